// Package statistics tells what the log of a match says about luck and pace.
package statistics

// Numbers are the numbers of a match, from the moves that stand; only
// thinking, Undone and Disputed look at all of its story.
type Numbers struct {
	Moves    int
	Verbs    []VerbCount    // most frequent first
	Outcomes []OutcomeTable // dice and cards, by what was thrown or drawn
	Thinking []Thinking     // a seat each
	// Breaks counts the gaps of more than matches.BreakAfter between two entries, BreakTime is
	// their sum in ms. They are no player's thinking.
	Breaks    int
	BreakTime int64
	Undone    int // moves that were taken back and do not stand
	Disputed  int // wrong moves and questions to the referee
}

// VerbCount is how often a verb was played, in all and by seat (0: the table).
type VerbCount struct {
	Verb   string
	Count  int
	BySeat []int
}

// Thinking is the time of a seat: the sum of the gaps before its entries.
type Thinking struct {
	Seat  int
	Moves int   // entries whose time is known
	Time  int64 // ms
}

// OutcomeTable compares what one kind of throw or draw gave with what was to be
// expected. Each draw is expected as the pile stood at that moment.
type OutcomeTable struct {
	Verb     string
	Draws    int // whose face is known
	Hidden   int // cards not shown
	ByApp    int // of Draws, those by the app
	Outcomes []Outcome
	// Known means that the book knows the odds of all these draws; without it
	// Expected is 0 throughout.
	Known bool
	// Enough means that there were enough draws to say anything, and Unusual that
	// they lie further off than one match in a hundred with the odds of the rules. ChiSquare and Degrees
	// are what that rests on.
	Enough, Unusual bool
	ChiSquare       float64
	Degrees         int
	// Sentence is the result in one plain sentence.
	Sentence string
}

// Outcome is one face or card: how often it came and how often it was expected.
type Outcome struct {
	Word, Title string
	Count       int
	Expected    float64
}
