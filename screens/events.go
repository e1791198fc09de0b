package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// events lists the random events of the running timer, the latest first.
type events struct {
	app  *App
	list *fyne.Container
	rows int // how many events are listed; -1 before the first look
}

func newEvents(a *App) *events { return &events{app: a, list: container.NewStack(), rows: -1} }

func (e *events) bar() *parts.TopBar { return e.app.backBar(lang.L("Events")) }

func (e *events) page() fyne.CanvasObject { return parts.NewPage(e.list) }

func (e *events) refresh() {
	var came []tide.Happening
	if e.app.evening != nil {
		came = announced(e.app.evening.view.All)
	}
	if len(came) == e.rows {
		return
	}
	e.rows = len(came)
	e.list.Objects = []fyne.CanvasObject{eventRows(came, e.app.ended())}
	e.list.Refresh()
	e.app.content.Refresh()
}

// eventRows are the events, the latest first. When each came is told only at the end: before, it would betray the time.
func eventRows(came []tide.Happening, ended bool) fyne.CanvasObject {
	if len(came) == 0 {
		return parts.NewLess(lang.L("No event has come yet."))
	}
	var rows []*parts.Row
	for i, h := range slices.Backward(came) {
		told := tellEvent(h.Event)
		data := parts.RowData{Icon: told.icon, Title: told.title, Words: told.words}
		if ended {
			data.Trail = elapsed(h.At)
		} else if i == len(came)-1 {
			data.Trail = lang.L("Latest")
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewRows(rows...)
}

func (e *events) key(fyne.KeyName) bool { return false }

// ended tells whether the timer has come to its end.
func (a *App) ended() bool { return a.evening != nil && a.evening.view.State == tide.Over }
