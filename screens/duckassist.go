package screens

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// duckAssist is what stands above the moves of Duck Dealer: before the first turn the bids and birth dates, after that
// the flight to the space that was tapped.
type duckAssist struct {
	help   assist
	flight assist
	box    *fyne.Container
	helps  bool
}

func newDuckAssist(a *App, acts boardActs) assist {
	s := &duckAssist{help: newDuckHelp(a, acts), flight: newFlightOffer(a, acts)}
	s.box = parts.NewTightColumn(s.help.object(), s.flight.object())
	return s
}

func (s *duckAssist) object() fyne.CanvasObject { return s.box }

// alone tells whether the list of moves is not wanted beside it.
func (s *duckAssist) alone() bool {
	in, ok := s.help.(standIn)
	return s.helps && ok && in.alone()
}

// show tells both of a position; at most one is of use there.
func (s *duckAssist) show(t rules.Table, p *picker) bool {
	s.helps = s.help.show(t, p)
	flies := !s.helps && s.flight.show(t, p)
	setVisible(s.help.object(), s.helps)
	setVisible(s.flight.object(), flies)
	s.box.Refresh()
	return s.helps || flies
}
