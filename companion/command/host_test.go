package command

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/serve"
	"tablekeeper/companion/tables/wire"
)

// serving runs serve for a match until the test ends it; it gives the address and the word.
func serving(t *testing.T, file string) (address, word string, end func()) {
	t.Helper()
	output, out := io.Pipe()
	ctx, interrupt := context.WithCancel(t.Context())
	var errs bytes.Buffer
	began := time.Now()
	sh := quietShell(out, &errs, ctx)
	sh.Program, sh.Elapsed = "1.0", func() time.Duration { return time.Since(began) }
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
	address, word, end := serving(t, file)
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
	again, same, end := serving(t, kept[0])
	defer end()
	require.Equal(t, word, same)
	g = joinHosted(t, again, word)
	g.use(func() {
		require.Equal(t, 2, g.guest.Seat())
		require.Equal(t, 1, g.guest.Revision())
		require.Contains(t, g.guest.Log(), "\nBen: roll ")
	})
}

// TestAMatchThatMovesTakesItsKeyAlong moves the folder of a hosted match: the phone knows the host again there and has its seat, by the
// name that follows from the key. A seat by a name of before is asked for once.
func TestAMatchThatMovesTakesItsKeyAlong(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "here")
	require.NoError(t, os.Mkdir(folder, 0o700))
	file := filepath.Join(folder, "friday.table")
	require.NoError(t, os.WriteFile(file, []byte("[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n"), 0o600))
	address, word, end := serving(t, file)
	g := joinHosted(t, address, word)
	g.use(func() { g.guest.Claim(2, g.answer) })
	require.NoError(t, <-g.answers)
	end()
	there := filepath.Join(filepath.Dir(folder), "there")
	require.NoError(t, os.Rename(folder, there))
	kept, err := filepath.Glob(filepath.Join(there, "*"+keptEnding))
	require.NoError(t, err)
	require.Len(t, kept, 1)
	address, same, end := serving(t, filepath.Join(there, "friday.table"))
	require.Equal(t, word, same)
	again := joinHosted(t, address, word)
	seat := 0
	again.use(func() { seat = again.guest.Seat() })
	end()
	require.Equal(t, g.host, again.host)
	require.Equal(t, 2, seat)

	data, err := os.ReadFile(kept[0])
	require.NoError(t, err)
	name := tables.DeviceAt(strings.Repeat("d", 32), g.host)
	require.Contains(t, string(data), name)
	require.NoError(t, os.WriteFile(kept[0], bytes.ReplaceAll(data, []byte(name), []byte(strings.Repeat("o", len(name)))), 0o600))
	h, err := host(filepath.Join(there, "friday.table"), quietShell(&bytes.Buffer{}, &bytes.Buffer{}, t.Context()))
	require.NoError(t, err)
	defer h.close()
	h.now = func() time.Duration { return 0 }
	hello := fmt.Appendf(nil, `{"do":"hello","hello":{"protocol":%d,"program":"1.0","device":%q}}`, tables.Protocol, name)
	h.do(func() {
		h.table.Receive(1, hello, 0)
		h.table.Receive(1, []byte(`{"do":"claim","id":"1","seat":2}`), 0)
	})
	require.False(t, h.table.Seats()[1].Here)
	h.hear([]string{"yes", "1"})
	require.True(t, h.table.Seats()[1].Here)
	h.table.Gone(1)
	require.False(t, h.table.Seats()[1].Here)
	h.table.Receive(2, hello, 0)
	require.True(t, h.table.Seats()[1].Here, "it is asked once")
}

