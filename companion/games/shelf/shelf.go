// Package shelf is the list of the games. It is the only package that knows
// all of them; whoever stands above works with what it hands out.
package shelf

import (
	"slices"
	"strings"
	"sync"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
)

// declared declares the games once; nobody changes them.
var declared = sync.OnceValue(func() []*rules.Game {
	return []*rules.Game{
		risingtides.Game(),
		traders.Game(),
		raidtrade.Game(),
		duckdealer.Game(),
		atrades.Game(),
	}
})

// Games lists the games in the order in which people see them.
func Games() []*rules.Game { return slices.Clone(declared()) }

// Find returns the game with a key, such as "rising-tides".
func Find(key string) (*rules.Game, bool) {
	for _, g := range Games() {
		if g.Key == key {
			return g, true
		}
	}
	return nil, false
}

// Keys lists the keys of the games, for messages: "rising-tides, traders".
func Keys() string {
	var keys []string
	for _, g := range Games() {
		keys = append(keys, g.Key)
	}
	return strings.Join(keys, ", ")
}
