//go:build browser

package browser

import (
	"errors"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// broken is a way to a server that breaks off, several times.
type broken struct {
	*httptest.Server
	breaks atomic.Int32 // how often it still does
	parts  atomic.Int32 // how many parts were asked for
	sent   atomic.Int64 // bytes of the app
	dies   atomic.Bool  // nothing comes any more once it broke
	dead   atomic.Bool
	lost   atomic.Pointer[string] // the file that doesn't come
}

// every is after how many bytes of the app the way breaks.
const every = 3 << 20

func newBroken(t *testing.T, to string, breaks int) *broken {
	t.Helper()
	at, err := url.Parse(to)
	require.NoError(t, err)
	b := &broken{}
	b.breaks.Store(int32(breaks))
	proxy := httputil.NewSingleHostReverseProxy(at)
	proxy.ErrorLog = log.New(io.Discard, "", 0)
	proxy.ModifyResponse = func(r *http.Response) error {
		if !strings.Contains(r.Request.URL.Path, ".wasm") {
			return nil
		}
		if r.StatusCode == http.StatusPartialContent {
			b.parts.Add(1)
		}
		r.Body = &breaking{ReadCloser: r.Body, of: b, left: every}
		return nil
	}
	b.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if lost := b.lost.Load(); b.dead.Load() || lost != nil && r.URL.Path == *lost {
			panic(http.ErrAbortHandler)
		}
		r.Host = "localhost"
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(b.Server.Close)
	return b
}

// breaking is a body that breaks off.
type breaking struct {
	io.ReadCloser
	of   *broken
	left int
}

func (b *breaking) Read(p []byte) (int, error) {
	if b.left <= 0 && b.of.breaks.Add(-1) >= 0 {
		b.of.dead.Store(b.of.dies.Load())
		return 0, errors.New("the connection is lost")
	}
	n, err := b.ReadCloser.Read(p)
	b.left -= n
	b.of.sent.Add(int64(n))
	return n, err
}

// TestABrokenDownloadGoesOn loses the connection twice on the way, and then so often that somebody has to want it again.
func TestABrokenDownloadGoesOn(t *testing.T) { byEach(t, aBrokenDownload) }

func aBrokenDownload(t *testing.T, c *chromium, s *server) {
	b := newBroken(t, s.by("127.0.0.1"), 2)
	way := &server{address: b.URL}
	p, err := c.open(way.by(s.host())+"/", phoneSize, true)
	require.NoError(t, err)
	require.NoError(t, p.ready())
	if !p.is("isSecureContext") { // else it comes in one go first, and the page's worker asks for it too
		require.NotZero(t, b.parts.Load(), "it goes on where it stopped")
		require.LessOrEqual(t, b.sent.Load(), int64(14<<20), "hardly anything comes twice")
	}
	require.NoError(t, p.order("Page.close", nil, nil))

	// The next one has an address of its own, by which the browser has kept nothing.
	b = newBroken(t, s.by("127.0.0.1"), 1)
	b.dies.Store(true)
	way = &server{address: b.URL}
	p, err = c.open(way.by(s.host())+"/", phoneSize, true)
	require.NoError(t, err)
	require.NoError(t, stage.Await(timeout, "nobody is asked", func() bool { return p.is(`document.querySelector("#loading button")`) }))
	require.True(t, p.is(`document.getElementById("state").textContent === "The connection was lost."`))
	v := p.visit("broken")
	require.NoError(t, v.save(*pictures, "lost"))
	b.dies.Store(false)
	b.dead.Store(false)
	require.True(t, p.is(`document.querySelector("#loading button").click() ?? true`))
	require.NoError(t, p.ready())
	v.unharmed(t)
}

// TestALostScriptIsSaid loses a script of the page, and then the one that would say so.
func TestALostScriptIsSaid(t *testing.T) { fromAfar(t, aLostScript) }

func aLostScript(t *testing.T, c *chromium, s *server) {
	words := `document.getElementById("state").textContent === "The connection was lost." && document.querySelector("#loading button")`
	for script, said := range map[string]string{
		"/mirror.js": words,
		"/load.js":   words,
		"/start.js":  `getComputedStyle(document.getElementById("stuck")).visibility === "visible"`,
	} {
		b := newBroken(t, s.by("127.0.0.1"), 0) // by an address of its own, by which the browser has kept nothing
		b.lost.Store(&script)
		way := &server{address: b.URL}
		p, err := c.open(way.by(s.host())+"/", phoneSize, true)
		require.NoError(t, err)
		require.NoError(t, stage.Await(timeout, script+" is lost and nothing is said", func() bool { return p.is(said) }))
		v := p.visit("script")
		require.NoError(t, v.save(*pictures, strings.Trim(script, "/")))
		b.lost.Store(nil)
		require.True(t, p.is(`document.querySelector("#loading :is(button, a)").click() ?? true`))
		require.NoError(t, p.ready())
		require.NoError(t, p.order("Page.close", nil, nil))
	}
}
