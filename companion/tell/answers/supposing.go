package answers

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// factPhrase is how people say something of a position.
type factPhrase struct {
	// path is where it stands there, with {who} for a seat.
	path string
	// value is what is there; "N": the number that is said, "+": the seat is one of a list, "{other}": a seat that isn't the doer's.
	value string
	// with is what goes with it, where it makes no sense alone: a standing bid has a leader.
	with  []factPhrase
	words []string
	// so means that it is said only where it's asked whether it is so: who leaves on a trip isn't on one.
	so bool
}

// readFact reads "PATH", "PATH=VALUE" or "PATH+", with others of them that go with it, and the phrases that say it.
func (s *speech) readFact(name string, ways [][]string, so bool) {
	var all []factPhrase
	for _, part := range list(name, ",") {
		f := factPhrase{path: part, value: "N"}
		if path, value, given := strings.Cut(part, "="); given {
			f.path, f.value = path, value
		} else if path, added := strings.CutSuffix(part, "+"); added {
			f.path, f.value = path, "+"
		}
		all = append(all, f)
	}
	for _, words := range ways {
		f := all[0]
		f.with, f.words, f.so = all[1:], words, so
		s.facts = append(s.facts, f)
	}
	slices.SortStableFunc(s.facts, func(a, b factPhrase) int { return cmp.Compare(len(b.words), len(a.words)) }) // the longest first
}

// factSaid is what a question says of the position of a match.
type factSaid struct {
	Taken
	*factPhrase
	seat int
}

// factsSaid are what a question says of the position of a match: each word says one thing, the longest phrase first.
func (d *Desk) factsSaid(q *question, who people) []factSaid {
	question, words := lowered(who.unnamed(q.text)), q.words
	used := make([]bool, len(words))
	var list []factSaid
	for i := range d.speech.facts {
		p := &d.speech.facts[i]
		if p.so && !beWords[first(wordsOf(question))] {
			continue
		}
		for at := range words {
			m, says := matchAt(p.words, words[at:], anyCount)
			if !says && (m.number > 0 || indexOf(words[at:min(len(words), at+len(p.words))], p.words) != 0) {
				continue
			}
			size := max(m.size, len(p.words))
			if slices.Contains(used[at:at+size], true) {
				continue
			}
			from, to := words[at].from, words[at+size-1].to
			f := factSaid{Taken: Taken{Said: Said{Text: question[from:to], Path: p.path, Value: m.value, Used: true}, From: from, To: to, name: p.path}, factPhrase: p, seat: who.beside(question, from)}
			if says {
				number := words[at+m.number]
				f.NumberFrom, f.NumberTo = number.from, number.to
			}
			for i := at; i < at+size; i++ {
				used[i] = true
			}
			list = append(list, f)
		}
	}
	return list
}

// beside is the seat of whom something is said: of the person before it, or of the doer behind "with" and where nobody is named before.
func (p *people) beside(question string, from int) int {
	seat, at := p.doer, -1
	for _, n := range p.named {
		if n.from < from && n.from > at && n.seat > 0 {
			seat, at = n.seat, n.from
		}
	}
	if with := strings.LastIndex(question[:from], "with "); with > at {
		return p.doer
	}
	return seat
}

// put writes a fact into the tree of a position, with what goes with it; false: it has no such place.
func (f *factSaid) put(tree any, seats int) bool {
	if !f.set(tree, f.factPhrase, seats) {
		return false
	}
	for i := range f.with {
		f.set(tree, &f.with[i], seats)
	}
	return true
}

func (f *factSaid) set(tree any, p *factPhrase, seats int) bool {
	parts := strings.Split(strings.ReplaceAll(p.path, "{who}", strconv.Itoa(f.seat-1)), ".")
	of, last := valueAtPath(tree, strings.Join(parts[:len(parts)-1], ".")), parts[len(parts)-1]
	if len(parts) == 1 {
		of = tree
	}
	switch of := of.(type) {
	case rules.Object:
		now, is := of[last]
		if f.Value == 0 && strings.Contains(p.path, ".known.") {
			delete(of, last) // a card that nobody holds isn't counted
			return true
		}
		if is || p.value == "N" {
			of[last] = f.over(now, p.value, seats)
			return true
		}
	case rules.List:
		if i, err := strconv.Atoi(last); err == nil && i >= 0 && i < len(of) {
			of[i] = f.over(of[i], p.value, seats)
			return true
		}
	}
	return false
}

// over is what is in a place after a value is said of it.
func (f *factSaid) over(now any, value string, seats int) any {
	n, err := strconv.Atoi(value)
	switch list, _ := now.(rules.List); {
	case value == anyCards:
		hand, _ := now.(rules.Object)
		known := hand["known"]
		if f.Value < countOf(known) {
			known = rules.Object{}
		}
		return rules.Object{"known": known, "unknown": f.Value - countOf(known)}
	case value == "N":
		return f.Value
	case value == "{other}":
		return f.seat%seats + 1
	case value == "+" && slices.Contains(list, any(f.seat)):
		return list
	case value == "+":
		return append(slices.Clone(list), any(f.seat))
	case err == nil:
		return n
	case value == "true" || value == "false":
		return value == "true"
	}
	return value
}

