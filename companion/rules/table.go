package rules

import (
	"iter"
	"slices"
	"strconv"

	"tablekeeper/companion/base/wording"
)

// Table is a match of any game: the position now, what led to it, and the
// referee. It hides the game's position type from screens and commands. Who needs
// one side of it asks for that side.
type Table interface {
	Match
	Grammar
	Judge
	State
	Setter
	Secrets
	History
}

// Match is what a match was opened with, and who sits at it.
type Match interface {
	Game() *Game
	Seats() []string
	Options() Options
	// Numbers are the numbers of the rules that the table has changed, by name; most have changed none.
	Numbers() map[string]int
	// Box gives the lines of component data that the table was opened with; nil:
	// those that the game comes with.
	Box() []Line
}

// Grammar is how moves are written and said at a table.
type Grammar interface {
	// Read takes a move as it is written, "WHO: VERB ARGS", without comment.
	// The error says why it isn't a move of this game.
	Read(line string) (Act, error)
	// Notation writes a move without its seat: lower case, single blanks.
	Notation(a Act) string
	// Forms lists the forms of all moves: everything that the notation can say.
	Forms() []Form
	// Form is the form of a move; it is shared and not changed.
	Form(a Act) *Form
	// Verb is the name of a move's verb: what the move begins with.
	Verb(a Act) string
	// Sentence writes a move as people say it: "Ben steals from Anna and pays fuel".
	Sentence(a Act) string
	// Help says in one sentence what the verb of a move does now.
	Help(a Act) string
	// Reveals reports whether a move shows a card or a throw of dice.
	Reveals(a Act) bool
	// Steps names the steps of the game; the last one is its end.
	Steps() []string
	// StepWords says each step in words, the end perhaps without.
	StepWords() []StepWords
	// Verbs says what the rulebook declares of each verb, in its order.
	Verbs() []VerbFacts
	// Cards is the vocabulary of the cards of hands; nil: the game has no hands.
	Cards() *Vocabulary
}

// Judge is the referee: what a move would be now, and what may be played.
type Judge interface {
	// Judge gives the rule that a move breaks now, or "" for a legal move.
	Judge(a Act) (rule string)
	// Check gives the place of the verb by which a move is judged now, as Verbs lists
	// them, and of the check that it breaks; -1 for a rule of all games or a legal move.
	Check(a Act) (verb, check int)
	// Explain gives the whole ruling on a move.
	Explain(a Act) Ruling
	// Legal appends the legal moves of all who may act.
	Legal(list []Act) []Act
	// Ways gives in how many of all equally likely cases chance would make this
	// move now, beside the other legal ones of the same seat and verb. 0: it is
	// none of chance, or the book doesn't know.
	Ways(a Act) int
	// RandomWeight says how often random play chooses a legal move beside others.
	RandomWeight(a Act) int
	// Alone is the move that the one who is awaited can only make, where making it tells nothing; ok is false where there is a choice.
	Alone() (only Act, ok bool)
	// Luck says how well a move that chance makes suits its player now: the higher, the better.
	// It reports whether the book can say so.
	Luck(a Act) (luck int, known bool)
}

// State is where the game stands.
type State interface {
	// ToMove lists the seats (0: the table) from which a move is awaited.
	ToMove() []int
	// Turn is the seat whose turn it is, also while others answer; 0: nobody's.
	Turn() int
	// Step names the step of the turn.
	Step() string
	Over() bool
	// Ranking lists the places at the end, each a list of seats; empty before.
	Ranking() [][]int
	// Winners lists the seats that have won, ascending; empty before the end, and where nobody has.
	Winners() []int
	// Standing gives by seat how far each has come on what the places at the end rest on;
	// nil: this game doesn't say so before.
	Standing() []int
	// Safe lists the seats from which nothing takes their place, first place first; nil: this game knows none before the end. Who
	// isn't among them at the end shares the last place.
	Safe() []int
	// Reached says on what the place of a seat rests; empty where the game doesn't say so.
	Reached(seat int) wording.Text
	// Short says what a seat still lacks, empty for nothing. It reports whether the game tells so how a match was lost.
	Short(seat int) (lacks wording.Text, known bool)
	// State writes the position as JSON with sorted keys.
	State() []byte
	// Summary says in plain lines where the game stands, by the description of the position: first whom it waits for, then what lies
	// before each player, behind the name.
	Summary() []string
	// Violations lists the invariants that the position breaks, as sentences.
	Violations() []string
	// Same reports whether another table of this game, which has hands, is at an equal
	// position.
	Same(other Table) bool
}

