package partial

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Verdict is what holds of a move on a partly known position.
type Verdict string

// The verdicts.
const (
	Legal   Verdict = "legal"   // in every possible position that fits
	Illegal Verdict = "illegal" // in every possible position that fits
	Depends Verdict = "depends" // neither is proved
	Open    Verdict = "open"    // neither is proved, and no position was found that fits
)

// Answer is the whole answer on a move.
type Answer struct {
	Verdict Verdict `json:"verdict"`
	// Rule is the rule that an illegal move breaks; where it can break several, the
	// one that it breaks for sure comes first, and they are separated by ", ".
	Rule   string `json:"rule"`
	Reason string `json:"reason"`
	// Assumed is what the question itself says and nobody stated.
	Assumed []Assumption `json:"assumed"`
	// Facts are those that decide, the one that decides most first.
	Facts []Fact `json:"facts"`
	// LegalWhen and IllegalWhen are whole possible positions that fit what is known,
	// in which the move is legal and in which it isn't; nil: none was found.
	LegalWhen   rules.Object `json:"legal_when"`
	IllegalWhen rules.Object `json:"illegal_when"`
	// Takes are the nearest changes of facts that would make an illegal move legal.
	Takes []Take `json:"takes"`

	supposed []string // the rules that are taken for kept
}

// Assumption is a fact that is taken for granted because the question says it.
type Assumption struct {
	Path  string `json:"path"`
	Value any    `json:"value"`
	Text  string `json:"text"`
}

// Fact is a question whose answer decides.
type Fact struct {
	Path     string  `json:"path"`
	Question string  `json:"question"`
	Values   []Value `json:"values"`

	leaf            *leaf
	decides, weight int
}

// Value is a value of a fact, or a range of numbers, with the verdict that follows.
type Value struct {
	Value    any
	From, To int
	Range    bool
	// Title is the value in the players' words.
	Title   string
	Verdict Verdict
	Rule    string
}

// MarshalJSON writes a value or a range.
func (v Value) MarshalJSON() ([]byte, error) {
	o := rules.Object{"verdict": string(v.Verdict), "rule": v.Rule}
	if v.Range {
		o["from"], o["to"] = v.From, v.To
	} else {
		o["value"] = v.Value
	}
	return rules.JSON(o), nil
}

// Take is a change of facts that would make a move legal.
type Take struct {
	Text    string   `json:"text"`
	Changes []Change `json:"changes"`
}

// Change is a fact that would have to be another.
type Change struct {
	Path string `json:"path"`
	From any    `json:"from"`
	To   any    `json:"to"`

	leaf *leaf
}

// Judge answers whether a move is legal, as far as that follows from what is known: in
// whichever of the steps of its verb it is made.
func (q *Inquiry) Judge(a rules.Act) (Answer, error) {
	ans, _, _, err := q.judged(a)
	return ans, err
}

// judged is the answer with the probes of the steps that a question can be about, none where the whole position is known. The usual
// one, the first where the game names none, is asked first: the others look only for the positions that it has not found.
func (q *Inquiry) judged(a rules.Act) (ans Answer, probes []*probe, usual *probe, err error) {
	if q.Whole() {
		ans, err = q.whole(a)
		return ans, nil, nil, err
	}
	if probes, err = q.probes(a); err != nil {
		return ans, nil, nil, err
	}
	q.share, usual = len(probes), probes[0]
	for _, p := range probes {
		if q.steps[p.step] == q.table.Game().Everyday().Moments[q.table.Verb(a)] {
			usual = p
		}
	}
	usual.ans = usual.answer()
	for _, p := range probes {
		if p != usual {
			p.shown[goalLegal] = slices.ContainsFunc(probes, func(p *probe) bool { return p.ans.LegalWhen != nil })
			p.shown[goalIllegal] = slices.ContainsFunc(probes, func(p *probe) bool { return p.ans.IllegalWhen != nil })
			p.ans = p.answer()
		}
	}
	return q.joined(probes, usual), probes, usual, nil
}

// probes are made for the steps that a question can be about and in which the seat can be
// awaited, or for the first one where it never is. Where what is known fits no step of a game that goes on there is nothing to
// judge.
func (q *Inquiry) probes(a rules.Act) ([]*probe, error) {
	var list []*probe
	steps, why := q.stepsOf(a), ""
	for _, step := range steps {
		p := q.newProbe(a, step)
		not := p.impossible()
		switch {
		case not != "":
			why = not
		case len(steps) == 1 || p.awaited() != never:
			list = append(list, p)
		}
	}
	if list != nil {
		return list, nil
	}
	if why != "" && !q.goesOn(a) {
		return nil, notPossible(why)
	}
	return []*probe{q.newProbe(a, steps[0])}, nil
}

