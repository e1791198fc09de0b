package tables

import (
	"encoding/json"
	"maps"
	"slices"
	"time"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
)

// seating is who sits where, and the devices that ask for a seat.
type seating struct {
	*hosted
	lines   *lines
	seats   []seat // seat 1 first
	devices map[string]*device
	origins origins
	salt    string  // of the marks of devices
	wishes  []wish  // the oldest first
	may     float64 // new wishes that devices may still have
	refills time.Duration
	// closed reports whether a bid for a seat lies closed at the host's device.
	closed func(seat int) bool
	// left is told of a seat that has lost its device.
	left func(seat int)
}

// seat is who sits on a seat.
type seat struct {
	owner string        // the device's secret; "": nobody
	from  string        // where that came from last
	twice bool          // two play it by its device's name
	noted bool          // the log has that
	until time.Duration // it is told until then that another one played it while its device was away
}

// device is what the host remembers of a device, also while it is gone.
type device struct {
	answers []Answer // to its latest asks
	refused int      // the seat that it asked for last and was not given; 0: none
	lost    int      // the seat that the host took from it; 0: none
	runs    []string // the programs that have spoken by its name, the latest last
}

// mostDevices is how many devices the host remembers.
const mostDevices = 128

// mostAnswers is how many answers the host remembers for a device.
const mostAnswers = 32

// answer keeps an answer in mind.
func (d *device) answer(a Answer) {
	if len(d.answers) == mostAnswers {
		d.answers = d.answers[1:]
	}
	d.answers = append(d.answers, a)
}

// kept is what a host keeps beside the match.
type kept struct {
	Seats []string `json:"seats"`          // the secrets of those who sit there
	From  []string `json:"from,omitempty"` // where they came from last, as far as that is known
	Salt  string   `json:"salt,omitempty"` // of the marks of devices
}

// newSeating is who sat where when the host's program ended; where that isn't known, everybody takes a seat again.
func newSeating(of *hosted, lines *lines) *seating {
	s := &seating{hosted: of, lines: lines, seats: make([]seat, len(of.match.Table().Seats())), devices: map[string]*device{}, origins: origins{}, may: mostWishes}
	var k kept
	if json.Unmarshal(of.options.Kept, &k) == nil && len(k.Seats) == len(s.seats) {
		s.salt = k.Salt
		for i, owner := range k.Seats {
			s.seats[i].owner = owner
			if len(k.From) == len(k.Seats) {
				s.seats[i].from = k.From[i]
			}
		}
	}
	if s.salt == "" {
		s.salt = of.options.Secret()
	}
	return s
}

func (s *seating) save() []byte {
	k := kept{Salt: s.salt}
	for _, of := range s.seats {
		k.Seats, k.From = append(k.Seats, of.owner), append(k.From, of.from)
	}
	if !slices.ContainsFunc(k.From, func(from string) bool { return from != "" }) {
		k.From = nil
	}
	return write(k)
}

// come notes from where the device of a seat comes, and keeps a device in mind. Where there are too many, those that are gone and have no seat are forgotten.
func (s *seating) come(secret string) {
	if own := s.of(secret); own != Everybody {
		s.seats[own-1].from = s.lines.address(secret)
	}
	if s.devices[secret] != nil {
		return
	}
	if len(s.devices) >= mostDevices {
		maps.DeleteFunc(s.devices, func(other string, _ *device) bool { return !s.lines.here(other) && s.of(other) == Everybody })
	}
	s.devices[secret] = &device{}
}

// of is the seat of a device, or Everybody.
func (s *seating) of(device string) int {
	if device == "" {
		return Everybody
	}
	return slices.IndexFunc(s.seats, func(s seat) bool { return s.owner == device }) + 1
}

// taken reports whether a device has a seat, connected or not.
func (s *seating) taken(seat int) bool { return s.seats[seat-1].owner != "" }

// here reports whether the device of a seat is connected.
func (s *seating) here(seat int) bool { return s.lines.here(s.seats[seat-1].owner) }

// Seats is who sits where, as everybody sees it.
func (h *Host) Seats() []Seat { return h.seats.view() }

func (s *seating) view() []Seat {
	list := make([]Seat, len(s.seats))
	for i, of := range s.seats {
		seat := i + 1
		list[i] = Seat{
			Name: s.name(seat), Claimed: s.taken(seat), Here: s.here(seat), Twice: of.twice && s.here(seat), Guarded: !s.taken(seat) && s.guarded(seat), Wish: s.wish(seat),
		}
	}
	return list
}

// mark is by what people tell a device. It hangs on what the host alone knows, so nobody
// makes a device that has the mark of another one.
func (s *seating) mark(device string) string { return chance.Mark(s.salt + " " + device) }

