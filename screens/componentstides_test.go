package screens_test

import "tablekeeper/screens/drive/apptest"

// tidesTour leads to all that the document of Rising Tides has.
var tidesTour = []stop{
	{fromHome("Rising Tides", "Play with the referee", "House rules"), map[string][]string{
		"Five random events": {
			"Event 1, a card from the right neighbour", "Event 2, a card from the left neighbour",
			"Event 3, the last placed resource comes back", "Event 4, more time", "Event 5, less time",
		},
		"What the document leaves open: starting hands, a sixth nation, spare cards": {
			"How many cards is each player dealt at the start?", "what is the sixth nation card?", "Are the spare depot cards of a player",
		},
	}},
	{fromHome("Rising Tides", "Cards", "Nations. ", "All cards"), map[string][]string{
		"Nation cards, each with a plan of three stages": {
			"US", "Builds an ark.", "Pacific State", "dome under water", "Europe", "space ship", "Africa", "city on stilts", "Asia", "great wall",
			"Oceania", "Stage 1: ", "Stage 3: ", "Fuel 3", "Materials 2", "Supplies 3",
		},
	}},
	{inMatch("rising-tides", 4, nil), map[string][]string{
		"Nation cards, each with a plan of three stages": {"Nation card", "nobody shows the nation", "Pacific State"},
	}},
	{here("More"), map[string][]string{"The timer, and the device in sight of all": {"Timer"}}},
	{func(tb *apptest.Table) { inMatch("rising-tides", 4, nil)(tb); tb.Pull(); tb.Tap("Players") }, map[string][]string{
		"The deck, and how it grows with the players": {"Deck 78, discard pile 0"},
		"Construction cards, one a stage":             {"Stage 1: not built", "Stage 3: not built"},
	}},
	{inMatch("rising-tides", 4, apptest.Dealt), map[string][]string{
		"Resource cards: fuel, materials, supplies":   {"Fuel", "Materials", "Supplies"},
		"Hands, at most five, secret":                 {"Hand 1"},
		"Turn chip":                                   {"Anna", "One action"},
		"The deck, and how it grows with the players": {"in the deck"},
	}},
	{func(tb *apptest.Table) { tb.Pull(); tb.TapOn("The table") }, map[string][]string{"Five random events": {"A random event of the timer."}}},
	{func(tb *apptest.Table) {
		inMatch("rising-tides", 4, apptest.Dealt)(tb)
		tapAll(tb, []string{"More", "Signs and keys"})
	}, map[string][]string{
		"Action cards: Steal and Protect, Relocate and Redirect, Nuke": {"Steal / Protect", "Relocate / Redirect", "Nuke"},
	}},
	{func(tb *apptest.Table) { inMatch("rising-tides", 6, nil)(tb); tb.Pull(); tb.Tap("Players") }, map[string][]string{
		"The deck, and how it grows with the players": {"Deck 117"},
	}},
	{inMatch("rising-tides", 4, apptest.Fought), map[string][]string{
		"An attack and its answers": {"Anna wants to steal a card from Ben.", "Protect", "Redirect"},
		"Depots":                    {"Supplies 1", "Materials 1"},
	}},
	{here("Not now"), map[string][]string{
		"Action cards: Steal and Protect, Relocate and Redirect, Nuke": {"Steal.", "Relocate.", "Nuke."},
		"An attack and its answers":                                    {"Re-counter.", "Take.", "Send."},
		"Nations are shown at the end":                                 {"Reveal."},
	}},
	{func(tb *apptest.Table) { inWhole("rising-tides", 60)(tb); tb.Pull(); tb.Tap("Players") }, map[string][]string{"Construction cards, one a stage": {"Stage 1: Fuel 1, Supplies 2"}}},
	{fromHome("Rising Tides", "Timer"), map[string][]string{"The timer, and the device in sight of all": {"Start the timer"}}},
}
