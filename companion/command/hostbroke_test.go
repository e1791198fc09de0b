package command

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

// TestNothingEndsTheHost lets the match break under the host's lock: in the answer that is typed, and by the clock. It is told on the
// terminal, the lock is free again, and the match goes on.
func TestNothingEndsTheHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEnding(t)
		defer e.h.close()
		var said []string
		say := func(what string) { said = append(said, what) }
		e.h.say = func(what string) {
			if strings.HasPrefix(what, "nobody asks") {
				panic("the terminal is gone")
			}
			say(what)
		}
		e.h.listen(strings.NewReader("yes 7\n"))
		e.h.room.Use(func() { panic("by the clock") })
		require.Len(t, said, 2)
		require.Contains(t, said[0], "the terminal is gone")
		require.Contains(t, said[1], "by the clock")
		count := len(e.h.match.Table().Log())
		e.plays()
		e.pass(time.Second)
		require.Greater(t, len(e.h.match.Table().Log()), count)
		for _, g := range e.guests {
			require.True(t, g.Live())
		}
	})
}
