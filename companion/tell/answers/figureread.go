package answers

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// speech is how people speak of the figures and the house rules of a game: speech.txt.
type speech struct {
	figures map[string]*figureSpeech
	options []optionPhrase
	facts   []factPhrase
	verbs   []verbPhrase
	house   []houseSays
	looks   map[string][][]string // words of fields, by their paths
}

// figureSpeech is how people speak of a figure.
type figureSpeech struct {
	phrases [][]string // a figure is meant where all words of one of them are said
	claims  [][]string // how one claims what it is, with N for the number
	given   map[string][][]string
	words   map[string]bool // of all of them
}

// optionPhrase says the value of a house rule.
type optionPhrase struct {
	name, value string
	words       []string
}

// verbPhrase is how people call verbs.
type verbPhrase struct {
	verbs []string
	words []string
}

// verbsIn are the verbs that are called by the longest phrase of a question, and the words that call them; none: no phrase is said. A phrase of one word counts
// where it is the first of what is said of an act: who redirects an attack doesn't attack.
func (s *speech) verbsIn(words []token, first string) (verbs, by []string) {
	size := 0
	said := func(v verbPhrase) bool {
		return indexOf(words, v.words) >= 0 && (len(v.words) > 1 || v.words[0] == first)
	}
	for _, v := range s.verbs {
		if len(v.words) > size && said(v) {
			verbs, size = v.verbs, len(v.words)
		}
	}
	for _, v := range s.verbs {
		if slices.Equal(v.verbs, verbs) && said(v) {
			by = append(by, v.words...)
		}
	}
	return verbs, by
}

// speechFile says how people speak of what the rulebook declares.
const speechFile = "speech.txt"

// readSpeech reads how people speak of the figures of a game.
func (l *lexicon) readSpeech(game *rules.Game) (*speech, error) {
	s := &speech{figures: map[string]*figureSpeech{}, looks: map[string][][]string{}}
	for i, line := range strings.Split(game.Text(speechFile), "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		head, phrases, ok := strings.Cut(line, ": ")
		mark, name, named := strings.Cut(head, " ")
		if mark == "says" {
			s.readHouse(name, phrases)
			continue
		}
		if !ok || !named || !s.take(mark, name, l.ways(phrases)) {
			return nil, fmt.Errorf("%s:%d: a line is such as %q, not %q", speechFile, i+1, "figure hit: a hit / does it hit", line)
		}
	}
	return s, nil
}

// take takes a line: "figure NAME", "is NAME", "operand NAME WORD", "say PATH", "so PATH", "look PATH", "verb NAMES" or "option NAME=VALUE", and its phrases.
func (s *speech) take(mark, name string, ways [][]string) bool {
	var f *figureSpeech
	switch mark {
	case "figure":
		f = &figureSpeech{phrases: ways, given: map[string][][]string{}, words: map[string]bool{}}
		s.figures[name] = f
	case "is":
		if f = s.figures[name]; f != nil {
			f.claims = ways
		}
	case "operand":
		at := strings.LastIndex(name, " ")
		if f = s.figures[name[:max(0, at)]]; f != nil {
			f.given[name[at+1:]] = ways
		}
	case "verb":
		for _, words := range ways {
			s.verbs = append(s.verbs, verbPhrase{list(name, ","), words})
		}
		return true
	case "look":
		s.looks[name] = append(s.looks[name], ways...)
		return true
	case "say", "so":
		s.readFact(name, ways, mark == "so")
		return true
	case "option":
		option, value, ok := strings.Cut(name, "=")
		for _, words := range ways {
			s.options = append(s.options, optionPhrase{option, value, words})
		}
		return ok
	}
	if f == nil {
		return false
	}
	for _, w := range slices.Concat(ways...) {
		f.words[w] = true
	}
	return true
}

// ways are the phrases of a line, as stems without small words.
func (l *lexicon) ways(text string) [][]string {
	var ways [][]string
	for _, phrase := range list(text, "/") {
		var words []string
		for _, w := range l.spelled(phrase) {
			if phrase[w.from:w.to] == "N"+th {
				w.stem = "N" + th
			}
			words = append(words, w.stem)
		}
		ways = append(ways, words)
	}
	return ways
}

// small are words that phrases leave out; figures are read without them.
var small = setOf(strings.Fields("a an the this that my your his her its our their of i he she it we you they im ive hes shes is are am was were be been have has had got with some just only really and s ve"))

// spelled are the words of a text that say something, each with its stem.
func (l *lexicon) spelled(text string) []token {
	var words []token
	for at, w := range fields(text) {
		if small[strings.ToLower(bare(w))] {
			continue
		}
		s := l.stemOf(bare(w))
		if plain, is := l.slang[s]; is {
			s = plain
		}
		if n, err := strconv.Atoi(s); err == nil && ordinal[strings.ToLower(w)] {
			s = strconv.Itoa(n) + th
		}
		words = append(words, token{s, at, at + len(w)})
	}
	return words
}

