package raidtrade_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules/conformance"
)

// TestSentences makes sure that refusals say what is so, also of one thing.
func TestSentences(t *testing.T) {
	const noExchange = "Anna can exchange cargo only right after an arrival: once, and not after losing a raid."
	begun := headers() + "1: roll 5\n2: roll 2\n"
	arrived := begun + "1: load 2\n1: trip qc\n2: end\n1: draw ?\n1: end\n2: end\n1: end\n2: end\n1: unload\n"
	for _, c := range []struct{ text, move, rule, why string }{
		{begun, "1: unload", "RD-3.2", noExchange},
		{arrived, "1: unload", "RD-3.2", noExchange},
		{begun, "1: stow 1", "RD-3.7", "Anna's Level card takes 2 tokens and has two; there is no room for one more."},
		{begun, "1: stow 2", "RD-3.7", "Anna's Level card takes 2 tokens and has two; there is no room for two more."},
	} {
		r := conformance.Explained(t, open(t, c.text), c.move)
		require.Equal(t, c.rule, r.Rule, c.move)
		require.Equal(t, c.why, r.Why.String())
	}
}

// TestRulesWithoutAnID finds what the design document says and the register has
// no identifier for in the texts of its rules.
func TestRulesWithoutAnID(t *testing.T) {
	for id, text := range map[string]string{"RD-2.3": "can be used at once", "RD-2.6": "lie face up"} {
		rule, ok := raidtrade.Game().Rule(id)
		require.True(t, ok)
		require.Contains(t, rule.Text, text)
	}
}
