package rules

import (
	"strconv"
	"strings"
)

// sentence writes a move as people say it.
func (b *Book[P]) sentence(p *P, a Act) string {
	v := &b.Verbs[b.meant(p, a)]
	who := b.who(a.Seat)
	if v.Template == "" {
		return who + ": " + b.notation(a)
	}
	template := v.Template
	if v.Unseen != "" && v.unseen(a) {
		template = v.Unseen
	}
	text := strings.ReplaceAll(template, "{who}", who)
	for i, w := range v.Words {
		text = strings.ReplaceAll(text, "{"+strconv.Itoa(i+1)+"}", b.title(w.Vocabulary, a, i))
	}
	return text
}

// title writes a word of a move as people read it.
func (b *Book[P]) title(v *Vocabulary, a Act, i int) string {
	if v.open && a.Words[i] < v.first {
		return a.Free
	}
	return v.Title(a.Words[i], b.Seats)
}

// meant returns the verb that a move means in this step: of several with the same
// form the one that is used here, else the first.
func (b *Book[P]) meant(p *P, a Act) int {
	if used := b.use[b.Step(p)][whoOf(a.Seat)][b.same[a.Verb]]; used >= 0 {
		return used
	}
	return a.Verb
}
