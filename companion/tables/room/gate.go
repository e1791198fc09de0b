package room

import "time"

// gate slows down who tries words. Every try takes something away that comes back with
// time; a right word gives it back at once.
type gate struct {
	all   bucket
	tries map[string]bucket
}

// bucket is how many tries were taken, and when.
type bucket struct {
	taken float64
	at    time.Duration
}

// How many tries one place has at once, and all places; and how long each takes to come
// back. To try half of all words takes 8,700 years.
const (
	triesOfOne = 6
	triesOfAll = 120
	backOfOne  = 10 * time.Second
	backOfAll  = 500 * time.Millisecond
	mostPlaces = 1000
)

func (b *bucket) flow(now, back time.Duration) {
	b.taken = max(0, b.taken-float64(now-b.at)/float64(back))
	b.at = now
}

// admit takes a try; it reports whether there is one.
func (g *gate) admit(from string, now time.Duration) bool {
	one := g.tries[from]
	one.flow(now, backOfOne)
	g.all.flow(now, backOfAll)
	if one.taken+1 > triesOfOne || g.all.taken+1 > triesOfAll {
		return false
	}
	one.taken++
	g.all.taken++
	g.forget(now)
	g.tries[from] = one
	return true
}

// back gives a try back: the word was right.
func (g *gate) back(from string) {
	one := g.tries[from]
	one.taken = max(0, one.taken-1)
	g.tries[from] = one
	g.all.taken = max(0, g.all.taken-1)
}

// forget makes room where too many places are remembered.
func (g *gate) forget(now time.Duration) {
	if len(g.tries) < mostPlaces {
		return
	}
	for from, b := range g.tries {
		if b.flow(now, backOfOne); b.taken == 0 {
			delete(g.tries, from)
		}
	}
}