// TestServeGoesOnWithTheSameMatch starts the same command again, then with a changed transcript, then after the end of the match.
func TestServeGoesOnWithTheSameMatch(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "friday.table")
	last := nearlyOver(t, file)
	sh := quietShell(&bytes.Buffer{}, &bytes.Buffer{}, t.Context())
	open := func() *hosted {
		h, err := host(file, sh)
		require.NoError(t, err)
		return h
	}
	first := open()
	id, word := first.match.ID(), first.word()
	first.close()
	again := open()
	require.Equal(t, []string{id, word}, []string{again.match.ID(), again.word()})
	require.Contains(t, again.open(t.Context(), serve.Bare()), "goes on")
	act, err := again.match.Table().Read(last)
	require.NoError(t, err)
	err = again.match.Play(act, matches.Entered)
	require.NoError(t, err)
	again.close()
	require.NoFileExists(t, filepath.Join(folder, id+keptEnding), "the word ends with the match")
	other := open()
	require.NotEqual(t, id, other.match.ID())
	require.NotEqual(t, word, other.word())
	other.close()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, bytes.Replace(data, []byte("Anna"), []byte("Dora"), 1), 0o600))
	changed := open()
	require.NotEqual(t, other.match.ID(), changed.match.ID())
	require.Equal(t, "Dora", changed.match.Table().Seats()[0])
	changed.close()
}

// TestServeSaysWhereTheMatchGoesOn puts an older copy in the place of a match while it is hosted: the word goes along to where the rest is kept.
func TestServeSaysWhereTheMatchGoesOn(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "friday.table")
	last := nearlyOver(t, file)
	h, err := host(file, quietShell(&bytes.Buffer{}, &bytes.Buffer{}, t.Context()))
	require.NoError(t, err)
	defer h.close()
	var said []string
	h.say, h.over = func(what string) { said = append(said, what) }, func() {}
	h.later, h.now = func(time.Duration, func()) func() { return func() {} }, func() time.Duration { return 0 }
	before := h.match.ID()
	path := filepath.Join(folder, before+matchEnding)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NoError(t, os.Remove(path))
	require.NoError(t, os.WriteFile(path, data[:len(data)/2], 0o600))
	h.do(func() {
		act, err := h.match.Table().Read(last)
		require.NoError(t, err)
		var anew *matches.SavedAnew
		require.ErrorAs(t, h.match.Play(act, matches.Entered), &anew)
	})
	now := h.match.ID()
	require.NotEqual(t, before, now)
	require.Len(t, said, 1)
	require.Contains(t, said[0], now+matchEnding)
	require.NoFileExists(t, filepath.Join(folder, before+keptEnding))
	require.FileExists(t, filepath.Join(folder, now+keptEnding))
}

// TestAWordThatOutlivedItsMatch is one of a program that was ended from outside right after the match.
func TestAWordThatOutlivedItsMatch(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "friday.table")
	last := nearlyOver(t, file)
	sh := quietShell(&bytes.Buffer{}, &bytes.Buffer{}, t.Context())
	h, err := host(file, sh)
	require.NoError(t, err)
	id := h.match.ID()
	kept, err := h.store.Read(id + keptEnding)
	require.NoError(t, err)
	act, err := h.match.Table().Read(last)
	require.NoError(t, err)
	err = h.match.Play(act, matches.Entered)
	require.NoError(t, err)
	h.close()
	for _, name := range []string{id + matchEnding, file} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, id+keptEnding), kept, 0o600))
		again, err := host(filepath.Join(folder, filepath.Base(name)), sh)
		require.NoError(t, err)
		require.NotEqual(t, h.word(), again.word(), name)
		require.Equal(t, name == file, again.match.ID() != id, name)
		again.close()
		require.NoFileExists(t, filepath.Join(folder, id+keptEnding), name)
	}
}

// hostedGuest is a device at a hosted table.
type hostedGuest struct {
	guest   *tables.Guest
	room    *lines.Guest
	tasks   chan func()
	answers chan error
	host    []byte // who it is, as it has proved
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
	g.guest = tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: strings.Repeat("d", 32), Find: shelf.Find, Secret: chance.Secrets(chance.NewSeed)})
	began, live := time.Now(), make(chan struct{}, 1000)
	g.room = lines.NewGuest(lines.GuestOptions{
		Guest: g.guest, Word: word, Now: func() time.Duration { return time.Since(began) }, Knows: func(m tables.Met) { g.host = m.Host },
		Do: func(f func()) {
			g.tasks <- func() {
				if f(); g.guest.Live() {
					live <- struct{}{}
				}
			}
		},
		Dial: func(ctx context.Context) (lines.Line, error) { return wire.Dial(ctx, address, tables.MaxTell) },
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
