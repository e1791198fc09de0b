package board

import (
	"math/rand/v2"
	"testing"

	"tablekeeper/screens/widgets/parts"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
)

func near(t *testing.T, want, got fyne.Position, message ...any) {
	t.Helper()
	require.InDelta(t, want.X, got.X, 0.1, message...)
	require.InDelta(t, want.Y, got.Y, 0.1, message...)
}

// wide is a board of 20 by 10 units in a window of 400 by 300.
func wide() view {
	return newView(fyne.NewPos(-5, 0), fyne.NewPos(15, 10), 10, fyne.NewSize(400, 300))
}

func TestAllOfABoardIsSeenAtFirst(t *testing.T) {
	v := wide()
	require.Equal(t, fyne.NewSize(400, 300), v.field())
	require.InDelta(t, 19, v.scale(), 0.01, "380 pixels for 20 units")
	near(t, fyne.NewPos(10, 55), v.pixels(v.least))
	near(t, fyne.NewPos(390, 245), v.pixels(v.most))
	near(t, fyne.Position{}, v.offset())
}

func TestZoomKeepsWhatLiesUnderThePointer(t *testing.T) {
	v, pointer := wide(), fyne.NewPos(200, 150)
	before := v.units(pointer.Subtract(v.offset()))
	zoomed := v.zoomed(2, pointer)
	near(t, before, zoomed.units(pointer.Subtract(zoomed.offset())))
	require.InDelta(t, 2*v.scale(), zoomed.scale(), 0.01)
	require.Equal(t, v, zoomed.zoomed(0.5, pointer), "and back again")
}

func TestZoomHasEnds(t *testing.T) {
	v := wide()
	require.InDelta(t, mostZoom, v.zoomed(99, fyne.NewPos(1, 1)).zoom, 0.001)
	require.InDelta(t, leastZoom, v.zoomed(0.001, fyne.NewPos(1, 1)).zoom, 0.001)
}

func TestABoardCannotBeLost(t *testing.T) {
	v := wide().zoomed(3, fyne.NewPos(200, 150))
	far := v.panned(5000, 5000)
	near(t, fyne.Position{}, far.offset(), "its left upper corner is as far as it goes")
	near(t, fyne.NewPos(-7, -3), far.panned(-7, -3).offset(), "and the way back is not longer than the way that was seen")
	end := v.panned(-5000, -5000)
	field := v.field()
	near(t, fyne.NewPos(400-field.Width, 300-field.Height), end.offset())
	require.Equal(t, wide(), wide().panned(80, 80), "all of it is seen: there is nothing to move")
}

func TestTurningTheDeviceKeepsTheMiddle(t *testing.T) {
	v := wide().zoomed(2.5, fyne.NewPos(300, 200))
	middle := v.middle
	turned := v.resized(fyne.NewSize(300, 500))
	require.Equal(t, middle, turned.middle)
	require.InDelta(t, v.zoom, turned.zoom, 0.001)
	require.Equal(t, v, turned.resized(fyne.NewSize(400, 300)))
}

// TestViewsAreSound walks at random through views: the field never leaves an edge of the window bare.
func TestViewsAreSound(t *testing.T) {
	seed := rand.Uint64()
	dice := rand.New(rand.NewPCG(seed, 1))
	v := wide()
	for step := range 2000 {
		at := fyne.NewPos(dice.Float32()*400, dice.Float32()*300)
		switch dice.IntN(4) {
		case 0:
			v = v.zoomed(0.5+dice.Float32()*1.5, at)
		case 1:
			v = v.panned(dice.Float32()*200-100, dice.Float32()*200-100)
		case 2:
			v = v.resized(fyne.NewSize(60+dice.Float32()*900, 60+dice.Float32()*900))
		case 3:
			v = v.reveal(fyne.NewPos(dice.Float32()*20-5, dice.Float32()*10), 24)
		}
		offset, field := v.offset(), v.field()
		require.LessOrEqual(t, offset.X, float32(0), "seed %d, step %d", seed, step)
		require.LessOrEqual(t, offset.Y, float32(0), "seed %d, step %d", seed, step)
		require.GreaterOrEqual(t, offset.X+field.Width, v.window.Width-0.1, "seed %d, step %d", seed, step)
		require.GreaterOrEqual(t, offset.Y+field.Height, v.window.Height-0.1, "seed %d, step %d", seed, step)
		point := fyne.NewPos(3, 4)
		near(t, point, v.units(v.pixels(point)), "seed %d, step %d", seed, step)
	}
}

