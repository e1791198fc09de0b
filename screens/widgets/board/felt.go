package board

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/vector"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Felt lets a board lie under a whole page: without a frame and buttons, its grid one cached picture, names on pills.
type Felt struct {
	Pill fyne.ThemeColorName // under names
	Line fyne.ThemeColorName // of the grid; the places of it have fills and edges of their own

	// What hexes have that more lies on:
	Fill  fyne.ThemeColorName // of the plain places; "": none
	Edge  fyne.ThemeColorName // of the others
	Legal fyne.ThemeColorName // of legal targets; "": that of all boards
	Open  fyne.ThemeColorName // the fill of an empty target
}

// legal is the colour of its targets.
func (f *Felt) legal() fyne.ThemeColorName {
	if f.Legal == "" {
		return look.Legal
	}
	return f.Legal
}

// Fit tells the edges that the rest of the page lies over: the board is fitted between them, and goes on beneath them.
func (b *Board) Fit(left, top, right, bottom float32) {
	w := b.window
	if edges := [4]float32{left, top, right, bottom}; w.edges != edges {
		w.edges = edges
		w.refit()
	}
}

// Layer is under the page on a felt.
func (w *window) Layer() int {
	if w.board.data.Felt != nil {
		return -1
	}
	return 0
}

// origin is where the area begins that the board is fitted into.
func (w *window) origin() fyne.Position { return fyne.NewPos(w.edges[0], w.edges[1]) }

// inSight is where a point of the drawing is in the window.
func (w *window) inSight(at fyne.Position) fyne.Position {
	return at.Add(w.view.offset()).Add(w.origin())
}

// fitted is the size of that area in a window of a size.
func (w *window) fitted(size fyne.Size) fyne.Size {
	return fyne.NewSize(max(1, size.Width-w.edges[0]-w.edges[2]), max(1, size.Height-w.edges[1]-w.edges[3]))
}

// Clear is what of the board lies under nothing else.
func (w *window) Clear() (fyne.Position, fyne.Size) { return w.origin(), w.fitted(w.Size()) }

// below is what a felt needs under its board for the names that are there.
func (w *window) below() float32 {
	if w.board.data.Felt == nil {
		return 0
	}
	return 2 * box.Size(w, look.Body)
}

// feltEdge is how much of a felt beside the area of its board is in sight at least, in pixels, where a panel lies over the rest.
const feltEdge = 4

// refit follows edges or a size that are new.
func (w *window) refit() {
	w.view = w.view.resized(w.fitted(w.Size()))
	if w.aim.on {
		w.view = w.view.aimed(w.aim)
	}
	w.board.atZoom()
	w.Refresh()
}

// grid is the picture of the places that never change: it moves with the board and is stretched with it, and drawn anew only
// where that would be seen.
//
// The page gives the board more or less room from step to step, and brings parts of it near, so the latest few are kept, the one that was
// shown last at the end.
type grid struct{ drawn []gridPicture }

// mostGrids is how many pictures of a grid are kept.
const mostGrids = 4

// gridPicture is a picture of a grid.
type gridPicture struct {
	image *canvas.Image
	key   gridKey
}

// gridKey is what the picture of a grid depends on.
type gridKey struct {
	scale  float32
	places int
	inks   [5]color.Color
}

// sharp are the scales at which a grid is drawn, in shares of the next one.
const sharp = math.Sqrt2

// mostGrid is the greatest side of the picture of a grid, in pixels.
const mostGrid = 2400

// show puts the grid under a drawing.
func (g *grid) show(d *drawing, data Data, density float32) {
	scale := d.scale
	if d.view.zoom > 1 { // whatever room the page leaves, the scales are the same, and a fifth off at most
		scale = float32(math.Pow(sharp, math.Round(math.Log(float64(scale))/math.Log(sharp))))
	}
	scale *= density
	least, most := d.view.least, d.view.most
	wide, high := most.X-least.X, most.Y-least.Y
	scale = min(scale, mostGrid/max(wide, high))
	key := gridKey{scale, len(data.Places), [5]color.Color{d.pen.ink(data.Felt.Line), d.pen.ink(look.SpaceFill), d.pen.ink(look.SpaceLine), d.pen.ink(look.Ground), d.pen.ink(data.Felt.Fill)}}
	at := slices.IndexFunc(g.drawn, func(p gridPicture) bool { return p.key == key })
	if at < 0 {
		at = 0 // the one that was shown longest ago
		drawn := gridPicture{&canvas.Image{Image: drawGrid(d, data, scale, density), FillMode: canvas.ImageFillStretch, ScaleMode: canvas.ImageScaleFastest}, key}
		if len(g.drawn) < mostGrids {
			at = len(g.drawn)
			g.drawn = append(g.drawn, drawn)
		}
		g.drawn[at] = drawn
	}
	shown := g.drawn[at]
	g.drawn = append(slices.Delete(g.drawn, at, at+1), shown)
	from := d.view.pixels(least)
	box.Place(shown.image, from.X, from.Y, wide*d.scale, high*d.scale)
	d.pen.objects = append(d.pen.objects, shown.image)
}

