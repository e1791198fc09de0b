package risingtides_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules/conformance"
)

// TestSentences makes sure that refusals count what is so, also one or two things.
func TestSentences(t *testing.T) {
	nations := "1: nation ?\n2: nation ?\n3: nation ?\n4: nation ?\n"
	table := open(t, headers(4)+nations)
	start := string(table.State())
	for _, c := range []struct{ edits, move, rule, why string }{
		{``, "1: place fuel", "RT-4.3.2", "North has 0 cards (none known); fuel is not among them."},
		{``, "1: nuke 2 1-1-1", "RT-2.3.3.1", "East has no built stage to destroy."},
		{
			`hands.0.unknown=1; depots.1=["fuel"]; deck=76`, "1: steal 2 fuel", "RT-4.3.2",
			"North has 1 card (none known); fuel, steal-protect are not among them.",
		},
		{`deck=76; discard={"nuke":2}`, "1: draw nuke", "GEN-4", "Both copies of nuke are accounted for."},
		{
			`deck=70; discard={"steal-protect":8}`, "1: draw steal-protect", "GEN-4",
			"All 8 copies of steal-protect are accounted for.",
		},
		{
			`hands.0.unknown=4; discard={"fuel":19}; stages.1=[{"materials":3}]; deck=52`, "1: nuke 2 2-1-0", "GEN-4",
			"Only 1 of 20 fuel can be among North's unknown cards; this takes 2.",
		},
		{
			`discard={"fuel":20}; hands.0.unknown=4; stages.1=[{"materials":3}]; deck=51`, "1: nuke 2 2-1-0", "GEN-4",
			"All 20 copies of fuel are accounted for.",
		},
	} {
		require.NoError(t, table.Agree([]byte(conformance.Edited(t, start, c.edits))), c.edits)
		r := conformance.Explained(t, table, c.move)
		require.Equal(t, c.rule, r.Rule, c.move)
		require.Equal(t, c.why, r.Why)
	}
}

// TestRulesWithoutAnID finds what the design document says and the register has
// no identifier for in the texts of its rules.
func TestRulesWithoutAnID(t *testing.T) {
	for id, text := range map[string]string{
		"RT-2.3.1.1.2": "No action card takes cards from a hand.", "RT-3.2.2": "Discards lie face up.", "RT-4.1.1": "A chip, or the app,",
	} {
		rule, ok := risingtides.Game().Rule(id)
		require.True(t, ok)
		require.Contains(t, rule.Text, text)
	}
}
