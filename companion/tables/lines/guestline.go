package lines

import (
	"context"
	"reflect"
	"sync"
	"time"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
)

// guestLine is a line to the host.
type guestLine struct {
	out chan []byte
	end context.CancelFunc
	// woken asks whether the line still holds.
	woken chan struct{}

	mu    sync.Mutex
	heard int  // messages
	told  int  // those of the table itself among them
	asked bool // an echo is on its way
}

func newGuestLine(end context.CancelFunc) *guestLine {
	return &guestLine{out: make(chan []byte, waitingMessages), end: end, woken: make(chan struct{}, 1)}
}

// hears notes that a message came.
func (l *guestLine) hears(message []byte) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.heard++
	if isEcho(message) {
		l.asked = false
	} else {
		l.told++
	}
}

// ask sends an echo, unless one is on its way, and gives how many messages were heard before.
func (l *guestLine) ask() (heard, told int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.asked {
		l.asked = true
		l.send(nil)
	}
	return l.heard, l.told
}

// send lets a message wait for the line; one that waits for too many is ended.
func (l *guestLine) send(data []byte) {
	select {
	case l.out <- data:
	default:
		l.end()
	}
}

// visit is at the table as long as one line holds. It reports whether the host was met, which then has said something.
func (g *Guest) visit(ctx context.Context, line Line) (met bool, err error) {
	ctx, end := context.WithCancel(ctx)
	defer end()
	defer line.Close()
	c, host, err := g.shake(ctx, line)
	if err != nil {
		return false, err
	}
	l := newGuestLine(end)
	g.setLine(l)
	defer g.setLine(nil)
	go l.write(ctx, line, c)
	g.tell(nil)
	greeted := make(chan struct{})
	g.o.Do(func() { g.o.Guest.Connected(host, g.o.Now()); g.flush(l); close(greeted) })
	select {
	case <-greeted: // the host is asked, so that it can be expected to answer
	case <-ctx.Done():
	}
	go g.tick(ctx, l)
	met, err = g.read(ctx, line, l, c)
	g.o.Do(g.o.Guest.Lost)
	return met, err
}

func (g *Guest) setLine(l *guestLine) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.line, g.heard = l, g.o.Now()
}

// shake agrees on a key with a host that knows the word, and has proved that it is the one that it says it is.
func (g *Guest) shake(ctx context.Context, line Line) (c *channel.Channel, host []byte, err error) {
	ctx, end := context.WithTimeout(ctx, forHandshake)
	defer end()
	message, err := receive(ctx, line, g.patience)
	if err != nil {
		return nil, nil, err
	}
	joining, answer, err := channel.Join(g.o.Word, g.met, message)
	if err != nil {
		return nil, nil, err
	}
	if err := line.Write(ctx, answer); err != nil {
		return nil, nil, err
	}
	proof, err := receive(ctx, line, g.patience)
	if err != nil {
		return nil, nil, err
	}
	c, host, ticket, err := joining.Finish(proof)
	if err == nil {
		g.meet(tables.Met{Host: host, Ticket: ticket, Word: g.o.Word, Address: g.o.Address})
	}
	return c, host, err
}

// met is what this device knows of the host that answers.
func (g *Guest) met(host []byte) (ticket []byte, may bool) {
	return g.known.Answers(host, g.o.Word, g.o.Address)
}

// meet keeps what a host has given, in the place of what it gave before.
func (g *Guest) meet(m tables.Met) {
	if n := len(g.known); n > 0 && reflect.DeepEqual(g.known[n-1], m) {
		return
	}
	g.known = g.known.Meet(m)
	if g.o.Knows != nil {
		g.o.Do(func() { g.o.Knows(m) })
	}
}

// heard is a message of the host, and when it came.
type heard struct {
	message []byte
	at      time.Duration
}

// read hands what comes to the guest. It reports whether anything came.
func (g *Guest) read(ctx context.Context, line Line, l *guestLine, c *channel.Channel) (met bool, err error) {
	came, ended := make(chan heard, atOnce), make(chan error, 1)
	go func() { ended <- g.hear(ctx, line, l, c, came) }()
	for first := range came {
		met = true
		if err := g.serve(ctx, l, first, came); err != nil {
			return met, err
		}
	}
	return met, <-ended
}

