// Package players thinks for a seat: by chance, by the best next move, or by a search. No rule stands here: players
// ask the referee what is legal, and each game says in a few lines how near a seat is to winning.
package players

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Draw gives a number from 0 to n-1, each alike. The same numbers make the same choices on every machine.
type Draw func(n int) int

// Choice is what a player wants to do.
type Choice struct {
	// Act is the move. Where chance decides it, it is one of the cases: only its seat and verb were chosen.
	Act rules.Act
	// Chance means that a die is to be thrown or a card drawn for the verb of the move.
	Chance bool
}

// Player chooses a move for a seat that has legal ones. It thinks ahead from where
// the match stands; whatever is known there, it sees only what its seat may see.
type Player interface {
	Choose(at rules.Ahead, seat int, draw Draw) Choice
}

// Levels are the players by name, from the weakest to the strongest.
func Levels() []string { return []string{"random", "greedy", "search"} }

// Named is the player of a level; a search looks ahead so many times. It reports whether there is one.
func Named(level string, tries int) (Player, bool) {
	switch level {
	case "random":
		return Random{}, true
	case "greedy":
		return Greedy{}, true
	case "search":
		return Search{Tries: tries}, true
	}
	return nil, false
}

// option is something that a seat can choose: a move, or a draw of which chance makes one of the moves.
type option struct {
	act    rules.Act // of a draw without its words
	chance bool
	weight int // how often random play chooses it
	acts   []rules.Act
}

// options are what a seat can choose among its legal moves, in their order. A card that nobody is shown is none: a face
// is dealt.
func options(a rules.Ahead, legal []rules.Act, seat int, list []option) []option {
	for _, act := range legal {
		if act.Seat != seat || a.Unseen(act) {
			continue
		}
		ways := a.Ways(act)
		if ways == 0 {
			list = append(list, option{act: act, weight: a.RandomWeight(act)})
			continue
		}
		drawn := rules.Act{Seat: act.Seat, Verb: act.Verb}
		if last := len(list) - 1; last >= 0 && list[last].chance && list[last].act == drawn {
			list[last].acts = append(list[last].acts, act)
			list[last].weight = max(list[last].weight, a.RandomWeight(act))
			continue
		}
		list = append(list, option{act: drawn, chance: true, weight: a.RandomWeight(act), acts: []rules.Act{act}})
	}
	return list
}

// choice is the option as it is handed out.
func (o option) choice() Choice {
	if o.chance {
		return Choice{Act: o.acts[0], Chance: true}
	}
	return Choice{Act: o.act}
}

// throw takes one of the cases of a draw by chance.
func throw(a rules.Ahead, acts []rules.Act, draw Draw) rules.Act {
	if len(acts) == 1 {
		return acts[0]
	}
	return rules.Choose(acts, a.Ways, draw)
}

// mover is who moves next of those who may: the first who is awaited. What the table may do beside a player, such as ending
// the time, comes by chance, as often as in random play.
func mover(a rules.Ahead, legal []rules.Act, draw Draw) int {
	seat := awaited(a, legal)
	if seat > 0 && legal[0].Seat == 0 { // the table's moves come first in the list
		table, all := 0, 0
		for _, act := range legal {
			w := a.RandomWeight(act)
			if all += w; act.Seat == 0 {
				table += w
			}
		}
		if draw(all) < table {
			return 0
		}
	}
	return seat
}

// awaited is the first of those who are awaited and may move.
func awaited(a rules.Ahead, legal []rules.Act) int {
	for _, seat := range a.ToMove() {
		if offers(legal, seat) {
			return seat
		}
	}
	return legal[0].Seat
}

// offers reports whether a seat has a move.
func offers(legal []rules.Act, seat int) bool {
	return slices.ContainsFunc(legal, func(act rules.Act) bool { return act.Seat == seat })
}

// Random plays by chance, moves that lead on more often than others.
type Random struct{}

// Choose implements [Player].
func (Random) Choose(at rules.Ahead, seat int, draw Draw) Choice {
	a, list := begin(at, seat, draw)
	if len(list) == 0 {
		return unseen(a, seat, draw)
	}
	return pick(list, draw).choice()
}

// Distracted plays by chance once in so many moves, so that positions come that its player would avoid.
type Distracted struct {
	Player
	Often int
}

