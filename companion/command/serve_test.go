package command

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/serve"
)

// someApp is a site whose app is a few bytes of gzip that nobody unpacks.
func someApp(t *testing.T) *serve.Site {
	t.Helper()
	site, err := serve.NewSite(serve.App{Brotli: []byte("x"), Gzip: make([]byte, 18), Exec: []byte("// runs it")})
	require.NoError(t, err)
	return site
}

func quietShell(out, errs io.Writer, interrupt context.Context) *Shell {
	return &Shell{Out: out, Err: errs, Interrupt: func() (context.Context, context.CancelFunc) { return context.WithCancel(interrupt) }}
}

func TestServeUntilInterrupted(t *testing.T) {
	output, out := io.Pipe()
	ctx, interrupt := context.WithCancel(t.Context())
	var errs bytes.Buffer
	status := make(chan int, 1)
	site := someApp(t)
	go func() {
		status <- serveSite(site, nil, 0, nil, false, quietShell(out, &errs, ctx))
	}()
	buffer := make([]byte, 1000)
	n, err := output.Read(buffer)
	require.NoError(t, err)
	address := regexp.MustCompile(`http://localhost:(\d+)/`).FindStringSubmatch(string(buffer[:n]))
	require.NotNil(t, address, "%s", buffer[:n])
	response, err := http.Get("http://127.0.0.1:" + address[1] + "/")
	require.NoError(t, err)
	require.NoError(t, response.Body.Close())
	require.Equal(t, 200, response.StatusCode)
	go func() { _, _ = io.Copy(io.Discard, output) }()
	interrupt()
	require.Zero(t, <-status)
	require.Empty(t, errs.String())
}

func TestServeOnAPortThatIsTaken(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer taken.Close() //nolint:errcheck // nothing was written
	var out, errs bytes.Buffer
	port := taken.Addr().(*net.TCPAddr).Port
	require.Equal(t, 2, serveSite(someApp(t), nil, port, nil, false, quietShell(&out, &errs, t.Context())))
	require.Empty(t, out.String())
	require.Equal(t, "tablekeeper: port "+strconv.Itoa(port)+" is taken by another program; --port takes another one\n", errs.String())
}

func TestServeIsToldWhatItCanNotDo(t *testing.T) {
	for _, args := range [][]string{{"--port", "70000"}, {"--port", "x"}, {"--nearby"}, {"here"}, {"--address", "x"}, {"--address", "0.0.0.0"}} {
		var out, errs bytes.Buffer
		require.Equal(t, 2, Run(append([]string{"serve"}, args...), quietShell(&out, &errs, t.Context())), args)
		require.Empty(t, out.String())
		require.Equal(t, 1, strings.Count(errs.String(), "\n"), errs.String())
	}
	if serve.BuiltIn().Exec == nil {
		var out, errs bytes.Buffer
		require.Equal(t, 2, Run([]string{"serve"}, quietShell(&out, &errs, t.Context())))
		require.Contains(t, errs.String(), ".ci/build FILE serve")
		require.Equal(t, 1, strings.Count(errs.String(), "\n"))
	}
}

func TestNearby(t *testing.T) {
	at, err := addressesOf([]string{"192.168.1.20", "203.0.113.7", "::ffff:10.0.0.4", "2001:db8::7"}, true)
	require.NoError(t, err)
	text := nearby(at, 7171, false, false)
	for _, line := range []string{
		"In the room:     http://192.168.1.20:7171/\n", "From everywhere: http://203.0.113.7:7171/\n",
		"In the room:     http://10.0.0.4:7171/\n", "From everywhere: http://[2001:db8::7]:7171/\n",
	} {
		require.Contains(t, text, line)
	}
	require.Contains(t, text, "█")
	require.Contains(t, text, "can fetch the app, without a password")
	require.NotContains(t, text, "\x1b")
	require.Contains(t, nearby(at, 7171, false, true), "encrypted with the word")
	require.Contains(t, nearby(nil, 7171, false, false), "in no network")
}

// TestServeToTheNetwork asks every address that --network names for the app, and one that it does not name. A device in no network
// is told so.
func TestServeToTheNetwork(t *testing.T) {
	at, err := addressesOf(nil, true)
	require.NoError(t, err)
	ctx, end := context.WithCancel(t.Context())
	defer end()
	out, said := io.Pipe()
	var errs bytes.Buffer
	sh := quietShell(said, &errs, ctx)
	ended := make(chan int)
	go func() { ended <- serveSite(someApp(t), nil, 0, at, true, sh) }()
	var lines []string
	for scan := bufio.NewScanner(out); scan.Scan() && scan.Text() != "Ctrl-C ends it."; {
		lines = append(lines, scan.Text())
	}
	text := strings.Join(lines, "\n")
	if len(at) == 0 {
		require.Contains(t, text, "This device is in no network that others could reach it by.")
	}
	urls := regexp.MustCompile(`http://\S+/`).FindAllString(text, -1)
	require.Len(t, urls, 1+len(at), text)
	var port string
	browser := http.Client{Transport: &http.Transport{}} // by no proxy
	for _, url := range urls {
		answer, err := browser.Get(url)
		require.NoError(t, err)
		require.NoError(t, answer.Body.Close())
		require.Equal(t, http.StatusOK, answer.StatusCode, url)
		port = answer.Request.URL.Port()
	}
	_, err = net.Dial("tcp", "127.0.0.2:"+port)
	require.ErrorIs(t, err, syscall.ECONNREFUSED, "an address that is not named")
	end()
	require.Zero(t, <-ended, errs.String())
}
