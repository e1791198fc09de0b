package screens

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/risingtides"
)

// wholeGame reads the transcript of a whole game, which is entered in a real window too.
func wholeGame(t *testing.T, game string) *rules.Transcript {
	t.Helper()
	data, err := os.ReadFile(wholeFile(game))
	require.NoError(t, err)
	transcript, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	return transcript
}

// wholeMoves are its moves.
func WholeMoves(t *testing.T, game string) []string {
	t.Helper()
	var moves []string
	for _, m := range wholeGame(t, game).Moves {
		moves = append(moves, m.Text)
	}
	return moves
}

func wholeFile(game string) string { return "testdata/" + game + ".table" }

// playWhole opens a match with the headers of a whole game.
func (tb *Table) PlayWhole(game string) *game.OpenMatch {
	tb.T.Helper()
	return tb.PlayAs(&rules.Transcript{Headers: wholeGame(tb.T, game).Headers})
}

// wasWhole compares the moves that were made with those of the whole game's transcript. With -update it writes them there.
func (tb *Table) WasWhole(game string) {
	tb.T.Helper()
	moves := Moves(tb.Session.Playing)
	if *update {
		data, err := os.ReadFile(wholeFile(game))
		require.NoError(tb.T, err)
		head, _, _ := strings.Cut(string(data), "\n\n")
		text := head + "\n\n" + strings.Join(moves, "\n") + "\n"
		require.NoError(tb.T, os.WriteFile(wholeFile(game), []byte(text), 0o644))
	}
	require.Equal(tb.T, WholeMoves(tb.T, game), moves, "-update writes them")
}

// enterByTaps enters a move as people do, and gives how many taps it took.
func (tb *Table) EnterByTaps(line string) (taps int) {
	tb.T.Helper()
	o := tb.Session.Playing
	table := o.Match.Table()
	act, err := table.Read(line)
	require.NoError(tb.T, err)
	var verb string
	var words []string
	for _, form := range table.Forms() {
		if form.Verb == act.Verb {
			verb = picker.VerbTitle(&form)
			for i, v := range form.Words {
				words = append(words, picker.WordTitle(v, act.Words[i], table.Seats()))
			}
		}
	}
	if act.Seat == 0 && !tb.Offers(verb) {
		tb.Tap(tb.Fold("The table"))
		taps++
	}
	inline := -1
	for i, word := range words {
		if inline < 0 && tb.Beside(verb, word) != nil {
			inline = i
		}
	}
	if inline >= 0 {
		tb.Word(verb, words[inline])
		words = words[inline+1:]
	} else {
		tb.Verb(verb)
	}
	taps++
	for _, word := range words {
		if tb.TapWord(word) {
			taps++
		}
	}
	tb.Tap("Play this move")
	return taps + 1
}

// offered reports whether a verb can be chosen.
func (tb *Table) Offers(verb string) bool {
	for _, o := range tb.Shown() {
		if offer, ok := o.(*parts.Offer); ok && strings.HasPrefix(offer.AccessibilityLabel(), verb+". ") {
			return true
		}
	}
	return false
}

// key taps a word that stands beside no verb, if it is offered: a word without a choice is taken by itself.
func (tb *Table) TapWord(word string) bool {
	beside := map[fyne.CanvasObject]bool{}
	for _, o := range tb.Shown() {
		if offer, ok := o.(*parts.Offer); ok {
			verb, _, _ := strings.Cut(offer.AccessibilityLabel(), ". ")
			if k := tb.Beside(verb, word); k != nil {
				beside[k] = true
			}
		}
	}
	for _, o := range tb.Shown() {
		if k, ok := o.(*parts.Key); ok && k.AccessibilityLabel() == word && !beside[k] {
			test.Tap(k)
			return true
		}
	}
	return false
}

// TestAWholeGameByTaps enters a game on a phone and on a desktop from the first nation card to the places.
func TestAWholeGameByTaps(t *testing.T) {
	for name, size := range map[string][2]float32{"phone": {390, 844}, "desktop": {1280, 800}} {
		t.Run(name, func(t *testing.T) {
			tb := NewTable(t, size[0], size[1])
			o := tb.Play(risingtides.Key, 4)
			lines := WholeMoves(t, risingtides.Key)
			all, most, byVerb, count := 0, 0, map[string]int{}, map[string]int{}
			for i, line := range lines {
				taps := tb.EnterByTaps(line)
				who, move, _ := strings.Cut(line, ": ")
				if who != "table" {
					who = People[int(who[0]-'1')]
				}
				require.Equal(t, who+": "+move, Latest(o))
				verb := strings.Fields(move)[0]
				all, most = all+taps, max(most, taps)
				byVerb[verb] += taps
				count[verb]++
				if i%13 == 0 {
					require.Empty(t, tb.Faults(), "after %s", line)
				}
			}
			for verb, n := range count {
				t.Logf("%-10s %3d moves, %.2f taps each", verb, n, float64(byVerb[verb])/float64(n))
			}
			t.Logf("%d moves, %d taps, %.2f a move, at most %d", len(lines), all, float64(all)/float64(len(lines)), most)
			require.LessOrEqual(t, most, 4)
			require.Less(t, float64(all)/float64(len(lines)), 3.0, "the common moves take two or three")
			require.True(t, o.Match.Table().Over())
			require.True(t, tb.Sees("The game is over"), "%q", tb.Labels())
			require.True(t, tb.Sees("Ben. The plan is finished. Place 3"), "%q", tb.Labels())
			require.Equal(t, [][]int{{1}, {4}, {2}, {3}}, o.Match.Table().Ranking())
			require.Equal(t, len(lines), len(Moves(o)))
		})
	}
}
