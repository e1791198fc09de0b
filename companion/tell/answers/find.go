package answers

import (
	"cmp"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// finder finds texts by words, such as those that people type: by stems, with other words for the same and typing faults
// mended, rare words counting more, and by letters four in a row.
type finder struct {
	words          *lexicon
	stems, letters *space
}

func newFinder(l *lexicon, texts [][]string) *finder {
	stems, letters := make([][]term, len(texts)), make([][]term, len(texts))
	for i, parts := range texts {
		for _, text := range parts {
			words, _, four := l.terms(l.stems(text))
			stems[i], letters[i] = append(stems[i], words...), append(letters[i], four...)
		}
	}
	return &finder{words: l, stems: newSpace(stems), letters: newSpace(letters)}
}

// found is a text with the share of what was asked that it has.
type found struct {
	text  int
	share float64
	score float64
}

// lettersCount is what the letters of words count beside the words.
const lettersCount = 0.3

// find lists the texts that have something of a question, the best first.
func (f *finder) find(question string) []found {
	wordTerms, _, letterTerms := f.words.terms(f.words.read(question).stems)
	words, letters := f.stems.compare(wordTerms), f.letters.compare(letterTerms)
	var list []found
	for i := range words.cosine {
		share := max(words.covered[i], letters.covered[i]*lettersCount)
		if share > 0 {
			list = append(list, found{i, share, words.covered[i] + words.cosine[i] + lettersCount*letters.cosine[i]})
		}
	}
	slices.SortStableFunc(list, func(a, b found) int { return cmp.Compare(b.score, a.score) })
	return list
}

// Moves finds the verbs of a table by what people call them.
type Moves struct{ finder *finder }

// nameCounts is how often the name of a verb counts as what else is said of it.
const nameCounts = 3

// Moves reads how people speak of the verbs of a table: their names, other words for them, and the questions that their moves answer.
func (d *Desk) Moves(t rules.Table) *Moves {
	forms := t.Forms()
	texts := make([][]string, len(forms))
	at := map[string]int{}
	for i, form := range forms {
		at[form.Name] = i
		said := slices.Repeat([]string{form.Name, d.game.Everyday().Verbs[form.Name]}, nameCounts)
		texts[i] = append(said, t.Help(rules.Act{Verb: form.Verb}))
	}
	for _, e := range d.entries {
		for _, r := range e.Rulings {
			if len(r.Proof) == 0 {
				continue
			}
			_, move, _ := strings.Cut(r.Proof[len(r.Proof)-1], ": ")
			for name, i := range at {
				if move == name || strings.HasPrefix(move, name+" ") {
					texts[i] = append(texts[i], e.Wordings...)
				}
			}
		}
	}
	return &Moves{newFinder(d.words, texts)}
}

// leastMove is the share of a question that a move has at least that is meant by it.
const leastMove = 0.3

// Find lists the forms that a question can mean, by their places among those of the table, the likeliest first.
func (m *Moves) Find(question string) []int {
	var list []int
	for _, f := range m.finder.find(question) {
		if f.share >= leastMove {
			list = append(list, f.text)
		}
	}
	return list
}

// book finds the rules of a game, also by the questions that they answer, and its house rules.
type book struct {
	texts, rules, options *finder
	list                  []rules.Rule
}

// readBook reads the register. It is read when the first rule is looked for.
func (d *Desk) readBook() *book {
	b := &book{list: append(slices.Clone(d.game.Rules()), rules.Shared[:]...)}
	asked := map[string][]string{}
	for _, e := range d.entries {
		for _, r := range e.Rulings {
			for _, id := range r.Rules[:min(1, len(r.Rules))] {
				asked[id] = append(append(asked[id], r.Says), e.Wordings...)
			}
		}
	}
	var texts, all [][]string
	for _, r := range b.list {
		said := []string{r.Text, r.Text, r.Source, d.game.SectionTitle(r.ID), strings.Join(r.Options, " ")}
		texts, all = append(texts, said), append(all, append(slices.Clone(said), asked[r.ID]...))
	}
	b.texts, b.rules = newFinder(d.words, texts), newFinder(d.words, all)
	texts = nil
	for _, o := range d.game.Options {
		texts = append(texts, []string{o.Question, o.Question, o.Name, o.Why, o.Source})
	}
	b.options = newFinder(d.words, texts)
	return b
}

// Of what is found by words, that is listed which has at least a share of them, and not much less than what has most.
const (
	leastFound  = 0.4
	leastOfBest = 0.75
)

// near are the places of the texts that words are about, the best first.
func (f *finder) near(words string) []int {
	list := f.find(words)
	most := leastFound / leastOfBest
	for _, one := range list {
		most = max(most, one.share)
	}
	var places []int
	for _, one := range list {
		if one.share >= most*leastOfBest {
			places = append(places, one.text)
		}
	}
	return places
}

// Rules lists the rules with an id that begins as was typed, else those that some words are about, the best first.
func (d *Desk) Rules(words string) []rules.Rule {
	b := d.book()
	var list []rules.Rule
	id := strings.ToUpper(strings.TrimSpace(words))
	for _, r := range b.list {
		if strings.ContainsAny(id, "-0123456789") && strings.HasPrefix(r.ID, id) {
			list = append(list, r)
		}
	}
	if len(list) > 0 {
		return list
	}
	own := map[int]float64{} // what the texts of the rules themselves have
	for _, f := range b.texts.find(words) {
		own[f.text] = f.score
	}
	near := b.rules.near(words)
	slices.SortStableFunc(near, func(i, j int) int { return cmp.Compare(own[j], own[i]) })
	for _, i := range near {
		list = append(list, b.list[i])
	}
	return list
}

// Options lists the house rules that some words are about, the best first.
func (d *Desk) Options(words string) []rules.Option {
	var list []rules.Option
	for _, i := range d.book().options.near(words) {
		list = append(list, d.game.Options[i])
	}
	return list
}

// Governs is the rule, of those with some ids, that is most about some words; "" where the game has none of them.
func (d *Desk) Governs(ids []string, words string) string {
	b := d.book()
	for _, f := range b.rules.find(words) {
		if slices.Contains(ids, b.list[f.text].ID) {
			return b.list[f.text].ID
		}
	}
	return ""
}
