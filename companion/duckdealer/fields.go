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
	part  = rules.Part[position]
	shape = rules.Shape[position]
)

var (
	resumeSteps = []int{int(StepHighways), int(StepAction)}
	resumeWords = rules.Words("resume", 0, "highways", "action").Titled("the free highway parts", "the action")
)

// sortedKinds are the kinds of tile in byte order of their words.
var sortedKinds = []int{consumerTile, factoryTile, mineTile, yardTile}

// described is the position of section 5, field by field.
func (t *table) described() shape {
	parts := append(t.turnParts(), t.boardParts()...)
	parts = append(parts, t.trackParts()...)
	parts = append(parts, t.actionParts()...)
	return rules.Group(append(parts, t.stockParts()...)...)
}

// turnParts are about whose turn it is, and what the players have.
func (t *table) turnParts() []part {
	one := t.describedPlayer()
	return []part{
		{
			Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}",
			Is: rules.At(func(p *position) *rules.Step { return &p.Step }, rules.WordIn(stepWords)),
		},
		{
			Name: "active", Title: "Whose turn it is", Ask: "Whose turn is it?", Tell: "it is {value}'s turn|it is nobody's turn",
			Is: rules.At(func(p *position) *int8 { return &p.active },
				rules.NumberIn(0, t.size()).Stands(rules.Numbers("active", 0, t.size()).OfSeats().Titled("Nobody"))),
		},
		{
			Name: "players", Title: "Player",
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.Inside(func(p *position) *Player { return &p.Players[i] }, one)
			}),
		},
	}
}

func (t *table) describedPlayer() rules.Shape[Player] {
	type part = rules.Part[Player]
	return rules.Group(
		part{
			Name: "ship", Title: "Ship", Ask: "Where is {who}'s ship?", Tell: "{who}'s ship is at {value}|{who}'s ship is off the board",
			Is: rules.At(func(p *Player) *int32 { return &p.ship }, rules.WordIn(t.spaceWords).OrNull(none, "Off the board")),
		},
		part{
			Name: "energy", Title: "Energy markers", Ask: "How many {several} does {who} have?", Tell: "{who} has {n:{one};{several}}",
			Is: rules.NumbersAt(func(p *Player) []int16 { return p.energy[:] }, energyWords, t.n.markers),
		},
		part{
			Name: "goods", Title: "Goods aboard", Ask: "How many {several} does {who}'s ship carry?", Tell: "{who}'s ship carries {n:{one};{several}}",
			Is: rules.NumbersAt(func(p *Player) []int32 { return p.goods[:] }, goodWords, plenty),
		},
		part{
			Name: "gear", Title: "Gear", Ask: "How many {several} has {who} built in?", Tell: "{who} has {n:{one};{several}} built in",
			Is: rules.NumbersAt(func(p *Player) []uint8 { return p.gear[:] }, gearWords, t.slots.n),
		},
		part{
			Name: "score", Title: "Score", Ask: "How many points does {who} have?", Tell: "{who} has {n:point}",
			Is: rules.At(func(p *Player) *int { return &p.Score }, rules.NumberIn(0, mostPoints)),
		},
		part{
			Name: "cubes", Title: "Cubes in the supply", Ask: "How many cubes does {who} have in the supply?",
			Tell: "{who} has {n:cube} in the supply", Rare: true,
			Is: rules.At(func(p *Player) *int { return &p.Cubes }, rules.NumberIn(0, t.n.cubes)),
		},
		part{
			Name: "discs", Title: "Discs in the supply", Ask: "How many discs does {who} have in the supply?",
			Tell: "{who} has {n:disc} in the supply", Rare: true,
			Is: rules.At(func(p *Player) *int { return &p.Discs }, rules.NumberIn(0, t.n.discs)),
		},
	)
}

