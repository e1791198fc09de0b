//go:build window

package window

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/stage"
	"tablekeeper/screens/widgets/look"
)

// sizes are those of the windows: a phone, a tablet, a desktop.
var sizes = []image.Point{{X: 390, Y: 844}, {X: 1024, Y: 768}, {X: 1280, Y: 800}}

// program is the app that people run, and raced the one that was built to complain of data races and of calls from wrong goroutines: it
// takes three times as long, and is for what has goroutines of its own, and for kills. Where one of them alone is there it is both.
var program, raced string

var (
	kept  = flag.String("build", "", "the folder that the app that complains is built in, and stays in")
	built = flag.String("program", "", "the program, where it is built already; it does not complain")
	_     = flag.Bool("update", false, "lower the ceilings of "+stage.Ceilings)
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(func() int {
		program, raced = *built, *built
		folder, err := *kept, error(nil)
		if folder == "" && program == "" {
			if folder, err = os.MkdirTemp("", "window"); err == nil {
				defer os.RemoveAll(folder)
			}
		}
		if err == nil && folder != "" {
			raced, err = stage.Build(folder, "-race")
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		if program == "" {
			program = raced
		}
		return m.Run()
	}())
}

// open shows a program in a window.
func open(t *testing.T, display *stage.Display, program, home string, size image.Point) *stage.Session {
	t.Helper()
	session, err := display.Go(program, home, size.X, size.Y)
	require.NoError(t, err)
	t.Cleanup(func() {
		session.Kill()
		unharmed(t, session.App)
	})
	return session
}

// unharmed makes sure that an app has said nothing on standard error.
func unharmed(t *testing.T, app *stage.App) {
	t.Helper()
	require.Empty(t, app.Output())
}

// newDisplay opens a display that is large enough for all sizes. What is started there counts.
func newDisplay(t *testing.T) *stage.Display { return screen(t, 1280, 900) }

// screen opens a display of a size, with more flags of Xvfb.
func screen(t *testing.T, width, height int, flags ...string) *stage.Display {
	t.Helper()
	display, err := stage.Open(width, height, flags...)
	require.NoError(t, err)
	t.Cleanup(func() {
		display.Close()
		counts(t, "starts", display.Starts)
	})
	return display
}

// soak: more is played than the ceilings are for.
var soak bool

// enough is the first of what is alike in a window, and all of it in soak.
func enough[T any](alike []T) []T {
	if soak {
		return alike
	}
	return alike[:1]
}

// counts holds what a test did to its ceiling, unless it was asked to do more.
func counts(t *testing.T, what string, n int) {
	t.Helper()
	if !soak && !t.Failed() && *kills == usualKills {
		require.NoError(t, stage.Ceiling(what, t.Name(), n))
	}
}

// await waits until the journal has so many records of a word.
func await(t *testing.T, session *stage.Session, word string, n int) stage.Line {
	t.Helper()
	var found stage.Line
	require.NoError(t, stage.Await(stage.Timeout, fmt.Sprintf("record %d of %q", n, word), func() bool {
		journal, err := session.Journal()
		require.NoError(t, err)
		lines, err := journal.Lines()
		require.NoError(t, err)
		count := 0
		for _, line := range lines {
			if line.Word == word {
				count++
				found = line
			}
		}
		return count >= n
	}))
	return found
}

// TestAnEveningInTheWindow goes a person's way through the app.
func TestAnEveningInTheWindow(t *testing.T) {
	for _, size := range enough(sizes) {
		t.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(t *testing.T) {
			home := t.TempDir()
			options := `{"length": "own", "minutes": 1, "chance": 100, "ground": "dark"}`
			require.NoError(t, os.WriteFile(filepath.Join(home, "options.json"), []byte(options), 0o600))
			display := newDisplay(t)
			session := open(t, display, raced, home, size)

			// Options hold at once, also when the battery is lost.
			require.NoError(t, session.Tap("Options", "Default"))
			awaitOption(t, home, `"length": "default"`)
			require.NoError(t, session.Tap("Custom"))
			awaitOption(t, home, `"length": "own"`)
			session.Kill()
			session = open(t, display, raced, home, size)
			require.NoError(t, session.Tap("Options", "Custom, chosen", "Back"))

			// Two taps to a running timer, which pulses in its colour.
			require.NoError(t, session.Tap("Timer", "Start the timer"))
			await(t, session, "start", 1)
			require.NoError(t, session.Alike())
			awaitPulse(t, display, session)
			awaitColour(t, display, session)

			// A pause stands still.
			require.NoError(t, session.Tap("Pause"))
			paused := await(t, session, "pause", 1)
			awaitShade(t, display, session, pausedShade())
			require.NoError(t, session.Tap("Resume"))
			require.Equal(t, paused.Elapsed, await(t, session, "continue", 1).Elapsed)
			awaitColour(t, display, session)

			// An event is announced until it is tapped.
			came := await(t, session, "came", 1)
			require.Equal(t, int64(10_000), came.Elapsed, "the first tick at which a minute's game can have an event")
			require.NoError(t, stage.Await(stage.Timeout, "no event is announced", func() bool {
				shown, err := session.EventShown()
				require.NoError(t, err)
				return shown
			}))
			require.NoError(t, session.TapEvent())
			require.NoError(t, session.Alike())

			// The battery is lost; the table's clock goes on.
			session.Kill()
			session = open(t, display, raced, home, size)
			require.NoError(t, session.Tap("Continue: Rising Tides"))
			require.NoError(t, session.Alike())
			awaitColour(t, display, session)
			sameTime(t, session)
		})
	}
}

