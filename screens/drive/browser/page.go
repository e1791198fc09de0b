//go:build browser

package browser

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/log"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// page is a page of the browser in a window like a phone's, with its own storage where it is told so.
type page struct {
	*chromium
	tab    context.Context // of the page, as chromedp keeps it
	free   image.Rectangle // what notches leave of the page; the app is there
	turned func() int      // by how many degrees the app is turned clockwise

	mu     sync.Mutex
	logged []string // on the console, and what was thrown
	asks   int      // the field that a file is asked for; 0: none is
	cast   [][]byte // the pictures that the browser has drawn since it was told to send them
}

const phone = "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36"

// ear lets a test hear what the app plays: how often it was loud after being silent; and notice whether the screen is kept
// awake, and how often the app has drawn.
const ear = `(() => {
	const clear = WebGLRenderingContext.prototype.clear;
	globalThis.frames = 0;
	WebGLRenderingContext.prototype.clear = function (mask) {
		frames++;
		clear.call(this, mask);
	};
	const connect = AudioNode.prototype.connect;
	AudioNode.prototype.connect = function (to, ...rest) {
		if (to instanceof AudioDestinationNode && !(this instanceof AnalyserNode)) {
			const ear = this.context.createAnalyser(), samples = new Float32Array(ear.fftSize);
			connect.call(this, ear);
			let loud = false;
			globalThis.heard = {beats: 0, context: this.context};
			setInterval(() => {
				ear.getFloatTimeDomainData(samples);
				const level = samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);
				if (level > 0.02 && !loud) heard.beats++;
				loud = level > 0.01;
			}, 10);
		}
		return connect.call(this, to, ...rest);
	};
	if (globalThis.speechSynthesis && name !== "voiceless") speechSynthesis.getVoices = () => [{}];
	if (!globalThis.WakeLock) return;
	const request = WakeLock.prototype.request;
	WakeLock.prototype.request = async function (...of) {
		return globalThis.awake = await request.apply(this, of);
	};
})()`

// open opens a page at an address. A stranger shares nothing with the browser's other pages.
func (c *chromium) open(address string, size image.Point, stranger bool) (*page, error) {
	p := &page{chromium: c, free: image.Rectangle{Max: size}, turned: func() int { return 0 }}
	options := []chromedp.ContextOption{chromedp.WithListener(p.listen)}
	if stranger {
		options = append(options, chromedp.WithNewBrowserContext())
	}
	p.tab, _ = chromedp.NewContext(c.tab, options...) // the page lives as long as the browser
	if err := chromedp.Do(p.tab); err != nil {
		return nil, err
	}
	for _, o := range []struct {
		method string
		params map[string]any
	}{
		{"Emulation.setUserAgentOverride", map[string]any{"userAgent": phone, "platform": "Linux armv81"}},
		{"Emulation.setDeviceMetricsOverride", map[string]any{"width": size.X, "height": size.Y, "deviceScaleFactor": 1, "mobile": true}},
		{"Emulation.setTouchEmulationEnabled", map[string]any{"enabled": true, "maxTouchPoints": 5}},
		{"Emulation.setFocusEmulationEnabled", map[string]any{"enabled": true}},
		{"Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": c.before + ";" + ear}},
		{"Page.navigate", map[string]any{"url": address}},
	} {
		if err := p.order(o.method, o.params, nil); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// order tells the page to do something, and reads its answer into result.
func (p *page) order(method string, params map[string]any, result any) error {
	return order(p.tab, chromedp.FromContext(p.tab).Target, method, params, result)
}

// listen keeps what the page says.
func (p *page) listen(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		line := "console." + string(e.Type) + ":"
		for _, a := range e.Args {
			line += " " + string(a.Value) + a.Description
		}
		p.logged = append(p.logged, line)
	case *runtime.EventExceptionThrown:
		line := "thrown: " + e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			line += " " + x.Description
		}
		p.logged = append(p.logged, line)
	case *log.EventEntryAdded:
		p.logged = append(p.logged, "log: "+e.Entry.Text+" "+e.Entry.URL)
	case *cdppage.EventScreencastFrame:
		p.cast = append(p.cast, e.Data)
		go func() { _ = p.order("Page.screencastFrameAck", map[string]any{"sessionId": e.SessionID}, nil) }() // without it no other comes
	case *cdppage.EventFileChooserOpened:
		p.asks = int(e.BackendNodeID)
	}
}

// asking is the field that the page asks for a file, 0 where it does not.
func (p *page) asking() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.asks
}