// gridLine is the width of a line of the grid, in device-independent pixels.
const gridLine = 1.2

// drawGrid draws the plain places: fills first, then outlines, all of a colour in one go.
func drawGrid(d *drawing, data Data, scale, density float32) image.Image {
	least, most := d.view.least, d.view.most
	on := image.NewRGBA(image.Rect(0, 0, int((most.X-least.X)*scale)+1, int((most.Y-least.Y)*scale)+1))
	mask, r := image.NewAlpha(on.Rect), vector.NewRasterizer(on.Rect.Dx(), on.Rect.Dy())
	pass := func(ink color.Color, of func(Place) bool, shape func(r *vector.Rasterizer, p Place)) {
		r.Reset(on.Rect.Dx(), on.Rect.Dy())
		r.DrawOp = draw.Src // there is a faster way for masks
		any := false
		for _, p := range data.Places {
			if p.Plain && of(p) {
				shape(r, p)
				any = true
			}
		}
		if any {
			r.Draw(mask, mask.Rect, image.Opaque, image.Point{})
			colour(on, mask, ink)
		}
	}
	corners := func(r *vector.Rasterizer, p Place, round float32, back bool) {
		shape := hexFlat
		if p.Shape == HexPoint {
			shape = hexPoint
		}
		x, y := (p.At.X-least.X)*scale, (p.At.Y-least.Y)*scale
		for i := range shape {
			c := shape[i]
			if back {
				c = shape[len(shape)-1-i]
			}
			at := fyne.NewPos(x+(2*c.X-1)*round, y+(2*c.Y-1)*round)
			if i == 0 {
				r.MoveTo(at.X, at.Y)
			} else {
				r.LineTo(at.X, at.Y)
			}
		}
		r.ClosePath()
	}
	ring := func(r *vector.Rasterizer, p Place) {
		corners(r, p, p.Size*scale, false)
		corners(r, p, p.Size*scale-gridLine*density, true)
	}
	special := func(p Place) bool { return p.Edge != "" }
	if data.Felt.Fill != "" {
		pass(d.pen.ink(data.Felt.Fill), func(p Place) bool { return !special(p) }, func(r *vector.Rasterizer, p Place) { corners(r, p, p.Size*scale, false) })
	}
	pass(d.pen.ink(look.SpaceFill), special, func(r *vector.Rasterizer, p Place) { corners(r, p, p.Size*scale, false) })
	pass(d.pen.ink(data.Felt.Line), func(p Place) bool { return !special(p) }, ring)
	pass(d.pen.ink(look.SpaceLine), special, ring)
	return on
}

// colour lays an ink over a picture wherever a mask is; most of it is empty, or full.
func colour(on *image.RGBA, mask *image.Alpha, ink color.Color) {
	const full = 0xffff
	red, green, blue, alpha := ink.RGBA()
	for i, m := range mask.Pix {
		if m == 0 {
			continue
		}
		pix, share := on.Pix[4*i:4*i+4:4*i+4], uint32(m)*0x101
		left := full - alpha*share/full
		for k, c := range [4]uint32{red, green, blue, alpha} {
			pix[k] = uint8((uint32(pix[k])*0x101*left + c*share) / full >> 8)
		}
	}
}

// onFelt draws a board that lies under a page.
func (d *drawing) onFelt(data Data, focused bool, at int) {
	for _, p := range data.Plates {
		d.ground(p, data.Felt)
	}
	for _, l := range data.Lines {
		d.line(l)
	}
	for _, p := range byWeight(data.Places) {
		d.feltPlace(p, data.Felt)
	}
	d.namePlaces(data)
	for _, p := range data.Places {
		d.pieces(p)
	}
	for _, p := range data.Places {
		if d.told != "" && (p.Picture != nil || p.Sign != parts.NoIcon) && p.Title != "" && strings.Contains(d.told, strings.ToLower(p.Title)) {
			d.pen.circle(d.view.pixels(p.At), radius(p, d.scale)+toldRing, brush{color.Transparent, d.pen.ink(look.Gold), toldRing})
		}
	}
	if focused && at < len(data.Places) {
		d.focusRing(data.Places[at])
	}
}

