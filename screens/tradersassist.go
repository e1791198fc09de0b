package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/screens/parts"
)

// tradersAssist shows the card that is being resolved, so that nobody has to look for it on the table.
type tradersAssist struct {
	card *parts.Card
}

func newTradersAssist(*App, boardActs) assist {
	return &tradersAssist{parts.NewCard(parts.NoIcon, "", "", nil)}
}

func (a *tradersAssist) object() fyne.CanvasObject { return a.card }

func (a *tradersAssist) show(t rules.Table, _ *picker) bool {
	v, ok := traders.Look(t)
	if !ok {
		return false
	}
	f, ok := traders.FaceOf(v.Moment().Card)
	if !ok {
		return false
	}
	icon := parts.IconCards
	if f.Cost == 0 && f.Word != "trade" {
		icon = parts.IconEvent
	}
	a.card.Set(icon, lang.L(f.Title), lang.L(f.Text))
	return true
}
