package screens

import (
	"tablekeeper/screens/atrades"
	"tablekeeper/screens/duckdealer"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/traders"
)

// What the games of the shelf remember, for their tests.
func tradersOf(tb *Table) *traders.Feature { return tb.Games[traders.Key].(*traders.Feature) }
func raidOf(tb *Table) *raidtrade.Feature  { return tb.Games[raidtrade.Key].(*raidtrade.Feature) }
func duckOf(tb *Table) *duckdealer.Feature { return tb.Games[duckdealer.Key].(*duckdealer.Feature) }
func atradesOf(tb *Table) *atrades.Feature { return tb.Games[atrades.Key].(*atrades.Feature) }
