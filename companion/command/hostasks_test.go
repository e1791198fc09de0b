package command

import (
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/tables"
)

// TestTheTerminalAnswers lets whoever started the program answer who gets a seat, and for who isn't connected.
func TestTheTerminalAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEnding(t)
		defer e.h.close()
		var said []string
		e.h.say = func(what string) { said = append(said, what) }
		taken := e.guests[0].Seat()
		for range 3 {
			e.use(func() { e.guests[1].Claim(taken, nil) })
			e.pass(time.Second)
		}
		mark := e.guests[1].You().Mark
		require.Equal(t, []string{
			`"` + mark + `", a device without a seat, wants to play as ` + e.guests[1].Seats()[taken-1].Name +
				`. It shows the same two words. Type: yes 1, or: no 1`,
		}, said, "it is said once")
		e.h.listen(strings.NewReader("\nwell\nyes 2\nno 1\nyes 1\n"))
		require.Len(t, said, 4, "%q", said)
		e.pass(time.Second)
		require.Equal(t, taken, e.guests[0].Seat())
		e.use(func() { e.guests[1].Claim(taken, nil) })
		e.pass(time.Second)
		e.h.listen(strings.NewReader("YES 2\n"))
		e.pass(time.Second)
		require.Equal(t, taken, e.guests[1].Seat())
		require.Zero(t, e.guests[0].Seat())

		log := e.h.match.Table().Log()
		other := 1
		for other == taken || other == log[len(log)-1].Seat { // the own move is taken back without a question
			other++
		}
		e.ask(0, func(g *tables.Guest, done func(error)) { g.Claim(other, done) })
		e.sleeps[1]()
		e.pass(time.Second)
		count := len(log)
		e.ask(0, func(g *tables.Guest, done func(error)) { g.Undo(done) })
		require.Contains(t, said[len(said)-1], "isn't connected: you can agree for")
		require.Len(t, e.h.match.Table().Log(), count)
		e.h.listen(strings.NewReader("yes 3\n"))
		require.Len(t, e.h.match.Table().Log(), count-1)
	})
}

// fullDisk is a folder on a disk that can be full.
type fullDisk struct {
	journal.Store
	full bool
}

func (d *fullDisk) Append(name string, size int, line []byte) error {
	if d.full {
		return syscall.ENOSPC
	}
	return d.Store.Append(name, size, line)
}

// TestTheTerminalSaysWhatIsNotKept plays on a full disk: the terminal says so at once, every minute, and when all is kept.
func TestTheTerminalSaysWhatIsNotKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := &fullDisk{}
		e := newEndingOn(t, func(s journal.Store) journal.Store { disk.Store = s; return disk })
		defer e.h.close()
		var said []string
		e.h.say = func(what string) { said = append(said, what) }
		e.use(func() { disk.full = true })
		e.plays()
		require.Len(t, said, 1)
		require.Contains(t, said[0], "NOT on the disk")
		e.pass(59 * time.Second)
		require.Len(t, said, 1)
		for _, g := range e.guests {
			require.True(t, g.Unkept())
		}
		e.use(func() { disk.full = false })
		e.pass(500 * time.Millisecond)
		e.h.do(func() {})
		e.ask(0, func(g *tables.Guest, done func(error)) { g.Undo(done) })
		require.Equal(t, "everything that was played is on the disk again", said[len(said)-1])
		e.pass(time.Second)
		for _, g := range e.guests {
			require.False(t, g.Unkept())
		}
	})
}
