package screens

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// duckKey is the key of Duck Dealer.
const duckKey = "duck-dealer"

// duckTable is what Duck Dealer adds.
func duckTable() atTable {
	return atTable{
		reached:  duckReached,
		icon:     parts.IconRoute,
		board:    newDuckBoard,
		step:     duckStep,
		mats:     duckMats,
		assist:   newDuckAssist,
		question: classQuestion,
		aids:     duckAidList(),
		laying:   newDuckLaid,
		printed:  duckPrinted,
		copied: &aid{
			icon: parts.IconList, open: buildCopy,
			title: func() string { return lang.L("Your copy") },
			line:  func() string { return lang.L("What your box prints: recipes, tiles, the map. The referee uses it.") },
		},
	}
}

// duckReached are the points of a seat.
func duckReached(t rules.Table, seat int) string {
	v, ok := duckdealer.Look(t)
	if !ok {
		return ""
	}
	return lang.L("Points {{.Points}}", map[string]any{"Points": v.Players[seat-1].Score})
}
