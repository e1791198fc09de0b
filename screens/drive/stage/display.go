// Package stage drives the app by the labels that screen readers get (Driver): on a screen, beside a reference that knows where things
// lie and how they have to look. It shows the built app in a real window on a display of its own, so that it can be tapped, looked at
// and killed: for the tests of the window, the pictures of the README and the measurements. That needs Xvfb and xdotool.
package stage

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// Display is an X server without a screen.
type Display struct {
	Name   string // as DISPLAY wants it
	Starts int    // how many programs were started on it

	server *exec.Cmd
	folder string // of the picture that the server keeps
	wide   int    // pixels of the screen
	high   int
}

// Open starts a server with a screen of that many pixels, and with more flags of Xvfb.
func Open(width, height int, flags ...string) (*Display, error) {
	folder, err := os.MkdirTemp("", "stage")
	if err != nil {
		return nil, err
	}
	number, tell, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer number.Close()
	d := &Display{folder: folder, wide: width, high: height}
	d.server = exec.Command("Xvfb", append([]string{
		"-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height),
		"-fbdir", folder, "-nolisten", "tcp", "-noreset",
	}, flags...)...)
	d.server.ExtraFiles = []*os.File{tell}
	err = d.server.Start()
	tell.Close()
	if err != nil {
		os.RemoveAll(folder)
		return nil, fmt.Errorf("%w (.ci/setup test installs it)", err)
	}
	line, err := bufio.NewReader(number).ReadString('\n') // the server says so when it is ready
	if err != nil {
		d.Close()
		return nil, fmt.Errorf("no display: Xvfb did not start: %w", err)
	}
	d.Name = ":" + strings.TrimSpace(line)
	if _, err = d.do("mousemove", fmt.Sprint(width), fmt.Sprint(height)); err != nil { // off what a window shows in its middle
		d.Close()
		return nil, err
	}
	return d, nil
}

// Close ends the server and with it whatever it shows.
func (d *Display) Close() {
	d.server.Process.Kill() //nolint:errcheck // it may have ended by itself
	d.server.Wait()         //nolint:errcheck // it was killed
	os.RemoveAll(d.folder)
}

// Picture is what the screen shows now.
func (d *Display) Picture() (*image.NRGBA, error) {
	data, err := os.ReadFile(filepath.Join(d.folder, "Xvfb_screen0"))
	if err != nil {
		return nil, err
	}
	return readDump(data)
}

// Key presses a key: an X keysym, or the number of a key.
func (d *Display) Key(key string) error {
	_, err := d.do("key", key)
	return err
}

// Titles are those of the windows that are to be seen.
func (d *Display) Titles() ([]string, error) {
	windows, err := d.do("search", "--onlyvisible", "--name", ".")
	var titles []string
	for window := range strings.FieldsSeq(windows) {
		title, failed := d.do("getwindowname", window)
		titles, err = append(titles, title), errors.Join(err, failed)
	}
	return titles, err
}

// do runs xdotool and gives what it prints.
func (d *Display) do(words ...string) (string, error) {
	tool := exec.Command("xdotool", words...)
	tool.Env = append(os.Environ(), "DISPLAY="+d.Name)
	out, err := tool.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("xdotool %s: %w: %s", strings.Join(words, " "), err, out)
	}
	return strings.TrimSpace(string(out)), nil
}

// Await asks every 20 ms whether something has come about, for at most that long.
func Await(timeout time.Duration, what string, ok func() bool) error {
	for end := time.Now().Add(timeout); ; <-time.After(20 * time.Millisecond) {
		if ok() {
			return nil
		}
		if time.Now().After(end) {
			return fmt.Errorf("waited %v in vain: %s", timeout, what)
		}
	}
}
