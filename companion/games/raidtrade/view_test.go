package raidtrade_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// played is a table after these moves, each of which is legal.
func played(t *testing.T, head string, moves ...string) rules.Table {
	t.Helper()
	table := open(t, head)
	conformance.Play(t, table, moves...)
	return table
}

func view(t *testing.T, table rules.Table) *raidtrade.View {
	t.Helper()
	v, ok := raidtrade.Look(table)
	require.True(t, ok)
	return v
}

var begun = []string{"Anna: roll 5", "Ben: roll 3"}

func TestViewOfTheStart(t *testing.T) {
	v := view(t, played(t, headers()))
	require.Equal(t, raidtrade.StepInitiative, v.Step)
	require.Zero(t, v.Turn)
	require.Nil(t, v.Combat)
	for i, s := range v.Traders {
		require.Equal(t, raidtrade.Trader{Level: 2, LevelTokens: 2, BankBlack: 2, Hand: rules.Hand{Unknown: 4}, Deck: 22}, s)
		require.Equal(t, []any{8, true}, []any{v.FaceDown(i + 1), s.InOrbit()})
	}
}

func TestViewOfACombat(t *testing.T) {
	table := played(t, headers(), append(begun, "1: sell 9d bank", "1: sell qc level")[:3]...)
	conformance.Play(t, table, "1: raid 8d")
	c := view(t, table).Combat
	require.False(t, c.Met())
	require.Equal(t, []any{1, 2, "8d", ""}, []any{c.Attacker, c.Defender, c.AttackCard, c.DefenceCard})
	conformance.Play(t, table, "2: defend kc")
	c = view(t, table).Combat
	require.True(t, c.Met())
	require.Equal(t, []int{8, 8, 9, 8, 0}, []int{c.AttackValue, c.DefenceValue, c.Boxes(), c.Rolls, c.Thrown})
	require.Equal(t, raidtrade.RaidHopeless, c.State(), "8 rolls can't bring 9 hits")
	for _, move := range []string{"1: roll 5", "1: pass", "2: take", "1: roll 1", "1: roll 4", "1: double qd"} {
		conformance.Play(t, table, move)
	}
	c = view(t, table).Combat
	require.Equal(t, []int{5, 1, 3, 2, 8}, []int{c.Rolls, c.Hits, c.Thrown, c.Pending, c.Needed()})
	v := view(t, table)
	require.Equal(t, []string{"9d", "qd"}, raidtrade.Listed(&v.Traders[0].Discard))
	require.Equal(t, raidtrade.StepAnswer, v.Step)
}

func TestViewOfDrawsAndKings(t *testing.T) {
	table := played(t, headers(), append(begun, "1: trip 9c")...)
	require.Equal(t, raidtrade.StepMain, view(t, table).Step)
	conformance.Play(t, table, "2: lengthen kd")
	v := view(t, table)
	require.Equal(t, []any{raidtrade.StepKing, false, 9, false}, []any{v.Step, v.Shortens(), v.Traders[0].Trip, v.Traders[0].InOrbit()})
	conformance.Play(t, table, "2: roll 2")
	conformance.Play(t, table, "2: raid 5d")
	conformance.Play(t, table, "1: draw-two jd")
	v = view(t, table)
	require.Equal(t, []any{raidtrade.StepDraw, 2, 1}, []any{v.Step, v.Owed, v.Drawer()}, "the defender draws in the attacker's turn")
	conformance.Play(t, table, "1: draw 2c")
	conformance.Play(t, table, "1: draw ?")
	v = view(t, table)
	require.Equal(t, []string{"2c"}, raidtrade.Listed(&v.Traders[0].Hand.Known))
	require.Equal(t, 4, v.Traders[0].Hand.Size())
	require.Zero(t, v.Drawer())
}
