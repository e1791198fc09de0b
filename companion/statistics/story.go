package statistics

import (
	"cmp"
	"math"
	"slices"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// Story is what there is to tell of a match: who led when, what turned it, and what was taken back or agreed.
type Story struct {
	// Curve gives by seat how far it had come at the start and after each entry that stands, by the game's own ranking; nil:
	// the game can't say so before its end.
	Curve [][]int
	// Turns are what turned the match, at most three, as they came.
	Turns []Turn
	// Undone are the moves that were taken back and don't stand, Agreed the positions that were agreed on and stand.
	Undone, Agreed []matches.LogLine
}

// TurnKind is how an entry turned a match.
type TurnKind uint8

// The kinds of turning points.
const (
	Swing   TurnKind = iota // it moved somebody furthest past or behind the others
	Lucky                   // the best that chance gave, by the odds
	Unlucky                 // the worst
)

// Turn is an entry that turned a match.
type Turn struct {
	Kind  TurnKind
	Point int // its place on the curve, from 1
	Seat  int // whom it turned the match for
	Line  matches.LogLine
	// Chance is that of a throw or draw at least as good (Lucky) or as bad (Unlucky); 0 of a swing.
	Chance float64
	// Before and After are who led before it and after it.
	Before, After []int
	weight        float64 // how much it counts beside others of its kind
	sequel        int     // what became of it soon after, for those that weigh as much
}

// Log is what a story is told from.
type Log interface {
	Table() rules.Table
	Lines() []matches.LogLine
}

// turningPoints is how many a story has at most.
const turningPoints = 3

// seldom is how often a throw may come, at most, to be told as luck.
const seldom = 1.0 / 3

// soon is within how many entries a throw shows what it was good for.
const soon = 8

// StoryOf tells the story of a match.
func StoryOf(m Log) Story {
	t, lines := m.Table(), m.Lines()
	s := teller{entries: stands(t, lines)}
	s.walk(t.Fork())
	for i := range lines {
		switch l := lines[i]; {
		case l.Kind == matches.MoveLine && l.Undone || l.Kind == matches.NoteLine && l.Back:
			s.Undone = append(s.Undone, l)
		case l.Kind == matches.AgreedLine && l.Move > 0:
			s.Agreed = append(s.Agreed, l)
		}
	}
	if s.Curve != nil {
		s.choose()
	}
	return s.Story
}

// teller tells a story.
type teller struct {
	Story
	entries []standing
	throws  []Turn // luckier or unluckier than others could have been
}

// walk goes once along the line that stands and notes where everybody is, and what chance gave.
func (s *teller) walk(view rules.Table) {
	for view.Undo() {
		continue
	}
	if view.Standing() == nil {
		return
	}
	s.Curve = make([][]int, len(view.Seats()))
	s.note(view)
	for i, e := range s.entries {
		if !e.Agreed && e.line.By != matches.Timed && view.Reveals(e.Act) {
			s.throw(view, i+1, e)
		}
		view.Redo()
		s.note(view)
	}
}

func (s *teller) note(view rules.State) {
	for i, n := range view.Standing() {
		s.Curve[i] = append(s.Curve[i], n)
	}
}

// throw weighs what chance gave against all that it could have given at that moment.
func (s *teller) throw(view rules.Judge, point int, e standing) {
	luck, known := view.Luck(e.Act)
	list, of := rules.Cases(view, e.Act.Seat, e.Act.Verb)
	if !known || view.Ways(e.Act) == 0 || of == 0 {
		return
	}
	better, worse, alike := 0, 0, 0
	for _, a := range list {
		switch other, _ := view.Luck(a); {
		case other > luck:
			better += view.Ways(a)
		case other < luck:
			worse += view.Ways(a)
		default:
			alike += view.Ways(a)
		}
	}
	turn := Turn{Point: point, Seat: e.Act.Seat, Line: *e.line}
	if worse > 0 {
		turn.Kind, turn.Chance = Lucky, float64(better+alike)/float64(of)
		s.throws = append(s.throws, turn)
	}
	if better > 0 {
		turn.Kind, turn.Chance = Unlucky, float64(worse+alike)/float64(of)
		s.throws = append(s.throws, turn)
	}
}

// choose finds the turning points: the largest swing, the luckiest and the unluckiest throw, and more swings where chance gave
// none.
func (s *teller) choose() {
	swings := s.swings()
	for _, kind := range []TurnKind{Lucky, Unlucky} {
		if t, ok := s.extreme(kind); ok {
			s.Turns = append(s.Turns, t)
		}
	}
	for _, t := range swings {
		taken := slices.ContainsFunc(s.Turns, func(other Turn) bool { return other.Point == t.Point })
		if len(s.Turns) < turningPoints && !taken {
			s.Turns = append(s.Turns, t)
		}
	}
	slices.SortFunc(s.Turns, func(a, b Turn) int { return cmp.Compare(a.Point, b.Point) })
	for i := range s.Turns {
		t := &s.Turns[i]
		t.Before, t.After = s.Leads(t.Point-1), s.Leads(t.Point)
	}
}

// swings are the moves that moved somebody past or behind the others, the largest first; of those as large the ones
// that changed who leads, and then the later ones.
func (s *teller) swings() []Turn {
	var list []Turn
	for i, e := range s.entries {
		if e.Agreed {
			continue
		}
		t := Turn{Point: i + 1, Line: *e.line}
		for seat := range s.Curve {
			by := s.margin(seat, i+1) - s.margin(seat, i)
			if abs := max(by, -by); float64(abs) > t.weight || float64(abs) == t.weight && by > 0 {
				t.Seat, t.weight = seat+1, float64(abs)
			}
		}
		if t.weight > 0 {
			if !slices.Equal(s.Leads(i), s.Leads(i+1)) {
				t.sequel = 1
			}
			list = append(list, t)
		}
	}
	slices.SortFunc(list, func(a, b Turn) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(b.sequel, a.sequel), cmp.Compare(b.Point, a.Point))
	})
	return list
}

