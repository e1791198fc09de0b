package atrades

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
)

// guildStep says in few words what is awaited in a position of Atrades.
func guildStep(t rules.Table) string {
	v, ok := atrades.Look(t)
	if !ok {
		return ""
	}
	data := map[string]any{"Round": v.Round, "Amount": v.Owed}
	switch v.Step {
	case atrades.StepGuild:
		return lang.L("Choose a guild")
	case atrades.StepRegion:
		return lang.L("Draw a region")
	case atrades.StepLay:
		return lang.L("Lay the region")
	case atrades.StepTurnBid:
		return lang.L("Bid for the turn order")
	case atrades.StepPay:
		return lang.L("Pay {{.Amount}}", data)
	case atrades.StepAction:
		return lang.L("One action in round {{.Round}}", data)
	case atrades.StepGolden:
		return lang.L("The golden cube")
	case atrades.StepPlace:
		return lang.L("Place {{.Company}}", map[string]any{"Company": called(v.Company(v.Tile))})
	case atrades.StepFreeAcquire:
		return lang.L("One company free")
	case atrades.StepExpand:
		return lang.L("{{.Company}} may grow", map[string]any{"Company": called(v.Company(v.Growing))})
	case atrades.StepMergeCube:
		return lang.L("A cube for the merger?")
	case atrades.StepAuction:
		return lang.L("Bid for the merger")
	case atrades.StepFinalBid:
		return lang.L("The last bid")
	case atrades.StepSurvivor:
		return lang.L("Which company stays?")
	case atrades.StepFreeCube:
		return lang.L("A free cube?")
	case atrades.StepCardCompany:
		return lang.L("Who gets the money?")
	case atrades.StepCardRegion:
		return lang.L("Which demand rises?")
	case atrades.StepCardExpand:
		return lang.L("Which company grows?")
	case atrades.StepManual:
		return lang.L("Carry out {{.Card}}", map[string]any{"Card": firstWords(v.Card)})
	}
	return ""
}

// firstWords is the name of a card without its text.
func firstWords(card string) string {
	name, _, _ := strings.Cut(card, ":")
	return name
}
