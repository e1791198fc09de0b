package command

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tables/lines"
	"tablekeeper/companion/tables/serve"
	"tablekeeper/companion/tables/wire"
)

// inside is an end of a line within the process.
type inside struct {
	in, out chan []byte
	ctx     context.Context
	end     context.CancelFunc
}

func newInside() (*inside, *inside) {
	ctx, end := context.WithCancel(context.Background())
	a, b := make(chan []byte, 100), make(chan []byte, 100)
	return &inside{a, b, ctx, end}, &inside{b, a, ctx, end}
}

func (l *inside) Read(ctx context.Context) ([]byte, error) {
	for {
		select {
		case data := <-l.in:
			return data, nil
		case <-ctx.Done():
			l.end()
			return nil, io.EOF
		case <-l.ctx.Done():
		}
		select {
		case data := <-l.in: // it came before the end
			return data, nil
		default:
			return nil, io.EOF
		}
	}
}

func (l *inside) Write(_ context.Context, data []byte) error {
	if l.ctx.Err() != nil {
		return io.ErrClosedPipe
	}
	l.out <- data
	return nil
}

func (l *inside) Close() { l.end() }

// nearlyOver writes a match of Atrades without its last move, and gives that move.
func nearlyOver(t *testing.T, file string) (last string) {
	t.Helper()
	g, ok := shelf.Find("atrades")
	require.True(t, ok)
	head := &rules.Transcript{}
	for _, header := range [][2]string{{"Game", "atrades"}, {"Seat", "Anna"}, {"Seat", "Ben"}, {"Seat", "Cleo"}} {
		head.Add(header[0], header[1])
	}
	table, err := g.Open(head, nil)
	require.NoError(t, err)
	random := rand.New(rand.NewPCG(397, 1))
	var text strings.Builder
	text.WriteString("[Game \"atrades\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n[Seat \"Cleo\"]\n\n")
	for !table.Over() {
		text.WriteString(last)
		act := rules.Choose(table.Legal(nil), table.RandomWeight, random.IntN)
		last = rules.SeatWord(act.Seat) + ": " + table.Notation(act) + "\n"
		table.Play(act)
	}
	require.NoError(t, os.WriteFile(file, []byte(text.String()), 0o600))
	return strings.TrimSuffix(last, "\n")
}

// ending is a hosted match without its last move, with a device of the seat that makes it and one that looks on.
type ending struct {
	t      *testing.T
	h      *hosted
	site   *serve.Site
	guests [2]*tables.Guest
	ended  [2]chan error
	sleeps [2]func() // lets a device go
	rooms  [2]*lines.Guest
	now    func() time.Duration
	last   string
	later  int // how often the end was put off
}

func newEnding(t *testing.T) *ending {
	t.Helper()
	return newEndingOn(t, func(s journal.Store) journal.Store { return s })
}

// newEndingOn has a disk of the test.
func newEndingOn(t *testing.T, disk func(journal.Store) journal.Store) *ending {
	t.Helper()
	file := filepath.Join(t.TempDir(), "friday.table")
	last := nearlyOver(t, file)
	e := newTable(t, file, disk)
	e.last = last
	seat, err := e.h.match.Table().Read(e.last)
	require.NoError(t, err)
	e.ask(0, func(g *tables.Guest, done func(error)) { g.Claim(seat.Seat, done) })
	return e
}

// newTable keeps a match for two devices, by the clock of the bubble.
func newTable(t *testing.T, file string, disk func(journal.Store) journal.Store) *ending {
	t.Helper()
	e := &ending{t: t, site: serve.Bare()}
	began, sh := time.Now(), quietShell(&bytes.Buffer{}, &bytes.Buffer{}, t.Context())
	sh.Program, sh.Elapsed = "1.0", func() time.Duration { return time.Since(began) }
	e.now = sh.Elapsed
	sh.Clock = func() clock.Reading { // from one start of the program to the next
		now := time.Now().UnixMilli()
		return clock.Reading{Wall: now, Steady: now, Boot: "one", CountsSleep: true}
	}
	folder, err := journal.Folder(filepath.Dir(file))
	require.NoError(t, err)
	h, err := hostIn(disk(folder), file, sh)
	require.NoError(t, err)
	e.h = h
	real := h.later
	h.later = func(d time.Duration, f func()) func() { e.later++; return real(d, f) }
	h.open(context.Background(), e.site) // no line ends because the program does
	for i, name := range []string{"a", "b"} {
		g := tables.NewGuest(tables.GuestOptions{Program: "1.0", Device: strings.Repeat(name, 32), Find: shelf.Find, Secret: chance.Secrets(chance.NewSeed)})
		r := lines.NewGuest(lines.GuestOptions{
			Guest: g, Word: h.word(), Do: e.use, Now: sh.Elapsed,
			Dial: func(context.Context) (lines.Line, error) {
				here, there := newInside()
				go func() { _ = h.room.Serve(context.Background(), there, name) }()
				return here, nil
			},
		})
		e.guests[i], e.rooms[i] = g, r
		e.ended[i] = make(chan error, 1)
		ctx, end := context.WithCancel(t.Context())
		e.sleeps[i] = end
		go func() { e.ended[i] <- r.Run(ctx) }()
	}
	e.pass(time.Second)
	return e
}

