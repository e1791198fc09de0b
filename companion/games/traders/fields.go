package traders

import (
	"slices"

	"tablekeeper/companion/rules"
)

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

// The greatest numbers that a position may hold (section 5); play knows no such limit.
const (
	mostTurns  = 20_000
	mostCounts = 1_000_000_000
)

// part and shape are those of a position of this game.
type (
	part  = rules.Part
	shape = rules.Shape
)

// described is the position of section 5, field by field.
func (t *table) described(p *position) shape {
	parts := append(t.playParts(p), t.seatParts(p)...)
	parts = append(parts, part{
		Name: "stations", Title: "Stations", Ask: "Which hexes have stations, and whose are they?", Tell: "these are the stations: {value}",
		Is: rules.Own(rules.Field{Kind: rules.MapField, Words: hexWords, Of: []rules.Field{{Kind: rules.SeatField}}},
			func() any { return p.stationObject() }, func(v rules.Value) { t.readStations(p, v) }),
	})
	parts = append(parts, t.movementParts(p)...)
	parts = append(parts, t.pendingParts(p)...)
	parts = append(parts, t.deckParts(p)...)
	return rules.Group(append(parts, worldParts(p)...)...)
}

// afterStart are all steps but the throw for the start.
const afterStart = rules.Steps(1<<(StepOver+1) - 1<<StepPlanet)

// count is a number that nothing in the game bounds.
func count(at *int32) shape { return rules.At(at, rules.NumberIn(0, mostCounts)) }

// playParts are about whose turn it is.
func (t *table) playParts(p *position) []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}",
			Is: rules.At(&p.step, rules.WordIn(stepWords)),
		},
		{
			Name: "turn", Title: "Whose turn it is", Ask: "Whose turn is it?", Tell: "it is {value}'s turn|the start is still being rolled for",
			Only: afterStart, Misfit: "a player in turn",
			Is: rules.At(&p.turn, seat.OrNull(0, "Nobody's yet")),
		},
		{
			Name: "starter", Title: "Starting player", Ask: "Who is the starting player?",
			Tell: "the starting player is {value}|there is no starting player yet",
			Only: afterStart, Misfit: "a starting player",
			Is: rules.At(&p.starter, seat.OrNull(0, "Not known yet")),
		},
		{
			Name: "round", Title: "Round", Ask: "Which round is it?", Tell: "it is round {value}",
			Is: count(&p.round),
		},
		{
			Name: "bought", Title: "A card was bought this turn", Ask: "Has an action card been bought this turn?",
			Tell: "an action card has been bought this turn|no action card has been bought this turn",
			Is:   rules.FlagAt(&p.bought),
		},
		{
			Name: "extra", Title: "Extra turns to come", Ask: "How many extra turns are still to come?", Tell: "{n:extra turn} to come", Rare: true,
			Is: rules.At(&p.extra, rules.NumberIn(0, mostTurns)),
		},
		{
			Name: "winner", Title: "Winner", Ask: "Who has won?", Tell: "{value} has won|nobody has won",
			Only: rules.In(StepOver), Misfit: notWon + "|" + notWon, Rare: true,
			Is: rules.At(&p.winner, seat.OrNull(0, "Nobody yet")),
		},
	}
}

const notWon = "the winner is the player in turn when the game is over; before there is none."

