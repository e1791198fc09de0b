package tables_test

import (
	"fmt"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
)

// together lets guests ask for moves before any of them is told of another, and gives the answers.
func (w *world) together(words ...string) []error {
	answers := make([]error, len(words))
	for i, g := range w.guests[:len(words)] {
		if words[i] == "" {
			continue
		}
		answers[i] = fmt.Errorf("no answer")
		a, err := g.Match().Table().Read(fmt.Sprintf("%d: %s", g.Seat(), words[i]))
		require.NoError(w.t, err)
		g.Play(a, func(err error) { answers[i] = err })
	}
	for _, g := range w.guests {
		w.fetch(g)
	}
	w.moment()
	return answers
}

// TestSixThrowAtOnce lets six seats throw before any is told of another's throw: people with their own dice, and the app. All throws are
// played, each once.
func TestSixThrowAtOnce(t *testing.T) {
	for _, draws := range []bool{false, true} {
		w := seated(t, "traders", 6, 6, matches.Settings{Draws: draws})
		answers := make([]error, 6)
		for i, g := range w.guests {
			require.Zero(t, g.Revision())
			answers[i] = fmt.Errorf("no answer")
			answered := func(err error) { answers[i] = err }
			act, err := g.Match().Table().Read(fmt.Sprintf("%d: roll %d", i+1, i+1))
			require.NoError(t, err)
			if draws {
				g.Draw(i+1, act.Verb, answered)
			} else {
				g.Play(act, answered)
			}
		}
		for _, g := range w.guests {
			w.fetch(g)
		}
		w.moment()
		require.Equal(t, make([]error, 6), answers)
		require.Equal(t, 6, w.match.Log().Revision())
		var seats []int
		for _, e := range w.match.Table().Log() {
			seats = append(seats, e.Seat)
		}
		require.Equal(t, []int{1, 2, 3, 4, 5, 6}, slices.Sorted(slices.Values(seats)))
		w.moment()
		for _, g := range w.guests {
			require.Equal(t, 6, g.Revision())
		}
	}
}

// TestWhoTakesAtOnce lets four seats take cards of a row before any is told of another: who takes another card takes it. Two take the same,
// and the second of them is told who was faster. Who takes the top card of the pile would get another one than they saw.
func TestWhoTakesAtOnce(t *testing.T) {
	w := newWorldOf(t, 1, row(), headers(row(), 4, nil), matches.Settings{}, 4)
	w.sit()
	answers := w.together("take 1", "take 3", "take 1", "top")
	require.NoError(t, answers[0])
	require.NoError(t, answers[1])
	for _, i := range []int{2, 3} {
		var late *tables.Answered
		require.ErrorAs(t, answers[i], &late)
		require.Contains(t, late.Why, "Ben has just moved: ")
		require.Equal(t, "Ben", late.Late.Who)
	}
	require.Equal(t, 2, w.match.Log().Revision())
	require.Equal(t, 2, w.guests[2].Revision(), "who was late sees why")
	require.Equal(t, make([]error, 4), w.together("", "", "take 5", "take 6"))
	require.Equal(t, 4, w.match.Log().Revision())
}

// rowOf is a row of cards; each lies there, or with a seat.
type rowOf struct {
	step  rules.Step
	taken [6]int
}

// row is a game in which everybody takes a card at any time: one of their choice, or the first that is there.
func row() *rules.Game {
	var said rules.Verbs
	take := said.Verb1("take", "Cards are taken at any time.")
	top := said.Verb0("top", "Cards are taken at any time.")
	numbers := rules.Numbers("CARD", 1, 6)
	return rules.Declare(rules.Game{
		Key: "row", Title: "Row", Version: "1", MinSeats: 4, MaxSeats: 4, Texts: fstest.MapFS{"register.txt": {Data: []byte("RO-1 | ruling | A card is taken once.")}},
	}, func(s *rules.Setup) (*rules.Book[rowOf], error) {
		gone := rules.Check1("RO-1", func(p *rowOf, _, card int) bool { return p.taken[card-1] > 0 },
			func(*rowOf, int, int) wording.Text { return wording.Say("This card is gone.") })
		return &rules.Book[rowOf]{
			Seats: s.Seats, Steps: []rules.StepWords{{Name: "taking", Title: "Taking"}, {Name: "over", Title: "Over"}},
			Step:   func(p *rowOf) rules.Step { return p.step },
			ToMove: func(*rowOf) rules.Seats { return rules.Only(1) | rules.Only(2) | rules.Only(3) | rules.Only(4) },
			Verbs: []rules.Verb[rowOf]{
				{
					Is: take, Steps: rules.In(0), Words: rules.Places[rowOf](numbers), Template: "{who} takes {1}", Checks: []rules.Check[rowOf]{gone},
					Effect: rules.Do1(func(p *rowOf, seat, card int) { p.taken[card-1] = seat }),
				},
				{Is: top, Steps: rules.In(0), Template: "{who} takes the first card", Effect: func(p *rowOf, a rules.Act) {
					p.taken[slices.Index(p.taken[:], 0)] = a.Seat
				}},
			},
			Ranking: func(*rowOf) [][]int { return [][]int{{1, 2, 3, 4}} },
			Position: func(p *rowOf) rules.Shape {
				parts := []rules.Part{{Name: "step", Title: "Step", Is: rules.At(&p.step,
					rules.WordIn(rules.Words("step", 0, "taking", "over")))}}
				for i := range 6 {
					parts = append(parts, rules.Part{Name: fmt.Sprint("card", i+1), Title: "Card", Is: rules.At(&p.taken[i],
						rules.NumberIn(0, 4))})
				}
				return rules.Group(parts...)
			},
		}, nil
	})
}

// TestWhatComesBetween sends back what means something else now: one's own second throw, a move of whose turn it wasn't yet, a move at a
// position where something was taken back.
func TestWhatComesBetween(t *testing.T) {
	w := seated(t, "raid-trade", 2, 2, matches.Settings{})
	anna := w.guests[0]
	var answers []error
	for _, words := range []string{"1: roll 3", "1: roll 5"} { // two taps, before the first is answered
		a, err := anna.Match().Table().Read(words)
		require.NoError(t, err)
		anna.Play(a, func(err error) { answers = append(answers, err) })
	}
	w.fetch(anna)
	w.moment()
	require.Len(t, answers, 2)
	require.NoError(t, answers[0])
	require.Error(t, answers[1])
	require.Equal(t, 1, w.match.Log().Revision())

	act, err := w.guests[1].Match().Table().Read("2: roll 4")
	require.NoError(t, err)
	var told error
	w.guests[1].Play(act, func(err error) { told = err })
	require.NoError(t, w.match.Undo())
	w.carry(w.host.Changed())
	w.fetch(w.guests[1])
	w.moment()
	var late *tables.Answered
	require.ErrorAs(t, told, &late)
	require.True(t, late.Late.Back)
	require.Equal(t, 2, w.match.Log().Revision())

	// What was not legal where it was asked for isn't played because somebody has moved since.
	require.NoError(t, w.together("roll 5")[0])
	seen := w.match.Log().Revision()
	require.NoError(t, w.match.Play(read(t, w, "Ben: roll 2"), matches.Entered))
	next := w.match.Table().Legal(nil)[0]
	require.Equal(t, 1, next.Seat)
	ask := fmt.Sprintf(`{"do":"act","id":"early","r":%d,"w":%q}`, seen, w.match.Table().Notation(next))
	out := w.host.Receive(anna.line, []byte(ask), w.now)
	require.Contains(t, string(out[len(out)-1].Data), "Ben has just moved")
}