// use does something with the match and those who look at it.
func (e *ending) use(f func()) {
	e.h.mu.Lock()
	defer e.h.mu.Unlock()
	f()
}

// pass lets time pass, until nobody has anything to do.
func (e *ending) pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// ask lets a device ask for something.
func (e *ending) ask(device int, what func(g *tables.Guest, done func(error))) {
	e.t.Helper()
	require.NoError(e.t, e.asks(device, what))
}

// asks is such an ask that may be refused.
func (e *ending) asks(device int, what func(g *tables.Guest, done func(error))) error {
	answer := errors.New("no answer")
	e.use(func() {
		what(e.guests[device], func(err error) { answer = err })
		e.rooms[device].Flush()
	})
	synctest.Wait()
	e.h.mu.Lock()
	defer e.h.mu.Unlock()
	return answer
}

// plays makes the last move.
func (e *ending) plays() {
	e.t.Helper()
	e.ask(0, func(g *tables.Guest, done func(error)) {
		act, err := g.Match().Table().Read(e.last)
		require.NoError(e.t, err)
		g.Play(act, done)
	})
	e.use(func() { require.True(e.t, e.guests[1].Match().Table().Over()) })
}

// open reports whether the door of the table is open.
func (e *ending) open() bool {
	asked := httptest.NewRequest(http.MethodGet, "http://localhost/"+wire.Path, nil)
	asked.RemoteAddr = "127.0.0.1:5000"
	answer := httptest.NewRecorder()
	e.site.ServeHTTP(answer, asked)
	return answer.Code != http.StatusNotFound
}

// TestAHostedTableEndsWithItsMatch lets a minute pass after the last move: those who are there are told, the door is closed, and
// nothing goes on, for the bubble of the test ends only when no goroutine is left in it.
func TestAHostedTableEndsWithItsMatch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEnding(t)
		defer e.h.close()
		require.Equal(t, 2, e.h.room.Lines())
		e.plays()
		e.pass(tables.AfterMatch - time.Millisecond)
		require.True(t, e.open())
		require.Equal(t, 2, e.h.room.Lines())
		e.pass(time.Millisecond)
		require.False(t, e.open())
		require.Zero(t, e.h.room.Lines())
		for i, g := range e.guests {
			require.ErrorIs(t, <-e.ended[i], lines.ErrOver)
			require.True(t, g.Over())
			require.Equal(t, "The match is over.", g.Bye().Why)
			require.Equal(t, string(e.h.match.Export()), g.Log(), "what was shown last is the end")
		}
		_, err := e.h.store.Read(e.h.match.ID() + keptEnding)
		require.ErrorIs(t, err, fs.ErrNotExist, "the word ends with the match")
		e.pass(time.Hour)
		require.Equal(t, 1, e.later, "a table that is closed is not closed again")
	})
}

// TestAMoveThatIsTakenBackKeepsTheTableOpen takes the last move back within the minute and makes it again: the minute begins
// with the move that ends the match.
func TestAMoveThatIsTakenBackKeepsTheTableOpen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEnding(t)
		defer e.h.close()
		e.plays()
		e.pass(20 * time.Second)
		e.h.do(func() {
			require.NoError(t, e.h.match.Undo())
			e.h.room.Send(e.h.table.Changed())
		})
		e.pass(30 * time.Second)
		e.plays()
		e.pass(tables.AfterMatch - time.Millisecond)
		require.True(t, e.open(), "the first end does not count any more")
		require.Equal(t, 2, e.h.room.Lines())
		e.pass(time.Millisecond)
		require.False(t, e.open())
		require.Zero(t, e.h.room.Lines())
		require.ErrorIs(t, <-e.ended[1], lines.ErrOver)
	})
}
