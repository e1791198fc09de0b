package duckdealer

import (
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	kit "tablekeeper/screens/kits/duckdealer"
)

// duckStep says in words what is awaited in a position of Duck Dealer.
func duckStep(t rules.Table, _ bool) string {
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
	switch v.Step {
	case duckdealer.StepCube:
		return wording.L("Lift a highway part. No cube is left for the turn track.")
	case duckdealer.StepHighways:
		return actionTurn(v) + " " + wording.N(v.FreeHighways, "{n} free highway part may be placed.;{n} free highway parts may be placed.")
	case duckdealer.StepPlaceCube:
		return wording.L("Place the cube that was lifted.")
	case duckdealer.StepPlaceDisc:
		return wording.L("Place the disc that was taken back.")
	case duckdealer.StepExit:
		return wording.L("Place the exit of the pathway.")
	case duckdealer.StepStow:
		return wording.L("Too many goods. Discard until {room} are left.", v.Players[v.Active()-1].Capacity())
	case duckdealer.StepKeep:
		return wording.L("Too much energy. Give back until {kept} markers are left.", duckdealer.MarkersKept)
	}
	return actionTurn(v) + " " + stepsWords(v)
}

// actionTurn says which of the action turns it is.
func actionTurn(v *duckdealer.View) string {
	return wording.L("Action turn {turn} of {all}.", v.Turns, duckdealer.ActionTurns)
}

// stepsWords reports how far the ship still flies, and what is virtual.
func stepsWords(v *duckdealer.View) string {
	words := wording.L("No steps left.")
	if v.StepsLeft > 0 {
		words = wording.N(v.StepsLeft, "{n} step left.;{n} steps left.")
	}
	if virtual := energyList(v.Virtual()); virtual != "" {
		words += " " + wording.L("Only for this turn: {markers}.", virtual)
	}
	return words
}

// duckBegins are the steps before the first turn.
func duckBegins(v *duckdealer.View) string {
	switch v.Step {
	case duckdealer.StepBid:
		if _, times := v.Offered(v.Active()); times > 0 {
			return wording.L("Tie! Bid again. Every point you bid comes off your score.")
		}
		return wording.L("Bids for the playing order. Points are taken off at the end.")
	case duckdealer.StepBorn:
		return wording.L("Whose birthday is closest to 24 November 1967?")
	case duckdealer.StepPosition:
		return wording.L("Chooses a playing position.")
	case duckdealer.StepOutfit:
		return wording.L("Chooses gear: {count} of 3 pieces so far.", v.Players[v.Active()-1].Pieces())
	}
	return wording.L("Chooses a starting planet.")
}

// duckTurn is the choice between energy and action. It warns where collecting would lack markers (DD-2.3).
func duckTurn(v *duckdealer.View) string {
	words := wording.L("Energy, or an action turn.")
	always, choices := aid.Collects(v.EnergyStock(), v.Players[v.Active()-1].Crew())
	switch {
	case always:
		return words + " " + wording.L("There aren't enough markers: collect, and you take an action turn right away.")
	case len(choices) > 0:
		return words + " " + wording.L("There aren't enough {types} markers: collect those, and you take an action turn right away.",
			energyTitles(choices))
	}
	return words
}

// duckDeal is a deal between two players.
func duckDeal(v *duckdealer.View, seats []string) string {
	partner, offered, asked := v.Deal()
	if partner == 0 {
		return ""
	}
	give, get := goodsCounted(offered), goodsCounted(asked)
	gives, gets := orNothing(give), orNothing(get)
	switch {
	case v.Step == duckdealer.StepAnswer:
		return wording.L("{active} gives {give} and wants {get}: accept or decline.", seats[v.Active()-1], gives, gets)
	case give == "" && get == "":
		return wording.L("A deal with {partner}: say what is given and what is wanted.", seats[partner-1])
	}
	return wording.L("A deal with {partner}: gives {give}, wants {get}.", seats[partner-1], gives, gets)
}

func orNothing(words string) string {
	if words == "" {
		return wording.L("nothing")
	}
	return words
}

// goodsCounted lists goods with their numbers: "2 Blue paint, Religion".
func goodsCounted(goods map[string]int) string {
	words, _ := picker.VocabularyWords(duckdealer.GoodWords(), nil)
	return counted(words, goods, kit.GoodTitle)
}

// energyList lists energy with its numbers: "2 Movement, Trade".
func energyList(energy map[string]int) string {
	return counted(duckdealer.Energy(), energy, kit.EnergyTitle)
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

func energyTitles(words []string) string {
	var titles []string
	for _, word := range words {
		titles = append(titles, kit.EnergyTitle(word))
	}
	return strings.Join(titles, ", ")
}
