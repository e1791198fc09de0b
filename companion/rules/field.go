package rules

import "strings"

// FieldKind says what a field of a position holds.
type FieldKind int

// The kinds of fields. What a list, a map or an array by seat holds is described
// by Of[0], a group's fields by Of.
const (
	CountField  FieldKind = iota // a whole number from Low to High
	WordField                    // a word of Words
	SeatField                    // a seat's number
	FlagField                    // true or false
	CardsField                   // a multiset of Words
	HandField                    // a hand: known cards of Words and a number of unknown ones
	ListField                    // an array in order
	BySeatField                  // an array with one entry a seat
	MapField                     // an object from Words to something
	GroupField                   // an object with named fields
	TextField                    // words that people choose
)

// Field describes one field of a position's JSON form, so that a position can be
// set up by hand without knowing the game.
type Field struct {
	// Name is the JSON key; parts of lists, maps and arrays by seat have none.
	Name string
	// Title is the field as people read it.
	Title string
	Kind  FieldKind
	// Words are the words or keys that fit, where the kind has some; of a count, what its
	// numbers stand for, such as seats, nil where they count.
	Words *Vocabulary
	// Low and High bound a count; in a hand High bounds all cards together.
	Low, High int
	// Each bounds the cards of one word in a hand; 0: only High does.
	Each int
	// Null says what null means ("nobody"); "" where the field can't be null.
	Null string
	// Ask is the question for the field in the players' words: {who} is the seat and
	// {card} the word that it is about, {small} its title in small letters, {one} and
	// {several} what it counts ("gem" and "gems"), {there} what it lies on. "": it is made
	// of the title.
	Ask string
	// Tell says a value of the field in a sentence: "{who} has {n:token}" or "it is
	// {value}'s turn"; {n:MCr;MCr} has its plural, and what else stands in braces is as in
	// Ask. Behind a | stands the sentence for false, null or nobody.
	// "": it is made of the title.
	Tell string
	// Brief says what a seat has behind the seat's name: "{n:turn} to miss" or "ship on {value}". "": its value stands behind the title.
	Brief string
	// Only are the steps in which the field is there: not null, or more than 0 or an empty list.
	// In others it isn't. None: it doesn't depend on the step.
	Only Steps
	// Perhaps are steps beside those of Only in which it can be there or not.
	Perhaps Steps
	// Setup means that the table's setup says the field: it is known unless a position
	// says otherwise.
	Setup bool
	// Rare means that the field seldom matters in a dispute.
	Rare bool
	// Spare means that the field can be left out.
	Spare bool
	// Names means that the field tells an entry of a list from the others; nobody says where it comes from.
	Names bool
	// Sources are the words for where the fields of a group come from, such as the printed box; nil: nobody says so.
	Sources *Vocabulary
	Of      []Field
}

// Told are the templates of Tell: the one for a value, with {n} for a number of things; one of these things as
// [wording.Count] takes it, "" where none are counted; and the one for false, null or nobody, "" where there is none.
func (f *Field) Told() (value, thing, nobody string) {
	value, nobody, _ = strings.Cut(f.Tell, "|")
	value, thing = counted(value)
	return value, thing, nobody
}

// Sentences are the texts that people read of the field, without those of its words and its parts.
func (f *Field) Sentences() []string {
	value, thing, nobody := f.Told()
	if thing != "" {
		thing = "{n} " + thing
	}
	brief, few := counted(f.Brief)
	if few != "" {
		few = "{n} " + few
	}
	return []string{f.Title, f.Ask, value, thing, nobody, f.Null, brief, few}
}

// Blank is the value in JSON with which a new part of a position begins, at so many seats.
func (f *Field) Blank(seats int) any {
	if f.Null != "" {
		return nil
	}
	return f.Filled(seats)
}

// Filled is the value with which a part begins that is to hold something.
func (f *Field) Filled(seats int) any {
	switch f.Kind {
	case CountField:
		return max(f.Low, min(0, f.High))
	case WordField:
		first, last := f.Words.Range()
		if last < first {
			return nil // the game has none of them
		}
		return f.Words.Word(first)
	case SeatField:
		return 1
	case FlagField:
		return false
	case TextField:
		return ""
	case HandField:
		return Object{"known": Object{}, "unknown": 0}
	case ListField:
		return List{}
	case BySeatField:
		list := make(List, seats)
		for i := range list {
			list[i] = f.Of[0].Blank(seats)
		}
		return list
	case GroupField:
		group := make(Object, len(f.Of))
		for i := range f.Of {
			group[f.Of[i].Name] = f.Of[i].Blank(seats)
		}
		return group
	}
	return Object{}
}
