package aid_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// withData opens a table of two with Setup headers.
func withData(values ...string) (rules.Table, error) {
	transcript, err := rules.ReadTranscript([]byte(conformance.Headers("atrades", []string{"Anna", "Ben"})))
	if err != nil {
		return nil, err
	}
	for _, value := range values {
		transcript.Add("Setup", value)
	}
	return atrades.Game().Open(transcript, nil)
}

// spoiled is the default data file with one piece of text in place of another.
func spoiled(tb testing.TB, old, new string) string {
	tb.Helper()
	before := string(atrades.DefaultData())
	after := strings.Replace(before, old, new, 1)
	require.NotEqual(tb, before, after, old)
	return after
}

func TestCopy(t *testing.T) {
	c := aid.PrintedCopy()
	headers, err := c.Headers()
	require.NoError(t, err)
	require.Empty(t, headers, "as published")
	price := rules.Path{atrades.KeyTypes, "0", "price"}
	require.Equal(t, "ruling", c.Source(price))
	c.Put(price, 4)
	require.Equal(t, "printed", c.Source(price), "the owner has read it off")
	c.Put(rules.Path{atrades.KeyGuilds, "1", "boxes", "companies"}, 9)
	c.Put(rules.Path{atrades.KeyChart, "rows", "0", "1"}, 12)
	require.Equal(t, 4, c.Draft.Number(price))
	for _, section := range []string{atrades.KeyGuilds, atrades.KeyTypes, atrades.KeyCards} {
		at := c.Add(section)
		require.Len(t, c.Draft.Get(rules.Path{section}), at+1)
		require.Empty(t, c.Mistakes(), section)
	}
	at := c.Add(atrades.KeyMaps)
	require.Len(t, c.Mistakes(), 1, "all desert")
	c.Paint(at, "r0c0", aid.Habitable)
	require.Empty(t, c.Mistakes())
	c.Remove(rules.Path{atrades.KeyGuilds, "0"})
	require.Equal(t, "pioneers", c.Draft.Text(rules.Path{atrades.KeyGuilds, "0", "id"}))

	back, err := aid.ReadCopy(c.File())
	require.NoError(t, err)
	require.Equal(t, string(c.File()), string(back.File()))
	headers, err = back.Headers()
	require.NoError(t, err)
	table, err := withData(headers...)
	require.NoError(t, err)
	require.Contains(t, string(table.State()), `"supply":[1,2,3,4,5,6,7,8,9,19]`, "with a company of the new type")
}

// TestFilesStayTheSame writes what was written before copies were described.
func TestFilesStayTheSame(t *testing.T) {
	c := aid.PrintedCopy()
	same := func(name string) {
		before, err := os.ReadFile("testdata/" + name)
		require.NoError(t, err)
		require.Equal(t, string(before), string(c.File()))
	}
	same("printed.json")
	c.Put(rules.Path{atrades.KeyTypes, "0", "price"}, 4)
	c.Put(rules.Path{atrades.KeyTypes, "1", rules.StatusKey, "price"}, "rulebook")
	c.Put(rules.Path{atrades.KeyGuilds, "1", "boxes", "companies"}, 9)
	c.Put(rules.Path{atrades.KeyChart, "rows", "0", "1"}, 12)
	c.Add(atrades.KeyGuilds)
	c.Add(atrades.KeyTypes)
	c.Add(atrades.KeyCards)
	at := c.Add(atrades.KeyMaps)
	c.Put(rules.Path{atrades.KeyCards, "0", "name"}, "Wells <dry> & deep")
	c.Paint(at, "r0c0", aid.Habitable)
	c.Paint(at, "r3c3", aid.City)
	c.Join(at, "r0c0", "r3c3")
	c.Paint(0, "r1c2", aid.Desert)
	c.Paint(0, "r4c2", aid.Habitable)
	c.Remove(rules.Path{atrades.KeyGuilds, "0"})
	same("edited.json")
}

func TestNoCopies(t *testing.T) {
	for text, why := range map[string]string{
		"":              "isn't JSON",
		"[]":            "isn't a JSON object",
		`{"guilds":[]}`: `the key "cubes" is missing`,
		spoiled(t, `"cubes": {`, `"cubes": [], "x": {`): "data.cubes: expected an object",
	} {
		_, err := aid.ReadCopy([]byte(text))
		require.ErrorContains(t, err, why)
	}
	c, err := aid.ReadCopy([]byte(spoiled(t, `"money": 6`, `"money": -6`)))
	require.NoError(t, err, "a file with mistakes can be put right")
	require.Len(t, c.Mistakes(), 1)
	_, err = c.Headers()
	require.Error(t, err)
}

func TestPainting(t *testing.T) {
	c := aid.PrintedCopy()
	require.Equal(t, byte(aid.City), c.CellSign(0, "r4c2"))
	require.Equal(t, [][2]string{{"r1c2", "r2c5"}, {"r1c2", "r3c3"}, {"r4c3", "r4c5"}}, c.MapLinks(0))
	c.Paint(0, "r1c2", aid.Desert)
	require.Equal(t, [][2]string{{"r4c3", "r4c5"}}, c.MapLinks(0), "desert takes its lines along")
	c.Paint(0, "r4c2", aid.Habitable)
	require.Nil(t, c.Draft.Get(rules.Path{atrades.KeyMaps, "0", "cities", "r4c2"}))
	c.Paint(0, "r0c0", aid.City)
	require.Equal(t, 2, c.Draft.Number(rules.Path{atrades.KeyMaps, "0", "cities", "r0c0"}))
	c.Join(0, "r0c0", "r4c2")
	require.Contains(t, c.MapLinks(0), [2]string{"r0c0", "r4c2"})
	c.Join(0, "r0c0", "r4c2")
	require.NotContains(t, c.MapLinks(0), [2]string{"r0c0", "r4c2"})
	c.Join(0, "r0c0", "r6c3")
	require.Len(t, c.MapLinks(0), 1, "no line leads into the desert")
	require.Empty(t, c.Mistakes())
	source := rand.New(rand.NewPCG(5, 5))
	signs := []byte{aid.Desert, aid.Habitable, aid.City}
	c.Paint(2, "r0c0", aid.Habitable)
	for range 600 {
		cells := c.MapCells(2)
		a, b := cells[1+source.IntN(36)].Word, cells[1+source.IntN(36)].Word
		if source.IntN(3) == 0 {
			c.Join(2, a, b)
		} else {
			c.Paint(2, a, signs[source.IntN(3)])
		}
		require.Empty(t, c.Mistakes(), "painting never makes a map that can't be played")
	}
}

// TestACopyIsPlayed plays whole games with components of the owner's own.
func TestACopyIsPlayed(t *testing.T) {
	c := aid.PrintedCopy()
	for i := range c.Draft.Get(rules.Path{atrades.KeyTypes}).(rules.List) {
		c.Put(rules.Path{atrades.KeyTypes}.Item(i).At("price"), 1+i)
	}
	at := c.Add(atrades.KeyMaps)
	for _, word := range []string{"r3c3", "r3c4", "r2c3", "r2c2", "r4c3"} {
		c.Paint(at, word, aid.Habitable)
	}
	c.Paint(at, "r3c2", aid.City)
	c.Add(atrades.KeyCards)
	headers, err := c.Headers()
	require.NoError(t, err)
	for seed := uint64(1); seed <= 3; seed++ {
		table, err := withData(headers...)
		require.NoError(t, err)
		source := rand.New(rand.NewPCG(seed, 3))
		require.Nil(t, rules.PlayRandomly(table, source.IntN, 5000, func(rules.Act) {}))
		require.True(t, table.Over())
	}
}
