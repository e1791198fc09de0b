package answers

import (
	"math"
	"slices"
	"strings"
)

// asking are the kinds of questions, each with the words that tell it; the first kind counts of which a question has one.
var asking = spaced(`how many, how much, how long, how far, how often, cost of, price of
who, whos, whose
where, wheres
why
what, whats
which
how, hows
must, have to, has to, got to, gotta, need to, needs to, do i need, required, forced, obliged, mandatory, compulsory
cant, cannot, dont, doesnt, isnt, wont, not, never, no, forbidden
or
can, may, could, might, allowed, possible, ok, legal, fine
is, are, am, was
do, does, did, will, would`)

// spaced are the words of each line, with blanks around.
func spaced(lines string) (lists [][]string) {
	for line := range strings.Lines(lines) {
		var words []string
		for _, w := range list(line, ",") {
			words = append(words, " "+w+" ")
		}
		lists = append(lists, words)
	}
	return lists
}

// kindOf is the kind of a question: its place in asking, or the number of kinds there for a telegram.
func kindOf(text string) int {
	text = " " + strings.Join(wordsOf(text), " ") + " "
	for kind, words := range asking {
		if slices.ContainsFunc(words, func(w string) bool { return strings.Contains(text, w) }) {
			return kind
		}
	}
	return len(asking)
}

func wordsOf(text string) []string {
	var words []string
	for _, w := range fields(strings.ToLower(text)) {
		words = append(words, bare(w))
	}
	return words
}

// kinds says how many of an entry's wordings are of each kind.
type kinds struct {
	count map[int]float64
	all   float64
}

func kindsOf(wordings []string) kinds {
	k := kinds{map[int]float64{}, float64(len(wordings))}
	for _, w := range wordings {
		k.count[kindOf(w)]++
	}
	return k
}

// likely is how likely a wording of the entry is of a kind: the logarithm. Half a wording of each kind is added.
func (k kinds) likely(kind int) float64 {
	const half = 0.5
	return math.Log((k.count[kind] + half) / (k.all + half*float64(len(asking)+1)))
}

// sequenceOf are each two words in a row. Light words count too: "must i" and "may i" ask for different things.
func sequenceOf(stems []string) []term {
	pairs := make([]term, 0, len(stems))
	last := keyOf("^")
	for _, s := range stems {
		if isNumber(s) {
			s = "N"
		}
		key := keyOf(s)
		pairs = append(pairs, term{keyOfTwo(last, key), 1})
		last = key
	}
	return pairs
}

// Stems with which one asks whether something may be done, and those that say nothing beside them: "may I raid now, please" is "raid?".
var (
	mayWords   = strings.Fields("can could may might allow abl possibl legal ok okay fine")
	besideMay  = strings.Fields("i im we be am are is it pleas now here to a an the")
	plainWords = slices.Concat(mayWords, besideMay)
)

// plainly is what a question asks without the words with which one asks whether it may be done; "" where it doesn't ask so, or with "only".
func plainly(stems []string) string {
	rest := without(stems, plainWords)
	if len(rest) < len(stems) && len(without(stems, mayWords)) == len(stems) || slices.Contains(rest, "only") {
		return ""
	}
	return strings.Join(rest, " ")
}