// boardParts are about what lies on the board.
func (t *table) boardParts() []part {
	way := t.describedPathway()
	dots := rules.Words("DOT", t.chart.planets, t.chart.names[t.chart.planets:]...).Called(t.spaceTitles()[t.chart.planets:]...)
	return []part{
		{
			Name: "planets", Title: "Planets", Ask: "What is on the planets?",
			Is: rules.MapAt(t.planetWord, func(p *position, place int) *Planet { return &p.planets[place] }, t.describedPlanet()).Complete().
				Fresh(func(p *position) {
					p.planets = slices.Repeat([]Planet{{factory: none, yard: none, consumer: none}}, t.chart.planets)
				}),
		},
		{
			Name: "highways", Title: "Highway parts", Ask: "Where are highway parts, and whose are they?", Tell: "these are the highway parts: {value}",
			Is: rules.MapAt(dots, func(p *position, dot int) *int8 { return &p.highways[dot] }, rules.Itself[int8](rules.SeatOf(t.size()))).
				Fresh(func(p *position) { p.highways = make([]int8, len(t.chart.names)) }),
		},
		{
			Name: "pathways", Title: "Pathway", Ask: "Has {who} placed a pathway?", Tell: "{who} has placed a pathway|{who} has placed no pathway",
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.Inside(func(p *position) *pathway { return &p.pathways[i] }, way)
			}),
		},
		{
			Name: "steps_left", Title: "Steps left of the movement marker", Ask: "How many steps are left on the movement marker?",
			Tell: "the movement marker has {n:step} left",
			Is:   rules.At(func(p *position) *int { return &p.StepsLeft }, rules.NumberIn(0, slices.Max(t.n.speed[:]))),
		},
	}
}

func (t *table) describedPathway() rules.Shape[pathway] {
	type part = rules.Part[pathway]
	return rules.Group(
		part{
			Name: "entrance", Title: "Entrance", Ask: "Where is the entrance of {who}'s pathway?", Tell: "{who}'s pathway begins at {value}",
			Is: rules.At(func(w *pathway) *int32 { return &w.entrance }, rules.WordIn(t.planetWord)),
		},
		part{
			Name: "exit", Title: "Exit", Ask: "Where is the exit of {who}'s pathway?",
			Tell: "{who}'s pathway ends at {value}|{who}'s pathway has no exit yet",
			Is:   rules.At(func(w *pathway) *int32 { return &w.exit }, rules.WordIn(t.planetWord).OrNull(none, "Not placed yet")),
		},
	).OrNull("Not placed", func(w *pathway) bool { return w.entrance != none }, func(w *pathway) { *w = pathway{none, none} })
}

func (t *table) describedPlanet() rules.Shape[Planet] {
	type part = rules.Part[Planet]
	owner := rules.Itself[int8](rules.SeatOf(t.size()))
	tile := func(name, title string, is rules.Shape[Planet], there func(p *Planet) bool, clear func(p *Planet)) part {
		said := strings.ToLower(title)
		return part{
			Name: name, Title: title, Ask: "Does {card} have a " + said + "?", Tell: "{card} has a " + said + "|{card} has no " + said,
			Is: rules.Group(
				part{Name: "tile", Title: "Tile", Ask: "Which " + said + " is on {card}?", Tell: "the " + said + " on {card} is {value}", Is: is},
				part{
					Name: "built", Title: "Built", Ask: "Is the " + said + " on {card} built?",
					Tell: "the " + said + " on {card} is built|the " + said + " on {card} is not built",
					Is:   rules.FlagAt(func(p *Planet) *bool { return &p.Built }),
				},
			).OrNull("None", there, clear),
		}
	}
	return rules.Group(
		part{
			Name: "explored", Title: "Explored", Ask: "Is {card} explored?", Tell: "{card} is explored|{card} is not explored",
			Is: rules.FlagAt(func(p *Planet) *bool { return &p.Explored }),
		},
		tile("consumer", "Consumer", rules.At(func(p *Planet) *int32 { return &p.consumer }, rules.WordIn(t.tileWords)),
			func(p *Planet) bool { return p.consumer != none },
			func(p *Planet) { p.consumer, p.Built = none, p.Built && p.yard != none }),
		part{
			Name: "factory", Title: "Factory", Ask: "Which factory is on {card}?", Tell: "the factory on {card} makes {value}|{card} has no factory",
			Is: rules.At(func(p *Planet) *int8 { return &p.factory }, rules.WordIn(productWords).OrNull(none, "None")),
		},
		tile("yard", "Spaceyard", rules.At(func(p *Planet) *int8 { return &p.yard }, rules.WordIn(t.yardWords)),
			func(p *Planet) bool { return p.yard != none },
			func(p *Planet) { p.yard, p.Built = none, p.Built && p.consumer != none }),
		part{
			Name: "discs", Title: "Privileges", Ask: "Who has the {small} privilege on {there}?",
			Tell: "{value} has the {small} privilege on {there}|nobody has the {small} privilege on {there}",
			Is:   rules.MapAt(kindWords, func(p *Planet, kind int) *int8 { return &p.discs[kind] }, owner),
		},
		part{
			Name: "mine", Title: "Mine", Ask: "What does the mine on {card} yield?", Tell: "the mine on {card} yields {value}", Rare: true,
			Is: rules.At(func(p *Planet) *int8 { return &p.mine }, rules.WordIn(primaryWords)),
		},
	).Also(func(v rules.Value) {
		if !v.Field("yard").Null() && !v.Field("consumer").Null() {
			v.Fail("no planet has both a yard and a consumer")
		}
	})
}

