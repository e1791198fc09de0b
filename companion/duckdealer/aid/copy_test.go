package aid_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
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

// checkCopy makes sure that a copy can be played with, and that what is kept of it
// is read back as it was.
func checkCopy(t *testing.T, own *aid.Copy) {
	t.Helper()
	require.NotEmpty(t, openCopy(t, own))
	again, err := aid.RestoreCopy([]byte(own.Text()))
	require.NoError(t, err)
	require.Equal(t, own.Text(), again.Text())
	for _, m := range own.Mistakes() {
		require.NotEmpty(t, m.Text)
		require.NotZero(t, m.Section)
		require.Less(t, m.Entry, len(own.Entries))
	}
}

func TestHouseCopy(t *testing.T) {
	own := aid.HouseCopy()
	require.False(t, own.Begun())
	require.Empty(t, own.Mistakes())
	lines, house := own.Usable()
	require.Nil(t, lines, "the house box needs no headers")
	require.Empty(t, house)
	invented := 0
	for _, section := range duckdealer.Sections() {
		n, all := own.Count(section)
		require.NotZero(t, all)
		invented += n
	}
	require.Equal(t, strings.Count(own.Text(), "@house"), invented)

	fromCopy, err := openBox(t, headers(2), own.Text())
	require.NoError(t, err)
	require.Equal(t, string(open(t, headers(2)).State()), string(fromCopy.State()))
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
		require.Equal(t, strings.Count(string(data), "@house"), strings.Count(own.Text(), "@house"), file)
	}
}

