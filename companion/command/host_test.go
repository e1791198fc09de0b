package command

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/shelf"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/room"
	"tablekeeper/companion/tables/wire"
)

// hosting runs serve for a match until the test ends it; it gives the address and the word.
func hosting(t *testing.T, file string) (address, word string, end func()) {
	t.Helper()
	output, out := io.Pipe()
	ctx, interrupt := context.WithCancel(t.Context())
	var errs bytes.Buffer
	began := time.Now()
	sh := quietShell(out, &errs, ctx)
	sh.Version, sh.Elapsed = "1.0", func() time.Duration { return time.Since(began) }
	status := make(chan int, 1)
	go func() { status <- Run([]string{"serve", "--port", "0", "--match", file}, sh) }()
	buffer := make([]byte, 2000)
	n, err := output.Read(buffer)
	require.NoError(t, err)
	found := regexp.MustCompile(`(?s)word:  ([a-z-]+)\n.*http://localhost:(\d+)/`).FindStringSubmatch(string(buffer[:n]))
	require.NotNil(t, found, "%s", buffer[:n])
	go func() { _, _ = io.Copy(io.Discard, output) }()
	return "127.0.0.1:" + found[2], found[1], func() {
		interrupt()
		require.Zero(t, <-status)
		require.Empty(t, errs.String())
	}
}

// TestServeKeepsAMatch hosts a match without a window: a device joins with the word,
// throws, and finds the match and its seat again when the program was started anew.
func TestServeKeepsAMatch(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "friday.table")
	require.NoError(t, os.WriteFile(file, []byte("[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n"), 0o600))
	address, word, end := hosting(t, file)
	g := joinHosted(t, address, word)
	g.use(func() { g.guest.Claim(2, g.answer) })
	require.NoError(t, <-g.answers)
	g.use(func() {
		roll, err := g.guest.Match().Table().Read("Ben: roll 4")
		require.NoError(t, err)
		g.guest.Draw(2, roll.Verb, g.answer)
	})
	require.NoError(t, <-g.answers)
	end()
	kept, err := filepath.Glob(filepath.Join(folder, "*.match"))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	again, same, end := hosting(t, kept[0])
	defer end()
	require.Equal(t, word, same)
	g = joinHosted(t, again, word)
	g.use(func() {
		require.Equal(t, 2, g.guest.Seat())
		require.Equal(t, 1, g.guest.Revision())
		require.Contains(t, g.guest.Log(), "\nBen: roll ")
	})
}

// hostedGuest is a device at a hosted table.
type hostedGuest struct {
	guest   *tables.Guest
	room    *room.Guest
	tasks   chan func()
	answers chan error
}

func (g *hostedGuest) answer(err error) { g.answers <- err }

// use does something on the goroutine of the guest.
func (g *hostedGuest) use(f func()) {
	done := make(chan struct{})
	g.tasks <- func() { f(); g.room.Flush(); close(done) }
	<-done
}

func joinHosted(t *testing.T, address, word string) *hostedGuest {
	t.Helper()
	g := &hostedGuest{tasks: make(chan func(), 1000), answers: make(chan error, 1)}
	g.guest = tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: strings.Repeat("d", 32), Find: shelf.Find, Secret: freshSecret})
	began, live := time.Now(), make(chan struct{}, 1000)
	g.room = room.NewGuest(room.GuestOptions{
		Guest: g.guest, Word: word, Now: func() time.Duration { return time.Since(began) },
		Do: func(f func()) {
			g.tasks <- func() {
				if f(); g.guest.Live() {
					live <- struct{}{}
				}
			}
		},
		Dial: func(ctx context.Context) (room.Line, error) { return wire.Dial(ctx, address, tables.MaxTell) },
	})
	go func() {
		for f := range g.tasks {
			f()
		}
	}()
	go func() { _ = g.room.Run(t.Context()) }()
	<-live
	go func() {
		for range live { // nobody waits for it any more
		}
	}()
	return g
}

func TestServeSaysWhyAMatchCanNotBeKept(t *testing.T) {
	for name, content := range map[string]string{"no.table": "no transcript", "none.match": "", "broken.match": "x"} {
		file := filepath.Join(t.TempDir(), name)
		if content != "" {
			require.NoError(t, os.WriteFile(file, []byte(content), 0o600))
		}
		var out, errs bytes.Buffer
		require.Equal(t, 2, Run([]string{"serve", "--match", file}, quietShell(&out, &errs, t.Context())), name)
		require.Empty(t, out.String())
		require.Equal(t, 1, strings.Count(errs.String(), "\n"), errs.String())
	}
}
