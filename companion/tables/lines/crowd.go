package lines

import (
	"maps"
	"slices"
	"time"
)

// crowd is who is here at the same time: so many of one address, and so many of all. Whoever comes gets in: where there are too
// many of one address, its first one goes, and where there are too many of all, the first one of the address that has most. So
// nobody is kept out by others who came before in great numbers. Who has a seat stays. Where very many addresses have one place each,
// who has just lost theirs takes nobody's for a while: else whoever comes back fastest would keep all places.
type crowd struct {
	ofOne, ofAll int
	in           []*visitor
	pushed       map[string]time.Duration // when somebody from there lost their place to somebody from elsewhere; nil: that is all the same
}

// pushedFor is how long that counts.
const pushedFor = 10 * time.Second

// visitor is one of a crowd.
type visitor struct {
	from   string
	end    func()
	seated bool
}

// enter lets a visitor in; it reports whether there is a place.
func (c *crowd) enter(v *visitor, now time.Duration) bool {
	many := map[string]int{v.from: 1}
	most := 0
	for _, other := range c.in {
		if many[other.from]++; !other.seated {
			most = max(most, many[other.from])
		}
	}
	if many[v.from] > c.ofOne {
		c.end(func(other *visitor) bool { return other.from == v.from })
	}
	if len(c.in) >= c.ofAll {
		if at, was := c.pushed[v.from]; was && !v.seated && now-at < pushedFor {
			return false
		}
		if gone := c.end(func(other *visitor) bool { return many[other.from] == most }); gone != nil && c.pushed != nil && gone.from != v.from {
			maps.DeleteFunc(c.pushed, func(_ string, at time.Duration) bool { return now-at >= pushedFor })
			c.pushed[gone.from] = now
		}
	}
	c.in = append(c.in, v)
	return true
}

// end lets the first of those go who have no seat, and gives them; nil: there are none.
func (c *crowd) end(of func(*visitor) bool) *visitor {
	i := slices.IndexFunc(c.in, func(v *visitor) bool { return !v.seated && of(v) })
	if i < 0 {
		return nil
	}
	gone := c.in[i]
	gone.end()
	c.in = slices.Delete(c.in, i, i+1)
	return gone
}

// leave forgets a visitor.
func (c *crowd) leave(v *visitor) {
	c.in = slices.DeleteFunc(c.in, func(other *visitor) bool { return other == v })
}
