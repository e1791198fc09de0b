package match

import (
	"slices"
	"strings"
	"time"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// openingFor is how long bids lie over the felt that were opened together.
const openingFor = 3 * time.Second

// bids are those that were opened together and are the latest moves of the match; it reports whether there are such.
func (m *Match) bids() (shown game.Opened, ok bool) {
	of, bids := m.Of.Seat.(bidding)
	if !bids {
		return game.Opened{}, false
	}
	shown, ok = of.Opened()
	last, stands := m.Of.Undos().UndoLine()
	return shown, ok && stands && slices.Contains(shown.Words, last.Text)
}

// layBids lays bids over the felt that were just opened, until somebody taps or has had the time to read them.
func (m *Match) layBids(d *table.Dock) {
	shown, ok := m.bids()
	if ok && shown.ID != m.Of.Opened {
		m.Of.Opened, m.Of.Laid = shown.ID, true
		m.app.Device().After(openingFor, func() {
			if m.Of.Opened == shown.ID {
				m.foldBids()
			}
		})
	}
	if !ok || !m.Of.Laid {
		return
	}
	t := m.Of.Table()
	d.Moment = table.Floating(look.FeltOf(t.Game().Key), parts.NewTable(wording.L("All bids")), game.RevealedBids(game.OpenedBids(t, shown), wording.L("no bid")))
	d.Moment.Away = m.foldBids
}

// foldBids takes the opened bids away.
func (m *Match) foldBids() {
	if m.Of.Laid {
		m.Of.Laid = false
		m.Of.Changed(true)
		m.app.Refresh()
	}
}

// momentFor is how long a moment lies over the felt of a device whose player it doesn't wait for.
const momentFor = 4 * time.Second

// foldMoment lets the moment of a move go away by itself on the device of one seat, where it isn't that seat's turn.
func (m *Match) foldMoment(d *table.Dock, t rules.Table) {
	count := m.Of.Log().Count()
	if _, one := m.Of.Seat.(oneSeat); !one || m.decides(t) || d.Moment == nil || d.Moment.Away == nil || m.folds == count {
		return
	}
	m.folds = count
	m.app.Device().After(momentFor, func() {
		if m.Of.Log().Count() == count && m.app.Shown() == shell.Screen(m) && m.Of.At == game.Now {
			m.Table.Away()
		}
	})
}

// stillBid says who still bids.
func stillBid(names string) string {
	if names == "" {
		return wording.L("All bids are in.")
	}
	return wording.L("Still to bid: {names}", names)
}

// unbid names those who still bid, where the own fist is closed.
func (m *Match) unbid() (names string, closed bool) {
	of, ok := m.Of.Seat.(closing)
	if !ok {
		return "", false
	}
	waits, closed := of.Closed()
	return strings.Join(game.SeatNames(m.Of.Table(), slices.Clone(waits)), ", "), closed
}
