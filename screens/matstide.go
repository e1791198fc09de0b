package screens

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// tideState is what the mats show of a position of Rising Tides, in its JSON form (section 5 of the specification).
type tideState struct {
	Step    string
	Turn    *int
	Nations []*string
	Hands   []struct {
		Known   map[string]int
		Unknown int
	}
	Depots       [][]string
	Stages       [][]map[string]int
	Deck         int
	Discard      map[string]int
	Finished     []int
	Disqualified []int
	Attack       *struct {
		Kind    string
		Target  int
		Counter *string
	}
	Event *struct{ Kind string }
}

func readTide(position []byte) (s tideState, err error) {
	return s, json.Unmarshal(position, &s)
}

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

// nationTitle names a nation card; a hidden one has no title.
func nationTitle(word *string) string {
	if word == nil {
		return ""
	}
	switch *word {
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
func tideMats(t rules.Table, s tideState, large bool) (mats, middle []parts.MatData) {
	for i, name := range t.Seats() {
		data := parts.MatData{Seat: i + 1, Name: name, Words: nationTitle(s.Nations[i])}
		if place := slices.Index(s.Finished, i+1); place >= 0 {
			data.Words = strings.TrimPrefix(data.Words+". "+lang.L("Finished, place {{.Place}}", map[string]any{"Place": place + 1}), ". ")
		} else if !large && s.Nations[i] != nil && *s.Nations[i] == "?" {
			data.Words = ""
		}
		data.Spoken = s.spoken(i)
		if large {
			data.Counts, data.Lines = []fyne.CanvasObject{s.hand(i)}, s.lines(i)
		} else {
			data.Counts = s.counts(i)
			data.Lines = []fyne.CanvasObject{newLabelled(lang.L("Stages"), s.stages(i))}
		}
		mats = append(mats, data)
	}
	return mats, []parts.MatData{s.middle()}
}

// middle is the deck and the discard pile.
func (s tideState) middle() parts.MatData {
	discarded := 0
	for _, n := range s.Discard {
		discarded += n
	}
	data := map[string]any{"Deck": s.Deck, "Discarded": discarded}
	return parts.MatData{Words: lang.L("Deck {{.Deck}}, discard pile {{.Discarded}}", data)}
}

// size is the number of cards in a hand.
func (s tideState) size(i int) int {
	n := s.Hands[i].Unknown
	for _, known := range s.Hands[i].Known {
		n += known
	}
	return n
}

// hand counts the cards of a hand.
func (s tideState) hand(i int) fyne.CanvasObject {
	n := s.size(i)
	return parts.NewTally(parts.IconCards, strconv.Itoa(n), lang.L("Hand {{.Number}}", map[string]any{"Number": n}))
}

// inDepot counts a resource in a depot.
func (s tideState) inDepot(i int, word string) int {
	n := 0
	for _, card := range s.Depots[i] {
		if card == word {
			n++
		}
	}
	return n
}

// counts are a mat in one line: hand, depot by resource, stages built.
func (s tideState) counts(i int) []fyne.CanvasObject {
	list := []fyne.CanvasObject{s.hand(i)}
	for _, card := range tideCards()[:3] {
		n := s.inDepot(i, card.word)
		list = append(list, parts.NewTally(card.icon, strconv.Itoa(n), cardTitle(card.word)+" "+strconv.Itoa(n)))
	}
	built := len(s.Stages[i])
	return append(list, parts.NewTally(parts.IconFlag, strconv.Itoa(built),
		lang.L("Stages built {{.Number}}", map[string]any{"Number": built})))
}

// lines are a mat with every card: those known of the hand, the depot as it was placed, and the three stages.
func (s tideState) lines(i int) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	known := parts.NewFlow()
	for _, card := range tideCards() {
		if n := s.Hands[i].Known[card.word]; n > 0 {
			known.Add(parts.NewTally(card.icon, strconv.Itoa(n), cardTitle(card.word)+" "+strconv.Itoa(n)))
		}
	}
	if len(known.Objects) > 0 {
		lines = append(lines, newLabelled(lang.L("Seen"), known))
	}
	depot := parts.NewFlow()
	for _, word := range s.Depots[i] {
		card := tideCards()[slices.IndexFunc(tideCards(), func(c tideCard) bool { return c.word == word })]
		depot.Add(parts.NewSlot(card.icon, "", cardTitle(word), true))
	}
	if len(s.Depots[i]) == 0 {
		depot.Add(parts.NewLess(lang.L("empty")))
	}
	return append(lines, newLabelled(lang.L("Depot"), depot), newLabelled(lang.L("Stages"), s.stages(i)))
}

// stages are the three stages of a plan; what is built is written fuel-materials-supplies.
func (s tideState) stages(i int) fyne.CanvasObject {
	slots := make([]fyne.CanvasObject, 3)
	for k := range slots {
		data := map[string]any{"Number": k + 1}
		if k >= len(s.Stages[i]) {
			slots[k] = parts.NewSlot(parts.NoIcon, strconv.Itoa(k+1), lang.L("Stage {{.Number}}: not built", data), false)
			continue
		}
		data["Cards"] = s.splitWords(i, k)
		slots[k] = parts.NewSlot(parts.NoIcon, s.split(i, k), lang.L("Stage {{.Number}}: {{.Cards}}", data), true)
	}
	return parts.NewEqual(slots...)
}

// split writes a built stage as fuel-materials-supplies.
func (s tideState) split(i, k int) string {
	stage := s.Stages[i][k]
	return strconv.Itoa(stage["fuel"]) + "-" + strconv.Itoa(stage["materials"]) + "-" + strconv.Itoa(stage["supplies"])
}

// splitWords are the cards of a built stage in words.
func (s tideState) splitWords(i, k int) string {
	var said []string
	for _, card := range tideCards()[:3] {
		if n := s.Stages[i][k][card.word]; n > 0 {
			said = append(said, cardTitle(card.word)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(said, ", ")
}

// spoken is a mat in words.
func (s tideState) spoken(i int) string {
	said := []string{lang.L("Hand {{.Number}}", map[string]any{"Number": s.size(i)})}
	for _, card := range tideCards()[:3] {
		if n := s.inDepot(i, card.word); n > 0 {
			said = append(said, cardTitle(card.word)+" "+strconv.Itoa(n))
		}
	}
	return strings.Join(append(said, lang.L("Stages built {{.Number}}", map[string]any{"Number": len(s.Stages[i])})), ", ")
}

// tideStep says in words what is awaited in a position of Rising Tides.
func tideStep(t rules.Table, s tideState) string {
	data := map[string]any{}
	if s.Attack != nil && s.Turn != nil {
		data["Attacker"], data["Target"] = t.Seats()[*s.Turn-1], t.Seats()[s.Attack.Target-1]
	}
	steals := s.Attack != nil && s.Attack.Kind == "steal"
	switch s.Step {
	case "nations":
		return lang.L("Enters the nation card.")
	case "deal":
		return lang.L("Draws the starting hand.")
	case "turn":
		return lang.L("Takes one action.")
	case "reshuffle":
		return lang.L("Shuffle the discard pile: it is the new deck.")
	case "counter":
		if steals {
			return lang.L("{{.Attacker}} steals: counter, or let it happen.", data)
		}
		return lang.L("{{.Attacker}} relocates a card: counter, or let it happen.", data)
	case "recounter":
		return lang.L("{{.Target}} has countered: play the same card again, or accept it.", data)
	case "take":
		if steals {
			return lang.L("Name the card that comes out of {{.Target}}'s depot.", data)
		}
		return lang.L("Name the card of {{.Target}}'s depot and where it goes.", data)
	case "pick":
		return lang.L("Pick a card of the neighbour's hand, unseen.")
	case "reveal":
		return lang.L("The game has ended: show the nation card.")
	}
	return ""
}
