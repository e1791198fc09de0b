package group

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Measures of the table of wins and of duels, in device-independent pixels at text step 1.
const (
	cellWide   = 50   // a column, where there is room
	cellShare  = 0.13 // of the width, where there is much
	titleLeast = 104  // the least width of the names of the games
	winBar     = 8    // the height of a bar
	duelBar    = 16
	barShare   = 0.8 // the longest bar, as a share of its column
	headMark   = 32
	rowGap     = 6
)

// wins is a table: a row for each game and one for all, a column for each person, in each cell a number over its bar.
type wins struct {
	box.Widget
	spoken string
	rows   []winsRow
	marks  []*parts.SeatMark
	head   *parts.Words
	line   *canvas.Rectangle
}

// winsRow is one row: what it is called, and by person how many were won.
type winsRow struct {
	title *parts.Words
	won   []int
	cells []*parts.Words
	bars  []*canvas.Rectangle
	most  int // that a bar of full length stands for
}

var _ fyne.Accessible = (*wins)(nil)

func (a *Feature) newWins(f evenings.Figures) *wins {
	w := &wins{head: parts.NewSection(wording.L("Wins")), line: &canvas.Rectangle{}}
	for i, name := range f.People {
		w.marks = append(w.marks, parts.NewSeatMark(i+1, headMark).Spoken(name))
	}
	most := 1
	for _, g := range f.Games {
		for _, p := range g.Persons {
			most = max(most, p.Won)
		}
	}
	for _, g := range f.Games {
		w.add(a.title(g.Game), f.People, g.Persons, most, false)
	}
	all := 1
	for _, p := range f.Together {
		all = max(all, p.Won)
	}
	w.add(wording.L("Together"), f.People, f.Together, all, true)
	w.build()
	return w
}

// add puts a row under the others.
func (w *wins) add(title string, people []string, persons []evenings.Person, most int, bold bool) {
	row := winsRow{title: parts.NewBody(title).Lines(2), most: most}
	spoken := title
	if bold {
		row.title.Bold()
	}
	best := 1
	for _, p := range persons {
		best = max(best, p.Won)
	}
	for i, p := range persons {
		cell := parts.NewBody(parts.Number(p.Won))
		switch {
		case p.Won == best:
			cell.Bold()
		case p.Won == 0:
			cell.SetColour(look.TextLess)
		}
		row.won, row.cells, row.bars = append(row.won, p.Won), append(row.cells, cell), append(row.bars, &canvas.Rectangle{CornerRadius: winBar / 2})
		spoken = parts.Sentences(spoken, people[i]+": "+parts.Number(p.Won))
	}
	w.rows = append(w.rows, row)
	w.spoken = parts.Sentences(w.spoken, spoken)
}

// AccessibilityLabel is all of it in words.
func (w *wins) AccessibilityLabel() string { return parts.Sentences(wording.L("Wins"), w.spoken) }

// build puts marks, names, numbers and bars together.
func (w *wins) build() {
	objects := []fyne.CanvasObject{w.head, w.line}
	for _, m := range w.marks {
		objects = append(objects, m)
	}
	for _, r := range w.rows {
		objects = append(objects, r.title)
		for i := range r.cells {
			objects = append(objects, r.bars[i], r.cells[i])
		}
	}
	w.Build(w, box.Laid(func() fyne.Size { return fyne.NewSize(titleLeast+w.narrow(), w.arrange(w.Size().Width)) },
		func(area fyne.Size) { w.arrange(area.Width) }, objects...), func() {
		w.line.FillColor = box.Paint(w, look.Outline)
		for _, r := range w.rows {
			for i := range r.cells {
				mark, _ := look.MarkOf(i + 1)
				r.bars[i].FillColor, r.bars[i].Hidden = mark.Colour, r.won[i] == 0
			}
		}
	})
}

// narrow is the least width of all columns.
func (w *wins) narrow() float32 {
	least := float32(0)
	for _, r := range w.rows {
		for _, cell := range r.cells {
			least = max(least, cell.MinSize().Width)
		}
	}
	for _, m := range w.marks {
		least = max(least, m.MinSize().Width)
	}
	return (least + 2) * float32(len(w.marks))
}

