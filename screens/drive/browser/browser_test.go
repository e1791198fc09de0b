//go:build browser

package browser

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"io"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/stage"
)

var (
	_        = flag.Bool("update", false, "lower the ceilings of "+stage.Ceilings)
	pictures = flag.String("pictures", "", "the folder that pictures of the way are left in")
	built    = flag.String("program", "", "the program, where it is built already by .ci/build FILE serve")
)

// program is the app with the one for browsers in it.
var program string

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(func() int {
		defer shared.end()
		if *built != "" {
			program = *built
			return m.Run()
		}
		folder, err := os.MkdirTemp("", "browser")
		if err == nil {
			defer os.RemoveAll(folder)
			program = filepath.Join(folder, "tablekeeper")
			var out []byte
			if out, err = exec.Command("../../../.ci/build", program, "serve").CombinedOutput(); err != nil {
				err = fmt.Errorf(".ci/build: %w\n%s", err, out)
			}
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		return m.Run()
	}())
}

// server is `tablekeeper serve`.
type server struct {
	*exec.Cmd
	address string
	errs    bytes.Buffer
	keeper  *keeper // nil: it keeps no match
}

// start starts a server on any port, and reads the address that it prints.
func start() (*server, error) {
	s := &server{Cmd: exec.Command(program, "serve", "--port", "0", "--name", network)}
	said, err := s.StdoutPipe()
	if err != nil {
		return nil, err
	}
	s.Stderr = &s.errs
	if err := s.Start(); err != nil {
		return nil, err
	}
	line := make([]byte, 200)
	n, err := said.Read(line)
	if s.address = regexp.MustCompile(`http://\S+`).FindString(string(line[:n])); s.address == "" {
		return nil, fmt.Errorf("the server gives no address: %w: %s%s", err, line[:n], s.errs.String())
	}
	go func() { _, _ = io.Copy(io.Discard, said) }()
	return s, nil
}

// own is another server by the same name, which only this test has and may stop.
func (s *server) own(t *testing.T) *server {
	t.Helper()
	own, err := start()
	require.NoError(t, err)
	t.Cleanup(func() { _ = own.Process.Kill() })
	own.address = own.by(s.host())
	return own
}

// stop ends it as Ctrl-C does.
func (s *server) stop(t *testing.T) {
	t.Helper()
	require.NoError(t, s.Process.Signal(os.Interrupt))
	require.NoError(t, s.Wait(), s.errs.String())
	require.Empty(t, s.errs.String())
}

// by is the server's address under another name of the machine.
func (s *server) by(host string) string {
	at, _ := url.Parse(s.address) // the server prints it
	at.Host = net.JoinHostPort(host, at.Port())
	return at.String()
}

// host is the name of the machine in the server's address.
func (s *server) host() string {
	at, _ := url.Parse(s.address) // by made it
	return at.Hostname()
}

// local reports whether a page is shown as one of the device itself.
func (v *visit) local() bool { return v.is("isSecureContext") }

// byEach carries out a test by each of the addresses, one after the other: where it matters what browsers allow only pages of the device
// itself.
func byEach(t *testing.T, test func(t *testing.T, c *chromium, s *server)) {
	t.Helper()
	for _, host := range []string{"localhost", network} {
		t.Run(host, func(t *testing.T) { test(t, newBrowser(t), at(t, host)) })
	}
}

// fromAfar carries out a test by the address of another device, from which most people come.
func fromAfar(t *testing.T, test func(t *testing.T, c *chromium, s *server)) {
	t.Helper()
	test(t, newBrowser(t), at(t, network))
}

// come opens the app on options, and waits until it is shown.
func come(t *testing.T, c *chromium, address, name, options string, stranger bool) *visit {
	t.Helper()
	p, err := c.open(address+"manifest.webmanifest", phoneSize, stranger) // a page of the same origin, before the app
	require.NoError(t, err)
	put := fmt.Sprintf(`localStorage.setItem("tablekeeper/options.json/0/0", %q), localStorage.setItem("tablekeeper/options.json", "0"),
		localStorage.setItem("tablekeeper-warned", "matches"), location.href = %q, true`, options, address)
	require.NoError(t, stage.Await(timeout, "the server's page", func() bool { return p.is("location.href.startsWith('http')") && p.is(put) }))
	began := time.Now()
	require.NoError(t, p.ready())
	v := p.visit(name)
	require.NoError(t, v.meet())
	if v.address = address; !v.local() {
		v.Name += "-network"
	}
	t.Logf("%s: shown after %v", name, time.Since(began).Round(10*time.Millisecond))
	t.Cleanup(func() { v.unharmed(t) })
	return v
}

