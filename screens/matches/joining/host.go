package joining

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// JoinLine says whether others can join a match now, or why they would.
func (a *Feature) JoinLine(o *game.OwnMatch) string {
	if a.opened(o) != nil {
		return wording.L("they can join now")
	}
	return wording.L("with their own phones")
}

// opened is the table of a match that others may join; nil: it is none.
func (a *Feature) opened(o *game.OwnMatch) *open {
	if a.open == nil || a.open.of != o {
		return nil
	}
	return a.open
}

// Changed tells everybody what has changed here.
func (a *Feature) Changed(o *game.OwnMatch) {
	if h := a.opened(o); h != nil {
		h.follow()
	}
}

// Left ends the table of a match that is not open any more.
func (a *Feature) Left(id string) {
	if a.open != nil && a.open.of.ID == id {
		a.stop(wording.L("The table was closed."))
	}
}

// Moved follows a match that was saved anew.
func (a *Feature) Moved(before, _ string) {
	if a.open != nil {
		a.open.table.Moved(before)
	}
}

// others reports whether somebody sits at another device.
func (h *open) others() bool {
	return slices.ContainsFunc(h.table.Seats(), func(s tables.Seat) bool { return s.Here })
}

// Asks lets the others say whether the last moves are taken back or made again, and reports whether others have a seat. Who isn't
// connected is asked too.
func (a *Feature) Asks(o *game.OwnMatch, redo bool, many int) bool {
	h := a.opened(o)
	if h == nil || !h.claimed() {
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
			h.app.Say(wording.Translate(answer.Why))
		}
	})
}

// Apart reports whether bids are made unseen now, by at least one device of their own.
func (a *Feature) Apart(o *game.OwnMatch) bool {
	h := a.opened(o)
	return h != nil && h.bids() != nil && len(o.Match.Table().Sealed()) > 0 && h.claimed()
}

// bids are those that are being made; nil: none.
func (h *open) bids() *tables.Round {
	made, _ := h.table.Bids()
	return made
}

// Bids reports whether a bid of a seat is awaited at this device.
func (a *Feature) Bids(o *game.OwnMatch, seat int) bool {
	h := a.opened(o)
	if h == nil || !a.Apart(o) {
		return true
	}
	return !h.table.Seats()[seat-1].Claimed && !has(h.bids().In, seat)
}

// Bid makes a bid unseen for a seat without a device of its own, and reports whether it was taken.
func (a *Feature) Bid(o *game.OwnMatch, bid rules.Act) (taken bool) {
	h := a.opened(o)
	h.do(func() {
		out, err := h.table.Bid(bid)
		h.door.Send(out)
		taken = err == nil
	})
	return taken
}

// Opened are the bids that were shown last.
func (a *Feature) Opened(o *game.OwnMatch) (tables.Shown, bool) {
	if h := a.opened(o); h != nil {
		if _, opened := h.table.Bids(); opened != nil {
			return *opened, true
		}
	}
	return tables.Shown{}, false
}

// mixIn lets all devices that are there mix into the draws when another one has come, as long as nothing was drawn.
func (h *open) mixIn() {
	come := false
	for i, s := range h.table.Seats() {
		come = come || s.Here && !slices.Contains(h.mixers, i+1)
	}
	if !come || !h.of.Match.Draws() || !h.of.Match.Chance().MayMix() {
		return
	}
	h.mixers = nil
	for i, s := range h.table.Seats() {
		if s.Here {
			h.mixers = append(h.mixers, i+1)
		}
	}
	out, _ := h.table.Mix()
	h.door.Send(out)
}

// Elsewhere reports whether a seat is played at a device of its own.
func (a *Feature) Elsewhere(o *game.OwnMatch, seat int) bool {
	h := a.opened(o)
	return h != nil && seat > 0 && h.table.Seats()[seat-1].Claimed
}

// claimed reports whether a device has a seat.
func (h *open) claimed() bool {
	return slices.ContainsFunc(h.table.Seats(), func(s tables.Seat) bool { return s.Claimed })
}

// Told stands above the moves: what others ask, and who has bid.
func (a *Feature) Told(o *game.OwnMatch) []fyne.CanvasObject {
	h := a.opened(o)
	if h == nil {
		return nil
	}
	var objects []fyne.CanvasObject
	if fault := o.Match.Kept().Unsaved(); fault != nil {
		objects = append(objects, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: wording.L("Not saved"),
			Words: wording.L("What is played now is lost if the app ends. All devices are told: {problem}.", fault),
		}).Aloud())
	}
	objects = append(objects, openTwice(h.table.Seats())...)
	for _, s := range h.table.Seats() {
		objects = append(objects, wished(s, h.give)...)
	}
	if p := h.table.Asked(); p != nil {
		objects = append(objects, a.asked(o.Match.Table(), *p, tables.Everybody, func(yes bool) {
			h.act(func() (tables.Answer, []tables.Out) { return h.table.Vote(p.ID, yes) })
		}, func(seat int, yes bool) {
			h.act(func() (tables.Answer, []tables.Out) { return h.table.Decide(p.ID, seat, yes) })
		})...)
	}
	if a.Apart(o) {
		objects = append(objects, h.bidders())
	}
	return objects
}

// bidders are those who bid, each on their own device or, without one, on this.
func (h *open) bidders() fyne.CanvasObject {
	round, t := h.bids(), h.of.Match.Table()
	seats := h.table.Seats()
	rows := bidRows(t, *round, func(seat int) func() {
		if seats[seat-1].Claimed {
			return nil
		}
		return func() { h.ask(t, seat) }
	})
	words := wording.L("Bid on your own device. If you have none, tap your name here. All bids are shown together.")
	if round.Why != "" {
		words = wording.Translate(round.Why)
	}
	return parts.NewTightColumn(rows, parts.NewLess(words))
}

// bidRows list who has closed a fist; tap gives what a tap on a seat does that has not.
func bidRows(t rules.Match, round tables.Round, tap func(seat int) func()) fyne.CanvasObject {
	var rows []*parts.Row
	for _, seat := range round.Seats {
		data := parts.RowData{Seat: seat, Title: t.Seats()[seat-1], Trail: wording.L("not yet")}
		if has(round.In, seat) {
			data.Trail = wording.L("closed")
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
	ask.Line = wording.L("A bid. Nobody else looks.")
	h.app.AskBid(ask, func(amount int) {
		bid, ok := bids[amount]
		if !ok {
			h.app.Say(wording.L("The referee refuses this bid."))
			return
		}
		h.do(func() {
			out, err := h.table.Bid(bid)
			h.door.Send(out)
			if err != nil {
				shell.SayProblem(h.app, err)
			}
		})
	}, func(bool) { h.app.Refresh() })
}
