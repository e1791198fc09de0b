package duckdealer

import (
	"strings"

	"tablekeeper/companion/rules"
)

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

// tells are the numbers and multisets in sentences.
var tells = map[string]string{
	"active": "it is the turn of seat {value}", "steps_left": "the movement marker has {n:step} left",
	"free_highways": "{n:free highway part} to place", "virtual": "{n:virtual {card} marker} left",
	"energy_stock": "the stock has {n:{card} marker}", "factory_stock": "the stock has {n:{card} factory;{card} factories}",
	"energy": "{who} has {n:{card} marker}", "goods": "{who}'s ship carries {n:{card};{card}}",
	"gear": "{who} has built in {n:{card};{card}}", "score": "{who} has {n:point}",
	"cubes": "{who} has {n:cube} in the supply", "discs": "{who} has {n:disc} in the supply",
	"give": "the active player gives {n:{card};{card}}", "get": "the active player gets {n:{card};{card}}",
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
	dots := rules.Words("DOT", t.chart.planets, t.chart.names[t.chart.planets:]...)
	return []rules.Field{
		{Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}", Kind: rules.WordField, Words: stepWords},
		number("active", "Seat whose turn it is (0: the table's word, or the end)", 0, t.size(), false),
		{Name: "players", Title: "Player", Kind: rules.BySeatField, Of: []rules.Field{{Kind: rules.GroupField, Of: t.playerFields()}}},
		{Name: "planets", Title: "Planets", Ask: "What lies on the planets?", Kind: rules.MapField, Words: t.planetWord, Of: []rules.Field{
			{Kind: rules.GroupField, Of: t.planetFields()},
		}},
		{Name: "highways", Title: "Highway parts", Ask: "Where do highway parts lie, and whose?", Tell: "highway parts lie here: {value}", Kind: rules.MapField, Words: dots, Of: []rules.Field{seat}},
		{Name: "pathways", Title: "Pathway", Ask: "Has {who} placed a pathway?", Tell: "{who} has placed a pathway|{who} has placed no pathway", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.GroupField, Null: "Not placed", Of: []rules.Field{
				{Name: "entrance", Title: "Entrance", Ask: "Where is the entrance of {who}'s pathway?", Tell: "{who}'s pathway begins at {value}", Kind: rules.WordField, Words: t.planetWord},
				{Name: "exit", Title: "Exit", Ask: "Where is the exit of {who}'s pathway?", Tell: "{who}'s pathway ends at {value}|{who}'s pathway has no exit yet", Kind: rules.WordField, Words: t.planetWord, Null: "Not placed yet"},
			}},
		}},
		number("steps_left", "Steps left of the movement marker", 0, 8, false),
		{Name: "turn_track", Title: "Turn track", Ask: "Whose cubes stand on the turn track?", Tell: "the turn track shows {value}", Kind: rules.ListField, High: lastTurn, Of: []rules.Field{seat}},
		{Name: "order", Title: "Playing order", Ask: "In which order do the players play?", Tell: "the playing order is {value}", Kind: rules.ListField, High: t.size(), Of: []rules.Field{seat}},
		{Name: "consumer_track", Title: "Consumer tiles left, top first", Ask: "Which consumer tiles are left?", Tell: "these consumer tiles are left: {value}", Kind: rules.ListField, Of: []rules.Field{
			{Kind: rules.WordField, Words: t.tileWords},
		}},
		number("free_highways", "Free highway parts that may still be placed", 0, 3, false),
		several("virtual", "Virtual markers", energyWords, plenty, true),
		{Name: "paid", Title: "Privileges paid for this stay", Ask: "Which privileges were paid for this stay?", Tell: "these privileges were paid for this stay: {value}", Kind: rules.ListField, High: kindsOfTile, Rare: true, Of: []rules.Field{
			{Kind: rules.WordField, Words: kindWords},
		}},
		{Name: "resume", Title: "Back to", Ask: "What comes next?", Tell: "next comes: {value}|nothing is left to go back to", Kind: rules.WordField, Words: resumeField, Null: "Nothing to go back to", Rare: true},
		{Name: "deal", Title: "Deal", Ask: "Is a deal being made?", Tell: "a deal is being made|no deal is being made", Kind: rules.GroupField, Null: "No deal", Rare: true, Of: []rules.Field{
			{Name: "partner", Title: "Partner", Ask: "With whom is the deal?", Tell: "the deal is with {value}", Kind: rules.SeatField},
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
		return rules.Field{Name: name, Title: title, Tell: "{card} has a " + said + "|{card} has no " + said, Kind: rules.GroupField, Null: null, Of: []rules.Field{
			{Name: "tile", Title: "Tile", Ask: "Which tile lies there?", Tell: "the tile at {card} is {value}", Kind: rules.WordField, Words: words},
			{Name: "built", Title: "Built", Ask: "Is it built?", Tell: "the " + said + " at {card} is built|the " + said + " at {card} is not built", Kind: rules.FlagField},
		}}
	}
	return []rules.Field{
		{Name: "explored", Title: "Explored", Ask: "Is {card} explored?", Tell: "{card} is explored|{card} is not explored", Kind: rules.FlagField},
		tile("consumer", "Consumer", "None", t.tileWords),
		{Name: "factory", Title: "Factory", Ask: "Which factory stands on {card}?", Tell: "{card} has this factory: {value}|{card} has no factory", Kind: rules.WordField, Words: productWords, Null: "None"},
		tile("yard", "Spaceyard", "None", t.yardWords),
		{Name: "discs", Title: "Privileges", Ask: "Whose privilege lies there?", Tell: "{value} has the {card} privilege at {there}|nobody has the {card} privilege at {there}", Kind: rules.MapField, Words: kindWords, Of: []rules.Field{{Kind: rules.SeatField}}},
		{Name: "mine", Title: "Mine", Ask: "Which mine is it?", Tell: "the mine at {card} yields {value}", Kind: rules.WordField, Words: primaryWords, Rare: true},
	}
}

func (t *table) auctionFields() []rules.Field {
	return []rules.Field{
		{Name: "bids", Title: "Bids", Ask: "What has {who} bid?", Tell: "{who} has bid {value}", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.ListField, High: 2, Of: []rules.Field{{Kind: rules.CountField, High: maxBid}}},
		}},
		{Name: "born", Title: "Named by the table, first one first", Ask: "Whom has the table named?", Tell: "the table has named {value}", Kind: rules.ListField, High: t.size(), Of: []rules.Field{
			{Kind: rules.SeatField},
		}},
		{Name: "positions", Title: "Playing position", Ask: "Which playing position has {who}?", Tell: "{who} plays as number {value}|{who} has no playing position yet", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: t.size(), Null: "Not chosen"},
		}},
	}
}
