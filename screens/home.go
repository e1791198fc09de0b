package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
)

// home is the main menu: what runs, and the games.
type home struct {
	app    *App
	resume *parts.Card // nil: nothing runs
}

func newHome(a *App) *home { return &home{app: a} }

func (h *home) Bar() *parts.TopBar {
	options := parts.NewIconButton(parts.IconGear, lang.L("Options"), func() { h.app.Open(shell.Route{Page: shell.OptionsPage}) })
	return parts.NewTopBar(options, lang.L("Tablekeeper"))
}

func (h *home) Page() fyne.CanvasObject {
	var objects, cards []fyne.CanvasObject
	if h.app.timer.Evening != nil {
		h.resume = parts.NewCard(parts.IconWave, "", "", h.app.timer.OpenTimer)
		objects = append(objects, h.resume)
	}
	if cards := h.app.library.ResumeCards(); len(cards) > 0 {
		objects = append(objects, parts.NewGrid(parts.CardWidth, 2, cards...))
	}
	var tiles []fyne.CanvasObject
	for _, game := range h.app.games {
		adds, picture := h.app.session.Adds(game.Key), parts.GamePicture(game.Key)
		switch {
		case adds.Timed && picture != "":
			objects = append(objects, h.tile(game, picture))
		case picture != "":
			tiles = append(tiles, h.app.pictured(parts.NewSmallTile(picture, game.Title, playersLine(game), h.opens(game))))
		default:
			cards = append(cards, parts.NewCard(adds.Icon, game.Title, playersLine(game), h.opens(game)))
		}
	}
	if len(tiles) > 0 {
		objects = append(objects, parts.NewSmallTiles(tiles...))
	}
	if len(cards) > 0 {
		objects = append(objects, parts.NewGrid(parts.CardWidth, 2, cards...))
	}
	return parts.NewPage(append(objects, parts.NewGrid(parts.CardWidth, 2, h.app.library.MatchesRow(), h.app.room.HomeCard()))...)
}

// tile is the game that has a timer: its picture opens its page, and beside it stands what the game needs first.
func (h *home) tile(game *rules.Game, picture parts.Picture) fyne.CanvasObject {
	tile := h.app.pictured(parts.NewTile(picture, game.Title, playersLine(game), h.opens(game)))
	beside := parts.NewColumn(parts.NewBody(lang.L(game.Tagline)))
	if h.app.timer.Evening == nil {
		beside.Add(parts.NewMainButton(lang.L("Timer"), parts.IconWave, h.app.timer.OpenTimer))
	}
	return parts.NewGrid(parts.CardWidth, 2, tile, beside)
}

// pictured gives a tile its picture once the first picture of the app is on the screen: to draw it takes as long as a third of
// all else.
func (a *App) pictured(tile *parts.Tile) *parts.Tile {
	if a.undrawn {
		tile.Bare()
		a.bare = append(a.bare, tile)
	}
	return tile
}

// drawn is called when the first picture is on the screen.
func (a *App) drawn() {
	a.undrawn = false
	for _, tile := range a.bare {
		tile.Fill()
	}
	a.bare = nil
}

// opens leads to the page of a game.
func (h *home) opens(game *rules.Game) func() {
	return func() { h.app.Open(shell.Route{Page: shell.GamePage, Arg: game.Key}) }
}

// playersLine says for how many a game is.
func playersLine(game *rules.Game) string {
	data := map[string]any{"Least": game.MinSeats, "Most": game.MaxSeats}
	if game.MinSeats == game.MaxSeats {
		return lang.L("{{.Least}} players", data)
	}
	return lang.L("{{.Least}} to {{.Most}} players", data)
}

func (h *home) Refresh() {
	if e := h.app.timer.Evening; e != nil && h.resume != nil {
		h.resume.Set(timer.StateIcon(e.View.State), lang.L("Continue: Rising Tides"), timer.ResumeLine(e, h.app.device.Clock().Wall))
	}
}

func (h *home) Key(name fyne.KeyName) bool { return false }
