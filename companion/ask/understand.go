package ask

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablekeeper/companion/rules"
)

// Unsaid is a word of a claim that nobody has said yet.
const Unsaid = -1 << 30

// Claim is a move that somebody wants to make, as far as it is said.
type Claim struct {
	Form  *rules.Form
	Seat  int
	Words []int // one for each place of the form, or Unsaid
	// Near are what was said of places of the board that several are near to, one for each place of the form, "" for none:
	// one of them is still to be chosen. Nil: nothing of the kind was said.
	Near []string
}

// Act is the move, if all its words are said.
func (c *Claim) Act() (a rules.Act, ok bool) {
	if c.Form == nil || slices.Contains(c.Words, Unsaid) {
		return a, false
	}
	a.Seat, a.Verb = c.Seat, c.Form.Verb
	copy(a.Words[:], c.Words)
	return a, true
}

// Meaning is one thing that a text can mean: a usual dispute, or a claim with the
// numbers that were said beside it.
type Meaning struct {
	Usual *rules.Usual // nil: a claim
	Claim Claim
	Known map[string]int // facts by their paths
	Zero  []string       // facts that are 0 with them: who says how many cards a hand holds means all of it
	score float64
	named bool // the name of its verb was said
}

// enough is the share of the best score below which a meaning is left out.
const enough = 0.35

// Understand lists what a text in everyday words can mean, the likeliest first.
// Words may be spelled wrong; actor is the seat that acts where none is named. Near says of a place of the board, by its
// title, what lies there or beside it, in one or several parts that end with full stops; nil: the game has no board.
func Understand(t rules.Table, text string, actor int, near func(title string) string) []Meaning {
	r := newReader(t, text, actor)
	r.near = near
	list := r.meanings()
	if len(list) == 0 {
		return nil
	}
	slices.SortStableFunc(list, func(a, b Meaning) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	best := list[0].score
	return slices.DeleteFunc(list, func(m Meaning) bool { return !m.named && m.score < enough*best })
}

// plain splits a text into words in small letters and numbers.
func plain(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
}

// reader holds a text against all that a game can say.
type reader struct {
	table  rules.Table
	forms  []rules.Form
	verbs  []verbWords // of the forms
	words  rules.Everyday
	actor  int
	tokens []string
	known  map[string]int
	zero   []string
	rare   map[string]int // in how many entries a word stands
	spent  []bool         // of words: a number that was said beside it is a fact
	near   func(title string) string
	first  int // where the first word for a move was said; -1: nowhere
}

// entry is what a text is held against: words with the weight of each.
type entry struct {
	meaning Meaning
	verb    string // the name of its move's verb
	other   bool   // of a usual dispute: something else was said than its move names
	weights map[string]float64
	used    []bool // the words that name the verb of a claim and fill its places
}

func newReader(t rules.Table, text string, actor int) *reader {
	r := &reader{
		table: t, forms: t.Forms(), words: t.Game().Everyday, actor: actor,
		tokens: plain(text), known: map[string]int{}, rare: map[string]int{},
	}
	for i := range r.forms {
		r.verbs = append(r.verbs, verbWords{plain(r.forms[i].Name), plain(r.words.Verbs[r.forms[i].Name])})
	}
	first := 0
	for first < len(r.tokens)-1 && slices.Contains(asking, r.tokens[first]) {
		first++
	}
	if len(r.tokens) > 0 {
		if seat := r.seat(r.tokens[first]); seat > 0 {
			r.actor, r.tokens = seat, r.tokens[first+1:]
		}
	}
	r.numbers()
	return r
}

// asking are words before the one who acts: "may Ben redirect it?"
var asking = plain("can could may might is does do would if what when then")

// seat is the seat that a word names, or 0.
func (r *reader) seat(word string) int {
	for i, name := range r.table.Seats() {
		if strings.EqualFold(name, word) {
			return i + 1
		}
	}
	return 0
}

// numbers notes the facts that are said with a number, and takes them out of the text.
func (r *reader) numbers() {
	r.spent = make([]bool, len(r.tokens))
	for i := 0; i < len(r.tokens); i++ {
		n, ok := r.amount(r.tokens, i)
		if !ok || i > 0 && r.takes(r.tokens[i-1], r.tokens[i]) {
			continue
		}
		for _, at := range []int{i + 1, i - 1} {
			if at < 0 || at >= len(r.tokens) {
				continue
			}
			if path, ok := r.words.Numbers[r.tokens[at]]; ok {
				r.say(strings.ReplaceAll(path, "{seat}", strconv.Itoa(r.actor-1)), n)
				r.spent[at] = true
				r.tokens, r.spent = slices.Delete(slices.Clone(r.tokens), i, i+1), slices.Delete(r.spent, i, i+1)
				i--
				break
			}
		}
	}
}

// inWords are numbers in words, from 0.
var inWords = plain("zero one two three four five six seven eight nine ten")

// amount is the number that one of some words says; who has no cube has 0, and one is a number only before what is
// counted: not in "another one".
func (r *reader) amount(words []string, at int) (n int, ok bool) {
	word := words[at]
	if word == "no" || word == "without" {
		return 0, true
	}
	if n = slices.Index(inWords, word); n >= 0 {
		counted := false
		if at+1 < len(words) {
			_, counted = r.words.Numbers[words[at+1]]
		}
		return n, n != 1 || counted
	}
	n, err := strconv.Atoi(word)
	return n, err == nil
}

// takes reports whether a number behind a word belongs to the move: "bid 6 points".
func (r *reader) takes(word, number string) bool {
	return slices.ContainsFunc(r.forms, func(f rules.Form) bool {
		return f.Name == word && slices.ContainsFunc(f.Words, func(v *rules.Vocabulary) bool {
			n, ok := v.Value(number)
			return ok && !v.IsSeat(n)
		})
	})
}

// say notes a number; that of a hand's unseen cards is the number of all its cards.
func (r *reader) say(path string, n int) {
	r.known[path] = n
	hand, ok := strings.CutSuffix(path, ".unknown")
	if !ok {
		return
	}
	for _, l := range New(r.table).leaves {
		if strings.HasPrefix(l.path, hand+".known.") {
			r.zero = append(r.zero, l.path)
		}
	}
}
