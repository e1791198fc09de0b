package raidtrade

import "tablekeeper/companion/rules"

// options are the questions of section 3.
func options() []rules.Option {
	offOn := []string{"off", "on"}
	optional := "The design document lists it among the optional rules."
	return []rules.Option{
		{
			Name: "faster-game", Question: "Is \"Faster game\" in play: may a traveller pay a card and roll for a second step?",
			Values: offOn, Default: "off", Source: "Optional rules", Why: optional,
		},
		{
			Name: "vicious-combat", Question: "Is \"Vicious combat\" in play: is a 3 a hit as well?",
			Values: offOn, Default: "off", Source: "Optional rules", Why: optional,
		},
		{
			Name:     "complex-combat",
			Question: "Is \"Complex combat\" in play: do the colours of the combat cards bar Level tokens?",
			Values:   offOn, Default: "off", Source: "Optional rules", Why: optional,
		},
		{
			Name: "turn-draw", Question: "How many cards are drawn at the start of a turn with fewer than four?",
			Values: []string{"one", "to-four"}, Source: "Playing the game; Playing Utility cards",
			Why: "Twice the design document speaks of one card; its \"four-card hand limit\" only hints at more.",
		},
		{
			Name: "victory-hits", Question: "Must the hits of a raid exceed the defence value, or is reaching it enough?",
			Values: []string{"exceed", "equal"}, Source: "Combat",
			Why: "The rule says that they exceed it; one example counts as if equal were enough.",
		},
		{
			Name: "plunder-to", Question: "Where does the winner of a raid put the loser's cargo?",
			Values: []string{"bank", "cargo"}, Source: "Combat",
			Why: "The Cargo card is only ever loaded from the Bank card.",
		},
		{
			Name: "king-arrival", Question: "Does your own King always count as an arrival when it empties your Trip card?",
			Values: []string{"by-the-letter", "delivers"}, Source: "In orbit 1; Playing Utility cards",
			Why: "The exchange asks for a token removed at the end of the last turn, so the turn after departure is too early.",
		},
		{
			Name: "stacked-queens", Question: "May a Queen be played on an opponent who already has a missed turn coming?",
			Values: offOn, Default: "off", Source: "Playing Utility cards",
			Why: "A Queen takes the next turn, and that one is already taken.",
		},
	}
}
