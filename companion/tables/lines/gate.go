package lines

import "time"

// gate bounds how many words can be tried: so many from one address, and so many from all. A try is a word that was proved wrong. A
// call that was hung up before costs nothing, nor does a right word, and who was here before isn't asked.
type gate struct {
	all   bucket
	tries map[string]bucket
}

// bucket is how many tries were taken, and when.
type bucket struct {
	taken float64
	at    time.Duration
}

// How many tries one address has at once, and all addresses; and how long each takes to come back. One address alone never takes
// those of all. To try half of all words takes 370 years, with whole networks of devices.
const (
	triesOfOne = 6
	triesOfAll = 600
	backOfOne  = 10 * time.Second
	backOfAll  = 20 * time.Millisecond
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
