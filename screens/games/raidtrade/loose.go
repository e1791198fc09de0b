package raidtrade

import (
	"encoding/json"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/raidtrade/aid"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/raidtrade"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// lies is what lies on a table without a match: a deck for each of the two, and two dice, with which a raid is counted.
func lies() *game.Loose {
	return &game.Loose{
		Earlier: "dice.json", Adopt: adopt, Decks: []game.LooseDeck{utilityDeck(1), utilityDeck(2)},
		Dice: &game.LooseDice{First: true, Verb: raidtrade.Roll, Enter: raidtrade.Roll.Act, Throw: thrown, Thrown: thrownIn, Void: void, Count: counting},
	}
}

// duelists is how many play.
const duelists = 2

// utilityDeck is the Utility deck of a seat. Either of the two can hold its cards: royals steal.
func utilityDeck(seat int) game.LooseDeck {
	var words []string
	titles := map[string]string{}
	for _, card := range raidtrade.UtilityCards() {
		words = append(words, card.Word)
		titles[card.Word] = wording.Translate(card.Title)
	}
	mark, _ := look.MarkOf(seat)
	own, band := mark.Letter, look.BandRed
	if seat > 1 {
		band = look.BandBlue
	}
	drawn := func(word string, high float32) *PlayCard {
		rank, suit := kit.CutCard(word)
		card := NewPlayCard(high, PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds, Spoken: titles[word]})
		card.SetHeight(high)
		return card
	}
	return game.LooseDeck{
		Deck: loose.Deck{Name: "utility-" + strconv.Itoa(seat), Cards: words, Hands: duelists, Most: len(words)}, Icon: parts.IconCards, Band: band,
		Title: wording.L("Utility deck {letter}", own), Short: wording.L("Deck {letter}", own), Draw: wording.L("Draw a card"),
		Face: func(word string, _ *game.OpenMatch) table.CardFace {
			_, suit := kit.CutCard(word)
			return table.CardFace{
				Icon: suit, Kind: wording.L("Utility deck {letter}", own), Band: band, Title: titles[word],
				Picture: container.NewCenter(drawn(word, bigCard)), Rule: kit.CardSays(word),
			}
		},
		Small: func(word string) fyne.CanvasObject { return drawn(word, smallCard) },
		Hand: func(hand []string, _ bool) parts.Face {
			cards, spoken := parts.NewFlow(), ""
			for _, word := range hand {
				cards.Add(drawn(word, handCard*parts.TextStep()))
				spoken = parts.Sentences(spoken, titles[word])
			}
			return parts.Face{Object: cards, Spoken: spoken}
		},
		In: func(t rules.Table) (p game.LoosePile) {
			if v, ok := raidtrade.Look(t); ok {
				own := v.Traders[seat-1]
				p.Cards, p.Left, p.Up = words, own.Deck, raidtrade.Listed(&own.Discard)
				p.Held = make([]int, duelists)
				p.Held[seat-1] = own.Hand.Size()
			}
			return p
		},
	}
}

// Heights of a playing card: alone, in a hand, and in the history, in device-independent pixels.
const bigCard, handCard, smallCard = 170, 138, 36

// counted is the raid that is counted at the table, and what the next one begins with.
type counted struct {
	House  raidtrade.House `json:"house"`
	Attack int             `json:"attack"`
	Defend int             `json:"defence"`
	Raid   *aid.Tally      `json:"raid,omitempty"` // nil: none
}

// adopt reads the throws that an earlier version of the app has kept, and the raid that was counted.
func adopt(data []byte, decks []loose.Deck) (*loose.Table, error) {
	var kept struct {
		Cup chance.Cup `json:"cup"`
	}
	if err := json.Unmarshal(data, &kept); err != nil {
		return nil, err
	}
	return loose.Adopt(nil, kept.Cup.Throws, data, decks...)
}

// countedAt is what is counted on a table; what no raid can have left begins anew.
func countedAt(t *loose.Table) counted {
	c := counted{Attack: 5, Defend: 5}
	err := json.Unmarshal(t.Counts(), &c)
	next := aid.Tally{Attack: c.Attack, Defence: c.Defend}
	if t.Counts() != nil && (err != nil || !next.Sound() || c.Raid != nil && !c.Raid.Sound()) {
		return counted{Attack: 5, Defend: 5}
	}
	if c.Raid != nil {
		c.Raid.From = min(c.Raid.From, len(t.Throws())) // what it began after was taken back
	}
	return c
}

// keep keeps it on the table.
func (c counted) keep(t *loose.Table) {
	data, _ := json.Marshal(c) // numbers are never refused
	t.Count(data)
}

// raid is how the counted raid stands, and how many dice of the last throw counted.
func (c counted) raid(t *loose.Table) (r raidtrade.Raid, dice int) {
	throws := make([][]int, len(t.Throws()))
	for i, one := range t.Throws() {
		throws[i] = one.Faces
	}
	return c.Raid.Raid(throws)
}

