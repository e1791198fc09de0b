package tables_test

import (
	"flag"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
)

var stormMatches = flag.Int("storms", 15, "how many matches are played through bad weather")

// TestStorm lets six devices play on lines that lose, double, delay and swap messages and
// break, with a host that is killed at any point.
func TestStorm(t *testing.T) {
	all := shelf.Games()
	totals := map[string]int{}
	for seed := range *stormMatches {
		game := all[seed%len(all)]
		t.Run(fmt.Sprintf("%s/%d", game.Key, seed), func(t *testing.T) {
			for what, n := range storm(t, game, uint64(seed)) {
				totals[what] += n
			}
		})
	}
	t.Log(totals)
	for _, what := range []string{"acknowledged", "late", "undone", "bids"} {
		require.Positive(t, totals[what], "no storm has %s", what)
	}
}

// storm plays a match through bad weather and holds its end to what has to be.
func storm(t *testing.T, game *rules.Game, seed uint64) map[string]int {
	w := newWorld(t, seed, headers(game, min(6, game.MaxSeats), func(n int) int { return int(seed*7919) % n }),
		matches.Settings{Draws: true, Private: seed%3 > 0}, 6)
	w.looks = seed%2 == 0
	w.start()
	w.sit()
	w.weather = weather{drop: 12, double: 9, cut: 300, kill: 300 + int(seed%7)*100, delay: 250 * time.Millisecond}
	counts := map[string]int{}
	for step := 0; step < 2000 && w.match.Log().Revision() < 40 && !w.match.Table().Over(); step++ {
		w.step(60 * time.Millisecond)
		for _, g := range w.guests {
			if w.once(w.weather.cut) {
				w.cut(g)
			}
			w.act(g, counts)
		}
		w.tableActs()
	}
	w.settle()
	w.check(counts)
	return counts
}

// act lets a guest do something that its device offers, if it likes to.
func (w *world) act(g *phone, counts map[string]int) {
	if !g.Live() || g.Seat() == tables.Everybody || len(g.asks) > 0 && !g.asks[len(g.asks)-1].acked && g.Pending() || !w.once(3) {
		return
	}
	defer w.fetch(g)
	seat, t := g.Seat(), g.Match().Table()
	if p, ok := g.Asked(); ok && slices.Contains(p.Awaited, seat) {
		g.Vote(p.ID, !w.once(4), nil)
		return
	}
	if w.once(25) && len(t.Log()) > 0 {
		g.Undo(func(err error) {
			if err == nil {
				counts["undone"]++
			}
		})
		return
	}
	if r, ok := g.Bids(); ok {
		w.bid(g, r, counts)
		return
	}
	if list := w.own(t, seat); len(list) > 0 {
		w.ask(g, rules.Choose(list, t.RandomWeight, w.rand.IntN), counts)
	}
}

// own are the legal moves of a seat.
func (w *world) own(t rules.Table, seat int) []rules.Act {
	return slices.DeleteFunc(t.Legal(nil), func(a rules.Act) bool { return a.Seat != seat })
}

// ask asks for a move, or for a draw where the host draws.
func (w *world) ask(g *phone, a rules.Act, counts map[string]int) {
	t := g.Match().Table()
	i := len(g.asks)
	n := asked{seat: a.Seat, revision: g.Revision(), words: t.Notation(a)}
	answered := func(err error) {
		if err == nil {
			g.asks[i].acked = true
			counts["acknowledged"]++
			return
		}
		var no *tables.Answered
		require.ErrorAs(w.t, err, &no)
		require.NotEmpty(w.t, no.Why)
		if no.Late != nil {
			counts["late"]++
		}
	}
	for _, f := range t.Forms() {
		if f.Name == t.Verb(a) && g.Match().Cases(a.Seat, f.Verb) > 0 && t.Reveals(a) {
			n.words, n.draw = f.Name, true
			g.asks = append(g.asks, n)
			g.Draw(a.Seat, f.Verb, answered)
			return
		}
	}
	g.asks = append(g.asks, n)
	g.Play(a, answered)
}

