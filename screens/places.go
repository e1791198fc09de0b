package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/clock"
	"tablekeeper/screens/parts"
)

// places keeps who has reached the survival plan, in order (section 4.6 of the design document).
type places struct {
	app  *App
	list *fyne.Container
	undo *parts.Button
}

func newPlaces(a *App) *places {
	p := &places{app: a, list: container.NewStack()}
	p.undo = parts.NewButton("", parts.IconUndo, a.undoReach)
	return p
}

func (p *places) bar() *parts.TopBar { return p.app.backBar(lang.L("Plan reached")) }

func (p *places) page() fyne.CanvasObject {
	return parts.NewPage(parts.NewBody(lang.L("Who has built stage 3? That player is safe and out of the game.")), p.list, p.undo)
}

func (p *places) refresh() {
	e := p.app.evening
	if e == nil {
		return
	}
	finished := e.view.Finished
	var rows []*parts.Row
	for i, seat := range finished {
		rows = append(rows, parts.NewRow(parts.RowData{Seat: seat, Title: seatName(seat), Trail: placeWord(i + 1)}))
	}
	for seat := 1; seat <= e.players(); seat++ {
		if !slices.Contains(finished, seat) {
			rows = append(rows, parts.NewRow(parts.RowData{Seat: seat, Title: seatName(seat), Tap: func() { p.reach(seat) }}))
		}
	}
	p.list.Objects = []fyne.CanvasObject{parts.NewRows(rows...)}
	p.list.Refresh()
	setVisible(p.undo, len(finished) > 0)
	p.undo.SetText(undoWord(finished))
}

func (p *places) reach(seat int) {
	p.app.back()
	p.app.act(func(e *evening) error {
		return e.do(func(now clock.Reading) error { return e.game.Reach(now, seat) })
	})
}

// undoReach takes the latest place back.
func (a *App) undoReach() {
	a.act(func(e *evening) error { return e.do(e.game.UndoReach) })
}

// undoWord names what an undo takes back.
func undoWord(finished []int) string {
	if len(finished) == 0 {
		return lang.L("Undo")
	}
	return lang.L("Undo: {{.Player}} has reached the plan", map[string]any{"Player": seatName(finished[len(finished)-1])})
}

// placeWord is a place in words.
func placeWord(place int) string {
	return lang.L("Place {{.Place}}", map[string]any{"Place": place})
}

func (p *places) key(fyne.KeyName) bool { return false }
