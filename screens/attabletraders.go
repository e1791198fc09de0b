package screens

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/screens/parts"
)

// tradersKey is the key of Traders.
const tradersKey = "traders"

// tradersTable is what Traders adds.
func tradersTable() atTable {
	return atTable{
		reached: tradersReached,
		icon:    parts.IconPlanet,
		step:    tradersStep,
		mats:    tradersMats,
		board:   newTradersBoard,
		assist:  newTradersAssist,
		alone:   tradersAlone,
		card: func(word string) (parts.Icon, string) {
			f, _ := traders.FaceOf(word)
			return parts.IconCards, join(lang.L(f.Text), faceFoot(f))
		},
		aids: []aid{
			{
				name: planetDeck, icon: parts.IconPlanet, open: openPlanetDeck,
				title: func() string { return lang.L("Planet cards") },
				line:  func() string { return lang.L("Ten cards: which two planets make something now.") },
			},
			{
				name: eventDeck, icon: parts.IconEvent, open: openEventDeck,
				title: func() string { return lang.L("Event cards") },
				line:  func() string { return lang.L("35 cards: pirates, breakdowns and presents.") },
			},
			{
				name: actionDeck, icon: parts.IconCards, open: openActionDeck,
				title: func() string { return lang.L("Action cards") },
				line:  func() string { return lang.L("28 cards. Only the one who holds a card sees it.") },
			},
			{
				name: flightDie, icon: parts.IconDie, open: openFlightDie,
				title: func() string { return lang.L("Flight die") },
				line:  func() string { return lang.L("How many steps a ship flies, and how many are left.") },
			},
			{
				name: companyCards, icon: parts.IconCompany, open: openCompanies,
				title: func() string { return lang.L("Companies") },
				line:  func() string { return lang.L("Six ship cards with their stories. Who plays what?") },
			},
		},
	}
}

// The names of the table aids in routes.
const (
	planetDeck   = "planets"
	eventDeck    = "events"
	actionDeck   = "actions"
	flightDie    = "die"
	companyCards = "companies"
)

// tradersReached says how far a company is with the medicine.
func tradersReached(t rules.Table, seat int) string {
	v, ok := traders.Look(t)
	if !ok {
		return ""
	}
	c := v.Company(seat)
	have := 0
	for _, n := range c.Earth {
		have += min(n, traders.MedicineGoods)
	}
	return lang.L("Money {{.Money}} MCr, at earth {{.Goods}} of {{.Of}} for the medicine", map[string]any{
		"Money": c.Money, "Goods": have, "Of": traders.MedicineGoods * len(c.Earth),
	})
}
