package atrades_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// state is what the invariants of section 10 ask of a position.
type state struct {
	Personal, Cubes, Golden []int
	Bank, Round             int
	Tracks                  struct{ Companies, Tech []int }
	Companies               map[string]struct {
		Money int
		Owner *int
	}
	Merger *struct{ Held int }
	Market *struct{ Sold map[string]int }
	Step   string
	Active bool
}

func stateOf(t *testing.T, table rules.Table) (s state) {
	require.NoError(t, json.Unmarshal(table.State(), &s))
	return s
}

// money is invariant 1: 0 in a game without a given position.
func (s *state) money() int {
	sum := s.Bank
	for _, n := range s.Personal {
		sum += n
	}
	for _, c := range s.Companies {
		sum += c.Money
	}
	if s.Merger != nil {
		sum += s.Merger.Held
	}
	return sum
}

func (s *state) cubes() int {
	sum := 0
	for i := range s.Cubes {
		sum += s.Cubes[i] + s.Golden[i]
	}
	return sum
}

// games are the headers of games that differ in what they reach.
func games() map[string]string {
	return map[string]string{
		"two, islands":       headers(2),
		"three, bids, joins": headers(3, "first-order=bid", "old-bank-money=joins"),
		"four, joined":       headers(4, "layout=joined", "auction-rounds=tiers", "start-regions=2"),
		"five, no limits":    headers(5, "track-limits=off", "start-regions=7"),
		"two, first edition": headers(2, "edition=first", "start-regions=5"),
		"two, cards, joined": headers(2, "layout=joined") + cards(),
		"four, cards":        headers(4) + cards(),
	}
}

// TestWholeGames plays whole random games and holds them to what section 10 says
// of games, and every few positions to what judging every move gives.
func TestWholeGames(t *testing.T) {
	for name, head := range games() {
		for seed := uint64(1); seed <= 8; seed++ {
			table := open(t, head)
			source := rand.New(rand.NewPCG(seed, 11))
			hasCards := strings.Contains(head, "technology_cards")
			before, moves, limits := stateOf(t, table), 0, table.Options().On("track-limits")
			broken := rules.PlayRandomly(table, source.IntN, 5000, func(a rules.Act) {
				s := stateOf(t, table)
				require.Zero(t, s.money(), "%s, seed %d: after %s", name, seed, table.Notation(a))
				if !hasCards {
					require.LessOrEqual(t, s.cubes(), before.cubes(), "invariant 7")
				}
				for i := range s.Cubes {
					if limits {
						require.LessOrEqual(t, s.Tracks.Companies[i], 5, "invariant 8")
						require.LessOrEqual(t, s.Tracks.Tech[i], 3, "invariant 8")
					}
				}
				if moves++; moves%11 == 0 && !table.Over() {
					checkAwaited(t, table)
					conformance.List(t, table, 120)
					conformance.Copy(t, table)
				}
				before = s
			})
			require.Nil(t, broken, "%s, seed %d", name, seed)
			require.True(t, table.Over())
			if !hasCards {
				require.LessOrEqual(t, before.Round, len(table.Seats())*8+18+3, "invariant 11")
			}
		}
	}
}

// checkAwaited makes sure that everybody who is awaited can move.
func checkAwaited(t *testing.T, table rules.Table) {
	can := map[int]bool{}
	for _, a := range table.Legal(nil) {
		can[a.Seat] = true
	}
	for _, seat := range table.ToMove() {
		require.True(t, can[seat], "invariant 10: seat %d is awaited and can do nothing", seat)
	}
}
