package board

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Widths and dashes of lines, in pixels.
const (
	plainLine = 2
	thickLine = 5
	casing    = 3 // of a golden line, which light felts need
	dash      = 9
	dashGap   = 7
)

// line draws a line of the board.
func (d *drawing) line(l Line) {
	ink := d.pen.ink(look.Outline)
	if l.Colour != "" {
		ink = d.pen.ink(l.Colour)
	}
	from, to := d.view.pixels(l.From), d.view.pixels(l.To)
	switch l.Style {
	case Dashed:
		d.dashed(from, to, ink)
	case Thick:
		if l.Colour == look.Gold {
			d.pen.line(from, to, d.pen.ink(look.GoldCasing), thickLine+casing)
		}
		d.pen.line(from, to, ink, thickLine)
	default:
		d.pen.line(from, to, ink, plainLine)
	}
}

// dashed draws dashes from one end to the other, a whole one at each.
func (d *drawing) dashed(from, to fyne.Position, ink color.Color) {
	length := distance(from, to)
	dashes := max(1, int((length+dashGap)/(dash+dashGap)))
	if length == 0 {
		return
	}
	step := fyne.NewPos((to.X-from.X)/length, (to.Y-from.Y)/length)
	apart := dash + dashGap
	at := (length - float32(dashes)*float32(apart) + dashGap) / 2
	for range dashes {
		end := min(length, at+dash)
		d.pen.line(from.AddXY(step.X*at, step.Y*at), from.AddXY(step.X*end, step.Y*end), ink, plainLine)
		at += float32(apart)
	}
}

// arrange finds what is drawn inside each place, and where the labels of lines and the names that have no room inside
// lie: each where it covers nothing and crosses as few lines as it can. A place beside which there is no room for its
// name has it inside, over smaller marks, or instead of them until the board is larger.
func (d *drawing) arrange(data Data) []inside {
	filled := make([]inside, len(data.Places))
	for i, p := range data.Places {
		filled[i] = d.contents(p)
		if p.Plain && p.Spoken == "" && !p.Target {
			continue // a name may lie over a place where nothing is
		}
		at, wide := d.view.pixels(p.At), 2*radius(p, d.scale)
		if p.Shape == Circle {
			wide *= 0.9
		}
		d.taken = append(d.taken, areaRound(at, wide, wide))
		if marks := filled[i].size(); marks.Width > wide || marks.Height > wide {
			d.taken = append(d.taken, areaRound(at, marks.Width, marks.Height))
		}
	}
	for _, l := range data.Lines {
		from, to, need := d.view.pixels(l.From), d.view.pixels(l.To), d.plate(l.Label, "")
		middle := fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2)
		if field := d.view.field(); middle.X > 0 && middle.X < field.Width && middle.Y > 0 && middle.Y < field.Height {
			middle.X = max(need.Width/2, min(field.Width-need.Width/2, middle.X)) // wholly in sight
			middle.Y = max(need.Height/2, min(field.Height-need.Height/2, middle.Y))
		}
		d.claim(l.Label, "", areaRound(middle, need.Width, need.Height))
	}
	for i, p := range data.Places {
		if p.Title == "" || p.Plain || filled[i].title != "" || p.Shape == Dot || p.Shape == HexFlat || p.Shape == HexPoint {
			continue // on a hex's neighbour it would name the wrong one
		}
		if d.named(data, p) {
			continue
		}
		if in, ok := d.snug(p); ok {
			filled[i] = in
		} else if in := d.little(p); in.title != "" {
			filled[i] = in
		}
	}
	for i, p := range data.Places {
		if p.Plain && d.overlaid(p, filled[i]) {
			filled[i].title = ""
		}
	}
	return filled
}

// overlaid reports whether a name lies over the title inside a place.
func (d *drawing) overlaid(p Place, in inside) bool {
	at, wide := d.view.pixels(p.At), 2*radius(p, d.scale)
	title := areaRound(at, wide, max(wide/2, in.high))
	return in.title != "" && slices.ContainsFunc(d.names, func(n name) bool { return n.area.meets(title) })
}

