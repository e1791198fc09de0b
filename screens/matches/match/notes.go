package match

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// overFelt is what stands over the felt: that an earlier position is shown, and why nothing can be changed.
func (m *Match) overFelt() []fyne.CanvasObject {
	objects := m.Of.Told(m.Of.At == game.Now)
	if m.Of.At != game.Now {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconReturn, Title: wording.L("As it was"), Words: m.pastLine()}))
	}
	if brief := m.Of.Brief; brief.Words != "" {
		ink := look.Text
		if brief.Wrong {
			ink = look.NotAllowed
		}
		told := parts.NewTightColumn(parts.NewWords(brief.Words, look.Body, ink).Aloud().Again(brief.Times))
		if key := m.Of.BriefKey(m.app.Session); key != nil {
			told.Add(key)
		}
		objects = append(objects, told)
	}
	if m.Of.At > 0 {
		objects = append(objects, m.log.ruling(m.Of.At)...)
	}
	return objects
}

// pastLine reports which position is shown.
func (m *Match) pastLine() string {
	if m.Of.At == 0 {
		return wording.L("Before the first move")
	}
	return wording.L("After: {move}", logRow(m.Of.Log().Line(m.Of.At)).Title)
}
