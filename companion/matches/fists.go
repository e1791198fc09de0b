package matches

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/blindbid"
	"tablekeeper/companion/rules"
)

// Bids that are made unseen at one device are played when all are in. Until then each is in
// the journal as a closed fist (blindbid.Close): a device that is closed in between asks only
// those who have not bid. A fist belongs to the step in which it was closed. It is gone with
// the bid that is played for its seat, and with everything else that changes the position:
// a move of another kind, an agreement, or something that is taken back or made again.

// closedBid is the bid of a seat that nobody has seen.
type closedBid struct {
	revision int    // at which it was closed
	box      string // of blindbid.Close
}

// ErrNoBid is why a fist can't be closed.
var ErrNoBid = errors.New("this seat does not bid unseen now")

// closedBidContext names the occasion of a fist.
func closedBidContext(revision, seat int) string { return fmt.Sprintf("%d %d", revision, seat) }

// CloseBid keeps the bid of a seat until all are in. One that the seat has closed before is
// thrown away. The errors are *Refused and ErrNoBid; with a *DiskFault the fist is closed,
// but not kept.
func (m *Match) CloseBid(a rules.Act) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	t := m.history.table
	switch {
	case !slices.Contains(t.Sealed(), a.Seat):
		return ErrNoBid
	case !mayClose(t, a):
		return &Refused{Act: a, Ruling: t.Explain(a)}
	}
	random, err := m.device.Seed()
	if err != nil {
		return err
	}
	box, err := blindbid.Close([blindbid.KeySize]byte(random[:]), closedBidContext(len(m.history.changes), a.Seat), t.Notation(a))
	if err != nil {
		return err
	}
	return m.saveClosedBid(a.Seat, box)
}

// DiscardBid throws the bid of a seat away, unseen.
func (m *Match) DiscardBid(seat int) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	if _, closed := m.history.closedBids[seat]; !closed {
		return nil
	}
	return m.saveClosedBid(seat, "")
}

// mayClose reports whether a bid can be closed now. Where bids are played in an order, one
// whose turn has not come is judged when it is played.
func mayClose(t rules.Table, a rules.Act) bool {
	if slices.Contains(t.ToMove(), a.Seat) {
		return t.Judge(a) == ""
	}
	return slices.ContainsFunc(t.Legal(nil), func(other rules.Act) bool { return other.Verb == a.Verb })
}

func (m *Match) saveClosedBid(seat int, box string) error {
	r := record(kindFist, strings.TrimSpace(strconv.Itoa(seat)+" "+box))
	fault := m.save(r)
	if fault != nil && !isDiskFault(fault) && !isAnew(fault) {
		return fault
	}
	return errors.Join(fault, m.history.applyClosedBid(r.Text))
}

// ClosedBids are the bids that are closed now, by their seats. One that can't be opened any more
// is none.
func (m *Match) ClosedBids() map[int]rules.Act {
	m.mu.Lock()
	defer m.mu.Unlock()
	bids := map[int]rules.Act{}
	for seat, f := range m.history.closedBids {
		words, err := blindbid.Open(f.box, closedBidContext(f.revision, seat))
		if err != nil {
			continue
		}
		if a, err := m.history.table.Read(seatWord(seat) + ": " + words); err == nil {
			bids[seat] = a
		}
	}
	return bids
}

// applyClosedBid follows a record of a fist.
func (s *history) applyClosedBid(text string) error {
	number, box, _ := strings.Cut(text, " ")
	seat, err := strconv.Atoi(number)
	switch {
	case err != nil || seat < 1 || seat > len(s.table.Seats()):
		return fmt.Errorf("%q is no seat that bids", number)
	case box == "":
		delete(s.closedBids, seat)
		return nil
	}
	if s.closedBids == nil {
		s.closedBids = map[int]closedBid{}
	}
	s.closedBids[seat] = closedBid{revision: len(s.changes), box: box}
	return nil
}

// closedBidsAfter are the fists that are still closed when a bid of a seat is played.
func (s *history) closedBidsAfter(seat int) map[int]closedBid {
	if len(s.closedBids) == 0 || !slices.Contains(s.table.Sealed(), seat) {
		return nil
	}
	kept := maps.Clone(s.closedBids)
	delete(kept, seat)
	return kept
}

// restoreClosedBids takes up the fists of those who still bid after a bid was played.
func (s *history) restoreClosedBids(kept map[int]closedBid) {
	if len(kept) == 0 {
		return
	}
	bidders := s.table.Sealed()
	maps.DeleteFunc(kept, func(seat int, _ closedBid) bool { return !slices.Contains(bidders, seat) })
	s.closedBids = kept
}
