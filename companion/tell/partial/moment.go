package partial

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Settle answers as Judge does, but where that would not be the same in each of the steps of the move's verb, it takes
// one of them for granted: the one that people mean who don't say it. The answer assumes that step by its name, and
// moments are all of them with what follows; without values there is nothing to choose.
func (q *Inquiry) Settle(a rules.Act) (ans Answer, moments Fact, err error) {
	if q.Whole() {
		ans, err = q.whole(a)
		return ans, moments, err
	}
	probes, answers, usual, err := q.answers(a)
	if err != nil {
		return ans, moments, err
	}
	if same := q.joined(a, probes, answers, usual); len(probes) == 1 || same.Verdict != Depends {
		return same, moments, nil
	}
	moments = q.moments(a, probes, answers)
	ans = answers[usual]
	ans.Assumed = probes[usual].assumed(a)
	ans.Assumed[0].Text = wording.Say("The table is at \"{step}\".", q.title(q.step, moments.Values[usual].Value)).String()
	return ans.supposing(probes[usual]).filled(), moments, nil
}

// usualStep is the step in which a move is meant where nobody says it, "": the first one of its verb.
func (q *Inquiry) usualStep(a rules.Act) string {
	return q.table.Game().Everyday().Moments[q.table.Verb(a)]
}
