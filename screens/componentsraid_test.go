package screens_test

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/drive/apptest"
)

// orbitBegun is the start of a match of Raid Trade; orbitFlown goes on to a ship under way.
var (
	orbitBegun = []string{"Anna: roll 5", "Ben: roll 3"}
	orbitFlown = append(orbitBegun[:2:2], "Anna: sell qd bank", "Anna: sell 9c bank", "Anna: load 5", "Anna: trip 10d", "Ben: draw-two jd", "Ben: draw 2c",
		"Ben: draw ?")
)

// raidTour leads to all that the document of Raid Trade has.
var raidTour = []stop{
	{fromHome("Raid Trade", "Play with the referee", "House rules"), map[string][]string{
		"Faster game, Vicious combat, Complex combat": {"\"Faster game\"", "\"Vicious combat\"", "\"Complex combat\""},
		"What the document leaves open: cards drawn at a turn's start, hits that win, plunder, a King that ends a trip, several Queens": {
			"How many cards are drawn at the start of a turn", "Must the hits of a raid exceed", "Where does the winner of a raid put",
			"Does your own King always count as an arrival", "May a Queen be played",
		},
	}},
	{fromHome("Raid Trade", "Cards and dice", "Count a raid"), map[string][]string{
		"One die or two": {"One die", "Two dice", "Roll"},
		"Raid: attack card, defence card, rolls, hits": {"Count a raid", "Attack card: 5", "Defence card: 5", "Count this raid"},
	}},
	{fromHome("Raid Trade", "Cards and dice", "Utility deck A", "All cards"), map[string][]string{
		"Royals: Ace, King, Queen, Jack": {"Ace", "King", "Queen", "Jack", "Attacker: ", "Defender: "},
	}},
	{inMatch("raid-trade", 2, orbitBegun), map[string][]string{
		"Two decks of 52 cards":                      {"Deck 22", "8 Level cards face down"},
		"Level deck and Level card (Hearts 2 to 10)": {"Level 2 with 2 black tokens, 8 Level cards face down"},
		"Trip card (Ace of Spades)":                  {"In orbit, Trip 0", "Orbit"},
		"Cargo card (Queen of Spades)":               {"Cargo 0"},
		"Bank card (King of Spades)":                 {"Bank 2 black and 0 white tokens"},
		"Black and white tokens":                     {"2 black and 0 white tokens"},
		"Two Utility decks (Diamonds and Clubs)":     {"Deck 22"},
		"Hands":                                      {"Hand 4"},
		"Levels up to 10":                            {"Level 2"},
	}},
	{func(tb *apptest.Table) { tb.Verb("Sell") }, map[string][]string{
		"Playing, selling, discarding a card": {"Ace of Diamonds", "King of Diamonds", "Ace of Clubs", "King of Clubs"},
	}},
	{func(tb *apptest.Table) { inMatch("raid-trade", 2, orbitFlown)(tb); tb.Pull() }, map[string][]string{
		"Trip card (Ace of Spades)":      {"In space, Trip 10"},
		"Cargo card (Queen of Spades)":   {"Cargo 5"},
		"Orbit and space":                {"In orbit", "In space"},
		"Royals: Ace, King, Queen, Jack": {"Miss turn", "Lengthen", "Draw two"},
	}},
	{here("Anna. Level 2"), map[string][]string{
		"Discard piles": {"Discard pile 3", "Discards", "Ten of Diamonds", "Queen of Diamonds", "Nine of Clubs"},
	}},
	{inMatch("raid-trade", 2, append(orbitBegun[:2:2], "Anna: raid 10d", "Ben: defend 10c")), map[string][]string{
		"Raid: attack card, defence card, rolls, hits": {"Attack 10", "Defence 10", "0 of 11 hits", "rolls left"},
	}},
	{fromHome("Raid Trade", "Cards and dice"), map[string][]string{"One die or two": {"One die", "Two dice"}}},
	{fromHome("Raid Trade", "Play with the referee", "The app's", "Start the match", "More"), map[string][]string{
		"Two Utility decks (Diamonds and Clubs)": {"Fair draws", "Hand 4"},
	}},
	{func(tb *apptest.Table) {
		tb.Press(fyne.KeyEscape)
		tb.LookAtHand("Hand 4")
	}, map[string][]string{"Hands": {"of Diamonds"}}},
}
