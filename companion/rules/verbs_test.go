package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type (
	card  int
	place int
)

var (
	spoken rules.Verbs
	pass   = spoken.Verb0("pass", "")
	play   = rules.NewVerb1[card](&spoken, "play", "")
	sell   = rules.NewVerb2[card, place](&spoken, "sell", "")
	trade  = rules.NewVerb3[card, place, int](&spoken, "trade with", "")
)

// TestVerbs makes moves by their verbs and takes them apart.
func TestVerbs(t *testing.T) {
	require.True(t, pass.Is(pass.Act(1)))
	require.False(t, pass.Is(play.Act(1, 3)))
	a, ok := play.Of(play.Act(2, 3))
	require.True(t, ok)
	require.Equal(t, card(3), a)
	_, ok = play.Of(pass.Act(2))
	require.False(t, ok)
	a, b, ok := sell.Of(sell.Act(2, 3, 4))
	require.True(t, ok)
	require.Equal(t, card(3), a)
	require.Equal(t, place(4), b)
	_, _, ok = sell.Of(play.Act(2, 3))
	require.False(t, ok)
	a, b, c, ok := trade.Of(trade.Act(2, 3, 4, 5))
	require.True(t, ok)
	require.Equal(t, []int{3, 4, 5}, []int{int(a), int(b), c})
	_, _, _, ok = trade.Of(pass.Act(1))
	require.False(t, ok)
}

// TestVerbsOfABook makes sure that a book says of a verb what its game declares.
func TestVerbsOfABook(t *testing.T) {
	cards, places := rules.Numbers("CARD", 0, 3), rules.Numbers("PLACE", 0, 3)
	book := func(verbs ...rules.Verb[int]) func() {
		return func() {
			(&rules.Book[int]{Seats: []string{"Anna"}, Steps: []rules.StepWords{{Name: "play"}, {Name: "over"}}, Verbs: verbs}).Compile()
		}
	}
	step := rules.In(0)
	// That of Pass isn't in this book: an option can leave a verb out.
	require.NotPanics(t, book(rules.Verb[int]{Is: play, Steps: step, Words: rules.Places[int](cards)}))
	require.Panics(t, book(rules.Verb[int]{Is: play, Steps: step}), "the word is missing")
	require.Panics(t, book(
		rules.Verb[int]{Is: play, Steps: step, Words: rules.Places[int](cards)},
		rules.Verb[int]{Is: play, Steps: step, Words: rules.Places[int](places)}), "one verb, two forms")

	reads := rules.Check1("X-1",
		func(*int, int, place) bool { return false }, func(*int, int, place) wording.Text { return wording.Text{} })
	require.Panics(t, book(rules.Verb[int]{Is: play, Steps: step, Words: rules.Places[int](cards), Checks: []rules.Check[int]{reads}}),
		"the check takes a card for a place")
}
