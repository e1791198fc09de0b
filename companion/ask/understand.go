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
// Words may be spelled wrong; actor is the seat that acts where none is named.
func Understand(t rules.Table, text string, actor int) []Meaning {
	r := newReader(t, text, actor)
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
	table rules.Table
	words rules.Everyday
	actor int
	said  []string
	known map[string]int
	zero  []string
	rare  map[string]int // in how many entries a word stands
}

// entry is what a text is held against: words with the weight of each.
type entry struct {
	meaning Meaning
	weights map[string]float64
}

func newReader(t rules.Table, text string, actor int) *reader {
	r := &reader{table: t, words: t.Game().Everyday, actor: actor, said: plain(text), known: map[string]int{}, rare: map[string]int{}}
	if len(r.said) > 0 {
		if seat := r.seat(r.said[0]); seat > 0 {
			r.actor, r.said = seat, r.said[1:]
		}
	}
	r.numbers()
	return r
}

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
	for i := 0; i < len(r.said); i++ {
		n, ok := amount(r.said[i])
		if !ok || i > 0 && r.takes(r.said[i-1], r.said[i]) {
			continue
		}
		for _, at := range []int{i + 1, i - 1} {
			if at < 0 || at >= len(r.said) {
				continue
			}
			if path, ok := r.words.Numbers[r.said[at]]; ok {
				r.say(strings.ReplaceAll(path, "{seat}", strconv.Itoa(r.actor-1)), n)
				r.said = slices.Delete(slices.Clone(r.said), i, i+1)
				i--
				break
			}
		}
	}
}

// amount is the number that a word says; who has no cube has 0.
func amount(word string) (n int, ok bool) {
	if word == "no" || word == "without" {
		return 0, true
	}
	n, err := strconv.Atoi(word)
	return n, err == nil
}

// takes reports whether a number behind a word belongs to the move: "bid 6 points".
func (r *reader) takes(word, number string) bool {
	return slices.ContainsFunc(r.table.Forms(), func(f rules.Form) bool {
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

// meanings gives each entry its score.
func (r *reader) meanings() []Meaning {
	entries := r.entries()
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
)

// entries are the usual disputes and the forms of moves.
func (r *reader) entries() []entry {
	var list []entry
	for i := range r.words.Usual {
		e := entry{Meaning{Usual: &r.words.Usual[i]}, map[string]float64{}}
		e.add(r.words.Usual[i].Said, ofSaid)
		if act, err := r.table.Read(r.words.Usual[i].Move); err == nil {
			name := r.table.Verb(act)
			e.add(r.words.Verbs[name], ofOther/2)
			e.add(name, ofOther)
		}
		list = append(list, e)
	}
	forms := r.table.Forms()
	for i := range forms {
		form := &forms[i]
		e := entry{Meaning{Known: r.known, Zero: r.zero}, map[string]float64{}}
		e.add(r.table.Help(rules.Act{Verb: form.Verb}), ofHelp)
		e.add(r.words.Verbs[form.Name], ofOther)
		e.add(form.Name, ofName)
		e.meaning.Claim = r.claim(form)
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
	sum, met := 0.0, 0
	for _, said := range r.said {
		best := 0.0
		for word, weight := range e.weights {
			if r.isOther(said, word) {
				continue
			}
			best = max(best, likeness(said, word)*weight/float64(r.rare[word]))
		}
		if sum += best; best > 0 {
			met++
		}
	}
	if met == 0 {
		return 0
	}
	sum *= float64(met) / float64(len(r.said))
	if e.meaning.Usual != nil && !r.tells(e.meaning.Usual) {
		sum *= otherNumber
	}
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
		return slices.ContainsFunc(r.said, func(said string) bool { return likeness(said, word)/float64(r.rare[word]) > 0.15 })
	})
}

// otherNumber is what a usual dispute counts that is told with another number.
const otherNumber = 0.3

// tells reports whether a usual dispute has the numbers that were said.
func (r *reader) tells(u *rules.Usual) bool {
	words := plain(u.Said)
	for _, n := range r.known {
		if !slices.ContainsFunc(words, func(word string) bool {
			m, ok := amount(word)
			return ok && m == n
		}) {
			return false
		}
	}
	return !slices.ContainsFunc(r.said, func(said string) bool {
		_, err := strconv.Atoi(said)
		return err == nil && !slices.Contains(words, said)
	})
}