// guarded reports whether a free seat is only given, by the host: hands are hidden, or somebody plays
// the seat at the host's device.
func (s *seating) guarded(seat int) bool {
	return !s.options.Alone && s.match.Log().Revision() > 0 || s.closed(seat) || s.match.Hands().Conceal()
}

// claim takes a free seat. If another device sits there, or the seat is guarded, it asks first, and so do devices from where seats were
// taken and given up again and again.
func (s *seating) claim(seat int, device string) Answer {
	if seat < 1 || seat > len(s.seats) {
		return refused("There is no such seat.")
	}
	switch owner := s.seats[seat-1].owner; {
	case owner == device:
		return Answer{OK: true}
	case owner == "" && !s.guarded(seat) && s.origin(device).gave+1 <= mostGivenUp:
		s.sit(seat, device, noteSits)
		return Answer{OK: true}
	}
	return s.ask(seat, device)
}

// sit gives a seat to a device; another one that it had is free. The template says how.
func (s *seating) sit(seat int, device, template string) {
	s.leave(s.of(device))
	if template == noteHostGave {
		s.take(seat, "")
	}
	s.free(seat, "")
	s.seats[seat-1].owner, s.seats[seat-1].from = device, s.lines.address(device)
	s.wishes = slices.DeleteFunc(s.wishes, func(w wish) bool { return w.seat == seat || w.device == device })
	s.devices[device].refused, s.devices[device].lost = 0, 0
	s.noteSeat(template, seat, device)
}

// free takes a seat from its device. What it has promised and not shown is void, and what it
// was asked, or had asked, is not asked any more.
func (s *seating) free(seat int, template string) {
	of := &s.seats[seat-1]
	device := of.owner
	if device == "" {
		return
	}
	of.owner, of.from, of.twice, of.noted, of.until = "", "", false, false, 0
	s.left(seat)
	s.noteSeat(template, seat, device)
}

// take takes a seat from its device, which may sleep: it is told when it wakes.
func (s *seating) take(seat int, template string) {
	if owner := s.seats[seat-1].owner; owner != "" {
		s.come(owner)
		s.devices[owner].lost = seat
	}
	s.free(seat, template)
}

// noteSeat notes what happens with a seat and a device; "" notes nothing.
func (s *seating) noteSeat(template string, seat int, device string) {
	if s.dirty = true; template != "" {
		s.note(wording.Say(template, wording.Name(s.name(seat)), wording.Name(s.mark(device))))
	}
}

// leave frees a seat whose device gives it up.
func (s *seating) leave(seat int) Answer {
	if seat == Everybody {
		return Answer{OK: true}
	}
	s.origin(s.seats[seat-1].owner).gave++
	s.free(seat, noteStands)
	return Answer{OK: true}
}

// FreeSeat takes a seat from its device, whose battery may be dead.
func (h *Host) FreeSeat(seat int) []Out {
	h.seats.take(seat, noteTaken)
	return h.flush()
}

// Seated reports whether the device of a line has a seat, and from where the devices that have one came last.
func (h *Host) Seated(id int) (seated bool, from []string) {
	l := h.lines.open[id]
	for _, of := range h.seats.seats {
		seated = seated || l != nil && of.owner != "" && of.owner == l.device
		if of.from != "" {
			from = append(from, of.from)
		}
	}
	return seated, from
}

// How many programs of a device the host remembers, and how long it tells that another one was there.
const (
	mostRuns  = 8
	tellTwice = time.Minute
)

// greet notes which program speaks by a device's name. A device that is started anew brings a new one; one that comes back after
// another one was there slept while that one had its seat.
func (s *seating) greet(device, run string) {
	d := s.devices[device]
	i := slices.Index(d.runs, run)
	if own := s.of(device); own != Everybody && i >= 0 && i < len(d.runs)-1 {
		s.seats[own-1].until = s.now + tellTwice
	}
	if i >= 0 {
		d.runs = slices.Delete(d.runs, i, i+1)
	}
	d.runs = append(d.runs, run)
	d.runs = d.runs[max(0, len(d.runs)-mostRuns):]
}

// seeTwice shows everybody, that device too, that two play a seat by its device's name, at once or one after the other: perhaps one of
// them is somebody else's.
func (s *seating) seeTwice(device string) {
	own := s.of(device)
	if own == Everybody {
		return
	}
	of := &s.seats[own-1]
	now := s.lines.twice(device) || s.now < of.until
	if now == of.twice {
		return
	}
	if of.twice, s.dirty = now, true; now && !of.noted {
		of.noted = true
		s.noteSeat(noteTwice, own, device)
	}
}
