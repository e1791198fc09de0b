// Package lines connects a table's host and its guests over lines that can break. The host
// and the guests themselves are values (package tables); here are the goroutines, the
// handshake and the times after which a line is given up.
package lines

import (
	"context"
	"errors"
	"sync"
	"time"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
)

// Line carries messages between two devices, in their order. One goroutine reads and one
// writes at a time. A context that ends closes the line.
type Line interface {
	Read(ctx context.Context) ([]byte, error)
	Write(ctx context.Context, data []byte) error
	Close()
}

// isEcho reports whether a message says nothing: a guest sends such a one to hear whether the line still holds, and the host sends
// it back.
func isEcho(message []byte) bool { return len(message) == 0 }

// MaxFrame is the greatest message of a guest on a line.
const MaxFrame = tables.MaxAsk + channel.Step + 1<<6

// Times after which a line is given up.
const (
	forHandshake = 15 * time.Second // a browser draws its page meanwhile
	forSilence   = 20 * time.Second // a guest asks for the time every five seconds
	forWriting   = 10 * time.Second
)

// How many echoes a line may ask for at once, and how long each takes to come back. A guest asks for the next when it has the one
// before.
const (
	mostEchoes = 20
	backOfEcho = 200 * time.Millisecond
)

// How many lines are open at once, of one address and of all: who is at the table, and who has not proved the word yet. Several
// devices may come from one address, such as the windows of one computer.
const (
	linesOfOne = 16
	linesOfAll = 32
	comingAll  = 128
)

// waitingMessages is how many messages wait for a guest that takes them slowly. One that has more
// loses its line: it comes back and is shown everything at once.
const waitingMessages = 64

// HostOptions are what a room needs of its host.
type HostOptions struct {
	Table *tables.Host
	Word  string
	// Key is the host's own secret, of channel.KeySize bytes by chance: by what follows of it guests know the host again. It is kept
	// with the word.
	Key     []byte
	Program string
	// On runs something on the goroutine that uses the match and the table, now or soon; nil: at once.
	On func(func())
	// Do does something with the table, on that goroutine, and what follows of it. What it locks it unlocks by defer.
	Do func(func())
	// Report takes what there is to know of something that broke the host, for who looks after it; nil: nobody does.
	Report func(string)
	// Now is a clock that never goes back. The clock of the table's timer is the same.
	Now func() time.Duration
}

// Host is the host of a table that others can join. It is safe for use by several
// goroutines.
type Host struct {
	o HostOptions

	mu    sync.Mutex
	lines map[int]*hostLine
	next  int
	gate  gate
	told  bucket // of reports
	here  crowd
	come  crowd           // and have not proved the word yet
	known map[string]bool // from where devices that have a seat came last
}

// hostLine is a line to a guest who knows the word.
type hostLine struct {
	line    Line
	out     chan tables.Out
	end     context.CancelFunc
	visitor *visitor
}

// NewHost opens a room.
func NewHost(o HostOptions) *Host {
	if o.On == nil {
		o.On = func(f func()) { f() }
	}
	h := &Host{
		o: o, lines: map[int]*hostLine{}, gate: gate{tries: map[string]bucket{}}, known: map[string]bool{},
		here: crowd{ofOne: linesOfOne, ofAll: linesOfAll}, come: crowd{ofOne: linesOfOne, ofAll: comingAll, pushed: map[string]time.Duration{}},
	}
	o.Table.From = h.from
	o.On(func() { h.seats(0) })
	return h
}

// ErrTooMany is the error of a line from where too many wrong words came.
var ErrTooMany = errors.New("too many wrong words came from there")

// Serve answers on a line until it ends. From is where it comes from. The error says why it
// ended before the guest was let in.
func (h *Host) Serve(ctx context.Context, line Line, from string) error {
	defer line.Close()
	ctx, end := context.WithCancel(ctx)
	defer end()
	c, err := h.admit(ctx, end, line, from)
	if err != nil {
		return err
	}
	l := &hostLine{line: line, out: make(chan tables.Out, waitingMessages), end: end, visitor: &visitor{from: from, end: end}}
	id := h.enter(l)
	defer h.leave(id)
	go l.write(ctx, c)
	h.read(ctx, id, l, c)
	return nil
}

