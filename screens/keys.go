package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"
)

// typed works a key that no widget took.
func (a *App) typed(name fyne.KeyName) {
	if a.cover.card.Visible() && dismisses(name) {
		a.cover.next()
		return
	}
	if a.passing != nil {
		a.passing.key(name)
		return
	}
	if a.shown.key(name) {
		return
	}
	switch name {
	case fyne.KeyEscape:
		a.back()
	case mobile.KeyBack:
		if driver, ok := a.fyne.Driver().(mobile.Driver); !a.Back() && ok {
			driver.GoBack()
		}
	case fyne.KeyM:
		if a.evening != nil {
			a.mute()
		}
	case fyne.KeyE:
		if a.evening != nil {
			a.open(Route{Page: EventsPage})
		}
	}
}

// dismisses tells whether a key takes an announcement away.
func dismisses(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyEscape, mobile.KeyBack, fyne.KeyReturn, fyne.KeyEnter:
		return true
	}
	return false
}

// mute turns all sound off, or on again.
func (a *App) mute() {
	a.choose(func(p *preferences) { p.Muted = !p.Muted })
}

// openRules opens the rules of the game that the page is about.
func (a *App) openRules() {
	switch here := a.trail.here(); here.Page {
	case TimerPage, EventsPage, PlacesPage:
		a.open(Route{RulesPage, tideKey})
	case GamePage:
		a.open(Route{RulesPage, here.Arg})
	case MatchPage, MatchMorePage:
		if a.playing != nil {
			a.open(Route{RulesPage, a.playing.match.Table().Game().Key})
		}
	case HomePage:
		if len(a.games) > 0 {
			a.open(Route{RulesPage, a.games[0].Key})
		}
	}
}
