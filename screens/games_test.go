package screens

import (
	"tablekeeper/screens/atrades"
	"tablekeeper/screens/duckdealer"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/traders"
)

// What the games of the shelf remember, for their tests.
func (a *App) traders() *traders.Feature { return a.features[traders.Key].(*traders.Feature) }
func (a *App) raid() *raidtrade.Feature  { return a.features[raidtrade.Key].(*raidtrade.Feature) }
func (a *App) duck() *duckdealer.Feature { return a.features[duckdealer.Key].(*duckdealer.Feature) }
func (a *App) atrades() *atrades.Feature { return a.features[atrades.Key].(*atrades.Feature) }
