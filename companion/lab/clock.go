package lab

import (
	"cmp"
	"fmt"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// DefaultPace is how many seconds a move takes beside a timer, where nobody says: drawing or placing a card, by somebody who hurries.
const DefaultPace = 2

// MostPace is how many seconds a move can take.
const MostPace = 3600

// Clock is the timer of a game that declares one, beside a match, in time that nobody waits for (section 12 of the specification of Rising
// Tides).
type Clock struct {
	Minutes int `json:"set"`    // the set time
	Chance  int `json:"chance"` // of an event at a tick, in percent
}

// ClockFor is the timer that a game has with so many seats where nobody says otherwise; nil: the game has none.
func ClockFor(g *rules.Game, seats int) *Clock {
	if g.Timer == nil {
		return nil
	}
	usual := tide.Standard(seats)
	return &Clock{int(usual.Length / 60_000), usual.Chance}
}

// Knobs are what of the timer can be changed as numbers of the rules can; none: no timer runs.
func (s *Study) Knobs() []rules.RuleNumber {
	if s.Clock == nil {
		return nil
	}
	return []rules.RuleNumber{
		{Name: "minutes", Printed: s.Clock.Minutes, Low: tide.MinMinutes, High: tide.MaxMinutes},
		{Name: "chance", Printed: s.Clock.Chance, Low: 0, High: 100},
		{Name: "seconds-a-move", Printed: s.pace(), Low: 1, High: MostPace},
	}
}

// Turn is the study with another value of a knob; it reports whether there is one of that name.
func (s Study) Turn(name string, value int) (Study, bool) {
	if s.Clock == nil {
		return s, false
	}
	timer := *s.Clock
	s.Clock = &timer
	switch name {
	case "minutes":
		timer.Minutes = value
	case "chance":
		timer.Chance = value
	case "seconds-a-move":
		s.Pace = value
	default:
		return s, false
	}
	return s, true
}

func (c *Clock) settings() tide.Settings {
	return tide.Settings{Length: int64(c.Minutes) * 60_000, Chance: c.Chance, Active: tide.AllEvents}
}

// ofTimer reports whether a move is one that the timer of a game enters.
func ofTimer(g *rules.Game, act rules.Act) bool {
	return act.Verb == g.Timer.Out.Verb || act.Verb == g.Timer.Event(0).Verb
}

// timer is the timer of a match that is played; nil: it has none. What it brings enters the match.
type timer struct {
	*played
	study *Study
	game  *tide.Game
	world rules.Ahead // in which the players think, or nil
	now   clock.Reading
	takes map[int]int64 // how long a move takes (ms), by its verb, where that differs
	fault error         // of what it entered
}

var _ tide.Followed = (*timer)(nil)

func (s *Study) timer(g *played) *timer {
	if s.Clock == nil {
		return nil
	}
	t := &timer{played: g, study: s, now: clock.Reading{CountsSleep: true}, takes: map[int]int64{}}
	for _, verb := range g.table.Verbs() {
		if ms, ok := s.Times[g.table.Verb(rules.Act{Verb: verb.Verb})]; ok {
			t.takes[verb.Verb] = ms
		}
	}
	return t
}

// pace is how many seconds a move takes beside a timer.
func (s *Study) pace() int { return cmp.Or(s.Pace, DefaultPace) }

// begin sets the timer up; it starts with the first turn.
func (t *timer) begin() (err error) {
	if t == nil {
		return nil
	}
	settings := t.study.Clock.settings()
	for _, k := range tide.Kinds() {
		settings.Active = settings.Active.With(k, t.table.Options().On(k.Event().Key()))
	}
	seed := chance.SeedFrom(fmt.Sprintf("%s/%d/timer", t.study.Seed, t.Number))
	t.game, err = tide.NewGame(tide.Setup{Settings: settings, Seed: seed, Seats: t.study.Seats, Follow: t}, forgetful{}, t.now)
	return err
}

// forgetful keeps no records: a match that is stopped is played anew.
type forgetful struct{}

func (forgetful) Append(byte, string) error { return nil }

// Step implements [tide.Followed].
func (t *timer) Step() tide.Step { return tide.StepNamed(t.table.Step()) }

// Enter implements [tide.Followed].
func (t *timer) Enter(k tide.Kind) error { return t.enter(t.study.Game.Timer.Event(int(k))) }

// TimeOut implements [tide.Followed].
func (t *timer) TimeOut() error { return t.enter(t.study.Game.Timer.Out) }

// Entered implements [tide.Followed].
func (t *timer) Entered() int {
	if events := t.Used[t.table.Verb(t.study.Game.Timer.Event(0))]; events != nil {
		return events[0]
	}
	return 0
}

func (t *timer) enter(act rules.Act) error {
	if t.world != nil {
		t.world.Make(act)
	}
	t.fault = t.move(act)
	return t.fault
}

// passes lets the time pass that a seat takes for a move. It reports whether the timer brought something meanwhile: no more has passed
// then, and the move isn't made.
func (t *timer) passes(act rules.Act) bool {
	if t == nil || act.Seat == 0 {
		return false
	}
	before, until := t.Moves, t.now.Steady+t.lasts(act.Verb)
	for t.Moves == before {
		wait := until - t.now.Steady
		if t.game.View(t.now).State == tide.Running {
			wait = min(wait, t.game.Wait())
		}
		if t.Moves > before {
			break
		}
		if t.now.Steady += wait; t.now.Steady == until { // what is due now comes after the move (12.2 item 5)
			t.game.Before(t.now)
			return t.Moves > before
		}
	}
	return true
}

// lasts is how long a seat takes for a move with a verb, in ms.
func (t *timer) lasts(verb int) int64 {
	if ms, ok := t.takes[verb]; ok {
		return ms
	}
	return 1000 * int64(t.study.pace())
}

// moved tells the timer of a move, and starts it with the first turn (12.1 item 3).
func (t *timer) moved() error {
	if t == nil {
		return nil
	}
	t.game.Moved(t.now)
	if t.Step() == tide.StepTurn && t.game.View(t.now).State == tide.Ready {
		if err := t.game.Start(t.now); err != nil {
			return err
		}
	}
	return t.fault
}

// end notes how long the timer ran.
func (t *timer) end() {
	if t != nil {
		t.Ran = t.game.View(t.now).Elapsed
	}
}

// reads is the timer of a match as a player sees it; nil: none runs.
func (t *timer) reads() *players.Clock {
	if t == nil || t.game == nil {
		return nil
	}
	return t.read()
}

// read is the timer as a player sees it who thinks ahead. What is due at this moment waits until the thought is over.
func (t *timer) read() *players.Clock {
	v := t.game.Before(t.now)
	if v.State == tide.Over {
		return nil
	}
	return &players.Clock{Left: v.Remaining, Takes: t.lasts, Out: t.study.Game.Timer.Out, Every: tide.TickEvery, Chance: t.study.Clock.Chance}
}
