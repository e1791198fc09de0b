package serve

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// at are addresses as a system tells them.
func at(change func(*Address), texts ...string) []Address {
	var all []Address
	for _, text := range texts {
		a := Address{Prefix: netip.MustParsePrefix(text)}
		if change != nil {
			change(&a)
		}
		all = append(all, a)
	}
	return all
}

func texts(all []netip.Addr) (texts []string) {
	for _, a := range all {
		texts = append(texts, a.String())
	}
	return texts
}

// TestTheBestAddressIsThatOfTheRoom has the cards in the order in which a kernel lists them: that of containers first.
func TestTheBestAddressIsThatOfTheRoom(t *testing.T) {
	all := at(nil, "127.0.0.1/8", "fe80::1/64")
	all = append(all, at(func(a *Address) { a.Inner = true }, "172.17.0.1/16", "10.8.0.2/24")...)
	all = append(all, at(func(a *Address) { a.Idle = true }, "192.168.9.1/24")...)
	all = append(all, at(nil, "169.254.3.3/16", "fd00::5/64", "203.0.113.7/24", "10.42.0.1/24")...)
	all = append(all, at(func(a *Address) { a.Out = true }, "2001:db8::7/64", "192.168.1.20/24")...)
	require.Equal(t, []string{
		"192.168.1.20", "2001:db8::7", // of the card with the default route
		"10.42.0.1", "fd00::5", "203.0.113.7", // of a hotspot of this device, say
		"169.254.3.3",                           // nobody gave it one
		"172.17.0.1", "10.8.0.2", "192.168.9.1", // none of these leads into the room
	}, texts(Reachable(all)))
	require.Equal(t, []string{"169.254.3.3"}, texts(Reachable(at(nil, "127.0.0.1/8", "169.254.3.3/16"))), "two devices on one cable")
}

// TestTheAddressesAreWatched gives a device another lease, and takes it away.
func TestTheAddressesAreWatched(t *testing.T) {
	ctx, end := context.WithCancel(t.Context())
	tick, came, ended := make(chan time.Time), make(chan []string), make(chan struct{})
	first, second := at(nil, "192.168.1.20/24"), at(nil, "192.168.1.31/24")
	states := [][]Address{first, first, second, second, nil, first}
	next := 0
	device := Device{
		Addresses: func() []Address { next++; return states[next-1] },
		Looks:     func() (<-chan time.Time, func()) { return tick, func() { close(ended) } },
	}
	require.Equal(t, first, device.Watch(ctx, func(now []Address) { came <- texts(Reachable(now)) }))
	for _, want := range [][]string{nil, {"192.168.1.31"}, nil, {}, {"192.168.1.20"}} {
		tick <- time.Time{}
		if want != nil {
			require.ElementsMatch(t, want, <-came)
		}
	}
	end()
	<-ended
	require.Len(t, states, next)
}

// asked is how a browser at one address calls the table at another, from a page that it got elsewhere.
func asked(site *Site, path, origin, remote, local string) *http.Response {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	r.Host, r.RemoteAddr = local, remote
	if host, _, _ := net.SplitHostPort(local); host == "localhost" {
		local = strings.Replace(local, "localhost", "127.0.0.1", 1)
	}
	r = r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey, net.TCPAddrFromAddrPort(netip.MustParseAddrPort(local))))
	for name, value := range map[string]string{
		"Origin": origin, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
	} {
		r.Header.Set(name, value)
	}
	w := httptest.NewRecorder()
	site.ServeHTTP(w, r)
	return w.Result()
}

