package matches

import (
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// Log is what was entered in a match, line by line, and which of its lines an undo takes back or a redo makes again as one act.
type Log struct {
	*common
	kept    *Kept
	looking *mover // nil: nobody has looked back
	sealing *mover // the same, of Sealed, so that it moves no table that somebody looks at
}

// Origin says where a move comes from.
type Origin uint8

// A move is entered by people, drawn by the app's own dice and cards, or comes
// from the timer that follows the match.
const (
	Entered Origin = iota
	Drawn
	Timed
)

// Settings are what is chosen once for a match beside its game, and can be
// changed at any time.
type Settings struct {
	// Draws means that the app throws the dice and draws the cards.
	Draws bool
	// Private means that cards which the app draws into hands are for their players
	// alone, where the game can hide them.
	Private bool
	// Stays means that nobody takes back what the app has thrown, drawn or shown ahead. It
	// is chosen with the match, and is in its headers.
	Stays bool
	// Setup means that the app also makes the setup choices that chance decides
	// (the Setup headers, rules.Game.Shuffle). It counts when the match is created.
	Setup bool
	// Seal is what the match is sealed with, and what everybody mixed in, where that
	// came before it (Library.Seal); nil: a new seal.
	Seal *fairness.Seal
}

// Report is what people should know when a match is read.
type Report struct {
	// Damage says in sentences what of the file could not be read.
	Damage []string
	// Differs lists the moves that this version of the rules judges otherwise.
	Differs []Difference
	// Away is how long ago (ms) the latest record was written.
	Away int64
}

// Difference is a move that is judged otherwise now than when it was entered.
type Difference struct {
	Line      int    // its number in the log
	Text      string // the move, "WHO: VERB ARGS"
	Then, Now string // "legal", "unreadable" or the rule that it breaks
}

// LineKind is what a line of the log is about.
type LineKind uint8

// The kinds of lines.
const (
	MoveLine    LineKind = iota // a move, legal when it was entered
	AgreedLine                  // an agreed position
	VoidLine                    // a wrong move of an imported transcript: nothing changed
	DisputeLine                 // a move that the table asked about and that was not made
	NoteLine                    // words
)

// LogLine is one line of the log of a match.
type LogLine struct {
	Number int // from 1, in the order in which it was entered
	Kind   LineKind
	// Move is the number of the move or agreed position among those that stand,
	// from 1; 0 for one that was taken back and for all other lines.
	Move     int
	Seat     int    // of a move that can be read; 0: the table
	Text     string // a move without its seat as it is written, a whole line that can't be read, a note
	Sentence string // as people say it
	When     int64  // wall time in ms; of what was imported: when that was
	Gap      int64  // ms since the event before, also of one that isn't a line, but for rests; -1 where the clock was set back
	Undone   bool   // taken back, and not made again since
	By       Origin
	Hidden   bool       // an app's draw whose card is for its player alone
	Draw     int        // the number of the app's draw (By Drawn) or of the timer's event (By Timed), from 1
	Rule     string     // the rule that a VoidLine or a disputed move breaks; "" for one that is legal or can't be read
	Asked    *rules.Act // of a VoidLine or a DisputeLine that can be read, else nil
	Why      string     // the sentence to it, or why it can't be read
	Reason   string     // why a position was agreed on
	Back     bool       // words about a move that was taken back in an imported match
	// Now is how this version of the rules judges a move that was legal when it was
	// entered, where that differs; else "".
	Now string
}

// Count is the number of lines of the log.
func (l *Log) Count() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.history.items)
}

// Line is a line of the log, from 1 to Count.
func (l *Log) Line(number int) LogLine {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.history.lineOf(number)
}

// Lines is the whole log.
func (l *Log) Lines() []LogLine {
	l.mu.Lock()
	defer l.mu.Unlock()
	lines := make([]LogLine, len(l.history.items))
	for i := range lines {
		lines[i] = l.history.lineOf(i + 1)
	}
	return lines
}

// At is the table after a line of the log (0: at the start), for looking back.
// It is good until the next call.
func (l *Log) At(line int) rules.Table {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.moved(&l.looking, line)
}

// Sealed are the seats that bid unseen after a line of the log, in the order in which their bids are entered; nil: none does.
func (l *Log) Sealed(line int) []int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.moved(&l.sealing, line).Sealed()
}

// moved is the table of a mover after a line of the log.
func (l *Log) moved(by **mover, line int) rules.Table {
	if *by == nil {
		*by = &mover{table: l.history.table.Fork(), at: l.history.at()}
	}
	turn := int32(0)
	if line > 0 {
		turn = l.history.items[line-1].turn
	}
	(*by).to(l.history, turn)
	return (*by).table
}

// Face is the card that a line of the log drew hidden, for its player alone; it
// reports whether the line is such a draw and its card is known here.
func (l *Log) Face(number int) (Card, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.history
	i := &s.items[number-1]
	if i.more == nil || i.more.face == (rules.Act{}) {
		return Card{}, false
	}
	card := Card{Count: 1}
	for words, n := range s.table.Form(i.more.face).Said(i.more.face) { // the card is the last word
		card.Word, card.Title = words.Word(n), words.Title(n, s.table.Seats())
	}
	return card, true
}
