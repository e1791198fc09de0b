package value

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// cells are a row of a table: a name, then the controls of each part in a column of their own.
type cells struct{ widths []float32 }

// Measures of a table, in device-independent pixels.
const (
	nameColumn  = 118
	besideTable = 244
)

// long is the width of the row.
func (c *cells) long() float32 {
	long := nameColumn * table.Grown()
	for _, w := range c.widths {
		long += w + gap
	}
	return long + 2*rowEnds + rowEdge
}

// Layout places name and controls.
func (c *cells) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x, wide := float32(0), nameColumn*table.Grown()
	for i, o := range objects {
		if i > 0 {
			x, wide = x+wide+gap, c.widths[i-1]
		}
		high := box.HeightAt(o, wide)
		box.Place(o, x, (size.Height-high)/2, wide, high)
	}
}

// MinSize is what the highest of them needs.
func (c *cells) MinSize(objects []fyne.CanvasObject) fyne.Size {
	high := float32(0)
	for i, o := range objects {
		wide := nameColumn * table.Grown()
		if i > 0 {
			wide = c.widths[i-1]
		}
		high = max(high, box.HeightAt(o, wide))
	}
	return fyne.NewSize(100, high)
}

// rowsOf are all things as the rows of a table; nil where it would be too wide, or a part has rows of its own.
func rowsOf(p *Page, things []thing) (rows []*row, titles fyne.CanvasObject) {
	p.tabled = true // the controls say whose they are
	if !wide(p.size) || len(things) < 2 || p.use.Free {
		return nil, nil
	}
	felt, grid := look.FeltOf(p.use.Game), &cells{make([]float32, len(things[0].rows))}
	for i := range things {
		t := &things[i]
		name := newNamed(t.title, "", strconv.Itoa(i+1), look.Body, func() {
			p.index = t.index
			p.Refresh()
		})
		line := container.New(grid, name)
		r := &row{at: t.at, from: &origin{name.line, t.rows}, surface: box.NewSurface(box.Face{}), fault: parts.NewWords("", look.Caption, look.NotAllowed)}
		for c, at := range t.rows {
			if field, _ := p.use.Draft.Field.At(at); !plain(&field) {
				return nil, nil
			}
			cell := box.Row(gap)
			for _, k := range p.controls(at) {
				r.controls = append(r.controls, k)
				cell.Add(k.object())
			}
			grid.widths[c] = max(grid.widths[c], cell.MinSize().Width)
			line.Add(cell)
		}
		r.put(line)
		rows = append(rows, r)
	}
	if grid.long() > p.size.Width-2*edgeWide-(sideWide+besideTable)*table.Grown()-2*columnGap {
		return nil, nil
	}
	heads := container.New(grid, parts.NewWords(wording.L("Name"), look.Caption, felt.Less))
	for _, at := range things[0].rows {
		heads.Add(parts.NewWords(p.rowName(at), look.Caption, felt.Less))
	}
	return rows, container.NewStack(box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: rowCorner}), box.Pad(heads, rowEdge, rowEnds))
}

// origin says in a table where the parts of a thing come from: as long as the app has made up one, that.
type origin struct {
	words *parts.Words
	parts []rules.Path
}

func (o *origin) show(p *Page) {
	said, ink := "", look.FeltOf(p.use.Game).Less
	for _, at := range o.parts {
		switch words, mine, made := p.source(at); {
		case made:
			said, ink = words, look.Accent
		case words != "" && ink != look.Accent:
			if said, ink = words, look.FeltOf(p.use.Game).Less; mine {
				ink = look.Legal
			}
		}
	}
	o.words.SetText(said)
	o.words.SetColour(ink)
	box.SetVisible(o.words, said != "")
}

// label is what a control is called: with whose it is, and in a table with the thing that it belongs to.
func label(p *Page, at rules.Path) string {
	switch of, _ := p.use.Draft.Field.At(at[:1]); {
	case of.Kind == rules.BySeatField && len(at) > 1:
		return wording.L("{thing}: {field}", p.use.Seats[at.Index(1)], p.rowName(at))
	case p.tabled && len(at) > 2:
		return wording.L("{thing}: {field}", p.name(at[:2]), p.rowName(at))
	}
	return p.rowName(at)
}

// plain reports whether a part has its place in one cell.
func plain(f *rules.Field) bool {
	switch f.Kind {
	case rules.CountField, rules.WordField:
		return true
	case rules.ListField:
		return len(f.Of) > 0 && plain(&f.Of[0])
	}
	return false
}
