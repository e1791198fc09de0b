package printing

import (
	"cmp"
	"slices"
)

// room is a free rectangle of a sheet, in millimetres from the corner of what is printed.
type room struct{ x, y, wide, high float64 }

func (r room) size() float64 { return max(0, r.wide) * max(0, r.high) }

// spot is a piece on a sheet.
type spot struct {
	piece *Piece
	form  Form
	x, y  float64
}

// leaf is a sheet of paper with pieces.
type leaf struct {
	spots  []spot
	titles []string // of the sections whose pieces lie on it
	free   []room
	backed bool
	turn   turn
}

// turn is how the back of a piece comes behind its front: the paper is printed on its other side, or folded over its middle, upright or
// across.
type turn uint8

const (
	printed turn = iota
	upright
	across
)

// lot are pieces of one form that are cut in one block.
type lot struct {
	title  string
	form   Form
	gap    float64
	pieces []*Piece
	backed bool
}

// lots are the pieces of a box, large ones first, those of boards left out.
func lots(box *Box) (list []lot) {
	for i := range box.Sections {
		s := &box.Sections[i]
		if s.Form.Shape == Board {
			continue
		}
		l := lot{title: s.Title, form: s.Form}
		if s.Form.Shape == Round || s.Form.Shape == Hex {
			l.gap = roundGap
		}
		for k := range s.Pieces {
			piece := &s.Pieces[k]
			l.backed = l.backed || piece.Back != nil
			for range piece.Count {
				l.pieces = append(l.pieces, piece)
			}
		}
		list = append(list, l)
	}
	area := func(l lot) float64 { return l.form.Width * l.form.Height }
	slices.SortStableFunc(list, func(a, b lot) int { return cmp.Compare(area(b), area(a)) })
	return list
}

// leaves lays all pieces of a box on sheets. Those that have backs come first.
func (s Style) leaves(box *Box) []*leaf {
	list := lots(box)
	wide, high := s.Paper.Width-2*safe-strip, s.Paper.Height-2*safe
	if !s.Fold {
		return pack(list, wide, high)
	}
	halves := map[turn]room{upright: {wide: s.Paper.Height/2 - safe - strip, high: s.Paper.Width - 2*safe}, across: {wide: wide, high: s.Paper.Height/2 - safe}}
	by := map[turn][]lot{}
	for _, l := range list {
		t := printed
		if l.backed {
			if t = across; l.most(halves[upright]) > l.most(halves[across]) {
				t = upright
			}
		}
		by[t] = append(by[t], l)
	}
	var leaves []*leaf
	for _, t := range []turn{upright, across} {
		for _, f := range pack(by[t], halves[t].wide, halves[t].high) {
			f.turn = t
			leaves = append(leaves, f)
		}
	}
	return append(leaves, pack(by[printed], wide, high)...)
}

// pack lays pieces on sheets whose printed part is so large, in blocks of one kind, and each block where the least room is left. Sheets
// that have backs come first.
func pack(list []lot, wide, high float64) []*leaf {
	var leaves []*leaf
	for _, l := range list {
		for len(l.pieces) > 0 {
			best, at, fits := (*leaf)(nil), 0, 0
			for _, sheet := range leaves {
				for i, r := range sheet.free {
					count := min(l.most(r), len(l.pieces))
					if count > fits || count == fits && count > 0 && r.size() < best.free[at].size() {
						best, at, fits = sheet, i, count
					}
				}
			}
			if best == nil {
				best = &leaf{free: []room{{0, 0, wide, high}}}
				leaves = append(leaves, best)
				if fits = min(l.most(best.free[0]), len(l.pieces)); fits == 0 {
					panic("no paper is large enough for " + l.title)
				}
			}
			best.lay(&l, at, fits)
		}
	}
	slices.SortStableFunc(leaves, func(a, b *leaf) int {
		switch {
		case a.backed == b.backed:
			return 0
		case a.backed:
			return -1
		}
		return 1
	})
	return leaves
}

// across is how many of a length have room in another.
func (l *lot) across(room, side float64) int { return int((room + l.gap + 1e-6) / (side + l.gap)) }

// most is how many pieces of a lot have room.
func (l *lot) most(r room) int {
	if r.wide <= 0 || r.high <= 0 {
		return 0
	}
	return l.across(r.wide, l.form.Width) * l.across(r.high, l.form.Height)
}

// lay puts so many pieces of a lot into a free room of a sheet, by rows or by columns, whichever leaves the larger room.
func (f *leaf) lay(l *lot, at, count int) {
	r := f.free[at]
	wide, high := l.form.Width+l.gap, l.form.Height+l.gap
	columns, rows := l.across(r.wide, l.form.Width), l.across(r.high, l.form.Height)
	byRows, byColumns := min(columns, count), min(rows, count)
	down, right := (count+byRows-1)/byRows, (count+byColumns-1)/byColumns
	free := slices.Delete(slices.Clone(f.free), at, at+1)
	one := left(r, float64(byRows)*wide-l.gap, float64(down)*high-l.gap, count%byRows, wide, high, false)
	other := left(r, float64(right)*wide-l.gap, float64(byColumns)*high-l.gap, count%byColumns, wide, high, true)
	upright := largest(other) > largest(one)
	if upright {
		one = other
	}
	f.free = append(free, one...)
	for i := range count {
		column, row := i%byRows, i/byRows
		if upright {
			column, row = i/byColumns, i%byColumns
		}
		f.spots = append(f.spots, spot{l.pieces[i], l.form, r.x + float64(column)*wide, r.y + float64(row)*high})
	}
	l.pieces = l.pieces[count:]
	f.backed = f.backed || l.backed
	if !slices.Contains(f.titles, l.title) {
		f.titles = append(f.titles, l.title)
	}
}

// left are the rooms that a block leaves: beside it, under it, and at its end where the last row or column isn't full.
func left(r room, wide, high float64, last int, stepX, stepY float64, upright bool) []room {
	beside := room{r.x + wide + blockGap, r.y, r.wide - wide - blockGap, r.high}
	under := room{r.x, r.y + high + blockGap, wide, r.high - high - blockGap}
	if tall := (room{beside.x, r.y, beside.wide, high}); max(beside.size(), under.size()) < (room{0, 0, r.wide, under.high}).size() {
		beside, under.wide = tall, r.wide
	}
	rooms := []room{beside, under}
	if last > 0 {
		hole := room{r.x + float64(last)*stepX + blockGap, r.y + high - stepY, wide - float64(last)*stepX - blockGap, stepY}
		if upright {
			hole = room{r.x + wide - stepX, r.y + float64(last)*stepY + blockGap, stepX, high - float64(last)*stepY - blockGap}
		}
		rooms = append(rooms, hole)
	}
	return slices.DeleteFunc(rooms, func(r room) bool { return r.wide < leastRoom || r.high < leastRoom })
}

func largest(rooms []room) (size float64) {
	for _, r := range rooms {
		size = max(size, r.size())
	}
	return size
}
