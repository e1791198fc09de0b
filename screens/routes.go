package screens

import (
	"encoding/json"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/free"
	"tablekeeper/screens/widgets/look"
)

// buildAid makes the page of a table aid or of one's own copy, or nil where the game has none.
func (a *App) buildAid(key string, page shell.Page, name string) shell.Screen {
	adds := a.session.Adds(key)
	if page == shell.CopyPage {
		if adds.Copied == nil {
			return nil
		}
		return adds.Copied.Open()
	}
	first, _, _ := strings.Cut(name, "/")
	for _, aid := range adds.Aids {
		if aid.Name == first {
			return aid.Open()
		}
	}
	if g, ok := a.Game(key); ok && adds.Loose != nil {
		return free.New(a.session, g, name)
	}
	return nil
}

// build makes the screen of a visit. A route that leads nowhere leads Home.
func (a *App) build(r shell.Route) shell.Screen {
	for _, build := range []func(shell.Route) shell.Screen{
		a.buildOwn, a.match.Build, a.timer.Build, a.library.Build, a.newMatch.Build, a.dispute.Build, a.rulebook.Build, a.lab.Build, a.group.Build, a.room.Build, a.buildAdded,
	} {
		if page := build(r); page != nil {
			return page
		}
	}
	return newHome(a)
}

// buildOwn makes the pages that know all features, or nil.
func (a *App) buildOwn(r shell.Route) shell.Screen {
	switch r.Page {
	case shell.HomePage: // first of all: no match is looked for where none is meant
		return newHome(a)
	case shell.KeysPage:
		return &keysPage{a, r.Arg}
	case shell.AskPage:
		return &askPage{a}
	case shell.OptionsPage:
		return &options{app: a}
	case shell.GamePage:
		if g, ok := a.Game(r.Arg); ok {
			return &gamePage{app: a, game: g, felt: look.FeltOf(g.Key)}
		}
	case shell.PrintPage:
		if g, ok := a.Game(r.Arg); ok {
			return newPrint(a, g)
		}
	}
	return nil
}

// buildAdded makes a page that a game adds, or nil.
func (a *App) buildAdded(r shell.Route) shell.Screen {
	key, what, _ := strings.Cut(r.Arg, "/")
	switch r.Page {
	case shell.AidPage, shell.CopyPage:
		return a.buildAid(key, r.Page, what)
	}
	of := a.session.Joined
	if r.Arg != game.AwayID {
		own, err := a.session.Opened(r.Arg)
		if err != nil {
			return nil
		}
		of = own.OpenMatch
	}
	if of == nil {
		return nil
	}
	if build := a.session.AtTable(of.Table()).MatchPage; build != nil {
		return build(r.Page, of)
	}
	return nil
}

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
