package statistics

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// golden opens the recorded games of all games.
func golden(t *testing.T, each func(t *testing.T, m *matches.Match)) {
	t.Helper()
	files, err := filepath.Glob("../../games/*/testdata/golden/*.table")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			m, _, err := l.Import(data, "", nil)
			require.NoError(t, err)
			each(t, m)
		})
	}
}

// The first place is furthest at the end, in each game, so the curve ends as the ranking does.
func TestCurveEndsAsTheRanking(t *testing.T) {
	golden(t, func(t *testing.T, m *matches.Match) {
		s := StoryOf(m.Table(), m.Log().Lines())
		require.True(t, m.Table().Over())
		last := len(m.Table().Log())
		require.Len(t, s.Curve, len(m.Table().Seats()))
		for _, curve := range s.Curve {
			require.Len(t, curve, last+1)
		}
		for _, leader := range s.Leads(last) { // those who share a place may not have come as far
			require.Contains(t, m.Table().Ranking()[0], leader)
		}
	})
}

// Each turning point is an entry of its own, in order, and says whom it was for and by which numbers. In every recorded match fortunes
// turn, so no throw is told.
func TestTurningPoints(t *testing.T) {
	found := map[string]map[TurnKind]int{}
	golden(t, func(t *testing.T, m *matches.Match) {
		s, key := StoryOf(m.Table(), m.Log().Lines()), m.Table().Game().Key
		flat := !slices.ContainsFunc(s.Curve, func(c []int) bool { return slices.Max(c) > slices.Min(c) })
		require.Equal(t, flat, len(s.Turns) == 0)
		require.LessOrEqual(t, len(s.Turns), turningPoints)
		if found[key] == nil {
			found[key] = map[TurnKind]int{}
		}
		for i, turn := range s.Turns {
			require.True(t, i == 0 || turn.Point > s.Turns[i-1].Point)
			require.Positive(t, turn.Seat)
			require.NotEmpty(t, turn.Line.Sentence)
			switch curve := s.Curve[turn.Seat-1]; turn.Kind {
			case Lead, Close:
				require.Equal(t, []int{turn.Seat}, s.Leads(turn.Point))
				require.GreaterOrEqual(t, turn.By, 0)
			case Haul:
				require.Positive(t, turn.By)
			case Blow:
				require.Equal(t, turn.By, curve[turn.Point-1]-curve[turn.Point])
			default:
				t.Errorf("a throw is told: %s", turn.Line.Sentence)
			}
			found[key][turn.Kind]++
			t.Logf("%d %s %d: %s, by %d, %d moves, after %d", turn.Kind, m.Table().Seats()[turn.Seat-1], turn.Point, turn.Line.Sentence, turn.By, turn.Moves, turn.Other)
		}
	})
	for _, key := range []string{"traders", "raid-trade", "rising-tides", "atrades"} {
		require.Positive(t, found[key][Lead], key)
	}
}

// Who led longest and who went ahead for good are told, with what was lost at once between; where nobody ever moved, the rarest throws.
func TestFortunesBeforeThrows(t *testing.T) {
	lines := make([]matches.LogLine, 8)
	entries := make([]standing, 8)
	for i := range entries {
		entries[i] = standing{rules.Entry{Act: rules.Act{Seat: 1}}, &lines[i]}
	}
	throws := []Turn{{Kind: Lucky, Seat: 1, Point: 2, Chance: 1.0 / 6}, {Kind: Unlucky, Seat: 2, Point: 5, Chance: 1.0 / 6}}
	s := teller{Story: Story{Curve: [][]int{{0, 1, 1, 1, 1, 1, 1, 5, 5}, {0, 0, 4, 4, 4, 2, 2, 2, 2}}}, entries: entries, chance: make([]bool, 8), throws: throws}
	s.choose()
	var kinds []TurnKind
	for _, turn := range s.Turns {
		kinds = append(kinds, turn.Kind)
	}
	require.Equal(t, []TurnKind{Lead, Blow, Lead}, kinds)
	require.Equal(t, []int{2, 5, 1}, []int{s.Turns[0].Seat, s.Turns[0].Moves, s.Turns[0].Other})
	require.Equal(t, []int{2, 2}, []int{s.Turns[1].Seat, s.Turns[1].By})
	require.True(t, s.Turns[2].Lasts)
	require.Equal(t, 2, s.Worst.Seat)
	s = teller{Story: Story{Curve: [][]int{make([]int, 9), make([]int, 9)}}, entries: entries, chance: make([]bool, 8), throws: throws}
	s.choose()
	require.Equal(t, throws, s.Turns)
}

// What was taken back stands in the story, and nothing of it on the curve.
func TestStoryTellsWhatWasTakenBack(t *testing.T) {
	l, _ := newLibrary()
	m := create(t, l, matches.Settings{})
	play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?", "1: draw fuel")
	require.NoError(t, m.Undo())
	require.NoError(t, m.Agree(m.Table().State(), "The fuel went back into the deck"))
	s := StoryOf(m.Table(), m.Log().Lines())
	require.Len(t, s.Undone, 1)
	require.Equal(t, "draw fuel", s.Undone[0].Text)
	require.Len(t, s.Agreed, 1)
	require.Equal(t, "The fuel went back into the deck", s.Agreed[0].Reason)
	require.Len(t, s.Curve[0], 6)
	require.Empty(t, s.Turns)
	require.Empty(t, s.Leads(5))
}

// Of what chance gave the rarest counts.
func TestLuckByTheOdds(t *testing.T) {
	s := teller{Story: Story{Curve: [][]int{{0, 0, 0, 0}, {0, 0, 0, 0}}}, entries: make([]standing, 3)}
	s.throws = []Turn{{Kind: Lucky, Seat: 1, Point: 1, Chance: 0.5}, {Kind: Lucky, Seat: 2, Point: 2, Chance: 1.0 / 6}, {Kind: Unlucky, Seat: 1, Point: 3, Chance: 0.5}}
	best, ok := s.extreme(Lucky)
	require.True(t, ok)
	require.Equal(t, 2, best.Point)
	_, ok = s.extreme(Unlucky)
	require.False(t, ok, "what comes every second time is no bad luck")
}
