package risingtides_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules/conformance"
)

func TestView(t *testing.T) {
	table := open(t, headers(4)+"1: nation ?\n2: nation us\n")
	v, ok := risingtides.Look(table)
	require.True(t, ok)
	require.Equal(t, risingtides.StepNations, v.Step)
	require.Equal(t, 3, v.Turn)
	require.Equal(t, []string{risingtides.HiddenNation, "us", "", ""},
		[]string{v.Players[0].Nation, v.Players[1].Nation, v.Players[2].Nation, v.Players[3].Nation})

	position := conformance.Edited(t, string(table.State()), `step="counter"; turn=1; nations=["?","us","?","?"]; deck=70; `+
		`hands=[{"known":{"nuke":1},"unknown":1},{"known":{},"unknown":0},{"known":{},"unknown":0},{"known":{},"unknown":0}]; `+
		`depots=[[],["fuel","supplies","fuel"],[],[]]; stages=[[],[{"fuel":1,"supplies":2}],[],[]]; `+
		`attack={"kind":"relocate","target":2,"counter":null,"redirect_to":null}`)
	require.Empty(t, table.Faults([]byte(position)))
	require.NoError(t, table.Agree([]byte(position)))
	v, _ = risingtides.Look(table)
	require.Equal(t, risingtides.Attack{Target: 2}, *v.Attack)
	require.Equal(t, 2, v.Players[0].Hand)
	require.Equal(t, [6]int{5: 1}, v.Players[0].Known)
	require.Equal(t, []int{0, 2, 0}, v.Players[1].Depot)
	require.Equal(t, 2, v.Players[1].InDepot(0))
	require.Equal(t, [][3]int{{1, 0, 2}}, v.Players[1].Stages)
}

func TestViewOfPicks(t *testing.T) {
	dealt := headers(4) + "1: nation ?\n2: nation ?\n3: nation ?\n4: nation ?\n1: draw ?\n2: draw ?\n3: draw ?\n4: draw ?\n"
	v, _ := risingtides.Look(open(t, dealt))
	require.Empty(t, v.Picks)
	v, _ = risingtides.Look(open(t, dealt+"table: event left\n1: pick ?\n"))
	require.Equal(t, []risingtides.Pick{{Seat: 2, From: 3, Left: true}, {Seat: 3, From: 4, Left: true}, {Seat: 4, From: 1, Left: true}}, v.Picks)
	v, _ = risingtides.Look(open(t, dealt+"table: event right\n1: pick ?\n2: pick ?\n3: pick ?\n"))
	require.Equal(t, []risingtides.Pick{{Seat: 4, From: 3}}, v.Picks)
}
