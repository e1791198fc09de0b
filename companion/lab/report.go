package lab

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Share is a share of many cases, with the bounds between which it lies in 95 of 100 such studies (Wilson's interval).
type Share struct {
	Of    int     `json:"of"`
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// sigmas are how many standard errors hold 95 of 100 cases.
const sigmas = 1.96

// shareOf is a share of n cases; hits may be parts, where several share a first place.
func shareOf(hits float64, n int) Share {
	if n == 0 {
		return Share{High: 1}
	}
	p, f := hits/float64(n), float64(n)
	middle := p + sigmas*sigmas/(2*f)
	reach := sigmas * math.Sqrt(p*(1-p)/f+sigmas*sigmas/(4*f*f))
	scale := 1 + sigmas*sigmas/f
	return Share{Of: n, Value: p, Low: max(0, (middle-reach)/scale), High: min(1, (middle+reach)/scale)}
}

// Mean is a mean of many numbers with its interval of 95 of 100, and the quartiles.
type Mean struct {
	Value    float64 `json:"value"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
	Quartile [3]int  `json:"quartiles"`
}

// String writes a mean with its interval, as whole numbers.
func (m Mean) String() string {
	if m.Low == m.High { // one match has no interval
		return fmt.Sprintf("%.0f", m.Value)
	}
	return fmt.Sprintf("%.0f (%.0f to %.0f)", m.Value, m.Low, m.High)
}

// Minutes are how long a match takes if each of its moves takes so many seconds: somebody has to say how many.
type Minutes struct {
	Mean
	Pace int `json:"seconds_a_move"`
	// Document is how long the game's document says; 0: it says nothing.
	Document int `json:"document,omitempty"`
}

// minutes are those of so many moves.
func (s *Study) minutes(moves Mean) *Minutes {
	if s.Pace == 0 || s.Clock != nil { // a timer tells more
		return nil
	}
	part := float64(s.Pace) / 60
	m := &Minutes{Mean: Mean{Value: part * moves.Value, Low: part * moves.Low, High: part * moves.High}, Pace: s.Pace}
	for i, moves := range moves.Quartile {
		m.Quartile[i] = int(math.Round(part * float64(moves)))
	}
	if s.Game.Minutes != nil {
		m.Document = s.Game.Minutes(len(s.Seats))
	}
	return m
}

// String says how long, and what the game's document says.
func (m *Minutes) String() string {
	words := fmt.Sprintf("At %s a move that is %s minutes, half of them under %d", wording.Count(m.Pace, "second"), m.Mean, m.Quartile[1])
	if m.Document > 0 {
		words += fmt.Sprintf("; the game's document says about %d", m.Document)
	}
	return words + "."
}

func meanOf(numbers []int) Mean {
	if len(numbers) == 0 {
		return Mean{}
	}
	slices.Sort(numbers)
	sum, squares := 0.0, 0.0
	for _, n := range numbers {
		sum += float64(n)
		squares += float64(n) * float64(n)
	}
	f := float64(len(numbers))
	m := Mean{Value: sum / f}
	reach := sigmas * math.Sqrt(max(0, squares/f-m.Value*m.Value)/f)
	m.Low, m.High = max(float64(numbers[0]), m.Value-reach), min(float64(numbers[len(numbers)-1]), m.Value+reach) // a mean lies among its numbers
	for i := range m.Quartile {
		m.Quartile[i] = numbers[(i+1)*(len(numbers)-1)/4]
	}
	return m
}

// Report is what a study found.
type Report struct {
	Game    string `json:"game"`
	Seats   int    `json:"seats"`
	Matches int    `json:"matches"`
	// Made is how the report is made again; nil: nobody says.
	Made *Made `json:"made,omitempty"`
	// Over is the share of matches that ended within the most moves.
	Over  Share `json:"over"`
	Moves Mean  `json:"moves"`
	// Turns is how often it becomes another seat's turn, Rounds how often each has one on average.
	Turns  Mean `json:"turns"`
	Rounds Mean `json:"rounds"`
	// Minutes are those of the moves; nil: nobody said how long a move takes.
	Minutes *Minutes `json:"minutes,omitempty"`
	// Ends are how the matches end, and what the timer did; nil: the game has none.
	Ends *Ends `json:"ends,omitempty"`
	// Levels is which lines stand with another level of players too; nil: there is none.
	Levels *Levels `json:"levels,omitempty"`
	// BySeat are the wins by seat; Starter those of who moved first.
	BySeat []Share `json:"by_seat"`
	// Bounds are between which shares each seat's wins lie if matches without an end count: all as lost, and all as won.
	Bounds  [][2]float64 `json:"bounds"`
	Starter Share        `json:"starter"`
	// Shared is the share of matches that several won, Unwon of those that nobody won.
	Shared Share `json:"shared"`
	Unwon  Share `json:"unwon"`
	// HalfTime is how often who led alone at half time won; nil: the game has no standing before its end.
	HalfTime *Share `json:"half_time,omitempty"`
	// Curve is the mean standing of the winner and of the others at each tenth.
	Curve [][2]float64 `json:"curve,omitempty"`
	// Spread is the standard deviation of Curve from match to match.
	Spread [][2]float64 `json:"spread,omitempty"`
	// Leads is how often the lead changes in a match, Settled from which percent of the moves the winner leads alone for good; nil: the
	// game has no standing before its end.
	Leads   *Mean `json:"leads,omitempty"`
	Settled *Mean `json:"settled,omitempty"`
	// Lengths is a histogram of the moves.
	Lengths []Bar `json:"lengths"`
	// Choices is how many legal moves there are to choose from on average.
	Choices float64 `json:"choices"`
	// Effects are what of Verbs and Words goes with winning or losing, of so many that were Tested.
	Effects []Use `json:"effects"`
	Tested  int   `json:"tested"`
	Verbs   []Use `json:"verbs"`
	Words   []Use `json:"words"`
	// Rules are the rules that checks of the played moves kept, by how often; Unused verbs were never played, Unkept rules never asked.
	Rules  []Use    `json:"rules"`
	Unused []string `json:"unused"`
	Unkept []string `json:"unkept"`
	// Odd are matches worth a look: the longest, the shortest, the greatest comeback, and those without an end.
	Odd []Odd `json:"odd"`
}

// Made is how a report was made: the same program makes it again by the same command, byte for byte.
type Made struct {
	Build   string   `json:"build"`
	Command string   `json:"command"` // without where it was written and in which parts
	Seed    string   `json:"seed"`
	Players string   `json:"players"`
	Numbers []string `json:"numbers,omitempty"`
	Times   string   `json:"times,omitempty"` // the digest of how long moves take, by verb
	Date    string   `json:"date,omitempty"`  // "": nobody said one
}

// String is a line to read.
func (m *Made) String() string {
	line := fmt.Sprintf("Made by Tablekeeper %s: tablekeeper %s", m.Build, m.Command)
	if m.Times != "" {
		line += fmt.Sprintf(" (times %s)", m.Times)
	}
	if m.Date != "" {
		line += ", " + m.Date
	}
	return line
}

// Odd is a match worth a look.
type Odd struct {
	Number int    `json:"number"`
	Why    string `json:"why"`
	Moves  int    `json:"moves"`
	// Turn is the move after which to look: where the winner was furthest behind, else the last.
	Turn int `json:"turn"`
}

// NewReport says what the matches of a study show.
func (s *Study) NewReport(matches []Match) (*Report, error) {
	_, table, err := s.Table(func(int) int { return 0 })
	if err != nil {
		return nil, err
	}
	r := &Report{Game: s.Game.Key, Seats: len(s.Seats), Matches: len(matches)}
	r.ends(matches)
	r.Minutes, r.Ends = s.minutes(r.Moves), s.endings(table, matches)
	r.standings(matches)
	r.Verbs = s.uses(r, matches, func(m *Match) map[string][]int { return m.Used })
	r.Words = s.uses(r, matches, func(m *Match) map[string][]int { return m.Words })
	r.correct()
	r.rules(table)
	r.odd(matches)
	return r, nil
}

// Even is what each seat wins where all win alike, of all matches: those that nobody won are nobody's.
func (r *Report) Even() float64 { return (1 - r.Unwon.Value) / float64(r.Seats) }

// won is the part of the win that a seat has.
func (m *Match) won(seat int) float64 {
	if slices.Contains(m.Winners, seat) {
		return 1 / float64(len(m.Winners))
	}
	return 0
}

// ends tells who won and how long it took.
func (r *Report) ends(matches []Match) {
	over, shared, unwon, started := 0, 0, 0, 0.0
	bySeat := make([]float64, r.Seats)
	var moves, turns, rounds []int
	for i := range matches {
		m := &matches[i]
		if !m.Over {
			continue
		}
		over++
		moves, turns, rounds = append(moves, m.Moves), append(turns, m.Turns), append(rounds, (m.Turns+r.Seats/2)/r.Seats)
		switch len(m.Winners) {
		case 0:
			unwon++
		case 1:
		default:
			shared++
		}
		for seat := range bySeat {
			bySeat[seat] += m.won(seat + 1)
		}
		started += m.won(m.Starter)
	}
	for i := range matches {
		r.Choices += matches[i].Choices / float64(len(matches))
	}
	r.Over, r.Lengths = shareOf(float64(over), len(matches)), barsOf(moves)
	r.Moves, r.Turns, r.Rounds = meanOf(moves), meanOf(turns), meanOf(rounds)
	r.Shared, r.Unwon, r.Starter = shareOf(float64(shared), over), shareOf(float64(unwon), over), shareOf(started, over)
	endless := float64(len(matches) - over)
	for _, wins := range bySeat {
		r.BySeat = append(r.BySeat, shareOf(wins, over))
		r.Bounds = append(r.Bounds, [2]float64{wins / float64(max(1, len(matches))), (wins + endless) / float64(max(1, len(matches)))})
	}
}

// standings tells how the winner came to lead.
func (r *Report) standings(matches []Match) {
	led, held, n := 0, 0.0, 0
	var leads, settled []int
	curve, squares := make([][2]float64, points), make([][2]float64, points)
	for i := range matches {
		m := &matches[i]
		if !m.Over || m.Curve == nil || len(m.Winners) != 1 {
			continue
		}
		n++
		winner := m.Winners[0]
		leads, settled = append(leads, m.Leads), append(settled, m.settled(winner))
		for at, standing := range m.Curve {
			sides := [2]float64{}
			for seat, v := range standing {
				if seat == winner-1 {
					sides[0] = float64(v)
				} else {
					sides[1] += float64(v) / float64(r.Seats-1)
				}
			}
			for of, v := range sides {
				curve[at][of] += v
				squares[at][of] += float64(v * v)
			}
		}
		if leader := alone(m.Curve[points/2]); leader > 0 {
			led++
			held += m.won(leader)
		}
	}
	if n == 0 {
		return
	}
	spread := make([][2]float64, points)
	for at := range curve {
		for of := range curve[at] {
			spread[at][of] = deviation(float64(n), curve[at][of], squares[at][of])
			curve[at][of] /= float64(n)
		}
	}
	half := shareOf(held, led)
	r.HalfTime, r.Curve, r.Spread = &half, curve, spread
	changes, from := meanOf(leads), meanOf(settled)
	r.Leads, r.Settled = &changes, &from
}

// settled is from which percent of the moves on a winner leads alone.
func (m *Match) settled(winner int) int {
	at := len(m.Curve) - 1
	for at > 0 && alone(m.Curve[at-1]) == winner {
		at--
	}
	return 100 * at / (points - 1)
}

// alone is the seat that leads alone, or 0.
func alone(standing []int) int {
	if len(standing) == 0 {
		return 0
	}
	best := slices.Max(standing)
	at := slices.Index(standing, best)
	if slices.Contains(standing[at+1:], best) {
		return 0
	}
	return at + 1
}

// rules tells which rules the moves that were played had to keep, and what never came.
func (r *Report) rules(table rules.Grammar) {
	times := map[string]float64{}
	var cited []string
	for _, verb := range table.Verbs() {
		cited = append(cited, verb.Rules...)
		name := table.Verb(rules.Act{Verb: verb.Verb})
		at := slices.IndexFunc(r.Verbs, func(u Use) bool { return u.Name == name })
		if at < 0 {
			if !slices.Contains(r.Unused, name) {
				r.Unused = append(r.Unused, name)
			}
			continue
		}
		for _, rule := range verb.Rules {
			times[rule] += r.Verbs[at].Times
		}
	}
	slices.Sort(cited)
	for _, rule := range slices.Compact(cited) {
		if _, asked := times[rule]; !asked {
			r.Unkept = append(r.Unkept, rule)
		}
	}
	for _, rule := range slices.Sorted(maps.Keys(times)) {
		r.Rules = append(r.Rules, Use{Name: rule, Times: times[rule]})
	}
	slices.SortStableFunc(r.Rules, func(a, b Use) int { return cmp.Compare(b.Times, a.Times) })
}

// odd picks matches worth a look.
func (r *Report) odd(matches []Match) {
	const endless = 3
	var longest, shortest, comeback *Match
	behind, turn := 0, 0
	for i := range matches {
		m := &matches[i]
		if !m.Over {
			if len(r.Odd) < endless {
				r.Odd = append(r.Odd, Odd{Number: m.Number, Why: "it doesn't end", Moves: m.Moves, Turn: m.Moves})
			}
			continue
		}
		if longest == nil || m.Moves > longest.Moves {
			longest = m
		}
		if shortest == nil || m.Moves < shortest.Moves {
			shortest = m
		}
		if m.Curve == nil || len(m.Winners) != 1 {
			continue
		}
		for at, standing := range m.Curve {
			if gap := slices.Max(standing) - standing[m.Winners[0]-1]; gap > behind {
				comeback, behind, turn = m, gap, at*m.Moves/(points-1)
			}
		}
	}
	if longest != nil {
		r.Odd = append(r.Odd,
			Odd{Number: longest.Number, Why: "the longest", Moves: longest.Moves, Turn: longest.Moves},
			Odd{Number: shortest.Number, Why: "the shortest", Moves: shortest.Moves, Turn: shortest.Moves})
	}
	if comeback != nil {
		r.Odd = append(r.Odd, Odd{Number: comeback.Number, Why: "the winner was furthest behind", Moves: comeback.Moves, Turn: turn})
	}
}
