package screens_test

import "tablekeeper/screens/drive/apptest"

// duckActs is a match of two up to an action turn with a highway part, a good, and both ends of a pathway.
var duckActs = []string{
	"table: born 1", "Anna: fit cargo-hold", "Anna: fit builder", "Anna: fit merchant", "Ben: fit navigator", "Ben: fit navigator",
	"Ben: fit merchant", "Anna: home s1", "Ben: home s5", "Anna: collect build", "Ben: collect build", "Anna: act",
}

// duckTour leads to all that the document of Duck Dealer has.
var duckTour = []stop{
	{fromHome("Duck Dealer", "Play with the referee", "House rules"), map[string][]string{
		"The auction for the playing order": {"Is the playing order decided by secret bids?"},
		"What the document leaves open: highway parts from a dot, pathways both ways, privileges on what is not built": {
			"May a paid highway part be built", "May a pathway also be used", "May a privilege be put",
		},
	}},
	{fromHome("Duck Dealer", "Play with the referee", "Setup", "As laid"), map[string][]string{
		"Mines, yards and consumers as they lie": {"The mine on Eider", "Place 1 of 30.", "Yellow rubber ducks, chosen"},
	}},
	{fromHome("Duck Dealer", "Our box", "All sections"), map[string][]string{
		"What no document prints":        {"Ship placard", "Factories", "Consumers", "Spaceyards", "Mines", "Planets", "Routes"},
		"The map that your board prints": {"Planets", "Routes"},
	}},
	{here("Planets"), map[string][]string{
		"Names of places":                {"What you call it", "Number or short name on the board"},
		"The map that your board prints": {"Map of the planets"},
	}},
	{fromHome("Duck Dealer", "Our box", "All sections", "Routes"), map[string][]string{"The map that your board prints": {"s1 to p1", "Dots between them: 3"}}},
	{fromHome("Duck Dealer", "Our box", "All sections", "Factories"), map[string][]string{
		"Recipes, points, counts of the player aid": {"Made of: Phone boxes", "Made of: Solar panels", "Tiles in the box: 2", "Points for building: 5"},
	}},
	{here("Satellites. Factories"), map[string][]string{
		"17 factory tiles": {
			"Satellites", "Linear accelerators", "Stealth ducks", "Modern radio", "Diet pills", "Economics", "Modern art", "Science", "Religion",
			"Politics", "Medicine", "Military",
		},
		"17 goods": {"Satellites", "Military"},
	}},
	{fromHome("Duck Dealer", "Our box", "All sections", "Mines"), map[string][]string{"Mines, with and without a border": {"Tiles with a border: 1", "Tiles without: 2"}}},
	{here("Yellow rubber ducks. Mines"), map[string][]string{"17 goods": {"Yellow rubber ducks", "Plastic beads", "Solar panels", "Blue paint", "Phone boxes"}}},
	{fromHome("Duck Dealer", "Our box", "All sections", "Consumers"), map[string][]string{"12 consumer tiles, in three groups": {"Points per delivery: 3"}}},
	{fromHome("Duck Dealer", "Our box", "All sections", "Spaceyards"), map[string][]string{"5 spaceyards": {"Spaceyard y1", "Spaceyard y5", "Built with"}}},
	{fromHome("Duck Dealer", "Route calculator", "Tap both on the map"), map[string][]string{
		"Board: planets, routes of dots, junctions": {"Tap where the flight begins, then where it ends.", "Map of the planets"},
	}},
	{fromHome("Duck Dealer", "Turn track"), map[string][]string{
		"Free highway parts on turns 1 to 6, 7 to 12, from 13": {"1 free", "Turn 6: free", "2 free", "Turn 12: free", "3 free", "Turn 24: free"},
		"Cubes: highway parts, turn track, score marker":       {"Who takes the next action turn?"},
	}},
	{fromHome("Duck Dealer", "Score track"), map[string][]string{"Cubes: highway parts, turn track, score marker": {"Marker off the track"}}},
	{fromHome("Duck Dealer", "Energy stock"), map[string][]string{
		"Energy markers: red, yellow, blue": {"Movement (red)", "Building (yellow)", "Trade (blue)", "Movement left: 40"},
	}},
	{fromHome("Duck Dealer", "Ship placard"), map[string][]string{
		"Ship placard, its slots and classes":          {"Scout: 8 steps per marker", "Empty slot, speed 5", "Empty slot, speed 2"},
		"Cargo holds, navigators, builders, merchants": {"Cargo hold", "Navigator", "Builder", "Merchant"},
	}},
	{inMatch("duck-dealer", 2, nil), map[string][]string{"Who was born closest to 24 November 1967": {"Find out by birth dates"}}},
	{inMatch("duck-dealer", 2, duckActs[:1]), map[string][]string{
		"Cargo holds, navigators, builders, merchants": {"Cargo hold", "Navigator", "Builder", "Merchant"},
	}},
	{here("Places"), map[string][]string{
		"Starting planets, with a mine and a spaceyard":      {"Eider (s1). Mine: ", "Spaceyard y1"},
		"Far planets, with a mine, a consumer and a factory": {"Pochard (p1). Not explored. Mine:"},
		"5 spaceyards": {"Spaceyard y5 (Merchant), not built"},
	}},
	{inMatch("duck-dealer", 2, duckActs, "Not now"), map[string][]string{
		"Cubes: highway parts, turn track, score marker": {"Highway.", "Lift."},
		"Privilege discs":                                      {"Claim.", "Unclaim."},
		"Pathway: entrance and exit":                           {"Entrance.", "Exit.", "Teleport."},
		"Trading with other players":                           {"Deal.", "Offer.", "Ask.", "Propose.", "Accept.", "Decline."},
		"Mines, with and without a border":                     {"Mine."},
		"17 factory tiles":                                     {"Build factory."},
		"12 consumer tiles, in three groups":                   {"Explore.", "Build consumer.", "Deliver."},
		"5 spaceyards":                                         {"Build yard.", "Buy."},
		"Free highway parts on turns 1 to 6, 7 to 12, from 13": {"Action turn 1 of 24"},
	}},
	{inWhole("duck-dealer", 100, "Places"), map[string][]string{
		"Privilege discs":                                    {"privilege of Ben"},
		"Pathway: entrance and exit":                         {"Entrance of Anna's pathway", "Exit of Anna's pathway"},
		"Cubes: highway parts, turn track, score marker":     {"Highway part of Anna"},
		"Far planets, with a mine, a consumer and a factory": {"Consumer: Satellites. Factory: Satellites."},
	}},
	{here("Players"), map[string][]string{
		"Energy markers: red, yellow, blue":              {"Movement 6", "Energy in the stock", "Building 35"},
		"Ship placard, its slots and classes":            {"Empty slot, speed 5"},
		"Cubes: highway parts, turn track, score marker": {"Cubes 25", "Action turns 3 of 24"},
		"Privilege discs":                                {"Discs 9"},
		"12 consumer tiles, in three groups":             {"Consumers left: 11. On top:"},
		"Points of building and delivering":              {"Points 13"},
	}},
	{func(tb *apptest.Table) {
		var moves []string
		for range 4 {
			moves = append(moves, "Anna: collect move", "Ben: collect move")
		}
		tb.Play("duck-dealer", 2, append(append([]string{
			"table: born 1", "Anna: fit navigator", "Anna: fit navigator", "Anna: fit navigator", "Ben: fit navigator", "Ben: fit navigator",
			"Ben: fit navigator", "Anna: home s1", "Ben: home s5",
		}, moves...), "Anna: collect move")...)
	}, map[string][]string{"Markers that are missing": {"Markers were missing: an action turn at once."}}},
}
