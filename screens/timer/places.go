package timer

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/clock"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// places keeps who has reached the survival plan, in order (section 4.6 of the design document).
type places struct {
	app  *Feature
	list *fyne.Container
	undo *parts.Button
}

func newPlaces(a *Feature) *places {
	p := &places{app: a, list: container.NewStack()}
	p.undo = parts.NewButton("", parts.IconUndo, a.undoReach)
	return p
}

func (p *places) Heading() string { return wording.L("Plan reached") }

func (p *places) Page() fyne.CanvasObject {
	return parts.NewWidePage(parts.NewTitle(wording.L("Who finished stage 3? They're safe.")), p.list, p.undo)
}

func (p *places) Refresh() {
	e := p.app.Evening
	if e == nil {
		return
	}
	finished := e.View.Finished
	var keys []fyne.CanvasObject
	for seat := 1; seat <= e.players(); seat++ { // everybody keeps their place, so that no key slips away under a thumb
		if place := slices.Index(finished, seat); place >= 0 {
			keys = append(keys, parts.NewMat(parts.MatData{
				Seat: seat, Name: e.Name(seat), Chosen: true,
				Spoken: parts.PlaceWord(place + 1), Counts: []fyne.CanvasObject{parts.NewBody(parts.PlaceWord(place + 1))},
			}))
			continue
		}
		keys = append(keys, parts.NewMat(parts.MatData{Seat: seat, Name: e.Name(seat), Tap: func() { p.reach(seat) }}))
	}
	p.list.Objects = []fyne.CanvasObject{parts.NewGrid(parts.CurrentTheme().Size(look.Body)*keyWidth, 2, keys...)}
	p.list.Refresh()
	box.SetVisible(p.undo, len(finished) > 0)
	p.undo.SetText(p.app.undoWord(finished))
}

// keyWidth is the least width of a player's key, in sizes of body text.
const keyWidth = 15

func (p *places) reach(seat int) {
	p.app.Back()
	p.app.Act(func(e *Evening) error {
		return e.Do(func(now clock.Reading) error { return e.Game.Reach(now, seat) })
	})
}

// undoReach takes the latest place back.
func (a *Feature) undoReach() {
	a.Act(func(e *Evening) error { return e.Do(e.Game.UndoReach) })
}

// undoWord names what an undo takes back.
func (a *Feature) undoWord(finished []int) string {
	if len(finished) == 0 {
		return wording.L("Undo")
	}
	return wording.L("Undo: {player} has reached the plan", a.Evening.Name(finished[len(finished)-1]))
}
