package traders

import "tablekeeper/companion/rules"

// The numbers of the rules.
const (
	minSeats     = 2
	maxSeats     = 6
	factionCount = 6  // TR-1.2
	planetCards  = 10 // TR-2.3
	haltedFor    = 3  // planet cards, by a Rebellion (TR-2.7)
	eventCards   = 35 // TR-3.2
	creditsBring = 2  // MCr (TR-3.3)
	boostDice    = 2  // TR-3.5
	pirateLeast  = 2  // MCr: with less there is no half to take (TR-3.7, TR-3.8, TR-9.3)
	holds        = 2  // resources that a ship carries (TR-4.1)
	mostStations = 2  // of a player on one planet (TR-5.3)
	copies       = 4  // of each action card (TR-6.1)
	handSize     = 3  // action cards, the most (TR-6.2)
	tradeTakes   = 2  // resources of one kind, for one of any (TR-6.11)
	turnDice     = 1  // for the movement (TR-7.1)
	baseSteps    = 1  // that every movement has besides the dice (TR-7.1)
	planetSale   = 1  // MCr for a resource on a planet (TR-8.1)
	earthSale    = 4  // MCr for a resource at earth (TR-8.2)
	cardPrice    = 2  // MCr for an action card (TR-8.4)
	winGoods     = 2  // of each resource at earth (TR-9.1)
	winMoney     = 10 // MCr (TR-9.1)
)

// stationPrices are what stations cost, in MCr: the first one of a player, the first
// on a further planet, and the second on the same planet (TR-5.4).
var stationPrices = struct{ first, further, second int32 }{0, 2, 6}

// costs are what playing the action cards costs, in MCr.
var costs = [actions]int32{counter: 2, rebellion: 2, mercenaries: 1, immobilise: 2, extraTurn: 4, steal: 2}

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
