package screens_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
)

// ruledPieces are what the rules of each game need on a table, for the most players: the rule, a piece or a section, and how many there are
// at least.
var ruledPieces = map[string][]struct {
	rule, name string
	least      int
}{
	"rising-tides": {
		{"RT-8.2.1", "Nation cards", 6},
		{"RT-2.4.1.1", "Construction cards", 18},
		{"RT-4.1.1", "Turn chip", 1},
		{"RT-3.3.1", "Player mat", 6},
		{"RT-2.3.1.1.3", "Steal / Protect", 12},
		{"RT-2.3.2.1.1", "Relocate / Redirect", 12},
		{"RT-2.3.3.3", "Nuke", 3},
		{"RT-2.1.2", "Resource cards", 90},
		{"RT-5.2.0.2", "From the right", 1},
		{"RT-5.2.0.2", "From the left", 1},
		{"RT-5.2.0.3", "Take back", 1},
		{"RT-5.2.0.7", "More time", 1},
		{"RT-5.2.0.7", "Less time", 1},
	},
	"traders": {
		{"TR-1.2", "Spaceship cards", 6},
		{"TR-1.5", "F: Ship", 1},
		{"TR-4.8", "Station card", 6},
		{"TR-2.3", "Planet cards", 10},
		{"TR-3.2", "Event cards", 35},
		{"TR-6.1", "Action cards", 28},
		{"TR-5.4", "A: Station", 8},
		{"TR-1.7", "Die to fold", 1},
		{"TR-3.5", "Die to fold", 2},
		{"TR-2.2", "Starting player", 1},
		{"TR-2.7", "Rebellion marker", 12},
		{"TR-6.13", "Missed turn", 6},
		{"TR-9.1", "Metal", 12},
		{"TR-9.1", "Food", 12},
		{"TR-9.1", "Gems", 12},
		{"TR-1.3", "Board", 1},
	},
	"raid-trade": {
		{"RD-1.1", "Utility cards", 52},
		{"RD-1.1", "B: Level 10", 1},
		{"RD-4.2", "A: Cargo card", 1},
		{"RD-5.2", "A: Trip card", 1},
		{"RD-1.4", "A: Bank card", 1},
		{"RD-1.2", "Die to fold", 2},
		{"RD-6.2", "White token", 20},
		{"RD-1.4", "Black token", 40},
		{"RD-7.4", "Missed turn", 2},
	},
	"duck-dealer": {
		{"DD-3.11", "E: Cube", 30},
		{"DD-8.5", "E: Privilege disc", 10},
		{"DD-6.1", "E: Entrance", 1},
		{"DD-6.1", "E: Exit", 1},
		{"DD-1.7", "E: Ship", 1},
		{"DD-1.5", "Ship placard", 5},
		{"DD-1.5", "Cargo hold", 15},
		{"DD-2.1", "Energy markers", 120},
		{"DD-5.3", "Consumers", 12},
		{"DD-7.4", "Factories", 17},
		{"DD-7.2", "Mines", 16},
		{"DD-7.2", "Spaceyards", 5},
		{"DD-11.1", "Turn and score tracks", 1},
		{"DD-11.1", "E: +100", 1},
	},
	"atrades": {
		{"AT-1.1", "Guild boards", 5},
		{"AT-1.2", "Regions", 7},
		{"AT-13.3", "Region deck", 7},
		{"AT-14.8", "E: Action cube", 7},
		{"AT-14.33", "E: Golden cube", 1},
		{"AT-14.13", "E: Cube for tracks and tiles", 20},
		{"AT-14.10", "Marker of a demand track", 7},
		{"AT-14.32", "Era marker", 1},
		{"AT-14.7", "Company bank cards", 18},
		{"AT-14.13", "Government chart and tracks", 1},
		{"AT-4.2", "Tiles", 96},
		{"AT-14.4", "Money", 100},
	},
}

