package stage

import (
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/library"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/parts/audit"
)

// ReadMatch returns the match of a home folder that was touched last, opened on a copy of what is kept: the app may have it
// open meanwhile.
func ReadMatch(home string) (*matches.Match, library.Report, error) {
	store, err := kept(home)
	if err != nil {
		return nil, library.Report{}, err
	}
	all := library.New(store, shelf.Find, func() int64 { return 0 }, chance.NewSeed)
	list, err := all.List()
	if err == nil && len(list) == 0 {
		err = errors.New("no match is kept")
	}
	if err != nil {
		return nil, library.Report{}, err
	}
	return all.Open(list[0].ID)
}

// Entered are the moves that people entered into the only match of a home folder, "SEAT MOVE", read by hand: of a long
// match that is done sooner than opening it.
func Entered(home string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(home, "*.match"))
	if err != nil || len(files) != 1 {
		return nil, fmt.Errorf("no match or several: %q, %w", files, err)
	}
	data, err := os.ReadFile(files[0])
	if err != nil {
		return nil, err
	}
	const entered = 'm'               // see companion/matches
	records, _ := journal.Parse(data) // a line that is under way is no move yet
	var moves []string
	for _, r := range records {
		if r.Kind == entered {
			_, move, _ := strings.Cut(r.Text, " ") // the time
			moves = append(moves, move)
		}
	}
	return moves, nil
}

// Title is what a game is called.
func Title(key string) string {
	game, _ := shelf.Find(key)
	return game.Title
}

// Shows reports whether the reference shows something with that label (or one that begins so), in sight or not.
func (w *Session) Shows(label string) bool {
	return slices.ContainsFunc(w.reference.labelled(), func(l labelled) bool { return strings.HasPrefix(l.label, label) })
}

// Tells reports whether the reference says something, to be tapped or not.
func (w *Session) Tells(label string) bool {
	return slices.ContainsFunc(w.reference.shown(), func(o fyne.CanvasObject) bool {
		a, ok := o.(fyne.Accessible)
		return ok && a.AccessibilityLabel() == label
	})
}

// Labels are all labels that the reference shows.
func (w *Session) Labels() []string { return w.reference.Labels() }

// TapKey taps a key beside a verb of the match, and reports whether there is such a key.
func (w *Session) TapKey(verb, word string) (bool, error) {
	for _, l := range w.reference.labelled() {
		if l.verb == verb && l.label == word {
			return true, w.tapObject(l)
		}
	}
	return false, nil
}

