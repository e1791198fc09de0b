package tables

import (
	"encoding/json"
	"slices"
	"time"

	"tablekeeper/companion/matches"
)

// Options are what the one who hosts chooses, and what a host has not of its own.
type Options struct {
	Name       string // of the table: "Anna's table"
	Program    string // the version of the program
	Spectators bool   // devices without a seat see what everybody sees
	// Alone means that nobody sits at the host's device: it is asked for nothing, and every
	// seat enters what no player does.
	Alone bool
	// Secret gives a text by chance, 128 bits or more, another one each time.
	Secret func() string
	// Timed does what a seat asks of the timer; nil: there is none.
	Timed func(seat int, what string) error
	// Kept is what Host.Keep gave before the program was started again.
	Kept []byte
}

// Out is what a host sends on a line.
type Out struct {
	Line  int
	Data  []byte
	Close bool // after Data nothing comes any more
}

// Host keeps one match for many devices. It is used by one goroutine at a time, the one
// that also plays on the match.
type Host struct {
	match     *matches.Match
	options   Options
	seats     []seat // seat 1 first
	devices   map[string]*device
	lines     map[int]*line
	public    public
	version   int  // of the public log: it grows with every change
	last      edit // what brought the version
	dirty     bool // something may have changed that is to be shown
	timer     json.RawMessage
	bids      *round
	mix       *round
	bidsShown *Shown // the bids that were shown last
	mixed     *Shown
	mixFault  error
	proposal  *Proposal
	wishes    []wish // for seats, the oldest first
	salt      string // of the marks of devices
	heard     int    // messages
	now       time.Duration
	may       float64 // new questions for seats that devices may still ask
	refills   time.Duration
	again     again // what a seat asks again and again
	anew      int   // how often the file of the match was written anew, as all were told
	unkept    bool  // the disk refuses, and everybody was told
	triedDisk time.Duration
	out       []Out
}

// seat is who sits on a seat.
type seat struct {
	owner string        // the device's secret; "": nobody
	given int           // how many devices gave it up
	gave  time.Duration // the latest time
	twice bool          // its device speaks on two lines
	noted bool          // the log has that
}

// NewHost opens a match to other devices.
func NewHost(m *matches.Match, o Options) *Host {
	h := &Host{
		match: m, options: o, seats: make([]seat, len(m.Table().Seats())), devices: map[string]*device{}, lines: map[int]*line{},
	}
	h.restore(o.Kept)
	if h.salt == "" {
		h.salt = o.Secret()
	}
	h.public, h.version, h.may, h.anew = see(m), 1, mostWishes, m.Anew()
	h.follow()
	return h
}

// kept is what a host keeps beside the match.
type kept struct {
	Seats []string `json:"seats"`          // the secrets of those who sit there
	Salt  string   `json:"salt,omitempty"` // of the marks of devices
}

// Save is what the host has to find again when the program is started anew: who sits
// where. It holds secrets and is for this device alone.
func (h *Host) Save() []byte {
	k := kept{Salt: h.salt}
	for _, s := range h.seats {
		k.Seats = append(k.Seats, s.owner)
	}
	return write(k)
}

func (h *Host) restore(data []byte) {
	var k kept
	if json.Unmarshal(data, &k) != nil || len(k.Seats) != len(h.seats) {
		return // then everybody takes a seat again
	}
	h.salt = k.Salt
	for i, owner := range k.Seats {
		h.seats[i].owner = owner
	}
}

// Changed shows everybody what was changed on the host's device.
func (h *Host) Changed() []Out {
	h.dirty = true
	return h.flush()
}

// Gone forgets a line that was closed.
func (h *Host) Gone(id int) []Out {
	l := h.lines[id]
	delete(h.lines, id)
	if l != nil {
		h.seeTwice(l.device)
	}
	h.dirty = true
	return h.flush()
}

// AfterMatch is how long a table stays open after the end of its match: so that everybody is shown the end who is away for a
// moment, and the last move can be taken back.
const AfterMatch = time.Minute

// Over reports whether the match is over.
func (h *Host) Over() bool { return h.match.Table().Over() }

// End tells everybody that the table is closed.
func (h *Host) End(why string) []Out {
	h.dirty = true
	h.flushViews() // the end of the match comes before that of the table
	for _, id := range h.lineIDs() {
		h.bye(h.lines[id], Bye{Why: why, Over: h.Over()})
	}
	return h.flush()
}

func (h *Host) lineIDs() []int {
	ids := make([]int, 0, len(h.lines))
	for id := range h.lines {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// flush hands back what is to be sent.
func (h *Host) flush() []Out {
	h.flushViews()
	out := h.out
	h.out = nil
	return out
}

// flushViews shows what has changed to everybody.
func (h *Host) flushViews() {
	if !h.dirty {
		return
	}
	h.dirty = false
	h.follow()
	for _, id := range h.lineIDs() {
		if l := h.lines[id]; l.device != "" {
			h.push(l)
		}
	}
}
