package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Measures of the pill under a picture, in pixels at text step 1.
const (
	pillHigh   = 26
	pillEdge   = 9
	slimHigh   = 22 // on a crowded map
	slimEdge   = 5
	pillDisc   = 20.4
	pillBelow  = 1.45 // from the middle of the picture, in its radii
	pillSign   = 0.72
	pillWindow = 3  // from the edge of the window
	pillGap    = 5  // before what comes after the name
	stillName  = 13 // the size of a name in a picture
)

// neighbour is a place as the name of another one has to leave it alone.
type neighbour struct {
	id     int
	at     fyne.Position
	named  bool
	covers area // where that name may not lie
}

const (
	// pillRound is how much of a place a name may not cover, in its radius.
	pillRound = 0.8
	// pillNear is how many times as far from its own place the next one that has a name is, if there is such a spot: half way between
	// two, one can't tell.
	pillNear = 1.3
)

// hasPill reports whether a place has its name on a pill.
func (p *Place) hasPill() bool { return p.Picture != nil || p.Pill }

// current reports whether the step is about a place.
func (p *Place) current() bool { return p.Chosen || p.Target || p.Lit }

// namePlaces draws the names of places: those that the step is about choose before the others.
func (d *drawing) namePlaces(data Data) {
	for _, p := range data.Places {
		d.keepBare(p)
	}
	var list []pill
	for _, p := range data.Places {
		if p.hasPill() && (p.Away == "" || d.middleSeen(d.view.pixels(p.At))) { // else the pill at the edge has its name
			list = append(list, d.measured(p))
		}
	}
	slices.SortStableFunc(list, func(a, b pill) int { return a.rank - b.rank })
	for _, p := range list {
		if spot, bare := d.spot(p); bare { // else a tap on it says what it is
			d.taken = append(d.taken, spot)
			d.pills[p.of.ID] = spot
			d.rigid(spot.middle(), func() { d.fillPill(p, data, spot) })
		}
	}
}

// keepBare keeps names from what is on a place, and from the place if it isn't one of the grid or a dot where nothing can be done.
func (d *drawing) keepBare(p Place) {
	at, round := d.view.pixels(p.At), radius(p, d.scale)
	if side := 2 * round * pieceSide; p.Owner != 0 {
		d.taken = append(d.taken, areaRound(at, side, side))
	}
	for i := range p.Pieces {
		middle, side := d.piece(p, i)
		d.taken = append(d.taken, areaRound(middle, side, side))
	}
	for i := range p.Badges {
		middle, round := d.badgeAt(p, i)
		d.taken = append(d.taken, areaRound(middle, 2*round, 2*round))
	}
	if small := p.Shape == Dot || p.Plain; small && !p.Target {
		return
	} else if small {
		round = max(4, round*targetDot)
	}
	d.near = append(d.near, neighbour{p.ID, at, p.hasPill(), areaRound(at, 2*round*pillRound, 2*round*pillRound)})
}

// pill is the name of a place: its title, and what it makes, which a picture leaves out.
type pill struct {
	of     Place
	points float32
	makes  []Mark
	usual  area   // under the picture
	tries  []area // where it can go, the best first
	rank   int    // those with less choice come first, and before them those that the step is about
}

// measured is the name of a place, and where it can go.
func (d *drawing) measured(of Place) pill {
	points, makes, edge, high := d.body*17/bodySize, of.Makes, float32(pillEdge), float32(pillHigh)
	if of.Sign != parts.NoIcon { // a crowded map
		points, edge, high = d.body*16/bodySize, slimEdge, slimHigh
	}
	if d.still {
		points, makes = stillName, nil
	}
	step := points / 17
	text := parts.Measure(of.Title, points, fyne.TextStyle{Bold: true})
	high *= step
	disc, wide := pillDisc*step, text.Width+2*edge
	for _, m := range makes {
		if m.Icon != parts.NoIcon {
			wide += disc + pillGap
		}
		if m.Text != "" {
			wide += parts.Measure(m.Text, points, fyne.TextStyle{Bold: true}).Width + pillGap
		}
	}
	at := d.view.pixels(of.At)
	top := at.Y + pillBelow*radius(of, d.scale)
	if of.Sign != parts.NoIcon {
		top = at.Y + radius(of, d.scale) + pillWindow
	}
	left := at.X - wide/2
	if shown := d.seen; at.X > shown.left && at.X < shown.right { // wholly in sight
		left = max(shown.left+pillWindow, min(left, shown.right-pillWindow-wide))
	}
	p := pill{of: of, points: points, makes: makes, usual: area{left, top, left + wide, top + high}}
	p.tries = d.tries(p, 2*radius(of, d.scale))
	for _, to := range p.tries {
		if d.bare(of, to, demand{near: 1}) {
			p.rank++
		}
	}
	if of.current() {
		p.rank -= len(p.tries) + 1
	}
	return p
}

