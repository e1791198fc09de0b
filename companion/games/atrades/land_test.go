package atrades

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// newTest sets up a table of two with default data.
func newTest(t *testing.T, options rules.Options) *table {
	data, err := setup(nil)
	require.NoError(t, err)
	return newTable(&rules.Setup{Seats: []string{"Ann", "Bob"}, Options: options}, data, leastRegions)
}

func TestGrid(t *testing.T) {
	require.Equal(t, "r0c0", cellNames[0])
	require.Equal(t, "r3c3", cellNames[18])
	require.Equal(t, "r6c3", cellNames[36])
	require.Equal(t, hex{0, -3}, placeOf[0][0])
	require.Equal(t, hex{-3, 0}, placeOf[0][15])
	require.Equal(t, hex{}, placeOf[3][18])
	for cell := range cells {
		at := placeOf[0][cell]
		for turns := range sides {
			require.Equal(t, at, placeOf[turns][cell])
			require.Equal(t, cell, cellOf(uint8(turns), at))
			at = at.turned()
		}
	}
	require.Equal(t, -1, cellOf(0, hex{3, 1}))
	require.Equal(t, -1, cellOf(0, hex{4, 0}))
}

// TestSidesOfRegions makes sure that regions side by side touch and never overlap.
func TestSidesOfRegions(t *testing.T) {
	for _, side := range regionSides {
		a, b := mapState{laid: true}, mapState{laid: true, at: side}
		p := position{maps: [maxRegions]mapState{a, b}}
		pairs := 0
		for cell := range cells {
			require.Equal(t, -1, cellOf(0, placeOf[0][cell].minus(side)))
			for other := range cells {
				if p.across(0, cell, 1)>>other&1 == 1 {
					pairs++
				}
			}
		}
		require.Equal(t, 7, pairs, "side %v", side)
	}
}

// adjacent is the definition of section 2.2 and of the move lay.
func adjacent(t *table, p *position, a, cellA, b, cellB int) bool {
	if a == b {
		one, other := placeOf[0][cellA], placeOf[0][cellB]
		for _, cell := range []int{cellA, cellB} {
			if (t.data.regions[a].land|t.data.regions[a].city)>>cell&1 == 0 {
				return false // nothing asks for desert
			}
		}
		return slices.Contains(hexSides[:], one.minus(other)) || linked(&t.data.regions[a], cellA, cellB)
	}
	global := func(region, cell int) hex {
		return placeOf[p.maps[region].rotation][cell].plus(p.maps[region].at)
	}
	return t.joined && slices.Contains(hexSides[:], global(a, cellA).minus(global(b, cellB)))
}

// linked reports whether a printed line joins two cells of the default data.
func linked(m *region, a, b int) bool {
	for _, line := range map[string][][2]string{
		"vo":       {{"r1c2", "r2c5"}, {"r1c2", "r3c3"}, {"r4c3", "r4c5"}},
		"long-way": {{"r0c1", "r1c3"}, {"r1c4", "r3c6"}},
		"mai-bo":   {{"r1c2", "r3c3"}, {"r1c2", "r3c4"}, {"r4c3", "r6c2"}},
	}[m.id] {
		if cellNames[a] == line[0] && cellNames[b] == line[1] || cellNames[a] == line[1] && cellNames[b] == line[0] {
			return true
		}
	}
	return false
}

// TestAdjacency compares what the terms of section 6.2 find on random boards, lying
// anyhow, with the definition of adjacency.
func TestAdjacency(t *testing.T) {
	for seed := uint64(1); seed <= 60; seed++ {
		source := rand.New(rand.NewPCG(seed, 5))
		tab := newTest(t, rules.Options{"layout": []string{"islands", "joined"}[seed%2]})
		p := tab.initial()
		for _, i := range source.Perm(tab.boardSize)[:4] {
			p.drawn[p.open] = int8(i)
			p.open++
			p.maps[i] = mapState{inPlay: true}
			if tab.joined {
				p.maps[i] = mapState{inPlay: true, laid: true, rotation: uint8(source.IntN(sides)), at: hex{source.IntN(15) - 7, source.IntN(15) - 7}}
			}
			for cell := range cells {
				if tab.free(&p, i)>>cell&1 == 1 && source.IntN(3) == 0 {
					p.lay(source.IntN(3), i, cell)
				}
			}
		}
		for c := range 3 {
			compareAdjacency(t, tab, &p, c)
		}
	}
}

func compareAdjacency(t *testing.T, tab *table, p *position, c int) {
	room, easiest, beside := false, 0, [3]bool{}
	for _, i := range p.drawn[:p.open] {
		region := &tab.data.regions[i]
		for cell := range cells {
			touched := touchedBySearch(tab, p, c, int(i), cell)
			if (region.land|region.city)>>cell&1 == 1 {
				require.Equal(t, touched, tab.touches(p, c, int(i), cell), "%s %s", region.id, cellNames[cell])
			}
			if !touched {
				continue
			}
			room = room || tab.free(p, int(i))>>cell&1 == 1
			if n := region.number[cell]; n > 0 && (easiest == 0 || n < easiest) {
				easiest = n
			}
			if other := int(p.board[i][cell]); other > 0 {
				beside[other-1] = true
			}
		}
	}
	require.Equal(t, room, tab.hasRoom(p, c))
	require.Equal(t, easiest, tab.easiestCity(p, c))
	for other := range 3 {
		if other != c {
			require.Equal(t, beside[other], tab.adjoins(p, c, other))
		}
	}
}

func touchedBySearch(tab *table, p *position, c, region, cell int) bool {
	for _, other := range p.drawn[:p.open] {
		for from := range cells {
			if int(p.board[other][from]) == c+1 && adjacent(tab, p, int(other), from, region, cell) {
				return true
			}
		}
	}
	return false
}
