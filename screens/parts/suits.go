package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// suits lays rows of keys, such as the cards of each suit, so that each key always has the same place. A row that has no room
// in one line is broken where people break it: after seven or five cards, or after six with the kings in a line of their own.
type suits struct {
	rows  []int // how many keys each has
	width float32
}

// NewSuits puts keys into rows.
func NewSuits(rows ...[]*Key) *fyne.Container {
	s := &suits{}
	var objects []fyne.CanvasObject
	for _, row := range rows {
		s.rows = append(s.rows, len(row))
		for _, key := range row {
			objects = append(objects, key)
		}
	}
	return container.New(s, objects...)
}

// least is the width that the widest key needs.
func (s *suits) least(objects []fyne.CanvasObject) float32 {
	least := CurrentTheme().Size(look.TapTarget)
	for _, o := range objects {
		least = max(least, o.MinSize().Width)
	}
	return least
}

// columns is how many keys stand in a line, and the width of one.
func (s *suits) columns(least, width float32) (n int, cell float32) {
	gap := CurrentTheme().Size(look.Grid)
	for _, n := range []int{13, 7, 6, 5, 4} {
		if cell = (width - float32(n-1)*gap) / float32(n); cell >= least {
			return n, min(cell, widestCard*least)
		}
	}
	return 3, (width - 2*gap) / 3
}

// widestCard is how many times as wide as a tap target a key becomes.
const widestCard = 1.5

// arrange goes through the keys with their places, and gives the height of all.
func (s *suits) arrange(objects []fyne.CanvasObject, width float32, put func(i int, at fyne.Position, size fyne.Size)) float32 {
	n, cell := s.columns(s.least(objects), width)
	high, gap := CurrentTheme().Size(look.TapTarget), CurrentTheme().Size(look.Grid)
	for _, o := range objects {
		high = max(high, o.MinSize().Height)
	}
	full, rest := 0, 0
	for _, keys := range s.rows {
		full, rest = full+keys/n, rest+keys%n
	}
	i, line, shared := 0, 0, 0
	for _, keys := range s.rows {
		for k := range keys {
			row, column := line+k/n, k%n
			if rest <= n && k/n == keys/n { // what is left of all rows has room in one line
				row, column = full, shared
				shared++
			}
			put(i, fyne.NewPos(float32(column)*(cell+gap), float32(row)*(high+gap)), fyne.NewSize(cell, high))
			i++
		}
		if line += keys / n; rest > n && keys%n > 0 {
			line++
		}
	}
	if shared > 0 {
		line++
	}
	return max(0, float32(line)*(high+gap)-gap)
}

// Layout places the keys.
func (s *suits) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = size.Width
	s.arrange(objects, size.Width, func(i int, at fyne.Position, size fyne.Size) {
		box.Place(objects[i], at.X, at.Y, size.Width, size.Height)
	})
}

// MinSize is three keys wide, and as high as the rows were at the last width.
func (s *suits) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := 3*s.least(objects) + 2*CurrentTheme().Size(look.Grid)
	return fyne.NewSize(least, s.arrange(objects, max(s.width, least), func(int, fyne.Position, fyne.Size) {}))
}
