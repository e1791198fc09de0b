package traders

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

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

// strips is how many of the cards drawn before are shown.
const strips = 3

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
	return tally(parts.IconCards, cards, wording.L("Hand {number}", cards))
}

// medicine is how much of what the medicine takes lies at earth.
func medicine(c traders.Company) *parts.Tally {
	goods, of := c.Ready()
	return parts.NewTally(parts.IconMedicine, strconv.Itoa(goods)+"/"+strconv.Itoa(of), wording.L("Medicine {number} of {of}", goods, of))
}

// reminders are what a company must not forget: missed and extra turns.
func reminders(c traders.Company) []string {
	var said []string
	switch {
	case c.Missed == 1:
		said = append(said, wording.L("Misses 1 turn"))
	case c.Missed > 1:
		said = append(said, wording.L("Misses {number} turns", c.Missed))
	}
	if c.Extra > 0 {
		said = append(said, wording.L("Extra turns to come: {number}", c.Extra))
	}
	return said
}

// shipPlace is where a ship is.
func shipPlace(c traders.Company) string {
	if c.Where == "" {
		return c.Ship
	}
	return wording.L("{hex}, {planet}", c.Ship, traders.PlanetTitle(c.Where))
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
		tally(parts.IconMoney, c.Money, wording.L("Money {number} MCr", c.Money)), medicine(c), handTally(c.Cards))
	var lines []fyne.CanvasObject
	for _, reminder := range reminders(c) {
		lines = append(lines, parts.NewWords(reminder, look.Body, look.Accent).Bold())
	}
	lines = append(lines,
		purse, parts.NewLabelled(wording.L("Ship"), holdSlots(c)), parts.NewLabelled(wording.L("Earth"), earthPart(c)))
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
			flow.Add(parts.NewSlot(kit.ResourceIcons()[i], "", kit.ResourceTitle(word), true))
		}
	}
	for len(flow.Objects) < shipHolds {
		flow.Add(parts.NewSlot(parts.NoIcon, "", wording.L("Empty hold"), false))
	}
	flow.Add(parts.NewLess(wording.L("at {place}", shipPlace(c))))
	return flow
}

// earthPart is what lies at earth, each with what the medicine takes.
func earthPart(c traders.Company) fyne.CanvasObject {
	flow := parts.NewFlow()
	for i, word := range traders.ResourceWords() {
		flow.Add(parts.NewTally(kit.ResourceIcons()[i], strconv.Itoa(c.Earth[i])+"/"+strconv.Itoa(traders.MedicineGoods),
			wording.L("{resource} {number} of {of}", kit.ResourceTitle(word), c.Earth[i], traders.MedicineGoods)))
	}
	flow.Add(parts.NewTally(parts.IconMoney, strconv.Itoa(c.Money)+"/"+strconv.Itoa(traders.MedicineMoney),
		wording.L("Money {number} of {of} MCr", c.Money, traders.MedicineMoney)))
	return flow
}

// stockFlow is what a company has on one planet.
func stockFlow(s traders.Stock) fyne.CanvasObject {
	flow := parts.NewFlow(tally(parts.IconStation, s.Stations, wording.L("Stations {number}", s.Stations)))
	for i, word := range traders.ResourceWords() {
		if s.Goods[i] > 0 {
			flow.Add(tally(kit.ResourceIcons()[i], s.Goods[i], kit.ResourceTitle(word)+" "+strconv.Itoa(s.Goods[i])))
		}
	}
	if len(flow.Objects) == 1 {
		flow.Add(parts.NewLess(wording.L("no stock")))
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
		return wording.L("nothing")
	}
	return strings.Join(list, ", ")
}

// companySpoken is all that a company has, in words.
func companySpoken(c traders.Company) string {
	goods, of := c.Ready()
	said := append(reminders(c),
		wording.L("Money {number} MCr", c.Money),
		wording.L("Ship at {place} carries {goods}", shipPlace(c), goodsWords(c.Cargo)),
		wording.L("At earth {goods}", goodsWords(c.Earth)),
		wording.L("Medicine {number} of {of}", goods, of),
		wording.L("Hand {number}", c.Cards))
	for _, s := range c.Stocks {
		said = append(said, wording.L("{planet}: stations {number}, {goods}",
			traders.PlanetTitle(s.Planet), s.Stations, goodsWords(s.Goods)))
	}
	return strings.Join(said, ". ")
}

// tradersMiddle reports what is left in the decks and which planets are halted.
func tradersMiddle(t rules.Table, v *traders.View) string {
	said := []string{wording.L("Cards left: planets {planets}, events {events}, actions {actions}", len(aid.PlanetDeck())-len(v.DrawnPlanets()), len(v.EventDeck())-len(v.DrawnEvents(t)), v.ActionsLeft())}
	for _, planet := range traders.PlanetWords() {
		if n := v.Halted(planet); n > 0 {
			said = append(said, strings.TrimSuffix(haltedLine(planet, n), "."))
		}
	}
	return strings.Join(said, ". ") + "."
}
