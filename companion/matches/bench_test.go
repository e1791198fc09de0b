package matches_test

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// moved is a match with so many moves, none of them its last.
func moved(b testing.TB, store journal.Store, moves int) *matches.Match {
	b.Helper()
	l, c := matchtest.New(store)
	m := matchtest.Create(b, l, matches.Settings{})
	r := rand.New(rand.NewPCG(2, 2))
	for len(m.Table().Log()) < moves {
		c.At += 9000
		list := m.Table().Legal(nil)
		a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
		require.NoError(b, m.Play(a, matches.Entered))
		if m.Table().Over() {
			require.NoError(b, m.Undo())
			require.NoError(b, m.Agree(start(b), "once more"))
		}
	}
	return m
}

// start is a position to go on from.
func start(b testing.TB) []byte {
	b.Helper()
	table, _ := matchtest.Checked(b, matchtest.Tides(matchtest.Four...).AppendHeaders(nil))
	return table.State()
}

func BenchmarkUndoAtMove500(b *testing.B) {
	m := moved(b, journal.Memory(), 500)
	for b.Loop() {
		if m.Undo() != nil || m.Redo() != nil {
			b.Fatal("nothing to undo")
		}
	}
}

func BenchmarkPlayOnDisk(b *testing.B) {
	store, err := journal.Folder(b.TempDir())
	require.NoError(b, err)
	m := moved(b, store, 20)
	a := m.Table().Legal(nil)[0]
	for b.Loop() {
		if m.Play(a, matches.Entered) != nil || m.Undo() != nil {
			b.Fatal("refused")
		}
	}
}

func BenchmarkMemoryAMove(b *testing.B) {
	const moves = 2000
	for b.Loop() {
		before := used()
		m := moved(b, journal.Memory(), moves)
		grown := used() - before
		b.ReportMetric(float64(grown)/moves, "B/move")
		runtime.KeepAlive(m)
	}
}

func used() uint64 {
	var s runtime.MemStats
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&s)
	return s.HeapAlloc
}

func BenchmarkOpen500Moves(b *testing.B) {
	store := journal.Memory()
	m := moved(b, store, 500)
	m.Close()
	l, _ := matchtest.New(store)
	for b.Loop() {
		again, _, err := l.Open(m.ID())
		if err != nil {
			b.Fatal(err)
		}
		again.Close()
	}
}

func BenchmarkImport20000(b *testing.B) {
	file := long(b, rules.MaxMoves)
	for b.Loop() {
		l, _ := matchtest.New(journal.Memory())
		if _, _, err := l.Import(file, "", nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkExport500(b *testing.B) {
	m := moved(b, journal.Memory(), 500)
	for b.Loop() {
		m.Export()
	}
}

func BenchmarkLookBackOneLine(b *testing.B) {
	m := moved(b, journal.Memory(), 500)
	line := 500
	for b.Loop() {
		line = 950 - line
		m.Log().At(line / 2)
	}
}

// recorded is a store with one match, "x", whose last records are given so often.
func recorded(b testing.TB, times int, last func(state string) []journal.Record) *library.Library {
	b.Helper()
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Create(b, l, matches.Settings{})
	matchtest.Play(b, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	state := string(m.Table().State())
	m.Close()
	data, err := store.Read(m.ID() + ".match")
	require.NoError(b, err)
	records, _ := journal.Parse(data)
	for range times {
		records = append(records, last(state)...)
	}
	_, err = journal.Create(store, "x.match", records...)
	require.NoError(b, err)
	return l
}

// Twice as many agreements, taken back or not, cost twice as much to open: each is looked at once.
func TestOpeningIsLinear(t *testing.T) {
	agreed := func(state string) []journal.Record {
		return []journal.Record{{Kind: '=', Text: "1 " + state + "\tbecause"}}
	}
	backAgain := func(state string) []journal.Record {
		return append(agreed(state), journal.Record{Kind: 'u', Text: "2f"})
	}
	for _, last := range []func(string) []journal.Record{agreed, backAgain} {
		var costs []float64
		for _, times := range []int{200, 400, 800} {
			l := recorded(t, times, last)
			costs = append(costs, testing.AllocsPerRun(1, func() {
				m, report, err := l.Open("x")
				require.NoError(t, err)
				require.Empty(t, report.Damage)
				m.Close()
			}))
		}
		require.Less(t, costs[1], 2.1*costs[0])
		require.Less(t, costs[2], 2.1*costs[1])
	}
}

// A match of a hundred thousand records keeps less than 7 MB in memory, and takes less than 15 MB with all that is thrown away while it is opened: the
// process stays under 150 MB with a million of them: what is kept, and all that is thrown away.
func TestMemoryOfALongMatch(t *testing.T) {
	l := recorded(t, 50_000, func(string) []journal.Record {
		return []journal.Record{{Kind: 'm', Text: "1a3 1 draw fuel"}, {Kind: 'u', Text: "2f"}}
	})
	var before, after runtime.MemStats
	kept := used()
	runtime.ReadMemStats(&before)
	m, report, err := l.Open("x")
	runtime.ReadMemStats(&after)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	kept = used() - kept
	t.Logf("%d bytes, of which %d are kept", after.TotalAlloc-before.TotalAlloc, kept)
	require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(18_000_000)) // 14 MB; with the race detector pools forget, and it is 16
	require.Less(t, kept, uint64(7_000_000))
	m.Close()
}

func benchmarkOpen(b *testing.B, l *library.Library) {
	b.ReportAllocs()
	for b.Loop() {
		m, _, err := l.Open("x")
		if err != nil {
			b.Fatal(err)
		}
		m.Close()
	}
}

func BenchmarkOpen20000Agreements(b *testing.B) {
	benchmarkOpen(b, recorded(b, 20_000, func(state string) []journal.Record {
		return []journal.Record{{Kind: '=', Text: "1 " + state + "\tbecause"}}
	}))
}

func BenchmarkOpen20000AgreementsTakenBack(b *testing.B) {
	benchmarkOpen(b, recorded(b, 20_000, func(state string) []journal.Record {
		return []journal.Record{{Kind: '=', Text: "1 " + state + "\tbecause"}, {Kind: 'u', Text: "2f"}}
	}))
}

func BenchmarkOpenAMillionRecords(b *testing.B) {
	benchmarkOpen(b, recorded(b, 500_000, func(string) []journal.Record {
		return []journal.Record{{Kind: 'm', Text: "1a3 1 draw fuel"}, {Kind: 'u', Text: "2f"}}
	}))
}
