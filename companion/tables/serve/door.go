package serve

import (
	"cmp"
	"context"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"

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
	if s.own(r, remote.Addr().Unmap().WithZone("")) {
		r.Header.Del("Origin") // the page was handed out at another address of this device
	}
	line, err := wire.Accept(w, r, d.Limit)
	if err != nil {
		return // it was answered
	}
	defer line.Close()
	d.Answer(d.Context, line, source(net.TCPAddrFromAddrPort(remote)).String())
}

// SetAddresses tells the site under which addresses the device can be reached. A page that was handed out under one of them may call the
// table at another.
func (s *Site) SetAddresses(now []Address) { s.at.Store(&now) }

// addresses are those under which the device can be reached.
func (s *Site) addresses() []Address {
	if at := s.at.Load(); at != nil {
		return *at
	}
	return nil
}

// Near reports whether an address is one of the local network, or of this device.
func (s *Site) Near(addr netip.Addr) bool {
	addr = addr.Unmap().WithZone("")
	if addr.IsPrivate() || addr.IsLoopback() || addr.IsLinkLocalUnicast() {
		return true
	}
	return slices.ContainsFunc(s.addresses(), func(a Address) bool { return !a.Inner && a.Contains(addr) })
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

// own reports whether the page that calls was handed out by this device, at the port that it calls: under another address that the
// device has now or, in a browser of the device itself, as localhost.
func (s *Site) own(r *http.Request, remote netip.Addr) bool {
	page, err := url.Parse(r.Header.Get("Origin"))
	if err != nil || page.Scheme != "http" || portOf(page.Host) != portOf(r.Host) {
		return false
	}
	if loopback(page.Host) {
		local := localAddr(r)
		return remote.IsLoopback() || local != nil && local.AddrPort().Addr().Unmap().WithZone("") == remote
	}
	addr, err := netip.ParseAddr(page.Hostname())
	return err == nil && slices.Contains(Reachable(s.addresses()), addr)
}

// portOf is the port of a host as a browser names it.
func portOf(host string) string {
	_, port, _ := net.SplitHostPort(host)
	return cmp.Or(port, "80")
}

// loopback reports whether a browser means its own device by a host.
func loopback(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	addr, err := netip.ParseAddr(strings.Trim(host, "[]"))
	return strings.EqualFold(host, "localhost") || err == nil && addr.IsLoopback()
}

// calls is what a page may call: this device at the IPv4 address at which it was asked for or, in a browser of the device itself, at
// each that it has. A security policy can't name one of IPv6.
func (s *Site) calls(r *http.Request) string {
	local := localAddr(r)
	if local == nil {
		return "connect-src 'self'"
	}
	at := []netip.Addr{local.AddrPort().Addr().Unmap()}
	if at[0].IsLoopback() && loopback(r.Host) {
		at = Reachable(s.addresses())
	}
	text := "connect-src 'self'"
	for _, a := range at {
		if a.Is4() && !a.IsLoopback() {
			host := net.JoinHostPort(a.String(), portOf(r.Host))
			text += " http://" + host + " ws://" + host
		}
	}
	return text
}
