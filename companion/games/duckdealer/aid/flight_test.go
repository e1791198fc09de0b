package aid_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
)

// stops writes a way: its spaces, a pathway as "> exit".
func stops(f aid.Fare) []string {
	var list []string
	for _, s := range f.Way {
		if s.Teleport {
			list = append(list, "> "+s.Space)
			continue
		}
		list = append(list, s.Space)
	}
	return list
}

// TestFlightsOfTheExamples counts the ways of the worked examples of section 11.
func TestFlightsOfTheExamples(t *testing.T) {
	e := houseEdition(t)
	// Ben's way of 9 spaces and dots took 8 steps: his own part s5-p1-2 is skipped.
	direct, best, err := aid.Fly(e, aid.Flight{
		From: "s5", To: "s1", Own: map[string]bool{"s5-p1-2": true}, StepsLeft: 8,
	})
	require.NoError(t, err)
	require.Equal(t, 8, direct.Steps)
	require.Zero(t, direct.Markers)
	require.Equal(t, []string{"s5-p1-1", "s5-p1-3", "s5-p1-4", "p1", "s1-p1-3", "s1-p1-2", "s1-p1-1", "s1"}, stops(direct))
	require.Equal(t, direct, best)

	for _, c := range []struct {
		class   duckdealer.Class
		left    int
		markers int
	}{
		{duckdealer.Scout, 0, 2},
		{duckdealer.Scout, 1, 1},
		{duckdealer.Cruiser, 0, 2},
		{duckdealer.Freighter, 0, 5},
		{duckdealer.Freighter, 8, 1},
		{duckdealer.Scout, 9, 0},
	} {
		direct, _, err = aid.Fly(e, aid.Flight{From: "s5", To: "s1", Class: c.class, StepsLeft: c.left})
		require.NoError(t, err)
		require.Equal(t, 9, direct.Steps)
		require.Equal(t, c.markers, direct.Markers, "%+v", c)
	}
}

func TestFlightToTheSameSpace(t *testing.T) {
	direct, best, err := aid.Fly(houseEdition(t), aid.Flight{From: "p3", To: "p3"})
	require.NoError(t, err)
	require.Equal(t, aid.Fare{}, direct)
	require.Equal(t, aid.Fare{}, best)
}

func TestFlightThatNoShipCanFly(t *testing.T) {
	e := houseEdition(t)
	own := map[string]bool{"s1-p1-1": true}
	_, _, err := aid.Fly(e, aid.Flight{From: "s1", To: "s1-p1-1", Own: own})
	require.EqualError(t, err, "s1-p1-1 holds a highway part of yours: no ship stops there")
	_, _, err = aid.Fly(e, aid.Flight{From: "s1-p1-1", To: "s1", Own: own})
	require.ErrorContains(t, err, "no ship stops there")
	_, _, err = aid.Fly(e, aid.Flight{From: "s1", To: "p1-s1-1"})
	require.EqualError(t, err, `there is no space "p1-s1-1"`)
}

// TestPathwayFares holds the second line of the calculator: a pathway costs a
// marker, forfeits the steps that are left, and is used only where it helps.
func TestPathwayFares(t *testing.T) {
	e := houseEdition(t)
	far := aid.Flight{From: "s1", To: "s3", Class: duckdealer.Freighter}
	direct, best, err := aid.Fly(e, far)
	require.NoError(t, err)
	require.Equal(t, direct, best, "there is no pathway")

	far.Pathways = [][2]string{{"s1", "p4"}}
	_, best, err = aid.Fly(e, far)
	require.NoError(t, err)
	require.Equal(t, []string{"> p4", "s3-p4-2", "s3-p4-1", "s3"}, stops(best))
	require.Equal(t, 1+2, best.Markers)
	require.Equal(t, 3, best.Steps)

	far.StepsLeft = 8
	_, best, err = aid.Fly(e, far)
	require.NoError(t, err)
	require.Equal(t, 3, best.Markers, "the steps that are left are forfeited by the pathway")

	far.Pathways = [][2]string{{"p4", "s1"}}
	direct, best, err = aid.Fly(e, far)
	require.NoError(t, err)
	require.Equal(t, direct, best, "a pathway leads one way")

	far.StepsLeft = 0
	far.Pathways = [][2]string{{"p1", "p9"}, {"p9", "p4"}, {"s1", "p1"}}
	_, best, err = aid.Fly(e, far)
	require.NoError(t, err)
	require.Equal(t, 3+2, best.Markers, "three pathways in a row, then three steps: %v", stops(best))
}

