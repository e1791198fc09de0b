package traders

import "tablekeeper/companion/rules"

const (
	minSeats     = 2
	maxSeats     = 6
	factionCount = 6  // TR-1.2
	planetCards  = 10 // TR-2.3
	pirateLeast  = 2  // MCr: with less there is no half to take (TR-3.7, TR-3.8, TR-9.3)

	// The printed values of numbers that others than the rulebook know: what lies on a table without a match, and players who think.
	copies    = 4
	handSize  = 3
	baseSteps = 1
	earthSale = 4
	winGoods  = 2
	winMoney  = 10
)

// costs are what playing the action cards costs, in MCr, as it is printed.
var costs = [actions]int{counter: 2, rebellion: 2, mercenaries: 1, immobilise: 2, extraTurn: 4, steal: 2}

// numbers are those of the rules that a designer may change (section 2).
type numbers struct {
	haltedFor, creditsBring                     int
	boostDice, turnDice, baseSteps              int
	holds, tradeTakes                           int
	mostStations                                int
	firstStation, furtherStation, secondStation int
	handSize, cardPrice, planetSale, earthSale  int
	winGoods, winMoney                          int
	costs, copies                               [actions]int
	events                                      [events]int
}

// events is how many event cards there are.
const events = actionCard + 1 - engineBoost

// list declares them, each with its printed value and bounds.
func (n *numbers) list() []rules.RuleNumber {
	list := []rules.RuleNumber{
		rules.NumberOf(&n.winGoods, "win-goods", winGoods, 1, 10, "of each resource at earth to win (TR-9.1)"),
		rules.NumberOf(&n.winMoney, "win-money", winMoney, 1, 100, "MCr to win (TR-9.1)"),
		rules.NumberOf(&n.holds, "holds", 2, 1, 10, "resources that a ship carries (TR-4.1)"),
		rules.NumberOf(&n.turnDice, "turn-dice", 1, 1, 4, "dice for the movement (TR-7.1)"),
		rules.NumberOf(&n.baseSteps, "base-steps", baseSteps, 0, 6, "steps that every movement has besides the dice (TR-7.1)"),
		rules.NumberOf(&n.boostDice, "boost-dice", 2, 1, 6, "dice for the movement with an Engine Boost (TR-3.5)"),
		rules.NumberOf(&n.firstStation, "first-station-price", 0, 0, 50, "MCr for the first station of a player (TR-5.4)"),
		rules.NumberOf(&n.furtherStation, "further-station-price", 2, 0, 50, "MCr for the first station on a further planet (TR-5.4)"),
		rules.NumberOf(&n.secondStation, "second-station-price", 6, 0, 50, "MCr for one more station on the same planet (TR-5.4)"),
		rules.NumberOf(&n.mostStations, "stations-on-a-planet", 2, 1, 6, "stations of a player on one planet (TR-5.3)"),
		rules.NumberOf(&n.planetSale, "planet-sale", 1, 0, 20, "MCr for a resource on a planet (TR-8.1)"),
		rules.NumberOf(&n.earthSale, "earth-sale", earthSale, 0, 20, "MCr for a resource at earth (TR-8.2)"),
		rules.NumberOf(&n.creditsBring, "credits-bring", 2, 0, 20, "MCr that the event Credits brings (TR-3.3)"),
		rules.NumberOf(&n.haltedFor, "rebellion-lasts", 3, 1, 20, "planet cards for which a Rebellion halts a planet (TR-2.7)"),
		rules.NumberOf(&n.handSize, "hand-size", handSize, 1, 10, "action cards of a hand, the most (TR-6.2)"),
		rules.NumberOf(&n.cardPrice, "card-price", 2, 0, 20, "MCr for buying an action card (TR-8.4)"),
		rules.NumberOf(&n.tradeTakes, "trade-takes", 2, 1, 6, "resources of one kind that the card Trade takes for one of any (TR-6.11)"),
	}
	for card, name := range actionNames {
		list = append(list,
			rules.NumberOf(&n.costs[card], name+"-price", costs[card], 0, 20, "MCr for playing "+cardTitles[card]+" (TR-6.4)"),
			rules.NumberOf(&n.copies[card], name+"-cards", copies, 0, 20, cardTitles[card]+" cards in the deck (TR-6.1)"))
	}
	for i, name := range eventNames {
		low, card := 0, engineBoost+i
		if card == credits {
			low = 1 // so that there is a deck
		}
		list = append(list, rules.NumberOf(&n.events[i], name+"-cards", usualEvents.Of(card), low, 20, cardTitles[card]+" cards in the event deck (TR-3.2)"))
	}
	return list
}

// eventCards is how many cards the event deck has.
func (n *numbers) eventCards() int {
	sum := 0
	for _, copies := range n.events {
		sum += copies
	}
	return sum
}

// eventDeck is how they divide where the setup doesn't say otherwise.
func (n *numbers) eventDeck() (deck rules.Counts) {
	for i, copies := range n.events {
		deck.Set(engineBoost+i, copies)
	}
	return deck
}

// d3 is the D3 chart: how many steps a die is worth (TR-7.1).
func d3(die int) int32 { return int32(die+1) / 2 }

// usualWorld is what the planets produce, one bit a resource (4.3).
var usualWorld = [producing]uint8{
	gobi: 1 << gems, bob: 1 << metal, inti: 1<<metal | 1<<gems, seranide: 1<<food | 1<<gems, supay: 1<<metal | 1<<food,
}

// usualEvents is how the event cards divide (section 2).
var usualEvents = rules.CountsOf([]int{
	engineBoost: 6, engineFailure: 6, pirate: 5, resourceMetal: 2, resourceFood: 2, resourceGems: 2, credits: 6, actionCard: 6,
}...)
