package answers

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/partial"
)

// whole are the games whose libraries have a question for each rule of the register.
var whole = []string{"raid-trade", "traders", "rising-tides", "duck-dealer", "atrades"}

// TestLibraries reads every library: rules exist, facts of conditions are named, and no wording appears twice.
func TestLibraries(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			entries, err := library(game)
			require.NoError(t, err)
			words, err := readLexicon(game)
			require.NoError(t, err)
			asked, forms := map[string]string{}, opened(t, game, "").Forms()
			for _, e := range entries {
				at := fmt.Sprintf("%s:%d", e.File, e.Line)
				for _, w := range e.Wordings {
					plain := strings.Join(words.stems(w), " ")
					require.Empty(t, asked[plain], "%s: %q appears twice", at, w)
					asked[plain] = at
				}
				for _, r := range e.Rulings {
					require.NoError(t, r.check(game, words), at)
					require.True(t, r.Verdict != Depends || len(r.Needs) > 0 || path.Base(e.File) == plainFile, "%s: it depends on what? (needs)", at)
					for _, name := range r.About {
						require.True(t, slices.ContainsFunc(forms, func(f rules.Form) bool { return f.Name == name }), "%s: no verb %s", at, name)
					}
				}
			}
		})
	}
}

// What the libraries have at most of what the referee, figures and fields should say instead: answers with a verdict, and conditions. They only fall.
const mostVerdicts, mostConditions = 1923, 189

// TestLibrariesShrink holds the libraries to that.
func TestLibrariesShrink(t *testing.T) {
	verdicts, conditions := 0, 0
	for _, game := range shelf.Games() {
		entries, err := library(game)
		require.NoError(t, err)
		for _, e := range entries {
			for _, r := range e.Rulings {
				conditions += min(1, len(r.If))
				if r.Verdict == Yes || r.Verdict == No || r.Verdict == Depends && len(r.About) == 0 {
					verdicts++
				}
			}
		}
	}
	require.Equal(t, []int{mostVerdicts, mostConditions}, []int{verdicts, conditions}, "lower the ceilings to what there is")
}

// check reports what is wrong with a ruling.
func (r *Ruling) check(game *rules.Game, words *lexicon) error {
	if (len(r.Rules) == 0) != (r.Verdict == Silent) {
		return errors.New("an answer cites rules, unless the rules are silent")
	}
	for _, id := range r.Rules {
		if _, ok := game.Rule(id); !ok {
			return fmt.Errorf("there is no rule %s", id)
		}
	}
	for _, c := range r.If {
		for _, fact := range []string{c.Fact, c.Than} {
			if fact != "" && !words.names(fact) {
				return fmt.Errorf("words.txt has no fact %q", fact)
			}
		}
	}
	for _, s := range slot.FindAllStringSubmatch(r.Matter+r.Says, -1) {
		if !slices.ContainsFunc(r.If, func(c Condition) bool { return c.Fact == s[1] || c.Than == s[1] }) {
			return fmt.Errorf("no condition has {%s} said", s[1])
		}
	}
	return nil
}

// names reports whether a fact has the name.
func (l *lexicon) names(fact string) bool {
	for _, p := range l.facts {
		if p.name == fact {
			return true
		}
	}
	return false
}

// TestEveryRuleIsAsked finds a question for each rule.
func TestEveryRuleIsAsked(t *testing.T) {
	for _, key := range whole {
		game, _ := shelf.Find(key)
		entries, err := library(game)
		require.NoError(t, err)
		asked := map[string]bool{}
		for _, e := range entries {
			for _, r := range e.Rulings {
				for _, id := range r.Rules {
					asked[id] = true
				}
			}
		}
		for _, r := range game.Rules() {
			require.True(t, asked[r.ID], "nobody asks for %s", r.ID)
		}
	}
}

// TestReferee judges the move of every answer that has one: yes is legal, no is illegal by one of the rules, and
// it depends where the referee says so.
func TestReferee(t *testing.T) {
	for _, game := range shelf.Games() {
		entries, err := library(game)
		require.NoError(t, err)
		for _, e := range entries {
			for i, r := range e.Rulings {
				if len(r.Proof) == 0 {
					continue
				}
				t.Run(fmt.Sprintf("%s/%s:%d/%d", game.Key, e.File, e.Line, i+1), func(t *testing.T) {
					answer := refereed(t, game, r.Proof)
					want := map[Verdict]partial.Verdict{Yes: partial.Legal, No: partial.Illegal, Depends: partial.Depends}[r.Verdict]
					require.Equal(t, want, answer.Verdict, "%s %s", answer.Rule, answer.Reason)
					first, _, _ := strings.Cut(answer.Rule, ", ")
					if r.Verdict == No && first != rules.WrongStep { // the step in which something isn't done has no rule of its own
						require.Contains(t, r.Rules, first, answer.Reason)
					}
				})
			}
		}
	}
}

// refereed judges the last line of a proof: headers, what is known of the position, moves.
func refereed(t *testing.T, game *rules.Game, proof []string) partial.Answer {
	c, err := newCase(game, proof)
	require.NoError(t, err)
	q, err := c.inquiry()
	require.NoError(t, err)
	answer, err := q.Judge(c.Act)
	require.NoError(t, err)
	return answer
}

// inquiry asks about the case.
func (c *Case) inquiry() (*partial.Inquiry, error) {
	if c.Known == "" {
		return partial.Of(c.Table), nil
	}
	q := partial.New(c.Table)
	return q, q.Read([]byte(c.Known))
}
