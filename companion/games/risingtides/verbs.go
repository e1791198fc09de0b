package risingtides

import (
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/rules"
)

// The verbs of the game in the order of the specification (section 7), with what their words
// mean. Seats, nations, cards, resources, stages and costs are plain numbers.
var (
	said rules.Verbs

	EnterNation = said.Verb1("nation", "Nations are chosen only at the start.") // below 0: hidden

	Draw      = said.Verb1("draw", "Cards are drawn only for the starting hand and on your own turn.") // a card, below 0: unseen
	Place     = said.Verb1("place", "Cards are placed only on your own turn.")                         // a card
	Discard   = said.Verb1("discard", "Cards are discarded only on your own turn.")                    // a card
	Construct = said.Verb1("construct", "Stages are built only on your own turn.")                     // a stage

	Steal    = said.Verb2("steal", "A Steal is played only on your own turn.")       // from a seat, for a resource
	Relocate = said.Verb2("relocate", "A Relocate is played only on your own turn.") // from a seat, for a resource
	Nuke     = said.Verb2("nuke", "The Nuke is played only on your own turn.")       // on a seat, for a cost

	Reveal = said.Verb1("reveal", "A nation is shown only on your own turn or at the end of the game.") // a nation
	Pass   = said.Verb0("pass", "Passing is for a turn without any other action, and for letting an attack or a counter stand.")

	Protect   = said.Verb0("protect", "A Protect is played only by the player under attack.")
	Redirect  = said.Verb2("redirect", "A Redirect is played only by the player under attack.") // to a seat, or 0: blocked; for a resource
	Recounter = said.Verb1("recounter", "A re-counter only answers a Protect or a Redirect.")   // for a resource

	Take = said.Verb1("take", "A card is taken only after a Steal that nobody stops.")      // a resource
	Send = said.Verb2("send", "A card is sent on only after a Relocate that nobody stops.") // a resource, to a seat, or 0: discarded

	TellEvent = rules.NewVerb1[tide.Kind](&said, "event", "Only the table enters events, between two actions.")
	PickCard  = said.Verb1("pick", "Cards are picked only when an event calls for it.") // a card, below 0: unseen
	TimeOut   = said.Verb0("time-out", "Only the table says that time's up.")
	Reshuffle = said.Verb0("reshuffle", "Only the table shuffles, when the deck is empty.")
	Close     = said.Verb0("close", "Only the table closes the showing of nations, at the end.")
	Skip      = said.Verb0("skip", "Only the table skips a player, in a turn, an attack or an event.")
)