// Output is all that the page has said.
func (p *page) Output() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return strings.Join(p.logged, "\n")
}

// forget forgets what the page has said: it was meant.
func (p *page) forget() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.logged = nil
}

// script runs an expression in the page, waits for what it promises, and reads its value into result.
func (p *page) script(expression string, result any) error {
	var done struct {
		Result           struct{ Value json.RawMessage }
		ExceptionDetails *struct {
			Exception struct{ Description string }
		}
	}
	err := p.order("Runtime.evaluate", map[string]any{"expression": expression, "awaitPromise": true, "returnByValue": true}, &done)
	switch {
	case err != nil:
		return err
	case done.ExceptionDetails != nil:
		return fmt.Errorf("%w: %s", errScript, done.ExceptionDetails.Exception.Description)
	case result != nil && len(done.Result.Value) > 0:
		return json.Unmarshal(done.Result.Value, result)
	}
	return nil
}

// is reports whether an expression is true in the page; while a page is being loaded nothing is.
func (p *page) is(expression string) bool {
	var yes bool
	return p.script("(async () => Boolean(await ("+expression+")))()", &yes) == nil && yes
}

// shot is what the page shows.
func (p *page) shot() (image.Image, error) {
	var shot struct{ Data string }
	if err := p.order("Page.captureScreenshot", map[string]any{"format": "png", "optimizeForSpeed": true}, &shot); err != nil {
		return nil, err
	}
	data, err := base64.StdEncoding.DecodeString(shot.Data)
	if err != nil {
		return nil, err
	}
	return png.Decode(bytes.NewReader(data))
}

// Look is the app's picture on the page, turned back.
func (p *page) Look() (*image.NRGBA, error) {
	shot, err := p.shot()
	if err != nil {
		return nil, err
	}
	size := p.free.Size()
	if p.turned()%180 != 0 {
		size = image.Pt(size.Y, size.X)
	}
	picture := image.NewNRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			at := p.onPage(image.Pt(x, y))
			picture.Set(x, y, shot.At(at.X, at.Y))
		}
	}
	return picture, nil
}

// onPage is where a point of the app's picture lies on the page.
func (p *page) onPage(at image.Point) image.Point {
	switch from, to := p.free.Min, p.free.Max.Sub(image.Pt(1, 1)); p.turned() {
	case 90:
		return image.Pt(to.X-at.Y, from.Y+at.X)
	case 180:
		return to.Sub(at)
	case 270:
		return image.Pt(from.X+at.Y, to.Y-at.X)
	default:
		return from.Add(at)
	}
}

// finger puts a finger down on the app's picture, moves it or (with no point) lifts it.
func (p *page) finger(kind string, at ...image.Point) error {
	points := []map[string]any{}
	for _, a := range at {
		a = p.onPage(a)
		points = append(points, map[string]any{"x": a.X, "y": a.Y})
	}
	return p.order("Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": points}, nil)
}

// Touch taps a point. No tap is lost.
func (p *page) Touch(at image.Point, _ func() bool) error { return p.tap(at) }

// Aside does nothing: no finger stays over the picture.
func (p *page) Aside() {}

// Runs reports that the page lives.
func (p *page) Runs() bool { return true }

// tap taps a point.
func (p *page) tap(at image.Point) error {
	if err := p.finger("touchStart", at); err != nil {
		return err
	}
	return p.finger("touchEnd")
}

// rest is how long a finger rests before it is lifted, so that nothing runs on. It is longer than the page allows.
const rest = 120 * time.Millisecond

// Scroll moves what lies under a finger within an area by so many pixels upwards, in several goes where that is far.
func (p *page) Scroll(area image.Rectangle, up int) error {
	for up != 0 {
		step := max(min(up, area.Dy()*2/3), -area.Dy()*2/3)
		if left := up - step; left != 0 && max(left, -left) < 16 {
			step -= 16 * sign(up) // less than a finger may tremble would not be a push
		}
		aside := 0 // so a short way on it is one too
		if max(step, -step) < 16 {
			aside = 40
		}
		from := image.Pt(area.Min.X+4, (area.Min.Y+area.Max.Y+step)/2)
		if err := p.finger("touchStart", from); err != nil {
			return err
		}
		for i := 1; i <= 4; i++ {
			if err := p.finger("touchMove", from.Add(image.Pt(aside*i/4, -step*i/4))); err != nil {
				return err
			}
		}
		<-time.After(rest)
		if err := p.finger("touchEnd"); err != nil {
			return err
		}
		up -= step
	}
	return nil
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}
