package wire

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"syscall/js"
)

// Line is an open line. One goroutine reads and one writes at a time.
type Line struct {
	socket js.Value
	limit  int
	funcs  []js.Func

	mu      sync.Mutex
	waiting [][]byte
	came    chan struct{} // something waits
	opened  chan struct{}
	closed  chan struct{}
	once    sync.Once
}

// Errors of a line in a browser, which doesn't tell why.
var (
	errUnreached = errors.New("the host can't be reached")
	errClosed    = errors.New("the line is closed")
)

// Dial calls the server at an address such as "192.168.1.20:7171". It asks first whether the server is there: browsers let a
// WebSocket wait, for up to five seconds, after many that came to nothing, but no other request.
func Dial(ctx context.Context, host string, limit int) (line *Line, err error) {
	l := &Line{limit: limit, came: make(chan struct{}, 1), opened: make(chan struct{}), closed: make(chan struct{})}
	defer func() {
		if recover() != nil { // the browser throws at an address that it doesn't like
			line, err = nil, fmt.Errorf("calling %s: %w", host, errUnreached)
		}
	}()
	if err := there(ctx, host); err != nil {
		return nil, fmt.Errorf("calling %s: %w", host, err)
	}
	l.socket = js.Global().Get("WebSocket").New("ws://" + host + "/" + Path)
	l.socket.Set("binaryType", "arraybuffer")
	l.on("open", func(js.Value) { close(l.opened) })
	l.on("message", l.take)
	l.on("close", func(js.Value) { l.end() })
	l.on("error", func(js.Value) { l.end() })
	select {
	case <-l.opened:
		return l, nil
	case <-l.closed:
	case <-ctx.Done():
		l.Close()
	}
	return nil, fmt.Errorf("calling %s: %w", host, errUnreached)
}

// there asks whether the server answers. What it says to a page of its own can be read: a call needs an upgrade, and all else is
// a *Refused.
func there(ctx context.Context, host string) error {
	abort := js.Global().Get("AbortController").New()
	defer abort.Call("abort")
	answered := make(chan error, 1)
	yes := js.FuncOf(func(_ js.Value, args []js.Value) any { answered <- refusal(args[0].Get("status").Int()); return nil })
	no := js.FuncOf(func(js.Value, []js.Value) any { answered <- errUnreached; return nil })
	ended := make(chan struct{})
	over := js.FuncOf(func(js.Value, []js.Value) any { close(ended); return nil })
	js.Global().Call("fetch", "http://"+host+"/"+Path, map[string]any{
		"method": "HEAD", "cache": "no-store", "mode": "no-cors", "signal": abort.Get("signal"),
	}).Call("then", yes, no).Call("then", over)
	go func() { // one that is aborted is answered too
		<-ended
		for _, f := range []js.Func{yes, no, over} {
			f.Release()
		}
	}()
	select {
	case err := <-answered:
		return err
	case <-ctx.Done():
		return errUnreached
	}
}

// refusal is what an answer means to a call; 0 is that of another origin, which can't be read.
func refusal(status int) error {
	const upgrade = 426 // which the request of a WebSocket asks for
	if status < 400 || status == upgrade {
		return nil
	}
	return &Refused{status}
}

func (l *Line) on(event string, do func(event js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	l.funcs = append(l.funcs, f)
	l.socket.Set("on"+event, f)
}

// take keeps a message until it is read.
func (l *Line) take(event js.Value) {
	bytes := js.Global().Get("Uint8Array").New(event.Get("data"))
	if bytes.Length() > l.limit {
		l.Close()
		return
	}
	data := make([]byte, bytes.Length())
	js.CopyBytesToGo(data, bytes)
	l.mu.Lock()
	l.waiting = append(l.waiting, data)
	l.mu.Unlock()
	select {
	case l.came <- struct{}{}:
	default:
	}
}

// end lets go of the socket, which says nothing any more.
func (l *Line) end() {
	l.once.Do(func() {
		close(l.closed)
		for _, event := range []string{"open", "message", "close", "error"} {
			l.socket.Set("on"+event, js.Null())
		}
		for _, f := range l.funcs {
			f.Release()
		}
	})
}

// Read waits for the next message. A context that ends closes the line.
func (l *Line) Read(ctx context.Context) ([]byte, error) {
	for {
		if data := l.first(); data != nil {
			return data, nil
		}
		select {
		case <-l.came:
		case <-l.closed:
			return nil, errClosed
		case <-ctx.Done():
			l.Close()
			return nil, ctx.Err()
		}
	}
}

// first is the oldest message that waits; nil: none.
func (l *Line) first() []byte {
	l.mu.Lock()
	defer l.mu.Unlock()
	if len(l.waiting) == 0 {
		return nil
	}
	data := l.waiting[0]
	l.waiting = l.waiting[1:]
	return data
}

// mostBuffered is how much of what was written the browser may not have sent yet: more is
// a line that nobody reads.
const mostBuffered = 1 << 20

// Write sends a message. The browser takes it at once.
func (l *Line) Write(_ context.Context, data []byte) error {
	select {
	case <-l.closed:
		return errClosed
	default:
	}
	if l.socket.Get("readyState").Int() != 1 || l.socket.Get("bufferedAmount").Int() > mostBuffered {
		l.Close()
		return errClosed
	}
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	l.socket.Call("send", bytes)
	return nil
}

// Close ends the line at once.
func (l *Line) Close() {
	l.end()
	l.socket.Call("close")
}
