package risingtides

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/games/risingtides"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// namePill is a seat's mark, its name and how many cards it holds, or the place in which it finished.
type namePill struct {
	widget.BaseWidget
	seat   int
	glows  bool
	mark   *parts.SeatMark
	name   *parts.Words
	sign   *parts.Sign
	number *parts.Words
	place  bool
}

// Measures on the felt, in device-independent pixels at text step 1.
const (
	pillMark, pillSign   = 24, 20
	pillEdge, pillGap    = 8, 5
	pillEnds             = 3
	pillLine, pillGlow   = 2, 3.5
	depotDisc, depotEdge = 22, 2
	slimDisc, slimEdge   = 15, 4
	leastName            = 0.6
	nameSlack            = 3 // letters are drawn at whole sizes
)

func newNamePill(seat int) *namePill {
	p := &namePill{seat: seat, mark: parts.NewSeatMark(seat, pillMark), sign: parts.NewSign(parts.IconCards, pillSign, look.Text)}
	p.name = parts.NewWords("", look.Body, look.Text).Bold().Lines(1).Squeezed(leastName)
	p.number = parts.NewWords("", look.Body, look.Text).Bold()
	p.ExtendBaseWidget(p)
	return p
}

func (p *namePill) set(name string, hand, place int) {
	p.name.SetText(name)
	p.place = place > 0
	if p.place {
		p.number.SetText(parts.PlaceWord(place))
	} else {
		p.number.SetText(strconv.Itoa(hand))
	}
	box.SetVisible(p.sign, !p.place)
}

// beside is the width of all but the name.
func (p *namePill) beside() float32 {
	wide := 2*pillEdge + p.mark.MinSize().Width + p.number.Natural() + 2*pillGap + 1
	if p.sign.Visible() {
		wide += p.sign.MinSize().Width + pillGap
	}
	return wide
}

// least is the least width in which the name is read.
func (p *namePill) least() float32 {
	p.sign.Hide()
	return p.beside() + p.name.MinSize().Width + nameSlack
}

// Natural is its width with the whole name.
func (p *namePill) Natural() float32 {
	box.SetVisible(p.sign, !p.place)
	return p.beside() + p.name.Natural() + 1
}

func (p *namePill) high() float32 {
	return max(p.name.MinSize().Height, p.mark.MinSize().Height) + 2*pillEnds
}

// CreateRenderer draws the pill.
func (p *namePill) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{}
	return box.Draw(p, box.Scene{
		Objects: []fyne.CanvasObject{ground, p.mark, p.name, p.sign, p.number},
		Min:     func() fyne.Size { return fyne.NewSize(p.beside(), p.high()) },
		Layout: func(area fyne.Size) {
			ground.Resize(area)
			ground.CornerRadius = area.Height / 2
			box.SetVisible(p.sign, !p.place)
			box.SetVisible(p.sign, !p.place && area.Width-p.beside() >= p.name.MinSize().Width+nameSlack)
			x := float32(pillEdge)
			put := func(o fyne.CanvasObject, wide float32) {
				if o.Visible() {
					high := o.MinSize().Height
					box.Place(o, x, (area.Height-high)/2, wide, high)
					x += wide + pillGap
				}
			}
			put(p.mark, p.mark.MinSize().Width)
			put(p.name, area.Width-p.beside())
			put(p.sign, p.sign.MinSize().Width)
			put(p.number, p.number.Natural()+1)
		},
		Refresh: func() {
			ground.FillColor = box.Paint(p, look.Pill)
			ground.StrokeColor, ground.StrokeWidth = box.Paint(p, look.SeatColour(p.seat)), pillLine
			if p.glows {
				ground.StrokeColor, ground.StrokeWidth = box.Paint(p, look.Legal), pillGlow
			}
			canvas.Refresh(ground)
			for _, o := range []fyne.CanvasObject{p.mark, p.name, p.sign, p.number} {
				o.Refresh()
			}
		},
	})
}

// depot are the cards of a depot, counted by resource: a pill each, or one for all.
type depot struct {
	widget.BaseWidget
	slim, lit bool
	counts    [kit.Resources]int
	discs     [2][kit.Resources]*fyne.Container // large and small, each with one for none of the resource
	numbers   [kit.Resources]*parts.Words
}

