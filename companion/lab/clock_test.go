package lab_test

import (
	"bytes"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// timed is a small study of Rising Tides beside its timer.
func timed(t *testing.T, by players.Player, minutes, likely, pace int) *lab.Study {
	t.Helper()
	s := study(t, "rising-tides", by)
	s.Clock, s.Pace = &lab.Clock{Minutes: minutes, Chance: likely}, pace
	return s
}

// moves are the lines of a transcript behind its headers.
func moves(text []byte) [][]byte {
	_, lines, _ := bytes.Cut(text, []byte("\n\n"))
	return bytes.Split(bytes.TrimSpace(lines), []byte("\n"))
}

// judged has a transcript judged, all of which is legal, and tells of each move before it is made.
func judged(t *testing.T, s *lab.Study, text []byte, tell func(before rules.Table, m rules.Judged)) rules.Table {
	t.Helper()
	transcript, err := rules.ReadTranscript(text)
	require.NoError(t, err)
	require.Equal(t, strconv.Itoa(60*s.Clock.Minutes), transcript.Value(tide.LengthHeader))
	table, err := s.Game.Open(transcript, nil)
	require.NoError(t, err)
	for _, move := range transcript.Moves {
		before := table.Fork()
		m := rules.JudgeMove(table, move)
		require.Equal(t, rules.Legal, m.Verdict, move.Text)
		tell(before, m)
	}
	return table
}

// TestTheTimerEndsAMatch lets no event come: each move takes its time from the first turn on, and when none is left the match ends.
func TestTheTimerEndsAMatch(t *testing.T) {
	for _, by := range []players.Player{nil, players.Random{}, players.Greedy{}} {
		s := timed(t, by, 1, 0, 3)
		s.Times = map[string]int64{"draw": 1500}
		m, text, err := s.Play(2)
		require.NoError(t, err)
		require.True(t, m.Over)
		require.Equal(t, int64(60_000), m.Ran)
		require.Equal(t, 1, m.Used["time-out"][0])
		require.Nil(t, m.Used["event"])
		require.Contains(t, string(text), "[Timer \"60\"]\n[EventChance \"0\"]\n")
		passed := int64(0)
		table := judged(t, s, text, func(before rules.Table, m rules.Judged) {
			switch {
			case before.Step() == "nations" || before.Step() == "deal" || before.Step() == "reveal" || m.Act.Seat == 0:
			case before.Verb(m.Act) == "draw":
				passed += 1500
			default:
				passed += 3000
			}
		})
		require.True(t, table.Over())
		require.LessOrEqual(t, passed, int64(60_000))
		require.Greater(t, passed, int64(57_000), "the move that was under way isn't made")
	}
}

// TestEventsComeByTheClock has an event come at each tick that is not barred, and judges the transcript.
func TestEventsComeByTheClock(t *testing.T) {
	s := timed(t, players.Greedy{}, 8, 100, 2)
	m, text, err := s.Play(1)
	require.NoError(t, err)
	// 48 ticks: two in the first 5 %, every other one directly after an event; more time brings more.
	require.InDelta(t, 23, m.Used["event"][0], 6)
	require.LessOrEqual(t, m.Ran, int64(16*60_000), "no match runs longer than twice the set time (12.2 item 4)")
	require.True(t, judged(t, s, text, func(before rules.Table, m rules.Judged) {
		if before.Verb(m.Act) == "event" {
			require.Equal(t, "turn", before.Step(), "an event that comes amid a decision is held (12.2 item 3)")
		}
	}).Over())

	s.Options = []string{"event-right=off", "event-left=off", "event-back=off", "event-more-time=off"}
	less, _, err := s.Play(1)
	require.NoError(t, err)
	require.Equal(t, less.Used["event"][0], less.Words["event less-time"][0], "events that are off don't come")
	require.Less(t, less.Ran, int64(8*60_000))
}

// TestATimedMatchIsTheSame plays timed matches twice, by players of all kinds.
func TestATimedMatchIsTheSame(t *testing.T) {
	for _, by := range []players.Player{nil, players.Greedy{}, players.Search{Tries: 4}} {
		s := timed(t, by, 2, 50, 2)
		first, text, err := s.Play(3)
		require.NoError(t, err)
		again, same, err := s.Play(3)
		require.NoError(t, err)
		require.Equal(t, first, again)
		require.Equal(t, string(text), string(same))
		require.NoError(t, first.Fault(len(s.Seats)))
	}
}

// TestNothingComesWhileSomebodyThinks has an event due at moments at which a seat reads the timer and thinks: it comes after the thought.
func TestNothingComesWhileSomebodyThinks(t *testing.T) {
	s := timed(t, players.Search{Tries: 2}, 2, 100, 2)
	for n := 1; n <= 6; n++ {
		_, text, err := s.Play(n)
		require.NoError(t, err)
		judged(t, s, text, func(rules.Table, rules.Judged) {})
	}
}

// TestEachSeedHasItsEvents plays pairs with other set times: until the shorter one ends, both are the same match.
func TestEachSeedHasItsEvents(t *testing.T) {
	short, long := timed(t, players.Greedy{}, 4, 0, 2), timed(t, players.Greedy{}, 8, 0, 2)
	_, one, err := short.Play(5)
	require.NoError(t, err)
	_, other, err := long.Play(5)
	require.NoError(t, err)
	a, b := moves(one), moves(other)
	at := 0
	for at < len(a) && !bytes.HasPrefix(a[at], []byte("table: time-out")) {
		require.Equal(t, string(a[at]), string(b[at]))
		at++
	}
	require.Greater(t, at, 100)
}

// TestOnlyOneGameHasATimer asks for the usual timers.
func TestOnlyOneGameHasATimer(t *testing.T) {
	s := study(t, "rising-tides", nil)
	for seats, minutes := range map[int]int{4: 8, 5: 10, 6: 12} {
		require.Equal(t, &lab.Clock{Minutes: minutes, Chance: 20}, lab.ClockFor(s.Game, seats))
	}
	require.Nil(t, lab.ClockFor(study(t, "traders", nil).Game, 4))
}
