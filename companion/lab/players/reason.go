package players

import (
	"cmp"
	"math"
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Why is a kind of reason.
type Why uint8

// The kinds of reasons.
const (
	NoOther  Why = iota // there is nothing else to do
	ByChance            // it was picked by chance
	Wins                // it ends the match with the seat in first place
	ForASign            // a sign of the game says so: Words
	Invites             // after the next best choice another seat makes the move Then more often, and that costs something
	NoMatter            // the choices look alike
)

// Reason is why a choice was made, as all at the table could find it out. It tells nothing of cards that only their player sees.
type Reason struct {
	Why Why
	// Seat is the other seat that it is about; 0: none.
	Seat int
	// Sign is the sign that decides, one more than its place in their order, and Gain how much it counts beside the next best choice.
	Sign int
	Gain float64
	// Words are what the sign says: "Then my next stage only lacks 2 fuel."
	Words wording.Text
	// Then is the other seat's move that it is about.
	Then rules.Act
}

// Of is the reason of a turn in which several moves are made, each with one: what decides most.
func (r Reason) Of(before Reason) Reason {
	if one, other := before.rank(), r.rank(); one > other || one == other && before.Gain >= r.Gain {
		return before
	}
	return r
}

// rank is how much a kind of reason says.
func (r Reason) rank() int {
	return [...]int{NoOther: 0, ByChance: 1, Wins: 4, ForASign: 3, Invites: 2, NoMatter: 1}[r.Why]
}

// What makes a difference that is told.
const (
	telling    = 0.3 // of the worlds: by how much a reply is more frequent
	likely     = 0.5
	leastTried = 4 // worlds in which choices are compared
	alike      = 1e-9
)

// reason says of a choice what decides between it and the best of what else there is. Moves after which all signs are the same, such as two
// ways to one place, are one choice.
func (w *onlooker) reason(chosen Choice) Reason {
	if chosen.Chance {
		chosen.Act = rules.Act{Seat: chosen.Act.Seat, Verb: chosen.Act.Verb}
	}
	at := slices.IndexFunc(w.seen, func(s *seenOption) bool { return s.key() == key{chosen.Act, chosen.Chance} })
	if at < 0 || w.seen[at].tried == 0 {
		return Reason{Why: NoMatter}
	}
	own := w.seen[at]
	if own.over == own.tried && own.mean()[w.seat-1] == 1 {
		return Reason{Why: Wins}
	}
	next := w.next(own)
	if next == nil {
		return Reason{Why: NoMatter}
	}
	if r := w.bySign(own, next); r.Why == ForASign {
		return r
	}
	return w.invited(own, next)
}

// next is what the seat would choose else, by the next move; nil: nothing else differs.
func (w *onlooker) next(own *seenOption) (next *seenOption) {
	for _, s := range w.seen {
		if s == own || s.tried == 0 || same(s, own) {
			continue
		}
		if next == nil || s.gain() > next.gain() {
			next = s
		}
	}
	return next
}

// same reports whether two options lead to one place.
func same(a, b *seenOption) bool {
	for seat := range a.signs {
		for k := range a.signs[seat] {
			if math.Abs(a.sign(seat+1, k)-b.sign(seat+1, k)) > alike {
				return false
			}
		}
	}
	return a.signs != nil
}

// bySign finds the sign that speaks most for what was chosen, of those that have words for it. What is only kept decides less than what is
// gained.
func (w *onlooker) bySign(own, next *seenOption) Reason {
	w.deal(0)
	if w.choices(w.seat); !own.chance && w.find(own.key()) != nil { // what a draw brings nobody knows yet
		w.a.Make(own.act)
	}
	const kept = 0.3
	names, weights := w.a.Seats(), w.a.Weights()
	type spoken struct {
		Reason
		weighs float64
		change rules.Change
	}
	var list []spoken
	for seat := range own.signs {
		for k, weight := range weights {
			r := spoken{Reason: Reason{Why: ForASign, Sign: k + 1, Gain: weight * (own.sign(seat+1, k) - next.sign(seat+1, k))}}
			moved := weight * own.sign(seat+1, k)
			if seat+1 != w.seat {
				r.Seat, r.change, r.Gain, moved = seat+1, rules.Lost, -r.Gain/float64(len(names)-1), -moved
			}
			switch r.weighs = r.Gain; {
			case moved <= alike:
				r.change, r.weighs = rules.Kept, kept*r.Gain
			case own.chance && r.Seat == 0:
				r.change = rules.Hoped
			}
			if r.Gain > alike && (r.Seat == 0 || r.change == rules.Lost) {
				list = append(list, r)
			}
		}
	}
	slices.SortStableFunc(list, func(x, y spoken) int { return cmp.Compare(y.weighs, x.weighs) })
	for _, r := range list {
		seat, name := w.seat, wording.Name("")
		if r.Seat > 0 {
			seat, name = r.Seat, wording.Name(names[r.Seat-1])
		}
		if r.Words = w.a.Says(seat, r.Sign-1, r.change, name); !r.Words.Empty() {
			return r.Reason
		}
	}
	return Reason{Why: NoMatter}
}

// invited looks for what another seat does most often after the next best choice, in the worlds in which that brings less than what was
// chosen: a move that it seldom makes there after what was chosen.
func (w *onlooker) invited(own, next *seenOption) Reason {
	with, without, worse := map[rules.Act]int{}, map[rules.Act]int{}, 0
	var most rules.Act
	for world := range compared {
		found, reply, ok := w.follow(own.key(), world)
		other, invites, legal := w.follow(next.key(), world)
		if !ok || !legal || other >= found {
			continue
		}
		worse++
		with[reply]++
		without[invites]++
		if without[invites] > without[most] && invites.Seat > 0 {
			most = invites
		}
	}
	share := func(of map[rules.Act]int) float64 { return float64(of[most]) / float64(max(worse, 1)) }
	if worse < leastTried || share(without) < likely || share(without)-share(with) < telling {
		return Reason{Why: NoMatter}
	}
	return Reason{Why: Invites, Seat: most.Seat, Then: most}
}

// follow plays on after a choice in a world until the seat's next turn: what it can expect then, and what another seat chose first. It
// reports whether the choice was legal there.
func (w *onlooker) follow(c key, world int) (found float64, reply rules.Act, legal bool) {
	draw := w.deal(world)
	w.choices(w.seat)
	o := w.find(c)
	if o == nil {
		return 0, reply, false
	}
	w.make(*o, draw)
	return w.playOn(1, draw)[w.seat-1], w.reply, true
}
