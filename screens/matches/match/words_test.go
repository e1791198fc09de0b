package match_test

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/table"
)

var listWords = flag.Bool("words", false, "list all words on keys, hints and plates, to be read aloud")

// spokenWords are the words that docks of a game had on their keys, with the step where each was seen first.
type spokenWords map[string]string

// take notes the words of a dock, and asserts that no two of its keys have the same.
func (s spokenWords) take(t *testing.T, step string, d table.Dock) {
	t.Helper()
	seen := map[string]bool{}
	note := func(kind, words string) {
		if line := kind + ": " + words; s[line] == "" && words != "" {
			s[line] = step
		}
	}
	keys := slices.Clone(d.Others)
	for _, key := range []*table.Key{d.Main, d.Side, d.End} {
		if key != nil {
			keys = append(keys, *key)
		}
	}
	for _, key := range keys {
		require.False(t, seen[key.Word], "%s: two keys of one dock say %q: %v", step, key.Word, keys)
		seen[key.Word] = true
		note("key", strings.TrimRight(key.Word+" / "+key.Price+" / "+key.Cost, " /"))
		note("why", key.Why)
	}
	if d.Hint != nil {
		note("hint", strings.TrimRight(d.Hint.Word+" / "+d.Hint.Words, " /"))
	}
}

// TestWordsOnKeys plays the whole games, looks at the dock of each step, at those of the places that can be tapped then and of the cards
// of an open hand, and asserts that no two keys of one dock have the same word and that all their words are whole. With -words it lists all.
func TestWordsOnKeys(t *testing.T) {
	for _, g := range shelf.Games() {
		t.Run(g.Key, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			if tb.Session.Adds(g.Key).Felt == nil {
				return // all its moves are listed
			}
			words := spokenWords{}
			if g.Key == raidtrade.Key { // there is no record of a whole game
				d := drumming(t, g, true)
				for range 150 {
					words.look(t, d.tb, d.o)
					if d.o.Match.Table().Over() {
						break
					}
					act, _ := d.decide()
					d.enter(act)
				}
			} else {
				o := tb.PlayWhole(g.Key)
				for _, line := range apptest.WholeMoves(t, g.Key) {
					words.look(t, tb, o)
					act, err := o.Match.Table().Read(line)
					require.NoError(t, err)
					require.NoError(t, o.Match.Play(act, matches.Entered))
					o.Changes++
					tb.App.Refresh()
				}
			}
			require.Greater(t, len(words), 20)
			for _, line := range slices.Sorted(maps.Keys(words)) {
				if *listWords {
					fmt.Printf("%s\t%s\t%s\n", g.Key, line, words[line])
				}
			}
		})
	}
}

// leastLetters is the size of the smallest letters on a key, in device-independent pixels.
const leastLetters = 16

// longName is from how many letters on the name of a place may be written smaller on a third of a row.
const longName = 13

// wholeWords asserts that nothing on a key is cut, or written smaller than it can be read.
func wholeWords(t *testing.T, step string, o fyne.CanvasObject) {
	t.Helper()
	if text, ok := o.(*canvas.Text); ok {
		require.False(t, strings.HasSuffix(text.Text, "…"), "%s: %q", step, text.Text)
		if len(text.Text) < longName && strings.TrimSpace(text.Text) != "" {
			require.GreaterOrEqual(t, text.TextSize, float32(leastLetters), "%s: %q", step, text.Text)
		}
	}
	for _, inside := range audit.Children(o) {
		if inside.Visible() {
			wholeWords(t, step, inside)
		}
	}
}

// look notes the docks of a step.
func (s spokenWords) look(t *testing.T, tb *apptest.Table, o *game.OwnMatch) {
	t.Helper()
	m, ok := tb.App.Shown().(*match.Match)
	if !ok {
		tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
		m = tb.App.Shown().(*match.Match)
	}
	step := o.Match.Table().Step()
	s.take(t, step, m.Felt.Dock())
	if hand := m.Felt.Dock().Hand; hand != nil {
		for _, c := range hand.Open() {
			s.take(t, step+", "+c.Spoken, table.Dock{Others: c.Others, Main: c.Main, Side: c.Side, Hint: &table.Hint{Word: c.Why}})
		}
	}
	for _, b := range append(m.Table.Others[:], m.Table.Main, m.Table.Side, m.Table.End, m.Table.Undo) {
		if b.Visible() {
			wholeWords(t, step, b)
		}
	}
	drawing, before := m.Felt.Drawing(), len(o.Match.Table().Log())
	if drawing == nil || before%3 > 0 { // each place is looked at often enough
		return
	}
	targets := slices.DeleteFunc(slices.Clone(drawing.Shown().Places), func(p board.Place) bool { return !p.Target })
	for i, p := range targets {
		if shown := drawing.Shown(); i%(len(targets)/3+1) == 0 && shown.Tap != nil {
			shown.Tap(p.ID)
			s.take(t, step+", "+p.Title, m.Felt.Dock())
			if len(o.Match.Table().Log()) != before {
				require.NoError(t, o.Match.UndoMany(len(o.Match.Table().Log())-before))
				o.Changes++
				tb.App.Refresh()
				break // the others make moves as well
			}
		}
	}
}
