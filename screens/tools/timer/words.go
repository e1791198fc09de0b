package timer

import (
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/timed"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// told is an event as people are told it.
type told struct {
	Icon         parts.Icon
	Mood         parts.Mood
	Picture      parts.Picture
	Title, Words string
}

// moods are the cards of events, and their sounds.
var moods = map[tide.Mood]struct {
	card parts.Mood
	cue  sounds.Cue
}{
	tide.Moving: {parts.Moving, sounds.Event},
	tide.Giving: {parts.Giving, sounds.Gain},
	tide.Taking: {parts.Taking, sounds.Loss},
}

// TellEvent reports what all players do.
func TellEvent(k tide.Kind) told {
	e := k.Event()
	return told{
		parts.Icon(e.Key()), moods[e.Mood].card, parts.Picture(e.Key()),
		wording.Translate(e.Title), wording.Translate(e.Says),
	}
}

// StateWord is what the timer does, in words.
func StateWord(v tide.View) string {
	switch {
	case v.State == tide.Over && v.End == tide.TimeOut:
		return wording.L("Time's up")
	case v.State == tide.Over:
		return wording.L("The game is over")
	case v.DeckEmpty:
		return wording.L("Shuffle")
	case v.State == tide.Paused:
		return wording.L("Paused")
	}
	return wording.L("The clock runs")
}

// StateIcon is the sign of what the timer does.
func StateIcon(s tide.State) parts.Icon {
	switch s {
	case tide.Running:
		return parts.IconWave
	case tide.Over:
		return parts.IconFlag
	}
	return parts.IconPause
}

// ResumeLine reports what runs, and how long nobody looked, without betraying the time.
func ResumeLine(e *Evening, now int64) string {
	players, time, state := e.players(), parts.ClockTime(e.Start, now), StateWord(e.View)
	switch {
	case e.Start == 0:
		return wording.L("{state}. {players} players.", state, players)
	case e.Ran > 0:
		return wording.L("{state}. {players} players, started {time}. The app was away for {away}.", state, players, time, parts.Duration(e.Away))
	}
	return wording.L("{state}. {players} players, started {time}.", state, players, time)
}

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
