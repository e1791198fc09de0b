// Package tide is the timer of Rising Tides: how the picture follows from the
// time that remains, the random events, and one running game of an evening.
// It draws nothing, sleeps never and reads no clock: a screen asks once a
// frame, with a reading of the clock in its hand.
//
// Times are whole milliseconds. The rules are those of section 12 of the
// specification, docs/rules/rising-tides.md: T is the set time, E the time run, R the time
// that remains.
package tide

import (
	"fmt"
	"strings"
)

// Kind is one of the five random events (section 6.1).
type Kind uint8

// The events in the order in which the generator numbers them.
const (
	Right    Kind = iota // each takes a card from the neighbour: cards move right
	Left                 // cards move left
	Back                 // the last placed card goes back to the hand
	MoreTime             // the timer gains a twentieth of the set time
	LessTime             // the timer loses a twentieth of the set time
	kinds
)

// rows are the events: the word of each, and which way it moves the time that remains.
var rows = [kinds]struct {
	word string
	time int64 // in twentieths of the set time
}{
	Right:    {word: "right"},
	Left:     {word: "left"},
	Back:     {word: "back"},
	MoreTime: {"more-time", 1},
	LessTime: {"less-time", -1},
}

// String is the word of the notation: right, left, back, more-time, less-time.
func (k Kind) String() string {
	if k >= kinds {
		return fmt.Sprintf("event %d", uint8(k))
	}
	return rows[k].word
}

// Kinds are all five events in the generator's order.
func Kinds() []Kind {
	return AllEvents.List()
}

// parseKind reads a word of the notation.
func parseKind(word string) (Kind, error) {
	for _, k := range Kinds() {
		if k.String() == word {
			return k, nil
		}
	}
	return 0, fmt.Errorf("no event is called %q; the events are %s", word, strings.Join(AllEvents.Words(), ", "))
}

// Events is a set of events: those that are switched on.
type Events uint8

// AllEvents are all five.
const AllEvents Events = 1<<kinds - 1

// EventsOf is the set of the events given.
func EventsOf(list ...Kind) Events {
	var s Events
	for _, k := range list {
		s = s.With(k, true)
	}
	return s
}

// Has reports whether an event is in the set.
func (s Events) Has(k Kind) bool { return s&(1<<k) != 0 }

// With is the set with one event switched on or off.
func (s Events) With(k Kind, on bool) Events {
	if on {
		return s | 1<<k
	}
	return s &^ (1 << k)
}

// List is the set in the generator's order.
func (s Events) List() []Kind {
	list := []Kind{}
	for k := range kinds {
		if s.Has(k) {
			list = append(list, k)
		}
	}
	return list
}

// Words are the words of the events of the set in the generator's order.
func (s Events) Words() []string {
	words := []string{}
	for _, k := range s.List() {
		words = append(words, k.String())
	}
	return words
}

// ParseEvents reads a comma-separated list of event words in any order. An
// empty text is the empty set; an unknown word or the same word twice is an
// error.
func ParseEvents(text string) (Events, error) {
	var s Events
	if text == "" {
		return s, nil
	}
	for word := range strings.SplitSeq(text, ",") {
		k, err := parseKind(word)
		if err != nil {
			return 0, err
		}
		if s.Has(k) {
			return 0, fmt.Errorf("the event %s is listed twice", k)
		}
		s = s.With(k, true)
	}
	return s, nil
}