func awaitOption(t *testing.T, home, words string) {
	t.Helper()
	require.NoError(t, stage.Await(stage.Timeout, "the options do not say "+words, func() bool {
		data, err := os.ReadFile(filepath.Join(home, "options.json"))
		require.NoError(t, err)
		return strings.Contains(string(data), words)
	}))
}

// pausedShade is the disc without colour on the dark ground.
func pausedShade() color.NRGBA {
	outline := look.New(look.Dark, look.Phone, 1).Color(look.Outline, theme.VariantDark)
	return color.NRGBAModel.Convert(outline).(color.NRGBA)
}

// awaitShade waits until the disc has that colour, to within what dithering may change.
func awaitShade(t *testing.T, display *stage.Display, session *stage.Session, want color.NRGBA) {
	t.Helper()
	var is color.NRGBA
	err := stage.Await(stage.Timeout, "the disc has another colour", func() bool {
		is = shade(t, display, session)
		return near(is, want)
	})
	require.NoErrorf(t, err, "is %v, not %v", is, want)
}

// awaitColour waits until the disc has the colour of the time that is left by the journal.
func awaitColour(t *testing.T, display *stage.Display, session *stage.Session) {
	t.Helper()
	var is, want color.NRGBA
	err := stage.Await(stage.Timeout, "the disc has another colour", func() bool {
		view, err := session.View()
		require.NoError(t, err)
		require.Equal(t, tide.Running, view.State)
		is, want = shade(t, display, session), color.NRGBA(view.Colour)
		return near(is, want)
	})
	require.NoErrorf(t, err, "is %v, not %v", is, want)
}

// shade is the colour of the disc above its waves.
func shade(t *testing.T, display *stage.Display, session *stage.Session) color.NRGBA {
	t.Helper()
	disc, err := session.Disc()
	require.NoError(t, err)
	is, err := display.Colour(disc.Min.X+disc.Dx()/2, disc.Min.Y+disc.Dy()*14/100)
	require.NoError(t, err)
	return is
}

func near(a, b color.NRGBA) bool {
	d := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return d(a.R, b.R) <= 4 && d(a.G, b.G) <= 4 && d(a.B, b.B) <= 4
}

// awaitPulse waits until the disc has been seen near its least and near its full diameter (section 12.1 of the
// specification), and never outside of them.
func awaitPulse(t *testing.T, display *stage.Display, session *stage.Session) {
	t.Helper()
	disc, err := session.Disc()
	require.NoError(t, err)
	full := float64(disc.Dx())
	small, large := tide.Diameter(full, 0.5), tide.Diameter(full, 0)
	least, most := full*2, 0.0
	err = stage.Await(stage.Timeout, "the disc does not pulse", func() bool {
		d := diameter(t, display, disc)
		// A picture that was taken while the window drew may be torn, and its field cut; the next one isn't.
		for range 4 {
			if d >= small-3 && d <= large+3 {
				break
			}
			d = diameter(t, display, disc)
		}
		require.GreaterOrEqual(t, d, small-3)
		require.LessOrEqual(t, d, large+3)
		least, most = min(least, d), max(most, d)
		return least < small+(large-small)/4 && most > large-(large-small)/4
	})
	require.NoErrorf(t, err, "from %v to %v was seen, not from %v to %v", least, most, small, large)
}

// diameter is how high the disc is drawn, in pixels.
func diameter(t *testing.T, display *stage.Display, disc image.Rectangle) float64 {
	t.Helper()
	picture, err := display.Picture()
	require.NoError(t, err)
	return stage.DiscHigh(picture, disc)
}

// sameTime compares the time that the app has kept in each record with the one that is added up from the moments at
// which people started, paused and went on.
func sameTime(t *testing.T, session *stage.Session) {
	t.Helper()
	journal, err := session.Journal()
	require.NoError(t, err)
	lines, err := journal.Lines()
	require.NoError(t, err)
	sameTimes(t, lines)
}

func sameTimes(t *testing.T, lines []stage.Line) {
	t.Helper()
	for i, line := range lines {
		require.Equalf(t, stage.Ran(lines[:i+1], line.Steady), line.Elapsed, "record %d: %+v", i, line)
	}
}

// TestStartsInTheWindow adds up how often all tests start the app: a test that starts it once more takes that from another.
func TestStartsInTheWindow(t *testing.T) {
	table, err := os.ReadFile(stage.Ceilings)
	require.NoError(t, err)
	sum := 0
	for line := range strings.Lines(string(table)) {
		var test string
		var starts int
		if n, _ := fmt.Sscanf(line, "starts %s %d", &test, &starts); n == 2 && test != "all" {
			sum += starts
		}
	}
	require.NoError(t, stage.Ceiling("starts", "all", sum))
}
