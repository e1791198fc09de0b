package partial

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// checkCompletions makes sure that the answers hold in random possible positions that fit: for each of
// them in so many as a flag says, and in those that are made for the others too.
func (c *campaign) checkCompletions(t *testing.T, q *Inquiry, claims []claim, tree rules.Object, source *rand.Rand) {
	if len(claims) == 0 {
		return
	}
	hold := func(b *board) {
		require.NoError(t, q.trial.moveTo(b))
		c.completions++
		for i := range claims {
			c.checkClaim(t, q, &claims[i], b.tree)
		}
	}
	hold(q.board(tree))
	for _, p := range q.strolls(claims) {
		w := newWanderer(q, p, source)
		for n := range *completions {
			if n%stroll == 0 {
				w.begin(tree)
			}
			if w.walk() {
				hold(w.b)
			}
		}
	}
}

// strolls are the probes with which completions are made: for each step that an answer can be about, and
// for each seat that one is about where it isn't known who may act.
func (q *Inquiry) strolls(claims []claim) []*probe {
	type walk struct {
		step rules.Step
		seat int
	}
	var list []*probe
	made := map[walk]bool{}
	for _, one := range claims {
		for _, step := range q.stepsOf(one.act) {
			p := q.newProbe(one.act, step)
			w := walk{step, 0}
			if len(p.unknownOf(q.awaits)) > 0 {
				w.seat = one.act.Seat
			}
			if !made[w] {
				made[w] = true
				list = append(list, p)
			}
		}
	}
	return list
}

// trust is how many answers are held by the checks alone before the referee's whole ruling is asked for: it
// also lists the nearest legal moves.
const trust = 50

// checkClaim makes sure that an answer holds in the position of the trial.
func (c *campaign) checkClaim(t *testing.T, q *Inquiry, one *claim, tree rules.Object) {
	if !q.fitsQuestion(one.act, &one.ans) {
		return
	}
	c.held++
	rule := q.broken(one.act)
	if slices.Contains(one.ans.supposed, rule) {
		return // the answer says that it takes it for kept
	}
	if c.held%trust == 0 {
		require.Equal(t, q.trial.Explain(one.act).Rule, rule, one.where)
	}
	if !one.ans.allows(rule) {
		require.Fail(t, "unsound", "%s\nsays %s %s, but %q: %s", one.where, one.ans.Verdict, one.ans.Rule, rule, rules.JSON(tree))
	}
}

// broken is the rule that a move breaks in the position of the trial, "" for none.
func (q *Inquiry) broken(a rules.Act) string {
	step := q.trial.Step()
	verb := q.trial.Verb(a, step)
	switch {
	case int(step) == len(q.steps)-1:
		return rules.GameOver
	case !q.trial.Awaits(a.Seat):
		return rules.NotAwaited
	case verb < 0:
		return rules.WrongStep
	}
	for k, rule := range q.verbs[verb].rules {
		if broken, sure := q.trial.Breaks(verb, k, a); broken || !sure {
			return rule
		}
	}
	return ""
}

// fitsQuestion reports whether the trial's position is one that the question is about:
// where the answer is not about who may act, the seat may, in a step of the verb.
func (q *Inquiry) fitsQuestion(a rules.Act, ans *Answer) bool {
	named := strings.Split(ans.Rule, ", ")
	if slices.Contains(named, rules.WrongStep) {
		return q.trial.Awaits(a.Seat)
	}
	if slices.Contains(named, rules.GameOver) || slices.Contains(named, rules.NotAwaited) {
		return q.isKnown(q.step) || q.trial.Verb(a, q.trial.Step()) >= 0
	}
	return q.trial.Awaits(a.Seat) && q.trial.Verb(a, q.trial.Step()) >= 0
}
