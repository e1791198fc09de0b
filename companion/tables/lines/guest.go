package lines

import (
	"context"
	"errors"
	"sync"
	"time"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
)

// GuestOptions are what joining a table needs.
type GuestOptions struct {
	Guest *tables.Guest
	Word  string
	// Dial calls the host. The context ends when it was answered, too.
	Dial func(ctx context.Context) (Line, error)
	// Do runs something on the goroutine that uses the guest.
	Do func(func())
	// Now is a clock that never goes back.
	Now func() time.Duration
	// Known are the hosts that this device has met: where one of them was met at this address with this word, no other host is talked
	// to. Knows is told, by Do, of the one that lets it in now; nil: nobody keeps it.
	Known   tables.Known
	Knows   func(tables.Met)
	Address string // that Dial calls
	// Refused is told, by Do, why this device isn't let in, and nil when it is; nil: nobody asks.
	Refused func(error)
}

// Guest keeps a device at a table: it comes back by itself when the line breaks. It is safe
// for use by several goroutines.
type Guest struct {
	o    GuestOptions
	wake chan struct{}
	// patience is how long an answer of the host is awaited on a new line. Only Run uses it.
	patience time.Duration
	known    tables.Known // only Run uses it
	refused  error        // that was told last

	mu    sync.Mutex
	line  *guestLine    // nil: none
	heard time.Duration // when the host was heard last
}

// Times of a guest. A network that is away drops calls without a word, and the system tries such a call again only after one,
// three and seven seconds: so the guest calls anew instead, and takes the first call that is answered.
const (
	atOnce     = 16 // messages are taken together, at most
	tickEach   = 200 * time.Millisecond
	firstPause = 150 * time.Millisecond // after a line that broke
	callEach   = 400 * time.Millisecond
	forCall    = 5 * callEach    // after so long it is given up; a browser has six calls to one host at most
	forAnswer  = 3 * callEach    // the network may go away while a line begins; a host that is slower gets twice the time at each line
	stale      = 3 * time.Second // what was heard so long ago tells nothing of a line when the device wakes
)

// How long a guest waits that wasn't let in. A wrong word costs one of the tries of this address, which come back in this time.
const (
	afterWord  = backOfOne
	afterOther = 2 * time.Second
)

// Times after which a line is given up that has fallen silent. An echo comes back at once, however busy the host is: a line that
// freezes is given up after three seconds, and one that is silent only while a phone changes its radio is kept. A host that sends
// echoes back and answers nothing is busy, for so long.
const (
	echoEach   = 600 * time.Millisecond
	mostSilent = 4  // turns without anything
	mostUntold = 34 // turns without a word of the table: 20 s
)

// NewGuest is a guest that has not called yet.
func NewGuest(o GuestOptions) *Guest {
	return &Guest{o: o, wake: make(chan struct{}, 1), patience: forAnswer, known: o.Known}
}

// Run stays at the table until the context ends, or the match is over (ErrOver). Whatever else is said comes back to nothing:
// anybody in the network could answer in the host's place, so a wrong word (channel.ErrWord), another host (channel.ErrStranger) or
// another version (*channel.OtherVersion, or the guest's Trouble) is told, and the guest goes on calling.
func (g *Guest) Run(ctx context.Context) error {
	for {
		line, err := g.reach(ctx)
		if err != nil {
			return err
		}
		met, err := g.visit(ctx, line)
		pause := callEach
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(err, ErrOver):
			return err
		case errors.Is(err, channel.ErrWord):
			pause = afterWord
		case isRefusal(err), errors.Is(err, errBroke):
			pause = afterOther
		case met:
			pause, g.patience = firstPause, forAnswer
		default:
			g.patience = min(2*g.patience, forHandshake)
		}
		if isRefusal(err) {
			g.tell(err)
		}
		g.rest(ctx, pause)
	}
}

// isRefusal reports whether somebody answered who doesn't let this device in.
func isRefusal(err error) bool {
	var other *channel.OtherVersion
	return errors.Is(err, channel.ErrWord) || errors.Is(err, channel.ErrStranger) || errors.As(err, &other) || errors.Is(err, errOther)
}

// tell tells why this device isn't let in; nil: it is, after all.
func (g *Guest) tell(err error) {
	if g.o.Refused != nil && (err != nil || g.refused != nil) {
		g.o.Do(func() { g.o.Refused(err) })
	}
	g.refused = err
}

// rest waits, until the guest is woken.
func (g *Guest) rest(ctx context.Context, pause time.Duration) {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	case <-g.wake:
	}
}

// reach calls until a call is answered, or the context ends.
func (g *Guest) reach(ctx context.Context) (Line, error) {
	calling, end := context.WithCancel(ctx)
	defer end()
	answered := make(chan Line)
	next := time.NewTicker(callEach)
	defer next.Stop()
	for {
		go g.call(calling, answered)
		select {
		case line := <-answered:
			return line, nil
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-next.C:
		case <-g.wake:
		}
	}
}

// call is one call. One that is answered after another one is closed.
func (g *Guest) call(ctx context.Context, answered chan<- Line) {
	trying, end := context.WithTimeout(ctx, forCall)
	defer end()
	line, err := g.o.Dial(trying)
	if err != nil {
		return
	}
	select {
	case answered <- line:
	case <-ctx.Done():
		line.Close()
	}
}

// ErrOver is the error of a table that was closed because its match is over.
var ErrOver = errors.New("the match is over")

// errOther is the error of a host that speaks another version of the messages.
var errOther = errors.New("the table is kept by another version of Tablekeeper")

// errBroke is the error of a host that broke under what this device asked: it says so as long as the guest pauses.
var errBroke = errors.New("the host couldn't answer")

// Wake is called when the device comes out of sleep or finds its network again: the guest
// looks at once whether its line still holds.
func (g *Guest) Wake() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if l := g.line; l != nil && g.o.Now()-g.heard > stale {
		l.end()
	} else if l != nil {
		select {
		case l.woken <- struct{}{}:
		default:
		}
	}
	select {
	case g.wake <- struct{}{}:
	default:
	}
}

// tick lets the guest ask again for what has not arrived. It waits until that is done: a device that draws slowly would else never
// come to what the host tells, behind ever more ticks.
func (g *Guest) tick(ctx context.Context, l *guestLine) {
	ticker := time.NewTicker(tickEach)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			ticked := make(chan struct{})
			g.o.Do(func() { g.o.Guest.Tick(g.o.Now()); g.flush(l); close(ticked) })
			select {
			case <-ticked:
			case <-ctx.Done():
				return
			}
		case <-ctx.Done():
			return
		}
	}
}

// Flush sends what the guest has to say. It is called after each use of the guest, on its
// goroutine.
func (g *Guest) Flush() {
	g.mu.Lock()
	l := g.line
	g.mu.Unlock()
	if l != nil {
		g.flush(l)
	}
}

func (g *Guest) flush(l *guestLine) {
	for _, data := range g.o.Guest.Out() {
		l.send(data)
	}
}
