package matches_test

import (
	"bytes"
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// bidders is a library of games with bids that are made unseen.
func bidders(store journal.Store) *library.Library {
	games := map[string]*rules.Game{}
	for _, g := range []*rules.Game{atrades.Game(), duckdealer.Game()} {
		games[g.Key] = g
	}
	return library.New(store, func(key string) (*rules.Game, bool) { g, ok := games[key]; return g, ok },
		func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
}

// toBids plays a match to the first step in which four bid unseen.
func toBids(t *testing.T, l *library.Library, key string) *matches.Match {
	t.Helper()
	headers := &rules.Transcript{}
	headers.Add("Game", key)
	for _, seat := range matchtest.Four {
		headers.Add("Seat", seat)
	}
	headers.Add("Option", map[string]string{atrades.Game().Key: "first-order=bid", duckdealer.Game().Key: "auction=on"}[key])
	m, err := l.Create(headers, "Friday", matches.Settings{Setup: true})
	require.NoError(t, err)
	for range 100 {
		if len(m.Table().Sealed()) > 0 {
			break
		}
		list := m.Table().Legal(nil)
		require.NoError(t, m.Play(list[len(list)-1], matches.Entered))
	}
	require.Len(t, m.Table().Sealed(), 4)
	return m
}

// closeBid closes the fist of a seat round a move, without its seat.
func closeBid(m *matches.Match, seat int, words string) error {
	a, err := m.Table().Read(rules.SeatWord(seat) + ": " + words)
	if err != nil {
		return err
	}
	return m.Hands().CloseBid(a)
}

// closedBids are the bids that are closed, in the notation.
func closedBids(m *matches.Match) map[int]string {
	bids := map[int]string{}
	for seat, bid := range m.Hands().ClosedBids() {
		bids[seat] = m.Table().Notation(bid)
	}
	return bids
}

// TestWhoBidsUnseenIsAskedBesideLookingBack asks for other lines than the one that somebody looks at, which stays where it is.
func TestWhoBidsUnseenIsAskedBesideLookingBack(t *testing.T) {
	m := toBids(t, bidders(journal.Memory()), atrades.Game().Key)
	last := m.Log().Count()
	seen := m.Log().At(last - 1)
	moves := len(seen.Log())
	require.Equal(t, m.Table().Sealed(), m.Log().Sealed(last))
	require.Empty(t, m.Log().Sealed(0))
	require.Len(t, seen.Log(), moves)
}

// Fists that were closed are there again after a restart, nobody reads them in the file, and each is gone
// with its own bid.
func TestClosedFistsAreKept(t *testing.T) {
	for _, key := range []string{atrades.Game().Key, duckdealer.Game().Key} {
		store := journal.Memory()
		l := bidders(store)
		m := toBids(t, l, key)
		require.NoError(t, closeBid(m, 2, "bid 1"))
		require.NoError(t, closeBid(m, 3, "bid 0"))
		require.NoError(t, closeBid(m, 3, "BID  1"), "bid again")
		require.NoError(t, closeBid(m, 4, "bid 0"))
		require.NoError(t, m.Hands().DiscardBid(4))
		require.NoError(t, m.Hands().DiscardBid(1), "nothing was closed")
		want := map[int]string{2: "bid 1", 3: "bid 1"}
		require.Equal(t, want, closedBids(m))
		require.NoError(t, m.Note("a word"))
		require.NotContains(t, string(m.Export()), "bid 1")
		m.Close()
		data, err := store.Read(m.ID() + ".match")
		require.NoError(t, err)
		require.NotContains(t, string(data), " bid ")
		again, report, err := l.Open(m.ID())
		require.NoError(t, err)
		require.Empty(t, report.Damage)
		require.Equal(t, want, closedBids(again))

		seat := again.Table().Sealed()[0]
		matchtest.Play(t, again, fmt.Sprintf("%d: bid 0", seat))
		delete(want, seat)
		require.Equal(t, want, closedBids(again), "those of the others stay closed")
		for _, seat := range again.Table().Sealed() {
			matchtest.Play(t, again, fmt.Sprintf("%d: bid 1", seat))
		}
		require.Empty(t, closedBids(again))
		again.Close()
	}
}

// What leaves the step drops the fists, in memory and after a restart; a copy has none.
func TestFistsBelongToTheirStep(t *testing.T) {
	acts := map[string]func(m *matches.Match) error{
		"taken back": (*matches.Match).Undo,
		"and made again": func(m *matches.Match) error {
			if err := m.Undo(); err != nil {
				return err
			}
			return m.Redo()
		},
		"agreed": func(m *matches.Match) error { return m.Agree(m.Table().State(), "so be it") },
	}
	for name, act := range acts {
		l := bidders(journal.Memory())
		m := toBids(t, l, atrades.Game().Key)
		require.NoError(t, closeBid(m, 1, "bid 1"))
		copied, err := l.Duplicate(m.ID(), "copy")
		require.NoError(t, err)
		require.NoError(t, act(m), name)
		require.Empty(t, closedBids(m), name)
		m.Close()
		for _, id := range []string{m.ID(), copied} {
			again, report, err := l.Open(id)
			require.NoError(t, err)
			require.Empty(t, report.Damage)
			require.Empty(t, closedBids(again), name)
		}
	}
}

func TestFistsThatCanNotBeClosed(t *testing.T) {
	l := bidders(journal.Memory())
	m := toBids(t, l, atrades.Game().Key)
	var refused *matches.Refused
	require.ErrorAs(t, closeBid(m, 1, "bid 9999"), &refused)
	require.ErrorIs(t, m.Hands().CloseBid(atrades.Bid.Act(0, 1)), matches.ErrNoBid)
	require.ErrorIs(t, m.Hands().CloseBid(atrades.Bid.Act(5, 1)), matches.ErrNoBid)
	require.Empty(t, closedBids(m))
	require.NoError(t, m.Undo())
	require.ErrorIs(t, closeBid(m, 1, "bid 1"), matches.ErrNoBid)
	m.Close()
	require.ErrorIs(t, closeBid(m, 1, "bid 1"), matches.ErrReadOnly)
}

// A kill at any byte while fists are closed and while they are shown: what had its line is there, nothing else is.
func TestKilledWhileFistsAreClosed(t *testing.T) {
	store := journal.Memory()
	l := bidders(store)
	m := toBids(t, l, duckdealer.Game().Key)
	name := m.ID() + ".match"
	type state struct {
		size, moves int
		fists       map[int]string
	}
	var states []state
	look := func() {
		data, err := store.Read(name)
		require.NoError(t, err)
		states = append(states, state{len(data), m.Log().Count(), closedBids(m)})
	}
	look()
	for _, seat := range []int{3, 1, 4, 2} {
		require.NoError(t, closeBid(m, seat, fmt.Sprintf("bid %d", 10*seat)))
		look()
	}
	require.NoError(t, closeBid(m, 1, "bid 11"))
	look()
	for seat, words := range []string{1: "bid 11", 2: "bid 20", 3: "bid 30", 4: "bid 40"} {
		if seat > 0 {
			matchtest.Play(t, m, fmt.Sprintf("%d: %s", seat, words))
			look()
		}
	}
	m.Close()
	data, err := store.Read(name)
	require.NoError(t, err)
	require.Equal(t, len(data), states[len(states)-1].size)
	at := 0
	for cut := states[0].size; cut <= len(data); cut++ {
		for at+1 < len(states) && states[at+1].size <= cut {
			at++
		}
		killed := journal.Memory()
		require.NoError(t, killed.Write(name, data[:cut]))
		again, report, err := bidders(killed).Open(m.ID())
		require.NoError(t, err)
		require.Empty(t, report.ReadOnly)
		require.Equal(t, states[at].moves, again.Log().Count(), "cut at %d", cut)
		require.Equal(t, states[at].fists, closedBids(again), "cut at %d", cut)
	}
	t.Logf("%d bytes", len(data)-states[0].size)
}

// A damaged fist is none: who closed it bids again, the others don't. Damage of the file never makes
// another bid of it.
func TestDamagedFists(t *testing.T) {
	store := journal.Memory()
	l := bidders(store)
	m := toBids(t, l, duckdealer.Game().Key)
	want := map[int]string{}
	for seat := 1; seat <= 3; seat++ {
		want[seat] = fmt.Sprintf("bid %d", 7*seat)
		require.NoError(t, closeBid(m, seat, want[seat]))
	}
	m.Close()
	name := m.ID() + ".match"
	data, err := store.Read(name)
	require.NoError(t, err)
	open := func(store journal.Store) *matches.Match {
		again, report, err := bidders(store).Open(m.ID())
		require.NoError(t, err)
		require.Empty(t, report.ReadOnly)
		return again
	}
	records, _ := journal.Parse(data)
	for i, r := range records {
		if !strings.HasPrefix(r.Text, "2 ") || r.Kind != 'B' {
			continue
		}
		for at := 2; at < len(r.Text); at += 5 {
			bad := []byte(r.Text)
			bad[at] = "0123456789abcdef"[(bytes.IndexByte([]byte("0123456789abcdef"), bad[at])+1)%16]
			records[i].Text = string(bad)
			other := journal.Memory()
			_, err := journal.Create(other, name, records...)
			require.NoError(t, err)
			require.Equal(t, map[int]string{1: want[1], 3: want[3]}, closedBids(open(other)))
		}
	}
	begin := bytes.Index(data, []byte("\nB1 "))
	for at := begin + 1; at < len(data); at++ {
		bad := bytes.Clone(data)
		bad[at] ^= 1
		other := journal.Memory()
		require.NoError(t, other.Write(name, bad))
		fists := closedBids(open(other))
		maps.DeleteFunc(fists, func(seat int, words string) bool { return want[seat] == words })
		require.Empty(t, fists, "byte %d", at)
	}
}
