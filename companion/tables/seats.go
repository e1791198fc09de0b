package tables

import "slices"

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
		list[i] = Seat{Name: h.name(i + 1), Claimed: s.owner != "", Here: h.here(s.owner), Wished: s.wish != ""}
	}
	return list
}

// Seats is who sits where.
func (h *Host) Seats() []Seat { return h.seating() }

func (h *Host) name(seat int) string { return h.match.Table().Seats()[seat-1] }

// claim takes a free seat. A seat where another device sits is wished for: its player
// or the host can hand it over.
func (h *Host) claim(l *line, a Ask) Answer {
	if a.Seat < 1 || a.Seat > len(h.seats) {
		return refused("There is no such seat.")
	}
	s := &h.seats[a.Seat-1]
	switch s.owner {
	case l.device:
		return Answer{OK: true}
	case "":
		h.sit(a.Seat, l.device)
		return Answer{OK: true}
	}
	s.wish = l.device
	h.dirty = true
	return refused(h.name(a.Seat) + " plays on another device, which can hand the seat over; so can the host.")
}

// sit gives a seat to a device; another one that it had is free.
func (h *Host) sit(seat int, device string) {
	for i := range h.seats {
		if h.seats[i].owner == device {
			h.free(i + 1)
		}
		if h.seats[i].wish == device {
			h.seats[i].wish = ""
		}
	}
	h.free(seat)
	h.seats[seat-1].owner = device
	h.dirty = true
}

// free takes a seat from its device. What it has promised and not shown is void.
func (h *Host) free(seat int) {
	if h.seats[seat-1].owner == "" {
		return
	}
	h.seats[seat-1].owner = ""
	h.left(seat)
	h.dirty = true
}

func (h *Host) leave(l *line, _ Ask) Answer {
	if own := h.seatOf(l.device); own != Everybody {
		h.free(own)
	}
	return Answer{OK: true}
}

// give hands the own seat over to the device that wished for it, or declines.
func (h *Host) give(l *line, a Ask) Answer {
	own := h.seatOf(l.device)
	if own == Everybody {
		return refused("This device has no seat.")
	}
	h.handOver(own, a.Yes)
	return Answer{OK: true}
}

// HandOver gives a seat to the device that wished for it, or declines: the host may do
// so too.
func (h *Host) HandOver(seat int, yes bool) []Out {
	h.handOver(seat, yes)
	return h.flush()
}

func (h *Host) handOver(seat int, yes bool) {
	wish := h.seats[seat-1].wish
	h.seats[seat-1].wish = ""
	if yes && wish != "" {
		h.sit(seat, wish)
	}
	h.dirty = true
}

// FreeSeat takes a seat from its device, whose battery may be dead.
func (h *Host) FreeSeat(seat int) []Out {
	h.free(seat)
	return h.flush()
}
