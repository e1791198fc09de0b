package duckdealer

import "tablekeeper/companion/rules"

// stepSaid says each step once: its name in files, and as people say it.
var stepSaid = []rules.StepWords{
	StepBid:       {Name: "bid", Title: "Bidding", Now: "{who} must first bid for the playing order"},
	StepBorn:      {Name: "born", Title: "Birthday", Now: "{who} must first decide who starts"},
	StepPosition:  {Name: "position", Title: "Playing positions", Now: "{who} must first choose a playing position"},
	StepOutfit:    {Name: "outfit", Title: "Starting gear", Now: "{who} must first choose gear for the start"},
	StepHome:      {Name: "home", Title: "Starting planets", Now: "{who} must first choose a starting planet"},
	StepTurn:      {Name: "turn", Title: "Beginning of a turn", Now: "{who} must first collect energy or take an action turn"},
	StepCube:      {Name: "cube", Title: "Cube for the turn track", Now: "{who} must first lift a highway part for the turn track"},
	StepHighways:  {Name: "highways", Title: "Free highway parts", Now: "{who} must first place the free highway parts or leave them"},
	StepPlaceCube: {Name: "place-cube", Title: "Placing the lifted part", Now: "{who} must first place the lifted highway part"},
	StepAction:    {Name: "action", Title: "Action turn", Now: "it is {who}'s action turn"},
	StepPlaceDisc: {Name: "place-disc", Title: "Placing the disc", Now: "{who} must first place the disc that was taken back"},
	StepExit:      {Name: "exit", Title: "Exit of a pathway", Now: "{who} must first place the exit of the pathway"},
	StepDeal:      {Name: "deal", Title: "Making a deal", Now: "{who} must first propose the deal or drop it"},
	StepAnswer:    {Name: "answer", Title: "Answering a deal", Now: "{who} must first accept or decline the deal"},
	StepStow:      {Name: "stow", Title: "Too many goods", Now: "{who} must first discard the goods that have no room"},
	StepKeep:      {Name: "keep", Title: "Too much energy", Now: "{who} must first give back the energy that is too much"},
	StepOver:      {Name: "over", Title: "Game over", Now: "the game is over"},
}

// stepWords are the words of the steps in a position.
var stepWords = rules.StepVocabulary(stepSaid)
