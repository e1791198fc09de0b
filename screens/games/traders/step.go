package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	kit "tablekeeper/screens/kits/traders"
)

// tradersStep says in words what is awaited in a position of Traders.
func tradersStep(t rules.Table, _ bool) string {
	v, ok := traders.Look(t)
	if !ok || t.Over() {
		return ""
	}
	m := v.Moment()
	if answer := tradersAnswer(t, m); answer != "" {
		return answer
	}
	switch m.Step {
	case traders.StepStart:
		return wording.L("Roll: the highest starts")
	case traders.StepPlanet:
		return wording.L("Draw the planet card")
	case traders.StepEvent:
		return wording.L("Draw the event card")
	case traders.StepFreeCard:
		return wording.L("Take the action card")
	case traders.StepAct1:
		return wording.L("Build, load, play cards")
	case traders.StepRoll:
		if m.Dice > 1 {
			return wording.L("Roll two dice")
		}
		return wording.L("Roll for the flight")
	case traders.StepMove:
		return wording.L("Fly: {steps}", stepsWord(m.Steps))
	case traders.StepAct2:
		return wording.L("Build, load, play cards")
	}
	return wording.L("Sell, buy a card")
}

// tradersAnswer reports what is awaited while a card is being resolved or a planet produces, "" at other times.
func tradersAnswer(t rules.Match, m traders.Moment) string {
	planet, card := traders.PlanetTitle(m.Planet), ""
	if f, ok := aid.FaceOf(m.Card); ok {
		card = wording.Translate(f.Title)
	}
	switch m.Step {
	case traders.StepProduce:
		if m.Left > 1 {
			return wording.L("{planet}: what do the {number} stations make?", planet, m.Left)
		}
		return wording.L("{planet}: what does the station make?", planet)
	case traders.StepCounter:
		if m.Target == m.Turn {
			return wording.L("{card}: counter it, or let it happen.", card)
		}
		return wording.L("{player} plays {card}: counter it, or let it happen.", t.Seats()[m.Turn-1], card)
	case traders.StepPirate:
		return wording.L("Pirates: cargo or money?")
	case traders.StepCargo:
		return wording.L("The ship is full: {resource}?", kit.ResourceWord(m.Resource))
	case traders.StepSteal:
		return wording.L("Take a card from {target}", t.Seats()[m.Target-1])
	}
	return ""
}

// counted is a number, as it is written, of a resource in a sentence.
func counted(written string, n int, word string) string {
	if n == 1 && word == "gems" {
		return written + " " + wording.L("gem")
	}
	return written + " " + kit.ResourceWord(word)
}
