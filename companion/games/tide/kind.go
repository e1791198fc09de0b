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
type Kind int

// The events in the order in which the generator numbers them.
const (
	Right    Kind = iota // each takes a card from the neighbour: cards move right
	Left                 // cards move left
	Back                 // the last placed card goes back to the hand
	MoreTime             // the timer gains a twentieth of the set time
	LessTime             // the timer loses a twentieth of the set time
	kinds
)

// Event is all that is said of a kind of event: its word in the notation, its title on a card, what it is within a sentence, and
// what everybody does. What it does to the cards on the table is the referee's.
type Event struct {
	Word, Title, Is, Says string
	Mood                  Mood
	// Time is which way it moves the time that remains, in twentieths of the set time.
	Time int64
}

// Mood is how an event is met.
type Mood uint8

// The moods.
const (
	Moving Mood = iota // cards go from hand to hand
	Giving             // a gift
	Taking             // a loss
)

// events are the kinds of events, a row each.
var events = [kinds]Event{
	Right: {
		Word: "right", Title: "From the right", Is: "a card from the right neighbour",
		Says: "Everybody takes one card, unseen, from the hand of the player on the right.",
	},
	Left: {
		Word: "left", Title: "From the left", Is: "a card from the left neighbour",
		Says: "Everybody takes one card, unseen, from the hand of the player on the left.",
	},
	Back: {
		Word: "back", Title: "Take back", Is: "the last placed resource comes back", Mood: Taking,
		Says: "Take the card you placed last back from the depot, unless it is built in. If you hold 5 cards, discard it.",
	},
	MoreTime: {Word: "more-time", Title: "More time", Is: "more time", Mood: Giving, Time: 1, Says: "The clock gains time: the wave comes later."},
	LessTime: {Word: "less-time", Title: "Less time", Is: "less time", Mood: Taking, Time: -1, Says: "The clock loses time: the wave comes sooner."},
}

// Key is how the house rule is called that switches the event on and off (section 3.1), and its drawings: event-right.
func (e Event) Key() string { return "event-" + e.Word }

// Event is what is said of the kind.
func (k Kind) Event() Event { return events[k] }

// String is the word of the notation: right, left, back, more-time, less-time.
func (k Kind) String() string {
	if k < 0 || k >= kinds {
		return fmt.Sprintf("event %d", int(k))
	}
	return events[k].Word
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
