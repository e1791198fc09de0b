package screens

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// keysPage lists the keys, and the signs of a game where it is about one.
type keysPage struct {
	app  *App
	game string // its key; "" for no game
}

func (k *keysPage) Heading() string { return wording.L("Signs and keys") }

func (k *keysPage) Page() fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, game := range k.app.games {
		signs := k.app.session.Adds(game.Key).Signs
		if signs == nil || k.game != "" && k.game != game.Key {
			continue
		}
		var rows []*parts.Row
		for _, sign := range signs() {
			rows = append(rows, parts.NewRow(parts.RowData{Icon: sign.Icon, Title: sign.Title}))
		}
		objects = append(objects, listed(game.Title, 3, rows))
		if k.game != "" && k.app.session.Adds(game.Key).Felt != nil {
			objects = append(objects, listed(wording.L("On the board"), 2, boardLooks()))
		}
	}
	var rows []*parts.Row
	for _, key := range keyList() {
		rows = append(rows, parts.NewRow(parts.RowData{Title: key[0], Words: key[1]}))
	}
	return parts.NewWidePage(append(objects, listed(wording.L("Keys"), 2, rows))...)
}

// listedWidth is the least width of a sign or a key in the list, in sizes of body text.
const listedWidth = 15

// listed are rows under a heading, side by side where there is room, up to so many.
func listed(heading string, most int, rows []*parts.Row) fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, 0, len(rows))
	for _, row := range rows {
		objects = append(objects, row)
	}
	width := parts.CurrentTheme().Size(look.Body) * listedWidth
	return parts.NewColumn(parts.NewSection(heading), parts.NewGrid(width, most, objects...))
}

// boardLooks says how places of a board look, and what that means.
func boardLooks() []*parts.Row {
	var rows []*parts.Row
	for _, is := range [][2]string{
		{wording.L("A green outline and a dot"), wording.L("Possible now. Tap it.")},
		{wording.L("A thick frame"), wording.L("Chosen.")},
		{wording.L("Corners"), wording.L("The last move changed it.")},
		{wording.L("A shape with a letter"), wording.L("The player who owns it.")},
	} {
		rows = append(rows, parts.NewRow(parts.RowData{Title: is[0], Words: is[1]}))
	}
	return rows
}

// keyList are the keys, each with what it does.
func keyList() [][2]string {
	return [][2]string{
		{wording.L("Space"), wording.L("Starts, pauses and resumes the timer. Shows what is hidden while you hold it.")},
		{"M", wording.L("Turns the sound off or on.")},
		{"E", wording.L("Shows the events of the timer.")},
		{"R", wording.L("Rolls or draws.")},
		{"U, Y", wording.L("Undoes and redoes.")},
		{"T", wording.L("Starts typing a move.")},
		{wording.L("Return"), wording.L("Plays the chosen move.")},
		{wording.L("Arrows, page keys"), wording.L("Scroll. In a match the arrows step through the log.")},
		{wording.L("Tab"), wording.L("Goes to the next thing you can tap. Return or Space taps it.")},
		{"?", wording.L("Opens the rules.")},
		{wording.L("Esc"), wording.L("Goes back.")},
	}
}

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
