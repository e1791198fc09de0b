// Package nim is Nim, the smallest game that the app can have: three heaps, two players, one verb and no chance.
//
// Whoever is to move takes any number of stones from one heap. Whoever takes the last stone wins.
package nim

import (
	"embed"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// texts are the files beside the game.
//
//go:embed *.txt
var texts embed.FS

// Game is what is known of the game before a match.
func Game() *rules.Game {
	return rules.Declare(rules.Game{
		Key: "nim", Title: "Nim", Tagline: "Take stones from a heap, and be the one who takes the last.",
		Texts: texts, Version: "1", MinSeats: 2, MaxSeats: 2,
		Told: "{n:win}",
	}, build)
}

const (
	stepTake rules.Step = iota
	stepOver
)

var steps = []rules.StepWords{
	stepTake: {Name: "take", Title: "Taking", Now: "{who} must first take stones"},
	stepOver: {Name: "over", Title: "Game over", Now: "the game is over"},
}

const (
	heaps  = 3
	stones = 7 // at most in a heap
)

// position is what lies on the table, and whose turn it is, from 1.
type position struct {
	step  rules.Step
	turn  int8
	Heaps [heaps]int8
}

// heap and number are the words of the move.
type (
	heap   int
	number int
)

var (
	said       rules.Verbs
	take       = rules.NewVerb2[heap, number](&said, "take", "Stones are taken in one's own turn.")
	heapWords  = rules.Words("HEAP", 0, "left", "middle", "right").Titled("the left heap", "the middle heap", "the right heap")
	stoneWords = rules.Numbers("N", 1, stones)
)

// table is what stays the same during a match.
type table struct{ seats []string }

func build(s *rules.Setup) (*rules.Book[position], error) {
	t := &table{seats: s.Seats}
	return &rules.Book[position]{
		Seats: s.Seats, Steps: steps, Step: func(p *position) rules.Step { return p.step },
		ToMove: func(p *position) rules.Seats {
			if p.step == stepOver {
				return 0
			}
			return rules.Only(int(p.turn))
		},
		Verbs: []rules.Verb[position]{{
			Is: take, Steps: rules.In(stepTake), Words: rules.Places[position](heapWords, stoneWords),
			Help: "Take stones from one heap.", Template: "{who} takes {2} from {1}",
			Checks: []rules.Check[position]{rules.Check2("NI-1.2",
				func(p *position, _ int, from heap, n number) bool { return int8(n) > p.Heaps[from] },
				func(p *position, _ int, from heap, n number) wording.Text {
					return wording.Say("There are only {there} in {heap}, and {number} can't be taken.", int(p.Heaps[from]), heapWords.Title(int(from), nil), int(n))
				})},
			Effect: rules.Do2(func(p *position, seat int, from heap, n number) {
				if p.Heaps[from] -= int8(n); p.Heaps == ([heaps]int8{}) {
					p.step = stepOver // NI-1.3: turn stays at who has won
					return
				}
				p.turn = int8(3 - seat)
			}),
		}},
		Ranking: func(p *position) [][]int { return [][]int{{int(p.turn)}, {3 - int(p.turn)}} },
		Start:   position{turn: 1, Heaps: [heaps]int8{3, 5, 7}},
		Invariants: []rules.Invariant[position]{{Name: "invariant 1", Violation: func(p *position) wording.Text {
			if (p.step == stepOver) != (p.Heaps == [heaps]int8{}) {
				return wording.Say("the game is over when the last stone is taken, and not before.")
			}
			return wording.Text{}
		}}},
		Position: t.described,
	}, nil
}

// described is the position, field by field.
func (t *table) described(p *position) rules.Shape {
	type part = rules.Part
	heap := func(i int, title, ask string) part {
		return part{
			Name: heapWords.Word(i), Title: title, Ask: ask,
			Is: rules.At(&p.Heaps[i], rules.NumberIn(0, stones)),
		}
	}
	return rules.Group(
		part{Name: "step", Title: "Step", Ask: "What is to be done now?", Is: rules.At(&p.step, rules.WordIn(rules.StepVocabulary(steps)))},
		part{Name: "turn", Title: "Whose turn it is", Ask: "Whose turn is it?", Is: rules.At(&p.turn, rules.SeatOf(len(t.seats)))},
		heap(0, "Left heap", "How many stones are in the left heap?"),
		heap(1, "Middle heap", "How many stones are in the middle heap?"),
		heap(2, "Right heap", "How many stones are in the right heap?"),
	)
}
