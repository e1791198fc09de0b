package serve

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestOnlyWhoMeansThisServerIsAnswered(t *testing.T) {
	site := newSite(t)
	site.names = []string{"table.example"}
	own, err := os.Hostname()
	require.NoError(t, err)
	for host, want := range map[string]int{
		"localhost:7171": 200, "localhost": 200, "LOCALHOST.": 200, "127.0.0.1:7171": 200, "[::1]:7171": 200, "192.168.1.20": 200,
		"[fd00::5]": 200, own + ":7171": 200, own + ".local": 200, "Table.Example:7171": 200,
		"evil.example:7171": 421, "localhost.evil.example": 421, "": 421, ":7171": 421, "192.168.1.20.evil.example": 421,
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		site.ServeHTTP(w, r)
		require.Equal(t, want, w.Code, "%q", host)
	}
}

// TestAPartOfTheApp asks for what is missing of a download that broke.
func TestAPartOfTheApp(t *testing.T) {
	site := newSite(t)
	whole := ask(site, "GET", "/tablekeeper.wasm.gz", "Accept-Encoding", "gzip, br")
	require.Equal(t, 200, whole.StatusCode)
	require.Empty(t, whole.Header.Get("Content-Encoding"), "it is a file")
	packed := body(t, whole)
	rest := ask(site, "GET", "/tablekeeper.wasm.gz", "Range", "bytes=20-", "If-Range", whole.Header.Get("ETag"))
	require.Equal(t, http.StatusPartialContent, rest.StatusCode)
	require.Equal(t, fmt.Sprintf("bytes 20-%d/%d", len(packed)-1, len(packed)), rest.Header.Get("Content-Range"))
	require.Equal(t, packed[20:], body(t, rest))
	other := ask(site, "GET", "/tablekeeper.wasm.gz", "Range", "bytes=20-", "If-Range", `"of another version"`)
	require.Equal(t, 200, other.StatusCode)
	require.Equal(t, packed, body(t, other))
	beyond := ask(site, "GET", "/tablekeeper.wasm.gz", "Range", "bytes=1000000-")
	require.Equal(t, http.StatusRequestedRangeNotSatisfiable, beyond.StatusCode)
	coded := ask(site, "GET", "/tablekeeper.wasm", "Accept-Encoding", "br", "Range", "bytes=20-")
	require.Equal(t, 200, coded.StatusCode, "nobody can unpack a part of it")
}

// pipes is a listener whose connections are pipes.
type pipes struct{ come chan net.Conn }

func (p *pipes) Accept() (net.Conn, error) {
	conn, open := <-p.come
	if !open {
		return nil, net.ErrClosed
	}
	return conn, nil
}

func (p *pipes) Close() error { close(p.come); return nil }

func (p *pipes) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1)} }

