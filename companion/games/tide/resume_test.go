package tide

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// evening played by chance: each step of a script is one frame or one act.
type script struct {
	seed   uint64
	game   *Game
	paper  *paper
	watch  *watch
	follow *table
}

func newScript(seed uint64, followed bool) (*script, *rand.Rand) {
	r := rand.New(rand.NewPCG(seed, 5))
	s := &script{seed: seed, paper: &paper{}, watch: newWatch()}
	var follow Followed
	if followed {
		s.follow = &table{step: StepTurn, after: func(k Kind) Step {
			return []Step{StepDecision, StepTurn, StepReshuffle, StepTurn, StepTurn}[k]
		}}
		follow = s.follow
	}
	g, err := NewGame(evenings(with(60, Kinds()...), follow), s.paper, s.watch.Reading)
	if err != nil {
		panic(err)
	}
	s.game = g
	return s, r
}

// step does one thing drawn from r; refusals are part of an evening.
func (s *script) step(r *rand.Rand) View {
	now := s.watch.pass([]int64{0, 16, 700, 3_000, 10_000, 45_000}[r.IntN(6)])
	kind, seat, step := r.IntN(20), 1+r.IntN(4), Step(1+r.IntN(3))
	switch {
	case s.follow != nil && kind < 8:
		s.game.Before(now)
		if s.follow.step != StepEnd {
			s.follow.step = step
		}
		s.game.Moved(now)
	case kind < 8:
		acts := []func() error{
			func() error { return s.game.Reach(now, seat) },
			func() error { return s.game.UndoReach(now) },
			func() error { return s.game.DeckEmpty(now) },
			func() error { return s.game.Shuffled(now) },
		}
		_ = acts[kind%4]()
	case kind < 10:
		_ = s.game.Pause(now)
	case kind < 13:
		_ = s.game.Continue(now)
	case kind == 13:
		s.game.Leave(now)
	case kind < 16:
		_ = s.game.Start(now)
	case kind == 16:
		s.game.Seen(now, r.IntN(5))
	}
	return s.game.View(now)
}

// sameGame compares everything but what is only told once.
func sameGame(t *testing.T, want, got View, hint string) {
	t.Helper()
	for _, v := range []*View{&want, &got} {
		v.New, v.Beats, v.Away, v.Ran = nil, 0, 0, 0
		v.All = append([]Happening{}, v.All...)
		v.Finished = append([]int{}, v.Finished...)
	}
	require.Equal(t, want, got, hint)
}

// After every single step the process is killed; what comes back is the same
// game, then and some time later.
func TestAKilledGameComesBackTheSame(t *testing.T) {
	for seed := range uint64(60) {
		s, r := newScript(seed, seed%2 == 1)
		for i := range 80 {
			s.step(r)
			hint := fmt.Sprintf("seed %d, step %d:\n%s", seed, i, strings.Join(s.paper.records, "\n"))
			records := append([]string{}, s.paper.records...)
			var follow Followed
			if s.follow != nil {
				copied := *s.follow
				copied.events = append([]Kind{}, copied.events...)
				follow = &copied
			}
			back, err := Resume(records, follow, &paper{}, s.watch.Reading)
			require.NoError(t, err, hint)
			require.Empty(t, back.Doubts(), hint)
			sameGame(t, s.game.View(s.watch.Reading), back.View(s.watch.Reading), hint)
			require.Equal(t, s.game.Seats(), back.Seats())
		}
	}
}

// The same, but both go on for some time nobody looks at one of them.
func TestAKilledGameGoesOnWhileNobodyLooks(t *testing.T) {
	for seed := range uint64(60) {
		s, r := newScript(seed, false)
		for range 10 + seed%30 {
			s.step(r)
		}
		records := append([]string{}, s.paper.records...)
		latest, err := strconv.ParseInt(strings.Fields(records[len(records)-1])[1], 10, 64)
		require.NoError(t, err)
		running := s.game.View(s.watch.Reading).State == Running
		s.watch.pass(77_777)
		want := s.game.View(s.watch.Reading)
		again := &paper{records: records}
		back, err := Resume(records, nil, again, s.watch.Reading)
		require.NoError(t, err)
		got := back.View(s.watch.Reading)
		sameGame(t, want, got, fmt.Sprintf("seed %d", seed))
		if running {
			require.GreaterOrEqual(t, got.Away, int64(77_777), "seed %d", seed)
			require.LessOrEqual(t, got.Away, int64(77_777+10_000), "a tick was the latest sign of life; seed %d", seed)
			require.Zero(t, got.Beats, "no sound for beats that nobody heard; seed %d", seed)
			// What came while it was away is new now.
			require.Equal(t, want.New, got.New[len(got.New)-len(want.New):], "seed %d", seed)
			for _, h := range got.New {
				require.GreaterOrEqual(t, h.At, latest, "seed %d: what was surely shown is not new", seed)
			}
		}
		// Killed at once again.
		twice, err := Resume(again.records, nil, &paper{}, s.watch.Reading)
		require.NoError(t, err)
		require.Empty(t, twice.Doubts())
		sameGame(t, want, twice.View(s.watch.Reading), fmt.Sprintf("seed %d", seed))
	}
}

