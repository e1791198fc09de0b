package tables

import (
	"slices"
	"time"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// Seen is the match as a guest was shown it, for reading. It is the same value as long
// as the guest is at the table.
type Seen struct {
	*matches.Shown
	guest *Guest
}

// Draws reports whether the host throws and draws.
func (s *Seen) Draws() bool {
	t, _ := readPart[Table](s.guest, partTable)
	return t.Draws
}

// Cases is above 0 where the host can throw or draw for the own seat with a verb.
func (s *Seen) Cases(seat, verb int) int {
	o, _ := readPart[chances](s.guest, partOffers)
	names := o.Table
	if seat > 0 {
		names = o.Own
	}
	if seat > 0 && seat != s.guest.Seat() {
		return 0
	}
	for _, f := range s.Table().Forms() {
		if f.Verb == verb && slices.Contains(names, f.Name) {
			return 1
		}
	}
	return 0
}

// held is the own hand, where it holds more than everybody knows.
func (s *Seen) held(seat int) (matches.Hand, bool) {
	held, ok := readPart[Hand](s.guest, partHand)
	if !ok || seat != s.guest.Seat() {
		return matches.Hand{}, false
	}
	return matches.NewHand(s.Table(), held.Cards, held.Unknown), true
}

// ReadOnly reports why nothing can be done now; "" if the own seat can make moves.
func (s *Seen) ReadOnly() string {
	switch {
	case s.guest.Over():
		return "The match is over."
	case !s.guest.Live():
		return "Not connected"
	case s.guest.Seat() == Everybody:
		return "This device has no seat at the table."
	}
	return ""
}

// Match is what was shown last; nil: nothing yet.
func (g *Guest) Match() *Seen { return g.seen }

// Log is the export that was shown last.
func (g *Guest) Log() string { return g.log }

// Revision is that of what was shown last.
func (g *Guest) Revision() int { return g.revision }

// Changes counts what was shown: a page that knows the number shows nothing anew. What the host was asked for isn't a change before the
// host shows it.
func (g *Guest) Changes() int { return g.changes }

// Seat is the own seat, or Everybody.
func (g *Guest) Seat() int { return g.You().Seat }

// You is what the host knows of this device.
func (g *Guest) You() You {
	y, _ := readPart[You](g, partYou)
	return y
}

// Unkept reports whether the host's disk refuses what is played.
func (g *Guest) Unkept() bool {
	unkept, _ := readPart[bool](g, partUnkept)
	return unkept
}

// Welcome is how the host has greeted.
func (g *Guest) Welcome() Welcome { return g.welcome }

// Over reports whether the host has closed the table because its match is over: what was shown last is its end.
func (g *Guest) Over() bool { return g.bye != nil && g.bye.Over }

// Bye is why the host has ended the line, or nil if it hasn't.
func (g *Guest) Bye() *Bye { return g.bye }

// Table is what the match is.
func (g *Guest) Table() Table {
	t, _ := readPart[Table](g, partTable)
	return t
}

// Seats is who sits where.
func (g *Guest) Seats() []Seat {
	s, _ := readPart[[]Seat](g, partSeats)
	return s
}

// Timer is the timer as it was shown last; it reports whether there is one.
func (g *Guest) Timer() (Timer, bool) { return readPart[Timer](g, partTimer) }

// Asked is what a seat asks the others now; it reports whether there is such a thing.
func (g *Guest) Asked() (Proposal, bool) { return readPart[Proposal](g, partAsked) }

// Clock is what the host's clock shows; it reports whether that is known.
func (g *Guest) Clock(now time.Duration) (time.Duration, bool) {
	return g.clock.Host(now), g.clock.Known()
}

// Pending reports whether the host was asked for something on what is shown, and has neither answered nor shown anything later.
func (g *Guest) Pending() bool {
	return slices.ContainsFunc(g.waiting, func(w *waiting) bool { return w.ask.Revision == 0 || w.ask.Revision == g.revision })
}

// Claim takes a seat, or asks for one that has to be given. The error says who is asked.
func (g *Guest) Claim(seat int, done func(error)) {
	g.ask(Ask{Do: askClaim, Seat: seat}, plainly(done))
}

// Leave leaves the own seat.
func (g *Guest) Leave(done func(error)) { g.ask(Ask{Do: askLeave}, plainly(done)) }

// Give hands the own seat over to the device that asks for it by a question, or declines.
func (g *Guest) Give(question string, yes bool, done func(error)) {
	g.ask(Ask{Do: askGive, Question: question, Yes: yes}, plainly(done))
}

// Play makes a move of the own seat, or of the table.
func (g *Guest) Play(a rules.Act, done func(error)) {
	if !g.mayMove(a.Seat) {
		done(ErrNoSeat)
		return
	}
	g.ask(Ask{Do: askAct, Revision: g.revision, Table: a.Seat == 0, Words: g.seen.Table().Notation(a)}, plainly(done))
}

// mayMove reports whether this device can ask for moves of a seat; 0: of the table.
func (g *Guest) mayMove(seat int) bool {
	return g.seen != nil && g.Seat() != Everybody && (seat == 0 || seat == g.Seat())
}

// Draw lets the host throw or draw with a verb for the own seat.
func (g *Guest) Draw(seat, verb int, done func(error)) {
	g.DrawCard(seat, verb, func(_ string, err error) { done(err) })
}

// DrawCard does as Draw, and tells the word of a card that was drawn for this seat alone.
func (g *Guest) DrawCard(seat, verb int, done func(card string, err error)) {
	if !g.mayMove(seat) {
		done("", ErrNoSeat)
		return
	}
	for _, f := range g.seen.Table().Forms() {
		if f.Verb == verb {
			g.ask(Ask{Do: askDraw, Revision: g.revision, Table: seat == 0, Words: f.Name}, func(a Answer, err error) { done(a.Card, err) })
			return
		}
	}
	done("", matches.ErrNoChance)
}

// Undo asks to take the latest entry back. The others are asked where they saw it.
func (g *Guest) Undo(done func(error)) { g.UndoMany(1, done) }

// UndoMany asks to take back the latest entries, so many, which are one act.
func (g *Guest) UndoMany(many int, done func(error)) {
	g.ask(Ask{Do: askUndo, Revision: g.revision, Many: many}, plainly(done))
}

// Redo asks to make again what was taken back last.
func (g *Guest) Redo(done func(error)) {
	g.ask(Ask{Do: askRedo, Revision: g.revision}, plainly(done))
}

// Vote answers a question of another seat.
func (g *Guest) Vote(question string, yes bool, done func(error)) {
	g.ask(Ask{Do: askVote, Question: question, Yes: yes}, plainly(done))
}

// TapTimer asks something of the timer, such as a plan that was reached.
func (g *Guest) TapTimer(what string, done func(error)) {
	g.ask(Ask{Do: askTimer, Words: what}, plainly(done))
}
