package tables

import (
	"errors"
	"fmt"
	"slices"

	"tablekeeper/companion/blindbid"
	"tablekeeper/companion/fairness"
	"tablekeeper/companion/rules"
)

// Round is what several seats fix at the same time, each on a device of its own, before
// anybody shows it: bids, or parts of the seed.
type Round struct {
	ID       string   `json:"id"`
	Revision int      `json:"r"`
	Seats    []int    `json:"seats"`          // that take part
	In       []int    `json:"in,omitempty"`   // that have given their promise
	Sums     []string `json:"sums,omitempty"` // the promises, once all are there: now they are shown
	Why      string   `json:"why,omitempty"`  // why it began anew
}

// Shown is what was promised and shown in a round, for everybody to check.
type Shown struct {
	ID    string   `json:"id"`
	Seats []int    `json:"seats"`
	Sums  []string `json:"sums"`
	Keys  []string `json:"keys"`
	Words []string `json:"words"`
}

// Check reports whether all words are those that were promised.
func (s *Shown) Check() bool {
	if len(s.Seats) != len(s.Sums) || len(s.Seats) != len(s.Keys) || len(s.Seats) != len(s.Words) {
		return false
	}
	for i, seat := range s.Seats {
		if promiseOf(s.ID, seat, s.Keys[i], s.Words[i]) != s.Sums[i] {
			return false
		}
	}
	return true
}

// promiseOf is the promise of a seat in a round.
func promiseOf(round string, seat int, key, words string) string {
	return blindbid.Promise(fmt.Sprintf("%s %d", round, seat), key, words)
}

// round is a round as the host keeps it.
type round struct {
	told     Round
	promises *blindbid.Promises
	own      map[int]ownWords // of seats that have no device
}

// ownWords are words that were entered on the host's device, and their key.
type ownWords struct{ key, words string }

// roundID is how many letters of a secret name a round.
const roundID = 8

func (h *Host) newRound(seats []int, why string) *round {
	id := h.options.Secret()[:roundID]
	h.dirty = true
	return &round{
		told:     Round{ID: id, Revision: h.match.Revision(), Seats: seats, Why: why},
		promises: blindbid.NewPromises(len(seats), func(i int) string { return fmt.Sprintf("%s %d", id, seats[i]) }),
		own:      map[int]ownWords{},
	}
}

// view is the round as everybody sees it.
func (r *round) view() *Round {
	if r == nil {
		return nil
	}
	t := r.told
	for i, seat := range t.Seats {
		if r.promises.Given(i) {
			t.In = append(t.In, seat)
		}
		if r.promises.All() {
			t.Sums = append(t.Sums, r.promises.Sum(i))
		}
	}
	return &t
}

// show is the round when all have shown what they promised; nil before.
func (r *round) show() *Shown {
	s := &Shown{ID: r.told.ID, Seats: r.told.Seats}
	for i := range r.told.Seats {
		key, words, all := r.promises.Shown(i)
		if !all {
			return nil
		}
		s.Sums, s.Keys, s.Words = append(s.Sums, r.promises.Sum(i)), append(s.Keys, key), append(s.Words, words)
	}
	return s
}

// enter fixes words on the host's device.
func (h *Host) enter(r *round, seat int, words string) error {
	own := ownWords{key: h.options.Secret(), words: words}
	i := slices.Index(r.told.Seats, seat)
	if err := r.promises.Give(i, promiseOf(r.told.ID, seat, own.key, words)); err != nil {
		return err
	}
	r.own[seat] = own
	h.dirty = true
	h.goOn(r)
	return nil
}

// roundOf finds the round that an ask is about.
func (h *Host) roundOf(id string) *round {
	for _, r := range []*round{h.bids, h.mix} {
		if r != nil && r.told.ID == id {
			return r
		}
	}
	return nil
}

// promise takes the promise of the own seat.
func (h *Host) promise(l *line, a Ask) Answer {
	own, no := h.seated(l)
	if no != nil {
		return *no
	}
	r := h.roundOf(a.Round)
	if r == nil {
		return refused("Nobody bids now.")
	}
	if err := r.promises.Give(slices.Index(r.told.Seats, own), a.Words); err != nil {
		return done(err)
	}
	h.dirty = true
	h.goOn(r)
	return Answer{OK: true}
}

// show takes what the own seat has promised.
func (h *Host) show(l *line, a Ask) Answer {
	own, no := h.seated(l)
	if no != nil {
		return *no
	}
	r := h.roundOf(a.Round)
	if r == nil {
		return refused("Nobody bids now.")
	}
	if len(a.Words) > maxWords || len(a.Key) > maxWords || r == h.mix && len(a.Words) > fairness.MaxContribution {
		return refused("This is too long.")
	}
	if err := r.promises.Show(slices.Index(r.told.Seats, own), a.Key, a.Words); err != nil {
		return done(err)
	}
	h.goOn(r)
	return Answer{OK: true}
}

// forgot begins a round anew for a device that was started again and can't show any more
// what its seat has promised. The others promise the same again by themselves.
func (h *Host) forgot(l *line, a Ask) Answer {
	own, no := h.seated(l)
	if no != nil {
		return *no
	}
	if h.roundOf(a.Round) != nil {
		h.left(own)
		h.dirty = true
	}
	return Answer{OK: true}
}

