package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
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
	if a.scrollBy(name) {
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

// scrollStep is how far an arrow key scrolls, in device-independent pixels.
const scrollStep = 60

// scrollBy scrolls the page by a key that no widget took, and tells whether the key is one that scrolls.
func (a *App) scrollBy(name fyne.KeyName) bool {
	scroll := scrollOf(a.stage.page)
	if s, ok := a.shown.(interface{ scroll() *container.Scroll }); ok {
		scroll = s.scroll()
	}
	if scroll == nil {
		return false
	}
	page := scroll.Size().Height - scrollStep
	by := map[fyne.KeyName]float32{
		fyne.KeyDown: scrollStep, fyne.KeyUp: -scrollStep, fyne.KeyPageDown: page, fyne.KeyPageUp: -page,
		fyne.KeyHome: -scroll.Content.Size().Height, fyne.KeyEnd: scroll.Content.Size().Height,
	}[name]
	if by == 0 {
		return false
	}
	most := max(0, scroll.Content.Size().Height-scroll.Size().Height)
	scroll.ScrollToOffset(fyne.NewPos(0, min(max(scroll.Offset.Y+by, 0), most)))
	return true
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
