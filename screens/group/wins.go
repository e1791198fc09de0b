package group

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/evenings"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
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
	widget.BaseWidget
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
	w.ExtendBaseWidget(w)
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

// AccessibilityRole is that of text.
func (w *wins) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws marks, names, numbers and bars.
func (w *wins) CreateRenderer() fyne.WidgetRenderer {
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
	return box.Draw(w, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSize(titleLeast+w.narrow(), w.arrange(w.Size().Width)) },
		Layout:  func(area fyne.Size) { w.arrange(area.Width) },
		Refresh: func() {
			w.head.Refresh()
			w.line.FillColor = box.Paint(w, look.Outline)
			for _, m := range w.marks {
				m.Refresh()
			}
			for _, r := range w.rows {
				r.title.Refresh()
				for i := range r.cells {
					mark, _ := look.MarkOf(i + 1)
					r.bars[i].FillColor, r.bars[i].Hidden = mark.Colour, r.won[i] == 0
					r.cells[i].Refresh()
				}
			}
		},
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
