package tables

import (
	"fmt"
	"slices"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// mover is who makes the move that a seat asks for: the seat itself, or the table where
// nobody sits at the host's device.
func (h *hosted) mover(own int, a Ask) (int, *Answer) {
	switch {
	case !a.Table:
		return own, nil
	case h.options.Alone:
		return 0, nil
	}
	no := refused("What no player does is entered on the host's device.")
	return own, &no
}

// act makes a move of the own seat.
func (h *Host) act(own int, a Ask) Answer {
	own, no := h.mover(own, a)
	if no != nil {
		return *no
	}
	t := h.match.Table()
	act, err := t.Read(rules.SeatWord(own) + ": " + a.Words)
	if no := h.late(a, own, func(line matches.LogLine) bool { return line.Text == a.Words }); no != nil && (err != nil || no.OK || !h.apart(own, a.Revision, act)) {
		return *no
	}
	if err != nil {
		return refused("This can't be read as a move: " + err.Error() + ".")
	}
	if no := h.unfit(t, act); no != nil {
		return *no
	}
	if hidden, ok := t.Hide(act); ok && t.Reveals(act) && h.match.Hands().Private() && t.Judge(hidden) == "" {
		act = hidden // the card is for its player alone, also where people draw
	}
	h.dirty = true
	return done(h.match.Play(act, matches.Entered))
}

// unfit refuses a move that a guest can't make in this way, however the hands are.
func (h *hosted) unfit(t rules.Table, a rules.Act) *Answer {
	var no Answer
	switch {
	case t.Judge(a) != "":
		r := t.Explain(a)
		no = Answer{Rule: r.Rule, Why: r.Why.String()}
	case slices.Contains(t.Sealed(), a.Seat):
		no = refused("Bids are made unseen here: close your fist.")
	case h.match.Draws() && h.match.Cases(a.Seat, a.Verb) > 0 && (t.Reveals(a) || !t.Unseen(a)): // a card may lie there that the table dealt
		no = refused("Here the app throws and draws.")
	case asksAnother(h.match, a):
		no = refused("This takes cards that another player holds: who holds them enters it.")
	default:
		return nil
	}
	return &no
}

// draw lets the app throw or draw for the own seat, with a verb.
func (h *Host) draw(own int, a Ask) Answer {
	own, no := h.mover(own, a)
	if no != nil {
		return *no
	}
	t := h.match.Table()
	one, ok := h.drawable(own, a.Words)
	no = h.late(a, own, func(line matches.LogLine) bool { return line.By == matches.Drawn && verbOf(t, line) == a.Words })
	switch {
	case no != nil && (no.OK || !ok || !h.apart(own, a.Revision, one)):
		return *no
	case h.rounds.mix != nil:
		return refused("First everybody mixes in.")
	case !ok:
		return refused("The app can't throw or draw this now.")
	}
	h.dirty = true
	_, err := h.match.Draw(own, one.Verb)
	answer := done(err)
	if answer.OK {
		answer.Card = drawnCard(h.match, h.match.Log().Count(), own)
	}
	return answer
}

// drawable is a legal move of a seat with a verb by which the app can throw or draw for it now, in the place of the one that chance will
// give; it reports whether there is one.
func (h *hosted) drawable(own int, verb string) (rules.Act, bool) {
	t := h.match.Table()
	if !slices.Contains(offers(h.match, own), verb) {
		return rules.Act{}, false
	}
	for _, a := range t.Legal(nil) {
		if a.Seat == own && t.Verb(a) == verb && h.match.Cases(own, a.Verb) > 0 {
			return a, true
		}
	}
	return rules.Act{}, false
}

// verbOf is the verb of a move of the log.
func verbOf(t rules.Table, line matches.LogLine) string {
	a, err := t.Read(rules.SeatWord(line.Seat) + ": " + line.Text)
	if err != nil {
		return ""
	}
	return t.Verb(a)
}

// late is the answer to an ask that was made before the latest change was seen; nil:
// it was not. What the own seat has done first since then is what is asked for: the
// answer was lost, with the host perhaps.
func (h *hosted) late(a Ask, own int, same func(matches.LogLine) bool) *Answer {
	now := h.match.Log().Revision()
	if a.Revision == now {
		return nil
	}
	if line, ok := h.next(own, a.Revision); ok && same(line) {
		return &Answer{OK: true}
	}
	c, ok := h.match.Log().Changed(now)
	if !ok {
		no := refused("The table is not where your device saw it.")
		return &no
	}
	late := &Late{Sentence: c.Line.Sentence, Back: c.Kind == matches.TakenBack}
	who := "The table"
	if c.Line.Seat > 0 {
		late.Who = h.name(c.Line.Seat)
		who = late.Who
	}
	why := fmt.Sprintf("%s has just moved: %s.", who, late.Sentence)
	if late.Back {
		why = fmt.Sprintf("A move was just taken back: %s.", late.Sentence)
	}
	return &Answer{Why: why, Late: late}
}

// timed does what a seat asks of the timer.
func (h *hosted) timed(own int, a Ask) Answer {
	if h.options.Timed == nil {
		return refused("There is no timer.")
	}
	h.dirty = true
	return done(h.options.Timed(own, a.Words))
}
