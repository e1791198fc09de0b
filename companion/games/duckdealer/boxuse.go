package duckdealer

import (
	"tablekeeper/companion/rules"
)

// HouseEdition is the name of the edition that the game comes with.
const HouseEdition = "house-1"

// StartPlanets is how many start planets a box has, and as many spaceyards.
const StartPlanets = startPlanets

// HouseBox returns the box file that the game comes with.
func HouseBox() []byte { return []byte(rules.TextOf(texts, "house-1.box")) }

// ReadMap reads the map of a box that may have mistakes beside it; nil where the map itself has some.
func ReadMap(lines []rules.Line) *Edition {
	r := readBox(lines)
	for _, f := range r.faults {
		if f.Section == routeSection || f.Section == planetSection && f.Line > 0 {
			return nil
		}
	}
	if len(r.box.chart.names) == 0 {
		return nil
	}
	r.box.chart.lay()
	r.box.entitle(r.box.chart.houseCalled())
	return &Edition{r.box}
}