// hear reads messages until the line ends. From the first one on it is watched.
func (g *Guest) hear(ctx context.Context, line Line, l *guestLine, c *channel.Channel, came chan<- heard) error {
	defer close(came)
	data, err := receive(ctx, line, g.patience)
	if err == nil {
		go g.watch(ctx, l, max(mostSilent, int(2*g.patience/echoEach)))
	}
	for ; err == nil; data, err = line.Read(ctx) {
		message, err := c.Open(data)
		if err != nil {
			return err
		}
		at := g.o.Now()
		l.hears(message)
		g.mu.Lock()
		g.heard = at
		g.mu.Unlock()
		if isEcho(message) {
			continue
		}
		select {
		case came <- heard{message, at}:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return err
}

// watch gives a line up on which so many echoes in a row are awaited in vain, though the host sends each back at once, or on which
// the table says nothing any more. It counts turns and no seconds: a device that stood still meanwhile finds what came then.
func (g *Guest) watch(ctx context.Context, l *guestLine, most int) {
	ticker := time.NewTicker(echoEach)
	defer ticker.Stop()
	heard, told := 0, 0
	for silent, untold := 0, 0; silent < most && untold < mostUntold; {
		select {
		case <-ctx.Done():
			return
		case <-l.woken:
			if !g.answers(ctx, l) {
				l.end()
				return
			}
			continue
		case <-ticker.C:
		}
		silent, untold = silent+1, untold+1
		nowHeard, nowTold := l.ask()
		if nowHeard != heard {
			heard, silent = nowHeard, 0
		}
		if nowTold != told {
			told, untold = nowTold, 0
		}
	}
	l.end()
}

// answers reports whether anything is heard soon after an echo was asked for.
func (g *Guest) answers(ctx context.Context, l *guestLine) bool {
	before, _ := l.ask()
	timer := time.NewTimer(forAnswer)
	defer timer.Stop()
	select {
	case <-ctx.Done():
	case <-timer.C:
	}
	heard, _ := l.ask()
	return heard != before
}

// serve hands a message to the guest with all that have come behind it: a device that draws slowly does only a few things a
// second. A message counts as heard when it came, whenever it is taken.
func (g *Guest) serve(ctx context.Context, l *guestLine, first heard, came <-chan heard) error {
	taken := make(chan error, 1)
	g.o.Do(func() {
		for next, more := first, true; more; {
			if err := g.receiveOne(l, next); err != nil {
				taken <- err
				return
			}
			select {
			case next, more = <-came:
			default:
				more = false
			}
		}
		taken <- nil
	})
	select {
	case err := <-taken:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// receiveOne hands one message to the guest.
func (g *Guest) receiveOne(l *guestLine, next heard) error {
	err := g.o.Guest.Receive(next.message, next.at)
	g.flush(l)
	switch bye := g.o.Guest.Bye(); {
	case bye != nil && bye.Other:
		return errOther
	case bye != nil && bye.Over:
		return ErrOver
	case bye != nil && bye.Broke:
		return errBroke
	}
	return err
}

// receive waits for a message for some time.
func receive(ctx context.Context, line Line, silence time.Duration) ([]byte, error) {
	ctx, end := context.WithTimeout(ctx, silence)
	defer end()
	return line.Read(ctx)
}

// write sends what waits, until the line ends. Where nothing can be sent any more, what has come is still read: the host may have
// said why it ended the line.
func (l *guestLine) write(ctx context.Context, line Line, c *channel.Channel) {
	for {
		select {
		case data := <-l.out:
			sending, end := context.WithTimeout(ctx, forWriting)
			err := line.Write(sending, c.Seal(data))
			end()
			if err != nil {
				time.AfterFunc(forReading, l.end)
				return
			}
		case <-ctx.Done():
			return
		}
	}
}

// forReading is how long what has come is read after nothing could be sent.
const forReading = time.Second
