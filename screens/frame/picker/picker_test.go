package picker_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
)

// pile is the position of a small game: who takes the last stone has won.
type pile struct{ stones, turn int }

// smallGame is a game with a word that is the only choice, a word of many numbers, and a move of the table.
func smallGame(t *testing.T, stones int) rules.Table {
	t.Helper()
	game := rules.Declare(rules.Game{Key: "pile", Title: "Pile", MinSeats: 2, MaxSeats: 2}, func(s *rules.Setup) (*rules.Book[pile], error) {
		hands := rules.Words("HAND", 1, "left", "right").Titled("Left hand", "Right hand")
		other := rules.Numbers("SEAT", 1, 2).OfSeats()
		return &rules.Book[pile]{
			Seats: s.Seats, Steps: []rules.StepWords{{Name: "turn"}, {Name: "over"}}, Start: pile{stones, 1},
			Step: func(p *pile) rules.Step {
				if p.stones == 0 {
					return 1
				}
				return 0
			},
			ToMove:  func(p *pile) rules.Seats { return rules.Only(p.turn) },
			Ranking: func(p *pile) [][]int { return [][]int{{3 - p.turn}, {p.turn}} },
			Position: func(p *pile) rules.Shape {
				return rules.Group(
					rules.Part{Name: "stones", Is: rules.At(&p.stones, rules.NumberIn(0, stones))},
					rules.Part{Name: "turn", Is: rules.At(&p.turn, rules.SeatOf(2))},
				)
			},
			Verbs: []rules.Verb[pile]{
				{
					Name: "take", Steps: rules.In(0), Help: "Take stones.", Template: "{who} takes {2}",
					Words: []rules.Word[pile]{{Vocabulary: hands}, {Vocabulary: rules.Numbers("N", 1, 9999)}},
					Checks: []rules.Check[pile]{
						{
							Rule: "P-1", Reads: rules.FirstWord, Breaks: func(_ *pile, a rules.Act) bool { return a.Words[0] == 2 },
							Why: func(*pile, rules.Act) wording.Text { return wording.Say("The right hand is tied.") },
						},
						{
							Rule: "P-2", Reads: rules.TwoWords, Breaks: func(p *pile, a rules.Act) bool { return a.Words[1] > min(p.stones, 40) || a.Words[1] == 3 },
							Why: func(*pile, rules.Act) wording.Text { return wording.Say("Too many, or three.") },
						},
					},
					Effect: func(p *pile, a rules.Act) { p.stones, p.turn = p.stones-a.Words[1], 3-p.turn },
				},
				{
					Name: "give", Steps: rules.In(0), Help: "Give the turn away.", Template: "{who} gives the turn to {1}",
					Words: []rules.Word[pile]{{Vocabulary: other}},
					Checks: []rules.Check[pile]{{
						Rule: "P-3", Reads: rules.FirstWord, Breaks: func(_ *pile, a rules.Act) bool { return a.Words[0] == a.Seat },
						Why: func(*pile, rules.Act) wording.Text { return wording.Say("To somebody else.") },
					}},
					Effect: func(p *pile, a rules.Act) { p.turn = a.Words[0] },
				},
				{Name: "pass", Passes: true, Steps: rules.In(0), Help: "Do nothing.", Template: "{who} passes", Effect: func(p *pile, _ rules.Act) { p.turn = 3 - p.turn }},
				{Name: "take-all", By: rules.ByTable, Steps: rules.In(0), Help: "The table takes all.", Template: "All is taken", Effect: func(p *pile, _ rules.Act) { p.stones = 0 }},
			},
		}, nil
	})
	transcript := &rules.Transcript{}
	transcript.Add("Game", "pile")
	transcript.Add("Seat", "Anna")
	transcript.Add("Seat", "Ben")
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	return table
}

// names are the verbs of offers, with a star where nothing of them is legal.
func names(offers []picker.VerbOffer) []string {
	var list []string
	for _, o := range offers {
		name := o.Form.Name
		if len(o.Acts) == 0 {
			name += "*" + o.Rule
		}
		list = append(list, name)
	}
	return list
}

func TestPickerOffersWhatIsLegal(t *testing.T) {
	p := picker.NewPicker(smallGame(t, 5))
	require.Equal(t, []string{"pass", "take", "give", "take-all"}, names(p.Offers()), "the pass first, the table last")
	p.About = 2
	require.Equal(t, []string{"give"}, names(p.Offers()), "only what names Ben")
	p.About = 1
	require.Equal(t, []string{"pass", "take"}, names(p.Offers()), "only what Anna does without Ben")
	p.About, p.All, p.Who = 0, true, 2
	require.Equal(t, []string{"take-all", "take*GEN-2", "give*GEN-2", "pass*GEN-2"}, names(p.Offers()))
}

func TestPickerTakesTheOnlyChoice(t *testing.T) {
	table := smallGame(t, 5)
	p := picker.NewPicker(table)
	take := &p.Forms[0]
	p.Take(1, take)
	require.Equal(t, []int{1}, p.Words, "the right hand is tied")
	require.Equal(t, 1, p.Place())
	require.Equal(t, []int{1, 2, 4, 5}, p.Values(1))
	p.Choose(1, 4)
	act, ok := p.Complete()
	require.True(t, ok)
	require.Equal(t, "take left 4", table.Notation(act))
	require.Equal(t, 1, p.Place(), "another number can be chosen still")
	p.Choose(1, 2)
	act, _ = p.Complete()
	require.Equal(t, "take left 2", table.Notation(act))

	p.Back()
	_, ok = p.Complete()
	require.False(t, ok)
	p.Back()
	require.Nil(t, p.Form, "there is nothing else that people chose")

	p.Take(1, &p.Forms[1])
	act, ok = p.Complete()
	require.True(t, ok, "there is one other player")
	require.Equal(t, "give 2", table.Notation(act))
	require.Equal(t, -1, p.Place())
}

func TestPickerClaims(t *testing.T) {
	p := picker.NewPicker(smallGame(t, 5))
	p.All = true
	p.Take(1, &p.Forms[0])
	require.Empty(t, p.Words, "a claim may name any word")
	values, claims := p.Claims(0)
	require.Equal(t, []int{2}, values)
	require.Equal(t, "P-1", claims[0].Rule)
	require.Equal(t, "The right hand is tied.", p.Table.Explain(claims[0].Act).Why.String())
	p.Choose(0, 1)
	values, _ = p.Claims(1)
	require.Empty(t, values, "a number is entered and then judged, not picked from 9999")
	p.Choose(1, 9000)
	act, ok := p.Complete()
	require.True(t, ok)
	require.Equal(t, "P-2", p.Table.Judge(act))
}

func TestNumbers(t *testing.T) {
	p := picker.NewPicker(smallGame(t, 5))
	require.True(t, picker.IsNumber(p.Forms[0].Words[1]))
	require.False(t, picker.IsNumber(p.Forms[0].Words[0]))
	require.False(t, picker.IsNumber(p.Forms[1].Words[0]), "seats are no numbers")
	require.Equal(t, "1, 2, 4 to 7, 9", picker.Spans([]int{1, 2, 4, 5, 6, 7, 9}))
	require.Empty(t, picker.Spans(nil))
}