func TestRevealMovesOnlyAsFarAsNeeded(t *testing.T) {
	v := wide().zoomed(3, fyne.NewPos(200, 150))
	require.Equal(t, v, v.reveal(v.middle, 24), "it is seen already")
	corner := v.reveal(v.least, 24)
	seen := corner.pixels(v.least).Add(corner.offset())
	require.GreaterOrEqual(t, seen.X, float32(0))
	require.GreaterOrEqual(t, seen.Y, float32(0))
}

func TestATapMeansTheNearestPlace(t *testing.T) {
	v := newView(fyne.NewPos(0, 0), fyne.NewPos(38, 38), 10, fyne.NewSize(400, 400)) // 10 pixels a unit
	places := []Place{
		{At: fyne.NewPos(5, 5), Size: 3},
		{At: fyne.NewPos(10, 5), Size: 0.2, Shape: Dot},
		{At: fyne.NewPos(20, 5), Size: 0.2, Shape: Dot},
		{At: fyne.NewPos(21.5, 5), Size: 0.2, Shape: Dot, Target: true},
	}
	at := func(x, y float32) fyne.Position { return v.pixels(fyne.NewPos(x, y)) }
	require.Equal(t, 0, hit(places, v, at(5, 5), 24))
	require.Equal(t, 0, hit(places, v, at(7.5, 5), 24), "inside the circle")
	require.Equal(t, 1, hit(places, v, at(9.5, 5), 24))
	require.Equal(t, 1, hit(places, v, at(10, 7.3), 24), "a dot is drawn 4 pixels wide but can be hit 24 away")
	require.Equal(t, -1, hit(places, v, at(10, 7.5), 24))
	require.Equal(t, 2, hit(places, v, at(19, 5), 24))
	require.Equal(t, 3, hit(places, v, at(20.7, 5), 24), "of two that are about as near, the legal one is meant")
	require.Equal(t, 2, hit(places, v, at(20, 5), 24), "but not where the other one was hit in the middle")
	require.Equal(t, -1, hit(nil, v, at(5, 5), 24))
}

func TestArrowsLeadToTheNeighbour(t *testing.T) {
	var places []Place
	for i := range 25 { // flat hexes, five columns of five
		col, row := i/5, i%5
		places = append(places, Place{At: fyne.NewPos(float32(col)*1.5, float32(row)*1.732+float32(col%2)*0.866), Size: 1})
	}
	require.Equal(t, 13, toward(places, 12, 0, 1))
	require.Equal(t, 11, toward(places, 12, 0, -1))
	require.Contains(t, []int{16, 17}, toward(places, 12, 1, 0))
	require.Contains(t, []int{6, 7}, toward(places, 12, -1, 0))
	require.Equal(t, -1, toward(places, 0, -1, 0))
	require.Equal(t, -1, toward(nil, 0, 1, 0))

	reached := map[int]bool{0: true} // all places can be reached by arrows
	for queue := []int{0}; len(queue) > 0; queue = queue[1:] {
		for _, way := range [][2]float32{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			if next := toward(places, queue[0], way[0], way[1]); next >= 0 && !reached[next] {
				reached[next] = true
				queue = append(queue, next)
			}
		}
	}
	require.Len(t, reached, 25)
}

func TestMarksShrinkToFit(t *testing.T) {
	marks := []Mark{{Seat: 1}, {Seat: 2}, {Seat: 3}, {Seat: 4}}
	rows, side, ok := fitMarks(marks, 100, 100, 30)
	require.True(t, ok)
	require.InDelta(t, 30, side, 0.01)
	require.Len(t, rows, 2, "three of them side by side need 98 pixels")
	_, small, ok := fitMarks(marks, 40, 30, 30)
	require.True(t, ok)
	require.Less(t, small, side)
	_, _, ok = fitMarks(marks, 15, 15, 30)
	require.False(t, ok)
}

