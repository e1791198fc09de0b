package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// CardFace is what is on a large card.
type CardFace struct {
	Icon    parts.Icon // of its kind
	Kind    string
	Band    fyne.ThemeColorName // of the kind
	Picture fyne.CanvasObject   // nil: none
	Title   string
	Rule    string // what it does
	Foot    string // what must not be missed, such as its price
	Joke    string
	Did     []fyne.CanvasObject // what it has done to whom
	Left    string              // how many are left in the deck, under the card
}

// CardSize is the size of a large card with its pile and what is under it, at text step 1.
var CardSize = fyne.NewSize(312, 484)

// LeftOf says how many cards of a deck can still be drawn.
func LeftOf(left, all int) string { return wording.L("{left} of {all} left", left, all) }

// BigCard is a card that floats over the felt.
type BigCard struct {
	widget.BaseWidget
	face   CardFace
	tap    func()
	column *fyne.Container
	left   *fyne.Container
	spares []fyne.CanvasObject // what is left out first
	title  *parts.Words
	rule   *parts.Words
}

var (
	_ fyne.Tappable   = (*BigCard)(nil)
	_ fyne.Accessible = (*BigCard)(nil)
)

// NewBigCard is a card; tap is told that it was tapped.
func NewBigCard(face CardFace, tap func()) *BigCard {
	c := &BigCard{tap: tap, column: box.Column(0), left: container.NewStack()}
	c.ExtendBaseWidget(c)
	c.Set(face)
	return c
}

// Set shows another card.
func (c *BigCard) Set(face CardFace) {
	c.face, c.spares = face, nil
	words := func(text string, size fyne.ThemeSizeName, ink fyne.ThemeColorName) *parts.Words {
		return parts.NewWords(text, size, ink).Centred()
	}
	kind := box.Row(gap, box.Spring(), parts.NewSign(face.Icon, 24, look.OnPaper), words(face.Kind, look.Least, look.OnPaper).Bold(), box.Spring())
	band := box.Fixed(container.NewStack(box.NewSurface(box.Face{Fill: face.Band, Corner: cardCorner, Square: true}), kind), 0, bandHigh)
	c.title, c.rule = words(face.Title, look.Title, look.OnPaper).Bold().Head(2), words(face.Rule, look.Label, look.OnPaper)
	text := box.Column(6, c.title)
	if face.Rule != "" {
		text.Add(c.rule)
	}
	if face.Foot != "" {
		text.Add(words(face.Foot, look.Body, look.OnPaper).Bold())
	}
	for _, o := range face.Did {
		text.Add(o)
	}
	if face.Joke != "" && len(face.Did) == 0 {
		joke := words(face.Joke, look.Body, look.PaperLow)
		text.Add(joke)
		c.spares = append(c.spares, joke)
	}
	c.column.Objects = []fyne.CanvasObject{band, box.Pad(text, margin, textEnd), box.Spring()}
	if face.Picture != nil {
		picture := box.Grow(container.NewStack(box.NewSurface(box.Face{Fill: look.Night}), box.Fixed(box.Pad(face.Picture, gap, gap), 0, max(pictureLeast, face.Picture.MinSize().Height+2*gap))))
		c.column.Objects = []fyne.CanvasObject{band, picture, box.Pad(text, margin, textEnd)}
		c.spares = append(c.spares, picture, band)
	}
	c.left.Objects = nil
	if face.Left != "" {
		pill := container.NewStack(box.NewSurface(box.Face{Fill: look.Pill, Corner: margin}), box.Pad(words(face.Left, look.Least, look.Text).Bold(), 14, 4))
		c.left.Add(box.Row(0, box.Spring(), pill, box.Spring()))
	}
	c.Refresh()
}

// least is the least height of a card of that width: that of what is never left out.
func (c *BigCard) least(width float32) float32 {
	high := box.HeightAt(c.column, width-2*pileStep)
	for _, o := range c.spares {
		if o.Visible() {
			high -= o.MinSize().Height
		}
	}
	return max(120, high+pileStep+cardLip-textEnd)
}

// Whole is the height of a card of that width from which nothing is left out.
func (c *BigCard) Whole(width float32) float32 {
	high := c.least(width)
	for _, o := range c.spares {
		high += o.MinSize().Height
	}
	return high
}

