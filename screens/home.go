package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// home is the main menu: what runs, and the games.
type home struct {
	app    *App
	resume *parts.Card // nil: nothing runs
}

func newHome(a *App) *home { return &home{app: a} }

func (h *home) bar() *parts.TopBar {
	options := parts.NewIconButton(parts.IconGear, lang.L("Options"), func() { h.app.open(Route{Page: OptionsPage}) })
	return parts.NewTopBar(options, lang.L("Tablekeeper"))
}

func (h *home) page() fyne.CanvasObject {
	var objects, cards []fyne.CanvasObject
	if h.app.evening != nil {
		h.resume = parts.NewCard(parts.IconWave, "", "", h.app.openTimer)
		objects = append(objects, h.resume)
	}
	if cards := h.app.resumeCards(); len(cards) > 0 {
		objects = append(objects, parts.NewGrid(cardWidth, 2, cards...))
	}
	for _, game := range h.app.games {
		if game.Key == tideKey {
			objects = append(objects, h.tile(game))
		} else {
			cards = append(cards, parts.NewCard(atTableOf(game.Key).icon, game.Title, playersLine(game), h.opens(game)))
		}
	}
	if len(cards) > 0 {
		objects = append(objects, parts.NewGrid(cardWidth, 2, cards...))
	}
	return parts.NewPage(append(objects, h.app.matchesRow())...)
}

// cardWidth is the least width of a game on Home, in device-independent pixels.
const cardWidth = 300

// tile is a game with a picture: that opens its page, and beside it stands what the game needs first.
func (h *home) tile(game *rules.Game) fyne.CanvasObject {
	tile := parts.NewTile(parts.PictureRisingTides, game.Title, playersLine(game), h.opens(game))
	beside := parts.NewColumn(parts.NewBody(lang.L(game.Tagline)))
	if h.app.evening == nil {
		beside.Add(parts.NewMainButton(lang.L("Timer"), parts.IconWave, h.app.openTimer))
	}
	return parts.NewGrid(cardWidth, 2, tile, beside)
}

// opens leads to the page of a game.
func (h *home) opens(game *rules.Game) func() {
	return func() { h.app.open(Route{GamePage, game.Key}) }
}

// playersLine says for how many a game is.
func playersLine(game *rules.Game) string {
	data := map[string]any{"Least": game.MinSeats, "Most": game.MaxSeats}
	if game.MinSeats == game.MaxSeats {
		return lang.L("{{.Least}} players", data)
	}
	return lang.L("{{.Least}} to {{.Most}} players", data)
}

func (h *home) refresh() {
	if e := h.app.evening; e != nil && h.resume != nil {
		h.resume.Set(stateIcon(e.view.State), lang.L("Go on: Rising Tides"), resumeLine(e, h.app.device.Clock().Wall))
	}
}

// resumeLine says what runs, and how long nobody looked, without betraying the time.
func resumeLine(e *evening, now int64) string {
	data := map[string]any{
		"Players": e.players(), "Time": clockTime(e.start, now), "State": stateWord(e.view), "Away": duration(e.away),
	}
	switch {
	case e.start == 0:
		return lang.L("{{.State}}. {{.Players}} players.", data)
	case e.ran > 0:
		return lang.L("{{.State}}. {{.Players}} players, started {{.Time}}. The app was away for {{.Away}}.", data)
	}
	return lang.L("{{.State}}. {{.Players}} players, started {{.Time}}.", data)
}

// stateWord is what the timer does, in words.
func stateWord(v tide.View) string {
	switch {
	case v.State == tide.Over && v.End == tide.TimeOut:
		return lang.L("Time is out")
	case v.State == tide.Over:
		return lang.L("The game is over")
	case v.DeckEmpty:
		return lang.L("Shuffle the cards")
	case v.State == tide.Paused:
		return lang.L("Paused")
	}
	return lang.L("The clock runs")
}

func stateIcon(s tide.State) parts.Icon {
	switch s {
	case tide.Running:
		return parts.IconWave
	case tide.Over:
		return parts.IconFlag
	}
	return parts.IconPause
}

func (h *home) key(name fyne.KeyName) bool { return false }
