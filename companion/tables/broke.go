package tables

import "tablekeeper/companion/matches"

// under is what the host does now: what came on a line, with the revision of the match before, and the line that is being shown what
// has changed.
type under struct {
	line     int // 0: none
	ask      Ask
	revision int
	shows    int // 0: none
}

// brokeWhy is said to whoever has asked for what broke the host.
const brokeWhy = "The host couldn't answer what you asked. Everybody else plays on."

// Broke is called when something has panicked: under what came on that line last, or, with 0, under nobody's ask. The match is made
// anew from its journal, and stands where it stood before the ask. The line ends, and what was asked is answered for good, so that the
// device doesn't ask for it again.
func (h *Host) Broke(id int) ([]Out, error) {
	was := h.under
	h.under = under{}
	err := matches.Rebuild(h.match)
	h.rounds.broke()
	switch {
	case id != 0 && was.line == id:
		h.takeBack(was.revision)
		h.seats.refuse(was)
	case was.shows != 0:
		h.seats.refuse(under{line: was.shows})
	default: // whoever comes next is told what has changed
		return h.lines.take(), err
	}
	return h.Changed(), err
}

// takeBack goes back to the revision before an ask: what everybody would be shown now may break the host again.
func (h *hosted) takeBack(before int) {
	log := h.match.Log()
	c, moved := log.Changed(before + 1)
	switch {
	case !moved:
	case c.Kind == matches.TakenBack:
		_ = h.match.Redo() // what stays in the way of it is told by the log
	default:
		_ = h.match.UndoMany(log.Revision() - before)
	}
}

// refuse ends a line, and answers what was asked on it.
func (s *seating) refuse(was under) {
	l := s.lines.open[was.line]
	if l == nil {
		return
	}
	if d := s.devices[l.device]; d != nil && was.ask.ID != "" {
		answer := refused(brokeWhy)
		answer.ID = was.ask.ID
		d.answer(answer)
		s.lines.send(l, Tell{Answer: &answer})
	}
	s.lines.bye(l, Bye{Why: brokeWhy, Broke: true})
}

// broke lets everybody choose anew what was being shown: devices would show the same again by themselves.
func (rs *rounds) broke() {
	if rs.mix != nil && rs.mix.promises.All() {
		rs.mix = nil
	}
	if rs.bids != nil && rs.bids.promises.All() {
		rs.bidAgain(rs.bids, "The host couldn't play these bids.")
	}
}
