package raidtrade_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/conformance"
)

// TestSettle makes fit what follows from the rest of a position that is being set up.
func TestSettle(t *testing.T) {
	table := open(t, headers())
	for _, c := range []struct{ edits, settled string }{
		{"seats.0.deck=3; seats.1.hand.unknown=6", "seats.1.hand.unknown=6; seats.1.deck=20"},
		{inCombat + "; step=\"main\"; seats.0.deck=20", "step=\"main\""},
		{inCombat + "; combat.attack_value=2; combat.defence_card=\"qd\"; seats.0.deck=0", inCombat + "; combat.defence_card=\"qd\"; combat.defence_value=7"},
		{inCombat + "; step=\"defence\"; seats.1.deck=0", raided},
		{"draw_left=2; resume=\"hit\"; king=\"shorten\"; initiative=[1,2]; winner=2", "draw_left=0"},
		{"step=\"initiative\"; initiative=[1,null]", "step=\"initiative\"; initiative=[1,null]; turn=null"},
		{"step=\"over\"; seats.0.level=10", won},
		{"step=\"over\"; winner=1; turn=2; seats.0.level=10", won},
		{"seats.0.hand={\"known\":{\"ad\":1,\"2c\":1},\"unknown\":23}", "seats.0.hand={\"known\":{\"ad\":1,\"2c\":1},\"unknown\":23}; seats.0.deck=1; seats.0.discard={}"},
	} {
		conformance.Settled(t, table, inMain, c.edits, c.settled)
	}
	_, err := table.Settle([]byte(conformance.Edited(t, inMain, "turn=3")))
	require.Error(t, err)
	overfull, err := table.Settle([]byte(conformance.Edited(t, inMain, "seats.0.hand.unknown=30; turn=null")))
	require.NoError(t, err)
	require.Len(t, table.Faults(overfull), 4, "the cards, the deck, the turn, and nobody to go on")
}

// TestFields describes exactly the fields that a position has.
func TestFields(t *testing.T) {
	table := open(t, headers()+from(conformance.Edited(t, inMain, inCombat)))
	conformance.Fields(t, table, table.State())
}

// TestPlainWords says every form of move as people say it.
func TestPlainWords(t *testing.T) {
	table := open(t, headers())
	conformance.PlainWords(t, table, map[string]string{
		"1: sell qc level": "Anna sells the Queen of Clubs. Tokens go to the Level card",
		"2: draw ?":        "Ben draws a card",
		"1: roll 3":        "Anna rolls 3 for the start",
		"2: end 2":         "Ben ends the turn with two tokens off the Trip card",
	})
	roll, err := table.Read("1: roll 3")
	require.NoError(t, err)
	require.True(t, table.Reveals(roll))
}