// arrange places all at a width, and gives the height of all.
func (w *wins) arrange(width float32) float32 {
	n := float32(len(w.marks))
	step := parts.Scale(w.Theme())
	column := max(w.narrow()/n, min(max(cellWide*step, cellShare*width), (width-titleLeast*step)/n))
	left := width - column*n
	y := float32(0)
	for i, m := range w.marks {
		size := m.MinSize()
		box.Place(m, left+column*float32(i), y, size.Width, size.Height)
		y = max(y, 0)
	}
	high := w.marks[0].MinSize().Height
	head := box.HeightAt(w.head, left)
	box.Place(w.head, 0, (high-head)/2, left, head)
	y = max(high, head) + rowGap
	for at, r := range w.rows {
		if at == len(w.rows)-1 {
			box.Place(w.line, 0, y, width, 1)
			y += rowGap
		}
		title := box.HeightAt(r.title, left-rowGap)
		cell := r.cells[0].MinSize().Height
		row := max(title, cell+winBar)
		box.Place(r.title, 0, y+(row-title)/2, left-rowGap, title)
		for i := range r.cells {
			x := left + column*float32(i)
			box.Place(r.cells[i], x, y, column, cell)
			box.Place(r.bars[i], x, y+cell, max(winBar, column*barShare*float32(r.won[i])/float32(r.most)), winBar)
		}
		y += row + rowGap
	}
	return y - rowGap
}

// duel is how often one person placed before another one, and the other way round: one bar of two colours, with a tick in its middle.
type duel struct {
	box.Widget
	own, other        int // seats, for their marks
	before, behind    int
	label             string
	left, right, name *parts.Words
	mark              *parts.SeatMark
	bars              [2]*canvas.Rectangle
	tick              *canvas.Rectangle
}

var _ fyne.Accessible = (*duel)(nil)

// newDuel takes the two people by their places in the group, from 0.
func newDuel(people []string, own, other, before, behind int) *duel {
	d := &duel{own: own + 1, other: other + 1, before: before, behind: behind, tick: &canvas.Rectangle{}}
	d.label = wording.L("{player} before {other}: {before}. Behind: {behind}",
		people[own], people[other], before, behind)
	d.left, d.right = parts.NewBody(parts.Number(before)).Bold(), parts.NewBody(parts.Number(behind)).Bold()
	d.name, d.mark = parts.NewBody(people[other]).Lines(1).Squeezed(nameTight), parts.NewSeatMark(other+1, duelMark)
	for i := range d.bars {
		d.bars[i] = &canvas.Rectangle{CornerRadius: barCorner}
	}
	d.Build(d, box.Laid(d.least, d.arrange, d.left, d.bars[0], d.bars[1], d.tick, d.right, d.mark, d.name), d.dress)
	return d
}

// Measures of a duel, in device-independent pixels at text step 1.
const (
	duelMark  = 26
	duelGap   = 8
	barCorner = 3
	tickWide  = 2
	nameTight = 0.75
	nameShare = 0.28 // of the width: the most that a name takes
)

// AccessibilityLabel is the duel in words.
func (d *duel) AccessibilityLabel() string { return d.label }

// least is the least size.
func (d *duel) least() fyne.Size {
	side := d.mark.MinSize()
	return fyne.NewSize(4*side.Width+2*d.number(), max(side.Height, d.name.MinSize().Height)+2)
}

// dress gives the bars their colours.
func (d *duel) dress() {
	for i, seat := range []int{d.own, d.other} {
		mark, _ := look.MarkOf(seat)
		d.bars[i].FillColor = mark.Colour
	}
	d.bars[0].Hidden, d.bars[1].Hidden = d.before == 0, d.behind == 0
	d.tick.FillColor, d.tick.Hidden = box.Paint(d, look.Card), d.before == d.behind
}

// number is the width of a number, of one with two digits at least: bars below one another begin and end alike.
func (d *duel) number() float32 {
	two := parts.Measure("00", box.Size(d, look.Body), fyne.TextStyle{Bold: true}).Width
	return max(d.left.Natural(), d.right.Natural(), two) + 1
}

func (d *duel) arrange(area fyne.Size) {
	side, number, high := d.mark.MinSize().Width, d.number(), d.left.MinSize().Height
	name := area.Width * nameShare
	room := max(0, area.Width-name-side-2*number-4*duelGap)
	middle := (area.Height - high) / 2
	box.Place(d.left, 0, middle, number, high)
	at, top := number+duelGap, (area.Height-duelBar)/2
	own := room / 2
	if all := d.before + d.behind; all > 0 {
		own = room * float32(d.before) / float32(all)
	}
	const apart = 2
	box.Place(d.bars[0], at, top, max(0, own-apart), duelBar)
	box.Place(d.bars[1], at+own+apart, top, max(0, room-own-apart), duelBar)
	box.Place(d.tick, at+room/2-tickWide/2, top, tickWide, duelBar)
	box.Place(d.right, at+room+duelGap, middle, number, high)
	x := at + room + number + 2*duelGap
	box.Place(d.mark, x, (area.Height-side)/2, side, side)
	box.Place(d.name, x+side+duelGap, (area.Height-d.name.MinSize().Height)/2, max(1, area.Width-x-side-duelGap), d.name.MinSize().Height)
}