// TestAPageThatWasHandedOutElsewhere calls the table at another address than it came from: one that the device has now, at the same port.
// A page that the device itself got as localhost may call it, and one of another device's localhost may not.
func TestAPageThatWasHandedOutElsewhere(t *testing.T) {
	site := newSite(t)
	site.SetDoor(&Door{Context: t.Context()})
	const phone, own = "192.168.1.40:5000", "192.168.1.31:5000"
	call := func(origin, remote string) int {
		return asked(site, "/table", origin, remote, "192.168.1.31:7171").StatusCode
	}
	const answered = http.StatusSwitchingProtocols
	site.SetAddresses(at(nil, "192.168.1.20/24", "10.0.0.5/24"))
	require.Equal(t, answered, call("http://10.0.0.5:7171", phone))
	site.SetAddresses(at(nil, "192.168.1.31/24", "10.0.0.6/24", "fd00::2/64"))
	for origin, want := range map[string]map[string]int{
		"http://192.168.1.31:7171":      {phone: answered, own: answered},
		"http://10.0.0.6:7171":          {phone: answered, own: answered},
		"http://[fd00::2]:7171":         {phone: answered, own: answered},
		"http://10.0.0.5:7171":          {phone: http.StatusForbidden, own: http.StatusForbidden}, // its address of before
		"http://10.0.0.6:8080":          {phone: http.StatusForbidden, own: http.StatusForbidden}, // another program's page
		"http://10.0.0.6":               {phone: http.StatusForbidden, own: http.StatusForbidden},
		"https://10.0.0.6:7171":         {phone: http.StatusForbidden, own: http.StatusForbidden},
		"http://localhost:7171":         {phone: http.StatusForbidden, own: answered},
		"http://127.0.0.1:7171":         {phone: http.StatusForbidden, own: answered},
		"http://[::1]:7171":             {phone: http.StatusForbidden, own: answered},
		"http://localhost:8080":         {phone: http.StatusForbidden, own: http.StatusForbidden},
		"http://192.168.1.99:7171":      {phone: http.StatusForbidden, own: http.StatusForbidden},
		"http://elsewhere.example:7171": {phone: http.StatusForbidden, own: http.StatusForbidden},
		"null":                          {phone: http.StatusForbidden, own: http.StatusForbidden},
	} {
		for remote, status := range want {
			require.Equal(t, status, call(origin, remote), "%s from %s", origin, remote)
		}
	}
}

// TestAPageIsToldOfNoOtherAddress asks for the page at one address of the device: it may call that one alone, and nobody learns of the
// others. A browser of the device itself may call each.
func TestAPageIsToldOfNoOtherAddress(t *testing.T) {
	site := newSite(t)
	site.SetAddresses(at(nil, "192.168.1.31/24", "10.0.0.6/24", "fd00::2/64"))
	policy := func(remote, local string) string {
		_, calls, _ := strings.Cut(asked(site, "/", "", remote, local).Header.Get("Content-Security-Policy"), "connect-src ")
		return calls
	}
	require.Equal(t, "'self' http://192.168.1.31:7171 ws://192.168.1.31:7171", policy("192.168.1.40:5000", "192.168.1.31:7171"))
	require.Equal(t, "'self'", policy("[fd00::9]:5000", "[fd00::2]:7171"), "browsers refuse one of IPv6")
	require.Equal(t, "'self' http://192.168.1.31:7171 ws://192.168.1.31:7171 http://10.0.0.6:7171 ws://10.0.0.6:7171",
		policy("127.0.0.1:5000", "localhost:7171"))
}

// TestWhoIsNear lets in who is in a network of this device, whatever addresses it has.
func TestWhoIsNear(t *testing.T) {
	site := newSite(t)
	far := netip.MustParseAddr("2001:db8:1::9")
	require.False(t, site.Near(far))
	site.SetAddresses(append(at(nil, "2001:db8:1::7/64"), at(func(a *Address) { a.Inner = true }, "203.0.113.7/24")...))
	require.True(t, site.Near(far))
	require.True(t, site.Near(netip.MustParseAddr("fe80::9%eth0")))
	require.True(t, site.Near(netip.MustParseAddr("::ffff:192.168.1.9")))
	require.False(t, site.Near(netip.MustParseAddr("203.0.113.9")), "a tunnel leads far away")
}

// TestARefusalCanBeRead asks as a phone does, by names that its router knows and by one that is none of this device.
func TestARefusalCanBeRead(t *testing.T) {
	site := newSite(t)
	own, err := os.Hostname()
	require.NoError(t, err)
	for _, ending := range []string{".lan", ".fritz.box", ".home.arpa", ".local"} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = own + ending + ":7171"
		w := httptest.NewRecorder()
		site.ServeHTTP(w, r)
		require.Equal(t, http.StatusOK, w.Code, r.Host)
	}
	for status, ask := range map[int]func(*http.Request){
		http.StatusMisdirectedRequest: func(r *http.Request) { r.Host = "other.example" },
		http.StatusNotFound:           func(r *http.Request) { r.URL.Path = "/match" },
		http.StatusMethodNotAllowed:   func(r *http.Request) { r.Method = "POST" },
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = "localhost"
		r.Header.Set("Accept", "text/html,*/*;q=0.8")
		ask(r)
		w := httptest.NewRecorder()
		site.ServeHTTP(w, r)
		require.Equal(t, status, w.Code)
		require.Equal(t, "text/html; charset=utf-8", w.Header().Get("Content-Type"))
		require.Contains(t, w.Body.String(), `name="viewport"`)
		require.Contains(t, w.Body.String(), "<p>")
	}
}
