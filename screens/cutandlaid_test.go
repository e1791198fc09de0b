package screens_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
)

// heap are the pieces that were cut out and aren't laid yet, and what was missing there.
type heap struct {
	pieces  []cutPiece
	missing []string
}

// take lays so many pieces on the table.
func (h *heap) take(count int, what string, is func(cutPiece) bool) {
	left := count
	var rest []cutPiece
	for _, piece := range h.pieces {
		if left > 0 && is(piece) {
			left--
		} else {
			rest = append(rest, piece)
		}
	}
	h.pieces = rest
	if left > 0 {
		h.missing = append(h.missing, fmt.Sprintf("%d of %d: %s", left, count, what))
	}
}

// ofBoard are boards with this on them.
func ofBoard(words ...string) func(cutPiece) bool {
	return func(c cutPiece) bool {
		for _, word := range words {
			if !said(c.front, word) {
				return false
			}
		}
		return c.wide > 150
	}
}

// aidWith are player aids with this on their backs.
func aidWith(chart string) func(cutPiece) bool {
	return func(c cutPiece) bool { return c.wide > 147 && c.wide < 149 && said(c.back, chart) }
}

// startOf is a table of a game before its first move.
func startOf(t *testing.T, key string, seats int) rules.Table {
	t.Helper()
	g, ok := shelf.Find(key)
	require.True(t, ok)
	file := &rules.Transcript{}
	file.Add("Game", key)
	for seat := range seats {
		file.Add("Seat", fmt.Sprint("P", seat+1))
	}
	table, err := g.Open(file, nil)
	require.NoError(t, err)
	return table
}

// layRaidTrade sets up what the referee's position says at the start, with the words that a mat says for its places.
func layRaidTrade(t *testing.T, h *heap) {
	v, ok := raidtrade.Look(startOf(t, "raid-trade", 2))
	require.True(t, ok)
	for seat, trader := range v.Traders {
		letter := string(rune('A' + seat))
		card := func(is func(front []drawnWord) bool) func(cutPiece) bool {
			return func(c cutPiece) bool { return said(c.back, letter) && is(c.front) }
		}
		deck := raidtrade.UtilityCards()
		require.Len(t, deck, trader.Deck+trader.Hand.Size())
		for _, utility := range deck {
			rank, suit := strings.ToUpper(utility.Word[:len(utility.Word)-1]), utility.Word[len(utility.Word)-1]
			h.take(1, letter+": "+utility.Word, card(func(front []drawnWord) bool {
				worth := front[len(front)-1] // "Trip 5, sold for 1."
				red, rest, _ := strings.Cut(front[0].ink, " ")
				green, _, _ := strings.Cut(rest, " ")
				return front[0].text == rank && strings.Contains(worth.text, "sold for") && (number(red) > 2*number(green)) == (suit == 'd')
			}))
		}
		levels := raidtrade.LevelCards()
		require.Equal(t, trader.Level, levels[0])
		require.Len(t, levels[1:], v.FaceDown(seat+1))
		for _, level := range levels {
			h.take(1, fmt.Sprint(letter, ": Level ", level), card(func(front []drawnWord) bool { return said(front, fmt.Sprint("Level ", level)) }))
		}
		for _, place := range []string{"Trip card", "Cargo card", "Bank card"} {
			h.take(1, letter+": "+place, card(func(front []drawnWord) bool { return said(front, place) }))
		}
		h.take(1, "mat", ofBoard("Level deck", "Level card", "Trip card", "Cargo card", "Bank card", "Utility deck", "Discards"))
		token := func(letter string) func(cutPiece) bool {
			return func(c cutPiece) bool { return c.wide < 20 && said(c.front, letter) }
		}
		h.take(trader.LevelTokens+trader.BankBlack+trader.Cargo+trader.Trip, "black tokens", token("B"))
		h.take(trader.BankWhite, "white tokens", token("W"))
	}
	h.take(2, "aids", aidWith("Royals in a raid"))
	h.take(1, "die", func(c cutPiece) bool { return c.wide > 65 && c.wide < 75 && len(c.front) == 0 })
}

