//go:build !js && (cgo || ci)

package launch

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/tables/lan"
	"tablekeeper/screens"
	"tablekeeper/screens/frame/shell"
	_ "tablekeeper/screens/platform/launch/headers" // says what is missing, before the toolkit does
	"tablekeeper/screens/platform/launch/loaded"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// homeVariable names the folder in which everything is kept, where people want another one.
const homeVariable = "TABLEKEEPER_HOME"

// firstFrames is longer than the toolkit waits before it draws for the first time: two frames.
const firstFrames = time.Second / 25

// Window opens the window of that version of the app, with the transcript of a file if one is named, and returns when it is
// closed. The error says why no window can be opened.
func Window(version, file string) error {
	why := noDisplay()
	if why == "" {
		why = openWindow(version, file)
	}
	if why != "" {
		return errors.New(why)
	}
	return nil
}

// byBrowser is the way round what keeps a window from being opened here.
const byBrowser = "; tablekeeper serve opens the app in a browser, and the commands need no window: tablekeeper --help"

// noDisplay reports why no window can be opened here, or "". The toolkit panics without a display.
func noDisplay() string {
	switch runtime.GOOS {
	case "linux", "freebsd", "netbsd", "openbsd":
		x11, wayland := os.Getenv("DISPLAY") != "", os.Getenv("WAYLAND_DISPLAY") != ""
		if !x11 && !wayland {
			return "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set)" + byBrowser
		}
		if !wayland && os.Getenv(platformVariable) == "" {
			_ = os.Setenv(platformVariable, "x11") // else a library looks for Wayland first, and complains
		}
		if missing := missing(wayland); len(missing) > 0 {
			return "no window can be opened without these libraries, which are missing: " + strings.Join(missing, ", ") + byBrowser
		}
	}
	return ""
}

// missing are the libraries that a window needs and that aren't there, with the packages of Debian that have them.
func missing(wayland bool) []string {
	needed := map[string]string{"libGL.so.1": "libgl1", "libX11.so.6": "libx11-6"}
	if wayland {
		needed = map[string]string{"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1", "libwayland-client.so.0": "libwayland-client0"}
	}
	names := loaded.Missing(slices.Sorted(maps.Keys(needed))...)
	for i, name := range names {
		names[i] = name + " (Debian's package " + needed[name] + ")"
	}
	return names
}

// platformVariable tells the toolkit which kind of display to take.
const platformVariable = "FYNE_PLATFORM"

// openWindow runs the app until its window is closed, and starts it again after a fault. It says why no window could be opened, or "".
func openWindow(version, file string) (why string) {
	var (
		said  tape
		store journal.Store
		began = time.Now()
	)
	said.begin()
	broken := faultOf(func() { why = runWindow(version, file, &said, &store) })
	switch {
	case broken == nil:
		return why
	case store == nil || time.Since(began) < shortestLife:
		return said.unanswered(broken) // the toolkit panics where a display is named that does not answer
	}
	said.play()
	return startAgain(store, broken, version)
}

// runWindow does so until a fault, and hands out the store once it is there.
func runWindow(version, file string, said *tape, kept *journal.Store) (why string) {
	leaveConsole()
	usual := debug.SetGCPercent(whileStarting)
	makeCache()
	a := app.NewWithID(appID)
	screens.ReadSentences()
	store, problem := openStore(a)
	*kept = store
	window := a.NewWindow(title)
	size := rememberedSize(store)
	window.Resize(fitting(size, screen(), 1))
	const letters = 1 // the toolkit does not tell how large the system's are
	var drawn func()
	table := screens.New(a, window, store, letters)
	read := make(chan struct{})
	go func() { // the window takes longer
		defer close(read)
		parts.ReadFonts()
	}()
	window.Show() // it is there while the first page is made
	if !opened(window) {
		return said.failed()
	}
	said.play()
	fits := fitting(size, screen(), window.Canvas().Scale())
	if fits != window.Canvas().Size() {
		window.Resize(fits) // the display has larger units
	}
	<-read // until then nothing else may ask the toolkit for letters
	player, begin := sounds.OpenLater(func() { fyne.Do(table.Hear) })
	defer player.Close()
	voice := newVoice(systemVoices(), func() { fyne.Do(table.SayVoiceless) })
	device := desktopDevice(window, version)
	device.Store, device.Problem, device.File, device.Sound, device.Fault = store, problem, file, player, takeFault(store)
	noteCrashes(a)
	device.KeepAwake = newAwake(a.Driver(), func() { fyne.Do(table.SayDesktopDarkens) }).keep
	device.Drawn = func(f func()) { drawn = f }
	if voice != nil { // an interface that holds a nil pointer isn't nil
		device.Voice = voice
		defer voice.Stop()
	}
	start := func() {
		table.Start(device, shelf.Games())
		after(firstFrames, func() {
			debug.SetGCPercent(usual)
			drawn()
			begin()
			followMotion(table)
			after(time.Second, debug.FreeOSMemory) // what the first pictures were drawn with
		})
	}
	a.Lifecycle().SetOnStarted(func() { go fyne.Do(start) }) // while the toolkit waits for its first frame
	a.Run()
	rememberSize(store, chosen(size, fits, window.Canvas().Size()))
	_ = store.Remove(faultFile) // there was none
	return ""
}

// followMotion tells the app whether the system asks for reduced motion, once it is there: a desktop may take its time.
func followMotion(table *screens.App) {
	still := false
	apart(func() { still = systemStill() }, func() { table.SystemMoves(still) })
}

// makeCache makes the folder of all caches, as on a new account there is none: the toolkit makes only its own two below it, and
// complains of them.
func makeCache() {
	if folder, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(folder, 0o700) // else the toolkit says why
	}
}

// unanswered says that the display did not answer, where that is why the toolkit panicked; else it panics again.
func (t *tape) unanswered(panicked any) string {
	if !strings.Contains(fmt.Sprint(panicked), "GLFW library is not initialized") {
		t.play()
		panic(panicked)
	}
	return "the display does not answer (DISPLAY or WAYLAND_DISPLAY names one that is not there)" + byBrowser
}

// desktopDevice is what every desktop lends the app.
func desktopDevice(window fyne.Window, version string) shell.Device {
	return shell.Device{
		Clock:   clock.Device,
		NewSeed: chance.NewSeed,
		Summon: func(words string) {
			if words == "" {
				words = title
			}
			window.SetTitle(words)
		},
		After:   after,
		Apart:   apart,
		Letter:  letterAt,
		Program: version,
		Network: lan.New(version, fyne.Do),
	}
}

// openStore opens the folder of the app's own files. Where there is none, a store in memory takes its place and the
// sentence says why.
func openStore(a fyne.App) (journal.Store, string) {
	folder, err := home(a)
	if err == nil {
		var store journal.Store
		if store, err = journal.Folder(folder); err == nil {
			return store, ""
		}
	}
	return journal.Memory(), fmt.Sprintf("Nothing is kept when the app is closed: %v.", err)
}

// home is the folder of the app's own files.
func home(a fyne.App) (string, error) {
	if folder := os.Getenv(homeVariable); folder != "" {
		return folder, nil
	}
	if fyne.CurrentDevice().IsMobile() {
		return a.Storage().RootURI().Path(), nil
	}
	config, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(config, "tablekeeper"), nil
}