// trackParts are about the tracks beside the board.
func (t *table) trackParts() []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "turn_track", Title: "Turn track", Ask: "Whose cubes are on the turn track?", Tell: "the turn track shows {value}",
			Is: rules.ListOf(t.n.turns, func(p *position) []int8 { return p.turnTrack[:p.Turns] },
				func(p *position, list []int8, _ rules.Value) {
					p.turnTrack = [mostTurns + 1]int8{}
					p.Turns = copy(p.turnTrack[:], list)
				}, rules.Itself[int8](seat)),
		},
		{
			Name: "order", Title: "Playing order", Ask: "What is the playing order?", Tell: "the playing order is {value}",
			Is: rules.Row(func(p *position) []int8 { return p.order[:t.size()] }, seat).Most(t.size()),
		},
		{
			Name: "consumer_track", Title: "Consumer tiles left, top first", Ask: "Which consumer tiles are left?",
			Tell: "these consumer tiles are left: {value}",
			Is: rules.ListOf(0, func(p *position) []int32 { return p.track },
				func(p *position, list []int32, _ rules.Value) { p.track = list }, rules.Itself[int32](rules.WordIn(t.tileWords))),
		},
	}
}

// actionParts are about what is going on in the turn.
func (t *table) actionParts() []part {
	resumed := rules.WordIn(resumeWords).Kept(
		func(word int, _ rules.Value) int { return resumeSteps[word] },
		func(step int) int { return slices.Index(resumeSteps, step) })
	return []part{
		{
			Name: "free_highways", Title: "Free highway parts that may still be placed", Ask: "How many free highway parts may still be placed?",
			Tell: "{n:free highway part} to place",
			Is:   rules.At(func(p *position) *int { return &p.FreeHighways }, rules.NumberIn(0, slices.Max(t.n.free[:]))),
		},
		{
			Name: "virtual", Title: "Virtual markers", Ask: "How many virtual {several} are left?",
			Tell:    "the turn has {n:virtual {one};virtual {several}} left",
			Perhaps: acting, Misfit: "|markers of crew quarters are there only during an action turn.", Rare: true,
			Is: rules.NumbersAt(func(p *position) []int32 { return p.virtual[:] }, energyWords, plenty),
		},
		{
			Name: "paid", Title: "Privileges paid for this stay", Ask: "Which privileges have been paid for during this stay?",
			Tell: "these privileges have been paid for during this stay: {value}", Rare: true,
			Is: rules.SetAt(func(p *position) *kinds { return &p.paid }, kindWords, sortedKinds, "kinds stand in alphabetical order, each once"),
		},
		{
			Name: "resume", Title: "Back to", Ask: "What does the turn go back to?",
			Tell: "the turn goes back to {value}|there is nothing to go back to",
			Only: resuming, Misfit: "a step that follows it", Rare: true,
			Is: rules.At(func(p *position) *rules.Step { return &p.resume }, resumed.OrNull(int(noStep), "Nothing to go back to")),
		},
		{
			Name: "deal", Title: "Deal", Ask: "Is a deal being made?", Tell: "a deal is being made|no deal is being made",
			Only: rules.In(StepDeal, StepAnswer), Misfit: "a deal", Rare: true,
			Is: rules.Inside(func(p *position) *deal { return &p.deal }, t.describedDeal()),
		},
	}
}

