package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// nationsRule is the rule that the nation cards are shown at the end.
const nationsRule = "RT-2.1.6"

// ranking is the end of the timer: the red disc stands still, and under it are the places.
type ranking struct {
	app  *App
	disc *disc
}

func newRanking(a *App) *ranking {
	return &ranking{app: a, disc: newDisc(a, lang.L("The timer has ended"), nil)}
}

func (r *ranking) bar() *parts.TopBar { return r.app.backBar(tideTitle(r.app), r.app.eventsButton()) }

func (r *ranking) page() fyne.CanvasObject {
	v := r.app.evening.view
	side := parts.NewColumn(parts.NewTable(stateWord(v)).Centred(), parts.NewRows(placeRows(v)...),
		parts.NewLess(lang.L("Now show the nation cards. Who built something else than the plan comes last.")))
	if game, ok := r.app.game(tideKey); ok {
		if rule, ok := game.Rule(nationsRule); ok {
			side.Add(parts.NewChip(rule.ID, lang.L("Nation cards"), func() { r.app.openRule(game, rule.ID) }))
		}
	}
	side.Add(parts.NewMainButton(lang.L("Done"), parts.IconCheck, r.app.clear))
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
			data := parts.RowData{Seat: seat, Title: seatName(seat), Trail: placeWord(place)}
			if !slices.Contains(v.Finished, seat) {
				data.Trail = lang.L("Last")
			}
			rows = append(rows, parts.NewRow(data))
		}
		place += len(group)
	}
	return rows
}

func (r *ranking) refresh() { r.disc.draw() }

func (r *ranking) key(fyne.KeyName) bool { return false }

// clear takes the timer that has ended off the table.
func (a *App) clear() {
	if a.evening == nil {
		return
	}
	if a.evening.release == nil {
		a.say(errElsewhere().Error())
		return
	}
	if err := a.evening.clear(); err != nil {
		a.say(lang.L("The timer can't be taken off the disk: {{.Problem}}.", said(err)))
	}
	a.putAway()
}

// putAway forgets the timer that is not on the disk any more.
func (a *App) putAway() {
	match := a.evening.match
	a.evening.rest()
	a.evening = nil
	a.cover.begin(tide.View{})
	a.follow()
	a.home()
	if match != "" {
		a.open(Route{MatchPage, match})
	}
}
