package rules

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
	// Only are the steps in which the field is not null, where it is not null exactly in them.
	Only Steps
	// Perhaps are steps beside those of Only in which it can be null or not.
	Perhaps Steps
	// Setup means that the table's setup says the field: it is known unless a position
	// says otherwise.
	Setup bool
	// Rare means that the field seldom matters in a dispute.
	Rare bool
	Of   []Field
}
