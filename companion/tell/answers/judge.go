package answers

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// judged is what the referee says of what is asked.
type judged struct {
	now, then Verdict // then is "" where now is all that is asked
	act       rules.Act
	rule      string
	why, late wording.Text
	inTurn    bool
}

// is reports whether a move is one that may be meant.
func (h *heard) is(a rules.Act) bool {
	return slices.ContainsFunc(h.forms, func(s said) bool {
		if s.Verb != a.Verb {
			return false
		}
		for i, n := range s.Numbers(a) {
			if s.can[i] != nil && !s.can[i][n] {
				return false
			}
		}
		return true
	})
}

// judge lets the referee say whether what is asked may be done, or has to be. False: it can't be told.
func (h *heard) judge() (j judged, ok bool) {
	if len(h.forms) == 0 || h.who.doer == 0 {
		return j, false
	}
	table := h.at.seen
	if h.tree != nil {
		return h.judgeSupposed(table)
	}
	var own, meant []rules.Act
	for _, a := range table.Legal(nil) {
		if a.Seat == h.who.doer {
			own = append(own, a)
			if h.is(a) {
				meant = append(meant, a)
			}
		}
	}
	if h.kind == must {
		j = h.forced(table, own, meant)
		if h.refuse && j.rule == "" {
			j.now = j.now.opposite()
		}
		return j, true
	}
	if len(meant) > 0 {
		j.now, j.act = Yes, meant[0]
		if h.byCards(table, meant) {
			j.now = Depends
		}
		return j, true
	}
	tried := h.tries(h.who.doer)
	if len(tried) == 0 {
		return j, false
	}
	j.now, j.act = No, furthest(table, tried)
	ruling := table.Explain(j.act)
	j.rule, j.why = ruling.Rule, ruling.Why
	if j.rule == rules.NotAwaited || j.rule == rules.WrongStep {
		h.atItsTime(table, tried, &j)
	}
	return j, true
}

// forced says whether all that somebody may play is what is asked.
func (h *heard) forced(table rules.Table, own, meant []rules.Act) judged {
	j := judged{now: No}
	tried := slices.Concat(meant, h.tries(h.who.doer), own)
	if len(tried) > 0 {
		j.act = tried[0] // the act that is asked about, legal or not
	}
	switch {
	case len(tried) == 0:
	case len(own) == 0:
		ruling := table.Explain(j.act)
		j.rule, j.why = ruling.Rule, ruling.Why
	case len(meant) == len(own):
		j.now = Yes
	default:
		says := "No. There is a choice: {moves}."
		if h.refuse {
			says = "Yes. There is a choice: {moves}."
		}
		j.why = wording.Say(says, wording.Or(titles(table, own)))
	}
	return j
}

// titles are the verbs of some moves, each once.
func titles(table rules.Table, acts []rules.Act) []any {
	var names []string
	var list []any
	for _, v := range table.Verbs() {
		if slices.ContainsFunc(acts, func(a rules.Act) bool { return a.Verb == v.Verb }) && !slices.Contains(names, v.Title) {
			names, list = append(names, v.Title), append(list, wording.TextOf(v.Title).Lower())
		}
	}
	return list
}

// byCards reports whether legal moves all need cards that somebody may hold, and another card wouldn't do.
func (h *heard) byCards(table rules.Table, meant []rules.Act) bool {
	hand, cards := table.Hand(h.who.doer), table.Cards()
	if cards == nil || hand.Unknown == 0 || h.who.doer == h.at.me() {
		return false
	}
	place := func(f *rules.Form) int {
		return slices.IndexFunc(f.Words, func(v *rules.Vocabulary) bool { return v.Name == cards.Name })
	}
	can := map[int]bool{}
	for _, a := range meant {
		form := table.Form(a)
		i := place(form)
		if i < 0 {
			return !h.withKnown(table, a)
		}
		if hand.Known.Of(form.Numbers(a)[i]) > 0 {
			return false
		}
		can[form.Numbers(a)[i]] = true
	}
	if table.Judge(meant[0]) != "" {
		return true // it isn't the time to try others
	}
	form := table.Form(meant[0])
	numbers, at := form.Numbers(meant[0]), place(form)
	first, last := cards.Range()
	for numbers[at] = max(0, first); numbers[at] <= last; numbers[at]++ {
		a, n := form.Act(h.who.doer, numbers...), numbers[at]
		if rule := table.Judge(a); !can[n] && rule != rules.Counted && rule != "" {
			return true
		}
	}
	return false
}

