package answers

import (
	"slices"
	"strings"
)

// leastMended is how many letters a word has at least that is taken to be typed wrong.
const leastMended = 5

// learn notes the words of a library.
func (l *lexicon) learn(entries []*entry) {
	known := map[string]bool{}
	l.looked, l.texts = map[string]string{}, map[string][]string{} // words aren't mended yet
	for _, e := range entries {
		for _, w := range e.Wordings {
			for _, s := range l.stems(w) {
				known[s] = true
			}
		}
		for _, r := range e.Rulings {
			for _, s := range l.stems(r.Says) {
				known[s] = true
			}
		}
	}
	l.known = known
	l.looked = map[string]string{}
	for _, e := range entries {
		for _, r := range e.Rulings {
			for _, c := range r.If {
				for _, phrase := range slices.Concat(c.With, c.Without) {
					l.spoken[phrase] = " " + strings.Join(l.stems(phrase), " ") + " "
				}
			}
		}
	}
}

// mended is the only word of the library that is one slip of the fingers away from an unknown word; else the word itself.
func (l *lexicon) mended(word string) string {
	if _, alike := l.same[word]; alike || len(l.known) == 0 || l.known[word] || l.light[word] || len(word) < leastMended && l.slang[word] == "" {
		return word
	}
	if plain, is := l.slang[word]; is {
		return plain
	}
	found := ""
	for k := range l.known {
		if len(k) >= leastMended-1 && oneSlip(word, k) {
			if found != "" {
				return word
			}
			found = k
		}
	}
	if found == "" {
		return word
	}
	return found
}

// oneSlip reports whether one letter too many, too few, another one or two letters the wrong way round tell two words apart.
func oneSlip(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	if i == len(a) {
		return true
	}
	turned := i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
	return turned || a[i+1:] == b[i+1:]
}
