package traders

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func mustHex(t *testing.T, text string) hex {
	h, ok := parseHex(text)
	require.True(t, ok, text)
	require.Equal(t, text, h.String())
	return h
}

// TestUsualBoard holds the board to what section 4.2 says of it.
func TestUsualBoard(t *testing.T) {
	require.Empty(t, usual.wrong())
	around := map[int][]string{
		gobi:     {"c3", "d2", "d1", "c1", "b1", "b2"},
		bob:      {"i3", "j2", "j1", "i1", "h1", "h2"},
		inti:     {"i7", "j6", "j5", "i5", "h5", "h6"},
		seranide: {"i11", "j10", "j9", "i9", "h9", "h10"},
		supay:    {"c11", "d10", "d9", "c9", "b9", "b10"},
	}
	spaces := 0
	for planet, hexes := range around {
		for direction, text := range hexes {
			h := mustHex(t, text)
			require.Equal(t, h, usual.planets[planet].next(direction))
			at, towards := usual.space(h)
			require.Equal(t, []int{planet, direction}, []int{at, towards}, text)
		}
	}
	docks := map[string]bool{"a7": true, "b6": true, "b5": true, "a5": true}
	nearest := [producing]int{99, 99, 99, 99, 99}
	for _, text := range hexNames() {
		h := mustHex(t, text)
		if !usual.has(h) {
			continue
		}
		require.Equal(t, docks[text], usual.dock(h), text)
		planet, _ := usual.space(h)
		if planet == nowhere {
			continue
		}
		spaces++
		for dock := range docks {
			nearest[planet] = min(nearest[planet], distance(h, mustHex(t, dock)))
		}
	}
	require.Equal(t, 30, spaces)
	require.Equal(t, [producing]int{gobi: 3, supay: 3, bob: 6, inti: 6, seranide: 6}, nearest)
}

// TestDistance compares the formula with steps from hex to hex.
func TestDistance(t *testing.T) {
	for _, from := range []string{"a1", "b1", "f6", "g6", "k11"} {
		start := mustHex(t, from)
		steps := map[hex]int{start: 0}
		for queue := []hex{start}; len(queue) > 0; queue = queue[1:] {
			for direction := range directionNames {
				h := queue[0].next(direction)
				if _, seen := steps[h]; !seen && usual.has(h) {
					steps[h] = steps[queue[0]] + 1
					queue = append(queue, h)
				}
			}
		}
		require.Len(t, steps, 121)
		for h, n := range steps {
			require.Equal(t, n, distance(start, h), "%s to %s", from, h)
		}
	}
}

func TestHexes(t *testing.T) {
	for _, text := range []string{"", "a", "6a", "a0", "a06", "A6", "a100", "a-1", "{3", "aa1", "a1 "} {
		_, ok := parseHex(text)
		require.False(t, ok, text)
	}
}
