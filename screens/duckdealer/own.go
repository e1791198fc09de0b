package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// ownTallies are the energy, the goods and the score of who plans a turn, behind that seat's mark.
func ownTallies(t rules.Table, v *duckdealer.View) []fyne.CanvasObject {
	if v.Active == 0 || beginning(v.Step) {
		return nil
	}
	p := v.Players[v.Active-1]
	said := func(icon parts.Icon, n int, what string) fyne.CanvasObject {
		return parts.NewTally(icon, plainNumber(n), what+" "+plainNumber(n))
	}
	list := []fyne.CanvasObject{parts.NewSeatMark(v.Active, game.GainMark)}
	for _, word := range duckdealer.Energy() {
		list = append(list, said(energyIcon(word), p.Energy[word]+v.Virtual[word], energyTitle(word)))
	}
	goods, _ := picker.VocabularyWords(duckdealer.GoodWords(), nil)
	for _, word := range goods {
		if n := p.Goods[word]; n > 0 {
			list = append(list, said(goodIcon(word), n, goodTitle(word)))
		}
	}
	return append(list, said(parts.IconStar, p.Score, lang.L("Points")))
}

// beginning reports whether a step comes before the first turn.
func beginning(step rules.Step) bool {
	switch step {
	case duckdealer.StepBid, duckdealer.StepBorn, duckdealer.StepPosition, duckdealer.StepOutfit, duckdealer.StepHome:
		return true
	}
	return false
}
