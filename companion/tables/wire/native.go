//go:build !js

package wire

import (
	"context"
	"fmt"
	"net/http"
	"net/url"

	"github.com/coder/websocket"
)

// Line is an open line. One goroutine reads and one writes at a time.
type Line struct {
	conn  *websocket.Conn
	meter *metered // of who calls here
}

// Accept answers a browser or a program that calls. A page that comes from elsewhere is
// refused: it says so in its Origin. Messages longer than the limit end the line, and so does much
// that is none. With an error everything was answered.
func Accept(w http.ResponseWriter, r *http.Request, limit int) (*Line, error) {
	meter := newMetered(limit)
	conn, err := websocket.Accept(metering{w, meter}, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return nil, err
	}
	conn.SetReadLimit(int64(limit))
	return &Line{conn, meter}, nil
}

// Dial calls the server at an address such as "192.168.1.20:7171". The error is a *Refused where it is there and says no.
func Dial(ctx context.Context, host string, limit int) (*Line, error) {
	address := url.URL{Scheme: "ws", Host: host, Path: Path}
	conn, answer, err := websocket.Dial(ctx, address.String(), nil) //nolint:bodyclose // the library closes it
	if err != nil && answer != nil && answer.StatusCode >= http.StatusBadRequest {
		err = &Refused{answer.StatusCode}
	}
	if err != nil {
		return nil, fmt.Errorf("calling %s: %w", host, err)
	}
	conn.SetReadLimit(int64(limit))
	return &Line{conn: conn}, nil
}

// Read waits for the next message. A context that ends closes the line.
func (l *Line) Read(ctx context.Context) ([]byte, error) {
	_, data, err := l.conn.Read(ctx)
	if l.meter != nil && err == nil {
		l.meter.renewed()
	}
	return data, err
}

// Write sends a message.
func (l *Line) Write(ctx context.Context, data []byte) error {
	return l.conn.Write(ctx, websocket.MessageBinary, data)
}

// Close ends the line at once.
func (l *Line) Close() { _ = l.conn.CloseNow() }
