package tables

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
)

// Wish is a device that asks for a seat.
type Wish struct {
	ID   string `json:"id"`   // of the question
	Mark string `json:"mark"` // of the device, two words that it shows too
	From string `json:"from"` // who sits at the device now; "": nobody
}

// wish is a Wish as the host keeps it. Devices that ask for a seat are asked about one after the
// other; each asks for one seat.
type wish struct {
	id, device string
	seat       int
}

// asksFor is who asks for a seat now; nil: nobody.
func (h *Host) asksFor(seat int) *Wish {
	i := slices.IndexFunc(h.wishes, func(w wish) bool { return w.seat == seat })
	if i < 0 {
		return nil
	}
	w := Wish{ID: h.wishes[i].id, Mark: h.mark(h.wishes[i].device)}
	if from := h.seatOf(h.wishes[i].device); from != Everybody {
		w.From = h.name(from)
	}
	return &w
}

// you is what a device is told of itself.
func (h *Host) you(own int, device string) You {
	y := You{Seat: own, Mark: h.mark(device), Refused: h.devices[device].refused}
	if i := slices.IndexFunc(h.wishes, func(w wish) bool { return w.device == device }); i >= 0 {
		y.Asks = h.wishes[i].seat
	}
	return y
}

// How many devices are asked about at once, and how many new questions of devices come up in a minute.
const mostWishes = 8

// mayWish reports whether one more question for a seat can be put to people now, and counts it.
func (h *Host) mayWish() bool {
	h.may = min(mostWishes, h.may+mostWishes*(h.now-h.refills).Minutes())
	h.refills = h.now
	if h.may < 1 || len(h.wishes) >= mostWishes {
		return false
	}
	h.may--
	return true
}

// wishFor lets a device ask for a seat. The first that asks is asked about first.
func (h *Host) wishFor(seat int, device string) Answer {
	h.dirty = true
	h.devices[device].refused = 0
	mine := wish{id: h.questionOf(seat, device), device: device, seat: seat}
	if !slices.Contains(h.wishes, mine) {
		if !h.mayWish() {
			return refused("Many devices ask for seats at this table. Wait a minute, or ask the host.")
		}
		h.wishes = append(slices.DeleteFunc(h.wishes, func(w wish) bool { return w.device == device }), mine)
	}
	first := slices.IndexFunc(h.wishes, func(w wish) bool { return w.seat == seat })
	switch {
	case h.wishes[first].device != device:
		return refused("Somebody is asking for this seat already. Your device is asked about next.")
	case h.seats[seat-1].owner == "":
		return refused("The host is asked whether " + h.name(seat) + " plays on your device.")
	}
	return refused(h.name(seat) + " plays on another device, which can hand the seat over; so can the host.")
}

// questionOf is the ID of the question whether a device gets a seat: the same whenever it asks, so that a device that asks again and
// again is not told of again and again.
func (h *Host) questionOf(seat int, device string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %s", h.salt, seat, device))
	return hex.EncodeToString(sum[:roundID])
}

// seeWishes asks no more for devices that have gone.
func (h *Host) seeWishes() {
	h.wishes = slices.DeleteFunc(h.wishes, func(w wish) bool { return !h.here(w.device) })
}

// give hands the own seat over to the device that asks for it, or declines.
func (h *Host) give(l *line, a Ask) Answer {
	own := h.seatOf(l.device)
	if own == Everybody {
		return refused("This device has no seat.")
	}
	i := h.asking(a.Question)
	if i < 0 || h.wishes[i].seat != own {
		return notAsked
	}
	return h.decide(i, a.Yes, noteGiven)
}

// notAsked is the answer to an answer that nobody waits for.
var notAsked = refused("Nobody asks you now.")

// HandOver gives a seat to the device that asks for it by a question, or declines: the host may do so
// for every seat.
func (h *Host) HandOver(question string, yes bool) (Answer, []Out) {
	answer := notAsked
	if i := h.asking(question); i >= 0 {
		answer = h.decide(i, yes, noteHostGave)
	}
	return answer, h.flush()
}

// asking is the place of a question among the wishes; -1: it isn't asked now.
func (h *Host) asking(question string) int {
	i := slices.IndexFunc(h.wishes, func(w wish) bool { return w.id == question })
	if i >= 0 && h.asksFor(h.wishes[i].seat).ID != question {
		return -1
	}
	return i
}

func (h *Host) decide(i int, yes bool, sentence string) Answer {
	w := h.wishes[i]
	if yes {
		h.sit(w.seat, w.device, sentence)
		return Answer{OK: true}
	}
	h.wishes = slices.Delete(h.wishes, i, i+1)
	h.devices[w.device].refused = w.seat
	h.dirty = true
	return Answer{OK: true}
}
