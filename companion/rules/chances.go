package rules

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// Sign is something about a seat in a position that tells how likely it is to win. V is what a game sees when it looks there.
type Sign[V any] struct {
	// Name is what it is called when it is spoken of: "cards of the next stage in the depot".
	Name string
	Of   func(v *V) float64
}

// SignOf is a sign by its name and what tells it.
func SignOf[V any](name string, of func(v *V) float64) Sign[V] { return Sign[V]{Name: name, Of: of} }

// Truth is what a sign says that holds or not: 1 where it does, else 0.
func Truth(so bool) float64 {
	if so {
		return 1
	}
	return 0
}

// Signs are all signs of a game.
type Signs[P any] struct {
	names   []string
	read    func(p *P, seat int, signs []float64)
	weights []float64
}

// SignsOf declares the signs of a game, in what look sees of a seat. Learned is what each of them counts for, as was learned from
// matches, a line each: its name and a number, "a full hand: -0.088". A sign without a line counts for nothing.
func SignsOf[P, V any](learned string, look func(p *P, seat int) *V, list ...Sign[V]) *Signs[P] {
	s := &Signs[P]{read: func(p *P, seat int, signs []float64) {
		v := look(p, seat)
		for i := range list {
			signs[i] = list[i].Of(v)
		}
	}}
	for _, sign := range list {
		s.names = append(s.names, sign.Name)
	}
	s.weigh(learned)
	return s
}

// weigh reads what each sign counts for.
func (s *Signs[P]) weigh(learned string) {
	s.weights = make([]float64, len(s.names))
	for line := range strings.Lines(learned) {
		name, number, _ := strings.Cut(strings.TrimSpace(line), ": ")
		weight, err := strconv.ParseFloat(number, 64)
		if err != nil {
			panic("rules: what the sign " + name + " counts for: " + err.Error())
		}
		if at := slices.Index(s.names, name); at >= 0 {
			s.weights[at] = weight
		}
	}
}

// chances are those of the seats to win, by their scores; where each place counts, what place each can expect. Both are of
// one model: a place goes to each seat that is left as likely as exp(score) beside those of the others (Plackett and Luce).
func (b *Book[P]) chances(p *P) []float64 {
	out, signs := make([]float64, len(b.Seats)), make([]float64, len(b.Signs.names))
	most := math.Inf(-1)
	for i := range out {
		b.Signs.read(p, i+1, signs)
		for k, w := range b.Signs.weights {
			out[i] += float64(w * signs[k])
		}
		most = max(most, out[i])
	}
	all := 0.0
	for i := range out {
		out[i] = grown(out[i] - most)
		all += out[i]
	}
	if !b.EachPlace {
		for i := range out {
			out[i] /= all
		}
		return out
	}
	places := make([]float64, len(out))
	for i := range out {
		for k := range out {
			if k != i {
				places[i] += out[i] / (out[i] + out[k])
			}
		}
		places[i] /= float64(len(out) - 1)
	}
	return places
}

// grown is the exponential of a number of at most 0, near enough, by operations whose results are the same on all machines.
func grown(x float64) float64 {
	const halvings = 10
	y := 1 + max(x, -30)/(1<<halvings)
	for range halvings {
		y *= y
	}
	return y
}
