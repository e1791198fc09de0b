package traders

import "tablekeeper/companion/rules"

// options are the questions of section 3.1.
func options() []rules.Option {
	return []rules.Option{
		{
			Name: "start-money", Question: "How much money has each player at the start?",
			Values: []string{"0", "2", "5"}, Source: "Game play synopsis",
			Why: "The design document speaks of very few resources and names no sum. Nothing is the only sum that is not invented, and it plays: the first station is free.",
		},
		{
			Name: "early-stop", Question: "Where may a ship stop with steps left?",
			Values: []string{"docks", "anywhere"}, Source: "Rules: Ship; Overview; Description",
			Why: "The sentence about ships asks for all steps or none and lets only a ship that docks stop early; the other sections say nothing against it.",
		},
		{
			Name: "win-place", Question: "Must the ship with the 10 MCr be docked at earth?",
			Values: []string{"earth", "anywhere"}, Source: "Winning Conditions; Rules: Ship; Overview",
			Why: "The money is brought to earth along with the resources, and all money is on the ship.",
		},
		{
			Name: "skipped-starter", Question: "Is the planet card drawn if the starter misses the turn?",
			Values: []string{"draws", "no-draw"}, Source: "Rules: Station, Immobilise; Planet Cards",
			Why: "The planet card is for all players, and what Immobilise takes away is movement and the event card.",
		},
	}
}
