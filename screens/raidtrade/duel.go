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
	attack, defence *PlayCard
	boxes           *HitBoxes
	box             *fyne.Container
}

// newRaidDuel has the dice between the cards.
func newRaidDuel(dice fyne.CanvasObject) *raidDuel {
	d := &raidDuel{
		attack: NewPlayCard(duelCard, PlayCardData{}), defence: NewPlayCard(duelCard, PlayCardData{}),
		boxes: NewHitBoxes(),
	}
	d.box = container.New(&duelRow{}, d.attack, container.NewCenter(dice), d.defence)
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
		return
	}
	data := map[string]any{"Hits": c.Hits, "Boxes": c.Boxes(), "Pending": c.Pending}
	count := lang.L("{{.Hits}} of {{.Boxes}} hits", data)
	spoken := count
	if c.Pending > 0 {
		spoken = lang.L("{{.Hits}} of {{.Boxes}} hits, {{.Pending}} more to be answered", data)
	}
	d.boxes.Set(c.Boxes(), c.Hits, c.Pending, spoken)
}

func duelCardData(t rules.Table, card, under string) PlayCardData {
	if card == "" {
		return PlayCardData{Under: under, Spoken: lang.L("No card yet")}
	}
	rank, suit := cutCard(card)
	return PlayCardData{Rank: rank, Suit: suit, Red: suit == parts.IconDiamonds, Under: under, Spoken: cardName(t, card)}
}

// facts are what else counts in a raid: the Level tokens of both, and the rolls so far.
func (d *raidDuel) facts(t rules.Match, v *raidtrade.View) string {
	c := v.Combat
	facts := []string{lang.L("Level tokens: {{.A}} {{.NA}}, {{.B}} {{.NB}}", map[string]any{
		"A": t.Seats()[0], "NA": v.Traders[0].LevelTokens, "B": t.Seats()[1], "NB": v.Traders[1].LevelTokens,
	})}
	if c.Met() {
		facts = append(facts, hitFaces(c.House), lang.L("Rolled so far: {{.Number}}", map[string]any{"Number": c.Thrown}))
	}
	return strings.Join(facts, ". ") + "."
}

// duelRow puts what was thrown in the middle, and the visible cards at the ends or, where the dice need the room, above them.
type duelRow struct{ width float32 }

// edges are the sizes of the cards and of the dice, and whether the dice stand between the cards: for that, what stands under the
// cards takes two lines where it has to.
func (d *duelRow) edges(objects []fyne.CanvasObject, width float32) (card, dice fyne.Size, between bool) {
	dice = objects[1].MinSize()
	if !objects[0].Visible() {
		return fyne.Size{}, dice, true
	}
	wide := max(parts.Natural(objects[0]), parts.Natural(objects[2]))
	card.Width = wide
	if between = 2*wide+2*parts.RowGap+dice.Width <= width; !between {
		least := max(objects[0].MinSize().Width, objects[2].MinSize().Width)
		if between = 2*least+2*parts.RowGap+dice.Width <= width; between {
			card.Width = (width-dice.Width)/2 - parts.RowGap
		}
	}
	card.Height = max(parts.HeightAt(objects[0], card.Width), parts.HeightAt(objects[2], card.Width))
	return card, dice, between
}

// Layout places cards and dice.
func (d *duelRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	d.width = size.Width
	card, dice, between := d.edges(objects, size.Width)
	top := float32(0)
	if between {
		top = max(0, (size.Height-card.Height)/2)
	}
	parts.Place(objects[0], 0, top, card.Width, card.Height)
	parts.Place(objects[2], size.Width-card.Width, top, card.Width, card.Height)
	top = card.Height + parts.RowGap
	if between {
		top = max(0, (size.Height-dice.Height)/2)
	}
	parts.Place(objects[1], (size.Width-dice.Width)/2, top, dice.Width, dice.Height)
}

// MinSize is that of the arrangement at the last width.
func (d *duelRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	card, dice, between := d.edges(objects, d.width)
	least := fyne.NewSize(max(2*card.Width+parts.RowGap, dice.Width), max(card.Height, dice.Height))
	if !between && d.width > 0 {
		least.Height = card.Height + parts.RowGap + dice.Height
	}
	return least
}
