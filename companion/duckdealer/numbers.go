package duckdealer

// The counts of section 2.2.
const (
	minSeats     = 2
	maxSeats     = 5
	allMarkers   = 40  // energy markers of a type
	allCubes     = 29  // cubes of a player besides the score marker (DD-3.11)
	allDiscs     = 10  // privilege discs of a player (DD-8.5)
	lastTurn     = 24  // spaces of the turn track (DD-11.1)
	startGear    = 3   // pieces of gear (DD-1.5)
	startPlanets = 5   // and as many spaceyards
	keptMarkers  = 4   // after an action turn (DD-2.4)
	claimCost    = 3   // build markers for a privilege (DD-8.4)
	openTiles    = 2   // of the consumer track, from which an explorer chooses (DD-5.3)
	builtInHold  = 1   // goods that a ship carries without a cargo hold (DD-10.1)
	holdCarries  = 2   // goods that each cargo hold carries (DD-10.1)
	leastBid     = 0   // DD-R23
	maxBid       = 100 // as far as the points track goes (DD-R23)
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
