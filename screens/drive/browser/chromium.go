//go:build browser

package browser

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"

	"github.com/chromedp/chromedp"

	"tablekeeper/screens/drive/stage"
)

// network is a name that the browser takes for this machine's (see open), but for no address of the device itself: by
// it the app comes as it does from another device, without what browsers allow only a secure context.
const network = "tablekeeper.test"

// timeout is how long anything is waited for.
var timeout = stage.Timeout

// chromium is a browser, or a part of one that shares with no other part what it keeps, with its first, blank page.
type chromium struct {
	tab    context.Context // of the page, as chromedp keeps it
	free   context.CancelFunc
	closed bool
	loads  int    // of the app, in its pages
	before string // a script that runs before each of its pages
}

// caller is a page or a browser that obeys an order of the Chrome DevTools Protocol.
type caller interface {
	Call(ctx context.Context, method string, params, result any) error
}

// open starts a browser with a profile of its own, or on one that is there already.
func open(profile string) (*chromium, error) {
	program, err := exec.LookPath("chromium")
	if err != nil {
		return nil, fmt.Errorf("%w (.ci/setup test installs it)", err)
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program), chromedp.UserDataDir(profile), chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck,
		chromedp.Env("LANG=en_GB.UTF-8", "HOME="+profile),
	}
	for name, value := range map[string]any{
		"headless": "new", "no-sandbox": true,
		"use-gl": "angle", "use-angle": "swiftshader", "enable-unsafe-swiftshader": true, "force-device-scale-factor": "1",
		"disable-background-networking": true, "disable-component-update": true, "disable-sync": true, "disable-extensions": true,
		"disable-quic": true, "mute-audio": true, "hide-scrollbars": true, "lang": "en-GB",
		"host-resolver-rules":                    "MAP " + network + " 127.0.0.1",
		"disable-backgrounding-occluded-windows": true, "disable-renderer-backgrounding": true,
	} {
		options = append(options, chromedp.Flag(name, value))
	}
	started, free := chromedp.NewExecAllocator(context.Background(), options...)
	tab, _ := chromedp.NewContext(started) // close cancels it
	if err := chromedp.Do(tab); err != nil {
		free()
		return nil, err
	}
	return &chromium{tab: tab, free: free}, nil
}

// browser tells the browser, not a page of it, to do something, and reads its answer into result.
func (c *chromium) browser(method string, result any) error {
	return order(c.tab, chromedp.FromContext(c.tab).Browser, method, nil, result)
}

// order gives an order and reads the answer into result.
func order(in context.Context, to caller, method string, params map[string]any, result any) error {
	ctx, done := context.WithTimeout(in, timeout)
	defer done()
	if params == nil {
		params = map[string]any{}
	}
	var answer json.RawMessage
	if err := to.Call(ctx, method, params, &answer); err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(answer, result)
}

// close ends the browser, or the part of it with its pages, and returns when it is gone. A second time it does nothing.
func (c *chromium) close() {
	if c.closed {
		return
	}
	c.closed = true
	ctx, done := context.WithTimeout(c.tab, timeout)
	defer done()
	_ = chromedp.Cancel(ctx) // it may be gone
	c.free()
}

// errScript is the error of a script that threw.
var errScript = errors.New("the script threw")
