package risingtides

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/parts"
)

// unseen is the word of a card or nation that nobody has shown.
const unseen = risingtides.Unseen

// brief lays the moves of a turn out so that the common ones are a tap each: a card that is drawn unseen, a resource that
// is placed.
func brief() *picker.Brief {
	return &picker.Brief{
		OwnCards: true,
		First: func(verb *rules.Form) (values []int, others string) {
			switch {
			case verb.Is(risingtides.Draw, risingtides.PickCard):
				return []int{unseen}, wording.L("Name it")
			case verb.Is(risingtides.EnterNation):
				return []int{unseen}, wording.L("Show it")
			case verb.Is(risingtides.Place, risingtides.Take, risingtides.Recounter):
				return []int{0}, ""
			}
			return nil, ""
		},
		Next: nextWords,
		Ask:  askWords,
		Sign: func(word string) parts.Icon {
			if i := slices.IndexFunc(kit.TideCards(), func(c kit.TideCard) bool { return c.Word == word }); i >= 0 {
				return kit.TideCards()[i].Icon
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
	switch {
	case o.Form.Is(risingtides.Construct):
		return wording.L("Stage {number}", len(v.Players[o.Seat-1].Stages())+1)
	case o.Form.Is(risingtides.Pass):
		return passWords(v.Step)
	case o.Form.Is(risingtides.Steal, risingtides.Relocate):
		return wording.L("From whom?")
	case o.Form.Is(risingtides.Nuke):
		return wording.L("Whose depot?")
	case o.Form.Is(risingtides.Redirect):
		return wording.L("To whom?")
	case o.Form.Is(risingtides.Discard):
		return wording.L("Which card?")
	case o.Form.Is(risingtides.Reveal):
		return wording.L("Your nation")
	case o.Form.Is(risingtides.Protect):
		return wording.L("Cancel it")
	}
	return ""
}

// passWords is what a pass does in a step.
func passWords(step rules.Step) string {
	switch step {
	case risingtides.StepCounter:
		return wording.L("Let it happen")
	case risingtides.StepRecounter:
		return wording.L("Accept it")
	}
	return ""
}

// askWords names a word of a verb.
func askWords(verb *rules.Form, at int) string {
	switch {
	case verb.Is(risingtides.Steal, risingtides.Relocate) && at == 0:
		return wording.L("Take from")
	case verb.Is(risingtides.Redirect) && at == 0:
		return wording.L("Send it to")
	case verb.Is(risingtides.Send):
		return []string{wording.L("Card"), wording.L("Goes to")}[at]
	case verb.Is(risingtides.Nuke) && at == 0:
		return wording.L("Whose depot?")
	case verb.Is(risingtides.Recounter, risingtides.Steal, risingtides.Relocate, risingtides.Nuke, risingtides.Redirect):
		return wording.L("Pay with")
	case verb.Is(risingtides.Take):
		return wording.L("Take")
	case verb.Is(risingtides.Construct):
		return wording.L("Build with")
	case verb.Is(risingtides.Discard):
		return wording.L("Throw away")
	}
	return ""
}

// face shortens an event.
func face(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) {
	if v.Name == "EVENT" {
		short = wording.Translate(tide.Kind(value).Event().Title)
	}
	return short, parts.NoIcon, short != ""
}
