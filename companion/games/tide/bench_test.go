package tide

import (
	"fmt"
	"testing"

	"tablekeeper/companion/base/chance"

	"github.com/stretchr/testify/require"
)

func TestAFrameAllocatesNothing(t *testing.T) {
	g, _, w := started(t, quiet, nil)
	g.View(w.pass(20_001))
	require.Zero(t, testing.AllocsPerRun(200, func() { g.View(w.pass(16)) }))
	g.View(w.pass(540_000 - 20_001)) // digits are shown
	require.NotEmpty(t, g.View(w.Reading).Digits)
	require.Zero(t, testing.AllocsPerRun(20, func() { g.View(w.pass(16)) }))
}

func BenchmarkView(b *testing.B) {
	p, w := &paper{}, newWatch()
	g, err := NewGame(evenings(quiet, nil), p, w.Reading)
	require.NoError(b, err)
	require.NoError(b, g.Start(w.Reading))
	g.View(w.pass(20_001))
	b.ReportAllocs()
	for b.Loop() {
		g.View(w.Reading)
	}
}

func BenchmarkPlan(b *testing.B) {
	source := chance.New(chance.SeedFrom("bench"))
	draw := func(n int) (int, error) { return source.Below(n), nil }
	b.ReportAllocs()
	for b.Loop() {
		_, err := Plan(tenMinutes, draw, 30_000)
		require.NoError(b, err)
	}
}

// BenchmarkEvening is a game of ten minutes at 60 frames a second.
func BenchmarkEvening(b *testing.B) {
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		w, setup := newWatch(), evenings(tenMinutes, nil)
		setup.Seed = chance.SeedFrom(fmt.Sprint(i))
		g, err := NewGame(setup, &paper{}, w.Reading)
		require.NoError(b, err)
		require.NoError(b, g.Start(w.Reading))
		for g.View(w.pass(16)).State != Over {
		}
	}
}

func BenchmarkResume(b *testing.B) {
	p, w := &paper{}, newWatch()
	g, err := NewGame(evenings(tenMinutes, nil), p, w.Reading)
	require.NoError(b, err)
	require.NoError(b, g.Start(w.Reading))
	for range 590 {
		g.View(w.pass(1000))
	}
	b.ReportAllocs()
	for b.Loop() {
		_, err := Resume(p.records, nil, &paper{}, w.Reading)
		require.NoError(b, err)
	}
}
