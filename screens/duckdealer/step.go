package duckdealer

import (
	"strings"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/picker"
)

// duckStep says in words what is awaited in a position of Duck Dealer.
func duckStep(t rules.Table) string {
	v, ok := duckdealer.Look(t)
	if !ok {
		return ""
	}
	switch v.Step {
	case duckdealer.StepBid, duckdealer.StepBorn, duckdealer.StepPosition, duckdealer.StepOutfit, duckdealer.StepHome:
		return duckBegins(v)
	case duckdealer.StepTurn:
		return duckTurn(v)
	case duckdealer.StepDeal, duckdealer.StepAnswer:
		return duckDeal(v, t.Seats())
	}
	turn := map[string]any{"Turn": len(v.TurnTrack), "All": duckdealer.ActionTurns, "Count": v.FreeHighways}
	switch v.Step {
	case duckdealer.StepCube:
		return lang.L("No cube is left for the turn track: lift one of the highway parts.")
	case duckdealer.StepHighways:
		return lang.N("Action turn {{.Turn}} of {{.All}}: {{.Count}} free highway parts may be placed.", v.FreeHighways, turn)
	case duckdealer.StepPlaceCube:
		return lang.L("Place the cube that was lifted.")
	case duckdealer.StepPlaceDisc:
		return lang.L("Place the disc that was taken back.")
	case duckdealer.StepExit:
		return lang.L("Place the exit of the pathway.")
	case duckdealer.StepStow:
		return lang.L("Too many goods: discard until {{.Room}} are left.", map[string]any{"Room": v.Players[v.Active-1].Capacity()})
	case duckdealer.StepKeep:
		return lang.L("Too much energy: give back until {{.Kept}} markers are left.", map[string]any{"Kept": duckdealer.MarkersKept})
	}
	return lang.L("Action turn {{.Turn}} of {{.All}}.", turn) + " " + stepsWords(v)
}

// stepsWords reports how far the ship still flies, and what is virtual.
func stepsWords(v *duckdealer.View) string {
	words := lang.L("No steps left.")
	if v.StepsLeft > 0 {
		words = lang.N("{{.Steps}} steps left.", v.StepsLeft, map[string]any{"Steps": v.StepsLeft})
	}
	if virtual := energyList(v.Virtual); virtual != "" {
		words += " " + lang.L("Only for this turn: {{.Markers}}.", map[string]any{"Markers": virtual})
	}
	return words
}

// duckBegins are the steps before the first turn.
func duckBegins(v *duckdealer.View) string {
	switch v.Step {
	case duckdealer.StepBid:
		if len(v.Auction.Bids[v.Active-1]) > 0 {
			return lang.L("Tie! Bid again. Every point you bid comes off your score.")
		}
		return lang.L("Bids points for the playing order. They are taken off at the end.")
	case duckdealer.StepBorn:
		return lang.L("Whose birthday is closest to 24 November 1967?")
	case duckdealer.StepPosition:
		return lang.L("Chooses a playing position.")
	case duckdealer.StepOutfit:
		return lang.L("Chooses gear: {{.Count}} of 3 pieces so far.", map[string]any{"Count": v.Players[v.Active-1].Pieces()})
	}
	return lang.L("Chooses a starting planet.")
}

// duckTurn is the choice between energy and action. It warns where collecting would lack markers (DD-2.3).
func duckTurn(v *duckdealer.View) string {
	words := lang.L("Energy, or action turn {{.Turn}} of {{.All}}.",
		map[string]any{"Turn": len(v.TurnTrack) + 1, "All": duckdealer.ActionTurns})
	always, choices := aid.Collects(v.EnergyStock, v.Players[v.Active-1].Crew())
	switch {
	case always:
		return words + " " + lang.L("There aren't enough markers: collect, and you take an action turn right away.")
	case len(choices) > 0:
		return words + " " + lang.L("There aren't enough {{.Types}} markers: collect those, and you take an action turn right away.",
			map[string]any{"Types": energyTitles(choices)})
	}
	return words
}

// duckDeal is a deal between two players.
func duckDeal(v *duckdealer.View, seats []string) string {
	if v.Deal == nil {
		return ""
	}
	give, get := goodsCounted(v.Deal.Give), goodsCounted(v.Deal.Get)
	data := map[string]any{"Partner": seats[v.Deal.Partner-1], "Active": seats[v.Active-1], "Give": orNothing(give), "Get": orNothing(get)}
	switch {
	case v.Step == duckdealer.StepAnswer:
		return lang.L("{{.Active}} gives {{.Give}} and wants {{.Get}}: accept or decline.", data)
	case give == "" && get == "":
		return lang.L("A deal with {{.Partner}}: say what is given and what is wanted.", data)
	}
	return lang.L("A deal with {{.Partner}}: gives {{.Give}}, wants {{.Get}}.", data)
}

func orNothing(words string) string {
	if words == "" {
		return lang.L("nothing")
	}
	return words
}

// goodsCounted lists goods with their numbers: "2 Blue paint, Religion".
func goodsCounted(goods map[string]int) string {
	words, _ := picker.VocabularyWords(duckdealer.GoodWords(), nil)
	return counted(words, goods, goodTitle)
}

// energyList lists energy with its numbers: "2 Movement, Trade".
func energyList(energy map[string]int) string {
	return counted(duckdealer.Energy(), energy, energyTitle)
}

// counted lists how many there are of each word, in the order of the words.
func counted(words []string, counts map[string]int, title func(string) string) string {
	var list []string
	for _, word := range words {
		switch n := counts[word]; {
		case n == 1:
			list = append(list, title(word))
		case n > 1:
			list = append(list, plainNumber(n)+" "+title(word))
		}
	}
	return strings.Join(list, ", ")
}

// energyTitle names a type of energy.
func energyTitle(word string) string {
	switch word {
	case "move":
		return lang.L("Movement")
	case "build":
		return lang.L("Building")
	}
	return lang.L("Trade")
}

func energyTitles(words []string) string {
	var titles []string
	for _, word := range words {
		titles = append(titles, energyTitle(word))
	}
	return strings.Join(titles, ", ")
}
