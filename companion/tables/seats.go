package tables

import (
	"slices"
	"time"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/wording"
)

// seatOf is the seat of a device, or Everybody.
func (h *Host) seatOf(device string) int {
	if device == "" {
		return Everybody
	}
	return slices.IndexFunc(h.seats, func(s seat) bool { return s.owner == device }) + 1
}

// here reports whether a device is connected.
func (h *Host) here(device string) bool {
	for _, l := range h.lines {
		if device != "" && l.device == device {
			return true
		}
	}
	return false
}

// seating is who sits where, as everybody sees it.
func (h *Host) seating() []Seat {
	list := make([]Seat, len(h.seats))
	for i, s := range h.seats {
		list[i] = Seat{
			Name: h.name(i + 1), Claimed: s.owner != "", Here: h.here(s.owner), Twice: s.twice, Guarded: s.owner == "" && h.guarded(i+1), Wish: h.asksFor(i + 1),
		}
	}
	return list
}

// Seats is who sits where.
func (h *Host) Seats() []Seat { return h.seating() }

func (h *Host) name(seat int) string { return h.match.Table().Seats()[seat-1] }

// mark is by what people tell a device. It hangs on what the host alone knows, so nobody
// makes a device that has the mark of another one.
func (h *Host) mark(device string) string { return chance.Mark(h.salt + " " + device) }

// Each time that a seat is given up and taken again stands in the log for good. So many devices do it without a question within
// that time, and each so often.
const (
	mostGivenUp = 3
	givenWithin = 10 * time.Minute
)

// guarded reports whether a free seat is only given, by the host: hands are hidden, somebody plays
// the seat at the host's device, or devices sit down there and stand up again and again.
func (h *Host) guarded(seat int) bool {
	if s := h.seats[seat-1]; s.given >= mostGivenUp && h.now-s.gave < givenWithin {
		return true
	}
	atHost := !h.options.Alone && h.match.Revision() > 0
	if h.bids != nil {
		_, closed := h.bids.own[seat]
		atHost = atHost || closed
	}
	return atHost || h.match.Conceals()
}

// claim takes a free seat. For one where another device sits, or that is guarded, it asks.
func (h *Host) claim(l *line, a Ask) Answer {
	if a.Seat < 1 || a.Seat > len(h.seats) {
		return refused("There is no such seat.")
	}
	switch owner := h.seats[a.Seat-1].owner; {
	case owner == l.device:
		return Answer{OK: true}
	case owner == "" && !h.guarded(a.Seat) && h.devices[l.device].given < mostGivenUp:
		h.sit(a.Seat, l.device, noteSits)
		return Answer{OK: true}
	}
	return h.wishFor(a.Seat, l.device)
}

// sit gives a seat to a device; another one that it had is free. The template says how.
func (h *Host) sit(seat int, device, template string) {
	if had := h.seatOf(device); had != Everybody {
		h.standUp(had)
	}
	h.free(seat, "")
	h.seats[seat-1].owner = device
	h.wishes = slices.DeleteFunc(h.wishes, func(w wish) bool { return w.seat == seat || w.device == device })
	h.devices[device].refused = 0
	h.noteSeat(template, seat, device)
}

// free takes a seat from its device. What it has promised and not shown is void, and what it
// was asked, or had asked, is not asked any more.
func (h *Host) free(seat int, template string) {
	device := h.seats[seat-1].owner
	if device == "" {
		return
	}
	h.seats[seat-1].owner, h.seats[seat-1].twice, h.seats[seat-1].noted = "", false, false
	if p := h.proposal; p != nil && (p.By == seat || slices.Contains(p.Awaited, seat)) {
		h.proposal = nil
	}
	h.left(seat)
	h.noteSeat(template, seat, device)
}

// noteSeat notes what happens with a seat and a device; "" notes nothing.
func (h *Host) noteSeat(template string, seat int, device string) {
	if h.dirty = true; template != "" {
		h.note(wording.Say(template, wording.Name(h.name(seat)), wording.Name(h.mark(device))))
	}
}

// note writes in the log who sits down and stands up, and what the host decides for somebody.
func (h *Host) note(text wording.Text) {
	_ = h.match.Note(text.In(nil)) // of the disk everybody is told
	h.dirty = true
}

// standUp frees a seat whose device gives it up.
func (h *Host) standUp(seat int) {
	s := &h.seats[seat-1]
	if h.now-s.gave >= givenWithin {
		s.given = 0
	}
	if d := h.devices[s.owner]; d != nil {
		if d.given++; d.given == 1 { // who does it again and again makes no seat harder to get for others
			s.given++
			s.gave = h.now
		}
	}
	h.free(seat, noteStands)
}

func (h *Host) leave(l *line, _ Ask) Answer {
	if own := h.seatOf(l.device); own != Everybody {
		h.standUp(own)
	}
	return Answer{OK: true}
}

// FreeSeat takes a seat from its device, whose battery may be dead.
func (h *Host) FreeSeat(seat int) []Out {
	h.free(seat, noteTaken)
	return h.flush()
}
