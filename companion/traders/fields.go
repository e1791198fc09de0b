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
		Name: "stations", Title: "Stations", Ask: "Which hexes have stations, and whose are they?", Tell: "these are the stations: {value}", Kind: rules.MapField, Words: hexWords, Of: []rules.Field{{Kind: rules.SeatField}},
	})
	list = append(list, movementFields()...)
	list = append(list, pendingFields()...)
	list = append(list, deckFields()...)
	return append(list, worldFields()...)
}

// afterStart are all steps but the throw for the start.
const afterStart = rules.Steps(1<<(StepOver+1) - 1<<StepPlanet)

// playFields are about whose turn it is.
func (t *table) playFields() []rules.Field {
	return []rules.Field{
		{Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}", Kind: rules.WordField, Words: stepWords},
		{Name: "turn", Title: "Whose turn it is", Ask: "Whose turn is it?", Tell: "it is {value}'s turn|the start is still being rolled for", Kind: rules.SeatField, Null: "Nobody's yet", Only: afterStart},
		{Name: "starter", Title: "Starting player", Ask: "Who is the starting player?", Tell: "the starting player is {value}|there is no starting player yet", Kind: rules.SeatField, Null: "Not known yet", Only: afterStart},
		{Name: "round", Title: "Round", Ask: "Which round is it?", Tell: "it is round {value}", Kind: rules.CountField, High: mostCounts},
		{Name: "bought", Title: "A card was bought this turn", Ask: "Has an action card been bought this turn?", Tell: "an action card has been bought this turn|no action card has been bought this turn", Kind: rules.FlagField},
		{Name: "extra", Title: "Extra turns to come", Ask: "How many extra turns are still to come?", Tell: "{n:extra turn} to come", Kind: rules.CountField, High: mostTurns, Rare: true},
		{Name: "winner", Title: "Winner", Ask: "Who has won?", Tell: "{value} has won|nobody has won", Kind: rules.SeatField, Null: "Nobody yet", Only: rules.In(StepOver), Rare: true},
	}
}

// seatFields are what each seat has.
func seatFields() []rules.Field {
	bySeat := func(name, title, ask, tell string, rare bool, of rules.Field) rules.Field {
		return rules.Field{Name: name, Title: title, Ask: ask, Tell: tell, Kind: rules.BySeatField, Rare: rare, Of: []rules.Field{of}}
	}
	stored := rules.Field{Kind: rules.CardsField, Words: resourceWords, High: mostCounts}
	return []rules.Field{
		bySeat("money", "Money, MCr", "How much money does {who} have?", "{who} has {n:MCr;MCr}", false, rules.Field{Kind: rules.CountField, High: mostCounts}),
		bySeat("ships", "Ship", "Where is {who}'s ship?", "{who}'s ship is on {value}", false, rules.Field{Kind: rules.WordField, Words: hexWords}),
		bySeat("cargo", "On the ship", "How many {several} does {who}'s ship carry?", "{who}'s ship carries {n:{one};{several}}", false, rules.Field{Kind: rules.CardsField, Words: resourceWords, High: holds}),
		bySeat("earth", "Stored at earth", "How many {several} does {who} have stored at earth?", "{who} has {n:{one};{several}} stored at earth", false, stored),
		bySeat("stocks", "Stored on planets", "How many {several} does {who} have stored on {there}?", "{who} has {n:{one};{several}} stored on {there}", false, rules.Field{Kind: rules.MapField, Words: producerWords, Of: []rules.Field{stored}}),
		bySeat("hands", "Action cards", "How many {card} cards is {who} known to hold?", "{who} holds {n:{card} card}", false, rules.Field{Kind: rules.HandField, Words: actionWords, High: handSize}),
		bySeat("skip", "Turns to miss", "How many turns does {who} still have to miss?", "{who} has {n:turn} to miss", false, rules.Field{Kind: rules.CountField, High: mostTurns}),
		{Name: "factions", Title: "Company", Ask: "Which company does {who} play?", Tell: "{who} plays {value}", Kind: rules.BySeatField, Setup: true, Rare: true, Of: []rules.Field{
			{Kind: rules.WordField, Words: factionWords},
		}},
		bySeat("start_rolls", "Throw for the start", "What did {who} roll for the start?", "{who} rolled a {value} for the start|{who} has not rolled for the start", true, rules.Field{Kind: rules.CountField, High: 6, Null: "Not thrown yet"}),
	}
}

// movementFields are about the movement of the turn.
func movementFields() []rules.Field {
	return []rules.Field{
		{Name: "dice", Title: "Dice still to be thrown", Ask: "How many dice are still to be rolled?", Tell: "{n:die;dice} to roll", Kind: rules.CountField, High: 2},
		{Name: "steps", Title: "Steps left, or thrown so far", Ask: "How many steps does the ship have left?", Tell: "the ship has {n:step} left", Kind: rules.CountField, High: mostCounts},
		{Name: "made", Title: "Steps made", Ask: "How many steps has the ship made?", Tell: "the ship has made {n:step}", Kind: rules.CountField, High: mostCounts},
		{Name: "from", Title: "Where the movement begins", Ask: "Where did the ship's movement begin?", Tell: "the ship's movement began on {value}|no ship is moving", Kind: rules.WordField, Words: hexWords, Null: "No movement", Only: rules.In(StepRoll, StepMove)},
	}
}

