package risingtides

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// tideCard is a card of Rising Tides as people see it.
type tideCard struct {
	word string
	icon parts.Icon
}

// tideCards are the cards in the order of the specification; the first three are resources.
func tideCards() []tideCard {
	return []tideCard{
		{"fuel", parts.IconFuel},
		{"materials", parts.IconMaterials},
		{"supplies", parts.IconSupplies},
		{"steal-protect", parts.IconShield},
		{"relocate-redirect", parts.IconRelocate},
		{"nuke", parts.IconBlast},
	}
}

// cardTitle names a card.
func cardTitle(word string) string {
	switch word {
	case "fuel":
		return lang.L("Fuel")
	case "materials":
		return lang.L("Materials")
	case "supplies":
		return lang.L("Supplies")
	case "steal-protect":
		return lang.L("Steal / Protect")
	case "relocate-redirect":
		return lang.L("Relocate / Redirect")
	}
	return lang.L("Nuke")
}

// tideSigns are the signs on the mats.
func tideSigns() []game.Sign {
	signs := []game.Sign{{Icon: parts.IconCards, Title: lang.L("Cards in the hand")}}
	for i, card := range tideCards() {
		title := cardTitle(card.word)
		if i < resources {
			title = lang.L("{{.Resource}} in the depot", map[string]any{"Resource": title})
		}
		signs = append(signs, game.Sign{Icon: card.icon, Title: title})
	}
	return append(signs, game.Sign{Icon: parts.IconFlag, Title: lang.L("Stages built of three")})
}

// resources is how many of the cards go into a depot.
const resources = 3

// nationTitle names a nation card; a hidden one has no title.
func nationTitle(word string) string {
	switch word {
	case "":
		return ""
	case "us":
		return lang.L("US")
	case "pacific-state":
		return lang.L("Pacific State")
	case "europe":
		return lang.L("Europe")
	case "africa":
		return lang.L("Africa")
	case "asia":
		return lang.L("Asia")
	case "oceania":
		return lang.L("Oceania")
	}
	return lang.L("Nation hidden")
}

// tideMats are the mats of Rising Tides: hand, depot and stages of each player; deck and discard pile in the middle.
func tideMats(t rules.Match, v *risingtides.View, large bool) (mats, middle []parts.MatData) {
	for i, name := range t.Seats() {
		p := &v.Players[i]
		data := parts.MatData{Seat: i + 1, Name: name, Words: nationTitle(p.Nation)}
		if place := slices.Index(v.Finished, i+1); place >= 0 {
			data.Words = strings.TrimPrefix(data.Words+". "+lang.L("Finished, place {{.Place}}", map[string]any{"Place": place + 1}), ". ")
		} else if !large && p.Nation == risingtides.HiddenNation {
			data.Words = ""
		}
		data.Spoken = tideSpoken(p)
		if large {
			data.Counts, data.Lines = []fyne.CanvasObject{tideHand(p)}, tideLines(p)
		} else {
			data.Counts = tideCounts(p)
			data.Lines = []fyne.CanvasObject{parts.NewLabelled(lang.L("Stages"), tideStages(p))}
		}
		mats = append(mats, data)
	}
	return mats, []parts.MatData{tideMiddle(v)}
}

// tideMiddle is the deck and the discard pile.
func tideMiddle(v *risingtides.View) parts.MatData {
	data := map[string]any{"Deck": v.Deck, "Discarded": v.Discards}
	return parts.MatData{Words: lang.L("Deck {{.Deck}}, discard pile {{.Discarded}}", data)}
}

// tideHand counts the cards of a hand.
func tideHand(p *risingtides.Player) fyne.CanvasObject {
	return parts.NewTally(parts.IconCards, strconv.Itoa(p.Hand), lang.L("Hand {{.Number}}", map[string]any{"Number": p.Hand}))
}

