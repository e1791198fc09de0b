package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"tablekeeper/screens/frame/shell"
)

// named is the name of a key. One that writes no Latin letter in the layout of its keyboard has none, and works as the letter that
// stands on it in the United States.
func (a *App) named(e *fyne.KeyEvent) fyne.KeyName {
	if e.Name == fyne.KeyUnknown && a.device.Letter != nil {
		return a.device.Letter(e.Physical.ScanCode)
	}
	return e.Name
}

// worked lets the page work a key, and reports whether it did.
func (a *App) worked(name fyne.KeyName) bool {
	page, keyed := a.shown.(shell.Keyed)
	return keyed && page.Key(name)
}

// typed works a key that no widget took.
func (a *App) typed(name fyne.KeyName) {
	if a.timer.Cover.Card.Visible() && dismisses(name) {
		a.timer.Cover.Next()
		return
	}
	if a.passing != nil {
		a.passing.Key(name)
		return
	}
	if a.worked(name) || a.scrollBy(name) {
		return
	}
	switch name {
	case fyne.KeyEscape:
		a.Back()
	case mobile.KeyBack:
		if driver, ok := a.fyne.Driver().(mobile.Driver); !a.SystemBack() && ok {
			driver.GoBack()
		}
	case fyne.KeyM:
		if a.timer.Evening != nil {
			a.timer.Mute()
		}
	case fyne.KeyE:
		if a.timer.Evening != nil {
			a.Open(shell.Route{Page: shell.EventsPage})
		}
	}
}

// scrollStep is how far an arrow key scrolls, in device-independent pixels.
const scrollStep = 60

// scrollBy scrolls the page by a key that no widget took, and reports whether the key is one that scrolls.
func (a *App) scrollBy(name fyne.KeyName) bool {
	scroll := a.scrolled()
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

// dismisses reports whether a key takes an announcement away.
func dismisses(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyEscape, mobile.KeyBack, fyne.KeyReturn, fyne.KeyEnter:
		return true
	}
	return false
}

// openRules opens the rules of the game that the page is about.
func (a *App) openRules() {
	switch here := a.trail.Here(); here.Page {
	case shell.TimerPage, shell.EventsPage, shell.PlacesPage:
		if g, ok := a.session.TimedGame(); ok {
			a.Open(shell.Route{Page: shell.RulesPage, Arg: g.Key})
		}
	case shell.GamePage:
		a.Open(shell.Route{Page: shell.RulesPage, Arg: here.Arg})
	case shell.MatchPage, shell.MatchMorePage:
		if a.session.Playing != nil {
			a.Open(shell.Route{Page: shell.RulesPage, Arg: a.session.Playing.Match.Table().Game().Key})
		}
	case shell.HomePage:
		if len(a.games) > 0 {
			a.Open(shell.Route{Page: shell.RulesPage, Arg: a.games[0].Key})
		}
	}
}
