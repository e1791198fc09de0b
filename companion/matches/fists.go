package matches

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/matches/blindbid"
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
func (h *Hands) CloseBid(a rules.Act) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if err := h.kept.writable(); err != nil {
		return err
	}
	t := h.history.table
	switch {
	case !slices.Contains(t.Sealed(), a.Seat):
		return ErrNoBid
	case !mayClose(t, a):
		return &Refused{Act: a, Ruling: t.Explain(a)}
	}
	random, err := h.device.Seed()
	if err != nil {
		return err
	}
	box, err := blindbid.Close([blindbid.KeySize]byte(random[:]), closedBidContext(len(h.history.changes), a.Seat), t.Notation(a))
	if err != nil {
		return err
	}
	return h.saveClosedBid(a.Seat, box)
}

// DiscardBid throws the bid of a seat away, unseen.
func (h *Hands) DiscardBid(seat int) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if err := h.kept.writable(); err != nil {
		return err
	}
	if _, closed := h.closedBids[seat]; !closed {
		return nil
	}
	return h.saveClosedBid(seat, "")
}

// mayClose reports whether a bid can be closed now. Where bids are played in an order, one
// whose turn has not come is judged when it is played.
func mayClose(t rules.Table, a rules.Act) bool {
	if slices.Contains(t.ToMove(), a.Seat) {
		return t.Judge(a) == ""
	}
	return slices.ContainsFunc(t.Legal(nil), func(other rules.Act) bool { return other.Verb == a.Verb })
}

func (h *Hands) saveClosedBid(seat int, box string) error {
	r := record(kindFist, strings.TrimSpace(strconv.Itoa(seat)+" "+box))
	fault := h.kept.save(r)
	if fault != nil && !isDiskFault(fault) && !isAnew(fault) {
		return fault
	}
	return errors.Join(fault, h.applyClosedBid(r.Text))
}

// ClosedBids are the bids that are closed now, by their seats. One that can't be opened any more
// is none.
func (h *Hands) ClosedBids() map[int]rules.Act {
	h.mu.Lock()
	defer h.mu.Unlock()
	bids := map[int]rules.Act{}
	for seat, f := range h.closedBids {
		words, err := blindbid.Open(f.box, closedBidContext(f.revision, seat))
		if err != nil {
			continue
		}
		if a, err := h.history.table.Read(rules.SeatWord(seat) + ": " + words); err == nil {
			bids[seat] = a
		}
	}
	return bids
}

// applyClosedBid follows a record of a fist.
func (h *Hands) applyClosedBid(text string) error {
	number, box, _ := strings.Cut(text, " ")
	seat, err := strconv.Atoi(number)
	switch {
	case err != nil || seat < 1 || seat > len(h.history.table.Seats()):
		return fmt.Errorf("%q isn't a seat that bids", number)
	case box == "":
		delete(h.closedBids, seat)
		return nil
	}
	if h.closedBids == nil {
		h.closedBids = map[int]closedBid{}
	}
	h.closedBids[seat] = closedBid{revision: len(h.history.changes), box: box}
	return nil
}

// closedBidsAfter are the fists that are still closed when a bid of a seat is played.
func (h *Hands) closedBidsAfter(seat int) map[int]closedBid {
	if len(h.closedBids) == 0 || !slices.Contains(h.history.table.Sealed(), seat) {
		return nil
	}
	kept := maps.Clone(h.closedBids)
	delete(kept, seat)
	return kept
}

// restoreClosedBids takes up the fists of those who still bid after a bid was played.
func (h *Hands) restoreClosedBids(kept map[int]closedBid) {
	if len(kept) == 0 {
		return
	}
	bidders := h.history.table.Sealed()
	maps.DeleteFunc(kept, func(seat int, _ closedBid) bool { return !slices.Contains(bidders, seat) })
	h.closedBids = kept
}
