package atrades_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/matches/match"
)

// felt is the felt of the match that is shown.
func felt(tb *apptest.Table) *atrades.GuildBoard {
	return tb.App.Shown().(*match.Match).Felt.(*atrades.GuildBoard)
}

// TestOneRegionFillsAPhoneWhereATileIsLaid turns to the other regions by their keys; before and after it all are seen.
func TestOneRegionFillsAPhoneWhereATileIsLaid(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(atrades.Key, 3, smooth[:toAction]...)
	require.Len(t, felt(tb).Sites(), 3*(37+1), "the hexes of all regions, and their names")
	tb.Play(atrades.Key, 3, smooth[:toPlace]...)
	require.Len(t, felt(tb).Sites(), 37, "the hexes of one region")
	require.True(t, tb.Has("Thunderdome. Demand now 1, then 3"), "%q", tb.Labels())
	require.True(t, tb.Sees("Vo. 8 free"), "%q", tb.Labels())
	tb.TapOn("Cicili.")
	require.True(t, tb.Has("Cicili. Demand now 0, then 1"), "%q", tb.Labels())
	require.True(t, tb.Sees("Thunderdome. 12 free"), "%q", tb.Labels())
	tb.Enter("2: place cicili r0c1")
	tb.App.Refresh()
	require.Len(t, felt(tb).Sites(), 3*(37+1))
}

// TestAllRegionsOnATablet shows them side by side, each as large as can be.
func TestAllRegionsOnATablet(t *testing.T) {
	tb := apptest.New(t, 1024, 768)
	tb.Play(atrades.Key, 3, smooth[:toPlace]...)
	require.Len(t, felt(tb).Sites(), 3*(37+1))
	require.False(t, tb.Has("8 free"))
	board := felt(tb).Drawing()
	for _, p := range board.Shown().Places {
		at, ok := board.Drawn(p.Title)
		require.True(t, p.Title == "" || ok, "%s is out of sight at %v", p.Title, at)
	}
}

// TestATapOnAFarHexSaysWhy taps hexes where the tile can't be laid: a city, desert, a hex that is taken, and one that
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
		b := felt(tb)
		b.Tap(b.SiteOf(c.region, c.cell))
		require.True(t, tb.Has("("+c.rule+"). Tap a green hex."), "%v: %q", c, tb.Labels())
		require.NotNil(t, felt(tb), "no page opens")
		tb.Run(5 * time.Second)
		require.False(t, tb.Has(c.rule), "it goes by itself")
	}
}

// TestGuildsShowWhatTheyBeginWith takes a guild with one tap; one that is taken leads to its ruling.
func TestGuildsShowWhatTheyBeginWith(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(atrades.Key, 3)
	require.True(t, tb.Sees("Moa Conspiracy. 8 money. Place 3."), "%q", tb.Labels())
	tb.TapOn("Moa Conspiracy")
	require.Equal(t, "Anna: guild moa-conspiracy", apptest.Latest(o))
	tb.TapOn("Moa Conspiracy")
	require.True(t, tb.Has("AT-1.1"), "%q", tb.Labels())
}

// TestACompanyIsStartedFromItsTile lifts a tile over the dock, acquires the company, and lays it on a hex that is large enough for a thumb.
func TestACompanyIsStartedFromItsTile(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(atrades.Key, 3, smooth[:toAction]...)
	require.True(t, tb.Sees("Acquire Rations 2. 1 cube. Sells each for 1"), "%q", tb.Labels())
	tb.TapOn("7 Liquids at 2")
	require.Equal(t, toAction, o.Match.Log().Count())
	tb.TapOn("Acquire Liquids 7")
	require.Equal(t, "Ben: acquire 7", apptest.Latest(o))
	board := felt(tb).Drawing()
	high := map[string]float32{}
	for _, p := range board.Shown().Places {
		if at, ok := board.Drawn(p.Title); p.Target {
			require.True(t, ok, "%s is out of sight", p.Title)
			high[p.Title] = at.Y
		}
	}
	require.GreaterOrEqual(t, (high["Thunderdome r4c2"]-high["Thunderdome r1c2"])/4.5*1.68, float32(44), "the width of a hex: %v", high)
}

// TestWhyNoActionCanBeTaken greys the actions that can't be taken, with a reason in a word or two, and leads to the ruling.
func TestWhyNoActionCanBeTaken(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(atrades.Key, 3, smooth[:toAuction-3]...)
	require.True(t, tb.Sees("Merge. 1 and 6"), "%q", tb.Labels())
	require.True(t, tb.Has("Sell. bureaucracy 3."), "%q", tb.Labels())
	require.True(t, tb.Has("Research. no cards."), "%q", tb.Labels())
	tb.TapOn("Sell. bureaucracy 3.")
	require.True(t, tb.Has("AT-8.3"), "%q", tb.Labels())
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

// TestAllGuildsAreSeen chooses a guild in windows of all kinds, with usual and with the largest letters: none has to be scrolled to, and
// each is high enough for a thumb.
func TestAllGuildsAreSeen(t *testing.T) {
	for _, w := range []struct{ wide, high, text float32 }{{390, 844, 1}, {390, 844, 1.5}, {360, 640, 1}, {844, 390, 1.5}, {1280, 800, 1}} {
		tb := apptest.Lettered(t, w.wide, w.high, w.text)
		tb.Play("atrades", 5, "Anna: guild vortel-inc")
		seen := map[string]bool{}
		for _, name := range []string{"Hacker's Haven", "Pioneers", "Moa Conspiracy", "Star Chasers", "Vor'tel Inc."} {
			label := tb.Begins(name)
			o := tb.Find(label)
			require.NotNil(t, o, "%v: %s in %q", w, name, tb.Labels())
			require.True(t, tb.InSight(o), "%v: %s", w, name)
			require.GreaterOrEqual(t, o.Size().Height, float32(44), "%v: %s", w, name)
			seen[label] = true
		}
		require.Len(t, seen, 5)
	}
}