// acting are the steps of an action turn.
const acting = rules.Steps(1<<(StepStow+1) - 1<<StepCube)

func (t *table) describedDeal() rules.Shape[deal] {
	type part = rules.Part[deal]
	return rules.Group(
		part{
			Name: "partner", Title: "Partner", Ask: "Who is the deal with?", Tell: "the deal is with {value}",
			Is: rules.At(func(d *deal) *int8 { return &d.partner }, rules.SeatOf(t.size())),
		},
		part{
			Name: "give", Title: "The active seat gives", Ask: "How many {several} does the active player give?",
			Tell: "the active player gives {n:{one};{several}}",
			Is:   rules.NumbersAt(func(d *deal) []int32 { return d.give[:] }, goodWords, plenty),
		},
		part{
			Name: "get", Title: "The active seat gets", Ask: "How many {several} does the active player get?",
			Tell: "the active player gets {n:{one};{several}}",
			Is:   rules.NumbersAt(func(d *deal) []int32 { return d.get[:] }, goodWords, plenty),
		},
	).OrNull("No deal", func(d *deal) bool { return d.partner > 0 }, func(d *deal) { *d = deal{} })
}

// stockParts are about the stock, the auction and the box.
func (t *table) stockParts() []part {
	return []part{
		{
			Name: "energy_stock", Title: "Stock of energy markers", Ask: "How many {several} are in the stock?",
			Tell: "the stock has {n:{one};{several}}", Rare: true,
			Is: rules.NumbersAt(func(p *position) []int16 { return p.stock[:] }, energyWords, t.n.markers),
		},
		{
			Name: "factory_stock", Title: "Stock of factories", Ask: "How many factories for {small} are in the stock?",
			Tell: "the stock has {n:factory;factories} for {small}", Rare: true,
			Is: rules.NumbersAt(func(p *position) []int16 { return p.factories[:] }, productWords, 999),
		},
		{
			Name: "auction", Title: "Auction", Rare: true,
			Is: rules.Inside(func(p *position) *auction { return &p.auction }, t.describedAuction()),
		},
		{
			Name: "edition", Title: "Edition of the box", Ask: "Which edition is the box?", Tell: "the box is edition {value}", Rare: true,
			Is: rules.Own(rules.Field{Kind: rules.WordField, Words: rules.Words("edition", 0, t.edition)},
				func(*position) any { return t.edition },
				func(_ *position, v rules.Value) {
					if v.Text() != t.edition {
						v.Fail("the box is edition %s", t.edition)
					}
				}),
		},
	}
}

func (t *table) describedAuction() rules.Shape[auction] {
	type part = rules.Part[auction]
	return rules.Group(
		part{
			Name: "bids", Title: "Bids", Ask: "What has {who} bid?", Tell: "{who} has bid {value}",
			Is: rules.EachSeat(t.size(), func(i int) rules.Shape[auction] {
				return rules.ListOf(2, func(a *auction) []int8 { return a.bids[i].list() },
					func(a *auction, list []int8, _ rules.Value) {
						a.bids[i] = bids{}
						a.bids[i].n = uint8(copy(a.bids[i].points[:], list))
					}, rules.Itself[int8](rules.NumberIn(leastBid, t.n.maxBid)))
			}),
		},
		part{
			Name: "born", Title: "Named by the table, first one first", Ask: "Who has the table named?", Tell: "the table has named {value}",
			Is: rules.Row(func(a *auction) []int8 { return a.born[:t.size()] }, rules.SeatOf(t.size())).Most(t.size()),
		},
		part{
			Name: "positions", Title: "Playing position", Ask: "Which playing position does {who} have?",
			Tell: "{who} plays as number {value}|{who} has no playing position yet",
			Is: rules.EachSeat(t.size(), func(i int) rules.Shape[auction] {
				return rules.At(func(a *auction) *int8 { return &a.positions[i] }, rules.NumberIn(1, t.size()).OrNull(0, "Not chosen"))
			}),
		},
	)
}