// admit lets in who knows the word.
func (h *Host) admit(ctx context.Context, end func(), line Line, from string) (*channel.Channel, error) {
	v := &visitor{from: from, end: end}
	if !h.arrive(v) {
		return nil, errCrowded
	}
	defer func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		h.come.leave(v)
	}()
	return h.greet(ctx, line, from)
}

// try takes a try of a word from an address; right gives it back.
func (h *Host) try(from string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.gate.admit(from, h.o.Now())
}

func (h *Host) right(from string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.gate.back(from)
}

func (h *Host) greet(ctx context.Context, line Line, from string) (*channel.Channel, error) {
	ctx, end := context.WithTimeout(ctx, forHandshake)
	defer end()
	greeting, message, err := channel.Greet(h.o.Word, h.o.Key, h.o.Program)
	if err != nil {
		return nil, err
	}
	if err := line.Write(ctx, message); err != nil {
		return nil, err
	}
	answer, err := line.Read(ctx)
	if err != nil {
		return nil, err
	}
	known := greeting.Known(answer)
	if !known && !h.try(from) {
		return nil, ErrTooMany
	}
	c, proof, err := greeting.Accept(answer)
	if err != nil {
		_ = line.Write(ctx, []byte("word")) // no proof: the guest knows what that means
		return nil, err
	}
	if !known {
		h.right(from)
	}
	return c, line.Write(ctx, proof)
}

func (h *Host) enter(l *hostLine) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.next++
	h.lines[h.next] = l
	l.visitor.seated = h.known[l.visitor.from] // until the table has heard which device it is
	h.here.enter(l.visitor, h.o.Now())
	return h.next
}

// leave forgets a line, and tells the table.
func (h *Host) leave(id int) {
	h.mu.Lock()
	h.here.leave(h.lines[id].visitor)
	delete(h.lines, id)
	h.mu.Unlock()
	h.use(id, func() { h.Send(h.o.Table.Gone(id)) })
}

// read hands what comes to the table until the line ends.
func (h *Host) read(ctx context.Context, id int, l *hostLine, c *channel.Channel) {
	came, taken := make(chan []byte, atOnce), make(chan struct{})
	go func() {
		defer close(taken)
		h.serve(ctx, id, came)
	}()
	h.hear(ctx, l, c, came)
	close(came)
	<-taken
}

// hear reads messages until the line ends. Echoes go back at once, also while the table is busy.
func (h *Host) hear(ctx context.Context, l *hostLine, c *channel.Channel, came chan<- []byte) {
	var echoes bucket
	for {
		data, err := h.receive(ctx, l.line)
		if err != nil {
			return
		}
		message, err := c.Open(data)
		if err != nil {
			return
		}
		if isEcho(message) {
			echoes.flow(h.o.Now(), backOfEcho)
			if echoes.taken++; echoes.taken > mostEchoes {
				return
			}
			l.send(tables.Out{})
			continue
		}
		select {
		case came <- message: // a guest is heard no faster than the table answers
		case <-ctx.Done():
			return
		}
	}
}

// serve hands messages to the table.
func (h *Host) serve(ctx context.Context, id int, came <-chan []byte) {
	for message := range came {
		taken := h.use(id, func() {
			h.Send(h.o.Table.Receive(id, message, h.o.Now()))
			h.seats(id)
		})
		select {
		case <-taken:
		case <-ctx.Done():
			return
		}
	}
}

func (h *Host) receive(ctx context.Context, line Line) ([]byte, error) {
	ctx, end := context.WithTimeout(ctx, forSilence)
	defer end()
	return line.Read(ctx)
}

// Send sends what the table hands out. It never waits.
func (h *Host) Send(out []tables.Out) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, o := range out {
		if l := h.lines[o.Line]; l != nil {
			l.send(o)
		}
	}
}

// send lets a message wait for the line; one that waits for too many is ended.
func (l *hostLine) send(o tables.Out) {
	select {
	case l.out <- o:
	default:
		l.end()
	}
}

// write sends what waits, until the line ends.
func (l *hostLine) write(ctx context.Context, c *channel.Channel) {
	defer l.end()
	for {
		select {
		case o := <-l.out:
			sending, end := context.WithTimeout(ctx, forWriting)
			err := l.line.Write(sending, c.Seal(o.Data))
			end()
			if err != nil || o.Close {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}

// Lines is how many devices are connected.
func (h *Host) Lines() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.lines)
}
