package ask

import (
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
)

// claim fills the places of a form with what was said, and tells which words it has used.
func (r *reader) claim(form *rules.Form) (Claim, []bool) {
	c := Claim{Form: form, Seat: r.actor, Words: make([]int, len(form.Words)), Near: make([]string, len(form.Words))}
	if r.byTable(form) {
		c.Seat = 0
	}
	used := make([]bool, len(r.tokens))
	copy(used, r.spent)
	for _, name := range plain(form.Name) {
		if at := slices.Index(r.tokens, name); at >= 0 {
			used[at] = true
		}
	}
	for i, v := range form.Words {
		c.Words[i], c.Near[i] = r.word(v, used)
	}
	return c, used
}

func (r *reader) byTable(form *rules.Form) bool { return r.table.Verbs()[form.Verb].ByTable }

// word is the value of a vocabulary that the text names with most words, or Unsaid; with what was said of several places
// of a board.
func (r *reader) word(v *rules.Vocabulary, used []bool) (best int, near string) {
	best = Unsaid
	most, by := 0, []int(nil)
	first, last := v.Range()
	if first == last {
		return first, ""
	}
	for n := first; n <= last; n++ {
		if at := r.names(v, n, used); len(at) > most {
			best, most, by = n, len(at), at
		}
	}
	if r.near != nil {
		if n, said, at := r.place(v, used); len(at) > most {
			best, near, by = n, said, at // "next to p2" says more than p2
		}
	}
	for _, at := range by {
		used[at] = true
	}
	if hidden, ok := v.Value(rules.Unseen); ok && best == Unsaid {
		return hidden, "" // a card that only its player sees
	}
	return best, near
}

// names gives the places of the words that name a value; none where not all of its
// title is said.
func (r *reader) names(v *rules.Vocabulary, n int, used []bool) []int {
	if at := r.at(v.Word(n), used); at >= 0 && !v.IsSeat(n) {
		return []int{at}
	}
	if v.IsSeat(n) && n == r.actor {
		for _, word := range []string{"myself", "me", "self"} {
			if at := r.at(word, used); at >= 0 {
				return []int{at}
			}
		}
	}
	var places []int
	title := plain(v.Title(n, r.table.Seats()))
	for i, word := range title {
		if word == "of" || word == "the" {
			continue
		}
		at := r.at(word, used)
		if _, err := strconv.Atoi(word); at >= 0 && err == nil && i+1 < len(title) && !r.next(at, title[i+1]) {
			at = -1
		}
		if at < 0 {
			places = nil
			break
		}
		places = append(places, at)
	}
	if places != nil || v.IsSeat(n) {
		return places
	}
	for _, word := range plain(r.words.Words[v.Word(n)]) {
		if at := r.at(word, used); at >= 0 {
			return []int{at}
		}
	}
	return nil
}

// at is where a word was said that is alike and not used yet, or -1.
func (r *reader) at(word string, used []bool) int {
	number, err := strconv.Atoi(word)
	for i, said := range r.tokens {
		if said != word && r.isVerb(said) {
			continue // who says steal means no steel
		}
		if !used[i] && (said == word || err == nil && number > 1 && slices.Index(inWords, said) == number || err != nil && len(word) > 3 && likeness(said, word) > 0.5) {
			return i
		}
	}
	return -1
}
