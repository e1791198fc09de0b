package picker

import (
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// AwaitedNames are those from whom a move is awaited.
func AwaitedNames(t rules.Table) string {
	if t.Over() {
		return wording.L("The game is over")
	}
	var names []string
	for _, seat := range t.ToMove() {
		if seat == 0 {
			names = append(names, wording.L("The table"))
			continue
		}
		names = append(names, t.Seats()[seat-1])
	}
	return strings.Join(names, ", ")
}

// VocabularyWords are the words of a vocabulary as the JSON form writes them, and as people read them.
func VocabularyWords(v *rules.Vocabulary, seats []string) (words, titles []string) {
	first, last := v.Range()
	for n := first; n <= last; n++ {
		words = append(words, v.Word(n))
		titles = append(titles, v.Heading(n, seats))
	}
	return words, titles
}

// TitleOf is one word of the JSON form as people read it.
func TitleOf(v *rules.Vocabulary, word string, seats []string) string {
	if v != nil {
		if n, ok := v.Value(word); ok {
			return v.Heading(n, seats)
		}
	}
	return parts.Capital(word)
}
