// Package serve serves the app to browsers: the page and what it needs,
// compressed, so that it is fetched once and starts without the server from then
// on. It knows nothing of what the app does.
package serve

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync/atomic"
	"text/template"
	"time"

	"tablekeeper/companion/tables/wire"
)

//go:embed page
var page embed.FS

// App is the app as it is compiled for browsers.
type App struct {
	// Brotli and Gzip are the WebAssembly module, compressed.
	Brotli, Gzip []byte
	// Exec is the script of the Go distribution that runs it.
	Exec []byte
}

// ErrNotBuiltIn is the error of a program that was built without the app for browsers.
var ErrNotBuiltIn = errors.New("this program was built without the app for browsers; .ci/build FILE serve builds one with it")

// Site answers the requests of browsers.
type Site struct {
	version string
	length  int              // of the app, unpacked
	names   []string         // by which it is called besides the device's own
	files   map[string]*file // by the path without its slash
	door    atomic.Pointer[Door]
	at      atomic.Pointer[[]Address]
}

// file is one thing that is handed out.
type file struct {
	kind    string            // as Content-Type says it
	encoded map[string][]byte // by the content coding; "identity" may be missing where there is "gzip"
	lasting bool              // its address has the version in it, so it never changes
	sum     string
}

// The names of the parts whose addresses have the version in them.
const (
	appName  = "tablekeeper.wasm"
	packName = appName + ".gz" // the same as a file, of which a part can be asked for
	execName = "wasm_exec.js"
)

// styleName is the file that is part of the page when it is handed out.
const styleName = "page.css"

// NewSite makes the site of an app. It answers to those names and to the device's
// own.
func NewSite(app App, names ...string) (*Site, error) {
	if len(app.Gzip) < 18 || len(app.Brotli) == 0 || len(app.Exec) == 0 {
		return nil, ErrNotBuiltIn
	}
	s := &Site{names: names, files: map[string]*file{}}
	s.length = int(binary.LittleEndian.Uint32(app.Gzip[len(app.Gzip)-4:])) // RFC 1952, 2.3.1: ISIZE
	s.add(appName, &file{kind: "application/wasm", lasting: true, encoded: map[string][]byte{"br": app.Brotli, "gzip": app.Gzip}})
	s.add(packName, &file{kind: "application/gzip", lasting: true, encoded: map[string][]byte{"identity": app.Gzip}})
	s.addText(execName, app.Exec)
	return s, s.addPage()
}

// addPage adds what is in the folder page. The version is that of all that is
// handed out.
func (s *Site) addPage() error {
	sum := sha256.New()
	for _, name := range []string{appName, execName} {
		sum.Write([]byte(s.files[name].sum))
	}
	entries, err := fs.ReadDir(page, "page")
	texts := map[string][]byte{}
	for i := 0; err == nil && i < len(entries); i++ {
		name := entries[i].Name()
		texts[name], err = page.ReadFile("page/" + name)
		sum.Write(texts[name])
	}
	if err != nil {
		return err
	}
	s.version = hex.EncodeToString(sum.Sum(nil)[:6])
	style := string(texts[styleName])
	delete(texts, styleName)
	for name, text := range texts {
		if name == "index.html" || name == "sw.js" {
			if text, err = s.fill(name, string(text), style); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
		s.addText(name, text)
	}
	return nil
}

// fill tells the page and its worker what they start and keep. The page holds its own style, so that it shows something
// as soon as it has come.
func (s *Site) fill(name, text, style string) ([]byte, error) {
	filled, err := template.New(name).Parse(text)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = filled.Execute(&out, struct {
		Version, Style string
		Bytes          int
		Files          []string
	}{s.version, style, s.length, s.kept()})
	return out.Bytes(), err
}

// kinds are the content types by the ending of a name.
var kinds = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".webmanifest": "application/manifest+json", ".png": "image/png",
}

// addText adds a file of the page.
func (s *Site) addText(name string, data []byte) {
	f := &file{kind: kinds[path.Ext(name)], lasting: path.Ext(name) == ".js" && name != "sw.js"}
	f.encoded = map[string][]byte{"identity": data}
	if small := squeeze(data); len(small) < len(data) {
		f.encoded["gzip"] = small
	}
	s.add(name, f)
}

