package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Pile are cards face down, with how many there are.
type Pile struct {
	parts.Control
	fill   fyne.ThemeColorName
	sign   *parts.Sign // nil: the number stands on the card, not under it
	number *parts.Words
	name   *parts.Words
}

// NewPile is a pile of cards with that back; sign lies on it.
func NewPile(title string, sign parts.Icon, fill fyne.ThemeColorName) *Pile {
	p := &Pile{fill: fill, number: parts.NewWords("", look.Body, look.Foam).Bold().Centred()}
	p.name = parts.NewWords(title, look.Caption, look.Foam).Centred().Lines(1).Squeezed(0.6)
	if sign != parts.NoIcon {
		p.sign = parts.NewSign(sign, pileSign, look.OnPaper)
		p.name.Bold().SetSize(look.Body)
		p.name.SetColour(look.OnPaper)
		p.number.SetColour(look.Text)
	}
	p.Extend(p)
	return p
}

// Measures of a pile, in device-independent pixels: its sign, how far the card below lies aside, and the edge of its back; and the width of a
// card as a share of its height.
const (
	pileSign  = 52
	pileAside = 4
	pileEdge  = 8
	pileShape = 0.74
)

// Layer is over a board that lies on the felt, and under the page.
func (p *Pile) Layer() int { return -2 }

// Set shows how many cards there are. A pile without a tap ignores taps.
func (p *Pile) Set(number, label string, tap func()) {
	p.number.SetText(number)
	p.Label, p.Tap = label, tap
	p.Refresh()
}

// CreateRenderer draws the pile.
func (p *Pile) CreateRenderer() fyne.WidgetRenderer {
	under, top, back, ring := &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}, parts.NewRing()
	plate := &canvas.Rectangle{} // under the number
	objects := []fyne.CanvasObject{under, top, back, plate, p.number, p.name}
	if p.sign != nil {
		objects = append(objects, p.sign)
	}
	return box.Draw(p, box.Scene{
		Objects: append(objects, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSize(40, 60) },
		Layout: func(area fyne.Size) {
			number, name := p.number.MinSize().Height, p.name.MinSize().Height
			high := min(area.Height, area.Width/pileShape)
			if p.sign != nil {
				high = area.Height - number - pileAside
			}
			wide, tall := area.Width-pileAside, high-pileAside
			box.Place(under, pileAside, pileAside, wide, tall)
			box.Place(top, 0, 0, wide, tall)
			ring.Layout(area)
			if p.sign != nil {
				box.Place(back, pileEdge, pileEdge, wide-2*pileEdge, tall-2*pileEdge)
				sign := p.sign.MinSize()
				box.Place(p.sign, (wide-sign.Width)/2, (tall-sign.Height-name)/2, sign.Width, sign.Height)
				box.Place(p.name, pileEdge, (tall+sign.Height-name)/2, wide-2*pileEdge, name)
				box.Place(p.number, 0, high+pileAside, wide, number)
				box.Place(plate, (wide-p.number.Natural())/2-pileEdge, high+pileAside, p.number.Natural()+2*pileEdge, number)
				return
			}
			box.SetVisible(p.name, p.name.Squeezes(wide-pileEdge)) // large letters on a small card
			box.Place(p.number, 0, (tall-number-name)/2, wide, number)
			box.Place(p.name, pileAside, (tall-number-name)/2+number, wide-pileEdge, name)
		},
		Refresh: func() {
			fill, line, wide := p.fill, look.Paper, float32(2)
			if p.sign != nil {
				fill, line = look.Paper, look.PaperLip
			}
			box.Dress(p, under, fill, line)
			if p.Tap != nil {
				line, wide = look.Gold, 4
			}
			box.Dress(p, top, fill, line)
			box.Dress(p, back, p.fill, "")
			box.Dress(p, plate, look.Pill, "")
			top.StrokeWidth, back.Hidden, plate.Hidden, plate.CornerRadius = wide, p.sign == nil, p.sign == nil, goldCorner
			top.CornerRadius, under.CornerRadius, back.CornerRadius = pileEdge, pileEdge, pileEdge
			p.number.Refresh()
			p.name.Refresh()
			ring.Show(&p.Control, pileEdge)
		},
	})
}
