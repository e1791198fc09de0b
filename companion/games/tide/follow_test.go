package tide

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAFollowedTimerStartsWithTheFirstTurn(t *testing.T) {
	game := &table{step: StepSetup}
	g, _, w := begin(t, quiet, game)
	require.ErrorIs(t, g.Start(w.pass(10)), errNotDealt)
	game.step = StepTurn
	g.Moved(w.pass(10))
	require.NoError(t, g.Start(w.pass(10)))
	require.ErrorIs(t, g.Reach(w.Reading, 1), errFollowed)
	require.ErrorIs(t, g.UndoReach(w.Reading), errFollowed)
	require.ErrorIs(t, g.DeckEmpty(w.Reading), errFollowed)
	require.ErrorIs(t, g.Shuffled(w.Reading), errFollowed)
}

func TestAReshufflePausesByItself(t *testing.T) {
	game := &table{step: StepTurn}
	g, _, w := started(t, quiet, game)
	game.step = StepReshuffle
	g.Moved(w.pass(1000))
	v := g.View(w.pass(50_000))
	require.Equal(t, Waiting, v.State)
	require.Equal(t, int64(1000), v.Elapsed)
	require.NoError(t, g.Pause(w.pass(1)))
	game.step = StepTurn
	g.Moved(w.pass(1))
	require.Equal(t, Paused, g.View(w.pass(1000)).State, "paused by hand too")
	require.NoError(t, g.Continue(w.pass(1)))
	v = g.View(w.pass(1000))
	require.Equal(t, Running, v.State)
	require.Equal(t, int64(2000), v.Elapsed)
}

func TestAnEventInADecisionIsHeldUntilTheTurn(t *testing.T) {
	game := &table{step: StepTurn}
	g, _, w := started(t, with(100, MoreTime), game)
	game.step = StepDecision
	g.Moved(w.pass(35_000))
	v := g.View(w.pass(5_000))
	require.Equal(t, []Happening{{What: EventHeld, At: 40_000, Event: MoreTime, From: 560_000, To: 560_000}}, v.New)
	require.True(t, v.Held)
	require.Equal(t, int64(560_000), v.Remaining)
	v = g.View(w.pass(40_000))
	require.Empty(t, v.New, "d bars while one is held")
	require.Empty(t, game.events)

	game.step = StepTurn
	g.Moved(w.pass(1_234))
	v = g.View(w.Reading)
	require.Equal(t, []Happening{{What: EventCame, At: 81_234, Event: MoreTime, From: 518_766, To: 548_766}}, v.New)
	require.False(t, v.Held)
	require.Equal(t, []Kind{MoreTime}, game.events)
}

func TestOneMillisecondHasAnOrder(t *testing.T) {
	// A move that leads to `turn` at the very millisecond of a tick: the move,
	// the held event, then the tick, which may bring one more (it was generated
	// 30 s ago, so b doesn't bar).
	game := &table{step: StepTurn}
	g, _, w := started(t, with(100, Right), game)
	game.step = StepDecision
	g.Moved(w.pass(39_000))
	g.View(w.pass(1_000))
	g.Before(w.pass(30_000))
	game.step = StepTurn
	g.Moved(w.Reading)
	v := g.View(w.Reading)
	require.Equal(t, []What{EventCame, EventCame}, whats(v.New))
	require.Equal(t, int64(70_000), v.New[0].At)
	require.Equal(t, int64(70_000), v.New[1].At)
	require.Equal(t, []Kind{Right, Right}, game.events)
}

func TestAMoveAtTheEndOfTimeComesFirst(t *testing.T) {
	game := &table{step: StepTurn}
	g, _, w := started(t, with(100, MoreTime), game)
	game.step = StepDecision
	g.Moved(w.pass(39_999))
	v := g.Before(w.pass(560_001))
	require.Zero(t, v.Remaining)
	require.Equal(t, Running, v.State)
	game.step = StepTurn
	g.Moved(w.Reading)
	v = g.View(w.Reading)
	require.Equal(t, Running, v.State, "the held event gave 30 s before the end was worked off")
	require.Equal(t, int64(60_000), v.Remaining, "and the tick, which comes between them, 30 s more")
	require.Zero(t, game.timeOut)
}

func TestLateWakeUpHoldsWhatFollowsAPick(t *testing.T) {
	game := &table{step: StepTurn, after: func(Kind) Step { return StepDecision }}
	g, _, w := started(t, with(100, Right), game)
	v := g.View(w.pass(200_000))
	require.Equal(t, []What{EventCame, EventHeld}, whats(v.All[1:]), "the second waits for the picks")
	require.Equal(t, []Kind{Right}, game.events)
	require.Equal(t, int64(60_000), v.All[2].At)
}

func TestAnEventThatEmptiesTheDeckStopsTheTime(t *testing.T) {
	game := &table{step: StepTurn, after: func(Kind) Step { return StepReshuffle }}
	g, _, w := started(t, with(100, Back), game)
	v := g.View(w.pass(500_000))
	require.Equal(t, Waiting, v.State)
	require.Equal(t, int64(40_000), v.Elapsed)
}

func TestTheEndOfTimeIsEnteredOnce(t *testing.T) {
	game := &table{step: StepTurn}
	g, _, w := started(t, with(100, Right), game)
	game.step = StepDecision
	g.Moved(w.pass(35_000))
	v := g.View(w.pass(700_000))
	require.Equal(t, TimeOut, v.End)
	require.Equal(t, []What{EventHeld, EventLapsed, TimeRanOut}, whats(v.New))
	require.Equal(t, 1, game.timeOut)
	require.Nil(t, v.Places, "the referee ranks")
	g.Moved(w.pass(1))
	g.View(w.pass(1))
	require.Equal(t, 1, game.timeOut)
}

func TestTheTableEndsTheGameAndTakesItBack(t *testing.T) {
	game := &table{step: StepTurn}
	g, _, w := started(t, with(100, Right), game)
	game.step = StepDecision
	g.Moved(w.pass(35_000))
	g.View(w.pass(10_000))
	game.step = StepEnd
	g.Moved(w.pass(1_000))
	v := g.View(w.pass(10_000))
	require.Equal(t, TableOver, v.End)
	require.Equal(t, int64(46_000), v.Elapsed)
	require.Equal(t, []What{EventLapsed, GameEnded}, whats(v.New))
	game.step = StepTurn
	g.Moved(w.pass(1_000))
	v = g.View(w.pass(1_000))
	require.Equal(t, Paused, v.State)
	require.Empty(t, game.events, "what has lapsed stays so")
	require.NoError(t, g.Continue(w.pass(1)))
	require.Equal(t, int64(46_500), g.View(w.pass(500)).Elapsed)
}

func TestARefusedEventIsToldAndStopsNothing(t *testing.T) {
	game := &table{step: StepTurn, refuse: errors.New("RT-6.1.1")}
	g, _, w := started(t, with(100, MoreTime), game)
	v := g.View(w.pass(45_000))
	require.Equal(t, Running, v.State)
	require.Len(t, g.Doubts(), 1)
	require.Contains(t, g.Doubts()[0], "RT-6.1.1")
}

func TestStepNamed(t *testing.T) {
	for word, step := range map[string]Step{
		"nations": StepSetup, "deal": StepSetup, "turn": StepTurn, "reshuffle": StepReshuffle,
		"counter": StepDecision, "recounter": StepDecision, "take": StepDecision, "pick": StepDecision,
		"reveal": StepEnd, "over": StepEnd,
	} {
		require.Equal(t, step, StepNamed(word), word)
	}
}
