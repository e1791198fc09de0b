package timer

import (
	"errors"
	"io/fs"
	"time"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/tide"
	"tablekeeper/companion/timed"
	"tablekeeper/companion/wording"
)

// shownEvery is how often a window that only shows the timer looks for what the other one did.
const shownEvery = time.Second

// ErrElsewhere reports why this window can't work the timer.
func ErrElsewhere() error {
	return errors.New(wording.L("The timer is open in another window. Here it is only shown."))
}

// nobody keeps no record: of a timer that another window keeps.
type nobody struct{}

// Append forgets a record.
func (nobody) Append(byte, string) error { return nil }

// watched is the match of a timer that another window keeps: nothing is entered.
type watched struct{ *timed.Beside }

// Enter leaves the event to the other window.
func (watched) Enter(tide.Kind) error { return nil }

// TimeOut leaves the end of the time to the other window.
func (watched) TimeOut() error { return nil }

// showEvening reads the timer that another window keeps, and touches nothing; nil where it does not run.
func (a *Feature) showEvening() (*Evening, error) {
	data, err := a.Device().Store.Read(latestFile(a.Device().Store))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	records, _ := journal.Parse(data) // a torn last line is what the other window is writing
	e := &Evening{Device: a.Device(), OnlyShown: true}
	texts, now := e.read(records), a.Device().Clock()
	var follow tide.Followed
	if e.Match != "" {
		m, _, err := a.Library.Open(e.Match)
		if err != nil {
			return nil, err
		}
		m.Close()
		b := &timed.Beside{Match: m}
		texts, follow = b.Records(), watched{b}
	}
	if len(texts) == 0 {
		return nil, nil // it is just being made
	}
	if e.Game, err = tide.Resume(texts, follow, nobody{}, now); err != nil {
		return nil, err
	}
	if e.View = e.Game.View(now); e.View.State == tide.Ready {
		return nil, nil
	}
	return e, nil
}

// watchTimer looks again and again for what the other window does with the timer that is only shown here.
func (a *Feature) watchTimer() {
	e := a.Evening
	if e == nil || !e.OnlyShown {
		return
	}
	a.Device().After(shownEvery, func() {
		if a.Evening == e {
			a.lookAgain(e)
			a.watchTimer()
		}
	})
}

// lookAgain reads the timer that is only shown anew, or takes it where no other window has it any more.
func (a *Feature) lookAgain(e *Evening) {
	e.LetGo()
	state := e.View.State
	next, err := a.resumeEvening()
	if err != nil {
		a.sayTimerUnread(err)
	}
	if next == nil {
		a.putAway()
		return
	}
	if next.Start != e.Start {
		a.Cover.begin(next.View)
	}
	took := e.OnlyShown && !next.OnlyShown
	e.Game, e.View, e.Start, e.Match = next.Game, next.View, next.Start, next.Match
	e.release, e.OnlyShown = next.release, next.OnlyShown
	e.stayAwake()
	if took || e.View.State != state {
		a.stateChanged()
		return
	}
	a.Refresh()
}

// joins shows a timer that another window has started meanwhile, and reports whether there is one.
func (a *Feature) joins() bool {
	e, err := a.resumeEvening()
	if err != nil {
		a.sayTimerUnread(err)
	}
	if e == nil {
		return false
	}
	a.Say(wording.L("The timer is already running: it was started in another window."))
	a.begun(e, nil)
	return true
}

// sayTimerUnread reports what of the timer can't be read.
func (a *Feature) sayTimerUnread(err error) {
	a.Say(wording.L("Part of the last timer can't be read: {problem}.", err))
}
