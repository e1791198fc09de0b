package traders

import "tablekeeper/companion/rules"

// stepSaid says each step once: its name in files, and as people say it.
var stepSaid = []rules.StepWords{
	StepStart:    {Name: "start", Title: "Rolling for the start", Now: "{who} must first roll for the start"},
	StepPlanet:   {Name: "planet", Title: "Planet card", Now: "{who} must first draw the planet card"},
	StepProduce:  {Name: "produce", Title: "Production", Now: "{who} must first name the resource that the station makes"},
	StepEvent:    {Name: "event", Title: "Event card", Now: "{who} must first draw the event card"},
	StepFreeCard: {Name: "free-card", Title: "Free action card", Now: "{who} must first draw the free action card"},
	StepCounter:  {Name: "counter", Title: "Counter", Now: "{who} must first play a Counter or let the card take effect"},
	StepPirate:   {Name: "pirate", Title: "Pirates", Now: "{who} must first give the pirates all cargo or half the money"},
	StepCargo:    {Name: "cargo", Title: "New resource", Now: "{who} must first find room for the new resource or refuse it"},
	StepSteal:    {Name: "steal", Title: "Stealing a card", Now: "{who} must first take a card of the other hand"},
	StepAct1:     {Name: "act1", Title: "Before the flight", Now: "{who} may now act, or move on to the flight"},
	StepRoll:     {Name: "roll", Title: "Rolling for movement", Now: "{who} must first roll for the movement, or stay"},
	StepMove:     {Name: "move", Title: "Flight", Now: "{who} must first end the flight"},
	StepAct2:     {Name: "act2", Title: "After the flight", Now: "{who} may now act, or move on to the trade"},
	StepTrade:    {Name: "trade", Title: "Trade", Now: "{who} may now trade, or end the turn"},
	StepOver:     {Name: "over", Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepSaid)
