package traders

import "tablekeeper/companion/rules"

// stepSaid says each step as people do, in the order of stepNames.
var stepSaid = []rules.StepWords{
	{Title: "Rolling for the start", Now: "{who} must first roll for the start"},
	{Title: "Planet card", Now: "{who} must first draw the planet card"},
	{Title: "Production", Now: "{who} must first name the resource that the station makes"},
	{Title: "Event card", Now: "{who} must first draw the event card"},
	{Title: "Free action card", Now: "{who} must first draw the free action card"},
	{Title: "Counter", Now: "{who} must first play a Counter or let the card take effect"},
	{Title: "Pirates", Now: "{who} must first give the pirates all cargo or half the money"},
	{Title: "New resource", Now: "{who} must first find room for the new resource or refuse it"},
	{Title: "Stealing a card", Now: "{who} must first take a card of the other hand"},
	{Title: "Before the flight", Now: "{who} may now act, or move on to the flight"},
	{Title: "Rolling for movement", Now: "{who} must first roll for the movement, or stay"},
	{Title: "Flight", Now: "{who} must first end the flight"},
	{Title: "After the flight", Now: "{who} may now act, or move on to the trade"},
	{Title: "Trade", Now: "{who} may now trade, or end the turn"},
	{Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepNames, stepSaid)

// verbTimes says of each verb when it is used.
var verbTimes = map[string]string{
	"roll":             "Dice are rolled only for the start and for the movement.",
	"planet":           "The planet card is drawn only at the beginning of a round.",
	"produce":          "A resource is named only for a station that produces it.",
	"event":            "The event card is drawn only at the beginning of a turn.",
	"counter":          "A Counter only answers a card that was just played.",
	"pass":             "You pass only to play no Counter or to take no free card.",
	"give":             "Cargo or money is handed over only to pirates.",
	"jettison":         "Cargo goes overboard only to make room for a resource just gained.",
	"leave":            "A resource is left on a station only when it is gained and the ship is full.",
	"refuse":           "A resource is refused only when it is gained and the ship is full.",
	"draw":             "A free action card is drawn only when the event card brings one.",
	"discard":          "Action cards are discarded only to make room for a new one.",
	"take":             "A card is taken from a hand only after a Steal was played.",
	"build":            "Stations are built only before or after the flight.",
	"load":             "Cargo is loaded only before or after the flight.",
	"unload":           "Cargo is unloaded only before or after the flight.",
	"play extra-turn":  "Extra Turn is played only before or after the flight.",
	"play rebellion":   "Rebellion is played only before or after the flight.",
	"play immobilise":  "Immobilise is played only before or after the flight.",
	"play steal":       "Steal is played only before or after the flight.",
	"play mercenaries": "Mercenaries are played only before or after the flight.",
	"play trade":       "The card Trade is played only before or after the flight.",
	"play counter":     "A Counter only answers a card that was just played.",
	"done":             "A part of the turn is ended like this only before the flight, after it, and in the trade.",
	"step":             "A ship flies only after its roll for movement.",
	"stop":             "A ship stops only during its flight.",
	"stay":             "A flight is called off only before it has ended.",
	"sell":             "Resources are sold only after the flight, when the ship trades.",
	"buy":              "Action cards are bought only after the flight, when the ship trades.",
}
