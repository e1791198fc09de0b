package rules

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
)

// Sign is something about a seat in a position that tells how likely it is to win. V is what a game sees when it looks there.
type Sign[V any] struct {
	// Name is what it is called when it is spoken of: "cards of the next stage in the depot".
	Name string
	Of   func(v *V) float64
	says [Lost + 1]Phrase[V]
}

// Change is what a move makes of a sign.
type Change uint8

// A sign is gained where it speaks more for its seat than before, hoped for where chance may bring it, kept where it speaks as much and
// would else speak less, and lost.
const (
	gained Change = iota
	Hoped
	Kept
	Lost
)

// SignOf is a sign by its name and what tells it.
func SignOf[V any](name string, of func(v *V) float64) Sign[V] { return Sign[V]{Name: name, Of: of} }

// Phrase is what a seat says of a sign, or what is said of another seat that loses it, which has the name; it can be empty.
type Phrase[V any] func(v *V, name wording.Name) wording.Text

// Says is a phrase that needs no facts but the name: "It costs {player} cards."
func Says[V any](plain string) Phrase[V] {
	return func(_ *V, name wording.Name) wording.Text { return wording.Say(plain, name) }
}

// Gaining is the sign with what a seat says that gains it, of what it has then: "Then only food is missing."
func (s Sign[V]) Gaining(says Phrase[V]) Sign[V] { return s.with(gained, says) }

// Hoping is the sign with what a seat says that draws or throws for it, of what it has before.
func (s Sign[V]) Hoping(says Phrase[V]) Sign[V] { return s.with(Hoped, says) }

// Keeping is the sign with what a seat says that would lose it with another move.
func (s Sign[V]) Keeping(says Phrase[V]) Sign[V] { return s.with(Kept, says) }

// Losing is the sign with what is said of another seat that loses it.
func (s Sign[V]) Losing(says Phrase[V]) Sign[V] { return s.with(Lost, says) }

func (s Sign[V]) with(change Change, says Phrase[V]) Sign[V] {
	s.says[change] = says
	return s
}

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
	read    func(p *P, seat int, left float64, signs []float64)
	says    func(p *P, seat, sign int, change Change, name wording.Name) wording.Text
	weights []float64
	grows   func(sum float64) float64 // nil: the weights were learned
}

// GuessedSignsOf declares signs that nobody has learned from: each counts for what it says itself, and grows is how near their sum is to
// winning, from 0 to 1.
func GuessedSignsOf[P, V any](grows func(sum float64) float64, look func(p *P, seat int) *V, list ...Sign[V]) *Signs[P] {
	s := SignsOf("", func(p *P, seat int, _ float64) *V { return look(p, seat) }, list...)
	s.grows, s.weights = grows, slices.Repeat([]float64{1}, len(list))
	return s
}

// worth is how near a seat is to winning, by guessed signs.
func (s *Signs[P]) worth(p *P, seat int) float64 {
	signs, sum := make([]float64, len(s.names)), 0.0
	s.read(p, seat, NoTimer, signs)
	for i, v := range signs {
		sum += float64(s.weights[i] * v)
	}
	return s.grows(sum)
}

// NoTimer is the time that is left where no timer runs.
const NoTimer = -1

// SignsOf declares the signs of a game, in what look sees of a seat; left is how many moves a timer still leaves, or [NoTimer]. Learned is
// what each of them counts for, as was learned from matches, a line each: its name and a number, "a full hand: -0.088". A sign without a
// line counts for nothing.
func SignsOf[P, V any](learned string, look func(p *P, seat int, left float64) *V, list ...Sign[V]) *Signs[P] {
	s := &Signs[P]{read: func(p *P, seat int, left float64, signs []float64) {
		v := look(p, seat, left)
		for i := range list {
			signs[i] = list[i].Of(v)
		}
	}, says: func(p *P, seat, sign int, change Change, name wording.Name) (text wording.Text) {
		if says := list[sign].says[change]; says != nil {
			text = says(look(p, seat, NoTimer), name)
		}
		return text
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
func (b *Book[P]) chances(p *P, left float64) []float64 {
	out, signs := make([]float64, len(b.Seats)), make([]float64, len(b.Signs.names))
	most := math.Inf(-1)
	for i := range out {
		b.Signs.read(p, i+1, left, signs)
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
