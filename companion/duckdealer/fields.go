package duckdealer

import (
	"strings"

	"tablekeeper/companion/rules"
)

var resumeField = rules.Words("resume", 0, "highways", "action").Titled("the free highway parts", "the action")

// questions ask for numbers and multisets in the players' words.
var questions = map[string]string{
	"active": "Whose turn is it?", "steps_left": "How many steps are left on the movement marker?",
	"free_highways": "How many free highway parts may still be placed?", "virtual": "How many virtual {several} are left?",
	"energy_stock": "How many {several} are in the stock?", "factory_stock": "How many factories for {small} are in the stock?",
	"energy": "How many {several} does {who} have?", "goods": "How many {several} does {who}'s ship carry?",
	"gear": "How many {several} has {who} built in?", "score": "How many points does {who} have?",
	"cubes": "How many cubes does {who} have in the supply?", "discs": "How many discs does {who} have in the supply?",
	"give": "How many {several} does the active player give?", "get": "How many {several} does the active player get?",
}

// tells are the numbers and multisets in sentences.
var tells = map[string]string{
	"active": "it is {value}'s turn|it is nobody's turn", "steps_left": "the movement marker has {n:step} left",
	"free_highways": "{n:free highway part} to place", "virtual": "the turn has {n:virtual {one};virtual {several}} left",
	"energy_stock": "the stock has {n:{one};{several}}", "factory_stock": "the stock has {n:factory;factories} for {small}",
	"energy": "{who} has {n:{one};{several}}", "goods": "{who}'s ship carries {n:{one};{several}}",
	"gear": "{who} has {n:{one};{several}} built in", "score": "{who} has {n:point}",
	"cubes": "{who} has {n:cube} in the supply", "discs": "{who} has {n:disc} in the supply",
	"give": "the active player gives {n:{one};{several}}", "get": "the active player gets {n:{one};{several}}",
}

func number(name, title string, low, high int, rare bool) rules.Field {
	return rules.Field{Name: name, Title: title, Ask: questions[name], Tell: tells[name], Kind: rules.CountField, Low: low, High: high, Rare: rare}
}

func several(name, title string, words *rules.Vocabulary, high int, rare bool) rules.Field {
	return rules.Field{Name: name, Title: title, Ask: questions[name], Tell: tells[name], Kind: rules.CardsField, Words: words, High: high, Rare: rare}
}

// fields describes the JSON form of section 5 for setting a position up by hand.
func (t *table) fields() []rules.Field {
	seat := rules.Field{Kind: rules.SeatField}
	edition := rules.Words("edition", 0, t.edition)
	active := number("active", "Whose turn it is", 0, t.size(), false)
	active.Words = rules.Numbers("active", 0, t.size()).OfSeats().Titled("Nobody")
	dots := rules.Words("DOT", t.chart.planets, t.chart.names[t.chart.planets:]...)
	return []rules.Field{
		{Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}", Kind: rules.WordField, Words: stepWords},
		active,
		{Name: "players", Title: "Player", Kind: rules.BySeatField, Of: []rules.Field{{Kind: rules.GroupField, Of: t.playerFields()}}},
		{Name: "planets", Title: "Planets", Ask: "What is on the planets?", Kind: rules.MapField, Words: t.planetWord, Of: []rules.Field{
			{Kind: rules.GroupField, Of: t.planetFields()},
		}},
		{Name: "highways", Title: "Highway parts", Ask: "Where are highway parts, and whose are they?", Tell: "these are the highway parts: {value}", Kind: rules.MapField, Words: dots, Of: []rules.Field{seat}},
		{Name: "pathways", Title: "Pathway", Ask: "Has {who} placed a pathway?", Tell: "{who} has placed a pathway|{who} has placed no pathway", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.GroupField, Null: "Not placed", Of: []rules.Field{
				{Name: "entrance", Title: "Entrance", Ask: "Where is the entrance of {who}'s pathway?", Tell: "{who}'s pathway begins at {value}", Kind: rules.WordField, Words: t.planetWord},
				{Name: "exit", Title: "Exit", Ask: "Where is the exit of {who}'s pathway?", Tell: "{who}'s pathway ends at {value}|{who}'s pathway has no exit yet", Kind: rules.WordField, Words: t.planetWord, Null: "Not placed yet"},
			}},
		}},
		number("steps_left", "Steps left of the movement marker", 0, 8, false),
		{Name: "turn_track", Title: "Turn track", Ask: "Whose cubes are on the turn track?", Tell: "the turn track shows {value}", Kind: rules.ListField, High: lastTurn, Of: []rules.Field{seat}},
		{Name: "order", Title: "Playing order", Ask: "What is the playing order?", Tell: "the playing order is {value}", Kind: rules.ListField, High: t.size(), Of: []rules.Field{seat}},
		{Name: "consumer_track", Title: "Consumer tiles left, top first", Ask: "Which consumer tiles are left?", Tell: "these consumer tiles are left: {value}", Kind: rules.ListField, Of: []rules.Field{
			{Kind: rules.WordField, Words: t.tileWords},
		}},
		number("free_highways", "Free highway parts that may still be placed", 0, 3, false),
		several("virtual", "Virtual markers", energyWords, plenty, true),
		{Name: "paid", Title: "Privileges paid for this stay", Ask: "Which privileges have been paid for during this stay?", Tell: "these privileges have been paid for during this stay: {value}", Kind: rules.ListField, High: kindsOfTile, Rare: true, Of: []rules.Field{
			{Kind: rules.WordField, Words: kindWords},
		}},
		{Name: "resume", Title: "Back to", Ask: "What does the turn go back to?", Tell: "the turn goes back to {value}|there is nothing to go back to", Kind: rules.WordField, Words: resumeField, Null: "Nothing to go back to", Rare: true},
		{Name: "deal", Title: "Deal", Ask: "Is a deal being made?", Tell: "a deal is being made|no deal is being made", Kind: rules.GroupField, Null: "No deal", Rare: true, Of: []rules.Field{
			{Name: "partner", Title: "Partner", Ask: "Who is the deal with?", Tell: "the deal is with {value}", Kind: rules.SeatField},
			several("give", "The active seat gives", goodWords, plenty, false),
			several("get", "The active seat gets", goodWords, plenty, false),
		}},
		several("energy_stock", "Stock of energy markers", energyWords, allMarkers, true),
		several("factory_stock", "Stock of factories", productWords, 999, true),
		{Name: "auction", Title: "Auction", Kind: rules.GroupField, Rare: true, Of: t.auctionFields()},
		{Name: "edition", Title: "Edition of the box", Ask: "Which edition is the box?", Tell: "the box is edition {value}", Kind: rules.WordField, Words: edition, Rare: true},
	}
}