// TestStepsAreTheReferees compares the calculator with the referee: with highways
// laid by chance, a ship at each space may fly in one step exactly where the
// calculator says one step, and the ways that follow are as long as it says.
func TestStepsAreTheReferees(t *testing.T) {
	e := houseEdition(t)
	table := open(t, headers(2)+outfitted+"1: collect move\n2: collect move\n1: act\n1: ready\n1: burn\n")
	spaces := e.Spaces()
	source := rand.New(rand.NewPCG(6, 12))
	own := map[string]bool{}
	var state map[string]any
	require.NoError(t, json.Unmarshal(table.State(), &state))
	highways := map[string]any{}
	for len(own) < 25 {
		dot := spaces[16+source.IntN(len(spaces)-16)]
		if !own[dot] {
			own[dot], highways[dot] = true, 1
		}
	}
	state["highways"] = highways
	player := state["players"].([]any)[0].(map[string]any)
	player["cubes"] = 29 - len(own) - 1

	hops := map[string][]string{}
	for _, from := range spaces {
		if own[from] {
			continue
		}
		player["ship"] = from
		for _, place := range e.Planets() {
			planet := state["planets"].(map[string]any)[place].(map[string]any)
			planet["consumer"], planet["explored"] = nil, place[0] == 's'
		}
		position, err := json.Marshal(state)
		require.NoError(t, err)
		require.NoError(t, table.Agree(position), from)
		for _, act := range table.Legal(nil) {
			var to string
			if _, err := fmt.Sscanf(table.Notation(act), "step %s", &to); err == nil {
				hops[from] = append(hops[from], to)
			}
		}
	}
	for _, from := range []string{"s1", "p6", "p11", "s3"} {
		steps := map[string]int{from: 0}
		for queue := []string{from}; len(queue) > 0; queue = queue[1:] {
			for _, to := range hops[queue[0]] {
				if _, known := steps[to]; !known {
					steps[to] = steps[queue[0]] + 1
					queue = append(queue, to)
				}
			}
		}
		require.Len(t, steps, len(spaces)-len(own))
		for to, n := range steps {
			direct, _, err := aid.Fly(e, aid.Flight{From: from, To: to, Own: own})
			require.NoError(t, err)
			require.Equal(t, n, direct.Steps, "%s to %s", from, to)
			require.Len(t, direct.Way, n)
			at := from
			for _, stop := range direct.Way {
				require.Contains(t, hops[at], stop.Space)
				at = stop.Space
			}
		}
	}
}

// TestFlightOfAPosition asks for the ship of a seat as it stands.
func TestFlightOfAPosition(t *testing.T) {
	table := open(t, headers(2)+outfitted+
		"1: collect move\n2: collect move\n1: act\n1: highway s1-p1-1\n1: entrance s2\n1: exit p9\n1: burn\n1: step s1-p1-2\n")
	view, ok := duckdealer.Look(table)
	require.True(t, ok)
	require.Equal(t, duckdealer.StepAction, view.Step)
	require.Equal(t, 1, view.Turns)

	f := aid.FlightOf(view, 1, "p9", false)
	require.Equal(t, "s1-p1-2", f.From)
	require.Equal(t, 7, f.StepsLeft)
	require.True(t, f.Own["s1-p1-1"])
	require.Equal(t, [][2]string{{"s2", "p9"}}, f.Pathways)
	require.Len(t, aid.FlightOf(view, 1, "p9", true).Pathways, 2)

	f = aid.FlightOf(view, 2, "p9", false)
	require.Equal(t, "s5", f.From)
	require.Zero(t, f.StepsLeft)
	require.False(t, f.Own["s1-p1-1"])
	require.Equal(t, duckdealer.Scout, f.Class)
}

// TestCollects holds the table of section 11.4: when a collecting turn lacks markers.
func TestCollects(t *testing.T) {
	for _, c := range []struct {
		stock, crew map[string]int
		always      bool
		choices     []string
	}{
		{map[string]int{"move": 1, "build": 20, "trade": 20}, map[string]int{"move": 1}, false, []string{"move"}},
		{map[string]int{"move": 1, "build": 20, "trade": 20}, map[string]int{"move": 2}, true, []string{"move", "build", "trade"}},
		{map[string]int{"build": 20, "trade": 20}, nil, false, []string{"move"}},
		{map[string]int{"move": 2, "build": 1, "trade": 1}, map[string]int{"move": 1, "build": 1}, false, []string{"build"}},
	} {
		always, choices := aid.Collects(c.stock, c.crew)
		require.Equal(t, c.always, always, "%v", c)
		require.Equal(t, c.choices, choices, "%v", c)
	}
}

// TestClosest holds rule DD-1.1: the birth date closest to 24 November 1967,
// before or after it.
func TestClosest(t *testing.T) {
	day := func(year int, month time.Month, day int) time.Time {
		return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
	}
	require.Equal(t, 0, aid.DaysFromTheDay(day(1967, 11, 24)))
	require.Equal(t, 366, aid.DaysFromTheDay(day(1968, 11, 24)), "1968 has a 29 February")
	require.Equal(t, []int{1}, aid.Closest([]time.Time{day(1990, 1, 1), day(1960, 1, 1), day(2001, 5, 5)}))
	require.Equal(t, []int{0, 2}, aid.Closest([]time.Time{day(1967, 11, 20), day(1967, 11, 29), day(1967, 11, 28)}))
	require.Nil(t, aid.Closest(nil))
}

func TestReadDay(t *testing.T) {
	for text, want := range map[string]string{
		"24.11.1967": "1967-11-24", "3 5 2001": "2001-05-03", " 1999-02-28 ": "1999-02-28", "29/2/2004": "2004-02-29",
		"29.2.2003": "", "31.4.2001": "", "0.1.2001": "", "1.13.2001": "", "1.1.67": "", "1.1": "", "": "", "next week": "",
		"1.1.0000": "", "9999999999999999999.1.2001": "",
	} {
		day, ok := aid.ReadDay(text)
		require.Equal(t, want != "", ok, "%q: %v", text, day)
		if ok {
			require.Equal(t, want, day.Format(time.DateOnly))
		}
	}
}

// BenchmarkFly asks the route calculator across the map, with two pathways.
func BenchmarkFly(b *testing.B) {
	e, err := duckdealer.ReadEdition(nil)
	if err != nil {
		b.Fatal(err)
	}
	f := aid.Flight{From: "s1", To: "s3", Pathways: [][2]string{{"s2", "p9"}, {"p1", "p4"}}}
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := aid.Fly(e, f); err != nil {
			b.Fatal(err)
		}
	}
}

func TestMarkers(t *testing.T) {
	for score, want := range map[int][2]int{0: {0, 0}, 1: {1, 0}, 100: {100, 0}, 101: {1, 1}, 200: {100, 1}, 345: {45, 3}} {
		space, rounds := aid.MarkerAt(score)
		require.Equal(t, want, [2]int{space, rounds}, score)
	}
}
