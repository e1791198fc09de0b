package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
)

// home is the main menu: what the app is for, what runs, and the games.
type home struct {
	app    *App
	resume *parts.Card // nil: nothing runs
}

func newHome(a *App) *home { return &home{app: a} }

func (h *home) Bar() *parts.TopBar {
	options := parts.NewIconButton(parts.IconGear, lang.L("Options"), func() { h.app.Open(shell.Route{Page: shell.OptionsPage}) })
	return parts.NewTopBar(options, lang.L("Tablekeeper"), h.app.keptSign(), h.app.DeviceSign())
}

func (h *home) Page() fyne.CanvasObject {
	of := parts.Front{Word: parts.NewWordmark(lang.L("Play, ask, time"), lang.L("The referee at your table"))}
	if h.app.timer.Evening != nil {
		h.resume = parts.NewCard(parts.IconWave, "", "", h.app.timer.OpenTimer)
		of.Running = append(of.Running, h.resume)
	}
	of.Running = append(of.Running, h.app.library.ResumeCards()...)
	of.Acts = append(of.Acts, parts.NewMainButton(lang.L("Ask a rule"), parts.IconScales, func() { h.app.Open(shell.Route{Page: shell.AskPage}) }))
	timed := false
	for _, game := range h.app.games {
		adds := h.app.session.Adds(game.Key)
		timed = timed || adds.Timed
		if picture := parts.GamePicture(game.Key); picture != "" {
			of.Tiles = append(of.Tiles, parts.NewSmallTile(picture, game.Title, playersLine(game), h.opens(game)))
		} else {
			of.Rows = append(of.Rows, parts.NewCard(adds.Icon, game.Title, playersLine(game), h.opens(game)))
		}
	}
	if timed && h.app.timer.Evening == nil {
		of.Acts = append(of.Acts, parts.NewMainButton(lang.L("Timer"), parts.IconWave, h.app.timer.OpenTimer))
	}
	of.Rows = append(of.Rows, h.app.library.MatchesRow(), h.app.room.HomeCard())
	return parts.NewFront(of)
}

// drawn is called when the first picture is on the screen, a sketch.
func (a *App) drawn() {
	a.undrawn = false
	a.look().SetSketch(false)
	a.Show()
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
