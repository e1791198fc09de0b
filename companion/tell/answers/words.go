package answers

import (
	_ "embed"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/kljensen/snowball/english"

	"tablekeeper/companion/rules"
)

// lexicon is how people speak of a game: words.txt.
type lexicon struct {
	// same maps a stem to the stem that stands for it; a phrase has "_" between its words.
	same    map[string]string
	phrases [][]string
	// begins are the stems with which phrases begin.
	begins map[string]bool
	// slang maps a stem to the one that is understood where it isn't.
	slang map[string]string
	// light are stems that say little about the matter.
	light map[string]bool
	// known are the words of the library, for words that are typed wrong.
	known map[string]bool
	// looked are stems by words, while a library is read; else nil.
	looked map[string]string
	// texts are the stems of texts, while an index is made; else nil.
	texts map[string][]string
	// facts are the patterns that give a number its name; the longest come first.
	facts []pattern
	// spoken are the phrases of conditions by their words, as stems with blanks around.
	spoken map[string]string
	// asks are the questions for facts, by their names.
	asks map[string]string
	// usual are the values of the options where nobody says otherwise.
	usual rules.Options
}

// pattern gives a number the name of a fact; "N" is the number.
type pattern struct {
	name, path string
	words      []string
	said       string // how it is said back: as the first of its line where it names that, else as people said it
	line       int    // where it stands among all
}

// question is what was asked.
type question struct {
	text   string
	tokens []token
	stems  []string // of the tokens
	words  []token  // those that say something beside persons, as phrases of speech.txt are read
	spoken string   // the stems with blanks around; "": not made yet
	taken  []bool   // tokens that say a fact or a goal
	facts  []Said
	goal   string
	said   []Taken // facts and goals, in the order of the words
	named  map[string]int
	here   map[string]bool // those of them that the position of a table says and not the question
	// ordinals are the numbers that it says as "third", and not as "three" too: what is wanted next, not what is.
	ordinals map[string]bool
	// options are those that are said, else of the match, else kept, else the usual ones; numbers are those of the rules that the match has changed, and changed what they count.
	options rules.Options
	numbers map[string]int
	changed []rules.RuleNumber
	// stance is how the question takes things to be: open, 1, or shut, -1.
	stance float64
	// open means that it asks for a number or a thing.
	open bool
}

// common is how people speak at any table.
//
//go:embed common.txt
var common string

// readLexicon reads the words of a game.
func readLexicon(game *rules.Game) (*lexicon, error) {
	l := &lexicon{same: map[string]string{}, slang: map[string]string{}, begins: map[string]bool{}, light: map[string]bool{}, known: map[string]bool{}, spoken: map[string]string{}, asks: map[string]string{}, usual: usualOptions(game)}
	for _, text := range []string{common, game.Text("questions/" + wordsFile)} {
		for i, line := range strings.Split(text, "\n") {
			if err := l.take(strings.TrimSpace(line)); err != nil {
				return nil, fmt.Errorf("%s:%d: %w", wordsFile, i+1, err)
			}
		}
	}
	slices.SortStableFunc(l.facts, func(a, b pattern) int { return len(b.words) - len(a.words) })
	return l, nil
}

// take reads a line by its first word.
func (l *lexicon) take(line string) error {
	mark, rest, _ := strings.Cut(line, " ")
	switch {
	case line == "" || mark[0] == '#':
	case mark == "same":
		l.alike(strings.Fields(rest))
	case mark == "slang":
		words := strings.Fields(rest)
		for _, w := range words[1:] {
			l.slang[stem(w)] = stem(words[0])
		}
	case mark == "light":
		for _, w := range strings.Fields(rest) {
			l.light[stem(w)] = true
		}
	case mark == "fact":
		l.fact(rest)
	case mark == "ask":
		name, question, _ := strings.Cut(rest, ": ")
		l.asks[name] = question
	default:
		return fmt.Errorf("a line begins with same, slang, light, fact or ask, not %q", mark)
	}
	return nil
}

// The weights of words.
const (
	lightWeight  = 0.25
	numberWeight = 0.5
)

// weight says how much a stem tells about the matter.
func (l *lexicon) weight(stem string) float64 {
	switch {
	case l.light[stem]:
		return lightWeight * 0.8
	case isNumber(stem) || stem == "N":
		return numberWeight
	}
	return 1
}

func isNumber(stem string) bool { return stem[0] >= '0' && stem[0] <= '9' }

// alike lets words stand for the first of them.
func (l *lexicon) alike(words []string) {
	first := stem(words[0])
	for _, w := range words {
		if strings.Contains(w, "_") {
			var phrase []string
			for part := range strings.SplitSeq(w, "_") {
				phrase = append(phrase, stem(part))
			}
			l.phrases, l.begins[phrase[0]] = append(l.phrases, append(phrase, first)), true
			continue
		}
		l.same[stem(w)] = first
	}
}

