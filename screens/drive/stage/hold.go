package stage

import (
	"errors"
	"fmt"
	"image"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/matches/handover"
)

// held is how long something is held until it is looked at.
const held = 700 * time.Millisecond

// Hold holds what one player alone may see, with the mouse or with the space bar, and gives pictures of the window before,
// meanwhile and afterwards. The reference holds too; its card is another one.
func (w *Session) Hold(mouse bool) (before, meanwhile, after *image.NRGBA, err error) {
	hold, at, err := w.hold()
	if err != nil {
		return nil, nil, nil, err
	}
	picture := func() *image.NRGBA {
		time.Sleep(held)
		p, wrong := w.display.Picture()
		err = errors.Join(err, wrong)
		return p
	}
	do := func(words ...string) {
		_, wrong := w.display.do(words...)
		err = errors.Join(err, wrong)
	}
	begin, end := []string{"keydown", "--window", w.window, "space"}, []string{"keyup", "--window", w.window, "space"}
	if mouse {
		begin, end = []string{"mousedown", "1"}, []string{"mouseup", "1"}
		do("mousemove", "--window", w.window, fmt.Sprint(at.X), fmt.Sprint(at.Y))
	}
	before = picture()
	do(begin...)
	hold.KeyDown(&fyne.KeyEvent{Name: fyne.KeySpace})
	meanwhile = picture()
	do(end...)
	hold.KeyUp(&fyne.KeyEvent{Name: fyne.KeySpace})
	w.Reference.resize()
	after = picture()
	return before, meanwhile, after, err
}

// hold finds what can be held, and where the finger lies.
func (t *Reference) hold() (*handover.PressToReveal, image.Point, error) {
	for _, o := range t.shown() {
		if h, ok := o.(*handover.PressToReveal); ok {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(h)
			return h, image.Pt(int(at.X+h.Size().Width/2), int(at.Y+h.Size().Height-fingerAbove)), nil
		}
	}
	return nil, image.Point{}, errors.New("nothing can be held")
}

// fingerAbove is how far above the lower end of what is held the finger lies, in device-independent pixels.
const fingerAbove = 40
