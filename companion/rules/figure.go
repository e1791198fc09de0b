package rules

import (
	"strings"

	"tablekeeper/companion/base/wording"
)

// Operand is what a figure follows from: a word of a vocabulary, or a number.
type Operand struct {
	*Vocabulary
	// Name is that of the vocabulary, unless it has one of its own.
	Name string
	// Ask is the question for it.
	Ask string
	// Path is where a position has it, with {who} for a seat and {other} for the other one of two; "": nowhere. A list or a hand
	// stands for how many it holds.
	Path string
	// Usual is what it is where nobody says it; nil: without it there is no figure.
	Usual *int
}

// From is an operand with the question for it.
func From(words *Vocabulary, ask string) Operand {
	return Operand{Vocabulary: words, Name: words.Name, Ask: ask}
}

// FromNumber is an operand that is a number from low to high, with the question for it.
func FromNumber(name string, low, high int, ask string) Operand {
	return From(Numbers(name, low, high), ask)
}

// Called gives it a name of its own.
func (o Operand) Called(name string) Operand {
	o.Name = name
	return o
}

// At says where a position has it.
func (o Operand) At(path string) Operand {
	o.Path = path
	return o
}

// Or says what it is where nobody says it.
func (o Operand) Or(usual int) Operand {
	o.Usual = &usual
	return o
}

// Bound says what may be claimed of a figure.
type Bound int

// A figure is the least that is enough, or the most that there may be, or 1 where something holds and 0 where it doesn't; without that it is just a number.
const (
	_ Bound = iota
	Least
	Most
	Holds
)

// FigureFacts is what a rulebook declares of a figure: a number that follows from the rules and a few things that people know at the table.
type FigureFacts struct {
	Name string
	// Rules are the ids of those that it follows from, the best first.
	Rules []string
	// Question asks for it: "How many hits win against a {defence}?"
	Question string
	// Says tells it: "{n:hit} against {defence}." Of what holds or doesn't, what is said of the latter stands behind a |.
	Says     string
	Bound    Bound
	Operands []Operand
}

// Reckons declares a number: its name, the ids of its rules, the question for it, and what tells it.
func Reckons(name, ids, question, says string) FigureFacts {
	return FigureFacts{Name: name, Rules: strings.Fields(ids), Question: question, Says: says}
}

// Tells declares what holds or doesn't.
func Tells(name, ids, question, says string) FigureFacts {
	return Reckons(name, ids, question, says).As(Holds)
}

// As says what may be claimed of a number.
func (f FigureFacts) As(b Bound) FigureFacts {
	f.Bound = b
	return f
}

// Figured is a figure at a table.
type Figured struct {
	*FigureFacts
	// Number is the figure with a value for each operand.
	Number func(with ...int) int
}

// Figure0 is a figure that follows from the rules of the table alone.
func Figure0(f FigureFacts, n int) Figured {
	return Figured{&f, func(...int) int { return n }}
}

// Figure1 is a figure that follows from one operand.
func Figure1(f FigureFacts, a Operand, of func(a int) int) Figured {
	f.Operands = []Operand{a}
	return Figured{&f, func(with ...int) int { return of(with[0]) }}
}

// Figure2 is a figure that follows from two operands.
func Figure2(f FigureFacts, a, b Operand, of func(a, b int) int) Figured {
	f.Operands = []Operand{a, b}
	return Figured{&f, func(with ...int) int { return of(with[0], with[1]) }}
}

// Figure3 is a figure that follows from three operands.
func Figure3(f FigureFacts, a, b, c Operand, of func(a, b, c int) int) Figured {
	f.Operands = []Operand{a, b, c}
	return Figured{&f, func(with ...int) int { return of(with[0], with[1], with[2]) }}
}

// FigureOfSeats tells how many can play.
func FigureOfSeats(id string, least, most int) Figured {
	of := From(Numbers("players", 0, 99), "How many players?")
	return Figure1(Tells("players", id, "Is it a game for {players}?", "It is a game for {players}.|It is no game for {players}."), of,
		func(players int) int { return Number(least <= players && players <= most) })
}

// Number is a figure of what holds, 1, or doesn't, 0.
func Number(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

// FiguresOf lists the figures of a table's book, at its position.
func FiguresOf(t Table) []Figured { return t.(interface{ figures() []Figured }).figures() }

func (m *match[P]) figures() []Figured {
	if m.book.Figures == nil {
		return nil
	}
	return m.book.Figures(&m.now)
}

// Asked is the question for a figure. An operand that isn't known, -1, is called by its name.
func (f *FigureFacts) Asked(with ...int) wording.Text { return f.filled(f.Question, nil, with) }

// Told is a figure in a sentence.
func (f *FigureFacts) Told(n int, with ...int) wording.Text {
	template, not, _ := strings.Cut(f.Says, "|")
	if f.Bound == Holds && n == 0 {
		template = not
	}
	template, thing := counted(template)
	if thing == "" {
		return f.filled(template, n, with)
	}
	return f.filled(template, wording.Count(n, thing), with)
}

// Counted is a number of what a figure counts: "6 hits".
func (f *FigureFacts) Counted(n int) wording.Text {
	if _, thing := counted(f.Says); thing != "" {
		return wording.Count(n, thing).Text()
	}
	return wording.TextOf(n)
}

// filled puts a figure and its operands into a template.
func (f *FigureFacts) filled(template string, n any, with []int) wording.Text {
	var fills []any
	for _, place := range wording.Places(template, nil) {
		if place == "n" {
			fills = append(fills, n)
			continue
		}
		for i, o := range f.Operands {
			switch {
			case o.Name != place:
			case with[i] < 0:
				fills = append(fills, wording.TextOf(place))
			default:
				fills = append(fills, o.Said(with[i], nil))
			}
		}
	}
	return wording.Say(template, fills...)
}

// Sentences are the texts that people read of a figure.
func (f *FigureFacts) Sentences() []string {
	var list []string
	for template := range strings.SplitSeq(f.Says, "|") {
		template, thing := counted(template)
		if list = append(list, template); thing != "" {
			list = append(list, "{n} "+thing)
		}
	}
	for _, o := range f.Operands {
		list = append(list, o.Ask, o.Name)
	}
	return append(list, f.Question)
}

// Measure is how people say a number of something: "{n:hit}" or "{n}% of the way".
type Measure string

// Of says so many.
func (m Measure) Of(n int) wording.Text {
	template, thing := counted(string(m))
	if thing == "" {
		return wording.Say(template, n)
	}
	return wording.TextOf(wording.Count(n, thing))
}

// counted takes out of a template what its number counts: "{n:hit} against {defence}" is "{n} against {defence}" and "hit".
func counted(template string) (without, thing string) {
	before, behind, found := strings.Cut(template, "{n:")
	if !found {
		return template, ""
	}
	depth := 1
	end := strings.IndexFunc(behind, func(r rune) bool {
		switch r {
		case '{':
			depth++
		case '}':
			depth--
		}
		return depth == 0
	})
	return before + "{n}" + behind[end+1:], behind[:end]
}
