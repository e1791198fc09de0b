package lab

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// LearnRounds is how often players learn anew, each time also from matches of those who go by what was learned last.
const LearnRounds = 6

// moments is at how many moments of a match the signs are read, or up to twice as many.
const moments = 16

// lesson is a match that is learned from.
type lesson struct {
	list []comparison
	err  error
}

// SignNames are what the signs of the game are called; none: it has declared none, and nothing can be learned.
func (s *Study) SignNames() []string {
	_, table, err := s.Table(func(int) int { return 0 })
	if err != nil {
		return nil
	}
	return rules.NewAhead(table).SignNames()
}

// Learn learns what the signs of the game count for with the numbers of the study, from [LearnRounds] times so many matches, beginning
// with what is known. Half of them have the fewest seats, the others any number up to the study's. Played is called after each. The same
// study learns the same.
func (s Study) Learn(matches, fewest int, played func()) ([]float64, error) {
	_, table, err := s.Table(func(int) int { return 0 })
	if err != nil {
		return nil, err
	}
	a := rules.NewAhead(table)
	if a.Chances() == nil {
		return nil, fmt.Errorf("players of %s go by what somebody guessed; they don't learn", s.Game.Title)
	}
	weights := s.Weights
	if weights == nil {
		weights = a.Weights()
	}
	var list []comparison
	for round := range LearnRounds {
		s.Weights = weights
		more, err := s.lessons(round*matches, matches, fewest, played)
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
		if len(list) > 0 {
			weights = fit(list, len(weights))
		}
	}
	return weights, nil
}

// Learned are weights as a file has them, a line each.
func Learned(names []string, weights []float64) string {
	var out strings.Builder
	for i, name := range names {
		fmt.Fprintf(&out, "%s: %.4g\n", name, weights[i])
	}
	return out.String()
}

// ReadLearned reads such a file.
func ReadLearned(names []string, text string) ([]float64, error) {
	weights := make([]float64, len(names))
	for line := range strings.Lines(text) {
		name, number, _ := strings.Cut(strings.TrimSpace(line), ": ")
		at := slices.Index(names, name)
		weight, err := strconv.ParseFloat(number, 64)
		if at < 0 || err != nil {
			return nil, fmt.Errorf("expected a sign and its number, not %q", line)
		}
		weights[at] = weight
	}
	return weights, nil
}

// lessons plays some matches on all cores.
func (s *Study) lessons(from, matches, fewest int, played func()) ([]comparison, error) {
	all := make([]lesson, matches)
	numbers := make(chan int)
	var workers sync.WaitGroup
	var telling sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range numbers {
				all[n].list, all[n].err = s.lesson(from+n, fewest)
				telling.Lock()
				played()
				telling.Unlock()
			}
		})
	}
	for n := range all {
		if s.stopped != nil && s.stopped() {
			break
		}
		numbers <- n
	}
	close(numbers)
	workers.Wait()
	var list []comparison
	for _, one := range all {
		var broken *BrokenError
		if one.err != nil && !errors.As(one.err, &broken) {
			return nil, one.err
		}
		list = append(list, one.list...)
	}
	if s.stopped != nil && s.stopped() {
		return nil, ErrStopped
	}
	return list, nil
}

// lesson plays a match by the best next move, distracted in some matches more than in others, and gives what its moments say.
func (s *Study) lesson(number, fewest int) ([]comparison, error) {
	seats := fewest
	if number%2 > 0 {
		seats += number / 2 % (1 + len(s.Seats) - fewest)
	}
	of := s.with(seats)
	often := 4
	if number/8%2 > 0 {
		often = 12
	}
	of.Players = slices.Repeat([]players.Player{players.Distracted{Player: players.Greedy{}, Often: often}}, seats)
	const most = 2000
	of.Most, of.Seed = min(s.Most, most), s.Seed+"/learn"
	var seen [][][]float64
	count, every := 0, 1
	of.watch = func(world rules.Ahead) {
		if count++; count%every > 0 || world.Over() {
			return
		}
		now := make([][]float64, seats)
		for i := range now {
			now[i] = world.Signs(i + 1)
		}
		if seen = append(seen, now); len(seen) == 2*moments {
			for i := range moments {
				seen[i] = seen[2*i+1]
			}
			seen, every = seen[:moments], 2*every
		}
	}
	var ends []float64
	of.ended = func(world rules.Ahead) { ends = world.Ends() }
	_, _, err := of.Play(number)
	if err != nil || ends == nil {
		return nil, err
	}
	var list []comparison
	for _, now := range seen {
		list = append(list, comparisons(now, ends)...)
	}
	return list, nil
}

// with is the study with so many of its seats.
func (s *Study) with(seats int) *Study {
	of := *s
	of.Seats = s.Seats[:seats]
	if usual := ClockFor(s.Game, len(s.Seats)); s.Clock != nil && *s.Clock == *usual {
		of.Clock = ClockFor(s.Game, seats)
	}
	return &of
}

// comparisons are what a moment of a match says: who won, or where each place counts, who was before whom.
func comparisons(now [][]float64, ends []float64) (list []comparison) {
	all := 0.0
	for _, end := range ends {
		all += end
	}
	if all < 1.001 {
		return []comparison{{now, ends}}
	}
	for i, one := range ends {
		for k, other := range ends {
			if one > other {
				list = append(list, comparison{[][]float64{now[i], now[k]}, []float64{1, 0}})
			}
		}
	}
	return list
}
