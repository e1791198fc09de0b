package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// board is a position with a part of each shape.
type board struct {
	step    rules.Step
	turn    int8
	order   [3]int8
	out     [3]bool
	colours uint8
	stock   [2]int16
	prices  [2]int8
	fight   fight
}

type fight struct {
	on     bool
	target int8
	rolls  int8
}

var (
	boardSteps = []rules.StepWords{
		{Name: "turn", Title: "Turn"}, {Name: "fight", Title: "Fight"}, {Name: "roll", Title: "Roll"}, {Name: "over", Title: "Game over"},
	}
	colours = rules.Words("colour", 0, "red", "blue")
)

func boardTable(t *testing.T) rules.Table {
	t.Helper()
	type part = rules.Part
	inFight := rules.In(1, 2)
	game := rules.Declare(rules.Game{Key: "board", Title: "Board", MinSeats: 3, MaxSeats: 3}, func(s *rules.Setup) (*rules.Book[board], error) {
		seat := rules.SeatOf(3)
		return &rules.Book[board]{
			Seats: s.Seats, Steps: boardSteps, Start: board{turn: 1},
			Step:   func(p *board) rules.Step { return p.step },
			ToMove: func(*board) rules.Seats { return rules.Only(1) },
			Position: func(p *board) rules.Shape {
				return rules.Group(
					part{Name: "step", Is: rules.At(&p.step, rules.WordIn(rules.StepVocabulary(boardSteps)))},
					part{
						Name: "turn", Only: rules.In(0, 1, 2), Misfit: "say whose turn it is.|nobody has the turn now.",
						Is: rules.At(&p.turn, seat.OrNull(0, "Nobody")),
					},
					part{Name: "order", Is: rules.Row(p.order[:], seat).Then(rules.Distinct)},
					part{Name: "out", Is: rules.SeatsAt(3, func(seat int) bool { return p.out[seat-1] }, func(seat int, is bool) { p.out[seat-1] = is })},
					part{Name: "colours", Is: rules.SetAt(&p.colours, colours, []int{1, 0}, "blue stands before red")},
					part{Name: "stock", Is: rules.NumbersAt(p.stock[:], colours, 9)},
					part{Name: "prices", Is: rules.MapAt(colours, func(c int) *int8 { return &p.prices[c] }, rules.Itself[int8](rules.NumberIn(1, 5)))},
					part{Name: "fight", Only: inFight, Misfit: "a fight", Is: rules.Group(
						rules.Part{Name: "target", Is: rules.At(&p.fight.target, seat)},
						rules.Part{
							Name: "rolls", Only: rules.In(2), Misfit: "a roll to be made",
							Is: rules.At(&p.fight.rolls, rules.NumberIn(0, 4)),
						},
					).Switched("None", &p.fight.on, func() { p.fight = fight{} })},
				)
			},
		}, nil
	})
	transcript := &rules.Transcript{}
	for _, header := range [][2]string{{"Game", "board"}, {"Seat", "A"}, {"Seat", "B"}, {"Seat", "C"}} {
		transcript.Add(header[0], header[1])
	}
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	return table
}

// TestPartsAreReadAndWritten reads what each shape takes, writes it again, and refuses the rest.
func TestPartsAreReadAndWritten(t *testing.T) {
	table := boardTable(t)
	full := `{"colours":["blue","red"],"fight":{"rolls":2,"target":3},"order":[2,1],"out":[1,3],"prices":{"blue":5},"step":"roll","stock":{"red":9},"turn":1}`
	require.NoError(t, table.Agree([]byte(full)))
	require.Equal(t, full, string(table.State()))
	require.Len(t, table.Fields(), 8)
	rest := `"fight":null,"prices":{},"stock":{},"step":"turn","turn":1}`
	for position, why := range map[string]string{
		`{"colours":["red","blue"],"order":[],"out":[],` + rest:                                                               "blue stands before red",
		`{"colours":[],"order":[1,1],"out":[],` + rest:                                                                        "seat 1 appears twice",
		`{"colours":[],"order":[1,2,3,1],"out":[],` + rest:                                                                    "expected at most 3 entries",
		`{"colours":[],"order":[],"out":[3,1],` + rest:                                                                        "seats stand in ascending order",
		`{"colours":[],"order":[],"out":[],"fight":null,"prices":{"green":1},"stock":{},"step":"turn","turn":1}`:              `"green" isn't one of red, blue`,
		`{"colours":[],"order":[],"out":[],"fight":null,"prices":{},"stock":{"red":10},"step":"turn","turn":1}`:               "from 1 to 9",
		`{"colours":[],"order":[],"out":[],"fight":{"target":1},"prices":{},"stock":{},"step":"fight","turn":1}`:              `the field "rolls" is missing`,
		`{"colours":[],"order":[],"out":[],"fight":null,"prices":{},"stock":{},"step":"fight","turn":1}`:                      "the step Fight needs a fight",
		`{"colours":[],"order":[],"out":[],"fight":{"rolls":0,"target":2},"prices":{},"stock":{},"step":"turn","turn":1}`:     "a fight doesn't belong to the step Turn",
		`{"colours":[],"order":[],"out":[],"fight":{"rolls":1,"target":2},"prices":{},"stock":{},"step":"fight","turn":1}`:    "a roll to be made doesn't belong to the step Fight",
		`{"colours":[],"order":[],"out":[],"fight":{"rolls":0,"target":2},"prices":{},"stock":{},"step":"roll","turn":1}`:     "the step Roll needs a roll to be made",
		`{"colours":[],"order":[],"out":[],"fight":{"rolls":0,"target":2},"prices":{},"stock":{},"step":"fight","turn":null}`: "say whose turn it is",
		`{"colours":[],"order":[],"out":[],"fight":null,"prices":{},"stock":{},"step":"over","turn":1}`:                       "nobody has the turn now",
	} {
		require.ErrorContains(t, table.Agree([]byte(position)), why, position)
	}
}

// TestPartsSettle empties what a step doesn't have.
func TestPartsSettle(t *testing.T) {
	table := boardTable(t)
	for step, settled := range map[string]string{
		"roll":  `"fight":{"rolls":2,"target":3},"order":[],"out":[],"prices":{},"step":"roll","stock":{},"turn":1}`,
		"fight": `"fight":{"rolls":0,"target":3},"order":[],"out":[],"prices":{},"step":"fight","stock":{},"turn":1}`,
		"over":  `"fight":null,"order":[],"out":[],"prices":{},"step":"over","stock":{},"turn":null}`,
	} {
		got, err := table.Settle([]byte(`{"colours":[],"fight":{"rolls":2,"target":3},"order":[],"out":[],"prices":{},"stock":{},"turn":1,"step":"` + step + `"}`))
		require.NoError(t, err)
		require.Equal(t, `{"colours":[],`+settled, string(got))
	}
}
