package joining

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// away is the match of another device as its page reads and plays it.
type away struct {
	tables.Reading // and no more of a match: what only its keeper can do can't be asked here
	of             *joined
	walks          func() // goes on with moves that are played one after another; nil: none are
	doing          string // what the table was asked for last, as it is told
}

var _ game.Seat = (*away)(nil)

// Acts reports whether this device asks for moves of a seat: its own and, where nobody sits at the host, the table's.
func (w *away) Acts(seat int) bool {
	own := w.of.guest.Seat()
	return own > 0 && (seat == own || seat == 0 && w.of.guest.Table().Alone)
}

// Route leads to the page of the match.
func (w *away) Route() shell.Route { return shell.Route{Page: shell.SeatPage} }

// Mine reports whether this device makes the moves of a seat.
func (w *away) Mine(seat int) bool { return w.Acts(seat) }

// Elsewhere reports whether another device does.
func (w *away) Elsewhere(seat int) bool { return !w.Acts(seat) }

// Fists reports that each bid is closed on the device of its seat.
func (w *away) Fists() bool { return true }

// Waits reports whether an answer is awaited, or the own fist is closed.
func (w *away) Waits() bool {
	round, bids := w.of.guest.Bids()
	return w.of.guest.Pending() || bids && has(round.In, w.of.guest.Seat())
}

// Asked is what the table was asked for and has not shown yet, or that it was: a draw has no name before it is made; "": nothing.
func (w *away) Asked() string {
	switch {
	case !w.of.guest.Pending():
		w.doing = ""
	case w.doing == "":
		return game.AskedWords()
	}
	return w.doing
}

// ask asks the table for something that is told so.
func (w *away) ask(words string, f func()) {
	w.doing = parts.Upper(words)
	w.of.ask(f)
}

// Opened are the bids that were shown last.
func (w *away) Opened() (tables.Shown, bool) { return w.of.guest.BidsShown() }

// Closed reports whether the own fist is closed while others still bid, and who.
func (w *away) Closed() (waits []int, closed bool) {
	round, ok := w.of.guest.Bids()
	if !ok || !has(round.In, w.of.guest.Seat()) {
		return nil, false
	}
	for _, seat := range round.Seats {
		if !has(round.In, seat) {
			waits = append(waits, seat)
		}
	}
	return waits, true
}

// ownBid shows the own number to who holds this device, as long as it is held.
func (w *away) ownBid() fyne.CanvasObject {
	own, words := w.of.guest.Seat(), w.of.guest.OwnBid()
	t := w.Table()
	shown := tables.Shown{Seats: []int{own}, Words: []string{words}}
	bid, err := shown.Bid(t, 0)
	if words == "" || err != nil {
		return parts.NewTightColumn()
	}
	return parts.NewButton(wording.L("See your bid"), parts.IconFist, func() {
		w.of.app.Pass(shell.Secret{
			Seat: own, Name: t.Seats()[own-1], Line: wording.L("Your bid. Nobody else looks."), Here: true,
			Face: func() parts.Face {
				said := parts.Upper(t.Sentence(bid))
				return parts.Face{Object: parts.NewTable(said), Spoken: said}
			},
		})
	}).SetWeight(parts.Quiet)
}

// Lost reports whether the table can't be reached now. After the match it need not be.
func (w *away) Lost() bool { return !w.of.guest.Live() && !w.of.guest.Over() }

// Play asks for a move, or closes the fist round it.
func (w *away) Play(act rules.Act, _ func(string)) {
	j, t := w.of, w.Table()
	switch {
	case w.Waits():
	case !w.Acts(act.Seat):
		who := wording.L("The table")
		if act.Seat > 0 {
			who = t.Seats()[act.Seat-1]
		}
		w.say(wording.L("{player} makes this move on another device.", who))
	case slices.Contains(t.Sealed(), act.Seat):
		j.ask(func() { j.answered(j.guest.Bid(t.Notation(act))) })
	default:
		w.ask(t.Sentence(act), func() { j.guest.Play(act, j.answered) })
	}
}

// Walk asks for moves one after another.
func (w *away) Walk(next func(rules.Table) (rules.Act, bool), _ func(string)) {
	w.walk(next, w.Log().Count())
}

// walk asks for the next of moves that are played one after another and follow that line of the log.
func (w *away) walk(next func(rules.Table) (rules.Act, bool), from int) {
	t, revision := w.Table(), w.of.guest.Revision()
	act, ok := next(t)
	if !ok || w.Waits() || !w.Acts(act.Seat) || t.Judge(act) != "" {
		return
	}
	w.ask(t.Sentence(act), func() {
		w.of.guest.Play(act, func(err error) {
			w.of.answered(err)
			if err == nil {
				w.walks = func() {
					if w.of.guest.Revision() == revision { // the answer was quicker than what it brought
						return
					}
					w.walks = nil
					w.Log().Together(from+1, w.Log().Count())
					w.of.drawn = -1 // one undo takes all of it back
					w.walk(next, from)
				}
			}
		})
	})
}