// Measures of a large card, in device-independent pixels.
const (
	cardCorner   = 20
	textEnd      = 10 // over and under the words
	bandHigh     = 44
	pictureLeast = 72
	cardLip      = 7
	pileStep     = 6 // between the edges of the cards behind it
	leftHigh     = 38
)

// under is the height of what is under the card.
func (c *BigCard) under() float32 { return leftHigh * parts.Scale(c.Theme()) }

// paper is the size of the card itself in an area, once what has no room on it was left out.
func (c *BigCard) paper(area fyne.Size) (wide, high float32) {
	wide, high = area.Width-2*pileStep, area.Height-pileStep-cardLip
	if box.SetVisible(c.left, c.face.Left != ""); c.left.Visible() {
		c.spare(wide, high-c.under())
		if box.HeightAt(c.column, wide) <= high-c.under() {
			return wide, high - c.under()
		}
		c.left.Hide()
	}
	c.spare(wide, high)
	return wide, high
}

// fits reports whether what it says has room in an area.
func (c *BigCard) fits(area fyne.Size) bool {
	wide, high := c.paper(area)
	return box.HeightAt(c.column, wide) <= high+textEnd
}

// spare leaves out what says least where a card has no room: the joke, then the picture, then what kind of card it is; last it becomes smaller.
func (c *BigCard) spare(wide, high float32) {
	c.title.SetSize(look.Title)
	c.rule.SetSize(look.Label)
	for _, o := range c.spares {
		o.Show()
	}
	for _, o := range c.spares {
		if box.HeightAt(c.column, wide) <= high {
			return
		}
		o.Hide()
	}
	if box.HeightAt(c.column, wide) > high {
		c.title.SetSize(look.Label)
		c.rule.SetSize(look.Body)
	}
}

// Tapped sends it to its pile.
func (c *BigCard) Tapped(e *fyne.PointEvent) {
	parts.Touched(c, e)
	if c.tap != nil {
		c.tap()
	}
}

// AccessibilityLabel is its kind and title; the words on it follow.
func (c *BigCard) AccessibilityLabel() string {
	return parts.Sentences(c.face.Kind, c.face.Title, c.face.Left)
}

// AccessibilityRole is that of a container.
func (c *BigCard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Nested is what is on it.
func (c *BigCard) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{c.column} }

// CreateRenderer draws the pile, the card and what is under it.
func (c *BigCard) CreateRenderer() fyne.WidgetRenderer {
	far, near := &canvas.Rectangle{CornerRadius: cardCorner}, &canvas.Rectangle{CornerRadius: cardCorner}
	paper := box.NewSurface(box.Face{Fill: look.Paper, Lip: look.PaperLip, High: cardLip, Corner: cardCorner})
	return box.Draw(c, box.Scene{
		Objects: []fyne.CanvasObject{far, near, paper, c.column, c.left},
		Min:     func() fyne.Size { return fyne.NewSize(160, c.least(max(160, c.Size().Width))) },
		Layout: func(area fyne.Size) {
			wide, high := c.paper(area)
			box.Place(far, 2*pileStep, pileStep+2, wide, high)
			box.Place(near, pileStep, pileStep/2+1, wide, high)
			box.Place(paper, 0, 0, wide, high+cardLip)
			box.Place(c.column, 0, 0, wide, high)
			box.Place(c.left, 0, area.Height-c.under()+4, wide, c.under()-4)
		},
		Refresh: func() {
			band := box.Paint(c, c.face.Band)
			far.FillColor, near.FillColor = look.Over(look.Shade, band), look.Over(look.Shade, band)
			far.StrokeColor, far.StrokeWidth = look.Over(look.Shade, far.FillColor), 1
			canvas.Refresh(far)
			canvas.Refresh(near)
			paper.Refresh()
			c.column.Refresh()
		},
	})
}

// Thumb is a card that was shown, small; a tap shows it again.
type Thumb struct {
	parts.Control
	corner *fyne.Container
}

// Sizes of what is in the own line, at text step 1.
const (
	thumbWide = 40
	thumbHigh = 44
)