// seatParts are what each seat has.
func (t *table) seatParts(p *position) []part {
	bySeat := func(of func(i int) shape) shape { return rules.EachSeat(t.size(), of) }
	stored := func(g *goods) shape { return rules.NumbersAt(g[:], resourceWords, mostCounts) }
	return []part{
		{
			Name: "money", Title: "Money, MCr", Brief: "{n:MCr;MCr}", Ask: "How much money does {who} have?", Tell: "{who} has {n:MCr;MCr}",
			Is: bySeat(func(i int) shape { return count(&p.money[i]) }),
		},
		{
			Name: "ships", Title: "Ship", Brief: "ship on {value}", Ask: "Where is {who}'s ship?", Tell: "{who}'s ship is on {value}",
			Is: bySeat(func(i int) shape { return hexShape(&p.ships[i], "") }),
		},
		{
			Name: "cargo", Title: "On the ship", Brief: "{value} aboard", Ask: "How many {several} does {who}'s ship carry?", Tell: "{who}'s ship carries {n:{one};{several}}",
			Is: bySeat(func(i int) shape {
				return rules.NumbersAt(p.goods[i][ship][:], resourceWords, t.n.holds)
			}),
		},
		{
			Name: "earth", Title: "Stored at earth", Brief: "{value} stored at earth", Ask: "How many {several} does {who} have stored at earth?",
			Tell: "{who} has {n:{one};{several}} stored at earth",
			Is:   bySeat(func(i int) shape { return stored(&p.goods[i][earth]) }),
		},
		{
			Name: "stocks", Title: "Stored on planets", Brief: "stored on planets ({value})", Ask: "How many {several} does {who} have stored on {there}?",
			Tell: "{who} has {n:{one};{several}} stored on {there}",
			Is: bySeat(func(i int) shape {
				return rules.MapAt(producerWords, func(planet int) *goods { return &p.goods[i][planet] }, stored)
			}),
		},
		{
			Name: "hands", Title: "Action cards", Brief: "{value} in hand", Ask: "How many {card} cards is {who} known to hold?", Tell: "{who} holds {n:{card} card}",
			Is: bySeat(func(i int) shape {
				return rules.HandAt(&p.hands[i], actionWords, t.n.handSize, 0)
			}),
		},
		{
			Name: "skip", Title: "Turns to miss", Brief: "{n:turn} to miss", Ask: "How many turns does {who} still have to miss?", Tell: "{who} has {n:turn} to miss",
			Is: bySeat(func(i int) shape {
				return rules.At(&p.skip[i], rules.NumberIn(0, mostTurns))
			}),
		},
		{
			Name: "factions", Title: "Company", Brief: "plays {value}", Ask: "Which company does {who} play?", Tell: "{who} plays {value}", Setup: true, Rare: true,
			Is: bySeat(func(i int) shape {
				return rules.At(&p.factions[i], rules.WordIn(factionWords))
			}),
		},
		{
			Name: "start_rolls", Title: "Throw for the start", Ask: "What did {who} roll for the start?",
			Tell: "{who} rolled a {value} for the start|{who} has not rolled for the start", Rare: true,
			Is: bySeat(func(i int) shape {
				return rules.At(&p.rolls[i], rules.NumberIn(0, 6).OrNull(awaited, "Not thrown yet"))
			}),
		},
	}
}

// hexShape is a hex; null says what null means, "" where there is always one.
func hexShape(h *hex, null string) rules.Shape {
	return rules.Own(rules.Field{Kind: rules.WordField, Words: hexWords, Null: null},
		func() any {
			if null != "" && *h == (hex{}) {
				return nil
			}
			return h.String()
		},
		func(v rules.Value) {
			if *h = (hex{}); null != "" && v.Null() {
				return
			}
			at, ok := parseHex(v.Text())
			if *h = at; !ok {
				v.Fail("expected a hex such as a6")
			}
		})
}

// movementParts are about the movement of the turn.
func (t *table) movementParts(p *position) []part {
	flying := rules.In(StepRoll, StepMove)
	return []part{
		{
			Name: "dice", Title: "Dice still to be thrown", Ask: "How many dice are still to be rolled?", Tell: "{n:die;dice} to roll",
			Is: rules.At(&p.dice, rules.NumberIn(0, max(t.n.turnDice, t.n.boostDice))),
		},
		{
			Name: "steps", Title: "Steps left, or thrown so far", Ask: "How many steps does the ship have left?", Tell: "the ship has {n:step} left",
			Perhaps: flying, Misfit: "|steps are left only during a flight.",
			Is: count(&p.steps),
		},
		{
			Name: "made", Title: "Steps made", Ask: "How many steps has the ship made?", Tell: "the ship has made {n:step}",
			Perhaps: rules.In(StepMove), Misfit: "|steps are made only during a flight.",
			Is: count(&p.made),
		},
		{
			Name: "from", Title: "Where the movement begins", Ask: "Where did the ship's movement begin?",
			Tell: "the ship's movement began on {value}|no ship is moving",
			Only: flying, Misfit: "a hex where the flight began",
			Is: hexShape(&p.from, "No movement"),
		},
	}
}

