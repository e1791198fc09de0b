package screens

import (
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/games/atrades"
	"tablekeeper/screens/games/duckdealer"
	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
)

// GameFeatures lists what games add to the screens, by their keys. A game of the shelf that isn't here is played all the same,
// with what its book tells.
func GameFeatures(s *game.Session) map[string]game.Feature {
	return map[string]game.Feature{
		risingtides.Key: risingtides.Screens(s),
		traders.Key:     &traders.Feature{Session: s},
		raidtrade.Key:   &raidtrade.Feature{Session: s},
		duckdealer.Key:  &duckdealer.Feature{Session: s},
		atrades.Key:     &atrades.Feature{Session: s},
	}
}
