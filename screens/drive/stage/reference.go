package stage

import (
	"fmt"
	"image"
	"sync"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/screens"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/sea"
	"tablekeeper/sounds"
)

// Reference is the same app under the toolkit's test driver, on the same data and in a window of the same size. It goes the
// same way as the app in the real window and so knows where there is what to tap.
type Reference struct {
	window fyne.Window
	app    *screens.App
	width  float32
	height float32
	turned int          // degrees, clockwise
	drawn  *image.NRGBA // since the latest change; nil: not yet
	waits  []func()
	tapped func() // told of each tap that a finger would make
}

// newReference opens a reference on what was kept, at a clock.
func newReference(kept journal.Store, now clock.Clock, width, height int) *Reference {
	return open(kept, "", &mute{soundProblem()}, now, width, height, false, true)
}

// open opens a reference of an app on a device whose store has a problem, or none. One that is a page can turn its screen and
// speak; one that darkens has a desktop that keeps nothing awake (App.Launch).
func open(kept journal.Store, problem string, sound shell.Sound, now clock.Clock, width, height int, page, darkens bool) *Reference {
	app := test.NewApp()
	t := &Reference{window: app.NewWindow("reference"), width: float32(width), height: float32(height), tapped: func() {}}
	t.resize()
	device := shell.Device{
		Store:   kept,
		Problem: problem,
		Clock:   now,
		NewSeed: chance.Seeds("reference"),
		Sound:   sound,
		Summon:  func(string) {},
		KeepAwake: func(on bool) {
			if on && darkens {
				darkens = false // it is said once
				t.app.SayDesktopDarkens()
			}
		},
		After:   t.after,
		Apart:   func(work, then func()) { work(); then() },
		Network: alone{},
	}
	if page {
		device.Turn, device.Voice = t.turn, silent{}
	}
	screens.ReadSentences()
	t.app = screens.New(app, t.window, kept, 1)
	t.app.Start(device, shelf.Games())
	t.resize()
	return t
}

// silent is a voice that is not heard.
type silent struct{}

func (silent) Say(string) {}
func (silent) Stop()      {}

// alone is a network in which nobody else is.
type alone struct{}

func (alone) Open(tables.Opening) (tables.Doorway, error) { return alone{}, nil }
func (alone) Call(tables.Calling) tables.Caller           { return alone{} }
func (alone) Now() time.Duration                          { return 0 }
func (alone) Send([]tables.Out)                           {}
func (alone) Addresses() []string                         { return nil }
func (alone) Port() int                                   { return 0 }
func (alone) HandsOut() bool                              { return true }
func (alone) Flush()                                      {}
func (alone) Wake()                                       {}
func (alone) Close()                                      {}

// turn turns the screen; by a quarter its height becomes its width.
func (t *Reference) turn(degrees int) {
	if (degrees-t.turned)%180 != 0 {
		t.width, t.height = t.height, t.width
	}
	t.turned = degrees
}

// Turned is by how many degrees the screen is turned clockwise.
func (t *Reference) Turned() int { return t.turned }

// Alone opens a reference without an app beside it, on what a folder keeps ("": nothing) and with these options.
func Alone(home, options string, width, height int) (*Reference, error) {
	store := journal.Memory()
	if home != "" {
		var err error
		if store, err = kept(home); err != nil {
			return nil, err
		}
	}
	if err := store.Write("options.json", []byte(options)); err != nil {
		return nil, err
	}
	return open(store, "", &mute{}, clock.Device, width, height, false, false), nil
}

// Drawn goes from Home by taps, on what a folder keeps ("": nothing), with a ground and a text step. The picture is of the page that it
// comes to, and the labels are of what can be tapped there.
func Drawn(home, ground string, text float64, width, height int, taps ...string) (picture *image.NRGBA, labels []string, err error) {
	t, err := Alone(home, fmt.Sprintf(`{"ground":%q,"text":%g}`, ground, text), width, height)
	if err != nil {
		return nil, nil, err
	}
	defer t.Close()
	if err := t.Press(taps...); err != nil {
		return nil, nil, err
	}
	return t.Picture(), t.Labels(), nil
}

// kept is what a home folder keeps, in memory.
func kept(home string) (journal.Store, error) {
	folder, err := journal.Folder(home)
	if err != nil {
		return nil, err
	}
	store := journal.Memory()
	names, err := folder.List()
	for i := 0; err == nil && i < len(names); i++ {
		var data []byte
		if data, err = folder.Read(names[i]); err == nil {
			err = store.Write(names[i], data)
		}
	}
	return store, err
}

