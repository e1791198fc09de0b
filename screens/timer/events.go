package timer

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/tide"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// events lists the random events of the running timer, the latest first.
type events struct {
	app  *Feature
	list *fyne.Container
	rows int // how many events are listed; -1 before the first look
}

func (e *events) Heading() string { return wording.L("Events") }

func (e *events) Page() fyne.CanvasObject { return parts.NewPage(e.list) }

func (e *events) Refresh() {
	var came []tide.Happening
	if e.app.Evening != nil {
		came = Announced(e.app.Evening.View.All)
	}
	if len(came) == e.rows {
		return
	}
	e.rows = len(came)
	e.list.Objects = []fyne.CanvasObject{eventRows(came, e.app.ended(),
		parts.NewButton(wording.L("Back to the timer"), parts.IconWave, func() { e.app.Back() }))}
	e.list.Refresh()
	e.app.Relay()
}

// eventRows are the events, the latest first. When each came is told only at the end: before, it would betray the time.
// Where there are none, the buttons are what can be done next.
func eventRows(came []tide.Happening, ended bool, next ...*parts.Button) fyne.CanvasObject {
	if len(came) == 0 {
		return parts.NewEmpty(wording.L("No event has come yet. Every event is kept in this list."), next...)
	}
	var rows []*parts.Row
	for i, h := range slices.Backward(came) {
		told := TellEvent(h.Event)
		data := parts.RowData{Icon: told.Icon, Title: told.Title, Words: told.Words}
		if ended {
			data.Trail = parts.Elapsed(h.At)
		} else if i == len(came)-1 {
			data.Trail = wording.L("Latest")
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewRows(rows...)
}

// ended reports whether the timer has come to its end.
func (a *Feature) ended() bool { return a.Evening != nil && a.Evening.View.State == tide.Over }
