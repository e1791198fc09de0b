package serve

import (
	"net"
	"net/http"
	"net/netip"
	"os"
	"slices"
	"strings"
	"sync"
	"time"
)

// protection are the headers of every answer. The page loads nothing from
// elsewhere; the sound of the toolkit is a script that it makes itself. Nobody
// else's page holds it, and it asks for nothing that it does not use.
var protection = map[string]string{
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy":        "no-referrer",
	"Content-Security-Policy": "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
		"img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"Permissions-Policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), " +
		"magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
}

// called reports whether a browser that asks for a host means this server. A page
// from elsewhere whose name is made to lead here (DNS rebinding) does not; by an
// address no page can be led astray.
func (s *Site) called(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.TrimSuffix(strings.ToLower(strings.Trim(host, "[]")), ".")
	if _, err := netip.ParseAddr(host); err == nil {
		return true
	}
	own, _ := os.Hostname() // where it has none, it is not called by it
	own = strings.ToLower(own)
	known := append([]string{"localhost", own, own + ".local"}, s.names...)
	return host != "" && slices.ContainsFunc(known, func(name string) bool { return strings.EqualFold(name, host) })
}

// forPart is how long a browser may take for a part of what it is sent. One that
// takes nothing for longer is given up; one that is only slow is not.
const forPart = 20 * time.Second

// steady gives the browser time anew for each part.
type steady struct{ http.ResponseWriter }

func (s *steady) Write(part []byte) (int, error) {
	_ = http.NewResponseController(s.ResponseWriter).SetWriteDeadline(time.Now().Add(forPart)) // else the server's time holds
	return s.ResponseWriter.Write(part)
}

// How many connections there are at once: a browser opens six. Those of this
// device itself are not counted by address, because a proxy's all come from it.
const (
	mostOfOne = 24
	mostOfAll = 512
)

// counted closes connections that are one too many.
type counted struct {
	net.Listener
	count *count
}

// count is how many connections there are, by address.
type count struct {
	mu  sync.Mutex
	of  map[netip.Prefix]int
	all int
}

// Accept returns the next connection that is not one too many.
func (c *counted) Accept() (net.Conn, error) {
	for {
		conn, err := c.Listener.Accept()
		if err != nil {
			return nil, err
		}
		from := source(conn.RemoteAddr())
		if c.count.enter(from) {
			return &entered{Conn: conn, leave: sync.OnceFunc(func() { c.count.leave(from) })}, nil
		}
		_ = conn.Close()
	}
}

func (c *count) enter(from netip.Prefix) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.all == mostOfAll || c.of[from] == mostOfOne && !from.Addr().IsLoopback() {
		return false
	}
	c.of[from]++
	c.all++
	return true
}

func (c *count) leave(from netip.Prefix) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all--
	if c.of[from]--; c.of[from] == 0 {
		delete(c.of, from)
	}
}

// source is where a connection comes from: one device has an address, or with
// IPv6 as many as it likes of a network of 64 bits.
func source(remote net.Addr) netip.Prefix {
	const network = 64 // bits
	at, err := netip.ParseAddrPort(remote.String())
	if err != nil {
		return netip.Prefix{}
	}
	addr := at.Addr().Unmap().WithZone("")
	bits := addr.BitLen()
	if addr.Is6() && !addr.IsLoopback() {
		bits = network
	}
	prefix, _ := addr.Prefix(bits) // there are as many
	return prefix
}

// entered is a connection that is counted until it is closed.
type entered struct {
	net.Conn
	leave func()
}

// Close ends the connection.
func (e *entered) Close() error {
	e.leave()
	return e.Conn.Close()
}
