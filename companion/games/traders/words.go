package traders

import "tablekeeper/companion/rules"

// The three resources.
const (
	metal = iota
	food
	gems
	resources
)

// The places where resources lie: the producing planets in planet order, earth,
// and the ship.
const (
	gobi = iota
	bob
	inti
	seranide
	supay
	earth
	ship
	places
	producing = earth
	planets   = ship
	nowhere   = -1
)

// The seven action cards and the eight event cards share one numbering, so that
// a card that is being resolved can be either.
const (
	counter = iota
	trade
	rebellion
	mercenaries
	immobilise
	extraTurn
	steal
	engineBoost
	engineFailure
	pirate
	resourceMetal
	resourceFood
	resourceGems
	credits
	actionCard
	actions = engineBoost
)

// hidden stands for a card whose face the referee has not been shown.
const hidden = -1

var (
	resourceNames = []string{"metal", "food", "gems"}
	placeNames    = []string{"gobi", "bob", "inti", "seranide", "supay", "earth", "ship"}
	placeTitles   = []string{"Gobi", "Bob", "Inti", "Seranide", "Supay", "earth", "the ship"}
	actionNames   = []string{"counter", "trade", "rebellion", "mercenaries", "immobilise", "extra-turn", "steal"}
	eventNames    = []string{
		"engine-boost", "engine-failure", "pirate", "resource-metal", "resource-food", "resource-gems", "credits", "action-card",
	}
	cardTitles = []string{
		"Counter", "Trade", "Rebellion", "Mercenaries", "Immobilise", "Extra Turn", "Steal", "Engine Boost", "Engine Failure",
		"Pirate", "Get Resource: metal", "Get Resource: food", "Get Resource: gems", "Get Credits", "Get Action",
	}
	planetCardNames, planetCardTitles = pairNames()
	directionNames                    = []string{"n", "ne", "se", "s", "sw", "nw"}
	directionTitles                   = []string{"North", "North-east", "South-east", "South", "South-west", "North-west"}
	factionNames                      = []string{
		"bio-corp", "mechanics", "moneymakers", "sumo-zaibatsu", "eskimo-enterprise", "global-terrorist-coalition",
	}
	factionTitles = []string{
		"Bio Corp.", "Mechanics", "Moneymakers ltd.", "Sumo Zaibatsu", "Eskimo Enterprise", "Global Terrorist Coalition",
	}
)

// listed are the titles of the places where they do not stand in a sentence.
var listed = []string{"Gobi", "Bob", "Inti", "Seranide", "Supay", "Earth", "The ship"}

var (
	resourceWords = rules.Words("RES", metal, resourceNames...).Titled("Metal", "Food", "Gems").
			Counted("unit of metal;units of metal", "unit of food;units of food", "gem")
	producerWords = rules.Words("PLANET", gobi, placeNames[:producing]...).Titled(listed[:producing]...)
	placeWords    = rules.Words("PLACE", gobi, placeNames[:planets]...).Titled(listed[:planets]...)
	fromWords     = rules.Words("FROM", gobi, placeNames...).Titled(listed...)
	actionWords   = rules.Words("ACTION", counter, actionNames...).Titled(cardTitles[:actions]...)
	drawnWords    = rules.Words("ACTION?", hidden, append([]string{"?"}, actionNames...)...).
			Titled(append([]string{"Unseen card"}, cardTitles[:actions]...)...)
	eventWords      = rules.Words("EVENT", engineBoost, eventNames...).Titled(cardTitles[actions:]...)
	anyCardWords    = rules.Words("card", counter, append(append([]string{}, actionNames...), eventNames...)...).Titled(cardTitles...)
	planetCardWords = rules.Words("CARD", 0, planetCardNames...).Titled(planetCardTitles...)
	directionWords  = rules.Words("DIR", 0, directionNames...).Titled(directionTitles...)
	factionWords    = rules.Words("FACTION", 0, factionNames...).Titled(factionTitles...)
	dieWords        = rules.Numbers("D", 1, 6)
	lossWords       = rules.Words("LOSS", ship, "cargo", "money").Titled("All cargo", "Half the money")
)

// counterable reports whether a card may be answered with a Counter (section 2).
func counterable(card int) bool {
	switch card {
	case engineFailure, pirate, rebellion, mercenaries, immobilise, steal:
		return true
	}
	return false
}

// isGift reports whether an event card brings a resource.
func isGift(card int) bool { return card >= resourceMetal && card <= resourceGems }

// pairs are the ten planet cards: each shows two producing planets (TR-2.3).
var pairs = planetPairs()

func planetPairs() (list [planetCards][2]int) {
	n := 0
	for first := range producing {
		for second := first + 1; second < producing; second++ {
			list[n] = [2]int{first, second}
			n++
		}
	}
	return list
}

func pairNames() (names, titles []string) {
	for _, pair := range planetPairs() {
		names = append(names, placeNames[pair[0]]+"-"+placeNames[pair[1]])
		titles = append(titles, placeTitles[pair[0]]+" and "+placeTitles[pair[1]])
	}
	return names, titles
}
