package serve

import (
	"cmp"
	"html/template"
	"maps"
	"net"
	"net/http"
	"net/netip"
	"os"
	"slices"
	"strconv"
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

// routerNames are the endings that routers give to the names of their devices.
var routerNames = []string{"", ".local", ".lan", ".home", ".home.arpa", ".fritz.box", ".internal", ".localdomain"}

// called reports whether a browser that asks for a host means this server. A page
// from elsewhere whose name is made to lead here (DNS rebinding) does not; by an
// address no page can be led astray.
func (s *Site) called(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.TrimSuffix(strings.ToLower(strings.Trim(host, "[]")), ".")
	if _, err := netip.ParseAddr(host); err == nil || host == "localhost" {
		return true
	}
	full, _ := os.Hostname() // where it has none, it is not called by it
	own, _, _ := strings.Cut(full, ".")
	for _, ending := range routerNames {
		if own != "" && strings.EqualFold(own+ending, host) {
			return true
		}
	}
	known := append([]string{full}, s.names...)
	return host != "" && slices.ContainsFunc(known, func(name string) bool { return strings.EqualFold(name, host) })
}

// refuse says why a browser isn't given what it asks for, in a page that a phone can read.
func (s *Site) refuse(w http.ResponseWriter, r *http.Request, status int, why string) {
	if !strings.Contains(r.Header.Get("Accept"), "text/html") {
		http.Error(w, why, status)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	_ = refusal.Execute(w, struct { // who has gone meanwhile is told nothing
		Why   string
		Links []string
	}{why, s.links(r)})
}

// links are where the app is found by address, for who came by a name that isn't answered or to a page that isn't there.
func (s *Site) links(r *http.Request) []string {
	local := localAddr(r)
	if local == nil {
		return nil
	}
	var links []string
	for _, a := range Reachable(s.addresses()) {
		if a == local.AddrPort().Addr().Unmap() {
			links = append(links, "http://"+net.JoinHostPort(a.String(), strconv.Itoa(local.Port))+"/")
		}
	}
	return links
}

// localAddr is the address of this device that a browser has reached; nil where it isn't known.
func localAddr(r *http.Request) *net.TCPAddr {
	addr, _ := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	return addr
}

var refusal = template.Must(template.New("refusal").Parse(`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tablekeeper</title>
<style>
body { margin: 2em auto; max-width: 30em; padding: 0 1.2em; background: #101820; color: #f4f1ea; font: 1.25em/1.5 sans-serif; }
a { color: inherit; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Tablekeeper</h1>
<p>{{.Why}}</p>
{{range .Links}}<p>The app is at <a href="{{.}}">{{.}}</a></p>
{{end}}</body>
</html>
`))

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

// count are the connections that there are, by address, the oldest first. Where all places are taken, who has few gets one of who has
// most, the oldest: nobody keeps the others out, and a phone that has lost its line comes back. Where very many addresses have one
// place each, who has just lost theirs takes nobody's for a while: else whoever comes back fastest would keep all places. From where a
// phone is known there is always room.
type count struct {
	known  func(from netip.Prefix) bool
	mu     sync.Mutex
	of     map[netip.Prefix][]*entered
	all    int
	number int
	pushed map[netip.Prefix]time.Time // when somebody from there lost a place to somebody from elsewhere
}

// pushedFor is how long that counts.
const pushedFor = 10 * time.Second

func newCount(known func(from netip.Prefix) bool) *count {
	return &count{known: known, of: map[netip.Prefix][]*entered{}, pushed: map[netip.Prefix]time.Time{}}
}

// Accept returns the next connection that is not one too many.
func (c *counted) Accept() (net.Conn, error) {
	for {
		conn, err := c.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if e := c.count.enter(conn, source(conn.RemoteAddr())); e != nil {
			return e, nil
		}
		_ = conn.Close()
	}
}

// enter counts a connection; nil: it is one too many.
func (c *count) enter(conn net.Conn, from netip.Prefix) *entered {
	known := c.known(from)
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.of[from]) == mostOfOne && !from.Addr().IsLoopback() {
		return nil
	}
	if c.all == mostOfAll {
		gone := c.givesWay(from, known)
		if gone == nil {
			return nil
		}
		c.remove(gone)
		_ = gone.Conn.Close()
	}
	c.number++
	e := &entered{Conn: conn, from: from, count: c, number: c.number}
	c.of[from] = append(c.of[from], e)
	c.all++
	return e
}

// most is the oldest connection of the address that has most, of those from where no phone is known; nil where all come from this
// device and from known phones.
func (c *count) most() (oldest *entered) {
	for from, list := range c.of {
		more := 1
		if oldest != nil {
			more = cmp.Or(len(list)-len(c.of[oldest.from]), oldest.number-list[0].number)
		}
		if more > 0 && !from.Addr().IsLoopback() && !c.known(from) {
			oldest = list[0]
		}
	}
	return oldest
}

// givesWay is the connection that gives way to another one; nil: none does.
func (c *count) givesWay(from netip.Prefix, known bool) *entered {
	gone, own := c.most(), len(c.of[from])
	switch {
	case gone == nil, !known && len(c.of[gone.from]) <= own:
		return nil
	case known || len(c.of[gone.from]) > own+1:
		return gone
	}
	now := time.Now()
	maps.DeleteFunc(c.pushed, func(_ netip.Prefix, at time.Time) bool { return now.Sub(at) >= pushedFor })
	if _, was := c.pushed[from]; was {
		return nil
	}
	c.pushed[gone.from] = now
	return gone
}

// remove forgets a connection, once.
func (c *count) remove(e *entered) {
	i := slices.Index(c.of[e.from], e)
	if i < 0 {
		return
	}
	c.all--
	if c.of[e.from] = slices.Delete(c.of[e.from], i, i+1); len(c.of[e.from]) == 0 {
		delete(c.of, e.from)
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
	from   netip.Prefix
	count  *count
	number int // of those that came
}

// Close ends the connection.
func (e *entered) Close() error {
	e.count.mu.Lock()
	e.count.remove(e)
	e.count.mu.Unlock()
	return e.Conn.Close()
}