// letGo is what the sound library says where a tap of several events wakes it: it lets go of what the later ones still call.
const letGo = `console.error: "call to released function"`

// unharmed makes sure that the page has said nothing; what the browser notes by itself counts where it is about the page's policy.
func (v *visit) unharmed(t *testing.T) {
	t.Helper()
	for line := range strings.SplitSeq(v.Output(), "\n") {
		if noted := strings.HasPrefix(line, "log: "); line != letGo && !noted || noted && strings.Contains(line, "Content Security Policy") {
			require.Empty(t, line, v.Output())
		}
	}
}

func (v *visit) must(t testing.TB, labels ...string) {
	t.Helper()
	require.NoError(t, v.Tap(labels...))
}

// reload loads the page again.
func (v *visit) reload(t *testing.T) {
	t.Helper()
	require.True(t, v.is(`(globalThis.before = true)`))
	require.NoError(t, v.order("Page.reload", nil, nil))
	v.anew(t)
}

// anew waits until the page, which was marked, has been loaded again.
func (v *visit) anew(t *testing.T) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, "the page isn't loaded again", func() bool { return v.is("!globalThis.before") }))
	require.NoError(t, v.ready())
}

// comesBack waits until a page that was loaded again shows its match of Raid Trade, and lets the reference go there too.
func (v *visit) comesBack(t *testing.T) {
	t.Helper()
	v.reads(t, "button Undo")
	require.NoError(t, v.meet())
	require.NoError(t, v.Reference.Press("Go on: Raid Trade"))
}

// starts loads the app from an address, in a browser in which a script runs before the page.
func (v *visit) starts(t *testing.T, address, before string) {
	t.Helper()
	var script struct{ Identifier string }
	require.NoError(t, v.order("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": before}, &script))
	require.True(t, v.is(`(globalThis.before = true)`))
	require.NoError(t, v.order("Page.navigate", map[string]any{"url": address}, nil))
	v.anew(t)
	require.NoError(t, v.order("Page.removeScriptToEvaluateOnNewDocument", map[string]any{"identifier": script.Identifier}, nil))
}

// cached waits until the page and all its parts are there without the server.
func (v *visit) cached(t *testing.T) {
	t.Helper()
	require.NoError(t, stage.Await(timeout, "not everything is cached", func() bool {
		return v.is(`caches.keys().then(async names => (await (await caches.open(names[0])).keys()).length >= 10)`)
	}))
}

// TestTheTimerInTheBrowser starts the timer with two taps, hears it beat, sees an event, pauses, and finds it so after the
// page was loaded anew, also when the server is gone, if the page is one of the device itself. Then it goes on.
func TestTheTimerInTheBrowser(t *testing.T) { byEach(t, theTimer) }

