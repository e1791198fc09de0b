package aid

import (
	"slices"

	"tablekeeper/companion/games/traders"
)

// Face is what is printed on a card.
type Face struct {
	traders.Card
	Text  string // what the card does
	Smile string // what the card says besides; no rule
}

// cardTexts are the words on the event and action cards, by their words: the
// effect, and a smile.
var cardTexts = map[string][2]string{
	"counter": {
		"Answer a card that hits you: it has no effect. A Counter itself can't be countered.",
		"No. Just no.",
	},
	"trade": {
		"Two of one kind in one place become one of any kind there: on your ship, a planet or at earth.",
		"Two potatoes for one diamond. The potatoes will never know.",
	},
	"rebellion": {
		"Choose a planet. It makes nothing for three planet cards, for nobody.",
		"What do they want? Shorter shifts! When do they want them? Three rounds from now!",
	},
	"mercenaries": {
		"Take a resource of your choice from another ship onto yours.",
		"We R Mercs: one million a job, receipts on request, questions extra.",
	},
	"immobilise": {
		"Another player misses the whole next turn.",
		"A parking claw, size XXL, in a tasteful orange.",
	},
	"extra-turn": {
		"Take another turn right after this one, without a planet card.",
		"Time is money. Today it costs four.",
	},
	"steal": {
		"Take a card at random from another player's hand.",
		"It was lying around, more or less, in a locked drawer.",
	},
	"engine-boost": {
		"Throw two dice for your movement this turn.",
		"Somebody has found out what the red lever does.",
	},
	"engine-failure": {
		"Your ship doesn't move this turn. All else is allowed.",
		"It went clonk. Then it went very quiet.",
	},
	"pirate": {
		"Give the pirates all your cargo or half your money, as you choose. With at most 1 MCr they take the cargo; from an empty ship, half the money.",
		"Captain Blue Beard of Scurvy Dogs Inc. takes goods, cash and compliments.",
	},
	"resource-metal": {
		"One unit of metal comes onto your ship. If it is full, throw a resource overboard, leave the metal on your station here, or do without.",
		"Scrap, says the label. Vintage, says the dealer.",
	},
	"resource-food": {
		"One unit of food comes onto your ship. If it is full, throw a resource overboard, leave the food on your station here, or do without.",
		"Best before 2665. It is 2666. Nobody checks.",
	},
	"resource-gems": {
		"One unit of gems comes onto your ship. If it is full, throw a resource overboard, leave the gems on your station here, or do without.",
		"Fell off the back of a comet.",
	},
	"credits": {
		"Take 2 MCr from the bank.",
		"A bank error in your favour. The bank blames the computer.",
	},
	"action-card": {
		"Draw an action card, free of charge. With three in hand, discard one first or do without.",
		"One free sample for each customer, while stocks last.",
	},
}

// EventFaces are the event cards in the order of the specification.
func EventFaces() []Face { return faces(traders.EventCards()) }

// ActionFaces are the action cards in the order of the specification.
func ActionFaces() []Face { return faces(traders.ActionCards()) }

func faces(cards []traders.Card) []Face {
	list := make([]Face, len(cards))
	for i, card := range cards {
		list[i] = Face{Card: card, Text: cardTexts[card.Word][0], Smile: cardTexts[card.Word][1]}
	}
	return list
}

// FaceOf finds the face of an event or action card by its word.
func FaceOf(word string) (Face, bool) {
	list := append(EventFaces(), ActionFaces()...)
	i := slices.IndexFunc(list, func(f Face) bool { return f.Word == word })
	if i < 0 {
		return Face{}, false
	}
	return list[i], true
}

// Faction is one of the six companies.
type Faction struct {
	traders.Faction
	Motto string
	Story string // no rule depends on it
}

// Factions are the six companies in faction order (TR-1.2).
func Factions() []Faction {
	told := stories()
	var list []Faction
	for i, faction := range traders.Factions() {
		list = append(list, Faction{faction, told[i][0], told[i][1]})
	}
	return list
}

// stories returns the companies' mottos and stories (section 2), in faction order.
func stories() [][2]string {
	return [][2]string{
		{
			"It's alive, and it comes with fries.",
			"Bio Corp. builds machines that need watering. Its pride is the Biomechanical Potatobomber, half vessel, half vegetable. " +
				"Once the cure is found it will be served inside veggie burgers, so that nobody notices eating healthily.",
		},
		{
			"If it moves, we can fix that.",
			"Wilfred Rench leads the Mechanics with an iron spanner. Since the Mechanic Monster Mayhem, which the lawyers call a parade with " +
				"damages, the company badly needs good news. Saving mankind would nearly cover it.",
		},
		{
			"Ka-ching is a language.",
			"At Moneymakers ltd. chief ChiChing Dinero runs project \"$$\". Nobody knows what it is, but it is over budget and still makes " +
				"a profit. A monopoly on survival would look splendid in the annual report.",
		},
		{
			"Great weight, light touch.",
			"The great Zhuzhinteychon, called Pete by those who are in a hurry, founded Sumo Zaibatsu. It sells Vanilla Yoghurt, doorknobs and cereal, " +
				"sometimes in one box. A medicine would fit on the same shelf.",
		},
		{
			"Stay cool. No, cooler.",
			"Chilly Willy & Co run Eskimo Enterprise and its dance clubs, where the floor is ice and so are the drinks. What the clubs lack is a " +
				"substance that is harmless. A cure is the most harmless thing anybody has come up with yet.",
		},
		{
			"Happiness is not optional.",
			"The Global Terrorist Coalition has tried to better itself: Operation Funfair, Operation Happiness, Save the Pandas. " +
				"The pandas asked to be left out of it. Curing everybody by force is the plan for this year.",
		},
	}
}
