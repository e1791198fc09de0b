package risingtides_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules/conformance"
)

// TestSentences makes sure that refusals count what is so, also one or two things.
func TestSentences(t *testing.T) {
	nations := "1: nation ?\n2: nation ?\n3: nation ?\n4: nation ?\n"
	table := open(t, headers(4)+nations)
	start := string(table.State())
	for _, c := range []struct{ edits, move, rule, why string }{
		{``, "1: place fuel", "RT-4.3.2", "North's hand is empty."},
		{``, "1: nuke 2 1-1-1", "RT-2.3.3.1", "East has no built stage that the Nuke could destroy."},
		{
			`hands.0.unknown=1; depots.1=["fuel"]; deck=76`, "1: steal 2 fuel", "RT-4.3.2",
			"A Steal takes two cards; North holds one.",
		},
		{`deck=76; discard={"nuke":2}`, "1: draw nuke", "GEN-4", "Both Nuke cards are already known to lie elsewhere."},
		{
			`deck=70; discard={"steal-protect":8}`, "1: draw steal-protect", "GEN-4",
			"All 8 Steal / Protect cards are already known to lie elsewhere.",
		},
		{
			`hands.0.unknown=4; discard={"fuel":19}; stages.1=[{"materials":3}]; deck=52`, "1: nuke 2 2-1-0", "GEN-4",
			"At most one fuel card can be among North's unseen cards, and this takes two; all other copies lie elsewhere.",
		},
		{
			`discard={"fuel":20}; hands.0.unknown=4; stages.1=[{"materials":3}]; deck=51`, "1: nuke 2 2-1-0", "GEN-4",
			"All 20 fuel cards are already known to lie elsewhere.",
		},
	} {
		require.NoError(t, table.Agree([]byte(conformance.Edited(t, start, c.edits))), c.edits)
		r := conformance.Explained(t, table, c.move)
		require.Equal(t, c.rule, r.Rule, c.move)
		require.Equal(t, c.why, r.Why.String())
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

// TestSourcesAreHeaded makes sure that no source is a number alone.
func TestSourcesAreHeaded(t *testing.T) {
	for _, r := range risingtides.Game().Rules() {
		for place := range strings.SplitSeq(r.Source, ", ") {
			require.False(t, strings.Trim(place, "0123456789.") == "", "%s: %s has no heading", r.ID, place)
		}
	}
	for _, o := range risingtides.Game().Options {
		for place := range strings.SplitSeq(o.Source, ", ") {
			require.False(t, strings.Trim(place, "0123456789.") == "", "%s: %s has no heading", o.Name, place)
		}
	}
	rule, ok := risingtides.Game().Rule("RT-2.3.2.2.1")
	require.True(t, ok)
	require.Equal(t, "2.3.2.2 Redirect", rule.Source)
}
