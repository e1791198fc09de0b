//go:build browser

package browser

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables/serve"
	"tablekeeper/screens/drive/stage"
)

// firstDraw notes when something is drawn for the first time, in colours that a reference has too.
const firstDraw = `(() => {
	if (location.protocol === "http:") {
		localStorage.setItem("tablekeeper-warned", "yes");
		localStorage.setItem("tablekeeper/options.json/0/0", '{"ground": "dark"}');
		localStorage.setItem("tablekeeper/options.json", "0");
	}
	for (const name of ["drawArrays", "drawElements"]) {
		const draw = WebGLRenderingContext.prototype[name];
		WebGLRenderingContext.prototype[name] = function (...of) {
			globalThis.drawn ??= performance.now();
			return draw.apply(this, of);
		};
	}
})()`

// watch is for how long the processor time is counted, settle how long a page has before.
const (
	settle = 5 * time.Second
	watch  = 15 * time.Second
)

// cost is what a page costs.
type cost struct {
	draw          []float64 // seconds to the first draw call, of each run
	cpu           []float64 // seconds of processor time to there, of all processes
	memory        []float64 // MB of the page's process, at rest
	slow, task    []float64 // with a processor slowed to a quarter: seconds to the first draw call, and of the page's main thread to there
	idle, running []float64 // share of one processor
	brotli, gzip  int       // bytes
}

// BenchmarkBeside prints what the README tells of the app in a browser: what it costs beside an empty page of the toolkit.
// (.ci/measure browser)
func BenchmarkBeside(t *testing.B) {
	wasm := func(name string) []byte {
		data, err := os.ReadFile(filepath.Join("../../../companion/tables/serve/wasm", name))
		require.NoError(t, err)
		return data
	}
	app := serve.App{Brotli: wasm("tablekeeper.wasm.br"), Gzip: wasm("tablekeeper.wasm.gz"), Exec: wasm("wasm_exec.js")}
	slim := []string{"-overlay", "companion/tables/serve/wasm/slim/overlay.json", "-modfile", "companion/tables/serve/wasm/slim/go.mod"} // as .ci/wasm does
	costs := []*cost{measure(t, app, true), measure(t, emptyPage(t, app.Exec, ""), false), measure(t, emptyPage(t, app.Exec, "", slim...), false)}
	for i, name := range []string{"Tablekeeper", "an empty page", "an empty page without what the app is built without"} {
		c := costs[i]
		fmt.Printf("%s: brotli %.2f MB, gzip %.2f MB; first draw %.2f s, processor %.2f s to there; slowed to a quarter %.1f s, main thread %.1f s; "+
			"memory %.0f MB; at rest %.1f %%, timer running %.1f %%\n",
			name, mega(c.brotli), mega(c.gzip), median(c.draw), median(c.cpu), median(c.slow), median(c.task),
			median(c.memory), 100*median(c.idle), 100*median(c.running))
	}
	heading := site(t, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprint(w, `<!DOCTYPE html><html lang="en"><title>A heading</title><body style="background: #101820; color: white"><h1>Hello</h1>`)
	}))
	for _, rate := range []int{1, 4} {
		fmt.Printf("the page's own picture, slowed to 1/%d: Tablekeeper %.0f ms, a heading alone %.0f ms\n",
			rate, firstPicture(t, served(t, app), rate), firstPicture(t, heading, rate))
	}
	circle := measure(t, emptyPage(t, app.Exec, "circle"), false)
	fmt.Printf("one circle at 60 Hz: %.1f %%\n", 100*median(circle.idle))
}

func mega(n int) float64 { return float64(n) / 1e6 }

func median(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	slices.Sort(list)
	return list[len(list)/2]
}

// emptyPage is a window of the toolkit, built with the flags of the app and those that are given: empty, or with preset
// "circle" in it.
func emptyPage(t testing.TB, exec []byte, preset string, flags ...string) serve.App {
	t.Helper()
	file := filepath.Join(t.TempDir(), "empty.wasm")
	flags = append([]string{"build", "-buildvcs=false", "-trimpath", "-ldflags", "-s -w -X main.preset=" + preset, "-tags", "no_emoji,no_metadata,migrated_fynedo", "-o", file}, flags...)
	build := command(t, "go", append(flags, "tablekeeper/screens/drive/cmd/measure/emptywindow")...)
	build.Dir = "../../.."
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	quality := "5"
	if made, err := os.ReadFile("../../../companion/tables/serve/wasm/made"); err == nil {
		quality = strings.Fields(string(made))[2]
	}
	out, err = command(t, "go", "run", "tablekeeper/screens/drive/cmd/squeeze", file, quality).CombinedOutput()
	require.NoError(t, err, "%s", out)
	br, err := os.ReadFile(file + ".br")
	require.NoError(t, err)
	gz, err := os.ReadFile(file + ".gz")
	require.NoError(t, err)
	return serve.App{Brotli: br, Gzip: gz, Exec: exec}
}

func command(t testing.TB, name string, args ...string) *exec.Cmd {
	t.Helper()
	return exec.CommandContext(t.Context(), name, args...)
}

// served is the address of an app.
func served(t testing.TB, app serve.App) string {
	t.Helper()
	page, err := serve.NewSite(app)
	require.NoError(t, err)
	return site(t, page)
}

