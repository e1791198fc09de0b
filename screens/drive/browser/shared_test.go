//go:build browser

package browser

import (
	"os"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/stage"
)

// shared is what the tests have in common, since its start takes as long as many a test: whoever wants it first starts it.
var shared common

// common is a browser, of which each test has a part of its own, and a server, which no test stops.
type common struct {
	browser *chromium
	profile string
	server  *server
}

// end ends what was started.
func (c *common) end() {
	if c.browser != nil {
		c.browser.close()
		_ = os.RemoveAll(c.profile) // in a folder for what is temporary
	}
	if c.server != nil {
		_ = c.server.Process.Kill()
	}
}

// newBrowser is what is as good as a browser that was never used.
func newBrowser(t testing.TB) *chromium {
	t.Helper()
	var err error
	if shared.browser == nil || shared.browser.tab.Err() != nil { // or it is gone
		shared.profile, err = os.MkdirTemp("", "browser")
		require.NoError(t, err)
		shared.browser, err = open(shared.profile)
		require.NoError(t, err)
	}
	c := &chromium{}
	c.tab, c.free = chromedp.NewContext(shared.browser.tab, chromedp.WithNewBrowserContext())
	require.NoError(t, chromedp.Do(c.tab))
	t.Cleanup(func() {
		c.close()
		counts(t, "loads", c.loads)
	})
	return c
}

// soak: more is played than the ceilings are for.
var soak bool

// counts holds what a test did to its ceiling.
func counts(t testing.TB, what string, n int) {
	t.Helper()
	if !soak && !t.Failed() {
		require.NoError(t, stage.Ceiling(what, t.Name(), n))
	}
}

// ownBrowser is a browser that nothing else is in.
func ownBrowser(t testing.TB, profile string) *chromium {
	t.Helper()
	c, err := open(profile)
	require.NoError(t, err)
	t.Cleanup(func() {
		c.close()
		if _, test := t.(*testing.T); test {
			counts(t, "starts", 1)
			counts(t, "loads", c.loads)
		}
	})
	return c
}

// at is the server by a name of the machine.
func at(t *testing.T, host string) *server {
	t.Helper()
	if shared.server == nil {
		var err error
		shared.server, err = start()
		require.NoError(t, err)
	}
	return &server{address: shared.server.by(host)}
}
