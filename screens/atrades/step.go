package atrades

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
)

// guildStep says in words what is awaited in a position of Atrades.
func guildStep(t rules.Table) string {
	v, ok := atrades.Look(t)
	if !ok {
		return ""
	}
	switch v.Step {
	case atrades.StepGuild:
		return lang.L("Chooses a guild.")
	case atrades.StepRegion:
		return lang.L("Draw a region. Which one did you get?")
	case atrades.StepLay:
		return lang.L("Lays the region beside another one.")
	case atrades.StepTurnBid:
		return lang.L("Round {{.Round}}: closed fists for the turn order.", map[string]any{"Round": v.Round})
	case atrades.StepPay:
		return payStep(v)
	case atrades.StepAction:
		return lang.L("Takes one action, or passes.")
	case atrades.StepGolden:
		return lang.L("May use the golden cube for one more action.")
	case atrades.StepPlace:
		return lang.L("Puts company {{.Company}} on an empty green hex.", map[string]any{"Company": v.Tile})
	case atrades.StepFreeAcquire:
		return lang.L("May acquire one company free.")
	case atrades.StepExpand:
		return growStep(v)
	}
	if v.Merger != nil {
		return mergerStep(v, t.Seats())
	}
	return cardStep(v)
}

func payStep(v *atrades.View) string {
	data := map[string]any{"Amount": v.Owed}
	switch {
	case v.Merger != nil:
		return lang.L("Has won the merger and pays {{.Amount}}.", data)
	case v.Card != "":
		return lang.L("Pays {{.Amount}} for the card.", data)
	}
	return lang.L("Pays {{.Amount}} for the turn order.", data)
}

func growStep(v *atrades.View) string {
	data := map[string]any{"Company": v.Growing}
	if v.Phase == "market" {
		return lang.L("Company {{.Company}} has sold everything: it may grow.", data)
	}
	return lang.L("Company {{.Company}} may grow.", data)
}

// mergerStep is a step inside a merger.
func mergerStep(v *atrades.View, seats []string) string {
	m := v.Merger
	data := map[string]any{"First": m.Targets[0], "Second": m.Targets[1], "Round": m.Round, "Rounds": m.Rounds, "Least": v.LeastBid(), "High": m.High}
	if m.Leader > 0 {
		data["Leader"] = seats[m.Leader-1]
	}
	switch v.Step {
	case atrades.StepMergeCube:
		return lang.L("Merger of {{.First}} and {{.Second}}: lay a cube for it?", data)
	case atrades.StepAuction:
		if m.Leader == 0 {
			return lang.L("Merger of {{.First}} and {{.Second}}, round {{.Round}} of {{.Rounds}}: {{.Least}} or more.", data)
		}
		return lang.L("Merger of {{.First}} and {{.Second}}, round {{.Round}} of {{.Rounds}}: {{.Leader}}'s {{.High}} stands.", data)
	case atrades.StepFinalBid:
		return lang.L("Merger of {{.First}} and {{.Second}}: closed fists, above {{.Leader}}'s {{.High}}.", data)
	case atrades.StepSurvivor:
		return lang.L("Chooses which stays: company {{.First}} or {{.Second}}.", data)
	case atrades.StepFreeCube:
		return lang.L("May take a bureaucracy cube from the supply.")
	}
	return ""
}

// cardStep is a step inside a technology card.
func cardStep(v *atrades.View) string {
	switch v.Step {
	case atrades.StepCardCompany:
		return lang.L("Chooses the company that gets the card's money.")
	case atrades.StepCardRegion:
		return lang.L("Chooses the region whose demand rises.")
	case atrades.StepCardExpand:
		return lang.L("Chooses the company that grows.")
	case atrades.StepManual:
		return lang.L("Carry out the card and enter what changes. {{.Card}}", map[string]any{"Card": v.Card})
	}
	return ""
}
