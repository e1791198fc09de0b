package answers

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablekeeper/companion/rules"
)

// At is where a question is asked: a match, and the seat of who asks; or no match, and the house rules that are kept.
type At struct {
	// Table is the match; nil: none is open.
	Table rules.Table
	// House are the house rules by which is played where no match is open, those that aren't usual.
	House rules.Options
	// Seat is who says "I"; 0: whoever is awaited.
	Seat int

	// seen is the match as who asks sees it, and position its position: both are read once a question.
	seen     rules.Table
	position any
}

// opened is a match with what who asks sees there; nil: none is open.
func (at *At) opened() *At {
	if at == nil || at.Table == nil {
		return nil
	}
	open := *at
	open.seen = rules.SeenBy(at.Table, at.me()) // the cards of others aren't told
	open.position = rules.TrialOf(open.seen).Tree()
	return &open
}

// me is the seat of who says "I"; 0: several are awaited, or nobody.
func (at *At) me() int {
	if awaited := at.Table.ToMove(); at.Seat == 0 && len(awaited) == 1 {
		return awaited[0]
	}
	return at.Seat
}

// house are the house rules by which is played, as far as they are known.
func (at *At) house() rules.Options {
	switch {
	case at == nil:
		return nil
	case at.Table == nil:
		return at.House
	}
	return at.Table.Options()
}

// readHere reads a question that is asked in a match, or in none. There the name of somebody who sits there is no word of the game, the
// numbers of who is meant are known.
func (d *Desk) readHere(question string, at *At) (q *question, p people) {
	if at != nil {
		p = peopleIn(question, at)
	}
	q = d.words.read(p.unnamed(question))
	q.words = d.words.spelled(lowered(q.text))
	q.text = question // the words are where they were
	if p.doer > 0 {
		d.words.know(q, at.position, p.doer)
	}
	return q, p
}

// people are the persons of a question that is asked in a match.
type people struct {
	named []person
	// doer is who does what is asked; 0: it isn't known who that is. Whom are the seats of the others who are named.
	doer int
	whom []int
	// i means that the doer is who asks.
	i bool
}

// person is where somebody is named.
type person struct {
	from, to int
	seat     int // 0: it isn't known whose
	name     bool
	i        bool
}

// Words for persons who aren't named, and those behind which the doer stands.
var (
	iWords     = strings.Fields("i im ive me my mine we us our")
	otherWords = strings.Fields("he hes his him she shes her hers they them their opponent opponents enemy rival")
	whoseIs    = strings.Fields("my our his their")
	selfWords  = strings.Fields("myself himself herself yourself themselves themself")
	doerWords  = strings.Fields("can could may might must do does did has have had is are am was should will would cant")
)

// peopleIn finds the persons of a question: by their names, else by words such as "I" and "him". The doer is the first behind a word such as
// "may", else the first; who asks, where nobody is named.
func peopleIn(question string, at *At) people {
	p := people{named: namesIn(question, at.Table.Seats())}
	me, behind, self := at.me(), -1, false
	for from, w := range fields(lowered(question)) {
		w = bare(w)
		switch {
		case slices.Contains(selfWords, w):
			self = true
		case slices.ContainsFunc(p.named, func(n person) bool { return n.name && n.from <= from && from < n.to }):
		case slices.Contains(iWords, w):
			p.named = append(p.named, person{from: from, seat: me, i: true})
		case slices.Contains(otherWords, w):
			p.named = append(p.named, person{from: from, seat: other(me, len(at.Table.Seats()))})
		case behind < 0 && slices.Contains(doerWords, w):
			behind = from
		}
	}
	slices.SortFunc(p.named, func(a, b person) int { return a.from - b.from })
	if len(p.named) == 0 {
		if p.doer, p.i = me, true; self {
			p.whom = []int{me}
		}
		return p
	}
	first := max(0, slices.IndexFunc(p.named, func(n person) bool { return n.from > behind }))
	p.doer, p.i = p.named[first].seat, p.named[first].i
	if before := strings.ToLower(question[:p.named[first].from]); nobodyDoes.MatchString(before) || behind < 0 && telegram(wordsOf(before+" x")) {
		p.doer, p.i = me, true
	}
	for _, n := range p.named {
		if n.seat != p.doer && n.seat > 0 && !slices.Contains(p.whom, n.seat) {
			p.whom = append(p.whom, n.seat)
		}
	}
	if self && len(p.whom) == 0 {
		p.whom = []int{p.doer}
	}
	return p
}

// nobodyDoes is what stands before somebody to whom something is done, by who asks: "is attacking Ben possible", "is it legal to rob Ben".
var nobodyDoes = regexp.MustCompile(`^(?:is \w+ing\b|(?:and |so )?(?:is|would|its|is it|would it be) .*\bto \w+ )`)

// other is the one who isn't I, of two; 0: there are more.
func other(me, seats int) int {
	if me > 0 && seats == 2 {
		return 3 - me
	}
	return 0
}

// namesIn finds the names of those who sit at a table.
func namesIn(question string, names []string) []person {
	var found []person
	low := lowered(question)
	for i, name := range names {
		name = lowered(name)
		if len(name) < 2 {
			continue
		}
		for from := 0; ; {
			at := strings.Index(low[from:], name)
			if at < 0 {
				break
			}
			at, from = from+at, from+at+len(name)
			of := strings.HasPrefix(low[from:], "s") && !letterAt(low[from+1:], utf8.DecodeRuneInString) // "whats in bens hand"
			if !letterAt(low[:at], utf8.DecodeLastRuneInString) && (of || !letterAt(low[from:], utf8.DecodeRuneInString)) {
				if of {
					from++
				}
				found = append(found, person{from: at, to: from, seat: i + 1, name: true})
			}
		}
	}
	return found
}

// unnamed puts "i" in the place of the name of the doer and "he" in that of others, as people say it, each letter where it was.
func (p *people) unnamed(question string) string {
	for _, n := range p.named {
		if !n.name {
			continue
		}
		word := "he"
		if n.seat == p.doer {
			word = "i"
		}
		question = question[:n.from] + word + strings.Repeat(" ", n.to-n.from-len(word)) + question[n.to:]
	}
	return question
}

// names are the names that a question says of some seats, or of all without one, as they are written.
func (p *people) names(question string, seats ...int) []string {
	var list []string
	for _, n := range p.named {
		if n.name && (len(seats) == 0 || slices.Contains(seats, n.seat)) && !slices.Contains(list, question[n.from:n.to]) {
			list = append(list, question[n.from:n.to])
		}
	}
	return list
}

// letterAt reports whether a text ends, or begins, with a letter.
func letterAt(text string, read func(string) (rune, int)) bool {
	r, _ := read(text)
	return text != "" && unicode.IsLetter(r)
}

// know adds the numbers of a position, for a seat, that the question doesn't say.
func (l *lexicon) know(q *question, position any, seat int) {
	q.here = map[string]bool{}
	for _, p := range l.facts {
		if _, said := q.named[p.name]; said || p.path == "" || strings.HasPrefix(p.name, "goal ") {
			continue
		}
		if n, ok := valueAtPath(position, strings.ReplaceAll(p.path, "{who}", strconv.Itoa(seat-1))).(int); ok {
			q.named[p.name], q.here[p.name] = n, true
		}
	}
}

// decidedHere reports whether the position says a number that a ruling compares.
func (q *question) decidedHere(r *Ruling) bool {
	for _, c := range r.If {
		if q.here[c.Fact] || q.here[c.Than] {
			return true
		}
	}
	return false
}