// suppose puts what a question says of the position over that of the match. What is so already changes nothing; what has no place there is left.
func (h *heard) suppose(d *Desk, question string) {
	if h.who.doer == 0 {
		return
	}
	trial := rules.TrialOf(h.at.seen)
	tree := trial.Tree()
	before := string(rules.JSON(tree))
	for _, f := range d.factsSaid(h.q, h.who) {
		if f.seat > 0 && f.put(tree, len(h.at.Table.Seats())) {
			h.facts = append(h.facts, f.Taken)
		}
	}
	for _, f := range []*factSaid{h.cardSaid(question), h.handSaid(question)} {
		if f != nil && f.put(tree, len(h.at.Table.Seats())) {
			h.facts = append(h.facts, f.Taken)
		}
	}
	if len(h.facts) > 0 && string(rules.JSON(tree)) != before {
		h.tree = tree
	}
}

// says reports whether what is said of the position uses the word at a place.
func (h *heard) says(at int) bool {
	return slices.ContainsFunc(h.facts, func(t Taken) bool { return t.From <= at && at < t.To })
}

// judgeSupposed lets the referee say whether what is asked may be done where it is as the question says. False: it can't be told. The position needn't
// be possible: a check that can't be asked there breaks nothing.
func (h *heard) judgeSupposed(table rules.Table) (j judged, ok bool) {
	trial, tried := rules.TrialOf(table), h.tries(h.who.doer)
	if h.kind == must || len(tried) == 0 || trial.Set(h.tree) != nil {
		return j, false
	}
	most := -2
	for _, a := range tried {
		verb, check := trial.Verb(a, trial.Step()), -1
		if verb >= 0 && trial.Awaits(a.Seat) {
			if check = firstBroken(trial, verb, len(table.Verbs()[verb].Rules), a); check < 0 {
				return judged{now: Yes, act: a}, !h.byCards(table, []rules.Act{a})
			}
		}
		if check > most {
			most, j.act = check, a
		}
	}
	j.now = No
	if most >= 0 {
		verb := trial.Verb(j.act, trial.Step())
		j.rule, j.why = table.Verbs()[verb].Rules[most], trial.Why(verb, most, j.act)
		return j, true
	}
	ruling := table.Explain(j.act)
	if j.rule, j.why = ruling.Rule, ruling.Why; j.rule != rules.NotAwaited && j.rule != rules.WrongStep {
		return j, false
	}
	h.atItsTime(table, tried, &j)
	return j, true
}

// cardSaid is a card that a question supposes somebody to hold, or not to: "if I had a Nuke"; nil: none.
func (h *heard) cardSaid(question string) (fact *factSaid) {
	cards := h.at.Table.Cards()
	if cards == nil || h.hand == "" {
		return nil
	}
	words := fieldsOf(lowered(h.who.unnamed(question)))
	for i, w := range words {
		if !holdWords[w.stem] || i == 0 || !slices.ContainsFunc(words[:i], func(w token) bool { return ifWords[w.stem] || w.stem == "suppose" || w.stem == "with" }) {
			continue
		}
		count := 1
		for _, next := range words[i+1 : min(len(words), i+4)] {
			if slices.Contains(noneWords, stem(next.stem)) {
				count = 0
			}
			first, last := cards.Range()
			for n := first; n <= last; n++ {
				if isNumber(stem(next.stem)) || !slices.Contains(titleStems(cards, n), stem(next.stem)) {
					continue
				}
				p := factPhrase{path: h.hand + ".known." + cards.Word(n), value: "N"}
				if fact != nil {
					fact.with = append(fact.with, p)
					continue
				}
				fact = &factSaid{Taken: Taken{Said: Said{Text: question[next.from:next.to], Path: p.path, Value: count, Used: true}, From: w.from, To: next.to}, factPhrase: &p, seat: h.who.beside(question, w.from)}
				if count > 0 {
					fact.To = next.from // the card may be what is played
				}
			}
			if fact != nil {
				return fact
			}
		}
	}
	return nil
}

// anyCards is the value of a hand that has so many cards, whichever they are.
const anyCards = "cards"

// handSaid is how many cards a question says that somebody holds: "I got 2 cards"; nil: none.
func (h *heard) handSaid(question string) *factSaid {
	words := fieldsOf(lowered(h.who.unnamed(question)))
	for i, w := range words[:max(0, len(words)-2)] {
		if !holdWords[w.stem] && w.stem != "with" || h.hand == "" || isWords[words[0].stem] {
			continue
		}
		last := i + 2
		if words[last].stem == "action" && last+1 < len(words) {
			last++
		}
		count, size := valueAt([]token{{stem: stem(words[i+1].stem)}}, anyCount)
		if size > 0 && stem(words[last].stem) == "card" {
			p := factPhrase{path: h.hand, value: anyCards}
			said := Said{Text: question[words[i+1].from:words[last].to], Path: p.path, Value: count, Used: true}
			return &factSaid{Taken: Taken{Said: said, From: w.from, To: words[last].to}, factPhrase: &p, seat: h.who.beside(question, w.from)}
		}
	}
	return nil
}

// holdWords stand before a card that somebody is supposed to hold.
var holdWords = setOf(strings.Fields("had have hold held got holding"))

// fieldsOf are the words of a text, each where it stands.
func fieldsOf(text string) []token {
	var list []token
	for from, w := range fields(text) {
		list = append(list, token{bare(w), from, from + len(w)})
	}
	return list
}