// th ends the stem of an ordinal: the third station isn't three stations.
const th = "th"

// ordinal are the ordinals that people write.
var ordinal = setOf(strings.Fields("first second third fourth fifth sixth seventh eighth ninth tenth 1st 2nd 3rd 4th 5th"))

// match is a phrase with a value that is in a question.
type match struct {
	of       *figureRead
	operand  int // -1: what the figure is claimed to be
	at, size int // the words
	number   int // the first word of the value
	value    int
}

// figureRead is a figure as a question can mean it.
type figureRead struct {
	rules.Figured
	words  map[string]bool // those by which people speak of it
	given  []match         // by operand; of none the size is 0
	claim  *match
	used   map[int]bool   // the words that say something
	valued map[int][2]int // the phrases that have used a value, by where it stands: where they stand, and how long they are
	rest   []string       // words that nothing has used
}

// figureIn is the figure that the words of a question mean; nil: none.
func (d *Desk) figureIn(question string, words []token, figures []rules.Figured) *figureRead {
	open := asksOpenly(question)
	var reads []*figureRead
	var matches []match
	for _, f := range figures {
		s := d.speech.figures[f.Name]
		if s == nil {
			continue
		}
		for _, phrase := range s.phrases {
			r := &figureRead{Figured: f, words: s.words, given: make([]match, len(f.Operands)), used: map[int]bool{}, valued: map[int][2]int{}}
			if !r.says(phrase, words) {
				continue
			}
			reads = append(reads, r)
			matches = append(matches, r.matches(s, words, !open)...)
		}
	}
	if len(reads) == 0 {
		return nil
	}
	slices.SortStableFunc(matches, func(a, b match) int {
		return cmp.Or(cmp.Compare(b.size, a.size), cmp.Compare(a.at, b.at), cmp.Compare(rules.Number(a.operand < 0), rules.Number(b.operand < 0)))
	})
	longest := map[int]int{} // how long the phrase is that has used a number
	for _, twice := range []bool{false, true} {
		for _, m := range matches {
			if longest[m.number] <= m.size {
				m.of.take(m, twice)
				longest[m.number] = m.size
			}
		}
	}
	for _, r := range reads {
		r.leave(question, words, d.speech.optionsIn(words))
	}
	return slices.MinFunc(reads, func(a, b *figureRead) int {
		return cmp.Or(cmp.Compare(len(a.rest), len(b.rest)), cmp.Compare(b.valuesNamed(), a.valuesNamed()), cmp.Compare(len(b.used), len(a.used)))
	})
}

// says reports whether all words of a phrase are said, and notes them.
func (r *figureRead) says(phrase []string, words []token) bool {
	for _, p := range phrase {
		at := slices.IndexFunc(words, func(w token) bool { return w.stem == p })
		if at < 0 {
			return false
		}
		r.used[at] = true
	}
	return true
}

// valuesNamed is how many values the question says.
func (r *figureRead) valuesNamed() int {
	n := rules.Number(r.claim != nil)
	for _, m := range r.given {
		n += rules.Number(m.size > 0)
	}
	return n
}

// matches are the phrases of operands that stand in a question, and of claims, where it can claim something.
func (r *figureRead) matches(s *figureSpeech, words []token, claims bool) []match {
	var list []match
	add := func(operand int, ways [][]string, v *rules.Vocabulary) {
		for _, way := range ways {
			for at := range words {
				if m, ok := matchAt(way, words[at:], v); ok {
					m.of, m.operand, m.at, m.number = r, operand, at, m.number+at
					list = append(list, m)
				}
			}
		}
	}
	if claims {
		add(-1, s.claims, anyCount)
	}
	for i, o := range r.Operands {
		add(i, s.given[o.Name], o.Vocabulary)
		if o.Title(firstOfRange(o.Vocabulary), nil) != strconv.Itoa(firstOfRange(o.Vocabulary)) {
			add(i, [][]string{{"N"}}, o.Vocabulary) // a card or another thing is said by its title alone
		}
	}
	return list
}

// anyCount are the numbers that a figure is claimed to be.
var anyCount = rules.Numbers("number", 0, 999_999)

func firstOfRange(v *rules.Vocabulary) int { first, _ := v.Range(); return first }

// matchAt reads a phrase at the beginning of some words, with a value of a vocabulary for its N.
func matchAt(way []string, words []token, v *rules.Vocabulary) (m match, ok bool) {
	at, found := 0, false
	for _, w := range way {
		if at >= len(words) {
			return m, false
		}
		size := 0
		switch w {
		case "N":
			m.value, size = valueAt(words[at:], v)
		case "N" + th:
			first, last := v.Range()
			if n, err := strconv.Atoi(strings.TrimSuffix(words[at].stem, th)); err == nil && strings.HasSuffix(words[at].stem, th) && n >= first && n <= last {
				m.value, size = n, 1
			}
		default:
			if words[at].stem != w {
				return m, false
			}
			at++
			continue
		}
		if size == 0 {
			return m, false
		}
		m.number, found = at, true
		at += size
	}
	m.size = at
	return m, found
}

