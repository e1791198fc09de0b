package raidtrade_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// TestPerft counts the legal sequences of moves from fixed positions. The first
// numbers of each row are counted by hand; deeper ones keep them honest.
func TestPerft(t *testing.T) {
	at := func(edits string) string { return from(conformance.Edited(t, inMain, edits)) }
	for _, c := range []struct {
		name, text string
		counts     []int
	}{
		// 6 rolls of each seat; the other's 6. Then 12 ties leave 12 rolls again, and 60 throws lead to
		// 26 cards to sell to the Bank, to travel with or to raid with, 2 loads, 2 Queens, 2 Jacks, end.
		{"start", headers(), []int{12, 72, 12*12 + 60*85}},
		// Ben has 26 cards to defend with, 2 Aces, 2 Jacks. After a card Anna has 6 rolls, 2 Aces, 2 Jacks
		// and extra, and withdraws from 16 cards; after an Ace 9 moves; after a Jack Ben has 26 draws.
		{"defence", headers() + at(raided), []int{30, 26*11 + 16 + 2*9 + 2*26, 5312}},
		// 6 rolls, Ace, extra. 3 misses add withdraw; 3 hits and the Ace can only be passed; with one more
		// roll the same as at first. Then in the same way; after a pass Ben has 8 answers.
		{"attack", headers() + at(inCombat+"; seats.0.hand={\"known\":{\"ac\":1},\"unknown\":0}; seats.0.deck=23"), []int{
			8, 3*9 + 3 + 1 + 8, 3*(3*9+3+1+8+3) + 3*8 + 8 + (3*8 + 3 + 1 + 7), 1343,
		}},
		// Take, absorb, or the King. After take and King Anna has 6 rolls, 2 Aces, 2 Jacks and extra.
		{
			"answer", headers() + at(inCombat+"; step=\"answer\"; combat.pending=2; seats.1.hand={\"known\":{\"kc\":1},\"unknown\":0}; seats.1.deck=24"),
			[]int{3, 11 + 3 + 11, 282, 3878},
		},
		// 5 and 6 leave 25 raids, 8 royals and two ways to end; other rolls cost one of 25 cards.
		{"hurry", headers("faster-game=on") + at("step=\"rush\"; rush=\"used\""), []int{6, 2*35 + 4*25, 5480}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i, want := range c.counts {
				require.Equal(t, want, rules.Perft(open(t, c.text), i+1), "depth %d", i+1)
			}
		})
	}
}
