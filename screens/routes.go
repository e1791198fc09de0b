package screens

import (
	"strings"

	"tablekeeper/screens/free"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/shell"
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
