package duckdealer

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// The greatest numbers read of what the game does not limit: goods and virtual
// markers, and points.
const (
	plenty     = 100_000_000
	mostPoints = 1_000_000_000
)

// part and shape are those of a position of this game.
type (
	part  = rules.Part
	shape = rules.Shape
)

var (
	resumeSteps = []int{int(StepHighways), int(StepAction)}
	resumeWords = rules.Words("resume", 0, "highways", "action").Titled("the free highway parts", "the action")
)

// sortedKinds are the kinds of tile in byte order of their words.
var sortedKinds = []int{consumerTile, factoryTile, mineTile, yardTile}

// described is the position of section 5, field by field.
func (t *table) described(p *position) shape {
	parts := append(t.turnParts(p), t.boardParts(p)...)
	parts = append(parts, t.trackParts(p)...)
	parts = append(parts, t.actionParts(p)...)
	return rules.Group(append(parts, t.stockParts(p)...)...)
}

// turnParts are about whose turn it is, and what the players have.
func (t *table) turnParts(p *position) []part {
	return []part{
		{
			Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}",
			Is: rules.At(&p.Step, rules.WordIn(stepWords)),
		},
		{
			Name: "active", Title: "Whose turn it is", Ask: "Whose turn is it?", Tell: "it is {value}'s turn|it is nobody's turn",
			Is: rules.At(&p.active,
				rules.NumberIn(0, t.size()).Stands(rules.Numbers("active", 0, t.size()).OfSeats().Titled("Nobody"))),
		},
		{
			Name: "players", Title: "Player",
			Is: rules.EachSeat(t.size(), func(i int) shape { return t.describedPlayer(&p.Players[i]) }),
		},
	}
}

func (t *table) describedPlayer(p *Player) rules.Shape {
	return rules.Group(
		part{
			Name: "ship", Title: "Ship", Ask: "Where is {who}'s ship?", Tell: "{who}'s ship is at {value}|{who}'s ship is off the board",
			Is: rules.At(&p.ship, rules.WordIn(t.spaceWords).OrNull(none, "Off the board")),
		},
		part{
			Name: "energy", Title: "Energy markers", Ask: "How many {several} does {who} have?", Tell: "{who} has {n:{one};{several}}",
			Is: rules.NumbersAt(p.energy[:], energyWords, t.n.markers),
		},
		part{
			Name: "goods", Title: "Goods aboard", Ask: "How many {several} does {who}'s ship carry?", Tell: "{who}'s ship carries {n:{one};{several}}",
			Is: rules.NumbersAt(p.goods[:], goodWords, plenty),
		},
		part{
			Name: "gear", Title: "Gear", Ask: "How many {several} has {who} built in?", Tell: "{who} has {n:{one};{several}} built in",
			Is: rules.NumbersAt(p.gear[:], gearWords, t.slots.n),
		},
		part{
			Name: "score", Title: "Score", Ask: "How many points does {who} have?", Tell: "{who} has {n:point}",
			Is: rules.At(&p.Score, rules.NumberIn(0, mostPoints)),
		},
		part{
			Name: "cubes", Title: "Cubes in the supply", Ask: "How many cubes does {who} have in the supply?",
			Tell: "{who} has {n:cube} in the supply", Rare: true,
			Is: rules.At(&p.Cubes, rules.NumberIn(0, t.n.cubes)),
		},
		part{
			Name: "discs", Title: "Discs in the supply", Ask: "How many discs does {who} have in the supply?",
			Tell: "{who} has {n:disc} in the supply", Rare: true,
			Is: rules.At(&p.Discs, rules.NumberIn(0, t.n.discs)),
		},
	)
}

// boardParts are about what lies on the board.
func (t *table) boardParts(p *position) []part {
	dots := rules.Words("DOT", t.chart.planets, t.chart.names[t.chart.planets:]...).Called(t.spaceTitles()[t.chart.planets:]...)
	return []part{
		{
			Name: "planets", Title: "Planets", Ask: "What is on the planets?",
			Is: rules.MapAt(t.planetWord, func(place int) *Planet { return &p.planets[place] }, t.describedPlanet).Complete().
				Fresh(func() {
					p.planets = slices.Repeat([]Planet{{factory: none, yard: none, consumer: none}}, t.chart.planets)
				}),
		},
		{
			Name: "highways", Title: "Highway parts", Ask: "Where are highway parts, and whose are they?", Tell: "these are the highway parts: {value}",
			Is: rules.MapAt(dots, func(dot int) *int8 { return &p.highways[dot] }, rules.Itself[int8](rules.SeatOf(t.size()))).
				Fresh(func() { p.highways = make([]int8, len(t.chart.names)) }),
		},
		{
			Name: "pathways", Title: "Pathway", Ask: "Has {who} placed a pathway?", Tell: "{who} has placed a pathway|{who} has placed no pathway",
			Is: rules.EachSeat(t.size(), func(i int) shape { return t.describedPathway(&p.pathways[i]) }),
		},
		{
			Name: "steps_left", Title: "Steps left of the movement marker", Ask: "How many steps are left on the movement marker?",
			Tell: "the movement marker has {n:step} left",
			Is:   rules.At(&p.StepsLeft, rules.NumberIn(0, slices.Max(t.n.speed[:]))),
		},
	}
}

