package match

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// told is what stands above the moves: that an earlier position is shown, why nothing can be changed, and at the end the
// places.
func (m *Match) told() []fyne.CanvasObject {
	objects := m.Of.Told(m.Of.At == game.Now)
	t := m.Of.Table()
	if m.Of.At != game.Now {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconReturn, Title: lang.L("As it was"), Words: m.pastLine()}))
	}
	if m.Felt != nil {
		if m.Of.At > 0 {
			objects = append(objects, m.log.ruling(m.Of.At)...)
		}
		return objects
	}
	if device, ok := m.Of.Seat.(passed); ok && m.present() && !m.Moves.Pick.Begun() {
		objects = append(objects, device.HandButtons()...)
	}
	if t.Over() && m.Of.At == game.Now {
		objects = append(objects, parts.NewSection(lang.L("Places")), m.app.Places(t),
			parts.NewButton(lang.L("The story of the evening"), parts.IconChart, func() {
				m.app.Open(shell.Route{Page: shell.StoryPage, Arg: m.Of.ID})
			}))
	}
	return objects
}

// toldByAssist reports whether the assist shows what was just played.
func (m *Match) toldByAssist() bool {
	teller, ok := m.assist.(interface{ Tells() bool })
	return ok && m.help.Visible() && teller.Tells()
}

// pastLine reports which position is shown.
func (m *Match) pastLine() string {
	if m.Of.At == 0 {
		return lang.L("Before the first move")
	}
	return lang.L("After: {{.Move}}", map[string]any{"Move": logRow(m.Of.Line(m.Of.At)).Title})
}
