package players

import (
	"math"
	"slices"

	"tablekeeper/companion/rules"
)

// Until is a player who thinks no longer when stopped says so; one who doesn't look ahead is the same player.
func Until(p Player, stopped func() bool) Player {
	search, ok := p.(Search)
	if !ok {
		return p
	}
	before := search.Stop
	search.Stop = func() bool { return stopped() || before != nil && before() }
	return search
}

// Search looks ahead. Where a game's chances to win were learned, the options of the seat race: see race.go. Else it is an
// information-set Monte Carlo tree search. Each try deals what the seat doesn't know anew, goes down the tree by what was found so
// far, plays on a little from where it leaves it, and counts how everybody stands there. Moves of others that a seat can't see are
// one in its tree, bids that are made unseen are chosen without knowing those of others. After Cowling, Powley and Whitehouse,
// "Information Set Monte Carlo Tree Search" (2012), with priors as in Rosin's PUCB (2011); roots alone are taken of numbers, so that
// all machines find the same.
type Search struct {
	// Tries is how often it looks ahead; 0: until Stop says so.
	Tries int
	// Stop, where it is given, is asked before each try but the first whether time is up.
	Stop func() bool
}

// depth is how many moves a search plays on by chance beyond its tree: enough for a throw to fall, few enough that
// chance's poor moves don't drown what was chosen.
const depth = 3

// curious is how much a search tries what it knows little of, beside what has gone well.
const curious = 0.7

// haste is what each move of its own costs a seat: of two ways to the same place the shorter one is better, and moves
// that undo each other don't go on for ever.
const haste = 0.0001

// key names what was chosen in a node, or what then came of it: draws by their verb, then by their case.
type key struct {
	act    rules.Act
	chance bool
}

// node is a place in the tree, as the seat that thinks can tell it from others.
type node struct {
	edges    map[key]*edge
	children map[key]*node
	bids     map[string]*node // after bids that were made unseen: by all of them
}

// edge is what is known of an option: by seat what came of it. Met is how often it could be chosen.
type edge struct {
	tried, met int
	sum        float64 // for the seat that chooses, with what it brings at once
	all        tally   // of the seat that thinks, at the root
}

// look is one search.
type look struct {
	a     rules.Ahead
	draw  Draw
	seat  int
	legal []rules.Act
	list  []option
	edges []*edge
	path  []step
	root  *node
	taken *edge // what the seat chose at the root in this try; nil: it had no choice
}

// step is an edge that a try went along, and who chose it.
type step struct {
	edge *edge
	seat int
}

// Choose implements [Player].
func (s Search) Choose(at rules.Ahead, seat int, draw Draw) Choice {
	a, own := begin(at, seat, draw)
	switch len(own) {
	case 0:
		return unseen(a, seat, draw)
	case 1:
		return own[0].choice()
	}
	return s.weigh(a, own, seat, draw)[0].Choice
}

// weigh looks ahead, and gives what became of each option, the one that is taken first: in a game whose chances are known by a
// race, else by a tree, what was tried most.
func (s Search) weigh(a rules.Ahead, own []option, seat int, draw Draw) []outlook {
	if a.Chances() != nil {
		return s.run(a, own, seat, draw)
	}
	l := &look{a: a, draw: draw, seat: seat, root: &node{}}
	for tries := 0; (s.Tries == 0 || tries < s.Tries) && (tries == 0 || s.Stop == nil || !s.Stop()); tries++ {
		l.try()
	}
	list := make([]outlook, len(own))
	for i, o := range own {
		list[i].Choice = o.choice()
		if e := l.root.edges[o.key()]; e != nil {
			list[i].Tried = e.all.tried
			list[i].Standing, list[i].Won = e.all.means()
		}
	}
	slices.SortStableFunc(list, func(x, y outlook) int { return y.Tried - x.Tried })
	return list
}

func (o option) key() key { return key{o.act, o.chance} }

// try goes down the tree once, adds a node, plays on and notes everybody's standing on its way.
func (l *look) try() {
	l.a.Begin(l.draw)
	l.path, l.taken = l.path[:0], nil
	first := true
	for at, fresh := l.root, false; !fresh && !l.a.Over(); {
		if sealed := l.a.Sealed(); len(sealed) > 1 {
			at, fresh = l.together(at)
			continue
		}
		seat := l.seat
		l.legal = l.a.Legal(l.legal[:0])
		if !first || !offers(l.legal, seat) {
			seat = mover(l.a, l.legal, l.draw)
		}
		first = false
		at, fresh = l.down(at, seat)
	}
	l.playOn()
	out := standing(l.a)
	costs := make([]float64, len(out))
	for _, s := range slices.Backward(l.path) {
		costs[s.seat-1] += haste
		s.edge.tried++
		s.edge.sum += out[s.seat-1] - costs[s.seat-1]
	}
	if l.taken != nil {
		l.taken.all.add(out, 1, l.a.Over())
	}
}

