package wording_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/wording"
)

func TestSentences(t *testing.T) {
	require.Equal(t, []string{"0 rolls", "1 roll", "2 rolls"},
		[]string{wording.Count(0, "roll").String(), wording.Count(int32(1), "roll").String(), wording.Count(2, "roll").String()})
	for want, words := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"}} {
		require.Equal(t, want, wording.And(words).String())
	}
}

func TestShorten(t *testing.T) {
	for text, want := range map[string]string{"": "", "abc": "abc", "äöü": "äöü", "abcd": "abc...", "äöüß": "äöü...", "\xff\xff\xff\xff": "\xff\xff\xff..."} {
		require.Equal(t, want, wording.Shorten(text, 3))
	}
}
