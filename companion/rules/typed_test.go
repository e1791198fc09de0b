package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestTypedSeat finds players however their names are typed.
func TestTypedSeat(t *testing.T) {
	seats := []string{"Jürgen", "Олег", "Νίκος", "Jose\u0301", "Ben Ali", "Strauß", "花子"}
	for name, want := range map[string]int{
		"JÜRGEN": 1, "ju\u0308rgen": 1, "олег": 2, "ΝΊΚΟΣ": 3, "νίκοσ": 3, "José": 4, "JOSÉ": 4, "ben\u00a0ali": 5, "BEN\u3000 ALI": 5,
		"STRAUSS": 6, "花子": 7, "ＢＥＮ ＡＬＩ": 5, "table": 0, "Jurgen": -1, "": -1, "1": -1,
	} {
		require.Equal(t, want, rules.TypedSeat(name, seats), name)
	}
	alike := []string{"jürgen", "JÜRGEN"} // a file may have both
	require.Equal(t, 1, rules.TypedSeat("jürgen", alike))
	require.Equal(t, 2, rules.TypedSeat("JÜRGEN", alike))
	require.Equal(t, -1, rules.TypedSeat("ju\u0308rgen", alike))
}

// TestTyped reads other blanks and full-width signs as what they mean.
func TestTyped(t *testing.T) {
	require.Equal(t, "Anna: roll 4 ?", rules.Typed("Anna：\u3000roll\u00a0４\u2003？"))
}

// TestFold takes names and numbers as the same that people type in another way, in any script.
func TestFold(t *testing.T) {
	for _, same := range [][2]string{
		{"İpek", "ipek"},
		{"IPEK", "ipek"},
		{"ıpek", "İPEK"},
		{"ÇAĞLA", "çağla"},
		{"Straße", "STRASSE"},
		{"๑๒ ต้น", "12 ต้น"},
		{"لاعب ٣", "لاعب 3"},
		{"۳", "3"},
		{"खिलाड़ी ४", "खिलाड़ी 4"},
		{"𝟗", "9"},
		{"４", "4"},
	} {
		require.Equal(t, rules.Fold(same[0]), rules.Fold(same[1]), same)
	}
	require.NotEqual(t, rules.Fold("Ä"), rules.Fold("A"))
	require.Equal(t, "ben: roll 3", rules.Typed("ben: roll ๓"))
	require.Equal(t, 2, rules.TypedSeat("ipek", []string{"Anna", "İpek"}))
}
