package duckdealer

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
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
	Text    wording.Text
}

// mostFault is how many characters of a fault are said: a line can be long.
const mostFault = 500

// Said is what is wrong, without its place, in the reader's language.
func (f BoxFault) Said() string { return wording.Shorten(f.Text.String(), mostFault) }

// DoubleFault is that of a line that tells of the same as an earlier one.
func DoubleFault(line int, section Section) BoxFault {
	return BoxFault{line, section, wording.Say("an earlier line tells of the same")}
}

// fault is the mistake as the commands report it.
func (f BoxFault) fault() *rules.Fault {
	text := f.Said()
	if f.Line == 0 {
		text = "line 0: the box: " + text // a fault of the whole box
	}
	return &rules.Fault{Line: f.Line, Box: true, Text: text}
}

// Error is the mistake with its line.
func (f BoxFault) Error() string {
	if f.Line == 0 {
		return f.Said()
	}
	return wording.Say("line {n}: {fault}", f.Line, wording.Name(f.Said())).String()
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
