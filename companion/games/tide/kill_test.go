package tide

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Power fails in the midst of a record or between the records of the timer and
// those of the referee: every event is entered exactly once.
func TestKilledBetweenTheTwoLogs(t *testing.T) {
	type death struct{}
	killed := 0
	for seed := range uint64(40) {
		for at := 1; at < 60; at++ {
			s, r := newScript(seed, true)
			calls := 0
			die := func() {
				if calls++; calls == at {
					panic(death{})
				}
			}
			s.paper.die, s.follow.die = die, die
			hint := fmt.Sprintf("seed %d, killed at call %d", seed, at)
			dead := func() (dead bool) {
				defer func() {
					if cause := recover(); cause != nil {
						require.Equal(t, death{}, cause, hint)
						dead = true
					}
				}()
				for range 40 {
					s.step(r)
				}
				return false
			}()
			if !dead {
				break
			}
			killed++
			s.paper.die, s.follow.die = nil, nil
			back, err := Resume(s.paper.records, s.follow, s.paper, s.watch.pass(100_000))
			require.NoError(t, err, hint)
			require.Empty(t, back.Doubts(), hint)
			requireEnteredOnce(t, back, s, hint)
			again, err := Resume(s.paper.records, s.follow, s.paper, s.watch.Reading)
			require.NoError(t, err, hint)
			require.Empty(t, again.Doubts(), hint)
			requireEnteredOnce(t, again, s, hint)
		}
	}
	require.Greater(t, killed, 500)
}

func requireEnteredOnce(t *testing.T, g *Game, s *script, hint string) {
	t.Helper()
	var came []Kind
	v := g.View(s.watch.Reading)
	for _, h := range v.All {
		if h.What == EventCame {
			came = append(came, h.Event)
		}
	}
	hint += "\n" + strings.Join(s.paper.records, "\n")
	require.Equal(t, append([]Kind(nil), s.follow.events...), came, hint)
	ended := 0
	if v.End == TimeOut {
		ended = 1
	}
	require.Equal(t, ended, s.follow.timeOut, hint)
}

func TestKilledWhileTheEndOfTimeIsEntered(t *testing.T) {
	for _, entered := range []bool{false, true} {
		game := &table{step: StepTurn}
		g, p, w := started(t, quiet, game)
		if entered {
			game.step = StepEnd
			game.timeOut = 1
		}
		g.View(w.pass(599_000))
		p.records = append(p.records, "time-out 600000 600000 600000")
		w.pass(60_000)
		for range 2 {
			back, err := Resume(p.records, game, p, w.Reading)
			require.NoError(t, err)
			require.Empty(t, back.Doubts())
			require.Equal(t, TimeOut, back.View(w.Reading).End)
			require.Equal(t, 1, game.timeOut)
		}
	}
}
