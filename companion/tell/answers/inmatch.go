package answers

import (
	"slices"
	"strings"
	"sync"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// onceOf reads something at the first table that it is asked of.
func onceOf[T any](read func(rules.Table) T) func(rules.Table) T {
	var once sync.Once
	var value T
	return func(t rules.Table) T {
		once.Do(func() { value = read(t) })
		return value
	}
}

// here puts what the referee says before the general answers, where the match says it.
func (d *Desk) here(h *heard, first *choice, general []Answer) []Answer {
	if h.who.doer == 0 && h.who.i && h.kind != topic && len(h.forms) > 0 && len(h.rest) == 0 {
		return append([]Answer{d.whoAsks(h)}, general...)
	}
	if h.kind == topic {
		return general
	}
	if len(h.rest) == 0 {
		if j, ok := h.judge(); ok {
			return append([]Answer{d.refereed(h, j)}, general...)
		}
		if h.who.doer > 0 && len(h.forms) > 0 && len(h.tries(h.who.doer)) == 0 && slices.Contains(d.actsOf(first), h.forms[0].Name) {
			general[0].nowHere(judged{now: No, why: wording.Say("This match has none.")}, first.ruling)
		}
		return general
	}
	general[0].Rest = h.rest
	about, heard := d.actsOf(first), len(h.forms) > 0
	if v := general[0].Verdict; (v == Yes || v == No) && !general[0].Certain && len(h.forms) > 0 {
		if j, ok := h.judge(); ok && j.now == v.opposite() {
			general[0].tell()
		}
	}
	if general[0].ruled != Depends || len(about) == 0 && !d.speaksOf(first, h.rest) {
		return general
	}
	h.forms = slices.DeleteFunc(h.forms, func(s said) bool { return len(about) > 0 && !slices.Contains(about, s.Name) })
	switch {
	case heard && len(h.forms) == 0:
		return general // another act was heard than the answer is about
	case len(h.forms) == 0:
		h.forms = h.all(about)
	}
	number := slices.ContainsFunc(h.rest, func(w string) bool { return isNumber(d.words.stemOf(lowered(w))) }) // one may be legal where two aren't
	if j, ok := h.judge(); ok && (j.now != Yes || !number) {
		general[0].nowHere(j, first.ruling)
	}
	return general
}

// tell leaves the word of an answer out: its sentence leads.
func (a *Answer) tell() {
	a.Verdict, a.Leans, a.Certain, a.Says = Told, a.Verdict, false, sentence(a.Says)
}

// speaksOf reports whether the entry of a choice has all of some words: what depends is then the act that was heard.
func (d *Desk) speaksOf(c *choice, words []string) bool {
	return c.entry != nil && !slices.ContainsFunc(words, func(w string) bool { return !d.has(c.entry, d.words.stemOf(lowered(w))) })
}

// actsOf are the verbs that a choice is about: as it says, or as the move of its proof is one.
func (d *Desk) actsOf(c *choice) []string {
	if c.entry == nil || len(c.ruling.About) > 0 || len(c.ruling.Proof) == 0 {
		return c.ruling.About
	}
	_, move, _ := strings.Cut(c.ruling.Proof[len(c.ruling.Proof)-1], ": ")
	words, best := strings.Fields(move), ""
	for name := range d.game.Everyday().Verbs {
		if parts := strings.Fields(name); len(parts) <= len(words) && slices.Equal(parts, words[:len(parts)]) && len(name) > len(best) {
			best = name
		}
	}
	return []string{best}
}

// all are the forms of some verbs with whatever words.
func (h *heard) all(names []string) []said {
	var list []said
	for _, f := range h.at.Table.Forms() {
		if slices.Contains(names, f.Name) && !f.ByTable {
			list = append(list, said{Form: &f})
		}
	}
	return list
}

// nowHere adds to a general answer that depends what holds in the match: it is that, where the referee allows it or refuses it by a rule that the
// answer cites, else it is told beside it.
func (a *Answer) nowHere(j judged, r *Ruling) {
	a.Now = j.now
	beside := func(line wording.Text) {
		a.Lines, a.Here = []string{a.Says, line.String()}, true
		a.Says = strings.Join(a.Lines, " ")
	}
	switch {
	case j.now == Yes:
		a.Verdict, a.Needs, a.Asks = Yes, []string{}, nil
		beside(wording.Say("Here, now: yes."))
	case j.now == No && slices.Contains(r.Rules, j.rule):
		others := slices.DeleteFunc(slices.Clone(a.Rules), func(id string) bool { return id == j.rule })
		a.Verdict, a.Rules, a.Says, a.Needs, a.Asks, a.Here = No, append([]string{j.rule}, others...), j.why.String(), []string{}, nil, true
	case j.now == No:
		beside(wording.Say("Here, now: no. {why}", j.why))
	}
}

// verbOf is what the book declares of the verb of a move.
func verbOf(t rules.Table, a rules.Act) rules.VerbFacts {
	for _, v := range t.Verbs() {
		if v.Verb == a.Verb {
			return v
		}
	}
	return rules.VerbFacts{}
}

// matter is what was asked, as a short question.
func (h *heard) matter(a rules.Act) string {
	title := verbOf(h.at.Table, a).Title
	if h.who.i {
		return wording.Say("{move} now?", wording.TextOf(title)).String()
	}
	return wording.Say("{who}: {move} now?", wording.Name(h.at.Table.Seats()[h.who.doer-1]), wording.TextOf(title).Lower()).String()
}

// answered is an answer in the match.
func (h *heard) answered(v Verdict, says ...wording.Text) Answer {
	var lines []string
	for _, line := range says {
		lines = append(lines, line.String())
	}
	var facts []Said
	for _, t := range h.facts {
		facts = append(facts, t.Said)
	}
	return Answer{
		Kind: h.kind, Verdict: v, Says: strings.Join(lines, " "), Lines: lines, Certain: true, Here: true, Facts: facts, Taken: h.facts,
		trust: 1,
	}.resting(nil)
}

// refereed is what the referee says, as an answer.
func (d *Desk) refereed(h *heard, j judged) Answer {
	table := h.at.Table
	a := h.answered(j.now, j.lines(h)...)
	a.Matter, a.Now = h.matter(j.act), j.now
	if len(h.who.whom) > 0 && !slices.ContainsFunc(table.Form(j.act).Words, func(v *rules.Vocabulary) bool { return v.IsSeat(1) }) && len(table.Seats()) > 2 && len(h.facts) == 0 {
		a.Unused = h.who.names(h.text, h.who.whom...)
	}
	a.Turned = denies(h.text, a.Matter)
	if j.rule != "" {
		a.Rules = append(a.Rules, j.rule)
	}
	verb := verbOf(table, j.act)
	for _, id := range slices.Concat(d.verbsOf(table).cites[table.Verb(j.act)], verb.Rules) {
		if len(a.Rules) < mostCited && !slices.Contains(a.Rules, id) && id != rules.Counted {
			a.Rules = append(a.Rules, id)
		}
	}
	if j.then != "" && j.then != j.now {
		a.Then = j.then
		if h.later {
			a.Verdict, a.Then = j.then, j.now
		}
	}
	return a
}

// mostCited is how many rules an answer of the referee cites.
const mostCited = 3

// lines are a judgement in words: how it is now and, where it isn't the time for it, how it is then; first what is asked about.
func (j *judged) lines(h *heard) []wording.Text {
	doer := wording.Name(h.at.Table.Seats()[h.who.doer-1])
	switch {
	case j.now == Depends:
		return []wording.Text{wording.Say("It depends on the cards in {who}'s hand.", doer)}
	case h.refuse && j.why.Empty():
		return []wording.Text{wording.Say("No. Nothing else can be played now.")}
	case j.now == Yes && h.kind == must && j.why.Empty():
		return []wording.Text{wording.Say("Yes. Nothing else can be played now.")}
	case j.now == Yes && !h.refuse:
		return []wording.Text{wording.Say("Yes. {help}", wording.TextOf(h.at.Table.Help(j.act)))}
	case j.rule == "":
		return []wording.Text{j.why}
	case j.then == "":
		return []wording.Text{wording.Say("No. {why}", j.why)}
	}
	lines := []wording.Text{wording.Say("Now: no. {why}", j.why), j.atThen(h.who.i, doer)}
	if h.later {
		slices.Reverse(lines)
	}
	return lines
}

// atThen is a judgement of what is asked at its own time, in words.
func (j *judged) atThen(mine bool, doer wording.Name) wording.Text {
	switch {
	case j.inTurn && mine && j.then == Yes:
		return wording.Say("In your turn: yes.")
	case j.inTurn && mine:
		return wording.Say("In your turn: no. {why}", j.late)
	case j.inTurn && j.then == Yes:
		return wording.Say("In {who}'s turn: yes.", doer)
	case j.inTurn:
		return wording.Say("In {who}'s turn: no. {why}", doer, j.late)
	case j.then == Yes:
		return wording.Say("At its own time: yes.")
	}
	return wording.Say("At its own time: no. {why}", j.late)
}

// whoAsks asks for the seat of who says "I", where several are awaited, each with the answer for it.
func (d *Desk) whoAsks(h *heard) Answer {
	a := h.answered(Depends, wording.Say("More than one player may act now."))
	a.Certain, a.Asks = false, &Missing{Question: wording.Say("Who asks?").String()}
	for _, seat := range h.at.Table.ToMove() {
		if seat == 0 {
			continue
		}
		one, at := *h, *h.at
		at.Seat = seat
		one.at, one.who.doer = at.opened(), seat
		if j, ok := one.judge(); ok {
			then := d.refereed(&one, j)
			a.Matter = then.Matter
			a.Asks.Keys = append(a.Asks.Keys, Key{Text: h.at.Table.Seats()[seat-1], Verdict: j.now, answer: &then})
		}
	}
	return a
}
