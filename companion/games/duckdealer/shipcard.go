package duckdealer

// Class is what a ship is called by the gear that it carries (DD-4.2).
type Class int

// The classes, the fastest first.
const (
	Scout Class = iota
	Cruiser
	Freighter
)

// ClassOf is the class of a ship with so many pieces of gear.
func ClassOf(pieces int) Class { return printed.classOf(pieces) }

// Speed is how many steps a movement marker gives.
func (c Class) Speed() int { return printed.speed[c] }

// Counts of section 2.2.
const (
	// MarkersOfAType is how many energy markers there are of each type.
	MarkersOfAType = allMarkers
	// MarkersKept is how many energy markers are kept after an action turn.
	MarkersKept = keptMarkers
)

// Energy lists the words of the energy types in their order: move, build, trade.
func Energy() []string { return append([]string(nil), energyNames...) }

// Gear lists the words of the gear in their order: the cargo hold, then the crew
// quarters in the order of the energy that they make.
func Gear() []string { return append([]string(nil), gearNames...) }

// CrewOf is the gear that makes markers of an energy type.
func CrewOf(energy string) string {
	for e, name := range energyNames {
		if name == energy {
			return gearNames[e+1]
		}
	}
	return ""
}
