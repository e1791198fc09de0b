package serve

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/require"
	"rsc.io/qr"
)

// plainApp is what stands for the app in these tests.
var plainApp = bytes.Repeat([]byte("\x00asm and so on; "), 1000)

func newSite(t *testing.T) *Site {
	t.Helper()
	var br bytes.Buffer
	w := brotli.NewWriter(&br)
	_, err := w.Write(plainApp)
	require.NoError(t, err)
	require.NoError(t, w.Close())
	site, err := NewSite(App{Brotli: br.Bytes(), Gzip: squeeze(plainApp), Exec: []byte("// runs it")})
	require.NoError(t, err)
	return site
}

func ask(site *Site, method, path string, header ...string) *http.Response {
	r := httptest.NewRequest(method, path, nil)
	r.Host = "localhost:7171"
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	site.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, response *http.Response) string {
	t.Helper()
	data, err := io.ReadAll(response.Body)
	require.NoError(t, err)
	return string(data)
}

func TestAProgramWithoutTheApp(t *testing.T) {
	_, err := NewSite(App{})
	require.ErrorIs(t, err, ErrNotBuiltIn)
	require.NotContains(t, err.Error(), "\n")
}

func TestTheCodingIsNegotiated(t *testing.T) {
	site := newSite(t)
	for accepted, want := range map[string]string{
		"gzip, deflate, br, zstd": "br", "gzip, deflate": "gzip", "": "", "identity": "",
		"br;q=0, gzip;q=0.5": "gzip", "br;q=0.2, gzip;q=0.9": "gzip", "*": "br", "*;q=0": "",
		"GZIP": "gzip", "br;q=x": "", "deflate": "", "gzip;q=0.1, identity": "gzip",
	} {
		response := ask(site, "GET", "/tablekeeper.wasm", "Accept-Encoding", accepted)
		if want == "" { // unpacking it for everybody who asks would cost the server more than them
			require.Equal(t, http.StatusNotAcceptable, response.StatusCode, accepted)
			require.Equal(t, 200, ask(site, "GET", "/start.js", "Accept-Encoding", accepted).StatusCode)
			continue
		}
		require.Equal(t, 200, response.StatusCode)
		require.Equal(t, "application/wasm", response.Header.Get("Content-Type"))
		require.Equal(t, "Accept-Encoding", response.Header.Get("Vary"))
		var plain io.Reader = response.Body
		var err error
		switch coding := response.Header.Get("Content-Encoding"); coding {
		case "br":
			require.Equal(t, want, coding, accepted)
			plain = brotli.NewReader(plain)
		case "gzip":
			require.Equal(t, want, coding, accepted)
			plain, err = gzip.NewReader(plain)
		default:
			t.Errorf("%q for %q", coding, accepted)
		}
		require.NoError(t, err)
		data, err := io.ReadAll(plain)
		require.NoError(t, err)
		require.Equal(t, plainApp, data)
	}
}

func TestWhatIsKnownIsNotSentAgain(t *testing.T) {
	site := newSite(t)
	for _, path := range []string{"/", "/tablekeeper.wasm", "/sw.js", "/icon-192.png"} {
		first := ask(site, "GET", path, "Accept-Encoding", "br, gzip")
		tag := first.Header.Get("ETag")
		require.Regexp(t, `^"[0-9a-f]+-\w+"$`, tag)
		for _, known := range []string{tag, `"x", W/` + tag, "*"} {
			again := ask(site, "GET", path, "Accept-Encoding", "br, gzip", "If-None-Match", known)
			require.Equal(t, http.StatusNotModified, again.StatusCode, path)
			require.Empty(t, body(t, again))
		}
		other := ask(site, "GET", path, "Accept-Encoding", "br, gzip", "If-None-Match", `"x"`)
		require.Equal(t, 200, other.StatusCode)
	}
	plain := ask(site, "GET", "/tablekeeper.wasm", "Accept-Encoding", "gzip").Header.Get("ETag")
	require.NotEqual(t, plain, ask(site, "GET", "/tablekeeper.wasm", "Accept-Encoding", "br").Header.Get("ETag"))
}

func TestOnlyAddressesWithTheVersionLast(t *testing.T) {
	site := newSite(t)
	const lasts, asks = "public, max-age=31536000, immutable", "no-cache"
	for path, want := range map[string]string{
		"/": asks, "/sw.js": asks, "/sw.js?v=" + site.version: asks, "/manifest.webmanifest": asks,
		"/tablekeeper.wasm": asks, "/tablekeeper.wasm?v=old": asks,
		"/tablekeeper.wasm?v=" + site.version: lasts, "/wasm_exec.js?v=" + site.version: lasts, "/start.js?v=" + site.version: lasts,
	} {
		require.Equal(t, want, ask(site, "GET", path, "Accept-Encoding", "gzip").Header.Get("Cache-Control"), path)
	}
	other, err := NewSite(App{Brotli: []byte("x"), Gzip: squeeze([]byte("other")), Exec: []byte("// runs it")})
	require.NoError(t, err)
	require.NotEqual(t, site.version, other.version)
}

