package command

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/rules"
)

// ladder is the position of a game of one step at a time, which breaks on a height.
type ladder struct{ high int }

// ladders is a game in which one or two steps are taken up to the height of 20. It breaks on these heights.
func ladders(breaks ...int) *rules.Game {
	return rules.Declare(rules.Game{Key: "ladder", Title: "Ladder", MinSeats: 2, MaxSeats: 2}, func(s *rules.Setup) (*rules.Book[ladder], error) {
		const top = 20
		return &rules.Book[ladder]{
			Seats: s.Seats, Steps: []rules.StepWords{{Name: "turn"}, {Name: "over"}},
			Step: func(p *ladder) rules.Step {
				if p.high >= top {
					return 1
				}
				return 0
			},
			ToMove:  func(p *ladder) rules.Seats { return rules.Only(1 + p.high%2) },
			Ranking: func(*ladder) [][]int { return [][]int{{1}, {2}} },
			Position: func(p *ladder) rules.Shape {
				return rules.Group(rules.Part{Name: "high", Is: rules.At(&p.high, rules.NumberIn(0, top+1))})
			},
			Invariants: []rules.Invariant[ladder]{{Name: "invariant 1", Violation: func(p *ladder) wording.Text {
				for _, high := range breaks {
					if p.high == high {
						return wording.Say("the step is broken.")
					}
				}
				return wording.Text{}
			}}},
			Verbs: []rules.Verb[ladder]{{
				Name: "up", Steps: rules.In(0), Help: "Go up.", Template: "{who} goes up {1}",
				Words:  []rules.Word[ladder]{{Vocabulary: rules.Numbers("N", 1, 2)}},
				Effect: func(p *ladder, up rules.Act) { p.high += up.Words[0] },
			}},
		}, nil
	})
}

// studied runs a study of 40 matches of ladders by chance.
func studied(breaks ...int) (out, errs string, err error) {
	var o, e bytes.Buffer
	sh := &Shell{
		Out: &o, Err: &e, Elapsed: func() time.Duration { return 0 },
		Interrupt: func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) },
	}
	study := lab.Study{Game: ladders(breaks...), Seats: []string{"Anna", "Ben"}, Seed: "lab", Most: 100}
	l := &laboratory{simulation: simulation{Study: study, games: 40}, from: 1, to: 40}
	err = l.run(sh)
	return o.String(), e.String(), err
}

// TestMatchesThatBreakAreLeftOut says in one line how many matches of a study broke, and reports the others; with none left there is
// nothing to report.
func TestMatchesThatBreakAreLeftOut(t *testing.T) {
	out, errs, err := studied()
	require.NoError(t, err)
	require.Empty(t, errs)
	require.Contains(t, out, "2 seats, 40 matches")

	out, errs, err = studied(10)
	require.Equal(t, exit(statusFault), err)
	require.Regexp(t, `^tablekeeper: \d+ of 40 matches broke an invariant and are left out; match 1?\d: invariant 1: the step is broken\.\n$`, errs)
	require.Regexp(t, `2 seats, \d+ matches`, out)
	require.NotContains(t, out, "40 matches")

	out, errs, err = studied(1, 2)
	require.Equal(t, exit(statusFault), err)
	require.Empty(t, out)
	require.Equal(t, 1, strings.Count(errs, "\n"), errs)
	require.Contains(t, errs, "40 of 40 matches broke an invariant")
}
