package loose

import (
	"encoding/json"
	"errors"
	"slices"

	"tablekeeper/companion/base/chance"
)

// Verb is what somebody does.
type Verb string

// The verbs.
const (
	Draw    Verb = "draw"    // the top card of a deck is laid open, or goes to a hand
	Lay     Verb = "lay"     // a card of a hand is laid open
	Steal   Verb = "steal"   // a card of another hand comes to a hand, each as likely
	Shuffle Verb = "shuffle" // all cards of a deck come together again
	Roll    Verb = "roll"    // the app throws
	Enter   Verb = "enter"   // people threw
	Clear   Verb = "clear"   // all throws are forgotten
)

// MostDice is how many dice are thrown together.
const MostDice = 2

// Act is one thing that somebody did.
type Act struct {
	Do    Verb   `json:"do"`
	Deck  string `json:"deck,omitempty"`
	Seat  int    `json:"seat,omitempty"`  // whose hand, from 1; 0: nobody's
	From  int    `json:"from,omitempty"`  // from whose hand a card is stolen
	Card  int    `json:"card,omitempty"`  // of the hand, from 0
	Faces []int  `json:"faces,omitempty"` // from the left; those of Roll only say how many there are
}

// Done is an act with what came of it.
type Done struct {
	Act
	Open  string // the card that all saw; "": none
	Throw int    // the number of the throw; 0: it was none
}

// Table is what lies there.
type Table struct {
	decks  []Deck
	kept   kept
	piles  map[string]*Pile
	throws []chance.Throw
	done   []Done
}

// kept is what of a table goes to the disk.
type kept struct {
	Seed   chance.Seed     `json:"seed"`
	Begin  begin           `json:"begin"`
	Acts   []Act           `json:"acts"`
	Chosen string          `json:"chosen,omitempty"`
	Counts json.RawMessage `json:"counts,omitempty"`
}

// begin is how all lay before the acts.
type begin struct {
	Piles  map[string]*Pile `json:"piles,omitempty"` // a deck that isn't there is whole and shuffled
	Throws []chance.Throw   `json:"throws,omitempty"`
	Acts   int              `json:"acts,omitempty"` // that were made before
}

// New is a table of whole decks. Before Begin they aren't shuffled, and nothing can be done.
func New(decks ...Deck) *Table {
	t := &Table{decks: decks}
	_ = t.replay() // whole decks lie as they should
	return t
}

// errNot is what Read says of a file that no table has left.
var errNot = errors.New("it holds what can't lie on this table")

// Read is a table as Data wrote it.
func Read(data []byte, decks ...Deck) (*Table, error) {
	t := &Table{decks: decks}
	if err := json.Unmarshal(data, &t.kept); err != nil {
		return nil, err
	}
	return t, t.replay()
}

// Adopt is a table on which cards lie, and throws were made, of which no more is known.
func Adopt(piles map[string]*Pile, throws []chance.Throw, counts json.RawMessage, decks ...Deck) (*Table, error) {
	t := &Table{decks: decks}
	t.kept.Begin, t.kept.Counts = begin{Piles: piles, Throws: throws}, counts
	return t, t.replay()
}

// Data is the table as a file.
func (t *Table) Data() ([]byte, error) { return json.Marshal(t.kept) }

// Begun reports whether there is a seed.
func (t *Table) Begun() bool { return t.kept.Seed != chance.Seed{} }

// Begin shuffles, and lets all chances follow from a seed.
func (t *Table) Begin(seed chance.Seed) {
	t.kept.Seed = seed
	_ = t.replay() // what was sound still is
}

// Pile is how a deck lies; nil: there is no such deck. It is only looked at.
func (t *Table) Pile(deck string) *Pile { return t.piles[deck] }

// Throws are all throws, the latest last.
func (t *Table) Throws() []chance.Throw { return t.throws }

// Done is what was done, the latest last, as far back as it can be taken back.
func (t *Table) Done() []Done { return t.done }

// Chosen is what people use now, by a word of the page that shows the table.
func (t *Table) Chosen() string { return t.kept.Chosen }

// Choose keeps it.
func (t *Table) Choose(what string) { t.kept.Chosen = what }

// Counts is what a game counts besides, as it wants it kept; nil: nothing.
func (t *Table) Counts() json.RawMessage { return t.kept.Counts }

// Count keeps it.
func (t *Table) Count(counts json.RawMessage) { t.kept.Counts = counts }

// replay brings all from the beginning to where it is now.
func (t *Table) replay() error {
	t.piles, t.throws, t.done = map[string]*Pile{}, slices.Clone(t.kept.Begin.Throws), nil
	for i, d := range t.decks {
		p := t.kept.Begin.Piles[d.Name]
		if p == nil {
			p = d.pile(t.shuffler(-i))
		}
		if !p.made(d) {
			return errNot
		}
		t.piles[d.Name] = p.clone()
	}
	for name := range t.kept.Begin.Piles {
		if t.piles[name] == nil {
			return errNot
		}
	}
	many := func(one chance.Throw) bool { return len(one.Faces) > MostDice }
	if cup := (chance.Cup{Throws: t.throws}); !cup.Sound() || slices.ContainsFunc(t.throws, many) {
		return errNot
	}
	for _, act := range t.kept.Acts {
		if !t.act(act) {
			return errNot
		}
	}
	return nil
}

// shuffler shuffles by the branch of a number; before there is a seed it leaves all as it is.
func (t *Table) shuffler(number int) func([]string) {
	return func(cards []string) {
		if t.Begun() {
			chance.Shuffle(chance.New(t.kept.Seed.Branch(number)), cards)
		}
	}
}

// Do does something, and reports false where that can't be done now.
func (t *Table) Do(act Act) bool {
	if !t.Begun() || !t.act(act) {
		return false
	}
	t.kept.Acts = append(t.kept.Acts, act)
	if len(t.kept.Acts) > mostActs {
		t.fold()
	}
	return true
}

// mostActs is how many acts are kept; of more, the first half can't be taken back.
const mostActs = 400

// fold makes what the first half of the acts brought the new beginning.
func (t *Table) fold() {
	later := slices.Clone(t.kept.Acts[mostActs/2:])
	t.kept.Acts = t.kept.Acts[:mostActs/2]
	_ = t.replay() // they were made
	t.kept.Begin = begin{t.piles, t.throws, t.kept.Begin.Acts + mostActs/2}
	t.kept.Acts = later
	_ = t.replay()
}

// Undo takes the latest act back, and reports whether there was one.
func (t *Table) Undo() bool {
	last := len(t.kept.Acts) - 1
	if last < 0 {
		return false
	}
	t.kept.Acts = t.kept.Acts[:last]
	_ = t.replay() // they were made
	return true
}
