package serve

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables/wire"
)

// opened is a site on this device with the door of a table.
func opened(t *testing.T) (*Site, string) {
	t.Helper()
	site := newSite(t)
	ctx, end := context.WithCancel(t.Context())
	listeners, err := Listen(0)
	require.NoError(t, err)
	ended := make(chan error, 1)
	go func() { ended <- Run(ctx, listeners, site) }()
	t.Cleanup(func() { end(); require.NoError(t, <-ended) })
	site.SetDoor(&Door{Context: ctx, Limit: 100, Answer: func(ctx context.Context, line *wire.Line, from string) {
		require.Equal(t, "127.0.0.1/32", from)
		for {
			data, err := line.Read(ctx)
			if err != nil || line.Write(ctx, append([]byte("heard "), data...)) != nil {
				return
			}
		}
	}})
	return site, listeners[0].Addr().String()
}

func TestTheDoorOfATable(t *testing.T) {
	site, host := opened(t)
	line, err := wire.Dial(t.Context(), host, 1000)
	require.NoError(t, err)
	require.NoError(t, line.Write(t.Context(), []byte("Ben")))
	data, err := line.Read(t.Context())
	require.NoError(t, err)
	require.Equal(t, "heard Ben", string(data))
	require.NoError(t, line.Write(t.Context(), make([]byte, 101)))
	_, err = line.Read(t.Context())
	require.Error(t, err, "too long a message ends the line")
	line.Close()

	page := func(origin string) error {
		conn, _, err := websocket.Dial(t.Context(), "ws://"+host+"/table", &websocket.DialOptions{HTTPHeader: http.Header{"Origin": {origin}}})
		if err == nil {
			_ = conn.CloseNow()
		}
		return err
	}
	require.NoError(t, page("http://"+host))
	require.Error(t, page("http://elsewhere.example"), "no page from elsewhere talks to a table")

	site.SetDoor(nil)
	_, err = wire.Dial(t.Context(), host, 1000)
	require.ErrorContains(t, err, "no table is open there now")
}

func TestWhoMayKnock(t *testing.T) {
	site := newSite(t)
	site.SetDoor(&Door{Context: t.Context()})
	knock := func(host, remote string) int {
		r := httptest.NewRequest(http.MethodGet, "/table", nil)
		r.Host, r.RemoteAddr = host, remote
		w := httptest.NewRecorder()
		site.ServeHTTP(w, r)
		return w.Code
	}
	const upgrade = http.StatusUpgradeRequired // it may, but it does not speak WebSocket
	require.Equal(t, upgrade, knock("192.168.1.20:8737", "192.168.1.31:5000"))
	require.Equal(t, upgrade, knock("localhost", "[::1]:5000"))
	require.Equal(t, http.StatusForbidden, knock("192.168.1.20:8737", "203.0.113.7:5000"), "not from the local network")
	require.Equal(t, http.StatusMisdirectedRequest, knock("rebound.example", "192.168.1.31:5000"))
}

// TestNoiseEndsALine sends pings, and parts of a message with nothing in them, without an end: the line ends. Pings between messages
// are nothing.
func TestNoiseEndsALine(t *testing.T) {
	_, host := opened(t)
	call := func() (net.Conn, *bufio.Reader) {
		conn, err := net.Dial("tcp", host)
		require.NoError(t, err)
		t.Cleanup(func() { _ = conn.Close() })
		_, err = fmt.Fprintf(conn, "GET /table HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"+
			"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n", host)
		require.NoError(t, err)
		read := bufio.NewReader(conn)
		answer, err := http.ReadResponse(read, nil)
		require.NoError(t, err)
		require.Equal(t, http.StatusSwitchingProtocols, answer.StatusCode)
		return conn, read
	}
	mask := []byte{0, 0, 0, 0}
	frame := func(head byte, said string) []byte {
		return append(append([]byte{head, 0x80 | byte(len(said))}, mask...), said...)
	}
	for name, noise := range map[string][]byte{"pings": frame(0x89, ""), "pongs": frame(0x8a, ""), "empty parts": frame(0x00, "")} {
		conn, read := call()
		if name == "empty parts" {
			_, err := conn.Write(frame(0x02, ""))
			require.NoError(t, err)
		}
		go func() { _, _ = io.Copy(io.Discard, read) }()
		sent, err := 0, error(nil)
		for sent < 1<<24 && err == nil {
			_, err = conn.Write(bytes.Repeat(noise, 1000))
			sent += 1000 * len(noise)
		}
		require.Error(t, err, name)
	}
	conn, read := call()
	for range 1000 {
		_, err := conn.Write(append(bytes.Repeat(frame(0x8a, ""), 20), frame(0x82, "Ben")...))
		require.NoError(t, err)
		heard := make([]byte, 2+len("heard Ben"))
		_, err = io.ReadFull(read, heard)
		require.NoError(t, err)
		require.Equal(t, "heard Ben", string(heard[2:]))
	}
}
