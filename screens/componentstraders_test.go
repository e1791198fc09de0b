package screens_test

import "tablekeeper/screens/drive/apptest"

// gobiBegun is the first turn of a match of two, up to an event card; gobiBuilt goes on to a station.
var gobiBegun = []string{"Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob"}

// tradersTour leads to all that the document of Traders has.
var tradersTour = []stop{
	{fromHome("Traders", "Play with the referee", "House rules"), map[string][]string{
		"What the document leaves open: money at the start, stopping early, where one wins, a starter who misses a turn": {
			"How much money has each player at the start?", "Where may a ship stop with steps left?",
			"Must the ship with the 10 MCr be docked at earth?", "Is the planet card drawn if the starter misses the turn?",
		},
	}},
	{fromHome("Traders", "Play with the referee", "Setup", "As laid"), map[string][]string{
		"Board of hexes, size open":                     {"The board", "Columns: 11", "Rows: 11"},
		"Resources by planet, chosen by the players":    {"What the planets make", "Gobi", "Metal, food"},
		"Six spaceship cards, with two holds and money": {"Who plays what", "Bio Corp.", "Global Terrorist Coalition"},
		"35 event cards: Engine Boost, Engine Failure, Pirate, Get Resource, Get Credits, Get Action": {
			"35 of 35 cards", "Engine Boost: 6", "Engine Failure: 6", "Pirate: 5", "Get Resource: metal: 2", "Get Resource: food: 2",
			"Get Resource: gems: 2", "Get Credits: 6", "Get Action: 6",
		},
	}},
	{fromHome("Traders", "The story"), map[string][]string{
		"Gobi, Bob, Inti, Seranide, Supay": {"Sand, from one horizon", "People built this planet", "magma", "Green up to the clouds", "Wars have burnt"},
		"The virus of 2666":                {"2666: the virus", "It began with a cough"},
		"Six companies' stories":           {"Potatobomber", "Wilfred Rench", "ChiChing Dinero", "Zhuzhinteychon", "Chilly Willy", "Save the Pandas"},
		"Scurvy Dogs Inc., We R Mercs":     {"Captain Blue Beard", "Mi.B Merc"},
	}},
	{fromHome("Traders", "Companies"), map[string][]string{
		"Six spaceship cards, with two holds and money": {"Company 1 of 6", "Potatobomber"},
		"Six companies' stories":                        {"It's alive, and it comes with fries."},
	}},
	{fromHome("Traders", "Cards and dice", "Two dice"), map[string][]string{"Die and chart, 1D3 + 1": {"How far does the ship fly?", "Roll"}}},
	{fromHome("Traders", "Cards and dice", "Planet cards", "Draw a planet card", "All cards"), map[string][]string{
		"Ten planet cards": {
			"Gobi and Bob", "Gobi and Inti", "Gobi and Seranide", "Gobi and Supay", "Bob and Inti", "Bob and Seranide", "Bob and Supay",
			"Inti and Seranide", "Inti and Supay", "Seranide and Supay",
		},
	}},
	{fromHome("Traders", "Cards and dice", "Event cards", "Draw an event card", "All cards"), map[string][]string{
		"35 event cards: Engine Boost, Engine Failure, Pirate, Get Resource, Get Credits, Get Action": {
			"Engine Boost", "Engine Failure", "Pirate", "Get Resource: metal", "Get Credits", "Get Action",
		},
	}},
	{fromHome("Traders", "Cards and dice", "Action cards"), map[string][]string{
		"28 action cards: Counter, Trade, Rebellion, Mercenaries, Immobilise, Extra Turn, Steal": {"28 of 28 left"},
	}},
	{here("Draw for Player A", "Later"), map[string][]string{
		"28 action cards: Counter, Trade, Rebellion, Mercenaries, Immobilise, Extra Turn, Steal": {"Look at the hand", "Play or discard a card"},
		"Hands, at most three, secret": {"Look at the hand"},
	}},
	{inMatch("traders", 2, gobiBegun), map[string][]string{"Ten planet cards": {"Gobi and Bob", "9 of 10 left"}}},
	{inMatch("traders", 2, append(gobiBegun[:3:3], "Anna: event action-card", "Anna: draw ?"), "Not now"), map[string][]string{
		"28 action cards: Counter, Trade, Rebellion, Mercenaries, Immobilise, Extra Turn, Steal": {
			"Play counter", "Play trade", "Play rebellion", "Play mercenaries", "Play immobilise", "Play extra turn", "Play steal",
		},
	}},
	{inWhole("traders", 8, "Put it away"), map[string][]string{"Board of hexes, size open": {"Map of the planets"}}},
	{func(tb *apptest.Table) { tb.Verb("Step") }, map[string][]string{"Compass, north up": {"North-east", "South-east"}}},
	{here("Places"), map[string][]string{
		"Earth and its four docks":                   {"Dock of earth", "Earth. Ship of Anna. Ship of Ben. Ship of Cleo"},
		"Six spots round each planet":                {"Free space of Gobi", "Free space of Supay"},
		"Gobi, Bob, Inti, Seranide, Supay":           {"Gobi. Makes gems", "Bob. Makes", "Inti. Makes", "Seranide. Makes", "Supay. Makes"},
		"Resources by planet, chosen by the players": {"Makes metal, food"},
		"Ships": {"Ship of Anna"},
	}},
	{here("Players"), map[string][]string{
		"Metal, food, gems": {"Metal 0 of 2", "Food 0 of 2", "Gems 1 of 2"},
		"Money (MCr)":       {"Money 0 MCr", "Money 0 of 10 MCr"},
		"Six spaceship cards, with two holds and money": {"Bio Corp.", "Ship", "Empty hold"},
		"Station card, with the part of earth":          {"Earth"},
		"Cards drawn and played before":                 {"Get Resource: gems", "Gobi and Supay"},
		"The medicine":                                  {"Medicine 1 of 6"},
	}},
	{here("Get Resource: gems"), map[string][]string{"Cards drawn and played before": {"Fell off the back of a comet."}}},
	{inWhole("traders", 60, "Players"), map[string][]string{"Station card, with the part of earth": {"at b9, Supay", "Stations 1"}}},
	{here("Log", "Cleo draws the event card Engine Failure"), map[string][]string{"Cards drawn and played before": {"It went clonk."}}},
	{inMatch("traders", 2, append(gobiBegun[:3:3], "Anna: event credits")), map[string][]string{
		"What happens to whom": {"Anna: 2 MCr more."},
	}},
	{inMatch("traders", 2, append(gobiBegun[:3:3], "Anna: event credits", "Anna: done")), map[string][]string{
		"Die and chart, 1D3 + 1": {"We rolled"},
	}},
	{inWhole("traders", 12), map[string][]string{"Stations: first free, 2 MCr, 6 MCr": {"Build here"}}},
	{inWhole("traders", 999), map[string][]string{"The medicine": {"The game is over"}}},
}
