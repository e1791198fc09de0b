package risingtides

import (
	"fyne.io/fyne/v2"
)

// Measures of an island in its own units; it is so many device-independent pixels large as its scale says. The middle is where its
// sand ends before the viewer.
const (
	islandHalf = 80  // from the middle to either side
	towerHigh  = 81  // of three tiers over the middle
	flagHigh   = 117 // of a flag over the middle
	shoreLow   = 24  // of the water under it
	pillDown   = 16  // to the pill with the name
	palmHigh   = 36
	towerHalf  = 46
	flagLeft   = -6
	flagRight  = 63
	medalShare = 53 // the radius of the medal
	ownShare   = 1.25
	mostScale  = 1.45
	depotGap   = 5 // between pill and depot, in device-independent pixels
	chartGap   = 4 // between islands
	leastPill  = 96
	targetGap  = 8  // between what can be tapped
	footUp     = 10 // from the middle to where it can be tapped, in the units of an island
	scaleStep  = 0.02
	leastFull  = 0.62 // scales from which the felt shows more
	leastMedal = 0.5
	leastSlim  = 0.34
	leastScale = 0.12
	buildGap   = 66 // from the middle of the own island to what builds there
)

// depotStyle is how much of a depot is seen.
type depotStyle uint8

// The styles of depots.
const (
	fullDepot depotStyle = iota // a pill each
	slimDepot                   // one pill for all
	noDepot
)

// measures are what the words on the felt take, in device-independent pixels.
type measures struct {
	pills      []float32  // the natural widths of the names, by seat
	least      []float32  // the least ones
	target     float32    // what can be tapped is so high
	pill       float32    // their height
	full, slim fyne.Size  // of a depot
	build      *fyne.Size // of what builds beside the own island; nil: nothing does
	flags      []bool     // who flies one
}

// spot is where an island lies.
type spot struct {
	mid   fyne.Position
	scale float32
	pill  fyne.Size
	depot fyne.Size // none: it isn't seen
	flag  bool
	least float32 // the height of what can be tapped
}

// chart is where everything lies on the felt.
type chart struct {
	spots  []spot // by seat
	style  depotStyle
	medal  fyne.Position
	radius float32 // of the medal; 0: it has no room
	build  patch   // what builds
}

// patch is a rectangle of the felt.
type patch struct{ left, top, right, bottom float32 }

func (p patch) meets(q patch, gap float32) bool {
	return p.left < q.right+gap && q.left < p.right+gap && p.top < q.bottom+gap && q.top < p.bottom+gap
}

// head is how far an island goes up from its middle.
func (s spot) head() float32 {
	if s.flag {
		return flagHigh * s.scale
	}
	return towerHigh * s.scale
}

// wide and high are those of all that belongs to an island.
func (s spot) wide() float32 { return max(2*islandHalf*s.scale, s.pill.Width, s.depot.Width) }

func (s spot) high() float32 {
	high := s.head() + pillDown*s.scale + s.pill.Height
	if s.depot.Height > 0 {
		high += depotGap + s.depot.Height
	}
	return high
}

// patches are what an island covers: its ground, its tower, a flag, the pill and the depot.
func (s spot) patches() []patch {
	around := func(left, top, right, bottom float32) patch {
		return patch{s.mid.X + left*s.scale, s.mid.Y + top*s.scale, s.mid.X + right*s.scale, s.mid.Y + bottom*s.scale}
	}
	list := []patch{around(-islandHalf, -palmHigh, islandHalf, shoreLow), around(-towerHalf, -towerHigh, towerHalf, -palmHigh)}
	if s.flag {
		list = append(list, around(flagLeft, -flagHigh, flagRight, -towerHigh))
	}
	y := s.mid.Y + pillDown*s.scale
	for _, size := range []fyne.Size{s.pill, s.depot} {
		if size.Height > 0 {
			list = append(list, patch{s.mid.X - size.Width/2, y, s.mid.X + size.Width/2, y + size.Height})
			y += size.Height + depotGap
		}
	}
	return list
}

