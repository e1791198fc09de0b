package answers

import (
	"cmp"
	"math"
	"slices"
)

// candidate is a ruling that may answer; nil is that nothing in the library fits.
type candidate struct {
	entry    *Entry
	ruling   *Ruling
	wording  int // the same one of all wordings
	lean     *leaning
	features [featureCount]float64
	paired   float64 // what its nearest wording and the question tell as a pair
	score    float64
	// share is how likely it is meant.
	share float64
}

// The features of a candidate, by which it is ranked. Their weights are learned.
const (
	bestWords = iota
	secondWords
	bestPairs
	bestLetters
	bestCovered
	entryWords
	entryPairs
	entryLetters
	entryCovered
	saysWords
	lawWords
	factAsked
	factNotAsked
	plainAsked
	isSilent
	isDepends
	dependsOnSaid
	conditionsHold
	conditionsFail
	sameNumbers
	otherNumbers
	core
	coreMissing
	strangest
	bothCovered
	nothing
	nothingUnknown
	nothingUncovered
	saidWords
	bestSequence
	entrySequence
	sameKind
	turnedRound
	turnedShut
	turnedSays
	saysAll
	featureCount
)

// shortlist is how many candidates are weighed against one another.
const shortlist = 40

// rank orders the rulings whose conditions hold, the likeliest first.
func (d *Desk) rank(q *question) []candidate {
	list := d.candidates(q)
	weighed(list, d.weights)
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(b.score, a.score) })
	return list
}

// weighed gives candidates their scores and shares.
func weighed(list []candidate, w *weights) {
	highest := math.Inf(-1)
	for i := range list {
		list[i].score = w.score(&list[i]) + list[i].paired
		highest = max(highest, list[i].score)
	}
	sum := 0.0
	for i := range list {
		list[i].share = math.Exp(list[i].score - highest)
		sum += list[i].share
	}
	for i := range list {
		list[i].share /= sum
	}
}

// candidates measures the rulings whose conditions hold, and that nothing fits.
func (d *Desk) candidates(q *question) []candidate {
	x := d.index
	terms := d.words.terms(q.stems)
	words, pairs, letters := x.words.compare(terms[0], d.words.weight), x.pairs.compare(terms[1], d.words.pairWeight), x.letters.compare(terms[2], one)
	allWords, allPairs, allLetters := x.allWords.compare(terms[0], d.words.weight), x.allPairs.compare(terms[1], d.words.pairWeight), x.allLetters.compare(terms[2], one)
	says, law := x.says.compare(terms[0], d.words.weight), x.law.compare(terms[0], d.words.weight)
	sequence := sequenceOf(q.stems)
	sequences, allSequences := x.sequences.compare(sequence, one), x.allSequences.compare(sequence, one)
	kind := kindOf(q.text)
	list := make([]candidate, 0, len(d.entries)+1)
	measured := make([][featureCount]float64, len(d.entries))
	best := make([]int, len(d.entries)) // the nearest wordings
	asked := setOf(q.stems)
	for w, e := range x.owner {
		f := &measured[e]
		if c := words.cosine[w]; c > f[bestWords] {
			f[bestWords], f[secondWords] = c, f[bestWords]
			best[e] = w
		} else {
			f[secondWords] = max(f[secondWords], c)
		}
		f[bestPairs] = max(f[bestPairs], pairs.cosine[w])
		f[bestSequence] = max(f[bestSequence], sequences.cosine[w])
		f[bestLetters] = max(f[bestLetters], letters.cosine[w])
		f[bestCovered] = max(f[bestCovered], words.covered[w])
		f[bothCovered] = max(f[bothCovered], words.covered[w]*words.share(w))
	}
	said := x.allWords.said(terms[0], d.words.weight)
	most := 0.0
	for i, e := range d.entries {
		f := measured[i]
		f[saidWords], f[entrySequence], f[sameKind] = said[i], allSequences.cosine[i], x.kinds[i].likely(kind)
		f[entryWords], f[entryPairs], f[entryLetters] = allWords.cosine[i], allPairs.cosine[i], allLetters.cosine[i]
		f[entryCovered], f[saysWords], f[lawWords] = allWords.covered[i], says.cosine[i], law.cosine[i]
		r := e.rulingFor(d.words, q)
		if r == nil || f[entryWords] == 0 {
			continue
		}
		most = max(most, f[entryCovered])
		x.compareCore(&f, i, asked)
		x.compareNumbers(&f, best[i], asked)
		d.judge(&f, q, e, r)
		lean := &x.leaning[i][slices.Index(e.Rulings, r)]
		lean.compare(&f, q, r, false)
		list = append(list, candidate{entry: e, ruling: r, wording: best[i], features: f, lean: lean})
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(b.rough(), a.rough()) })
	list = list[:min(len(list), shortlist)]
	plainly := plain(q.stems)
	var places []uint16
	for i := range list {
		c := &list[i]
		places = pairPlaces(places[:0], plainly, x.plain[c.wording], c.ruling.Verdict)
		c.paired = paired(places)
	}
	for _, c := range slices.Clone(list) {
		if t := c.lean.turned; c.lean.compare(&c.features, q, t, true) {
			c.ruling, c.paired = t, 0
			list = append(list, c)
		}
	}
	none := candidate{}
	none.paired = paired([]uint16{nonePlace})
	none.features[nothing], none.features[nothingUnknown], none.features[nothingUncovered] = 1, allWords.unknown, 1-most
	return append(list, none)
}

