package risingtides

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/risingtides"
	"tablekeeper/screens/widgets/parts"
)

// tideSigns are the signs on the mats.
func tideSigns() []game.Sign {
	signs := []game.Sign{{Icon: parts.IconCards, Title: wording.L("Cards in the hand")}}
	for i, card := range kit.TideCards() {
		title := kit.CardTitle(card.Word)
		if i < kit.Resources {
			title = wording.L("{resource} in the depot", title)
		}
		signs = append(signs, game.Sign{Icon: card.Icon, Title: title})
	}
	return append(signs, game.Sign{Icon: parts.IconFlag, Title: wording.L("Stages built of three")})
}

// tideMats are the mats of Rising Tides: hand, depot and stages of each player; deck and discard pile in the middle.
func tideMats(t rules.Match, v *risingtides.Position, large bool) (mats, middle []parts.MatData) {
	for i, name := range t.Seats() {
		p := &v.Players[i]
		data := parts.MatData{Seat: i + 1, Name: name, Words: kit.NationTitle(v.Nation(i + 1))}
		if place := slices.Index(v.Finished[:], i+1); place >= 0 {
			data.Words = strings.TrimPrefix(data.Words+". "+wording.L("Finished, place {place}", place+1), ". ")
		} else if !large && v.Nation(i+1) == risingtides.HiddenNation {
			data.Words = ""
		}
		data.Spoken = tideSpoken(p)
		if large {
			data.Counts, data.Lines = []fyne.CanvasObject{tideHand(p)}, tideLines(p)
		} else {
			data.Counts = tideCounts(p)
			data.Lines = []fyne.CanvasObject{parts.NewLabelled(wording.L("Stages"), tideStages(p))}
		}
		mats = append(mats, data)
	}
	return mats, []parts.MatData{tideMiddle(v)}
}

// tideMiddle is the deck and the discard pile.
func tideMiddle(v *risingtides.Position) parts.MatData {
	return parts.MatData{Words: wording.L("Deck {deck}, discard pile {discarded}", v.Deck, v.Discard.Sum())}
}

// tideHand counts the cards of a hand.
func tideHand(p *risingtides.Player) fyne.CanvasObject {
	return parts.NewTally(parts.IconCards, strconv.Itoa(p.Hand.Size()), wording.L("Hand {number}", p.Hand.Size()))
}

// tideCounts are a mat in one line: hand, depot by resource, stages built.
func tideCounts(p *risingtides.Player) []fyne.CanvasObject {
	list := []fyne.CanvasObject{tideHand(p)}
	for resource, card := range kit.TideCards()[:kit.Resources] {
		n := int(p.Depot.Count[resource])
		list = append(list, parts.NewTally(card.Icon, strconv.Itoa(n), kit.CardTitle(card.Word)+" "+strconv.Itoa(n)))
	}
	built := len(p.Stages())
	return append(list, parts.NewTally(parts.IconFlag, strconv.Itoa(built),
		wording.L("Stages built {number}", built)))
}

// tideLines are a mat with every card: those known of the hand, the depot as it was placed, and the three stages.
func tideLines(p *risingtides.Player) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	known := parts.NewFlow()
	for i, card := range kit.TideCards() {
		if n := p.Hand.Known.Of(i); n > 0 {
			known.Add(parts.NewTally(card.Icon, strconv.Itoa(n), kit.CardTitle(card.Word)+" "+strconv.Itoa(n)))
		}
	}
	if len(known.Objects) > 0 {
		lines = append(lines, parts.NewLabelled(wording.L("Seen"), known))
	}
	depot := parts.NewFlow()
	for _, resource := range p.Depot.Cards() {
		card := kit.TideCards()[resource]
		depot.Add(parts.NewSlot(card.Icon, "", kit.CardTitle(card.Word), true))
	}
	if len(p.Depot.Cards()) == 0 {
		depot.Add(parts.NewLess(wording.L("empty")))
	}
	return append(lines, parts.NewLabelled(wording.L("Depot"), depot), parts.NewLabelled(wording.L("Stages"), tideStages(p)))
}

// tideStages are the three stages of a plan; what is built is written fuel-materials-supplies.
func tideStages(p *risingtides.Player) fyne.CanvasObject {
	slots := make([]fyne.CanvasObject, 3)
	for k := range slots {
		if k >= len(p.Stages()) {
			slots[k] = parts.NewSlot(parts.NoIcon, strconv.Itoa(k+1), wording.L("Stage {number}: not built", k+1), false)
			continue
		}
		stage := p.Stages()[k]
		written := fmt.Sprintf("%d-%d-%d", stage[0], stage[1], stage[2])
		slots[k] = parts.NewSlot(parts.NoIcon, written, wording.L("Stage {number}: {cards}", k+1, stageWords(stage)), true)
	}
	return parts.NewEqual(slots...)
}

// stageWords are the cards of a built stage in words.
func stageWords(stage risingtides.Stage) string {
	var cards []string
	for resource, card := range kit.TideCards()[:kit.Resources] {
		if n := stage[resource]; n > 0 {
			cards = append(cards, kit.CardTitle(card.Word)+" "+strconv.Itoa(int(n)))
		}
	}
	return strings.Join(cards, ", ")
}

// tideSpoken is a mat in words.
func tideSpoken(p *risingtides.Player) string {
	words := []string{wording.L("Hand {number}", p.Hand.Size())}
	for resource, card := range kit.TideCards()[:kit.Resources] {
		if n := int(p.Depot.Count[resource]); n > 0 {
			words = append(words, kit.CardTitle(card.Word)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(append(words, wording.L("Stages built {number}", len(p.Stages()))), ", ")
}

// tideStep says in a few words what is awaited in a position of Rising Tides: the strip of a phone has room for no more.
func tideStep(v *risingtides.Position) string {
	switch v.Step {
	case risingtides.StepNations:
		return wording.L("Nation card")
	case risingtides.StepDeal:
		return wording.L("Starting hand")
	case risingtides.StepTurn:
		return wording.L("One action")
	case risingtides.StepReshuffle:
		return wording.L("Shuffle the discards")
	case risingtides.StepCounter:
		return wording.L("Answer the attack")
	case risingtides.StepRecounter:
		return wording.L("Attack again?")
	case risingtides.StepTake:
		if v.Attack.Steals() {
			return wording.L("Take a card")
		}
		return wording.L("Send a card on")
	case risingtides.StepPick:
		switch {
		case v.Left():
			return wording.L("Take one from the left")
		}
		return wording.L("Take one from the right")
	case risingtides.StepReveal:
		return wording.L("Show the nation")
	}
	return ""
}
