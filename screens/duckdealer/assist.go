package duckdealer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// duckAssist is what stands above the moves of Duck Dealer: before the first turn the bids and birth dates, after that
// what the latest moves have brought and the flight to the space that was tapped.
type duckAssist struct {
	help   game.Assist
	flight game.Assist
	gains  *gainLine
	box    *fyne.Container
	helps  bool
	flies  bool
}

func newDuckAssist(a *Feature, acts game.Acts) game.Assist {
	s := &duckAssist{help: newDuckHelp(a, acts), flight: newFlightOffer(a, acts), gains: newGainLine()}
	s.box = parts.NewTightColumn(s.gains.box, s.help.Object(), s.flight.Object())
	return s
}

func (s *duckAssist) Object() fyne.CanvasObject { return s.box }

// Alone reports whether the list of moves is not wanted beside it.
func (s *duckAssist) Alone() bool {
	in, ok := s.help.(game.StandIn)
	return s.flies || s.helps && ok && in.Alone()
}

// Show tells them of a position; of help and flight at most one is of use there.
func (s *duckAssist) Show(t rules.Table, p *picker.Picker) bool {
	s.helps = s.help.Show(t, p)
	s.flies = !s.helps && s.flight.Show(t, p)
	parts.SetVisible(s.help.Object(), s.helps)
	parts.SetVisible(s.flight.Object(), s.flies)
	tells := s.gains.Show(t)
	parts.SetVisible(s.gains.box, tells)
	s.box.Refresh()
	return tells || s.helps || s.flies
}
