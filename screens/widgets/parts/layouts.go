package parts

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
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

// ends gives the first object all the width that those at the right end leave.
type ends struct{}

// NewEnds puts objects at the right end of a line, look.Grid apart, and gives the rest of it to the first one.
func NewEnds(first fyne.CanvasObject, right ...fyne.CanvasObject) *fyne.Container {
	return container.New(ends{}, append([]fyne.CanvasObject{first}, right...)...)
}

// Layout places the objects; those at the end stand in the middle of the height.
func (ends) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap, x := box.Named(look.Grid)(), size.Width
	shown := visible(objects)
	for i := len(shown) - 1; i > 0; i-- {
		least := shown[i].MinSize()
		x -= least.Width
		box.Place(shown[i], x, (size.Height-least.Height)/2, least.Width, least.Height)
		x -= gap
	}
	if len(shown) > 0 {
		height := box.HeightAt(shown[0], x)
		box.Place(shown[0], 0, (size.Height-height)/2, x, height)
	}
}

// MinSize is as high as the highest object.
func (ends) MinSize(objects []fyne.CanvasObject) fyne.Size {
	gap, least := box.Named(look.Grid)(), fyne.Size{}
	for i, o := range visible(objects) {
		min := o.MinSize()
		least = fyne.NewSize(least.Width+min.Width, max(least.Height, min.Height))
		if i > 0 {
			least.Width += gap
		}
	}
	return least
}

// Width and number of the buttons of an empty page, in device-independent pixels.
const (
	emptyButton  = 160
	emptyAbreast = 3
)

// NewEmpty stands where nothing is listed yet: it says what to do next, and has the button or buttons that do it.
func NewEmpty(words string, next ...*Button) fyne.CanvasObject {
	buttons := make([]fyne.CanvasObject, len(next))
	for i, b := range next {
		buttons[i] = b
	}
	return NewColumn(NewBody(words), NewGrid(emptyButton, emptyAbreast, buttons...))
}

// A picture at the head of a page has this share of the width, but no more device-independent pixels than leadMost.
const (
	leadShare = 0.38
	leadMost  = 240
)

// NewLead is the head of a page: a picture, and words beside it.
func NewLead(picture Picture, words fyne.CanvasObject) *fyne.Container {
	return container.New(&lead{}, NewPicture(picture), words)
}

// leadWords is the least width of the words beside a picture, in sizes of body text; narrower ones stand under it.
const leadWords = 9

// leadHigh is how many times as high as the picture the words beside it are at most; higher ones stand under it.
const leadHigh = 2.5

// lead has the picture at the left, and the lower of both in the middle of the height; where the words have no room there, it
// has the picture above them.
type lead struct{ above bool }

// Layout places both.
func (l *lead) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	picture, words := objects[0], objects[1]
	wide, gap := min(area.Width*leadShare, leadMost), box.Named(look.Gap)()
	rest := max(0, area.Width-wide-gap)
	l.above = rest < leadWords*box.Named(look.Body)() || box.HeightAt(words, rest) > leadHigh*wide/2
	if l.above {
		box.Place(picture, 0, 0, area.Width, area.Width/2)
		box.Place(words, 0, area.Width/2+gap, area.Width, box.HeightAt(words, area.Width))
		return
	}
	high := box.HeightAt(words, rest)
	box.Place(picture, 0, max(0, (area.Height-wide/2)/2), wide, wide/2)
	box.Place(words, wide+gap, max(0, (area.Height-high)/2), rest, high)
}

// MinSize is as high as the higher one at the present width, or both.
func (l *lead) MinSize(objects []fyne.CanvasObject) fyne.Size {
	picture, words := objects[0], objects[1]
	if l.above {
		return fyne.NewSize(words.MinSize().Width, picture.Size().Height+box.Named(look.Gap)()+words.MinSize().Height)
	}
	return fyne.NewSize(words.MinSize().Width/(1-leadShare)+box.Named(look.Gap)(), max(picture.Size().Height, words.MinSize().Height))
}

// pair puts words at the left and what they belong to at the right; where they have no room side by side, the words
// stand above.
type pair struct {
	of    box.Themed
	words *Words
	right fyne.CanvasObject
	wide  bool // the right one takes all the width where it stands below
	width float32
}

// newPair is a line with words before what they belong to.
func newPair(of box.Themed, words *Words, right fyne.CanvasObject) *fyne.Container {
	return container.New(&pair{of: of, words: words, right: right, wide: true}, words, right)
}

// Layout places both.
func (p *pair) Layout(_ []fyne.CanvasObject, area fyne.Size) {
	p.width = area.Width
	p.layout(0, 0, area.Width, area.Height)
}

// MinSize is the least size at the present width.
func (p *pair) MinSize([]fyne.CanvasObject) fyne.Size { return p.min(p.width) }

func (p *pair) beside(width float32) bool {
	return p.words.Natural()+box.Size(p.of, look.Gap)+box.Natural(p.right) <= width
}

// min is the least size at that width; before the first layout, side by side.
func (p *pair) min(width float32) fyne.Size {
	words, right := p.words.MinSize(), p.right.MinSize()
	least := fyne.NewSize(max(words.Width, right.Width), max(words.Height, right.Height))
	if width > 0 && !p.beside(width) {
		least.Height = words.Height + box.Size(p.of, look.Grid) + right.Height
	}
	return least
}

