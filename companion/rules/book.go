package rules

import (
	"fmt"
	"iter"
	"reflect"
	"slices"
	"sync"

	"tablekeeper/companion/base/wording"
)

// Act is one readable move: who, which verb and what the words mean. It is a
// plain value that can be compared.
type Act struct {
	// Seat is the seat's number from 1; 0 is the table.
	Seat int
	// Verb is the number of the verb: see [Verbs].
	Verb int
	// Words holds the numbers that the words mean in their vocabularies.
	Words [MaxWords]int
	// Free is the word, as it was written, that stands at the place of an open
	// vocabulary and is none of its list; else "".
	Free string
}

// MaxWords is the greatest number of words that a verb takes.
const MaxWords = 4

// Step is a step of a game's turn: its place in the book's list of steps.
type Step int

// Steps is a set of steps.
type Steps uint64

// In makes a set of steps.
func In(steps ...Step) Steps {
	var set Steps
	for _, s := range steps {
		set |= 1 << s
	}
	return set
}

// Has reports whether a step is in the set.
func (s Steps) Has(step Step) bool { return s>>step&1 == 1 }

// Seats is a set of seats; bit 0 is the table, bit n the seat n.
type Seats uint16

// Only makes a set of one seat (0: the table).
func Only(seat int) Seats { return 1 << seat }

// Has reports whether a seat (0: the table) is in the set.
func (s Seats) Has(seat int) bool { return s>>seat&1 == 1 }

