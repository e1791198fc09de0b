package match

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// menu lists what else can be done at a match, besides playing it.
func (m *Match) menu() fyne.CanvasObject {
	var rows []*parts.Row
	add := func(icon parts.Icon, title string, tap func()) {
		rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Tap: tap}))
	}
	key := m.Of.Table().Game().Key
	if look.SideBySide(m.app.Size()) { // the panel of a phone on its side has no room for a key of its own
		add(parts.IconList, wording.L("All moves"), func() { m.Table.Sheet(sheetMoves) })
	}
	if timed, ok := m.Of.Seat.(timed); ok {
		if button := timed.TimerButton(); button != nil {
			add(button.Icon(), button.Label, button.Tap)
		}
	}
	voice := m.app.VoiceKey(func() string { return game.TurnLine(m.Of.Table()) })
	if m.Of.Teaches() {
		voice = m.Of.LessonVoice(m.app.Session)
	}
	if voice != nil && !m.Of.Plans() {
		add(voice.Icon(), voice.Label, voice.Tap)
	}
	if m.present() && !m.Of.Plans() && !m.Of.Teaches() && !m.Of.Table().Over() {
		add(parts.IconMap, wording.L("Plan"), m.plan)
	}
	add(parts.IconRules, wording.L("Rules"), func() { m.app.Open(shell.Route{Page: shell.RulesPage, Arg: key}) })
	if m.app.AtTable(m.Of.Table()).Signs != nil {
		add(parts.IconInfo, wording.L("Signs and keys"), func() { m.app.Open(shell.Route{Page: shell.KeysPage, Arg: key}) })
	}
	if m.fair() {
		add(parts.IconShield, wording.L("Fair draws"), m.Of.Seal)
	}
	if !m.Of.Teaches() {
		add(parts.IconMore, wording.L("This match"), m.Of.More)
	}
	return parts.Scrolling(parts.NewRows(rows...))
}
