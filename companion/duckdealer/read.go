package duckdealer

import "tablekeeper/companion/rules"

// The greatest numbers read of what the game does not limit: goods and virtual
// markers, and points.
const (
	plenty     = 100_000_000
	mostPoints = 1_000_000_000
)

var resumeWords = map[string]rules.Step{"highways": StepHighways, "action": StepAction}

// fieldNames are the fields of a position, in the order in which they are read.
var fieldNames = []string{
	"edition", "step", "active", "order", "turn_track", "free_highways", "steps_left", "paid", "virtual", "energy_stock",
	"factory_stock", "resume", "auction", "deal", "consumer_track", "highways", "planets", "pathways", "players",
}

// read takes the JSON form; the invariants are checked afterwards.
func (t *table) read(v rules.Value) (p position) {
	p.resume = noStep
	if v.Fields(fieldNames...); v.Failed() {
		p.highways, p.planets = make([]int8, len(t.chart.names)), make([]planet, t.chart.planets)
		return p
	}
	for _, name := range fieldNames {
		t.readField(&p, name, v.Field(name))
	}
	return p
}

// readField takes one field of the JSON form, whatever the position had there.
func (t *table) readField(p *position, name string, v rules.Value) {
	switch name {
	case "edition":
		if v.Text() != t.edition {
			v.Fail("the box is edition %s", t.edition)
		}
	case "step":
		p.step = rules.Step(v.Word(stepWords))
	case "active":
		p.active = int8(v.Int(0, t.size()))
	case "order":
		p.order = [maxSeats]int8{}
		t.readSeats(v, p.order[:t.size()])
	case "turn_track":
		p.turnTrack = [lastTurn + 1]int8{}
		p.turns = uint8(t.readSeats(v, p.turnTrack[:lastTurn]))
	case "free_highways":
		p.free = int8(v.Int(0, 3))
	case "steps_left":
		p.stepsLeft = int8(v.Int(0, 8))
	case "paid":
		p.paid = readKinds(v)
	case "virtual":
		p.virtual = [kindsOfEnergy]int32{}
		readMultiset(v, energyWords, p.virtual[:], plenty)
	case "energy_stock":
		p.stock = [kindsOfEnergy]int16{}
		readMultiset(v, energyWords, p.stock[:], allMarkers)
	case "factory_stock":
		p.factories = [products]int16{}
		readMultiset(v, productWords, p.factories[:], 999)
	case "resume":
		p.resume = readResume(v)
	default:
		t.readPieces(p, name, v)
	}
}

// readPieces takes a field with what lies on the table.
func (t *table) readPieces(p *position, name string, v rules.Value) {
	switch name {
	case "auction":
		p.auction = auction{}
		t.readAuction(v, &p.auction)
	case "deal":
		p.deal = deal{}
		t.readDeal(v, &p.deal)
	case "consumer_track":
		p.track = nil
		for _, item := range v.Items() {
			p.track = append(p.track, int32(item.Word(t.tileWords)))
		}
	case "highways":
		p.highways = make([]int8, len(t.chart.names))
		t.readHighways(v, p)
	case "planets":
		p.planets = make([]planet, t.chart.planets)
		t.readPlanets(v, p)
	case "pathways":
		t.readPathways(v, p)
	case "players":
		t.readPlayers(v, p)
	}
}

func readResume(v rules.Value) rules.Step {
	if v.Null() {
		return noStep
	}
	step, ok := resumeWords[v.Text()]
	if !ok {
		v.Fail("expected highways, action or null")
	}
	return step
}

// readSeats reads an array of seats, at most as many as there is room for.
func (t *table) readSeats(v rules.Value, seats []int8) int {
	items := v.Items()
	if len(items) > len(seats) {
		v.Fail("expected at most %d seats", len(seats))
		return 0
	}
	for i, item := range items {
		seats[i] = int8(item.Int(1, t.size()))
	}
	return len(items)
}

// readMultiset reads how many there are of each word.
func readMultiset[N int16 | int32 | uint8](v rules.Value, words *rules.Vocabulary, counts []N, most int) {
	first, _ := words.Range()
	for _, key := range v.Keys() {
		n, ok := words.Value(key)
		if !ok {
			v.Fail("%q is none of %s", key, words)
			return
		}
		counts[n-first] = N(v.Field(key).Int(1, most))
	}
}

// readKinds reads a list of kinds in byte order.
func readKinds(v rules.Value) kinds {
	var set kinds
	last := ""
	for _, item := range v.Items() {
		set |= 1 << item.Word(kindWords)
		if word := item.Text(); word <= last {
			item.Fail("kinds stand in alphabetical order, each once")
		} else {
			last = word
		}
	}
	return set
}

