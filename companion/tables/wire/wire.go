// Package wire carries messages between two devices over a WebSocket: the end at the
// server, and the end that calls, which works natively and in a browser. In a browser it
// is the browser's own WebSocket: the library that speaks it natively would bring net/http
// into the app, 0.4 MB more to fetch.
package wire

import "fmt"

// Path is where a server of tables listens.
const Path = "table"

// Refused is the error of a call that the server has answered with a no: it is there, and doesn't talk to this device.
type Refused struct {
	Status int // of HTTP
}

func (r *Refused) Error() string {
	switch r.Status {
	case 403:
		return "the table takes only devices of its own local network, and this one isn't in it"
	case 404:
		return "no table is open there now"
	case 421:
		return "the other device doesn't answer by this name; call it by its address"
	}
	return fmt.Sprintf("the other device refuses the call (%d)", r.Status)
}