// named keeps an area beside a place for its name, with its number if there is room for both, and reports whether there is room.
func (d *drawing) named(data Data, p Place) bool {
	for _, number := range slices.Compact([]string{p.Number, ""}) {
		if where, ok := d.beside(data, p, d.plate(p.Title, number)); ok {
			d.claim(p.Title, number, where)
			return true
		}
	}
	return false
}

// claim keeps an area for words, unless something lies there.
func (d *drawing) claim(text, number string, where area) {
	if text != "" && !d.hits(where) {
		d.taken = append(d.taken, where)
		d.names = append(d.names, name{text, number, where})
	}
}

// plate is the size of a title, and of a number behind it, with the ground behind both.
func (d *drawing) plate(text, number string) fyne.Size {
	return parts.Measure(text, d.caption, fyne.TextStyle{}).AddWidthHeight(6+d.behind(number), 0)
}

// Measures of a number behind a name, as shares of the name's letters.
const (
	numberSize = 0.78
	numberGap  = 0.3
)

// behind is the width of a number behind a name, with the space between them.
func (d *drawing) behind(number string) float32 {
	if number == "" {
		return 0
	}
	return d.caption*numberGap + parts.Measure(number, d.caption*numberSize, fyne.TextStyle{}).Width
}

// beside finds the best place for a name of that size near its place: under, over, right or left of it.
func (d *drawing) beside(data Data, p Place, need fyne.Size) (best area, found bool) {
	at, round := d.view.pixels(p.At), radius(p, d.scale)+3
	field, least := d.view.field(), 0
	for _, middle := range []fyne.Position{
		at.AddXY(0, round+need.Height/2),
		at.AddXY(0, -round-need.Height/2),
		at.AddXY(round+need.Width/2, 0),
		at.AddXY(-round-need.Width/2, 0),
		at.AddXY(round*0.7+need.Width/2, round*0.7+need.Height/2),
		at.AddXY(-round*0.7-need.Width/2, round*0.7+need.Height/2),
		at.AddXY(round*0.7+need.Width/2, -round*0.7-need.Height/2),
		at.AddXY(-round*0.7-need.Width/2, -round*0.7-need.Height/2),
	} {
		if middle.X == at.X { // under or over it, a name may lie somewhat aside
			middle.X = max(need.Width/2, min(field.Width-need.Width/2, middle.X))
		}
		where := areaRound(middle, need.Width, need.Height)
		if where.left < 0 || where.top < 0 || where.right > field.Width || where.bottom > field.Height || d.hits(where) {
			continue
		}
		crossed := 0
		for _, l := range data.Lines {
			if where.crosses(d.view.pixels(l.From), d.view.pixels(l.To)) {
				crossed++
			}
		}
		if !found || crossed < least {
			best, least, found = where, crossed, true
		}
	}
	return best, found
}

// hits reports whether an area lies on something.
func (d *drawing) hits(where area) bool {
	for _, other := range d.taken {
		if where.meets(other) {
			return true
		}
	}
	return false
}

// write writes words on the ground.
func (d *drawing) write(n name) { d.rigid(n.area.middle(), func() { d.written(n) }) }

// written draws words and their ground.
func (d *drawing) written(n name) {
	d.pen.rectangle(n.area, 4, brush{d.pen.ink(look.Ground), color.Transparent, 0})
	behind, middle := d.behind(n.number), n.area.middle()
	d.pen.text(middle.AddXY(-behind/2, 0), n.text, d.caption, false, d.pen.ink(look.Text))
	if n.number != "" {
		wide := behind - d.caption*numberGap
		at := fyne.NewPos(n.area.right-3-wide/2, middle.Y+d.caption*(1-numberSize)/3) // on the line of the name
		d.pen.text(at, n.number, d.caption*numberSize, false, d.pen.ink(look.TextLess))
	}
}
