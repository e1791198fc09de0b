package evenings

import (
	"cmp"
	"slices"
)

// Figures are the numbers of a group.
type Figures struct {
	People            []string
	Evenings, Matches int
	Games             []GameFigures // in the order of the shelf; those that the group has played
	Together          []Person      // all games, by person
	// Before counts by person and other person how often the one placed before the other; who shared a place counts for nobody.
	Before [][]int
	// Met tells by person and other person whether both sat in one match.
	Met [][]bool
}

// GameFigures are the numbers of a game.
type GameFigures struct {
	Game    string
	Matches int
	Took    int64 // the average time of a match in ms, of those whose time is known; 0: of none
	Persons []Person
}

// Person are the numbers of a person, in one game or in all.
type Person struct {
	Played, Won int
	Places      []int // how often each place, the first one first
	Streak      int   // how many of the latest matches were won in a row
	Longest     int   // the longest such row
	Took        int64 // the average time in ms of the matches played, of those whose time is known
	times       times
}

// times average what is known.
type times struct{ sum, count int64 }

func (t *times) add(took int64) {
	if took > 0 {
		t.sum, t.count = t.sum+took, t.count+1
	}
}

func (t *times) average() int64 { return t.sum / max(1, t.count) }

// add counts a result of a match for the person on a seat, from 0.
func (p *Person) add(r *Result, seat int) {
	p.Played++
	place := r.Places[seat]
	for len(p.Places) < place {
		p.Places = append(p.Places, 0)
	}
	p.Places[place-1]++
	if slices.Contains(r.Winners, seat) {
		p.Won++
		p.Streak++
	} else {
		p.Streak = 0
	}
	p.Longest = max(p.Longest, p.Streak)
	p.times.add(r.Took)
	p.Took = p.times.average()
}

// Of counts what people have played with each other: the matches in which at least two of them sat. Others at such a table are guests,
// who count for nobody. Games that aren't among those given come last.
func (l *Log) Of(people []string, games []string) Figures {
	f := Figures{People: people, Together: make([]Person, len(people)), Before: make([][]int, len(people)), Met: make([][]bool, len(people))}
	for i := range people {
		f.Before[i], f.Met[i] = make([]int, len(people)), make([]bool, len(people))
	}
	took := map[string]*times{}
	own := l.With(people)
	for i := range own.results {
		r, members := &own.results[i], members(people, own.names[i])
		g := f.game(r.Game)
		g.Matches++
		if took[r.Game] == nil {
			took[r.Game] = &times{}
		}
		took[r.Game].add(r.Took)
		g.Took = took[r.Game].average()
		for _, m := range members {
			g.Persons[m.person].add(r, m.seat)
			f.Together[m.person].add(r, m.seat)
			for _, other := range members {
				f.Met[m.person][other.person] = m != other
				if r.Places[m.seat] < r.Places[other.seat] {
					f.Before[m.person][other.person]++
				}
			}
		}
	}
	f.Matches, f.Evenings = len(own.results), len(own.Evenings())
	f.order(games)
	return f
}

// order puts the games in the order of the shelf.
func (f *Figures) order(games []string) {
	place := func(g GameFigures) int {
		if i := slices.Index(games, g.Game); i >= 0 {
			return i
		}
		return len(games)
	}
	slices.SortStableFunc(f.Games, func(a, b GameFigures) int {
		return cmp.Or(cmp.Compare(place(a), place(b)), cmp.Compare(a.Game, b.Game))
	})
}

// Person are the numbers of one person by game, whoever else sat there, and in all. Games that aren't among those given come last.
func (l *Log) Person(name string, games []string) ([]GameFigures, Person) {
	f := Figures{People: []string{name}, Together: make([]Person, 1)}
	for i := range l.results {
		if seat := slices.Index(l.names[i], name); seat >= 0 {
			r := &l.results[i]
			f.game(r.Game).Persons[0].add(r, seat)
			f.Together[0].add(r, seat)
		}
	}
	f.order(games)
	return f.Games, f.Together[0]
}

// With is the log of the matches in which at least two of a group sat.
func (l *Log) With(people []string) *Log {
	own := &Log{}
	for i := range l.results {
		if len(members(people, l.names[i])) >= 2 {
			own.results, own.names = append(own.results, l.results[i]), append(own.names, l.names[i])
		}
	}
	return own
}

// member is a person of a group on a seat, both from 0.
type member struct{ person, seat int }

// members are the people of a group who sat at a table, each once.
func members(people, names []string) []member {
	var list []member
	for person, name := range people {
		if seat := slices.Index(names, name); seat >= 0 {
			list = append(list, member{person, seat})
		}
	}
	return list
}

// game finds the numbers of a game, or adds them.
func (f *Figures) game(key string) *GameFigures {
	for i := range f.Games {
		if f.Games[i].Game == key {
			return &f.Games[i]
		}
	}
	f.Games = append(f.Games, GameFigures{Game: key, Persons: make([]Person, len(f.People))})
	return &f.Games[len(f.Games)-1]
}
