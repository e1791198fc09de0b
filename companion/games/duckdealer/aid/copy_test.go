package aid_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
)

// openCopy sets up a table with what a copy gives.
func openCopy(t *testing.T, own *aid.Copy) string {
	t.Helper()
	head := headers(2)
	lines, _ := own.Usable()
	for _, line := range lines {
		head += "[Box \"" + line.Text + "\"]\n"
	}
	return string(open(t, head).State())
}

// checkCopy makes sure that a copy can be played with, and that its file is read back as it was.
func checkCopy(t *testing.T, own *aid.Copy) {
	t.Helper()
	require.NotEmpty(t, openCopy(t, own))
	mistakes := own.Mistakes()
	for _, m := range mistakes {
		require.NotEmpty(t, m.Why)
		require.NotEmpty(t, m.At)
	}
	again, _, err := aid.ReadCopy(own.File())
	require.NoError(t, err)
	if len(mistakes) == 0 {
		require.Equal(t, string(own.File()), string(again.File()))
	}
}

// madeUp counts the values that the app made up.
func madeUp(own *aid.Copy) (n int) {
	own.Each(func(at rules.Path) {
		if own.Source(at) == duckdealer.MadeUp {
			n++
		}
	})
	return n
}

func TestHouseCopy(t *testing.T) {
	own := aid.HouseCopy()
	require.Empty(t, own.Mistakes())
	lines, _ := own.Usable()
	require.Nil(t, lines, "the house box needs no headers")
	require.Equal(t, strings.Count(string(own.File()), "@house"), madeUp(own))
	fromCopy, err := openBox(t, headers(2), string(own.File()))
	require.NoError(t, err)
	require.Equal(t, string(open(t, headers(2)).State()), string(fromCopy.State()))
}

// TestFilesStayTheSame writes what was written before boxes were described.
func TestFilesStayTheSame(t *testing.T) {
	c := aid.HouseCopy()
	same := func(name string) {
		before, err := os.ReadFile("testdata/" + name)
		require.NoError(t, err)
		require.Equal(t, string(before), string(c.File()))
	}
	same("house.box")
	put := func(way string, value any) {
		if at := rules.Path(strings.Split(way, "/")); !c.Set(at, value) {
			c.Put(at, value)
		}
	}
	place := func(name, part string) string {
		return strings.TrimPrefix((rules.Path{"places"}).Item(c.Place(name)).At(part).Key(), "/")
	}
	put("ship/slots", 12)
	put("factories/0/recipe", rules.List{"phone-boxes", "science"})
	put("factories/0/count", 3)
	put("factories/1/points", 7)
	for _, part := range []string{"recipe", "count", "points"} {
		c.Confirm(rules.Path{"factories", "2", part})
	}
	put("ship/edition", "ours")
	tile := fmt.Sprint("consumers/", c.AddConsumer("science"))
	put(tile+"/wants", "religion")
	put(tile+"/build", rules.List{"science", "r"})
	put("yards/0/sells", rules.List{aid.Sale("merchant"), aid.Sale("cargo-hold")})
	c.AddPlace("far")
	put(place("x1", "place"), "x1")
	c.AddPlace("junction")
	put(place("x2", "place"), "J 1")
	for i, ends := range [][2]string{{"x1", "p1"}, {"j1", "x1"}} {
		at, err := c.AddRoute(ends[0], ends[1])
		require.NoError(t, err)
		put(fmt.Sprintf("routes/%d/dots", at), 4-4*i)
	}
	put(place("p1", "place"), "mars")
	put(place("s1", "called"), "Duckport")
	put(place("mars", "called"), " Gull  Bay")
	put(place("p2", "kind"), "junction")
	c.Remove(rules.Path{"places"}.Item(c.Place("p3")))
	same("edited.box")
}

// TestCopyOfEveryBox reads whole boxes: nothing of them is lost.
func TestCopyOfEveryBox(t *testing.T) {
	files, err := filepath.Glob("../testdata/boxes/*.box")
	require.NoError(t, err)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		own, faults, err := aid.ReadCopy(data)
		require.NoError(t, err)
		require.Empty(t, faults, file)
		checkCopy(t, own)
		table, err := openBox(t, headers(2), string(data))
		require.NoError(t, err)
		require.Equal(t, string(table.State()), openCopy(t, own), file)
		require.Equal(t, strings.Count(string(data), "@house"), madeUp(own), file)
	}
}

// TestHalfAFile fills with house data what a file does not hold.
func TestHalfAFile(t *testing.T) {
	own, faults, err := aid.ReadCopy([]byte("ship | slots 12 @box\n" +
		"factory diet-pills | recipe science @box | count 3 @box | points 7 @box\n"))
	require.NoError(t, err)
	require.NotEmpty(t, faults, "the file by itself is no box")
	require.Empty(t, own.Mistakes())
	require.Contains(t, string(own.File()), "edition my-copy\nship | slots 12 @box\n")
	require.Equal(t, strings.Count(string(aid.HouseCopy().File()), "@house")-2, madeUp(own), "two of the values of the diet pills were made up")
	checkCopy(t, own)
}