// middleSeen reports whether the middle of a place is in the window, which is less than all of the board.
func (d *drawing) middleSeen(at fyne.Position) bool {
	in := at.Add(d.view.offset())
	return d.view.zoom == leastZoom || in.X >= 0 && in.Y >= 0 && in.X <= d.view.window.Width && in.Y <= d.view.window.Height
}

// fillPill draws the pill of a place.
func (d *drawing) fillPill(p pill, data Data, pill area) {
	of, points, makes, step := p.of, p.points, p.makes, p.points/17
	text := parts.Measure(of.Title, points, fyne.TextStyle{Bold: true})
	high, disc, left, top := pill.bottom-pill.top, pillDisc*step, pill.left, pill.top
	d.pen.rectangle(pill, high/2, brush{fill: d.pen.ink(data.Felt.Pill)})
	if makes == nil {
		left = pill.middle().X - text.Width/2 - pillEdge
	}
	d.pen.text(fyne.NewPos(left+pillEdge+text.Width/2, top+high/2), of.Title, points, true, d.pen.ink(look.Text))
	x := left + pillEdge + text.Width + pillGap
	for _, m := range makes {
		if m.Icon != parts.NoIcon {
			middle := fyne.NewPos(x+disc/2, top+high/2)
			ink := look.Text
			if m.Disc != "" {
				d.pen.circle(middle, disc/2, brush{fill: d.pen.ink(m.Disc)})
				ink = look.Jet
			}
			d.pen.icon(middle, disc*pillSign, m.Icon, d.pen.ink(ink))
			x += disc + pillGap
		}
		if m.Text != "" {
			need := parts.Measure(m.Text, points, fyne.TextStyle{Bold: true}).Width
			ink := look.NotAllowed
			if m.Icon != parts.NoIcon {
				ink = look.Text
			}
			d.pen.text(fyne.NewPos(x+need/2, top+high/2), m.Text, points, true, d.pen.ink(ink))
			x += need + pillGap
		}
	}
}

// tries are where a name can go: under its picture, else above it, or beside it; each of them also a little aside.
func (d *drawing) tries(p pill, clear float32) []area {
	pill := p.usual
	at, wide, high := d.view.pixels(p.of.At), pill.right-pill.left, pill.bottom-pill.top
	above, aside := 2*at.Y-pill.top-high, (clear+wide)/2+pillWindow
	var tries []area
	try := func(x, y float32) { tries = append(tries, area{x, y, x + wide, y + high}) }
	for _, y := range []float32{pill.top, above, at.Y + clear/2, at.Y - clear/2 - high, pill.top + high/2} {
		for _, x := range []float32{0, -0.25, 0.25, -0.4, 0.4, -0.55, 0.55, -0.7, 0.7} {
			try(pill.left+x*wide, y)
		}
	}
	for _, y := range []float32{-0.5, -0.1, -0.9, 0.3, -1.3} {
		try(at.X+aside-wide/2, at.Y+y*high)
		try(at.X-aside-wide/2, at.Y+y*high)
	}
	return tries
}

// spot is the first of them where it covers no other place, nothing that stands somewhere and no other name, and its middle is nearest to its own place,
// clearly if it can be. A place that the step is about has its name even where that covers another one.
func (d *drawing) spot(p pill) (spot area, found bool) {
	for _, bar := range []demand{{near: pillNear}, {near: 1}, {near: 1, over: true}} {
		if bar.over && !p.of.current() {
			break
		}
		for _, to := range p.tries {
			if d.bare(p.of, to, bar) {
				return to, true
			}
		}
	}
	return spot, false
}

// demand is what is asked of a spot for a name: how many times as far as its own place another one is at least, and whether it may
// cover other places.
type demand struct {
	near float32
	over bool
}

// bare reports whether the pill of a place may be somewhere.
func (d *drawing) bare(of Place, pill area, bar demand) bool {
	shown := d.seen
	if pill.top < shown.top || pill.bottom > shown.bottom || pill.left < shown.left || pill.right > shown.right || d.hits(pill) {
		return false
	}
	middle := pill.middle()
	own := distance(middle, d.view.pixels(of.At))
	return !slices.ContainsFunc(d.near, func(n neighbour) bool {
		return n.id != of.ID && (n.named && distance(middle, n.at) < bar.near*own || !bar.over && n.covers.meets(pill))
	})
}
