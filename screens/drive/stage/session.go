package stage

import (
	"fmt"
	"os"
	"path/filepath"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/frame/shell"
)

// Session is the app in a real window together with its reference.
type Session struct {
	*App
	Driver
	home string
}

// Go starts the app in a window of that size on what its home folder keeps.
func (d *Display) Go(program, home string, width, height int) (*Session, error) {
	return d.GoUntil(program, home, width, height, func(*App) {})
}

// GoUntil is Go for an app that somebody who is told its process may kill meanwhile; then the error is ErrEnded.
func (d *Display) GoUntil(program, home string, width, height int, tell func(*App)) (*Session, error) {
	before, err := kept(home)
	if err != nil {
		return nil, err
	}
	if err := Sized(home, width, height); err != nil {
		return nil, err
	}
	app, err := d.Launch(program, home)
	if err != nil {
		return nil, err
	}
	tell(app)
	if err = app.alive(app.find("Tablekeeper")); err == nil {
		var session *Session
		if session, err = app.accompany(before, home, width, height); err == nil {
			return session, nil
		}
	}
	app.Kill()
	return nil, err
}

// Sized lets the window open in a size, as if it had been left so: not every system lets others give a window one.
func Sized(home string, width, height int) error {
	return os.WriteFile(filepath.Join(home, "window.json"), fmt.Appendf(nil, `{"width":%d,"height":%d}`, width, height), 0o600)
}

// Accompany returns an app that is shown, and has not come back to a timer, its reference.
func (a *App) Accompany(home string, width, height int) (*Session, error) {
	now, err := kept(home)
	if err != nil {
		return nil, err
	}
	return a.accompany(now, home, width, height)
}

// AccompanyFault is Accompany for one that is there again after a fault, and says so.
func (a *App) AccompanyFault(home string, width, height int) (*Session, error) {
	session, err := a.Accompany(home, width, height)
	if err == nil {
		session.app.Go(shell.Route{Page: shell.FaultPage})
	}
	return session, err
}

func (a *App) accompany(before journal.Store, home string, width, height int) (*Session, error) {
	if err := a.fill(width, height); err != nil {
		return nil, err
	}
	now, err := clockOf(home)
	if err != nil {
		return nil, err
	}
	beside := newReference(before, now, width, height)
	return &Session{a, Driver{Screen: a, Reference: beside, Name: fmt.Sprintf("%dx%d", width, height)}, home}, nil
}

// clockOf returns a clock that first shows the moment at which the app came back to a timer, so that the reference is told to
// have been away as long as the app. Without a timer it is the device's.
func clockOf(home string) (clock.Clock, error) {
	journal, err := ReadJournal(home)
	if err != nil || journal == nil {
		return clock.Device, err
	}
	lines, err := journal.Lines()
	if err != nil {
		return nil, err
	}
	back := int64(0)
	for _, line := range lines {
		if line.Word == "back" {
			back = clock.Device().Steady - line.Steady
		}
	}
	return func() clock.Reading {
		now := clock.Device()
		now.Steady -= back
		now.Wall -= back
		return now
	}, nil
}

// Follow opens the reference anew on what the app keeps now, and taps there what has each of these labels: the app has come
// there already, and others have changed since what it keeps.
func (w *Session) Follow(labels ...string) error {
	now, err := kept(w.home)
	if err != nil {
		return err
	}
	size := w.App.size
	w.Close()
	w.Reference = newReference(now, clock.Device, size.X, size.Y)
	return w.Press(labels...)
}

// Journal reads what the app keeps of its timer.
func (w *Session) Journal() (Journal, error) { return ReadJournal(w.home) }

// View is the timer as it must stand now by what is kept of it.
func (w *Session) View() (tide.View, error) {
	journal, err := w.Journal()
	if err != nil {
		return tide.View{}, err
	}
	return journal.View(clock.Device())
}

// Kill ends the app as a lost battery would. A second time it does nothing.
func (w *Session) Kill() {
	w.App.Kill()
	if w.Reference != nil {
		w.Close()
		w.Reference = nil
	}
}
