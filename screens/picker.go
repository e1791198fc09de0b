package screens

import (
	"slices"

	"tablekeeper/companion/rules"
)

// picker walks the moves of a table: the verb, then word by word. It knows no game: what can be said it takes from the
// vocabularies, what is legal from the referee.
type picker struct {
	table rules.Table
	forms []rules.Form
	legal []rules.Act

	about int     // only moves that name this seat; 0: all
	at    onBoard // only moves that have to do with this place of the board
	all   bool    // also what is not legal now
	who   int     // while all are shown: whose moves, 0 for the table's

	form  *rules.Form // the verb that is chosen; nil: none
	seat  int         // who does it
	words []int       // the words that are chosen
	own   []bool      // which of them people chose; the others were the only choice
}

// onBoard is a place of the board and the moves that have to do with it; with no title it is none.
type onBoard struct {
	title string
	names func(rules.Act) bool
}

// newPicker offers the moves of the position as it stands.
func newPicker(t rules.Table) *picker {
	p := &picker{table: t, forms: t.Forms(), legal: t.Legal(nil)}
	if seats := t.ToMove(); len(seats) > 0 {
		p.who = seats[0]
	}
	return p
}

// verbOffer is a verb that a seat may use, with the legal moves that begin with it.
type verbOffer struct {
	seat int
	form *rules.Form
	acts []rules.Act // none: not legal now
	claim
}

// offers lists the verbs: those of legal moves by seat, awaited seats first, or all verbs of one seat.
func (p *picker) offers() []verbOffer {
	if p.all {
		return p.allOffers()
	}
	var list []verbOffer
	for _, seat := range p.actors() {
		list = append(list, p.offersOf(seat)...)
	}
	return list
}

// actors are the seats that have legal moves, those first from which one is awaited.
func (p *picker) actors() []int {
	var seats []int
	for _, a := range p.legal {
		if !slices.Contains(seats, a.Seat) {
			seats = append(seats, a.Seat)
		}
	}
	awaited := p.table.ToMove()
	slices.SortStableFunc(seats, func(a, b int) int { return rank(awaited, a) - rank(awaited, b) })
	return seats
}

func rank(awaited []int, seat int) int {
	if slices.Contains(awaited, seat) {
		return 0
	}
	return 1
}

// offersOf lists the verbs of one seat's legal moves in the order of the book; the pass, if there is one, comes first,
// so that it is always seen.
func (p *picker) offersOf(seat int) []verbOffer {
	var list []verbOffer
	for i := range p.forms {
		form := &p.forms[i]
		acts := p.matching(seat, form, nil)
		acts = slices.DeleteFunc(acts, func(a rules.Act) bool { return !p.names(a) })
		if len(acts) == 0 {
			continue
		}
		offer := verbOffer{seat: seat, form: form, acts: acts}
		if form.Name == "pass" {
			list = slices.Insert(list, 0, offer)
			continue
		}
		list = append(list, offer)
	}
	return list
}

// allOffers lists all verbs of one seat: the legal ones, those that a rule of their own stands against, and those that
// belong to other steps.
func (p *picker) allOffers() []verbOffer {
	list := make([]verbOffer, len(p.forms))
	for i := range p.forms {
		form := &p.forms[i]
		list[i] = verbOffer{seat: p.who, form: form, acts: p.matching(p.who, form, nil)}
		if len(list[i].acts) == 0 {
			list[i].claim = p.claim(p.who, form, nil)
		}
	}
	slices.SortStableFunc(list, func(a, b verbOffer) int { return a.far() - b.far() })
	return list
}

// far is how far a verb is from being legal: 0 it is, 1 a rule of its own stands against it, 2 it is not its step.
func (o verbOffer) far() int {
	switch {
	case len(o.acts) > 0:
		return 0
	case o.rule == rules.WrongStep || o.rule == rules.GameOver || o.rule == rules.NotAwaited:
		return 2
	}
	return 1
}

