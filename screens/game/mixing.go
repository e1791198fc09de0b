package game

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/fairness"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// Mixing is where everybody types something or just taps. What was typed and the moment of the tap go into the draws.
type Mixing struct {
	app   *Session
	seats []string
	given func() []fairness.Contribution
	mix   func(seat int, what []byte) error
	rows  []*parts.Row
	typed []*parts.Entry
}

// NewMixing gives what each seat mixes in to mix; given is what was given so far.
func (a *Session) NewMixing(seats []string, given func() []fairness.Contribution, mix func(seat int, what []byte) error) *Mixing {
	return &Mixing{app: a, seats: seats, given: given, mix: mix}
}

// Object is a place to type and a button for each seat.
func (m *Mixing) Object() fyne.CanvasObject {
	column := parts.NewColumn()
	m.rows, m.typed = nil, nil
	for i, name := range m.seats {
		seat := i + 1
		row := parts.NewRow(parts.RowData{Seat: seat, Title: name})
		entry := parts.NewEntry(wording.L("{name}: type something", name), "", nil)
		entry.OnSubmitted = func(string) { m.give(seat) }
		tap := parts.NewButton(wording.L("Mix in: {name}", name), parts.IconShuffle, func() { m.give(seat) })
		m.rows, m.typed = append(m.rows, row), append(m.typed, entry)
		column.Add(parts.NewTightColumn(row, entry, tap))
	}
	m.Refresh()
	return column
}

// mostTyped is how much of what somebody typed goes in at once, in bytes.
const mostTyped = 40

// give mixes in what a seat typed, and the moment.
func (m *Mixing) give(seat int) {
	entry := m.typed[seat-1]
	now := m.app.Device().Clock()
	typed := strings.Map(func(r rune) rune {
		if r < ' ' {
			return -1
		}
		return r
	}, entry.Text)
	typed = strings.ToValidUTF8(typed[:min(len(typed), mostTyped)], "")
	if m.mix(seat, []byte(strings.TrimSpace(typed+" "+strconv.FormatInt(now.Wall+now.Steady%1000, 36)))) == nil {
		entry.SetText("")
	}
	m.Refresh()
}

// Refresh says how often each seat mixed in.
func (m *Mixing) Refresh() {
	counts := make([]int, len(m.seats)+1)
	for _, c := range m.given() {
		if c.Seat < len(counts) {
			counts[c.Seat]++
		}
	}
	for i, row := range m.rows {
		words := wording.L("Nothing yet")
		if n := counts[i+1]; n > 0 {
			words = wording.L("Mixed in: {times}", n)
		}
		row.Set(parts.RowData{Seat: i + 1, Title: m.seats[i], Words: words})
	}
}

// MixingWords says what the mixing is for.
func MixingWords() string {
	return wording.L("The app has locked in its part of the draws: the words above prove it. Now everyone types something or just taps to stir the deck, the owner of this device first. So nobody decides the draws alone.")
}

// OwnerWords says what the seal does not keep the device's owner from.
func OwnerWords() string {
	return wording.L("Someone with access to this device's files could still peek at the coming draws, or begin again. The app counts that, as long as nobody deletes its files.")
}

// startWords says that the game was begun before on this evening; "" at the first start.
func startWords(start int) string {
	switch {
	case start < 2:
		return ""
	case start == 2:
		return wording.L("Second start of this game tonight.")
	case start == 3:
		return wording.L("Third start of this game tonight.")
	}
	return wording.L("Start number {n} of this game tonight.", start)
}

// HostOwnerWords says the same on a device that has joined the match of another one.
func HostOwnerWords() string {
	return wording.L("Someone with access to the files of the device that keeps the match could still peek at the coming draws, or begin again. That device counts it, as long as nobody deletes its files.")
}

// SealFacts are the lines that belong under a seal: how often the game was begun, and what the seal doesn't keep the owner of the
// device from.
func SealFacts(start int, owner string) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if words := startWords(start); words != "" {
		objects = append(objects, parts.NewBody(words).Bold())
	}
	return append(objects, parts.NewLess(owner))
}