// mute makes no sound and says of the device what the app in the window says of it.
type mute struct{ problem string }

func (*mute) Play(sounds.Cue)             {}
func (*mute) SetVolumes(float64, float64) {}
func (*mute) SetMuted(bool)               {}
func (m *mute) Problem() string           { return m.problem }

// soundProblem is what a player says of this machine once it has looked for a device.
var soundProblem = sync.OnceValue(func() string {
	player := sounds.Open()
	defer player.Close()
	Await(2*time.Second, "a problem", func() bool { return player.Problem() != "" }) //nolint:errcheck // there may be none
	return player.Problem()
})

// after keeps what shall be done at once until the window is laid out; nothing that waits longer comes in a reference's life.
func (t *Reference) after(d time.Duration, f func()) (stop func()) {
	if d > 0 {
		return func() {}
	}
	t.waits = append(t.waits, f)
	at := len(t.waits) - 1
	return func() { t.waits[at] = func() {} }
}

func (t *Reference) resize() {
	t.drawn = nil
	t.window.Resize(fyne.NewSize(t.width, t.height))
	for len(t.waits) > 0 {
		f := t.waits[0]
		t.waits = t.waits[1:]
		f()
	}
	t.closeEvents()
	// Without a loop nobody lays out anew what has appeared or changed its size.
	for range 2 {
		for _, o := range t.shown() {
			switch o := o.(type) {
			case *fyne.Container:
				if o.Layout != nil {
					o.Layout.Layout(o.Objects, o.Size())
				}
			case *container.Scroll:
				o.Refresh() // its bar now and then stays where it was made, at the left
			}
		}
	}
}

// closeEvents taps away what is announced: it is tapped away in the window too.
func (t *Reference) closeEvents() {
	for _, o := range t.shown() {
		if card, ok := o.(*parts.EventCard); ok {
			for card.Visible() {
				test.Tap(card)
			}
		}
	}
}

// Picture is what the reference's window shows. It is drawn once after each tap, which takes a tenth of a second.
func (t *Reference) Picture() *image.NRGBA {
	if t.drawn == nil {
		t.drawn = t.window.Canvas().Capture().(*image.NRGBA)
	}
	return t.drawn
}

func (t *Reference) size() image.Point { return image.Pt(int(t.width), int(t.height)) }

// Close closes the reference's window.
func (t *Reference) Close() { t.window.Close() }

// unguard takes away the guards that lie at a place, and reports whether there was one: here no time goes by, so that they still lie, and
// the window has to be waited for.
func (t *Reference) unguard(at image.Point) (lay bool) {
	driver := fyne.CurrentApp().Driver()
	for _, o := range t.shown() {
		guard, ok := o.(*parts.Guard)
		if !ok {
			continue
		}
		in := fyne.NewPos(float32(at.X), float32(at.Y)).Subtract(driver.AbsolutePositionForObject(guard))
		if in.X >= 0 && in.Y >= 0 && in.X < guard.Size().Width && in.Y < guard.Size().Height {
			guard.Hide()
			lay = true
		}
	}
	return lay
}

// Disc returns the square that the timer's disc fills at its full diameter.
func (t *Reference) Disc() (image.Rectangle, error) {
	for _, o := range t.shown() {
		if d, ok := o.(*sea.Disc); ok {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(d)
			x, y := at.X+(d.Size().Width-d.Full())/2, at.Y+(d.Size().Height-d.Full())/2
			return image.Rect(int(x), int(y), int(x+d.Full()), int(y+d.Full())), nil
		}
	}
	return image.Rectangle{}, fmt.Errorf("no disc is shown")
}

// scrolls are the areas of all that scrolls.
func (t *Reference) scrolls() []image.Rectangle {
	var areas []image.Rectangle
	for _, o := range t.shown() {
		if s, ok := o.(*container.Scroll); ok {
			areas = append(areas, areaOf(s).Inset(-1))
		}
	}
	return areas
}

// areaOf is the area of the window that something scrolls in.
func areaOf(s *container.Scroll) image.Rectangle {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(s)
	return image.Rect(int(at.X), int(at.Y), int(at.X+s.Size().Width), int(at.Y+s.Size().Height))
}

// shown are all objects that are shown, back to front.
func (t *Reference) shown() []fyne.CanvasObject {
	c := t.window.Canvas()
	return audit.Shown(append([]fyne.CanvasObject{c.Content()}, c.Overlays().List()...)...)
}
