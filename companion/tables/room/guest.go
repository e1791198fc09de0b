package room

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
	// Dial calls the host.
	Dial func(ctx context.Context) (Line, error)
	// Do runs something on the goroutine that uses the guest.
	Do func(func())
	// Now is a clock that never goes back.
	Now func() time.Duration
	// NewKey is channel.NewKey; nil: that.
	NewKey func(word string, salt []byte) (channel.Key, error)
}

// Guest keeps a device at a table: it comes back by itself when the line breaks. It is safe
// for use by several goroutines.
type Guest struct {
	o    GuestOptions
	wake chan struct{}

	mu    sync.Mutex
	keys  map[string]channel.Key // by salt: they take long to make
	line  *guestLine             // nil: none
	heard time.Duration          // when the host was heard last
}

// guestLine is a line to the host.
type guestLine struct {
	out chan []byte
	end context.CancelFunc
}

// Times of a guest.
const (
	tickEach   = 200 * time.Millisecond
	firstPause = 150 * time.Millisecond // before it calls again
	mostPause  = time.Second
	hostSilent = 12 * time.Second // the host answers every five seconds
	stale      = 6 * time.Second
)

// NewGuest is a guest that has not called yet.
func NewGuest(o GuestOptions) *Guest {
	if o.NewKey == nil {
		o.NewKey = channel.NewKey
	}
	return &Guest{o: o, wake: make(chan struct{}, 1), keys: map[string]channel.Key{}}
}

// Run stays at the table until the context ends, or there is no use in coming back: the
// word is wrong (channel.ErrWord), or the versions differ (*channel.OtherVersion, or the
// guest's Trouble).
func (g *Guest) Run(ctx context.Context) error {
	pause := firstPause
	for {
		met, err := g.visit(ctx)
		var other *channel.OtherVersion
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(err, channel.ErrWord), errors.As(err, &other), errors.Is(err, errOther):
			return err
		case met:
			pause = firstPause
		}
		timer := time.NewTimer(pause)
		select {
		case <-ctx.Done():
		case <-timer.C:
		case <-g.wake:
		}
		timer.Stop()
		pause = min(2*pause, mostPause)
	}
}

// errOther is the error of a host that speaks another version of the messages.
var errOther = errors.New("the table is kept by another version of Tablekeeper")

// Wake is called when the device comes out of sleep or finds its network again: the guest
// looks at once whether its line still holds.
func (g *Guest) Wake() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.line != nil && g.o.Now()-g.heard > stale {
		g.line.end()
	}
	select {
	case g.wake <- struct{}{}:
	default:
	}
}

// visit is at the table as long as one line holds. It reports whether the host was met.
func (g *Guest) visit(ctx context.Context) (met bool, err error) {
	ctx, end := context.WithCancel(ctx)
	defer end()
	line, err := g.o.Dial(ctx)
	if err != nil {
		return false, err
	}
	defer line.Close()
	c, err := g.shake(ctx, line)
	if err != nil {
		return false, err
	}
	l := &guestLine{out: make(chan []byte, waitingMessages), end: end}
	g.setLine(l)
	defer g.setLine(nil)
	go l.write(ctx, line, c)
	g.o.Do(func() { g.o.Guest.Connected(g.o.Now()); g.flush(l) })
	go g.tick(ctx, l)
	err = g.read(ctx, line, l, c)
	g.o.Do(g.o.Guest.Lost)
	return true, err
}

func (g *Guest) setLine(l *guestLine) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.line, g.heard = l, g.o.Now()
}

func (g *Guest) shake(ctx context.Context, line Line) (*channel.Channel, error) {
	ctx, end := context.WithTimeout(ctx, forHandshake)
	defer end()
	said, err := line.Read(ctx)
	if err != nil {
		return nil, err
	}
	salt, err := channel.Salt(said)
	if err != nil {
		return nil, err
	}
	key, known := g.keys[string(salt)]
	if !known {
		if key, err = g.o.NewKey(g.o.Word, salt); err != nil {
			return nil, err
		}
		g.keys = map[string]channel.Key{string(salt): key}
	}
	joining, answer, err := channel.Join(key, said)
	if err != nil {
		return nil, err
	}
	if err := line.Write(ctx, answer); err != nil {
		return nil, err
	}
	proof, err := line.Read(ctx)
	if err != nil {
		return nil, err
	}
	return joining.Finish(proof)
}

// read hands what comes to the guest.
func (g *Guest) read(ctx context.Context, line Line, l *guestLine, c *channel.Channel) error {
	for {
		data, err := g.receive(ctx, line)
		if err != nil {
			return err
		}
		message, err := c.Open(data)
		if err != nil {
			return err
		}
		g.mu.Lock()
		g.heard = g.o.Now()
		g.mu.Unlock()
		taken := make(chan error, 1)
		g.o.Do(func() {
			err := g.o.Guest.Take(message, g.o.Now())
			g.flush(l)
			if bye := g.o.Guest.Bye(); bye != nil && bye.Other {
				err = errOther
			}
			taken <- err
		})
		select {
		case err := <-taken:
			if err != nil {
				return err
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

func (g *Guest) receive(ctx context.Context, line Line) ([]byte, error) {
	ctx, end := context.WithTimeout(ctx, hostSilent)
	defer end()
	return line.Read(ctx)
}

// tick lets the guest ask again for what has not come.
func (g *Guest) tick(ctx context.Context, l *guestLine) {
	ticker := time.NewTicker(tickEach)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			g.o.Do(func() { g.o.Guest.Tick(g.o.Now()); g.flush(l) })
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
		select {
		case l.out <- data:
		default:
			l.end()
		}
	}
}

// write sends what waits, until the line ends.
func (l *guestLine) write(ctx context.Context, line Line, c *channel.Channel) {
	defer l.end()
	for {
		select {
		case data := <-l.out:
			sending, end := context.WithTimeout(ctx, forWriting)
			err := line.Write(sending, c.Seal(data))
			end()
			if err != nil {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}
