package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// keysPage lists the keys, and the signs of a game where it is about one.
type keysPage struct {
	app  *App
	game string // its key; "" for no game
}

func (k *keysPage) Bar() *parts.TopBar { return shell.BackBar(k.app, lang.L("Signs and keys")) }

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
			objects = append(objects, listed(lang.L("On the board"), 2, boardLooks()))
		}
	}
	var rows []*parts.Row
	for _, key := range keyList() {
		rows = append(rows, parts.NewRow(parts.RowData{Title: key[0], Words: key[1]}))
	}
	return parts.NewWidePage(append(objects, listed(lang.L("Keys"), 2, rows))...)
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

func (k *keysPage) Refresh() {}

func (k *keysPage) Key(fyne.KeyName) bool { return false }

// boardLooks says how places of a board look, and what that means.
func boardLooks() []*parts.Row {
	var rows []*parts.Row
	for _, is := range [][2]string{
		{lang.L("A green outline and a dot"), lang.L("Possible now. Tap it.")},
		{lang.L("A thick frame"), lang.L("Chosen.")},
		{lang.L("Corners"), lang.L("The last move changed it.")},
		{lang.L("A shape with a letter"), lang.L("The player who owns it.")},
	} {
		rows = append(rows, parts.NewRow(parts.RowData{Title: is[0], Words: is[1]}))
	}
	return rows
}

// keyList are the keys, each with what it does.
func keyList() [][2]string {
	return [][2]string{
		{lang.L("Space"), lang.L("Starts, pauses and resumes the timer. Shows what is hidden while you hold it.")},
		{"M", lang.L("Turns the sound off or on.")},
		{"E", lang.L("Shows the events of the timer.")},
		{"R", lang.L("Rolls or draws.")},
		{"U, Y", lang.L("Undoes and redoes.")},
		{"T", lang.L("Starts typing a move.")},
		{lang.L("Return"), lang.L("Plays the chosen move.")},
		{lang.L("Arrows, page keys"), lang.L("Scroll. In a match the arrows step through the log.")},
		{lang.L("Tab"), lang.L("Goes to the next thing you can tap. Return or Space taps it.")},
		{"?", lang.L("Opens the rules.")},
		{lang.L("Esc"), lang.L("Goes back.")},
	}
}
