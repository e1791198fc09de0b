package aid_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/atrades/aid"
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
	require.Equal(t, "ruling", c.Status(aid.Types, 0, "price"))
	c.Set(aid.Types, 0, 4, "price")
	require.Equal(t, "printed", c.Status(aid.Types, 0, "price"), "the owner has read it off")
	c.SetStatus(aid.Types, 0, "price", aid.FromRuling)
	c.Set(aid.Guilds, 1, 9, "boxes", "companies")
	c.Set(aid.GovChart, 0, 12, "rows", "0", "1")
	require.Equal(t, 4, c.Number(aid.Types, 0, "price"))
	require.Equal(t, []int{6, 7, 8, 9}, c.Numbers(aid.Types, 1, "initiatives"))
	for _, section := range []string{aid.Guilds, aid.Types, aid.Cards} {
		at := c.Add(section)
		require.Equal(t, c.Count(section)-1, at)
		require.Empty(t, c.Mistakes(), section)
	}
	at := c.Add(aid.Maps)
	require.Len(t, c.Mistakes(), 1, "all desert")
	c.Paint(at, "r0c0", aid.Habitable)
	require.Empty(t, c.Mistakes())
	c.Remove(aid.Guilds, 0)
	require.Equal(t, "pioneers", c.Text(aid.Guilds, 0, "id"))

	back, err := aid.ReadCopy(c.File())
	require.NoError(t, err)
	require.Equal(t, string(c.File()), string(back.File()))
	headers, err = back.Headers()
	require.NoError(t, err)
	table, err := withData(headers...)
	require.NoError(t, err)
	require.Contains(t, string(table.State()), `"supply":[1,2,3,4,5,6,7,8,9,19]`, "with a company of the new type")
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
	require.Nil(t, c.Get(aid.Maps, 0, "cities", "r4c2"))
	c.Paint(0, "r0c0", aid.City)
	require.Equal(t, 2, c.Number(aid.Maps, 0, "cities", "r0c0"))
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
	for i := range c.Count(aid.Types) {
		c.Set(aid.Types, i, 1+i, "price")
	}
	at := c.Add(aid.Maps)
	for _, word := range []string{"r3c3", "r3c4", "r2c3", "r2c2", "r4c3"} {
		c.Paint(at, word, aid.Habitable)
	}
	c.Paint(at, "r3c2", aid.City)
	c.Add(aid.Cards)
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
