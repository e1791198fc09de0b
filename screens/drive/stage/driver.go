package stage

import (
	"errors"
	"fmt"
	"image"
	"os"
	"sync"
	"time"

	"fyne.io/fyne/v2/test"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/tree"
	"tablekeeper/screens/widgets/mirror"
)

// Screen is where the app runs that is driven: a window, or a page of a browser.
type Screen interface {
	// Look is the app's picture now.
	Look() (*image.NRGBA, error)
	// Touch taps a point of the picture, and again where that was lost and is not done.
	Touch(at image.Point, done func() bool) error
	// Scroll moves what scrolls in an area up by so many pixels.
	Scroll(area image.Rectangle, up int) error
	// Aside takes away what may lie over the picture, such as a pointer.
	Aside()
	// Runs reports whether the app lives.
	Runs() bool
	// Output is what the app has said beside its screen.
	Output() string
}

// Driver is the app on a screen together with its reference: what is tapped is tapped in both, by the labels that screen readers
// get. The toolkit's test driver knows one window, so only the reference that was opened last can be asked where something lies.
type Driver struct {
	Screen
	*Reference
	Name    string // of the pictures that are left where the two differ
	Letters bool   // they are compared to the letter wherever they are
	Haste   bool   // what is tapped next is not waited for

	touched image.Point // where the screen was touched last
	when    time.Time
}

// ErrEnded means that the app has ended or was killed.
var ErrEnded = errors.New("the app has ended")

