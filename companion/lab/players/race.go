package players

import (
	"cmp"
	"math"
	"slices"

	"tablekeeper/companion/rules"
)

// How a race is run.
const (
	widest     = 16  // options that begin it
	fewWorlds  = 2   // that each option goes through at least
	mostWorlds = 16  // before the first half leaves, so that a race also comes to its end where time is up early
	firstDeals = 4   // in which they are compared one move ahead before
	standsOut  = 1.0 // standard errors by which an option is better than the policy's
)

// race finds the best of some options by sequential halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed
// Bandits", 2013). All that are still in it go through the same worlds. In a try all play the best next move for some turns.
type race struct {
	worlds
	in, out []*runner
	policy  *runner // what is best by looking one move ahead; it stays in until the end
}

// runner is an option in a race, and what came of it.
type runner struct {
	option
	found []float64 // what the seat that thinks could expect then, by world
	once  float64   // what it brings at once
	all   tally
}

// run lets the options race, and gives what became of each, the one that is taken first.
func (s Search) run(a rules.Ahead, own []option, seat int, draw Draw) []outlook {
	r := &race{worlds: worlds{a: a, seat: seat, draw: draw, clock: read(s.clock)}}
	for _, o := range own {
		r.in = append(r.in, &runner{option: o})
	}
	r.rank()
	most, worlds := r.field(s.Tries)
	r.keep(most)
	for tries, world, until, at := 0, 0, worlds, 0; s.goesOn(tries); tries++ {
		r.try(r.in[at], world)
		if at++; at < len(r.in) {
			continue
		}
		if at, world = 0, world+1; world == until && len(r.in) > 2 {
			r.halve()
			worlds *= 2
			until += worlds
		}
	}
	return r.finish()
}

// rank looks one move ahead in a few deals, and sorts the options by what they bring at once; those that bring the same come as
// in random play.
func (r *race) rank() {
	first := make([]tally, len(r.in))
	for deal := range firstDeals {
		r.deal(deal)
		r.choices(r.seat)
		r.a.Hold()
		for i, c := range r.in {
			if o := r.find(c.key()); o != nil {
				o.each(r.a, func(ways int) { first[i].add(standing(r.a), ways) })
			}
		}
	}
	for i, c := range r.in {
		if standing := first[i].mean(); standing != nil {
			c.once = standing[r.seat-1]
		}
	}
	sorted(r.in, func(c *runner) float64 { return c.once })
	tied := 1
	for tied < len(r.in) && r.in[tied].once == r.in[0].once {
		tied++
	}
	r.policy = rules.Choose(r.in[:tied], func(c *runner) int { return c.weight }, r.draw)
	front(r.in, r.policy)
}

// field is how many options begin with so many tries (0: nobody knows how many), and how many worlds they go through before the
// first half leaves.
func (r *race) field(tries int) (most, worlds int) {
	most = min(len(r.in), widest)
	if tries == 0 {
		return most, mostWorlds
	}
	for most > 2 && fewWorlds*most*rounds(most) > tries {
		most--
	}
	return most, min(max(1, tries/(most*rounds(most))), mostWorlds)
}

// rounds is how many rounds a race of so many has, until two are left and have raced too.
func rounds(n int) int {
	k := 1
	for ; n > 2; n = (n + 1) / 2 {
		k++
	}
	return k
}

// try plays on after an option in a world.
func (r *race) try(c *runner, world int) {
	draw := r.deal(world)
	r.choices(r.seat)
	o := r.find(c.key())
	if o == nil {
		c.found = append(c.found, c.mean(len(c.found)))
		return
	}
	r.make(*o, draw)
	out := r.playOn(ownTurns, draw)
	c.found = append(c.found, out[r.seat-1])
	c.all.add(out, 1)
}

// halve lets the worse half leave, but never the policy's option.
func (r *race) halve() {
	r.order()
	half := (len(r.in) + 1) / 2
	if at := slices.Index(r.in, r.policy); at >= half {
		r.in[at], r.in[half-1] = r.in[half-1], r.in[at]
	}
	r.keep(half)
}

// keep lets only the first ones stay in.
func (r *race) keep(first int) {
	stay, leave := r.in[:first], r.in[first:]
	r.in, r.out = stay, slices.Concat(leave, r.out)
}

// order sorts those that are still in by what they found in the worlds that all have been through.
func (r *race) order() {
	worlds := len(r.in[len(r.in)-1].found)
	sorted(r.in, func(c *runner) float64 { return c.mean(worlds) })
}

// sorted puts the best first.
func sorted(list []*runner, by func(c *runner) float64) {
	slices.SortStableFunc(list, func(x, y *runner) int { return cmp.Compare(by(y), by(x)) })
}

// front moves one of a list to its front.
func front(list []*runner, c *runner) {
	at := slices.Index(list, c)
	copy(list[1:at+1], list[:at])
	list[0] = c
}

// finish ends the race: the policy's option is left only where the difference stands out.
func (r *race) finish() []outlook {
	r.order()
	if !r.in[0].beats(r.policy) {
		front(r.in, r.policy)
	}
	var list []outlook
	for _, c := range slices.Concat(r.in, r.out) {
		list = append(list, outlook{Choice: c.choice(), Tried: c.all.tried, Standing: c.all.mean()})
	}
	return list
}

// mean is what an option found on average in the first worlds; before them, what it brings at once.
func (c *runner) mean(worlds int) float64 {
	if worlds == 0 {
		return c.once
	}
	sum := 0.0
	for _, v := range c.found[:worlds] {
		sum += v
	}
	return sum / float64(worlds)
}

// beats reports whether an option was better than another one in the same worlds, by more than chance makes it.
func (c *runner) beats(other *runner) bool {
	n := min(len(c.found), len(other.found))
	if n < 2 {
		return false
	}
	sum, squares := 0.0, 0.0
	for i := range n {
		d := c.found[i] - other.found[i]
		sum += d
		squares += float64(d * d)
	}
	mean := sum / float64(n)
	variance := max(0, squares/float64(n)-float64(mean*mean)) / float64(n-1)
	return mean > standsOut*math.Sqrt(variance)
}
