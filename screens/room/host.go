package room

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Card leads to the page on which others are let in to a match.
func (a *Feature) Card(o *game.OpenMatch) fyne.CanvasObject {
	words := lang.L("Everybody holds their own hand, on a phone of their own.")
	if a.opened(o) != nil {
		words = lang.L("Others can join now.")
	}
	return parts.NewCard(parts.IconPeople, lang.L("Others join"), words, func() { a.Open(shell.Route{Page: shell.OthersPage, Arg: o.ID}) })
}

// opened is the table of a match that others may join; nil: it is none.
func (a *Feature) opened(o *game.OpenMatch) *open {
	if a.open == nil || a.open.of != o {
		return nil
	}
	return a.open
}

// Changed tells everybody what has changed here.
func (a *Feature) Changed(o *game.OpenMatch) {
	if h := a.opened(o); h != nil {
		h.follow()
	}
}

// Left ends the table of a match that is not open any more.
func (a *Feature) Left(id string) {
	if a.open != nil && a.open.of.ID == id {
		a.stop(lang.L("The table was closed."))
	}
}

// Moved follows a match that was saved anew.
func (a *Feature) Moved(before, _ string) {
	if a.open != nil {
		_ = a.Device().Store.Remove(before + keptEnding) // one that stays lets nobody in
		a.open.write()
	}
}

// others reports whether somebody sits at another device.
func (h *open) others() bool {
	return slices.ContainsFunc(h.table.Seats(), func(s tables.Seat) bool { return s.Here })
}

// Asks lets the others say whether the last moves are taken back or made again, and reports whether others are there.
func (a *Feature) Asks(o *game.OpenMatch, redo bool, many int) bool {
	h := a.opened(o)
	if h == nil || !h.others() {
		return false
	}
	h.act(func() (tables.Answer, []tables.Out) { return h.table.Undo(redo, many) })
	return true
}

// act does something with the table here, and says why it can't be done.
func (h *open) act(do func() (tables.Answer, []tables.Out)) {
	h.do(func() {
		answer, out := do()
		h.door.Send(out)
		if !answer.OK {
			h.app.Say(lang.L(answer.Why))
		}
	})
}

// Apart reports whether bids are made unseen now, by at least one device of their own.
func (a *Feature) Apart(o *game.OpenMatch) bool {
	h := a.opened(o)
	return h != nil && h.table.Bids() != nil && len(o.Match.Table().Sealed()) > 0 && h.claimed()
}

// claimed reports whether a device has a seat.
func (h *open) claimed() bool {
	return slices.ContainsFunc(h.table.Seats(), func(s tables.Seat) bool { return s.Claimed })
}

// Told stands above the moves: what others ask, and who has bid.
func (a *Feature) Told(o *game.OpenMatch) []fyne.CanvasObject {
	h := a.opened(o)
	if h == nil {
		return nil
	}
	var objects []fyne.CanvasObject
	if p := h.table.Asked(); p != nil {
		objects = append(objects, a.asked(o.Match.Table(), *p, tables.Everybody, func(yes bool) {
			h.act(func() (tables.Answer, []tables.Out) { return h.table.Vote(yes) })
		})...)
	}
	if a.Apart(o) {
		objects = append(objects, h.bidders())
	}
	return objects
}

// bidders are those who bid, each on their own device or, without one, on this.
func (h *open) bidders() fyne.CanvasObject {
	round, t := h.table.Bids(), h.of.Match.Table()
	seats := h.table.Seats()
	rows := bidRows(t, *round, func(seat int) func() {
		if seats[seat-1].Claimed {
			return nil
		}
		return func() { h.ask(t, seat) }
	})
	words := lang.L("Bid on your own device. If you have none, tap your name here. All bids are shown together.")
	if round.Why != "" {
		words = lang.L(round.Why)
	}
	return parts.NewTightColumn(rows, parts.NewLess(words))
}

// bidRows list who has closed a fist; tap gives what a tap on a seat does that has not.
func bidRows(t rules.Table, round tables.Round, tap func(seat int) func()) fyne.CanvasObject {
	var rows []*parts.Row
	for _, seat := range round.Seats {
		data := parts.RowData{Seat: seat, Title: t.Seats()[seat-1], Trail: lang.L("not yet")}
		if has(round.In, seat) {
			data.Trail = lang.L("closed")
		} else if data.Tap = tap(seat); data.Tap != nil {
			data.Here = true
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewRows(rows...)
}

// ask passes this device to one who bids without an own one.
func (h *open) ask(t rules.Table, seat int) {
	ask, bids := bidsOf(t, seat)
	ask.Line = lang.L("A bid. Nobody else looks.")
	h.app.AskBid(ask, func(amount int) {
		words, ok := bids[amount]
		if !ok {
			h.app.Say(lang.L("The referee refuses this bid."))
			return
		}
		h.do(func() {
			out, err := h.table.Bid(seat, words)
			h.door.Send(out)
			if err != nil {
				h.app.Say(parts.Upper(err.Error()) + ".")
			}
		})
	}, func(bool) { h.app.Refresh() })
}
