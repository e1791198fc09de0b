package stage

import (
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"

	"tablekeeper/companion/clock"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/shell"
)

// Session is the app in a real window together with its reference: what is tapped is tapped in both.
type Session struct {
	*App
	home      string
	reference *Reference
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
		session.reference.app.Go(shell.Route{Page: shell.FaultPage})
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
	return &Session{a, home, newReference(before, now, width, height)}, nil
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
	width, height := int(w.reference.width), int(w.reference.height)
	w.reference.Close()
	w.reference = newReference(now, clock.Device, width, height)
	for _, label := range labels {
		if _, err := w.reference.Tap(label); err != nil {
			return err
		}
	}
	return nil
}

// AwaitReference waits until the window looks like the reference's. An event that is announced meanwhile is tapped away. Where
// they stay different, their pictures are left in the folder "failed".
func (w *Session) AwaitReference() error {
	picture := w.reference.Picture()
	disc, _ := w.Disc() // none is as good
	err := Await(Timeout, "the window does not look as it should", func() bool {
		now, err := w.display.Picture()
		if err == nil {
			if at, shown := eventShown(now, w.reference.size()); shown {
				w.tapAway(at) //nolint:errcheck // tried again
				return false
			}
		}
		if err != nil {
			return !w.Runs()
		}
		_, same := shows(now, picture, disc)
		return same || !w.Runs()
	})
	if err != nil {
		return fmt.Errorf("%w; %w", err, w.leavePictures(picture))
	}
	return nil
}

// AwaitPart waits until a part of the window looks like the reference's.
func (w *Session) AwaitPart(part image.Rectangle) error {
	picture := w.reference.Picture()
	err := Await(Timeout, "the window does not show what it should", func() bool {
		now, err := w.display.Picture()
		return err == nil && unlikeIn(part, now, picture, image.Rectangle{}) < alike || !w.Runs()
	})
	if err != nil {
		return fmt.Errorf("%w; %w", err, w.leavePictures(picture))
	}
	return nil
}

// leavePictures writes what the window and the reference show, and says where as an error.
func (w *Session) leavePictures(reference *image.NRGBA) error {
	now, err := w.display.Picture()
	if err != nil {
		return err
	}
	name := fmt.Sprintf("failed/%dx%d", reference.Rect.Dx(), reference.Rect.Dy())
	err = errors.Join(os.MkdirAll("failed", 0o755), WritePicture(name+"-window.png", now.SubImage(reference.Rect)),
		WritePicture(name+"-reference.png", reference))
	if err != nil {
		return err
	}
	return fmt.Errorf("see %s-window.png and %s-reference.png", name, name)
}

// Two pictures show the same where few of their blocks differ: the letters' edges are drawn a little differently, which
// does not change the mean of a block by much.
const (
	block     = 16   // pixels
	different = 14   // of 255, of a block's mean
	seaDiffer = 60   // the same on the sea of the timer, whose waves are elsewhere in every picture
	alike     = 0.05 // of the blocks: the digits of the timer are among them
	pageAlike = 0.08 // the same on pages without a disc, on which keys with outlines may lie close together
)

// shows reports whether two pictures show the same, with a disc or without one.
func shows(window, reference *image.NRGBA, disc image.Rectangle) (part float64, same bool) {
	part = unlike(window, reference, disc)
	if disc.Empty() {
		return part, part < pageAlike
	}
	return part, part < alike
}

// unlike is the share of the blocks that differ, but for those of the disc, which has a life of its own.
func unlike(window, reference *image.NRGBA, disc image.Rectangle) float64 {
	return unlikeIn(reference.Rect, window, reference, disc)
}

// unlikeIn is the share of the blocks of a part that differ.
func unlikeIn(part image.Rectangle, window, reference *image.NRGBA, disc image.Rectangle) float64 {
	part = part.Intersect(reference.Rect)
	n, other, most := 0, 0, different
	if !disc.Empty() {
		most = seaDiffer
	}
	for y := part.Min.Y; y+block <= part.Max.Y; y += block {
		for x := part.Min.X; x+block <= part.Max.X; x += block {
			area := image.Rect(x, y, x+block, y+block)
			if area.Overlaps(disc) {
				continue
			}
			n++
			if a, b := mean(window, area), mean(reference, area); max(a-b, b-a) > most {
				other++
			}
		}
	}
	return float64(other) / float64(max(n, 1))
}

// mean is the mean of the three channels in an area.
func mean(picture *image.NRGBA, area image.Rectangle) int {
	sum := 0
	for y := area.Min.Y; y < area.Max.Y; y++ {
		line := picture.Pix[picture.PixOffset(area.Min.X, y) : picture.PixOffset(area.Max.X-1, y)+4]
		for i := 0; i < len(line); i += 4 {
			sum += int(line[i]) + int(line[i+1]) + int(line[i+2])
		}
	}
	return sum / (3 * area.Dx() * area.Dy())
}

// Picture is what the window shows now.
func (w *Session) Picture() (image.Image, error) {
	now, err := w.display.Picture()
	if err != nil {
		return nil, err
	}
	return now.SubImage(image.Rectangle{Max: w.reference.size()}), nil
}

// EventShown reports whether an event is announced.
func (w *Session) EventShown() (bool, error) {
	picture, err := w.display.Picture()
	if err != nil {
		return false, err
	}
	_, shown := eventShown(picture, w.reference.size())
	return shown, nil
}

// TapEvent taps where an event is announced.
func (w *Session) TapEvent() error {
	picture, err := w.display.Picture()
	if err != nil {
		return err
	}
	at, _ := eventShown(picture, w.reference.size())
	return w.tapAway(at)
}

// tapAway taps where an event is announced, and waits until it is gone: a second tap would open what lies under it.
func (w *Session) tapAway(at image.Point) error {
	if err := w.App.Tap(at.X, at.Y); err != nil {
		return err
	}
	return Await(LostAfter, "the event stays", func() bool {
		shown, err := w.EventShown()
		return err != nil || !shown
	})
}

// Disc returns the square that the disc fills at its full diameter.
func (w *Session) Disc() (image.Rectangle, error) { return w.reference.disc() }

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
	if w.reference != nil {
		w.reference.Close()
		w.reference = nil
	}
}
