package screens

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// askPage chooses the game that a question is about: names and pictures alone, so that all are in sight.
type askPage struct{ app *App }

func (p *askPage) Heading() string { return wording.L("Ask a rule") }

func (p *askPage) Page() fyne.CanvasObject {
	var games []fyne.CanvasObject
	for _, game := range p.app.games {
		open := func() { p.app.Open(shell.Route{Page: shell.DisputePage, Arg: game.Key}) }
		if picture := parts.GamePicture(game.Key); picture != "" {
			games = append(games, parts.NewTile(picture, game.Title, "", open))
		} else {
			games = append(games, parts.NewCard(p.app.session.Adds(game.Key).Icon, game.Title, "", open))
		}
	}
	return parts.NewWidePage(parts.NewSection(wording.L("About which game?")), parts.NewGrid(askTile, 3, games...))
}

// askTile is the least width of a game, in device-independent pixels.
const askTile = 160
