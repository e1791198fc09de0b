package timer

import (
	"errors"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/tide"
	"tablekeeper/companion/timed"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Beside is an open match as the timer that follows it sees it: what the timer brings enters it as moves of the table.
func (a *Feature) Beside(o *game.OwnMatch) *timed.Beside {
	return &timed.Beside{Match: o.Match, Played: func(sentence string, err error) error {
		o.At = game.Now
		o.Changes++
		err = a.Kept(err)
		o.SetPlayed(sentence, err)
		o.Readdress()
		return err
	}}
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
	return timed.Settings(a.Options().Settings(len(o.Match.Table().Seats())), o.Match)
}

// Button leads from a match to the timer that follows it.
func (a *Feature) Button(o *game.OwnMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconWave, wording.L("Timer"), func() { a.OpenMatchTimer(o) })
}

// OpenMatchTimer opens the timer of a match. One that runs for another game is in the way: there is one timer.
func (a *Feature) OpenMatchTimer(o *game.OwnMatch) {
	switch {
	case a.Evening != nil && !a.Follows(o.ID):
		a.Say(errOther().Error())
		a.OpenTimer()
	case a.Evening == nil && timed.Step(o.Match.Table()) == tide.StepSetup:
		a.Say(wording.L("The timer starts with the first turn: the cards are not dealt yet."))
	case a.Evening == nil && timed.Step(o.Match.Table()) == tide.StepEnd:
		a.Say(wording.L("The game has ended, so the timer stays off."))
	default:
		a.Open(shell.Route{Page: shell.TimerPage, Arg: o.ID})
	}
}

// errOther reports that the one timer of this device runs for another game.
func errOther() error {
	return errors.New(wording.L("The timer is running for another game. End it first."))
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
		return o.Match.Play(timed.Reshuffle, matches.Entered)
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
		return o.Match.Table().Safe()
	}
	return a.Evening.View.Finished
}
