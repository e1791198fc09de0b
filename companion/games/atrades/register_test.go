package atrades_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/conformance"
)

// TestRegister makes sure that every rule that a check cites is in the register,
// with the questions of sections 3.1 and 3.2, each once and with a source.
func TestRegister(t *testing.T) {
	table := open(t, headers(2))
	game, want := table.Game(), conformance.Cited(table)
	for n := 1; n <= 7; n++ {
		want = append(want, fmt.Sprintf("AT-13.%d", n))
	}
	for n := 1; n <= 38; n++ {
		want = append(want, fmt.Sprintf("AT-14.%d", n))
	}
	var have []string
	for _, r := range game.Rules() {
		have = append(have, r.ID)
	}
	slices.Sort(want)
	slices.Sort(have)
	require.Equal(t, want, have)
	conformance.Register(t, table, len(want))
}

// TestPlainWords makes sure that every verb can be chosen and said in plain words.
func TestPlainWords(t *testing.T) {
	table := open(t, headers(2)+cards())
	conformance.PlainWords(t, table, map[string]string{
		"2: merge 1 6":      "Ben merges company 1 with company 6",
		"2: research what?": "Ben researches what?",
	})
	a, err := table.Read("2: research what?")
	require.NoError(t, err)
	require.Equal(t, "research what?", table.Notation(a))
}

// TestFields makes sure that the fields that describe a position are those of its
// JSON form, at every depth that has fixed names.
func TestFields(t *testing.T) {
	table := open(t, headers(2, "start-regions=2")+toAuction)
	conformance.Fields(t, table, table.State())
}