func theTimer(t *testing.T, c *chromium, s *server) {
	s = s.own(t)
	v := come(t, c, s.address, "timer", `{"length": "own", "minutes": 4, "chance": 100, "ground": "dark"}`, false)
	require.NoError(t, v.save(*pictures, "home"))
	v.must(t, "Timer")
	require.NoError(t, v.Alike())
	require.NoError(t, v.save(*pictures, "ready"))
	require.True(t, v.is(`(globalThis.told = [], new MutationObserver(() => told.push(aloud.textContent)).observe(aloud, {childList: true}), true)`))
	v.must(t, "Start the timer")
	journal := func() stage.Journal {
		text, err := v.file("rising-tides.timer")
		require.NoError(t, err)
		return stage.Journal(text)
	}
	await := func(what string, ok func() bool) {
		t.Helper()
		require.NoError(t, stage.Await(timeout, what, ok), "the page says: %s", v.Output())
	}
	await("no start is kept", func() bool { return journal().Count("start") == 1 })
	await("no sound after the tap", func() bool { return v.is(`heard.context.state === "running"`) })
	if v.local() {
		await("the screen may go dark", func() bool { return v.is("globalThis.awake && !awake.released") })
		require.True(t, v.is("((globalThis.before = awake).release(), true)"))
		await("a lock that the system takes isn't asked for again", func() bool { return v.is("awake !== before && !awake.released") })
	} else {
		v.SayMayDarken()
	}
	await("no beats", func() bool { return v.is("heard.beats >= 3") })
	require.True(t, v.is(`(() => { // as a call or another tab stops it
		globalThis.states = [];
		heard.context.addEventListener("statechange", () => states.push(heard.context.state));
		Object.getPrototypeOf(AudioContext.prototype).suspend.call(heard.context);
		return true;
	})()`))
	await("sound that the system stopped isn't taken up again", func() bool {
		return v.is(`states.includes("suspended") && heard.context.state === "running"`)
	})

	disc, err := v.Disc() // where it lies now: what was said may have moved it
	require.NoError(t, err)
	widths := map[int]bool{}
	await("the disc does not pulse", func() bool {
		picture, err := v.Look()
		require.NoError(t, err)
		if shown, err := v.EventShown(); err != nil || shown { // it lies over the disc
			require.NoError(t, v.TapEvent())
			return false
		}
		widths[int(stage.DiscHigh(picture, disc))] = true
		return len(widths) >= 3
	})
	require.NoError(t, v.save(*pictures, "running"))
	await("no event comes", func() bool { return journal().Count("came") > 0 })
	require.NoError(t, v.save(*pictures, "event"))
	await("the event is not said aloud", func() bool { return v.is(`told.some(words => words.includes("Tap to close"))`) })

	main, err := v.Bring("Pause")
	require.NoError(t, err)
	edge := main.Sub(image.Pt(100, 40)) // of the button, beside its words
	v.tapUntil(t, main, "no pause is kept", func() bool { return journal().Count("pause") == 1 })
	require.NoError(t, v.Press("Pause"))
	paused, err := v.Look()
	require.NoError(t, err)
	filled := paused.NRGBAAt(edge.X, edge.Y)
	require.NotEqual(t, paused.NRGBAAt(2, 2), filled)

	v.reload(t)
	if v.local() {
		await("nothing is cached", func() bool { return v.is("navigator.serviceWorker.controller") })
		v.cached(t)
		s.stop(t)
		v.reload(t)
	}
	// How long the app was away, and so which lines say it, depends on how fast the machine is: no reference can tell. The key of
	// the timer is found by its name, and the button that resumes lies where the one was that paused.
	v.press(t, "Continue: Rising Tides")
	require.NoError(t, stage.Await(timeout, "the timer is not shown", func() bool {
		picture, err := v.Look()
		return err == nil && picture.NRGBAAt(edge.X, edge.Y) == filled
	}))
	require.NoError(t, v.save(*pictures, "anew"))
	v.tapUntil(t, main, "it does not go on", func() bool { return journal().Count("continue") > 0 })
	require.Equal(t, 1, journal().Count("start"), "it is the same game")
	_, damage := journal().Texts()
	require.Nil(t, damage)
}

// tapUntil taps a point until something has come about, and gives it time after each tap.
func (v *visit) tapUntil(t *testing.T, at image.Point, what string, ok func() bool) {
	t.Helper()
	var err error
	for range 4 {
		require.NoError(t, v.tap(at))
		if err = stage.Await(timeout/4, what, ok); err == nil {
			return
		}
	}
	require.NoError(t, err, "the page says: %s", v.Output())
}

// raid is the match of the newest file that a page keeps.
func (v *visit) raid(t *testing.T) *matches.Match {
	t.Helper()
	store, err := v.kept()
	require.NoError(t, err)
	l := library.New(store, func(key string) (*rules.Game, bool) {
		game := raidtrade.Game()
		return game, key == game.Key
	}, func() int64 { return 0 }, chance.Seeds("a test"))
	list, err := l.List()
	require.NoError(t, err)
	if len(list) == 0 {
		return nil
	}
	m, _, err := l.Open(list[0].ID)
	require.NoError(t, err)
	return m
}

// moves are the moves that stand in the match that is kept.
func (v *visit) moves(t *testing.T) []string {
	t.Helper()
	m := v.raid(t)
	if m == nil {
		return nil
	}
	var lines []string
	for _, e := range m.Table().Log() {
		lines = append(lines, m.Table().Notation(e.Act))
	}
	return lines
}