// bid closes the fist of a guest that has not bid in this round.
func (w *world) bid(g *phone, r tables.Round, counts map[string]int) {
	if !slices.Contains(r.Seats, g.Seat()) || slices.Contains(r.In, g.Seat()) || g.bidOn == r.ID {
		return
	}
	t := g.Match().Table().Fork()
	for _, seat := range r.Seats { // where one bids after the other, each as if it were its turn
		list := w.own(t, seat)
		if len(list) == 0 {
			return
		}
		a := rules.Choose(list, t.RandomWeight, w.rand.IntN)
		if seat == g.Seat() {
			g.bidOn, g.bids = r.ID, append(g.bids, t.Notation(a))
			require.NoError(w.t, g.Bid(t.Notation(a)))
			counts["bids"]++
			return
		}
		t.Play(a)
	}
}

// tableActs makes what no seat makes.
func (w *world) tableActs() {
	t := w.match.Table()
	if !slices.Contains(t.ToMove(), 0) || !w.once(2) {
		return
	}
	list := w.own(t, 0)
	a := rules.Choose(list, t.RandomWeight, w.rand.IntN)
	if w.match.Cases(0, a.Verb) > 0 {
		_, err := w.match.Draw(0, a.Verb)
		require.NoError(w.t, err)
	} else {
		require.NoError(w.t, w.match.Play(a, matches.Entered))
	}
	w.carry(w.host.Changed())
}

// check makes sure that all devices show what the host may show them, that no move that
// was acknowledged is lost and that none was entered twice.
func (w *world) check(counts map[string]int) {
	t := w.t
	export := string(w.match.Export())
	for i, g := range w.guests {
		require.NoError(t, g.Trouble())
		require.NoError(t, g.BrokenPromise())
		if g.Seat() == tables.Everybody && !w.looks {
			require.Empty(t, g.Log())
			continue
		}
		require.Equal(t, export, g.Log(), "guest %d", i)
		require.Equal(t, w.match.Log().Revision(), g.Revision())
		require.Equal(t, string(w.match.Table().State()), string(g.Match().Table().State()))
		hand, has := w.match.Hands().Of(g.Seat())
		seen, shown := g.Match().Hands().Of(g.Seat())
		require.Equal(t, has && g.Seat() > 0, shown)
		if shown {
			require.Equal(t, hand, seen)
		}
		for _, a := range g.asks {
			if a.acked {
				require.Positive(t, w.made(a), "acknowledged and lost: %v", a)
			}
		}
	}
	w.checkEntered(counts)
}

// made is the revision at which a seat did what it asked for, behind moves of others alone; 0: it didn't.
func (w *world) made(a asked) int {
	for revision := a.revision + 1; ; revision++ {
		c, ok := w.match.Log().Changed(revision)
		switch {
		case !ok || c.Kind != matches.Made:
			return 0
		case c.Line.Seat == a.seat:
			return revision
		}
	}
}

// checkEntered makes sure that everything that seats entered was asked for, and is the first that the seat did since it asked: so
// nothing was entered twice.
func (w *world) checkEntered(counts map[string]int) {
	for revision := 1; revision <= w.match.Log().Revision(); revision++ {
		c, _ := w.match.Log().Changed(revision)
		if c.Kind != matches.Made || c.Line.Seat == 0 {
			continue
		}
		ok := slices.ContainsFunc(w.guests, func(g *phone) bool {
			return slices.Contains(g.bids, c.Line.Text) || slices.ContainsFunc(g.asks, func(a asked) bool {
				return a.seat == c.Line.Seat && w.made(a) == revision && (a.draw || a.words == c.Line.Text || isHidden(c.Line.Text))
			})
		})
		require.True(w.t, ok, "revision %d was not asked for: %s", revision, c.Line.Text)
	}
	counts["kills"] += w.kills
	counts["moves"] += w.match.Log().Revision()
}

func isHidden(text string) bool { return len(text) > 0 && text[len(text)-1] == '?' }
