package duckdealer

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// Section is a part of a box file: what stands in one place of the printed game.
type Section int

// The sections, in the order in which they are read off a printed game quickest:
// what lies before each player first, the dots of the board last.
const (
	NoSection Section = iota
	ShipSection
	FactorySection
	ConsumerSection
	YardSection
	MineSection
	PlanetSection
	RouteSection
)

// Sections lists the sections in their order.
func Sections() []Section {
	return []Section{
		ShipSection, FactorySection, ConsumerSection, YardSection, MineSection, PlanetSection, RouteSection,
	}
}

// sectionOf is the section in which a kind of line stands.
func sectionOf(kind string) Section {
	switch kind {
	case "ship":
		return ShipSection
	case "factory":
		return FactorySection
	case "consumer":
		return ConsumerSection
	case "yard":
		return YardSection
	case "mine":
		return MineSection
	case "planet", "junction":
		return PlanetSection
	case "route":
		return RouteSection
	}
	return NoSection
}

// BoxFault is a mistake in a box file and its place.
type BoxFault struct {
	// Line is its number from 1; 0: the whole box.
	Line    int
	Section Section
	Text    string
}

// fault is the mistake as the commands report it.
func (f BoxFault) fault() *rules.Fault {
	text := f.Text
	if f.Line == 0 {
		text = "line 0: the box: " + text // a fault of the whole box
	}
	return &rules.Fault{Line: f.Line, Box: true, Text: text}
}

// Error is the mistake with its line.
func (f BoxFault) Error() string {
	if f.Line == 0 {
		return f.Text
	}
	return fmt.Sprintf("line %d: %s", f.Line, f.Text)
}

// BoxFaults lists every mistake of a box file, those of single lines first; none:
// it can be played with. A line has one at most.
func BoxFaults(lines []rules.Line) []BoxFault { return readBox(lines).faults }

// readBox reads all lines of a box.
func readBox(lines []rules.Line) *boxReader {
	r := newBoxReader()
	for _, line := range lines {
		r.readLine(line)
	}
	r.complete()
	return r
}

func newBoxReader() *boxReader {
	return &boxReader{box: &box{}, lines: map[string]bool{}, kinds: map[string]int{}, broken: map[Section]bool{}}
}
