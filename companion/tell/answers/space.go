package answers

import (
	"cmp"
	"math"
	"slices"
)

// term is one of the things by which texts are compared, with how much it counts where no text has it.
type term struct {
	key    uint64
	weight float64
}

// space compares texts by the terms that they have in common. A term counts the more the
// fewer texts have it (BM25).
type space struct {
	ids     map[uint64]int32
	idf     []float64
	starts  []int32   // where the posts of each term begin
	posts   []post    // in the order of the terms, and of the texts
	lengths []float64 // of the vectors
	totals  []float64 // the weights of each text's terms
	sizes   []float64 // how many terms each text has
	commons []float64 // the share that each term has of all that is said
}

// post says how much a text has of a term.
type post struct {
	text   int32
	count  float32 // how often
	weight float64
}

// unknownWeight is what counts for a term that no text has, as a share of the most that one can count.
const unknownWeight = 0.7

// newSpace reads texts, each a list of terms.
func newSpace(texts [][]term) *space {
	n, all := len(texts), 0
	for _, terms := range texts {
		all += len(terms)
	}
	s := &space{ids: make(map[uint64]int32, all/4), lengths: make([]float64, n), totals: make([]float64, n), sizes: make([]float64, n)}
	said := make([]int32, 0, all) // the terms of all texts
	var in, last []int32          // in how many texts a term is, and the last of them
	for i, terms := range texts {
		s.sizes[i] = float64(len(terms))
		for _, t := range terms {
			id, ok := s.ids[t.key]
			if !ok {
				id = int32(len(s.idf))
				s.ids[t.key] = id
				s.idf, s.commons, in, last = append(s.idf, t.weight), append(s.commons, 0), append(in, 0), append(last, -1)
			}
			said = append(said, id)
			s.commons[id]++
			if last[id] != int32(i) {
				in[id], last[id] = in[id]+1, int32(i)
			}
		}
	}
	s.starts = make([]int32, len(in)+1)
	for id, texts := range in {
		s.starts[id+1] = s.starts[id] + texts
		s.commons[id] /= float64(all)
		s.idf[id] *= math.Log(1 + (float64(n)-float64(texts)+0.5)/(float64(texts)+0.5))
	}
	s.post(said, float64(all)/float64(n))
	return s
}

// post notes which texts have which of the terms that are said, text by text.
func (s *space) post(said []int32, mean float64) {
	next := slices.Clone(s.starts)
	s.posts = make([]post, s.starts[len(s.starts)-1])
	for text, size := range s.sizes {
		terms := said[:int(size)]
		said = said[int(size):]
		for _, id := range terms {
			if at := next[id]; at == s.starts[id] || s.posts[at-1].text != int32(text) {
				s.posts[at], next[id] = post{text: int32(text)}, at+1
			}
			s.posts[next[id]-1].count++
		}
		for _, id := range terms {
			p := &s.posts[next[id]-1]
			if p.weight > 0 {
				continue
			}
			p.weight = s.idf[id] * saturated(float64(p.count), size/mean)
			s.lengths[text] += p.weight * p.weight
			s.totals[text] += s.idf[id]
		}
		s.lengths[text] = math.Sqrt(s.lengths[text])
	}
}

// of are the texts that have a term.
func (s *space) of(id int32) []post { return s.posts[s.starts[id]:s.starts[id+1]] }

// saturated is the term frequency of BM25 with k1 = 1.2 and b = 0.5.
func saturated(n, length float64) float64 {
	const k1, b = 1.2, 0.5
	return n * (k1 + 1) / (n + k1*(1-b+b*length))
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
func (s *space) compare(terms []term) likeness {
	n := len(s.lengths)
	l := likeness{cosine: make([]float64, n), covered: make([]float64, n), found: make([]float64, n), s: s}
	total, length := 0.0, 0.0
	most := math.Log(1 + float64(n))
	for i, t := range terms {
		if slices.ContainsFunc(terms[:i], func(other term) bool { return other.key == t.key }) {
			continue
		}
		id, ok := s.ids[t.key]
		if !ok {
			w := t.weight * most * unknownWeight
			total, length, l.unknown = total+w, length+w*w, l.unknown+w
			continue
		}
		w := s.idf[id]
		total, length = total+w, length+w*w
		for _, p := range s.of(id) {
			l.cosine[p.text] += w * p.weight
			l.found[p.text] += w
		}
	}
	if total == 0 {
		return l
	}
	length = math.Sqrt(length)
	l.unknown /= total
	for i, found := range l.found {
		l.covered[i] = found / total
		if l.cosine[i] > 0 {
			l.cosine[i] /= length * s.lengths[i]
		}
	}
	return l
}

// likelihoods is how likely who means a text would use the terms of a question: the logarithm, by a language model of single terms that is
// smoothed by what all texts say (Dirichlet), without the part that is the same for all texts.
func (s *space) likelihoods(terms []term) []float64 {
	const smooth, unit = 12, 5 // counts that all texts add to each; what makes it as large as other features
	likely := make([]float64, len(s.sizes))
	total := 0.0
	for _, t := range terms {
		id, ok := s.ids[t.key]
		if !ok {
			continue
		}
		total += t.weight
		for _, p := range s.of(id) {
			likely[p.text] += t.weight * math.Log(1+float64(p.count)/(smooth*s.commons[id]))
		}
	}
	for i, size := range s.sizes {
		likely[i] = (likely[i] - total*math.Log(1+size/smooth)) / unit
	}
	return likely
}

// held says of each text which of the stems it has that some text has: a bit for each of them, the rarest first, with their weights.
func (s *space) held(stems []string) (has []uint64, idfs []float64) {
	var ids []int32
	for _, stem := range stems {
		if id, ok := s.ids[keyOf(stem)]; ok && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	slices.SortStableFunc(ids, func(a, b int32) int { return cmp.Compare(s.idf[b], s.idf[a]) })
	has = make([]uint64, len(s.sizes))
	for i, id := range ids[:min(len(ids), 64)] {
		idfs = append(idfs, s.idf[id])
		for _, p := range s.of(id) {
			has[p.text] |= 1 << i
		}
	}
	return has, idfs
}

// holds reports whether a text has a term.
func (s *space) holds(text int, t term) bool {
	id, ok := s.ids[t.key]
	return ok && slices.ContainsFunc(s.of(id), func(p post) bool { return p.text == int32(text) })
}

// rarity is how much a term says that few texts have, as a share of the most that one can say; a term that no text has says that.
func (s *space) rarity(key uint64) float64 {
	if id, ok := s.ids[key]; ok {
		return s.idf[id] / slices.Max(s.idf)
	}
	return 1
}
