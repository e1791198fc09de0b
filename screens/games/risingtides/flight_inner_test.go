package risingtides

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/look"
)

// attacked is a table at which Anna wants to relocate a card of Ben's, and all have something in hand and depot, with changes: what
// stands in its JSON, and what in its place.
func attacked(t *testing.T, changes ...string) *risingtides.Position {
	t.Helper()
	transcript, err := rules.ReadTranscript([]byte("[Game \"rising-tides\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n[Seat \"Cleo\"]\n[Seat \"Dora\"]\n"))
	require.NoError(t, err)
	table, err := risingtides.Game().Open(transcript, nil)
	require.NoError(t, err)
	hand, depot := `{"known":{},"unknown":2}`, `["fuel","supplies"]`
	position, err := table.Settle([]byte(strings.NewReplacer(changes...).Replace(`{"step":"counter","turn":1,"nations":["?","?","?","?"],` +
		`"hands":[` + hand + "," + hand + "," + hand + "," + hand + `],"depots":[` + depot + "," + depot + "," + depot + "," + depot + `],` +
		`"stages":[[],[],[],[]],"discard":{},"deck":0,"finished":[],"event":null,"disqualified":[],` +
		`"attack":{"kind":"relocate","target":2,"counter":null,"redirect_to":null}}`)))
	require.NoError(t, err)
	require.NoError(t, table.Agree(position))
	v, ok := risingtides.Look(table)
	require.True(t, ok)
	return v
}

// shownSea is a sea of four seats in a window, all with something in hand and depot.
func shownSea(t *testing.T, still bool) (*sea, *risingtides.Position) {
	t.Helper()
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1).Still(still))
	s, v := newSea(), attacked(t)
	s.seat(4)
	for i, island := range s.islands {
		island.show("Anna", &v.Players[i], "", 0)
	}
	w := test.NewTempWindow(t, s)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(390, 844))
	return s, v
}

// TestCardsFlyToTheirPlace asks for each move which cards it moves, and follows one on its way.
func TestCardsFlyToTheirPlace(t *testing.T) {
	s, v := shownSea(t, false)
	hand := func(seat int) pile { return pile{seat, inHand, 0} }
	depot := func(seat, resource int) pile { return pile{seat, inDepot, resource} }
	require.Equal(t, []flight{{"", pile{}, hand(1)}}, flightsOf(v, risingtides.Draw.Act(1, risingtides.Unseen), 4))
	require.Equal(t, []flight{{"supplies", hand(1), depot(1, 2)}}, flightsOf(v, risingtides.Place.Act(1, 2), 4))
	require.Equal(t, []flight{{"steal-protect", hand(1), hand(2)}}, flightsOf(v, risingtides.Steal.Act(1, 2, 0), 4))
	require.Equal(t, []flight{{"fuel", depot(2, 0), hand(1)}}, flightsOf(v, risingtides.Take.Act(1, 0), 4))
	require.Equal(t, []flight{{"fuel", depot(2, 0), depot(3, 0)}}, flightsOf(v, risingtides.Send.Act(1, 0, 3), 4))
	require.Equal(t, []flight{{"", hand(2), hand(3)}}, flightsOf(v, risingtides.PickCard.Act(3, risingtides.Unseen), 4))
	require.Len(t, flightsOf(v, risingtides.Nuke.Act(1, 2, 0), 4), 3, "the Nuke, and both cards that it destroys")
	require.Empty(t, flightsOf(v, risingtides.Pass.Act(2), 4))
	require.Equal(t, []flight{{"steal-protect", hand(2), hand(1)}}, flightsOf(v, risingtides.Protect.Act(2), 4))
	require.Equal(t, []flight{{"relocate-redirect", hand(2), hand(3)}}, flightsOf(v, risingtides.Redirect.Act(2, 3, 0), 4))
	require.Equal(t, []flight{{"relocate-redirect", hand(2), hand(1)}}, flightsOf(v, risingtides.Redirect.Act(2, 0, 0), 4), "blocked")
	require.Equal(t, []flight{{"steal-protect", hand(1), hand(2)}}, flightsOf(attacked(t, "relocate", "steal"), risingtides.Recounter.Act(1, 0), 4))
	washed := attacked(t, `],["fuel","supplies"]],"stages"`, `],["fuel"]],"stages"`)
	require.Equal(t, []flight{{"supplies", depot(4, 2), hand(4)}}, returnedFlights(v, washed))
	require.Empty(t, returnedFlights(v, v))
	built := attacked(t, `[[],`, `[[{"fuel":1,"supplies":2}],`)
	require.Len(t, builtFlights(1, &v.Players[0], &built.Players[0]), 3)

	s.cards = newFlying([]flight{{"fuel", hand(2), hand(3)}})
	from, to := s.lies(hand(2)), s.lies(hand(3))
	require.NotEqual(t, from, to)
	s.glide(0.5)
	middle := s.cards[0].card.Position().AddXY(flyWide/2, flyHigh/2)
	require.InDelta(t, (from.X+to.X)/2, middle.X, 1)
	require.InDelta(t, (from.Y+to.Y)/2, middle.Y, 1)
	require.Contains(t, test.WidgetRenderer(s).Objects(), s.cards[0].card)
	s.Tapped(&fyne.PointEvent{})
	require.Nil(t, s.cards, "a tap finishes it")
	s.cards = newFlying([]flight{{"fuel", hand(2), hand(3)}})
	s.glide(1)
	require.Nil(t, s.cards, "it has arrived")
}

// TestReducedMotionFliesNothing has cards appear where they lie.
func TestReducedMotionFliesNothing(t *testing.T) {
	s, v := shownSea(t, true)
	s.fly(flightsOf(v, risingtides.Place.Act(1, 0), 4))
	require.Nil(t, s.motion)
	require.Nil(t, s.cards)
}
