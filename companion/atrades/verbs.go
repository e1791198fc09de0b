package atrades

import "tablekeeper/companion/rules"

// The verbs of the game in the order of the specification (section 7), with what their words
// mean. Guilds, regions, companies, cards, cells, sides, turns and amounts are plain numbers.
var (
	said rules.Verbs

	ChooseGuild = rules.NewVerb1[int](&said, "guild", "Guilds are chosen only at the start.")
	Draw        = rules.NewVerb1[int](&said, "draw", "A region is drawn only when a new one comes into play.")  // a region
	Lay         = rules.NewVerb3[int, int, int](&said, "lay", "A region is laid only right after it is drawn.") // beside a region, at a side, with turns

	Bid    = rules.NewVerb1[int](&said, "bid", "Bids are made only for the turn order and in the auction of a merger.") // an amount
	PayOwn = rules.NewVerb0(&said, "pay own", "Money is paid only when a bid has been won.")
	Pay    = rules.NewVerb3[int, int, int](&said, "pay", "Money is paid only when a bid has been won.") // an amount "from" a company

	Acquire = rules.NewVerb1[int](&said, "acquire", "A company is acquired only as an action, with the golden cube, or by a card.") // a company
	Place   = rules.NewVerb2[int, int](&said, "place", "A starting tile is laid only right after it is acquired.")                  // in a region, a cell
	Merge   = rules.NewVerb2[int, int](&said, "merge", "Companies merge only as an action or with the golden cube.")                // a company, another
	LayCube = rules.NewVerb0(&said, "cube", "A cube is laid or taken only for a merger.")
	Pass    = rules.NewVerb0(&said, "pass", "Passing is only for what may be left undone.")
	Keep    = rules.NewVerb1[int](&said, "keep", "The surviving company is chosen only after the auction of a merger.") // a company
	Sell    = rules.NewVerb1[int](&said, "sell", "A company is sold only as an action or with the golden cube.")        // a company

	Research = rules.NewVerb1[int](&said, "research", "A technology is researched only as an action or with the golden cube.") // a card; below 0 one that the game doesn't know
	Choose   = rules.NewVerb1[int](&said, "choose", "A choice is made only when a technology card asks for it.")               // a company or a region
	Expand   = rules.NewVerb2[int, int](&said, "expand", "A company grows only in the market or by a technology card.")        // in a region, a cell

	// Who or what, and the place of the change among the amounts.
	AdjustPersonal    = rules.NewVerb2[int, int](&said, "adjust personal", "Only the table enters changes, for the text of a card.")
	AdjustCubes       = rules.NewVerb2[int, int](&said, "adjust cubes", "Only the table enters changes, for the text of a card.")
	AdjustBureaucracy = rules.NewVerb2[int, int](&said, "adjust bureaucracy", "Only the table enters changes, for the text of a card.")
	AdjustCompany     = rules.NewVerb2[int, int](&said, "adjust company", "Only the table enters changes, for the text of a card.")
	AdjustDemand      = rules.NewVerb2[int, int](&said, "adjust demand", "Only the table enters changes, for the text of a card.")
	Done              = rules.NewVerb0(&said, "done", "Only the table ends the text of a card, once it is carried out.")
)
