// Package lab plays many matches of a game by players who think, and finds out what the rules do: who wins from which
// seat, how long it takes, what is used and what never is, and what a house rule changes. It has no disk and no clock.
package lab

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/lab/players"
	"tablekeeper/companion/rules"
)

// What a study is where nobody says otherwise.
const (
	DefaultSeed  = "lab"
	DefaultTries = 100  // that a search looks ahead before each move
	DefaultMost  = 5000 // moves of a match; one that is longer counts as without an end
)

// Study is what is played: the same study gives the same matches, on every machine and however many are played at once.
type Study struct {
	Game *rules.Game
	// Seats are the names of the seats.
	Seats []string
	// Options are house rules, each NAME=VALUE.
	Options []string
	// Numbers are numbers of the rules that are changed, each NAME=VALUE.
	Numbers []string
	// Box are lines of component data; nil: those that the game comes with.
	Box []rules.Line
	// Players are by seat; nil: all is chance.
	Players []players.Player
	// Seed is any line of text. Match n of two studies with one seed begins with the same chance.
	Seed string
	// Date is the day that transcripts name, YYYY-MM-DD; "": none.
	Date string
	// Most is how many moves a match has at most.
	Most int
	// Pace is how many seconds a move takes; 0: nobody says. Times are those (ms) of the moves that take another time, by verb.
	Pace  int
	Times map[string]int64
	// Clock is the timer beside each match; nil: none runs, and what it would bring comes by chance.
	Clock *Clock

	// Weights are what the signs of the game count for, in their order; nil: what was learned with the printed numbers.
	Weights []float64

	stopped func() bool             // see StopBy; nil: each match is played to its end
	watch   func(world rules.Ahead) // is shown the match after each move; nil: nobody is
	ended   func(world rules.Ahead) // is shown its end
}

// ErrStopped is the error of a match that was stopped while it was played. It isn't a part of a study: its last move may have been
// chosen with less thought.
var ErrStopped = errors.New("the match was stopped")

// StopBy is the study with matches that end at once when stopped says so, also while a player thinks. It is called by all who play
// at once, and again and again while a report is made, which goes on whatever it says.
func (s Study) StopBy(stopped func() bool) Study {
	s.stopped = stopped
	s.Players = slices.Clone(s.Players)
	for i, p := range s.Players {
		s.Players[i] = players.Until(p, stopped)
	}
	return s
}

// rest lets whoever waits for a stop have a turn.
func (s *Study) rest() {
	if s.stopped != nil {
		s.stopped()
	}
}

// Table sets up a table of the study; what chance decides before the match comes from draw. The transcript has its headers.
func (s *Study) Table(draw players.Draw) (*rules.Transcript, rules.Table, error) {
	t := &rules.Transcript{}
	t.Add("Game", s.Game.Key)
	for _, seat := range s.Seats {
		t.Add("Seat", seat)
	}
	for _, option := range s.Options {
		t.Add("Option", option)
	}
	for _, number := range s.Numbers {
		t.Add("Number", number)
	}
	if s.Clock != nil {
		length, likely := s.Clock.settings().Headers()
		t.Add(tide.LengthHeader, length)
		t.Add(tide.ChanceHeader, likely)
	}
	t.Add("Seed", s.Seed)
	if s.Date != "" {
		t.Add("Date", s.Date)
	}
	if s.Game.Shuffle != nil {
		for _, choice := range s.Game.Shuffle(&rules.Setup{Seats: s.Seats, Box: s.Box}, draw) {
			t.Add("Setup", choice)
		}
	}
	table, err := s.Game.Open(t, s.Box)
	if err != nil {
		return nil, nil, err
	}
	for _, line := range s.Box {
		t.Add("Box", line.Text)
	}
	return t, table, nil
}

// points is at how many moments of a match the standing is kept, from its start to its end.
const points = 11

// Match is what is kept of a match. All lists by seat have seat 1 first.
type Match struct {
	Number int `json:"number"`
	Moves  int `json:"moves"`
	// Turns is how often it became another seat's turn.
	Turns int `json:"turns"`
	// Over means that the match came to its end.
	Over bool `json:"over"`
	// Winners are the seats that have won; none where nobody has.
	Winners []int `json:"winners"`
	// Starter is the seat that moved first after all were placed: the first that acted twice in a row or first at all.
	Starter int `json:"starter"`
	// Curve is the standing of each seat at the start, after each tenth and at the end; nil: the game has none before its end.
	Curve [][]int `json:"curve,omitempty"`
	// Played tells whether two matches are the same, move by move.
	Played string `json:"played"`
	// Leads is how often another seat than before led alone; Choices how many legal moves there were on average.
	Leads   int     `json:"leads"`
	Choices float64 `json:"choices"`
	// Luck is by how much the throws and draws brought each seat nearer to winning than they do on average; nil: nobody has weighed it.
	Luck []float64 `json:"luck,omitempty"`
	// Used counts by seat (seat 0, the table, first) the moves with each verb.
	Used map[string][]int `json:"used"`
	// Words counts by seat (the table first) what was said with a verb: "nation kenya".
	Words map[string][]int `json:"words"`
	// Ran is how long the timer ran, in ms; 0: the match has none.
	Ran int64 `json:"ran,omitempty"`
}

// BrokenError says what the rules got wrong in a match: an invariant that doesn't hold, or a move that was listed and isn't legal.
type BrokenError struct {
	Number  int
	Reasons []string
}

// Error implements error.
func (e *BrokenError) Error() string {
	return fmt.Sprintf("match %d: %s", e.Number, strings.Join(e.Reasons, "; "))
}

// Breaks are the matches of a study that broke, which a report leaves out.
type Breaks struct {
	Matches int
	first   *BrokenError
}

// Count takes the error of a match that broke, and reports whether it is one.
func (b *Breaks) Count(err error) bool {
	var broken *BrokenError
	if !errors.As(err, &broken) {
		return false
	}
	b.Matches++
	if b.first == nil || broken.Number < b.first.Number {
		b.first = broken
	}
	return true
}

// First says what broke in the first of them.
func (b *Breaks) First() string { return b.first.Error() }

// streams are the chance of match n: each purpose of a seat has its own, numbered from its first use. So two studies with one seed
// play pairs: where a changed rule hasn't mattered yet, a match of one is that of the other.
func (s *Study) streams(n int) players.Streams {
	type use struct {
		purpose string
		seat    int
	}
	counts := map[use]int{}
	return func(purpose string, seat int) players.Draw {
		u := use{purpose, seat}
		counts[u]++
		return chance.New(chance.SeedFrom(fmt.Sprintf("%s/%d/%s/%d/%d", s.Seed, n, purpose, seat, counts[u]))).Below
	}
}

// sampled takes the standings at the start, after each tenth and at the end.
func sampled(all [][]int) [][]int {
	if all[0] == nil {
		return nil
	}
	curve := make([][]int, points)
	for i := range curve {
		curve[i] = all[i*(len(all)-1)/(points-1)]
	}
	return curve
}
