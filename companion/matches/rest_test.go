package matches_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// gap is the time before the latest line of a match.
func gap(m *matches.Match) time.Duration {
	return time.Duration(m.Log().Line(m.Log().Count()).Gap) * time.Millisecond
}

// TestRestsArePartOfNoGap lets a match rest twice before a move, and once before an undo; read again, it says the same.
func TestRestsArePartOfNoGap(t *testing.T) {
	store := journal.Memory()
	l, c := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{})
	wait := func(d time.Duration) { c.At += d.Milliseconds() }
	rest := func(d time.Duration) {
		require.NoError(t, m.Kept().Amend(matches.Rested(c.At, true)))
		wait(d)
		require.NoError(t, m.Kept().Amend(matches.Rested(c.At, false)))
	}
	wait(20 * time.Second)
	rest(time.Hour)
	wait(3 * time.Second)
	require.NoError(t, m.Kept().Amend(matches.Rested(c.At, true)))
	wait(time.Minute)
	thought, rests := matches.Thought(m, c.At)
	require.Equal(t, []any{int64(23_000), true}, []any{thought, rests}, "it rests")
	require.NoError(t, m.Kept().Amend(matches.Rested(c.At, false)))
	wait(2 * time.Second)
	thought, rests = matches.Thought(m, c.At)
	require.Equal(t, []any{int64(25_000), false}, []any{thought, rests})
	touched := m.Summary().Touched
	matchtest.Play(t, m, "1: nation ?")
	require.Equal(t, 25*time.Second, gap(m))
	require.Equal(t, time.Hour+85*time.Second, time.Duration(m.Summary().Touched-touched)*time.Millisecond, "what the list shows is the time of day")
	rest(time.Hour)
	require.NoError(t, m.Undo())
	wait(4 * time.Second)
	matchtest.Play(t, m, "1: nation ?")
	require.Equal(t, 4*time.Second, gap(m))
	id, lines := m.ID(), m.Log().Lines()
	m.Close()
	m, report, err := l.Open(id)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, lines, m.Log().Lines())
}

// TestAKilledAppHasRestedSinceTheLatestEvent ends a rest that nobody has begun.
func TestAKilledAppHasRestedSinceTheLatestEvent(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	c.At += 60_000
	require.NoError(t, m.Kept().Amend(matches.Rested(c.At, false)))
	c.At += 7_000
	matchtest.Play(t, m, "1: nation ?")
	require.Equal(t, 7*time.Second, gap(m))
}

// TestAClockStandsAfterALongTime thinks for too long with a clock and without one: with it the gap is as long as it may be, without it is
// a break.
func TestAClockStandsAfterALongTime(t *testing.T) {
	for header, want := range map[string]time.Duration{"": 20 * time.Minute, "up": 5 * time.Minute} {
		l, c := matchtest.New(journal.Memory())
		headers := &rules.Transcript{}
		headers.Headers = append(headers.Headers, matchtest.Tides(matchtest.Four...).Headers...)
		if header != "" {
			headers.Add(matches.HeaderClock, header)
		}
		m, err := l.Create(headers, "Friday", matches.Settings{})
		require.NoError(t, err)
		c.At += (20 * time.Minute).Milliseconds()
		matchtest.Play(t, m, "1: nation ?")
		require.Equal(t, want, gap(m), "%q", header)
	}
}

// TestRestsAreNoStory compares what a backup brings with what is here: when nobody looked at it isn't compared.
func TestRestsAreNoStory(t *testing.T) {
	records := []journal.Record{{Kind: 'm', Text: "0 1 nation ?"}}
	require.Equal(t, records, matches.Story(append(records[:1:1], matches.Rested(5, true))))
}
