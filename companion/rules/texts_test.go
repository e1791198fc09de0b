package rules_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestTexts reads what lies beside a game: rules with their sections and options, and other words for moves.
func TestTexts(t *testing.T) {
	beside := func(register, everyday string) *rules.Game {
		files := fstest.MapFS{"register.txt": {Data: []byte(register)}, "everyday.txt": {Data: []byte(everyday)}}
		return rules.Declare(rules.Game{Title: "Pile", Texts: files}, pileBook)
	}
	game := beside("# Pile\n\n== Taking\nPI-1.1 | Setup | One | two.\nPI-1.2 two-at-most deep | ruling | Three.\n== Winning\nPI-2.1 | ruling | Last.\n", "take stone @turn = pick up\npass = wait\n")
	require.Equal(t, []rules.Rule{
		{ID: "PI-1.1", Source: "Setup", Text: "One | two.", Options: []string{}},
		{ID: "PI-1.2", Source: "ruling", Text: "Three.", Options: []string{"two-at-most", "deep"}},
		{ID: "PI-2.1", Source: "ruling", Text: "Last.", Options: []string{}},
	}, game.Rules())
	require.Equal(t, "Winning", game.SectionTitle("PI-2.1"))
	require.Equal(t, "Taking", game.SectionTitle("PI-1.2"))
	require.Equal(t, map[string]string{"take stone": "pick up", "pass": "wait"}, game.Everyday().Verbs)
	require.Equal(t, map[string]string{"take stone": "turn"}, game.Everyday().Moments)
	require.Empty(t, game.Text("leaflet.txt"))

	require.Panics(t, func() { beside("PI-1.1 | Nothing more.", "").Rules() })
	require.Panics(t, func() { beside("", "take: pick up").Everyday() })
}
