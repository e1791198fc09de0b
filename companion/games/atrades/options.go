package atrades

import "tablekeeper/companion/rules"

// options are the questions of section 3.1.
func options() []rules.Option {
	return []rules.Option{
		{
			Name: "edition", Question: "Which edition is played: the later one with eras, new regions and a golden cube, or the first?",
			Values: []string{"later", "first"}, Source: `"End of Round", "End of Game"`,
			Why: "The later text is by the same author and only completes what the first breaks off.",
		},
		{
			Name: "first-order", Question: "How is the turn order of the first round found: by the guilds' initiative, or by bids?",
			Values: []string{"guild", "bid"}, Source: `"Turn Order"; guild board`,
			Why: "The guild boards print an initiative for the first round, and more money goes with a later one.",
		},
		{
			Name: "start-regions", Question: "With how many regions does the game start?",
			Values: []string{"auto", "2", "3", "4", "5", "6", "7"}, Source: `"Regions"`,
			Why: "No number is given; one a player, and at least three, leaves room for all.",
		},
		{
			Name: "layout", Question: "Do the regions lie apart, or are they laid beside each other?",
			Values: []string{"islands", "joined"}, Source: `"Regions", "End of Round"`,
			Why: "The lines inside a region already join its hexes, and no layout of regions is printed.",
		},
		{
			Name: "auction-rounds", Question: "What counts as a company's level for the number of auction rounds: its size or its type?",
			Values: []string{"sizes", "tiers"}, Source: `"Player Merger"`,
			Why: "Level is not defined anywhere; the size is on the board for everybody to see.",
		},
		{
			Name: "old-bank-money", Question: "What becomes of the old card money of a target that the winner did not own?",
			Values: []string{"removed", "joins"}, Source: `"Payout", "Player Merger"`,
			Why: "The one sentence about old card money takes it away.",
		},
		{
			Name: "track-limits", Question: "Do the printed boxes for companies and technology limit the actions?",
			Values: []string{"on", "off"}, Source: "guild board",
			Why: "The board has no more room; bureaucracy is never limited.",
		},
	}
}
