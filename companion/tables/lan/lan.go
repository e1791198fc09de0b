// Package lan is the network by which devices in one room reach each other's tables: a server
// natively, and calls from everywhere, also from a browser.
package lan

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/wire"
)

// Network is the local network.
type Network struct {
	program string
	run     func(func())
	began   time.Time
}

var _ tables.Network = (*Network)(nil)

// New is the local network for that version of the program. Run does something on the goroutine
// that uses the matches.
func New(program string, run func(func())) *Network {
	return &Network{program: program, run: run, began: time.Now()}
}

// Now is the time since the program was started.
func (n *Network) Now() time.Duration { return time.Since(n.began) }

// on runs something by do on the goroutine that uses the matches.
func (n *Network) on(do func(func())) func(func()) {
	return func(f func()) { n.run(func() { do(f) }) }
}

// caller is a call to a table.
type caller struct {
	*lines.Guest
	end context.CancelFunc
}

// Close ends the call.
func (c *caller) Close() { c.end() }

// Call joins the table at an address.
func (n *Network) Call(c tables.Calling) tables.Caller {
	ctx, end := context.WithCancel(context.Background())
	at := tables.Split(c.Address)
	var told atomic.Bool // that the host doesn't even talk to this device
	tell := func(err error) { n.run(func() { c.Do(func() { c.Refused(err) }) }) }
	g := lines.NewGuest(lines.GuestOptions{
		Guest: c.Guest, Word: c.Word, Address: c.Address, Now: n.Now, Do: n.on(c.Do), Known: c.Known, Knows: c.Knows, Refused: c.Refused,
		Dial: func(ctx context.Context) (lines.Line, error) {
			line, err := dial(ctx, at)
			var refused *wire.Refused
			switch {
			case errors.As(err, &refused):
				if told.CompareAndSwap(false, true) {
					tell(refused)
				}
				return nil, err
			case err != nil:
				return nil, err
			case told.CompareAndSwap(true, false):
				tell(nil)
			}
			return line, nil
		},
	})
	go func() {
		if err := g.Run(ctx); ctx.Err() == nil {
			n.run(func() { c.Refused(err) })
		}
	}()
	return &caller{g, end}
}

// dial calls the addresses of a table, and takes the first that answers. The error is that of the first address which has one
// of its own: a refusal says more than a silence.
func dial(ctx context.Context, at []string) (*wire.Line, error) {
	ctx, end := context.WithCancel(ctx)
	defer end()
	type answer struct {
		line *wire.Line
		err  error
	}
	answers := make(chan answer)
	for _, address := range at {
		go func() {
			line, err := wire.Dial(ctx, address, tables.MaxTell+lines.MaxFrame)
			select {
			case answers <- answer{line, err}:
			case <-ctx.Done():
				if err == nil {
					line.Close() // another address was faster
				}
			}
		}()
	}
	var why error
	for range at {
		a := <-answers
		if a.err == nil {
			return a.line, nil
		}
		var refused *wire.Refused
		if why == nil || errors.As(a.err, &refused) {
			why = a.err
		}
	}
	return nil, why
}
