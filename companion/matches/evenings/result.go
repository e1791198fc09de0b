// Package evenings tells what a group of people has played over many matches: who won what, who came before whom, and what
// there is to beat. It has no clock and no disk: it is given the results of matches and what people are called.
package evenings

import (
	"math"
	"strconv"
	"strings"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/rules"
)

// Version is that of what ResultOf reads: results of another one are read anew.
const Version = 3

// HeaderDate is the header of a transcript that says on which day the match was played.
const HeaderDate = "Date"

// Result is a match that is over, in what counts once many were played.
type Result struct {
	ID   string
	Game string // its key
	// Seats are the names as they are in the match; Played says which of them the app played at the end.
	Seats  []string
	Played []bool `json:",omitempty"`
	// Winners are the seats, from 0, that have won; none where nobody has.
	Winners []int `json:",omitempty"`
	// Places are the places by seat, from 1; seats that share one have the same, and only who has won is in the first.
	Places []int
	// Started and Ended are wall times in ms.
	Started, Ended int64
	// Took is the time of play in ms, without breaks; 0: it isn't known, as of a match that was imported.
	Took  int64
	Waits []int64 // of Took, by seat the time before its moves
	Moves int     // that stand; 0: nobody knows
	// Points are by seat, of a match that was played without the app; nil: nobody has counted any.
	Points []int  `json:",omitempty"`
	Feats  []Feat `json:",omitempty"`
}

// Feat is what a seat, from 0, has done that can be remembered.
type Feat struct {
	Name        string // of rules.FeatWords
	Seat, Value int
}

// ResultOf is the result of a match. It reports whether there is one: the match is over.
func ResultOf(m *matches.Match) (r Result, over bool) {
	t := m.Table()
	if !t.Over() {
		return Result{}, false
	}
	s := m.Summary()
	r = Result{ID: m.ID(), Game: s.Game, Seats: t.Seats(), Started: s.Started, Ended: s.Started, Moves: s.Moves}
	for _, seat := range t.Winners() {
		r.Winners = append(r.Winners, seat-1)
	}
	r.Places = placed(t.Ranking(), len(r.Seats), len(r.Winners) > 0)
	r.Played = playedBy(m.Header(matches.HeaderApp), len(r.Seats))
	lines := m.Log().Lines()
	for _, l := range lines {
		if l.Move > 0 {
			r.Ended = max(r.Ended, l.When)
		}
	}
	if at, ok := noon(m.Header(HeaderDate)); ok && (r.Started < at-otherDay || r.Started > at+otherDay) {
		r.Started, r.Ended = at, at // it was imported on another day
	}
	r.Waits = make([]int64, len(r.Seats))
	thinking, _, _ := statistics.ThinkingOf(lines, len(r.Seats))
	for i, t := range thinking {
		r.Waits[i] = t.Time
	}
	r.Took = statistics.PlayOf(lines)
	r.remember(m)
	return r, true
}

// placed gives the places of a ranking by seat. The first one stays free where nobody has won.
func placed(ranking [][]int, seats int, won bool) []int {
	places, place := make([]int, seats), 1
	if !won {
		place = 2
	}
	for _, group := range ranking {
		for _, seat := range group {
			places[seat-1] = place
		}
		place += len(group)
	}
	return places
}

// playedBy reads which seats the app plays; nil: none.
func playedBy(header string, seats int) []bool {
	var played []bool
	for _, chair := range strings.Split(header, ",") {
		word, _, _ := strings.Cut(strings.TrimSpace(chair), " ")
		if seat, err := strconv.Atoi(word); err == nil && seat >= 1 && seat <= seats {
			if played == nil {
				played = make([]bool, seats)
			}
			played[seat-1] = true
		}
	}
	return played
}

// person reports whether a person sat on a seat, from 0.
func (r *Result) person(i int) bool { return r.Played == nil || !r.Played[i] }

// remember notes what was done in a match that can be remembered: what the game declares, and what is told of all games.
func (r *Result) remember(m *matches.Match) {
	t := m.Table()
	for _, d := range rules.DoneBy(t) {
		r.Feats = append(r.Feats, Feat{d.Name, d.Seat - 1, d.Value})
	}
	story := statistics.StoryOf(m.Table(), m.Log().Lines())
	for _, seat := range r.Winners {
		r.Feats = append(r.Feats, Feat{rules.FastestWin, seat, r.Moves})
		behind := 0
		if len(r.Winners) < len(r.Seats) {
			behind = story.Behind(seat)
		}
		if behind > 0 {
			r.Feats = append(r.Feats, Feat{rules.Comeback, seat, behind})
		}
	}
	if worst := story.Worst; worst != nil {
		r.Feats = append(r.Feats, Feat{rules.WorstLuck, worst.Seat - 1, int(math.Round(1 / worst.Chance))})
	}
}
