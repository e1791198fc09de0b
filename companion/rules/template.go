package rules

import "tablekeeper/companion/base/wording"

// sentence writes a move as people say it.
func (b *Book[P]) sentence(p *P, a Act) wording.Text {
	v := &b.Verbs[b.meant(p, a)]
	who := b.who(a.Seat)
	if v.Template == "" {
		return wording.Say("{who}: {move}", who, wording.Name(b.notation(a)))
	}
	template := v.Template
	if v.Unseen != "" && v.unseen(a) {
		template = v.Unseen
	}
	var room [MaxWords + 1]string
	places := wording.Places(template, room[:0])
	with := make([]any, 0, len(places))
	for _, place := range places {
		if i := int(place[0] - '1'); place == "who" {
			with = append(with, who)
		} else {
			with = append(with, b.title(v.Words[i].Vocabulary, a, i))
		}
	}
	return wording.Say(template, with...)
}

// title is a word of a move as people read it.
func (b *Book[P]) title(v *Vocabulary, a Act, i int) any {
	if v.open && a.Words[i] < v.first {
		return wording.Name(a.Free)
	}
	return v.Said(a.Words[i], b.Seats)
}

// meant returns the verb that a move means in this step: of several with the same
// form the one that is used here, else the first.
func (b *Book[P]) meant(p *P, a Act) int {
	if used := b.use[b.Step(p)][whoOf(a.Seat)][a.Verb]; used >= 0 {
		return used
	}
	return b.first[a.Verb]
}
