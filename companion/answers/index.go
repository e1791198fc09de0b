package answers

import (
	"cmp"
	"slices"
	"strings"

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
	owner                          []int
	words, pairs, letters          *space // of the wordings
	allWords, allPairs, allLetters *space // of all wordings of an entry together
	sequences, allSequences        *space // of each two words in a row, light ones too
	kinds                          []kinds
	says                           *space // of what an entry says
	law                            *space // of the rules that it cites
	// cores are the words that many wordings of an entry have; has are all its words.
	cores    [][]coreWord
	has      []map[string]bool
	heaviest float64
	// leaning is of each entry's rulings.
	leaning [][]leaning
	// plain are the stems of each wording.
	plain [][]string
	// numbers are those that each wording says.
	numbers [][]string
}

func newIndex(l *lexicon, game *rules.Game, entries []*Entry) *index {
	x := &index{}
	var texts [3][][]string
	var all [3][][]string
	var says, law, sequences, allSequences [][]string
	for i, e := range entries {
		var joined [3][]string
		var sequence []string
		for _, w := range e.Wordings {
			x.owner = append(x.owner, i)
			stems := l.stems(w)
			x.plain = append(x.plain, plain(stems))
			sequences = append(sequences, sequenceOf(stems))
			sequence = append(sequence, sequenceOf(stems)...)
			for k, terms := range l.terms(stems) {
				texts[k] = append(texts[k], terms)
				joined[k] = append(joined[k], terms...)
			}
		}
		x.kinds, allSequences = append(x.kinds, kindsOf(e.Wordings)), append(allSequences, sequence)
		for k := range joined {
			all[k] = append(all[k], joined[k])
		}
		said, cited := []string{}, []string{}
		for _, r := range e.Rulings {
			said = append(said, l.stems(r.Says)...)
			for _, id := range r.Rules {
				if rule, ok := game.Rule(id); ok {
					cited = append(cited, l.stems(rule.Text)...)
				}
			}
		}
		says, law = append(says, said), append(law, cited)
	}
	x.words, x.pairs, x.letters = newSpace(texts[0], l.weight), newSpace(texts[1], l.pairWeight), newSpace(texts[2], one)
	x.allWords, x.allPairs, x.allLetters = newSpace(all[0], l.weight), newSpace(all[1], l.pairWeight), newSpace(all[2], one)
	x.says, x.law = newSpace(says, l.weight), newSpace(law, l.weight)
	x.sequences, x.allSequences = newSpace(sequences, one), newSpace(allSequences, one)
	x.findCores(l, entries)
	for _, e := range entries {
		x.leaning = append(x.leaning, l.lean(e))
	}
	return x
}

// leastShared is the share of the wordings that have a core word.
const leastShared = 0.34

// findCores finds the words that many wordings of an entry have.
func (x *index) findCores(l *lexicon, entries []*Entry) {
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
				words = append(words, coreWord{s, share * x.allWords.idf[x.allWords.ids[s]]})
			}
		}
		slices.SortFunc(words, func(a, b coreWord) int { return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.stem, b.stem)) })
		x.cores, x.has = append(x.cores, words), append(x.has, has)
	}
}

func one(string) float64 { return 1 }

// terms are what a text is compared by: words, pairs of words, and letters four in a row.
func (l *lexicon) terms(stems []string) [3][]string {
	var t [3][]string
	last := ""
	for _, s := range stems {
		t[0] = append(t[0], s)
		if isNumber(s) { // each is one of the numbers that "N" stands for
			t[0] = append(t[0], "N")
			s = "N"
		}
		if l.weight(s) < lightWeight {
			continue
		}
		if last != "" {
			t[1] = append(t[1], last+" "+s, min(last, s)+"+"+max(last, s))
		}
		last = s
		if len(s) >= 4 {
			padded := "^" + s + "$"
			for i := 0; i+4 <= len(padded); i++ {
				t[2] = append(t[2], padded[i:i+4])
			}
		} else {
			t[2] = append(t[2], s)
		}
	}
	return t
}

// pairWeight weighs a pair of words.
func (l *lexicon) pairWeight(pair string) float64 {
	a, b, _ := strings.Cut(strings.Replace(pair, "+", " ", 1), " ")
	return min(l.weight(a), l.weight(b))
}
