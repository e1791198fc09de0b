package tables

import (
	"errors"
	"fmt"
	"slices"

	"tablekeeper/companion/matches/blindbid"
	"tablekeeper/companion/matches/fairness"
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

// Bid is what the seat at that place has bid, as a move.
func (s *Shown) Bid(t rules.Table, i int) (rules.Act, error) {
	return t.Read(rules.SeatWord(s.Seats[i]) + ": " + s.Words[i])
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

// rounds are the rounds of a host, and what came of them.
type rounds struct {
	*hosted
	seats     *seating
	bids      *round // nil: nobody bids unseen now
	mix       *round // nil: nobody mixes in now
	bidsShown *Shown // the bids that were shown last
	mixed     *Shown
	mixFault  error
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

// begin begins a round; why says what has made it begin anew.
func (rs *rounds) begin(seats []int, why string) *round {
	id := rs.options.Secret()[:roundID]
	rs.dirty = true
	return &round{
		told:     Round{ID: id, Revision: rs.match.Log().Revision(), Seats: seats, Why: why},
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
func (rs *rounds) enter(r *round, seat int, words string) error {
	own := ownWords{key: rs.options.Secret(), words: words}
	i := slices.Index(r.told.Seats, seat)
	if err := r.promises.Give(i, promiseOf(r.told.ID, seat, own.key, words)); err != nil {
		return err
	}
	r.own[seat] = own
	rs.dirty = true
	rs.goOn(r)
	return nil
}

// of finds the round that an ask is about.
func (rs *rounds) of(id string) *round {
	for _, r := range []*round{rs.bids, rs.mix} {
		if r != nil && r.told.ID == id {
			return r
		}
	}
	return nil
}

// promise takes the promise of the own seat.
func (rs *rounds) promise(own int, a Ask) Answer {
	r := rs.of(a.Round)
	if r == nil {
		return refused("Nobody bids now.")
	}
	if err := r.promises.Give(slices.Index(r.told.Seats, own), a.Words); err != nil {
		return done(err)
	}
	rs.dirty = true
	rs.goOn(r)
	return Answer{OK: true}
}

// show takes what the own seat has promised.
func (rs *rounds) show(own int, a Ask) Answer {
	r := rs.of(a.Round)
	if r == nil {
		return refused("Nobody bids now.")
	}
	if len(a.Words) > maxWords || len(a.Key) > maxWords || r == rs.mix && len(a.Words) > fairness.MaxContribution {
		return refused("This is too long.")
	}
	if err := r.promises.Show(slices.Index(r.told.Seats, own), a.Key, a.Words); err != nil {
		return done(err)
	}
	rs.goOn(r)
	return Answer{OK: true}
}

// forgot begins a round anew for a device that was started again and can't show any more
// what its seat has promised. The others promise the same again by themselves.
func (rs *rounds) forgot(own int, a Ask) Answer {
	if rs.of(a.Round) != nil {
		rs.left(own)
		rs.dirty = true
	}
	return Answer{OK: true}
}

// maxWords bounds the words of a bid and its key, in bytes.
const maxWords = 200

// goOn shows what was entered on the host's device once all promises are there, and ends
// the round when everything is shown.
func (rs *rounds) goOn(r *round) {
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
	rs.dirty = true
	if r == rs.bids {
		rs.playBids(r, shown)
		return
	}
	rs.mix, rs.mixed = nil, shown
	for i, seat := range shown.Seats {
		if err := rs.match.Chance().Mix(seat, []byte(shown.Words[i])); err != nil && rs.mixFault == nil {
			rs.mixFault = err
		}
	}
}

// follow checks whether bids are being made unseen. A new round takes up what was entered on the host's device before its program was
// started again: the match has kept it. A device that has a seat bids for it again by itself.
func (rs *rounds) follow() {
	seats := rs.match.Table().Sealed()
	if len(seats) == 0 {
		rs.bids = nil
		return
	}
	if rs.bids != nil && rs.bids.told.Revision == rs.match.Log().Revision() {
		return
	}
	rs.bids = rs.begin(seats, "")
	closed := rs.match.Hands().ClosedBids()
	for _, seat := range seats {
		if bid, ok := closed[seat]; ok && !rs.seats.taken(seat) {
			_ = rs.enter(rs.bids, seat, rs.match.Table().Notation(bid)) // it is one of those who bid
		}
	}
}

// bidAgain throws away what the match has kept of a round, and lets everybody bid again.
func (rs *rounds) bidAgain(r *round, why string) {
	for seat := range r.own {
		_ = rs.match.Hands().DiscardBid(seat) // a disk that refuses lets the host offer an old bid again, after a restart
	}
	rs.bids = rs.begin(r.told.Seats, why+" Everybody bids again.")
}

// playBids plays all bids together. Where one can't be made, everybody bids anew.
func (rs *rounds) playBids(r *round, shown *Shown) {
	acts := make([]rules.Act, len(shown.Seats))
	var err error
	for i, seat := range shown.Seats {
		if acts[i], err = shown.Bid(rs.match.Table(), i); err != nil {
			rs.bidAgain(r, rs.name(seat)+" has bid what can't be read.")
			return
		}
	}
	if answer := done(rs.match.PlayTogether(acts)); !answer.OK {
		rs.bidAgain(r, answer.Why)
		return
	}
	rs.bidsShown = shown
}

// closed reports whether a bid for a seat was entered on the host's device.
func (rs *rounds) closed(seat int) bool {
	if rs.bids == nil {
		return false
	}
	_, closed := rs.bids.own[seat]
	return closed
}

// Bid closes the fist of a seat that has no device. The match keeps it, so that it is still
// closed when the program is started again.
func (h *Host) Bid(bid rules.Act) ([]Out, error) {
	h.follow()
	err := h.rounds.closeBid(bid)
	return h.flush(), err
}

func (rs *rounds) closeBid(bid rules.Act) error {
	if rs.bids == nil {
		return errors.New("nobody bids now")
	}
	if rs.bids.promises.All() {
		return errors.New("all have closed their fists: nobody can bid anew")
	}
	if answer := done(rs.match.Hands().CloseBid(bid)); !answer.OK {
		return errors.New(answer.Why)
	}
	return rs.enter(rs.bids, bid.Seat, rs.match.Table().Notation(bid))
}

// Bids are the bids that are being made, and those that were shown last; nil: none.
func (h *Host) Bids() (made *Round, opened *Shown) {
	return h.rounds.bids.view(), h.rounds.bidsShown
}

// Mix lets everybody who is there mix a part into the draws, after the match has
// committed to its seed and before it draws. Each part is promised before any is shown, so
// that nobody chooses the last one by the others, not even together with the host. It
// reports whether that can be done. It begins anew where it has begun.
func (h *Host) Mix() ([]Out, bool) {
	ok := h.rounds.beginMix()
	return h.flush(), ok
}

func (rs *rounds) beginMix() bool {
	rs.mix = nil
	rs.dirty = true
	var seats []int
	for i := range rs.match.Table().Seats() {
		if seat := i + 1; rs.seats.here(seat) {
			seats = append(seats, seat)
		}
	}
	if len(seats) == 0 || !rs.match.Chance().MayMix() {
		return false
	}
	rs.mix = rs.begin(seats, "")
	return true
}

// Mixing are the parts that are being given; nil: none.
func (h *Host) Mixing() *Round { return h.rounds.mix.view() }

// Mixed is what was mixed in and whether the match has refused it; nil: nothing yet.
func (h *Host) Mixed() (*Shown, error) { return h.rounds.mixed, h.rounds.mixFault }

// left begins rounds anew in which a seat took part that has no device any more: what it
// has promised nobody can show.
func (rs *rounds) left(seat int) {
	if r := rs.bids; r != nil && slices.Contains(r.told.Seats, seat) {
		own := r.own
		rs.bids = rs.begin(r.told.Seats, "")
		for other, was := range own {
			_ = rs.enter(rs.bids, other, was.words) // the same seats bid
		}
	}
	if r := rs.mix; r != nil && slices.Contains(r.told.Seats, seat) {
		rs.beginMix()
	}
}