func newDepot() *depot {
	d := &depot{}
	for r := range d.numbers {
		icon := kit.TideCards()[r].Icon
		for size, side := range []float32{depotDisc, slimDisc} {
			d.discs[size][r] = container.NewStack(table.NewDisc(icon, discOf(r), side), table.NewDisc(icon, look.Unbuilt, side))
		}
		d.numbers[r] = parts.NewWords("", look.Body, look.Text).Bold().Lines(1)
	}
	d.ExtendBaseWidget(d)
	return d
}

func (d *depot) set(p *risingtides.Player) {
	for r := range d.numbers {
		d.counts[r] = int(p.Depot.Count[r])
		d.numbers[r].SetText(strconv.Itoa(d.counts[r]))
		none := d.counts[r] == 0
		d.numbers[r].SetColour(look.Text)
		if none {
			d.numbers[r].SetColour(look.TextLess)
		}
		for _, discs := range d.discs {
			box.SetVisible(discs[r].Objects[0], !none)
			box.SetVisible(discs[r].Objects[1], none)
		}
	}
}

// digit is the width of a number in a depot.
func (d *depot) digit() float32 { return box.Natural(d.numbers[0]) + 1 }

// size is that of the depot in a style.
func (d *depot) size(slim bool) fyne.Size {
	if slim {
		cell := d.discs[1][0].MinSize().Width + d.digit() + 1
		return fyne.NewSize(kit.Resources*cell+2*slimEdge, d.numbers[0].MinSize().Height+depotEdge)
	}
	cell := d.discs[0][0].MinSize().Width + d.digit() + 2*pillGap + depotEdge
	return fyne.NewSize(kit.Resources*cell+2*pillGap, d.numbers[0].MinSize().Height+depotEdge)
}

// CreateRenderer draws the pills.
func (d *depot) CreateRenderer() fyne.WidgetRenderer {
	var pills [kit.Resources]*canvas.Rectangle
	var objects []fyne.CanvasObject
	for r := range pills {
		pills[r] = &canvas.Rectangle{}
		objects = append(objects, pills[r])
	}
	for r := range pills {
		objects = append(objects, d.discs[0][r], d.discs[1][r], d.numbers[r])
	}
	return box.Draw(d, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return d.size(d.slim) },
		Layout: func(area fyne.Size) {
			gap, inset, which := float32(pillGap), float32(depotEdge), 0
			cell := (area.Width - 2*gap) / kit.Resources
			if d.slim {
				gap, inset, which = 0, slimEdge, 1
				cell = (area.Width - 2*slimEdge) / kit.Resources
				box.Place(pills[0], 0, 0, area.Width, area.Height)
			}
			for r := range pills {
				x := float32(r) * (cell + gap)
				if d.slim {
					x += slimEdge
					inset = 0
				} else {
					box.Place(pills[r], x, 0, cell, area.Height)
				}
				pills[r].CornerRadius = area.Height / 2
				side, high := d.discs[which][r].MinSize().Width, d.numbers[r].MinSize().Height
				box.Place(d.discs[which][r], x+inset, (area.Height-side)/2, side, side)
				box.Place(d.numbers[r], x+inset+side+(cell-inset-side-d.digit())/2, (area.Height-high)/2, d.digit(), high)
			}
		},
		Refresh: func() {
			for r := range pills {
				pills[r].FillColor = box.Paint(d, look.Pill)
				pills[r].StrokeColor, pills[r].StrokeWidth = pills[r].FillColor, 0
				if d.lit && (d.slim || d.counts[r] > 0) {
					pills[r].StrokeColor, pills[r].StrokeWidth = box.Paint(d, look.Legal), pillLine
				}
				box.SetVisible(pills[r], !d.slim || r == 0)
				box.SetVisible(d.discs[0][r], !d.slim)
				box.SetVisible(d.discs[1][r], d.slim)
				canvas.Refresh(pills[r])
				d.discs[0][r].Refresh()
				d.discs[1][r].Refresh()
				d.numbers[r].Refresh()
			}
		},
	})
}
