package answers

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
)

// Missing is a fact that decides and that nobody has said, with what it can be.
type Missing struct {
	Question string `json:"question"`
	Keys     []Key  `json:"keys"`
}

// Key is what a missing fact can be.
type Key struct {
	Text string `json:"text"`
	// Verdict is the answer to the matter where that is so; Depends where another fact decides then.
	Verdict Verdict `json:"verdict"`
	// Words say it in a question: asked with them, the library decides. "": Told decides.
	Words string `json:"-"`
	// Number is the figure where that is so; nil: none is asked for.
	Number *int `json:"number,omitempty"`

	then   []Missing
	answer *Answer // the whole answer, where it is known already
}

// Label is what a key says: what the fact can be, and the figure that follows, if one is asked for.
func (k Key) Label() string {
	if k.Number == nil {
		return k.Text
	}
	return wording.Say("{value}: {number}", wording.Name(k.Text), *k.Number).String()
}

// readMissing reads "Is it my turn? no = no; yes = yes": a question and what can be said, each with the verdict that follows. Where
// none follows, the next line asks on.
func readMissing(text string) (Missing, error) {
	question, keys, ok := strings.Cut(text, "?")
	if !ok || strings.TrimSpace(keys) == "" {
		return Missing{}, fmt.Errorf("expected a question and what can be said, such as %q, not %q", "Is it my turn? no = no; yes = yes", text)
	}
	m := Missing{Question: question + "?"}
	for _, part := range list(keys, ";") {
		word, verdict, decided := strings.Cut(part, "=")
		k := Key{Text: strings.TrimSpace(word), Verdict: Depends}
		if decided {
			if k.Verdict = Verdict(strings.TrimSpace(verdict)); k.Verdict != Yes && k.Verdict != No {
				return Missing{}, fmt.Errorf("what is said leads to yes or no, not to %q", k.Verdict)
			}
		}
		m.Keys = append(m.Keys, k)
	}
	return m, nil
}

// firstOf is the first of some questions, each of whose keys that decides nothing leads to the next; nil without one.
func firstOf(questions []Missing) *Missing {
	if len(questions) == 0 {
		return nil
	}
	m := Missing{questions[0].Question, slices.Clone(questions[0].Keys)}
	for i := range m.Keys {
		if m.Keys[i].Verdict == Depends {
			m.Keys[i].then = questions[1:]
		}
	}
	return &m
}

// mostKeys is how many numbers are offered for a fact.
const mostKeys = 8

// missing is the first fact that decides a ruling: one that the library asks for, else a number that the other rulings of its entry compare.
func (d *Desk) missing(c *choice, q *question) *Missing {
	if c.ruling.Verdict != Depends {
		return nil
	}
	if m := firstOf(c.ruling.Asks); m != nil {
		return m
	}
	for _, r := range c.entry.Rulings {
		for _, cond := range r.If {
			for _, fact := range []string{cond.Fact, cond.Than} {
				if _, said := q.named[fact]; fact == "" || said || d.words.asks[fact] == "" {
					continue
				}
				if m := d.numbersOf(fact, c, q); m != nil {
					return m
				}
			}
		}
	}
	return nil
}

// numbersOf are the numbers about the borders of a fact with what the entry then answers; nil where they decide nothing.
func (d *Desk) numbersOf(fact string, c *choice, q *question) *Missing {
	low, high := c.entry.borderRange(fact, q)
	m := &Missing{Question: d.words.asks[fact]}
	decides := c.entry.asksFurther(fact, q)
	for n := low; n <= high; n++ {
		words := d.words.way(fact).saying(n)
		said := d.words.read(Key{Words: words}.In(q.text))
		r := c.entry.rulingFor(d.words, said)
		if is, ok := said.named[fact]; r == nil || !ok || is != n {
			continue // it isn't read so
		}
		decides = decides || r.Verdict != Depends
		m.Keys = append(m.Keys, Key{Text: strconv.Itoa(n), Verdict: r.Verdict, Words: words})
	}
	if !decides || len(m.Keys) < 2 {
		return nil
	}
	return m
}

// asksFurther reports whether another number, which isn't said either, decides together with a fact.
func (e *entry) asksFurther(fact string, q *question) bool {
	return slices.ContainsFunc(e.Rulings, func(r *Ruling) bool {
		with, other := false, false
		for _, c := range r.If {
			_, said := q.named[c.Fact]
			with, other = with || c.Fact == fact, other || c.Fact != "" && c.Fact != fact && !said
		}
		return with && other
	})
}

// In is a question in which the words of a key are said.
func (k Key) In(question string) string {
	return strings.TrimRight(question, " .?!") + " with " + k.Words
}

// borderRange is the least and the highest number that an entry tells apart for a fact.
func (e *entry) borderRange(fact string, q *question) (low, high int) {
	low, high = -1, 0
	for _, r := range e.Rulings {
		for _, c := range r.If {
			n := c.Number
			switch {
			case c.Fact == fact && c.Than != "":
				n = q.named[c.Than]
			case c.Than == fact:
				n = q.named[c.Fact]
			case c.Fact != fact:
				continue
			}
			if low < 0 || n-1 < low {
				low = max(0, n-1)
			}
			high = max(high, n+1)
		}
	}
	low = max(0, low)
	return low, min(high, low+mostKeys-1)
}

// needs are the facts that decide a ruling, but for those whose number a question says.
func (d *Desk) needs(r *Ruling, q *question) []string {
	needs := slices.Clone(r.Needs)
	for fact := range q.named {
		if of := d.words.counted(fact); of != "" {
			needs = slices.DeleteFunc(needs, func(need string) bool { return strings.Contains(need, of) })
		}
	}
	if len(needs) == 0 {
		return r.Needs
	}
	return needs
}

// counted is what a fact is a number of, in the words in which it is said back.
func (l *lexicon) counted(fact string) string {
	if l.asks[fact] == "" {
		return ""
	}
	return strings.Join(slices.DeleteFunc(strings.Fields(l.way(fact).said), func(w string) bool { return w == "N" }), " ")
}

// way is the first way to say a fact.
func (l *lexicon) way(fact string) pattern {
	ways := slices.DeleteFunc(slices.Clone(l.facts), func(p pattern) bool { return p.name != fact })
	return slices.MinFunc(ways, func(a, b pattern) int { return cmp.Compare(a.line, b.line) })
}

// Told is the answer once it is said what a missing fact is.
func (a Answer) Told(k Key) Answer {
	if k.answer != nil {
		return *k.answer
	}
	a.Asks = firstOf(k.then)
	a.Verdict, a.Certain = k.Verdict, true
	switch k.Verdict {
	case Yes:
		a.Says, a.Needs = "Yes. "+a.Says, []string{}
	case No:
		a.Says, a.Needs = "No. "+a.Says, []string{}
	}
	return a
}