// kept are the addresses of all that the app needs to start without the server.
func (s *Site) kept() []string {
	version := "?v=" + s.version
	return []string{
		"./", "manifest.webmanifest", "icon-192.png", "icon-512.png",
		"place.js" + version, "input.js" + version, "mirror.js" + version, "start.js" + version, "load.js" + version, execName + version, appName + version,
	}
}

func (s *Site) add(name string, f *file) {
	sum := sha256.New()
	for _, coding := range []string{"identity", "gzip", "br"} {
		sum.Write(f.encoded[coding])
	}
	f.sum = hex.EncodeToString(sum.Sum(nil)[:8])
	s.files[name] = f
}

func squeeze(data []byte) []byte {
	var out bytes.Buffer
	w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is a good one
	_, _ = w.Write(data)                                    // a buffer takes everything
	_ = w.Close()
	return out.Bytes()
}

// ServeHTTP answers one request.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	for name, value := range protection {
		h.Set(name, value)
	}
	if !s.called(r.Host) {
		s.refuse(w, r, http.StatusMisdirectedRequest, "This device has another name. Open it by its address, or let it answer by this name too: serve --name.")
		return
	}
	if r.URL.Path == "/"+wire.Path {
		h.Set("Cross-Origin-Resource-Policy", "cross-origin") // a page asks here whether another address of the device is there
		s.open(w, r)
		return
	}
	h.Set("Content-Security-Policy", protection["Content-Security-Policy"]+"; "+s.calls(r))
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		s.refuse(w, r, http.StatusMethodNotAllowed, "Only GET and HEAD are answered here.")
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	f := s.files[name]
	if f == nil {
		s.refuse(w, r, http.StatusNotFound, "There is nothing here but the app.")
		return
	}
	coding := f.choose(r.Header.Get("Accept-Encoding"))
	if coding == "" && r.Header["Accept-Encoding"] == nil { // RFC 9110, 12.5.3: any will do; a proxy may have taken it away
		coding = "gzip"
	}
	if coding == "" {
		s.refuse(w, r, http.StatusNotAcceptable, "The app is compressed, as br or gzip, and your browser asks for neither.")
		return
	}
	h.Set("Cache-Control", "no-cache")
	if f.lasting && r.URL.Query().Get("v") == s.version {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	f.write(w, r, coding)
}

// write sends the content in a coding, or the part of it that is asked for.
func (f *file) write(w http.ResponseWriter, r *http.Request, coding string) {
	h, data := w.Header(), f.encoded[coding]
	h.Set("Content-Type", f.kind)
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", `"`+f.sum+"-"+coding+`"`)
	if coding != "identity" {
		h.Set("Content-Encoding", coding)
		h.Set("Content-Length", strconv.Itoa(len(data)))
		r.Header.Del("Range") // nobody can unpack a part of it
	}
	http.ServeContent(&steady{w}, r, "", time.Time{}, bytes.NewReader(data))
}

// choose is the coding that the browser likes best among those of the file, and
// of equal ones the smallest (RFC 9110, 12.5.3). What is there as it is, everybody
// gets; "" if there is nothing that the browser likes.
func (f *file) choose(accepted string) string {
	best, liked := "", 0.0
	if len(f.encoded["identity"]) > 0 {
		best, liked = "identity", weight(accepted, "identity")
	}
	for _, coding := range []string{"gzip", "br"} {
		if q := weight(accepted, coding); len(f.encoded[coding]) > 0 && q > 0 && q >= liked {
			best, liked = coding, q
		}
	}
	return best
}

// weight is how much a coding is liked, 0 for not at all. What is not told is
// unknown to the browser, but everybody knows identity.
func weight(accepted, coding string) float64 {
	others := 0.0
	if coding == "identity" {
		others = 0.0001
	}
	for part := range strings.SplitSeq(accepted, ",") {
		name, parameters, _ := strings.Cut(part, ";")
		q := 1.0
		if _, value, given := strings.Cut(parameters, "="); given {
			q, _ = strconv.ParseFloat(strings.TrimSpace(value), 64) // what can't be read is not liked
		}
		switch strings.ToLower(strings.TrimSpace(name)) {
		case coding:
			return q
		case "*":
			others = q
		}
	}
	return others
}
