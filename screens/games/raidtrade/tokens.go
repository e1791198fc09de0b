package raidtrade

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// TokensData are the tokens on one card of a mat.
type TokensData struct {
	Title  string
	Black  int
	White  int
	Both   bool   // white tokens are shown even where there are none
	Of     string // stands for the number of black ones where the card holds only so many: "3 of 4"
	Spoken string
}

// Tokens is a card of a mat with black and white tokens on it: a title, and under it the tokens as discs with their
// number. A white token has a ring in it, so that colour is not all that tells them apart.
type Tokens struct {
	widget.BaseWidget
	data         TokensData
	title        *parts.Words
	black, white *pile
}

var _ fyne.Accessible = (*Tokens)(nil)

// NewTokens is a card with tokens.
func NewTokens(data TokensData) *Tokens {
	t := &Tokens{data: data, title: parts.NewLess(data.Title).Centred()}
	number := strconv.Itoa(data.Black)
	if data.Of != "" {
		number = data.Of
	}
	t.black, t.white = newPile(data.Black, number, false), newPile(data.White, strconv.Itoa(data.White), true)
	t.ExtendBaseWidget(t)
	return t
}

// AccessibilityLabel reports what lies on the card.
func (t *Tokens) AccessibilityLabel() string { return t.data.Spoken }

// AccessibilityRole is that of text.
func (t *Tokens) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// piles are those that are shown.
func (t *Tokens) piles() []*pile {
	if t.data.Both {
		return []*pile{t.black, t.white}
	}
	return []*pile{t.black}
}

func (t *Tokens) pad() float32 { return box.Size(t, look.Grid) * 0.75 }

func (t *Tokens) Natural() float32 {
	width := float32(0)
	for i, p := range t.piles() {
		if i > 0 {
			width += 2 * t.pad()
		}
		width += p.least(t)
	}
	return max(width, t.title.Natural()) + 2*t.pad()
}

// CreateRenderer draws surface, title and piles.
func (t *Tokens) CreateRenderer() fyne.WidgetRenderer {
	surface := &canvas.Rectangle{}
	objects := []fyne.CanvasObject{surface, t.title}
	for _, p := range t.piles() {
		objects = append(objects, p.objects()...)
	}
	return box.Draw(t, box.Scene{
		Objects: objects,
		Min: func() fyne.Size {
			return fyne.NewSize(t.Natural(), t.title.MinSize().Height+t.black.high(t)+t.pad())
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			title := t.title.MinSize().Height
			top := (area.Height - title - t.black.high(t) - t.pad()/2) / 2
			box.Place(t.title, 0, top, area.Width, title)
			t.arrange(area.Width, top+title)
		},
		Refresh: func() {
			box.Dress(t, surface, look.Raised, look.Hairline)
			surface.CornerRadius = box.Size(t, look.Radius) / 2
			t.title.Refresh()
			for _, p := range t.piles() {
				p.dress(t)
			}
		},
	})
}

// arrange gives each pile its share of the width, and puts it into the middle of it.
func (t *Tokens) arrange(width, top float32) {
	piles, left := t.piles(), t.pad()
	spare := width - 2*t.pad()*float32(len(piles))
	for _, p := range piles {
		spare -= p.least(t)
	}
	for _, p := range piles {
		share := p.least(t) + max(0, spare)/float32(len(piles))
		p.arrange(t, left, top, share)
		left += share + 2*t.pad()
	}
}

// mostDiscs is how many tokens of a pile are drawn.
const mostDiscs = 8

// pile are tokens of one colour and their number.
type pile struct {
	count  int
	white  bool
	number *parts.Words
	discs  []*canvas.Circle
	rings  []*canvas.Circle
}

func newPile(count int, number string, white bool) *pile {
	p := &pile{count: count, white: white, number: parts.NewBody(number).Bold()}
	for range max(1, min(count, mostDiscs)) {
		p.discs, p.rings = append(p.discs, &canvas.Circle{}), append(p.rings, &canvas.Circle{})
	}
	return p
}

func (p *pile) objects() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for i := range p.discs {
		list = append(list, p.discs[i], p.rings[i])
	}
	return append(list, p.number)
}

