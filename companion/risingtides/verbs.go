package risingtides

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tide"
)

// The verbs of the game in the order of the specification (section 7), with what their words
// mean. Seats, nations, cards, resources, stages and costs are plain numbers.
var (
	said rules.Verbs

	EnterNation = rules.NewVerb1[int](&said, "nation", "Nations are chosen only at the start.") // below 0: hidden

	Draw      = rules.NewVerb1[int](&said, "draw", "Cards are drawn only for the starting hand and on your own turn.") // a card, below 0: unseen
	Place     = rules.NewVerb1[int](&said, "place", "Cards are placed only on your own turn.")                         // a card
	Discard   = rules.NewVerb1[int](&said, "discard", "Cards are discarded only on your own turn.")                    // a card
	Construct = rules.NewVerb1[int](&said, "construct", "Stages are built only on your own turn.")                     // a stage

	Steal    = rules.NewVerb2[int, int](&said, "steal", "A Steal is played only on your own turn.")       // from a seat, for a resource
	Relocate = rules.NewVerb2[int, int](&said, "relocate", "A Relocate is played only on your own turn.") // from a seat, for a resource
	Nuke     = rules.NewVerb2[int, int](&said, "nuke", "The Nuke is played only on your own turn.")       // on a seat, for a cost

	Reveal = rules.NewVerb1[int](&said, "reveal", "A nation is shown only on your own turn or at the end of the game.") // a nation
	Pass   = rules.NewVerb0(&said, "pass", "Passing is for a turn without any other action, and for letting an attack or a counter stand.")

	Protect   = rules.NewVerb0(&said, "protect", "A Protect is played only by the player under attack.")
	Redirect  = rules.NewVerb2[int, int](&said, "redirect", "A Redirect is played only by the player under attack.") // to a seat, or 0: blocked; for a resource
	Recounter = rules.NewVerb1[int](&said, "recounter", "A re-counter only answers a Protect or a Redirect.")        // for a resource

	Take = rules.NewVerb1[int](&said, "take", "A card is taken only after a Steal that nobody stops.")           // a resource
	Send = rules.NewVerb2[int, int](&said, "send", "A card is sent on only after a Relocate that nobody stops.") // a resource, to a seat, or 0: discarded

	TellEvent = rules.NewVerb1[tide.Kind](&said, "event", "Only the table enters events, between two actions.")
	PickCard  = rules.NewVerb1[int](&said, "pick", "Cards are picked only when an event calls for it.") // a card, below 0: unseen
	TimeOut   = rules.NewVerb0(&said, "time-out", "Only the table says that time's up.")
	Reshuffle = rules.NewVerb0(&said, "reshuffle", "Only the table shuffles, when the deck is empty.")
	Close     = rules.NewVerb0(&said, "close", "Only the table closes the showing of nations, at the end.")
	Skip      = rules.NewVerb0(&said, "skip", "Only the table skips a player, in a turn, an attack or an event.")
)