// names tells whether a move has to do with what was asked for: with the place, and with the seat: it names it, or it is
// that seat's and names no other.
func (p *picker) names(a rules.Act) bool {
	if p.at.title != "" && !p.at.names(a) {
		return false
	}
	if p.about == 0 {
		return true
	}
	form, others := p.formOf(a), false
	for i, v := range form.Words {
		if !v.IsSeat(a.Words[i]) {
			continue
		}
		if a.Words[i] == p.about {
			return true
		}
		others = true
	}
	return a.Seat == p.about && !others
}

// formOf is the form of a move.
func (p *picker) formOf(a rules.Act) *rules.Form {
	i := slices.IndexFunc(p.forms, func(f rules.Form) bool { return f.Verb == a.Verb })
	return &p.forms[i]
}

// matching are the legal moves of a seat and form that begin with these words.
func (p *picker) matching(seat int, form *rules.Form, words []int) []rules.Act {
	var acts []rules.Act
	for _, a := range p.legal {
		if a.Seat == seat && a.Verb == form.Verb && slices.Equal(a.Words[:len(words)], words) {
			acts = append(acts, a)
		}
	}
	return acts
}

// take chooses a verb of a seat.
func (p *picker) take(seat int, form *rules.Form) {
	p.form, p.seat, p.words, p.own = form, seat, nil, nil
	p.advance()
}

// takeAct chooses a whole move.
func (p *picker) takeAct(a rules.Act) {
	p.form, p.seat = p.formOf(a), a.Seat
	p.words = slices.Clone(a.Words[:len(p.form.Words)])
	p.own = make([]bool, len(p.words))
	for i := range p.own {
		p.own[i] = true
	}
}

// choose chooses the word at a place and forgets those behind it.
func (p *picker) choose(at, value int) {
	p.words = append(slices.Clip(p.words[:at]), value)
	p.own = append(slices.Clip(p.own[:at]), true)
	p.advance()
}

// advance takes the words that are the only choice. Where all moves are shown none is: a claim may name any word.
func (p *picker) advance() {
	for !p.all && len(p.words) < len(p.form.Words) {
		values := p.values(len(p.words))
		if len(values) != 1 {
			return
		}
		p.words = append(p.words, values[0])
		p.own = append(p.own, false)
	}
}

// back takes the last chosen word back, or the verb.
func (p *picker) back() {
	at := p.place()
	if p.form != nil && at == len(p.words) {
		at = p.before(at)
	}
	if at < 0 || p.form == nil {
		p.forget()
		return
	}
	p.words, p.own = p.words[:at], p.own[:at]
}

// forget takes the verb and all words back.
func (p *picker) forget() { p.form, p.words, p.own = nil, nil, nil }

// before is the place of the last word before a place that people chose, -1 where there is none.
func (p *picker) before(at int) int {
	for i := at - 1; i >= 0; i-- {
		if p.own[i] {
			return i
		}
	}
	return -1
}

// place is the place of the word that is asked for: the first that is open or, in a move that is complete, the last that
// people chose; -1 where they chose only the verb.
func (p *picker) place() int {
	if p.form == nil {
		return -1
	}
	if len(p.words) < len(p.form.Words) {
		return len(p.words)
	}
	return p.before(len(p.words))
}

// complete gives the move when all its words are chosen.
func (p *picker) complete() (a rules.Act, ok bool) {
	if p.form == nil || len(p.words) < len(p.form.Words) {
		return a, false
	}
	a.Seat, a.Verb = p.seat, p.form.Verb
	copy(a.Words[:], p.words)
	return a, true
}

// values are the legal words at a place, behind those that are chosen before it.
func (p *picker) values(at int) []int {
	return distinct(p.matching(p.seat, p.form, p.words[:at]), at)
}

// distinct are the different words at a place of moves, ascending as the vocabulary lists them.
func distinct(acts []rules.Act, at int) []int {
	var values []int
	for _, a := range acts {
		values = append(values, a.Words[at])
	}
	slices.Sort(values)
	return slices.Compact(values)
}