// TestHalfAFile fills with house data what a file does not hold.
func TestHalfAFile(t *testing.T) {
	own, faults, err := aid.ReadCopy([]byte("ship | slots 12 @box\n" +
		"factory diet-pills | recipe science @box | count 3 @box | points 7 @box\n"))
	require.NoError(t, err)
	require.NotEmpty(t, faults, "the file by itself is no box")
	require.Empty(t, own.Mistakes())
	house, all := own.Count(duckdealer.FactorySection)
	require.Equal(t, 36, all)
	require.Equal(t, 28-2, house, "two of the values of the diet pills were house data")
	require.Equal(t, "ship | slots 12 @box", own.Entries[0].Text())
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

// TestCopyFromScratch enters the ring box value by value, as somebody does who reads
// it off, and gets that box.
func TestCopyFromScratch(t *testing.T) {
	data, err := os.ReadFile("../testdata/boxes/ring.box")
	require.NoError(t, err)
	want, _, err := aid.ReadCopy(data)
	require.NoError(t, err)

	own := aid.HouseCopy()
	require.NoError(t, own.Rename(want.Edition))
	own.ClearMap()
	for _, i := range slices.Backward(own.In(duckdealer.ConsumerSection)) {
		own.Remove(i)
	}
	require.NotEmpty(t, own.Mistakes())
	_, house := own.Usable()
	require.Contains(t, house, duckdealer.RouteSection, "until there is a map, the house map is used")
	for _, e := range want.Entries {
		switch e.Section {
		case duckdealer.PlanetSection:
			require.NoError(t, own.AddPlace(e.Names[0], e.Values[0].Words[0]))
		case duckdealer.RouteSection:
			require.NoError(t, own.AddRoute(e.Names[0], e.Names[1], e.Values[0].Number()))
		}
	}
	enterRest(t, own, want)
	require.Empty(t, own.Mistakes())
	require.Equal(t, -1, own.Next(0), "nothing is house data any more")
	checkCopy(t, own)
	lines, house := own.Usable()
	require.Empty(t, house)
	require.Equal(t, own.Lines(), lines)
	for _, section := range []duckdealer.Section{duckdealer.FactorySection, duckdealer.MineSection, duckdealer.RouteSection} {
		for k, i := range own.In(section) {
			require.Equal(t, untagged(want.Entries[want.In(section)[k]]), untagged(own.Entries[i]))
		}
	}
}

// enterRest enters what lies beside the board.
func enterRest(t *testing.T, own, want *aid.Copy) {
	t.Helper()
	for _, e := range want.Entries {
		at := slices.IndexFunc(own.Entries, func(o aid.CopyEntry) bool {
			return o.Kind == e.Kind && slices.Equal(o.Names, e.Names)
		})
		switch e.Section {
		case duckdealer.PlanetSection, duckdealer.RouteSection:
			continue
		case duckdealer.ConsumerSection:
			at = own.AddConsumer(e.Values[0].Words[0])
		case duckdealer.YardSection:
			at = own.In(duckdealer.YardSection)[slices.Index(want.In(duckdealer.YardSection), indexOf(want, e))]
			for _, v := range own.Entries[at].Values {
				if v.Name == "sells" && !slices.ContainsFunc(e.Values, func(w aid.CopyValue) bool { return w.Gear == v.Gear }) {
					for _, w := range e.Values {
						if w.Gear != "" {
							_ = own.AddSale(at, w.Gear)
						}
					}
					require.NoError(t, own.RemoveSale(at, v.Gear))
				}
			}
			for _, w := range e.Values {
				if w.Gear != "" {
					_ = own.AddSale(at, w.Gear) // refused where it is sold already
				}
			}
		}
		for _, v := range e.Values {
			k := slices.IndexFunc(own.Entries[at].Values, func(o aid.CopyValue) bool { return o.Name == v.Name && o.Gear == v.Gear })
			require.NoError(t, own.Set(at, k, v.Words...), e.Text())
		}
	}
}

func indexOf(c *aid.Copy, e aid.CopyEntry) int {
	return slices.IndexFunc(c.Entries, func(o aid.CopyEntry) bool { return o.Text() == e.Text() })
}

// untagged is an entry as every owner of the same box would enter it.
func untagged(e aid.CopyEntry) string {
	text := e.Text()
	for _, tag := range []string{"@text", "@review", "@inferred", "@house"} {
		text = strings.ReplaceAll(text, tag, "@box")
	}
	return text
}

// TestEntriesThatAreRefused leaves the copy as it was.
func TestEntriesThatAreRefused(t *testing.T) {
	own := aid.HouseCopy()
	at := func(kind, name string) int {
		return slices.IndexFunc(own.Entries, func(e aid.CopyEntry) bool { return e.Kind == kind && slices.Contains(e.Names, name) })
	}
	for what, err := range map[string]error{
		"itself":     own.Set(at("factory", "science"), 0, "science"),
		"7 to 30":    own.Set(0, 0, "31"),
		"1 to 4":     own.Set(at("factory", "science"), 0),
		"twice":      own.AddSale(at("yard", "y1"), "cargo-hold"),
		"expected":   own.RemoveSale(at("yard", "y1"), "cargo-hold"),
		"already":    own.AddPlace("p1", "far"),
		"small":      own.AddPlace("p-1", "far"),
		"different":  own.AddRoute("p1", "p1", 3),
		"between":    own.AddRoute("p1", "s1", 3),
		"two places": own.AddRoute("p1", "mars", 3),
		"hyphens":    own.Rename("My copy"),
		"a place":    own.RenamePlace(at("planet", "p1"), "p2"),
	} {
		require.ErrorContains(t, err, what)
	}
	own.Edition = aid.HouseCopy().Edition
	require.Equal(t, aid.HouseCopy().Text(), own.Text())
}

func TestMapIsChangedAsAWhole(t *testing.T) {
	own := aid.HouseCopy()
	require.NoError(t, own.RenamePlace(own.Place("p1"), "mars"))
	require.Equal(t, 4, strings.Count(own.Text(), "mars"), "a planet and three routes")
	require.Empty(t, own.Mistakes())
	checkCopy(t, own)
	own.Remove(own.Place("mars"))
	require.NotContains(t, own.Text(), "mars")
	require.Equal(t, "my-copy", own.Edition)
	require.NoError(t, own.SetKind(own.Place("p2"), "junction"))
	require.Contains(t, own.Text(), "\njunction p2 @box\n")
	checkCopy(t, own)
	tile := own.AddConsumer("science")
	require.Equal(t, []string{"science-2"}, own.Entries[tile].Names)
	require.NoError(t, own.Set(tile, 0, "religion"))
	require.Equal(t, []string{"religion-2"}, own.Entries[tile].Names, "a tile is called after what it takes")
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

// edit makes one change by chance; some are refused.
func edit(own *aid.Copy, source *rand.Rand) {
	entry := source.IntN(len(own.Entries))
	goods := duckdealer.GoodWords()
	first, last := goods.Range()
	good := func() string { return goods.Word(first + source.IntN(last-first+1)) }
	value := source.IntN(len(own.Entries[entry].Values))
	switch source.IntN(12) {
	case 0:
		own.ClearMap()
	case 1, 2:
		_ = own.AddPlace(fmt.Sprint("x", source.IntN(30)), aid.PlaceKinds()[source.IntN(3)])
	case 3:
		own.Confirm(entry)
	case 4:
		if own.CanRemove(entry) && len(own.Entries) > 30 {
			own.Remove(entry)
		}
	case 5:
		own.AddConsumer(duckdealer.ProductWords().Word(5 + source.IntN(12)))
	case 6, 7:
		if places := own.In(duckdealer.PlanetSection); len(places) > 1 {
			a, b := places[source.IntN(len(places))], places[source.IntN(len(places))]
			_ = own.AddRoute(own.Entries[a].Names[0], own.Entries[b].Names[0], source.IntN(31))
		}
	case 8:
		_ = own.Set(entry, value, good())
	case 9:
		_ = own.Set(entry, value, good(), aid.AnyGood, good())
	default:
		_ = own.Set(entry, value, fmt.Sprint(source.IntN(20)))
	}
}