// extreme is the luckiest or the unluckiest throw; of those as rare the one after which its player soon rose or fell most,
// and then the first.
func (s *teller) extreme(kind TurnKind) (best Turn, ok bool) {
	for _, t := range s.throws {
		if t.Kind != kind || t.Chance > seldom {
			continue
		}
		last := min(t.Point+soon, len(s.entries))
		t.sequel = s.margin(t.Seat-1, last) - s.margin(t.Seat-1, t.Point)
		if kind == Unlucky {
			t.sequel = -t.sequel
		}
		if !ok || t.Chance < best.Chance || t.Chance == best.Chance && t.sequel > best.sequel {
			best, ok = t, true
		}
	}
	return best, ok
}

// margin is by how much a seat, from 0, is ahead of the best of the others at a point.
func (s *Story) margin(seat, point int) int {
	others := math.MinInt
	for i, curve := range s.Curve {
		if i != seat {
			others = max(others, curve[point])
		}
	}
	return s.Curve[seat][point] - others
}

// Leads are the seats that are furthest at a point of the curve; none where all are alike.
func (s *Story) Leads(point int) []int {
	best, least := s.Curve[0][point], s.Curve[0][point]
	for _, curve := range s.Curve {
		best, least = max(best, curve[point]), min(least, curve[point])
	}
	var seats []int
	for i, curve := range s.Curve {
		if curve[point] == best && best > least {
			seats = append(seats, i+1)
		}
	}
	return seats
}

// Behind is how far a seat, from 0, once was behind the best of the others, at its worst; 0: never, or nobody can say.
func (s *Story) Behind(seat int) int {
	worst := 0
	if s.Curve != nil {
		for point := range s.Curve[seat] {
			worst = min(worst, s.margin(seat, point))
		}
	}
	return -worst
}
