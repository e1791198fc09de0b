package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

var deck = rules.Words("CARD", 0, "ace", "king", "queen")

func TestHand(t *testing.T) {
	h := rules.Hand{Known: rules.Counts{2, 1}, Unknown: 1}
	require.Equal(t, 4, h.Size())
	require.False(t, h.Lacks(&rules.Counts{2, 2}), "the unknown card may be a king")
	require.True(t, h.Lacks(&rules.Counts{2, 2, 1}), "one unknown card can't be a king and a queen")
	require.Equal(t, 1, h.Miss(1, 2))
	require.Equal(t, 0, h.Miss(0, 2))

	h.Spend(&rules.Counts{1, 2})
	require.Equal(t, rules.Hand{Known: rules.Counts{1}}, h, "known cards go first, then unknown ones")
	h.Draw(2)
	h.Draw(-1)
	require.Equal(t, rules.Hand{Known: rules.Counts{1, 0, 1}, Unknown: 1}, h)
	h.Take(2)
	h.Take(2)
	require.Equal(t, rules.Hand{Known: rules.Counts{1}}, h)
	h.Draw(1)
	h.TakeUnseen()
	require.Equal(t, rules.Hand{Unknown: 1}, h, "nobody knows which card went")
	require.Equal(t, rules.Object{"known": rules.Object{}, "unknown": 1}, h.Object(deck))
	require.Equal(t, -1, rules.Unaccounted(4, 5))
}

func TestHandsAndCountsAreReadStrictly(t *testing.T) {
	for text, want := range map[string]string{
		`{"known":{"ace":2},"unknown":1}`:   "",
		`{"known":{"ace":0},"unknown":1}`:   "position.known.ace: expected a whole number from 1 to 255",
		`{"known":{"joker":1},"unknown":1}`: `position.known: "joker" is none of ace, king, queen`,
		`{"known":{}}`:                      `the field "unknown" is missing`,
		`{"known":[],"unknown":0}`:          "position.known: expected an object",
		`{"known":{},"unknown":null}`:       "position.unknown: expected a whole number",
	} {
		var hand rules.Hand
		err := rules.ReadJSON([]byte(text), func(v rules.Value) { hand = v.Hand(deck) })
		if want == "" {
			require.NoError(t, err)
			require.Equal(t, text, string(rules.JSON(hand.Object(deck))))
		} else {
			require.ErrorContains(t, err, want)
		}
	}
}

func TestVocabulary(t *testing.T) {
	v := rules.Words("TO", 0, "block", "1", "2")
	for word, want := range map[string]int{"block": 0, "1": 1, "2": 2} {
		n, ok := v.Value(word)
		require.True(t, ok)
		require.Equal(t, want, n)
		require.Equal(t, word, v.Word(n))
	}
	_, ok := v.Value("3")
	require.False(t, ok)
	n := rules.Numbers("N", 0, 9999)
	for _, word := range []string{"10000", "-1", "01", "", "1x", "99999999999999999999"} {
		_, ok := n.Value(word)
		require.False(t, ok, word)
	}
	zero, ok := n.Value("0")
	require.True(t, ok)
	require.Equal(t, "0", n.Word(zero))
	require.Equal(t, "0 to 9999", n.String())
}
