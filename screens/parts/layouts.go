package parts

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// column stacks objects, each as wide as the column and as high as it must be at that width.
type column struct {
	gap func() float32
}

// NewColumn stacks objects with look.Gap between them.
func NewColumn(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{gap: box.Named(look.Gap)}, objects...)
}

// NewTightColumn stacks objects with look.Grid between them, the least distance of two tap targets.
func NewTightColumn(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{gap: box.Named(look.Grid)}, objects...)
}

// NewSections stacks objects with look.Section between them.
func NewSections(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{gap: box.Named(look.Section)}, objects...)
}

// Layout stacks the visible objects.
func (c *column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		height := box.HeightAt(o, size.Width)
		box.Place(o, 0, y, size.Width, height)
		y += height + c.gap()
	}
}

// MinSize is the widest object's width, and the height at the present width.
func (c *column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least, shown := fyne.Size{}, 0
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		min := o.MinSize()
		least = fyne.NewSize(max(least.Width, min.Width), least.Height+min.Height)
		shown++
	}
	if shown > 1 {
		least.Height += float32(shown-1) * c.gap()
	}
	return least
}

// grid puts objects into as many columns of equal width as fit, and makes a row's objects equally high.
type grid struct {
	cell func() float32
	gap  fyne.ThemeSizeName
	most int
}

// NewGrid puts objects into columns of equal width, at least cell wide (device-independent pixels) and at most most in
// a row, with look.Gap between them. One column is the least.
func NewGrid(cell float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&grid{cell: func() float32 { return cell }, gap: look.Gap, most: most}, objects...)
}

// NewCells puts objects into columns of equal width, at least so many sizes of letters wide and at most most in a row, with look.Grid
// between them.
func NewCells(letters fyne.ThemeSizeName, wide float32, most int, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&grid{cell: func() float32 { return box.Named(letters)() * wide }, gap: look.Grid, most: most}, objects...)
}

// halfWide is the least width of either half of a page, in device-independent pixels.
const halfWide = 380

// NewHalves puts objects side by side in two halves of a page, or one below the other where it is narrow.
func NewHalves(objects ...fyne.CanvasObject) *fyne.Container {
	return NewGrid(halfWide, 2, objects...)
}

// columns is the number of columns at that width.
func (g *grid) columns(width float32, objects int) int {
	gap := box.Named(g.gap)()
	fit := int((width + gap) / (g.cell() + gap))
	return max(1, min(fit, g.most, objects))
}

// arrange returns the rows of visible objects at that width, with the width of a cell.
func (g *grid) arrange(objects []fyne.CanvasObject, width float32) (rows [][]fyne.CanvasObject, cell float32) {
	shown := visible(objects)
	if len(shown) == 0 {
		return nil, 0
	}
	n, gap := g.columns(width, len(shown)), box.Named(g.gap)()
	least := float32(0)
	for _, o := range shown {
		least = max(least, o.MinSize().Width)
	}
	for ; ; n-- {
		if cell = (width - gap*float32(n-1)) / float32(n); n == 1 || cell >= least {
			break
		}
	}
	for len(shown) > n {
		rows, shown = append(rows, shown[:n]), shown[n:]
	}
	return append(rows, shown), cell
}

// Layout places row by row.
func (g *grid) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	rows, cell := g.arrange(objects, size.Width)
	gap := box.Named(g.gap)()
	y := float32(0)
	for _, row := range rows {
		height := rowHeight(row, cell)
		for i, o := range row {
			box.Place(o, float32(i)*(cell+gap), y, cell, height)
		}
		y += height + gap
	}
}

// MinSize is one cell wide and as high as the rows were laid out.
func (g *grid) MinSize(objects []fyne.CanvasObject) fyne.Size {
	shown := visible(objects)
	least := fyne.Size{}
	if len(shown) == 0 {
		return least
	}
	bottom := float32(0)
	for _, o := range shown {
		least.Width = max(least.Width, o.MinSize().Width)
		bottom = max(bottom, o.Position().Y+o.MinSize().Height)
	}
	least.Height = bottom
	return least
}

// rowHeight is the height of the highest object of a row at that width.
func rowHeight(row []fyne.CanvasObject, width float32) float32 {
	height := float32(0)
	for _, o := range row {
		height = max(height, box.HeightAt(o, width))
	}
	return height
}

// visible are the objects that are not hidden.
func visible(objects []fyne.CanvasObject) []fyne.CanvasObject {
	shown := make([]fyne.CanvasObject, 0, len(objects))
	for _, o := range objects {
		if o.Visible() {
			shown = append(shown, o)
		}
	}
	return shown
}

// equal puts objects side by side, equally wide and high.
type equal struct{}

// NewEqual puts objects side by side, equally wide, with look.Grid between them: two buttons of a question, for example.
func NewEqual(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(equal{}, objects...)
}

// Layout places the visible objects.
func (equal) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	shown := visible(objects)
	if len(shown) == 0 {
		return
	}
	gap := box.Named(look.Grid)()
	width := (size.Width - gap*float32(len(shown)-1)) / float32(len(shown))
	alikeLetters(shown, width)
	for i, o := range shown {
		box.Place(o, float32(i)*(width+gap), 0, width, size.Height)
	}
}

// alikeLetters gives buttons of a width side by side letters of one size: the smallest that one of them needs.
func alikeLetters(objects []fyne.CanvasObject, width float32) {
	least := float32(math.MaxFloat32)
	for _, o := range objects {
		b, ok := o.(*Button)
		if !ok {
			return
		}
		least = min(least, b.letters(width))
	}
	for _, o := range objects {
		o.(*Button).limit(least)
	}
}

// MinSize is the widest object's width times their number.
func (equal) MinSize(objects []fyne.CanvasObject) fyne.Size {
	shown := visible(objects)
	least := fyne.Size{}
	for _, o := range shown {
		least = least.Max(o.MinSize())
	}
	if n := float32(len(shown)); n > 0 {
		least.Width = least.Width*n + box.Named(look.Grid)()*(n-1)
	}
	return least
}

// NewPage scrolls its objects up and down, stacked with look.Section between them, in a column in the middle that is at
// most look.Reading wide, with look.Margin round it.
func NewPage(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return NewScroll(container.New(margins{}, NewSections(objects...)))
}

// NewWidePage is a page of cards, which may be much wider: no line of text goes over all of it.
func NewWidePage(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return NewScroll(container.New(margins{wide: true}, NewSections(objects...)))
}

// wider is how much wider than look.Reading a wide page is at most.
const wider = 1.7

// margins centre one object in a column of at most look.Reading, or much more.
type margins struct{ wide bool }

// Layout centres the objects.
func (m margins) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	margin, most := box.Named(look.Margin)(), box.Named(look.Reading)()
	if m.wide {
		most *= wider
	}
	width := min(size.Width-2*margin, most)
	for _, o := range objects {
		box.Place(o, (size.Width-width)/2, margin, width, max(size.Height-2*margin, box.HeightAt(o, width)))
	}
}

// MinSize is the object's and twice the margin.
func (margins) MinSize(objects []fyne.CanvasObject) fyne.Size {
	margin := box.Named(look.Margin)()
	least := fyne.Size{}
	for _, o := range visible(objects) {
		least = least.Max(o.MinSize())
	}
	return least.AddWidthHeight(2*margin, 2*margin)
}
