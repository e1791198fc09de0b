//go:build browser

package browser

import (
	"bytes"
	"compress/gzip"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables/serve"
	"tablekeeper/screens/drive/stage"
)

// shows stands for what runs the app: a first picture is all that comes of it.
const shows = "globalThis.Go = class { importObject = {}; run() { tablekeeperShown(() => {}); return new Promise(() => {}); } }; "

// TestAnUpgradeComesWithTheNextVisit hands out one version, then another one at the same address, then none.
func TestAnUpgradeComesWithTheNextVisit(t *testing.T) {
	var br, gz bytes.Buffer
	for _, w := range []io.WriteCloser{brotli.NewWriter(&br), gzip.NewWriter(&gz)} {
		_, err := w.Write([]byte("\x00asm\x01\x00\x00\x00")) // a module with nothing in it
		require.NoError(t, err)
		require.NoError(t, w.Close())
	}
	site := func(script string) *serve.Site {
		s, err := serve.NewSite(serve.App{Brotli: br.Bytes(), Gzip: gz.Bytes(), Exec: []byte(shows + script)})
		require.NoError(t, err)
		return s
	}
	var now atomic.Pointer[serve.Site]
	now.Store(site("// the first"))
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		now.Load().ServeHTTP(w, r)
	}))
	server.Start()
	t.Cleanup(server.Close)
	_, port, err := net.SplitHostPort(server.Listener.Addr().String())
	require.NoError(t, err)
	c := newBrowser(t)
	visit := func(wants string) (version string) {
		p, err := c.open("http://localhost:"+port+"/", phoneSize, false)
		require.NoError(t, err)
		require.NoError(t, stage.Await(timeout, "the page", func() bool {
			return p.is("document.readyState === 'complete' && Boolean(document.getElementById('loading'))")
		}))
		require.NoError(t, stage.Await(timeout, "the version "+wants, func() bool { // a newer one that waits begins with another load
			return p.script("document.getElementById('loading').dataset.app", &version) == nil && (wants == "" || version == wants)
		}))
		require.NoError(t, stage.Await(timeout, "nothing is kept", func() bool {
			return p.is("caches.open('tablekeeper-" + strings.TrimPrefix(version, "tablekeeper.wasm?v=") + "').then(async c => (await c.keys()).length >= 10)")
		}))
		require.NoError(t, p.order("Page.close", nil, nil))
		return version
	}
	first := visit("")
	visit(first)
	open, err := c.open("http://localhost:"+port+"/", phoneSize, false)
	require.NoError(t, err)
	newer := func() bool {
		return open.is(`(document.dispatchEvent(new Event("visibilitychange", {bubbles: true})), globalThis.newer === true)`)
	}
	require.NoError(t, stage.Await(timeout, "the open page", func() bool {
		return open.is(`document.readyState === "complete" && Boolean(document.getElementById("loading")) && (globalThis.tablekeeperNewer = () => { globalThis.newer = true }, true)`)
	}))
	require.True(t, open.is(`fetch("sw.js").then(() => true)`))
	require.False(t, newer(), "it is of the version that the server has")
	now.Store(site("// the second"))
	require.NoError(t, stage.Await(timeout, "the open page doesn't tell of the newer version", newer))
	require.NoError(t, open.order("Page.close", nil, nil))
	second := visit("")
	require.NotEqual(t, first, second, "the first visit after the upgrade")
	visit(second)
	require.NoError(t, server.Listener.Close())
	server.CloseClientConnections()
	visit(second) // without the server it is the newest that was whole
}