// TestRulesHaveTheirPieces finds what the rules name on the sheets.
func TestRulesHaveTheirPieces(t *testing.T) {
	for key, list := range ruledPieces {
		g, ok := shelf.Find(key)
		require.True(t, ok)
		count := map[string]int{}
		b := boxOf(t, key)
		for i := range b.Sections {
			s := &b.Sections[i]
			if _, also := b.Find(s.Title); also == (printing.Form{}) {
				count[s.Title] = s.Count()
			}
			for _, piece := range s.Pieces {
				count[piece.Name] = piece.Count
			}
		}
		for _, p := range list {
			_, ok := g.Rule(p.rule)
			assert.True(t, ok, "%s has no rule %s", key, p.rule)
			assert.GreaterOrEqual(t, count[p.name], p.least, "%s: %s needs %s", key, p.rule, p.name)
		}
	}
	gear, _ := boxOf(t, "duck-dealer").Find("Navigator")
	assert.Nil(t, gear, "a crew is an energy marker (DD-9.9)")
}

// walked plays a match of a game by chance and calls each with every position on the way.
func walked(t *testing.T, key string, seats int, seed uint64, each func(rules.Table)) {
	t.Helper()
	const most = 1500
	r := rand.New(rand.NewPCG(seed, 46))
	table := startOf(t, key, seats)
	var list []rules.Act
	for range most {
		each(table)
		if list = table.Legal(list[:0]); len(list) == 0 {
			return
		}
		require.Empty(t, table.Play(rules.Choose(list, table.RandomWeight, r.IntN)))
	}
}

// pile counts what of the pieces that were cut out lies on the table, by what is written on them.
func pile(pieces []cutPiece, is func(cutPiece) bool) (n int) {
	for _, piece := range pieces {
		if is(piece) {
			n++
		}
	}
	return n
}

// TestEveryPositionIsLaid lays every position of ten matches of two games with the pieces that the PDF draws: no tokens, markers or cards are
// missing.
func TestEveryPositionIsLaid(t *testing.T) {
	const matches = 10
	token := func(pieces []cutPiece, letter string) int {
		return pile(pieces, func(c cutPiece) bool { return c.wide < 20 && said(c.front, letter) })
	}
	pieces := cutSheets(printedPages(t, "raid-trade", printing.A4))
	black, white, missed := token(pieces, "B"), token(pieces, "W"), token(pieces, "X")
	cards := pile(pieces, func(c cutPiece) bool { return c.drawn && said(c.back, "A") })
	positions := 0
	for seed := range uint64(matches) {
		walked(t, "raid-trade", 2, seed, func(table rules.Table) {
			v, ok := raidtrade.Look(table)
			require.True(t, ok)
			positions++
			lies, paid, misses := 0, 0, 0
			for _, trader := range v.Traders {
				lies += trader.LevelTokens + trader.BankBlack + trader.Cargo + trader.Trip
				paid += trader.BankWhite
				misses += trader.Misses
				require.LessOrEqual(t, trader.Deck+trader.Hand.Size()+trader.Discard.Sum(), cards-9-3)
			}
			require.LessOrEqual(t, paid, white, "white tokens")
			require.LessOrEqual(t, misses, missed, "markers of missed turns")
			require.LessOrEqual(t, lies, black, "black tokens")
		})
	}
	t.Logf("Raid Trade: %d positions", positions)

	pieces = cutSheets(printedPages(t, "rising-tides", printing.A4))
	titled := func(word string) int {
		return pile(pieces, func(c cutPiece) bool { return c.drawn && said(c.front, word) })
	}
	resource := []int{titled("Fuel"), titled("Materials"), titled("Supplies")}
	positions = 0
	for seed := range uint64(matches) {
		walked(t, "rising-tides", 6, seed, func(table rules.Table) {
			v, ok := risingtides.Look(table)
			require.True(t, ok)
			positions++
			lies := make([]int, len(resource))
			built := map[int]int{}
			for _, player := range v.Players {
				for _, card := range player.Depot.Cards() {
					lies[card]++
				}
				for stage, paid := range player.Stages() {
					built[stage+1]++
					for card, n := range paid {
						lies[card] += int(n)
					}
				}
			}
			for card, n := range lies {
				require.LessOrEqual(t, n, resource[card])
			}
			for stage, n := range built {
				require.LessOrEqual(t, n, titled([]string{"", "Stage 1", "Stage 2", "Stage 3"}[stage]), "Construction cards")
			}
		})
	}
	t.Logf("Rising Tides: %d positions", positions)
}
