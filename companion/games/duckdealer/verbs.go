package duckdealer

import "tablekeeper/companion/rules"

// The verbs of the game in the order of the specification (section 7), with what their words
// mean. A seat, a space, a tile and a number are plain numbers.
var (
	said rules.Verbs

	Bid      = said.Verb1("bid", "Points are bid only at the start, for the playing order.")
	Born     = said.Verb1("born", "Only the table enters the birthday, at the start.") // a seat
	Position = said.Verb1("position", "Playing positions are chosen only at the start.")
	Fit      = rules.NewVerb1[piece](&said, "fit", "Free gear is chosen only at the start.")
	Home     = said.Verb1("home", "Starting planets are chosen only at the start.") // a planet

	Collect  = rules.NewVerb1[marker](&said, "collect", "Energy is collected only at the beginning of a turn, in place of an action turn.")
	TakeTurn = said.Verb0("act", "An action turn is taken only at the beginning of a turn.")
	Ready    = said.Verb0("ready", "Only the placing of free highway parts is ended like this.")
	End      = said.Verb0("end", "Only an action turn is ended like this.")
	Return   = rules.NewVerb1[marker](&said, "return", "Energy is given back only when more is left than may be kept.")
	Discard  = rules.NewVerb1[Good](&said, "discard", "Goods are discarded only in your own action turn.")

	Highway = said.Verb1("highway", "Highway parts are placed only in your own action turn.") // a dot
	Lift    = said.Verb1("lift", "Highway parts are lifted only in your own action turn.")    // a dot

	Burn     = said.Verb0("burn", "Movement markers are spent only in your own action turn.")
	Step     = said.Verb1("step", "A ship flies only in your own action turn.") // a space
	Teleport = said.Verb0("teleport", "A pathway is used only in your own action turn.")
	Explore  = said.Verb1("explore", "A planet is explored only in your own action turn.")          // a consumer tile
	Entrance = said.Verb1("entrance", "A pathway is begun only in your own action turn.")           // a planet
	Exit     = said.Verb1("exit", "The exit of a pathway is placed only right after its entrance.") // a planet

	BuildFactory  = rules.NewVerb1[Good](&said, "build factory", "Factories are built only in your own action turn.")
	BuildConsumer = said.Verb0("build consumer", "Consumers are built only in your own action turn.")
	BuildYard     = said.Verb0("build yard", "Yards are built only in your own action turn.")
	// With the good for the free square.
	FillConsumer = rules.NewVerb1[Good](&said, "build consumer", "")
	FillYard     = rules.NewVerb1[Good](&said, "build yard", "")

	Claim   = rules.NewVerb1[Kind](&said, "claim", "Privileges are placed only in your own action turn.")
	Unclaim = rules.NewVerb2[int, Kind](&said, "unclaim", "Discs are taken back only in your own action turn.") // on a planet

	Mine     = said.Verb0("mine", "Goods are mined only in your own action turn.")
	Buy      = rules.NewVerb1[piece](&said, "buy", "Gear is bought only in your own action turn.")
	Exchange = rules.NewVerb2[piece, piece](&said, "buy", "") // for other gear
	Make     = said.Verb0("make", "A factory works only in your own action turn.")
	Deliver  = said.Verb0("deliver", "Goods are delivered only in your own action turn.")

	OpenDeal = said.Verb1("deal", "A deal begins only in your own action turn.") // with a seat
	Offer    = rules.NewVerb1[Good](&said, "offer", "Goods are offered only while a deal is being made.")
	Ask      = rules.NewVerb1[Good](&said, "ask", "Goods are asked for only while a deal is being made.")
	Propose  = said.Verb0("propose", "A deal is proposed only while it is being made.")
	Cancel   = said.Verb0("cancel", "A deal is dropped only while it is being made.")
	Accept   = said.Verb0("accept", "A deal is accepted only when it has been proposed.")
	Decline  = said.Verb0("decline", "A deal is declined only when it has been proposed.")
)