// goesOn reports whether what is known may fit a step before the end, which is the last one.
func (q *Inquiry) goesOn(a rules.Act) bool {
	if q.isKnown(q.step) {
		return false
	}
	for step := range len(q.steps) - 1 {
		if q.newProbe(a, rules.Step(step)).impossible() == "" {
			return true
		}
	}
	return false
}

// impossible is what is wrong in every position that has all that is known; "" where none is proved to be wrong. The last
// invariant, that somebody can go on, is too dear to be proved.
func (p *probe) impossible() string {
	for i, r := range p.q.holds[:max(0, len(p.q.holds)-1)] {
		if !slices.ContainsFunc(p.n.leaves(r), p.q.isKnown) {
			continue
		}
		broken := func() (bool, bool) { return !p.q.trial.Violation(i).Empty(), true }
		if p.certain(r, broken) == always && p.q.trial.moveTo(p.b) == nil {
			return p.q.trial.Violation(i).String()
		}
	}
	return ""
}

// errImpossible is the error of a question about a position that can't be, or not before the end of the game.
var errImpossible = errors.New("the position is not possible")

func notPossible(why string) error { return fmt.Errorf("%w: %s", errImpossible, why) }

// whole answers on a position that is known as a whole.
func (q *Inquiry) whole(a rules.Act) (Answer, error) {
	b := q.overlaid(q.samples.all[0].tree())
	if faults := q.table.Faults(rules.JSON(b.tree)); len(faults) > 0 {
		return Answer{}, notPossible(faults[0])
	}
	if err := q.trial.moveTo(b); err != nil {
		return Answer{}, err
	}
	ruling := q.trial.Explain(a)
	ans := Answer{Verdict: Legal, Reason: wording.Say("No rule forbids it.").String(), LegalWhen: b.tree}
	if !ruling.Legal() {
		ans = Answer{Verdict: Illegal, Rule: ruling.Rule, Reason: ruling.Why.String(), IllegalWhen: b.tree}
		ans.Takes = q.nearestTakes(a, b.tree)
	}
	return ans.filled(), nil
}

// filled has empty lists where there is nothing.
func (ans Answer) filled() Answer {
	if ans.Assumed == nil {
		ans.Assumed = []Assumption{}
	}
	if ans.Facts == nil {
		ans.Facts = []Fact{}
	}
	if ans.Takes == nil {
		ans.Takes = []Take{}
	}
	return ans
}

// stepsOf lists the steps that a question can be about: the one that is known, else
// those in which the verb is used.
func (q *Inquiry) stepsOf(a rules.Act) []rules.Step {
	if name, ok := q.known[q.step]; ok {
		return []rules.Step{rules.Step(slices.Index(q.steps, name.(string)))}
	}
	var steps []rules.Step
	for step := range q.steps {
		if q.trial.Verb(a, rules.Step(step)) >= 0 {
			steps = append(steps, rules.Step(step))
		}
	}
	if len(steps) == 0 {
		return []rules.Step{0}
	}
	return steps
}

// answer is the answer for one step.
func (p *probe) answer() Answer {
	if int(p.step) == len(p.q.steps)-1 {
		return p.refused(proof{verdict: Illegal, rules: []string{rules.GameOver}, first: -1})
	}
	if p.awaited() == never {
		return p.refused(proof{verdict: Illegal, rules: []string{rules.NotAwaited}, first: -1})
	}
	pr := p.supposing(p.prove())
	switch pr.verdict {
	case Illegal:
		return p.refused(pr)
	case Legal:
		return p.legal()
	}
	return p.depends(pr)
}

// legal is the answer on a move that is legal for sure.
func (p *probe) legal() Answer {
	return Answer{Verdict: Legal, Reason: wording.Say("No rule forbids it.").String(), LegalWhen: p.witness(goalLegal)}
}

// witness looks for a position, where none was found in another step.
func (p *probe) witness(w goal) rules.Object {
	if p.shown[w] {
		return nil
	}
	return p.find(w)
}

// refused is the answer on a move that is illegal for sure.
func (p *probe) refused(pr proof) Answer {
	ans := Answer{Verdict: Illegal, Rule: joinedRules(pr)}
	if p.shown[goalIllegal] {
		return ans // the other one tells the reason
	}
	w := goalIllegal
	switch {
	case pr.first >= 0:
	case pr.rules[0] == rules.WrongStep:
		w = goalAny
	default:
		w = goalOut
	}
	return p.told(ans, w, pr.first)
}

// told gives a refusal its position, the sentence of a check, or of whichever is broken there, and what would allow the move.
func (p *probe) told(ans Answer, w goal, check int) Answer {
	if ans.IllegalWhen = p.find(w); ans.IllegalWhen == nil {
		ans.Reason = p.alwaysBroken(check)
		return ans
	}
	p.q.trial.Set(ans.IllegalWhen)
	if check >= 0 {
		ans.Reason = p.q.trial.Why(p.verb, check, p.act).String()
	}
	if ans.Reason == "" {
		ans.Reason = p.q.trial.Explain(p.act).Why.String()
	}
	if w == goalIllegal {
		ans.Takes = p.q.nearestTakes(p.act, ans.IllegalWhen)
	}
	return ans
}