// pendingParts are about what is being decided.
func (t *table) pendingParts(p *position) []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "production", Title: "Production to be chosen, in order", Ask: "Which stations still have to produce?",
			Tell: "these still have to produce: {value}",
			Only: rules.In(StepProduce), Misfit: "a station that can make one of two resources", Rare: true,
			Is: rules.ListOf(0, func() []choice { return p.choices[:p.choiceNum] },
				func(list []choice, v rules.Value) {
					p.choices = [maxChoices]choice{}
					if p.choiceNum = int8(copy(p.choices[:], list)); len(list) > maxChoices {
						v.Fail("more choices than there can be")
					}
				}, func(c *choice) shape { return t.describedChoice(c, seat) }),
		},
		{
			Name: "pending", Title: "Card being resolved", Ask: "Has a card been played that is still to be answered or carried out?",
			Tell: "a card waits to be answered or carried out|no card waits to be answered or carried out",
			Only: rules.In(StepCounter, StepPirate, StepCargo, StepSteal), Misfit: "a card that takes effect", Rare: true,
			Is: t.describedPending(&p.pending, seat),
		},
		{
			Name: "halted", Title: "Planets in rebellion: planet cards left", Ask: "How many more planet cards does the rebellion on {card} last?",
			Tell: "{card} is in rebellion for {n:planet card}|{card} is not in rebellion",
			Is: rules.MapAt(producerWords, func(planet int) *uint8 { return &p.halted[planet] },
				rules.Itself[uint8](rules.NumberIn(1, t.n.haltedFor))),
		},
	}
}

func (t *table) describedChoice(c *choice, seat rules.Scalar) rules.Shape {
	return rules.Group(
		part{Name: "seat", Title: "Player", Ask: "Who produces?", Is: rules.At(&c.seat, seat)},
		part{
			Name: "planet", Title: "Planet", Ask: "Which planet is it about?",
			Is: rules.At(&c.planet, rules.WordIn(producerWords)),
		},
		part{Name: "left", Title: "Stations", Is: rules.At(&c.left, rules.NumberIn(1, t.n.mostStations))},
	)
}

func (t *table) describedPending(c *pending, seat rules.Scalar) rules.Shape {
	return rules.Group(
		part{
			Name: "card", Title: "Card", Ask: "Which card is it?", Tell: "the card is {value}",
			Is: rules.At(&c.card, rules.WordIn(anyCardWords)),
		},
		part{
			Name: "target", Title: "Player hit", Ask: "Who is hit by the card?", Tell: "the card hits {value}|the card hits nobody",
			Is: rules.At(&c.target, seat.OrNull(0, "None")),
		},
		part{
			Name: "ask", Title: "Still asked for a Counter", Ask: "Who may still play a Counter?", Tell: "these may still play a Counter: {value}",
			Only: rules.In(StepCounter), Misfit: "somebody who may play a Counter",
			Is: rules.Row(c.ask[:t.size()], seat),
		},
		part{
			Name: "planet", Title: "Planet", Ask: "Which planet is it about?", Tell: "the card is about {value}|the card is about no planet",
			Is: rules.At(&c.planet, rules.WordIn(producerWords).OrNull(nowhere, "None")),
		},
		part{
			Name: "resource", Title: "Resource", Ask: "Which resource is it about?", Tell: "the card is about {value}|the card is about no resource",
			Is: rules.At(&c.resource, rules.WordIn(resourceWords).OrNull(nowhere, "None")),
		},
		part{
			Name: "back", Title: "Step that follows", Ask: "When was the card played?", Tell: "the card was played at this moment: {value}",
			Is: rules.At(&c.back, rules.WordIn(stepWords)),
		},
	).Switched("None", &c.open, func() { *c = pending{} })
}

