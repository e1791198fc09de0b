package risingtides

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/risingtides"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

// island is the island of one player: the tower of three tiers, the name with the cards in the hand, and the depot. A tap tells where it
// was: on the next tier, on a card of the depot, or elsewhere. Its area is that of name and depot; the tower stands out of it, and the
// sea hands on the taps on it.
type island struct {
	parts.Control
	seat    int
	spot    spot
	style   depotStyle
	picture *table.Ground
	built   [][resources]int
	next    bool // its next tier can be built
	glows   bool // it can be chosen
	pole    *canvas.Rectangle
	frame   *canvas.Rectangle
	flag    *fyne.Container
	nation  string
	pill    *namePill
	depot   *depot
	build   func()
	card    func(resource int) // a card of its depot is chosen; nil: none can be
}

func newIsland(seat int) *island {
	i := &island{seat: seat, pill: newNamePill(seat), depot: newDepot(), pole: &canvas.Rectangle{}, frame: &canvas.Rectangle{CornerRadius: flagCorner}}
	i.picture = table.NewGround(func(size fyne.Size, paint table.Paint) string {
		return islandArt(size, paint, i.built, i.next, i.glows)
	})
	i.flag = container.NewStack()
	i.Extend(i)
	return i
}

// show is what lies on the island.
func (i *island) show(name string, p *risingtides.Player, place int) {
	i.built = p.Stages
	if shown := p.Nation != "" && p.Nation != risingtides.HiddenNation; !shown {
		i.nation = ""
	} else if i.nation != p.Nation {
		i.nation = p.Nation
		i.flag.Objects = []fyne.CanvasObject{parts.NewPicture(nationPicture(p.Nation))}
		i.flag.Refresh()
	}
	i.pill.set(name, p.Hand, place)
	i.depot.set(p)
	i.Label = parts.Sentences(name, nationTitle(p.Nation), tideSpoken(p))
}

// flies reports whether the nation is shown.
func (i *island) flies() bool { return i.nation != "" }

// Measures of a flag, in the units of an island and in device-independent pixels.
const (
	flagWide, flagHigher = 66, 33
	poleDown             = 61
	poleWide             = 2.7
	flagCorner           = 4
	frameLine            = 1.6
)

// down is how far the middle of the island lies under the upper edge of what can be tapped.
func (i *island) down() float32 { return i.spot.mid.Y - i.spot.foot().top }

// Nested is what a screen reader needs not say twice.
func (i *island) Nested() []fyne.CanvasObject { return nil }

// Tapped tells what of the island was tapped.
func (i *island) Tapped(e *fyne.PointEvent) {
	at := e.Position.SubtractXY(i.Size().Width/2, i.down())
	switch tier := min(len(i.built), stages-1); {
	case i.next && i.build != nil && at.Y >= (tiers[tier].top-reachTier)*i.spot.scale && at.Y <= (tiers[tier].top+tiers[tier].high+reachTier)*i.spot.scale &&
		at.X >= -towerHalf*i.spot.scale && at.X <= towerHalf*i.spot.scale:
		i.build()
	case i.card != nil && at.Y > pillDown*i.spot.scale+i.spot.pill.Height && i.spot.depot.Width > 0:
		i.card(max(0, min(resources-1, int((at.X/i.spot.depot.Width+0.5)*resources))))
	default:
		i.Control.Tapped(e)
	}
}

// reachTier is how far over and under a tier a tap means it, in the units of an island.
const reachTier = 6

