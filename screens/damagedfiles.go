package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
)

// damagedFiles lists the files that were kept because something of them could not be read. A tap shows one, to save or
// send it.
func (a *App) damagedFiles() []fyne.CanvasObject {
	names, err := a.library.Originals()
	if err != nil || len(names) == 0 {
		return nil
	}
	var rows []*parts.Row
	for _, name := range names {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: name, Tap: func() { a.shareDamaged(name) },
		}))
	}
	return []fyne.CanvasObject{parts.NewTightColumn(parts.NewSection(lang.L("Damaged files")),
		parts.NewLess(lang.L("They are kept as they were found.")), parts.NewRows(rows...))}
}

// shareDamaged shows a damaged file as it is.
func (a *App) shareDamaged(name string) {
	data, err := a.library.Original(name)
	if err != nil {
		a.say(lang.L("The file can't be read: {{.Problem}}.", said(err)))
		return
	}
	a.share(shareable{title: lang.L("Damaged file"), name: name, text: strings.ToValidUTF8(string(data), "\ufffd"), data: data})
}
