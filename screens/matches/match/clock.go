package match

import (
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// clocks is the clock of the match; nil: none is seen.
func (m *Match) clocks() game.Clocks {
	if of, ok := m.Of.Seat.(clocked); ok {
		if _, on := of.Clock().Kind(); on {
			return of.Clock()
		}
	}
	return nil
}

// followClock shows the clock whenever it shows something else.
func (m *Match) followClock() {
	if of, ok := m.Of.Seat.(clocked); ok {
		of.Clock().Shows(func() {
			if m.app.Shown() == shell.Screen(m) {
				m.showClock()
			}
		})
	}
}

// showClock shows beside the name whose time it is; it is nobody's while an earlier position is shown.
func (m *Match) showClock() {
	clock := m.clocks()
	if clock == nil || m.Of.Table().Over() {
		m.Table.Clock(false, "", "")
		return
	}
	digits, words := "", ""
	if seat := clock.Runs(); seat > 0 && m.Of.At == game.Now {
		digits, words = clock.Face(seat)
	}
	m.Table.Clock(true, digits, words)
}

// clockOn adds to a seat on the rail what its clock shows.
func (m *Match) clockOn(chip *table.Chip) {
	clock := m.clocks()
	if clock == nil || m.Of.At != game.Now || m.Of.Table().Over() {
		return
	}
	digits, words := clock.Face(chip.Seat)
	chip.Time, chip.Spoken = digits, parts.Sentences(chip.Spoken, words)
}