// CreateRenderer draws the island with all that stands on it.
func (i *island) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	return parts.Draw(i, parts.Scene{
		Objects: append([]fyne.CanvasObject{i.picture, i.pole, i.flag, i.frame, i.pill, i.depot}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSquareSize(parts.Size(i, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			s := i.spot
			x, y := area.Width/2, i.down()
			parts.Place(i.picture, x-islandHalf*s.scale, y-towerHigh*s.scale, 2*islandHalf*s.scale, (towerHigh+shoreLow)*s.scale)
			parts.Place(i.pole, x-4*s.scale-poleWide/2, y-flagHigh*s.scale, poleWide, poleDown*s.scale)
			for _, o := range []fyne.CanvasObject{i.flag, i.frame} {
				parts.Place(o, x-3*s.scale, y-(flagHigh-2)*s.scale, flagWide*s.scale, flagHigher*s.scale)
			}
			y += pillDown * s.scale
			parts.Place(i.pill, x-s.pill.Width/2, y, s.pill.Width, s.pill.Height)
			y += s.pill.Height + depotGap
			parts.Place(i.depot, x-s.depot.Width/2, y, s.depot.Width, s.depot.Height)
			ring.Layout(area)
		},
		Refresh: func() {
			ink := parts.Paint(i, look.Text)
			i.pole.FillColor = ink
			i.frame.StrokeColor, i.frame.StrokeWidth = ink, frameLine
			for _, o := range []fyne.CanvasObject{i.pole, i.flag, i.frame} {
				parts.SetVisible(o, i.flies() && i.spot.flag)
			}
			i.pill.glows = i.glows
			i.pill.Refresh()
			i.depot.slim, i.depot.lit = i.style == slimDepot, i.card != nil
			parts.SetVisible(i.depot, i.style != noDepot)
			i.depot.Refresh()
			i.picture.Refresh()
			ring.Show(&i.Control, flagCorner)
		},
	})
}

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
	slimDisc             = 16
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
	parts.SetVisible(p.sign, !p.place)
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
	parts.SetVisible(p.sign, !p.place)
	return p.beside() + p.name.Natural() + 1
}

func (p *namePill) high() float32 {
	return max(p.name.MinSize().Height, p.mark.MinSize().Height) + 2*pillEnds
}