// Tap brings what has each of these labels (or begins so) into sight and taps it, one after the other, each once the window shows it.
func (w *Session) Tap(labels ...string) error {
	for _, label := range labels {
		l, err := w.reference.labelledAs(label)
		if err == nil {
			err = w.tapObject(l)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// labelled is something to tap that has a label.
type labelled struct {
	fyne.CanvasObject
	label  string
	verb   string            // of the offer that it is a key of; "" for all else
	scroll *container.Scroll // that it lies in; nil: none
}

// labelled lists all that can be tapped, back to front.
func (t *Reference) labelled() []labelled {
	var all []labelled
	var walk func(o fyne.CanvasObject, verb string, in *container.Scroll)
	walk = func(o fyne.CanvasObject, verb string, in *container.Scroll) {
		if o == nil || !o.Visible() {
			return
		}
		if a, ok := o.(fyne.Accessible); ok {
			if _, ok := o.(fyne.Tappable); ok {
				all = append(all, labelled{o, a.AccessibilityLabel(), verb, in})
			}
		}
		switch at := o.(type) {
		case *container.Scroll:
			walk(at.Content, verb, at)
		case *parts.Offer:
			verb, _, _ = strings.Cut(at.AccessibilityLabel(), ". ")
			for _, child := range audit.Children(at) {
				walk(child, verb, in)
			}
		default:
			for _, child := range audit.Children(at) {
				walk(child, verb, in)
			}
		}
	}
	walk(t.window.Canvas().Content(), "", nil)
	if overlays := t.window.Canvas().Overlays().List(); len(overlays) > 0 {
		all = nil // nothing else can be tapped
		for _, overlay := range overlays {
			walk(overlay, "", nil)
		}
	}
	return all
}

// labelledAs returns what has a label or, where nothing has it, the first whose label begins so.
func (t *Reference) labelledAs(label string) (labelled, error) {
	list := t.labelled()
	same := slices.IndexFunc(list, func(l labelled) bool { return l.label == label })
	if same < 0 {
		same = slices.IndexFunc(list, func(l labelled) bool { return strings.HasPrefix(l.label, label) })
	}
	if same < 0 {
		return labelled{}, fmt.Errorf("nothing to tap is called %q; there are %q", label, t.Labels())
	}
	return list[same], nil
}

// tapObject brings something into sight and taps it, in the window and in the reference.
func (w *Session) tapObject(l labelled) error {
	if err := w.bringIntoSight(l); err != nil {
		return fmt.Errorf("scrolling to %q: %w", l.label, err)
	}
	if !w.alikeSoon(l.scroll) {
		if err := w.AwaitReference(); err != nil {
			return fmt.Errorf("tapping %q: %w", l.label, err)
		}
	}
	if !w.Runs() {
		return ErrEnded
	}
	before := w.reference.Picture()
	at, err := w.reference.middle(l.CanvasObject, l.label)
	if err == nil && w.reference.unguard(at) {
		time.Sleep(guarded)
	}
	if err == nil {
		_, err = w.reference.press(l)
	}
	if err != nil {
		return fmt.Errorf("tapping %q: %w", l.label, err)
	}
	return w.click(at, before)
}

// wheelStep is how far one click of the wheel scrolls, in device-independent pixels: the toolkit's scroll speed.
const wheelStep = 25

// bringIntoSight scrolls until something lies in sight: by keys where they scroll it, else with the wheel.
func (w *Session) bringIntoSight(l labelled) error {
	if l.scroll == nil {
		return nil
	}
	centre, steps := w.clicksTo(l)
	if steps == 0 {
		return nil
	}
	if pages := w.reference.page(l, steps > 0); pages > 0 {
		return w.App.page(pages, steps > 0)
	}
	w.reference.wheel(l.scroll, steps)
	// A click may be lost, or have been lost before.
	for _, clicks := range []int{steps, 1, -2} {
		if err := w.wheel(centre, clicks); err != nil {
			return err
		}
		if w.alikeSoon(l.scroll) {
			return nil
		}
	}
	// Both begin anew at the upper end.
	for range 3 {
		past := int(l.scroll.Offset.Y/wheelStep) + 20
		l.scroll.ScrollToTop()
		w.reference.resize()
		_, steps := w.clicksTo(l)
		w.reference.wheel(l.scroll, steps)
		if err := errors.Join(w.wheel(centre, -past), w.wheel(centre, steps)); err != nil {
			return err
		}
		if w.alikeSoon(l.scroll) {
			return nil
		}
	}
	return w.AwaitReference()
}

// wheel turns the wheel over what scrolls.
func (t *Reference) wheel(s *container.Scroll, steps int) {
	for range max(steps, -steps) {
		s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -wheelStep*float32(sign(steps)))})
	}
	t.resize()
}

// middle is how far under the upper edge of what it scrolls in its middle lies.
func (l labelled) middle() float32 {
	driver := fyne.CurrentApp().Driver()
	return driver.AbsolutePositionForObject(l.CanvasObject).Y + l.Size().Height/2 - driver.AbsolutePositionForObject(l.scroll).Y
}

// away is how far its middle lies under that of what it scrolls in; 0 where all of it is in sight.
func (l labelled) away() float32 {
	middle, height := l.middle(), l.scroll.Size().Height
	if margin := min(height/2, l.Size().Height/2+4); middle >= margin && middle <= height-margin {
		return 0
	}
	return middle - height/2
}

// inSight reports whether the middle of what scrolls is seen.
func (l labelled) inSight() bool {
	middle := l.middle()
	return middle >= pageEdge && middle <= l.scroll.Size().Height-pageEdge
}

// page turns pages by keys until the middle of something is in sight, and gives how often; 0 where the keys do not scroll
// it (but something else), or past it.
func (t *Reference) page(l labelled, down bool) int {
	start := map[*container.Scroll]fyne.Position{}
	for _, o := range t.shown() {
		if s, ok := o.(*container.Scroll); ok {
			start[s] = s.Offset
		}
	}
	for n := 1; n <= mostPages; n++ {
		before := l.scroll.Offset
		t.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: pageKey(down)})
		t.resize()
		if l.inSight() {
			return n
		}
		if l.scroll.Offset == before {
			break
		}
	}
	for s, offset := range start {
		s.ScrollToOffset(offset)
	}
	t.resize()
	return 0
}

const (
	mostPages = 30
	pageEdge  = 8 // how far a middle must be from what cuts it off, in device-independent pixels
)

func pageKey(down bool) fyne.KeyName {
	if down {
		return fyne.KeyPageDown
	}
	return fyne.KeyPageUp
}

