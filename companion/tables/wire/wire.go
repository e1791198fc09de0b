// Package wire carries messages between two devices over a WebSocket: the end at the
// server, and the end that calls, which works natively and in a browser. In a browser it
// is the browser's own WebSocket: the library that speaks it natively would bring net/http
// into the app, 0.4 MB more to fetch.
package wire

// Path is where a server of tables listens.
const Path = "table"
