package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/screens/frame/game"
)

func TestSourceWords(t *testing.T) {
	for source, said := range map[string]string{
		"2.3.2.2 Redirect":         "Source: 2.3.2.2 Redirect",
		"4.1 Turns, ruling":        "Source: 4.1 Turns. It leaves a part open. This is how the app rules it.",
		"Combat (ruling)":          "Source: Combat. It leaves a part open. This is how the app rules it.",
		"\"Market\"; ruling":       "Source: \"Market\". It leaves a part open. This is how the app rules it.",
		"ruling":                   "The rules text leaves this open. This is how the app rules it.",
		"Table notation 2":         "All games share this rule.",
		"MOVEMENT Excess movement": "Source: MOVEMENT Excess movement",
	} {
		require.Equal(t, said, game.SourceWords(source))
	}
}

// TestSourcesAreWords makes sure that nobody reads a number without its heading, or a bare "ruling", behind a rule or a house
// rule of any game.
func TestSourcesAreWords(t *testing.T) {
	for _, g := range shelf.Games() {
		for _, r := range g.Rules() {
			require.Regexp(t, `[A-Za-z]{4}`, game.SourceWords(r.Source)[len("Source: "):], r.ID)
			require.NotContains(t, game.SourceWords(r.Source), "ruling", r.ID)
		}
		for _, o := range g.Options {
			if o.Source != "" {
				require.Regexp(t, `[A-Za-z]{4}`, game.SourceWords(o.Source)[len("Source: "):], o.Name)
			}
		}
	}
}
