package screens_test

// atradesTour leads to all that the document of Atrades has.
var atradesTour = []stop{
	{fromHome("Atrades", "Play with the referee", "House rules"), map[string][]string{
		"Options of section 3: edition, first order, regions, layout, auction rounds, old bank money, track limits": {
			"Which edition is played", "How is the turn order of the first round found", "With how many regions does the game start?",
			"Do the regions lie apart", "What counts as a company's level for the number of auction rounds", "old card money of a target",
			"Do the printed boxes for companies and technology limit the actions?",
		},
	}},
	{fromHome("Atrades", "Our box", "All sections", "Technology cards"), map[string][]string{"Technology cards (none is published)": {"None yet."}}},
	{fromHome("Atrades", "Our box", "All sections", "Guilds"), map[string][]string{
		"Five guild boards: initiative, money, boxes": {"Hacker's Haven", "First money: 6", "Initiative in the first round: 1", "Boxes for companies: 5"},
	}},
	{here("Hacker's Haven. Guilds"), map[string][]string{
		"Five guild boards: initiative, money, boxes": {"Pioneers", "Moa Conspiracy", "Star Chasers", "Vor'tel Inc."},
	}},
	{fromHome("Atrades", "Our box", "All sections", "Company types"), map[string][]string{
		"18 starting tiles, 78 regular tiles, four types": {"Rations", "Company numbers: 1", "Company numbers: 5", "Regular tiles: 20"},
	}},
	{fromHome("Atrades", "Our box", "All sections", "Regions"), map[string][]string{
		"Seven regions: habitable land, cities, lines, demand": {"Vo", "City r4c2: 2", "Line", "Demand track: 1", "Demand track: 8"},
		"Desert": {"Habitable, chosen", "Desert"},
	}},
	{here("Vo. Regions"), map[string][]string{
		"Seven regions: habitable land, cities, lines, demand": {"Long Way", "Ma'i Bo", "Vaulgistritumus", "Outskirts", "Thunderdome", "Cicili"},
	}},
	{fromHome("Atrades", "Closed fists"), map[string][]string{"Turn order: closed fists": {"Who bids?", "Seat A", "Begin"}}},
	{fromHome("Atrades", "Government chart"), map[string][]string{"Government chart": {"25 for 11", "15 for 7", "7 for 5", "3 for 3"}}},
	{fromHome("Atrades", "Merger payout"), map[string][]string{"Auction track with its cubes": {"Auction track", "Cube of company 1", "Old money"}}},
	{fromHome("Atrades", "Market of a region"), map[string][]string{"Market": {"Demand: 0", "Companies that sell here"}}},
	{inWhole("atrades", 0), map[string][]string{
		"Five guild boards: initiative, money, boxes": {"6 money. Place 1.", "Starts with 7 actions and a golden one. Up to 5 companies and 3 technologies.", "By chance"},
	}},
	{inWhole("atrades", 3), map[string][]string{"Region deck": {"Draw a region", "We drew"}}},
	{inWhole("atrades", 12), map[string][]string{
		"Seven regions: habitable land, cities, lines, demand": {"Vaulgistritumus. Demand now 1, then 3"},
		"Demand tracks":    {"Demand now 1, then 3"},
		"Where money went": {"Liquids 7 earns 2", "at the market"},
		"Market":           {"The market"},
	}},
	{here("Places"), map[string][]string{
		"City numbers":   {"city, needs bureaucracy 3"},
		"Names of hexes": {"Vaulgistritumus r2c5"},
		"18 starting tiles, 78 regular tiles, four types": {"company 7, Liquids: tiles 1, money 2, of Cleo"},
	}},
	{here("Players"), map[string][]string{
		"Action cubes, golden cube":                       {"Unused action cubes 6", "Golden cube 1"},
		"Tracks: companies, bureaucracy, technology":      {"Cubes: companies 1 of 5, bureaucracy 0, tech 0 of 3"},
		"Company bank cards":                              {"company 7, Liquids", "2 a good", "On the card 2"},
		"18 starting tiles, 78 regular tiles, four types": {"Supply: 1, 3, 4, 5, 6, 8, 9"},
		"Eras, new companies and regions":                 {"Round 1, era 1 of 3", "with one left the next era comes"},
	}},
	{inWhole("atrades", 20), map[string][]string{"Turn order: closed fists": {"Bid for the turn order", "Pass the device to Cleo", "We bid with our hands"}}},
	{inWhole("atrades", 40, "Not now"), map[string][]string{
		"Acquire, merge, sell, research, pass": {"Acquire.", "Merge.", "Sell.", "Research.", "Pass."},
		"Technology cards (none is published)": {"Research."},
		"Payment from the supply and one card": {"Pay own.", "Pay."},
	}},
}
