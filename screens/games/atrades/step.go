package atrades

import (
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

// guildStep says in few words what is awaited in a position of Atrades.
func guildStep(t rules.Table, _ bool) string {
	v, ok := atrades.Look(t)
	if !ok {
		return ""
	}
	switch v.Step {
	case atrades.StepGuild:
		return wording.L("Choose a guild")
	case atrades.StepRegion:
		return wording.L("Draw a region")
	case atrades.StepLay:
		return wording.L("Place the region")
	case atrades.StepTurnBid:
		return wording.L("Bid for the turn order")
	case atrades.StepPay:
		return wording.L("Pay {amount}", v.Owed)
	case atrades.StepAction:
		return wording.L("One action in round {round}", v.Round)
	case atrades.StepGolden:
		return wording.L("The golden cube")
	case atrades.StepPlace:
		return wording.L("Place {company}", called(v.Company(v.Tile())))
	case atrades.StepFreeAcquire:
		return wording.L("One company free")
	case atrades.StepExpand:
		return wording.L("{company} may grow", called(v.Company(v.Growing())))
	case atrades.StepMergeCube:
		return wording.L("A cube for the merger?")
	case atrades.StepAuction:
		return wording.L("Bid for the merger")
	case atrades.StepFinalBid:
		return wording.L("The last bid")
	case atrades.StepSurvivor:
		return wording.L("Which company stays?")
	case atrades.StepFreeCube:
		return wording.L("A free cube?")
	case atrades.StepCardCompany:
		return wording.L("Who gets the money?")
	case atrades.StepCardRegion:
		return wording.L("Which demand rises?")
	case atrades.StepCardExpand:
		return wording.L("Which company grows?")
	case atrades.StepManual:
		return wording.L("Carry out {card}", firstWords(v.Card()))
	}
	return ""
}

// firstWords is the name of a card without its text.
func firstWords(card string) string {
	name, _, _ := strings.Cut(card, ":")
	return name
}
