package journal

import (
	"bytes"
	"fmt"
	"math"
	"slices"
)

// Damage says what of a journal can't be read.
type Damage struct {
	Line   int    // the first bad line, from 1
	Offset int    // its place in the file, in bytes from 0
	Bytes  int    // how many bytes are in the file from there on
	Torn   bool   // it is only an unfinished last line, as when the power fails while it is written
	Reason string // what is wrong with it, in few words
	Gaps   []Gap  // what is lost, in order; none: every record was recovered
	Fixed  []Fix  // records with one byte put right, in order
	Kept   string // the name under which the damaged file is kept; "" where it is not
}

// Gap is a place of a journal at which records are lost.
type Gap struct {
	After       int // how many of the records stand before it
	First, Last int // the lines that can't be read, from 1
}

// Fix is a record that was read with one byte changed: that gives the checksum, which
// by mere chance a line with more bad bytes has once in 100,000 times. Whoever knows
// what records say looks whether this one says it.
type Fix struct {
	Record int // its place among the records, from 0
	Line   int // from 1
}

// Before is how many records stand before the first that is lost or not certain.
func (d *Damage) Before() int {
	before := math.MaxInt
	if len(d.Gaps) > 0 {
		before = d.Gaps[0].After
	}
	if len(d.Fixed) > 0 {
		before = min(before, d.Fixed[0].Record)
	}
	return before
}

// Lines names the lines of a gap.
func (g Gap) Lines() string {
	if g.First == g.Last {
		return fmt.Sprintf("line %d", g.First)
	}
	return fmt.Sprintf("lines %d to %d", g.First, g.Last)
}

// A checksum vouches for a line and for which line came before: from the body of a
// line and its checksum follows the checksum that the line before must have. So lines
// behind a damaged one are recovered by what they follow on, not by where they stand: a
// line that was moved finds its place, and one that appears twice counts once. One bad
// byte in a line is found and put right: only one byte at one place gives the checksum.
// What is lost is a line with more than that, and the one behind it where the checksum
// before is lost too.

// fragment is a line of a damaged journal.
type fragment struct {
	line  int // from 1
	raw   []byte
	body  []byte
	sum   chain // as it is there
	from  chain // the checksum that the line before must have
	fixed bool  // a byte of the body was changed
	sumOK bool  // it ends with a checksum
	whole bool  // it has the form of a line
	torn  bool  // it has no end
	used  bool
}

// salvage puts the lines of a damaged journal together.
type salvage struct {
	lines   []fragment
	next    map[chain]int // the line that follows on a checksum
	sums    map[chain]int // the line that has a checksum
	records []Record
	chain   chain
	gaps    []Gap
	fixed   []Fix
	reached int // the last line that was put in its place
}

// recovered reads damaged data, of which so much is good.
func recovered(data []byte, offset, line int, reason string) ([]Record, chain, *Damage) {
	s := &salvage{next: map[chain]int{}, sums: map[chain]int{}, chain: newChain(), reached: -1}
	s.cut(data)
	for i := range s.lines {
		p := &s.lines[i]
		if _, twice := s.next[p.from]; p.whole && !twice {
			s.next[p.from] = i
		}
		if _, twice := s.sums[p.sum]; p.sumOK && !twice {
			s.sums[p.sum] = i
		}
	}
	s.follow()
	for i := range s.lines {
		if i > s.reached && s.goesOn(i) {
			s.gap(i - 1)
			s.add(i)
			s.follow()
		}
	}
	if s.lostBehind() {
		s.gap(len(s.lines) - 1)
	}
	d := &Damage{Line: line, Offset: offset, Bytes: len(data) - offset, Reason: reason, Gaps: s.gaps, Fixed: s.fixed}
	return s.records, s.chain, d
}

// cut takes the lines apart. A line whose end was changed into something else is
// found by its checksum.
func (s *salvage) cut(data []byte) {
	c := newChain()
	number := 0
	for raw := range bytes.Lines(data) {
		number++
		for {
			n := c.inside(raw)
			if n == 0 {
				break
			}
			p := newFragment(raw[:n], number)
			c = p.sum
			s.lines = append(s.lines, p)
			raw = raw[n+1:]
		}
		line, ended := bytes.CutSuffix(raw, []byte("\n"))
		if len(line) == 0 && !ended {
			continue
		}
		p := newFragment(line, number)
		p.torn = !ended
		c = p.sum
		s.lines = append(s.lines, p)
	}
}

