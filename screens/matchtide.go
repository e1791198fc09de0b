package screens

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// followed is a match of Rising Tides as the timer sees it: what the timer brings enters the match as moves of the table.
type followed struct {
	app *App
	of  *openMatch
}

var _ tide.Followed = (*followed)(nil)

// Step is the step of the match.
func (f *followed) Step() tide.Step { return tide.StepNamed(f.of.match.Table().Step()) }

// Enter enters an event.
func (f *followed) Enter(k tide.Kind) error { return f.play("event "+k.String(), f.number()) }

// TimeOut enters the end of the time.
func (f *followed) TimeOut() error { return f.play("time-out", 0) }

// number is that of the event which is entered now, among all that came and those that lapsed. The timer keeps its record
// before it enters the event.
func (f *followed) number() int {
	n := 0
	for _, text := range lastTimer(f.of.match.TimerRecords()) {
		if strings.HasPrefix(text, "came ") {
			n++
		}
	}
	if f.app.evening != nil {
		for _, h := range f.app.evening.view.All {
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

func (f *followed) play(move string, number int) error {
	t := f.of.match.Table()
	act, err := t.Read("table: " + move)
	if err != nil {
		return err
	}
	f.of.played = t.Sentence(act)
	f.of.at = now
	f.of.changes++
	err = f.app.kept(f.of.match.PlayTimer(act, number))
	f.app.moved(f.of)
	return err
}

// Entered counts the events in the log of the match.
func (f *followed) Entered() int { return eventsIn(f.of.match.Table()) }

// eventsIn counts the events in the log of a match.
func eventsIn(t rules.Table) int {
	n := 0
	for _, e := range t.Log() {
		if !e.Agreed && e.Seat == 0 && formName(t, e.Act) == "event" {
			n++
		}
	}
	return n
}

// formName is the verb of a move.
func formName(t rules.Table, act rules.Act) string {
	for _, f := range t.Forms() {
		if f.Verb == act.Verb {
			return f.Name
		}
	}
	return ""
}

// followedMatch opens the match that a timer followed when the app was left.
func (a *App) followedMatch(id string) (*followed, error) {
	o, err := a.opened(id)
	if err != nil {
		return nil, err
	}
	return &followed{a, o}, nil
}

// follows tells whether the running timer follows a match.
func (a *App) follows(o *openMatch) bool { return a.evening != nil && a.evening.match == o.id }

// beforeMove lets the timer that follows a match work off what is due before a move.
func (a *App) beforeMove(o *openMatch) {
	if a.follows(o) {
		a.evening.view = a.evening.game.Before(a.device.Clock())
	}
}

// afterMove tells the timer that follows a match that it has changed.
func (a *App) afterMove(o *openMatch) {
	if !a.follows(o) {
		return
	}
	now := a.device.Clock()
	a.evening.game.Moved(now)
	a.evening.see(now)
	a.cover.announce(a.evening.view)
	a.follow()
}

// tideSettings are the settings of the timer for a match: those of the options, but what the match itself says of time,
// chance and events.
func (a *App) tideSettings(o *openMatch) tide.Settings {
	t := o.match.Table()
	s := a.options.settings(len(t.Seats())).WithHeaders(o.match.Header(tide.LengthHeader), o.match.Header(tide.ChanceHeader))
	for _, k := range tide.Kinds() {
		s.Active = s.Active.With(k, t.Options().On("event-"+k.String()))
	}
	return s
}

// matchTimerButton leads from a match to the timer that follows it.
func (a *App) matchTimerButton(o *openMatch) *parts.IconButton {
	return parts.NewIconButton(parts.IconWave, lang.L("Timer"), func() { a.openMatchTimer(o) })
}

// openMatchTimer opens the timer of a match. One that runs for another game is in the way: there is one timer.
func (a *App) openMatchTimer(o *openMatch) {
	switch {
	case a.evening != nil && !a.follows(o):
		a.say(lang.L("The timer runs for another game. End it first."))
		a.openTimer()
	case a.evening == nil && tide.StepNamed(o.match.Table().Step()) == tide.StepSetup:
		a.say(lang.L("The timer starts with the first turn: the cards are not dealt yet."))
	case a.evening == nil && tide.StepNamed(o.match.Table().Step()) == tide.StepEnd:
		a.say(lang.L("The game has ended: there is no time to run."))
	default:
		a.open(Route{TimerPage, o.id})
	}
}

// openFollowed opens the match that the running timer follows.
func (a *App) openFollowed() {
	if a.evening != nil && a.evening.match != "" {
		a.open(Route{MatchPage, a.evening.match})
	}
}

// shuffleFollowed enters in the match that its cards are shuffled; the time goes on by it.
func (a *App) shuffleFollowed() {
	o, err := a.opened(a.evening.match)
	if err != nil {
		a.say(lang.L("This match can't be opened: {{.Problem}}.", said(err)))
		return
	}
	if act, err := o.match.Table().Read("table: reshuffle"); err == nil {
		a.changeMatch(o, func() error { return o.match.Play(act, matches.Entered) })
	}
	a.stateChanged()
}
