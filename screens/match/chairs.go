package match

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// chairsPage chooses who plays which seat of a match that has begun.
type chairsPage struct {
	app *Feature
	of  *game.OwnMatch
}

func (p *chairsPage) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("Empty chairs")) }

func (p *chairsPage) Page() fyne.CanvasObject {
	t := p.of.Match.Table()
	return parts.NewPage(game.NewChairChoice(p.app.Session, t.Game(), t.Seats(), p.of.Chairs.Level, p.of.Chairs.Give))
}

func (p *chairsPage) Refresh() {}

func (p *chairsPage) Key(fyne.KeyName) bool { return false }