// toldRing is the width of the ring round what is told, and its distance, in device-independent pixels.
const toldRing = 4

// HeadHigh is the height of the head of a plate, in device-independent pixels at text step 1.
const HeadHigh = 26

// leastHead is the least share of their size that the letters of a head may have.
const leastHead = 0.75

// trackBox is the side of a box of a track.
const trackBox = 22

// plateFill is how much of what lies under it a plate covers.
const plateFill = 0.42

// ground draws a plate: its surface, its name and its mark.
func (d *drawing) ground(p Plate, felt *Felt) {
	least, most := d.view.pixels(p.Least), d.view.pixels(p.Most)
	step := d.body / bodySize
	points, high := 16*step, HeadHigh*step
	bold := fyne.TextStyle{Bold: true}
	d.pen.rectangle(area{least.X, least.Y, most.X, most.Y}, 12, brush{fill: faint(d.pen.ink(felt.Pill), plateFill)})
	d.pen.rectangle(area{least.X, least.Y, most.X, least.Y + high + 2}, 12, brush{fill: d.pen.ink(felt.Pill)})
	if side := trackBox * step; most.X-least.X-2*pillEdge-parts.Measure(p.Title, points, bold).Width > float32(len(p.Track))*(side+pillGap) && p.Track != nil {
		at := fyne.NewPos(most.X-pillEdge-side/2-float32(len(p.Track)-1)*(side+pillGap), least.Y+high/2+1)
		for i, number := range p.Track {
			b, ink := brush{color.Transparent, d.pen.ink(look.Outline), 1.5}, d.pen.ink(look.Text)
			switch i {
			case p.Now:
				b, ink = brush{d.pen.ink(look.Pale), d.pen.ink(look.Jet), 1.5}, d.pen.ink(look.Jet)
			case p.Now + 1:
				b.edge, ink = d.pen.ink(felt.legal()), d.pen.ink(felt.legal())
			}
			d.pen.rectangle(areaRound(at, side, side), 6, b)
			d.pen.text(at, number, points, true, ink)
			at.X += side + pillGap
		}
		d.pen.text(fyne.NewPos(least.X+pillEdge+parts.Measure(p.Title, points, bold).Width/2, at.Y), p.Title, points, true, d.pen.ink(look.Text))
		return
	}
	title, number := parts.Measure(p.Title, points, bold).Width, parts.Measure(p.Mark.Text, points, bold).Width
	y, text := least.Y+high/2+1, d.pen.ink(look.Text)
	room := most.X - least.X - 2*pillEdge - number - pillGap - points - pillGap
	if title > room { // a long name on a narrow window
		if points *= room / title; room < leastHead*title {
			p.Title = "" // it is said, and stands where there is room for it
		}
		title = parts.Measure(p.Title, points, bold).Width
	}
	d.pen.text(fyne.NewPos(least.X+pillEdge+title/2, y), p.Title, points, true, text)
	d.pen.text(fyne.NewPos(most.X-pillEdge-number/2, y), p.Mark.Text, 16*step, true, text)
	sign := 16 * step
	d.pen.icon(fyne.NewPos(most.X-pillEdge-number-pillGap-sign/2, y), sign, p.Mark.Icon, text)
}

// Shares of what is drawn on a felt.
const (
	seatFill   = 0.34 // how much of a seat's colour covers a place that is its
	targetFill = 0.22 // the same of a legal target
	targetDot  = 0.2  // a target's dot, of its radius
	haloShare  = 1.3  // the glow round a picture, of its radius
	pieceSide  = 0.46 // a seat's marker on a place, of its radius
)

