package lessons_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/lessons"
)

const (
	mostSaid = 60 // letters of what to do: two lines on a phone
	mostWhy  = 38 // of the reason: one
)

// TestLessons holds every lesson against the referee: each step is legal, each try is refused by the rule that it names,
// every rule is in the register, and no note is long.
func TestLessons(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			l, err := lessons.Of(game)
			require.NoError(t, err)
			if l == nil {
				t.Log("it has no lesson")
				return
			}
			tries := 0
			require.NoError(t, l.Walk(func(_ rules.Table, s *lessons.Step, _ rules.Act) error {
				if s.Kind == lessons.Try {
					tries++
				}
				return nil
			}))
			require.NotZero(t, tries, "nothing is refused")
			for _, s := range l.Steps {
				require.LessOrEqual(t, utf8.RuneCountInString(s.Say), mostSaid, "line %d: %s", s.Line, s.Say)
				require.LessOrEqual(t, utf8.RuneCountInString(s.Why), mostWhy, "line %d: %s", s.Line, s.Why)
				if s.Rule == "" {
					continue
				}
				_, ok := game.Rule(s.Rule)
				require.True(t, ok, "line %d: %s has no rule %s", s.Line, game.Title, s.Rule)
			}
			took, err := l.Time()
			require.NoError(t, err)
			t.Logf("%s: %v, %d steps", game.Title, took.Round(time.Second), len(l.Steps))
			require.GreaterOrEqual(t, took, 2*time.Minute)
			require.LessOrEqual(t, took, 5*time.Minute)
		})
	}
}

// TestScript reads every note and every refusal in the text for whoever explains the game.
func TestScript(t *testing.T) {
	for _, game := range shelf.Games() {
		l, err := lessons.Of(game)
		require.NoError(t, err)
		if l == nil {
			continue
		}
		text, err := l.Text()
		require.NoError(t, err)
		for _, s := range l.Steps {
			require.Contains(t, text, strings.TrimSpace(s.Say+" "+s.Why))
		}
		require.NoError(t, l.Walk(func(table rules.Table, s *lessons.Step, a rules.Act) error {
			if s.Kind == lessons.Try {
				require.Contains(t, text, table.Explain(a).Why.String())
			}
			return nil
		}))
		for _, line := range append(slices.Clone(l.End), l.Aim) {
			require.Contains(t, text, line)
		}
	}
}

// TestFaults names the line of what can't be read.
func TestFaults(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	head := "[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n#aim: Win.\n#end: Over.\n"
	for text, line := range map[string]int{
		"":                                   0, // no step
		"#do: Throw.\n":                      6,
		"#do: Throw.\n#try RD-6.2: Rise.\n":  6,
		"#do Throw.\n":                       6,
		"#dow: Throw.\n":                     6,
		"#do: Throw.\n#dow: Throw.\n":        7,
		"#do:\n":                             6,
		"#do RD-1.2: Throw.\n":               6,
		"#why RD-1.2: Throw.\n":              6,
		"#do: Throw.\n#why: No rule.\n":      7,
		"#try RD-6.2: A.\n#why RD-1.2: B.\n": 7,
		"Anna: roll 5\n":                     6,
		"#try RD-6.2: A.\nAnna: advance\nAnna: advance\n": 6,
	} {
		_, err := lessons.Read(game, head+text)
		var fault *rules.Fault
		require.True(t, errors.As(err, &fault), "%q: %v", text, err)
		require.Equal(t, line, fault.Line, "%q: %v", text, err)
	}
	for _, moves := range []string{"#do: Rise.\nAnna: advance\n", "#try RD-6.2: Throw.\nAnna: roll 5\n", "#do: Throw.\nAnna: rool 5\n"} {
		l, err := lessons.Read(game, head+moves)
		require.NoError(t, err)
		err = l.Walk(func(rules.Table, *lessons.Step, rules.Act) error { return nil })
		var fault *rules.Fault
		require.True(t, errors.As(err, &fault), "%q: %v", moves, err)
		require.Equal(t, 7, fault.Line)
	}
	_, err := lessons.Read(game, strings.Replace(head, "raid-trade", "traders", 1)+"#do: Throw.\nAnna: roll 5\n")
	require.Error(t, err)
	none := *game
	none.Texts = nil
	l, err := lessons.Of(&none)
	require.NoError(t, err)
	require.Nil(t, l)
}
