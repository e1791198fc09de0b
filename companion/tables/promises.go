package tables

import (
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

// held is what stands behind an own promise.
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
	if words == "" {
		return
	}
	h, ok := f.held[r.ID]
	if !ok {
		h = held{key: g.options.Secret(), words: words}
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