// page turns pages in the window.
func (a *App) page(pages int, down bool) error {
	key := "Prior"
	if down {
		key = "Next"
	}
	_, err := a.display.do("key", "--window", a.window, "--repeat", fmt.Sprint(pages), "--repeat-delay", "30", key)
	return err
}

// clicksTo is how many clicks of the wheel, at which point, bring something into the middle of what it scrolls in: none
// if it is in sight.
func (w *Session) clicksTo(l labelled) (centre image.Point, steps int) {
	top, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(l.scroll), l.scroll.Size()
	return image.Pt(int(top.X+size.Width/2), int(top.Y+size.Height/2)), int(l.away() / wheelStep)
}

// alikeSoon reports whether the window looks like the reference, or does so when the pointer has gone once more: what has come
// to lie where something was tapped may look as if the pointer still were there. What scrolls has to look like the reference's
// by itself: a list that stands one click of the wheel too high is a small part of the window.
func (w *Session) alikeSoon(scroll *container.Scroll) bool {
	const soon = time.Second
	picture := w.reference.Picture()
	disc, _ := w.Disc() // none is as good
	var part image.Rectangle
	if scroll != nil {
		part = areaOf(scroll).Inset(block) // its edges are drawn a little differently
	}
	for range 2 {
		err := Await(soon, "", func() bool {
			now, err := w.display.Picture()
			if err != nil {
				return !w.Runs()
			}
			_, same := shows(now, picture, disc)
			return same && unlikeIn(part, now, picture, disc) < alike || !w.Runs()
		})
		if err == nil {
			return true
		}
		w.display.do("mousemove", "2", "2", "sleep", "0.05", "mousemove", "0", "0", "sleep", "0.05", //nolint:errcheck // looked at again
			"mousemove", fmt.Sprint(w.display.wide), fmt.Sprint(w.display.high))
	}
	return false
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// wheel turns the wheel at a point of the window and takes the pointer out of the picture as Tap does. The toolkit speeds
// up where many clicks come at once.
func (a *App) wheel(at image.Point, steps int) error {
	if steps == 0 {
		return nil
	}
	button := "5" // down
	if steps < 0 {
		button = "4"
	}
	words := []string{
		"mousemove", "--window", a.window, fmt.Sprint(at.X), fmt.Sprint(at.Y), "sleep", "0.05",
		"mousemove", "--window", a.window, fmt.Sprint(at.X + 1), fmt.Sprint(at.Y), "sleep", "0.1",
	} // one movement may be lost
	for range max(steps, -steps) {
		words = append(words, "click", button, "sleep", "0.05")
	}
	words = append(words, "mousemove", "--window", a.window, "0", "0", "sleep", "0.05",
		"mousemove", fmt.Sprint(a.display.wide), fmt.Sprint(a.display.high))
	_, err := a.display.do(words...)
	return err
}

// AwaitShown waits until all that does not scroll looks so closely like the reference that one other word is noticed: whose
// turn it is, and what was played last. The two draw what is cut off by a scroll a little differently.
func (w *Session) AwaitShown() error {
	picture, scrolls := w.reference.Picture(), w.reference.scrolls()
	var differs string
	err := Await(Timeout, "the window does not show what it should", func() bool {
		now, err := w.display.Picture()
		if err == nil {
			differs = difference(now, picture, scrolls, pageDiffer)
		}
		return err == nil && differs == "" || !w.Runs()
	})
	if err == nil && !w.Runs() {
		return ErrEnded
	}
	if err != nil {
		return fmt.Errorf("%w: %s; %w", err, differs, w.leavePictures(picture))
	}
	return nil
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

// A cell of the pictures is about as large as two letters. The edges of letters do not change its mean by so much; in a
// browser those of marks and of discs of tokens change it a little more.
const (
	cellWide   = 24 // pixels
	cellHigh   = 12
	pageDiffer = 36 // of 255
)

// difference reports where a cell outside of some areas differs most from the reference's, "" where none differs by more than that.
func difference(window, reference *image.NRGBA, without []image.Rectangle, worst int) string {
	where := image.Rectangle{}
	for y := 0; y+cellHigh <= reference.Rect.Dy(); y += cellHigh {
		for x := 0; x+cellWide <= reference.Rect.Dx(); x += cellWide {
			cell := image.Rect(x, y, x+cellWide, y+cellHigh)
			if slices.ContainsFunc(without, cell.Overlaps) {
				continue
			}
			a, b := mean(window, cell), mean(reference, cell)
			if d := max(a-b, b-a); d > worst {
				worst, where = d, cell
			}
		}
	}
	if where.Empty() {
		return ""
	}
	return fmt.Sprintf("%d at %v", worst, where)
}
