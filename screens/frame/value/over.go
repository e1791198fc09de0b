package value

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// over lies over the page for a while: the keys 0 to 9, the words that can be chosen, the menu.
type over struct {
	page  *Page
	dim   *dim
	panel *fyne.Container
	box   *fyne.Container
}

// dim takes the taps beside the panel, and puts it away.
type dim struct{ parts.Control }

// overLayer is over the page.
const overLayer = 2

// Layer is between the page and the panel.
func (*dim) Layer() int { return overLayer - 1 }

func newOver(p *Page) *over {
	o := &over{page: p, dim: &dim{}, panel: container.NewStack()}
	o.dim.Label, o.dim.Tap = wording.L("Put it away"), o.close
	cover := &canvas.Rectangle{}
	o.dim.Build(o.dim, cover, box.Just(0), func() { cover.FillColor = box.Paint(o.dim, look.Dim) })
	o.box = container.New(o, o.dim, o.panel)
	o.box.Hide()
	return o
}

// Layer is over all else.
func (*over) Layer() int { return overLayer }

// open shows objects under a title; below stands what acts, nil for nothing.
func (o *over) open(title string, below fyne.CanvasObject, objects ...fyne.CanvasObject) {
	felt := look.FeltOf(o.page.use.Game)
	done := parts.NewButton(wording.L("Done"), parts.IconCheck, o.close)
	foot := []fyne.CanvasObject{done}
	if below != nil {
		foot = append(foot, below)
	}
	rows := parts.NewColumn(append([]fyne.CanvasObject{parts.NewSection(title)}, objects...)...)
	inside := box.Edged(rows, nil, nil, box.Just(parts.BarRoom), nil)
	scrolled := container.NewVScroll(inside)
	o.panel.Objects = []fyne.CanvasObject{
		box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: panelCorner}),
		box.Pad(container.New(&scrolledOver{inside}, scrolled, parts.NewColumn(foot...)), margin, margin),
	}
	o.box.Show()
	o.page.relay()
}

// panelCorner is the radius of its corners, in device-independent pixels.
const panelCorner = 18

// scrolledOver has keys at its foot, and scrolls what is over them where it is high.
type scrolledOver struct{ inside fyne.CanvasObject }

// Layout gives the keys their height.
func (s *scrolledOver) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	foot := box.HeightAt(objects[1], size.Width)
	box.Place(objects[0], 0, 0, size.Width, max(0, size.Height-foot-gap))
	box.Place(objects[1], 0, size.Height-foot, size.Width, foot)
}

// MinSize is what all of it needs.
func (s *scrolledOver) MinSize(objects []fyne.CanvasObject) fyne.Size {
	wide := max(objects[1].Size().Width, 100)
	box.HeightAt(s.inside, wide) // what flows has to know how wide it is
	return fyne.NewSize(100, box.HeightAt(s.inside, wide)+gap+objects[1].MinSize().Height)
}

// close puts it away.
func (o *over) close() {
	o.box.Hide()
	o.panel.Objects = nil
	o.page.relay()
}

// Layout has the panel at the foot of the page.
func (o *over) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	box.Place(o.dim, 0, 0, size.Width, size.Height)
	wide := min(size.Width, columnWide) - 2*gap
	o.panel.Resize(fyne.NewSize(wide, size.Height))
	high := min(box.HeightAt(o.panel, wide), size.Height-headHigh-2*gap)
	box.Place(o.panel, (size.Width-wide)/2, size.Height-high-gap, wide, high)
}

// MinSize is small: it takes what there is.
func (o *over) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