// Tap brings what has each of these labels (or begins so) into sight and taps it, one after the other, each once the screen shows it.
func (d *Driver) Tap(labels ...string) error {
	for _, label := range labels {
		n, err := d.find(label)
		if err == nil {
			err = d.tap(n)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// TapMove taps the key of a match that plays a move, and reports whether there is one.
func (d *Driver) TapMove(act rules.Act) (bool, error) {
	n := tree.Move(d.nodes(), act)
	if n == nil {
		return false, nil
	}
	return true, d.tap(n)
}

// TapKey taps the key with a word, and reports whether there is such a key.
func (d *Driver) TapKey(word string) (bool, error) {
	n := tree.Key(d.nodes(), word)
	if n == nil {
		return false, nil
	}
	return true, d.tap(n)
}

func (d *Driver) tap(n *mirror.Node) error {
	at, err := d.bring(n)
	if err == nil {
		err = d.touch(at, func() { d.press(n) })
	}
	if err != nil {
		return fmt.Errorf("tapping %q: %w", n.Label, err)
	}
	return nil
}

// Bring brings what has that label (or begins so) into sight, and gives where its middle is once the screen shows it.
func (d *Driver) Bring(label string) (image.Point, error) {
	n, err := d.find(label)
	if err != nil {
		return image.Point{}, err
	}
	return d.bring(n)
}

// scrollLost is when a turn of the wheel was lost, and scrolls is how often something is scrolled at most.
const (
	scrollLost = 3 * time.Second
	scrolls    = 4
)

func (d *Driver) bring(n *mirror.Node) (image.Point, error) {
	s := tree.Scrolls(d.window.Canvas())[n.Of]
	for tried := 0; s != nil && tried < scrolls; tried++ {
		from := s.Offset.Y
		d.scrollTo(n, s)
		if tried == 0 && s.Offset.Y == from {
			break
		}
		area := areaOf(s)
		err := d.Scroll(area, int(s.Offset.Y-from))
		if err != nil {
			return image.Point{}, err
		}
		if Await(scrollLost, "", func() bool {
			now, err := d.Look()
			return err == nil && d.Differs(now, d.Letters) == "" && d.differsIn(area.Inset(block), now) == "" || !d.Runs()
		}) == nil {
			break
		}
		const more = 500 // both begin anew at the upper end
		if err := d.Scroll(area, -int(s.Offset.Y)-more); err != nil {
			return image.Point{}, err
		}
		n.Box[1] += int(s.Offset.Y)
		s.ScrollToTop()
		d.resize()
	}
	if !d.Haste || s != nil && tree.Away(n.Of, s) != 0 {
		if err := d.Alike(); err != nil {
			return image.Point{}, err
		}
	}
	return d.middle(n)
}

// TapPlace taps a place where the board draws it, once nothing lies over the board.
func (d *Driver) TapPlace(title string) error {
	const moment = "Put it away"
	if d.Shows(moment) {
		if err := d.Tap(moment); err != nil {
			return err
		}
	}
	at, err := d.place(title)
	if err != nil {
		return err
	}
	return d.touch(image.Pt(int(at.X), int(at.Y)), func() {
		test.TapCanvas(d.window.Canvas(), at)
		d.resize()
	})
}

// touch taps a point in the reference and on the screen, once no guard lies there any more.
func (d *Driver) touch(at image.Point, tap func()) error {
	before := d.drawn // in haste there may be none, and nobody asks
	if d.unguard(at) || d.drums(at) {
		if err := d.Pause(); err != nil {
			return err
		}
	}
	tap = sync.OnceFunc(tap) // the screen is touched before: it may be turned by it
	changed := sync.OnceValue(func() []image.Rectangle {
		tap()
		disc, _ := d.Disc() // none is as good
		return changes(before, d.Picture(), disc)
	})
	err := d.Touch(at, func() bool {
		now, err := d.Look()
		if err != nil || len(changed()) == 0 { // then there is nothing to wait for
			return err == nil || !d.Runs()
		}
		_, covers := d.eventShown(now) // it lies over the page; who looks next taps it away
		return covers || !stands(now, before, changed())
	})
	if err == nil {
		tap()
	}
	d.touched, d.when = at, time.Now()
	return err
}

// thumb is how far from a tap a guard lies that takes what a thumb drums, in pixels.
const thumb = 50

// drums reports whether a tap would come so soon after one beside it that the app takes both for the same thumb's. The reference, which
// is tapped by its labels, doesn't know where.
func (d *Driver) drums(at image.Point) bool {
	off := at.Sub(d.touched)
	return max(off.X, -off.X, off.Y, -off.Y) <= thumb && time.Since(d.when) < guarded
}

// guarded is how long a guard lies that takes the taps of a drumming thumb when the owner of the keys changes.
const guarded = 600 * time.Millisecond

// Pause lets such a guard go.
func (d *Driver) Pause() error {
	_, err := d.Look() // what was tapped in haste is tapped before
	time.Sleep(guarded)
	return err
}

// Alike waits until the screen looks like the reference. An event that is announced meanwhile is tapped away. Where they stay
// different, their pictures are left in the folder "failed".
func (d *Driver) Alike() error {
	return d.await(func(now *image.NRGBA) string { return d.Differs(now, d.Letters) })
}

// AlikeToTheLetter is Alike where one other word is noticed, but for what scrolls: what it cuts off is drawn a little differently.
func (d *Driver) AlikeToTheLetter() error {
	return d.await(func(now *image.NRGBA) string { return d.Differs(now, true) })
}

// AlikeIn is Alike for a part of the screen.
func (d *Driver) AlikeIn(part image.Rectangle) error {
	return d.await(func(now *image.NRGBA) string { return d.differsIn(part, now) })
}

// await waits until nothing differs any more. Every second it takes the pointer away once more: what has come to lie where something
// was tapped may look as if it still were there.
func (d *Driver) await(differs func(now *image.NRGBA) string) error {
	var now *image.NRGBA
	var aside time.Time
	if !d.Haste { // else the pointer is where it tapped last
		aside = time.Now()
	}
	where := "there is no picture"
	err := Await(Timeout, "the screen does not look as it should", func() bool {
		picture, err := d.Look()
		if err != nil {
			return !d.Runs()
		}
		if at, shown := d.eventShown(picture); shown {
			_ = d.tapAway(at) // tried again
			return false
		}
		now, where = picture, differs(picture)
		if where != "" && time.Since(aside) > time.Second {
			d.Aside()
			aside = time.Now()
		}
		return where == "" || !d.Runs()
	})
	switch {
	case !d.Runs():
		return ErrEnded
	case err == nil || now == nil:
		return err
	}
	name, is := "failed/"+d.Name, d.Picture()
	left := errors.Join(os.MkdirAll("failed", 0o755), WritePicture(name+"-screen.png", now.SubImage(is.Rect)), WritePicture(name+"-reference.png", is))
	return errors.Join(fmt.Errorf("%w: %s; see %s-screen.png and -reference.png; it says: %s", err, where, name, d.Output()), left)
}

// EventShown reports whether an event is announced.
func (d *Driver) EventShown() (bool, error) {
	picture, err := d.Look()
	if err != nil {
		return false, err
	}
	_, shown := d.eventShown(picture)
	return shown, nil
}

// TapEvent taps where an event is announced.
func (d *Driver) TapEvent() error {
	picture, err := d.Look()
	if err != nil {
		return err
	}
	at, _ := d.eventShown(picture)
	return d.tapAway(at)
}

// tapAway taps where an event is announced, and waits until it is gone: a second tap would open what lies under it.
func (d *Driver) tapAway(at image.Point) error {
	gone := func() bool {
		shown, err := d.EventShown()
		return err != nil || !shown
	}
	if err := d.Touch(at, gone); err != nil {
		return err
	}
	return Await(LostAfter, "the event stays", gone)
}
