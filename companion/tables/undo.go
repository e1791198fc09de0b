package tables

import (
	"fmt"
	"slices"

	"tablekeeper/companion/matches"
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

func (h *Host) undo(l *line, a Ask) Answer { return h.back(l, a, false) }
func (h *Host) redo(l *line, a Ask) Answer { return h.back(l, a, true) }

func (h *Host) back(l *line, a Ask, redo bool) Answer {
	own, no := h.seated(l)
	if no != nil {
		return *no
	}
	if no := h.late(a, Everybody, func(matches.LogLine) bool { return false }); no != nil {
		return *no
	}
	return h.propose(own, redo, a.Many)
}

// Undo takes the last entry back, or so many that are one act, or makes again what was taken
// back last, for the host's device: at once where nobody else has seen it, else when all seats have agreed.
func (h *Host) Undo(redo bool, many int) (Answer, []Out) {
	answer := h.propose(Everybody, redo, many)
	return answer, h.flush()
}

// again counts how often a seat asks the others from one position.
type again struct{ revision, by, times int }

// mostAgain is how often the others are asked by a seat where they have said no.
const mostAgain = 3

func (h *Host) propose(own int, redo bool, many int) Answer {
	if p := h.proposal; p != nil && len(p.Awaited) > 0 && p.Revision == h.match.Revision() {
		switch {
		case p.By != own:
			return refused("Somebody is asking already.")
		case p.Redo == redo && max(p.Many, 1) == max(many, 1): // the same question is not asked anew
			return asksOthers
		}
	}
	back, err := h.goingBack(redo, many)
	if err != nil {
		return done(err)
	}
	if back.Many > 1 && !back.OneSeat {
		return refused("Only moves of one seat are taken back together.")
	}
	p := &Proposal{ID: h.options.Secret()[:roundID], Revision: h.match.Revision(), By: own, Redo: redo, Sentence: back.Line.Sentence}
	if back.Many > 1 {
		p.Many = back.Many
	}
	if own == Everybody || !back.OneSeat || back.Line.Seat != own || back.Shown || !redo && h.handedOn(own) {
		p.Awaited = h.others(own)
	}
	if len(p.Awaited) > 0 {
		if h.again.revision != p.Revision || h.again.by != own {
			h.again = again{p.Revision, own, 0}
		}
		if h.again.times++; h.again.times > mostAgain {
			return refused("The others were asked and didn't agree. Talk about it at the table.")
		}
	}
	h.proposal = p
	h.dirty = true
	if len(p.Awaited) > 0 {
		return asksOthers
	}
	return h.carryOut()
}

// asksOthers is the answer to who has to wait for the others.
var asksOthers = Answer{OK: true, Why: "The app asks the others."}

// handedOn reports whether others may do something since the latest move of a seat: they have seen it and perhaps think already.
func (h *Host) handedOn(own int) bool {
	t := h.match.Table()
	return t.Over() || slices.ContainsFunc(t.ToMove(), func(seat int) bool { return seat != own })
}

// goingBack is what is taken back or made again; what the match refuses nobody is asked about.
func (h *Host) goingBack(redo bool, many int) (matches.Back, error) {
	if redo {
		return h.match.Redoing()
	}
	return h.match.Undoing(max(many, 1))
}

// others are the seats that have to agree with one, connected or not: who isn't there hasn't
// agreed.
func (h *Host) others(own int) []int {
	var list []int
	if own != Everybody && !h.options.Alone {
		list = append(list, Everybody)
	}
	for i, s := range h.seats {
		if i+1 != own && s.owner != "" {
			list = append(list, i+1)
		}
	}
	return list
}

func (h *Host) vote(l *line, a Ask) Answer {
	own, no := h.seated(l)
	if no != nil {
		return *no
	}
	return h.answerProposal(own, a.Question, a.Yes)
}

// Vote is the answer of the host's device to what a seat asks.
func (h *Host) Vote(question string, yes bool) (Answer, []Out) {
	answer := h.answerProposal(Everybody, question, yes)
	return answer, h.flush()
}

// Decide is the answer of the host for a seat that is not connected. The log says so.
func (h *Host) Decide(question string, seat int, yes bool) (Answer, []Out) {
	answer := notAsked
	if h.asks(question, seat) {
		answer = h.decideFor(seat, yes)
	}
	return answer, h.flush()
}

func (h *Host) decideFor(seat int, yes bool) Answer {
	if h.here(h.seats[seat-1].owner) {
		return refused(h.name(seat) + " is here, and answers.")
	}
	p := h.proposal
	h.note(decision(p, h.name(seat), yes))
	return h.answerProposal(seat, p.ID, yes)
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
func (h *Host) asks(question string, seat int) bool {
	p := h.proposal
	return p != nil && p.ID == question && p.Revision == h.match.Revision() && slices.Contains(p.Awaited, seat)
}

func (h *Host) answerProposal(own int, question string, yes bool) Answer {
	if !h.asks(question, own) {
		return notAsked
	}
	p := h.proposal
	h.dirty = true
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
	return h.carryOut()
}

// carryOut does what all have agreed on.
func (h *Host) carryOut() Answer {
	p := h.proposal
	h.proposal = nil
	if p.Redo {
		return done(h.match.Redo())
	}
	return done(h.match.UndoMany(max(p.Many, 1)))
}

// seeProposal ends what the table has gone past, and sees who is away of those who are asked.
func (h *Host) seeProposal() {
	p := h.proposal
	if p == nil {
		return
	}
	if p.Revision != h.match.Revision() {
		h.proposal = nil
		return
	}
	p.Away = nil
	for _, seat := range p.Awaited {
		if seat != Everybody && !h.here(h.seats[seat-1].owner) {
			p.Away = append(p.Away, seat)
		}
	}
}

// Asked is what a seat asks now; nil: nothing.
func (h *Host) Asked() *Proposal { return h.proposal }
