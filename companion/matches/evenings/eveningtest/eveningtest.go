// Package eveningtest fills a device with evenings that players of package players have played, for tests.
package eveningtest

import (
	"fmt"
	"math/rand/v2"

	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// People are those who play; Guest comes now and then.
var People = []string{"Anna", "Ben", "Cleo", "Dan"}

// Guest comes now and then.
const Guest = "Dora"

// How the evenings go: so many ms between two of them and between two matches of one, between two moves at most, and so many moves of a
// match at most.
const (
	week     = 7 * 24 * 3_600_000
	between  = 10 * 60_000
	thinking = 15_000
	mostActs = 4000
)

// Clock is the clock of a library in ms, and moves it.
type Clock struct {
	Now func() int64
	Set func(ms int64)
}

// Fill plays so many matches of games, two to four an evening, one evening a week, at a level of players. The clock stands at the end of
// the last one then.
func Fill(l *library.Library, clock Clock, games []*rules.Game, n int, level string) error {
	draw := rand.New(rand.NewPCG(uint64(n), 48))
	for left := n; left > 0; {
		start := clock.Now()
		for range min(left, 2+draw.IntN(3)) {
			g := games[draw.IntN(len(games))]
			clock.Set(clock.Now() + between)
			if err := play(l, clock, g, seats(g, draw), level, draw); err != nil {
				return fmt.Errorf("match %d, %s: %w", n-left, g.Title, err)
			}
			left--
		}
		if left > 0 {
			clock.Set(start + week)
		}
	}
	return nil
}

// seats are who sits at a table this time.
func seats(g *rules.Game, draw *rand.Rand) []string {
	names := append([]string{}, People...)
	if draw.IntN(6) == 0 || g.MinSeats > len(names) {
		names = append(names, Guest)
	}
	draw.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	return names[:min(len(names), g.MaxSeats)]
}

// play plays a match to its end.
func play(l *library.Library, clock Clock, g *rules.Game, seats []string, level string, draw *rand.Rand) error {
	t := &rules.Transcript{}
	t.Add("Game", g.Key)
	for _, seat := range seats {
		t.Add("Seat", seat)
	}
	if g.Shuffle != nil {
		s := &rules.Setup{Seats: seats, Options: rules.Options{}}
		for _, o := range g.Options {
			s.Options[o.Name] = o.Default
		}
		for _, line := range g.Shuffle(s, draw.IntN) {
			t.Add("Setup", line)
		}
	}
	table, err := g.Open(t, nil)
	if err != nil {
		return err
	}
	m, err := l.Create(t, g.Title, matches.Settings{})
	if err != nil {
		return err
	}
	defer m.Close()
	var who []players.Player
	for range seats {
		p, known := players.Named(level, 0)
		if !known {
			return fmt.Errorf("no players of level %q", level)
		}
		who = append(who, p)
	}
	next := players.NewGame(table, who, draw.IntN).Next
	for range mostActs {
		if table.Over() {
			return nil
		}
		act, err := next()
		if err != nil {
			return err
		}
		if rule := table.Play(act); rule != "" {
			return fmt.Errorf("the move breaks %s", rule)
		}
		clock.Set(clock.Now() + 500 + draw.Int64N(thinking))
		if err := m.Play(act, matches.Entered); err != nil {
			return err
		}
	}
	return nil
}
