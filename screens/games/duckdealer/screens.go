package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// Key is the key of Duck Dealer.
const Key = "duck-dealer"

// Adds is what Duck Dealer adds.
func (a *Feature) Adds() game.Screens {
	return game.Screens{
		Icon:     parts.IconRoute,
		Ground:   night,
		Felt:     func(acts game.Acts) game.Felt { return newDuckBoard(a, acts) },
		Step:     duckStep,
		Mats:     duckMats,
		Question: classQuestion,
		Face:     duckFace,
		Pictures: pictures, Verb: addToFace,
		Signs:   duckSigns,
		Aids:    duckAidList(a),
		Laying:  func(table *game.LastTable, take func(lines []string)) game.Laying { return newDuckLaid(a, table, take) },
		Place:   (&nearby{}).name,
		Map:     placesMap,
		Printed: func() ([]rules.Header, string) { return duckPrinted(a) },
		Imports: &game.FileKind{Ending: boxEnding, Take: func(name string, data []byte, err error) {
			a.Open(shell.Route{Page: shell.CopyPage, Arg: Key})
			a.DuckCopy().Edits.TakeFile(name, data, err)
		}},
		Copied: &game.Aid{
			Icon: parts.IconList, Open: func() shell.Screen { return a.DuckCopy().Edits.Opened() },
			Title: func() string { return wording.L("Our box") },
			Line:  func() string { return wording.L("What your box prints: recipes, tiles, the map. The referee uses it.") },
		},
		Copy: func() []byte { return a.DuckCopy().File() },
	}
}
