package rules

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// RuleNumber is what section 2 of a game's specification counts, prices or bounds, and a designer may change: the header
// Number of a transcript, NAME=VALUE.
type RuleNumber struct {
	Name string
	// About says what it counts, and which rule.
	About string
	// Printed is its value where nobody says otherwise; Low and High bound the others.
	Printed, Low, High int
	// Least is the name of another number that this one can't be below; "": none.
	Least string

	to *int // where the book reads it
}

// NumberOf declares a number of the rules that the book reads at one place.
func NumberOf(to *int, name string, printed, low, high int, about string) RuleNumber {
	return RuleNumber{Name: name, About: about, Printed: printed, Low: low, High: high, to: to}
}

// AtLeast is the number that can't be below another one of its game, whatever both are.
func (n RuleNumber) AtLeast(name string) RuleNumber {
	n.Least = name
	return n
}

// Put gives each number of a book its value: the one that the table has chosen, or the printed one.
func (s *Setup) Put(list []RuleNumber) {
	for _, n := range list {
		*n.to = n.Printed
		if value, changed := s.Numbers[n.Name]; changed {
			*n.to = value
		}
	}
}

// NumbersFor lists the numbers of the rules for so many seats; none: nothing of the game can be changed.
func (g *Game) NumbersFor(seats int) []RuleNumber {
	if g.Numbers == nil {
		return nil
	}
	return g.Numbers(seats)
}

// changed are the numbers that headers change, by name.
func (g *Game) changed(lines []Line, seats int) (map[string]int, error) {
	if len(lines) == 0 {
		return nil, nil
	}
	list, values, last := g.NumbersFor(seats), map[string]int{}, 0
	for _, line := range lines {
		name, text, _ := strings.Cut(line.Text, "=")
		at := slices.IndexFunc(list, func(n RuleNumber) bool { return n.Name == name })
		if at < 0 {
			return nil, faultf(line.Number, "%s has no number %q; %s", g.Title, name, thereAre(list, func(n RuleNumber) string { return n.Name }))
		}
		n := &list[at]
		value, err := strconv.Atoi(text)
		if err != nil || value < n.Low || value > n.High || strconv.Itoa(value) != text {
			return nil, faultf(line.Number, "number %s takes a whole number from %d to %d, not %q", name, n.Low, n.High, text)
		}
		if _, twice := values[name]; twice {
			return nil, faultf(line.Number, "the number %s appears twice", name)
		}
		values[name], last = value, line.Number
	}
	return values, together(list, values, last)
}

// together checks the bounds of numbers that depend on each other; the fault names the last line that changes one.
func together(list []RuleNumber, values map[string]int, line int) error {
	value := map[string]int{}
	for _, n := range list {
		value[n.Name] = n.Printed
	}
	maps.Copy(value, values)
	for _, n := range list {
		if least := value[n.Least]; n.Least != "" && value[n.Name] < least {
			return faultf(line, "number %s: there are at least as many %s as %s (%d), not %d", n.Name, n.Name, n.Least, least, value[n.Name])
		}
	}
	return nil
}