func newFragment(line []byte, number int) fragment {
	p := fragment{line: number, raw: line}
	at := len(line) - sumDigits
	if at < 0 {
		return p
	}
	p.sum, p.sumOK = readSum(line[at:])
	if at < 2 || line[at-1] != ' ' {
		return p
	}
	p.body = line[:at-1]
	_, p.whole = readBody(p.body)
	p.whole = p.whole && p.sumOK
	p.from = p.sum.before(p.body)
	return p
}

// follow takes all lines that follow on one another from here.
func (s *salvage) follow() {
	for {
		i, ok := s.next[s.chain]
		if !ok || s.lines[i].used {
			if i, ok = s.corrected(); !ok {
				return
			}
		}
		s.add(i)
	}
}

// corrected puts the line here right, if one byte of it is wrong.
func (s *salvage) corrected() (i int, ok bool) {
	if i = s.reached + 1; i >= len(s.lines) || s.lines[i].used {
		return 0, false
	}
	raw := s.lines[i].raw
	if s.unsummed(i, raw) || s.fix(i, raw, 0, len(raw)) {
		return i, true
	}
	if i+1 == len(s.lines) {
		return 0, false
	}
	// A byte may have become the end of a line.
	joined := slices.Concat(raw, []byte("\n"), s.lines[i+1].raw)
	if s.unsummed(i, joined) || s.fix(i, joined, len(raw), len(raw)+1) {
		s.lines[i+1].used, s.reached = true, i+1
		return i, true
	}
	return 0, false
}

// unsummed finds the body of a line whose checksum is spoilt: another line follows on
// what the checksum should be, or what is there
// is the same but for one digit or the blank before it.
func (s *salvage) unsummed(i int, raw []byte) bool {
	for n, sum := range s.chain.along(raw) {
		next, followed := s.next[sum]
		followed = followed && next > i && next <= i+2
		alike := n == len(raw)-1-sumDigits && differ(raw[n+1:], sum.sum()) <= 1
		if !followed && !alike {
			continue
		}
		if _, formed := readBody(raw[:n]); formed {
			s.lines[i].body, s.lines[i].sum = raw[:n], sum
			return true
		}
	}
	return false
}

// differ counts the bytes in which two texts of the same length differ.
func differ(a, b []byte) (n int) {
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// fix finds the one byte of a line's body, between two places, with which it has the
// checksum that is there.
func (s *salvage) fix(i int, raw []byte, from, to int) bool {
	at := len(raw) - sumDigits - 1
	if at < 1 || raw[at] != ' ' {
		return false
	}
	sum, ok := readSum(raw[at+1:])
	body := slices.Clone(raw[:at])
	if !ok || !s.chain.fix(sum, body, from, min(to, at)) {
		return false
	}
	if _, formed := readBody(body); !formed {
		return false
	}
	p := &s.lines[i]
	p.body, p.sum, p.fixed = body, sum, true
	return true
}

func (s *salvage) add(i int) {
	p := &s.lines[i]
	r, _ := readBody(p.body) // its form was looked at
	if p.fixed {
		s.fixed = append(s.fixed, Fix{Record: len(s.records), Line: p.line})
	}
	p.used = true
	s.records = append(s.records, r)
	s.chain, s.reached = p.sum, max(s.reached, i)
}

// goesOn reports whether a line is the first good one behind a gap: it follows on the
// checksum of a line that can't be read, and that itself follows on nothing.
func (s *salvage) goesOn(i int) bool {
	p := &s.lines[i]
	before, there := s.sums[p.from]
	if !p.whole || s.next[p.from] != i || !there || s.lines[before].used {
		return false
	}
	_, follows := s.sums[s.lines[before].from]
	return !follows
}

// gap notes the lines up to one as lost.
func (s *salvage) gap(to int) {
	to = max(to, 0)
	first := min(s.reached+1, to)
	s.gaps = append(s.gaps, Gap{After: len(s.records), First: s.lines[first].line, Last: s.lines[to].line})
}

// lostBehind reports whether something follows the last record that is no
// repetition.
func (s *salvage) lostBehind() bool {
	return slices.ContainsFunc(s.lines[s.reached+1:], func(p fragment) bool { return !p.torn && !s.repeats(p) })
}

// repeats reports whether a line stands there a second time.
func (s *salvage) repeats(p fragment) bool {
	i, ok := s.next[p.from]
	return p.whole && ok && s.lines[i].used && s.lines[i].sum == p.sum
}
