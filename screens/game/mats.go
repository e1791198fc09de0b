package game

import (
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// MatsView is how a position lies on the table: a mat for each player, and what lies in the middle.
type MatsView struct {
	app  *Session
	Box  *fyne.Container
	tap  func(seat int)
	Turn fyne.CanvasObject // the mat of the first who is awaited; nil: none

	spoken  map[int]string // what lies on each mat, by seat; nil before the first position
	changed map[int]bool   // by the last move
}

// NewMats is empty until show; tap is called with the seat of a mat that was tapped.
func NewMats(a *Session, tap func(seat int)) *MatsView {
	return &MatsView{app: a, Box: container.NewStack(), tap: tap}
}

// Show lays a position out. About is the seat whose moves alone are listed, 0 for none.
func (m *MatsView) Show(t rules.Table, about int) {
	lay := m.app.AtTable(t).Mats
	if lay == nil {
		lay = PlainMats
	}
	data, middle := lay(t, m.large())
	m.Turn = nil
	fresh := m.compare(data)
	awaited := t.ToMove()
	objects := make([]fyne.CanvasObject, 0, len(data))
	for _, d := range data {
		d.Chosen = d.Seat == about && about > 0
		d.Changed, d.Fresh = m.changed[d.Seat], fresh && m.changed[d.Seat]
		for _, seat := range awaited {
			d.Awaited = d.Awaited || seat == d.Seat && seat > 0
		}
		d.Brief = !m.large() && !d.Awaited && !d.Whole && len(d.Counts) > 0
		if d.Seat > 0 {
			d.Tap = func() { m.tap(d.Seat) }
		}
		objects = append(objects, parts.NewMat(d))
		if d.Awaited && m.Turn == nil {
			m.Turn = objects[len(objects)-1]
		}
	}
	m.Box.Objects = []fyne.CanvasObject{m.arrange(objects, middle)}
	m.Box.Refresh()
}

// compare finds out which mats differ from those of the position before, and reports whether any does. A position that is
// shown again keeps what the last move changed.
func (m *MatsView) compare(data []parts.MatData) (fresh bool) {
	spoken, changed := map[int]string{}, map[int]bool{}
	for _, d := range data {
		if d.Seat == 0 {
			continue
		}
		spoken[d.Seat] = d.Name + "\n" + d.Words + "\n" + d.Spoken
		if was, ok := m.spoken[d.Seat]; ok && was != spoken[d.Seat] {
			changed[d.Seat] = true
		}
	}
	m.spoken = spoken
	if len(changed) > 0 {
		m.changed = changed
	}
	return len(changed) > 0
}

// Changed are the seats whose mats the last move changed, in order.
func (m *MatsView) Changed() []int { return slices.Sorted(maps.Keys(m.changed)) }

// large reports whether there is room to show each card.
func (m *MatsView) large() bool { return shell.ClassOf(m.app.Size()) != look.Phone }

// leastMat is the least width of a mat of two side by side, in device-independent pixels.
const leastMat = 240

// arrange puts the mats one under the other or, where there is room, in two columns, in the order of the seats. What lies
// in the middle stands above them, or on a phone under them.
func (m *MatsView) arrange(mats []fyne.CanvasObject, middle []parts.MatData) fyne.CanvasObject {
	common := make([]fyne.CanvasObject, len(middle))
	for i, d := range middle {
		common[i] = parts.NewMat(d)
	}
	if !m.large() || len(mats) < 3 {
		return parts.NewTightColumn(append(mats, common...)...)
	}
	return parts.NewTightColumn(append(common, parts.NewGrid(leastMat, 2, mats...))...)
}

// PlainMats show what the game's book says of the position: the lines that begin with a player's name lie on that
// player's mat, the others in the middle. The first line tells whose turn it is, which the heading says.
func PlainMats(t rules.Table, large bool) (mats, middle []parts.MatData) {
	lines := t.Summary()
	for i, line := range lines {
		name, spoken, _ := strings.Cut(line, ": ")
		if seat := seatOf(name, t.Seats()); seat > 0 {
			if large {
				spoken = strings.ReplaceAll(spoken, "; ", "\n")
			}
			mats = append(mats, parts.MatData{Seat: seat, Name: name, Words: parts.Upper(spoken)})
			continue
		}
		if i > 0 {
			middle = append(middle, parts.MatData{Words: line})
		}
	}
	return mats, middle
}

// seatOf is the seat whose name a text is, or begins with before a bracket; 0 for none.
func seatOf(text string, seats []string) int {
	for i, name := range seats {
		if text == name || strings.HasPrefix(text, name+" (") {
			return i + 1
		}
	}
	return 0
}
