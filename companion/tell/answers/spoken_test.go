package answers

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

//go:embed testdata/spoken.txt
var overTheTable string

//go:embed testdata/plain.txt
var inFewWords string

// spoken reads spoken.txt or plain.txt: what people say, by the keys of the games.
func spoken(t *testing.T, text string) map[string][]*sample {
	all := map[string][]*sample{}
	var game *rules.Game
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		head, words, asks := strings.Cut(line, ": ")
		switch {
		case line == "" || line[0] == '#':
		case !asks:
			var ok bool
			game, ok = shelf.Find(line)
			require.True(t, ok, line)
		default:
			want := strings.Fields(head)
			for _, id := range want[1:] {
				_, ok := game.Rule(id)
				require.True(t, ok, line)
			}
			all[game.Key] = append(all[game.Key], &sample{ID: head, Ask: []string{words}, Answer: Verdict(want[0]), Rules: want[1:]})
		}
	}
	return all
}

// Of what is said over the table, at least leastSpoken is answered right first in each game, leastShown on one of the cards that are shown,
// and at most mostTwo gets two cards.
const (
	leastSpoken = 0.75
	leastShown  = 0.85
	mostTwo     = 0.4
)

// TestSpoken asks what people say over the table: short, sloppy, claimed, turned round.
func TestSpoken(t *testing.T) {
	all := spoken(t, overTheTable)
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		f, wrong := &figures{}, ""
		for _, s := range all[game.Key] {
			list := desk.Ask(s.Ask[0], nil)
			if !f.take(s, list) {
				wrong += fmt.Sprintf("[%s] %s\n\tgot %s %s %v turned %v\n", s.ID, s.Ask[0], list[0].Matter, list[0].Says, list[0].Rules, list[0].Turned)
			}
		}
		t.Logf("%s: %s\n%s", game.Key, f, wrong)
		require.Zero(t, f.wrongSure, wrong)
		require.GreaterOrEqual(t, float64(f.first), leastSpoken*float64(f.asked), "%s: %s\n%s", game.Key, f, wrong)
		require.GreaterOrEqual(t, float64(f.shown), leastShown*float64(f.asked), "%s: %s\n%s", game.Key, f, wrong)
		require.LessOrEqual(t, float64(f.two), mostTwo*float64(f.asked), "%s: %s", game.Key, f)
	}
}

// TestInFewWords asks plainly whether something may be done: one card has the general answer, whatever else the library knows of it, and so
// it is with other words of politeness.
func TestInFewWords(t *testing.T) {
	all := spoken(t, inFewWords)
	require.NotEmpty(t, all)
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		for _, s := range all[game.Key] {
			first := desk.Ask(s.Ask[0], nil)[0]
			require.True(t, first.Certain && s.right(first), "%s: %s %s", s.Ask[0], first.Matter, first.Says)
			if act, ok := strings.CutPrefix(s.Ask[0], "can i "); ok {
				polite := desk.Ask("am I allowed to "+strings.TrimSuffix(act, "?")+" here please", nil)[0]
				require.Equal(t, first.Matter, polite.Matter, s.Ask[0])
			}
		}
	}
}
