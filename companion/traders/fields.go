package traders

import "tablekeeper/companion/rules"

// hexWords are all hexes that a board can have, column by column.
var hexWords = rules.Words("hex", 0, hexNames()...)

func hexNames() []string {
	var names []string
	for col := range int8(mostSize) {
		for row := range int8(mostSize) {
			names = append(names, hex{col, row + 1}.String())
		}
	}
	return names
}

// fields describes the JSON form of section 5 for setting a position up by hand.
func (t *table) fields() []rules.Field {
	list := append(t.playFields(), seatFields()...)
	list = append(list, rules.Field{
		Name: "stations", Title: "Stations", Kind: rules.MapField, Words: hexWords, Of: []rules.Field{{Kind: rules.SeatField}},
	})
	list = append(list, movementFields()...)
	list = append(list, pendingFields()...)
	list = append(list, deckFields()...)
	return append(list, worldFields()...)
}

// playFields are about whose turn it is.
func (t *table) playFields() []rules.Field {
	return []rules.Field{
		{Name: "step", Title: "Step", Kind: rules.WordField, Words: stepWords},
		{Name: "turn", Title: "Whose turn it is", Kind: rules.SeatField, Null: "Nobody's yet"},
		{Name: "starter", Title: "Starting player", Kind: rules.SeatField, Null: "Not known yet"},
		{Name: "round", Title: "Round", Kind: rules.CountField, High: mostCounts},
		{Name: "bought", Title: "A card was bought this turn", Kind: rules.FlagField},
		{Name: "extra", Title: "Extra turns to come", Kind: rules.CountField, High: mostTurns, Rare: true},
		{Name: "winner", Title: "Winner", Kind: rules.SeatField, Null: "Nobody yet", Rare: true},
	}
}

// seatFields are what each seat has.
func seatFields() []rules.Field {
	bySeat := func(name, title string, rare bool, of rules.Field) rules.Field {
		return rules.Field{Name: name, Title: title, Kind: rules.BySeatField, Rare: rare, Of: []rules.Field{of}}
	}
	stored := rules.Field{Kind: rules.CardsField, Words: resourceWords, High: mostCounts}
	return []rules.Field{
		bySeat("money", "Money, MCr", false, rules.Field{Kind: rules.CountField, High: mostCounts}),
		bySeat("ships", "Ship", false, rules.Field{Kind: rules.WordField, Words: hexWords}),
		bySeat("cargo", "On the ship", false, rules.Field{Kind: rules.CardsField, Words: resourceWords, High: holds}),
		bySeat("earth", "Stored at earth", false, stored),
		bySeat("stocks", "Stored on planets", false, rules.Field{Kind: rules.MapField, Words: producerWords, Of: []rules.Field{stored}}),
		bySeat("hands", "Action cards", false, rules.Field{Kind: rules.HandField, Words: actionWords, High: handSize}),
		bySeat("skip", "Turns to miss", false, rules.Field{Kind: rules.CountField, High: mostTurns}),
		bySeat("factions", "Company", true, rules.Field{Kind: rules.WordField, Words: factionWords}),
		bySeat("start_rolls", "Throw for the start", true, rules.Field{Kind: rules.CountField, High: 6, Null: "Not thrown yet"}),
	}
}

// movementFields are about the movement of the turn.
func movementFields() []rules.Field {
	return []rules.Field{
		{Name: "dice", Title: "Dice still to be thrown", Kind: rules.CountField, High: 2},
		{Name: "steps", Title: "Steps left, or thrown so far", Kind: rules.CountField, High: mostCounts},
		{Name: "made", Title: "Steps made", Kind: rules.CountField, High: mostCounts},
		{Name: "from", Title: "Where the movement begins", Kind: rules.WordField, Words: hexWords, Null: "No movement"},
	}
}

