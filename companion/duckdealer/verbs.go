package duckdealer

import "tablekeeper/companion/rules"

// The verbs of the game in the order of the specification (section 7), with what their words
// mean. A seat, a space, a tile and a number are plain numbers.
var (
	said rules.Verbs

	Bid      = rules.NewVerb1[int](&said, "bid", "Points are bid only at the start, for the playing order.")
	Born     = rules.NewVerb1[int](&said, "born", "Only the table enters the birthday, at the start.") // a seat
	Position = rules.NewVerb1[int](&said, "position", "Playing positions are chosen only at the start.")
	Fit      = rules.NewVerb1[piece](&said, "fit", "Free gear is chosen only at the start.")
	Home     = rules.NewVerb1[int](&said, "home", "Starting planets are chosen only at the start.") // a planet

	Collect  = rules.NewVerb1[marker](&said, "collect", "Energy is collected only at the beginning of a turn, in place of an action turn.")
	TakeTurn = rules.NewVerb0(&said, "act", "An action turn is taken only at the beginning of a turn.")
	Ready    = rules.NewVerb0(&said, "ready", "Only the placing of free highway parts is ended like this.")
	End      = rules.NewVerb0(&said, "end", "Only an action turn is ended like this.")
	Return   = rules.NewVerb1[marker](&said, "return", "Energy is given back only when more is left than may be kept.")
	Discard  = rules.NewVerb1[Good](&said, "discard", "Goods are discarded only in your own action turn.")

	Highway = rules.NewVerb1[int](&said, "highway", "Highway parts are placed only in your own action turn.") // a dot
	Lift    = rules.NewVerb1[int](&said, "lift", "Highway parts are lifted only in your own action turn.")    // a dot

	Burn     = rules.NewVerb0(&said, "burn", "Movement markers are spent only in your own action turn.")
	Step     = rules.NewVerb1[int](&said, "step", "A ship flies only in your own action turn.") // a space
	Teleport = rules.NewVerb0(&said, "teleport", "A pathway is used only in your own action turn.")
	Explore  = rules.NewVerb1[int](&said, "explore", "A planet is explored only in your own action turn.")          // a consumer tile
	Entrance = rules.NewVerb1[int](&said, "entrance", "A pathway is begun only in your own action turn.")           // a planet
	Exit     = rules.NewVerb1[int](&said, "exit", "The exit of a pathway is placed only right after its entrance.") // a planet

	BuildFactory  = rules.NewVerb1[Good](&said, "build factory", "Factories are built only in your own action turn.")
	BuildConsumer = rules.NewVerb0(&said, "build consumer", "Consumers are built only in your own action turn.")
	BuildYard     = rules.NewVerb0(&said, "build yard", "Yards are built only in your own action turn.")
	// With the good for the free square.
	FillConsumer = rules.NewVerb1[Good](&said, "build consumer", "")
	FillYard     = rules.NewVerb1[Good](&said, "build yard", "")

	Claim   = rules.NewVerb1[Kind](&said, "claim", "Privileges are placed only in your own action turn.")
	Unclaim = rules.NewVerb2[int, Kind](&said, "unclaim", "Discs are taken back only in your own action turn.") // on a planet

	Mine     = rules.NewVerb0(&said, "mine", "Goods are mined only in your own action turn.")
	Buy      = rules.NewVerb1[piece](&said, "buy", "Gear is bought only in your own action turn.")
	Exchange = rules.NewVerb2[piece, piece](&said, "buy", "") // for other gear
	Make     = rules.NewVerb0(&said, "make", "A factory works only in your own action turn.")
	Deliver  = rules.NewVerb0(&said, "deliver", "Goods are delivered only in your own action turn.")

	OpenDeal = rules.NewVerb1[int](&said, "deal", "A deal begins only in your own action turn.") // with a seat
	Offer    = rules.NewVerb1[Good](&said, "offer", "Goods are offered only while a deal is being made.")
	Ask      = rules.NewVerb1[Good](&said, "ask", "Goods are asked for only while a deal is being made.")
	Propose  = rules.NewVerb0(&said, "propose", "A deal is proposed only while it is being made.")
	Cancel   = rules.NewVerb0(&said, "cancel", "A deal is dropped only while it is being made.")
	Accept   = rules.NewVerb0(&said, "accept", "A deal is accepted only when it has been proposed.")
	Decline  = rules.NewVerb0(&said, "decline", "A deal is declined only when it has been proposed.")
)
