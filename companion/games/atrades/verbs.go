package atrades

import "tablekeeper/companion/rules"

// The verbs of the game in the order of the specification (section 7), with what their words
// mean. Guilds, regions, companies, cards, cells, sides, turns and amounts are plain numbers.
var (
	said rules.Verbs

	ChooseGuild = said.Verb1("guild", "Guilds are chosen only at the start.")
	Draw        = said.Verb1("draw", "A region is drawn only when a new one comes into play.") // a region
	Lay         = said.Verb3("lay", "A region is laid only right after it is drawn.")          // beside a region, at a side, with turns

	Bid    = said.Verb1("bid", "Bids are made only for the turn order and in the auction of a merger.") // an amount
	PayOwn = said.Verb0("pay own", "Money is paid only when a bid has been won.")
	Pay    = said.Verb3("pay", "Money is paid only when a bid has been won.") // an amount "from" a company

	Acquire = said.Verb1("acquire", "A company is acquired only as an action, with the golden cube, or by a card.") // a company
	Place   = said.Verb2("place", "A starting tile is laid only right after it is acquired.")                       // in a region, a cell
	Merge   = said.Verb2("merge", "Companies merge only as an action or with the golden cube.")                     // a company, another
	LayCube = said.Verb0("cube", "A cube is laid or taken only for a merger.")
	Pass    = said.Verb0("pass", "Passing is only for what may be left undone.")
	Keep    = said.Verb1("keep", "The surviving company is chosen only after the auction of a merger.") // a company
	Sell    = said.Verb1("sell", "A company is sold only as an action or with the golden cube.")        // a company

	Research = said.Verb1("research", "A technology is researched only as an action or with the golden cube.") // a card; below 0 one that the game doesn't know
	Choose   = said.Verb1("choose", "A choice is made only when a technology card asks for it.")               // a company or a region
	Expand   = said.Verb2("expand", "A company grows only in the market or by a technology card.")             // in a region, a cell

	// Who or what, and the place of the change among the amounts.
	AdjustPersonal    = said.Verb2("adjust personal", "Only the table enters changes, for the text of a card.")
	AdjustCubes       = said.Verb2("adjust cubes", "Only the table enters changes, for the text of a card.")
	AdjustBureaucracy = said.Verb2("adjust bureaucracy", "Only the table enters changes, for the text of a card.")
	AdjustCompany     = said.Verb2("adjust company", "Only the table enters changes, for the text of a card.")
	AdjustDemand      = said.Verb2("adjust demand", "Only the table enters changes, for the text of a card.")
	Done              = said.Verb0("done", "Only the table ends the text of a card, once it is carried out.")
)
