package command

import (
	"context"
	"io"
	"os"
	"os/signal"
	"time"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tables/serve"
)

// Shell is what a command is started from and answers to.
type Shell struct {
	In       io.Reader
	Out, Err io.Writer
	// OutSeen and ErrSeen tell that somebody looks at Out or Err on a terminal.
	OutSeen, ErrSeen bool
	// Version is the one of this program.
	Version string
	// Program is the version with the build, as devices at a table say it to each other.
	Program string
	// Sentences are those of the app's screens.
	Sentences []string
	// Language is what the person at the shell reads; nil is English.
	Language wording.Language
	// Window opens the window with the transcript of that file in it, and returns when it is closed.
	Window func(file string) error
	// Print writes the pieces of a game as a PDF of so many pages.
	Print func(Printing) (Printout, error)
	// Elapsed is the time since the command was started.
	Elapsed func() time.Duration
	// Clock reads the clocks of the device.
	Clock clock.Clock
	// Device is asked under which addresses others can reach it.
	Device serve.Device
	// Interrupt catches the wish to stop (Ctrl-C) until release is called: then
	// the context is done. Only a command that stops cleanly asks for it; the
	// others are ended by the system.
	Interrupt func() (ctx context.Context, release context.CancelFunc)

	helped error // why the help of a command could not be printed
}

// Console is the shell of this process, a program of this version.
func Console(version string) *Shell {
	start := time.Now()
	return &Shell{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		Version: version,
		Device:  serve.ThisDevice,
		OutSeen: isTerminal(os.Stdout), ErrSeen: isTerminal(os.Stderr),
		Elapsed: func() time.Duration { return time.Since(start) },
		Clock:   clock.Device,
		Interrupt: func() (context.Context, context.CancelFunc) {
			ctx, release := signal.NotifyContext(context.Background(), os.Interrupt)
			context.AfterFunc(ctx, release) // a second Ctrl-C ends the process at once
			return ctx, release
		},
	}
}

// isTerminal reports whether a stream is a terminal; the null device, which is a
// device for characters as well, is none.
func isTerminal(f *os.File) bool {
	here, err := f.Stat()
	if err != nil || here.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(here, null)
}
