package tide

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAGameFromStartToEnd(t *testing.T) {
	g, _, w := begin(t, quiet, nil)
	v := g.View(w.pass(60_000))
	require.Equal(t, Ready, v.State)
	require.Equal(t, int64(600_000), v.Remaining)
	require.Zero(t, v.Elapsed)

	require.NoError(t, g.Start(w.Reading))
	beats := 0
	for range 599_999 / 17 {
		v = g.View(w.pass(17))
		beats += v.Beats
	}
	require.Equal(t, Running, v.State)
	require.Equal(t, int64(599_998), v.Elapsed)
	require.Equal(t, int64(2), v.Remaining)
	require.Equal(t, "00:01", v.Digits)

	v = g.View(w.pass(17))
	beats += v.Beats
	require.Equal(t, Over, v.State)
	require.Equal(t, TimeOut, v.End)
	require.Equal(t, []What{TimeRanOut}, whats(v.New))
	require.Equal(t, int64(600_000), v.Elapsed)
	require.Zero(t, v.Remaining)
	require.Equal(t, 699, beats)
	require.Equal(t, [][]int{{1, 2, 3, 4}}, v.Places)

	v = g.View(w.pass(1_000_000))
	require.Equal(t, int64(600_000), v.Elapsed)
	require.Empty(t, v.New)
	require.Zero(t, v.Beats)
}

func TestPausesStandStill(t *testing.T) {
	g, _, w := started(t, quiet, nil)
	g.View(w.pass(2_500))
	require.NoError(t, g.Pause(w.pass(2_500)))
	v := g.View(w.pass(700_000))
	require.Equal(t, Paused, v.State)
	require.True(t, v.ByHand)
	require.Equal(t, int64(5_000), v.Elapsed)
	require.Zero(t, v.Away, "nobody has to look at a paused game")

	require.NoError(t, g.DeckEmpty(w.pass(1)))
	require.NoError(t, g.Shuffled(w.pass(1)))
	require.Equal(t, Paused, g.View(w.pass(1)).State, "paused by hand all the same")

	require.NoError(t, g.DeckEmpty(w.pass(1)))
	require.NoError(t, g.Continue(w.pass(1)))
	v = g.View(w.pass(1_000))
	require.Equal(t, Waiting, v.State)
	require.True(t, v.DeckEmpty)
	require.NoError(t, g.Shuffled(w.pass(1)))
	v = g.View(w.pass(1_000))
	require.Equal(t, Running, v.State)
	require.Equal(t, int64(6_000), v.Elapsed)
	require.Equal(t, []What{
		Started, PausedByHand, DeckEmptied, DeckShuffled, DeckEmptied, WentOn, DeckShuffled,
	}, whats(v.All))
}

func TestPlacesAndTheirUndo(t *testing.T) {
	g, _, w := started(t, quiet, nil)
	require.NoError(t, g.Reach(w.pass(1000), 3))
	require.NoError(t, g.Reach(w.pass(1000), 1))
	require.ErrorContains(t, g.Reach(w.pass(0), 1), "Anna has reached the plan already")
	require.ErrorContains(t, g.Reach(w.pass(0), 5), "no seat 5")
	require.NoError(t, g.UndoReach(w.pass(1000)))
	v := g.View(w.Reading)
	require.Equal(t, []int{3}, v.Finished)
	require.Equal(t, Running, v.State)
	require.Nil(t, v.Places)

	require.NoError(t, g.Reach(w.pass(1000), 4))
	require.NoError(t, g.Reach(w.pass(1000), 2))
	v = g.View(w.pass(5000))
	require.Equal(t, Over, v.State)
	require.Equal(t, AllFinished, v.End)
	require.Equal(t, [][]int{{3}, {4}, {2}, {1}}, v.Places)
	require.Equal(t, int64(5_000), v.Elapsed)

	require.NoError(t, g.UndoReach(w.pass(60_000)))
	v = g.View(w.pass(1))
	require.Equal(t, Paused, v.State, "undone: somebody lets the time go on")
	require.Equal(t, []int{3, 4}, v.Finished)
	require.NoError(t, g.Continue(w.pass(0)))
	require.Equal(t, int64(5_010), g.View(w.pass(10)).Elapsed)
}

func TestPlacesWhenTheTimeIsOut(t *testing.T) {
	g, _, w := started(t, quiet, nil)
	require.NoError(t, g.Reach(w.pass(1000), 2))
	v := g.View(w.pass(600_000))
	require.Equal(t, TimeOut, v.End)
	require.Equal(t, [][]int{{2}, {1, 3, 4}}, v.Places)
	require.ErrorIs(t, g.Reach(w.pass(1), 1), errOver)
	require.NoError(t, g.UndoReach(w.pass(1)), "a slip can be put right")
	v = g.View(w.pass(1))
	require.Equal(t, [][]int{{1, 2, 3, 4}}, v.Places)
	require.Equal(t, Over, v.State)
}

