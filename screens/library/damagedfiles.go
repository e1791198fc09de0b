package library

import (
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// damagedFiles lists the files that were kept because something of them could not be read. A tap shows one, to save or
// send it.
func (a *Feature) damagedFiles() []fyne.CanvasObject {
	names, err := a.Library.Originals()
	if err != nil || len(names) == 0 {
		return nil
	}
	var rows []*parts.Row
	for _, name := range names {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: name, Tap: func() { a.shareDamaged(name) },
		}))
	}
	return []fyne.CanvasObject{parts.NewTightColumn(parts.NewSection(wording.L("Damaged files")),
		parts.NewLess(wording.L("The app leaves them as they are.")), parts.NewRows(rows...))}
}

// shareDamaged shows a damaged file as it is.
func (a *Feature) shareDamaged(name string) {
	data, err := a.Library.Original(name)
	if err != nil {
		a.Say(wording.L("The file can't be read: {problem}.", err))
		return
	}
	a.Share(shell.Shareable{Title: wording.L("Damaged file"), Name: name, Text: strings.ToValidUTF8(string(data), "\ufffd"), Data: data})
}
