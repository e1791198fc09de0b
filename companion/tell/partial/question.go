package partial

import (
	_ "embed" // the sentences
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// sentences are the templates of what is said here.
//
//go:embed sentences.txt
var sentences string

// Templates lists the templates and words of what is asked and told of the facts of every game. What a game asks and tells of its own
// stands in its fields.
func Templates() []string {
	list := slices.Concat(strings.Split(strings.TrimSpace(sentences), "\n"), unseen.Sentences(), []string{nobody})
	return slices.DeleteFunc(list, func(text string) bool { return text == "" })
}

// unseen is the number of a hand's cards that nobody has seen, as it is asked and told.
var unseen = rules.Field{Ask: "How many cards does {who} hold that nobody else has seen?", Tell: "{who} holds {n:unseen card}"}

// nobody stands for the seat in a text about a fact that isn't a seat's.
const nobody = "the player"

// isUnseen reports whether a leaf is the number of a hand's cards that nobody has seen.
func (l *leaf) isUnseen() bool {
	return l.kind == number && !l.keyed && l.field.Kind == rules.HandField
}

// question asks for a leaf in the players' words.
func (q *Inquiry) question(l *leaf) wording.Text {
	text := l.field.Ask
	if text == "" && l.titled != nil {
		text = l.titled.Ask
	}
	if l.isUnseen() {
		text = unseen.Ask
	}
	if text == "" {
		return wording.Say("{fact}?", q.name(l))
	}
	return q.about(l, text, nil)
}

// name is a leaf by its field's title.
func (q *Inquiry) name(l *leaf) wording.Text {
	name := wording.TextOf(wording.Name(l.path()))
	if l.titled != nil {
		name = wording.TextOf(l.titled.Title)
	}
	if l.word != "" {
		name = wording.Say("{fact}, {card}", name, q.word(l.subject))
	}
	if l.seat > 0 {
		name = wording.Say("{who}: {fact}", q.who(l), name)
	}
	return name
}

// about is a template with what a leaf is about in its places, and with what is said of it.
func (q *Inquiry) about(l *leaf, template string, value any) wording.Text {
	return wording.Say(template, q.fills(l, template, value)...)
}

// fills are what is in the places of a template about a leaf: the seat, the card, and the value or the number of things.
func (q *Inquiry) fills(l *leaf, template string, value any) []any {
	var room [4]string
	var with []any
	for _, place := range wording.Places(template, room[:0]) {
		with = append(with, q.fill(l, place, value))
	}
	return with
}

func (q *Inquiry) fill(l *leaf, place string, value any) any {
	switch place {
	case "who":
		return q.who(l)
	case "card":
		return q.word(l.subject)
	case "small":
		return wording.TextOf(q.word(l.subject)).Lower()
	case "one":
		return l.things(true)
	case "several":
		return l.things(false)
	case "there":
		return q.word(l.there)
	}
	return value
}

// who is the seat whose a leaf is.
func (q *Inquiry) who(l *leaf) any {
	if l.seat > 0 {
		return wording.Name(q.table.Seats()[l.seat-1])
	}
	return nobody
}

// subject is the card or key that a leaf is about; without a word it is about none.
type subject struct {
	word  string
	words *rules.Vocabulary
}

// things are what is counted where a leaf is a number of cards or the like: one of them, or several.
func (s subject) things(one bool) any {
	if s.words != nil {
		if n, ok := s.words.Value(s.word); ok {
			return s.words.Things(n, one)
		}
	}
	return wording.Name(s.word)
}
