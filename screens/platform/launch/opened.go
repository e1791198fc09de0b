//go:build !js

package launch

import (
	"bytes"
	"io"
	"log"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// opened reports whether a window that was shown is there. Without OpenGL the toolkit goes on with none, for ever.
func opened(window fyne.Window) (there bool) {
	native, ok := window.(driver.NativeWindow)
	if !ok {
		return true // it is drawn in memory
	}
	there = true
	native.RunNative(func(context any) {
		switch c := context.(type) {
		case driver.X11WindowContext:
			there = c.WindowHandle != 0
		case driver.WaylandWindowContext:
			there = c.WaylandSurface != 0
		case driver.WindowsWindowContext:
			there = c.HWND != 0
		case driver.MacWindowContext:
			there = c.NSWindow != 0
		}
	})
	return there
}

// tape keeps what the toolkit says while the window is opened: it is the reason where none comes.
type tape struct {
	said bytes.Buffer
	to   io.Writer // where it would have gone
}

func (t *tape) begin() {
	t.to = log.Writer()
	log.SetOutput(&t.said)
}

// play says what was kept, and what is said from now on.
func (t *tape) play() {
	news := &news{to: t.to}
	log.SetOutput(news)
	for line := range bytes.Lines(t.said.Bytes()) {
		_, _ = news.Write(line) // who can't be told anything isn't
	}
}

// news passes on what the toolkit says, line by line. That it can't follow the desktop's colours is none: where there is no
// desktop, as under a bare X server, there is nothing to follow. Nor is it any that it reads its preferences while it writes
// them at the end: the app keeps nothing there.
type news struct {
	to  io.Writer
	old bool // the lines belong to what is no news
}

func (n *news) Write(line []byte) (int, error) {
	switch {
	case bytes.Contains(line, []byte("Fyne error:")):
		n.old = bytes.Contains(line, []byte("failed to watch theme settings")) || bytes.Contains(line, []byte("Preferences load error"))
	case !bytes.Contains(line, []byte("  Cause:")) && !bytes.Contains(line, []byte("  At:")):
		n.old = false
	}
	if n.old {
		return len(line), nil
	}
	return n.to.Write(line)
}

// failed is the sentence about a window that did not come. What is said from now on is no news.
func (t *tape) failed() string {
	log.SetOutput(io.Discard)
	_, cause, found := strings.Cut(t.said.String(), "Cause: ")
	cause, _, _ = strings.Cut(cause, "\n")
	if found {
		cause = " (" + strings.TrimSpace(cause) + ")"
	}
	return "no window can be opened here, for the display has no OpenGL" + cause + byBrowser
}
