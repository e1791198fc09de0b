package match

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// matchBar is the move that is chosen in the sheet, what plays it, and what is said aloud of the last one.
type matchBar struct {
	move   *parts.Words
	play   *parts.Button
	why    *parts.IconButton
	said   *parts.Aloud // what was played, taken back or made again
	choice *fyne.Container
}

func newMatchBar(m *Match) *matchBar {
	b := &matchBar{move: parts.NewWords("", look.Label, look.Text).Bold(), said: parts.NewAloud()}
	b.play = parts.NewMainButton("", parts.IconCheck, m.playChosen)
	b.why = parts.NewIconButton(parts.IconRules, wording.L("Why?"), m.askWhy).Outlined()
	b.choice = parts.NewTightColumn(b.move, container.New(&parts.MainRow{}, b.play, b.why))
	return b
}

// offer shows the move that is chosen, or takes it away.
func (b *matchBar) offer(t rules.Table, act rules.Act, chosen bool) {
	box.SetVisible(b.choice, chosen)
	parts.Able(b.play, chosen)
	parts.Able(b.why, chosen)
	if !chosen {
		return
	}
	b.move.SetText(t.Sentence(act))
	if rule := t.Judge(act); rule != "" {
		b.move.SetColour(look.NotAllowed)
		b.play.SetIcon(parts.IconRules)
		b.play.SetText(wording.L("Not allowed: see the ruling"))
		b.why.Hide()
		return
	}
	b.move.SetColour(look.Text)
	b.play.SetIcon(parts.IconCheck)
	b.play.SetText(wording.L("Play this move"))
	b.why.Show()
}
