package timer

import (
	"strings"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tide"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Followed is a match of Rising Tides as the timer sees it: what the timer brings enters the match as moves of the table.
type Followed struct {
	App *Feature
	Of  *game.OwnMatch
}

var _ tide.Followed = (*Followed)(nil)

// Step is the step of the match.
func (f *Followed) Step() tide.Step { return tide.StepNamed(f.Of.Match.Table().Step()) }

// Enter enters an event.
func (f *Followed) Enter(k tide.Kind) error { return f.play(f.moves().Event(int(k)), f.number()) }

// TimeOut enters the end of the time.
func (f *Followed) TimeOut() error { return f.play(f.moves().TimeOut, 0) }

// moves are what the timer enters.
func (f *Followed) moves() *game.TimerMoves { return f.App.AtTable(f.Of.Match.Table()).Timer }

// number is that of the event which is entered now, among all that came and those that lapsed. The timer keeps its record
// before it enters the event.
func (f *Followed) number() int {
	n := 0
	for _, text := range lastTimer(f.Of.Match.Kept().TimerRecords()) {
		if strings.HasPrefix(text, "came ") {
			n++
		}
	}
	if f.App.Evening != nil {
		for _, h := range f.App.Evening.View.All {
			if h.What == tide.EventLapsed {
				n++
			}
		}
	}
	return n
}

// lastTimer are the records of the latest timer that followed a match: each begins with a JSON object.
func lastTimer(records []string) []string {
	for i := len(records) - 1; i >= 0; i-- {
		if strings.HasPrefix(records[i], "{") {
			return records[i:]
		}
	}
	return nil
}

func (f *Followed) play(act rules.Act, number int) error {
	plain := f.Of.Match.Table().Sentence(act)
	f.Of.At = game.Now
	f.Of.Changes++
	err := f.App.Kept(f.Of.Match.PlayTimer(act, number))
	f.Of.SetPlayed(plain, err)
	f.Of.Readdress()
	return err
}

// Entered counts the events in the log of the match.
func (f *Followed) Entered() int { return f.moves().In(f.Of.Match.Table()) }

// followedMatch opens the match that a timer followed when the app was left.
func (a *Feature) followedMatch(id string) (*Followed, error) {
	o, err := a.Opened(id)
	if err != nil {
		return nil, err
	}
	return &Followed{a, o}, nil
}

// Follows reports whether the timer that runs follows the match with that id.
func (a *Feature) Follows(id string) bool { return a.Evening != nil && a.Evening.Match == id }

// Before lets the timer that follows a match work off what is due before a move.
func (a *Feature) Before(o *game.OwnMatch) {
	if a.Follows(o.ID) {
		a.Evening.View = a.Evening.Game.Before(a.Device().Clock())
	}
}

// After tells the timer that follows a match that it has changed.
func (a *Feature) After(o *game.OwnMatch) {
	if !a.Follows(o.ID) {
		return
	}
	now := a.Device().Clock()
	a.Evening.Game.Moved(now)
	a.Evening.see(now)
	a.Cover.Announce(a.Evening.View)
	a.Follow()
}

// TideSettings are the settings of the timer for a match: those of the options, but what the match itself says of time,
// chance and events.
func (a *Feature) TideSettings(o *game.OwnMatch) tide.Settings {
	t := o.Match.Table()
	s := a.Options().Settings(len(t.Seats())).WithHeaders(o.Match.Header(tide.LengthHeader), o.Match.Header(tide.ChanceHeader))
	for _, k := range tide.Kinds() {
		s.Active = s.Active.With(k, t.Options().On(k.Event().Key()))
	}
	return s
}

// Button leads from a match to the timer that follows it.
func (a *Feature) Button(o *game.OwnMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconWave, wording.L("Timer"), func() { a.OpenMatchTimer(o) })
}

// OpenMatchTimer opens the timer of a match. One that runs for another game is in the way: there is one timer.
func (a *Feature) OpenMatchTimer(o *game.OwnMatch) {
	switch {
	case a.Evening != nil && !a.Follows(o.ID):
		a.Say(wording.L("The timer is running for another game. End it first."))
		a.OpenTimer()
	case a.Evening == nil && tide.StepNamed(o.Match.Table().Step()) == tide.StepSetup:
		a.Say(wording.L("The timer starts with the first turn: the cards are not dealt yet."))
	case a.Evening == nil && tide.StepNamed(o.Match.Table().Step()) == tide.StepEnd:
		a.Say(wording.L("The game has ended, so the timer stays off."))
	default:
		a.Open(shell.Route{Page: shell.TimerPage, Arg: o.ID})
	}
}

// openFollowed opens the match that the running timer follows.
func (a *Feature) openFollowed() {
	if a.Evening != nil && a.Evening.Match != "" {
		a.Open(shell.Route{Page: shell.MatchPage, Arg: a.Evening.Match})
	}
}

// shuffleFollowed enters in the match that its cards are shuffled; the time goes on by it.
func (a *Feature) shuffleFollowed() {
	o, err := a.Opened(a.Evening.Match)
	if err != nil {
		a.Say(wording.L("This match can't be opened: {problem}.", err))
		return
	}
	o.Change(func() error {
		return o.Match.Play(a.AtTable(o.Match.Table()).Timer.Reshuffle, matches.Entered)
	})
	a.stateChanged()
}

// Moved lets the timer that follows a match go on with it under its new id.
func (a *Feature) Moved(before, now string) {
	if a.Follows(before) {
		a.Evening.follow(now)
	}
}

// turnLine is whose turn it is in the match that the timer follows, "" where it follows none.
func (a *Feature) turnLine() string {
	if o := a.followed(); o != nil {
		return game.TurnLine(o.Match.Table())
	}
	return ""
}

// followed is the open match that the running timer follows, or nil.
func (a *Feature) followed() *game.OwnMatch {
	if o := a.Playing; o != nil && a.Follows(o.ID) {
		return o
	}
	return nil
}

// safe are the seats that have reached their plan, in order.
func (a *Feature) safe() []int {
	if o := a.followed(); o != nil {
		if safe := a.AtTable(o.Match.Table()).Safe; safe != nil {
			return safe(o.Match.Table())
		}
	}
	return a.Evening.View.Finished
}