// CreateRenderer draws the pill.
func (p *namePill) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{}
	return parts.Draw(p, parts.Scene{
		Objects: []fyne.CanvasObject{ground, p.mark, p.name, p.sign, p.number},
		Min:     func() fyne.Size { return fyne.NewSize(p.beside(), p.high()) },
		Layout: func(area fyne.Size) {
			ground.Resize(area)
			ground.CornerRadius = area.Height / 2
			parts.SetVisible(p.sign, !p.place)
			parts.SetVisible(p.sign, !p.place && area.Width-p.beside() >= p.name.MinSize().Width+nameSlack)
			x := float32(pillEdge)
			put := func(o fyne.CanvasObject, wide float32) {
				if o.Visible() {
					high := o.MinSize().Height
					parts.Place(o, x, (area.Height-high)/2, wide, high)
					x += wide + pillGap
				}
			}
			put(p.mark, p.mark.MinSize().Width)
			put(p.name, area.Width-p.beside())
			put(p.sign, p.sign.MinSize().Width)
			put(p.number, p.number.Natural()+1)
		},
		Refresh: func() {
			ground.FillColor = parts.Paint(p, look.Pill)
			ground.StrokeColor, ground.StrokeWidth = parts.Paint(p, look.SeatColour(p.seat)), pillLine
			if p.glows {
				ground.StrokeColor, ground.StrokeWidth = parts.Paint(p, look.Legal), pillGlow
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
	counts    [resources]int
	discs     [2][resources]*fyne.Container // large and small, each with one for none of the resource
	numbers   [resources]*parts.Words
}

func newDepot() *depot {
	d := &depot{}
	for r := range d.numbers {
		icon := tideCards()[r].icon
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
		d.counts[r] = p.InDepot(r)
		d.numbers[r].SetText(strconv.Itoa(d.counts[r]))
		none := d.counts[r] == 0
		d.numbers[r].SetColour(look.Text)
		if none {
			d.numbers[r].SetColour(look.TextLess)
		}
		for _, discs := range d.discs {
			parts.SetVisible(discs[r].Objects[0], !none)
			parts.SetVisible(discs[r].Objects[1], none)
		}
	}
}

// digit is the width of a number in a depot.
func (d *depot) digit() float32 { return parts.Natural(d.numbers[0]) + 1 }

// size is that of the depot in a style.
func (d *depot) size(slim bool) fyne.Size {
	if slim {
		cell := d.discs[1][0].MinSize().Width + d.digit() + 2
		return fyne.NewSize(resources*cell+2*depotGap, d.numbers[0].MinSize().Height+depotEdge)
	}
	cell := d.discs[0][0].MinSize().Width + d.digit() + 2*pillGap + depotEdge
	return fyne.NewSize(resources*cell+2*pillGap, d.numbers[0].MinSize().Height+depotEdge)
}

// CreateRenderer draws the pills.
func (d *depot) CreateRenderer() fyne.WidgetRenderer {
	var pills [resources]*canvas.Rectangle
	var objects []fyne.CanvasObject
	for r := range pills {
		pills[r] = &canvas.Rectangle{}
		objects = append(objects, pills[r])
	}
	for r := range pills {
		objects = append(objects, d.discs[0][r], d.discs[1][r], d.numbers[r])
	}
	return parts.Draw(d, parts.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return d.size(d.slim) },
		Layout: func(area fyne.Size) {
			gap, inset, which := float32(pillGap), float32(depotEdge), 0
			cell := (area.Width - 2*gap) / resources
			if d.slim {
				gap, inset, which = 0, depotGap, 1
				cell = (area.Width - 2*depotGap) / resources
				parts.Place(pills[0], 0, 0, area.Width, area.Height)
			}
			for r := range pills {
				x := float32(r) * (cell + gap)
				if d.slim {
					x += depotGap
					inset = 0
				} else {
					parts.Place(pills[r], x, 0, cell, area.Height)
				}
				pills[r].CornerRadius = area.Height / 2
				side, high := d.discs[which][r].MinSize().Width, d.numbers[r].MinSize().Height
				parts.Place(d.discs[which][r], x+inset, (area.Height-side)/2, side, side)
				parts.Place(d.numbers[r], x+inset+side+(cell-inset-side-d.digit())/2, (area.Height-high)/2, d.digit(), high)
			}
		},
		Refresh: func() {
			for r := range pills {
				pills[r].FillColor = parts.Paint(d, look.Pill)
				pills[r].StrokeColor, pills[r].StrokeWidth = pills[r].FillColor, 0
				if d.lit && (d.slim || d.counts[r] > 0) {
					pills[r].StrokeColor, pills[r].StrokeWidth = parts.Paint(d, look.Legal), pillLine
				}
				parts.SetVisible(pills[r], !d.slim || r == 0)
				parts.SetVisible(d.discs[0][r], !d.slim)
				parts.SetVisible(d.discs[1][r], d.slim)
				canvas.Refresh(pills[r])
				d.discs[0][r].Refresh()
				d.discs[1][r].Refresh()
				d.numbers[r].Refresh()
			}
		},
	})
}

// buildKey builds the next stage, beside the tower.
type buildKey struct {
	parts.Control
	words *parts.Words
}

func newBuildKey() *buildKey {
	b := &buildKey{words: parts.NewWords("", look.Body, look.Legal).Bold().Centred().Lines(2)}
	b.Extend(b)
	return b
}

func (b *buildKey) set(stage int, tap func()) {
	b.Label = lang.L("Build stage {{.Number}}", map[string]any{"Number": stage})
	b.Tap = tap
	b.words.SetText(b.Label)
	b.Refresh()
}

// Measures of what builds, in device-independent pixels at text step 1.
const (
	buildWide, buildHigh = 106, 56
	buildCorner          = 16
	buildLine            = 2.5
)

// CreateRenderer draws it in green.
func (b *buildKey) CreateRenderer() fyne.WidgetRenderer {
	ground, ring := &canvas.Rectangle{CornerRadius: buildCorner, StrokeWidth: buildLine}, parts.NewRing()
	return parts.Draw(b, parts.Scene{
		Objects: append([]fyne.CanvasObject{ground, b.words}, ring.Objects()...),
		Min: func() fyne.Size {
			step := max(1, parts.Size(b, look.Body)/bodyAtStep1)
			return fyne.NewSize(buildWide*step, buildHigh*step)
		},
		Layout: func(area fyne.Size) {
			ground.Resize(area)
			high := parts.HeightAt(b.words, area.Width-2*pillEdge)
			parts.Place(b.words, pillEdge, (area.Height-high)/2, area.Width-2*pillEdge, high)
			ring.Layout(area)
		},
		Refresh: func() {
			ground.FillColor, ground.StrokeColor = parts.Paint(b, look.Pill), parts.Paint(b, look.Legal)
			canvas.Refresh(ground)
			b.words.Refresh()
			ring.Show(&b.Control, buildCorner)
		},
	})
}

// bodyAtStep1 is the size of body text on a phone at text step 1.
const bodyAtStep1 = 18
