package risingtides

import "tablekeeper/companion/rules"

// The numbers of the rules.
const (
	minSeats   = 4
	maxSeats   = 6
	planStages = 3 // of a survival plan (RT-8.2.1)
	firstStage = 3 // cards of the first stage; each later one takes one more (RT-2.1.2)
	nukePrice  = 3 // resources that a Nuke costs besides itself, as it is printed (RT-2.3.3.3)
)

// numbers are those of the rules that a designer may change (section 2).
type numbers struct {
	handSize, nukePrice int
	copies              [kinds]int // of each card
}

// list declares them for so many seats, each with its printed value and bounds.
func (n *numbers) list(seats int) []rules.RuleNumber {
	list := []rules.RuleNumber{
		rules.NumberOf(&n.handSize, "hand-size", 5, 1, 12, "cards of a hand, the most (RT-4.3.1)"),
		rules.NumberOf(&n.nukePrice, "nuke-price", nukePrice, 1, 6, "resources that a Nuke costs (RT-2.3.3.3)"),
	}
	for card, name := range cardNames {
		low, high := 0, 30
		if card < resources {
			low = 10
		}
		list = append(list, rules.NumberOf(&n.copies[card], name+"-cards", decks[seats].Of(card), low, high, cardTitles[card]+" cards in the deck (8.1)"))
	}
	return list
}

// stageCards is how many cards the next stage takes, with so many built (RT-2.1.2).
func stageCards(built int) int { return firstStage + built }

// decks is how many of each card there are, by number of seats (8.1): fuel,
// materials, supplies, Steal / Protect, Relocate / Redirect, Nuke.
var decks = [maxSeats + 1]rules.Counts{
	4: rules.CountsOf(20, 20, 20, 8, 8, 2),
	5: rules.CountsOf(25, 25, 25, 10, 10, 3),
	6: rules.CountsOf(30, 30, 30, 12, 12, 3),
}

// mostResources is how many resources the largest deck has.
const mostResources = 90

// plan is the survival plan of a nation card, stage by stage (8.2).
type plan [planStages]Stage

const oceania = 5

// plans are those of the nations, in the order of their words.
var plans = [6]plan{
	{{1, 0, 2}, {1, 1, 2}, {1, 1, 3}},
	{{0, 2, 1}, {1, 2, 1}, {2, 2, 1}},
	{{2, 1, 0}, {3, 1, 0}, {3, 1, 1}},
	{{1, 1, 1}, {2, 1, 1}, {2, 2, 1}},
	{{0, 1, 2}, {0, 2, 2}, {1, 2, 2}},
	{{1, 2, 0}, {2, 0, 2}, {1, 2, 2}},
}