// List returns the seats ascending, the table (0) first.
func (s Seats) List() []int {
	list := []int{}
	for seat := 0; s>>seat != 0; seat++ {
		if s.Has(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// Reads says how much of a move a check looks at. The list of legal moves uses
// it to drop all moves that share the broken part at once; a check that says
// nothing reads no word.
type Reads int

// What a check reads besides the position and the seat.
const (
	NoWord Reads = iota
	FirstWord
	TwoWords
	ThreeWord
	AllWords
)

// Check is one condition of a verb. The checks of a verb stand in the order of
// the specification: the first one that is broken is the verdict.
type Check[P any] struct {
	// Rule is the identifier of the rule that a move breaks, such as "RT-4.3.1".
	Rule string
	// Reads says how many of the verb's words Breaks looks at.
	Reads Reads
	// Breaks reports whether the move breaks the rule in this position.
	Breaks func(p *P, a Act) bool
	// Why builds the sentence with this position's facts. It is called only for
	// a move that breaks this check and none before it. Who moves need not be filled in: that is {who}.
	Why func(p *P, a Act) wording.Text
	// Plain is the sentence where it needs no facts but who moves: "{who} has no roll left."
	Plain string
	// House reports whether the verdict rests on invented component data; nil: never.
	House func(p *P, a Act) bool
	// Given reports whether all is there that Breaks looks into, such as a planet under the
	// ship; nil: always. A match keeps its invariants and asks the checks in their order, so
	// it never asks this. Whoever asks a check alone, of any position, asks this first.
	Given func(p *P, a Act) bool

	takes func(words []reflect.Type) bool // whether it may be given these words; nil where it doesn't name them
}

// Word is one place of a verb that takes a word.
type Word[P any] struct {
	*Vocabulary
	// Most, where it is given, bounds the numbers that are worth trying for the
	// list of legal moves in this position; greater ones are still judged.
	Most func(p *P, seat int) int
}

// Places are the places of a verb that take words of these vocabularies, in order.
func Places[P any](vocabularies ...*Vocabulary) []Word[P] {
	list := make([]Word[P], len(vocabularies))
	for i, v := range vocabularies {
		list[i].Vocabulary = v
	}
	return list
}

// Who enters a verb.
type Who int

// A verb is entered by an awaited seat or by the table.
const (
	BySeat Who = iota
	ByTable
)

// Verb is one form of move: its words, the steps in which it is used, its
// checks and its effect. Several verbs may share a name: with different words
// they are different forms, with the same words they belong to different steps.
type Verb[P any] struct {
	// Is is the verb of the game of which this is what the book says; nil in a book whose
	// verbs are numbered by their places and only named.
	Is Named
	// Name is the word that the move begins with, or several ("build yard"); that of Is.
	Name string
	// When says in one sentence when the verb is used; that of Is.
	When   string
	By     Who
	Steps  Steps
	Words  []Word[P]
	Checks []Check[P]
	// Title is what people call the verb; "": as the notation has it.
	Title string
	// Help says in one sentence what the verb does, for choosing it.
	Help string
	// Template is a move of this form in plain words: {who} is the actor, {1} the
	// first word, and so on ("{who} steals from {1} and pays {2}").
	Template string
	// Unseen is the template of a card that nobody is shown ("{who} draws a card").
	Unseen string
	// Asks names the words, in order, where people choose them: "Take from", "Pay with". There may be fewer than words, or none.
	Asks []wording.Text
	// Passes means that the seat leaves the moment as it is; it is offered before all else,
	// so that it is always seen.
	Passes bool
	// Unsaid means that players don't say the verb: they say what the move does.
	Unsaid bool
	// Reveals means that the move shows a card or a throw of dice: taking it back
	// can't make anybody forget it.
	Reveals bool
	// Deals means that the move enters a card of which the app can take charge: where it has the cards, chance makes the move, and a
	// card that only its player sees lies face down (see [FaceDown]). What people enter shows nothing that was not chosen.
	Deals bool
	// Ways gives in how many of all equally likely cases a legal move that reveals
	// comes up ("draw fuel": the copies of fuel that may still be in the deck); 0
	// for a face that is not shown. Nil: a verb that takes one number is a throw of
	// which each legal number is alike; of others nobody knows. Where the verb doesn't
	// reveal, it is dealt before the match, which only players who think ahead ask.
	Ways func(p *P, a Act) int
	// Luck says how well a legal move that chance makes suits its player now: the higher,
	// the better, and alike for what is as good. Nil: nobody can say.
	Luck func(p *P, a Act) int
	// Stall means that the table goes on with it without a player who stalls. Players who
	// think ahead leave it out.
	Stall bool
	// Effect changes the position; it is called for legal moves only.
	Effect func(p *P, a Act)
	// Given reports whether all is there that Effect changes, beside what the checks are
	// given; nil: always. It is asked before a move is carried out that is not legal.
	Given func(p *P, a Act) bool
}

// Invariant is a condition that every position of a game meets.
type Invariant[P any] struct {
	// Name says where it is, such as "invariant 3".
	Name string
	// Violation gives the sentence that says what is wrong, or the empty one.
	Violation func(p *P) wording.Text
	// Gap, where it is given, says how far a position is from keeping it, such as by
	// how many cards a sum is wrong; completing a partly known position follows it.
	Gap func(p *P) int
}

// Book is the rulebook of a game for one table: its seats, options and data are
// known when it is made. P is the position: a plain value.
type Book[P any] struct {
	Seats []string
	// Steps are the steps; the last one is the end of the game, which needs no more than a name.
	Steps []StepWords
	Start P
	Step  func(p *P) Step
	// ToMove gives the seats (0: the table) from which a move is awaited; it is
	// empty exactly at the end.
	ToMove func(p *P) Seats
	Verbs  []Verb[P]
	// After, where it is given, follows the effect of every legal move.
	After func(p *P)
	// Ranking gives the places at the end, first place first.
	Ranking func(p *P) [][]int
	// Winners gives who has won at the end, of those in the first place, perhaps nobody; nil: all who are in it.
	Winners func(p *P) []int
	// Safe are the seats from which nothing takes their place, first place first; who isn't among them at the end shares the last
	// place. Nil: no place is safe before the end, and each is as Ranking says.
	Safe func(p *P) []int
	// Reached says on what the place of a seat rests; nil: on Standing, as Game.Told says it.
	Reached func(p *P, seat int) wording.Text
	// Short says what a seat still lacks, empty for nothing; nil: how far it is behind says it.
	Short func(p *P, seat int) wording.Text
	// Alone is the move that the one who is awaited can only make, where making it tells nothing; nil: there always is a choice.
	Alone func(p *P) (only Act, ok bool)
	// Opening is the next move from the normal start towards the first turn, as it mostly goes and with nothing shown; nil: the
	// first turn is the start.
	Opening func(p *P) (next Act, ok bool)
	// Turn is the seat whose turn it is, also while others answer; 0: nobody's.
	Turn func(p *P) int
	// Standing says at any time how far a seat has come on what the places at the end rest on:
	// the first place has the highest number there. Nil: that can't be said before the end.
	Standing   func(p *P, seat int) int
	Invariants []Invariant[P]
	// Position describes the position. JSON both ways, the form, the conditions on steps and a
	// part of Settle follow from it; invariants are checked by the caller. It is asked for
	// when the first of them is needed: a match that is only judged needs none.
	Position func(p *P) Shape
	// Settle, where it is given, makes the numbers fit that follow from the rest of
	// a position that is being set up, such as the cards left in the deck.
	Settle func(p *P)
	// Hands declares the cards that only their player sees; nil: the game has none.
	Hands *Hands[P]
	// FaceDown declares the card that lies face down before each seat; nil: none does.
	FaceDown *FaceDown[P]
	// Sealed gives the seats that bid unseen now, in the order in which their bids are
	// entered once all are made; nil: the game has no such bids.
	Sealed func(p *P) []int
	// Figures lists the numbers that follow from the rules and a few things that people know; it is asked for when one of them is.
	Figures func(p *P) []Figured
	// Of is what the game's package knows of the table beside the position, for those who look at one ([Look]); nil: nothing.
	Of any
	// RandomWeight says how often random play chooses a legal move beside others
	// (1 or more); nil: all alike.
	RandomWeight func(p *P, a Act) int
	// Signs tell how likely a seat is to win, or how near it is to that, with what is only on the way to count as Standing. Players who think
	// ahead go by them, and name them as reasons. Nil: nobody can say.
	Signs *Signs[P]
	// Feats are what people remember of a match for long.
	Feats []Feat[P]
	// EachPlace means that players want the best place that they can get; else the first one
	// is all that counts for players who think ahead.
	EachPlace bool
	// Deal gives all that a seat (0: all know everything) can't see in a position, and what
	// nobody knows, a value by chance, each possible one alike, and takes back what others have
	// bid unseen; nil: the game hides nothing.
	// Draw gives a number from 0 to n-1, each alike.
	Deal func(p *P, seat int, draw func(n int) int)

	index[P]
}

// index is what Compile works out once for a book.
type index[P any] struct {
	forms     map[string][]int // first word of a name to verbs
	number    []int            // verb to the number of its form, which an act has
	first     []int            // number of a form to the first verb of it, or -1
	said      []Form           // by number
	use       [][2][]int       // step, who, form to the verb used there, or -1
	listed    [][2][]int       // step, who to the verbs used there
	byReach   [][][]*Check[P]  // verb, words known to the checks that can then be run
	steps     []string         // the names of the steps
	names     [][]string       // verb to the words of its name
	seatIndex map[string]int   // lower-case seat name or number to seat
	called    []any            // the table, then the seats
	shared    [3]Check[P]      // GEN-1, GEN-2, GEN-3
	shapes    spares[P]        // described positions
	always    func() []Invariant[P]
}

// Compile prepares the book for judging. It panics where the book contradicts
// itself: that is a mistake in the game's package, never in what people enter.
func (b *Book[P]) Compile() *Book[P] {
	if len(b.Steps) > 64 {
		panic("rules: more than 64 steps")
	}
	b.steps = stepNames(b.Steps)
	b.shapes = make(spares[P], mostSpares)
	b.always = sync.OnceValue(func() []Invariant[P] { return append(b.conditions(), b.Invariants...) })
	b.indexForms()
	b.indexSteps()
	b.indexChecks()
	b.seatIndex = seatIndex(b.Seats)
	b.called = []any{wording.Say("The table")}
	for _, name := range b.Seats {
		b.called = append(b.called, wording.Name(name))
	}
	for i := range b.Verbs {
		for k := range b.Verbs[i].Checks {
			c := &b.Verbs[i].Checks[k]
			why := c.Why
			if why == nil {
				why = func(*P, Act) wording.Text { return wording.Say(c.Plain) }
			}
			c.Why = func(p *P, a Act) wording.Text { return why(p, a).Filled("who", b.who(a.Seat)) }
		}
	}
	b.shared = b.sharedChecks()
	return b
}

func (b *Book[P]) indexForms() {
	b.forms = map[string][]int{}
	b.names = make([][]string, len(b.Verbs))
	b.number = make([]int, 0, len(b.Verbs))
	forms := len(b.Verbs)
	for i := range b.Verbs {
		if v := &b.Verbs[i]; v.Is != nil {
			is := v.Is.declared()
			v.Name, v.When, forms = is.name, is.when, max(forms, is.number+1)
		}
	}
	b.first, b.said = slices.Repeat([]int{-1}, forms), make([]Form, forms)
	for i := range b.Verbs {
		v := &b.Verbs[i]
		b.names[i] = fields(nil, v.Name)
		if len(v.Words) > MaxWords || len(b.names[i]) == 0 {
			panic(fmt.Sprintf("rules: verb %q has no name or too many words", v.Name))
		}
		first := b.names[i][0]
		same := slices.IndexFunc(b.forms[first], func(j int) bool { return b.sameForm(i, j) })
		if same >= 0 {
			b.numberVerb(i, b.number[b.forms[first][same]])
			continue
		}
		b.numberVerb(i, i)
		b.forms[first] = append(b.forms[first], i)
	}
}

// numberVerb gives a verb the number of its form: the one that its game declared, or else this.
func (b *Book[P]) numberVerb(i, number int) {
	v := &b.Verbs[i]
	if v.Is != nil {
		is := v.Is.declared()
		number = is.number
		b.checkWords(v, is.takes)
	}
	b.number = append(b.number, number)
	switch first := b.first[number]; {
	case first < 0:
		b.first[number] = i
		b.said[number] = Form{Verb: number, Name: v.Name, ByTable: v.By == ByTable, Passes: v.Passes, Unsaid: v.Unsaid, When: v.When, Asks: v.Asks}
		b.said[number].Words = make([]*Vocabulary, len(v.Words))
		for k := range v.Words {
			b.said[number].Words[k] = v.Words[k].Vocabulary
		}
	case !b.sameForm(i, first):
		panic(fmt.Sprintf("rules: verb %q has the number of %q", b.form(i), b.form(first)))
	}
}

// checkWords makes sure that a verb and its checks have the words that the game declared.
func (b *Book[P]) checkWords(v *Verb[P], takes []reflect.Type) {
	if len(v.Words) != len(takes) {
		panic(fmt.Sprintf("rules: verb %q has %d words, and %d were declared", v.Name, len(v.Words), len(takes)))
	}
	for i := range v.Checks {
		if fits := v.Checks[i].takes; fits != nil && !fits(takes) {
			panic(fmt.Sprintf("rules: the check %s of %q reads others than its words, which are %v", v.Checks[i].Rule, v.Name, takes))
		}
	}
}

// formOf is the form of a move.
func (b *Book[P]) formOf(a Act) *Form { return &b.said[a.Verb] }

// Said gives the words of a move, each with its vocabulary and the number that it means there.
func (b *Book[P]) Said(a Act) iter.Seq2[*Vocabulary, int] { return b.formOf(a).Said(a) }

// VerbOf is what the book says of a move's verb, that of its first step.
func (b *Book[P]) VerbOf(a Act) *Verb[P] { return &b.Verbs[b.first[a.Verb]] }

// sameForm reports whether two verbs are written alike.
func (b *Book[P]) sameForm(i, j int) bool {
	v, w := &b.Verbs[i], &b.Verbs[j]
	if v.Name != w.Name || len(v.Words) != len(w.Words) {
		return false
	}
	for k := range v.Words {
		if v.Words[k].Vocabulary != w.Words[k].Vocabulary {
			return false
		}
	}
	return true
}

func (b *Book[P]) indexSteps() {
	b.use = make([][2][]int, len(b.Steps))
	b.listed = make([][2][]int, len(b.Steps))
	forms := len(b.first)
	none := slices.Repeat([]int{-1}, 2*forms*len(b.Steps))
	for step := range b.Steps {
		for who := range 2 {
			b.use[step][who], none = none[:forms:forms], none[forms:]
		}
		for i := range b.Verbs {
			v := &b.Verbs[i]
			if !v.Steps.Has(Step(step)) {
				continue
			}
			if b.use[step][v.By][b.number[i]] >= 0 {
				panic(fmt.Sprintf("rules: verb %q appears twice in step %s", v.Name, b.Steps[step].Name))
			}
			b.use[step][v.By][b.number[i]] = i
			b.listed[step][v.By] = append(b.listed[step][v.By], i)
		}
	}
}

func (b *Book[P]) indexChecks() {
	b.byReach = make([][][]*Check[P], len(b.Verbs))
	for i := range b.Verbs {
		v := &b.Verbs[i]
		b.byReach[i] = make([][]*Check[P], len(v.Words)+1)
		all := make([]*Check[P], 0, len(v.Checks))
		for known := range b.byReach[i] {
			from := len(all)
			for k := range v.Checks {
				if v.reach(k) == known {
					all = append(all, &v.Checks[k])
				}
			}
			b.byReach[i][known] = all[from:len(all):len(all)]
		}
	}
}

// reach is how many words of a move one of its checks reads.
func (v *Verb[P]) reach(check int) int {
	return min(int(v.Checks[check].Reads), len(v.Words))
}
