package players

import (
	"math"
	"slices"

	"tablekeeper/companion/rules"
)

// How a world is played on.
const (
	ownTurns   = 2  // that the seat begins before a try ends
	longestTry = 60 // moves of a try
	mostSeen   = 12 // options that are looked at for a move of a try
)

// haste is what each move of its own costs a seat: of two ways to the same place the shorter one is better, and moves
// that undo each other don't go on for ever.
const haste = 0.0001

// worlds are what may be and may come, as far as a seat can tell: a deal of what it can't see, and numbers for what chance
// decides later. Each has a number, and is the same each time that it is dealt: what is tried in the same worlds differs by itself
// alone, not by luck.
type worlds struct {
	a     rules.Ahead
	seat  int // that thinks
	draw  Draw
	seeds []uint64
	legal []rules.Act
	list  []option // of the seat that moves next
	// reply is what another seat chose first since the world was dealt, as all see it, and replied that it did; a pass and a draw
	// are none.
	reply   rules.Act
	replied bool
	// clock is the timer that runs, or nil; ran is how much of its time has passed since the world was dealt, looked up to when it
	// was asked what the table does.
	clock       *Clock
	ran, looked int64
}

// stream gives numbers that are the same for the same seed (SplitMix64).
func stream(seed uint64) Draw {
	return func(n int) int {
		seed += 0x9e3779b97f4a7c15
		x := seed
		x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
		x = (x ^ x>>27) * 0x94d049bb133111eb
		return int((x ^ x>>31) >> 1 % uint64(n))
	}
}

// deal begins a world, and gives the chance of what comes in it.
func (w *worlds) deal(world int) Draw {
	for len(w.seeds) <= world {
		const half = 1 << 30
		w.seeds = append(w.seeds, uint64(w.draw(half))*half+uint64(w.draw(half)))
	}
	w.a.Begin(stream(w.seeds[world]))
	w.reply, w.replied, w.ran, w.looked = rules.Act{}, false, 0, 0
	w.a.Leave(w.clock.moves(0))
	return stream(^w.seeds[world])
}

// choices lists what a seat can choose now.
func (w *worlds) choices(seat int) []option {
	w.legal = w.a.Legal(w.legal[:0])
	w.list = options(w.a, w.legal, seat, w.list[:0])
	return w.list
}

// find is an option among the choices, nil where it isn't legal in this world.
func (w *worlds) find(o key) *option {
	if at := slices.IndexFunc(w.list, func(legal option) bool { return legal.key() == o }); at >= 0 {
		return &w.list[at]
	}
	return nil
}

// make makes the move of an option; chance makes one of a draw.
func (w *worlds) make(o option, draw Draw) { w.do(w.made(o, draw)) }

// made is the move of an option.
func (w *worlds) made(o option, draw Draw) rules.Act {
	if o.chance {
		return throw(w.a, o.acts, draw)
	}
	return o.act
}

// playOn lets all play until the seat has begun so many turns, and gives what each can expect then, less what its moves cost the seat.
func (w *worlds) playOn(turns int, draw Draw) []float64 {
	own, begun, last := 0, 0, w.seat
	for range longestTry {
		if w.a.Over() {
			break
		}
		w.legal = w.a.Legal(w.legal[:0])
		who := w.mover(draw)
		if who == w.seat {
			if last != who {
				begun++
			}
			if begun == turns {
				break
			}
			own++
		}
		if who > 0 {
			last = who
		}
		w.move(who, draw)
	}
	out := standing(w.a)
	out[w.seat-1] -= float64(haste * float64(own))
	return out
}

// move makes a move of a seat: the best next one. What the table decides, chance does, and bids that are made unseen.
func (w *worlds) move(who int, draw Draw) {
	w.list = options(w.a, w.legal, who, w.list[:0])
	switch {
	case len(w.list) == 0: // a card that nobody is shown
		w.do(w.legal[slices.IndexFunc(w.legal, func(act rules.Act) bool { return act.Seat == who })])
	case len(w.list) == 1:
		w.make(w.list[0], draw)
	case who == 0 || slices.Contains(w.a.Sealed(), who):
		w.make(pick(w.list, draw), draw)
	default:
		w.best(who, draw)
	}
}

// best makes the best next move of a seat; of many options it looks at some by chance.
func (w *worlds) best(who int, draw Draw) {
	w.a.Hold()
	seen := w.list
	if len(seen) > mostSeen {
		seen = make([]option, mostSeen)
		for i := range seen {
			seen[i] = pick(w.list, draw)
		}
	}
	best, most := 0, math.Inf(-1)
	for i := range seen {
		w.a.Back()
		w.a.Make(w.made(seen[i], draw))
		if v := standing(w.a)[who-1]; v > most {
			best, most = i, v
		}
	}
	w.a.Back()
	if w.replied || who == w.seat {
		w.make(seen[best], draw)
		return
	}
	before := standing(w.a)[w.seat-1]
	w.make(seen[best], draw)
	w.answer(seen[best], before-standing(w.a)[w.seat-1])
}

// answer notes what another seat chose first, where that costs the seat that thinks something.
func (w *worlds) answer(o option, cost float64) {
	const hurts = 0.002
	w.replied = true
	if o.chance || cost < hurts || w.a.Form(o.act).Passes {
		return
	}
	w.reply = o.act
	if hidden, ok := w.a.Hide(o.act); ok {
		w.reply = hidden
	}
}
