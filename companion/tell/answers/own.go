package answers

import (
	"math"
	"slices"
)

// own are the wordings of an entry by the rulings that they ask for: what is asked like those of one ruling wants that one.
type own struct {
	of    []int                // the ruling of each wording; -1: none
	sizes []float64            // how much the wordings of each ruling say
	said  []map[uint64]float64 // how often they say a thing
	all   map[uint64]float64   // the share that each thing has of all that is said
}

// askedFor is the ruling that each wording of an entry asks for: the one that it stands under, else the one whose conditions hold.
func (l *lexicon) askedFor(e *entry) []int {
	of := make([]int, len(e.Wordings))
	for i, w := range e.Wordings {
		switch {
		case e.Under[i] != nil:
			of[i] = slices.Index(e.Rulings, e.Under[i])
		case len(e.Rulings) > 1:
			of[i] = slices.Index(e.Rulings, e.rulingFor(l, l.worded(w)))
		}
	}
	return of
}

// ownOf reads what the wordings of each ruling say.
func (l *lexicon) ownOf(e *entry) *own {
	o := &own{of: l.askedFor(e), sizes: make([]float64, len(e.Rulings)), said: make([]map[uint64]float64, len(e.Rulings)), all: map[uint64]float64{}}
	for k := range o.said {
		o.said[k] = map[uint64]float64{}
	}
	if len(e.Rulings) == 1 {
		return o
	}
	total := 0.0
	for i, w := range e.Wordings {
		if k := o.of[i]; k >= 0 {
			for _, t := range saidThings(l.stems(w)) {
				o.said[k][t.key]++
				o.all[t.key]++
				o.sizes[k]++
				total++
			}
		}
	}
	for key := range o.all {
		o.all[key] /= total
	}
	return o
}

// saidThings are the words of a question, light ones too, and each two in a row.
func saidThings(stems []string) []term {
	things := sequenceOf(stems)
	for _, s := range stems {
		if isNumber(s) {
			s = "N"
		}
		things = append(things, term{keyOf(s), 1})
	}
	return things
}

// How much what the wordings of an entry say together counts beside what those of one ruling say, how fast a wording counts less that is
// farther away, what is measured of a ruling without a wording, and what makes both as large as other features.
const (
	ownSmooth, ownUnit = 8, 5
	voteSteep          = 5
	leastVote          = -4
)

// likely is how likely who means each ruling would say some things, against the likeliest one: a logarithm.
func (o *own) likely(things []term) []float64 {
	list := make([]float64, len(o.said))
	for k, said := range o.said {
		for _, t := range things {
			if all := o.all[t.key]; all > 0 {
				list[k] += math.Log((said[t.key] + ownSmooth*all) / ((o.sizes[k] + ownSmooth) * all))
			}
		}
		list[k] /= ownUnit
	}
	most := slices.Max(list)
	for k := range list {
		list[k] = max(leastVote, list[k]-most)
	}
	return list
}

// likeliest is the ruling that somebody means whom no condition tells: by the wordings that are near and by what those say who mean it.
func (o *own) likeliest(votes, likely []float64) int {
	best := 0
	for k := range votes {
		if slices.Contains(o.of, k) && (votes[k]+likely[k] > votes[best]+likely[best] || !slices.Contains(o.of, best)) {
			best = k
		}
	}
	return best
}

// votes is the share of the wordings near a question that ask for each ruling, as a logarithm, and the nearest of them; -1: none asks for it.
func (o *own) votes(near func(wording int) float64) (votes []float64, nearest []int) {
	votes, nearest = make([]float64, len(o.said)), make([]int, len(o.said))
	best := make([]float64, len(o.said))
	for k := range nearest {
		nearest[k] = -1
	}
	all := 0.0
	for i, k := range o.of {
		if k < 0 {
			continue
		}
		n := near(i)
		if nearest[k] < 0 || n > best[k] {
			nearest[k], best[k] = i, n
		}
		votes[k] += math.Exp(voteSteep * n)
		all += math.Exp(voteSteep * n)
	}
	for k := range votes {
		votes[k] = max(leastVote, math.Log(votes[k]/max(all, 1)))
	}
	return votes, nearest
}
