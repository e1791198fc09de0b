package tables

import (
	"slices"

	"tablekeeper/companion/matches"
)

// Proposal is what a seat asks the others: to take a move back or to make it again.
// What everybody has seen comes back only if all agree.
type Proposal struct {
	Revision int    `json:"r"`
	By       int    `json:"by"` // the seat; 0: the host's device
	Redo     bool   `json:"redo,omitempty"`
	Many     int    `json:"n,omitempty"` // so many entries, which are one act; 0: one
	Sentence string `json:"said"`
	Awaited  []int  `json:"awaited,omitempty"` // the seats that have not answered; 0: the host's device
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

func (h *Host) propose(own int, redo bool, many int) Answer {
	line, ok := h.match.UndoLine()
	if redo {
		line, ok = h.match.RedoLine()
	}
	if !ok {
		return refused("There is nothing to take back or to make again.")
	}
	if redo {
		many = h.joined.again(h.match.Revision())
	}
	alone := h.ownOnly(line, own)
	if many > 1 && !redo {
		one, shown := h.flight(line.Seat, many)
		if !one {
			return refused("Only moves of one seat are taken back together.")
		}
		alone = alone && !shown
	}
	p := &Proposal{Revision: h.match.Revision(), By: own, Redo: redo, Sentence: line.Sentence}
	if many > 1 {
		p.Many = many
	}
	if !alone {
		p.Awaited = h.others(own)
	}
	h.proposal = p
	h.dirty = true
	if len(p.Awaited) > 0 {
		return Answer{OK: true, Why: "The app asks the others."}
	}
	return h.carryOut()
}

// flight looks at the last moves, so many: whether all are of a seat, and whether chance has shown something in them.
func (h *Host) flight(seat, many int) (one, shown bool) {
	t := h.match.Table().Fork()
	for range many {
		log := t.Log()
		if len(log) == 0 || log[len(log)-1].Agreed || log[len(log)-1].Seat != seat {
			return false, shown
		}
		t.Undo()
		shown = shown || t.Reveals(log[len(log)-1].Act)
	}
	return true, shown
}

// ownOnly reports whether a line is the own doing of a seat and has shown nobody
// anything by chance.
func (h *Host) ownOnly(line matches.LogLine, own int) bool {
	if line.Kind != matches.MoveLine || line.By != matches.Entered || line.Seat != own || own == Everybody {
		return false
	}
	t := h.match.At(line.Number).Fork()
	log := t.Log()
	t.Undo()
	return len(log) > 0 && !t.Reveals(log[len(log)-1].Act)
}

// others are the seats that have to agree with one.
func (h *Host) others(own int) []int {
	var list []int
	if own != Everybody && !h.options.Alone {
		list = append(list, Everybody)
	}
	for i, s := range h.seats {
		if i+1 != own && h.here(s.owner) {
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
	return h.answerProposal(own, a.Revision, a.Yes)
}

// Vote is the answer of the host's device to what a seat asks.
func (h *Host) Vote(yes bool) (Answer, []Out) {
	answer := h.answerProposal(Everybody, h.match.Revision(), yes)
	return answer, h.flush()
}

func (h *Host) answerProposal(own, revision int, yes bool) Answer {
	p := h.proposal
	if p == nil || p.Revision != revision || !slices.Contains(p.Awaited, own) {
		return refused("Nobody asks you now.")
	}
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
	back := h.match.Undo
	if p.Redo {
		back = h.match.Redo
	}
	answer := done(back())
	for n := 1; n < p.Many && answer.OK; n++ {
		answer = done(back())
	}
	if !p.Redo {
		h.joined = joined{revision: h.match.Revision(), many: p.Many}
	}
	return answer
}

// joined is how many entries were taken back as one act, and the revision after that.
type joined struct{ revision, many int }

// again is how many are made again as one act at a revision.
func (j joined) again(revision int) int {
	if j.revision != revision {
		return 1
	}
	return j.many
}

// seeProposal ends what the table has gone past, and waits for nobody who has left.
func (h *Host) seeProposal() {
	p := h.proposal
	if p == nil {
		return
	}
	if p.Revision != h.match.Revision() {
		h.proposal = nil
		return
	}
	if len(p.Awaited) == 0 {
		return
	}
	p.Awaited = slices.DeleteFunc(p.Awaited, func(seat int) bool { return seat != Everybody && !h.here(h.seats[seat-1].owner) })
	if len(p.Awaited) == 0 {
		h.carryOut()
		h.dirty = true
	}
}

// Asked is what a seat asks now; nil: nothing.
func (h *Host) Asked() *Proposal { return h.proposal }
