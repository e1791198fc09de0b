package match

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Measures of the menu, in device-independent pixels: its first row stands out.
const (
	menuFirst, menuRow = 80, 60
	menuFoot           = 48
	menuLip            = 5
	menuGap            = 6
	menuCorner         = 14
	chevron            = 22
)

// menuKey is a row of the menu.
func menuKey(felt look.Felt, icon parts.Icon, title, words string, high float32, tap func()) fyne.CanvasObject {
	b := table.NewButton(table.Other, felt).AtLeft()
	key := table.Key{Icon: icon, Word: title, Price: words, Tap: tap}
	if high == menuFirst {
		key.Tint = look.Accent
	}
	b.Set(&key)
	b.Label = title
	more := box.Row(menuGap, box.Spring(), parts.NewSign(parts.IconForward, chevron, look.Text), box.Row(0))
	return box.AtLeast(container.NewStack(b, more), box.Just(0), box.Just(high*table.Grown()))
}

// menu lists what else can be done at a match, besides playing it.
func (m *Match) menu() fyne.CanvasObject {
	key := m.Of.Table().Game().Key
	rows, felt := box.Column(menuGap), look.FeltOf(key)
	add := func(icon parts.Icon, title, words string, tap func()) {
		rows.Add(menuKey(felt, icon, title, words, menuRow, tap))
	}
	if m.app.OpenHere() == m.Of && m.Of.Taught() == nil && !m.Of.Plans() {
		ask := menuKey(felt, parts.IconScales, wording.L("Ask the referee"), wording.L("Can I …? It knows this position."), menuFirst,
			func() { m.app.Open(shell.Route{Page: shell.DisputePage, Arg: game.MatchWhere(m.Of.ID)}) })
		rows.Add(container.NewStack(ask, box.NewSurface(box.Face{Line: look.Gold, Band: 2, Corner: menuCorner, High: menuLip})))
	}
	if look.SideBySide(m.app.Size()) { // the panel of a phone on its side has no room for a key of its own
		add(parts.IconList, wording.L("All moves"), "", func() { m.Table.Sheet(sheetMoves) })
	}
	if timed, ok := m.Of.Seat.(timed); ok {
		if button := timed.TimerButton(); button != nil {
			add(button.Icon(), button.Label, "", button.Tap)
		}
	}
	voice := m.app.VoiceKey(func() string { return game.TurnLine(m.Of.Table()) })
	if lesson := m.Of.Taught(); lesson != nil {
		if skip := lesson.Skip(); skip != nil {
			add(parts.IconForward, wording.L("Skip this step"), "", skip)
		}
		voice = m.Of.LessonVoice(m.app.Session)
	}
	if voice != nil && !m.Of.Plans() {
		add(voice.Icon(), voice.Label, "", voice.Tap)
	}
	add(parts.IconRules, wording.L("Rules"), "", func() { m.app.Open(shell.Route{Page: shell.RulesPage, Arg: key}) })
	if m.present() && !m.Of.Plans() && m.Of.Taught() == nil && !m.Of.Table().Over() {
		add(parts.IconMap, wording.L("Plan"), wording.L("try moves, nothing counts"), m.plan)
	}
	if own := m.app.Playing; own != nil && own.OpenMatch == m.Of && m.app.Room != nil && m.Of.Taught() == nil && !m.Of.Plans() {
		add(parts.IconPeople, wording.L("Others join"), m.app.Room.JoinLine(own), func() { m.app.Open(shell.Route{Page: shell.OthersPage, Arg: m.Of.ID}) })
	}
	if m.app.AtTable(m.Of.Table()).Signs != nil {
		add(parts.IconInfo, wording.L("Signs and keys"), "", func() { m.app.Open(shell.Route{Page: shell.KeysPage, Arg: key}) })
	}
	if m.fair() {
		add(parts.IconShield, wording.L("Fair draws"), "", m.Of.Seal)
	}
	if m.Of.Taught() == nil {
		add(parts.IconMore, wording.L("This match"), wording.L("names, house rules, save, share"), m.Of.More)
	}
	leave, shut := table.NewButton(table.Quiet, felt).AtLeft(), table.NewButton(table.Quiet, felt).Bold()
	leave.Set(&table.Key{Icon: parts.IconArchive, Word: wording.L("Leave, it is kept"), Short: []string{wording.L("Leave")}, Tap: func() { m.app.Go() }})
	shut.Set(&table.Key{Icon: parts.IconDown, Word: wording.L("Close"), Tap: func() { m.Table.Sheet(-1) }})
	high := box.Just(menuFoot * table.Grown())
	rows.Add(box.Row(parts.RowGap, box.Grow(box.AtLeast(leave, box.Just(0), high)), box.Grow(box.AtLeast(shut, box.Just(0), high))))
	return parts.Scrolling(rows)
}
