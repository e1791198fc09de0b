package duckdealer

import "tablekeeper/companion/rules"

var resumeField = rules.Words("resume", 0, "highways", "action").Titled("The free highway parts", "The action")

// questions ask for numbers and multisets in the players' words.
var questions = map[string]string{
	"active": "Whose turn is it? (Seat, 0: nobody's)", "steps_left": "How many steps are left of the movement marker?",
	"free_highways": "How many free highway parts may still be placed?", "virtual": "How many virtual {card} markers are left?",
	"energy_stock": "How many {card} markers are in the stock?", "factory_stock": "How many {card} factories are in the stock?",
	"energy": "How many {card} markers has {who}?", "goods": "How many {card} are aboard {who}'s ship?",
	"gear": "How many {card} has {who} built in?", "score": "How many points has {who}?",
	"cubes": "How many cubes has {who} in the supply?", "discs": "How many discs has {who} in the supply?",
	"give": "How many {card} does the active player give?", "get": "How many {card} does the active player get?",
}

func number(name, title string, low, high int, rare bool) rules.Field {
	return rules.Field{Name: name, Title: title, Ask: questions[name], Kind: rules.CountField, Low: low, High: high, Rare: rare}
}

func several(name, title string, words *rules.Vocabulary, high int, rare bool) rules.Field {
	return rules.Field{Name: name, Title: title, Ask: questions[name], Kind: rules.CardsField, Words: words, High: high, Rare: rare}
}

// fields describes the JSON form of section 5 for setting a position up by hand.
func (t *table) fields() []rules.Field {
	seat := rules.Field{Kind: rules.SeatField}
	edition := rules.Words("edition", 0, t.edition)
	dots := rules.Words("DOT", t.chart.planets, t.chart.names[t.chart.planets:]...)
	return []rules.Field{
		{Name: "step", Title: "Step", Ask: "What is happening at the table?", Kind: rules.WordField, Words: stepWords},
		number("active", "Seat whose turn it is (0: the table's word, or the end)", 0, t.size(), false),
		{Name: "players", Title: "Player", Kind: rules.BySeatField, Of: []rules.Field{{Kind: rules.GroupField, Of: t.playerFields()}}},
		{Name: "planets", Title: "Planets", Ask: "What lies on the planets?", Kind: rules.MapField, Words: t.planetWord, Of: []rules.Field{
			{Kind: rules.GroupField, Of: t.planetFields()},
		}},
		{Name: "highways", Title: "Highway parts", Ask: "Where do highway parts lie, and whose?", Kind: rules.MapField, Words: dots, Of: []rules.Field{seat}},
		{Name: "pathways", Title: "Pathway", Ask: "Has {who} placed a pathway?", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.GroupField, Null: "Not placed", Of: []rules.Field{
				{Name: "entrance", Title: "Entrance", Ask: "Where is the entrance of {who}'s pathway?", Kind: rules.WordField, Words: t.planetWord},
				{Name: "exit", Title: "Exit", Ask: "Where is the exit of {who}'s pathway?", Kind: rules.WordField, Words: t.planetWord, Null: "Not placed yet"},
			}},
		}},
		number("steps_left", "Steps left of the movement marker", 0, 8, false),
		{Name: "turn_track", Title: "Turn track", Ask: "Whose cubes stand on the turn track?", Kind: rules.ListField, High: lastTurn, Of: []rules.Field{seat}},
		{Name: "order", Title: "Playing order", Ask: "In which order do the players play?", Kind: rules.ListField, High: t.size(), Of: []rules.Field{seat}},
		{Name: "consumer_track", Title: "Consumer tiles left, top first", Ask: "Which consumer tiles are left?", Kind: rules.ListField, Of: []rules.Field{
			{Kind: rules.WordField, Words: t.tileWords},
		}},
		number("free_highways", "Free highway parts that may still be placed", 0, 3, false),
		several("virtual", "Virtual markers", energyWords, plenty, true),
		{Name: "paid", Title: "Privileges paid for this stay", Ask: "Which privileges were paid for this stay?", Kind: rules.ListField, High: kindsOfTile, Rare: true, Of: []rules.Field{
			{Kind: rules.WordField, Words: kindWords},
		}},
		{Name: "resume", Title: "Back to", Ask: "What comes next?", Kind: rules.WordField, Words: resumeField, Null: "Nothing to go back to", Rare: true},
		{Name: "deal", Title: "Deal", Ask: "Is a deal being made?", Kind: rules.GroupField, Null: "No deal", Rare: true, Of: []rules.Field{
			{Name: "partner", Title: "Partner", Ask: "With whom is the deal?", Kind: rules.SeatField},
			several("give", "The active seat gives", goodWords, plenty, false),
			several("get", "The active seat gets", goodWords, plenty, false),
		}},
		several("energy_stock", "Stock of energy markers", energyWords, allMarkers, true),
		several("factory_stock", "Stock of factories", productWords, 999, true),
		{Name: "auction", Title: "Auction", Kind: rules.GroupField, Rare: true, Of: t.auctionFields()},
		{Name: "edition", Title: "Edition of the box", Kind: rules.WordField, Words: edition, Rare: true},
	}
}

func (t *table) playerFields() []rules.Field {
	return []rules.Field{
		{Name: "ship", Title: "Ship", Ask: "Where is {who}'s ship?", Kind: rules.WordField, Words: t.spaceWords, Null: "Off the board"},
		several("energy", "Energy markers", energyWords, allMarkers, false),
		several("goods", "Goods aboard", goodWords, plenty, false),
		several("gear", "Gear", gearWords, t.slots.n, false),
		number("score", "Score", 0, mostPoints, false),
		number("cubes", "Cubes in the supply", 0, allCubes, true),
		number("discs", "Discs in the supply", 0, allDiscs, true),
	}
}

func (t *table) planetFields() []rules.Field {
	tile := func(name, title, null string, words *rules.Vocabulary) rules.Field {
		return rules.Field{Name: name, Title: title, Kind: rules.GroupField, Null: null, Of: []rules.Field{
			{Name: "tile", Title: "Tile", Ask: "Which tile lies there?", Kind: rules.WordField, Words: words},
			{Name: "built", Title: "Built", Ask: "Is it built?", Kind: rules.FlagField},
		}}
	}
	return []rules.Field{
		{Name: "explored", Title: "Explored", Ask: "Is {card} explored?", Kind: rules.FlagField},
		tile("consumer", "Consumer", "None", t.tileWords),
		{Name: "factory", Title: "Factory", Ask: "Which factory stands on {card}?", Kind: rules.WordField, Words: productWords, Null: "None"},
		tile("yard", "Spaceyard", "None", t.yardWords),
		{Name: "discs", Title: "Privileges", Ask: "Whose privilege lies there?", Kind: rules.MapField, Words: kindWords, Of: []rules.Field{{Kind: rules.SeatField}}},
		{Name: "mine", Title: "Mine", Ask: "Which mine is it?", Kind: rules.WordField, Words: primaryWords, Rare: true},
	}
}

func (t *table) auctionFields() []rules.Field {
	return []rules.Field{
		{Name: "bids", Title: "Bids", Ask: "What has {who} bid?", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.ListField, High: 2, Of: []rules.Field{{Kind: rules.CountField, High: maxBid}}},
		}},
		{Name: "born", Title: "Named by the table, first one first", Ask: "Whom has the table named?", Kind: rules.ListField, High: t.size(), Of: []rules.Field{
			{Kind: rules.SeatField},
		}},
		{Name: "positions", Title: "Playing position", Ask: "Which playing position has {who}?", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: t.size(), Null: "Not chosen"},
		}},
	}
}
