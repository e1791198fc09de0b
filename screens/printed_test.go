package screens_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/printing"
	"tablekeeper/screens"
	"tablekeeper/screens/game"
)

// printedCounts are the pieces of each game as its specification counts them, by the sections of the sheets.
var printedCounts = map[string]map[string]int{
	"raid-trade": { // for two: 26 Utility cards, 9 Level cards and 3 places each; tokens without limit
		"Utility cards": 2 * 26, "Level and place cards": 2 * (9 + 3), "Tokens": 72, "Dice to fold": 2, "Player mats": 2,
	},
	"rising-tides": { // for six (section 2); fewer take cards out
		"Resource cards": 3 * 30, "Action cards": 12 + 12 + 3, "Nation cards": 6, "Construction cards": 18, "Turn chip": 1, "Player mats": 6,
	},
	"traders": { // section 2; resources, money and stations without limit
		"Planet cards": 10, "Event cards": 35, "Action cards": 28, "Spaceship cards": 6, "Station cards": 6, "Resources": 3 * 28, "Money": 42,
		"Ships": 6, "Stations": 6 * 8, "Dice to fold": 2, "Board": 1,
	},
	"duck-dealer": { // sections 2.2 and 2.7; goods and gear without limit
		"Goods": 17 * 8, "Mines": 5 + 11, "Factories": 17, "Consumers": 12, "Spaceyards": 5, "Energy markers": 3 * 40, "Gear": 15 + 3*10,
		"Cubes": 5 * 30, "Privilege discs": 5 * 10, "Pathways and ships": 5 * (2 + 1), "Ship placards": 5, "Tracks": 1, "Map": 1,
	},
	"atrades": { // section 2.1; cubes, money and markers without limit
		"Guild boards": 5, "Regions": 7, "Region deck": 7, "Company bank cards": 18, "Tiles": 18 + 78, "Cubes": 5*(7+1+20) + 8 + 7, "Money": 100, "Charts": 1,
	},
}

// box is what a game prints.
func box(t *testing.T, key string) *printing.Box {
	t.Helper()
	adds := screens.GameFeatures(&game.Session{})[key].Adds()
	require.NotNil(t, adds.Prints, key)
	return adds.Prints(true)
}

// TestEveryPieceIsPrinted counts the pieces on the sheets, on both papers.
func TestEveryPieceIsPrinted(t *testing.T) {
	for key, counts := range printedCounts {
		b := box(t, key)
		for _, paper := range []printing.Paper{printing.A4, printing.Letter} {
			for _, ink := range []bool{false, true} {
				done, err := game.Printout(b, paper, ink)
				require.NoError(t, err)
				assert.Less(t, len(done.PDF), 5_000_000, key)
				assert.GreaterOrEqual(t, done.Smallest, 7.0, key)
				assert.Empty(t, done.Cut, "%s: words that have no room", key)
				fronts, backs := map[string]int{}, map[string]int{}
				for _, sheet := range done.Sheets {
					for name, n := range sheet.Pieces {
						if sheet.Back {
							backs[name] += n
						} else {
							fronts[name] += n
						}
					}
				}
				sections := map[string]int{}
				for i := range b.Sections {
					s := &b.Sections[i]
					for _, piece := range s.Pieces {
						assert.Equal(t, piece.Count, fronts[piece.Name], "%s: %s", key, piece.Name)
						if piece.Back != nil {
							assert.Equal(t, piece.Count, backs[piece.Name], "%s: the back of %s", key, piece.Name)
						}
						sections[s.Title] += fronts[piece.Name]
					}
				}
				assert.Equal(t, counts, sections, key)
			}
		}
	}
}

// TestPiecesBelongToComponents finds each piece among what docs/components.md lists of its game, and under one name only.
func TestPiecesBelongToComponents(t *testing.T) {
	tables := componentRows(t)
	for key := range printedCounts {
		b := box(t, key)
		names := map[string]bool{}
		for _, s := range b.Sections {
			for _, piece := range s.Pieces {
				assert.Contains(t, tables[b.Title], piece.Row, "%s: %s", key, piece.Name)
				assert.False(t, names[piece.Name], "%s: %s is there twice", key, piece.Name)
				names[piece.Name] = true
			}
		}
		for _, aid := range b.Aids {
			for _, block := range aid.Blocks {
				for _, line := range block.Lines {
					assert.NotEmpty(t, strings.TrimSpace(line.Words), "%s: %s", key, line.Name)
				}
			}
		}
	}
}
