package traders

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// resourceIcons are the signs of the resources, in the order of traders.Goods.
func resourceIcons() []parts.Icon {
	return []parts.Icon{parts.IconMetal, parts.IconFood, parts.IconGems}
}

// tradersMats are the ship card and the station card of each company; in the middle lies what holds for all.
func (a *Feature) tradersMats(t rules.Table, large bool) (mats, middle []parts.MatData) {
	v, ok := traders.Look(t)
	if !ok {
		return game.PlainMats(t, large)
	}
	for i, name := range t.Seats() {
		c := v.Company(i + 1)
		data := parts.MatData{Seat: i + 1, Name: name, Words: factionTitle(c.Faction), Spoken: companySpoken(c)}
		data.Lines = companyLines(c)
		mats = append(mats, data)
	}
	common := parts.MatData{Words: tradersMiddle(t, v)}
	if latest := a.latestCards(t); len(latest) > 0 {
		common.Lines = []fyne.CanvasObject{NewStrip(strips, latest...)}
	}
	return mats, []parts.MatData{common}
}

// latestCards are the cards that were drawn and played last, the latest first.
func (a *Feature) latestCards(t rules.History) []*Leaf {
	var leaves []*Leaf
	for _, e := range slices.Backward(t.Log()) {
		if e.Agreed || len(leaves) == strips {
			break
		}
		switch card := traders.CardOf(e.Act); {
		case traders.DrawPlanet.Is(e.Act):
			leaves = append(leaves, a.planetLeaf(card))
		case card != "":
			leaves = append(leaves, a.faceLeaf(card))
		}
	}
	return leaves
}

// tally is a sign with a number, and both in words.
func tally(icon parts.Icon, n int, label string) *parts.Tally {
	return parts.NewTally(icon, strconv.Itoa(n), label)
}

func handTally(cards int) *parts.Tally {
	return tally(parts.IconCards, cards, lang.L("Hand {{.Number}}", map[string]any{"Number": cards}))
}

// medicine is how much of what the medicine takes lies at earth.
func medicine(c traders.Company) *parts.Tally {
	goods, of := c.Ready()
	data := map[string]any{"Number": goods, "Of": of}
	return parts.NewTally(parts.IconMedicine, strconv.Itoa(goods)+"/"+strconv.Itoa(of), lang.L("Medicine {{.Number}} of {{.Of}}", data))
}

// reminders are what a company must not forget: missed and extra turns.
func reminders(c traders.Company) []string {
	var said []string
	switch {
	case c.Missed == 1:
		said = append(said, lang.L("Misses 1 turn"))
	case c.Missed > 1:
		said = append(said, lang.L("Misses {{.Number}} turns", map[string]any{"Number": c.Missed}))
	}
	if c.Extra > 0 {
		said = append(said, lang.L("Extra turns to come: {{.Number}}", map[string]any{"Number": c.Extra}))
	}
	return said
}

// shipPlace is where a ship is.
func shipPlace(c traders.Company) string {
	if c.Where == "" {
		return c.Ship
	}
	return lang.L("{{.Hex}}, {{.Planet}}", map[string]any{"Hex": c.Ship, "Planet": traders.PlanetTitle(c.Where)})
}

// factionTitle is the short name of a company.
func factionTitle(word string) string {
	for _, f := range aid.Factions() {
		if f.Word == word {
			return f.Title
		}
	}
	return ""
}

// companyLines are the reminders, the purse and the hand, the two holds, the part at earth and each planet with stations.
func companyLines(c traders.Company) []fyne.CanvasObject {
	purse := parts.NewFlow(
		tally(parts.IconMoney, c.Money, lang.L("Money {{.Number}} MCr", map[string]any{"Number": c.Money})), medicine(c), handTally(c.Cards))
	var lines []fyne.CanvasObject
	for _, reminder := range reminders(c) {
		lines = append(lines, parts.NewWords(reminder, look.Body, look.Accent).Bold())
	}
	lines = append(lines,
		purse, parts.NewLabelled(lang.L("Ship"), holdSlots(c)), parts.NewLabelled(lang.L("Earth"), earthPart(c)))
	for _, s := range c.Stocks {
		lines = append(lines, parts.NewLabelled(traders.PlanetTitle(s.Planet), stockFlow(s)))
	}
	return lines
}

// shipHolds is how many resources a ship carries.
const shipHolds = 2

