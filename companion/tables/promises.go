package tables

import (
	"encoding/json"
	"errors"
	"slices"
)

// promises are what a guest has promised and not shown.
type promises struct {
	bid      string // the words of the own bid; "": none yet
	revision int    // at which it was made
	round    string // that was told last
	forgot   string // the round in which the device knows no more what it has promised
	held     map[string]held
	sums     map[string][]string // the promises of all, as they were told before any was shown
	broken   error
}

// held is what comes after an own promise.
type held struct {
	key, words  string
	given, open bool
}

// errBrokenPromise is the error of a round in which something else was shown than promised.
var errBrokenPromise = errors.New("what was shown is not what was promised")

// Bids are the bids that are being made; it reports whether there are such.
func (g *Guest) Bids() (Round, bool) { return readPart[Round](g, partBids) }

// BidsShown are the bids that were shown last.
func (g *Guest) BidsShown() (Shown, bool) { return readPart[Shown](g, partShown) }

// Mixed is what all have mixed into the draws.
func (g *Guest) Mixed() (Shown, bool) { return readPart[Shown](g, partMixed) }

// BrokenPromise is the error of a host that showed something else than was promised; nil: it
// has not.
func (g *Guest) BrokenPromise() error { return g.promises.broken }

// OwnBid is the bid in the own closed fist, in the words of the notation; "": there is none.
func (g *Guest) OwnBid() string {
	r, _ := g.Bids()
	return g.promises.held[r.ID].words
}

// keptBid is what a device keeps of its closed fist, so that it can open it when the program was started anew.
type keptBid struct {
	Round string `json:"round"`
	Key   string `json:"key"`
	Words string `json:"words"`
}

// keep keeps an own bid on the device.
func (f *promises) keep(g *Guest, round string, h held) {
	if g.options.Keep != nil {
		g.options.Keep(write(keptBid{round, h.key, h.words}))
	}
}

// recall takes up the bid of a round that the device has kept.
func (f *promises) recall(g *Guest, r Round) {
	var kept keptBid
	if _, ok := f.held[r.ID]; ok || json.Unmarshal(g.options.Kept, &kept) != nil || kept.Round != r.ID {
		return
	}
	f.held[r.ID] = held{key: kept.Key, words: kept.Words, given: slices.Contains(r.In, g.Seat())}
}

// Bid closes the fist round a move of the own seat: the others learn it when all have
// closed theirs.
func (g *Guest) Bid(words string) error {
	r, ok := g.Bids()
	if !ok || !slices.Contains(r.Seats, g.Seat()) {
		return errors.New("this seat does not bid now")
	}
	if !g.Live() {
		return ErrNotConnected
	}
	g.promises.bid, g.promises.revision = words, r.Revision
	delete(g.promises.held, r.ID)
	g.promises.follow(g)
	return nil
}

// follow does what a round asks of this device: it gives its promise, and shows what it
// has promised once all have given theirs.
func (f *promises) follow(g *Guest) {
	if f.held == nil {
		f.held, f.sums = map[string]held{}, map[string][]string{}
	}
	if r, ok := g.Bids(); ok {
		if r.ID != f.round && (r.Revision != f.revision || r.Why != "") {
			f.bid = "" // it has to be chosen anew
		}
		f.round = r.ID
		f.recall(g, r)
		f.applyPart(g, r, f.bid)
	}
	if r, ok := readPart[Round](g, partMix); ok {
		words := f.held[r.ID].words
		if words == "" {
			words = g.options.Secret()
		}
		f.applyPart(g, r, words)
	}
	for _, name := range []string{partShown, partMixed} {
		if s, ok := readPart[Shown](g, name); ok {
			f.check(g, s)
		}
	}
}

func (f *promises) applyPart(g *Guest, r Round, words string) {
	own := g.Seat()
	if len(r.Sums) > 0 && f.sums[r.ID] == nil {
		f.sums[r.ID] = r.Sums
	}
	if own == Everybody || !slices.Contains(r.Seats, own) {
		return
	}
	if _, ok := f.held[r.ID]; !ok && slices.Contains(r.In, own) && (words == "" || len(r.Sums) > 0) {
		if f.forgot != r.ID {
			f.forgot = r.ID
			g.ask(Ask{Do: askForgot, Round: r.ID}, nil)
		}
		return
	}
	h, ok := f.held[r.ID]
	if words == "" && !ok {
		return
	}
	if !ok {
		h = held{key: g.options.Secret(), words: words}
		if words == f.bid {
			f.keep(g, r.ID, h)
		}
	}
	switch {
	case len(r.Sums) == 0 && !h.given:
		h.given = true
		g.ask(Ask{Do: askPromise, Round: r.ID, Words: promiseOf(r.ID, own, h.key, h.words)}, nil)
	case len(r.Sums) > 0 && !h.open:
		h.open = true
		g.ask(Ask{Do: askShow, Round: r.ID, Key: h.key, Words: h.words}, nil)
	}
	f.held[r.ID] = h
}

// check makes sure that what was shown was promised, by all.
func (f *promises) check(g *Guest, s Shown) {
	before := f.sums[s.ID]
	own, ok := f.held[s.ID]
	i := slices.Index(s.Seats, g.Seat())
	switch {
	case !s.Check(), before != nil && !slices.Equal(before, s.Sums):
		f.broken = errBrokenPromise
	case ok && own.given && i >= 0 && (s.Words[i] != own.words || s.Keys[i] != own.key):
		f.broken = errBrokenPromise
	}
}
