package boxmap_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/kits/boxmap"
)

// book is the folder of the rulebook, with its boxes.
const book = "../../../companion/games/duckdealer/"

// houseBox is the box that the game comes with.
func houseBox(tb testing.TB) string {
	tb.Helper()
	data, err := os.ReadFile(book + "house-1.box")
	require.NoError(tb, err)
	return string(data)
}

// edition reads a box.
func edition(tb testing.TB, box string) *duckdealer.Edition {
	tb.Helper()
	lines, err := rules.ReadLines([]byte(box))
	require.NoError(tb, err)
	e, err := duckdealer.ReadEdition(lines)
	require.NoError(tb, err, box)
	return e
}

// mapBox is the house box with another map: the first five ends are start planets, the next eleven far ones, the others
// junctions; routes are pairs of ends with their dots.
func mapBox(tb testing.TB, ends int, routes [][3]int) string {
	var lines []string
	for line := range strings.Lines(houseBox(tb)) {
		if !strings.HasPrefix(line, "planet ") && !strings.HasPrefix(line, "route ") {
			lines = append(lines, line)
		}
	}
	for i := range ends {
		switch {
		case i < 5:
			lines = append(lines, fmt.Sprintf("planet e%d | start @box\n", i))
		case i < 16:
			lines = append(lines, fmt.Sprintf("planet e%d | far @box\n", i))
		default:
			lines = append(lines, fmt.Sprintf("junction e%d @box\n", i))
		}
	}
	for _, r := range routes {
		lines = append(lines, fmt.Sprintf("route e%d e%d | dots %d @box\n", r[0], r[1], r[2]))
	}
	return strings.Join(lines, "")
}

// drawn is a plan as lines between the spots of places.
type drawn struct {
	plan   boxmap.Plan
	routes []duckdealer.Route
	at     map[string]boxmap.Spot
	places []duckdealer.Place
}

func draw(e *duckdealer.Edition) drawn {
	d := drawn{plan: boxmap.New(e, boxmap.Wide), routes: e.Routes(), at: map[string]boxmap.Spot{}, places: e.Places()}
	for i, name := range e.Spaces() {
		d.at[name] = d.plan.Spots[i]
	}
	return d
}

// crossings counts pairs of routes that cross.
func (d drawn) crossings() int {
	turn := func(a, b, c boxmap.Spot) bool { return (b.X-a.X)*(c.Y-a.Y)-(b.Y-a.Y)*(c.X-a.X) > 0 }
	n := 0
	for i, r := range d.routes {
		a, b := d.at[r.From], d.at[r.To]
		for _, o := range d.routes[:i] {
			if r.From == o.From || r.From == o.To || r.To == o.From || r.To == o.To {
				continue
			}
			c, e := d.at[o.From], d.at[o.To]
			if turn(a, b, c) != turn(a, b, e) && turn(c, e, a) != turn(c, e, b) {
				n++
			}
		}
	}
	return n
}

// boxes are all maps at hand.
func boxes(tb testing.TB) map[string]string {
	all := map[string]string{"house": houseBox(tb)}
	files, err := filepath.Glob(book + "testdata/boxes/*.box")
	require.NoError(tb, err)
	require.NotEmpty(tb, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(tb, err)
		all[strings.TrimSuffix(filepath.Base(file), ".box")] = string(text)
	}
	return all
}

func TestRoutesDoNotCrossWithoutNeed(t *testing.T) {
	// Two of the maps hold three places that are joined with each of three others: these can't be drawn without a crossing.
	for name, least := range map[string]int{"house": 0, "maze": 0, "ring": 1, "long": 1} {
		require.Equal(t, least, draw(edition(t, boxes(t)[name])).crossings(), name)
	}
}

func TestStrewnMapsAreDrawnWithoutCrossings(t *testing.T) {
	crossed := []uint64{}
	for seed := range uint64(25) {
		dice := rand.New(rand.NewPCG(seed, 7))
		d := draw(edition(t, planarBox(t, dice, 12+dice.IntN(13))))
		if d.crossings() > 0 {
			crossed = append(crossed, seed)
		}
		d.sound(t, fmt.Sprintf("seed %d", seed))
	}
	require.LessOrEqual(t, len(crossed), 1, "seeds %v", crossed)
}

