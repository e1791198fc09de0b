package timer

import (
	"tablekeeper/companion/clock"
	"tablekeeper/companion/players"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/timed"
	"tablekeeper/screens/game"
)

// Told is the timer that follows a match, as other devices are told it; nil: none does.
func (a *Feature) Told(o *game.OwnMatch) *tables.Timer {
	if !a.Follows(o.ID) {
		return nil
	}
	return timed.Told(a.Evening.View, a.safe(), a.Device().Network.Now())
}

// Clock is the timer that runs beside a match, as an app that thinks reads it; nil: none runs.
func (a *Feature) Clock(o *game.OwnMatch) *players.Clock {
	if !a.Follows(o.ID) {
		return nil
	}
	return timed.Read(a.Evening.View, a.Evening.Game.Settings(), o.Log().Count())
}

// Ask does what a seat at another device asks of the timer of a match.
func (a *Feature) Ask(o *game.OwnMatch, what string) (err error) {
	switch {
	case a.Evening != nil && !a.Follows(o.ID):
		return errOther()
	case a.Evening == nil && what == tables.StartTimer && timed.Has(o.Match.Table()) && !a.joins():
		e, err := beginBeside(a.Device(), a.TideSettings(o), a.Beside(o))
		if err == nil {
			a.begun(e, nil)
		}
		return err
	case a.Evening == nil:
		return timed.Do(nil, what, a.Device().Clock())
	}
	err = a.Evening.Do(func(now clock.Reading) error { return timed.Do(a.Evening.Game, what, now) })
	a.stateChanged()
	return err
}

// tell lets other devices see what the timer does now.
func (a *Feature) tell() {
	if o := a.followed(); o != nil && a.Room != nil {
		a.Room.Changed(o)
	}
}
