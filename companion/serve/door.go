package serve

import (
	"context"
	"maps"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"

	"tablekeeper/companion/tables/wire"
)

// Door lets devices into the table that this device hosts.
type Door struct {
	// Context ends all lines when it is done.
	Context context.Context
	// Limit is the greatest message of a guest, in bytes.
	Limit int
	// Answer talks on a line until it ends. From is where it comes from: a device, or a
	// network of IPv6.
	Answer func(ctx context.Context, line *wire.Line, from string)
	// Knows reports whether a device that has a seat at the table came from there: it always has room. nil: none is known.
	Knows func(from string) bool
}

// knows reports whether a device that has a seat at the table came from there.
func (s *Site) knows(from netip.Prefix) bool {
	d := s.door.Load()
	return d != nil && d.Knows != nil && d.Knows(from.String())
}

// Bare is a site that hands nothing out, for a program that was built without the app: it
// has a door only. It answers to those names and to the device's own.
func Bare(names ...string) *Site { return &Site{names: names, files: map[string]*file{}} }

// SetDoor opens the door of a table, or closes it (nil). It is closed at first.
func (s *Site) SetDoor(d *Door) { s.door.Store(d) }

// open answers a device that would like to come in. A page from elsewhere is refused by its Origin (wire.Accept), and so is who
// doesn't come from the local network.
func (s *Site) open(w http.ResponseWriter, r *http.Request) {
	d := s.door.Load()
	if d == nil || d.Context.Err() != nil {
		s.refuse(w, r, http.StatusNotFound, "No table is open here.")
		return
	}
	remote, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !s.Near(remote.Addr()) {
		s.refuse(w, r, http.StatusForbidden, "Tables are for the local network, and this device isn't in it.")
		return
	}
	if s.own(r.Header.Get("Origin")) {
		r.Header.Del("Origin") // the page was handed out at another address of this device
	}
	line, err := wire.Accept(w, r, d.Limit)
	if err != nil {
		return // it was answered
	}
	defer line.Close()
	d.Answer(d.Context, line, source(net.TCPAddrFromAddrPort(remote)).String())
}

// SetAddresses tells the site under which addresses the device can be reached. A page that was handed out under one of them, or
// under an earlier one, may call the table at another.
func (s *Site) SetAddresses(now []Address) {
	at := &whereabouts{now: now, known: map[netip.Addr]bool{}}
	if before := s.at.Load(); before != nil {
		maps.Copy(at.known, before.known)
	}
	for _, a := range Reachable(now) {
		at.known[a] = true
	}
	s.at.Store(at)
}

// whereabouts are the addresses of this device, and all that it has had since the program was started.
type whereabouts struct {
	now   []Address
	known map[netip.Addr]bool
}

// Near reports whether an address is one of the local network, or of this device.
func (s *Site) Near(addr netip.Addr) bool {
	addr = addr.Unmap().WithZone("")
	if addr.IsPrivate() || addr.IsLoopback() || addr.IsLinkLocalUnicast() {
		return true
	}
	at := s.at.Load()
	return at != nil && slices.ContainsFunc(at.now, func(a Address) bool { return !a.Inner && a.Contains(addr) })
}

// OnlyNear leaves out whoever calls from elsewhere: a device may have an address that the whole internet reaches.
func (s *Site) OnlyNear(l net.Listener) net.Listener { return &nearby{l, s} }

// nearby closes connections that come from elsewhere.
type nearby struct {
	net.Listener
	site *Site
}

// Accept returns the next connection from the local network.
func (n *nearby) Accept() (net.Conn, error) {
	for {
		conn, err := n.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if from, err := netip.ParseAddrPort(conn.RemoteAddr().String()); err == nil && n.site.Near(from.Addr()) {
			return conn, nil
		}
		_ = conn.Close()
	}
}

// own reports whether a page was handed out by this device.
func (s *Site) own(origin string) bool {
	page, err := url.Parse(origin)
	if err != nil {
		return false
	}
	addr, err := netip.ParseAddr(page.Hostname())
	at := s.at.Load()
	return err == nil && at != nil && at.known[addr]
}

// calls is what pages may call: this device, at each of its IPv4 addresses. A security policy can't name one of IPv6.
func (s *Site) calls(port string) string {
	text := "connect-src 'self'"
	if at := s.at.Load(); at != nil && port != "" {
		for _, a := range Reachable(at.now) {
			if !a.Is4() {
				continue
			}
			host := net.JoinHostPort(a.String(), port)
			text += " http://" + host + " ws://" + host
		}
	}
	return text
}
