package risingtides

import (
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// The six cards, in the specification's order. The first three are resources.
const (
	fuel = iota
	materials
	supplies
	stealProtect
	relocateRedirect
	nuke
	kinds
	resources = 3
)

// hidden stands for a card or nation whose face the referee has not been shown,
// none for one that is not there (yet).
const (
	hidden = -1
	none   = -2
)

var (
	cardNames     = []string{"fuel", "materials", "supplies", "steal-protect", "relocate-redirect", "nuke"}
	nationNames   = []string{"us", "pacific-state", "europe", "africa", "asia", "oceania"}
	cardTitles    = []string{"Fuel", "Materials", "Supplies", "Steal / Protect", "Relocate / Redirect", "Nuke"}
	nationTitles  = []string{"US", "Pacific State", "Europe", "Africa", "Asia", "Oceania"}
	resourceWords = rules.Words("RES", fuel, cardNames[:resources]...).Titled(cardTitles[:resources]...)
	cardWords     = rules.Words("CARD", fuel, cardNames...).Titled(cardTitles...)
	drawnWords    = rules.Words("CARD?", hidden, append([]string{"?"}, cardNames...)...).
			Titled(append([]string{"Unseen card"}, cardTitles...)...)
	nationWords   = rules.Words("NATION", 0, nationNames...).Titled(nationTitles...)
	enteredNation = rules.Words("NATION", hidden, append([]string{"?"}, nationNames...)...).
			Titled(append([]string{"Hidden"}, nationTitles...)...)
	stageWords  = splitWords("STAGE", stageSplits)
	costWords   = splitWords("COST3", costSplits)
	eventWords  = rules.Words("EVENT", 0, eventNames...).Titled(eventTitles...)
	eventNames  = ofEvents(func(e tide.Event) string { return e.Word })
	eventTitles = ofEvents(func(e tide.Event) string { return wording.Capital(e.Is) })
	// eventSaid are the events as the timer and the cards tell them.
	eventSaid = append(ofEvents(func(e tide.Event) string { return e.Title }), ofEvents(func(e tide.Event) string { return e.Says })...)
	// saidCards are the cards in the middle of a sentence.
	saidCards = append(append([]string{}, cardNames[:resources]...), cardTitles[resources:]...)
)

// ofEvents are the events by something of each, in their order.
func ofEvents(say func(tide.Event) string) []string {
	var list []string
	for _, kind := range tide.Kinds() {
		list = append(list, say(kind.Event()))
	}
	return list
}

// Stage is a number of fuel, materials and supplies, written F-M-S.
type Stage [resources]uint8

func (s Stage) sum() int { return int(s[fuel]) + int(s[materials]) + int(s[supplies]) }

func (s Stage) counts() rules.Counts {
	return rules.CountsOf(int(s[fuel]), int(s[materials]), int(s[supplies]))
}

func (s Stage) String() string { return fmt.Sprintf("%d-%d-%d", s[fuel], s[materials], s[supplies]) }

// The words STAGE (digits 0 to 5, sum 3, 4 or 5) and COST3 (sum 3), in byte order.
var (
	stageSplits = splits(stageCards(0), stageCards(planStages-1))
	costSplits  = splits(nukePrice, nukePrice)
)

func splits(least, most int) []Stage {
	var list []Stage
	for f := range most + 1 {
		for m := range most + 1 {
			for s := range most + 1 {
				if sum := f + m + s; sum >= least && sum <= most {
					list = append(list, Stage{uint8(f), uint8(m), uint8(s)})
				}
			}
		}
	}
	return list
}

// costs are what a Nuke can be paid with, and their words.
func (t *table) costs() ([]Stage, *rules.Vocabulary) {
	if t.n.nukePrice == nukePrice {
		return costSplits, costWords
	}
	list := splits(t.n.nukePrice, t.n.nukePrice)
	return list, splitWords("COST"+strconv.Itoa(t.n.nukePrice), list)
}

func splitWords(name string, list []Stage) *rules.Vocabulary {
	words, titles := make([]string, len(list)), make([]string, len(list))
	for i, s := range list {
		words[i], titles[i] = s.String(), s.title()
	}
	return rules.Words(name, 0, words...).Titled(titles...)
}

// oneOf is one of a card in the middle of a sentence: "material".
func oneOf(card int) wording.Text {
	if card < resources {
		return wording.TextOf(resourceSaid[card][0])
	}
	return wording.TextOf(saidCards[card])
}

// listText are cards in a sentence: "2 fuel", "a Nuke".
func listText(cards *rules.Counts) []wording.Text {
	var list []wording.Text
	for card, n := range cards.All() {
		switch {
		case n > 1:
			list = append(list, wording.Say("{n} {card}", n, saidCards[card]))
		case card < resources:
			list = append(list, wording.Say("1 {card}", oneOf(card)))
		default:
			list = append(list, wording.Say("a {card}", saidCards[card]))
		}
	}
	return list
}

// resourceSaid are one and several of a resource.
var resourceSaid = [resources][2]string{{"fuel", "fuel"}, {"material", "materials"}, {"supply", "supplies"}}

// words is a split in a sentence: "1 fuel and 2 supplies".
func (s Stage) words() wording.Text {
	cards := s.counts()
	return wording.And(listText(&cards))
}

// title is a split as people say it: "1 fuel, 2 supplies".
func (s Stage) title() string {
	var said []string
	for resource, names := range resourceSaid {
		switch n := s[resource]; n {
		case 0:
		case 1:
			said = append(said, "1 "+names[0])
		default:
			said = append(said, fmt.Sprintf("%d %s", n, names[1]))
		}
	}
	return strings.Join(said, ", ")
}
