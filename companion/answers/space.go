package answers

import (
	"math"
	"slices"
)

// space compares texts by the terms that they have in common. A term counts the more the
// fewer texts have it (BM25).
type space struct {
	ids     map[string]int
	idf     []float64
	posts   [][]post
	lengths []float64 // of the vectors
	totals  []float64 // the weights of each text's terms
	sizes   []float64 // how many terms each text has
	commons []float64 // the share that each term has of all that is said
}

// post says how much a text has of a term.
type post struct {
	text   int
	weight float64
	count  float64 // how often
}

// unknownWeight is what counts for a term that no text has, as a share of the most that one can count.
const unknownWeight = 0.7

// newSpace reads texts, each a list of terms. Weigh makes a term count more or less.
func newSpace(texts [][]string, weigh func(term string) float64) *space {
	s := &space{ids: map[string]int{}, lengths: make([]float64, len(texts)), totals: make([]float64, len(texts)), sizes: make([]float64, len(texts))}
	counts := make([]map[int]int, len(texts))
	all := 0.0
	for i, terms := range texts {
		counts[i] = map[int]int{}
		for _, t := range terms {
			id, ok := s.ids[t]
			if !ok {
				id = len(s.ids)
				s.ids[t] = id
				s.posts, s.commons = append(s.posts, nil), append(s.commons, 0)
			}
			counts[i][id]++
			s.commons[id]++
		}
		s.sizes[i] = float64(len(terms))
		all += s.sizes[i]
	}
	mean := all / float64(len(texts))
	in := make([]int, len(s.ids))
	for _, c := range counts {
		for id := range c {
			in[id]++
		}
	}
	for id := range s.commons {
		s.commons[id] /= all
	}
	s.idf = make([]float64, len(s.ids))
	for term, id := range s.ids {
		s.idf[id] = weigh(term) * math.Log(1+(float64(len(texts))-float64(in[id])+0.5)/(float64(in[id])+0.5))
	}
	for i, c := range counts {
		for id, n := range c {
			w := s.idf[id] * saturated(n, s.sizes[i]/mean)
			s.posts[id] = append(s.posts[id], post{i, w, float64(n)})
			s.lengths[i] += w * w
			s.totals[i] += s.idf[id]
		}
		s.lengths[i] = math.Sqrt(s.lengths[i])
	}
	return s
}

// saturated is the term frequency of BM25 with k1 = 1.2 and b = 0.5.
func saturated(n int, length float64) float64 {
	const k1, b = 1.2, 0.5
	return float64(n) * (k1 + 1) / (float64(n) + k1*(1-b+b*length))
}

// likeness is how a question compares with each text of a space.
type likeness struct {
	cosine  []float64
	covered []float64 // the share of the question's weight that the text has
	unknown float64   // the share that no text has
	found   []float64 // the weight of the terms in common
	s       *space
}

// share is the share of a text's weight that the question has.
func (l *likeness) share(text int) float64 { return l.found[text] / l.s.totals[text] }

// compare gives the likeness of a question to all texts.
func (s *space) compare(terms []string, weigh func(term string) float64) likeness {
	n := len(s.lengths)
	l := likeness{cosine: make([]float64, n), covered: make([]float64, n), found: make([]float64, n), s: s}
	seen := map[string]bool{}
	total, length := 0.0, 0.0
	most := math.Log(1 + float64(n))
	for _, t := range terms {
		if seen[t] {
			continue
		}
		seen[t] = true
		id, ok := s.ids[t]
		if !ok {
			w := weigh(t) * most * unknownWeight
			total, length, l.unknown = total+w, length+w*w, l.unknown+w
			continue
		}
		w := s.idf[id]
		total, length = total+w, length+w*w
		for _, p := range s.posts[id] {
			l.cosine[p.text] += w * p.weight
			l.covered[p.text] += w
			l.found[p.text] += w
		}
	}
	if total == 0 {
		return l
	}
	length = math.Sqrt(length)
	l.unknown /= total
	for i := range l.cosine {
		l.covered[i] /= total
		if l.cosine[i] > 0 {
			l.cosine[i] /= length * s.lengths[i]
		}
	}
	return l
}

// said is how likely who means a text would use the terms of a question: the logarithm, by a language model of single terms that is
// smoothed by what all texts say (Dirichlet), without the part that is the same for all texts.
func (s *space) said(terms []string, weigh func(term string) float64) []float64 {
	const smooth, unit = 12, 5 // counts that all texts add to each; what makes it as large as other features
	likely := make([]float64, len(s.sizes))
	total := 0.0
	for _, t := range terms {
		id, ok := s.ids[t]
		if !ok {
			continue
		}
		w := weigh(t)
		total += w
		for _, p := range s.posts[id] {
			likely[p.text] += w * math.Log(1+p.count/(smooth*s.commons[id]))
		}
	}
	for i, size := range s.sizes {
		likely[i] = (likely[i] - total*math.Log(1+size/smooth)) / unit
	}
	return likely
}

// holds reports whether a text has a term.
func (s *space) holds(text int, term string) bool {
	id, ok := s.ids[term]
	return ok && slices.ContainsFunc(s.posts[id], func(p post) bool { return p.text == text })
}