// fact reads "NAME at PATH: PATTERN / PATTERN".
func (l *lexicon) fact(text string) {
	name, patterns, _ := strings.Cut(text, ":")
	name, path, _ := strings.Cut(name, " at ")
	name, path = strings.TrimSpace(name), strings.TrimSpace(path)
	ways := list(patterns, "/")
	for _, way := range ways {
		p := pattern{name: name, path: path, words: l.stems(way), said: way, line: len(l.facts)}
		if first := l.stems(ways[0]); slices.ContainsFunc(first, func(w string) bool { return w != "N" && slices.Contains(p.words, w) }) {
			p.said = ways[0]
		}
		l.facts = append(l.facts, p)
	}
}

// numbers are the numbers that people write as words.
var numbers = func() map[string]string {
	all := map[string]string{}
	for pair := range strings.FieldsSeq(`zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15
	sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 1st=1
	2nd=2 3rd=3 4th=4 5th=5 twice=2 pair=2`) {
		word, n, _ := strings.Cut(pair, "=")
		all[word] = n
	}
	return all
}()

// ordinalsOf finds the numbers that a text says by ordinals alone.
func ordinalsOf(text string) map[string]bool {
	found, counted := map[string]bool{}, map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		n, ok := numbers[w]
		switch {
		case ok && strings.Contains(" first second third fourth fifth sixth seventh eighth ninth tenth 1st 2nd 3rd 4th 5th ", " "+w+" "):
			found[n] = true
		case ok:
			counted[n] = true
		default:
			counted[w] = true
		}
	}
	for n := range counted {
		delete(found, n)
	}
	return found
}

// stem brings a word to the form that stands for all its forms.
func stem(word string) string {
	if n, ok := numbers[word]; ok {
		return n
	}
	return english.Stem(word, false)
}

var withoutApostrophes = strings.NewReplacer("'", "", "’", "")

// bare leaves apostrophes out: "can't" is a word.
func bare(word string) string {
	if word != "" && isNumber(word) {
		word = strings.TrimSuffix(word, "'s") // company 3's money
	}
	if strings.IndexByte(word, '\'') < 0 && !strings.Contains(word, "’") {
		return word
	}
	return withoutApostrophes.Replace(word)
}

// token is a word of a text: its stem, and where it stands there. A phrase that is replaced by one stem is one token.
type token struct {
	stem     string
	from, to int
}

// tokens cuts a text into stems, with those of other words for the same.
func (l *lexicon) tokens(text string) []token {
	var tokens []token
	for at, w := range fields(text) {
		tokens = append(tokens, token{l.stemOf(bare(w)), at, at + len(w)})
	}
	if slices.ContainsFunc(tokens, func(t token) bool { return l.begins[t.stem] }) {
		for _, p := range l.phrases {
			tokens = replaced(tokens, p[:len(p)-1], p[len(p)-1])
		}
	}
	for i, t := range tokens {
		if other, ok := l.same[t.stem]; ok {
			tokens[i].stem = other
		}
	}
	return tokens
}

// fields are the words of a text, each with where it begins. Apostrophes stand in words.
func fields(text string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		from := -1
		for at, r := range text + " " {
			switch in := unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' || r == '’'; {
			case in && from < 0:
				from = at
			case !in && from >= 0:
				if word := text[from:at]; bare(word) != "" && !yield(from, word) {
					return
				}
				from = -1
			}
		}
	}
}

// among is a stem as some words have it: itself, or what it is said for.
func (l *lexicon) among(s string, in map[string]float64) string {
	for _, other := range []string{s, l.same[s], l.slang[s]} {
		if in[other] > 0 {
			return other
		}
	}
	return s
}

// stems are the stems of a text.
func (l *lexicon) stems(text string) []string {
	if l.texts == nil {
		return stemsOf(l.tokens(text))
	}
	stems, ok := l.texts[text]
	if !ok {
		stems = slices.Clip(stemsOf(l.tokens(text)))
		l.texts[text] = stems
	}
	return stems
}

func stemsOf(tokens []token) []string {
	var stems []string
	for _, t := range tokens {
		stems = append(stems, t.stem)
	}
	return stems
}

// stemOf is the stem of a word, mended. While a library is read, it is looked up.
func (l *lexicon) stemOf(word string) string {
	if word == "N" {
		return word
	}
	if s, ok := l.looked[word]; ok {
		return s
	}
	s := l.mended(stem(strings.ToLower(word)))
	if l.looked != nil {
		l.looked[word] = s
	}
	return s
}