// foot is what of an island can be tapped, and stands clear of all others: the pill and the depot, with the shore over them.
func (s spot) foot() patch {
	w, wide := s.whole(), max(s.pill.Width, s.depot.Width)
	return patch{s.mid.X - wide/2, min(s.mid.Y-footUp*s.scale, w.bottom-s.least), s.mid.X + wide/2, w.bottom}
}

// whole is the patch of all that belongs to an island.
func (s spot) whole() patch {
	top := s.mid.Y - s.head()
	return patch{s.mid.X - s.wide()/2, top, s.mid.X + s.wide()/2, top + s.high()}
}

// chartOf lays the islands of so many seats round the medal, the own one below and larger, as large as the area lets them be.
func chartOf(area fyne.Size, own int, m measures) (chart, bool) {
	for _, try := range []struct {
		style depotStyle
		medal bool
		least float32
		flags bool
	}{
		{fullDepot, true, leastFull, true},
		{slimDepot, true, leastMedal, true},
		{slimDepot, false, leastSlim, true},
		{slimDepot, false, leastSlim, false},
		{noDepot, false, leastScale, false},
	} {
		if !try.flags { // depots say more
			m.flags = make([]bool, len(m.flags))
		}
		for scale := float32(mostScale); scale >= try.least; scale -= scaleStep {
			if c, ok := chartAt(area, own, m, try.style, try.medal, scale); ok {
				return c, true
			}
		}
	}
	return chart{}, false
}

// rowOf lays all islands but the own one side by side, where the own plan lies under them.
func rowOf(area fyne.Size, own int, m measures) (chart, bool) {
	n := len(m.pills)
	column := area.Width / float32(n-1)
	for _, flags := range [][]bool{m.flags, make([]bool, n)} {
		m.flags = flags
		for scale := float32(mostScale); scale >= leastSlim; scale -= scaleStep {
			c, room := chart{style: slimDepot, spots: make([]spot, n)}, true
			for k := range n - 1 {
				s := m.spot((own+k)%n, slimDepot, scale)
				s.mid = fyne.NewPos(column*(float32(k)+0.5), area.Height-chartGap-s.high()+s.head())
				room = room && s.wide() <= column-chartGap && s.high() <= area.Height-chartGap
				c.spots[(own+k)%n] = s
			}
			if room {
				return c, true
			}
		}
	}
	return chart{}, false
}

// Shares of the height that the islands at the sides have over them, in the order in which they are tried.
var (
	oneAside = []float32{0.5, 0.45, 0.55, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1}
	twoAside = []float32{0.62, 0.56, 0.68, 0.5, 0.74, 0.8, 0.86, 0.92, 1}
)

// chartAt lays them out at a scale; it reports whether they have room.
func chartAt(area fyne.Size, own int, m measures, style depotStyle, medal bool, scale float32) (chart, bool) {
	n := len(m.pills)
	shares := oneAside
	if n > 4 {
		shares = twoAside
	}
	for _, share := range shares {
		c := chart{style: style, spots: make([]spot, n)}
		for i := range c.spots {
			c.spots[i] = m.spot(i, style, scale*scaleOf(i+1 == own))
		}
		c.arrange(area, own, share)
		if medal && !c.center(area, own, m, scale) {
			continue
		}
		if c.fits(area) {
			c.placeBuild(area, own, m)
			return c, true
		}
	}
	return chart{}, false
}

func scaleOf(own bool) float32 {
	if own {
		return ownShare
	}
	return 1
}

// spot is an island that isn't placed yet.
func (m measures) spot(i int, style depotStyle, scale float32) spot {
	s := spot{scale: scale, flag: m.flags[i], least: m.target}
	switch style {
	case fullDepot:
		s.depot = m.full
	case slimDepot:
		s.depot = m.slim
	}
	s.pill = fyne.NewSize(min(m.pills[i], max(2*islandHalf*scale, s.depot.Width, m.least[i], leastPill)), m.pill)
	return s
}