func (t *table) playerFields() []rules.Field {
	return []rules.Field{
		{Name: "ship", Title: "Ship", Ask: "Where is {who}'s ship?", Tell: "{who}'s ship is at {value}|{who}'s ship is off the board", Kind: rules.WordField, Words: t.spaceWords, Null: "Off the board"},
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
		said := strings.ToLower(title)
		return rules.Field{Name: name, Title: title, Ask: "Does {card} have a " + said + "?", Tell: "{card} has a " + said + "|{card} has no " + said, Kind: rules.GroupField, Null: null, Of: []rules.Field{
			{Name: "tile", Title: "Tile", Ask: "Which " + said + " is on {card}?", Tell: "the " + said + " on {card} is {value}", Kind: rules.WordField, Words: words},
			{Name: "built", Title: "Built", Ask: "Is the " + said + " on {card} built?", Tell: "the " + said + " on {card} is built|the " + said + " on {card} is not built", Kind: rules.FlagField},
		}}
	}
	return []rules.Field{
		{Name: "explored", Title: "Explored", Ask: "Is {card} explored?", Tell: "{card} is explored|{card} is not explored", Kind: rules.FlagField},
		tile("consumer", "Consumer", "None", t.tileWords),
		{Name: "factory", Title: "Factory", Ask: "Which factory is on {card}?", Tell: "the factory on {card} makes {value}|{card} has no factory", Kind: rules.WordField, Words: productWords, Null: "None"},
		tile("yard", "Spaceyard", "None", t.yardWords),
		{Name: "discs", Title: "Privileges", Ask: "Who has the {small} privilege on {there}?", Tell: "{value} has the {small} privilege on {there}|nobody has the {small} privilege on {there}", Kind: rules.MapField, Words: kindWords, Of: []rules.Field{{Kind: rules.SeatField}}},
		{Name: "mine", Title: "Mine", Ask: "What does the mine on {card} yield?", Tell: "the mine on {card} yields {value}", Kind: rules.WordField, Words: primaryWords, Rare: true},
	}
}

func (t *table) auctionFields() []rules.Field {
	return []rules.Field{
		{Name: "bids", Title: "Bids", Ask: "What has {who} bid?", Tell: "{who} has bid {value}", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.ListField, High: 2, Of: []rules.Field{{Kind: rules.CountField, High: maxBid}}},
		}},
		{Name: "born", Title: "Named by the table, first one first", Ask: "Who has the table named?", Tell: "the table has named {value}", Kind: rules.ListField, High: t.size(), Of: []rules.Field{
			{Kind: rules.SeatField},
		}},
		{Name: "positions", Title: "Playing position", Ask: "Which playing position does {who} have?", Tell: "{who} plays as number {value}|{who} has no playing position yet", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: t.size(), Null: "Not chosen"},
		}},
	}
}
