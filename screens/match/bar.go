package match

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// matchBar is the lower end of a match: the move that is chosen and what plays it, undo and redo; while an earlier position
// is shown, the way through the log.
type matchBar struct {
	move         *parts.Words
	play         *parts.Button
	why          *parts.IconButton
	undo         *parts.Button
	undone       *parts.Words // what undo takes back
	redo         *parts.IconButton
	plan         *parts.IconButton
	said         *parts.Aloud // what was played, taken back or made again
	earlier      *parts.Button
	later        *parts.Button
	now          *parts.Button
	choice, back *fyne.Container
	acts         *fyne.Container
	box          *fyne.Container
}

func newMatchBar(m *Match) *matchBar {
	b := &matchBar{move: parts.NewWords("", look.Label, look.Text).Bold()}
	b.play = parts.NewMainButton("", parts.IconCheck, m.playChosen)
	b.why = parts.NewIconButton(parts.IconRules, lang.L("Why?"), m.askWhy).Outlined()
	b.undo = parts.NewButton(lang.L("Undo"), parts.IconUndo, m.Undo)
	b.undone = parts.NewLess("").Lines(1)
	b.redo = parts.NewIconButton(parts.IconRedo, lang.L("Redo"), m.redo).Outlined()
	b.plan = parts.NewIconButton(parts.IconMap, lang.L("Plan"), m.plan).Outlined()
	b.said = parts.NewAloud()
	b.earlier = parts.NewButton(lang.L("Earlier"), parts.IconBack, func() { m.step(-1) })
	b.later = parts.NewButton(lang.L("Later"), parts.IconForward, func() { m.step(1) })
	b.now = parts.NewMainButton(lang.L("Back to now"), parts.IconCheck, func() { m.LookAt(game.Now) })
	b.choice = parts.NewTightColumn(b.move, container.New(&parts.MainRow{}, b.play, b.why))
	b.back = parts.NewTightColumn(parts.NewEqual(b.earlier, b.later), b.now)
	b.acts = container.New(&undoRow{low: func() bool { return look.SideBySide(m.app.Size()) }}, b.undo, b.undone, b.redo, b.plan, b.said)
	b.box = parts.NewTightColumn(b.choice, b.back, b.acts)
	return b
}

// offer shows the move that is chosen, or takes it away.
func (b *matchBar) offer(t rules.Table, act rules.Act, chosen bool) {
	parts.SetVisible(b.choice, chosen)
	parts.Able(b.play, chosen)
	parts.Able(b.why, chosen)
	if !chosen {
		return
	}
	b.move.SetText(t.Sentence(act))
	if rule := t.Judge(act); rule != "" {
		b.move.SetColour(look.NotAllowed)
		b.play.SetIcon(parts.IconRules)
		b.play.SetText(lang.L("Not allowed: see the ruling"))
		b.why.Hide()
		return
	}
	b.move.SetColour(look.Text)
	b.play.SetIcon(parts.IconCheck)
	b.play.SetText(lang.L("Play this move"))
	b.why.Show()
}

// undoRow keeps undo in the left corner and redo in the right one, with the plan beside it, always at the same height, so that a second tap on what
// plays a move can't take it back. What undo takes back is one line above them or, in a low window, between them: whatever it
// says, nothing moves.
type undoRow struct{ low func() bool }

// beside is the width of the button that stands before redo, with the gap behind it; 0: none stands there.
func (u *undoRow) beside(objects []fyne.CanvasObject) float32 {
	if !objects[3].Visible() {
		return 0
	}
	return objects[3].MinSize().Width + parts.LeadGap
}

// edges are the sizes of the two buttons.
func (u *undoRow) edges(objects []fyne.CanvasObject) (undo, redo fyne.Size) {
	undo, redo = objects[0].MinSize(), objects[2].MinSize()
	undo.Width += undoWide
	return undo, redo
}

// undoWide is how much wider undo is than its word needs, in device-independent pixels.
const undoWide = 24

// line is the height of the words.
func (u *undoRow) line() float32 {
	return parts.LineHeight(parts.CurrentTheme().Size(look.Body))
}

// Layout places the buttons at the lower end, and the words above or between them.
func (u *undoRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	undo, redo := u.edges(objects)
	parts.Place(objects[0], 0, size.Height-undo.Height, undo.Width, undo.Height)
	parts.Place(objects[2], size.Width-redo.Width, size.Height-redo.Height, redo.Width, redo.Height)
	beside := u.beside(objects)
	parts.Place(objects[3], size.Width-redo.Width-beside, size.Height-redo.Height, redo.Width, redo.Height)
	if u.low() {
		room := max(1, size.Width-undo.Width-redo.Width-beside-2*parts.LeadGap)
		parts.Place(objects[1], undo.Width+parts.LeadGap, (size.Height-u.line())/2, room, u.line())
		return
	}
	parts.Place(objects[1], 0, 0, size.Width, u.line())
}

// MinSize is the same whatever the words say.
func (u *undoRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	undo, redo := u.edges(objects)
	least := fyne.NewSize(undo.Width+redo.Width+u.beside(objects)+2*parts.LeadGap, max(undo.Height, redo.Height))
	if !u.low() {
		least.Height += u.line() + parts.CurrentTheme().Size(look.Grid)/2
	}
	return least
}
