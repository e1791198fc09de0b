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

// wish is who asks for a seat now; nil: nobody.
func (s *seating) wish(seat int) *Wish {
	i := slices.IndexFunc(s.wishes, func(w wish) bool { return w.seat == seat })
	if i < 0 {
		return nil
	}
	w := Wish{ID: s.wishes[i].id, Mark: s.mark(s.wishes[i].device)}
	if from := s.of(s.wishes[i].device); from != Everybody {
		w.From = s.name(from)
	}
	return &w
}

// you is what a device is told of itself.
func (s *seating) you(own int, device string) You {
	y := You{Seat: own, Mark: s.mark(device), Refused: s.devices[device].refused, Lost: s.devices[device].lost}
	if i := slices.IndexFunc(s.wishes, func(w wish) bool { return w.device == device }); i >= 0 {
		y.Asks = s.wishes[i].seat
	}
	return y
}

// How many devices are asked about at once, and how many new questions of devices come up in a minute.
const mostWishes = 8

// mayAsk reports whether one more question for a seat can be put to people now, and counts it. Whoever comes from where nobody has asked
// lately can always ask once, as long as few are asked about: of those who come from one address all but one give way.
func (s *seating) mayAsk(device string) bool {
	s.may = min(mostWishes, s.may+mostWishes*(s.now-s.refills).Minutes())
	s.refills = s.now
	from := s.origin(device)
	if from.asked+1 > mostAsked || s.may < 1 && from.asked > 0 || len(s.wishes) >= mostWishes && !s.givesWay(device) {
		return false
	}
	from.asked++
	s.may = max(0, s.may-1)
	return true
}

// givesWay takes the latest question away of those that come from one address with others, for a device from where none comes; it reports
// whether there is such a one.
func (s *seating) givesWay(device string) bool {
	many := map[string]int{}
	for _, w := range s.wishes {
		many[s.lines.from(w.device)]++
	}
	for i, w := range slices.Backward(s.wishes) {
		if many[s.lines.from(device)] == 0 && many[s.lines.from(w.device)] > 1 {
			s.wishes = slices.Delete(s.wishes, i, i+1)
			return true
		}
	}
	return false
}

// ask lets a device ask for a seat. The first that asks is asked about first. The ID of the question is the same whenever it asks, so
// that a device that asks again and again is not told of again and again.
func (s *seating) ask(seat int, device string) Answer {
	s.dirty = true
	s.devices[device].refused = 0
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %d %s", s.salt, seat, device))
	mine := wish{id: hex.EncodeToString(sum[:roundID]), device: device, seat: seat}
	if !slices.Contains(s.wishes, mine) {
		if !s.mayAsk(device) {
			return refused("Many devices ask for seats at this table. Wait a minute, or ask the host.")
		}
		s.wishes = append(slices.DeleteFunc(s.wishes, func(w wish) bool { return w.device == device }), mine)
	}
	first := slices.IndexFunc(s.wishes, func(w wish) bool { return w.seat == seat })
	switch {
	case s.wishes[first].device != device:
		return refused("Somebody is asking for this seat already. Your device is asked about next.")
	case !s.taken(seat):
		return refused("The host is asked whether " + s.name(seat) + " plays on your device.")
	}
	return refused(s.name(seat) + " plays on another device, which can hand the seat over; so can the host.")
}

// follow asks no more for devices that have gone.
func (s *seating) follow() {
	s.wishes = slices.DeleteFunc(s.wishes, func(w wish) bool { return !s.lines.here(w.device) })
}

// notAsked is the answer to an answer that nobody waits for.
var notAsked = refused("Nobody asks you now.")

// handOver gives a seat to the device that asks for it by a question, or declines. The device of the seat may do so, and the host, by
// Everybody, for every seat.
func (s *seating) handOver(by int, question string, yes bool) Answer {
	i := slices.IndexFunc(s.wishes, func(w wish) bool { return w.id == question })
	if i < 0 || s.wish(s.wishes[i].seat).ID != question || by != Everybody && by != s.wishes[i].seat {
		return notAsked
	}
	w := s.wishes[i]
	switch {
	case !yes:
		s.wishes = slices.Delete(s.wishes, i, i+1)
		s.devices[w.device].refused = w.seat
		s.dirty = true
	case by == Everybody:
		s.sit(w.seat, w.device, noteHostGave)
	default:
		s.sit(w.seat, w.device, noteGiven)
	}
	return Answer{OK: true}
}

// HandOver gives a seat to the device that asks for it by a question, or declines: the host may do so
// for every seat.
func (h *Host) HandOver(question string, yes bool) (Answer, []Out) {
	answer := h.seats.handOver(Everybody, question, yes)
	return answer, h.flush()
}