func (p *pile) side(w box.Themed) float32 { return box.Size(w, look.Body) }

func (p *pile) high(box.Themed) float32 { return p.number.MinSize().Height }

// least is the width of one disc and the number.
func (p *pile) least(w box.Themed) float32 {
	return p.side(w) + box.Size(w, look.Grid)/2 + p.number.Natural()
}

// arrange puts the discs over each other like coins, as many as there is room for, and the number behind them.
func (p *pile) arrange(w box.Themed, left, top, room float32) {
	side, number := p.side(w), p.number.Natural()
	step := side * 0.5
	shown := min(len(p.discs), 1+int(max(0, room-p.least(w))/step))
	wide := side + float32(shown-1)*step + box.Size(w, look.Grid)/2 + number
	x, y := left+max(0, room-wide)/2, top+(p.high(w)-side)/2
	for i := range p.discs {
		p.discs[i].Hidden = i >= shown
		p.rings[i].Hidden = i >= shown || !p.white || p.count == 0
		box.Place(p.discs[i], x, y, side, side)
		inner := side * 0.5
		box.Place(p.rings[i], x+(side-inner)/2, y+(side-inner)/2, inner, inner)
		if i < shown-1 {
			x += step
		}
	}
	box.Place(p.number, x+side+box.Size(w, look.Grid)/2, top, number, p.high(w))
}

func (p *pile) dress(w box.Themed) {
	fill, edge := box.Paint(w, look.Jet), box.Paint(w, look.TextLess)
	if p.white {
		fill, edge = box.Paint(w, look.Pale), box.Paint(w, look.Jet)
	}
	if p.count == 0 {
		fill, edge = box.Paint(w, look.Raised), box.Paint(w, look.Outline)
	}
	for i := range p.discs {
		p.discs[i].FillColor, p.discs[i].StrokeColor, p.discs[i].StrokeWidth = fill, edge, 1.5
		p.rings[i].FillColor, p.rings[i].StrokeColor, p.rings[i].StrokeWidth = fill, box.Paint(w, look.Jet), 1.5
	}
	p.number.Refresh()
}

// NewTokenRow puts cards with tokens side by side over the whole width or, where they have no room, two by two.
func NewTokenRow(cards ...*Tokens) *fyne.Container {
	objects := make([]fyne.CanvasObject, len(cards))
	for i, card := range cards {
		objects[i] = card
	}
	return container.New(&tokenRow{}, objects...)
}

// tokenRow shares what is left of the width among its objects.
type tokenRow struct{ width float32 }

// rows are the lines of objects at a width.
func (r *tokenRow) rows(objects []fyne.CanvasObject, width float32) [][]fyne.CanvasObject {
	if width <= 0 || r.wide(objects) <= width {
		return [][]fyne.CanvasObject{objects}
	}
	half := (len(objects) + 1) / 2
	return [][]fyne.CanvasObject{objects[:half], objects[half:]}
}

// wide is the width of objects side by side.
func (r *tokenRow) wide(objects []fyne.CanvasObject) float32 {
	width := float32(0)
	for i, o := range objects {
		if i > 0 {
			width += box.Named(look.Grid)()
		}
		width += box.Natural(o)
	}
	return width
}

// Layout places the objects.
func (r *tokenRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	r.width = size.Width
	gap, y := box.Named(look.Grid)(), float32(0)
	for _, row := range r.rows(objects, size.Width) {
		spare, x, high := (size.Width-r.wide(row))/float32(max(1, len(row))), float32(0), float32(0)
		for _, o := range row {
			high = max(high, o.MinSize().Height)
		}
		for _, o := range row {
			width := box.Natural(o) + spare
			box.Place(o, x, y, width, high)
			x += width + gap
		}
		y += high + gap
	}
}

// MinSize is as high as the lines at the last width.
func (r *tokenRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least, gap := fyne.Size{}, box.Named(look.Grid)()
	for i, row := range r.rows(objects, r.width) {
		high := float32(0)
		for _, o := range row {
			least.Width = max(least.Width, o.MinSize().Width)
			high = max(high, o.MinSize().Height)
		}
		if i > 0 {
			least.Height += gap
		}
		least.Height += high
	}
	return least
}