// site is the address of what a handler answers.
func site(t testing.TB, handler http.Handler) string {
	t.Helper()
	listeners, err := serve.Listen(0)
	require.NoError(t, err)
	go func() { _ = serve.Run(t.Context(), listeners, handler) }()
	return "http://localhost:" + strconv.Itoa(listeners[0].Addr().(*net.TCPAddr).Port) + "/"
}

// measure opens an app in fresh browsers.
func measure(t testing.TB, app serve.App, ours bool) *cost {
	t.Helper()
	address := served(t, app)
	c := &cost{brotli: len(app.Brotli), gzip: len(app.Gzip)}
	for range 3 {
		c.slowly(t, address)
		c.once(t, address, ours)
	}
	return c
}

// firstPicture is when a page shows something, before an app does, in milliseconds: the median of five visits, of a browser that
// has shown something before. With the first picture of all it starts its own processes.
func firstPicture(t testing.TB, address string, rate int) float64 {
	t.Helper()
	const when = `location.protocol === "http:" ? performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0 : 0`
	var all []float64
	for range 5 {
		b := ownBrowser(t, t.TempDir())
		p, err := b.open("about:blank", phoneSize, false)
		require.NoError(t, err)
		require.NoError(t, p.order("Emulation.setCPUThrottlingRate", map[string]any{"rate": rate}, nil))
		var shown float64
		for range 2 {
			require.NoError(t, p.order("Page.navigate", map[string]any{"url": "about:blank"}, nil))
			require.NoError(t, p.order("Page.navigate", map[string]any{"url": address}, nil))
			require.NoError(t, stage.Await(timeout, "nothing is shown", func() bool { return p.script(when, &shown) == nil && shown > 0 }))
		}
		all = append(all, shown)
		b.close()
	}
	return median(all)
}

// begin opens a page in a fresh browser and waits until it has drawn for the first time; it gives the seconds to there.
func begin(t testing.TB, address string, prepare func(*page)) (b *chromium, p *page, drawn float64) {
	t.Helper()
	b = ownBrowser(t, t.TempDir())
	p, err := b.open("about:blank", phoneSize, false)
	require.NoError(t, err)
	require.NoError(t, p.order("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": firstDraw}, nil))
	prepare(p)
	require.NoError(t, p.order("Page.navigate", map[string]any{"url": address}, nil))
	require.NoError(t, stage.Await(timeout, "nothing is drawn", func() bool { return p.is("globalThis.drawn > 0") }))
	require.NoError(t, p.script("drawn", &drawn))
	return b, p, drawn / 1000
}

// slowly measures one start on a device of a quarter of the speed.
func (c *cost) slowly(t testing.TB, address string) {
	t.Helper()
	b, p, drawn := begin(t, address, func(p *page) {
		require.NoError(t, p.order("Emulation.setCPUThrottlingRate", map[string]any{"rate": 4}, nil))
		require.NoError(t, p.order("Performance.enable", nil, nil))
	})
	defer b.close()
	var said struct {
		Metrics []struct {
			Name  string
			Value float64
		}
	}
	require.NoError(t, p.order("Performance.getMetrics", nil, &said))
	for _, m := range said.Metrics {
		if m.Name == "TaskDuration" {
			c.task = append(c.task, m.Value)
		}
	}
	c.slow = append(c.slow, drawn)
}

// once measures one start, and the time after it.
func (c *cost) once(t testing.TB, address string, ours bool) {
	t.Helper()
	var before float64
	b, p, drawn := begin(t, address, func(p *page) { before, _ = p.spent(t) })
	after, _ := b.spent(t)
	c.draw, c.cpu = append(c.draw, drawn), append(c.cpu, after-before)
	c.idle = append(c.idle, b.share(t))
	_, page := b.spent(t)
	c.memory = append(c.memory, resident(t, page))
	if ours {
		require.NoError(t, p.ready())
		v := p.visit("measured")
		require.NoError(t, v.meet())
		v.must(t, "Timer", "Start the timer")
		c.running = append(c.running, b.share(t))
	}
	b.close()
}

// share is the share of one processor that the browser takes, once it has come to rest.
func (c *chromium) share(t testing.TB) float64 {
	t.Helper()
	<-time.After(settle)
	before, _ := c.spent(t)
	<-time.After(watch)
	after, _ := c.spent(t)
	return (after - before) / watch.Seconds()
}

// spent is the processor time of all processes of the browser, in seconds, and the process of the page.
func (c *chromium) spent(t testing.TB) (seconds float64, page int) {
	t.Helper()
	var info struct {
		ProcessInfo []struct {
			ID      int
			Type    string
			CPUTime float64
		}
	}
	require.NoError(t, c.browser("SystemInfo.getProcessInfo", &info))
	most := 0.0
	for _, p := range info.ProcessInfo {
		seconds += p.CPUTime
		if p.Type == "renderer" && p.CPUTime > most {
			most, page = p.CPUTime, p.ID
		}
	}
	return seconds, page
}

// resident is the memory that a process holds, in MB.
func resident(t testing.TB, process int) float64 {
	t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", process))
	require.NoError(t, err)
	for line := range strings.Lines(string(data)) {
		if words := strings.Fields(line); words[0] == "VmRSS:" {
			n, err := strconv.Atoi(words[1])
			require.NoError(t, err)
			return float64(n) / 1000
		}
	}
	t.Fatal("no VmRSS")
	return 0
}
