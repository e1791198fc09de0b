package answers

import (
	"slices"
	"strconv"
)

// farthest is how far a number is changed to see what would allow something.
const farthest = 9

// allows is the nearest number, in the place of one that the question says, with which the same entry answers yes where it has answered
// no; "" where there is none.
func (d *Desk) allows(c *choice, q *question) string {
	if c.ruling.Verdict != No || c.ruling.wasTurned() {
		return ""
	}
	for far := 1; far <= farthest; far++ {
		for _, t := range q.said {
			for _, n := range []int{t.Value + far, t.Value - far} {
				if n < 0 || t.Goal || t.NumberTo == 0 {
					continue
				}
				other := d.words.read(q.text[:t.NumberFrom] + strconv.Itoa(n) + q.text[t.NumberTo:])
				at := slices.IndexFunc(other.said, func(o Taken) bool { return o.name == t.name && o.Value == n })
				if r := c.entry.rulingFor(d.words, other); at >= 0 && r != nil && r.Verdict == Yes && r.compares() {
					return other.said[at].Text
				}
			}
		}
	}
	return ""
}