func TestLinesThroughAnArea(t *testing.T) {
	a := area{10, 10, 20, 20}
	for _, c := range []struct {
		from, to fyne.Position
		want     bool
	}{
		{fyne.NewPos(0, 15), fyne.NewPos(30, 15), true},
		{fyne.NewPos(0, 0), fyne.NewPos(30, 30), true},
		{fyne.NewPos(12, 12), fyne.NewPos(13, 13), true},
		{fyne.NewPos(0, 15), fyne.NewPos(5, 15), false},
		{fyne.NewPos(0, 21), fyne.NewPos(30, 21), false},
		{fyne.NewPos(0, 25), fyne.NewPos(25, 0), true},
		{fyne.NewPos(0, 40), fyne.NewPos(60, 10), false},
	} {
		require.Equal(t, c.want, a.crosses(c.from, c.to), "%v to %v", c.from, c.to)
	}
}

// TestANameTakesNoFactAway fills a small planet: what it makes is drawn, whatever its name would need.
func TestANameTakesNoFactAway(t *testing.T) {
	made := []Mark{{Icon: parts.IconMetal}, {Icon: parts.IconFood}, {Icon: parts.IconGems}}
	for _, scale := range []float32{18, 20, 24, 30, 40} {
		d := &drawing{scale: scale, body: 18, caption: 14}
		shown := 0
		for _, row := range d.contents(Place{Shape: Circle, Size: 1, Title: "Inti", Marks: made}).rows {
			shown += len(row)
		}
		require.Equal(t, len(made), shown, "at a scale of %v", scale)
	}
	d := &drawing{scale: 20, body: 18, caption: 14}
	require.Equal(t, "Inti", d.contents(Place{Shape: Circle, Size: 1, Title: "Inti"}).title, "a bare planet has room for its name")
}

// TestASmallPlanetShowsAllThatLiesOnIt draws a planet of the smallest map with its three tiles: none is only counted.
func TestASmallPlanetShowsAllThatLiesOnIt(t *testing.T) {
	tiles := []Mark{{Icon: parts.IconMine}, {Icon: parts.IconConsumer, Of: parts.IconFood}, {Icon: parts.IconFactory, Of: parts.IconMetal}}
	for _, scale := range []float32{13, 14, 16, 18} {
		d := &drawing{scale: scale, body: 27, caption: 22}
		shown := 0
		for _, row := range d.contents(Place{Shape: Circle, Size: 1, Title: "p6", Marks: tiles}).rows {
			for _, m := range row {
				require.Empty(t, m.Text, "at a scale of %v", scale)
				shown++
			}
		}
		require.Equal(t, len(tiles), shown, "at a scale of %v", scale)
	}
}

// TestANameGoesInsideWhereItHasNoRoomBeside surrounds a small planet with dots: its name stands over what lies there, and both are
// drawn.
func TestANameGoesInsideWhereItHasNoRoomBeside(t *testing.T) {
	planet := Place{Shape: Circle, Size: 1, Title: "p6", Label: "?", Marks: []Mark{{Icon: parts.IconMine}}}
	d := &drawing{scale: 17, body: 18, caption: 15}
	require.Empty(t, d.contents(planet).title, "beside it, it may be larger")
	in, ok := d.snug(planet)
	require.True(t, ok)
	require.Equal(t, "p6", in.title)
	require.Len(t, in.rows, 1)
	require.Len(t, in.rows[0], 2, "the sign that it is not explored, and the mine")
	d.scale = 10
	_, ok = d.snug(planet)
	require.False(t, ok, "letters that can't be read say nothing")
}

// TestANumberStandsBehindAName draws a named planet of a printed board: its number stands under the name where there is room,
// else behind it on a plate, and takes the room of nothing else.
func TestANumberStandsBehindAName(t *testing.T) {
	named := Place{Shape: Circle, Size: 1, Title: "Bob", Number: "p6"}
	d := &drawing{scale: 40, body: 18, caption: 14}
	require.Equal(t, "p6", d.contents(named).number)
	require.Greater(t, d.contents(named).high, d.contents(Place{Shape: Circle, Size: 1, Title: "Bob"}).high)
	d.scale = 18
	require.Equal(t, "Bob", d.contents(named).title)
	require.Empty(t, d.contents(named).number, "a small planet has room for the name alone")
	require.Greater(t, d.plate("Bob", "p6").Width, d.plate("Bob", "").Width+parts.Measure("p", 10, fyne.TextStyle{}).Width)
	require.Equal(t, "Bob (p6)", named.called())
}
