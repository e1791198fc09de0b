package stage

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Lit waits until anything is drawn on the screen, which is black before.
func (d *Display) Lit(a *App) error { return d.until(a, 1) }

// Written waits until something as bright as letters on a dark ground is drawn.
func (d *Display) Written(a *App) error { return d.until(a, 200) }

// until waits until something of that brightness is drawn in the upper part of the screen, and looks every half
// millisecond.
func (d *Display) until(a *App, bright byte) error {
	file, err := os.Open(filepath.Join(d.folder, "Xvfb_screen0"))
	if err != nil {
		return err
	}
	defer file.Close()
	line := make([]byte, 4*256)
	for end := time.Now().Add(Timeout); time.Now().Before(end); <-time.After(500 * time.Microsecond) {
		if !a.Runs() {
			return fmt.Errorf("%w; it says: %s", ErrEnded, a.Output())
		}
		// Some lines from the upper part of the screen, where every window lies.
		for y := range 40 {
			at := int64(dumpStart + (10+10*y)*4*d.wide + 4*40)
			if _, err := file.ReadAt(line, at); err != nil {
				return err
			}
			for i := 0; i < len(line); i += 4 {
				if min(line[i], line[i+1], line[i+2]) >= bright {
					return nil
				}
			}
		}
	}
	return fmt.Errorf("nothing as bright as %d is drawn for %v", bright, Timeout)
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

// PeakMemory is the most memory that the process ever held, in bytes.
func (a *App) PeakMemory() (int64, error) {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", a.Process.Process.Pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(data)) {
		if words := strings.Fields(line); words[0] == "VmHWM:" {
			kilobytes, err := strconv.ParseInt(words[1], 10, 64)
			return kilobytes * 1024, err
		}
	}
	return 0, fmt.Errorf("no VmHWM")
}
