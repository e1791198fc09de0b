package partial

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Settle answers as Judge does, but where that would not be the same in each of the steps of the move's verb, it takes
// one of them for granted: the one that people mean who don't say it. The answer assumes that step by its name, and
// moments are all of them with what follows; without values there is nothing to choose.
func (q *Inquiry) Settle(a rules.Act) (ans Answer, moments Fact, err error) {
	ans, probes, usual, err := q.judged(a)
	if len(probes) < 2 || ans.Verdict != Depends {
		return ans, moments, err
	}
	moments, ans = q.moments(probes), usual.ans
	ans.Assumed = usual.assumed()
	ans.Assumed[0].Text = wording.Say("The table is at \"{step}\".", q.title(q.step, q.steps[usual.step])).String()
	return ans.supposing(usual).filled(), moments, nil
}
