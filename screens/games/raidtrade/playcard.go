package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// PlayCardData is what a playing card shows.
type PlayCardData struct {
	Rank   string // as on the card: "K", "10"; "": no card lies there
	Suit   parts.Icon
	Red    bool
	Under  string // stands under the card, in one line where there is room
	Spoken string
}

// playShape is the width of a playing card as a share of its height.
const playShape = 0.72

// PlayCard is a playing card, face up; where none lies it is an empty outline.
type PlayCard struct {
	widget.BaseWidget
	data  PlayCardData
	high  float32 // at text step 1
	exact bool    // high at every text step
	fills bool    // higher where there is room
	under *parts.Words
}

var _ fyne.Accessible = (*PlayCard)(nil)

// NewPlayCard is a playing card of that height, in device-independent pixels at text step 1; it grows with the step.
func NewPlayCard(high float32, data PlayCardData) *PlayCard {
	c := &PlayCard{high: high, under: parts.NewBody("").Bold().Centred()}
	c.ExtendBaseWidget(c)
	c.Set(data)
	return c
}

// SetHeight makes it so many device-independent pixels high, whatever the text step: it fills the room that there is.
func (c *PlayCard) SetHeight(high float32) {
	if c.exact && c.high == high {
		return
	}
	c.high, c.exact = high, true
	c.Refresh()
}

// Filling lets it be as high as the room that it gets.
func (c *PlayCard) Filling() *PlayCard { c.fills = true; return c }

// Set shows another card.
func (c *PlayCard) Set(data PlayCardData) {
	c.data = data
	c.under.SetText(data.Under)
	c.under.Hidden = data.Under == ""
	c.Refresh()
}

// AccessibilityLabel names the card, and says what is under it.
func (c *PlayCard) AccessibilityLabel() string { return parts.Sentences(c.data.Spoken, c.data.Under) }

// AccessibilityRole is that of text.
func (c *PlayCard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// height is that of the card itself.
func (c *PlayCard) height() float32 {
	if c.exact {
		return c.high
	}
	return c.high * max(1, parts.Scale(c.Theme()))
}

func (c *PlayCard) Natural() float32 {
	return max(c.height()*playShape, c.under.Natural())
}

// CreateRenderer draws the card with its rank above its suit, and the line under it.
func (c *PlayCard) CreateRenderer() fyne.WidgetRenderer {
	surface, suit, pip := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}, &canvas.Image{FillMode: canvas.ImageFillContain}
	rank := &canvas.Text{Alignment: fyne.TextAlignCenter, TextStyle: fyne.TextStyle{Bold: true}}
	return box.Draw(c, box.Scene{
		Objects: []fyne.CanvasObject{surface, rank, pip, suit, c.under},
		Min: func() fyne.Size {
			least := fyne.NewSize(c.height()*playShape, c.height())
			if c.under.Visible() {
				width := c.Size().Width
				if width == 0 {
					width = c.Natural()
				}
				least = fyne.NewSize(max(least.Width, c.under.MinSize().Width), least.Height+box.HeightAt(c.under, width))
			}
			return least
		},
		Layout: func(area fyne.Size) {
			high := c.height()
			if c.fills {
				high = max(high, min(area.Height, area.Width/playShape))
			}
			wide, left := high*playShape, (area.Width-high*playShape)/2
			box.Place(surface, left, 0, wide, high)
			c.face(rank, pip, suit, left, wide, high)
			box.Place(c.under, 0, high, area.Width, max(0, area.Height-high))
		},
		Refresh: func() {
			ink, fill, outline := look.Jet, look.Pale, look.Outline
			if c.data.Red {
				ink = look.Red
			}
			if c.data.Rank == "" {
				fill = ""
			}
			box.Dress(c, surface, fill, outline)
			surface.CornerRadius = c.height() * 0.1
			rank.Color = box.Paint(c, ink)
			parts.Write(rank, c.data.Rank)
			parts.DrawIcon(c, suit, c.data.Suit, ink)
			parts.DrawIcon(c, pip, c.data.Suit, ink)
			pip.Hidden = pip.Hidden || c.height() < cornered
			c.under.Refresh()
		},
	})
}

// cornered is the least height of a card whose rank and sign stand in its corner, where a fan of cards shows them.
const cornered = 60

// face places rank and signs: in the corner and, larger, at the other end; on a small card one under the other.
func (c *PlayCard) face(rank *canvas.Text, pip, suit *canvas.Image, left, wide, high float32) {
	if high < cornered {
		rank.TextSize = high * 0.4
		tall := parts.Measure("10", rank.TextSize, rank.TextStyle).Height
		box.Place(rank, left, high*0.31-tall/2, wide, tall)
		side := high * 0.3
		box.Place(suit, left+(wide-side)/2, high*0.6, side, side)
		return
	}
	rank.TextSize = high * 0.25
	tall := parts.Measure("10", rank.TextSize, rank.TextStyle)
	edge := high * 0.05
	corner := max(tall.Width, high*0.2)
	box.Place(rank, left+edge, edge/2, corner, tall.Height)
	side := high * 0.15
	box.Place(pip, left+edge+(corner-side)/2, edge/2+tall.Height*0.92, side, side)
	side = high * 0.42
	box.Place(suit, left+wide-side-edge*1.4, high-side-edge*1.6, side, side)
}
