package ask

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// meanings gives each entry its score.
func (r *reader) meanings() []Meaning {
	entries := r.entries()
	r.begin()
	for _, e := range entries {
		for word := range e.weights {
			r.rare[word]++
		}
	}
	var list []Meaning
	for _, e := range entries {
		e.meaning.named = e.meaning.Usual == nil && r.saysName(e.meaning.Claim.Form.Name)
		if e.meaning.score = r.score(e); e.meaning.score > 0 {
			list = append(list, e.meaning)
		}
	}
	return list
}

// Weights of words by where they stand.
const (
	ofName  = 3
	ofOther = 2
	ofSaid  = 3
	ofHelp  = 0.5
	ofPlace = 1 // it fills a place of the move
)

// entries are the usual disputes and the forms of moves.
func (r *reader) entries() []entry {
	var list []entry
	forms := r.forms
	claims, used := make([]Claim, len(forms)), make([][]bool, len(forms))
	for i := range forms {
		claims[i], used[i] = r.claim(&forms[i])
	}
	for i := range r.words.Usual {
		e := entry{meaning: Meaning{Usual: &r.words.Usual[i]}, weights: map[string]float64{}}
		e.add(r.words.Usual[i].Said, ofSaid)
		if act, err := r.table.Read(r.words.Usual[i].Move); err == nil {
			e.verb = r.table.Verb(act)
			e.other = slices.ContainsFunc(claims, func(c Claim) bool { return c.Form.Verb == act.Verb && c.saysOther(act) })
			e.add(r.words.Verbs[e.verb], ofOther/2)
			e.add(e.verb, ofOther)
		}
		list = append(list, e)
	}
	for i := range forms {
		form := &forms[i]
		e := entry{meaning: Meaning{Known: r.known, Zero: r.zero}, verb: form.Name, weights: map[string]float64{}}
		e.add(r.table.Help(rules.Act{Verb: form.Verb}), ofHelp)
		e.add(r.words.Verbs[form.Name], ofOther)
		e.add(form.Name, ofName)
		e.meaning.Claim, e.used = claims[i], used[i]
		list = append(list, e)
	}
	return list
}

func (e *entry) add(text string, weight float64) {
	for _, word := range plain(text) {
		e.weights[word] = max(e.weights[word], weight)
	}
}

// score sums up how well each word that was said is met by an entry.
func (r *reader) score(e entry) float64 {
	sum, met, of, numbers := 0.0, 0, 0, 0
	for i, said := range r.tokens {
		if slices.Contains(silent, said) {
			continue
		}
		of++
		best := 0.0
		if e.used != nil && e.used[i] && !r.spent[i] {
			best = ofPlace
		}
		for word, weight := range e.weights {
			if r.isOther(said, word) {
				continue
			}
			best = max(best, likeness(said, word)*weight/float64(r.rare[word]))
		}
		if sum += best; best > 0 {
			met++
			if _, ok := r.amount(r.tokens, i); ok {
				numbers++
			}
		}
	}
	if met == numbers { // nothing, or numbers alone
		return 0
	}
	sum *= float64(met) / float64(of)
	if u := e.meaning.Usual; u != nil && (!r.tells(u) || e.other || r.namesOther(u)) {
		sum *= otherNumber
	}
	sum *= r.leads(e.verb)
	for _, word := range e.meaning.Claim.Words {
		if word != Unsaid {
			sum += 0.3
		}
	}
	return sum
}

// isOther reports whether a word that the game has is no slip for another one: who says
// counter means no country.
func (r *reader) isOther(said, word string) bool {
	return r.rare[said] > 0 && !strings.HasPrefix(said, word) && !strings.HasPrefix(word, said)
}

// saysName reports whether a word of a verb's name was said that few others have.
func (r *reader) saysName(name string) bool {
	return slices.ContainsFunc(plain(name), func(word string) bool {
		return slices.ContainsFunc(r.tokens, func(said string) bool { return likeness(said, word)/float64(r.rare[word]) > 0.15 })
	})
}

// otherNumber is what a usual dispute counts that is told with other numbers, or about something or somebody else.
const otherNumber = 0.1

// namesOther reports whether somebody was named of whom a usual dispute doesn't speak: who asks whether to merge with Ben's company
// doesn't ask whether a company can merge with itself.
func (r *reader) namesOther(u *rules.Usual) bool {
	said := plain(u.Said)
	return slices.ContainsFunc(r.tokens, func(word string) bool {
		return (r.seat(word) > 0 || r.seat(strings.TrimSuffix(word, "s")) > 0) && !slices.Contains(said, word)
	})
}

// tells reports whether a usual dispute has the numbers that were said, and no others. Who says none can mean any.
func (r *reader) tells(u *rules.Usual) bool {
	var said []int
	for _, n := range r.known {
		said = append(said, n)
	}
	said = append(said, r.amounts(r.tokens)...)
	if len(said) == 0 {
		return true
	}
	told := r.amounts(plain(u.Said))
	return within(said, told) && within(told, said)
}

// saysOther reports whether a word of a move was said and is another one than in a usual dispute: who asks for the factory
// doesn't ask for the mine.
func (c *Claim) saysOther(a rules.Act) bool {
	for k, word := range c.Words {
		if word != Unsaid && word != a.Words[k] {
			return true
		}
	}
	return false
}

// amounts are the numbers that some words say.
func (r *reader) amounts(words []string) []int {
	var list []int
	for i := range words {
		if n, ok := r.amount(words, i); ok {
			list = append(list, n)
		}
	}
	return list
}

// within reports whether a list has all of another one.
func within(part, all []int) bool {
	return !slices.ContainsFunc(part, func(n int) bool { return !slices.Contains(all, n) })
}