// A tick of the very millisecond of a move comes after it, unless somebody had
// looked in that millisecond before. The records tell which it was.
func TestATickAndAMoveInOneMillisecondComeBackInTheirOrder(t *testing.T) {
	for name, play := range map[string]func(*Game, *table, *watch){
		"the move first": func(g *Game, game *table, w *watch) {
			g.Before(w.pass(60_000))
			game.step = StepDecision
			g.Moved(w.Reading)
			require.True(t, g.View(w.Reading).Held)
		},
		"the tick first": func(g *Game, game *table, w *watch) {
			game.step = StepDecision
			g.Moved(w.pass(35_000))
			g.View(w.pass(25_000))
			game.step = StepTurn
			g.Moved(w.Reading)
			require.Len(t, g.View(w.pass(5_000)).New, 1)
		},
	} {
		game := &table{step: StepTurn}
		g, p, w := started(t, with(100, Right), game)
		play(g, game, w)
		back, err := Resume(append([]string{}, p.records...), game, &paper{}, w.Reading)
		require.NoError(t, err, name)
		require.Empty(t, back.Doubts(), name)
		sameGame(t, g.View(w.Reading), back.View(w.Reading), name)
	}
}

func TestRecordsThatDoNotFitAreTold(t *testing.T) {
	g, p, w := started(t, with(100, Right, Left), nil)
	g.View(w.pass(100_000))
	resume := func(change func([]string) []string) (*Game, error) {
		return Resume(change(append([]string{}, p.records...)), nil, &paper{}, w.Reading)
	}
	whole := func(r []string) []string { return r }
	_, err := resume(whole)
	require.NoError(t, err)

	doubted, err := resume(func(r []string) []string {
		for i := range r {
			if strings.HasPrefix(r[i], "came") {
				r[i] = strings.NewReplacer("right", "left", "left", "right").Replace(r[i])
				break
			}
		}
		return r
	})
	require.NoError(t, err)
	require.Len(t, doubted.Doubts(), 1)

	for name, change := range map[string]func([]string) []string{
		"no records":        func([]string) []string { return nil },
		"no header":         func(r []string) []string { return r[1:] },
		"another version":   func(r []string) []string { r[0] = strings.Replace(r[0], "tide-2", "tide-3", 1); return r },
		"bad seats":         func(r []string) []string { r[0] = strings.Replace(r[0], `"Anna",`, "", 1); return r },
		"no such word":      func(r []string) []string { return append(r, "sing 100000 1 1") },
		"no number":         func(r []string) []string { return append(r, "pause x 1 1") },
		"too short":         func(r []string) []string { return append(r, "pause 1") },
		"back in time":      func(r []string) []string { return append(r, "pause 5 1 1") },
		"beyond the end":    func(r []string) []string { return append(r, "pause 5000000 1 1") },
		"time out too soon": func(r []string) []string { return append(r, "time-out 100000 1 1") },
		"started twice":     func(r []string) []string { return append(r, "start 100000 1 1") },
		"no such seat":      func(r []string) []string { return append(r, "reach 100000 1 1 7") },
		"a step unfollowed": func(r []string) []string { return append(r, "step 100000 1 1 turn 0") },
		"a boot of nothing": func(r []string) []string { return append(r, "boot 100000 1 1") },
		"seen too much":     func(r []string) []string { return append(r, "seen 100000 1 1 90") },
		"seen no number":    func(r []string) []string { return append(r, "seen 100000 1 1") },
		"an unknown event":  func(r []string) []string { return append(r, "came 100000 1 1 up") },
	} {
		_, err := resume(change)
		require.Error(t, err, name)
	}
	_, err = Resume(p.records, &table{step: StepTurn}, &paper{}, w.Reading)
	require.Error(t, err, "a game of its own is followed by none")
}

// An hour costs a few kilobytes.
func TestRecordsStaySmall(t *testing.T) {
	g, p, w := started(t, Settings{Length: 60 * minute, Chance: 20, Active: EventsOf(Right, Left, Back)}, nil)
	for g.View(w.pass(33)).State != Over {
	}
	require.Less(t, p.bytes, 20_000)
	require.Greater(t, len(p.records), 360)
	t.Logf("%d bytes in %d records", p.bytes, len(p.records))
}

func FuzzResume(f *testing.F) {
	s, r := newScript(1, false)
	for range 40 {
		s.step(r)
	}
	f.Add(strings.Join(s.paper.records, "\n"))
	f.Fuzz(func(t *testing.T, text string) {
		w := newWatch()
		g, err := Resume(strings.Split(text, "\n"), nil, &paper{}, w.Reading)
		if err != nil {
			return
		}
		v := g.View(w.pass(1))
		if v.Remaining < 0 || v.Elapsed < 0 || v.Elapsed+v.Remaining > 2*v.Length {
			t.Fatalf("E %d, R %d, T %d", v.Elapsed, v.Remaining, v.Length)
		}
	})
}
