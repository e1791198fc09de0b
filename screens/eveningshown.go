package screens

import (
	"errors"
	"io/fs"
	"time"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tide"
)

// shownEvery is how often a window that only shows the timer looks for what the other one did.
const shownEvery = time.Second

// errElsewhere says why this window can't work the timer.
func errElsewhere() error {
	return errors.New(lang.L("The timer is open in another window. Here it is only shown."))
}

// nobody keeps no record: of a timer that another window keeps.
type nobody struct{}

// Append forgets a record.
func (nobody) Append(byte, string) error { return nil }

// watched is the match of a timer that another window keeps: nothing is entered.
type watched struct{ table rules.Table }

var _ tide.Followed = watched{}

// Step is the step of the match as it was read.
func (w watched) Step() tide.Step { return tide.StepNamed(w.table.Step()) }

// Enter leaves the event to the other window.
func (watched) Enter(tide.Kind) error { return nil }

// TimeOut leaves the end of the time to the other window.
func (watched) TimeOut() error { return nil }

// Entered counts the events in the log of the match.
func (w watched) Entered() int { return eventsIn(w.table) }

// showEvening reads the timer that another window keeps, and touches nothing; nil where it does not run.
func (a *App) showEvening() (*evening, error) {
	data, err := a.device.Store.Read(timerFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	records, _ := journal.Parse(data) // a torn last line is what the other window is writing
	e := &evening{device: a.device, onlyShown: true}
	texts, now := e.read(records), a.device.Clock()
	var follow tide.Followed
	if e.match != "" {
		m, _, err := a.library.Open(e.match)
		if err != nil {
			return nil, err
		}
		m.Close()
		texts, follow = lastTimer(m.TimerRecords()), watched{m.Table()}
	}
	if len(texts) == 0 {
		return nil, nil // it is just being made
	}
	if e.game, err = tide.Resume(texts, follow, nobody{}, now); err != nil {
		return nil, err
	}
	if e.view = e.game.View(now); e.view.State == tide.Ready {
		return nil, nil
	}
	return e, nil
}

// watchTimer looks again and again for what the other window does with the timer that is only shown here.
func (a *App) watchTimer() {
	e := a.evening
	if e == nil || !e.onlyShown {
		return
	}
	a.device.After(shownEvery, func() {
		if a.evening == e {
			a.lookAgain(e)
			a.watchTimer()
		}
	})
}

// lookAgain reads the timer that is only shown anew, or takes it where no other window has it any more.
func (a *App) lookAgain(e *evening) {
	e.letGo()
	state := e.view.State
	next, err := a.resumeEvening()
	if err != nil {
		a.sayTimerUnread(err)
	}
	if next == nil {
		a.putAway()
		return
	}
	if next.start != e.start {
		a.cover.begin(next.view)
	}
	took := e.onlyShown && !next.onlyShown
	e.game, e.view, e.start, e.match = next.game, next.view, next.start, next.match
	e.release, e.onlyShown = next.release, next.onlyShown
	e.stayAwake()
	if took || e.view.State != state {
		a.stateChanged()
		return
	}
	a.refresh()
}

// joins shows a timer that another window has started meanwhile, and reports whether there is one.
func (a *App) joins() bool {
	e, err := a.resumeEvening()
	if err != nil {
		a.sayTimerUnread(err)
	}
	if e == nil {
		return false
	}
	a.say(lang.L("The timer runs already: it was started in another window."))
	a.begun(e, nil)
	return true
}

// sayTimerUnread says what of the timer can't be read.
func (a *App) sayTimerUnread(err error) {
	a.tell(lang.L("Something of the timer that ran can't be read: {{.Problem}}.", said(err)))
}