// layRisingTides sets up the table of six: the referee takes the nations that are printed, and counts the deck.
func layRisingTides(t *testing.T, h *heap) {
	const seats = 6
	table := startOf(t, "rising-tides", seats)
	v, ok := risingtides.Look(table)
	require.True(t, ok)
	titled := func(word string) func(cutPiece) bool {
		return func(c cutPiece) bool {
			return c.drawn && slices.ContainsFunc(c.front, func(w drawnWord) bool { // the corner comes before the title
				return strings.NewReplacer(" / ", "-", " ", "-").Replace(strings.ToLower(w.text)) == word
			})
		}
	}
	dealt := 0
	for _, card := range risingtides.Deck(seats) {
		h.take(card.Count, card.Word, titled(card.Word))
		dealt += card.Count
	}
	require.Equal(t, v.Deck, dealt)
	for seat, nation := range risingtides.Nations() {
		h.take(1, nation.Word, titled(nation.Word))
		act, err := table.Read(fmt.Sprintf("P%d: nation %s", seat+1, nation.Word))
		require.NoError(t, err)
		require.Empty(t, table.Play(act), nation.Word)
		for stage := range nation.Stages {
			h.take(1, fmt.Sprint("Construction card of stage ", stage+1), func(c cutPiece) bool {
				return titled("construction")(c) && said(c.front, fmt.Sprint("Stage ", stage+1))
			})
		}
		h.take(1, "mat", ofBoard("Nation", "Depot", "Stage 1", "Stage 2", "Stage 3"))
	}
	h.take(seats, "aids", aidWith("Five events"))
	for _, event := range []string{"From the right", "From the left", "Take back", "More time", "Less time"} {
		h.take(1, event, func(c cutPiece) bool { return c.high > 43 && c.high < 45 && said(c.front, event) })
	}
	h.take(1, "turn chip", func(c cutPiece) bool { return c.wide > 29 && c.wide < 31 })
}

// printedPages are the pages of a game as a reader of its PDF has them.
func printedPages(t *testing.T, key string, paper printing.Paper) []drawnPage {
	t.Helper()
	done, err := pieces.Print(boxOf(t, key), printing.Style{Paper: paper})
	require.NoError(t, err)
	pages := readPDF(t, done.PDF)
	require.Len(t, pages, len(done.Sheets))
	return pages
}

// TestSheetsAreCutAndLaid cuts the sheets of two games and lays them for the most players as the referee begins, by nothing but what
// the PDF draws. No printed side can be spared.
func TestSheetsAreCutAndLaid(t *testing.T) {
	for key, lay := range map[string]func(*testing.T, *heap){"raid-trade": layRaidTrade, "rising-tides": layRisingTides} {
		for _, paper := range []printing.Paper{printing.A4, printing.Letter} {
			pages := printedPages(t, key, paper)
			missing := func(of []drawnPage) []string {
				h := &heap{pieces: cutSheets(of)}
				lay(t, h)
				return h.missing
			}
			require.Empty(t, missing(pages), "%s: %v", key, paper)
			for i, page := range pages {
				if !strings.Contains(page.caption, " · ") {
					continue // it is read, not cut
				}
				without := append([]drawnPage{}, pages...)
				without[i] = drawnPage{wide: page.wide, high: page.high}
				assert.NotEmpty(t, missing(without), "%s: without page %d: %s", key, i+1, page.caption)
			}
		}
	}
}

// TestTheCheckListCountsWhatIsCut compares the counts of each game's own list with what comes off its sheets.
func TestTheCheckListCountsWhatIsCut(t *testing.T) {
	head := regexp.MustCompile(`^.* \((\d+)\)$`)
	for key := range printedCounts {
		for _, paper := range []printing.Paper{printing.A4, printing.Letter} {
			pages := printedPages(t, key, paper)
			listed, lists := 0, 0
			for _, page := range pages {
				if len(page.words) == 0 || page.words[0].text != "Check list" {
					continue
				}
				lists++
				for _, word := range page.words[1:] {
					if m := head.FindStringSubmatch(word.text); m != nil {
						listed += int(number(m[1]))
					}
				}
			}
			require.Equal(t, 1, lists, key)
			require.Equal(t, listed, len(cutSheets(pages)), "%s: %v", key, paper)
		}
	}
}