// rough is a first measure, for the shortlist.
func (c *candidate) rough() float64 {
	f := &c.features
	return f[bestWords] + f[entryWords] + f[entryCovered] + f[bestLetters]
}

// judge measures how the kind of a question fits a ruling.
func (d *Desk) judge(f *[featureCount]float64, q *question, e *Entry, r *Ruling) {
	flag := func(feature int, on bool) {
		if on {
			f[feature] = 1
		}
	}
	flag(factAsked, r.Verdict == Fact && q.open)
	flag(factNotAsked, r.Verdict == Fact && !q.open)
	flag(plainAsked, (r.Verdict == Yes || r.Verdict == No) && q.open)
	flag(isSilent, r.Verdict == Silent)
	flag(isDepends, r.Verdict == Depends)
	flag(dependsOnSaid, r.Verdict == Depends && len(q.facts) > 0)
	flag(conditionsHold, len(r.If) > 0)
	flag(conditionsFail, len(r.If) == 0 && len(e.Rulings) > 1)
}

// weights are what the features count.
type weights [featureCount]float64

func (w *weights) score(c *candidate) float64 {
	sum := 0.0
	for i, f := range c.features {
		sum += w[i] * f
	}
	return sum
}

// compareCore measures which of the words that most wordings of an entry have a question has, and which of the
// question's words none of them has.
func (x *index) compareCore(f *[featureCount]float64, entry int, asked map[string]bool) {
	total, found := 0.0, 0.0
	for _, t := range x.cores[entry] {
		total += t.weight
		if asked[t.stem] {
			found += t.weight
		} else {
			f[coreMissing] = max(f[coreMissing], t.weight/x.heaviest)
		}
	}
	if total > 0 {
		f[core] = found / total
	}
	for stem := range asked {
		if id, ok := x.allWords.ids[stem]; ok && !x.has[entry][stem] {
			f[strangest] = max(f[strangest], x.allWords.idf[id]/x.heaviest)
		}
	}
}

// compareNumbers measures whether a question says a number that the nearest wording says.
func (x *index) compareNumbers(f *[featureCount]float64, wording int, asked map[string]bool) {
	for _, n := range x.numbers[wording] {
		if asked[n] {
			f[sameNumbers] = 1
		} else {
			f[otherNumbers] = 1
		}
	}
}

func setOf(stems []string) map[string]bool {
	set := map[string]bool{}
	for _, s := range stems {
		set[s] = true
	}
	return set
}