func TestPlansAreSound(t *testing.T) {
	for name, box := range boxes(t) {
		d := draw(edition(t, box))
		d.sound(t, name)
		require.Equal(t, d.plan, boxmap.New(edition(t, box), boxmap.Wide), "%s: a plan that is known is the same", name)
		boxmap.Forget()
		require.Equal(t, d.plan, boxmap.New(edition(t, box), boxmap.Wide), "%s: the same map, the same plan", name)
	}
	few := draw(edition(t, mapBox(t, 6, [][3]int{{0, 1, 0}, {1, 2, 30}, {2, 3, 0}, {3, 4, 1}, {4, 5, 0}})))
	few.sound(t, "a line")
}

func TestPlanDependsOnTheMapAlone(t *testing.T) {
	house := houseBox(t)
	other := strings.Replace(house, "ship | slots 9 @inferred", "ship | slots 12 @box", 1)
	require.NotEqual(t, house, other)
	first := boxmap.New(edition(t, house), boxmap.Wide)
	boxmap.Forget()
	require.Equal(t, first, boxmap.New(edition(t, other), boxmap.Wide))
}

// sound checks that everything has its room.
func (d drawn) sound(t *testing.T, name string) {
	t.Helper()
	p := d.plan
	require.Positive(t, p.Planet, name)
	require.Positive(t, p.Dot, name)
	for space, at := range d.at {
		require.False(t, math.IsNaN(at.X+at.Y), "%s: %s", name, space)
		require.True(t, at.X >= 0 && at.Y >= 0 && at.X <= p.Width && at.Y <= p.Height, "%s: %s at %v", name, space, at)
	}
	for i, a := range d.places {
		for _, b := range d.places[:i] {
			require.GreaterOrEqual(t, apart(d.at[a.Name], d.at[b.Name]), 2*p.Planet, "%s: %s and %s", name, a.Name, b.Name)
		}
	}
	for _, r := range d.routes {
		spaces := append(append([]string{r.From}, r.Dots...), r.To)
		for i := 2; i < len(spaces)-2; i++ {
			before, after := apart(d.at[spaces[i-1]], d.at[spaces[i]]), apart(d.at[spaces[i]], d.at[spaces[i+1]])
			require.InDelta(t, before, after, 1e-6, "%s: the dots of %s", name, spaces[i])
			require.Greater(t, before, 2*p.Dot, "%s: %s", name, spaces[i])
		}
	}
}

func apart(a, b boxmap.Spot) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// planarBox is a map that can be drawn without crossings: points strewn on a sheet, joined as long as nothing crosses.
func planarBox(tb testing.TB, dice *rand.Rand, ends int) string {
	at := make([]boxmap.Spot, ends)
	for i := range at {
		at[i] = boxmap.Spot{X: dice.Float64(), Y: dice.Float64()}
	}
	d := drawn{at: map[string]boxmap.Spot{}}
	var routes [][3]int
	joined := make([]int, ends)
	for i := range joined {
		joined[i] = i
	}
	try := func(a, b int) {
		for _, r := range routes {
			if r[0] == a && r[1] == b || r[0] == b && r[1] == a {
				return
			}
		}
		name := func(i int) string { return fmt.Sprint(i) }
		d.at[name(a)], d.at[name(b)] = at[a], at[b]
		before := len(d.routes)
		d.routes = append(d.routes, duckdealer.Route{From: name(a), To: name(b)})
		if d.crossings() > 0 {
			d.routes = d.routes[:before]
			return
		}
		dots := int(math.Hypot(at[a].X-at[b].X, at[a].Y-at[b].Y) * 12)
		routes = append(routes, [3]int{a, b, dots})
		from, to := joined[a], joined[b]
		for i := range joined {
			if joined[i] == from {
				joined[i] = to
			}
		}
	}
	one := func() bool {
		for _, j := range joined {
			if j != joined[0] {
				return false
			}
		}
		return true
	}
	for try0 := 0; !one() || try0 < ends*3; try0++ {
		a, b := dice.IntN(ends), dice.IntN(ends)
		near := math.Hypot(at[a].X-at[b].X, at[a].Y-at[b].Y)
		if a != b && (near < 0.45 || try0 > 4000) {
			try(a, b)
		}
		require.Less(tb, try0, 100000)
	}
	return mapBox(tb, ends, routes)
}

func BenchmarkPlan(b *testing.B) {
	e := edition(b, houseBox(b))
	for b.Loop() {
		boxmap.Forget()
		boxmap.New(e, boxmap.Wide)
	}
}