// tideCounts are a mat in one line: hand, depot by resource, stages built.
func tideCounts(p *risingtides.Player) []fyne.CanvasObject {
	list := []fyne.CanvasObject{tideHand(p)}
	for resource, card := range tideCards()[:resources] {
		n := p.InDepot(resource)
		list = append(list, parts.NewTally(card.icon, strconv.Itoa(n), cardTitle(card.word)+" "+strconv.Itoa(n)))
	}
	built := len(p.Stages)
	return append(list, parts.NewTally(parts.IconFlag, strconv.Itoa(built),
		lang.L("Stages built {{.Number}}", map[string]any{"Number": built})))
}

// tideLines are a mat with every card: those known of the hand, the depot as it was placed, and the three stages.
func tideLines(p *risingtides.Player) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	known := parts.NewFlow()
	for i, card := range tideCards() {
		if n := p.Known[i]; n > 0 {
			known.Add(parts.NewTally(card.icon, strconv.Itoa(n), cardTitle(card.word)+" "+strconv.Itoa(n)))
		}
	}
	if len(known.Objects) > 0 {
		lines = append(lines, parts.NewLabelled(lang.L("Seen"), known))
	}
	depot := parts.NewFlow()
	for _, resource := range p.Depot {
		card := tideCards()[resource]
		depot.Add(parts.NewSlot(card.icon, "", cardTitle(card.word), true))
	}
	if len(p.Depot) == 0 {
		depot.Add(parts.NewLess(lang.L("empty")))
	}
	return append(lines, parts.NewLabelled(lang.L("Depot"), depot), parts.NewLabelled(lang.L("Stages"), tideStages(p)))
}

// tideStages are the three stages of a plan; what is built is written fuel-materials-supplies.
func tideStages(p *risingtides.Player) fyne.CanvasObject {
	slots := make([]fyne.CanvasObject, 3)
	for k := range slots {
		data := map[string]any{"Number": k + 1}
		if k >= len(p.Stages) {
			slots[k] = parts.NewSlot(parts.NoIcon, strconv.Itoa(k+1), lang.L("Stage {{.Number}}: not built", data), false)
			continue
		}
		stage := p.Stages[k]
		data["Cards"] = stageWords(stage)
		written := fmt.Sprintf("%d-%d-%d", stage[0], stage[1], stage[2])
		slots[k] = parts.NewSlot(parts.NoIcon, written, lang.L("Stage {{.Number}}: {{.Cards}}", data), true)
	}
	return parts.NewEqual(slots...)
}

// stageWords are the cards of a built stage in words.
func stageWords(stage [3]int) string {
	var cards []string
	for resource, card := range tideCards()[:resources] {
		if n := stage[resource]; n > 0 {
			cards = append(cards, cardTitle(card.word)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(cards, ", ")
}

// tideSpoken is a mat in words.
func tideSpoken(p *risingtides.Player) string {
	words := []string{lang.L("Hand {{.Number}}", map[string]any{"Number": p.Hand})}
	for resource, card := range tideCards()[:resources] {
		if n := p.InDepot(resource); n > 0 {
			words = append(words, cardTitle(card.word)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(append(words, lang.L("Stages built {{.Number}}", map[string]any{"Number": len(p.Stages)})), ", ")
}

// tideStep says in a few words what is awaited in a position of Rising Tides: the strip of a phone has room for no more.
func tideStep(v *risingtides.View) string {
	switch v.Step {
	case risingtides.StepNations:
		return lang.L("Nation card")
	case risingtides.StepDeal:
		return lang.L("Starting hand")
	case risingtides.StepTurn:
		return lang.L("One action")
	case risingtides.StepReshuffle:
		return lang.L("Shuffle the discards")
	case risingtides.StepCounter:
		return lang.L("Answer the attack")
	case risingtides.StepRecounter:
		return lang.L("Attack again?")
	case risingtides.StepTake:
		if v.Attack != nil && v.Attack.Steals {
			return lang.L("Take a card")
		}
		return lang.L("Send a card on")
	case risingtides.StepPick:
		switch {
		case len(v.Picks) == 0:
			return ""
		case v.Picks[0].Left:
			return lang.L("Take one from the left")
		}
		return lang.L("Take one from the right")
	case risingtides.StepReveal:
		return lang.L("Show the nation")
	}
	return ""
}
