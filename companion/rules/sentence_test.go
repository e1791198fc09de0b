package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

func TestSentences(t *testing.T) {
	require.Equal(t, []string{"0 rolls", "1 roll", "2 rolls"},
		[]string{rules.Count(0, "roll").String(), rules.Count(int32(1), "roll").String(), rules.Count(2, "roll").String()})
	names := []string{"fuel", "materials", "nuke"}
	require.Equal(t, "none", rules.ListCards(counts(), names).String())
	require.Equal(t, "2 fuel, nuke", rules.ListCards(counts(2, 0, 1), names).String())
	for want, words := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"}} {
		require.Equal(t, want, rules.And(words).String())
	}
}

func TestShorten(t *testing.T) {
	for text, want := range map[string]string{"": "", "abc": "abc", "äöü": "äöü", "abcd": "abc...", "äöüß": "äöü...", "\xff\xff\xff\xff": "\xff\xff\xff..."} {
		require.Equal(t, want, rules.Shorten(text, 3))
	}
}
