package room

import "slices"

// crowd is who is here at the same time: so many of one address, and so many of all. Whoever comes gets in: where there are too
// many of one address, its first one goes, and where there are too many of all, the first one of the address that has most. So
// nobody is kept out by others who came before in great numbers. Who has a seat stays.
type crowd struct {
	ofOne, ofAll int
	in           []*visitor
}

// visitor is one of a crowd.
type visitor struct {
	from   string
	end    func()
	seated bool
}

// enter lets a visitor in.
func (c *crowd) enter(v *visitor) {
	c.in = append(c.in, v)
	many := map[string]int{}
	for _, other := range c.in {
		many[other.from]++
	}
	if many[v.from] > c.ofOne {
		c.end(func(other *visitor) bool { return other.from == v.from })
	}
	if len(c.in) <= c.ofAll {
		return
	}
	most := 0
	for _, other := range c.in {
		if !other.seated {
			most = max(most, many[other.from])
		}
	}
	c.end(func(other *visitor) bool { return many[other.from] == most })
}

// end lets the first of those go who have no seat.
func (c *crowd) end(of func(*visitor) bool) {
	i := slices.IndexFunc(c.in, func(v *visitor) bool { return !v.seated && of(v) })
	if i >= 0 {
		c.in[i].end()
		c.in = slices.Delete(c.in, i, i+1)
	}
}

// leave forgets a visitor.
func (c *crowd) leave(v *visitor) {
	c.in = slices.DeleteFunc(c.in, func(other *visitor) bool { return other == v })
}
