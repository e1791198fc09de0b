package risingtides

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/risingtides"
	"tablekeeper/screens/look"
	"tablekeeper/screens/risingtides/kit"
)

// shownSea is a sea of four seats in a window, all with something in hand and depot.
func shownSea(t *testing.T, still bool) (*sea, *risingtides.View) {
	t.Helper()
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1).Still(still))
	s, v := newSea(), &risingtides.View{Attack: &risingtides.Attack{Target: 2}, Picks: []risingtides.Pick{{Seat: 3, From: 4}}}
	s.seat(4)
	for i, island := range s.islands {
		v.Players = append(v.Players, risingtides.Player{Hand: 2, Depot: []int{0, 2}})
		island.show("Anna", &v.Players[i], 0)
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
	require.Equal(t, []flight{{"", pile{}, hand(1)}}, flightsOf(v, risingtides.Draw.Act(1, risingtides.Unseen)))
	require.Equal(t, []flight{{"supplies", hand(1), depot(1, 2)}}, flightsOf(v, risingtides.Place.Act(1, 2)))
	require.Equal(t, []flight{{"steal-protect", hand(1), hand(2)}}, flightsOf(v, risingtides.Steal.Act(1, 2, 0)))
	require.Equal(t, []flight{{"fuel", depot(2, 0), hand(1)}}, flightsOf(v, risingtides.Take.Act(1, 0)))
	require.Equal(t, []flight{{"fuel", depot(2, 0), depot(3, 0)}}, flightsOf(v, risingtides.Send.Act(1, 0, 3)))
	require.Equal(t, []flight{{"", hand(4), hand(3)}}, flightsOf(v, risingtides.PickCard.Act(3, risingtides.Unseen)))
	require.Len(t, flightsOf(v, risingtides.Nuke.Act(1, 2, 0)), 3, "the Nuke, and both cards that it destroys")
	require.Empty(t, flightsOf(v, risingtides.Pass.Act(2)))
	v.Turn = 1
	require.Equal(t, []flight{{"steal-protect", hand(2), hand(1)}}, flightsOf(v, risingtides.Protect.Act(2)))
	require.Equal(t, []flight{{"relocate-redirect", hand(2), hand(3)}}, flightsOf(v, risingtides.Redirect.Act(2, 3, 0)))
	require.Equal(t, []flight{{"relocate-redirect", hand(2), hand(1)}}, flightsOf(v, risingtides.Redirect.Act(2, 0, 0)), "blocked")
	v.Attack.Steals = true
	require.Equal(t, []flight{{"steal-protect", hand(1), hand(2)}}, flightsOf(v, risingtides.Recounter.Act(1, 0)))
	washed := &risingtides.View{Players: slices.Clone(v.Players)}
	washed.Players[2].Depot = []int{0}
	require.Equal(t, []flight{{"supplies", depot(3, 2), hand(3)}}, returnedFlights(v, washed))
	require.Empty(t, returnedFlights(v, v))
	after := v.Players[0]
	after.Stages = [][kit.Resources]int{{1, 0, 2}}
	require.Len(t, builtFlights(1, &v.Players[0], &after), 3)

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
	s.fly(flightsOf(v, risingtides.Place.Act(1, 0)))
	require.Nil(t, s.motion)
	require.Nil(t, s.cards)
}
