//go:build browser

package browser

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"time"
)

// network is a name that the browser takes for this machine's (see open), but for no address of the device itself: by
// it the app comes as it does from another device, without what browsers allow only a secure context.
const network = "tablekeeper.test"

// patience is how long anything is waited for; the machine may be slow.
const patience = 40 * time.Second

// chromium is a browser that is told what to do through two pipes, by the Chrome DevTools Protocol.
type chromium struct {
	process *exec.Cmd
	to      io.WriteCloser
	profile string

	mu      sync.Mutex
	last    int                     // the number of the latest order
	waiting map[int]chan<- answer   // for the answers to orders, by their number
	events  map[string]func(notice) // by the id of the session
	ended   error                   // why no more answers come
}

type answer struct {
	Result json.RawMessage
	Error  *struct{ Message string }
}

// notice is something that the browser tells of a page.
type notice struct {
	Method string
	Params json.RawMessage
}

// open starts a browser with a profile of its own, or on one that is there already.
func open(profile string) (*chromium, error) {
	program, err := exec.LookPath("chromium")
	if err != nil {
		return nil, fmt.Errorf("%w (.ci/setup test installs it)", err)
	}
	in, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer in.Close()
	from, out, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer out.Close()
	c := &chromium{to: to, profile: profile, waiting: map[int]chan<- answer{}, events: map[string]func(notice){}}
	c.process = exec.Command(program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--user-data-dir="+profile,
		"--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--force-device-scale-factor=1",
		"--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
		"--disable-sync", "--disable-extensions", "--disable-quic", "--mute-audio", "--hide-scrollbars", "--lang=en-GB",
		"--host-resolver-rules=MAP "+network+" 127.0.0.1",
		"--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding", "about:blank")
	c.process.ExtraFiles = []*os.File{in, out} // 3 and 4
	c.process.Env = append(os.Environ(), "LANG=en_GB.UTF-8", "HOME="+profile)
	if err := c.process.Start(); err != nil {
		return nil, err
	}
	go c.listen(from)
	return c, nil
}

// listen hands out what the browser says until it ends.
func (c *chromium) listen(from io.ReadCloser) {
	defer from.Close()
	lines := bufio.NewReaderSize(from, 1<<20)
	for {
		line, err := lines.ReadBytes(0)
		if err != nil {
			c.end(fmt.Errorf("the browser has ended: %w", err))
			return
		}
		var said struct {
			ID        int
			SessionID string
			answer
			notice
		}
		if err := json.Unmarshal(line[:len(line)-1], &said); err != nil {
			c.end(err)
			return
		}
		c.mu.Lock()
		wait, asked := c.waiting[said.ID]
		delete(c.waiting, said.ID)
		tell := c.events[said.SessionID]
		c.mu.Unlock()
		switch {
		case asked:
			wait <- said.answer
		case tell != nil:
			tell(said.notice)
		}
	}
}

func (c *chromium) end(why error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ended = why
	for _, wait := range c.waiting {
		close(wait)
	}
	c.waiting = map[int]chan<- answer{}
}

// order tells a page (or, where session is "", the browser) to do something, and reads its answer into result.
func (c *chromium) order(session, method string, params, result any) error {
	wait := make(chan answer, 1)
	c.mu.Lock()
	if c.ended != nil {
		defer c.mu.Unlock()
		return c.ended
	}
	c.last++
	text, err := json.Marshal(map[string]any{"id": c.last, "sessionId": session, "method": method, "params": params})
	if session == "" {
		text, err = json.Marshal(map[string]any{"id": c.last, "method": method, "params": params})
	}
	if err == nil {
		c.waiting[c.last] = wait
		_, err = c.to.Write(append(text, 0))
	}
	c.mu.Unlock()
	if err != nil {
		return err
	}
	select {
	case a, open := <-wait:
		switch {
		case !open:
			return c.ended
		case a.Error != nil:
			return fmt.Errorf("%s: %s", method, a.Error.Message)
		case result != nil:
			return json.Unmarshal(a.Result, result)
		}
		return nil
	case <-time.After(patience):
		return fmt.Errorf("%s: no answer within %v", method, patience)
	}
}

// close ends the browser and returns when it is gone.
func (c *chromium) close() {
	_ = c.order("", "Browser.close", map[string]any{}, nil) // it may be gone
	ended := make(chan struct{})
	go func() {
		_ = c.process.Wait()
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(10 * time.Second):
		_ = c.process.Process.Kill()
		<-ended
	}
	_ = c.to.Close()
}

// errScript is the error of a script that threw.
var errScript = errors.New("the script threw")
