package traders

import "tablekeeper/companion/rules"

// The verbs of the game with what their words mean. Seats, cards, places, resources,
// directions and dice are plain numbers.
var (
	said rules.Verbs

	Roll       = said.Verb1("roll", "Dice are rolled only for the start and for the movement.")     // a die
	DrawEvent  = said.Verb1("event", "The event card is drawn only at the beginning of a turn.")    // a card
	DrawPlanet = said.Verb1("planet", "The planet card is drawn only at the beginning of a round.") // a card
	Produce    = said.Verb1("produce", "A resource is named only for a station that produces it.")  // a resource
	Give       = said.Verb1("give", "Cargo or money is handed over only to pirates.")               // a loss
	Jettison   = said.Verb1("jettison", "Cargo goes overboard only to make room for a resource just gained.")
	Leave      = said.Verb0("leave", "A resource is left on a station only when it is gained and the ship is full.")
	Refuse     = said.Verb0("refuse", "A resource is refused only when it is gained and the ship is full.")

	Draw    = said.Verb1("draw", "A free action card is drawn only when the event card brings one.")    // a card
	Buy     = said.Verb1("buy", "Action cards are bought only after the flight, when the ship trades.") // a card
	Discard = said.Verb1("discard", "Action cards are discarded only to make room for a new one.")      // a card
	Take    = said.Verb1("take", "A card is taken from a hand only after a Steal was played.")          // a card
	Counter = said.Verb0("counter", "A Counter only answers a card that was just played.")
	Pass    = said.Verb0("pass", "You pass only to play no Counter or to take no free card.")

	PlayExtraTurn   = said.Verb0("play extra-turn", "Extra Turn is played only before or after the flight.")
	PlayRebellion   = said.Verb1("play rebellion", "Rebellion is played only before or after the flight.")      // on a planet
	PlayImmobilise  = said.Verb1("play immobilise", "Immobilise is played only before or after the flight.")    // on a seat
	PlaySteal       = said.Verb1("play steal", "Steal is played only before or after the flight.")              // on a seat
	PlayMercenaries = said.Verb2("play mercenaries", "Mercenaries are played only before or after the flight.") // to a seat, for a resource
	PlayTrade       = said.Verb3("play trade", "The card Trade is played only before or after the flight.")     // in a place two of a resource for one
	PlayCounter     = said.Verb0("play counter", "A Counter only answers a card that was just played.")

	Build  = said.Verb0("build", "Stations are built only before or after the flight.")
	Load   = said.Verb1("load", "Cargo is loaded only before or after the flight.")                // a resource
	Unload = said.Verb1("unload", "Cargo is unloaded only before or after the flight.")            // a resource
	Sell   = said.Verb2("sell", "Resources are sold only after the flight, when the ship trades.") // in a place, a resource

	Step = said.Verb1("step", "A ship flies only after its roll for movement.") // in a direction
	Stop = said.Verb0("stop", "A ship stops only during its flight.")
	Stay = said.Verb0("stay", "A flight is called off only before it has ended.")
	Done = said.Verb0("done", "A part of the turn is ended like this only before the flight, after it, and in the trade.")
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
