package duckdealer

import "tablekeeper/companion/rules"

// The counts of section 2.2 that nobody changes, and the most that a designer can make of others.
const (
	minSeats     = 2
	maxSeats     = 5
	startPlanets = 5 // and as many spaceyards
	leastBid     = 0 // DD-R23
	mostTurns    = 40
	mostCubes    = 40
)

// The printed values of numbers that others than the rulebook know: the printed components, aids without a match, and random play.
const (
	allMarkers  = 40
	allCubes    = 29
	allDiscs    = 10
	lastTurn    = 24
	keptMarkers = 4
	builtInHold = 1
	holdCarries = 2
	maxBid      = 100 // as far as the points track goes (DD-R23)
)

// classes are the ships by the gear that they carry, the fastest first: the most
// pieces of gear (DD-4.2), and the steps that a movement marker gives.
var classes = [...]struct{ most, speed int }{
	Scout:     {3, 8},
	Cruiser:   {6, 5},
	Freighter: {mostSlots, 2},
}

// freeParts are the highway parts that are free on an action turn, up to the last
// turn for which it is so many (DD-3.2).
var freeParts = [...]struct{ upTo, parts int }{{6, 1}, {12, 2}, {lastTurn, 3}}

// numbers are those of the rules that a designer may change (section 2.2).
type numbers struct {
	markers, cubes, discs                int
	turns, startGear, keptMarkers        int
	buildPrice, highwayPrice, claimPrice int
	openTiles                            int
	builtInHold, holdCarries             int
	maxBid                               int
	pieces                               [Freighter]int     // the most of a class; a freighter has the other slots
	speed                                [Freighter + 1]int // steps for a movement marker
	freeUpTo                             [len(freeParts) - 1]int
	free                                 [len(freeParts)]int
}

// list declares them, each with its printed value and bounds.
func (n *numbers) list() []rules.RuleNumber {
	list := []rules.RuleNumber{
		rules.NumberOf(&n.turns, "turns", lastTurn, 1, mostTurns, "action turns until the end, of all players together (DD-11.1)"),
		rules.NumberOf(&n.markers, "markers", allMarkers, 30, 200, "energy markers of each type"),
		rules.NumberOf(&n.cubes, "cubes", allCubes, 10, mostCubes, "cubes of a player besides the score marker, at least as many as turns (DD-3.11)").AtLeast("turns"),
		rules.NumberOf(&n.discs, "discs", allDiscs, 1, 40, "privilege discs of a player (DD-8.5)"),
		rules.NumberOf(&n.startGear, "start-gear", 3, 1, 5, "pieces of gear at the start (DD-1.5)"),
		rules.NumberOf(&n.keptMarkers, "kept-markers", keptMarkers, 0, 20, "energy markers that are kept after an action turn (DD-2.4)"),
		rules.NumberOf(&n.buildPrice, "build-price", 1, 1, 10, "build markers for a factory, consumer or spaceyard (DD-7.5)"),
		rules.NumberOf(&n.highwayPrice, "highway-price", 1, 1, 10, "build markers for a paid highway part (DD-3.10)"),
		rules.NumberOf(&n.claimPrice, "privilege-price", 3, 1, 10, "build markers for a privilege (DD-8.4)"),
		rules.NumberOf(&n.openTiles, "open-tiles", 2, 1, 6, "consumer tiles from which an explorer chooses (DD-5.3)"),
		rules.NumberOf(&n.builtInHold, "built-in-hold", builtInHold, 0, 10, "goods that a ship carries without a cargo hold (DD-10.1)"),
		rules.NumberOf(&n.holdCarries, "hold-carries", holdCarries, 1, 10, "goods that each cargo hold carries (DD-10.1)"),
		rules.NumberOf(&n.maxBid, "greatest-bid", maxBid, 0, maxBid, "points that a bid can have (DD-R23)"),
	}
	for class, name := range []string{"scout", "cruiser", "freighter"} {
		if Class(class) < Freighter {
			list = append(list, rules.NumberOf(&n.pieces[class], name+"-gear", classes[class].most, 1, mostSlots, "pieces of gear with which a ship still is a "+name+" (DD-4.2)"))
		}
		list = append(list, rules.NumberOf(&n.speed[class], name+"-steps", classes[class].speed, 1, 20, "steps of a "+name+" for a movement marker (DD-4.2)"))
	}
	for i, when := range []string{"early", "middle", "late"} {
		if i < len(n.freeUpTo) {
			list = append(list, rules.NumberOf(&n.freeUpTo[i], when+"-until", freeParts[i].upTo, 1, mostTurns, "the last action turn that counts as "+when+" (DD-3.2)"))
		}
		list = append(list, rules.NumberOf(&n.free[i], when+"-free-parts", freeParts[i].parts, 1, 10, "highway parts that are free on an action turn that counts as "+when+" (DD-3.2)"))
	}
	return list
}

// printed are the numbers that nobody has changed, for aids without a match.
var printed = func() *numbers {
	n := &numbers{}
	new(rules.Setup).Put(n.list())
	return n
}()

// freeOn is how many highway parts are free on an action turn, from 1 on (DD-3.2).
func (n *numbers) freeOn(turn int) int {
	for i, last := range n.freeUpTo {
		if turn <= last {
			return n.free[i]
		}
	}
	return n.free[len(n.free)-1]
}

// capacity is how many goods a ship holds (DD-10.1).
func (n *numbers) capacity(p *Player) int {
	return n.roomWith(int(p.gear[cargoHold]))
}

// roomWith is how many goods fit with so many cargo holds (DD-10.1).
func (n *numbers) roomWith(holds int) int { return n.builtInHold + n.holdCarries*holds }

// overloaded reports whether more goods are aboard than fit.
func (n *numbers) overloaded(p *Player) bool { return p.goods.sum() > n.capacity(p) }

// steps are those that a movement marker gives a ship (DD-4.2).
func (n *numbers) steps(p *Player) int { return n.stepsWith(p.Pieces()) }

// stepsWith are those of a ship with so many filled slots (DD-4.2).
func (n *numbers) stepsWith(pieces int) int { return n.speed[n.classOf(pieces)] }

// classOf is the class of a ship with so many filled slots (DD-4.2).
func (n *numbers) classOf(pieces int) Class {
	for class, most := range n.pieces {
		if pieces <= most {
			return Class(class)
		}
	}
	return Freighter
}