func TestTheEndComesBeforeWhatPeopleDoLater(t *testing.T) {
	g, _, w := started(t, quiet, nil)
	require.ErrorIs(t, g.Reach(w.pass(600_000), 1), errOver, "the time ran out first")
	require.ErrorIs(t, g.Pause(w.pass(0)), errOver)
	require.Equal(t, TimeOut, g.View(w.Reading).End)
}

func TestRefusals(t *testing.T) {
	g, p, w := begin(t, quiet, nil)
	require.ErrorIs(t, g.Pause(w.Reading), errNotStarted)
	require.ErrorIs(t, g.Continue(w.Reading), errNotStarted)
	require.ErrorIs(t, g.Reach(w.Reading, 1), errNotStarted)
	require.ErrorIs(t, g.UndoReach(w.Reading), errNoPlace)
	require.NoError(t, g.Start(w.Reading))
	before := len(p.records)
	require.ErrorIs(t, g.Start(w.Reading), errStarted)
	require.ErrorIs(t, g.Continue(w.Reading), errNotPaused)
	require.ErrorIs(t, g.Shuffled(w.Reading), errNotWaiting)
	require.NoError(t, g.DeckEmpty(w.Reading))
	require.ErrorIs(t, g.DeckEmpty(w.Reading), errWaiting)
	require.NoError(t, g.Pause(w.Reading))
	require.ErrorIs(t, g.Pause(w.Reading), errPaused)
	require.Len(t, p.records, before+2, "what is refused is not recorded")

	_, err := NewGame(Setup{Settings: quiet, Seats: []string{"A", "B", "C"}}, p, w.Reading)
	require.ErrorContains(t, err, "4 to 6 players")
	_, err = NewGame(Setup{Seats: []string{"A", "B", "C", "D"}}, p, w.Reading)
	require.Error(t, err)
}

func TestEventsComeAtTheirTicksAndAreLogged(t *testing.T) {
	g, _, w := started(t, with(100, MoreTime), nil)
	v := g.View(w.pass(39_999))
	require.Equal(t, []What{Started}, whats(v.All))
	v = g.View(w.pass(1))
	require.Equal(t, []Happening{{What: EventCame, At: 40_000, Event: MoreTime, From: 560_000, To: 590_000}}, v.New)
	require.Equal(t, int64(590_000), v.Remaining)
	require.Empty(t, g.View(w.pass(1)).New)
}

func TestLateWakeUpWorksEverythingOffInOrder(t *testing.T) {
	prompt, _, w1 := started(t, with(50, Kinds()...), nil)
	late, _, w2 := started(t, with(50, Kinds()...), nil)
	var v View
	beats := 0
	for range 1_300_000 / 50 {
		v = prompt.View(w1.pass(50))
		beats += v.Beats
	}
	l := late.View(w2.pass(1_300_000))
	require.Equal(t, Over, v.State)
	require.Equal(t, v.All, l.All)
	require.Equal(t, v.Elapsed, l.Elapsed)
	require.Equal(t, v.Phase, l.Phase)
	require.Equal(t, beats, l.Beats)
	require.Equal(t, int64(1_300_000), l.Away)
	require.Zero(t, late.View(w2.pass(1)).Away, "told once")

	g, _, w := started(t, quiet, nil)
	require.NoError(t, g.Pause(w.pass(20_000)), "the tap that ends an absence")
	require.Equal(t, int64(20_000), g.View(w.Reading).Away)
	require.Zero(t, g.View(w.Reading).Away, "told once")
}

func TestAFullDiskStopsNoGame(t *testing.T) {
	g, p, w := started(t, with(100, MoreTime), nil)
	full := errors.New("no space left")
	p.full = full
	before := len(p.records)
	require.NoError(t, g.Pause(w.pass(1000)))
	v := g.View(w.Reading)
	require.Equal(t, Paused, v.State)
	require.ErrorIs(t, v.Unsaved, full)
	require.NoError(t, g.Continue(w.pass(1000)))
	require.ErrorIs(t, g.View(w.pass(50_000)).Unsaved, full)

	p.full = nil
	v = g.View(w.pass(10_000))
	require.NoError(t, v.Unsaved, "tried again at the next record")
	require.Greater(t, len(p.records), before+3, "nothing was lost")
	back, err := Resume(p.records, nil, &paper{}, w.Reading)
	require.NoError(t, err)
	require.Empty(t, back.Doubts())
	require.Equal(t, v.Elapsed, back.View(w.Reading).Elapsed)
}

func TestViewsStayAsTheyWere(t *testing.T) {
	g, _, w := started(t, with(100, Right), nil)
	require.NoError(t, g.Reach(w.pass(10), 2))
	v := g.View(w.pass(10))
	all, finished := whats(v.All), []int{2}
	require.NoError(t, g.UndoReach(w.pass(10)))
	require.NoError(t, g.Reach(w.pass(10), 4))
	g.View(w.pass(100_000))
	require.Equal(t, all, whats(v.All))
	require.Equal(t, finished, v.Finished)
}
