package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Measures of the pill under a picture, in pixels at text step 1.
const (
	pillHigh   = 26
	pillEdge   = 9
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
	for _, first := range []bool{true, false} {
		for _, p := range data.Places {
			if p.hasPill() && p.current() == first {
				d.pill(p, data)
			}
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

// pill names a place: its title, and what it makes, which a picture leaves out.
func (d *drawing) pill(of Place, data Data) {
	points, makes := d.body*17/bodySize, of.Makes
	if d.still {
		points, makes = stillName, nil
	}
	step := points / 17
	text := parts.Measure(of.Title, points, fyne.TextStyle{Bold: true})
	high, disc := pillHigh*step, pillDisc*step
	wide := text.Width + 2*pillEdge
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
	if of.Away != "" && !d.middleSeen(at) {
		return // the pill at the edge has its name
	}
	pill, bare := d.spot(of, area{left, top, left + wide, top + high}, 2*radius(of, d.scale))
	if !bare {
		return // a tap on it says what it is
	}
	d.taken = append(d.taken, pill)
	d.pills[of.ID] = pill
	d.rigid(pill.middle(), func() { d.fillPill(of, data, pill, points, makes) })
}

// middleSeen reports whether the middle of a place is in the window, which is less than all of the board.
func (d *drawing) middleSeen(at fyne.Position) bool {
	in := at.Add(d.view.offset())
	return d.view.zoom == leastZoom || in.X >= 0 && in.Y >= 0 && in.X <= d.view.window.Width && in.Y <= d.view.window.Height
}

// fillPill draws the pill of a place.
func (d *drawing) fillPill(of Place, data Data, pill area, points float32, makes []Mark) {
	step := points / 17
	text := parts.Measure(of.Title, points, fyne.TextStyle{Bold: true})
	high, disc, left, top := pillHigh*step, pillDisc*step, pill.left, pill.top
	d.pen.rectangle(pill, high/2, brush{fill: d.pen.ink(data.Felt.Pill)})
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

// spot is where the pill of a place goes: under its picture, else above it, or beside it; each of them also a little aside. There it
// covers no other place, nothing that stands somewhere and no other name, and its middle is nearest to its own place, clearly if it can be. A place that
// the step is about has its name even where that covers another one.
func (d *drawing) spot(of Place, pill area, clear float32) (spot area, found bool) {
	at, wide, high := d.view.pixels(of.At), pill.right-pill.left, pill.bottom-pill.top
	above, aside := 2*at.Y-pill.top-high, (clear+wide)/2+pillWindow
	var tries []fyne.Position
	for _, y := range []float32{pill.top, above, at.Y + clear/2, at.Y - clear/2 - high} {
		for _, x := range []float32{0, -wide / 4, wide / 4, -wide * 2 / 5, wide * 2 / 5} {
			tries = append(tries, fyne.NewPos(pill.left+x, y))
		}
	}
	tries = append(tries, at.AddXY(aside-wide/2, -high/2), at.AddXY(-aside-wide/2, -high/2))
	for _, bar := range []demand{{near: pillNear}, {near: 1}, {near: 1, over: true}} {
		if bar.over && !of.current() {
			break
		}
		for _, to := range tries {
			if spot = (area{to.X, to.Y, to.X + wide, to.Y + high}); d.bare(of, spot, bar) {
				return spot, true
			}
		}
	}
	return pill, false
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
	if pill.top < 0 || pill.bottom > d.view.field().Height || pill.left < shown.left || pill.right > shown.right || d.hits(pill) {
		return false
	}
	middle := pill.middle()
	own := distance(middle, d.view.pixels(of.At))
	return !slices.ContainsFunc(d.near, func(n neighbour) bool {
		return n.id != of.ID && (n.named && distance(middle, n.at) < bar.near*own || !bar.over && n.covers.meets(pill))
	})
}
