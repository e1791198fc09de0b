package statistics

import (
	"cmp"
	"slices"
	"strings"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
)

// Of are the numbers of a match.
func Of(m *matches.Match) Numbers {
	c := counter{table: m.Table(), lines: m.Log().Lines()}
	for i := range c.lines {
		if c.lines[i].Move > 0 {
			c.Moves++
		}
	}
	c.standing = stands(c.table, c.lines)
	c.countVerbs()
	c.countTime()
	c.countOutcomes()
	c.countLines()
	return c.Numbers
}

// counter counts a match.
type counter struct {
	Numbers
	table    rules.Table
	lines    []matches.LogLine
	standing []standing
}

// standing is an entry that stands and that these rules make, with its line of the log.
type standing struct {
	rules.Entry
	line *matches.LogLine
}

// stands are the entries that led to a table's position, in order.
func stands(table rules.History, lines []matches.LogLine) []standing {
	var entered []*matches.LogLine
	for i := range lines {
		if l := &lines[i]; l.Move > 0 && l.Now == "" {
			entered = append(entered, l)
		}
	}
	slices.SortFunc(entered, func(a, b *matches.LogLine) int { return cmp.Compare(a.Move, b.Move) })
	var list []standing
	for i, e := range table.Log() {
		if i < len(entered) { // a seat may be told less of the log than of the position
			list = append(list, standing{e, entered[i]})
		}
	}
	return list
}

// countLines counts what was taken back and what was asked.
func (c *counter) countLines() {
	for i := range c.lines {
		switch l := &c.lines[i]; l.Kind {
		case matches.MoveLine, matches.AgreedLine:
			if l.Undone {
				c.Undone++
			}
		case matches.VoidLine, matches.DisputeLine:
			c.Disputed++
		case matches.NoteLine:
			if l.Back {
				c.Undone++
			}
		}
	}
}

// countVerbs counts the moves that stand by the first form of their verb.
func (c *counter) countVerbs() {
	seats := len(c.table.Seats())
	counts := map[string]*VerbCount{}
	for _, s := range c.standing {
		if s.Agreed {
			continue
		}
		name := verbName(c.table, s.Act)
		v := counts[name]
		if v == nil {
			v = &VerbCount{Verb: name, BySeat: make([]int, seats+1)}
			counts[name] = v
		}
		v.Count++
		v.BySeat[s.Act.Seat]++
	}
	for _, v := range counts {
		c.Verbs = append(c.Verbs, *v)
	}
	slices.SortFunc(c.Verbs, func(a, b VerbCount) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Verb, b.Verb))
	})
}

// verbName is the verb of a move without its words.
func verbName(t rules.Grammar, a rules.Act) string {
	text := t.Notation(a)
	for range rules.WordsOf(t, a.Verb) {
		text = text[:strings.LastIndexByte(text, ' ')]
	}
	return text
}

// countTime counts the time of play.
func (c *counter) countTime() {
	c.Thinking, c.Breaks, c.BreakTime = ThinkingOf(c.lines, len(c.table.Seats()))
}

// ThinkingOf gives each seat the gaps before its entries. A gap longer than matches.BreakAfter is a break of the table, which are counted and
// summed up (ms); one before what the app drew or the timer brought still is the time of the seat that let it. Undo and notes end a gap
// that is nobody's.
func ThinkingOf(lines []matches.LogLine, seats int) (thinking []Thinking, breaks int, breakTime int64) {
	thinking = make([]Thinking, seats)
	for n := range thinking {
		thinking[n].Seat = n + 1
	}
	for i := range lines {
		l := &lines[i]
		if l.Gap > matches.BreakAfter {
			breaks++
			breakTime += l.Gap
			continue
		}
		if l.Kind == matches.MoveLine && l.Gap > 0 && l.Seat > 0 {
			thinking[l.Seat-1].Moves++
			thinking[l.Seat-1].Time += l.Gap
		}
	}
	return thinking, breaks, breakTime
}

// PlayOf is how long (ms) was played: all gaps but breaks.
func PlayOf(lines []matches.LogLine) (time int64) {
	for i := range lines {
		if gap := lines[i].Gap; gap > 0 && gap <= matches.BreakAfter {
			time += gap
		}
	}
	return time
}
