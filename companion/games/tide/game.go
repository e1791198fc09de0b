package tide

import (
	"errors"
	"fmt"
	"slices"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
)

// Why a game refuses what was asked of it.
var (
	errStarted    = errors.New("the timer has been started already")
	errNotStarted = errors.New("the timer has not been started yet")
	errNotDealt   = errors.New("the timer starts with the first turn: the cards are not dealt yet")
	errOver       = errors.New("the game is over")
	errPaused     = errors.New("the timer is paused already")
	errNotPaused  = errors.New("the timer is not paused")
	errWaiting    = errors.New("the timer waits for the shuffle already")
	errNotWaiting = errors.New("the timer does not wait for a shuffle")
	errFollowed   = errors.New("the referee follows this game and keeps that itself")
	errNoPlace    = errors.New("no player has reached the plan yet")
)

// Setup is what a new game begins with.
type Setup struct {
	Settings Settings
	Seed     chance.Seed
	Seats    []string // 4 to 6 names, clockwise
	Follow   Followed // nil: no followed game
}

func (s Setup) check() error {
	if n := len(s.Seats); n < MinPlayers || n > MaxPlayers {
		return fmt.Errorf("%d to %d players play Rising Tides, not %d", MinPlayers, MaxPlayers, n)
	}
	return s.Settings.Check()
}

// Game is the timer of one evening. All input comes with a reading of the
// clock. It is not safe for use by several goroutines.
//
// A game is its records: what it was set up with, what people did and what
// came, each with E and the clocks at that moment. Everything else follows, so
// a game that is brought back from them stands where it stood.
type Game struct {
	setup Setup
	at    state

	started   bool
	byHand    bool // paused by hand
	deckEmpty bool
	step      Step // of the followed game
	end       End
	finished  []int // seats in the order in which they reached the plan
	log       []Happening

	seen     clock.Reading // the latest look
	away     int64         // told by the next view
	ran      int64         // how much of it the clock went on
	told     int           // how much of the log the latest view has shown
	shown    int           // how many events the table has seen
	beats    int           // how many beats the latest view has counted
	digits   string        // made for digitsAt whole seconds
	digitsAt int64
	records  recorder
	replay   bool  // the records are read back: nothing is written, nobody is told
	entering bool  // an event has its record, but its step has none yet
	entered  int   // events in the referee's log as the latest record knows it
	trouble  error // the draws failed; the generator of a seed never does
	doubts   []string
}

func newGame(setup Setup, keep Keeper) *Game {
	source := chance.New(setup.Seed)
	draw := func(n int) (int, error) { return source.Below(n), nil }
	setup.Seats = slices.Clone(setup.Seats)
	return &Game{
		setup:    setup,
		at:       newEvening(setup.Settings, draw),
		digitsAt: -1,
		records:  recorder{keep: keep},
	}
}

// NewGame makes a game that is ready to start and keeps its first records. The
// error says what is wrong with the setup; a journal that refuses is told in
// View.Unsaved.
func NewGame(setup Setup, keep Keeper, now clock.Reading) (*Game, error) {
	if err := setup.check(); err != nil {
		return nil, err
	}
	g := newGame(setup, keep)
	g.seen = now
	g.records.begin(setup)
	g.records.boot(g.at.e, now)
	if setup.Follow != nil {
		g.applyStep(setup.Follow.Step())
		g.writeStep()
	}
	return g, nil
}

// Settings are the settings of this game.
func (g *Game) Settings() Settings { return g.setup.Settings }

// Seats are the names of the players, clockwise.
func (g *Game) Seats() []string { return slices.Clone(g.setup.Seats) }

// Follows reports whether the timer runs beside a game of the referee.
func (g *Game) Follows() bool { return g.setup.Follow != nil }

// Doubts reports what in the records of a resumed game did not fit together, and
// what a followed game refused; it is empty when all went well.
func (g *Game) Doubts() []string { return slices.Clone(g.doubts) }

func (g *Game) doubt(format string, facts ...any) {
	g.doubts = append(g.doubts, fmt.Sprintf(format, facts...))
}

// state is what the timer does. A pause by hand hides that it waits for a
// shuffle: it has to be ended by hand whatever the deck does.
func (g *Game) state() State {
	switch {
	case g.end != NotOver:
		return Over
	case !g.started:
		return Ready
	case g.byHand:
		return Paused
	case g.deckEmpty:
		return Waiting
	}
	return Running
}

func (g *Game) happen(h Happening) {
	h.At = g.at.e
	if h.What != EventCame {
		h.From, h.To = g.at.r, g.at.r
	}
	g.log = append(g.log, h)
}