// holdSlots are the two holds of a ship, and where it is.
func holdSlots(c traders.Company) fyne.CanvasObject {
	flow := parts.NewFlow()
	for i, word := range traders.ResourceWords() {
		for range c.Cargo[i] {
			flow.Add(parts.NewSlot(resourceIcons()[i], "", resourceTitle(word), true))
		}
	}
	for len(flow.Objects) < shipHolds {
		flow.Add(parts.NewSlot(parts.NoIcon, "", lang.L("Empty hold"), false))
	}
	flow.Add(parts.NewLess(lang.L("at {{.Place}}", map[string]any{"Place": shipPlace(c)})))
	return flow
}

// earthPart is what lies at earth, each with what the medicine takes.
func earthPart(c traders.Company) fyne.CanvasObject {
	flow := parts.NewFlow()
	for i, word := range traders.ResourceWords() {
		data := map[string]any{"Resource": resourceTitle(word), "Number": c.Earth[i], "Of": traders.MedicineGoods}
		flow.Add(parts.NewTally(resourceIcons()[i], strconv.Itoa(c.Earth[i])+"/"+strconv.Itoa(traders.MedicineGoods),
			lang.L("{{.Resource}} {{.Number}} of {{.Of}}", data)))
	}
	data := map[string]any{"Number": c.Money, "Of": traders.MedicineMoney}
	flow.Add(parts.NewTally(parts.IconMoney, strconv.Itoa(c.Money)+"/"+strconv.Itoa(traders.MedicineMoney),
		lang.L("Money {{.Number}} of {{.Of}} MCr", data)))
	return flow
}

// stockFlow is what a company has on one planet.
func stockFlow(s traders.Stock) fyne.CanvasObject {
	flow := parts.NewFlow(tally(parts.IconStation, s.Stations, lang.L("Stations {{.Number}}", map[string]any{"Number": s.Stations})))
	for i, word := range traders.ResourceWords() {
		if s.Goods[i] > 0 {
			flow.Add(tally(resourceIcons()[i], s.Goods[i], resourceTitle(word)+" "+strconv.Itoa(s.Goods[i])))
		}
	}
	if len(flow.Objects) == 1 {
		flow.Add(parts.NewLess(lang.L("no stock")))
	}
	return flow
}

// goodsWords are resources in words, "nothing" for none.
func goodsWords(g traders.Goods) string {
	var list []string
	for i, word := range traders.ResourceWords() {
		if g[i] > 0 {
			list = append(list, counted(strconv.Itoa(g[i]), g[i], word))
		}
	}
	if list == nil {
		return lang.L("nothing")
	}
	return strings.Join(list, ", ")
}

// companySpoken is all that a company has, in words.
func companySpoken(c traders.Company) string {
	goods, of := c.Ready()
	said := append(reminders(c),
		lang.L("Money {{.Number}} MCr", map[string]any{"Number": c.Money}),
		lang.L("Ship at {{.Place}} carries {{.Goods}}", map[string]any{"Place": shipPlace(c), "Goods": goodsWords(c.Cargo)}),
		lang.L("At earth {{.Goods}}", map[string]any{"Goods": goodsWords(c.Earth)}),
		lang.L("Medicine {{.Number}} of {{.Of}}", map[string]any{"Number": goods, "Of": of}),
		lang.L("Hand {{.Number}}", map[string]any{"Number": c.Cards}))
	for _, s := range c.Stocks {
		said = append(said, lang.L("{{.Planet}}: stations {{.Number}}, {{.Goods}}",
			map[string]any{"Planet": traders.PlanetTitle(s.Planet), "Number": s.Stations, "Goods": goodsWords(s.Goods)}))
	}
	return strings.Join(said, ". ")
}

// tradersMiddle reports what is left in the decks and which planets are halted.
func tradersMiddle(t rules.Table, v *traders.View) string {
	said := []string{lang.L("Cards left: planets {{.Planets}}, events {{.Events}}, actions {{.Actions}}", map[string]any{
		"Planets": len(aid.PlanetDeck()) - len(v.DrawnPlanets()),
		"Events":  len(v.EventDeck()) - len(v.DrawnEvents(t)),
		"Actions": v.ActionsLeft(),
	})}
	for _, planet := range traders.PlanetWords() {
		if n := v.Halted(planet); n > 0 {
			said = append(said, strings.TrimSuffix(haltedLine(planet, n), "."))
		}
	}
	return strings.Join(said, ". ") + "."
}