// deckParts are about the cards out of hands.
func (t *table) deckParts(p *position) []part {
	return []part{
		{
			Name: "action_discard", Title: "Discarded action cards", Ask: "How many {card} cards are in the discard pile?",
			Tell: "the discard pile has {n:{card} card}",
			Is:   rules.CardsAt(&p.discards, actionWords, slices.Max(t.n.copies[:])),
		},
		{
			Name: "event_discard", Title: "Event cards drawn", Ask: "How many {card} event cards have been drawn since the last shuffle?",
			Tell: "{n:{card} event card} drawn since the last shuffle",
			Is:   rules.CardsAt(&p.happened, eventWords, t.events),
		},
		{
			Name: "planet_discard", Title: "Planet cards drawn, first one first", Ask: "Which planet cards have been drawn since the last shuffle?",
			Tell: "these planet cards have been drawn: {value}",
			Is: rules.ListOf(planetCards, func() []int8 { return p.drawn[:p.drawnNum] },
				func(list []int8, _ rules.Value) {
					p.drawn = [planetCards]int8{}
					p.drawnNum = int8(copy(p.drawn[:], list))
				}, rules.Itself[int8](rules.WordIn(planetCardWords))),
		},
		{
			Name: "event_cards", Title: "Event deck", Ask: "How many {card} cards does the event deck have?", Setup: true, Rare: true,
			Is: rules.CardsAt(&p.events, eventWords, t.events),
		},
	}
}

// worldParts are what a table sets before the game.
func worldParts(p *position) []part {
	var world []part
	for planet, name := range placeNames[:producing] {
		title := listed[planet]
		world = append(world, part{
			Name: name, Title: title, Ask: "What does " + title + " produce?", Tell: title + " produces {value}",
			Is: rules.SetAt(&p.world[planet], resourceWords, []int{0, 1, 2},
				"resources stand in the order metal, food, gems").Most(2),
		})
	}
	return []part{
		{Name: "world", Title: "What the planets produce", Ask: "What do the planets produce?", Setup: true, Rare: true, Is: rules.Group(world...)},
		{
			Name: "board", Title: "Board", Setup: true, Rare: true, First: true, // the stations stand on its hexes
			Is: describedBoard(&p.board),
		},
	}
}

func describedBoard(b *board) rules.Shape {
	var at []part
	for planet, name := range placeNames[:planets] {
		title := listed[planet]
		at = append(at, part{
			Name: name, Title: title, Ask: "Where is " + title + "?", Tell: title + " is on {value}",
			Is: hexShape(&b.planets[planet], ""),
		})
	}
	size := rules.NumberIn(leastSize, mostSize)
	return rules.Group(
		part{
			Name: "columns", Title: "Columns", Ask: "How many columns does the board have?", Tell: "the board has {n:column}",
			Is: rules.At(&b.columns, size),
		},
		part{
			Name: "rows", Title: "Rows", Ask: "How many rows does the board have?", Tell: "the board has {n:row}",
			Is: rules.At(&b.rows, size),
		},
		part{Name: "planets", Title: "Planets", Is: rules.Group(at...)},
	)
}

// stationObject are the stations by the hexes on which they stand.
func (p *position) stationObject() rules.Object {
	o := rules.Object{}
	for planet := range p.stations {
		for direction, owner := range p.stations[planet] {
			if owner > 0 {
				o[p.board.planets[planet].next(direction).String()] = int(owner)
			}
		}
	}
	return o
}

func (t *table) readStations(p *position, v rules.Value) {
	p.stations = [producing][6]int8{}
	for _, key := range v.Keys() {
		h, ok := parseHex(key)
		planet, direction := p.board.space(h)
		if !ok || planet == nowhere {
			v.Fail("%q isn't a space of a planet", key)
			return
		}
		p.stations[planet][direction] = int8(v.Field(key).Int(1, t.size()))
	}
}

// settle makes fit what follows from the step: whose turn, throws, movement, and who
// has won.
func (t *table) settle(p *position) {
	switch p.step {
	case StepPlanet, StepProduce:
		p.turn = p.starter
	case StepOver:
		p.winner = p.turn
	}
	if p.step != StepStart {
		p.rolls = [maxSeats]int8{}
	}
	switch p.step {
	case StepMove:
		p.dice = 0
	case StepRoll:
		p.made = 0
	default:
		return
	}
	if p.made == 0 && p.turn != 0 {
		p.from = p.ships[p.turn-1]
	}
}
