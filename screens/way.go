package screens

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/shell"
)

// Way is the way from Home to the page that is shown, and how far each is scrolled: what the app comes back to when it is loaded anew.
func (a *App) Way() []byte {
	if scroll := a.scrolled(); scroll != nil {
		a.visited.Offset = scroll.Offset.Y
	}
	way, err := json.Marshal(a.trail)
	if err != nil {
		fyne.LogError("the way to the page isn't kept", err)
	}
	return way
}

// passingPages are those that show what is gone when the app is loaded anew.
var passingPages = []shell.Page{shell.ImportPage, shell.SharePage, shell.FilePage, shell.FaultPage}

// comeBack goes where somebody was before the app was loaded anew, if that was a match or something about it.
func (a *App) comeBack() {
	var was shell.Trail
	if a.device.Fault != "" || json.Unmarshal(a.device.Was, &was) != nil || len(was) < 2 {
		return
	}
	if i := slices.IndexFunc(was, func(v *shell.Visit) bool { return slices.Contains(passingPages, v.Page) }); i >= 0 {
		was = was[:i]
	}
	at := func(page shell.Page) bool {
		return slices.ContainsFunc(was, func(v *shell.Visit) bool { return v.Page == page })
	}
	goes := func() {
		a.trail, a.ahead = was, nil
		a.Show()
	}
	switch {
	case at(shell.MatchPage):
		goes()
	case at(shell.SeatPage):
		a.room.CallAgain(goes)
	}
}
