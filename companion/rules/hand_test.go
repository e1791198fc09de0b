package rules_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

var deck = rules.Words("CARD", 0, "ace", "king", "queen")

func counts(numbers ...int) *rules.Counts {
	c := rules.CountsOf(numbers...)
	return &c
}

// TestCountsOfManyKinds counts a pack of more kinds than are in the value itself.
func TestCountsOfManyKinds(t *testing.T) {
	words := make([]string, 52)
	for i := range words {
		words[i] = "c" + strconv.Itoa(i)
	}
	pack := rules.Words("CARD", 0, words...)
	var hand rules.Hand
	for _, kind := range []int{51, 3, 51, 26} {
		hand.Draw(kind)
	}
	text := `{"known":{"c26":1,"c3":1,"c51":2},"unknown":0}`
	require.Equal(t, text, string(rules.JSON(hand.Object(pack))))
	var read rules.Hand
	require.NoError(t, rules.ReadJSON([]byte(text), func(v rules.Value) { read = v.Hand(pack) }))
	require.True(t, hand == read, "equal hands are equal values")
	require.Equal(t, 4, hand.Size())
	require.True(t, hand.Lacks(func() *rules.Counts { c := hand.Known; c.Add(40, 1); return &c }()))

	all := hand.Known
	hand.Spend(&all)
	require.True(t, hand == rules.Hand{}, "an empty hand is the zero value")
	require.Equal(t, 2, all.Of(51), "a copy is a value of its own")
	all.AddAll(&all)
	require.Equal(t, 8, all.Sum())
}

func TestHand(t *testing.T) {
	h := rules.Hand{Known: rules.CountsOf(2, 1), Unknown: 1}
	require.Equal(t, 4, h.Size())
	require.False(t, h.Lacks(counts(2, 2)), "the unknown card may be a king")
	require.True(t, h.Lacks(counts(2, 2, 1)), "one unknown card can't be a king and a queen")
	require.Equal(t, 1, h.Miss(1, 2))
	require.Equal(t, 0, h.Miss(0, 2))

	h.Spend(counts(1, 2))
	require.Equal(t, rules.Hand{Known: rules.CountsOf(1)}, h, "known cards go first, then unknown ones")
	h.Draw(2)
	h.Draw(-1)
	require.Equal(t, rules.Hand{Known: rules.CountsOf(1, 0, 1), Unknown: 1}, h)
	h.Take(2)
	h.Take(2)
	require.Equal(t, rules.Hand{Known: rules.CountsOf(1)}, h)
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
		`{"known":{"joker":1},"unknown":1}`: `position.known: "joker" isn't one of ace, king, queen`,
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
