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

// BoxLine is a line of a box file that was read.
type BoxLine struct {
	Section Section // NoSection: the edition, a comment or nothing
	Edition string  // the name that the line gives the edition; "": none
	Text    string  // the line without its comment
}

// ReadBoxLine reads one line by itself; fault is what is wrong with it, or nil.
func ReadBoxLine(line rules.Line) (read BoxLine, fault *BoxFault) {
	r := newBoxReader()
	r.readLine(line)
	if len(r.faults) > 0 {
		return BoxLine{}, &r.faults[0]
	}
	return BoxLine{r.section, r.box.edition, uncommented(line.Text)}, nil
}

// IsBoxName reports whether a name is of small letters, digits and, if wanted, hyphens.
func IsBoxName(name string, hyphens bool) bool { return isName(name, hyphens) }

// BoxRange returns the least and the greatest number that a field of a box takes.
func BoxRange(field string) (least, most int) {
	switch field {
	case "slots":
		return leastSlots, mostSlots
	case "dots":
		return 0, mostDots
	case "start":
		return 0, startPlanets
	}
	return 0, mostCount
}
