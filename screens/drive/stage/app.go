package stage

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Timeout is how long anything is waited for; the machine may be slow.
const Timeout = 90 * time.Second

// Build builds the app for the stage and gives the program's path in a folder that is not the project's: there the
// toolkit looks in vain for FyneApp.toml, whose migrations would switch its search for calls from wrong goroutines off.
func Build(folder string, flags ...string) (string, error) {
	return BuildPackage(folder, "tablekeeper", flags...)
}

// BuildPackage builds any program of the module likewise.
func BuildPackage(folder, path string, flags ...string) (string, error) {
	program := filepath.Join(folder, filepath.Base(path))
	words := append([]string{"build", "-buildvcs=false", "-tags", "gles", "-o", program}, flags...)
	if out, err := exec.Command("go", append(words, path)...).CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build: %w\n%s", err, out)
	}
	return program, nil
}

// App is the running app.
type App struct {
	Process *exec.Cmd
	display *Display
	window  string
	size    image.Point
	haste   bool          // what is tapped is noted, and tapped with the next look
	taps    []image.Point // that were noted
	last    image.Point   // that was tapped in haste
	said    tape
	ended   chan struct{}
}

// tape keeps what a process writes on standard error.
type tape struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (t *tape) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.text.Write(p)
}

func (t *tape) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.text.String()
}

// Launch starts a program with home as its home folder.
func (d *Display) Launch(program, home string, words ...string) (*App, error) {
	a := &App{Process: exec.Command(program, words...), display: d, ended: make(chan struct{})}
	a.Process.Dir = home
	a.Process.Env = append(os.Environ(), "DISPLAY="+d.Name, "WAYLAND_DISPLAY=", "HOME="+home, "XDG_CONFIG_HOME="+home,
		"XDG_CACHE_HOME="+home, "TABLEKEEPER_HOME="+home, "LANG=en_GB.UTF-8", "LC_ALL=", "FYNE_SCALE=1",
		"DBUS_SESSION_BUS_ADDRESS=none:") // the session of whoever runs the tests is left alone, and nothing keeps the screen awake
	a.Process.Stderr = &a.said
	if err := a.Process.Start(); err != nil {
		return nil, err
	}
	d.Starts++
	go func() {
		a.Process.Wait() //nolint:errcheck // killed, mostly
		close(a.ended)
	}()
	return a, nil
}

// Show waits for the window of that title and gives it that size, in the left top corner of the screen.
func (a *App) Show(title string, width, height int) error {
	err := a.find(title)
	if err == nil {
		err = a.resize(width, height)
	}
	return a.alive(err)
}

// alive adds to an error, or to the end of the app, what that says.
func (a *App) alive(err error) error {
	if err == nil && !a.Runs() {
		err = ErrEnded
	}
	if err != nil {
		return fmt.Errorf("%w; it says: %s", err, a.Output())
	}
	return nil
}

// find waits for the window of that title.
func (a *App) find(title string) error {
	return Await(Timeout, "no window "+title, func() bool {
		out, err := a.display.do("search", "--onlyvisible", "--name", "^"+title+"$")
		a.window = out[strings.LastIndexByte(out, '\n')+1:]
		return err == nil && a.window != "" || !a.Runs()
	})
}

// fill waits until the app has filled its window, and gives it its size once more: the toolkit may have given it the one
// before while the window was still empty.
func (a *App) fill(width, height int) error {
	err := Await(Timeout, "the window stays empty", func() bool {
		picture, err := a.display.Picture()
		return err == nil && written(picture) || !a.Runs()
	})
	if err == nil {
		err = a.resize(width, height)
	}
	return a.alive(err)
}

// written reports whether there is more than one colour in the bar at the top.
func written(picture *image.NRGBA) bool {
	ground := picture.NRGBAAt(8, 8)
	for y := 8; y < 56; y++ {
		for x := 8; x < 300; x++ {
			if picture.NRGBAAt(x, y) != ground {
				return true
			}
		}
	}
	return false
}

// Runs reports whether the process lives.
func (a *App) Runs() bool {
	select {
	case <-a.ended:
		return false
	default:
		return true
	}
}

// Status waits until the process has ended by itself, and gives its exit status.
func (a *App) Status() (int, error) {
	select {
	case <-a.ended:
		return a.Process.ProcessState.ExitCode(), nil
	case <-time.After(Timeout):
		a.Kill()
		return 0, errors.New("the app does not end")
	}
}

// End asks the process to end, as a session does that is closed.
func (a *App) End() error { return a.Process.Process.Signal(syscall.SIGTERM) }

// Size is that of the window of a title, once it is there.
func (a *App) Size(title string) (width, height int, err error) {
	err = Await(Timeout, "no window "+title, func() bool {
		out, failed := a.display.do("search", "--onlyvisible", "--name", "^"+title+"$", "getwindowgeometry", "--shell")
		if failed != nil {
			return !a.Runs()
		}
		for line := range strings.Lines(out) {
			_, _ = fmt.Sscanf(line, "WIDTH=%d", &width) // another line
			_, _ = fmt.Sscanf(line, "HEIGHT=%d", &height)
		}
		return width > 0 && height > 0
	})
	return width, height, err
}

