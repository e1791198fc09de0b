package timer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// nationsRule is the rule that the nation cards are shown at the end.
const nationsRule = "RT-2.1.6"

// ranking is the end of the timer: the red disc stands still, and under it are the places.
type ranking struct {
	app  *Feature
	disc *disc
}

func newRanking(a *Feature) *ranking {
	return &ranking{app: a, disc: newDisc(a, lang.L("The timer has ended"), nil)}
}

func (r *ranking) Bar() *parts.TopBar {
	return shell.BackBar(r.app, tideTitle(r.app), r.app.eventsButton())
}

func (r *ranking) Page() fyne.CanvasObject {
	v := r.app.Evening.View
	side := parts.NewColumn(parts.NewTable(stateWord(v)).Centred(), parts.NewRows(placeRows(v)...),
		parts.NewLess(lang.L("Now show the nation cards. Who built something else than the plan comes last.")))
	if game, ok := r.app.TimedGame(); ok {
		if rule, ok := game.Rule(nationsRule); ok {
			side.Add(parts.NewChip(rule.ID, lang.L("Nation cards"), func() { r.app.OpenRule(game, rule.ID) }))
		}
	}
	side.Add(parts.NewMainButton(lang.L("Done"), parts.IconCheck, r.app.Clear))
	if len(v.Finished) > 0 {
		side.Add(parts.NewButton(undoWord(v.Finished), parts.IconUndo, r.app.undoReach))
	}
	return newTableLayout(r.disc, side)
}

// placeRows are the places, the first one first. Players who share a place stand together.
func placeRows(v tide.View) []*parts.Row {
	var rows []*parts.Row
	place := 1
	for _, group := range v.Places {
		for _, seat := range group {
			data := parts.RowData{Seat: seat, Title: parts.SeatName(seat), Trail: parts.PlaceWord(place)}
			if !slices.Contains(v.Finished, seat) {
				data.Trail = lang.L("Last")
			}
			rows = append(rows, parts.NewRow(data))
		}
		place += len(group)
	}
	return rows
}

func (r *ranking) Refresh() { r.disc.draw() }

func (r *ranking) Key(fyne.KeyName) bool { return false }

// Clear takes the timer that has ended off the table.
func (a *Feature) Clear() {
	if a.Evening == nil {
		return
	}
	if a.Evening.release == nil {
		a.Say(ErrElsewhere().Error())
		return
	}
	if err := a.Evening.clear(); err != nil {
		a.Say(lang.L("The timer can't be taken off the disk: {{.Problem}}.", shell.Problem(err)))
	}
	a.putAway()
}

// putAway forgets the timer that is not on the disk any more.
func (a *Feature) putAway() {
	match := a.Evening.Match
	a.Evening.rest()
	a.Evening = nil
	a.Cover.begin(tide.View{})
	a.Follow()
	a.Go()
	if match != "" {
		a.Open(shell.Route{Page: shell.MatchPage, Arg: match})
	}
}