// thrown says what the latest throw brought.
func thrown(of *game.OpenMatch, t *loose.Table, faces []int) (said, line string) {
	if of != nil {
		return thrownOf(of)
	}
	c := countedAt(t)
	if c.Raid == nil {
		if len(faces) > 0 {
			line = wording.L("a hit in a raid: {faces}", hitWords(c.House))
		}
		return "", line
	}
	raid, dice := c.raid(t)
	switch {
	case len(t.Throws()) == c.Raid.From:
		return "", raidStanding(raid)
	case dice == 0:
		return wording.L("It doesn't count."), raidStanding(raid)
	}
	return hitOrMiss(faces[:min(dice, len(faces))], raid.House), raidStanding(raid)
}

// hitWords are the faces that hit.
func hitWords(house raidtrade.House) string {
	if house.Vicious {
		return wording.L("3, 4, 5 or 6")
	}
	return wording.L("4, 5 or 6")
}

// thrownOf says what the latest throw of a match brought, or who throws.
func thrownOf(of *game.OpenMatch) (said, line string) {
	t := of.Table()
	act, due := of.DueLoose(raidtrade.Roll)
	next := wording.L("No roll is due now")
	if due {
		next = wording.L("{player} rolls next.", t.Seats()[act.Seat-1])
	}
	face, seat, ok := aid.LastDie(t)
	if !ok {
		return "", next
	}
	if v, ok := raidtrade.Look(t); ok && v.Combat != nil && v.Combat.Met() {
		return hitOrMiss([]int{face}, v.Combat.House), raidStanding(v.Combat.Raid)
	}
	return wording.L("{player} rolled {face}", t.Seats()[seat-1], face), next
}

// thrownIn is the die that a match shows.
func thrownIn(t rules.Table) []int {
	if face, _, ok := aid.LastDie(t); ok {
		return []int{face}
	}
	return nil
}

// void is from which die of the latest throw on none counts in the raid.
func void(t *loose.Table) int {
	c, n := countedAt(t), len(t.Throws())
	if n == 0 {
		return 0
	}
	if c.Raid == nil || n == c.Raid.From {
		return len(t.Throws()[n-1].Faces)
	}
	_, dice := c.raid(t)
	return dice
}

// counting is the raid that is counted with the throws, or asks for its values.
func counting(t *loose.Table, asked bool, changed func()) (shown fyne.CanvasObject, begin string) {
	c := countedAt(t)
	save := func() {
		c.keep(t)
		changed()
	}
	switch {
	case c.Raid != nil:
		return c.tally(t, save), ""
	case asked:
		return c.asks(t, save), wording.L("Don't count")
	}
	return nil, wording.L("Count a raid")
}

// asks chooses the values of a raid to be counted.
func (c *counted) asks(t *loose.Table, save func()) fyne.CanvasObject {
	value := func(title string, to *int) *parts.Stepper {
		s := parts.NewStepper(title, 2, 10, 1, parts.Number, func(n int) { *to = n; c.keep(t) })
		s.SetValue(*to)
		return s
	}
	vicious := parts.NewSwitch(parts.NoIcon, wording.L("A 3 hits too"), c.House.Vicious, func(on bool) { c.House.Vicious = on; c.keep(t) })
	equal := parts.NewSwitch(parts.NoIcon, wording.L("Hits equal to the defence are enough"), c.House.Equal, func(on bool) { c.House.Equal = on; c.keep(t) })
	begin := parts.NewButton(wording.L("Count this raid"), parts.IconFlag, func() {
		c.Raid = &aid.Tally{Attack: c.Attack, Defence: c.Defend, From: len(t.Throws()), House: c.House}
		save()
	})
	return parts.NewPanel(wording.L("Count a raid"), parts.NewLess(wording.L("Two royals count 5 each; one copies the other card's number.")),
		value(wording.L("Attack card"), &c.Attack), value(wording.L("Defence card"), &c.Defend), vicious, equal, begin)
}

// tally is the raid as it stands, and what changes it besides the dice.
func (c *counted) tally(t *loose.Table, save func()) fyne.CanvasObject {
	raid, _ := c.raid(t)
	boxes := NewHitBoxes()
	boxes.Set(raid.Boxes(), raid.Hits, 0, wording.L("{hits} of {boxes} hits", raid.Hits, raid.Boxes()))
	by := func(change func(t *aid.Tally)) func() {
		return func() {
			change(c.Raid)
			save()
		}
	}
	over := raid.State() == raidtrade.RaidSucceeded
	more := parts.NewButton(wording.L("One more roll"), parts.IconPlus, by(func(t *aid.Tally) { t.MoreRolls++ }))
	hit := parts.NewButton(wording.L("One more hit"), parts.IconPlus, by(func(t *aid.Tally) { t.MoreHits++ }))
	less := parts.NewButton(wording.L("One hit is void"), parts.IconMinus, by(func(t *aid.Tally) { t.MoreHits-- }))
	parts.Able(more, !over)
	parts.Able(hit, !over)
	parts.Able(less, raid.Hits > 0)
	end := parts.NewButton(wording.L("End this raid"), parts.IconFlag, func() {
		c.Raid = nil
		save()
	})
	return parts.NewPanel(wording.L("Attack {attack} against defence {defence}", c.Raid.Attack, c.Raid.Defence), boxes,
		parts.NewLess(wording.L("{faces}. Level tokens and royals change it:", hitFaces(raid.House))), parts.NewFlow(more, hit, less), end)
}
