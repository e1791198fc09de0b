//go:build !soak

package players_test

// legalMoves is how long each level plays each game: past the beginning, with cards, bids and fights.
const legalMoves = 150
