package answers

// learned are the weights that TestLearn has found.
var learned = weights{
	bestWords:        -2.306,
	secondWords:      0.211,
	bestPairs:        0.307,
	bestLetters:      0.550,
	bestCovered:      -0.998,
	entryWords:       -0.916,
	entryPairs:       -0.404,
	entryLetters:     0.924,
	entryCovered:     3.142,
	saysWords:        1.268,
	lawWords:         2.345,
	factAsked:        0.538,
	factNotAsked:     -0.644,
	plainAsked:       -1.835,
	isSilent:         0.943,
	isDepends:        0.016,
	dependsOnSaid:    -0.676,
	conditionsHold:   0.417,
	conditionsFail:   -0.631,
	sameNumbers:      0.553,
	otherNumbers:     -0.228,
	core:             1.278,
	coreMissing:      -1.017,
	strangest:        1.100,
	bothCovered:      3.746,
	nothing:          0.723,
	nothingUnknown:   2.124,
	nothingUncovered: 1.308,
	saidWords:        1.689,
	bestSequence:     2.121,
	entrySequence:    2.857,
	sameKind:         0.409,
	turnedRound:      -3.700,
	turnedShut:       2.511,
	turnedSays:       0.963,
	saysAll:          1.709,
}

// sureTrust is the trust from which an answer is shown as the answer.
const sureTrust = 0.995
