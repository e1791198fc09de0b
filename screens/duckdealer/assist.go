package duckdealer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// duckAssist is what stands above the moves of Duck Dealer: before the first turn the bids and birth dates, after that
// what the latest moves have brought and the flight to the space that was tapped.
type duckAssist struct {
	help   game.Assist
	flight game.Assist
	gains  gainLine
	line   *fyne.Container // energy, goods and score of who plans, where the mats are out of sight, and the gains
	outfit *outfit
	low    bool // the mats are out of sight
	box    *fyne.Container
	helps  bool
	flies  bool
}

func newDuckAssist(a *Feature, acts game.Acts) game.Assist {
	s := &duckAssist{
		help: newDuckHelp(a, acts), flight: newFlightOffer(a, acts), line: parts.NewFlow(), outfit: newOutfit(acts),
		low: shell.ClassOf(a.Size()) == look.Phone || shell.Stacked(a.Size(), a.Options().Text),
	}
	s.box = parts.NewTightColumn(s.line, s.help.Object(), s.flight.Object(), s.outfit.box)
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
	s.line.Objects = nil
	fits := false
	if v, ok := duckdealer.Look(t); ok {
		fits = s.outfit.Show(t, v, p)
		if s.low {
			s.line.Objects = ownTallies(t, v)
		}
	}
	s.line.Objects = append(s.line.Objects, s.gains.of(t)...)
	tells := len(s.line.Objects) > 0
	parts.SetVisible(s.line, tells)
	parts.SetVisible(s.outfit.box, fits)
	s.box.Refresh()
	return tells || fits || s.helps || s.flies
}
