package rules

import (
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
)

// Vocabulary is the closed list of the words that may stand at one place of a
// move, and the number that each of them means to the book.
type Vocabulary struct {
	// Name is the specification's word for it, such as "SEAT" or "RES".
	Name        string
	first, last int
	words       []string // nil for plain numbers
	index       map[string]int
	open        bool // takes words beside the list
	seats       bool // numbers above 0 are seats
	titles      []string
	called      bool // the titles are names
	counted     []string
	told        []wording.Text
	row         int
}

// OfSeats says that the numbers above 0 are seats, so that they can be shown by
// name.
func (v *Vocabulary) OfSeats() *Vocabulary {
	v.seats = true
	return v
}

// Titled returns the words, in their order, as people read them ("Take back"
// for take-back).
func (v *Vocabulary) Titled(titles ...string) *Vocabulary {
	v.titles = titles
	return v
}

// Called returns the words with names as titles: no language says them otherwise.
func (v *Vocabulary) Called(names ...string) *Vocabulary {
	v.called = true
	return v.Titled(names...)
}

// Told gives what the words, in their order, are told by where one is chosen and the titles say too little, such as a company by its
// goods and price.
func (v *Vocabulary) Told(as []wording.Text) *Vocabulary {
	v.told = as
	return v
}

// ToldAs is what a number of the vocabulary is told by; empty: by its title.
func (v *Vocabulary) ToldAs(value int) wording.Text {
	if v.told == nil {
		return wording.Text{}
	}
	return v.told[value-v.first]
}

// InRows says that the words from number 0 on lie in rows to be chosen, so many in each, such as cards by their suits.
func (v *Vocabulary) InRows(long int) *Vocabulary {
	v.row = long
	return v
}

// Rows are the rows in which the words lie; nil: they are listed.
func (v *Vocabulary) Rows() [][]int {
	var rows [][]int
	for from := 0; v.row > 0 && from < v.last; from += v.row {
		row := make([]int, v.row)
		for i := range row {
			row[i] = from + i
		}
		rows = append(rows, row)
	}
	return rows
}

// Counted gives for the words, in their order, what is counted in a sentence: "gem", or
// with its plural "unit of food;units of food".
func (v *Vocabulary) Counted(things ...string) *Vocabulary {
	v.counted = things
	return v
}

// Things are what a number of the vocabulary counts, one of them or several, as they stand
// in a sentence; its title where nothing else was given.
func (v *Vocabulary) Things(value int, one bool) string {
	if v.counted == nil {
		return v.Title(value, nil)
	}
	single, several, ok := strings.Cut(v.counted[value-v.first], ";")
	switch {
	case one:
		return single
	case ok:
		return several
	}
	return single + "s"
}

// Title writes a number of the vocabulary as people read it: the seat's name
// (seats holds seat 1 first), the title or the word.
func (v *Vocabulary) Title(value int, seats []string) string {
	switch {
	case v.seats && value > 0 && value <= len(seats):
		return seats[value-1]
	case value >= v.first && value-v.first < len(v.titles):
		return v.titles[value-v.first]
	}
	return v.Word(value)
}

// Said is the same for a place of a template: a title is a word of the game, and what has none
// and is a seat, a number or a place of a board is only called so.
func (v *Vocabulary) Said(value int, seats []string) any {
	title := v.Title(value, seats)
	if v.called || v.IsSeat(value) || value-v.first >= len(v.titles) && strings.ContainsAny(title, "0123456789") {
		return wording.Name(title)
	}
	return title
}

// InWords is the same in the language that was set.
func (v *Vocabulary) InWords(value int, seats []string) string {
	return wording.TextOf(v.Said(value, seats)).String()
}

// Heading is a word that stands alone, as people read it: hyphens of the notation become blanks, those of a title stay.
func (v *Vocabulary) Heading(value int, seats []string) string {
	if word := v.Word(value); v.Title(value, seats) == word {
		return wording.Translate(titled(word))
	}
	return wording.Capital(v.InWords(value, seats))
}

// IsSeat reports whether a number of the vocabulary is a seat.
func (v *Vocabulary) IsSeat(value int) bool { return v.seats && value > 0 }

// throw reports whether the words are plain numbers, such as the faces of a die or a bid.
func (v *Vocabulary) throw() bool { return v.words == nil && !v.seats }

// Words makes a vocabulary of words; the first means the number first, each
// further one the next number.
func Words(name string, first int, words ...string) *Vocabulary {
	v := &Vocabulary{Name: name, first: first, last: first + len(words) - 1, words: words}
	v.index = make(map[string]int, len(words))
	for i, w := range words {
		v.index[w] = first + i
	}
	return v
}

// Numbers makes a vocabulary of the whole numbers from first to last (not
// negative), written without sign or leading zero; each means itself.
func Numbers(name string, first, last int) *Vocabulary {
	return &Vocabulary{Name: name, first: first, last: last}
}

// Open makes a vocabulary of words that takes any other word of the notation
// too: such a word means first-1 and is kept in Act.Free. A verb has at most one
// open place.
func Open(name string, first int, words ...string) *Vocabulary {
	v := Words(name, first, append([]string{}, words...)...)
	v.open = true
	return v
}

// isWord reports whether a word, in lower case, is one of the notation.
func isWord(word string) bool {
	for i := range len(word) {
		c := word[i]
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '?' && c != '+' && c != '-' {
			return false
		}
	}
	return word != ""
}

// Value returns the number that a word means, and whether it is in the vocabulary.
func (v *Vocabulary) Value(word string) (int, bool) {
	if v.words != nil {
		n, ok := v.index[word]
		return n, ok
	}
	n, ok := plainNumber(word)
	return n, ok && n >= v.first && n <= v.last
}

// Word returns the word for a number of the vocabulary.
func (v *Vocabulary) Word(value int) string {
	if v.words != nil {
		return v.words[value-v.first]
	}
	return strconv.Itoa(value)
}

// Range returns the smallest and the greatest number that a word can mean.
func (v *Vocabulary) Range() (first, last int) { return v.first, v.last }

// String lists the words in few characters, for messages.
func (v *Vocabulary) String() string {
	switch {
	case v.words == nil:
		return strconv.Itoa(v.first) + " to " + strconv.Itoa(v.last)
	case len(v.words) > 12:
		return strings.Join(v.words[:12], ", ") + ", ..."
	default:
		return strings.Join(v.words, ", ")
	}
}

// plainNumber reads a decimal number without sign or leading zero.
func plainNumber(word string) (int, bool) {
	if word == "" || len(word) > 9 || (word[0] == '0' && len(word) > 1) {
		return 0, false
	}
	n := 0
	for i := range len(word) {
		if word[i] < '0' || word[i] > '9' {
			return 0, false
		}
		n = n*10 + int(word[i]-'0')
	}
	return n, true
}
