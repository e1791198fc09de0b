package traders

import "tablekeeper/companion/rules"

// The verbs of the game with what their words mean. Seats, cards, places, resources,
// directions and dice are plain numbers.
var (
	said rules.Verbs

	Roll       = rules.NewVerb1[int](&said, "roll", "Dice are rolled only for the start and for the movement.")     // a die
	DrawEvent  = rules.NewVerb1[int](&said, "event", "The event card is drawn only at the beginning of a turn.")    // a card
	DrawPlanet = rules.NewVerb1[int](&said, "planet", "The planet card is drawn only at the beginning of a round.") // a card
	Produce    = rules.NewVerb1[int](&said, "produce", "A resource is named only for a station that produces it.")  // a resource
	Give       = rules.NewVerb1[int](&said, "give", "Cargo or money is handed over only to pirates.")               // a loss
	Jettison   = rules.NewVerb1[int](&said, "jettison", "Cargo goes overboard only to make room for a resource just gained.")
	Leave      = rules.NewVerb0(&said, "leave", "A resource is left on a station only when it is gained and the ship is full.")
	Refuse     = rules.NewVerb0(&said, "refuse", "A resource is refused only when it is gained and the ship is full.")

	Draw    = rules.NewVerb1[int](&said, "draw", "A free action card is drawn only when the event card brings one.")    // a card
	Buy     = rules.NewVerb1[int](&said, "buy", "Action cards are bought only after the flight, when the ship trades.") // a card
	Discard = rules.NewVerb1[int](&said, "discard", "Action cards are discarded only to make room for a new one.")      // a card
	Take    = rules.NewVerb1[int](&said, "take", "A card is taken from a hand only after a Steal was played.")          // a card
	Counter = rules.NewVerb0(&said, "counter", "A Counter only answers a card that was just played.")
	Pass    = rules.NewVerb0(&said, "pass", "You pass only to play no Counter or to take no free card.")

	PlayExtraTurn   = rules.NewVerb0(&said, "play extra-turn", "Extra Turn is played only before or after the flight.")
	PlayRebellion   = rules.NewVerb1[int](&said, "play rebellion", "Rebellion is played only before or after the flight.")            // on a planet
	PlayImmobilise  = rules.NewVerb1[int](&said, "play immobilise", "Immobilise is played only before or after the flight.")          // on a seat
	PlaySteal       = rules.NewVerb1[int](&said, "play steal", "Steal is played only before or after the flight.")                    // on a seat
	PlayMercenaries = rules.NewVerb2[int, int](&said, "play mercenaries", "Mercenaries are played only before or after the flight.")  // to a seat, for a resource
	PlayTrade       = rules.NewVerb3[int, int, int](&said, "play trade", "The card Trade is played only before or after the flight.") // in a place two of a resource for one
	PlayCounter     = rules.NewVerb0(&said, "play counter", "A Counter only answers a card that was just played.")

	Build  = rules.NewVerb0(&said, "build", "Stations are built only before or after the flight.")
	Load   = rules.NewVerb1[int](&said, "load", "Cargo is loaded only before or after the flight.")                     // a resource
	Unload = rules.NewVerb1[int](&said, "unload", "Cargo is unloaded only before or after the flight.")                 // a resource
	Sell   = rules.NewVerb2[int, int](&said, "sell", "Resources are sold only after the flight, when the ship trades.") // in a place, a resource

	Step = rules.NewVerb1[int](&said, "step", "A ship flies only after its roll for movement.") // in a direction
	Stop = rules.NewVerb0(&said, "stop", "A ship stops only during its flight.")
	Stay = rules.NewVerb0(&said, "stay", "A flight is called off only before it has ended.")
	Done = rules.NewVerb0(&said, "done", "A part of the turn is ended like this only before the flight, after it, and in the trade.")
)

// CardOf is the word of the card that a move plays, or draws from the planet cards or the events; "": it does neither.
func CardOf(a rules.Act) string {
	if n, ok := DrawPlanet.Of(a); ok {
		return planetCardWords.Word(n)
	}
	if n, ok := DrawEvent.Of(a); ok {
		return eventWords.Word(n)
	}
	for card, play := range [...]rules.Named{
		counter: PlayCounter, trade: PlayTrade, rebellion: PlayRebellion, mercenaries: PlayMercenaries, immobilise: PlayImmobilise,
		extraTurn: PlayExtraTurn, steal: PlaySteal,
	} {
		if play.Is(a) {
			return actionWords.Word(card)
		}
	}
	return ""
}
