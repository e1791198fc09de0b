package ask

import (
	"slices"
	"strings"
)

// What an entry counts by how its verb is said: who says "build on earth" wants to build, though things are also sold
// there, and who says "redirect the steal" to redirect.
const (
	ledByName  = 2.5 // the text begins with the name of the verb
	ledByOther = 1.4 // or with another word for it
	saidLater  = 1.0 // its name is said later on
	notSaid    = 0.4 // another verb is said
)

// sameWord is the likeness from which a word counts as one that was spelled wrong.
const sameWord = 0.6

// verbWords are the words for a verb: those of its name, and others.
type verbWords struct{ name, others []string }

// begin finds the first word that is one for a move.
func (r *reader) begin() {
	r.first = slices.IndexFunc(r.tokens, func(said string) bool {
		return !slices.Contains(silent, said) && slices.ContainsFunc(r.verbs, func(v verbWords) bool {
			return r.any(said, v.name) || r.any(said, v.others)
		})
	})
}

// any reports whether a word that was said is one of some words.
func (r *reader) any(said string, words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool { return !r.isOther(said, word) && likeness(said, word) >= sameWord })
}

// leads is what an entry counts whose move has a verb.
func (r *reader) leads(verb string) float64 {
	if r.first < 0 {
		return 1
	}
	name := plain(verb)
	named := !slices.ContainsFunc(r.telling(name), func(word string) bool { return !r.saysWord(word) })
	lead := r.tokens[r.first]
	switch {
	case named && r.any(lead, name):
		return ledByName
	case r.any(lead, name) || r.any(lead, plain(r.words.Verbs[verb])):
		return ledByOther
	case named:
		return saidLater
	}
	return notSaid
}

// isVerb reports whether a word is one of a verb's name.
func (r *reader) isVerb(word string) bool {
	return slices.ContainsFunc(r.verbs, func(v verbWords) bool { return slices.Contains(v.name, word) })
}

// telling are the words of a verb's name without one that begins many names: who says rebellion means "play rebellion".
func (r *reader) telling(name []string) []string {
	const many = 3
	begun := 0
	for i, v := range r.verbs {
		if v.name[0] == name[0] && !r.byTable(&r.forms[i]) {
			begun++
		}
	}
	if len(name) > 1 && begun >= many {
		return name[1:]
	}
	return name
}

// saysWord reports whether a word was said.
func (r *reader) saysWord(word string) bool {
	return slices.ContainsFunc(r.tokens, func(said string) bool { return r.any(said, []string{word}) })
}

// next reports whether the word behind a place is one that was said there: "2 fuel" says no other fuel.
func (r *reader) next(at int, word string) bool {
	return at+1 < len(r.tokens) && (r.tokens[at+1] == word || strings.HasPrefix(word, r.tokens[at+1]) || likeness(r.tokens[at+1], word) >= sameWord)
}
