package risingtides

import (
	"strconv"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// options are the questions of section 3.1.
func options() []rules.Option {
	list := []rules.Option{
		{
			Name: "starting-hand", Question: "How many cards is each player dealt at the start?",
			Values: []string{"0", "1", "2", "3", "4", "5"}, Source: "2.1 Nation cards, 4.3 Cards in hand",
			Why: "The design document deals a nation card and nothing else.",
		},
		{
			Name: "sixth-nation", Question: "With six players, what is the sixth nation card?",
			Values: []string{"house", "copy"}, Source: "8.1 Card amount, 8.2 Faction goal", Seats: 6,
			Why: "Six cards are asked for and five are described; a plan of equal worth is fair to all.",
		},
		{
			Name: "finish-discard", Question: "Are the spare depot cards of a player who finishes discarded?",
			Values: []string{"off", "on"}, Source: "4.6.1 Possible alteration",
			Why: "The design document only considers it.",
		},
	}
	for i, kind := range tide.Kinds() {
		list = append(list, rules.Option{
			Name: kind.Event().Key(), Question: "Event " + strconv.Itoa(i+1) + ", " + kind.Event().Is + ": in use?",
			Values: []string{"on", "off"}, Source: "6.1 Event options", Why: "The design document starts with all five events in use.",
		})
	}
	return list
}
