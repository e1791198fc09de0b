//go:build soak

package players_test

// legalMoves is how long each level plays each game: to the end, or near it.
const legalMoves = 400
