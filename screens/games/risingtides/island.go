package risingtides

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
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
	built   []risingtides.Stage
	next    bool // its next tier can be built
	glows   bool // it can be chosen
	pole    *canvas.Rectangle
	frame   *canvas.Rectangle
	flag    *fyne.Container
	nation  string
	pill    *namePill
	depot   *depot
	reason  *reason
	build   func()
	card    func(resource int) // a card of its depot is chosen; nil: none can be
}

func newIsland(seat int) *island {
	i := &island{seat: seat, pill: newNamePill(seat), depot: newDepot(), reason: newReason(), pole: &canvas.Rectangle{}, frame: &canvas.Rectangle{CornerRadius: flagCorner}}
	i.picture = table.NewGround(func(size fyne.Size, paint table.Paint) string {
		return islandArt(size, paint, i.built, i.next, i.glows)
	})
	i.flag = container.NewStack()
	i.Extend(i)
	return i
}

// show is what lies on the island.
func (i *island) show(name string, p *risingtides.Player, nation string, place int) {
	i.built = p.Stages()
	if shown := nation != "" && nation != risingtides.HiddenNation; !shown {
		i.nation = ""
	} else if i.nation != nation {
		i.nation = nation
		i.flag.Objects = []fyne.CanvasObject{parts.NewPicture(kit.NationPicture(nation))}
		i.flag.Refresh()
	}
	i.pill.set(name, p.Hand.Size(), place)
	i.depot.set(p)
	i.Label = parts.Sentences(name, kit.NationTitle(nation), tideSpoken(p))
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
	parts.Touched(i, e)
	at := e.Position.SubtractXY(i.Size().Width/2, i.down())
	switch tier := min(len(i.built), kit.Stages-1); {
	case i.next && i.build != nil && at.Y >= (tiers[tier].top-reachTier)*i.spot.scale && at.Y <= (tiers[tier].top+tiers[tier].high+reachTier)*i.spot.scale &&
		at.X >= -towerHalf*i.spot.scale && at.X <= towerHalf*i.spot.scale:
		i.build()
	case i.card != nil && at.Y > pillDown*i.spot.scale+i.spot.pill.Height && i.spot.depot.Width > 0:
		i.card(max(0, min(kit.Resources-1, int((at.X/i.spot.depot.Width+0.5)*kit.Resources))))
	default:
		i.Control.Tapped(e)
	}
}

// reachTier is how far over and under a tier a tap means it, in the units of an island.
const reachTier = 6

// CreateRenderer draws the island with all that stands on it.
func (i *island) CreateRenderer() fyne.WidgetRenderer {
	ring := parts.NewRing()
	return box.Draw(i, box.Scene{
		Objects: append([]fyne.CanvasObject{i.picture, i.pole, i.flag, i.frame, i.pill, i.depot}, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSquareSize(box.Size(i, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			s := i.spot
			x, y := area.Width/2, i.down()
			box.Place(i.picture, x-islandHalf*s.scale, y-towerHigh*s.scale, 2*islandHalf*s.scale, (towerHigh+shoreLow)*s.scale)
			box.Place(i.pole, x-4*s.scale-poleWide/2, y-flagHigh*s.scale, poleWide, poleDown*s.scale)
			for _, o := range []fyne.CanvasObject{i.flag, i.frame} {
				box.Place(o, x-3*s.scale, y-(flagHigh-2)*s.scale, flagWide*s.scale, flagHigher*s.scale)
			}
			y += pillDown * s.scale
			box.Place(i.pill, x-s.pill.Width/2, y, s.pill.Width, s.pill.Height)
			y += s.pill.Height + depotGap
			box.Place(i.depot, x-s.depot.Width/2, y, s.depot.Width, s.depot.Height)
			ring.Layout(area)
		},
		Refresh: func() {
			ink := box.Paint(i, look.Text)
			i.pole.FillColor = ink
			i.frame.StrokeColor, i.frame.StrokeWidth = ink, frameLine
			for _, o := range []fyne.CanvasObject{i.pole, i.flag, i.frame} {
				box.SetVisible(o, i.flies() && i.spot.flag)
			}
			i.pill.glows = i.glows
			i.pill.Refresh()
			i.depot.slim, i.depot.lit = i.style == slimDepot, i.card != nil
			box.SetVisible(i.depot, i.style != noDepot && !i.reason.Visible())
			i.depot.Refresh()
			i.picture.Refresh()
			ring.Show(&i.Control, flagCorner)
		},
	})
}

// reason says on an island why a card can't be played there.
type reason struct {
	box.Widget
	words *parts.Words
}

func newReason() *reason {
	r := &reason{words: parts.NewWords("", look.Least, look.NotAllowed).Bold().Lines(1)}
	ground := &canvas.Rectangle{CornerRadius: reasonHigh / 2, StrokeWidth: pillLine}
	sign := parts.NewSign(parts.IconCross, reasonSign, look.NotAllowed)
	row := box.Row(pillGap, box.Middle(sign), r.words)
	r.Build(r, box.AtLeast(container.NewStack(ground, box.Pad(row, 2*pillEdge, pillEnds)), nil, box.Just(reasonHigh)), func() {
		ground.FillColor, ground.StrokeColor = box.Paint(r, look.Pill), box.Paint(r, look.NotAllowed)
	})
	r.Hide()
	return r
}

// Measures of a reason, in device-independent pixels.
const reasonHigh, reasonSign = 30, 16

func (r *reason) set(why string) {
	r.words.SetText(why)
	box.SetVisible(r, why != "")
}

// AccessibilityLabel is the reason.
func (r *reason) AccessibilityLabel() string { return r.words.Text() }

// buildKey builds the next stage, beside the tower. It is green.
type buildKey struct {
	parts.Control
	words *parts.Words
}

func newBuildKey() *buildKey {
	b := &buildKey{words: parts.NewWords("", look.Body, look.Legal).Bold().Centred().Lines(2)}
	ground := &canvas.Rectangle{CornerRadius: buildCorner, StrokeWidth: buildLine}
	step := func(of float32) box.Length { return func() float32 { return of * max(1, parts.Scale(b.Theme())) } }
	b.Build(b, box.FixedBy(container.NewStack(ground, box.Pad(box.Centred(b.words), pillEdge, 0)), step(buildWide), step(buildHigh)),
		box.Just(buildCorner), func() { ground.FillColor, ground.StrokeColor = box.Paint(b, look.Pill), box.Paint(b, look.Legal) })
	return b
}

func (b *buildKey) set(stage int, tap func()) {
	b.Label = wording.L("Build stage {number}", stage)
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
