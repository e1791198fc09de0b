package match

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// chairsPage chooses who plays which seat of a match that has begun.
type chairsPage struct {
	app *Feature
	of  *game.OwnMatch
}

func (p *chairsPage) Heading() string { return wording.L("Empty chairs") }

func (p *chairsPage) Page() fyne.CanvasObject {
	t := p.of.Match.Table()
	return parts.NewPage(game.NewChairChoice(p.app.Session, t.Game(), t.Seats(), p.of.Chairs.Level, p.of.Chairs.Give))
}
