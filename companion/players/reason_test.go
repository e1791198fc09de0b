package players

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestReasons tells why the first of some choices of seat 1 was taken, by what was found out about all of them.
func TestReasons(t *testing.T) {
	look := func(tried int, standing, won []float64) outlook {
		return outlook{Tried: tried, Standing: standing, Won: won}
	}
	none := []float64{0, 0, 0}
	raid, pass := rules.Act{Seat: 2, Verb: 7}, rules.Act{Seat: 2, Verb: 8}
	after := func(o outlook, found float64, replies ...rules.Act) outlook {
		for _, reply := range replies {
			o.add(found, reply)
		}
		return o
	}
	mild := look(9, []float64{.6, .5, .5}, none)
	for _, c := range []struct {
		name string
		last bool
		list []outlook
		want Reason
	}{
		{"the end", true, []outlook{look(1, []float64{1, 0, 0}, []float64{1, 0, 0}), look(1, []float64{.5, .5, .4}, none)}, Reason{Why: Wins}},
		{"near the end", false, []outlook{look(60, []float64{.9, .1, .1}, []float64{.75, .25, 0}), look(40, []float64{.5, .5, .4}, none)}, Reason{Why: WinsSoon, With: .75}},
		{
			"a threat", false,
			[]outlook{look(60, []float64{.4, .5, .4}, []float64{0, .25, 0}), look(20, []float64{.3, .7, .4}, []float64{0, .75, 0}), look(20, []float64{.3, .7, .4}, []float64{0, .75, .25})},
			Reason{Why: Stops, Seat: 2, With: .25, Without: .75},
		},
		{"who leads", false, []outlook{look(60, []float64{.4, .5, .6}, none), look(40, []float64{.4, .5, .7}, none)}, Reason{Why: HoldsBack, Seat: 3}},
		{
			"what another seat would do", false,
			[]outlook{after(mild, .6, raid, pass, pass, pass), after(look(9, []float64{.5, .6, .5}, none), .5, raid, raid, raid, pass)},
			Reason{Why: Invites, Seat: 2, Then: raid, With: .25, Without: .75},
		},
		{
			"what it would do anyway", false,
			[]outlook{after(mild, .6, raid, raid, raid, pass), after(look(9, []float64{.5, .5, .5}, none), .5, raid, raid, raid, raid)},
			Reason{Why: GetsAhead},
		},
		{
			"what it would do, and nothing is worse then", false,
			[]outlook{after(mild, .5, pass, pass, pass, pass), after(look(9, []float64{.5, .5, .5}, none), .5, raid, raid, raid, raid)},
			Reason{Why: GetsAhead},
		},
		{"gain", true, []outlook{look(1, []float64{.6, .5, .5}, none), look(1, []float64{.5, .5, .5}, none)}, Reason{Why: GetsAhead}},
		{"not the best", true, []outlook{look(9, []float64{.6, .5, .5}, none), look(8, []float64{.61, .5, .5}, none), look(8, []float64{.1, .5, .5}, none)}, Reason{Why: NoMatter}},
		{"all alike", true, []outlook{look(1, []float64{.5, .5, .5}, none), look(1, []float64{.5, .5, .5}, none)}, Reason{Why: NoMatter}},
		{"nothing to compare with", false, []outlook{look(90, []float64{.6, .5, .5}, none), look(1, []float64{.1, .5, .5}, none), {}}, Reason{Why: NoMatter}},
		{"stopped at once", false, []outlook{{}, {}}, Reason{Why: NoMatter}},
	} {
		require.Equal(t, c.want, reasonOf(c.list, 1, c.last), c.name)
	}
}