// Kill ends the process as a lost battery would, and returns when it is gone.
func (a *App) Kill() {
	a.Process.Process.Kill() //nolint:errcheck // it may have ended by itself
	<-a.ended
}

// Output is what the app wrote on standard error.
func (a *App) Output() string { return a.said.String() }

// holdsFor is how long a window must keep its size to be trusted.
const holdsFor = 700 * time.Millisecond

// resize puts the window into the left top corner with that size. The toolkit rejects sizes while it opens the window, or
// takes back one that it had already, so it is told until it holds.
func (a *App) resize(width, height int) error {
	a.size = image.Pt(width, height)
	want := fmt.Sprintf("%dx%d", width, height)
	var since time.Time
	return Await(Timeout, "the window does not become "+want, func() bool {
		out, err := a.display.do("getwindowgeometry", a.window)
		if err == nil && strings.Contains(out, "Position: 0,0") && strings.Contains(out, "Geometry: "+want) {
			if since.IsZero() {
				since = time.Now()
			}
			return time.Since(since) > holdsFor
		}
		since = time.Time{}
		a.display.do("windowmove", a.window, "0", "0", //nolint:errcheck // tried again
			"windowsize", a.window, fmt.Sprint(width), fmt.Sprint(height))
		return !a.Runs()
	})
}

// at are the words of xdotool that take the pointer to a point of the window.
func (a *App) at(x, y int) []string {
	return []string{"mousemove", "--window", a.window, fmt.Sprint(x), fmt.Sprint(y)}
}

// off are those that take the pointer out of the picture, by way of the margin and slowly enough that the server passes both movements
// on: the toolkit goes on to see the pointer at the last point inside.
func (a *App) off() []string {
	return slices.Concat(a.at(2, a.size.Y*2/5), []string{"sleep", "0.05", "mousemove", fmt.Sprint(a.display.wide), fmt.Sprint(a.display.high)})
}

// Aside takes the pointer out of the picture once more.
func (a *App) Aside() { _ = a.do(a.at(2, 2), []string{"sleep", "0.05"}, a.off()) } // looked at again

// do does several things with the pointer.
func (a *App) do(words ...[]string) error {
	_, err := a.display.do(slices.Concat(words...)...)
	if err != nil && Await(time.Second, "", func() bool { return !a.Runs() }) == nil {
		return ErrEnded // the window goes a moment before the process
	}
	return err
}

// Look is what the window shows now. What was tapped in haste is tapped before.
func (a *App) Look() (*image.NRGBA, error) {
	if err := a.Go(); err != nil {
		return nil, err
	}
	picture, err := a.display.Picture()
	if err != nil {
		return nil, err
	}
	return picture.SubImage(image.Rectangle{Max: a.size}).(*image.NRGBA), nil
}

// Click taps a point of the window and then takes the pointer out of the picture.
func (a *App) Click(at image.Point) error {
	return a.do(a.at(at.X, at.Y), []string{"click", "1"}, a.off())
}

// LostAfter is when a click is lost that has had no effect: the X server and the toolkit lose one now and then on a busy
// machine. It is then clicked again. Nothing that was only late may be taken for lost.
const LostAfter = 20 * time.Second

// clicks is how often something is clicked at most.
const clicks = 3

// Touch clicks a point until it is done, or in haste notes it.
func (a *App) Touch(at image.Point, done func() bool) error {
	if a.haste {
		a.taps = append(a.taps, at)
		return nil
	}
	for range clicks {
		if err := a.Click(at); err != nil {
			return err
		}
		// What it takes to know whether it is done is no time in which the click may be lost.
		if done() || Await(LostAfter, "", func() bool { return done() || !a.Runs() }) == nil {
			return nil
		}
	}
	return nil // who looks at the window next says what it shows
}

// Scroll turns the wheel over an area.
func (a *App) Scroll(area image.Rectangle, up int) error {
	if err := a.Go(); err != nil {
		return err
	}
	middle := area.Min.Add(area.Max).Div(2)
	words := slices.Concat(a.at(middle.X, middle.Y), []string{"sleep", "0.05"}, a.at(middle.X+1, middle.Y), []string{"sleep", "0.1"}) // one movement may be lost
	button := "5"
	if up < 0 {
		button = "4"
	}
	for n := 0; n < max(up, -up); n += wheelStep {
		words = append(words, "click", button, "sleep", "0.02")
	}
	return a.do(words, a.off())
}

// Colour is the colour of a point of the window, which lies in the left top corner of the screen.
func (d *Display) Colour(x, y int) (color.NRGBA, error) {
	picture, err := d.Picture()
	if err != nil {
		return color.NRGBA{}, err
	}
	return picture.NRGBAAt(x, y), nil
}
