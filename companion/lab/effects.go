package lab

import (
	"cmp"
	"math"
	"slices"
)

// Use is how often something was done, and whether it goes with winning.
type Use struct {
	Name string `json:"name"`
	// Times is how often in a match on average, Matches the share of matches in which it came.
	Times   float64 `json:"times"`
	Matches Share   `json:"matches"`
	// Wins is the share of seats that did it and won, where others of the same match didn't: 1 in so many seats is chance.
	Wins Share `json:"wins"`
	// P is how likely chance alone would bring wins that far from an even share; 1 where too few seats did it to say.
	P float64 `json:"p"`
	// Decides means that it goes with winning or losing, among all that was tested (Holm's correction, 1 in 20 for all together).
	Decides bool `json:"decides"`
	// Equal is what doing it adds to the share of wins at an equal standing at half time; nil: nobody can say.
	Equal *Change `json:"equal,omitempty"`
}

// leastSeats is of how many seats that did something and others of their match didn't the report says more than how often.
const leastSeats = 30

// deed is who did one thing in a match.
type deed struct {
	*Match
	times int // of all, the table too
	did   []bool
	many  int // seats
}

// parts reports whether some seats of a match that somebody won did it and others didn't: where all did, nobody won by it.
func (d *deed) parts() bool { return len(d.Winners) > 0 && d.many > 0 && d.many < len(d.did) }

// uses counts what was done in the matches, by name.
func (s *Study) uses(r *Report, matches []Match, of func(*Match) map[string][]int) []Use {
	deeds := map[string][]deed{}
	for i := range matches {
		s.rest()
		for name, bySeat := range of(&matches[i]) {
			d := deed{Match: &matches[i], did: make([]bool, r.Seats)}
			for seat, n := range bySeat {
				d.times += n
				if seat > 0 && n > 0 {
					d.did[seat-1] = true
					d.many++
				}
			}
			deeds[name] = append(deeds[name], d)
		}
	}
	var uses []Use
	for name, list := range deeds {
		s.rest()
		uses = append(uses, r.use(name, list, len(matches)))
	}
	slices.SortFunc(uses, func(a, b Use) int { return cmp.Or(cmp.Compare(b.Times, a.Times), cmp.Compare(a.Name, b.Name)) })
	return uses
}

// use is what is known of one thing that was done.
func (r *Report) use(name string, list []deed, matches int) Use {
	times, seats, wins := 0, 0, 0.0
	var parted []*deed
	for i := range list {
		d := &list[i]
		times += d.times
		if !d.parts() {
			continue
		}
		parted = append(parted, d)
		for seat, did := range d.did {
			if did {
				seats++
				wins += d.won(seat + 1)
			}
		}
	}
	u := Use{Name: name, Times: float64(times) / float64(matches), Matches: shareOf(float64(len(list)), matches), Wins: shareOf(wins, seats), P: 1}
	if seats >= leastSeats {
		u.P = math.Round(1e6*chanceOf(parted, wins)) / 1e6
		u.Equal = equalStanding(list)
	}
	return u
}

// correct marks what goes with winning or losing among all that was tested, after Holm, and lists it, what makes most first.
func (r *Report) correct() {
	var tested []*Use
	for _, uses := range [][]Use{r.Verbs, r.Words} {
		for i := range uses {
			if uses[i].Wins.Of >= leastSeats {
				tested = append(tested, &uses[i])
			}
		}
	}
	r.Tested = len(tested)
	for _, u := range tested[:holm(tested, func(u *Use) float64 { return u.P })] {
		u.Decides = true
		r.Effects = append(r.Effects, *u)
	}
	effect := func(u Use) float64 { return math.Abs(u.Wins.Value - 1/float64(r.Seats)) }
	slices.SortStableFunc(r.Effects, func(a, b Use) int { return cmp.Or(cmp.Compare(effect(b), effect(a)), cmp.Compare(a.Name, b.Name)) })
}

// holm sorts what was tested by its chance, the least first, and returns how many of them are findings: 1 in 20 for all together.
func holm[T any](tested []T, chance func(T) float64) int {
	slices.SortStableFunc(tested, func(a, b T) int { return cmp.Compare(chance(a), chance(b)) })
	for i, t := range tested {
		if chance(t) > 0.05/float64(len(tested)-i) {
			return i
		}
	}
	return len(tested)
}

// together is up to which share of what seats do their standing leaves open: below, standing and deed are one, and nothing tells them apart.
const together = 0.1

// equalStanding regresses the share of the win on whether a seat did it and on its standing at half time, each beside the mean of its match;
// the seats of a match count as one case.
func equalStanding(list []deed) *Change {
	type seat struct{ win, did, half float64 }
	var rows [][]seat
	var dd, dh, hh, dw, hw float64
	for i := range list {
		d := &list[i]
		if !d.parts() || d.Curve == nil {
			continue
		}
		row := make([]seat, len(d.did))
		var mean seat
		for k := range row {
			row[k] = seat{win: d.won(k + 1), half: float64(d.Curve[points/2][k])}
			if d.did[k] {
				row[k].did = 1
			}
			mean = seat{mean.win + row[k].win, mean.did + row[k].did, mean.half + row[k].half}
		}
		for k, n := 0, float64(len(row)); k < len(row); k++ {
			s := seat{row[k].win - mean.win/n, row[k].did - mean.did/n, row[k].half - mean.half/n}
			row[k] = s
			dd, dh, hh = dd+float64(s.did*s.did), dh+float64(s.did*s.half), hh+float64(s.half*s.half)
			dw, hw = dw+float64(s.did*s.win), hw+float64(s.half*s.win)
		}
		rows = append(rows, row)
	}
	det := float64(dd*hh) - float64(dh*dh)
	if len(rows) < leastSeats || det <= together*dd*hh {
		return nil
	}
	did, half := (float64(hh*dw)-float64(dh*hw))/det, (float64(dd*hw)-float64(dh*dw))/det
	squares := 0.0
	for _, row := range rows {
		byDid, byHalf := 0.0, 0.0
		for _, s := range row {
			left := s.win - float64(did*s.did) - float64(half*s.half)
			byDid += float64(s.did * left)
			byHalf += float64(s.half * left)
		}
		off := (float64(hh*byDid) - float64(dh*byHalf)) / det
		squares += float64(off * off)
	}
	reach := float64(sigmas * math.Sqrt(squares))
	return &Change{Pairs: len(rows), Value: did, Low: did - reach, High: did + reach, Visible: (sigmas + power) * math.Sqrt(squares)}
}