// pendingFields are about what is being decided.
func pendingFields() []rules.Field {
	return []rules.Field{
		{Name: "production", Title: "Production to be chosen, in order", Ask: "Which stations still have to produce?", Tell: "these still have to produce: {value}", Kind: rules.ListField, Rare: true, Of: []rules.Field{
			{Kind: rules.GroupField, Of: []rules.Field{
				{Name: "seat", Title: "Player", Ask: "Who produces?", Kind: rules.SeatField},
				{Name: "planet", Title: "Planet", Ask: "Which planet is it about?", Kind: rules.WordField, Words: producerWords},
				{Name: "left", Title: "Stations", Kind: rules.CountField, Low: 1, High: mostStations},
			}},
		}},
		{Name: "pending", Title: "Card being resolved", Ask: "Has a card been played that is still to be answered or carried out?", Tell: "a card waits to be answered or carried out|no card waits to be answered or carried out", Kind: rules.GroupField, Null: "None", Only: rules.In(StepCounter, StepPirate, StepCargo, StepSteal), Rare: true, Of: []rules.Field{
			{Name: "card", Title: "Card", Ask: "Which card is it?", Tell: "the card is {value}", Kind: rules.WordField, Words: anyCardWords},
			{Name: "target", Title: "Player hit", Ask: "Who is hit by the card?", Tell: "the card hits {value}|the card hits nobody", Kind: rules.SeatField, Null: "None"},
			{Name: "ask", Title: "Still asked for a Counter", Ask: "Who may still play a Counter?", Tell: "these may still play a Counter: {value}", Kind: rules.ListField, Of: []rules.Field{{Kind: rules.SeatField}}},
			{Name: "planet", Title: "Planet", Ask: "Which planet is it about?", Tell: "the card is about {value}|the card is about no planet", Kind: rules.WordField, Words: producerWords, Null: "None"},
			{Name: "resource", Title: "Resource", Ask: "Which resource is it about?", Tell: "the card is about {value}|the card is about no resource", Kind: rules.WordField, Words: resourceWords, Null: "None"},
			{Name: "back", Title: "Step that follows", Ask: "When was the card played?", Tell: "the card was played at this moment: {value}", Kind: rules.WordField, Words: stepWords},
		}},
		{Name: "halted", Title: "Planets in rebellion: planet cards left", Ask: "How many more planet cards does the rebellion on {card} last?", Tell: "{card} is in rebellion for {n:planet card}|{card} is not in rebellion", Kind: rules.MapField, Words: producerWords, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: 3},
		}},
	}
}

// deckFields are about the cards out of hands.
func deckFields() []rules.Field {
	return []rules.Field{
		{Name: "action_discard", Title: "Discarded action cards", Ask: "How many {card} cards are in the discard pile?", Tell: "the discard pile has {n:{card} card}", Kind: rules.CardsField, Words: actionWords, High: copies},
		{Name: "event_discard", Title: "Event cards drawn", Ask: "How many {card} event cards have been drawn since the last shuffle?", Tell: "{n:{card} event card} drawn since the last shuffle", Kind: rules.CardsField, Words: eventWords, High: eventCards},
		{Name: "planet_discard", Title: "Planet cards drawn, first one first", Ask: "Which planet cards have been drawn since the last shuffle?", Tell: "these planet cards have been drawn: {value}", Kind: rules.ListField, High: planetCards, Of: []rules.Field{
			{Kind: rules.WordField, Words: planetCardWords},
		}},
		{Name: "event_cards", Title: "Event deck", Ask: "How many {card} cards does the event deck have?", Setup: true, Kind: rules.CardsField, Words: eventWords, High: eventCards, Rare: true},
	}
}

// worldFields are what a table sets before the game.
func worldFields() []rules.Field {
	var at, world []rules.Field
	for planet, name := range placeNames[:planets] {
		at = append(at, rules.Field{Name: name, Title: listed[planet], Ask: "Where is " + listed[planet] + "?", Tell: listed[planet] + " is on {value}", Kind: rules.WordField, Words: hexWords})
	}
	for planet, name := range placeNames[:producing] {
		world = append(world, rules.Field{
			Name: name, Title: listed[planet], Ask: "What does " + listed[planet] + " produce?", Tell: listed[planet] + " produces {value}", Kind: rules.ListField, High: 2,
			Of: []rules.Field{{Kind: rules.WordField, Words: resourceWords}},
		})
	}
	return []rules.Field{
		{Name: "world", Title: "What the planets produce", Ask: "What do the planets produce?", Setup: true, Kind: rules.GroupField, Rare: true, Of: world},
		{Name: "board", Title: "Board", Setup: true, Kind: rules.GroupField, Rare: true, Of: []rules.Field{
			{Name: "columns", Title: "Columns", Ask: "How many columns does the board have?", Tell: "the board has {n:column}", Kind: rules.CountField, Low: leastSize, High: mostSize},
			{Name: "rows", Title: "Rows", Ask: "How many rows does the board have?", Tell: "the board has {n:row}", Kind: rules.CountField, Low: leastSize, High: mostSize},
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