// arrange places them: the own one below; clockwise from it those at the left, from below, the one on top, and those at the right.
func (c *chart) arrange(area fyne.Size, own int, share float32) {
	n := len(c.spots)
	aside := (n - 1) / 2
	put := func(seat int, x, y float32) { // x and y are the shares of the room that it has over and beside it
		s := &c.spots[seat-1]
		s.mid = fyne.NewPos(s.wide()/2+x*(area.Width-s.wide()), s.head()+y*(area.Height-s.high()))
	}
	put(own, 0.5, 1)
	after := func(k int) int { return (own-1+k)%n + 1 }
	for k := range aside {
		y := share
		if k > 0 {
			y = 0 // the upper one of two
		}
		put(after(1+k), 0, y)
		put(after(n-1-k), 1, y)
	}
	if (n-1)%2 == 1 {
		put(after(1+aside), 0.5, 0)
	}
}

// inside is how far from the middle of the medal it can be tapped.
func (c *chart) inside() float32 { return max(0, c.radius-targetGap/2) }

// around is what lies so near to the middle of the medal.
func (c *chart) around(radius float32) patch {
	return patch{c.medal.X - radius, c.medal.Y - radius, c.medal.X + radius, c.medal.Y + radius}
}

// center puts the medal between the own island and what is over it.
func (c *chart) center(area fyne.Size, own int, m measures, scale float32) bool {
	c.radius = medalShare * scale
	from, to := float32(0), c.spots[own-1].whole().top
	if n := len(c.spots); n%2 == 0 {
		from = c.spots[(own-1+n/2)%n].whole().bottom
	}
	c.medal = fyne.NewPos(area.Width/2, (from+to)/2)
	p := c.around(c.radius)
	if p.top < from || p.bottom > to || 2*c.inside() < m.target {
		return false
	}
	for _, s := range c.spots {
		if s.foot().meets(c.around(c.inside()), targetGap) {
			return false
		}
		for _, q := range s.patches() {
			if p.meets(q, 0) {
				return false
			}
		}
	}
	return true
}

// fits reports whether nothing lies over anything else, and all within the area.
func (c *chart) fits(area fyne.Size) bool {
	for i, s := range c.spots {
		if w := s.whole(); w.left < -1 || w.top < -1 || w.right > area.Width+1 || w.bottom > area.Height+1 {
			return false
		}
		for _, other := range c.spots[:i] {
			if s.foot().meets(other.foot(), targetGap) {
				return false
			}
			for _, p := range s.patches() {
				for _, q := range other.patches() {
					if p.meets(q, chartGap) {
						return false
					}
				}
			}
		}
	}
	return true
}

// placeBuild puts what builds beside the tower of the own island, at the side where there is room, or over its tower, narrower where it
// has none.
func (c *chart) placeBuild(area fyne.Size, own int, m measures) {
	if m.build == nil {
		return
	}
	for _, wide := range []float32{1, buildNarrow} {
		if c.placeBuildAt(area, own, fyne.NewSize(m.build.Width*wide, m.build.Height)) {
			return
		}
	}
	c.build = patch{} // a tap on the tier builds too
}

// buildNarrow is how narrow what builds becomes, as a share of its width.
const buildNarrow = 0.8

// placeBuildAt does so at a size; it reports whether there is room.
func (c *chart) placeBuildAt(area fyne.Size, own int, size fyne.Size) bool {
	s := c.spots[own-1]
	foot := s.foot()
	low, middle := foot.top-targetGap, (foot.top+foot.bottom+size.Height)/2
	for _, at := range []struct{ left, bottom float32 }{
		{s.mid.X + buildGap*s.scale, low},
		{s.mid.X - buildGap*s.scale - size.Width, low},
		{foot.right + targetGap, middle},
		{foot.left - targetGap - size.Width, middle},
		{s.mid.X - size.Width/2, low},
	} {
		c.build = patch{at.left, at.bottom - size.Height, at.left + size.Width, at.bottom}
		if c.build.left >= 0 && c.build.right <= area.Width && c.build.top >= 0 && c.build.bottom <= area.Height && !c.covers(c.build, own) {
			return true
		}
	}
	return false
}

// covers reports whether another island or the medal lies there.
func (c *chart) covers(p patch, own int) bool {
	for i, s := range c.spots {
		for _, q := range append(s.patches(), s.foot()) {
			if i+1 != own && p.meets(q, targetGap) {
				return true
			}
		}
	}
	return c.radius > 0 && p.meets(c.around(c.radius), 0)
}
