// Package picker chooses a move: the verb first, then word by word, each only where a legal move is left.
package picker

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Picker walks the moves of a table: the verb, then word by word. It knows no game: what can be said it takes from the
// vocabularies, what is legal from the referee.
type Picker struct {
	Table rules.Table
	Forms []rules.Form
	Legal []rules.Act

	About int     // only moves that name this seat; 0: all
	At    OnBoard // only moves that have to do with this place of the board
	All   bool    // also what is not legal now
	Who   int     // while all are shown: whose moves, 0 for the table's

	Form    *rules.Form // the verb that is chosen; nil: none
	Seat    int         // who does it
	Words   []int       // the words that are chosen
	own     []bool      // which of them people chose; the others were the only choice
	awaited []int       // from whom a move is awaited
	alone   bool        // the verb was the only one and nobody chose it
}

// OnBoard is a place of the board and the moves that have to do with it; with no title it is none.
type OnBoard struct {
	Title string
	Names func(rules.Act) bool
}

// NewPicker offers the moves of the position as it stands.
func NewPicker(t rules.Table) *Picker {
	p := &Picker{Table: t, Forms: t.Forms(), Legal: t.Legal(nil)}
	if p.awaited = slices.Clone(t.ToMove()); len(p.awaited) > 0 {
		p.Who = p.awaited[0]
	}
	return p
}

// Only leaves out the moves of other seats than those.
func (p *Picker) Only(own func(seat int) bool) {
	p.Legal = slices.DeleteFunc(slices.Clone(p.Legal), func(a rules.Act) bool { return !own(a.Seat) })
	for seat := range len(p.Table.Seats()) + 1 {
		if seat > 0 && own(seat) {
			p.Who = seat
		}
	}
}

// Allows reports whether a move is legal: one of those that were listed, or else by the referee.
func (p *Picker) Allows(act rules.Act) bool {
	return slices.Contains(p.Legal, act) || p.Table.Judge(act) == ""
}

// VerbOffer is a verb that a seat may use, with the legal moves that begin with it.
type VerbOffer struct {
	Seat int
	Form *rules.Form
	Acts []rules.Act // none: not legal now
	claim
}

// Offers lists the verbs: those of legal moves by seat, awaited seats first, or all verbs of one seat.
func (p *Picker) Offers() []VerbOffer {
	if p.All {
		return p.allOffers()
	}
	var list []VerbOffer
	for _, seat := range p.actors() {
		list = append(list, p.offersOf(seat)...)
	}
	return list
}