// feltPlace draws a place over the grid: what it is now, or its picture.
func (d *drawing) feltPlace(of Place, felt *Felt) {
	at, round := d.view.pixels(of.At), radius(of, d.scale)
	switch {
	case of.Shape == HexPoint && of.Fill != "":
		d.feltHex(of, felt, at, round)
		return
	case of.Shape == Dot:
		d.feltDot(of, at, round)
		return
	case of.Sign != parts.NoIcon || of.Fill != "" && !of.Plain:
		d.planet(of, at, round)
		return
	case of.Picture != nil:
		if of.Halo != "" {
			d.pen.glow(at, round*haloShare, d.pen.ink(of.Halo))
		}
		d.pen.picture(at, 2*round, of.Picture)
		if of.Lit {
			d.pen.circle(at, round*0.93, brush{color.Transparent, d.pen.ink(look.Text), 3})
		}
	case of.Owner > 0:
		mark, _ := look.MarkOf(of.Owner)
		d.pen.outline(of.Shape, at, round, brush{faint(mark.Colour, seatFill), mark.Colour, 2})
		d.gliding(of.ID, Mark{Seat: of.Owner}, func() { d.pen.seat(at, 2*round*pieceSide, of.Owner) })
	}
	legal := d.pen.ink(look.Legal)
	if of.Target {
		d.pen.outline(of.Shape, at, round, brush{faint(legal, targetFill), legal, 3})
		d.pen.circle(at, max(4, round*targetDot), brush{fill: legal})
	}
	if of.Chosen {
		d.pen.outline(of.Shape, at, round+3, brush{color.Transparent, d.pen.ink(look.Gold), 4})
	}
}

// Measures of a planet that has a sign, in its radius, and of a dot, in pixels.
const (
	signSide   = 1.25
	badgeRound = 0.42
	badgeApart = 0.95

	badgeLettered = 7 // the least badge with letters, in pixels
	dotLeast      = 3
	dotTarget     = 6
	cornered      = 0.3 // the corner of a square place
)

// planet draws a place with a sign, and its badges.
func (d *drawing) planet(of Place, at fyne.Position, round float32) {
	edge, width := d.pen.ink(look.PlanetLine), float32(2)
	gold, legal := d.pen.ink(look.Gold), d.pen.ink(look.Legal)
	switch {
	case of.Chosen:
		d.pen.glow(at, round*1.6, gold)
		edge, width = gold, 4
	case of.Target:
		d.pen.glow(at, round*1.4, legal)
		edge, width = legal, 3
	}
	shape := func(round float32, b brush) {
		if of.Shape == Square {
			d.pen.rectangle(areaRound(at, 2*round, 2*round), round*cornered, b)
		} else {
			d.pen.circle(at, round, b)
		}
	}
	if of.Chosen {
		shape(round+2, brush{d.pen.ink(look.GoldCasing), d.pen.ink(look.GoldCasing), 0})
	}
	shape(round, brush{d.pen.ink(of.Fill), edge, width})
	if of.Sign != parts.NoIcon {
		d.pen.icon(at, round*signSide, of.Sign, d.pen.ink(look.Text))
	}
	if of.Target && !of.Chosen {
		d.pen.circle(at.AddXY(-round*0.72, -round*0.72), max(4, round*targetDot), brush{fill: legal})
	}
	for i, m := range of.Badges {
		at, round := d.badgeAt(of, i)
		d.badge(m, at, round)
	}
}

// badgeAt is where a badge of a place is, and its radius.
func (d *drawing) badgeAt(of Place, i int) (at fyne.Position, badge float32) {
	round := radius(of, d.scale)
	return d.view.pixels(of.At).AddXY(round*0.86, round*(badgeApart*float32(i)-0.72)), round * badgeRound
}

// badge draws what belongs to a place: a sign, a letter or a seat, on a ground of its own.
func (d *drawing) badge(m Mark, at fyne.Position, round float32) {
	edge := d.pen.ink(look.PlanetLine)
	if mark, ok := look.MarkOf(m.Seat); ok {
		edge = mark.Colour
	}
	d.pen.circle(at, round, brush{d.pen.ink(look.Badge), edge, 1.5})
	switch {
	case m.Icon != parts.NoIcon:
		d.pen.icon(at, round*1.4, m.Icon, d.pen.ink(look.Text))
	case m.Text != "" && round >= badgeLettered:
		d.pen.text(at, m.Text, round*1.25, true, d.pen.ink(look.Text))
	}
}