func (p *pair) layout(x, y, width, height float32) {
	if p.beside(width) {
		right := fyne.NewSize(box.Natural(p.right), p.right.MinSize().Height)
		room := width - right.Width - box.Size(p.of, look.Gap)
		words := box.HeightAt(p.words, room)
		box.Place(p.words, x, y+(height-words)/2, room, words)
		box.Place(p.right, x+width-right.Width, y+(height-right.Height)/2, right.Width, right.Height)
		return
	}
	words := box.HeightAt(p.words, width)
	box.Place(p.words, x, y, width, words)
	right := p.right.MinSize()
	if p.wide {
		right.Width = width
	}
	box.Place(p.right, x, y+words+box.Size(p.of, look.Grid), right.Width, box.HeightAt(p.right, right.Width))
}

// flow puts objects one after the other at the width that they would like, and begins a new line where there is no room.
type flow struct{ width float32 }

// NewFlow puts buttons and chips one after the other, look.Grid apart, on as many lines as they need.
func NewFlow(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{}, objects...)
}

// arrange goes through the objects with the place of each, and gives the height of all at that width.
func (f *flow) arrange(objects []fyne.CanvasObject, width float32, put func(fyne.CanvasObject, fyne.Position, fyne.Size)) float32 {
	gap := box.Named(look.Grid)()
	x, y, line := float32(0), float32(0), float32(0)
	shown := visible(objects)
	less := tooMuch(shown, width, gap)
	for _, o := range shown {
		wish := box.Natural(o) - less
		if width > 0 {
			wish = min(wish, width)
		}
		if x > 0 && x+wish > width {
			x, y, line = 0, y+line+gap, 0
		}
		height := box.HeightAt(o, wish)
		put(o, fyne.NewPos(x, y), fyne.NewSize(wish, height))
		x, line = x+wish+gap, max(line, height)
	}
	return y + line
}

// tooMuch is by how much each of some keys becomes narrower so that the last one doesn't stand alone on a second line: 0 where
// their words would have no room then, or where it doesn't.
func tooMuch(objects []fyne.CanvasObject, width, gap float32) float32 {
	if len(objects) < 2 {
		return 0
	}
	all := -gap
	for _, o := range objects {
		all += box.Natural(o) + gap
	}
	last := box.Natural(objects[len(objects)-1]) + gap
	if all <= width || all-last > width {
		return 0
	}
	less := (all - width) / float32(len(objects))
	for _, o := range objects {
		if k, ok := o.(*Key); !ok || k.Natural()-less < k.slimmest() {
			return 0
		}
	}
	return less
}

// Layout places the objects line by line.
func (f *flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.arrange(objects, size.Width, func(o fyne.CanvasObject, at fyne.Position, is fyne.Size) {
		box.Place(o, at.X, at.Y, is.Width, is.Height)
	})
}

// MinSize is as wide as the widest object must be, and as high as the lines were at the last layout.
func (f *flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least, bottom := fyne.Size{}, float32(0)
	for _, o := range visible(objects) {
		least = least.Max(o.MinSize())
		bottom = max(bottom, o.Position().Y+o.MinSize().Height)
	}
	if f.width > 0 {
		least.Height = bottom
	}
	return least
}

// answers puts buttons side by side where each has room for its words on one line, else one above the other.
type answers struct{ width float32 }

// NewAnswers puts buttons side by side, equally wide, or, where their words have no room, one above the other.
func NewAnswers(buttons ...*Button) *fyne.Container {
	objects := make([]fyne.CanvasObject, len(buttons))
	for i, b := range buttons {
		objects[i] = b
	}
	return container.New(&answers{}, objects...)
}

// beside reports whether all have room on one line, and gives the width of each.
func (a *answers) beside(objects []fyne.CanvasObject, width float32) (cell float32, fits bool) {
	gap := box.Named(look.Grid)()
	cell = (width - gap*float32(len(objects)-1)) / float32(max(1, len(objects)))
	for _, o := range objects {
		if box.Natural(o) > cell {
			return width, false
		}
	}
	return cell, true
}

// Layout places the buttons.
func (a *answers) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a.width = size.Width
	shown, gap := visible(objects), box.Named(look.Grid)()
	cell, fits := a.beside(shown, size.Width)
	x, y := float32(0), float32(0)
	for _, o := range shown {
		height := box.HeightAt(o, cell)
		if fits {
			height = size.Height
		}
		box.Place(o, x, y, cell, height)
		if fits {
			x += cell + gap
		} else {
			y += height + gap
		}
	}
}

// MinSize is that of the arrangement at the last width.
func (a *answers) MinSize(objects []fyne.CanvasObject) fyne.Size {
	shown, gap := visible(objects), box.Named(look.Grid)()
	_, fits := a.beside(shown, a.width)
	least := fyne.Size{}
	for i, o := range shown {
		min := o.MinSize()
		if a.width == 0 || fits {
			least = least.Max(min)
			continue
		}
		if i > 0 {
			least.Height += gap
		}
		least = fyne.NewSize(max(least.Width, min.Width), least.Height+min.Height)
	}
	return least
}