// down chooses for a seat at a node, makes the move and goes to what follows. It reports whether nobody was there before.
func (l *look) down(at *node, seat int) (next *node, fresh bool) {
	act := l.choose(at, seat)
	seen := key{act: act}
	if seat != l.seat {
		if hidden, ok := l.a.Hide(act); ok {
			seen.act = hidden
		}
	}
	l.a.Make(act)
	if next = at.children[seen]; next != nil {
		return next, false
	}
	next = &node{}
	if at.children == nil {
		at.children = map[key]*node{}
	}
	at.children[seen] = next
	return next, true
}

// together lets all bid who bid unseen: each by what it knows at this node alone.
func (l *look) together(at *node) (next *node, fresh bool) {
	var all []byte
	for len(l.a.Sealed()) > 0 && !l.a.Over() {
		l.legal = l.a.Legal(l.legal[:0])
		act := l.choose(at, mover(l.a, l.legal, l.draw))
		l.a.Make(act)
		for _, w := range act.Words {
			all = append(all, byte(act.Verb), byte(w), byte(w>>8))
		}
	}
	if next = at.bids[string(all)]; next != nil {
		return next, false
	}
	next = &node{}
	if at.bids == nil {
		at.bids = map[string]*node{}
	}
	at.bids[string(all)] = next
	return next, true
}

// choose takes an option of a seat at a node by what was found there, and a case of it by chance. What the table decides, chance does.
func (l *look) choose(at *node, seat int) rules.Act {
	l.list = options(l.a, l.legal, seat, l.list[:0])
	if len(l.list) == 0 { // a card that nobody is shown
		for _, act := range l.legal {
			if act.Seat == seat {
				return act
			}
		}
	}
	o := l.list[0]
	switch {
	case seat == 0:
		o = pick(l.list, l.draw)
	case len(l.list) > 1:
		o = l.best(at, seat)
	}
	return l.made(o)
}

// made is the move of an option; chance makes one of a draw.
func (l *look) made(o option) rules.Act {
	if o.chance {
		return throw(l.a, o.acts, l.draw)
	}
	return o.act
}

// best is the option with the highest bound of what it may bring, and notes it on the path. What an option brings at once
// counts like one try of it. Brought means lie close together: they are spread over the options of the node.
func (l *look) best(at *node, seat int) option {
	if at.edges == nil {
		at.edges = map[key]*edge{}
	}
	l.edges = l.edges[:0]
	low, high, weights, held := math.Inf(1), math.Inf(-1), 0.0, false
	for _, o := range l.list {
		e := at.edges[o.key()]
		if e == nil {
			if !held {
				l.a.Hold()
				held = true
			}
			l.a.Back()
			l.a.Make(l.made(o))
			e = &edge{sum: standing(l.a)[seat-1]}
			at.edges[o.key()] = e
		}
		e.met++
		low, high = min(low, e.mean()), max(high, e.mean())
		weights += math.Sqrt(float64(o.weight))
		l.edges = append(l.edges, e)
	}
	if held {
		l.a.Back()
	}
	best, most := 0, math.Inf(-1)
	for i, e := range l.edges {
		value := 0.5
		if high > low {
			value = (e.mean() - low) / (high - low)
		}
		prior := 0.5/float64(len(l.list)) + float64(0.5*math.Sqrt(float64(l.list[i].weight)))/weights
		bound := value + float64(curious*prior)*math.Sqrt(float64(e.met))/float64(1+e.tried)
		if bound > most {
			best, most = i, bound
		}
	}
	chosen := l.edges[best]
	l.path = append(l.path, step{chosen, seat})
	if at == l.root && seat == l.seat {
		l.taken = chosen
	}
	return l.list[best]
}

// mean is what an option brings on average.
func (e *edge) mean() float64 { return e.sum / float64(1+e.tried) }

// playOn plays by chance for some moves.
func (l *look) playOn() {
	for range depth {
		if l.a.Over() {
			return
		}
		l.legal = l.a.Legal(l.legal[:0])
		l.list = options(l.a, l.legal, mover(l.a, l.legal, l.draw), l.list[:0])
		if len(l.list) == 0 {
			l.a.Make(l.legal[0])
			continue
		}
		l.a.Make(l.made(pick(l.list, l.draw)))
	}
}