// TestEveryMistakeIsNamed makes mistakes in five places and finds each.
func TestEveryMistakeIsNamed(t *testing.T) {
	box := string(duckdealer.HouseBox())
	for _, change := range [][2]string{
		{"ship | slots 9 @inferred", "ship | slots 5 @box"},
		{"recipe blue-paint + plastic-beads", "recipe blue-paint + gold"},
		{"yard y3 |", "yard y2 |"},
		{"planet s5 | start", "planet s5 | far"},
		{"route s1 p1 |", "route s1 s1 |"},
	} {
		require.Equal(t, 1, strings.Count(box, change[0]), change[0])
		box = strings.Replace(box, change[0], change[1], 1)
	}
	_, faults, err := aid.ReadCopy([]byte(box))
	require.NoError(t, err)
	var lines []string
	for _, fault := range faults {
		lines = append(lines, fmt.Sprint(int(fault.Section), " ", fault.Error()))
	}
	require.Equal(t, []string{
		"1 line 10: slots is \"5\"; expected a whole number from 7 to 30",
		"2 line 17: recipe: \"gold\" isn't a good",
		"4 line 43: yard y2 appears twice",
		"6 it has 4 start planets; expected 5",
		"5 it has 11 other mines for 12 far planets",
		"7 line 73: the route leads from s1 to s1 itself",
	}, lines)
}

// TestMistakesHavePlaces makes mistakes in a copy: each is told of the part that is wrong.
func TestMistakesHavePlaces(t *testing.T) {
	for way, wrong := range map[string]any{
		"ship/slots":            31,
		"ship/edition":          "Our box",
		"factories/7/recipe":    rules.List{"science"},
		"factories/7/count":     1000,
		"consumers/1/build":     rules.List{},
		"yards/2/sells":         rules.List{aid.Sale("builder"), aid.Sale("builder")},
		"places/3/called":       strings.Repeat("a", 25),
		"places/3/place":        "s-4",
		"routes/5/dots":         31,
		"mines/0/start":         2,
		"places":                rules.List{},
		"yards/0/sells/0/price": rules.List{"r"},
	} {
		own := aid.HouseCopy()
		at := rules.Path(strings.Split(way, "/"))
		own.Tree = rules.Replaced(own.Tree, at, wrong)
		require.NotEmpty(t, own.Mistakes(), way)
		first := own.Mistakes()[0]
		require.True(t, at.Within(first.At), "%s: %v", way, first)
		lines, _ := own.Usable()
		require.Nil(t, lines, "nobody plays with a mistake")
	}
}

// TestNamesAreKeptWithACopy names places, and reads the copy again: a box file takes the names for comments.
func TestNamesAreKeptWithACopy(t *testing.T) {
	own := aid.HouseCopy()
	call := func(place, name string) {
		require.True(t, own.Set(rules.Path{"places"}.Item(own.Place(place)).At("called"), name))
	}
	call("s1", " Duckport ")
	call("p6", "Gull Bay")
	lines, _ := own.Usable()
	require.Nil(t, lines, "names are nothing that a box prints")
	for _, wrong := range []string{"Gull Bay", "p6", strings.Repeat("a", 25), "a\u0000b"} {
		call("s1", wrong)
		require.Len(t, own.Mistakes(), 1, "%q", wrong)
	}
	call("s1", "Duckport")
	require.Equal(t, "Duckport", own.Called("s1"))
	read, faults, err := aid.ReadCopy(own.File())
	require.NoError(t, err)
	require.Empty(t, faults)
	require.Equal(t, []string{"p6 Gull Bay", "s1 Duckport"}, read.Names())
	require.True(t, read.Set(rules.Path{"places"}.Item(read.Place("p6")).At("place"), "7a"), "the box prints another number")
	require.Equal(t, []string{"7a Gull Bay", "s1 Duckport"}, read.Names())
	require.Empty(t, read.Mistakes())
	read.Set(rules.Path{"places"}.Item(read.Place("7a")).At("place"), "s1")
	require.GreaterOrEqual(t, read.Place("7a"), 0, "another place has that name")
	call("s1", "")
	require.Equal(t, []string{"p6 Gull Bay"}, own.Names())
}

// TestAnyEditsCanBePlayedWith changes a copy at random and holds it after each change.
func TestAnyEditsCanBePlayedWith(t *testing.T) {
	for seed := uint64(1); seed <= 12; seed++ {
		source := rand.New(rand.NewPCG(seed, 7))
		own := aid.HouseCopy()
		for range 40 {
			edit(own, source)
		}
		t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) { checkCopy(t, own) })
	}
}

// edit makes one change by chance.
func edit(own *aid.Copy, source *rand.Rand) {
	places, _ := own.Get(rules.Path{"places"}).(rules.List)
	place := func() string { return own.Text(rules.Path{"places"}.Item(source.IntN(len(places))).At("place")) }
	switch source.IntN(8) {
	case 0:
		own.ClearMap()
	case 1:
		own.AddPlace([]string{"start", "far", "junction"}[source.IntN(3)])
	case 2:
		if len(places) > 1 {
			_, _ = own.AddRoute(place(), place())
		}
	case 3:
		if len(places) > 5 {
			own.Remove(rules.Path{"places"}.Item(source.IntN(len(places))))
		}
	case 4:
		own.AddConsumer(duckdealer.ProductWords().Word(5 + source.IntN(12)))
	case 5:
		own.Set(rules.Path{"consumers"}.Item(source.IntN(12)).At("wants"), duckdealer.ProductWords().Word(5+source.IntN(12)))
	default:
		var at []rules.Path
		own.Each(func(p rules.Path) { at = append(at, p) })
		p := at[source.IntN(len(at))]
		if f, _ := own.Field.At(p); f.Kind == rules.CountField {
			own.Put(p, source.IntN(20))
		} else {
			own.Confirm(p)
		}
	}
}
