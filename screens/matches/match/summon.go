package match

import "tablekeeper/screens/frame/game"

// showOwn says on the page whose device this is, and that it is that seat's turn until it has acted.
func (m *Match) showOwn() {
	own, called := m.ownSeat(), m.Of.Summoned
	_, closed := m.unbid()
	fresh := called.Turn && !closed && m.Of.At == game.Now
	for n := called.At + 1; n <= m.Of.Log().Count(); n++ {
		fresh = fresh && m.Of.Log().Line(n).Seat != own
	}
	m.Table.Own(own, fresh)
}

// ownSeat is the one seat that this device plays, 0 where it is everybody's.
func (m *Match) ownSeat() int {
	sits, ok := m.Of.Seat.(oneSeat)
	if !ok {
		return 0
	}
	for i := range m.Of.Table().Seats() {
		if sits.Acts(i + 1) {
			return i + 1
		}
	}
	return 0
}
