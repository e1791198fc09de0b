package traders_test

import (
	"image"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	tradersscreens "tablekeeper/screens/games/traders"
	"tablekeeper/screens/widgets/parts"
)

// TestTheStoryIsThere opens the page from the game: the virus, all planets, the companies, the pirates and the mercenaries.
func TestTheStoryIsThere(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.GamePage, Arg: tradersscreens.Key})
	tb.TapOn("The story")
	require.True(t, tb.Sees(aid.Virus()))
	for _, p := range aid.Planets() {
		require.True(t, tb.Sees(p.Story), p.Word)
		require.True(t, tb.Sees(traders.PlanetTitle(p.Word)), p.Word)
	}
	for _, f := range aid.Others() {
		require.True(t, tb.Sees(f.Story), f.Title)
	}
	for _, f := range aid.Factions() {
		require.True(t, tb.Sees(f.Story), f.Title)
	}
}

// TestTheSetupIsTapped lays another world, board and mix of event cards, and starts the match with them.
func TestTheSetupIsTapped(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: tradersscreens.Key})
	tb.TapOn("Seat A: ")
	tb.Write("Name of Seat A", "Anna")
	tb.App.Open(shell.Route{Page: shell.NewSetupPage, Arg: tradersscreens.Key})
	tb.Tap("As laid")
	usual := aid.UsualLayout()
	other := "Metal"
	if usual.World["gobi"][0] == "metal" {
		other = "Food"
	}
	tb.TapOn(other)
	tb.Tap("More: Columns")
	tb.Tap("More: Pirate")
	require.True(t, tb.Has("There are 35 event cards, not 36."), "the rulebook says what doesn't fit: %q", tb.Labels())
	tb.Tap("Less: Get Credits")
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: tradersscreens.Key})
	tb.Tap("Start the match")
	v := mustLook(t, tb.Session.Playing.Match.Table())
	columns, rows := v.Size()
	require.Equal(t, []int{usual.Columns + 1, usual.Rows}, []int{columns, rows})
	require.NotEqual(t, usual.World["gobi"], v.Makes("gobi"))
	pirates := 0
	for _, word := range v.EventDeck() {
		if word == "pirate" {
			pirates++
		}
	}
	require.Equal(t, usual.Events["pirate"]+1, pirates)
}

// TestAHandShowsItsPictures holds a hidden hand in a match: each card has its picture.
func TestAHandShowsItsPictures(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	head := &rules.Transcript{}
	for _, header := range [][2]string{{"Game", tradersscreens.Key}, {"Seat", "Anna"}, {"Seat", "Ben"}} {
		head.Add(header[0], header[1])
	}
	m, err := tb.Session.Library.Create(head, "Friday", matches.Settings{Draws: true, Private: true})
	require.NoError(t, err)
	tb.Session.SetMatch(m)
	tb.Enter("Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event action-card")
	draw := func() {
		_, err := m.Draw(1, apptest.ReadMove(t, tb.Session.Playing, "Anna: draw ?").Verb)
		require.NoError(t, err)
		tb.Session.Playing.Changes++
	}
	draw()
	tb.Enter("Anna: done", "Anna: stay", "Anna: done", "Anna: done", "Ben: event credits", "Ben: done", "Ben: stay", "Ben: done", "Ben: done",
		"Anna: planet gobi-inti", "Anna: event action-card")
	draw()
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: m.ID()})
	tb.Session.Playing.PassHand(1)
	tb.Hold().KeyDown(apptest.Space())
	hand, ok := m.Hands().Of(1)
	require.True(t, ok)
	draws := func(r *canvas.Raster) image.Image {
		r.Resize(fyne.NewSquareSize(30))
		return r.Generator(30, 30)
	}
	for _, c := range hand.Cards {
		picture := draws(parts.NewPicture(parts.Picture(c.Word)).(*canvas.Raster))
		require.True(t, slices.ContainsFunc(tb.Shown(), func(o fyne.CanvasObject) bool {
			r, ok := o.(*canvas.Raster)
			return ok && assert.ObjectsAreEqual(picture, draws(r))
		}), c.Word)
	}
}