// Counted puts on the corner of the card how many of its pile are left.
func (t *Thumb) Counted(left int) *Thumb {
	number := parts.NewWords(strconv.Itoa(left), look.Caption, look.Jet).Bold().Centred()
	badge := container.NewStack(box.NewSurface(box.Face{Fill: look.Paper, Line: look.Jet, Corner: 10}), box.Pad(number, 3, -2))
	t.corner.Objects = []fyne.CanvasObject{box.Column(0, box.Row(0, box.Spring(), badge), box.Spring())}
	return t
}

// NewThumb is a small card with a picture.
func NewThumb(picture fyne.CanvasObject, fill fyne.ThemeColorName, label string, tap func()) *Thumb {
	t := &Thumb{corner: container.NewStack()}
	t.Label, t.Tap = label, tap
	paper, target := &canvas.Rectangle{}, box.Named(look.TapTarget)
	card := box.Fixed(container.NewStack(paper, box.Pad(picture, 3, 3)), thumbWide, thumbHigh)
	t.Build(t, container.NewStack(box.AtLeast(box.Middle(card), target, target), t.corner), box.Just(7), func() {
		box.Dress(t, paper, fill, "")
		paper.StrokeColor, paper.StrokeWidth, paper.CornerRadius = box.Paint(t, look.Paper), 2, 7
	})
	return t
}

// Backs are the backs of the cards of a hand, one over the other; a tap looks at them.
type Backs struct {
	parts.Control
	sign  parts.Icon
	cards int
	large bool // as high as its area
	press press
}

// NewBacks are the backs of so many cards, with a sign on each.
func NewBacks(cards int, sign parts.Icon, label string, tap func()) *Backs {
	b := &Backs{cards: cards, sign: sign}
	b.Label, b.Tap = label, tap
	b.Extend(b)
	return b
}

// NewHand are backs that lie on the felt: as high as there is room for.
func NewHand(cards int, sign parts.Icon, label string, tap func()) *Backs {
	b := NewBacks(cards, sign, label, tap)
	b.large = true
	return b
}

// measures are the width and height of a back in an area, and how far each lies beside the one before.
func (b *Backs) measures(area fyne.Size) (wide, high, step float32) {
	if !b.large {
		return backWide, thumbHigh, backStep
	}
	high = min(area.Height-4, mostBack)
	wide = high * backWide / thumbHigh
	step = wide * largeStep
	if b.cards > 1 {
		step = min(step, (area.Width-wide-4)/float32(b.cards-1))
	}
	return wide, high, step
}

// Measures of backs on the felt: the most that they are high, in device-independent pixels, and how far they lie apart, as a share of
// their width.
const (
	mostBack  = 138
	largeStep = 0.6
)

// Sizes of the backs of a hand, at text step 1.
const (
	backWide = 30
	backStep = 17
	backSign = 18
)

// CreateRenderer draws the backs.
func (b *Backs) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	var objects []fyne.CanvasObject
	for range b.cards {
		objects = append(objects, &canvas.Rectangle{CornerRadius: 7, StrokeWidth: 2}, parts.NewSign(b.sign, backSign, look.Gold))
	}
	return box.Draw(b, box.Scene{
		Objects: append(objects, ring.Objects()...),
		Min: func() fyne.Size {
			target := box.Size(b, look.TapTarget)
			return fyne.NewSize(max(target, backWide+float32(b.cards-1)*backStep+4), target)
		},
		Layout: func(area fyne.Size) {
			ring.Layout(area)
			wide, high, step := b.measures(area)
			left := area.Width - wide - float32(b.cards-1)*step - 2
			top := (area.Height - high) / 2
			for i := 0; i < len(objects); i += 2 {
				x := left + float32(i/2)*step
				box.Place(objects[i], x, top, wide, high)
				sign := objects[i+1].MinSize()
				box.Place(objects[i+1], x+(wide-sign.Width)/2, top+(high-sign.Height)/2, sign.Width, sign.Height)
			}
		},
		Refresh: func() {
			for i := 0; i < len(objects); i += 2 {
				back := objects[i].(*canvas.Rectangle)
				back.FillColor, back.StrokeColor = box.Paint(b, look.Night), box.Paint(b, look.Paper)
				objects[i+1].Refresh()
			}
			ring.Show(&b.Control, 7)
		},
	})
}