// actors are the seats that have legal moves, those first from which one is awaited.
func (p *Picker) actors() []int {
	var seats []int
	for _, a := range p.Legal {
		if !slices.Contains(seats, a.Seat) {
			seats = append(seats, a.Seat)
		}
	}
	awaited := p.Table.ToMove()
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
func (p *Picker) offersOf(seat int) []VerbOffer {
	var list []VerbOffer
	for i := range p.Forms {
		form := &p.Forms[i]
		acts := p.Matching(seat, form, nil)
		acts = slices.DeleteFunc(acts, func(a rules.Act) bool { return !p.names(a) })
		if len(acts) == 0 {
			continue
		}
		offer := VerbOffer{Seat: seat, Form: form, Acts: acts}
		if form.Passes {
			list = slices.Insert(list, 0, offer)
			continue
		}
		list = append(list, offer)
	}
	return list
}

// allOffers lists all verbs of one seat: the legal ones, those that the table may use now, those that a rule of their own
// stands against, and those that
// belong to other steps.
func (p *Picker) allOffers() []VerbOffer {
	list := make([]VerbOffer, len(p.Forms))
	for i := range p.Forms {
		form := &p.Forms[i]
		list[i] = VerbOffer{Seat: p.Who, Form: form, Acts: p.Matching(p.Who, form, nil)}
		if len(list[i].Acts) > 0 {
			continue
		}
		if acts := p.Matching(0, form, nil); len(acts) > 0 {
			list[i] = VerbOffer{Form: form, Acts: acts}
			continue
		}
		list[i].claim = p.claim(p.Who, form, nil)
	}
	slices.SortStableFunc(list, func(a, b VerbOffer) int { return a.far() - b.far() })
	return list
}

// farNow is how far a verb is from being legal in this step, whatever its words are.
func (p *Picker) farNow(form *rules.Form) int {
	if len(p.Matching(p.Who, form, nil)) > 0 || len(p.Matching(0, form, nil)) > 0 {
		return 0
	}
	numbers := make([]int, len(form.Words))
	for i, v := range form.Words {
		numbers[i], _ = v.Range()
	}
	return VerbOffer{claim: claim{Rule: p.Table.Judge(form.Act(p.Who, numbers...))}}.far()
}

// far is how far a verb is from being legal: 0 it is, 1 a rule of its own stands against it, 2 it is not its step.
func (o VerbOffer) far() int {
	switch {
	case len(o.Acts) > 0:
		return 0
	case o.Rule == rules.WrongStep || o.Rule == rules.GameOver || o.Rule == rules.NotAwaited:
		return 2
	}
	return 1
}

// names reports whether a move has to do with what was asked for: with the place, and with the seat: it names it, or it is
// that seat's and names no other.
func (p *Picker) names(a rules.Act) bool {
	if p.At.Title != "" && !p.At.Names(a) {
		return false
	}
	if p.About == 0 {
		return true
	}
	form, others := p.FormOf(a), false
	for v, n := range form.Said(a) {
		if !v.IsSeat(n) {
			continue
		}
		if n == p.About {
			return true
		}
		others = true
	}
	return a.Seat == p.About && !others
}

// FormOf is the form of a move.
func (p *Picker) FormOf(a rules.Act) *rules.Form {
	i := slices.IndexFunc(p.Forms, func(f rules.Form) bool { return f.Verb == a.Verb })
	return &p.Forms[i]
}

// Matching are the legal moves of a seat and form that begin with these words.
func (p *Picker) Matching(seat int, form *rules.Form, words []int) []rules.Act {
	var acts []rules.Act
	for _, a := range p.Legal {
		if a.Seat == seat && a.Verb == form.Verb && slices.Equal(form.Numbers(a)[:len(words)], words) {
			acts = append(acts, a)
		}
	}
	return acts
}

// Take chooses a verb of a seat.
func (p *Picker) Take(seat int, form *rules.Form) {
	p.Form, p.Seat, p.Words, p.own, p.alone = form, seat, nil, nil, false
	p.advance()
}

// takeAlone begins with the verb that is the only one.
func (p *Picker) takeAlone(seat int, form *rules.Form) {
	p.Take(seat, form)
	p.alone = true
}

// Begun reports whether somebody has begun to choose a move.
func (p *Picker) Begun() bool { return p.Form != nil && (!p.alone || slices.Contains(p.own, true)) }

// TakeAct chooses a whole move.
func (p *Picker) TakeAct(a rules.Act) {
	p.Form, p.Seat, p.alone = p.FormOf(a), a.Seat, false
	p.Words = p.Form.Numbers(a)
	p.own = make([]bool, len(p.Words))
	for i := range p.own {
		p.own[i] = true
	}
}

// Choose chooses the word at a place and forgets those behind it.
func (p *Picker) Choose(at, value int) {
	p.Words = append(slices.Clip(p.Words[:at]), value)
	p.own = append(slices.Clip(p.own[:at]), true)
	p.advance()
}

// advance takes the words that are the only choice. Where all moves are shown none is: a claim may name any word.
func (p *Picker) advance() {
	for !p.All && len(p.Words) < len(p.Form.Words) {
		values := p.Values(len(p.Words))
		if len(values) != 1 {
			return
		}
		p.Words = append(p.Words, values[0])
		p.own = append(p.own, false)
	}
}

// back takes the last chosen word back, or the verb.
func (p *Picker) back() {
	at := p.Place()
	if p.Form != nil && at == len(p.Words) {
		at = p.before(at)
	}
	if at < 0 || p.Form == nil {
		p.Forget()
		return
	}
	p.Words, p.own = p.Words[:at], p.own[:at]
}

// Forget takes the verb and all words back.
func (p *Picker) Forget() { p.Form, p.Words, p.own, p.alone = nil, nil, nil, false }

// before is the place of the last word before a place that people chose, -1 where there is none.
func (p *Picker) before(at int) int {
	for i := at - 1; i >= 0; i-- {
		if p.own[i] {
			return i
		}
	}
	return -1
}

// Place is the place of the word that is asked for: the first that is open or, in a move that is complete, the last that
// people chose; -1 where they chose only the verb.
func (p *Picker) Place() int {
	if p.Form == nil {
		return -1
	}
	if len(p.Words) < len(p.Form.Words) {
		return len(p.Words)
	}
	return p.before(len(p.Words))
}

// Complete returns the move when all its words are chosen.
func (p *Picker) Complete() (a rules.Act, ok bool) {
	if p.Form == nil || len(p.Words) < len(p.Form.Words) {
		return a, false
	}
	return p.Form.Act(p.Seat, p.Words...), true
}

// Values are the legal words at a place, behind those that are chosen before it.
func (p *Picker) Values(at int) []int {
	return distinct(p.Matching(p.Seat, p.Form, p.Words[:at]), at)
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