// pendingFields are about what is being decided.
func pendingFields() []rules.Field {
	return []rules.Field{
		{Name: "production", Title: "Production to be chosen, in order", Kind: rules.ListField, Rare: true, Of: []rules.Field{
			{Kind: rules.GroupField, Of: []rules.Field{
				{Name: "seat", Title: "Player", Kind: rules.SeatField},
				{Name: "planet", Title: "Planet", Kind: rules.WordField, Words: producerWords},
				{Name: "left", Title: "Stations", Kind: rules.CountField, Low: 1, High: mostStations},
			}},
		}},
		{Name: "pending", Title: "Card being resolved", Kind: rules.GroupField, Null: "None", Rare: true, Of: []rules.Field{
			{Name: "card", Title: "Card", Kind: rules.WordField, Words: anyCardWords},
			{Name: "target", Title: "Player hit", Kind: rules.SeatField, Null: "None"},
			{Name: "ask", Title: "Still asked for a Counter", Kind: rules.ListField, Of: []rules.Field{{Kind: rules.SeatField}}},
			{Name: "planet", Title: "Planet", Kind: rules.WordField, Words: producerWords, Null: "None"},
			{Name: "resource", Title: "Resource", Kind: rules.WordField, Words: resourceWords, Null: "None"},
			{Name: "back", Title: "Step that follows", Kind: rules.WordField, Words: stepWords},
		}},
		{Name: "halted", Title: "Planets in rebellion: planet cards left", Kind: rules.MapField, Words: producerWords, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: 3},
		}},
	}
}

// deckFields are about the cards out of hands.
func deckFields() []rules.Field {
	return []rules.Field{
		{Name: "action_discard", Title: "Discarded action cards", Kind: rules.CardsField, Words: actionWords, High: copies},
		{Name: "event_discard", Title: "Event cards drawn", Kind: rules.CardsField, Words: eventWords, High: eventCards},
		{Name: "planet_discard", Title: "Planet cards drawn, first one first", Kind: rules.ListField, High: planetCards, Of: []rules.Field{
			{Kind: rules.WordField, Words: planetCardWords},
		}},
		{Name: "event_cards", Title: "Event deck", Kind: rules.CardsField, Words: eventWords, High: eventCards, Rare: true},
	}
}

// worldFields are what a table sets before the game.
func worldFields() []rules.Field {
	var at, world []rules.Field
	for planet, name := range placeNames[:planets] {
		at = append(at, rules.Field{Name: name, Title: listed[planet], Kind: rules.WordField, Words: hexWords})
	}
	for planet, name := range placeNames[:producing] {
		world = append(world, rules.Field{
			Name: name, Title: listed[planet], Kind: rules.ListField, High: 2,
			Of: []rules.Field{{Kind: rules.WordField, Words: resourceWords}},
		})
	}
	return []rules.Field{
		{Name: "world", Title: "What the planets produce", Kind: rules.GroupField, Rare: true, Of: world},
		{Name: "board", Title: "Board", Kind: rules.GroupField, Rare: true, Of: []rules.Field{
			{Name: "columns", Title: "Columns", Kind: rules.CountField, Low: leastSize, High: mostSize},
			{Name: "rows", Title: "Rows", Kind: rules.CountField, Low: leastSize, High: mostSize},
			{Name: "planets", Title: "Planets", Kind: rules.GroupField, Of: at},
		}},
	}
}

// settle makes fit what follows from the step: whose turn, throws, movement,
// choices and card there can be, and who has won.
func (t *table) settle(p *position) {
	switch p.step {
	case StepStart:
		p.turn, p.starter = 0, 0
	case StepPlanet, StepProduce:
		p.turn = p.starter
	}
	if p.step != StepStart {
		p.rolls = [maxSeats]int8{}
	}
	p.winner = 0
	if p.step == StepOver {
		p.winner = p.turn
	}
	if p.step != StepProduce {
		p.choices, p.choiceNum = [maxChoices]choice{}, 0
	}
	switch p.step {
	case StepCounter:
	case StepPirate, StepCargo, StepSteal:
		p.pending.ask = [maxSeats]int8{}
	default:
		p.pending = pending{}
	}
	t.settleMovement(p)
}

func (t *table) settleMovement(p *position) {
	switch {
	case p.step != StepRoll && p.step != StepMove:
		p.steps, p.made, p.from = 0, 0, hex{}
		return
	case p.step == StepMove:
		p.dice = 0
	default:
		p.made = 0
	}
	if p.made == 0 && p.turn != 0 {
		p.from = p.ships[p.turn-1]
	}
}