// Draw lets the table throw or draw.
func (w *away) Draw(seat, verb int) {
	if w.Waits() {
		return
	}
	w.of.ask(func() {
		w.of.guest.DrawCard(seat, verb, func(card string, err error) {
			w.of.answered(err)
			held, _ := w.Hands().Of(w.of.guest.Seat())
			if drawn := titleOf(held, card); drawn != "" {
				w.of.of.TellBriefly(w.of.app.Session, game.Brief{Words: wording.L("You drew: {card}", drawn)})
			}
		})
	})
}

// Undo asks to take the last moves back.
func (w *away) Undo(many int, _ func(func()), _ func(bool)) {
	w.of.ask(func() { w.of.guest.UndoMany(many, w.of.answered) })
}

// Redo asks to make them again.
func (w *away) Redo(func(bool)) { w.of.ask(func() { w.of.guest.Redo(w.of.answered) }) }

// Refuse says why a move is not allowed, as this device judges it.
func (w *away) Refuse(act rules.Act) {
	r := w.Table().Explain(act)
	w.say(shell.Because(r.Rule, r.Why.String()))
}

// say tells why a move was not made.
func (w *away) say(words string) {
	w.of.of.TellBriefly(w.of.app.Session, game.Brief{Words: words, Wrong: true})
}

// Sit leads to a seat for somebody who only looks on.
func (w *away) Sit() func() {
	if w.of.guest.Live() && w.of.guest.Seat() == tables.Everybody {
		return w.More
	}
	return nil
}

// More opens the page about the table.
func (w *away) More() { w.of.app.Open(shell.Route{Page: shell.JoinPage}) }

// Seal opens what is told of the draws: the page about the table has it.
func (w *away) Seal() { w.More() }

// Told stands above the moves: whether the table is there, and what it asks this seat.
func (w *away) Told(now bool) []fyne.CanvasObject {
	if !now {
		return nil
	}
	j := w.of
	objects := j.lost()
	if j.guest.Unkept() {
		objects = append(objects, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: wording.L("Not saved"),
			Words: wording.L("The device that keeps the match can't write to its disk. What is played now is lost if the app ends there."),
		}).Aloud())
	}
	objects = append(objects, openTwice(j.guest.Seats())...)
	objects = append(objects, w.asked()...)
	objects = append(objects, w.bids()...)
	if j.guest.Live() && j.guest.You().Lost != 0 {
		objects = append(objects, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: wording.L("This device has lost its seat"),
			Words: wording.L("Whoever keeps the match has taken it from this device. The log says when."),
		}).Aloud())
	}
	return objects
}

// lost reports that the table can't be reached, and why.
func (j *joined) lost() []fyne.CanvasObject {
	if j.guest.Over() {
		return []fyne.CanvasObject{parts.NewRow(parts.RowData{
			Icon: parts.IconCheck, Title: wording.L("The match is over"), Words: wording.L("The table is closed. Its end stays here until you leave it."),
		})}
	}
	words := wording.L("This is what the table showed last. It reconnects by itself.")
	bye := j.guest.Bye()
	switch trouble := j.guest.Trouble(); {
	case trouble != nil:
		words = parts.Upper(trouble.Error()) + "."
	case j.why != nil:
		words = whyRefused(j.why)
	case bye != nil:
		words = wording.Translate(bye.Why)
	case j.guest.Live():
		return nil
	}
	return []fyne.CanvasObject{parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: wording.L("Not connected"), Words: words})}
}

// asked is what others ask of this seat.
func (w *away) asked() []fyne.CanvasObject {
	j, own := w.of, w.of.guest.Seat()
	if own == tables.Everybody || !j.guest.Live() {
		return nil
	}
	var objects []fyne.CanvasObject
	if p, ok := j.guest.Asked(); ok {
		objects = append(objects, j.app.asked(w.Table(), p, own, func(yes bool) {
			j.ask(func() { j.guest.Vote(p.ID, yes, j.answered) })
		}, nil)...)
	}
	if seats := j.guest.Seats(); own <= len(seats) {
		objects = append(objects, wished(seats[own-1], func(question string, yes bool) {
			j.ask(func() { j.guest.Give(question, yes, j.answered) })
		})...)
	}
	return objects
}

// bids are who has closed a fist, and whether all showed what they had promised.
func (w *away) bids() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if w.of.guest.BrokenPromise() != nil {
		objects = append(objects, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: wording.L("A bid was changed"), Words: wording.L("The bid shown isn't the one that was locked in before all bids were in."),
		}))
	}
	round, ok := w.of.guest.Bids()
	if !ok {
		return objects
	}
	objects = append(objects, bidRows(w.Table(), round, func(int) func() { return nil }))
	if round.Why != "" {
		objects = append(objects, parts.NewLess(wording.Translate(round.Why)))
	}
	switch own := w.of.guest.Seat(); {
	case has(round.In, own):
		objects = append(objects, w.ownBid())
	case has(round.Seats, own):
		objects = append(objects, parts.NewLess(wording.L("Nobody sees your bid before all are in.")))
	}
	return objects
}

// titleOf names a card of a hand by its word, "" where it is not in it.
func titleOf(h matches.Hand, word string) string {
	for _, c := range h.Cards {
		if word != "" && c.Word == word {
			return wording.Translate(c.Title)
		}
	}
	return ""
}
