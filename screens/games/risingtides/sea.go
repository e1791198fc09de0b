package risingtides

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// sea is the felt of Rising Tides: the islands of all round the medal.
type sea struct {
	table.Stage
	medal   *medalKey
	islands []*island
	build   *buildKey
	builds  bool // the own seat can build a stage
	rowed   bool // the own plan is open
	own     int
	shade   *canvas.Rectangle // while a card is aimed: over the islands on which it can't be played
	chart   chart
	cards   []flying        // on their way; nil: all lie still
	motion  *fyne.Animation // that moves them
}

var (
	_ table.Fitted    = (*sea)(nil)
	_ fyne.Tappable   = (*sea)(nil)
	_ fyne.Accessible = (*sea)(nil)
)

func newSea() *sea {
	s := &sea{build: newBuildKey(), own: 1, shade: &canvas.Rectangle{}}
	s.shade.Hide()
	s.medal = newMedalKey()
	s.build.Hide()
	s.Build(s, table.NewGround(seaArt), s.laid, s.lay)
	return s
}

// seat makes the islands of so many seats.
func (s *sea) seat(seats int) {
	if len(s.islands) == seats {
		return
	}
	s.islands = nil
	for seat := range seats {
		s.islands = append(s.islands, newIsland(seat+1))
	}
	s.Refresh()
}

// Fit tells the edges that the rest of the page lies over.
func (s *sea) Fit(left, top, right, bottom float32) {
	if bottom <= bareEdge { // nothing lies there, and the names are on the islands
		bottom = leastEdge
	}
	s.Stage.Fit(left, top, right, bottom)
}

// Edges of the page under which nothing lies, and what is kept free there, in device-independent pixels.
const (
	bareEdge  = 40
	leastEdge = 10
)

// Tapped taps an island, or what builds: its tower stands out of what else of it can be tapped. Cards that fly have arrived.
func (s *sea) Tapped(e *fyne.PointEvent) {
	parts.Touched(s, e)
	at := e.Position
	s.land()
	if p := at.Subtract(s.build.Position()); s.build.Visible() && p.X >= 0 && p.Y >= 0 && p.X < s.build.Size().Width && p.Y < s.build.Size().Height {
		s.build.Tapped(&fyne.PointEvent{Position: p, AbsolutePosition: e.AbsolutePosition})
		return
	}
	x, y := at.X-s.Left, at.Y-s.Top
	for _, i := range s.islands {
		for _, p := range append(i.spot.patches(), i.spot.foot()) {
			if i.Visible() && x >= p.left && x < p.right && y >= p.top && y < p.bottom {
				i.Tapped(&fyne.PointEvent{Position: at.Subtract(i.Position()), AbsolutePosition: e.AbsolutePosition})
				return
			}
		}
	}
}

// AccessibilityLabel is what lies there.
func (s *sea) AccessibilityLabel() string { return wording.L("The islands") }

// AccessibilityRole is that of a container: each island is worked by itself.
func (s *sea) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// aim shades the islands on which the card that is lifted can't be played, and says on each why; nil: none is aimed.
func (s *sea) aim(whys []string) {
	box.SetVisible(s.shade, whys != nil)
	for k, i := range s.islands {
		why := ""
		if whys != nil {
			why = whys[k]
		}
		i.reason.set(why)
	}
	s.Refresh()
}

// laid is what lies on the sea, back to front.
func (s *sea) laid() []fyne.CanvasObject {
	list := []fyne.CanvasObject{s.medal}
	var lit, reasons []fyne.CanvasObject
	for _, i := range s.islands {
		reasons = append(reasons, i.reason)
		if i.glows {
			lit = append(lit, i)
		} else {
			list = append(list, i)
		}
	}
	list = append(append(append(list, s.build, s.shade), lit...), reasons...)
	for _, c := range s.cards {
		list = append(list, c.card)
	}
	return list
}

// measures are what the words on the felt take now.
func (s *sea) measures() measures {
	m := measures{target: box.Size(s, look.TapTarget)}
	for _, i := range s.islands {
		m.least = append(m.least, i.pill.least())
		m.pills, m.flags = append(m.pills, i.pill.Natural()), append(m.flags, i.flies())
		m.pill = max(m.pill, i.pill.high())
	}
	d := s.islands[0].depot
	m.full, m.slim = d.size(false), d.size(true)
	if s.builds {
		size := s.build.MinSize()
		m.build = &size
	}
	return m
}

// lay places the islands; where they have no room at all, none is seen.
func (s *sea) lay(size fyne.Size) {
	if len(s.islands) == 0 || size.Width <= 0 {
		return
	}
	s.shade.Resize(size)
	s.shade.FillColor = box.Paint(s, look.Dim)
	area := fyne.NewSize(size.Width-s.Left-s.Right, size.Height-s.Top-s.Bottom)
	c, ok := chart{}, false
	if s.rowed {
		c, ok = rowOf(area, s.own, s.measures())
	}
	bare := ok || s.shade.Visible() // the hand or the plan lies over the own island
	if !ok {
		c, ok = chartOf(area, s.own, s.measures())
	}
	c.medal = c.medal.AddXY(s.Left, s.Top)
	s.chart = c
	for k, i := range s.islands {
		if box.SetVisible(i, ok && !(bare && k+1 == s.own && !i.glows)); !ok {
			continue
		}
		at := c.spots[k].foot()
		i.spot, i.style = c.spots[k], c.style
		box.Place(i, s.Left+at.left, s.Top+at.top, at.right-at.left, at.bottom-at.top)
		i.Refresh()
		need := i.reason.MinSize()
		foot := i.Position().AddXY(i.Size().Width/2, i.down()+pillDown*i.spot.scale+i.spot.pill.Height+depotGap)
		box.Place(i.reason, max(0, min(foot.X-need.Width/2, size.Width-need.Width)), foot.Y, need.Width, need.Height)
	}
	box.SetVisible(s.build, s.builds && ok && c.build != (patch{}) && !bare)
	if s.build.Visible() {
		box.Place(s.build, s.Left+c.build.left, s.Top+c.build.top, c.build.right-c.build.left, c.build.bottom-c.build.top)
	}
	box.SetVisible(s.medal, ok && c.radius > 0)
	inside := c.inside()
	box.Place(s.medal, c.medal.X-inside, c.medal.Y-inside, 2*inside, 2*inside)
}
