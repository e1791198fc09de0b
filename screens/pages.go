package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// open goes to a page.
func (a *App) open(r Route) {
	a.trail = a.trail.open(r)
	a.show()
}

// back leaves the page, if it is not Home.
func (a *App) back() bool {
	trail, ok := a.trail.back()
	if ok {
		a.trail = trail
		a.show()
	}
	return ok
}

// Back goes back by one page, or takes away what lies over it, for the button of the system. It tells false at Home, from
// where nothing of the app leads back. It is called on the goroutine of the screens.
func (a *App) Back() bool {
	if a.cover.card.Visible() {
		a.cover.next()
		return true
	}
	return parts.Dismiss(a.window.Canvas()) || a.shown.key(fyne.KeyEscape) || a.back()
}

// home leaves all pages.
func (a *App) home() {
	a.trail = newTrail()
	a.show()
}

// show builds the page at the end of the trail, scrolled as it was when it was left.
func (a *App) show() {
	if scroll := scrollOf(a.stage.page); scroll != nil && a.visited != nil {
		a.visited.Offset = scroll.Offset.Y
	}
	a.window.Canvas().Unfocus()
	a.visited = a.trail.here()
	a.shown = a.build(a.visited.Route)
	a.stage.bar, a.stage.page = a.shown.bar(), a.shown.page()
	a.stage.over, a.stage.freed = nil, 0
	if a.passing != nil {
		a.passing.hide()
		a.stage.over = a.passing.cover()
	}
	a.content.Objects = a.stage.objects()
	a.shown.refresh()
	a.notify()
	a.content.Refresh()
	if scroll := scrollOf(a.stage.page); scroll != nil && a.visited.Offset > 0 {
		scroll.ScrollToOffset(fyne.NewPos(0, a.visited.Offset))
	}
}

// scrollOf finds the scroll of a page, or nil.
func scrollOf(o fyne.CanvasObject) *container.Scroll {
	switch o := o.(type) {
	case *container.Scroll:
		return o
	case *fyne.Container:
		for _, child := range o.Objects {
			if scroll := scrollOf(child); scroll != nil {
				return scroll
			}
		}
	}
	return nil
}

// build makes the screen of a visit. A route that leads nowhere leads Home.
func (a *App) build(r Route) screen {
	switch r.Page {
	case OptionsPage:
		return newOptions(a)
	case TimerPage:
		return a.buildTimer(r.Arg)
	case MatchPage, MatchMorePage:
		return a.buildMatch(r)
	case EventsPage:
		return newEvents(a)
	case PlacesPage:
		return newPlaces(a)
	}
	if s := a.buildTable(r); s != nil {
		return s
	}
	key, what, _ := strings.Cut(r.Arg, "/")
	if game, ok := a.game(key); ok {
		if s := a.buildAbout(game, r.Page, what); s != nil {
			return s
		}
	}
	return newHome(a)
}

// buildTimer makes the screen of the timer: before, while or after it runs.
func (a *App) buildTimer(match string) screen {
	switch {
	case a.evening == nil:
		return newReady(a, match)
	case a.ended():
		return newRanking(a)
	}
	return newTimer(a)
}

// buildAid makes the page of a table aid or of one's own copy, or nil where the game has none.
func (a *App) buildAid(key string, page Page, name string) screen {
	adds := atTableOf(key)
	if page == CopyPage {
		if adds.copied == nil {
			return nil
		}
		return adds.copied.open(a)
	}
	name, _, _ = strings.Cut(name, "/")
	for _, aid := range adds.aids {
		if aid.name == name {
			return aid.open(a)
		}
	}
	return nil
}

// withinAid is the page within a table aid that is shown: what stands behind the aid's name in the route, or "".
func (a *App) withinAid() string {
	pieces := strings.SplitN(a.trail.here().Arg, "/", 3)
	if len(pieces) < 3 {
		return ""
	}
	return pieces[2]
}

// buildAbout makes a page about a game, or nil where there is no such page.
func (a *App) buildAbout(g *rules.Game, page Page, what string) screen {
	switch page {
	case GamePage:
		return newGame(a, g)
	case RulesPage:
		if what != "" {
			return &sectionPage{a, g, what}
		}
		return newRegister(a, g)
	case AidPage, CopyPage:
		return a.buildAid(g.Key, page, what)
	case RulePage:
		if rule, ok := g.Rule(what); ok {
			return newRule(a, g, rule)
		}
	case HouseRulePage:
		if option, ok := g.Option(what); ok {
			return &houseRule{a, g, option}
		}
	}
	return nil
}
