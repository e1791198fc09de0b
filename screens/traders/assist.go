package traders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// tradersAssist shows the card that is being resolved where the log does not tell which was drawn: the table has agreed on a
// position.
type tradersAssist struct {
	card *parts.Card
}

func newTradersAssist(*Feature, game.Acts) game.Assist {
	return &tradersAssist{parts.NewCard(parts.NoIcon, "", "", nil)}
}

func (a *tradersAssist) Object() fyne.CanvasObject { return a.card }

func (a *tradersAssist) Show(t rules.Table, _ *picker.Picker) bool {
	v, ok := traders.Look(t)
	if !ok {
		return false
	}
	f, ok := aid.FaceOf(v.Moment().Card)
	if at, _ := latestCard(t); !ok || at >= 0 { // it lies over the map
		return false
	}
	icon := parts.IconCards
	if f.Cost == 0 && f.Word != "trade" {
		icon = parts.IconEvent
	}
	a.card.Set(icon, lang.L(f.Title), lang.L(f.Text))
	return true
}
