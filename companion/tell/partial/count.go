package partial

import "slices"

// counter counts the combinations in which a question is surely answered yes or no.
type counter struct {
	*probe
	ask          func() (yes, sure bool)
	oneWay       []*leaf
	trends       []byte
	all, yes, no int
}

// split reports whether neither answer will be proved.
func (c *counter) split() bool { return c.yes != c.all && c.no != c.all }

// first asks with two combinations that may soon bring both answers: the one that did it
// the last time, and the one that holds the value that is tried for a fact everywhere.
func (c *counter) first(each []*leaf, last map[*leaf]any) {
	if len(each) == 0 {
		return
	}
	for _, again := range []bool{true, false} {
		for _, l := range each {
			values := c.values(l)
			if len(values) == 0 {
				return
			}
			v := c.given
			if again {
				v = last[l]
			}
			if !slices.Contains(values, v) {
				v = values[0]
			}
			c.try(l, v)
		}
		c.one()
		c.tried-- // at worst it is asked again
	}
}

// combine asks with each combination of values, until neither answer will be proved.
func (c *counter) combine(each []*leaf) {
	if len(each) == 0 {
		c.one()
		return
	}
	if c.absent(each[0]) {
		c.combine(each[1:])
		return
	}
	for _, v := range c.values(each[0]) {
		if c.split() {
			return
		}
		c.try(each[0], v)
		c.combine(each[1:])
	}
}

// try gives a leaf a value, and a group that appears what is known within it.
func (c *counter) try(l *leaf, v any) {
	if c.b.set(l, v); l.kind == group && v == true {
		c.fill(l)
	}
}

// one asks with the values that the leaves have.
func (c *counter) one() {
	c.all++
	c.push(true)
	yes, sure := c.asked()
	if sure && !yes {
		c.no++
	}
	if len(c.oneWay) > 0 {
		c.push(false)
		yes, sure = c.asked()
	}
	if sure && yes {
		c.yes++
	}
}

// fill sets what is known within a group that was null before.
func (p *probe) fill(g *leaf) {
	for _, l := range p.q.leaves {
		if v, known := p.q.known[l]; known && slices.Contains(l.groups, g) {
			p.b.set(l, v)
		}
	}
}

// push sets the numbers that move the answer one way: all to the value that breaks a check
// soonest, or latest.
func (c *counter) push(broken bool) {
	for i, l := range c.oneWay {
		if c.absent(l) {
			continue
		}
		if (c.trends[i] == '+') == broken {
			c.b.set(l, l.high)
		} else {
			c.b.set(l, l.low)
		}
	}
}

func (c *counter) asked() (yes, sure bool) {
	c.tried++
	if c.q.trial.moveTo(c.b) != nil {
		return false, false
	}
	return c.ask()
}
