package atrades_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/atrades"
	"tablekeeper/screens/match"
)

// TestOneRegionAtATimeOnAPhone turns through the regions of a match on a phone.
func TestOneRegionAtATimeOnAPhone(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(atrades.Key, 3, smooth[:toPlace]...)
	b := tb.App.Shown().(*match.Match).Board.(*atrades.GuildBoard)
	require.True(t, tb.Sees("Thunderdome, 1 of 3"), "%q", tb.Labels())
	require.True(t, tb.Sees("Also possible: Vo, Cicili"))
	require.Len(t, b.Sites(), 37+4, "the hexes of one region, and its demand track")
	tb.Tap("The next region")
	require.True(t, tb.Sees("Vo, 2 of 3"))
	require.Len(t, b.Sites(), 37+4)
	tb.Tap("The region before")
	tb.Tap("The region before")
	require.True(t, tb.Sees("Cicili, 3 of 3"))
	tb.Tap("Vo")
	require.True(t, tb.Sees("Vo, 2 of 3"), "the region that is named is shown")
	tb.Enter("2: place cicili r0c1")
	tb.App.Refresh()
	require.True(t, tb.Sees("Cicili, 3 of 3"), "so is the one where something was laid")
}

// TestAllRegionsOnATablet shows them side by side.
func TestAllRegionsOnATablet(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.Play(atrades.Key, 3, smooth[:toPlace]...)
	require.Len(t, tb.App.Shown().(*match.Match).Board.(*atrades.GuildBoard).Sites(), 3*(37+4))
	require.False(t, tb.Sees("The next region"))
	drawn := tb.App.Shown().(*match.Match).Board.Drawing()
	require.LessOrEqual(t, drawn.Size().Height, drawn.HighAt(drawn.Size().Width)+1, "nothing of its panel is empty above or below the regions")
}

// TestATapOnAFarHexGivesTheRuling taps hexes where the tile can't be laid: a city, desert, a hex that is taken, and one that
// the company that grows doesn't reach.
func TestATapOnAFarHexGivesTheRuling(t *testing.T) {
	for _, c := range []struct {
		moves              int
		region, cell, rule string
	}{
		{toPlace, "thunderdome", "r3c3", "AT-4.5"},
		{toPlace, "thunderdome", "r0c0", "AT-4.5"},
		{toPlace, "thunderdome", "r2c2", "AT-4.6"},
		{toGrow, "thunderdome", "r4c4", "AT-10.1"},
		{toGrow, "vo", "r3c3", "AT-10.1"},
	} {
		tb := apptest.New(t, 1024, 768)
		tb.Play(atrades.Key, 3, smooth[:c.moves]...)
		b := tb.App.Shown().(*match.Match).Board.(*atrades.GuildBoard)
		b.Tap(b.SiteOf(c.region, c.cell))
		require.True(t, tb.Has("Not allowed"), "%v: %q", c, tb.Labels())
		require.True(t, tb.Has(c.rule), "%v: %q", c, tb.Labels())
	}
}

// TestHexesAreNamedOnTheMap looks at the names where a tile can be laid.
func TestHexesAreNamedOnTheMap(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(atrades.Key, 3, smooth[:toGrow]...)
	named := map[string]bool{}
	for _, place := range tb.App.Shown().(*match.Match).Board.Drawing().Shown().Places {
		if place.Target && place.Hint != "" {
			named[place.Hint] = true
		}
	}
	require.Equal(t, map[string]bool{"r1c1": true, "r1c2": true, "r3c2": true}, named)
}

// TestGuildsShowWhatTheyBeginWith chooses a guild with one tap; one that is taken leads to its ruling.
func TestGuildsShowWhatTheyBeginWith(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(atrades.Key, 3)
	require.True(t, tb.Sees("Moa Conspiracy. 8 money. Place 3."), "%q", tb.Labels())
	tb.TapOn("Moa Conspiracy")
	require.Equal(t, "Anna: guild moa-conspiracy", apptest.Latest(o))
	tb.TapOn("Moa Conspiracy")
	require.True(t, tb.Has("AT-1.1"), "%q", tb.Labels())
}

// TestCompaniesAreToldByGoodsAndPrice chooses a company, and then a hex that is large enough for a thumb.
func TestCompaniesAreToldByGoodsAndPrice(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.PlayWhole(atrades.Key)
	require.False(t, tb.Sees("As a list"), "there is no board yet")
	tb.Enter(apptest.WholeMoves(t, atrades.Key)[:7]...)
	tb.App.Refresh()
	tb.Verb("Acquire")
	require.True(t, tb.Sees("1 Rations at 1"), "%q", tb.Labels())
	tb.Tap("2")
	require.Equal(t, "Ben: acquire 2", apptest.Latest(o))
	board := tb.App.Shown().(*match.Match).Board.Drawing()
	high := map[string]float32{}
	for _, p := range board.Shown().Places {
		if at, ok := board.Drawn(p.Title); p.Target {
			require.True(t, ok, "%s is out of sight", p.Title)
			high[p.Hint] = at.Y
		}
	}
	require.GreaterOrEqual(t, (high["r2c0"]-high["r1c0"])/1.5*1.68, float32(44), "the width of a hex: %v", high)
}

// TestMatsShowTypeAndPrice looks at the mats on a phone.
func TestMatsShowTypeAndPrice(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(atrades.Key, 3, smooth[:toAuction]...)
	tb.Tap("Players")
	require.True(t, tb.Sees("company 6, Liquids"), "%q", tb.Labels())
	require.True(t, tb.Sees("2 a good"), "%q", tb.Labels())
	require.True(t, tb.Has("On the card 1"), "%q", tb.Labels())
}