// Setter sets a position up by hand.
type Setter interface {
	// Fields describes the position's JSON form, for setting one up by hand.
	Fields() []Field
	// Faults lists, as sentences, everything that keeps a position, as JSON, from
	// being one of this table; none: it can be agreed on.
	Faults(position []byte) []string
	// Settle makes the numbers of a position fit that follow from the rest of it.
	// The error says why it can't be read.
	Settle(position []byte) ([]byte, error)
	// Agree sets the position that the table agrees on, as JSON. The error says
	// why it is none; then nothing changes.
	Agree(position []byte) error
	// Opening is the next move from the normal start towards the first turn, as it mostly goes and with nothing shown; ok is false
	// where that is reached.
	Opening() (next Act, ok bool)
	// AgreeKeeping agrees on a position too. A hand that is the same in it as on
	// another table of this game, where less is known, keeps the cards that are known
	// here, if the position stays possible.
	AgreeKeeping(position []byte, before Table) error
}

// Secrets is what only some may see.
type Secrets interface {
	// Hand is a seat's hand, as far as it is known here; that of the table (0) is empty.
	Hand(seat int) Hand
	// Unseen reports whether a move brings a card whose face nobody is shown.
	Unseen(a Act) bool
	// Hide is a move that brings a card with the face not shown; false: it has no such form.
	Hide(a Act) (Act, bool)
	// CardsDown are the words of the cards that lie face down before seats; nil: the game has none.
	CardsDown() *Vocabulary
	// Down is the card, by its number there, that lies face down before a seat; it reports whether it is known here.
	Down(seat int) (card int, known bool)
	// Sealed lists the seats that bid unseen now: nobody is told a bid before all are
	// made. The bids are entered in this order; empty: none are made now.
	Sealed() []int
}

// History is what led to the position, and the way on.
type History interface {
	// Play judges a move and, if it is legal, carries it out.
	Play(a Act) (rule string)
	// PlayDown does as Play with a card that only its player sees: where it is dealt to lie before a seat, it lies face down.
	PlayDown(a Act) (rule string)
	// Mark numbers the entry that led to the present position: the same after undo and
	// redo, another one after every other entry.
	Mark() int
	// Log lists what was entered from the start to the present position.
	Log() []Entry
	// Undo takes back the last entry; Redo makes the one again that was taken
	// back last, if nothing else was entered since. They report whether there was
	// one. What else was ever taken back is not the table's to know: a match's log
	// keeps it.
	Undo() bool
	Redo() bool
	// Fork gives a table at the same position that goes its own way from here.
	Fork() Table
}

// Form is one way to write a move: a verb's name and what its words can be.
type Form struct {
	// Verb is the number that an [Act] of this form has.
	Verb  int
	Name  string
	Words []*Vocabulary
	// ByTable reports whether the table enters it, not a seat.
	ByTable bool
	// Passes reports whether the seat only leaves the moment as it is.
	Passes bool
	// Unsaid reports whether players say what the move does, not the verb.
	Unsaid bool
	// Asks names the words, in order, where people choose them; it may have fewer than words, or none.
	Asks []wording.Text
	// When is the sentence that says when it is used; "" where the game has none.
	When string
}

// IsOf reports whether moves of the form are those of a verb.
func (f *Form) IsOf(v Named) bool { return f.Verb == v.Number() }

// Is reports whether moves of the form are those of one of these verbs.
func (f *Form) Is(verbs ...Named) bool { return slices.ContainsFunc(verbs, f.IsOf) }

// Said gives the words of a move of the form, each with its vocabulary and the number that it
// means there.
func (f *Form) Said(a Act) iter.Seq2[*Vocabulary, int] {
	return func(yield func(*Vocabulary, int) bool) {
		for i, v := range f.Words {
			if !yield(v, a.Words[i]) {
				return
			}
		}
	}
}

// Numbers are the numbers that the words of a move of the form mean.
func (f *Form) Numbers(a Act) []int { return slices.Clone(a.Words[:len(f.Words)]) }

// Act makes the move of a seat (0: the table) from the numbers that its words mean.
func (f *Form) Act(seat int, numbers ...int) Act {
	a := Act{Seat: seat, Verb: f.Verb}
	copy(a.Words[:], numbers)
	return a
}

// Entry is one entry of a match's log: a move, or an agreed position.
type Entry struct {
	Act
	Agreed bool
	// Down means that the card of the move lies face down: it is known here, and not to the table.
	Down bool
}

// Ruling is the referee's whole answer on one move.
type Ruling struct {
	// Rule is the rule that the move breaks, or "" for a legal move.
	Rule string
	// Why is the sentence with this table's facts; empty for a legal move.
	Why wording.Text
	// Passed lists the rules of the verb's own checks that the move keeps, in the
	// order in which they were asked; a legal move keeps all of them.
	Passed []string
	// House means that the verdict rests on invented component data.
	House bool
	// Nearest are up to three legal moves of the same seat and verb that are
	// nearest to what was tried.
	Nearest []Act
}

// Legal reports whether the move is legal.
func (r Ruling) Legal() bool { return r.Rule == "" }

// SeatWord writes a seat as the notation does with numbers; 0 is the table.
func SeatWord(seat int) string {
	if seat == 0 {
		return "table"
	}
	return strconv.Itoa(seat)
}
