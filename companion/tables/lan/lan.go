// Package lan is the network by which devices in one room reach each other's tables: a server
// natively, and calls from everywhere, also from a browser.
package lan

import (
	"context"
	"time"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/room"
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
	*room.Guest
	end context.CancelFunc
}

// Close ends the call.
func (c *caller) Close() { c.end() }

// Call joins the table at an address.
func (n *Network) Call(c tables.Calling) tables.Caller {
	ctx, end := context.WithCancel(context.Background())
	g := room.NewGuest(room.GuestOptions{
		Guest: c.Guest, Word: c.Word, Now: n.Now, Do: n.on(c.Do), Known: c.Known, Knows: c.Knows,
		Dial: func(ctx context.Context) (room.Line, error) {
			line, err := wire.Dial(ctx, c.Address, tables.MaxTell+room.MaxFrame)
			if err != nil {
				return nil, err
			}
			return line, nil
		},
	})
	go func() {
		if err := g.Run(ctx); ctx.Err() == nil {
			n.run(func() { c.Ended(err) })
		}
	}()
	return &caller{g, end}
}
