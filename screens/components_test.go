package screens_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// stop is a place where components are found, and the words that are read there, by the row of docs/components.md.
type stop struct {
	way  func(tb *apptest.Table)
	sees map[string][]string
}

// fromHome taps what has these labels, or begins so, from Home on.
func fromHome(labels ...string) func(tb *apptest.Table) {
	return func(tb *apptest.Table) {
		tb.App.Open(shell.Route{})
		tapAll(tb, labels)
	}
}

// inMatch taps in a match that has gone so far.
func inMatch(game string, seats int, moves []string, labels ...string) func(tb *apptest.Table) {
	return func(tb *apptest.Table) {
		tb.Play(game, seats, moves...)
		tapAll(tb, labels)
	}
}

// inWhole taps in the whole game of a transcript, after so many of its moves.
func inWhole(game string, moves int, labels ...string) func(tb *apptest.Table) {
	return func(tb *apptest.Table) {
		tb.PlayWhole(game)
		all := apptest.WholeMoves(tb.T, game)
		tb.Enter(all[:min(moves, len(all))]...)
		tb.App.Refresh()
		tapAll(tb, labels)
	}
}

// here taps where the stop before has led.
func here(labels ...string) func(tb *apptest.Table) {
	return func(tb *apptest.Table) { tapAll(tb, labels) }
}

func tapAll(tb *apptest.Table, labels []string) {
	tb.T.Helper()
	for _, label := range labels {
		tb.TapOn(label)
	}
}

// TestEveryComponentIsWhereItIsSaidToBe goes by taps to the place of each row of docs/components.md, and reads there what the row
// names.
func TestEveryComponentIsWhereItIsSaidToBe(t *testing.T) {
	tables := componentRows(t)
	tours := map[string][]stop{
		"Traders": tradersTour, "Raid Trade": raidTour, "Duck Dealer": duckTour, "Atrades": atradesTour, "Rising Tides": tidesTour,
	}
	require.ElementsMatch(t, slices.Collect(maps.Keys(tours)), slices.Collect(maps.Keys(tables)))
	for game, tour := range tours {
		t.Run(game, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			rows := map[string]bool{}
			for _, stop := range tour {
				stop.way(tb)
				for row, words := range stop.sees {
					rows[row] = true
					for _, word := range words {
						assert.Truef(t, tb.Has(word), "%s: %q is not there: %q", row, word, tb.Labels())
					}
				}
			}
			require.ElementsMatch(t, tables[game], slices.Collect(maps.Keys(rows)), "the rows of the table")
		})
	}
}

// componentRows are the first cells of the tables of docs/components.md, by game.
func componentRows(t *testing.T) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("../docs/components.md")
	require.NoError(t, err)
	rows, game := map[string][]string{}, ""
	for line := range strings.Lines(string(text)) {
		if title, ok := strings.CutPrefix(line, "## "); ok {
			game = strings.TrimSpace(title)
		}
		cells := strings.Split(line, "|")
		if len(cells) < 4 || strings.HasPrefix(cells[1], "---") || strings.TrimSpace(cells[1]) == "In the document" {
			continue
		}
		rows[game] = append(rows[game], strings.TrimSpace(cells[1]))
	}
	return rows
}
