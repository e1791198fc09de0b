package atrades

// The numbers of the rules. What is printed on the components stands in the data.
const (
	minSeats     = 2
	maxSeats     = 5
	leastRegions = 3    // in the game at the start, or as many as seats (AT-13.3)
	mostAdjusted = 20   // adjustments of one manual effect (AT-9.10)
	mostMoney    = 9999 // that a move can name, as a bid or a part of a payment

	// mostRead bounds the numbers of a position that is read; play knows no such limit.
	// From there no match comes near the end of the numbers.
	mostRead = 999_999
)

// The most of each thing that a data file brings to a table (section 2.3).
const (
	maxCompanies = 99
	maxRegions   = 20
	maxCards     = 99
	maxText      = 500 // characters
	maxID        = 32  // characters
	maxNumber    = 99  // an initiative, a company or city number, a price, boxes, demand, copies
	maxAmount    = 999 // money at the start, of the bank and of the chart; tiles of a type
	maxEra       = 9   // also the levels, the golden cubes and the effects of a card
	maxDemand    = 12  // numbers of a demand track
	maxChart     = 20  // rows of the government chart
)