func TestOnlyReading(t *testing.T) {
	site := newSite(t)
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "PATCH"} {
		response := ask(site, method, "/")
		require.Equal(t, http.StatusMethodNotAllowed, response.StatusCode)
		require.Equal(t, "GET, HEAD", response.Header.Get("Allow"))
	}
	got, head := ask(site, "GET", "/start.js"), ask(site, "HEAD", "/start.js")
	require.Empty(t, body(t, head))
	require.Equal(t, got.Header, head.Header)
	for _, path := range []string{"/page/start.js", "/../go.mod", "/index.htm", "/page.css", "/page", "/wasm/made"} {
		require.Equal(t, http.StatusNotFound, ask(site, "GET", path).StatusCode, path)
	}
	require.Contains(t, got.Header.Get("Content-Security-Policy"), "frame-ancestors 'none'")
	require.Equal(t, "nosniff", got.Header.Get("X-Content-Type-Options"))
	require.Contains(t, got.Header.Get("Permissions-Policy"), "camera=()")
	require.NotContains(t, got.Header.Get("Permissions-Policy"), "wake-lock")
	require.Equal(t, "same-origin", got.Header.Get("Cross-Origin-Opener-Policy"))
}

// TestThePageAndItsParts reads the page as a browser does: all that it names is there, and the worker keeps all of it.
func TestThePageAndItsParts(t *testing.T) {
	site := newSite(t)
	index := body(t, ask(site, "GET", "/"))
	require.Contains(t, index, `name="viewport"`)
	require.Less(t, strings.Index(index, `id="dummyEntry"`), strings.Index(index, "<script"), "the toolkit looks for it when it starts")
	require.Contains(t, index, `data-bytes="16000"`)
	require.Contains(t, index, "--ground: #101820", "nothing else has to come before the page looks like the app")
	worker := body(t, ask(site, "GET", "/sw.js"))
	named := regexp.MustCompile(`(?:src|href|data-app|data-packed)="([^"]+)"`).FindAllStringSubmatch(index, -1)
	require.Len(t, named, 11)
	for _, n := range named {
		response := ask(site, "GET", "/"+n[1], "Accept-Encoding", "gzip")
		require.Equal(t, 200, response.StatusCode, n[1])
		if n[1] != "icon-180.png" && !strings.HasPrefix(n[1], packName) { // asked for once, for the screen of a phone; where there is no worker
			require.Contains(t, worker, `"`+n[1]+`"`)
		}
	}
	kept := regexp.MustCompile(`const files = \[(.*)\];`).FindStringSubmatch(worker)
	for _, name := range strings.Split(kept[1], ", ") {
		response := ask(site, "GET", "/"+strings.TrimPrefix(strings.Trim(name, `"`), "./"), "Accept-Encoding", "gzip")
		require.Equal(t, 200, response.StatusCode, name)
		if strings.Contains(name, "?v=") { // the page has fetched it, so the worker takes it from the browser
			require.Contains(t, response.Header.Get("Cache-Control"), "immutable", name)
		}
	}
	require.NotContains(t, worker, `"reload"`, "or all would be fetched once more")
	require.Contains(t, worker, site.version)
	for _, text := range []string{index, worker} {
		require.NotContains(t, text, "{{")
	}
	require.Equal(t, "gzip", ask(site, "GET", "/tablekeeper.wasm").Header.Get("Content-Encoding"), "a proxy took the header away")
	manifest := body(t, ask(site, "GET", "/manifest.webmanifest"))
	for _, icon := range regexp.MustCompile(`"src": "([^"]+)"`).FindAllStringSubmatch(manifest, -1) {
		require.Equal(t, "image/png", ask(site, "GET", "/"+icon[1]).Header.Get("Content-Type"), icon[1])
	}
}

func TestRunEndsCleanly(t *testing.T) {
	site := newSite(t)
	listeners, err := Listen(0)
	require.NoError(t, err)
	require.Len(t, listeners, 1)
	address := listeners[0].Addr().(*net.TCPAddr)
	require.True(t, address.IP.IsLoopback(), "only this device reaches it")
	_, err = Listen(address.Port)
	require.ErrorContains(t, err, "is taken by another program")

	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- Run(ctx, listeners, site) }()
	response, err := http.Get("http://" + address.String() + "/")
	require.NoError(t, err)
	require.Contains(t, body(t, response), "Tablekeeper")
	require.NoError(t, response.Body.Close())
	stop()
	require.NoError(t, <-ended)
	_, err = net.Dial("tcp", address.String())
	require.Error(t, err, "the port is free again")
}

func TestTheCodeIsDrawnSquareBySquare(t *testing.T) {
	const text = "http://192.168.1.20:7171/"
	code, err := qr.Encode(text, qr.M)
	require.NoError(t, err)
	drawn, err := Code(text, false)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSuffix(drawn, "\n"), "\n")
	require.Len(t, lines, (code.Size+2*quiet+1)/2)
	for y := -quiet; y < code.Size+quiet; y++ {
		letters := []rune(lines[(y+quiet)/2])
		require.Len(t, letters, code.Size+2*quiet)
		for x := -quiet; x < code.Size+quiet; x++ {
			full := "█▀"
			if (y+quiet)%2 == 1 {
				full = "█▄"
			}
			require.Equal(t, !code.Black(x, y), strings.ContainsRune(full, letters[x+quiet]), "%d,%d", x, y)
		}
	}
	coloured, err := Code(text, true)
	require.NoError(t, err)
	require.Equal(t, drawn, strings.NewReplacer("\x1b[40;97m", "", "\x1b[0m", "").Replace(coloured))
}