// NoSentence is the reason of an answer where no position was found to tell one of.
const NoSentence = "It is not allowed in this situation."

// alwaysBroken is the sentence of a check that is always broken, told of a position that has
// all that is known and need not be possible otherwise.
func (p *probe) alwaysBroken(check int) string {
	if check >= 0 && p.q.trial.moveTo(p.b) == nil {
		if why := p.q.trial.Why(p.verb, check, p.act); !why.Empty() {
			return why.String()
		}
	}
	return wording.Say(NoSentence).String()
}

// joinedRules are the rules of an illegal move: first the one that is broken always.
func joinedRules(pr proof) string {
	last := len(pr.rules) - 1
	return strings.Join(append([]string{pr.rules[last]}, pr.rules[:last]...), ", ")
}

// depends looks for both kinds of position and for the facts that decide.
func (p *probe) depends(pr proof) Answer {
	ans := Answer{Verdict: Depends}
	ans.Facts = p.facts(pr)
	if settled, ok := p.settled(ans.Facts); ok {
		return settled
	}
	ans.LegalWhen, ans.IllegalWhen = p.witness(goalLegal), p.witness(goalIllegal)
	ans.Facts = p.telling(ans.Facts)
	ans.Reason = wording.Say("It depends.").String()
	if len(ans.Facts) > 0 {
		ans.Reason = wording.Say("It depends: {question}", wording.Name(ans.Facts[0].Question)).String()
	}
	if ans.IllegalWhen != nil && ans.LegalWhen == nil && !p.shown[goalLegal] {
		ans.Takes = p.q.nearestTakes(p.act, ans.IllegalWhen)
	}
	return ans
}

// joined puts the answers of several steps together: what holds in all of them.
func (q *Inquiry) joined(probes []*probe, usual *probe) Answer {
	ans := usual.ans
	ans.Facts = slices.Clip(ans.Facts)
	same := true
	for _, p := range probes {
		if p == usual {
			continue
		}
		other := &p.ans
		if same = same && other.Verdict == ans.Verdict; same {
			ans.Rule = union(ans.Rule, other.Rule)
		}
		if ans.LegalWhen == nil {
			ans.LegalWhen = other.LegalWhen
		}
		if ans.IllegalWhen == nil {
			ans.IllegalWhen = other.IllegalWhen
		}
		for _, f := range other.Facts {
			if !slices.ContainsFunc(ans.Facts, func(g Fact) bool { return g.leaf == f.leaf }) {
				ans.Facts = append(ans.Facts, f)
			}
		}
	}
	switch {
	case !same:
		ans.Verdict, ans.Rule, ans.Takes = Depends, "", nil
		ans.Facts = append([]Fact{q.moments(probes)}, ans.Facts...)
		ans.Reason = wording.Say("It depends: {question}", wording.Name(ans.Facts[0].Question)).String()
	case ans.Verdict == Depends && len(probes) > 1: // the other facts can decide otherwise in each step
		ans.Facts = append(ans.Facts, q.moments(probes))
	}
	ans.Assumed = usual.assumed()
	return ans.supposing(probes...).filled()
}

// moments asks in which of the steps of its verb a move is made.
func (q *Inquiry) moments(probes []*probe) Fact {
	f := Fact{Path: q.step.path(), Question: q.question(q.step).String(), Values: make([]Value, len(probes)), leaf: q.step}
	if seat := probes[0].act.Seat; seat > 0 {
		f.Question = wording.Say("When does {who} want to do this?", wording.Name(q.table.Seats()[seat-1])).String()
	}
	for i, p := range probes {
		step := q.steps[p.step]
		f.Values[i] = Value{Value: step, Verdict: p.ans.Verdict, Rule: p.ans.Rule, Title: q.title(q.step, step).String()}
	}
	return f
}

// union lists the rules of two refusals, those of the first one first.
func union(rules, more string) string {
	list := strings.Split(rules, ", ")
	for _, rule := range strings.Split(more, ", ") {
		if !slices.Contains(list, rule) {
			list = append(list, rule)
		}
	}
	return strings.Join(list, ", ")
}

// assumed lists what the question itself says: that the seat may act, and the step.
func (p *probe) assumed() []Assumption {
	var list []Assumption
	q, seat := p.q, p.act.Seat
	if !q.isKnown(q.step) {
		list = append(list, Assumption{q.step.path(), q.steps[p.step], wording.Say("It is the moment for this move, and the game is not over.").String()})
	}
	if p.turn != nil && seat > 0 {
		list = append(list, Assumption{p.turn.path(), seat, wording.Say("{who} may act now.", wording.Name(q.table.Seats()[seat-1])).String()})
	}
	return list
}