func (t *table) describedPathway(w *pathway) rules.Shape {
	return rules.Group(
		part{
			Name: "entrance", Title: "Entrance", Ask: "Where is the entrance of {who}'s pathway?", Tell: "{who}'s pathway begins at {value}",
			Is: rules.At(&w.entrance, rules.WordIn(t.planetWord)),
		},
		part{
			Name: "exit", Title: "Exit", Ask: "Where is the exit of {who}'s pathway?",
			Tell: "{who}'s pathway ends at {value}|{who}'s pathway has no exit yet",
			Is:   rules.At(&w.exit, rules.WordIn(t.planetWord).OrNull(none, "Not placed yet")),
		},
	).OrNull("Not placed", func() bool { return w.entrance != none }, func() { *w = pathway{none, none} })
}

func (t *table) describedPlanet(p *Planet) rules.Shape {
	owner := rules.Itself[int8](rules.SeatOf(t.size()))
	tile := func(name, title string, is rules.Shape, there func() bool, clear func()) part {
		said := strings.ToLower(title)
		return part{
			Name: name, Title: title, Ask: "Does {card} have a " + said + "?", Tell: "{card} has a " + said + "|{card} has no " + said,
			Is: rules.Group(
				part{Name: "tile", Title: "Tile", Ask: "Which " + said + " is on {card}?", Tell: "the " + said + " on {card} is {value}", Is: is},
				part{
					Name: "built", Title: "Built", Ask: "Is the " + said + " on {card} built?",
					Tell: "the " + said + " on {card} is built|the " + said + " on {card} is not built",
					Is:   rules.FlagAt(&p.Built),
				},
			).OrNull("None", there, clear),
		}
	}
	return rules.Group(
		part{
			Name: "explored", Title: "Explored", Ask: "Is {card} explored?", Tell: "{card} is explored|{card} is not explored",
			Is: rules.FlagAt(&p.Explored),
		},
		tile("consumer", "Consumer", rules.At(&p.consumer, rules.WordIn(t.tileWords)),
			func() bool { return p.consumer != none },
			func() { p.consumer, p.Built = none, p.Built && p.yard != none }),
		part{
			Name: "factory", Title: "Factory", Ask: "Which factory is on {card}?", Tell: "the factory on {card} makes {value}|{card} has no factory",
			Is: rules.At(&p.factory, rules.WordIn(productWords).OrNull(none, "None")),
		},
		tile("yard", "Spaceyard", rules.At(&p.yard, rules.WordIn(t.yardWords)),
			func() bool { return p.yard != none },
			func() { p.yard, p.Built = none, p.Built && p.consumer != none }),
		part{
			Name: "discs", Title: "Privileges", Ask: "Who has the {small} privilege on {there}?",
			Tell: "{value} has the {small} privilege on {there}|nobody has the {small} privilege on {there}",
			Is:   rules.MapAt(kindWords, func(kind int) *int8 { return &p.discs[kind] }, owner),
		},
		part{
			Name: "mine", Title: "Mine", Ask: "What does the mine on {card} yield?", Tell: "the mine on {card} yields {value}", Rare: true,
			Is: rules.At(&p.mine, rules.WordIn(primaryWords)),
		},
	).Then(func(v rules.Value) {
		if !v.Field("yard").Null() && !v.Field("consumer").Null() {
			v.Fail("no planet has both a yard and a consumer")
		}
	})
}

// trackParts are about the tracks beside the board.
func (t *table) trackParts(p *position) []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "turn_track", Title: "Turn track", Ask: "Whose cubes are on the turn track?", Tell: "the turn track shows {value}",
			Is: rules.ListOf(t.n.turns, func() []int8 { return p.turnTrack[:p.Turns] },
				func(list []int8, _ rules.Value) {
					p.turnTrack = [mostTurns + 1]int8{}
					p.Turns = copy(p.turnTrack[:], list)
				}, rules.Itself[int8](seat)),
		},
		{
			Name: "order", Title: "Playing order", Ask: "What is the playing order?", Tell: "the playing order is {value}",
			Is: rules.Row(p.order[:t.size()], seat).Most(t.size()),
		},
		{
			Name: "consumer_track", Title: "Consumer tiles left, top first", Ask: "Which consumer tiles are left?",
			Tell: "these consumer tiles are left: {value}",
			Is: rules.ListOf(0, func() []int32 { return p.track },
				func(list []int32, _ rules.Value) { p.track = list }, rules.Itself[int32](rules.WordIn(t.tileWords))),
		},
	}
}

