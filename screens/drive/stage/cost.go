package stage

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Lit waits until anything is drawn on the screen, which is black before.
func (d *Display) Lit(a *App) error { return d.until(a, brighter(1)) }

// Written waits until something as bright as letters on a dark ground is drawn.
func (d *Display) Written(a *App) error { return d.until(a, brighter(200)) }

// Filled waits until a quarter of what is looked at isn't a bare ground: the first tile of Home, under the words at its top.
func (d *Display) Filled(a *App) error {
	return d.until(a, func(pixels []byte) bool {
		ground, others := pixels[:4], 0
		for i := 0; i < len(pixels); i += 4 {
			if !bytes.Equal(pixels[i:i+4], ground) {
				others++
			}
		}
		return 16*others > len(pixels)
	})
}

// brighter asks for a pixel of at least that brightness.
func brighter(least byte) func([]byte) bool {
	return func(pixels []byte) bool {
		for i := 0; i < len(pixels); i += 4 {
			if min(pixels[i], pixels[i+1], pixels[i+2]) >= least {
				return true
			}
		}
		return false
	}
}

// until waits until the upper part of the screen, where every window lies, is as asked for, and looks every half millisecond. Of
// each pixel there are four bytes.
func (d *Display) until(a *App, ok func(pixels []byte) bool) error {
	file, err := os.Open(filepath.Join(d.folder, "Xvfb_screen0"))
	if err != nil {
		return err
	}
	defer file.Close()
	const lines, length = 40, 4 * 256
	pixels := make([]byte, lines*length)
	for end := time.Now().Add(Timeout); time.Now().Before(end); <-time.After(500 * time.Microsecond) {
		if !a.Runs() {
			return fmt.Errorf("%w; it says: %s", ErrEnded, a.Output())
		}
		for y := range lines {
			at := int64(dumpStart + (10+10*y)*4*d.wide + 4*40)
			if _, err := file.ReadAt(pixels[y*length:(y+1)*length], at); err != nil {
				return err
			}
		}
		if ok(pixels) {
			return nil
		}
	}
	return fmt.Errorf("what is waited for is not drawn for %v", Timeout)
}

// dumpStart is about where the pixels begin; a header more or less is a part of a line.
const dumpStart = 4096

// Spent is the processor time of the process to the microsecond, or nearly so, which CPU tells in hundredths of a second.
func (a *App) Spent() (time.Duration, error) {
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/schedstat", a.Process.Process.Pid))
	var spent time.Duration
	for i := 0; err == nil && i < len(threads); i++ {
		data, gone := os.ReadFile(threads[i])
		if gone != nil {
			continue // a thread that has ended since
		}
		var of time.Duration
		_, err = fmt.Sscan(string(data), &of) // the first number is nanoseconds
		spent += of
	}
	return spent, err
}

// CPU is the time that the process has spent on all processors.
func (a *App) CPU() (time.Duration, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", a.Process.Process.Pid))
	if err != nil {
		return 0, err
	}
	_, after, _ := strings.Cut(string(data), ") ") // the name may hold blanks
	fields := strings.Fields(after)
	const userField, systemField, tick = 11, 12, 10 * time.Millisecond // see proc(5)
	user, err := strconv.Atoi(fields[userField])
	if err != nil {
		return 0, err
	}
	system, err := strconv.Atoi(fields[systemField])
	return time.Duration(user+system) * tick, err
}

// Memory is the memory that the process holds and the most that it ever held, in bytes.
func (a *App) Memory() (now, most int64, err error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", a.Process.Process.Pid))
	for line := range strings.Lines(string(data)) {
		words := strings.Fields(line)
		if words[0] != "VmHWM:" && words[0] != "VmRSS:" {
			continue
		}
		kilobytes, bad := strconv.ParseInt(words[1], 10, 64)
		if err = errors.Join(err, bad); words[0] == "VmRSS:" {
			now = kilobytes * 1024
		} else {
			most = kilobytes * 1024
		}
	}
	return now, most, err
}