// withKnown reports whether a move keeps all checks with what is known of the hand of its seat alone: a Steal needs a card that it doesn't name.
func (h *heard) withKnown(table rules.Table, a rules.Act) bool {
	trial := rules.TrialOf(table)
	tree := trial.Tree()
	path := strings.ReplaceAll(h.hand, "{who}", strconv.Itoa(a.Seat-1))
	hand, ok := valueAtPath(tree, path).(rules.Object)
	verb := trial.Verb(a, trial.Step())
	if !ok || verb < 0 {
		return true
	}
	hand["unknown"] = 0
	return trial.Set(tree) != nil || firstBroken(trial, verb, len(table.Verbs()[verb].Rules), a) < 0
}

// mostTried is how many moves of a form are tried.
const mostTried = 200

// tries are moves of a seat that may be meant, legal or not.
func (h *heard) tries(seat int) []rules.Act {
	var list []rules.Act
	for _, s := range h.forms {
		list = s.fill(seat, nil, list, len(list)+mostTried)
	}
	return list
}

// fill appends the moves that begin with the words known so far.
func (s *said) fill(seat int, known []int, list []rules.Act, most int) []rules.Act {
	if len(known) == len(s.Words) {
		return append(list, s.Act(seat, known...))
	}
	first, last := s.Words[len(known)].Range()
	for n := first; n <= last && len(list) < most; n++ {
		if can := s.can[len(known)]; can == nil || can[n] {
			list = s.fill(seat, append(known, n), list, most)
		}
	}
	return list
}

// furthest is the move that keeps the most checks before it breaks one.
func furthest(table rules.Table, tried []rules.Act) rules.Act {
	best, most := tried[0], -2
	for _, a := range tried {
		if _, check := table.Check(a); check > most {
			best, most = a, check
		}
	}
	return best
}

// atItsTime judges moves once more as if it were their time: their step, and the turn of who does it.
func (h *heard) atItsTime(table rules.Table, tried []rules.Act, j *judged) {
	trial, fields := rules.TrialOf(table), table.Fields()
	tree, most := trial.Tree(), -1
	if h.tree != nil {
		tree = h.tree
	}
	for _, f := range fields {
		seats := f.Kind == rules.SeatField || f.Kind == rules.CountField && f.Words != nil && f.Words.IsSeat(1)
		if n, ok := tree[f.Name].(int); ok && seats && slices.Contains(table.ToMove(), n) {
			tree[f.Name] = h.who.doer
		}
	}
	for at, v := range table.Verbs() {
		for _, step := range v.Steps {
			tree["step"] = step
			if v.ByTable || trial.Set(tree) != nil || !possible(trial, table) {
				continue
			}
			for _, a := range tried {
				if a.Verb != v.Verb {
					continue
				}
				check := firstBroken(trial, at, len(v.Rules), a)
				if check < 0 && h.byCards(table, []rules.Act{a}) {
					j.then = ""
					return
				}
				if check < 0 {
					j.then, j.late, j.inTurn = Yes, wording.Text{}, table.Step() == step
					return
				}
				if check > most {
					most, j.then, j.late, j.inTurn = check, No, trial.Why(at, check, a), table.Step() == step
				}
			}
		}
	}
}

// possible reports whether the position of a trial is one that can be, if need be after the game has made the rest of it fit its step.
func possible(trial rules.Trial, table rules.Table) bool {
	holds := func() bool {
		for i := range rules.InvariantsOf(table) {
			if !trial.Violation(i).Empty() {
				return false
			}
		}
		return true
	}
	if holds() {
		return true
	}
	trial.Settle()
	return holds()
}

// firstBroken is the first check of a verb that a move breaks; -1: none.
func firstBroken(trial rules.Trial, verb, checks int, a rules.Act) int {
	for k := range checks {
		if broken, _ := trial.Breaks(verb, k, a); broken {
			return k
		}
	}
	return -1
}
