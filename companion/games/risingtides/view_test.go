package risingtides_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules/conformance"
)

// TestLook reads positions that people entered.
func TestLook(t *testing.T) {
	table := open(t, headers(4)+"1: nation ?\n2: nation us\n")
	v, ok := risingtides.Look(table)
	require.True(t, ok)
	require.Equal(t, risingtides.StepNations, v.Step)
	require.Equal(t, 3, v.Turn)
	require.Equal(t, []string{risingtides.HiddenNation, "us", "", ""}, []string{v.Nation(1), v.Nation(2), v.Nation(3), v.Nation(4)})

	position := conformance.Edited(t, string(table.State()), `step="counter"; turn=1; nations=["?","us","?","?"]; deck=70; `+
		`hands=[{"known":{"nuke":1},"unknown":1},{"known":{},"unknown":0},{"known":{},"unknown":0},{"known":{},"unknown":0}]; `+
		`depots=[[],["fuel","supplies","fuel"],[],[]]; stages=[[],[{"fuel":1,"supplies":2}],[],[]]; `+
		`attack={"kind":"relocate","target":2,"counter":null,"redirect_to":null}`)
	require.Empty(t, table.Faults([]byte(position)))
	require.NoError(t, table.Agree([]byte(position)))
	require.Zero(t, v.Attack.Target, "who looked before sees what was there")
	v, _ = risingtides.Look(table)
	require.Equal(t, 2, v.Attack.Target)
	require.False(t, v.Attack.Steals())
	require.Equal(t, 2, v.Players[0].Hand.Size())
	require.Equal(t, 1, v.Players[0].Hand.Known.Of(5))
	require.Equal(t, []int8{0, 2, 0}, v.Players[1].Depot.Cards())
	require.Equal(t, risingtides.Stage{2, 0, 1}, v.Players[1].Depot.Count)
	require.Equal(t, []risingtides.Stage{{1, 0, 2}}, v.Players[1].Stages())
}

func TestPicks(t *testing.T) {
	dealt := headers(4) + "1: nation ?\n2: nation ?\n3: nation ?\n4: nation ?\n1: draw ?\n2: draw ?\n3: draw ?\n4: draw ?\n"
	for _, c := range []struct {
		moves string
		picks []int
		left  bool
		from  int
	}{
		{"table: event left\n1: pick ?\n", []int{2, 3, 4}, true, 3},
		{"table: event right\n1: pick ?\n2: pick ?\n3: pick ?\n", []int{4}, false, 3},
	} {
		v, _ := risingtides.Look(open(t, dealt+c.moves))
		require.Equal(t, c.picks, v.Picks())
		require.Equal(t, c.left, v.Left())
		require.Equal(t, c.from, v.From(c.picks[0], 4))
	}
	v, _ := risingtides.Look(open(t, dealt))
	require.Empty(t, v.Picks())
}
