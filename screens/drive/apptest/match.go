package apptest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// Game is a game of the shelf.
func (tb *Table) Game(key string) *rules.Game {
	g, _ := tb.App.Game(key)
	return g
}

// People are names for the seats of a test.
var People = []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Frida"}

// Play opens a match of a game with so many seats and the moves that were played so far.
func (tb *Table) Play(game string, seats int, moves ...string) *game.OwnMatch {
	tb.T.Helper()
	return tb.PlayWith(matches.Settings{}, game, seats, moves...)
}

// PlayWith is Play with what the app draws and who sees it.
func (tb *Table) PlayWith(settings matches.Settings, game string, seats int, moves ...string) *game.OwnMatch {
	tb.T.Helper()
	t := &rules.Transcript{}
	t.Add("Game", game)
	for _, name := range People[:seats] {
		t.Add("Seat", name)
	}
	return tb.begin(settings, t, moves)
}

// PlayAs opens a match with these headers.
func (tb *Table) PlayAs(t *rules.Transcript, moves ...string) *game.OwnMatch {
	tb.T.Helper()
	return tb.begin(matches.Settings{}, t, moves)
}

func (tb *Table) begin(settings matches.Settings, t *rules.Transcript, moves []string) *game.OwnMatch {
	tb.T.Helper()
	m, err := tb.Session.Library.Create(t, "Friday", settings)
	require.NoError(tb.T, err)
	tb.Session.SetMatch(m)
	tb.Enter(moves...)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	return tb.Session.Playing
}

// Enter plays moves in the notation, without the screen.
func (tb *Table) Enter(moves ...string) {
	tb.T.Helper()
	o := tb.Session.Playing
	for _, move := range moves {
		act, err := o.Match.Table().Read(move)
		require.NoError(tb.T, err, move)
		require.NoError(tb.T, o.Match.Play(act, matches.Entered), move)
		o.Changes++
	}
}

// Dealt are the first moves of a game of Rising Tides with four seats, up to the second round of turns.
var Dealt = []string{
	"Anna: nation asia", "Ben: nation ?", "Cleo: nation pacific-state", "Dora: nation europe",
	"Anna: draw ?", "Ben: draw fuel", "Cleo: draw ?", "Dora: draw nuke",
}

// Fought goes on to an attack.
var Fought = append(Dealt[:len(Dealt):len(Dealt)],
	"Anna: place supplies", "Ben: place fuel", "Cleo: draw ?", "Dora: draw materials",
	"Anna: draw fuel", "Ben: draw ?", "Cleo: place materials", "Dora: draw ?",
	"Anna: draw steal-protect", "Ben: draw relocate-redirect", "Cleo: draw ?", "Dora: place materials",
	"Anna: steal 2 fuel")

// Moves is what the match would be exported as: the moves that stand.
func Moves(o *game.OwnMatch) []string {
	t := o.Match.Table()
	var lines []string
	for _, e := range t.Log() {
		lines = append(lines, picker.WhoWord(t, e.Seat)+": "+t.Notation(e.Act))
	}
	return lines
}

// Latest is the last move that stands, "" before the first.
func Latest(o *game.OwnMatch) string {
	text := Moves(o)
	if len(text) == 0 {
		return ""
	}
	return text[len(text)-1]
}

// isAbout reports whether a label is that of an offer with a title: a sentence may follow.
func isAbout(label, title string) bool { return label == title || begins(label, title) }

// Verb taps the offer of a verb, whatever its line says.
func (tb *Table) Verb(title string) {
	tb.T.Helper()
	tb.Pull()
	for _, o := range tb.Shown() {
		if offer, ok := o.(*parts.Offer); ok && isAbout(said(offer), title) {
			tb.touch(offer)
			return
		}
	}
	tb.T.Fatalf("no verb %q; there are %q", title, tb.Labels())
}

// Word chooses a verb, unless it is chosen already because it is the only one, and then one of its words.
func (tb *Table) Word(verb, word string) {
	tb.T.Helper()
	if tb.Pull(); tb.Offers(verb) {
		tb.Verb(verb)
	}
	if !tb.tapWord(word) {
		tb.T.Fatalf("no word %q behind %q; there are %q", word, verb, tb.Labels())
	}
}

// Mat is what the mat of a player says.
func (tb *Table) Mat(name string) string {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if mat, ok := o.(*parts.Mat); ok && strings.HasPrefix(said(mat), name) {
			return said(mat)
		}
	}
	for _, o := range tb.Shown() { // on a felt the mats are the game's own
		if mat, ok := o.(touchable); ok && begins(said(mat), name) {
			return said(mat)
		}
	}
	tb.T.Fatalf("no mat of %s", name)
	return ""
}

// Fold is what a heading says that hides what is under it.
func (tb *Table) Fold(title string) string {
	tb.T.Helper()
	if key := tb.folding(title); key != nil {
		return said(key)
	}
	tb.T.Fatalf("nothing folds under %q; there are %q", title, tb.Labels())
	return ""
}

// VerbGone asks whether a verb is not offered.
func (tb *Table) VerbGone(title string, gone bool) {
	tb.T.Helper()
	seen := false
	for _, label := range tb.Labels() {
		seen = seen || isAbout(label, title)
	}
	require.Equal(tb.T, gone, !seen, "%s in %q", title, tb.Labels())
}

// Greyed is what the greyed row of a word says.
func (tb *Table) Greyed(word string) string {
	for _, label := range tb.Labels() {
		if begins(label, word) && strings.HasSuffix(label, "Not possible now") {
			return label
		}
	}
	return ""
}

// ReadMove reads a move.
func ReadMove(t *testing.T, o *game.OwnMatch, line string) rules.Act {
	t.Helper()
	act, err := o.Match.Table().Read(line)
	require.NoError(t, err)
	return act
}
