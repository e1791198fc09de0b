package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Section is a part of a box file: what is in one place of the printed game.
type Section int

// The sections, in the order in which they are read off a printed game quickest:
// what lies before each player first, the dots of the board last.
const (
	noSection Section = iota
	shipSection
	factorySection
	consumerSection
	yardSection
	mineSection
	planetSection
	routeSection
)

// sectionOf is the section that holds a kind of line.
func sectionOf(kind string) Section {
	switch k := kindOf(kind); {
	case kind == "ship":
		return shipSection
	case kind == "junction":
		return planetSection
	case k != nil:
		return k.in
	}
	return noSection
}

// BoxFault is a mistake in a box file and its place.
type BoxFault struct {
	// Line is its number from 1; 0: the whole box.
	Line    int
	Section Section
	Field   string // of the line; "": all of it
	Text    wording.Text
}

// mostFault is how many characters of a fault are said: a line can be long.
const mostFault = 500

// Said is what is wrong, without its place, in the reader's language.
func (f BoxFault) Said() string { return wording.Shorten(f.Text.String(), mostFault) }

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
	return &boxReader{box: &box{}, tree: rules.Object{}, lines: map[string]bool{}, kinds: map[string]int{}, broken: map[Section]bool{}}
}

// BoxMistakes lists every mistake of a box that is a tree.
func BoxMistakes(tree rules.Object) (list []rules.Mistake) {
	lines, at := BoxLines(tree)
	for _, f := range BoxFaults(lines) {
		p := rules.Path{"ship"}
		for i := range lineKinds {
			if lineKinds[i].in == f.Section {
				p = rules.Path{lineKinds[i].list}
			}
		}
		if f.Line > 0 {
			p = at[f.Line-1]
			if f.Field != "" {
				p = p.At(f.Field)
			}
		}
		list = append(list, rules.Mistake{At: p, Why: f.Said()})
	}
	return list
}
