package answers

import (
	"cmp"
	"math"
	"math/bits"
	"path"
	"slices"
)

// candidate is a ruling that may answer; nil is that nothing in the library fits.
type candidate struct {
	entry    *entry
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
	entryWords
	entryCovered
	saysWords
	lawWords
	factAsked
	factNotAsked
	isSilent
	dependsOnSaid
	conditionsHold
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
	unchosen
	ownVotes
	ownSaid
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

// plainHandicap is how much less a score is of what holds in general: who asks just that asks it in the words of the library, and who says
// more means something else that is as near.
const plainHandicap = 1.5

// weighed gives candidates their scores and shares.
func weighed(list []candidate, w *weights) {
	highest := math.Inf(-1)
	for i := range list {
		list[i].score = w.score(&list[i]) + list[i].paired
		if e := list[i].entry; e != nil && path.Base(e.File) == plainFile {
			list[i].score -= plainHandicap
		}
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

// measured is how a question compares with each entry.
type measured struct {
	features [][featureCount]float64
	nearest  []int     // the nearest wording of each
	held     []uint64  // which of the question's words each has, of those that the library knows
	idfs     []float64 // of these words, the rarest first
	sims     []float64 // how near each wording is
	unknown  float64   // the share of what is said that nothing in the library has
	most     float64   // the most that an entry has of it
}

// measure compares a question with all entries.
func (d *Desk) measure(q *question) *measured {
	x := d.index
	wordTerms, pairTerms, letterTerms := d.words.terms(q.stems)
	words, pairs, letters := x.words.compare(wordTerms), x.pairs.compare(pairTerms), x.letters.compare(letterTerms)
	allWords, says, law := x.allWords.compare(wordTerms), x.says.compare(wordTerms), x.law.compare(wordTerms)
	sequence := sequenceOf(q.stems)
	sequences, allSequences := x.sequences.compare(sequence), x.allSequences.compare(sequence)
	said, kind := x.allWords.likelihoods(wordTerms), kindOf(q.text)
	m := &measured{features: make([][featureCount]float64, len(d.entries)), nearest: make([]int, len(d.entries)), unknown: allWords.unknown}
	m.held, m.idfs = x.allWords.held(q.stems)
	m.sims = make([]float64, len(x.owner))
	for w, e := range x.owner {
		f := &m.features[e]
		m.sims[w] = words.cosine[w] + pairs.cosine[w] + sequences.cosine[w]
		if c := words.cosine[w]; c > f[bestWords] {
			f[bestWords], f[secondWords] = c, f[bestWords]
			m.nearest[e] = w
		} else {
			f[secondWords] = max(f[secondWords], c)
		}
		f[bestPairs] = max(f[bestPairs], pairs.cosine[w])
		f[bestSequence] = max(f[bestSequence], sequences.cosine[w])
		f[bestLetters] = max(f[bestLetters], letters.cosine[w])
		f[bothCovered] = max(f[bothCovered], words.covered[w]*words.share(w))
	}
	for i := range d.entries {
		f := &m.features[i]
		f[saidWords], f[entrySequence], f[sameKind] = said[i], allSequences.cosine[i], x.kinds[i].likely(kind)
		f[entryWords], f[entryCovered], f[saysWords], f[lawWords] = allWords.cosine[i], allWords.covered[i], says.cosine[i], law.cosine[i]
		m.most = max(m.most, f[entryCovered])
	}
	return m
}

// rough is a first measure of an entry, for the shortlist.
func (m *measured) rough(entry int) float64 {
	f := &m.features[entry]
	return f[bestWords] + f[entryWords] + f[entryCovered] + f[bestLetters]
}

// candidates measures the likeliest of the rulings whose conditions hold, and that nothing fits.
func (d *Desk) candidates(q *question) []candidate {
	m := d.measure(q)
	var near []int
	for i := range d.entries {
		if m.features[i][entryWords] > 0 {
			near = append(near, i)
		}
	}
	slices.SortStableFunc(near, func(a, b int) int { return cmp.Compare(m.rough(b), m.rough(a)) })
	list := make([]candidate, 0, 2*shortlist)
	things := saidThings(q.stems)
	for entries := 0; len(near) > 0 && entries < shortlist; near = near[1:] {
		e := d.entries[near[0]]
		if chosen := e.rulingFor(d.words, q); chosen != nil {
			list = d.measureRulings(list, m, near[0], chosen, q, things)
			entries++
		}
	}
	for _, c := range slices.Clone(list) {
		if t := c.lean.turned; c.features[unchosen] == 0 && c.lean.compare(&c.features, q, t, true) {
			c.ruling, c.paired = t, 0
			list = append(list, c)
		}
	}
	none := candidate{}
	none.paired = paired([]uint16{nonePlace})
	none.features[nothing], none.features[nothingUnknown], none.features[nothingUncovered] = 1, m.unknown, 1-m.most
	return append(list, none)
}

// measureRulings adds the rulings of an entry that a question may mean: the one whose conditions hold, and where no number decides those
// that other wordings ask for.
func (d *Desk) measureRulings(list []candidate, m *measured, entry int, chosen *Ruling, q *question, things []term) []candidate {
	e, x := d.entries[entry], d.index
	own, leaning := x.own[entry](), x.leaning[entry]()
	votes, nearest := own.votes(func(wording int) float64 { return m.sims[x.first[entry]+wording] })
	likely := own.likely(things)
	if len(chosen.If) == 0 && chosen == e.Rulings[0] {
		chosen = e.Rulings[own.likeliest(votes, likely)]
	}
	asked, plainly := setOf(q.stems), plain(q.stems)
	decided := chosen.compares() || e.hears(q)
	for k, r := range e.Rulings {
		if r != chosen && (decided || nearest[k] < 0 || !r.fits(q.named)) {
			continue
		}
		c := candidate{entry: e, ruling: r, wording: m.nearest[entry], features: m.features[entry], lean: &leaning[k]}
		if nearest[k] >= 0 {
			c.wording = x.first[entry] + nearest[k]
		}
		x.compareCore(&c.features, entry, asked)
		c.features[strangest] = m.strangest(entry) / x.heaviest
		c.features[ownVotes], c.features[ownSaid] = votes[k], likely[k]
		x.compareNumbers(&c.features, c.wording, asked)
		d.judge(&c.features, q, e, r)
		if r != chosen {
			c.features[unchosen], c.features[conditionsHold] = 1, 0
		}
		c.lean.compare(&c.features, q, r, false)
		c.paired = paired(pairPlaces(nil, plainly, x.plain[c.wording], r.Verdict))
		list = append(list, c)
	}
	return list
}

// strangest is the weight of the rarest word that the question has and an entry hasn't.
func (m *measured) strangest(entry int) float64 {
	if first := bits.TrailingZeros64(^m.held[entry]); first < len(m.idfs) {
		return m.idfs[first]
	}
	return 0
}

// judge measures how the kind of a question fits a ruling.
func (d *Desk) judge(f *[featureCount]float64, q *question, e *entry, r *Ruling) {
	flag := func(feature int, on bool) {
		if on {
			f[feature] = 1
		}
	}
	flag(factAsked, r.Verdict == Fact && q.open)
	flag(factNotAsked, r.Verdict == Fact && !q.open)
	flag(isSilent, r.Verdict == Silent)
	flag(dependsOnSaid, r.Verdict == Depends && len(q.facts) > 0)
	flag(conditionsHold, len(r.If) > 0)
}

// weights are what the features count.
type weights [featureCount]float64

func (w *weights) score(c *candidate) float64 {
	sum := 0.0
	for i, f := range &c.features {
		sum += w[i] * f
	}
	return sum
}

// compareCore measures which of the words that most wordings of an entry have a question has.
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
