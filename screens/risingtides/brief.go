package risingtides

import (
	"slices"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// unseen is the word of a card or nation that nobody has shown.
const unseen = risingtides.Unseen

// brief lays the moves of a turn out so that the common ones are a tap each: a card that is drawn unseen, a resource that
// is placed.
func brief() *picker.Brief {
	return &picker.Brief{
		OwnCards: true,
		First: func(verb string) (values []int, others string) {
			switch verb {
			case "draw", "pick":
				return []int{unseen}, lang.L("Name it")
			case "nation":
				return []int{unseen}, lang.L("Show it")
			case "place", "take", "recounter":
				return []int{0}, ""
			}
			return nil, ""
		},
		Next: nextWords,
		Ask:  askWords,
		Sign: func(word string) parts.Icon {
			if i := slices.IndexFunc(tideCards(), func(c tideCard) bool { return c.word == word }); i >= 0 {
				return tideCards()[i].icon
			}
			return parts.IconCheck
		},
	}
}

// nextWords is what the tile of a verb says comes next.
func nextWords(t rules.Table, o picker.VerbOffer) string {
	v, ok := risingtides.Look(t)
	if !ok {
		return ""
	}
	switch o.Form.Name {
	case "construct":
		return lang.L("Stage {{.Number}}", map[string]any{"Number": len(v.Players[o.Seat-1].Stages) + 1})
	case "pass":
		return passWords(v.Step)
	case "steal", "relocate":
		return lang.L("From whom?")
	case "nuke":
		return lang.L("Whose depot?")
	case "redirect":
		return lang.L("To whom?")
	case "discard":
		return lang.L("Which card?")
	case "reveal":
		return lang.L("Your nation")
	case "protect":
		return lang.L("Cancel it")
	}
	return ""
}

// passWords is what a pass does in a step.
func passWords(step rules.Step) string {
	switch step {
	case risingtides.StepCounter:
		return lang.L("Let it happen")
	case risingtides.StepRecounter:
		return lang.L("Accept it")
	}
	return ""
}

// askWords names a word of a verb.
func askWords(verb string, at int) string {
	switch {
	case verb == "steal" && at == 0, verb == "relocate" && at == 0:
		return lang.L("Take from")
	case verb == "redirect" && at == 0:
		return lang.L("Send it to")
	case verb == "send":
		return []string{lang.L("Card"), lang.L("Goes to")}[at]
	case verb == "nuke" && at == 0:
		return lang.L("Whose depot?")
	case verb == "recounter", verb == "steal", verb == "relocate", verb == "nuke", verb == "redirect":
		return lang.L("Pay with")
	case verb == "take":
		return lang.L("Take")
	case verb == "construct":
		return lang.L("Build with")
	case verb == "discard":
		return lang.L("Throw away")
	}
	return ""
}

// face shortens an event.
func face(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) {
	if v.Name == "EVENT" {
		switch v.Word(value) {
		case "right":
			short = lang.L("From the right")
		case "left":
			short = lang.L("From the left")
		case "back":
			short = lang.L("Last one back")
		}
	}
	return short, parts.NoIcon, short != ""
}
