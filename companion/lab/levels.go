package lab

import (
	"fmt"
	"io"
	"math"
	"slices"
)

// Levels are two levels of players side by side: a line that is clear with one of them and goes away with the other is the players', not
// the rules'.
type Levels struct {
	// Players is the second level, Matches how many matches it played.
	Players string      `json:"players"`
	Matches int         `json:"matches"`
	Lines   []LevelLine `json:"lines"`
	// First is the first level as people write it, with so many matches.
	First        string `json:"first"`
	FirstMatches int    `json:"first_matches"`
}

// LevelLine is a line that is clear with the first level.
type LevelLine struct {
	Title  string  `json:"title"`
	First  Bounded `json:"first"`
	Second Bounded `json:"second"`
	Stands string  `json:"stands"`
}

// Bounded is a number with its bounds of 95 of 100, and what it would be if nothing were there.
type Bounded struct {
	Value   float64 `json:"value"`
	Low     float64 `json:"low"`
	High    float64 `json:"high"`
	Nothing float64 `json:"nothing"`
	Unknown bool    `json:"unknown,omitempty"` // it came up too seldom
	unit    string  // of a hundred, or none
}

// side is where the bounds lie: above (1) or below (-1) what it would be if nothing were there, or around it.
func (b Bounded) side() int {
	switch {
	case b.Low > b.Nothing:
		return 1
	case b.High < b.Nothing:
		return -1
	}
	return 0
}

// String writes the number with its bounds.
func (b Bounded) String() string {
	if b.Unknown {
		return "too seldom"
	}
	return fmt.Sprintf("%.1f%s (%.1f to %.1f)", b.Value, b.unit, b.Low, b.High)
}

// What becomes of a line with another level.
const (
	withBoth = "stands with both"
	turns    = "turns round"
	goesAway = "goes away"
	open     = "open: too few matches"
)

// with is what becomes of a line that is so with the first level and so with the second.
func (b Bounded) with(second Bounded) string {
	switch first := b.side(); {
	case second.Unknown:
		return open
	case second.side() == first:
		return withBoth
	case second.side() == -first:
		return turns
	case second.Low-second.Nothing <= b.High-b.Nothing && b.Low-b.Nothing <= second.High-second.Nothing: // perhaps as large
		return open
	}
	return goesAway
}

// BothLevels compares what two levels of players show, and for each other rule what it changes with them: the same rules in the same order.
func BothLevels(first, second *Report, changed, again []Compared) *Levels {
	l := &Levels{Matches: second.Matches, FirstMatches: first.Matches}
	share := func(s Share, r *Report) Bounded {
		return Bounded{Value: 100 * s.Value, Low: 100 * s.Low, High: 100 * s.High, Nothing: 100 * r.Even(), Unknown: s.Of == 0, unit: " %"}
	}
	for i := range first.BySeat {
		l.add(fmt.Sprintf("Seat %d wins", i+1), share(first.BySeat[i], first), share(second.BySeat[i], second))
	}
	l.add("Who starts wins", share(first.Starter, first), share(second.Starter, second))
	if first.HalfTime != nil && second.HalfTime != nil {
		l.add("Leads at half time and wins", share(*first.HalfTime, first), share(*second.HalfTime, second))
	}
	if first.Curve != nil && second.Curve != nil {
		for of, who := range []string{"winner", "others"} {
			l.add("Standing from half time on, "+who, first.later(of), second.later(of))
		}
	}
	for _, u := range first.Effects {
		all := slices.Concat(second.Verbs, second.Words)
		var other Use
		if at := slices.IndexFunc(all, func(v Use) bool { return v.Name == u.Name && v.Wins.Of >= leastSeats }); at >= 0 {
			other = all[at]
		}
		fair := 1 / float64(first.Seats)
		one, two := share(u.Wins, first), share(other.Wins, second)
		one.Nothing, two.Nothing = 100*fair, 100*fair
		l.add("Wins with "+u.Name, one, two)
	}
	for i, c := range changed {
		lines, others := c.lines(), again[i].lines()
		for k, line := range lines {
			l.add(c.With+": "+line.title, line.Bounded, others[k].Bounded)
		}
	}
	return l
}

// add adds a line that is clear with the first level.
func (l *Levels) add(title string, first, second Bounded) {
	if !first.Unknown && first.side() != 0 {
		l.Lines = append(l.Lines, LevelLine{title, first, second, first.with(second)})
	}
}

// later is by how much the mean standing of the winner (0) or of the others (1) grows from half time to the end.
func (r *Report) later(of int) Bounded {
	const half, end = points / 2, points - 1
	n := max(1, r.Over.Value*float64(r.Over.Of)*(1-r.Unwon.Value-r.Shared.Value))
	reach := sigmas * math.Sqrt((r.Spread[half][of]*r.Spread[half][of]+r.Spread[end][of]*r.Spread[end][of])/n)
	v := r.Curve[end][of] - r.Curve[half][of]
	return Bounded{Value: v, Low: v - reach, High: v + reach}
}

// changeLine is a line of what another rule changes.
type changeLine struct {
	title string
	Bounded
}

// lines are all that another rule can change.
func (c *Compared) lines() (list []changeLine) {
	d := c.Difference
	add := func(title string, of Change, scale float64, unit string) {
		b := Bounded{Value: scale * of.Value, Low: scale * of.Low, High: scale * of.High, Unknown: of.Pairs == 0, unit: unit}
		if of.Chance { // it isn't a finding among all that was compared
			b.Low, b.High = min(b.Low, 0), max(b.High, 0)
		}
		list = append(list, changeLine{title, b})
	}
	add("Came to an end", d.Over, 100, " %")
	add("Moves", d.Moves, 1, "")
	add("Who starts wins", d.Starter, 100, " %")
	add("Leader at half time wins", d.HalfTime, 100, " %")
	for i, of := range d.BySeat {
		add(fmt.Sprintf("Seat %d wins", i+1), of, 100, " %")
	}
	return list
}

// Title says which levels they are.
func (l *Levels) Title() string {
	return fmt.Sprintf("With two levels of players: %s, %s, and %s, %s", l.First, matchesOf(l.FirstMatches), l.Players, matchesOf(l.Matches))
}

// Text writes which lines stand with both levels.
func (l *Levels) Text(out io.Writer) {
	fmt.Fprintf(out, "\n%s\n", l.Title())
	for _, line := range l.Lines {
		fmt.Fprintf(out, "  %-38s %-28s %-28s %s\n", line.Title, line.First, line.Second, line.Stands)
	}
	if len(l.Lines) == 0 {
		fmt.Fprintln(out, "  nothing is clear with the first")
	}
}