// actionParts are about what is going on in the turn.
func (t *table) actionParts(p *position) []part {
	resumed := rules.WordIn(resumeWords).Kept(
		func(word int, _ rules.Value) int { return resumeSteps[word] },
		func(step int) int { return slices.Index(resumeSteps, step) })
	return []part{
		{
			Name: "free_highways", Title: "Free highway parts that may still be placed", Ask: "How many free highway parts may still be placed?",
			Tell: "{n:free highway part} to place",
			Is:   rules.At(&p.FreeHighways, rules.NumberIn(0, slices.Max(t.n.free[:]))),
		},
		{
			Name: "virtual", Title: "Virtual markers", Ask: "How many virtual {several} are left?",
			Tell:    "the turn has {n:virtual {one};virtual {several}} left",
			Perhaps: acting, Misfit: "|markers of crew quarters are there only during an action turn.", Rare: true,
			Is: rules.NumbersAt(p.virtual[:], energyWords, plenty),
		},
		{
			Name: "paid", Title: "Privileges paid for this stay", Ask: "Which privileges have been paid for during this stay?",
			Tell: "these privileges have been paid for during this stay: {value}", Rare: true,
			Is: rules.SetAt(&p.paid, kindWords, sortedKinds, "kinds stand in alphabetical order, each once"),
		},
		{
			Name: "resume", Title: "Back to", Ask: "What does the turn go back to?",
			Tell: "the turn goes back to {value}|there is nothing to go back to",
			Only: resuming, Misfit: "a step that follows it", Rare: true,
			Is: rules.At(&p.resume, resumed.OrNull(int(noStep), "Nothing to go back to")),
		},
		{
			Name: "deal", Title: "Deal", Ask: "Is a deal being made?", Tell: "a deal is being made|no deal is being made",
			Only: rules.In(StepDeal, StepAnswer), Misfit: "a deal", Rare: true,
			Is: t.describedDeal(&p.deal),
		},
	}
}

// acting are the steps of an action turn.
const acting = rules.Steps(1<<(StepStow+1) - 1<<StepCube)

func (t *table) describedDeal(d *deal) rules.Shape {
	return rules.Group(
		part{
			Name: "partner", Title: "Partner", Ask: "Who is the deal with?", Tell: "the deal is with {value}",
			Is: rules.At(&d.partner, rules.SeatOf(t.size())),
		},
		part{
			Name: "give", Title: "The active seat gives", Ask: "How many {several} does the active player give?",
			Tell: "the active player gives {n:{one};{several}}",
			Is:   rules.NumbersAt(d.give[:], goodWords, plenty),
		},
		part{
			Name: "get", Title: "The active seat gets", Ask: "How many {several} does the active player get?",
			Tell: "the active player gets {n:{one};{several}}",
			Is:   rules.NumbersAt(d.get[:], goodWords, plenty),
		},
	).OrNull("No deal", func() bool { return d.partner > 0 }, func() { *d = deal{} })
}

// stockParts are about the stock, the auction and the box.
func (t *table) stockParts(p *position) []part {
	return []part{
		{
			Name: "energy_stock", Title: "Stock of energy markers", Ask: "How many {several} are in the stock?",
			Tell: "the stock has {n:{one};{several}}", Rare: true,
			Is: rules.NumbersAt(p.stock[:], energyWords, t.n.markers),
		},
		{
			Name: "factory_stock", Title: "Stock of factories", Ask: "How many factories for {small} are in the stock?",
			Tell: "the stock has {n:factory;factories} for {small}", Rare: true,
			Is: rules.NumbersAt(p.factories[:], productWords, 999),
		},
		{
			Name: "auction", Title: "Auction", Rare: true,
			Is: t.describedAuction(&p.auction),
		},
		{
			Name: "edition", Title: "Edition of the box", Ask: "Which edition is the box?", Tell: "the box is edition {value}", Rare: true,
			Is: rules.Own(rules.Field{Kind: rules.WordField, Words: rules.Words("edition", 0, t.edition)},
				func() any { return t.edition },
				func(v rules.Value) {
					if v.Text() != t.edition {
						v.Fail("the box is edition %s", t.edition)
					}
				}),
		},
	}
}

func (t *table) describedAuction(a *auction) rules.Shape {
	return rules.Group(
		part{
			Name: "bids", Title: "Bids", Ask: "What has {who} bid?", Tell: "{who} has bid {value}",
			Is: rules.EachSeat(t.size(), func(i int) rules.Shape {
				return rules.ListOf(2, func() []int8 { return a.bids[i].list() },
					func(list []int8, _ rules.Value) {
						a.bids[i] = bids{}
						a.bids[i].n = uint8(copy(a.bids[i].points[:], list))
					}, rules.Itself[int8](rules.NumberIn(leastBid, t.n.maxBid)))
			}),
		},
		part{
			Name: "born", Title: "Named by the table, first one first", Ask: "Who has the table named?", Tell: "the table has named {value}",
			Is: rules.Row(a.born[:t.size()], rules.SeatOf(t.size())).Most(t.size()),
		},
		part{
			Name: "positions", Title: "Playing position", Ask: "Which playing position does {who} have?",
			Tell: "{who} plays as number {value}|{who} has no playing position yet",
			Is: rules.EachSeat(t.size(), func(i int) rules.Shape {
				return rules.At(&a.positions[i], rules.NumberIn(1, t.size()).OrNull(0, "Not chosen"))
			}),
		},
	)
}
