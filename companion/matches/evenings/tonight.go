package evenings

import "tablekeeper/companion/rules"

// Source is where a time comes from.
type Source uint8

// A time is unknown, from the game's document, or from the matches of this device: of any number of players, or of as many.
const (
	NoTime Source = iota
	Document
	OwnMatches
	OwnTables
)

// Fit is how a game suits an evening.
type Fit struct {
	Game    *rules.Game
	Seats   bool // it is for so many
	Time    bool // it ends in time, as far as anybody knows
	Minutes int  // that a match takes; 0: nobody knows
	Source  Source
	Matches int // of which Minutes is the average
}

// Fits is whether the game can be played.
func (f Fit) Fits() bool { return f.Seats && f.Time }

// Tonight says of each game whether it suits so many people who have so many minutes, those that do first, in the order of the games.
func (l *Log) Tonight(games []*rules.Game, people, minutes int) []Fit {
	var fits, others []Fit
	for _, g := range games {
		f := Fit{Game: g, Seats: people >= g.MinSeats && people <= g.MaxSeats}
		f.Minutes, f.Source, f.Matches = l.takes(g, people)
		f.Time = f.Minutes <= minutes
		if f.Fits() {
			fits = append(fits, f)
		} else {
			others = append(others, f)
		}
	}
	return append(fits, others...)
}

// takes is how long a match takes in minutes: as matches here did, sooner those of as many people, else as its document says.
func (l *Log) takes(g *rules.Game, people int) (minutes int, source Source, matches int) {
	var same, all times
	for i := range l.results {
		if r := &l.results[i]; r.Game == g.Key {
			all.add(r.Took)
			if len(r.Seats) == people {
				same.add(r.Took)
			}
		}
	}
	switch {
	case same.count > 0:
		return rounded(same.average()), OwnTables, int(same.count)
	case all.count > 0:
		return rounded(all.average()), OwnMatches, int(all.count)
	case g.Minutes != nil:
		return g.Minutes(min(max(people, g.MinSeats), g.MaxSeats)), Document, 0
	}
	return 0, NoTime, 0
}

// rounded is a time in whole minutes, one at least.
func rounded(ms int64) int { return int(max(1, (ms+30_000)/60_000)) }