// Choose implements [Player].
func (d Distracted) Choose(at rules.Ahead, seat int, draw Draw) Choice {
	if draw(d.Often) == 0 {
		return Random{}.Choose(at, seat, draw)
	}
	return d.Player.Choose(at, seat, draw)
}

// begin thinks ahead for a seat, with one deal of what it can't see, and lists what it can choose.
func begin(at rules.Ahead, seat int, draw Draw) (rules.Ahead, []option) {
	a := at.For(seat)
	return a, options(a, start(a, seat, nil, draw), seat, nil)
}

// start deals what a seat can't see, and lists the legal moves. Of those who bid unseen before the seat it guesses the bids.
func start(a rules.Ahead, seat int, list []rules.Act, draw Draw) []rules.Act {
	a.Begin(draw)
	list = a.Legal(list[:0])
	for slices.Contains(a.Sealed(), seat) && !offers(list, seat) && len(list) > 0 {
		a.Make(pick(options(a, list, list[0].Seat, nil), draw).act)
		list = a.Legal(list[:0])
	}
	return list
}

// unseen is a move of a seat whose moves all bring a card that nobody is shown.
func unseen(a rules.Ahead, seat int, draw Draw) Choice {
	var own []rules.Act
	for _, act := range a.Legal(nil) {
		if act.Seat == seat {
			own = append(own, act)
		}
	}
	return Choice{Act: own[draw(len(own))]}
}

// pick takes one option by chance, by the weights.
func pick(list []option, draw Draw) option {
	return rules.Choose(list, func(o option) int { return o.weight }, draw)
}

// Greedy takes the move after which its seat stands best against the best of the others; a draw counts with the mean of its cases.
type Greedy struct {
	clock func() *Clock // see Timed; nil: none runs
}

// Choose implements [Player].
func (g Greedy) Choose(at rules.Ahead, seat int, draw Draw) Choice {
	a, list := begin(at, seat, draw)
	if len(list) == 0 {
		return unseen(a, seat, draw)
	}
	a.Leave(read(g.clock).moves(0))
	return greedy(a, list, seat, draw)[0].Choice
}

// greedy looks one move ahead, and gives what becomes of each option; the one that is taken first.
func greedy(a rules.Ahead, own []option, seat int, draw Draw) []outlook {
	a.Hold()
	list := make([]outlook, len(own))
	var best []int
	for i, o := range own {
		list[i] = o.outlook(a)
		switch v := list[i].Standing[seat-1]; {
		case best == nil || v > list[best[0]].Standing[seat-1]:
			best = append(best[:0], i)
		case v == list[best[0]].Standing[seat-1]:
			best = append(best, i)
		}
	}
	taken := rules.Choose(best, func(i int) int { return own[i].weight }, draw) // what leads nowhere yet is chosen as in random play
	list[0], list[taken] = list[taken], list[0]
	return list
}

// outlook is what becomes of an option from the position that is held, over the cases of a draw.
func (o option) outlook(a rules.Ahead) outlook {
	var t tally
	o.each(a, func(ways int) { t.add(standing(a), ways) })
	return outlook{Choice: o.choice(), Tried: t.tried, Standing: t.mean()}
}

// each goes through what an option becomes from the position that is held, over the cases of a draw: it is told in how many ways each comes.
func (o option) each(a rules.Ahead, seen func(ways int)) {
	if !o.chance {
		a.Back()
		a.Make(o.act)
		seen(1)
	}
	for _, act := range o.acts {
		a.Back()
		ways := a.Ways(act)
		a.Make(act)
		seen(ways)
	}
	a.Back()
}

// standing is what each seat can expect, seat 1 first, from 0 to 1: at the end by its place, before by its chances, or where nobody
// has learned those by how far it is ahead of the best of the others.
func standing(a rules.Ahead) []float64 {
	if a.Over() {
		return a.Ends()
	}
	const most = 0.98 // of what the end itself is worth
	if chances := a.Chances(); chances != nil {
		for i, c := range chances {
			chances[i] = 0.5 + float64(most*(c-0.5))
		}
		return chances
	}
	out := make([]float64, len(a.Seats()))
	worth := make([]float64, len(out))
	for i := range worth {
		worth[i] = a.Worth(i + 1)
	}
	for i := range out {
		best := 0.0
		for k, w := range worth {
			if k != i {
				best = max(best, w)
			}
		}
		out[i] = 0.5 + float64(0.45*(worth[i]-best)) // never as much as the end itself
	}
	return out
}