// feltDot draws a space on a route: a part that a seat has built there is square.
func (d *drawing) feltDot(of Place, at fyne.Position, round float32) {
	round = max(round, dotLeast)
	legal := d.pen.ink(look.Legal)
	switch {
	case of.Chosen:
		d.pen.circle(at, round+4, brush{d.pen.ink(look.Gold), d.pen.ink(look.GoldCasing), 1.5})
	case of.Target && round >= dotTarget:
		d.pen.circle(at, round+2, brush{faint(legal, targetFill), legal, 2.5})
	}
	mark, built := look.MarkOf(of.Seat)
	switch {
	case built:
		d.gliding(of.ID, Mark{Seat: of.Seat}, func() {
			side := max(2.2*round, leastMark)
			d.pen.rectangle(areaRound(at, side, side), 2, brush{mark.Colour, d.pen.ink(look.Jet), 1.5})
		})
	case of.Target:
		d.pen.circle(at, max(round, dotTarget*0.75), brush{fill: legal, edge: d.pen.ink(look.Jet), width: 1})
	default:
		fill := d.pen.ink(look.RouteDot)
		if of.Fill != "" {
			fill = d.pen.ink(of.Fill)
		}
		d.pen.circle(at, round, brush{fill: fill})
	}
}

// faint is a colour through which what lies under it is seen.
func faint(c color.Color, share float32) color.Color {
	r, g, b, _ := c.RGBA()
	return color.NRGBA{R: uint8(r >> 8), G: uint8(g >> 8), B: uint8(b >> 8), A: uint8(255 * share)}
}

// piece is where a piece of a place stands, and its side: beside the others, and beside the marker of whose place it is.
func (d *drawing) piece(of Place, i int) (middle fyne.Position, side float32) {
	least := min(shipLeast, shipMost*radius(of, d.scale))
	side = max(least, min(shipSide*radius(of, d.scale), 2*shipLeast))
	switch {
	case of.Picture != nil:
		side = min(shipLeast, shipMost*radius(of, d.scale)/pictureRound)
	case of.Sign != parts.NoIcon:
		side = min(1.4*shipLeast, max(shipLeast, 1.2*radius(of, d.scale)))
	case of.Shape == Dot:
		side = shipLeast
	}
	at, half := d.view.pixels(of.At), (float32(len(of.Pieces)-1)*shipApart+1)*side/2
	if at.X > d.seen.left && at.X < d.seen.right { // all of them in sight
		at.X = max(d.seen.left+half, min(at.X, d.seen.right-half))
	}
	middle = at.AddXY(float32(i)*side*shipApart-half+side/2, 0)
	switch {
	case of.Owner > 0:
		middle = middle.AddXY(side*0.42, -side*0.34)
	case of.Sign != parts.NoIcon: // its sign is seen
		round := radius(of, d.scale)
		middle = middle.AddXY(-round*0.75, max(-round*0.75, side/2-round)) // and no higher than the place
	}
	return middle, side
}

// bodySize is the size of body text on a phone at text step 1.
const bodySize = 18

// Measures of pieces that stand on places, in radii of the place, and their least side in pixels, which is less on a very small board.
const (
	shipMost     = 3.2
	shipLettered = 24
	pictureRound = 1.6 // of a place with a picture, in radii of another
	shipSide     = 1.75
	shipLeast    = 30
	shipApart    = 0.8
	letterRound  = 0.22 // of what lies under the letter of a piece, in its side
	ringRound    = 0.6  // of the ring round the piece whose turn it is, in its side
	glowRound    = 0.86
)

// pieces draws what is on a place: the pieces of seats beside each other, that of the seat in turn in a gold ring.
func (d *drawing) pieces(of Place) {
	for i, m := range of.Pieces {
		middle, side := d.piece(of, i)
		d.gliding(of.ID, m, func() {
			if m.Turn {
				gold := d.pen.ink(look.Gold)
				d.pen.glow(middle, side*glowRound, gold)
				d.pen.circle(middle, side*ringRound, brush{d.pen.ink(look.Jet), gold, 2.6})
			}
			d.pen.piece(middle, side, m)
		})
	}
}

// glow is light round a middle, which ends softly.
func (p *pen) glow(at fyne.Position, round float32, ink color.Color) {
	g := p.glows.next()
	g.StartColor, g.EndColor = faint(ink, 0.75), faint(ink, 0)
	box.Place(g, at.X-round, at.Y-round, 2*round, 2*round)
	p.objects = append(p.objects, g)
}

// piece is a sign in the colour of its seat, with the seat's letter.
func (p *pen) piece(at fyne.Position, side float32, m Mark) {
	mark, ok := look.MarkOf(m.Seat)
	if !ok {
		return
	}
	p.picture(at, side, parts.Piece(m.Icon, mark.Colour))
	if side < shipLettered {
		return
	}
	p.circle(at.AddXY(0, side*0.02), side*letterRound, brush{fill: mark.Colour})
	p.text(at.AddXY(0, side*0.02), mark.Letter, side*0.34, true, mark.Ink)
}
