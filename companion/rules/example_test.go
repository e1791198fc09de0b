package rules_test

import (
	"fmt"
	"testing/fstest"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// pile is the position of a small game: two seats take one to three stones in
// turn; who takes the last one wins.
type pile struct {
	step   rules.Step
	turn   int
	stones int
}

const (
	playing rules.Step = iota
	ended
)

var stones = rules.Numbers("STONES", 1, 3)

// pileBook is the whole rulebook of that game.
func pileBook(s *rules.Setup) (*rules.Book[pile], error) {
	tooMany := rules.Check[pile]{
		Rule: "PI-1", Reads: rules.FirstWord,
		Breaks: func(p *pile, a rules.Act) bool { return a.Words[0] > p.stones },
		Why: func(p *pile, a rules.Act) wording.Text {
			return wording.Say("{who} can't take {n}: {stones} stones are left.", wording.Name(s.Seats[a.Seat-1]), a.Words[0], p.stones)
		},
	}
	limit := rules.Check[pile]{
		Rule: "PI-2", Reads: rules.FirstWord,
		Breaks: func(_ *pile, a rules.Act) bool { return s.Options.On("two-at-most") && a.Words[0] > 2 },
		Why:    func(*pile, rules.Act) wording.Text { return wording.Say("At this table nobody takes more than two.") },
	}
	return &rules.Book[pile]{
		Seats: s.Seats,
		Steps: []rules.StepWords{{Name: "playing", Title: "Playing", Now: "{who} must first take stones"}, {Name: "ended"}},
		Start: pile{turn: 1, stones: 7},
		Step:  func(p *pile) rules.Step { return p.step },
		ToMove: func(p *pile) rules.Seats {
			if p.step == ended {
				return 0
			}
			return rules.Only(p.turn)
		},
		Verbs: []rules.Verb[pile]{
			{
				Name: "take", When: "Stones are taken until none is left.", Steps: rules.In(playing), Words: []rules.Word[pile]{{Vocabulary: stones}},
				Checks: []rules.Check[pile]{tooMany, limit},
				Effect: func(p *pile, a rules.Act) {
					p.stones -= a.Words[0]
					if p.stones == 0 {
						p.step = ended
						return
					}
					p.turn = 3 - p.turn
				},
			},
			{
				Name: "add", When: "Only the table adds stones.", By: rules.ByTable, Steps: rules.In(playing),
				Effect: func(p *pile, _ rules.Act) { p.stones++ },
			},
		},
		Ranking: func(p *pile) [][]int { return [][]int{{p.turn}, {3 - p.turn}} },
		Invariants: []rules.Invariant[pile]{{Name: "invariant 1", Violation: func(p *pile) wording.Text {
			if (p.stones == 0) != (p.step == ended) {
				return wording.Say("the game is over exactly when no stone is left.")
			}
			return wording.Text{}
		}}},
		Position: func(p *pile) rules.Shape {
			return rules.Group(
				rules.Part{Name: "step", Title: "Step", Is: rules.At(&p.step,
					rules.WordIn(rules.Words("step", 0, "playing", "ended")))},
				rules.Part{Name: "turn", Title: "Turn", Is: rules.At(&p.turn, rules.SeatOf(2))},
				rules.Part{Name: "stones", Title: "Stones", Is: rules.At(&p.stones, rules.NumberIn(0, 100))},
			)
		},
	}, nil
}

// pileGame is the game as it would stand on the shelf.
func pileGame() *rules.Game {
	return rules.Declare(rules.Game{
		Key: "pile", Title: "Pile", MinSeats: 2, MaxSeats: 2,
		Options: []rules.Option{{Name: "two-at-most", Values: []string{"off", "on"}, Default: "off"}},
		Texts: fstest.MapFS{"register.txt": {Data: []byte(`
			PI-1 | ruling | Only what is there can be taken.
			PI-2 | ruling | House rule: two at most.
		`)}},
	}, pileBook)
}

func Example() {
	transcript, err := rules.ReadTranscript([]byte(`[Game "pile"]
[Seat "Anna"]
[Seat "Ben"]
Anna: take 3
Ben: take 3
Anna: take 2   # one is left
Anna: take 1
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	table, err := pileGame().Open(transcript, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, move := range transcript.Moves {
		judged := rules.JudgeMove(table, move)
		fmt.Println(judged.Line, judged.Verdict)
		if judged.Verdict == rules.Illegal {
			fmt.Println(judged.Rule, judged.Why)
		}
	}
	fmt.Println(table.Over(), table.Ranking())
	// Output:
	// 4 legal
	// 5 legal
	// 6 illegal
	// PI-1 Anna can't take 2: 1 stones are left.
	// 7 legal
	// true [[1] [2]]
}
