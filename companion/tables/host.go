package tables

import (
	"time"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
)

// Options are what the one who hosts chooses, and what a host does not have itself.
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
	// From tells from where a line comes, such as an address; nil: nobody knows. What strangers may do is counted by it.
	From func(line int) string
	*hosted
	lines     *lines
	seats     *seating
	rounds    *rounds
	undoing   *undoing
	public    public
	under     under
	timer     *Timer  // that everybody was shown; nil: none
	clocks    *Clocks // that everybody was shown; nil: none
	anew      int     // how often the file of the match was written anew, as all were told
	unkept    bool    // the disk refuses, and everybody was told
	triedDisk time.Duration
}

// hosted is the match that a host keeps, as all parts of the host share it.
type hosted struct {
	match   *matches.Match
	options Options
	now     time.Duration // of the latest message
	dirty   bool          // something may have changed that is to be shown
}

// name is who plays a seat.
func (h *hosted) name(seat int) string { return h.match.Table().Seats()[seat-1] }

// note writes in the log who sits down and stands up, and what the host decides for somebody.
func (h *hosted) note(text wording.Text) {
	_ = h.match.Note(text.In(nil)) // of the disk everybody is told
	h.dirty = true
}

// NewHost opens a match to other devices.
func NewHost(m *matches.Match, o Options) *Host {
	of := &hosted{match: m, options: o}
	open := &lines{hosted: of, open: map[int]*line{}}
	seats := newSeating(of, open)
	h := &Host{
		hosted: of, lines: open, seats: seats, rounds: &rounds{hosted: of, seats: seats}, undoing: &undoing{hosted: of, seats: seats}, anew: m.Kept().Anew(),
	}
	open.at = func(line int) string {
		if h.From == nil {
			return ""
		}
		return h.From(line)
	}
	seats.closed = h.rounds.closed
	seats.left = func(seat int) {
		h.undoing.left(seat)
		h.rounds.left(seat)
	}
	h.follow()
	return h
}

// Save is what the host has to find again when the program is started anew: who sits
// where. It holds secrets and is for this device alone.
func (h *Host) Save() []byte { return h.seats.save() }

// Changed shows everybody what was changed on the host's device.
func (h *Host) Changed() []Out {
	h.dirty = true
	return h.flush()
}

// Gone forgets a line that was closed.
func (h *Host) Gone(id int) []Out {
	h.under = under{} // what came on it last is done
	if l := h.lines.open[id]; l != nil {
		delete(h.lines.open, id)
		h.seats.seeTwice(l.device)
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
	h.show() // the end of the match comes before that of the table
	for _, l := range h.lines.all() {
		h.lines.bye(l, Bye{Why: why, Over: h.Over()})
	}
	return h.flush()
}

// flush hands back what is to be sent.
func (h *Host) flush() []Out {
	h.show()
	return h.lines.take()
}

// show shows what has changed to everybody.
func (h *Host) show() {
	if !h.dirty {
		return
	}
	h.dirty = false
	h.follow()
	for _, l := range h.lines.all() {
		if l.device != "" {
			h.under.shows = l.id
			h.push(l)
		}
	}
	h.under.shows = 0
}

// follow looks what has become of the match.
func (h *Host) follow() {
	h.seats.follow()
	h.undoing.follow()
	h.rounds.follow()
	if anew := h.match.Kept().Anew(); anew != h.anew {
		h.anew = anew
		h.note(wording.Say(noteAnew, wording.Name(h.match.Name())))
	}
	h.public.follow(h.match)
}
