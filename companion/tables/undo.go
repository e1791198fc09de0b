package tables

import (
	"fmt"
	"slices"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// Proposal is what a seat asks the others: to take a move back or to make it again.
// What everybody has seen comes back only if all agree.
type Proposal struct {
	ID       string `json:"id"` // of the question, which each answer names
	Revision int    `json:"r"`
	By       int    `json:"by"` // the seat; 0: the host's device
	Redo     bool   `json:"redo,omitempty"`
	Many     int    `json:"n,omitempty"` // so many entries, which are one act; 0: one
	Sentence string `json:"said"`
	Awaited  []int  `json:"awaited,omitempty"` // the seats that have not answered; 0: the host's device
	Away     []int  `json:"away,omitempty"`    // those of them that are not connected: the host can decide for them
	No       int    `json:"no,omitempty"`      // the seat that said no; -1: the host's device
}

// byHost stands for the host's device among those who said no.
const byHost = -1

// undoing is what a seat asks the others now.
type undoing struct {
	*hosted
	seats *seating
	asked *Proposal // nil: nothing
	again again     // what a seat asks again and again
}

// again counts how often a seat asks the others from one position.
type again struct{ revision, by, times int }

// mostAgain is how often the others are asked by a seat where they have said no.
const mostAgain = 3

// ask lets a seat ask for what it saw.
func (u *undoing) ask(own int, a Ask, redo bool) Answer {
	if no := u.late(a, Everybody, func(matches.LogLine) bool { return false }); no != nil {
		return *no
	}
	return u.propose(own, redo, a.Many)
}

// Undo takes the last entry back, or so many that are one act, or makes again what was taken
// back last, for the host's device: at once where nobody else has seen it, else when all seats have agreed.
func (h *Host) Undo(redo bool, many int) (Answer, []Out) {
	answer := h.undoing.propose(Everybody, redo, many)
	return answer, h.flush()
}

func (u *undoing) propose(own int, redo bool, many int) Answer {
	if p := u.asked; p != nil && len(p.Awaited) > 0 && p.Revision == u.match.Log().Revision() {
		switch {
		case p.By != own:
			return refused("Somebody is asking already.")
		case p.Redo == redo && max(p.Many, 1) == max(many, 1): // the same question is not asked anew
			return asksOthers
		}
	}
	back, err := u.match.Log().Undoing(max(many, 1))
	if redo {
		back, err = u.match.Log().Redoing()
	}
	if err != nil { // nobody is asked about it
		return done(err)
	}
	if back.Many > 1 && !back.OneSeat {
		return refused("Only moves of one seat are taken back together.")
	}
	p := &Proposal{ID: u.options.Secret()[:roundID], Revision: u.match.Log().Revision(), By: own, Redo: redo, Sentence: back.Line.Sentence}
	if back.Many > 1 {
		p.Many = back.Many
	}
	if own == Everybody || !back.OneSeat || back.Line.Seat != own || back.Shown || !redo && handedOn(u.match.Table(), own) {
		p.Awaited = u.others(own)
	}
	if len(p.Awaited) > 0 {
		if u.again.revision != p.Revision || u.again.by != own {
			u.again = again{p.Revision, own, 0}
		}
		if u.again.times++; u.again.times > mostAgain {
			return refused("The others were asked and didn't agree. Talk about it at the table.")
		}
	}
	u.asked = p
	u.dirty = true
	if len(p.Awaited) > 0 {
		return asksOthers
	}
	return u.carryOut()
}

// asksOthers is the answer to who has to wait for the others.
var asksOthers = Answer{OK: true, Why: "The app asks the others."}

// handedOn reports whether others may do something since the latest move of a seat: they have seen it and perhaps think already.
func handedOn(t rules.Table, own int) bool {
	return t.Over() || slices.ContainsFunc(t.ToMove(), func(seat int) bool { return seat != own })
}

// others are the seats that have to agree with one, connected or not: who isn't there hasn't
// agreed.
func (u *undoing) others(own int) []int {
	var list []int
	if own != Everybody && !u.options.Alone {
		list = append(list, Everybody)
	}
	for i := range u.match.Table().Seats() {
		if seat := i + 1; seat != own && u.seats.taken(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// Vote is the answer of the host's device to what a seat asks.
func (h *Host) Vote(question string, yes bool) (Answer, []Out) {
	answer := h.undoing.answer(Everybody, question, yes)
	return answer, h.flush()
}

// Decide is the answer of the host for a seat that is not connected. The log says so.
func (h *Host) Decide(question string, seat int, yes bool) (Answer, []Out) {
	answer := h.undoing.decide(question, seat, yes)
	return answer, h.flush()
}

func (u *undoing) decide(question string, seat int, yes bool) Answer {
	switch {
	case !u.asks(question, seat):
		return notAsked
	case u.seats.here(seat):
		return refused(u.name(seat) + " is here, and answers.")
	}
	u.note(decision(u.asked, u.name(seat), yes))
	return u.answer(seat, question, yes)
}

// What is what a proposal would do, behind "to".
func (p *Proposal) What() string {
	back := "take back"
	if p.Redo {
		back = "make again"
	}
	if p.Many > 1 {
		return fmt.Sprintf("%s %d entries up to: %s", back, p.Many, p.Sentence)
	}
	return back + ": " + p.Sentence
}

// asks reports whether a question is asked now, and a seat has not answered it.
func (u *undoing) asks(question string, seat int) bool {
	p := u.asked
	return p != nil && p.ID == question && p.Revision == u.match.Log().Revision() && slices.Contains(p.Awaited, seat)
}

func (u *undoing) answer(own int, question string, yes bool) Answer {
	if !u.asks(question, own) {
		return notAsked
	}
	p := u.asked
	u.dirty = true
	if !yes {
		if p.No = own; own == Everybody {
			p.No = byHost
		}
		p.Awaited = nil
		return Answer{OK: true}
	}
	p.Awaited = slices.DeleteFunc(p.Awaited, func(seat int) bool { return seat == own })
	if len(p.Awaited) > 0 {
		return Answer{OK: true}
	}
	return u.carryOut()
}

// carryOut does what all have agreed on.
func (u *undoing) carryOut() Answer {
	p := u.asked
	u.asked = nil
	if p.Redo {
		return done(u.match.Redo())
	}
	return done(u.match.UndoMany(max(p.Many, 1)))
}

// follow ends what the table has gone past, and sees who is away of those who are asked.
func (u *undoing) follow() {
	p := u.asked
	if p == nil {
		return
	}
	if p.Revision != u.match.Log().Revision() {
		u.asked = nil
		return
	}
	p.Away = nil
	for _, seat := range p.Awaited {
		if seat != Everybody && !u.seats.here(seat) {
			p.Away = append(p.Away, seat)
		}
	}
}

// left forgets what a seat has asked that has no device any more, and what it was asked.
func (u *undoing) left(seat int) {
	if p := u.asked; p != nil && (p.By == seat || slices.Contains(p.Awaited, seat)) {
		u.asked = nil
	}
}

// Asked is what a seat asks now; nil: nothing.
func (h *Host) Asked() *Proposal { return h.undoing.asked }
