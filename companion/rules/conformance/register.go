package conformance

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Register makes sure that a game can be shown on the shelf, and that its register
// is whole: so many rules, none twice, every rule that a check cites, every option
// linked from the rules that it decides.
func Register(t *testing.T, table rules.Table, size int) {
	t.Helper()
	game := table.Game()
	for _, text := range []string{game.Title, game.Tagline, game.Version} {
		require.NotEmpty(t, text, game.Key)
	}
	known, linked := map[string]bool{}, map[string]bool{}
	for _, r := range game.Rules() {
		require.False(t, known[r.ID], "%s appears twice", r.ID)
		known[r.ID] = true
		require.NotEmpty(t, r.Text, r.ID)
		require.NotEmpty(t, r.Source, r.ID)
		for _, name := range r.Options {
			_, there := game.Option(name)
			require.True(t, there, "%s names the option %s", r.ID, name)
			linked[name] = true
		}
	}
	require.Len(t, known, size)
	for _, id := range Cited(table) {
		_, there := game.Rule(id)
		require.True(t, there, "%s is in no register", id)
	}
	for _, option := range game.Options {
		require.True(t, linked[option.Name], "no rule names the option %s", option.Name)
		require.Contains(t, option.Values, option.Default)
		for _, text := range []string{option.Question, option.Why, option.Source} {
			require.NotEmpty(t, text, option.Name)
		}
	}
}

// PlainWords makes sure that every verb can be chosen and said in plain words,
// and that some moves are said in these words.
func PlainWords(t *testing.T, table rules.Grammar, said map[string]string) {
	t.Helper()
	for _, form := range table.Forms() {
		a := rules.Act{Seat: 1, Verb: form.Verb}
		for i, words := range form.Words {
			a.Words[i], _ = words.Range()
		}
		require.NotEmpty(t, table.Help(a), form.Name)
		require.NotContains(t, table.Sentence(a), "{", form.Name)
		require.NotContains(t, table.Sentence(a), ": "+form.Name, form.Name)
	}
	for move, plain := range said {
		a, err := table.Read(move)
		require.NoError(t, err)
		require.Equal(t, plain, table.Sentence(a))
	}
}