// TestSlowReaders reads the app so slowly that it takes an hour, and then not at all.
func TestSlowReaders(t *testing.T) {
	site := newSite(t)
	site.files[packName].encoded["identity"] = bytes.Repeat([]byte("x"), 10<<20)
	read := func(t *testing.T, part int, pause time.Duration) (int, time.Duration) {
		t.Helper()
		var got int
		var took time.Duration
		synctest.Test(t, func(t *testing.T) {
			l := &pipes{make(chan net.Conn)}
			ctx, stop := context.WithCancel(t.Context())
			ended := make(chan error, 1)
			go func() { ended <- Run(ctx, []net.Listener{l}, site) }()
			here, there := net.Pipe()
			l.come <- there
			_, err := io.WriteString(here, "GET /tablekeeper.wasm.gz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
			require.NoError(t, err)
			began := time.Now()
			buffer := make([]byte, part)
			for err == nil {
				var n int
				n, err = io.ReadFull(here, buffer)
				got += n
				time.Sleep(pause) // the clock of this world
			}
			took = time.Since(began)
			_ = here.Close()
			stop()
			require.NoError(t, <-ended)
		})
		return got, took
	}
	got, took := read(t, 32<<10, 11*time.Second)
	require.Greater(t, got, 10<<20, "it comes whole")
	require.Greater(t, took, 55*time.Minute)
	got, took = read(t, 1, time.Second)
	require.Less(t, got, 100, "a byte a second is no progress")
	require.Less(t, took, 2*forPart)
}

// dial gives a count connections from addresses.
func dial(c *count) func(text string) *entered {
	return func(text string) *entered {
		_, there := net.Pipe()
		return c.enter(there, source(&net.TCPAddr{IP: net.ParseIP(text), Port: 5000}))
	}
}

// unknown is a door that knows nobody.
func unknown(netip.Prefix) bool { return false }

func TestConnectionsAreCounted(t *testing.T) {
	c := newCount(unknown)
	come := dial(c)
	var first *entered
	for range mostOfOne {
		first = come("192.168.1.20")
		require.NotNil(t, first)
	}
	require.Nil(t, come("192.168.1.20"))
	require.NotNil(t, come("192.168.1.21"), "another phone still comes in")
	require.NoError(t, first.Close())
	require.NotNil(t, come("192.168.1.20"))
	network := func(text string) netip.Prefix { return source(&net.TCPAddr{IP: net.ParseIP(text), Port: 5000}) }
	require.Equal(t, network("2001:db8::1"), network("2001:db8::2"), "one device has many addresses of a network")
	var own []*entered
	for range mostOfAll - mostOfOne - 1 {
		e := come("127.0.0.1")
		require.NotNil(t, e, "a proxy's all come from this device")
		own = append(own, e)
	}
	require.Nil(t, come("127.0.0.1"), "it gets no place of a phone's")
	for _, e := range own {
		require.NoError(t, e.Close())
	}
	require.Len(t, c.of, 2)
}

// TestNobodyKeepsTheOthersOut takes all places from as many addresses as it needs: who comes from another one gets the place that was
// taken first by one who has most, until all have as many.
func TestNobodyKeepsTheOthersOut(t *testing.T) {
	c := newCount(unknown)
	come := dial(c)
	var taken []*entered
	for i := range mostOfAll {
		e := come(fmt.Sprintf("192.168.2.%d", i/mostOfOne))
		require.NotNil(t, e)
		taken = append(taken, e)
	}
	phones := 0
	for i := range 100 {
		require.NotNil(t, come(fmt.Sprintf("192.168.1.%d", i)), "phone %d", i)
		phones++
	}
	require.Equal(t, mostOfAll, c.all)
	closed := 0
	for _, e := range taken {
		if !slices.Contains(c.of[e.from], e) {
			require.ErrorIs(t, e.SetDeadline(time.Time{}), io.ErrClosedPipe)
			closed++
		}
	}
	require.Equal(t, phones, closed, "no phone took the place of another one")
	require.NoError(t, taken[0].Close(), "one that was closed is closed once")
	require.Equal(t, mostOfAll, c.all)
}

// TestOneConnectionTooMany is closed at once, and one that ends makes room.
func TestOneConnectionTooMany(t *testing.T) {
	l := &pipes{make(chan net.Conn, mostOfOne+2)}
	accept := &counted{l, newCount(unknown)}
	var first net.Conn
	come := func() net.Conn {
		here, there := net.Pipe()
		l.come <- &from{there}
		return here
	}
	for range mostOfOne {
		come()
		conn, err := accept.Accept()
		require.NoError(t, err)
		first = conn
	}
	tooMany := come()
	require.NoError(t, l.Close())
	_, err := accept.Accept()
	require.ErrorIs(t, err, net.ErrClosed)
	_, err = tooMany.Read(make([]byte, 1))
	require.ErrorIs(t, err, io.EOF)
	require.NoError(t, first.Close())
	_ = first.Close()
	require.Equal(t, mostOfOne-1, accept.count.all)
}

// from is a connection of a phone.
type from struct{ net.Conn }

func (*from) RemoteAddr() net.Addr { return &net.TCPAddr{IP: net.IPv4(192, 168, 1, 20), Port: 5000} }

// called is a connection from an address.
type called struct {
	net.Conn
	at net.Addr
}

func (c *called) RemoteAddr() net.Addr { return c.at }

// callers is a listener that many call until it is closed.
type callers struct {
	pipes
	closed chan struct{}
}

func (c *callers) Accept() (net.Conn, error) {
	select {
	case conn := <-c.come:
		return conn, nil
	case <-c.closed:
		return nil, net.ErrClosed
	}
}

func (c *callers) Close() error { close(c.closed); return nil }

// call is a connection from an address; one that nobody takes is closed at once.
func (c *callers) call(a, b byte) net.Conn {
	here, there := net.Pipe()
	select {
	case c.come <- &called{there, &net.TCPAddr{IP: net.IPv4(192, 168, a, b), Port: 5000}}:
	case <-c.closed:
		_ = there.Close()
	}
	return here
}

// TestPhonesBesideASilentCrowd holds a silent connection from each of 520 addresses, which call again as soon as theirs is closed. Fifty
// phones come, each of which needs its connection for a while: at least 25 of those that are new have it so long, and all that were seated
// before.
func TestPhonesBesideASilentCrowd(t *testing.T) {
	for name, want := range map[string]int{"new": 25, "returning": 50} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				const crowd, phones = 520, 50
				site := newSite(t)
				site.SetDoor(&Door{Context: t.Context(), Knows: func(from string) bool { return name == "returning" && strings.HasPrefix(from, "192.168.1.") }})
				l := &callers{pipes{make(chan net.Conn)}, make(chan struct{})}
				ctx, stop := context.WithCancel(t.Context())
				ended := make(chan error, 1)
				go func() { ended <- Run(ctx, []net.Listener{l}, site) }()
				var silent sync.WaitGroup
				for i := range crowd {
					silent.Go(func() {
						for ctx.Err() == nil {
							conn := l.call(byte(2+i/200), byte(i%200))
							_, _ = conn.Read(make([]byte, 1)) // until it is closed
							time.Sleep(20 * time.Millisecond)
						}
					})
				}
				time.Sleep(5 * time.Second)
				held := 0
				var all sync.WaitGroup
				answers := make([]bool, phones)
				for i := range phones {
					all.Go(func() {
						conn := l.call(1, byte(i))
						time.Sleep(2 * time.Second) // as long as a handshake on a slow network takes
						_ = conn.SetDeadline(time.Now().Add(time.Second))
						_, err := io.WriteString(conn, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
						if err == nil {
							answer, _ := io.ReadAll(conn)
							answers[i] = bytes.HasPrefix(answer, []byte("HTTP/1.1 200"))
						}
						_ = conn.Close()
					})
				}
				all.Wait()
				for _, ok := range answers {
					if ok {
						held++
					}
				}
				require.GreaterOrEqual(t, held, want)
				stop()
				require.NoError(t, <-ended)
				silent.Wait()
			})
		})
	}
}

func TestListenAtAnAddressOfAnotherDevice(t *testing.T) {
	_, err := Listen(0, netip.MustParseAddr("203.0.113.7"))
	require.ErrorContains(t, err, "203.0.113.7 isn't an address of this device")
	require.Equal(t, 1, strings.Count(err.Error()+"\n", "\n"))
	listeners, err := Listen(0, netip.MustParseAddr("127.0.0.2"), netip.MustParseAddr("127.0.0.1"))
	require.NoError(t, err)
	require.Len(t, listeners, 2, "each address once")
	require.Equal(t, listeners[0].Addr().(*net.TCPAddr).Port, listeners[1].Addr().(*net.TCPAddr).Port)
	for _, l := range listeners {
		require.NoError(t, l.Close())
	}
}
