package traders

import "slices"

// Face is what stands on a card.
type Face struct {
	Word, Title string
	Text        string // what the card does
	Smile       string // what the card says besides; no rule
	Copies      int    // in the deck
	Cost        int    // MCr to play an action card; event cards cost nothing
	Counterable bool
}

// cardTexts are the words on the event and action cards: the effect, and a smile.
var cardTexts = [...][2]string{
	counter: {
		"Answer a card that hits you: it has no effect. A Counter itself can't be countered.",
		"No. Just no.",
	},
	trade: {
		"Two of one kind in one place become one of any kind there: on your ship, a planet or at earth.",
		"Two potatoes for one diamond. The potatoes will never know.",
	},
	rebellion: {
		"Choose a planet. It makes nothing for three planet cards, for nobody.",
		"What do they want? Shorter shifts! When do they want them? Three rounds from now!",
	},
	mercenaries: {
		"Take a resource of your choice from another ship onto yours.",
		"We R Mercs: one million a job, receipts on request, questions extra.",
	},
	immobilise: {
		"Another player misses the whole next turn.",
		"A parking claw, size XXL, in a tasteful orange.",
	},
	extraTurn: {
		"Take another turn right after this one, without a planet card.",
		"Time is money. Today it costs four.",
	},
	steal: {
		"Take a card at random from another player's hand.",
		"It was lying around, more or less, in a locked drawer.",
	},
	engineBoost: {
		"Throw two dice for your movement this turn.",
		"Somebody has found out what the red lever does.",
	},
	engineFailure: {
		"Your ship doesn't move this turn. All else is allowed.",
		"It went clonk. Then it went very quiet.",
	},
	pirate: {
		"Give the pirates all your cargo or half your money, as you choose. With at most 1 MCr they take the cargo; from an empty ship, half the money.",
		"Captain Blue Beard of Scurvy Dogs Inc. takes goods, cash and compliments.",
	},
	resourceMetal: {
		"One unit of metal comes onto your ship. If it is full, throw a resource overboard, leave the metal on your station here, or do without.",
		"Scrap, says the label. Vintage, says the dealer.",
	},
	resourceFood: {
		"One unit of food comes onto your ship. If it is full, throw a resource overboard, leave the food on your station here, or do without.",
		"Best before 2665. It is 2666. Nobody checks.",
	},
	resourceGems: {
		"One unit of gems comes onto your ship. If it is full, throw a resource overboard, leave the gems on your station here, or do without.",
		"Fell off the back of a comet.",
	},
	credits: {
		"Take 2 MCr from the bank.",
		"A bank error in your favour. The bank blames the computer.",
	},
	actionCard: {
		"Draw an action card, free of charge. With three in hand, discard one first or do without.",
		"One free sample for each customer, while stocks last.",
	},
}

// faceOf returns the face of a card by its number.
func faceOf(card int) Face {
	f := Face{
		Word: anyCardWords.Word(card), Title: cardTitles[card],
		Text: cardTexts[card][0], Smile: cardTexts[card][1], Counterable: counterable(card),
	}
	if card < actions {
		f.Copies, f.Cost = copies, int(costs[card])
	} else {
		f.Copies = usualEvents.Of(card)
	}
	return f
}

// EventFaces are the event cards in the order of the specification.
func EventFaces() []Face { return faces(engineBoost, actionCard) }

// ActionFaces are the action cards in the order of the specification.
func ActionFaces() []Face { return faces(counter, steal) }

func faces(first, last int) []Face {
	var list []Face
	for card := first; card <= last; card++ {
		list = append(list, faceOf(card))
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
	Word, Title string
	Motto       string
	Story       string // no rule depends on it
}

// Factions are the six companies in faction order (TR-1.2).
func Factions() []Faction {
	list := make([]Faction, factionCount)
	for i := range list {
		list[i] = Faction{factionNames[i], factionTitles[i], stories[i][0], stories[i][1]}
	}
	return list
}

// stories are the companies' mottos and stories (section 2).
var stories = [factionCount][2]string{
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
