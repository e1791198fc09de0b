package stage

import (
	"fmt"
	"image"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tablekeeper/screens/drive/tree"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/mirror"
)

// nodes are what a screen reader gets of the reference.
func (t *Reference) nodes() []*mirror.Node { return tree.Read(t.window.Canvas()) }

// find is what can be tapped and has a label or, where nothing has it, the first whose label begins so.
func (t *Reference) find(label string) (*mirror.Node, error) {
	if n := tree.Find(t.nodes(), label, tree.Taps); n != nil {
		return n, nil
	}
	return nil, fmt.Errorf("nothing to tap is called %q; there are %q", label, t.Labels())
}

// Labels are those of what can be tapped.
func (t *Reference) Labels() []string {
	var labels []string
	for _, n := range t.nodes() {
		if tree.Taps(n) {
			labels = append(labels, n.Label)
		}
	}
	return labels
}

// Shows reports whether something to tap has that label, or one that begins so, in sight or not.
func (t *Reference) Shows(label string) bool { return tree.Find(t.nodes(), label, tree.Taps) != nil }

// Tells reports whether something is read, to be tapped or not.
func (t *Reference) Tells(label string) bool {
	return slices.ContainsFunc(t.nodes(), func(n *mirror.Node) bool { return n.Label == label })
}

// middle is where the middle of a node lies.
func (t *Reference) middle(n *mirror.Node) (image.Point, error) {
	middle := image.Pt(n.Box[0]+n.Box[2]/2, n.Box[1]+n.Box[3]/2)
	if !middle.In(image.Rectangle{Max: t.size()}) {
		return middle, fmt.Errorf("%q lies outside of the window, at %v", n.Label, middle)
	}
	return middle, nil
}

// At is where the middle of what has that label (or begins so) lies.
func (t *Reference) At(label string) (image.Point, error) {
	n, err := t.find(label)
	if err != nil {
		return image.Point{}, err
	}
	return t.middle(n)
}

// wheelStep is how far one click of a wheel scrolls, in device-independent pixels: the toolkit's scroll speed.
const wheelStep = 25

// scrollTo scrolls by whole clicks of a wheel until something is in sight.
func (t *Reference) scrollTo(n *mirror.Node, s *container.Scroll) {
	away := float64(tree.Away(n.Of, s))
	if away == 0 {
		return
	}
	from, clicks := s.Offset.Y, math.Ceil(math.Abs(away)/wheelStep)
	s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -wheelStep*float32(math.Copysign(clicks, away)))})
	t.resize()
	n.Box[1] -= int(s.Offset.Y - from)
}

// Press brings what has each of these labels, or begins so, into sight and taps it in the reference alone; else the place of a board that
// is called so.
func (t *Reference) Press(labels ...string) error {
	for _, label := range labels {
		n, err := t.find(label)
		if at, none := t.place(label); err != nil && none == nil {
			test.TapCanvas(t.window.Canvas(), at)
			t.resize()
			continue
		}
		if err != nil {
			return err
		}
		if s := tree.Scrolls(t.window.Canvas())[n.Of]; s != nil {
			t.scrollTo(n, s)
		}
		t.press(n)
	}
	return nil
}

func (t *Reference) press(n *mirror.Node) {
	t.tapped()
	test.Tap(n.Of.(fyne.Tappable))
	t.resize()
}

// place is where the board draws a place.
func (t *Reference) place(title string) (fyne.Position, error) {
	for _, o := range t.shown() {
		if board, ok := o.(*board.Board); ok {
			if at, drawn := board.Drawn(title); drawn {
				return at.Add(fyne.CurrentApp().Driver().AbsolutePositionForObject(board)), nil
			}
		}
	}
	return fyne.Position{}, fmt.Errorf("no board draws %q; there are %q", title, t.Labels())
}
