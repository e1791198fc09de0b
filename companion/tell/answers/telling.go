package answers

import (
	"slices"
	"strings"
)

// How much less an answer is trusted where all that is said of the matter is nothing that its wordings have: words of the game, and words that
// nothing in the library has.
const termsCount, strangeCounts = 0.5, 0.25

// Nothing is understood where at least mostLeft of what is said of the matter is left unused and the answer is trusted less than leastTrust: so it
// is with half of what is asked of other games, and with 3 in 100 of a library's own wordings, left out of it.
const mostLeft, leastTrust = 0.55, 0.6

// left is what an entry leaves unused of a question.
type left struct {
	words []string
	// share is that of them in the weight of all that the question says of the matter, costs what the answer is trusted less for them.
	share, costs float64
	term         bool // one of them is a word of the moves, the fields or the things of the game
}

// leftBy finds the words of a question that say neither a fact nor anything that an entry asks, answers or cites; where nothing fits, those that
// the whole library doesn't have. Light words aren't counted.
func (d *Desk) leftBy(e *entry, q *question) left {
	var l left
	all := 0.0
	for i, t := range q.tokens {
		if q.taken[i] || d.words.weight(t.stem) < numberWeight || d.words.light[t.stem] {
			continue
		}
		known, weight := d.words.known[t.stem], d.index.allWords.rarity(keyOf(t.stem))
		if e != nil {
			known = d.has(e, t.stem)
		}
		if isNumber(t.stem) {
			weight = 0
		}
		all += weight
		if word := q.text[t.from:t.to]; !known && !slices.Contains(l.words, word) {
			l.words, l.share = append(l.words, word), l.share+weight
			switch {
			case d.terms()[t.stem]:
				l.term, l.costs = true, l.costs+termsCount*weight
			case !d.words.known[t.stem]:
				l.costs += strangeCounts * weight
			}
		}
	}
	l.share, l.costs = l.share/max(all, 1), l.costs/max(all, 1)
	return l
}

// unusedBy are the facts that a question says, that decide nothing and that an entry doesn't ask for.
func (d *Desk) unusedBy(e *entry, q *question, taken []Taken) []string {
	var list []string
	asks := d.index.has[slices.Index(d.entries, e)]
	for _, t := range taken {
		if !t.Used && slices.ContainsFunc(q.tokens, func(w token) bool {
			return w.from >= t.From && w.to <= t.To && !asks[w.stem] && (!isNumber(w.stem) || !asks["N"])
		}) {
			list = append(list, q.text[t.From:t.To])
		}
	}
	return list
}

// has reports whether an entry, what it says or the rules that it cites have a stem.
func (d *Desk) has(e *entry, stem string) bool {
	i := slices.Index(d.entries, e)
	return isNumber(stem) && d.index.has[i]["N"] || d.index.has[i][stem] || d.index.says.holds(i, d.words.term(stem)) || d.index.law.holds(i, d.words.term(stem))
}

// readTerms reads the words that the moves, the fields and the things of a game have.
func (d *Desk) readTerms() map[string]bool {
	terms := map[string]bool{}
	for name, words := range d.game.Everyday().Verbs {
		for _, s := range d.words.stems(strings.ReplaceAll(name, "-", " ") + " " + words) {
			terms[s] = !d.words.light[s]
		}
	}
	return terms
}

// tell decides of which choices the word is told: of those that are surely right. Who, which, when, where, how and why are told without one. Where
// most of a question means nothing here, nothing is understood.
func (d *Desk) tell(choices []*choice, q *question) []*choice {
	exactly := d.askedWith(q)
	for _, c := range choices {
		if c.entry != nil {
			if c.left = d.leftBy(c.entry, q); exactly.is(c) {
				c.left = left{words: c.left.words}
			}
			c.trust *= 1 - c.left.costs
		}
		c.certain = exactly.is(c) || c.trust >= sureTrust && !c.left.term && !c.contrary(q)
		switch c.ruling.Verdict {
		case Yes, No:
			c.told = c.told || q.open || c.trust < tellTrust
		case Depends:
			c.told = c.trust < tellTrust && d.missing(c, q) == nil
		}
	}
	if first := choices[0]; first.left.share >= mostLeft && first.trust < leastTrust {
		return append([]*choice{{ruling: &unsaid}}, choices...)
	}
	return choices
}

// contrary reports whether a question may be put the other way round than the matter of a choice: then the word alone could be taken for the opposite.
func (c *choice) contrary(q *question) bool {
	if c.ruling.Verdict != Yes && c.ruling.Verdict != No {
		return false
	}
	words := wordsOf(q.text)
	denied := denyWords.in(words) >= 0 || cantWords.in(words) >= 0
	two := strings.Contains(strings.TrimRight(q.text, " ?!."), "?")
	return c.ruling.wasTurned() || denied || two || q.stance*stance(c.ruling.Matter) < 0
}

// tellTrust is the trust from which yes or no is told, and sureTrust that from which an answer is certain.
const tellTrust, sureTrust = 0.8, 0.975

// mostThing is how long the number or the thing is, in bytes, that stands as an answer by itself.
const mostThing = 18

// thing is the number or the thing that a sentence gives, with which it begins; where a number is asked for, the only number of it. "": it gives
// none, or it is asked who, when or how.
func (q *question) thing(says string) string {
	kind, words := kindOf(q.text), wordsOf(q.text)
	if i := strings.IndexAny(says, ".,:;"); i > 0 && i <= mostThing {
		told := toldWords.in(words[:min(1, len(words))]) == 0 || kind < len(asking) && toldWords.in(strings.Fields(asking[kind][0])) == 0
		if kind == 0 || !told || len(numbersIn(says[:i])) > 0 {
			return says[:i]
		}
	}
	if said := numbersIn(says); kind == 0 && len(said) == 1 {
		return said[0]
	}
	return ""
}

// toldWords ask for what is told without a word.
var toldWords = phrases("who, whos, whose, where, wheres, why, which, when, how, hows")

// numbersIn are the numbers of a text, "one" only where it begins with it.
func numbersIn(text string) []string {
	var list []string
	for from, w := range fields(text) {
		_, ok := numbers[strings.ToLower(w)]
		if isNumber(w) || ok && (from == 0 || w != "one") {
			list = append(list, w)
		}
	}
	return list
}

// sentence is what an answer says without its yes or no.
func sentence(says string) string {
	for _, word := range []string{"Yes", "No"} {
		if rest, ok := strings.CutPrefix(says, word); ok && strings.ContainsAny(rest[:1], ".,:;") {
			rest = strings.TrimSpace(rest[1:])
			return strings.ToUpper(rest[:1]) + rest[1:]
		}
	}
	return says
}
