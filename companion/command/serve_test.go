package command

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/tables/serve"
)

// someApp is a site whose app is a few bytes of gzip that nobody unpacks.
func someApp(t *testing.T) *serve.Site {
	t.Helper()
	site, err := serve.NewSite(serve.App{Brotli: []byte("x"), Gzip: make([]byte, 18), Exec: []byte("// runs it")})
	require.NoError(t, err)
	return site
}

func quietShell(out, errs io.Writer, interrupt context.Context) *Shell {
	return &Shell{Out: out, Err: errs, Clock: clock.Device, Interrupt: func() (context.Context, context.CancelFunc) { return context.WithCancel(interrupt) }}
}

func TestServeUntilInterrupted(t *testing.T) {
	output, out := io.Pipe()
	ctx, interrupt := context.WithCancel(t.Context())
	var errs bytes.Buffer
	status := make(chan int, 1)
	site := someApp(t)
	go func() {
		status <- serveSite(site, nil, 0, reach{}, quietShell(out, &errs, ctx))
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
	require.Equal(t, 2, serveSite(someApp(t), nil, port, reach{}, quietShell(&out, &errs, t.Context())))
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
	at, err := addressesOf([]string{"192.168.1.20", "203.0.113.7", "::ffff:10.0.0.4", "2001:db8::7"})
	require.NoError(t, err)
	text := nearby(at, 7171, false, "")
	for _, line := range []string{
		"In the room:     http://192.168.1.20:7171/\n", "From everywhere: http://203.0.113.7:7171/\n",
		"In the room:     http://10.0.0.4:7171/\n", "From everywhere: http://[2001:db8::7]:7171/\n",
	} {
		require.Contains(t, text, line)
	}
	require.Contains(t, text, "█")
	require.Contains(t, text, "can fetch the app, without a password")
	require.NotContains(t, text, "\x1b")
	keeps := nearby(at, 7171, false, "bal-mek-tor-sun")
	require.Contains(t, keeps, "encrypted with the word")
	require.Contains(t, keeps, "In the room:     http://192.168.1.20:7171/#bal-mek-tor-sun\n", "the word comes with the address")
	code, err := serve.Code("http://192.168.1.20:7171/#bal-mek-tor-sun@203.0.113.7:7171@10.0.0.4:7171", false)
	require.NoError(t, err)
	require.Contains(t, keeps, code, "and with the code, which knows other addresses too")
	require.Contains(t, nearby(nil, 7171, false, ""), "isn't on a network")
}

// TestServeToTheNetwork asks every address that --network names for the app, then gives the device another one, which is told and
// answers without a new start. A device in no network is told so.
func TestServeToTheNetwork(t *testing.T) {
	ctx, end := context.WithCancel(t.Context())
	defer end()
	read, said := io.Pipe()
	var errs bytes.Buffer
	sh := quietShell(said, &errs, ctx)
	tick, next := make(chan time.Time), make(chan []serve.Address, 1)
	sh.Device = serve.Device{
		Addresses: func() []serve.Address { return <-next },
		Looks:     func() (<-chan time.Time, func()) { return tick, func() {} },
	}
	next <- nil
	ended := make(chan int)
	go func() { ended <- serveSite(someApp(t), nil, 0, reach{all: true}, sh) }()
	scan := bufio.NewScanner(read)
	until := func(last string) string {
		var lines []string
		for scan.Scan() && !strings.HasPrefix(scan.Text(), last) {
			lines = append(lines, scan.Text())
		}
		return strings.Join(append(lines, scan.Text()), "\n")
	}
	text := until("Ctrl-C ends it.")
	require.Contains(t, text, "This device isn't on a network where others could reach it.")
	port := regexp.MustCompile(`http://localhost:(\d+)/`).FindStringSubmatch(text)
	require.NotNil(t, port, text)

	next <- []serve.Address{{Prefix: netip.MustParsePrefix("192.168.1.20/24")}}
	tick <- time.Time{}
	text = until("the app only while")
	require.Contains(t, text, "The addresses of this device have changed.")
	require.Contains(t, text, "http://192.168.1.20:"+port[1]+"/")
	answer, err := http.Get("http://127.0.0.2:" + port[1] + "/")
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	require.Equal(t, http.StatusOK, answer.StatusCode, "an address that it was not started with")
	end()
	require.Zero(t, <-ended, errs.String())
}
