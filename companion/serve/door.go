package serve

import (
	"context"
	"net"
	"net/http"
	"net/netip"

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
}

// Bare is a site that hands nothing out, for a program that was built without the app: it
// has a door only. It answers to those names and to the device's own.
func Bare(names ...string) *Site { return &Site{names: names, files: map[string]*file{}} }

// SetDoor opens the door of a table, or closes it (nil). It is closed at first.
func (s *Site) SetDoor(d *Door) { s.door.Store(d) }

// open answers a device that would like to come in. A page from elsewhere is refused by
// its Origin (wire.Accept), and so is who does not come from the local network.
func (d *Door) open(w http.ResponseWriter, r *http.Request) {
	if d == nil || d.Context.Err() != nil {
		http.Error(w, "no table is open here", http.StatusNotFound)
		return
	}
	remote, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || !local(remote.Addr().Unmap()) {
		http.Error(w, "tables are for the local network", http.StatusForbidden)
		return
	}
	line, err := wire.Accept(w, r, d.Limit)
	if err != nil {
		return // it was answered
	}
	defer line.Close()
	d.Answer(d.Context, line, source(net.TCPAddrFromAddrPort(remote)).String())
}

// local reports whether an address is one of the local network, or of this device.
func local(addr netip.Addr) bool {
	return addr.IsPrivate() || addr.IsLoopback() || addr.IsLinkLocalUnicast()
}
