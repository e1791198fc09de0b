//go:build !js

package wire

import (
	"bufio"
	"errors"
	"net"
	"net/http"
	"sync/atomic"
)

// errNoise is the error of a line on which much comes and nothing is said.
var errNoise = errors.New("too much on a line that says nothing")

// metered is a connection that ends when too much comes on it between two messages: pings, and parts of messages without anything
// in them, are counted too.
type metered struct {
	net.Conn
	most int64
	left atomic.Int64
}

// Read reads what comes, as long as it is not too much.
func (m *metered) Read(data []byte) (int, error) {
	n, err := m.Conn.Read(data)
	if m.left.Add(-int64(n)) < 0 {
		_ = m.Close()
		return 0, errNoise
	}
	return n, err
}

// renewed is told that a message has come.
func (m *metered) renewed() { m.left.Store(m.most) }

// metering takes a connection over with a meter.
type metering struct {
	http.ResponseWriter
	of *metered
}

// Hijack takes the connection over.
func (m metering) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, both, err := http.NewResponseController(m.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	m.of.Conn = conn
	return m.of, both, nil
}

// ahead is how much a connection reads before it is asked for.
const ahead = 4 << 10

// newMetered bounds what comes beside messages of at most that length.
func newMetered(limit int) *metered {
	m := &metered{most: int64(2*limit + ahead)}
	m.renewed()
	return m
}
