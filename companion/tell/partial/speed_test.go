//go:build unix

package partial

import (
	"flag"
	"math/rand/v2"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

var slow = flag.Duration("slow", 0, "log the random questions of the benchmark that take longer")

// spent is the processor time of the process, which other work on the machine does not lengthen.
func spent(t testing.TB) time.Duration {
	var u syscall.Rusage
	require.NoError(t, syscall.Getrusage(syscall.RUSAGE_SELF, &u))
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// stopwatch keeps the mean and the slowest of what is measured.
type stopwatch struct {
	n            int
	sum, slowest time.Duration
}

func (s *stopwatch) measure(t testing.TB, work func()) time.Duration {
	from := spent(t)
	work()
	used := spent(t) - from
	s.n++
	s.sum += used
	s.slowest = max(s.slowest, used)
	return used
}

func (s *stopwatch) report(b *testing.B) {
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(ms(s.sum)/float64(s.n), "mean-ms")
	b.ReportMetric(ms(s.slowest), "slowest-ms")
}

// BenchmarkDisputes measures the processor time of each dispute of the tests: an inquiry is opened, the facts are read and the move is judged.
func BenchmarkDisputes(b *testing.B) {
	for _, d := range disputes {
		benchmarkDispute(b, openPlain(b, d.game, d.seats), d.known, d.move)
	}
}

func benchmarkDispute(b *testing.B, table rules.Table, known, move string) {
	a, err := table.Read(move)
	require.NoError(b, err)
	b.Run(table.Game().Key+"/"+move, func(b *testing.B) {
		s := &stopwatch{}
		for b.Loop() {
			s.measure(b, func() {
				q := New(table)
				require.NoError(b, q.Read([]byte(known)))
				_, err := q.Judge(a)
				require.NoError(b, err)
			})
		}
		s.report(b)
	})
}

// BenchmarkRandom measures random questions about random positions of which random parts are blank.
func BenchmarkRandom(b *testing.B) {
	for _, game := range chosenGames(b) {
		b.Run(game.Key, func(b *testing.B) {
			s := &stopwatch{}
			for n := uint64(0); b.Loop(); n++ {
				source := rand.New(rand.NewPCG(*learnSeed, n))
				r := newRandomQuestion(b, openRandom(b, game, source), source)
				used := s.measure(b, func() {
					_, err := r.inquiry(b).Judge(r.act)
					require.NoError(b, err)
				})
				if *slow > 0 && used > *slow {
					b.Logf("%d: %v: %s", n, used, r.where())
				}
			}
			s.report(b)
		})
	}
}
