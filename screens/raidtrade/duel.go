package raidtrade

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// duelCard is the height of the cards of a raid, in device-independent pixels at text step 1.
const duelCard = 66

// raidDuel shows the two cards of a raid with their values, and apart from them the hits, which lie beside the dice.
type raidDuel struct {
	attack, defence *parts.PlayCard
	boxes           *parts.HitBoxes
	count           *parts.Words
	box             *fyne.Container
}

func newRaidDuel() *raidDuel {
	d := &raidDuel{
		attack: parts.NewPlayCard(duelCard, parts.PlayCardData{}), defence: parts.NewPlayCard(duelCard, parts.PlayCardData{}),
		boxes: parts.NewHitBoxes(), count: parts.NewLess("").Centred(),
	}
	d.box = container.New(&duelRow{}, d.attack, d.count, d.defence)
	return d
}

func (d *raidDuel) Object() fyne.CanvasObject { return d.box }

// show copies a raid into the widgets.
func (d *raidDuel) show(t rules.Table, c *raidtrade.Combat) {
	attack := lang.L("Attack")
	defence := lang.L("Defence")
	if c.Met() {
		attack = lang.L("Attack {{.Value}}", map[string]any{"Value": c.AttackValue})
		defence = lang.L("Defence {{.Value}}", map[string]any{"Value": c.DefenceValue})
	}
	d.attack.Set(duelCardData(t, c.AttackCard, attack))
	d.defence.Set(duelCardData(t, c.DefenceCard, defence))
	if !c.Met() {
		d.count.SetText(lang.L("{{.Defender}} has not answered yet.", map[string]any{"Defender": t.Seats()[c.Defender-1]}))
		return
	}
	data := map[string]any{"Hits": c.Hits, "Boxes": c.Boxes(), "Pending": c.Pending}
	count := lang.L("{{.Hits}} of {{.Boxes}} hits", data)
	spoken := count
	if c.Pending > 0 {
		spoken = lang.L("{{.Hits}} of {{.Boxes}} hits, {{.Pending}} more to be answered", data)
	}
	d.boxes.Set(c.Boxes(), c.Hits, c.Pending, spoken)
	d.count.SetText(hitFaces(c.House))
}

func duelCardData(t rules.Table, card, under string) parts.PlayCardData {
	if card == "" {
		return parts.PlayCardData{Under: under, Spoken: lang.L("No card yet")}
	}
	rank, suit := cutCard(card)
	return parts.PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds, Under: under, Spoken: cardName(t, card)}
}

// facts are what else counts in a raid: the Level tokens of both, and the rolls so far.
func (d *raidDuel) facts(t rules.Table, v *raidtrade.View) string {
	c := v.Combat
	facts := []string{lang.L("Level tokens: {{.A}} {{.NA}}, {{.B}} {{.NB}}", map[string]any{
		"A": t.Seats()[0], "NA": v.Traders[0].LevelTokens, "B": t.Seats()[1], "NB": v.Traders[1].LevelTokens,
	})}
	if c.Met() {
		facts = append(facts, lang.L("Rolled so far: {{.Number}}", map[string]any{"Number": c.Thrown}))
	}
	return strings.Join(facts, ". ") + "."
}

// duelRow puts two cards at the ends and what stands between them in the middle or, where that has little room, below.
type duelRow struct{ width float32 }

// duelMiddle is the least width of what stands between the cards, in device-independent pixels at text step 1.
const duelMiddle = 110

// edges are the width and height of the cards, and the room of the middle; between tells where it stands.
func (d *duelRow) edges(objects []fyne.CanvasObject, width float32) (card fyne.Size, room float32, between bool) {
	card.Width = max(parts.Natural(objects[0]), parts.Natural(objects[2]))
	card.Height = max(parts.HeightAt(objects[0], card.Width), parts.HeightAt(objects[2], card.Width))
	room = width - 2*card.Width - 2*parts.LeadGap
	if room < duelMiddle*wordScale() {
		return card, max(1, width), false
	}
	return card, room, true
}

// Layout places cards and middle.
func (d *duelRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	d.width = size.Width
	card, room, between := d.edges(objects, size.Width)
	parts.Place(objects[0], 0, 0, card.Width, card.Height)
	parts.Place(objects[2], size.Width-card.Width, 0, card.Width, card.Height)
	height := parts.HeightAt(objects[1], room)
	if between {
		parts.Place(objects[1], card.Width+parts.LeadGap, max(0, (card.Height-height)/2), room, height)
		return
	}
	parts.Place(objects[1], 0, card.Height+parts.RowGap, room, height)
}

// MinSize is that of the arrangement at the last width.
func (d *duelRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	card, room, between := d.edges(objects, d.width)
	least := fyne.NewSize(2*card.Width+parts.RowGap, card.Height)
	if d.width <= 0 {
		return least
	}
	height := parts.HeightAt(objects[1], room)
	if between {
		return fyne.NewSize(least.Width, max(card.Height, height))
	}
	return fyne.NewSize(least.Width, card.Height+parts.RowGap+height)
}
