package apptest

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/channel"
)

// Air is the network between the devices of a test: what is said arrives at once, in its order, unless a device is out of
// reach.
type Air struct {
	doors map[string]*airDoor
	all   []*Table // whose tables were open, in the order of their addresses
	calls []*airCall
	queue []func()
	runs  bool
	Heard []string // everything that was said, without the encryption
	Build string   // of the program of those devices that are opened from now on
}

// newAir is a network without tables.
func newAir() *Air { return &Air{doors: map[string]*airDoor{}} }

// airNet is the air as one device breathes it.
type airNet struct {
	air *Air
	tb  *Table
}

// airDoor is a table of a device.
type airDoor struct {
	air     *Air
	of      *Table
	opening tables.Opening
	address string
	lines   map[int]*airCall
	next    int
}

// airCall is a device that calls a table.
type airCall struct {
	air     *Air
	of      *Table
	calling tables.Calling
	door    *airDoor // nil: no line
	line    int
	ended   bool
}

// address is that of a device, the same each time.
func (a *Air) address(of *Table) string {
	if !slices.Contains(a.all, of) {
		a.all = append(a.all, of)
	}
	return fmt.Sprintf("192.168.1.%d:7171", 20+slices.Index(a.all, of))
}

// forget ends what an app of a device has begun that was killed.
func (a *Air) forget(of *Table) {
	for _, c := range a.calls {
		if c.of == of || c.door != nil && c.door.of == of {
			c.lose()
			c.ended = c.ended || c.of == of
		}
	}
	delete(a.doors, a.address(of))
}

// errNoAir is the error of a device that is out of reach.
var errNoAir = errors.New("the network is unreachable")

// Open opens a table.
func (n *airNet) Open(o tables.Opening) (tables.Doorway, error) {
	if n.tb.Unreached {
		return nil, errNoAir
	}
	address := n.air.address(n.tb)
	d := &airDoor{air: n.air, of: n.tb, opening: o, address: address, lines: map[int]*airCall{}}
	n.air.doors[address] = d
	return d, nil
}

// Call joins a table.
func (n *airNet) Call(c tables.Calling) tables.Caller {
	call := &airCall{air: n.air, of: n.tb, calling: c}
	n.air.calls = append(n.air.calls, call)
	n.air.run(call.connect)
	return call
}

// Now is the steady clock of the device.
func (n *airNet) Now() time.Duration { return time.Duration(n.tb.Now.Steady) * time.Millisecond }

// run does things after all that waits, and all that comes of it.
func (a *Air) run(f ...func()) {
	a.queue = append(a.queue, f...)
	if a.runs {
		return
	}
	a.runs = true
	for len(a.queue) > 0 {
		next := a.queue[0]
		a.queue = a.queue[1:]
		next()
	}
	a.runs = false
}

// Reach brings devices that lost their line back, and lets everybody ask for the time.
func (a *Air) Reach() {
	for _, c := range a.calls {
		a.run(func() {
			c.connect()
			if c.door != nil {
				c.calling.Do(func() { c.calling.Guest.Tick(c.of.network().Now()) })
				c.Flush()
			}
		})
	}
}

func (c *airCall) connect() {
	door := c.air.doors[c.calling.Address]
	switch {
	case c.ended || c.door != nil || c.of.Unreached || door == nil || door.of.Unreached:
		return
	case door.opening.Word != c.calling.Word:
		c.ended = true
		c.calling.Refused(channel.ErrWord)
		return
	}
	host := channel.Host(door.opening.Key)
	if _, may := c.calling.Known.Answers(host, c.calling.Word, c.calling.Address); !may {
		c.calling.Refused(channel.ErrStranger)
		return
	}
	door.next++
	c.door, c.line = door, door.next
	door.lines[c.line] = c
	c.calling.Do(func() {
		c.calling.Knows(tables.Met{Host: host, Ticket: []byte("a ticket"), Word: c.calling.Word, Address: c.calling.Address})
		c.calling.Guest.Connected(host, c.of.network().Now())
	})
	c.Flush()
}

// Flush sends what the guest has to say.
func (c *airCall) Flush() {
	var sent []func()
	for _, data := range c.calling.Guest.Out() {
		c.air.Heard = append(c.air.Heard, string(data))
		door, line := c.door, c.line
		sent = append(sent, func() {
			if door == nil || c.door != door || c.line != line {
				return
			}
			door.opening.Do(func() { door.Send(door.opening.Table.Receive(line, data, door.of.network().Now())) })
		})
	}
	c.air.run(sent...)
}

// Wake looks at the line.
func (c *airCall) Wake() { c.air.run(c.connect) }

// Close hangs up.
func (c *airCall) Close() {
	c.ended = true
	c.lose()
}

// lose breaks the line.
func (c *airCall) lose() {
	door, line := c.door, c.line
	if door == nil {
		return
	}
	c.door = nil
	delete(door.lines, line)
	c.calling.Do(c.calling.Guest.Lost)
	c.air.run(func() { door.opening.Do(func() { door.Send(door.opening.Table.Gone(line)) }) })
}

// Send sends what the table hands out.
func (d *airDoor) Send(out []tables.Out) {
	var sent []func()
	for _, o := range out {
		d.air.Heard = append(d.air.Heard, string(o.Data))
		sent = append(sent, func() {
			c := d.lines[o.Line]
			if c == nil {
				return
			}
			c.calling.Do(func() { _ = c.calling.Guest.Receive(o.Data, c.of.network().Now()) }) // a host sends no nonsense
			c.Flush()
			if o.Close {
				c.lose()
			}
		})
	}
	d.air.run(sent...)
}

// Addresses is the one address of the device, or what the network gave it since.
func (d *airDoor) Addresses() []string {
	if d.of.leases != nil {
		return *d.of.leases
	}
	return []string{d.address}
}

// Lease gives a device other addresses. Those that it had stay good, for this is air.
func (tb *Table) Lease(addresses ...string) {
	tb.leases = &addresses
	for _, door := range tb.Air.doors {
		if door.of == tb {
			door.opening.Do(func() {})
		}
	}
}

// Port is that of all tables.
func (d *airDoor) Port() int { return 7171 }

// HandsOut is what the test says.
func (d *airDoor) HandsOut() bool { return !d.of.NoApp }

// Close ends all lines.
func (d *airDoor) Close() {
	delete(d.air.doors, d.address)
	for _, c := range d.lines {
		c.lose()
	}
}

// Lose takes the device out of reach: all its lines break.
func (tb *Table) Lose() {
	tb.Unreached = true
	for _, c := range tb.Air.calls {
		if c.of == tb || c.door != nil && c.door.of == tb {
			c.lose()
		}
	}
}

// Regain brings the device back.
func (tb *Table) Regain() {
	tb.Unreached = false
	tb.Air.Reach()
}

func (tb *Table) network() tables.Network { return &airNet{tb.Air, tb} }
