package tide

import (
	"fmt"
	"slices"
	"strconv"

	"tablekeeper/companion/base/clock"
)

// act is what a person does to the timer. Everything up to this moment is
// worked off first (12.2 item 5).
type act struct {
	word    string // of its record
	what    What
	refused func() error
	effect  func()
}

func (g *Game) do(now clock.Reading, a act) error {
	g.look(now, true)
	if err := a.refused(); err != nil {
		return err
	}
	a.effect()
	g.happen(Happening{What: a.what})
	g.write(a.word)
	return nil
}

// Start starts the time, with a followed game not before the first turn (12.1
// item 3).
func (g *Game) Start(now clock.Reading) error { return g.do(now, g.start()) }

func (g *Game) start() act {
	return act{"start", Started, func() error {
		switch {
		case g.end != NotOver:
			return errOver
		case g.started:
			return errStarted
		case g.setup.Follow != nil && g.step == StepSetup:
			return errNotDealt
		}
		return nil
	}, func() { g.started = true }}
}

// Pause pauses by hand.
func (g *Game) Pause(now clock.Reading) error { return g.do(now, g.pause()) }

func (g *Game) pause() act {
	return act{"pause", PausedByHand, func() error {
		return g.first(g.playing(), g.byHand, errPaused)
	}, func() { g.byHand = true }}
}

// Continue goes on after a pause by hand.
func (g *Game) Continue(now clock.Reading) error { return g.do(now, g.goOn()) }

func (g *Game) goOn() act {
	return act{"continue", WentOn, func() error {
		return g.first(g.playing(), !g.byHand, errNotPaused)
	}, func() { g.byHand = false }}
}

// DeckEmpty pauses until Shuffled, without a followed game.
func (g *Game) DeckEmpty(now clock.Reading) error { return g.do(now, g.empty()) }

func (g *Game) empty() act {
	return act{"deck-empty", DeckEmptied, func() error {
		return g.first(g.alone(), g.deckEmpty, errWaiting)
	}, func() { g.deckEmpty = true }}
}

// Shuffled goes on after DeckEmpty, unless it is paused by hand too.
func (g *Game) Shuffled(now clock.Reading) error { return g.do(now, g.shuffled()) }

func (g *Game) shuffled() act {
	return act{"shuffled", DeckShuffled, func() error {
		return g.first(g.alone(), !g.deckEmpty, errNotWaiting)
	}, func() { g.deckEmpty = false }}
}

// Reach keeps the place of a player (seat from 1) who has reached the plan,
// without a followed game. When one player is left the game is over (4.5, 4.6).
func (g *Game) Reach(now clock.Reading, seat int) error {
	g.look(now, true)
	if err := g.reachRefused(seat); err != nil {
		return err
	}
	g.reach(seat)
	g.write("reach", fmt.Sprint(seat))
	return nil
}

func (g *Game) reachRefused(seat int) error {
	switch {
	case g.alone() != nil:
		return g.alone()
	case seat < 1 || seat > len(g.setup.Seats):
		return fmt.Errorf("there is no seat %d: %d play", seat, len(g.setup.Seats))
	case g.has(seat):
		return fmt.Errorf("%s has reached the plan already", g.setup.Seats[seat-1])
	}
	return nil
}

func (g *Game) reach(seat int) {
	g.finished = append(slices.Clip(g.finished), seat)
	g.happen(Happening{What: ReachedPlan, Seat: seat})
	if len(g.finished) == len(g.setup.Seats)-1 {
		g.end = AllFinished
		g.happen(Happening{What: GameEnded})
	}
}

func (g *Game) has(seat int) bool { return slices.Contains(g.finished, seat) }

// UndoReach takes the latest place back, also after the time is out. A game
// that had ended by it is paused by hand.
func (g *Game) UndoReach(now clock.Reading) error {
	g.look(now, true)
	if err := g.undoRefused(); err != nil {
		return err
	}
	g.undoReach()
	g.write("undo-reach")
	return nil
}

func (g *Game) undoRefused() error {
	return g.first(g.notFollowed(), len(g.finished) == 0, errNoPlace)
}

func (g *Game) undoReach() {
	last := len(g.finished) - 1
	seat := g.finished[last]
	g.finished = g.finished[:last:last]
	g.happen(Happening{What: ReachUndone, Seat: seat})
	if g.end == AllFinished {
		g.end = NotOver
		g.byHand = true
		g.happen(Happening{What: EndUndone})
	}
}

// Leave keeps the moment at which the app goes to the background, so that it
// can say exactly how long it was away.
func (g *Game) Leave(now clock.Reading) {
	g.look(now, true)
	if g.started && g.end == NotOver {
		g.write("leave")
	}
}

// Seen keeps that the table has seen the first n of the events that came, so
// that none of them is announced again when the game comes back.
func (g *Game) Seen(now clock.Reading, n int) {
	g.look(now, true)
	if n = min(n, g.Count(EventCame)); n > g.shown {
		g.shown = n
		g.write(seenWord, strconv.Itoa(n))
	}
}

// Count is how often something has happened so far.
func (g *Game) Count(what What) int {
	n := 0
	for _, h := range g.log {
		if h.What == what {
			n++
		}
	}
	return n
}

// playing refuses what only makes sense between start and end.
func (g *Game) playing() error {
	return g.first(g.first(nil, g.end != NotOver, errOver), !g.started, errNotStarted)
}

func (g *Game) notFollowed() error {
	return g.first(nil, g.setup.Follow != nil, errFollowed)
}

// alone refuses what a followed game knows by itself.
func (g *Game) alone() error {
	if err := g.notFollowed(); err != nil {
		return err
	}
	return g.playing()
}

// first is the refusal that was found before, or else the next one.
func (g *Game) first(before error, holds bool, next error) error {
	if before == nil && holds {
		return next
	}
	return before
}
