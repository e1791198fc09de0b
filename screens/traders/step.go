package traders

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// tradersStep says in words what is awaited in a position of Traders.
func tradersStep(t rules.Table) string {
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
		return lang.L("Roll: the highest starts")
	case traders.StepPlanet:
		return lang.L("Draw the planet card")
	case traders.StepEvent:
		return lang.L("Draw the event card")
	case traders.StepFreeCard:
		return lang.L("Take the action card")
	case traders.StepAct1:
		return lang.L("Build, load, play cards")
	case traders.StepRoll:
		if m.Dice > 1 {
			return lang.L("Roll two dice")
		}
		return lang.L("Roll for the flight")
	case traders.StepMove:
		return lang.L("Fly: {{.Steps}}", map[string]any{"Steps": stepsWord(m.Steps)})
	case traders.StepAct2:
		return lang.L("Build, load, play cards")
	}
	return lang.L("Sell, buy a card")
}

// tradersAnswer reports what is awaited while a card is being resolved or a planet produces, "" at other times.
func tradersAnswer(t rules.Match, m traders.Moment) string {
	data := map[string]any{"Planet": traders.PlanetTitle(m.Planet), "Number": m.Left, "Resource": resourceWord(m.Resource)}
	if m.Turn > 0 {
		data["Player"] = t.Seats()[m.Turn-1]
	}
	if m.Target > 0 {
		data["Target"] = t.Seats()[m.Target-1]
	}
	if f, ok := aid.FaceOf(m.Card); ok {
		data["Card"] = wording.Translate(f.Title)
	}
	switch m.Step {
	case traders.StepProduce:
		if m.Left > 1 {
			return lang.L("{{.Planet}}: what do the {{.Number}} stations make?", data)
		}
		return lang.L("{{.Planet}}: what does the station make?", data)
	case traders.StepCounter:
		if m.Target == m.Turn {
			return lang.L("{{.Card}}: counter it, or let it happen.", data)
		}
		return lang.L("{{.Player}} plays {{.Card}}: counter it, or let it happen.", data)
	case traders.StepPirate:
		return lang.L("Pirates: cargo or money?")
	case traders.StepCargo:
		return lang.L("The ship is full: {{.Resource}}?", data)
	case traders.StepSteal:
		return lang.L("Take a card from {{.Target}}", data)
	}
	return ""
}

// resourceWord is a resource in a sentence.
func resourceWord(word string) string {
	switch word {
	case "metal":
		return lang.L("metal")
	case "food":
		return lang.L("food")
	case "gems":
		return lang.L("gems")
	}
	return ""
}

// counted is a number, as it is written, of a resource in a sentence.
func counted(written string, n int, word string) string {
	if n == 1 && word == "gems" {
		return written + " " + lang.L("gem")
	}
	return written + " " + resourceWord(word)
}

// resourceTitle is a resource that stands alone.
func resourceTitle(word string) string { return parts.Upper(resourceWord(word)) }

// tradersAlone is the answer that a seat can only give: who can't pay a Counter passes (specification 12).
func tradersAlone(t rules.Table) (act rules.Act, ok bool) {
	v, ok := traders.Look(t)
	if !ok || !v.PassesAlone() {
		return act, false
	}
	return v.Pass(), true
}