// maxWords bounds the words of a bid and its key, in bytes.
const maxWords = 200

// goOn shows what was entered on the host's device once all promises are there, and ends
// the round when everything is shown.
func (h *Host) goOn(r *round) {
	if !r.promises.All() {
		return
	}
	for seat, own := range r.own {
		_ = r.promises.Show(slices.Index(r.told.Seats, seat), own.key, own.words) // it was promised here
	}
	shown := r.show()
	if shown == nil {
		return
	}
	h.dirty = true
	if r == h.bids {
		h.playBids(r, shown)
		return
	}
	h.mix, h.mixed = nil, shown
	for i, seat := range shown.Seats {
		if err := h.match.Mix(seat, []byte(shown.Words[i])); err != nil && h.mixFault == nil {
			h.mixFault = err
		}
	}
}

// seeBids follows whether bids are made unseen now.
func (h *Host) seeBids() {
	seats := h.match.Table().Sealed()
	switch {
	case len(seats) == 0:
		h.bids = nil
	case h.bids == nil || h.bids.told.Revision != h.match.Revision():
		h.bids = h.newRound(seats, "")
		h.enterClosedBids(h.bids)
	}
}

// enterClosedBids takes up what was entered on the host's device before its program was started
// again: the match has kept it. A device that has a seat bids for it again by itself.
func (h *Host) enterClosedBids(r *round) {
	closedBids := h.match.ClosedBids()
	for _, seat := range r.told.Seats {
		if bid, closed := closedBids[seat]; closed && h.seats[seat-1].owner == "" {
			_ = h.enter(r, seat, h.match.Table().Notation(bid)) // it is one of those who bid
		}
	}
}

// discardBids throws away what the match has kept of a round in which everybody bids again.
func (h *Host) discardBids(r *round) {
	for seat := range r.own {
		_ = h.match.DiscardBid(seat) // a disk that refuses lets the host offer an old bid again, after a restart
	}
}

// playBids plays all bids together. Where one can't be made, everybody bids anew.
func (h *Host) playBids(r *round, shown *Shown) {
	acts := make([]rules.Act, len(shown.Seats))
	var err error
	for i, seat := range shown.Seats {
		if acts[i], err = h.match.Table().Read(rules.SeatWord(seat) + ": " + shown.Words[i]); err != nil {
			h.discardBids(r)
			h.bids = h.newRound(r.told.Seats, h.name(seat)+" has bid what can't be read. Everybody bids again.")
			return
		}
	}
	if answer := done(h.match.PlayTogether(acts)); !answer.OK {
		h.discardBids(r)
		h.bids = h.newRound(r.told.Seats, answer.Why+" Everybody bids again.")
		return
	}
	h.bidsShown = shown
}

// Bid closes the fist of a seat that has no device. The match keeps it, so that it is still
// closed when the program is started again.
func (h *Host) Bid(bid rules.Act) ([]Out, error) {
	h.follow()
	if h.bids == nil {
		return nil, fmt.Errorf("nobody bids now")
	}
	if h.bids.promises.All() {
		return nil, errors.New("all have closed their fists: nobody can bid anew")
	}
	if answer := done(h.match.CloseBid(bid)); !answer.OK {
		return nil, errors.New(answer.Why)
	}
	err := h.enter(h.bids, bid.Seat, h.match.Table().Notation(bid))
	return h.flush(), err
}

// Bids are the bids that are being made; nil: none.
func (h *Host) Bids() *Round { return h.bids.view() }

// Mix lets everybody who is there mix a part into the draws, after the match has
// committed to its seed and before it draws. Each part is promised before any is shown, so
// that nobody chooses the last one by the others, not even together with the host. It
// reports whether that can be done. It begins anew where it has begun.
func (h *Host) Mix() ([]Out, bool) {
	ok := h.beginMix()
	return h.flush(), ok
}

func (h *Host) beginMix() bool {
	h.mix = nil
	h.dirty = true
	var seats []int
	for i, s := range h.seats {
		if h.here(s.owner) {
			seats = append(seats, i+1)
		}
	}
	if len(seats) == 0 || !h.match.MayMix() {
		return false
	}
	h.mix = h.newRound(seats, "")
	return true
}

// Mixing are the parts that are being given; nil: none.
func (h *Host) Mixing() *Round { return h.mix.view() }

// Mixed is what was mixed in and whether the match has refused it; nil: nothing yet.
func (h *Host) Mixed() (*Shown, error) { return h.mixed, h.mixFault }

// left begins rounds anew in which a seat took part that has no device any more: what it
// has promised nobody can show.
func (h *Host) left(seat int) {
	if r := h.bids; r != nil && slices.Contains(r.told.Seats, seat) {
		own := r.own
		h.bids = h.newRound(r.told.Seats, "")
		for other, was := range own {
			_ = h.enter(h.bids, other, was.words) // the same seats bid
		}
	}
	if r := h.mix; r != nil && slices.Contains(r.told.Seats, seat) {
		h.beginMix()
	}
}
