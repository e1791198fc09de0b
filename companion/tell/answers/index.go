package answers

import (
	"cmp"
	"math/bits"
	"slices"
	"sync"

	"tablekeeper/companion/rules"
)

// coreWord is a word that many wordings of an entry have.
type coreWord struct {
	stem   string
	weight float64
}

// index holds the library's texts in the spaces in which a question is compared with them.
type index struct {
	// owner says to which entry a wording belongs.
	owner                   []int
	words, pairs, letters   *space // of the wordings
	allWords                *space // of all wordings of an entry together
	sequences, allSequences *space // of each two words in a row, light ones too
	kinds                   []kinds
	says                    *space // of what an entry says
	law                     *space // of the rules that it cites
	// cores are the words that many wordings of an entry have; has are all its words.
	cores    [][]coreWord
	has      []map[string]bool
	heaviest float64
	// leaning is of each entry's rulings, found when it is asked for first.
	leaning []func() []leaning
	own     []func() *own
	// first is the first wording of each entry.
	first []int
	// plain are the stems of each wording.
	plain [][]string
	// numbers are those that each wording says.
	numbers [][]string
}

func newIndex(l *lexicon, game *rules.Game, entries []*entry) *index {
	x := &index{}
	var texts [4][][]term
	var allWords, allSequences, says, law [][]term
	for i, e := range entries {
		x.first = append(x.first, len(x.owner))
		for _, w := range e.Wordings {
			x.owner = append(x.owner, i)
			stems := l.stems(w)
			x.plain = append(x.plain, plain(stems))
			words, pairs, letters := l.terms(stems)
			for k, terms := range [4][]term{words, pairs, letters, sequenceOf(stems)} {
				texts[k] = append(texts[k], terms)
			}
		}
		first := len(x.owner) - len(e.Wordings)
		allWords, allSequences = append(allWords, slices.Concat(texts[0][first:]...)), append(allSequences, slices.Concat(texts[3][first:]...))
		x.kinds = append(x.kinds, kindsOf(e.Wordings))
		said, cited := []term{}, []term{}
		for _, r := range e.Rulings {
			said = append(said, l.wordTerms(r.Says)...)
			for _, id := range r.Rules {
				if rule, ok := game.Rule(id); ok {
					cited = append(cited, l.wordTerms(rule.Text)...)
				}
			}
		}
		says, law = append(says, said), append(law, cited)
	}
	x.words, x.pairs, x.letters, x.sequences = newSpace(texts[0]), newSpace(texts[1]), newSpace(texts[2]), newSpace(texts[3])
	x.allWords, x.allSequences = newSpace(allWords), newSpace(allSequences)
	x.says, x.law = newSpace(says), newSpace(law)
	x.findCores(l, entries)
	for _, e := range entries {
		x.leaning = append(x.leaning, sync.OnceValue(func() []leaning { return l.lean(e) }))
		x.own = append(x.own, sync.OnceValue(func() *own { return l.ownOf(e) }))
	}
	return x
}

// leastShared is the share of the wordings that have a core word.
const leastShared = 0.34

// findCores finds the words that many wordings of an entry have.
func (x *index) findCores(l *lexicon, entries []*entry) {
	for _, idf := range x.allWords.idf {
		x.heaviest = max(x.heaviest, idf)
	}
	for _, e := range entries {
		in := map[string]float64{}
		for _, w := range e.Wordings {
			stems := setOf(l.stems(w))
			numbers := []string{}
			for s := range stems {
				in[s] += 1 / float64(len(e.Wordings))
				if isNumber(s) {
					numbers = append(numbers, s)
				}
			}
			x.numbers = append(x.numbers, numbers)
		}
		var words []coreWord
		has := map[string]bool{}
		for s, share := range in {
			has[s] = true
			if share >= leastShared {
				words = append(words, coreWord{s, share * x.allWords.idf[x.allWords.ids[keyOf(s)]]})
			}
		}
		slices.SortFunc(words, func(a, b coreWord) int { return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.stem, b.stem)) })
		x.cores, x.has = append(x.cores, words), append(x.has, has)
	}
}

// keyOf is what a stem is found by (FNV-1a).
func keyOf(stem string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(stem) {
		h = (h ^ uint64(stem[i])) * 1099511628211
	}
	return h
}

// keyOfTwo is what two things in a row are found by.
func keyOfTwo(a, b uint64) uint64 { return (bits.RotateLeft64(a, 29) ^ b) * 0x9e3779b97f4a7c15 }

// terms are what a text is compared by: words, pairs of words, and letters four in a row.
func (l *lexicon) terms(stems []string) (words, pairs, letters []term) {
	words, pairs = make([]term, 0, len(stems)+2), make([]term, 0, 2*len(stems))
	var last term
	for _, s := range stems {
		w := l.term(s)
		words = append(words, w)
		if isNumber(s) { // each is one of the numbers that "N" stands for
			s, w = "N", l.term("N")
			words = append(words, w)
		}
		if w.weight < lightWeight {
			continue
		}
		if last.key != 0 {
			weight := min(last.weight, w.weight)
			pairs = append(pairs, term{keyOfTwo(last.key, w.key), weight}, term{^keyOfTwo(min(last.key, w.key), max(last.key, w.key)), weight})
		}
		last = w
		letters = append(letters, lettersOf(s)...)
	}
	return words, pairs, letters
}

func (l *lexicon) term(stem string) term { return term{keyOf(stem), l.weight(stem)} }

// wordTerms are the words of a text.
func (l *lexicon) wordTerms(text string) []term {
	var terms []term
	for _, s := range l.stems(text) {
		terms = append(terms, l.term(s))
	}
	return terms
}

// lettersOf are the letters of a stem, four in a row.
func lettersOf(stem string) []term {
	if len(stem) >= 4 {
		stem = "^" + stem + "$"
	}
	var terms []term
	for i := 0; i == 0 || i+4 <= len(stem); i++ {
		key := uint64(0)
		for k := i; k < min(i+4, len(stem)); k++ {
			key = key<<8 | uint64(stem[k])
		}
		terms = append(terms, term{key, 1})
	}
	return terms
}
