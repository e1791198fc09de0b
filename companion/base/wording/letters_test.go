package wording_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
)

func TestSentences(t *testing.T) {
	require.Equal(t, []string{"0 rolls", "1 roll", "2 rolls"},
		[]string{wording.Count(0, "roll").String(), wording.Count(int32(1), "roll").String(), wording.Count(2, "roll").String()})
	for want, words := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"}} {
		require.Equal(t, want, wording.And(words).String())
	}
}

// TestOthersOfAThing says how many more or fewer there are, and several that are not one with an s.
func TestOthersOfAThing(t *testing.T) {
	require.Equal(t, "two more dice", wording.More(2, "die;dice").String())
	require.Equal(t, "one fewer card", wording.Fewer(1, "card").String())
	units := []any{wording.Count(1, "{one};{several}", "unit", "units"), wording.Count(3, "{one};{several}", "unit", "units")}
	require.Equal(t, "1 unit, 3 units", wording.Commas(units).String())
	require.Equal(t, "Bio Corp. has won.", wording.Say("{who} has won", wording.Name("bio Corp.")).Sentence().String())
	require.Equal(t, "It belongs to Bio Corp.", wording.Say("it belongs to {who}", wording.Name("Bio Corp.")).Sentence().String())
}

func TestShorten(t *testing.T) {
	for text, want := range map[string]string{"": "", "abc": "abc", "äöü": "äöü", "abcd": "abc...", "äöüß": "äöü...", "\xff\xff\xff\xff": "\xff\xff\xff..."} {
		require.Equal(t, want, wording.Shorten(text, 3))
	}
}