// replaced puts one stem in the place of a phrase.
func replaced(tokens []token, phrase []string, by string) []token {
	for at := 0; at+len(phrase) <= len(tokens); at++ {
		if part := tokens[at : at+len(phrase)]; slices.EqualFunc(part, phrase, func(t token, stem string) bool { return t.stem == stem }) {
			tokens = slices.Replace(tokens, at, at+len(phrase), token{by, part[0].from, part[len(part)-1].to})
		}
	}
	return tokens
}

// read finds the stems of a question and the numbers that it says.
func (l *lexicon) read(text string) *question {
	text = strings.ToValidUTF8(text, "")
	q := &question{text: text, facts: []Said{}, named: map[string]int{}, options: l.usual, open: asksOpenly(text), stance: stance(text), ordinals: ordinalsOf(text)}
	q.tokens = l.tokens(lowered(text))
	q.stems = stemsOf(q.tokens)
	l.readFacts(q)
	slices.SortFunc(q.said, func(a, b Taken) int { return a.From - b.From })
	return q
}

// readFacts finds the numbers that a question says, by its stems.
func (l *lexicon) readFacts(q *question) {
	q.taken = make([]bool, len(q.stems))
	for _, p := range l.facts {
		for at := 0; at+len(p.words) <= len(q.stems); at++ {
			if slices.Contains(q.taken[at:at+len(p.words)], true) {
				continue
			}
			n, ok := p.matches(q.stems[at:])
			if _, known := q.named[p.name]; !ok || known {
				continue
			}
			q.say(p, n, at, p.saying(n))
		}
	}
}

// lowered writes a text in small letters, each at its place.
func lowered(text string) string {
	return strings.Map(func(r rune) rune {
		if low := unicode.ToLower(r); utf8.RuneLen(low) == utf8.RuneLen(r) {
			return low
		}
		return r
	}, text)
}

// noneStem is what "none", "zero" and "without" are read as.
var noneStem = stem("empty")

// matches reports whether stems begin with the pattern, and which number stands in it.
func (p pattern) matches(stems []string) (n int, ok bool) {
	for i, w := range p.words {
		if w != "N" && w != stems[i] {
			return 0, false
		}
		if w == "N" && stems[i] != noneStem {
			if !isNumber(stems[i]) {
				return 0, false
			}
			var err error
			if n, err = strconv.Atoi(stems[i]); err != nil {
				return 0, false
			}
		}
	}
	return n, true
}

// saying is a fact as people say it: "2 white tokens", "1 white token".
func (p pattern) saying(n int) string {
	words := strings.Fields(p.said)
	for i, w := range words {
		switch {
		case w == "N":
			words[i] = strconv.Itoa(n)
		case n == 1 && len(w) > 3 && !strings.HasSuffix(w, "ss"):
			words[i] = strings.TrimSuffix(w, "s")
		}
	}
	return strings.Join(words, " ")
}

// say notes a number under its name, and that the words from at on say it.
func (q *question) say(p pattern, n, at int, text string) {
	q.named[p.name] = n
	for i := range p.words {
		q.taken[at+i] = true
	}
	said := Said{Text: text, Path: p.path, Value: n}
	goal, wished := strings.CutPrefix(p.name+" "+strconv.Itoa(n), "goal ")
	words := q.tokens[at : at+len(p.words)]
	t := Taken{name: p.name, Said: said, From: words[0].from, To: words[len(words)-1].to}
	if i := slices.Index(p.words, "N"); i >= 0 {
		t.NumberFrom, t.NumberTo = words[i].from, words[i].to
	}
	if t.Goal = wished || q.ordinals[strconv.Itoa(n)]; t.Goal {
		q.goal, t.Text = goal, goal
	} else {
		q.facts = append(q.facts, said)
	}
	q.said = append(q.said, t)
}

// fulfils reports whether the question says what a condition asks.
func (q *question) fulfils(words *lexicon, c Condition) bool {
	if c.Fact != "" {
		return c.holds(q.named)
	}
	if q.spoken == "" {
		q.spoken = " " + strings.Join(q.stems, " ") + " "
	}
	has := func(phrase string) bool { return strings.Contains(q.spoken, words.spoken[phrase]) }
	return (len(c.With) == 0 || slices.ContainsFunc(c.With, has)) && !slices.ContainsFunc(c.Without, has)
}

// asksOpenly reports whether a question asks for a number or a thing, not for yes or no.
func asksOpenly(text string) bool {
	text = " " + strings.TrimRight(strings.ToLower(bare(text)), " ?!.") + " "
	words := strings.Fields(text)
	if len(words) == 0 {
		return false
	}
	return slices.Contains(strings.Fields("what whats which who whos where wheres when how hows why whose"), words[0]) || slices.ContainsFunc(strings.Split(" how many / how much / how long / how far / how often / what happens/ now what/ what now/ what then/ who gets / who goes / who wins / where do/ which one/, what/, who/, where/, how/, when/, which", "/"), func(p string) bool {
		return strings.Contains(text, p)
	})
}
