package risingtides

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

// sea is the felt of Rising Tides: the islands of all round the medal.
type sea struct {
	widget.BaseWidget
	ground                   *table.Ground
	medal                    *medalKey
	islands                  []*island
	build                    *buildKey
	builds                   bool // the own seat can build a stage
	own                      int
	chart                    chart
	cards                    []flying        // on their way; nil: all lie still
	motion                   *fyne.Animation // that moves them
	left, top, right, bottom float32
}

var (
	_ table.Fitted    = (*sea)(nil)
	_ fyne.Tappable   = (*sea)(nil)
	_ fyne.Accessible = (*sea)(nil)
)

func newSea() *sea {
	s := &sea{build: newBuildKey(), own: 1}
	s.ground, s.medal = table.NewGround(seaArt), newMedalKey()
	s.build.Hide()
	s.ExtendBaseWidget(s)
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

// Layer is under the page: what lies over it covers it.
func (s *sea) Layer() int { return -1 }

// Fit tells the edges that the rest of the page lies over.
func (s *sea) Fit(left, top, right, bottom float32) {
	if bottom <= bareEdge { // nothing lies there, and the names are on the islands
		bottom = leastEdge
	}
	if s.left != left || s.top != top || s.right != right || s.bottom != bottom {
		s.left, s.top, s.right, s.bottom = left, top, right, bottom
		s.lay(s.Size())
	}
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
	x, y := at.X-s.left, at.Y-s.top
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

// CreateRenderer draws sea and islands.
func (s *sea) CreateRenderer() fyne.WidgetRenderer { return &seaRenderer{s} }

// seaRenderer draws as many islands as there are now.
type seaRenderer struct{ sea *sea }

// Layout places the islands.
func (r *seaRenderer) Layout(size fyne.Size) { r.sea.lay(size) }

// MinSize is small: the sea takes what there is.
func (r *seaRenderer) MinSize() fyne.Size { return fyne.NewSquareSize(100) }

// Refresh draws all anew.
func (r *seaRenderer) Refresh() {
	r.sea.lay(r.sea.Size())
	r.sea.ground.Refresh()
	for _, i := range r.sea.islands {
		i.Refresh()
	}
	r.sea.build.Refresh()
}

// Objects are all that is drawn, back to front.
func (r *seaRenderer) Objects() []fyne.CanvasObject {
	list := []fyne.CanvasObject{r.sea.ground, r.sea.medal}
	for _, i := range r.sea.islands {
		list = append(list, i)
	}
	list = append(list, r.sea.build)
	for _, c := range r.sea.cards {
		list = append(list, c.card)
	}
	return list
}

// Destroy has nothing to give back.
func (r *seaRenderer) Destroy() {}

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
	box.Place(s.ground, 0, 0, size.Width, size.Height)
	if len(s.islands) == 0 || size.Width <= 0 {
		return
	}
	area := fyne.NewSize(size.Width-s.left-s.right, size.Height-s.top-s.bottom)
	c, ok := chartOf(area, s.own, s.measures())
	c.medal = c.medal.AddXY(s.left, s.top)
	s.chart = c
	for k, i := range s.islands {
		box.SetVisible(i, ok)
		if !ok {
			continue
		}
		at := c.spots[k].foot()
		i.spot, i.style = c.spots[k], c.style
		box.Place(i, s.left+at.left, s.top+at.top, at.right-at.left, at.bottom-at.top)
		i.Refresh()
	}
	box.SetVisible(s.build, s.builds && ok && c.build != (patch{}))
	if s.build.Visible() {
		box.Place(s.build, s.left+c.build.left, s.top+c.build.top, c.build.right-c.build.left, c.build.bottom-c.build.top)
	}
	box.SetVisible(s.medal, ok && c.radius > 0)
	inside := c.inside()
	box.Place(s.medal, c.medal.X-inside, c.medal.Y-inside, 2*inside, 2*inside)
}