func (t *table) readAuction(v rules.Value, a *auction) {
	v.Fields("bids", "born", "positions")
	if v.Failed() {
		return
	}
	for i, item := range v.Field("bids").BySeat(t.size()) {
		points := item.Items()
		if len(points) > 2 {
			item.Fail("at most two bids a seat")
			return
		}
		a.bids[i].n = uint8(len(points))
		for k, n := range points {
			a.bids[i].points[k] = int8(n.Int(leastBid, maxBid))
		}
	}
	t.readSeats(v.Field("born"), a.born[:t.size()])
	for i, item := range v.Field("positions").BySeat(t.size()) {
		a.positions[i] = int8(item.IntOrNull(1, t.size(), 0))
	}
}

func (t *table) readDeal(v rules.Value, d *deal) {
	if v.Null() {
		return
	}
	v.Fields("partner", "give", "get")
	if v.Failed() {
		return
	}
	d.partner = int8(v.Field("partner").Int(1, t.size()))
	readMultiset(v.Field("give"), goodWords, d.give[:], plenty)
	readMultiset(v.Field("get"), goodWords, d.get[:], plenty)
}

func (t *table) readHighways(v rules.Value, p *position) {
	for _, key := range v.Keys() {
		space, ok := t.spaceWords.Value(key)
		if !ok || space < t.chart.planets {
			v.Fail("there is no dot %q", key)
			return
		}
		p.highways[space] = int8(v.Field(key).Int(1, t.size()))
	}
}

func (t *table) readPlanets(v rules.Value, p *position) {
	v.Fields(t.chart.names[:t.chart.planets]...)
	if v.Failed() {
		return
	}
	for i := range p.planets {
		t.readPlanet(v.Field(t.chart.names[i]), &p.planets[i])
	}
}

func (t *table) readPlanet(v rules.Value, p *planet) {
	*p = planet{factory: none, yard: none, consumer: none}
	v.Fields("mine", "explored", "yard", "consumer", "factory", "discs")
	if v.Failed() {
		return
	}
	p.mine = int8(v.Field("mine").Word(primaryWords))
	p.explored = v.Field("explored").Bool()
	if factory := v.Field("factory"); !factory.Null() {
		p.factory = int8(factory.Word(productWords))
	}
	yard, consumer := v.Field("yard"), v.Field("consumer")
	if !yard.Null() && !consumer.Null() {
		v.Fail("no planet has both a yard and a consumer")
		return
	}
	if !yard.Null() {
		p.yard = int8(readTile(yard, t.yardWords, &p.built))
	}
	if !consumer.Null() {
		p.consumer = int32(readTile(consumer, t.tileWords, &p.built))
	}
	discs := v.Field("discs")
	for _, key := range discs.Keys() {
		kind, ok := kindWords.Value(key)
		if !ok {
			discs.Fail("%q is none of %s", key, kindWords)
			return
		}
		p.discs[kind] = int8(discs.Field(key).Int(1, t.size()))
	}
}

// readTile reads a yard or a consumer.
func readTile(v rules.Value, words *rules.Vocabulary, built *bool) int {
	v.Fields("tile", "built")
	if v.Failed() {
		return none
	}
	*built = v.Field("built").Bool()
	return v.Field("tile").Word(words)
}

func (t *table) readPathways(v rules.Value, p *position) {
	for i, item := range v.BySeat(t.size()) {
		p.pathways[i] = pathway{none, none}
		if item.Null() {
			continue
		}
		item.Fields("entrance", "exit")
		if v.Failed() {
			return
		}
		p.pathways[i] = pathway{t.readSpace(item.Field("entrance"), t.planetWord), none}
		if exit := item.Field("exit"); !exit.Null() {
			p.pathways[i].exit = t.readSpace(exit, t.planetWord)
		}
	}
}

func (t *table) readPlayers(v rules.Value, p *position) {
	for i, item := range v.BySeat(t.size()) {
		item.Fields("ship", "energy", "goods", "gear", "cubes", "discs", "score")
		if v.Failed() {
			return
		}
		one := &p.players[i]
		*one = player{ship: none}
		if ship := item.Field("ship"); !ship.Null() {
			one.ship = t.readSpace(ship, t.spaceWords)
		}
		readMultiset(item.Field("energy"), energyWords, one.energy[:], allMarkers)
		readMultiset(item.Field("goods"), goodWords, one.goods[:], plenty)
		readMultiset(item.Field("gear"), gearWords, one.gear[:], t.slots.n)
		one.cubes = uint8(item.Field("cubes").Int(0, allCubes))
		one.discs = uint8(item.Field("discs").Int(0, allDiscs))
		one.score = int32(item.Field("score").Int(0, mostPoints))
	}
}

func (t *table) readSpace(v rules.Value, words *rules.Vocabulary) int32 {
	return int32(v.Word(words))
}
