package statistics

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// leastExpected is how often an outcome must have been expected before its count
// says anything: the usual bound of the chi-square test is 5.
const leastExpected = 5

// tally gathers one kind of throw or draw: the same verb, the same words.
type tally struct {
	OutcomeTable
	at     map[string]int
	shared [][]float64 // sum of the draws' covariances, outcome by outcome
}

// countOutcomes goes once along the line that stands, with a table of its own,
// and adds for each throw and draw what the book expected at that moment.
func (c *counter) countOutcomes() {
	view := c.table.Fork()
	for view.Undo() {
		continue
	}
	var order []*tally
	byVerb := map[string]*tally{}
	for _, s := range c.standing {
		if words := rules.WordsOf(view, s.Act.Verb); !s.Agreed && s.line.By != matches.Timed && view.Reveals(s.Act) && len(words) > 0 {
			key := verbName(view, s.Act) + " " + words[len(words)-1].Name
			if byVerb[key] == nil {
				byVerb[key] = newTally(verbName(view, s.Act))
				order = append(order, byVerb[key])
			}
			byVerb[key].count(view, s.Act, s.line.By, words)
		}
		view.Redo()
	}
	for _, t := range order {
		c.Outcomes = append(c.Outcomes, t.judged())
	}
}

func newTally(verb string) *tally {
	return &tally{OutcomeTable: OutcomeTable{Verb: verb, Known: true}, at: map[string]int{}}
}

// outcome finds the row of a move's last word, or adds it.
func (t *tally) outcome(a rules.Act, words []*rules.Vocabulary, seats []string) int {
	last := len(words) - 1
	first, _ := words[last].Range()
	word, title := a.Free, a.Free
	if a.Free == "" || a.Words[last] >= first {
		word, title = words[last].Word(a.Words[last]), words[last].Title(a.Words[last], seats)
	}
	n, ok := t.at[word]
	if !ok {
		n = len(t.Outcomes)
		t.at[word] = n
		t.Outcomes = append(t.Outcomes, Outcome{Word: word, Title: title})
		for i := range t.shared {
			t.shared[i] = append(t.shared[i], 0)
		}
		t.shared = append(t.shared, make([]float64, n+1))
	}
	return n
}

// count adds one draw before it is made on the table.
func (t *tally) count(table rules.Table, a rules.Act, by matches.Origin, words []*rules.Vocabulary) {
	if table.Notation(a)[len(table.Notation(a))-1] == '?' {
		t.Hidden++
		return
	}
	t.Draws++
	if by == matches.Drawn {
		t.ByApp++
	}
	list, of := rules.Cases(table, a.Seat, a.Verb)
	t.Outcomes[t.outcome(a, words, table.Seats())].Count++
	if of == 0 || table.Ways(a) == 0 {
		t.Known = false
		return
	}
	t.expect(table, list, of, words)
}

// expect adds the chances of one draw and how they vary together.
func (t *tally) expect(table rules.Table, list []rules.Act, of int, words []*rules.Vocabulary) {
	rows, share := make([]int, len(list)), make([]float64, len(list))
	for i, a := range list {
		rows[i] = t.outcome(a, words, table.Seats())
		share[i] = float64(table.Ways(a)) / float64(of)
	}
	for i, row := range rows {
		t.Outcomes[row].Expected += share[i]
		t.shared[row][row] += share[i]
		for j, other := range rows {
			t.shared[row][other] -= share[i] * share[j]
		}
	}
}

// judged reports what the counts tell. Draws without putting back are no equal
// draws; but the deviations from what each was expected to give, given all before
// it, add up without correlation, so their covariances do too. With C their sum
// and d the deviations, d' C^-1 d over all groups but one is chi-square
// distributed, nearly, once each group was expected five times (for equal draws it
// is Pearson's sum).
func (t *tally) judged() OutcomeTable {
	o := t.OutcomeTable
	if !o.Known {
		for i := range o.Outcomes {
			o.Outcomes[i].Expected = 0
		}
		o.Sentence = fmt.Sprintf("%s. What was to be expected is not known: this rulebook does not tell the odds.", plural(o.Draws, "draw"))
		return o
	}
	group, n := t.groups()
	d, c := make([]float64, n), make([][]float64, n)
	for i := range c {
		c[i] = make([]float64, n)
	}
	for i, out := range o.Outcomes {
		d[group[i]] += float64(out.Count) - out.Expected
		for j := range o.Outcomes {
			c[group[i]][group[j]] += t.shared[i][j]
		}
	}
	if n > 1 {
		o.ChiSquare, o.Enough = quadratic(c, d[:n-1])
	}
	if !o.Enough {
		o.Sentence = fmt.Sprintf("%s: too few to say anything. Each outcome should have been expected at least %d times, rare ones taken together.",
			plural(o.Draws, "draw"), leastExpected)
		return o
	}
	o.Degrees = n - 1
	p := tail(o.ChiSquare, o.Degrees)
	if o.Unusual = p < 0.01; o.Unusual {
		o.Sentence = fmt.Sprintf("%s: further from what was expected than in 99 of 100 matches with the odds of the rules. Of many such matches, some look so.", plural(o.Draws, "draw"))
		return o
	}
	o.Sentence = fmt.Sprintf("%s: nothing unusual. %d of 100 matches with the odds of the rules lie at least as far from what is expected.", plural(o.Draws, "draw"), int(math.Round(100*p)))
	return o
}

// groups takes rare outcomes together until each group was expected often enough:
// the group of each outcome, and how many there are.
func (t *tally) groups() (group []int, n int) {
	order := make([]int, len(t.Outcomes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Compare(t.Outcomes[a].Expected, t.Outcomes[b].Expected)
	})
	group = make([]int, len(order))
	sum := 0.0
	for _, i := range order {
		group[i] = n
		if sum += t.Outcomes[i].Expected; sum >= leastExpected {
			n, sum = n+1, 0
		}
	}
	if sum > 0 && n > 0 { // the most frequent ones were not enough by themselves
		for i := range group {
			group[i] = min(group[i], n-1)
		}
	}
	return group, max(n, 1)
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
