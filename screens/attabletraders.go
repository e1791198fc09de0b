package screens

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/traders"
	"tablekeeper/screens/parts"
)

// tradersKey is the key of Traders.
const tradersKey = "traders"

// tradersTable is what Traders adds.
func tradersTable() atTable {
	return atTable{
		step:   tradersStep,
		mats:   tradersMats,
		board:  newTradersBoard,
		assist: newTradersAssist,
		alone:  tradersAlone,
		card: func(word string) (parts.Icon, string) {
			f, _ := traders.FaceOf(word)
			return parts.IconCards, join(lang.L(f.Text), faceFoot(f))
		},
		aids: []aid{
			{
				planetDeck, parts.IconPlanet, func() string { return lang.L("Planet cards") },
				func() string { return lang.L("Ten cards: which two planets make something now.") }, openPlanetDeck,
			},
			{
				eventDeck, parts.IconEvent, func() string { return lang.L("Event cards") },
				func() string { return lang.L("35 cards: pirates, breakdowns and presents.") }, openEventDeck,
			},
			{
				actionDeck, parts.IconCards, func() string { return lang.L("Action cards") },
				func() string { return lang.L("28 cards. Only the one who holds a card sees it.") }, openActionDeck,
			},
			{
				flightDie, parts.IconDie, func() string { return lang.L("Flight die") },
				func() string { return lang.L("How many steps a ship flies, and how many are left.") }, openFlightDie,
			},
			{
				companyCards, parts.IconCompany, func() string { return lang.L("Companies") },
				func() string { return lang.L("Six ship cards with their stories. Who plays what?") }, openCompanies,
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
