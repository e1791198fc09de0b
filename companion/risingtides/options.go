package risingtides

import "tablekeeper/companion/rules"

// options are the questions of section 3.1.
func options() []rules.Option {
	onOff := []string{"on", "off"}
	inUse := "The design document starts with all five events in use."
	return []rules.Option{
		{
			Name: "starting-hand", Question: "How many cards is each player dealt at the start?",
			Values: []string{"0", "1", "2", "3", "4", "5"}, Default: "0", Source: "2.1, 4.3",
			Why: "The design document deals a nation card and nothing else.",
		},
		{
			Name: "sixth-nation", Question: "With six players, what is the sixth nation card?",
			Values: []string{"house", "copy"}, Default: "house", Source: "8.1, 8.2", Seats: 6,
			Why: "Six cards are asked for and five are described; a plan of equal worth is fair to all.",
		},
		{
			Name: "finish-discard", Question: "Are the spare depot cards of a player who finishes discarded?",
			Values: []string{"off", "on"}, Default: "off", Source: "4.6.1",
			Why: "The design document only considers it.",
		},
		{Name: "event-right", Question: "Event 1, a card from the right neighbour: in use?", Values: onOff, Default: "on", Source: "6.1", Why: inUse},
		{Name: "event-left", Question: "Event 2, a card from the left neighbour: in use?", Values: onOff, Default: "on", Source: "6.1", Why: inUse},
		{Name: "event-back", Question: "Event 3, the last placed resource comes back: in use?", Values: onOff, Default: "on", Source: "6.1", Why: inUse},
		{Name: "event-more-time", Question: "Event 4, more time: in use?", Values: onOff, Default: "on", Source: "6.1", Why: inUse},
		{Name: "event-less-time", Question: "Event 5, less time: in use?", Values: onOff, Default: "on", Source: "6.1", Why: inUse},
	}
}
