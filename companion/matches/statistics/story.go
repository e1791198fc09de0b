package statistics

import (
	"math"

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
	// Worst is the rarest of the unlucky throws; nil: none was rare.
	Worst *Turn
	// Undone are the moves that were taken back and don't stand, Agreed the positions that were agreed on and stand.
	Undone, Agreed []matches.LogLine
	full           int // rules.Game.Full
}

// seldom is how often a throw may come, at most, to be told as luck.
const seldom = 1.0 / 3

// soon is within how many entries a throw shows what it was good for.
const soon = 8

// StoryOf tells the story of a match from its table and the lines of its log.
func StoryOf(t rules.Table, lines []matches.LogLine) Story {
	s := teller{Story: Story{full: t.Game().Full}, entries: stands(t, lines)}
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
	chance  []bool // by entry, whether chance decided it
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
		revealed := !e.Agreed && e.line.By != matches.Timed && view.Reveals(e.Act)
		s.chance = append(s.chance, revealed)
		if revealed {
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