// noneWords say that there is nothing of a kind.
var noneWords = []string{stem("no"), stem("none"), stem("empty"), stem("without"), stem("nothing")}

// valueAt is the value of a vocabulary that words begin with, and how many of them say it; none: 0.
func valueAt(words []token, v *rules.Vocabulary) (value, size int) {
	first, last := v.Range()
	if n, err := strconv.Atoi(words[0].stem); err == nil && v.Title(max(first, min(n, last)), nil) == strconv.Itoa(n) && n >= first && n <= last {
		return n, 1
	}
	if slices.Contains(noneWords, words[0].stem) && first == 0 && v.Title(0, nil) == "0" {
		return 0, 1
	}
	if last-first >= mostValues {
		return 0, 0
	}
	for n := first; n <= last; n++ {
		title := slices.DeleteFunc(strings.Fields(strings.ToLower(v.Title(n, nil))), func(w string) bool { return small[w] })
		if len(title) > len(words) || len(title) <= size || !isNumber(words[0].stem) && title[0][0] != words[0].stem[0] {
			continue
		}
		if !slices.EqualFunc(title, words[:len(title)], func(t string, w token) bool { return stem(bare(t)) == w.stem }) {
			continue
		}
		value, size = n, len(title)
	}
	return value, size
}

// take takes a value for an operand, or what is claimed. The first one that is said counts; a phrase such as "both royals" says it
// twice, where nothing else says the other one.
func (r *figureRead) take(m match, twice bool) {
	phrase := [2]int{m.at, m.size}
	if by, used := r.valued[m.number]; used && (!twice || by != phrase || m.size == 1 || m.operand < 0 || r.claim != nil && r.claim.number == m.number) {
		return
	}
	switch {
	case m.operand < 0 && r.claim == nil:
		r.claim = &m
	case m.operand >= 0 && r.given[m.operand].size == 0:
		r.given[m.operand] = m
	default:
		return
	}
	r.valued[m.number] = phrase
	for i := m.at; i < m.at+m.size; i++ {
		r.used[i] = true
	}
}

// askWords ask for a figure, and say nothing else beside it.
var askWords = func() map[string]bool {
	set := map[string]bool{}
	for w := range strings.FieldsSeq("how many much far long often whats which count number exactly altogether total all pls enough suffice too few if when then me still now at least most each per that") {
		set[stem(w)] = true
	}
	return set
}()

// leave notes the words that nothing has used; a single number among them is what the figure is claimed to be.
func (r *figureRead) leave(question string, words []token, options map[int]bool) {
	var free []int
	for i, w := range words {
		if r.used[i] || options[i] || r.words[w.stem] {
			continue
		}
		written := question[w.from:w.to]
		if isNumber(w.stem) && !strings.HasSuffix(w.stem, th) && (isNumber(written) || !light[w.stem]) {
			free = append(free, i)
		}
		if !light[w.stem] && !askWords[w.stem] || isNumber(written) {
			r.rest = append(r.rest, written)
		}
	}
	if n := -1; len(free) == 1 && r.claim == nil && r.Bound != rules.Holds && (r.valuesNamed() > 0 || enoughWords.in(wordsOf(question)) >= 0) {
		n, _ = strconv.Atoi(words[free[0]].stem)
		r.claim = &match{of: r, operand: -1, at: free[0], size: 1, number: free[0], value: n}
		written := question[words[free[0]].from:words[free[0]].to]
		r.rest = slices.DeleteFunc(r.rest, func(w string) bool { return w == written })
	}
}

// optionsIn are the words of a question that say house rules.
func (s *speech) optionsIn(words []token) map[int]bool {
	used := map[int]bool{}
	for _, o := range s.options {
		if at := indexOf(words, o.words); at >= 0 {
			for i := range o.words {
				used[at+i] = true
			}
		}
	}
	return used
}

// optionsSaid are the house rules that a question says, the longest phrases first.
func (d *Desk) optionsSaid(q *question) rules.Options {
	said, size := rules.Options{}, map[string]int{}
	for _, o := range d.speech.options {
		if indexOf(q.words, o.words) >= 0 && len(o.words) > size[o.name] {
			said[o.name], size[o.name] = o.value, len(o.words)
		}
	}
	return said
}

// indexOf is where a phrase stands in words; -1: nowhere.
func indexOf(words []token, phrase []string) int {
	for at := 0; at+len(phrase) <= len(words); at++ {
		if slices.EqualFunc(phrase, words[at:at+len(phrase)], func(p string, w token) bool { return p == w.stem }) {
			return at
		}
	}
	return -1
}
