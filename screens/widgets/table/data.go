// Package table is the page of a match: the felt under everything, a strip that says whose turn it is, a dock with keys in places that
// never move, the moment that floats over the felt, and the sheet with all the rest. It knows no game and no rule: what the page holds in
// a step is a value, and there is one layout for it in two arrangements.
package table

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/parts"
)

// Key is one key of the dock.
type Key struct {
	Icon  parts.Icon
	Tint  fyne.ThemeColorName // of the picture; "": that of the words
	Disc  fyne.ThemeColorName // under the picture; "": nothing
	Show  fyne.CanvasObject   // in place of the picture; nil: nothing
	Word  string              // the act
	Short []string            // the same in fewer words, where the key has no room for it
	Price string              // what it costs or brings, under the word
	Cost  string              // what it costs, in a pill beside the words of a row; a key that is no row has it under the word
	Signs []parts.Icon        // the same as pictures, in place of the words
	Why   string              // why it can't be pressed; "": it can
	Moves []rules.Act         // what it plays, one after another; nil: it does something else
	Tap   func()              // what else it does

	Wrong   bool // it can't act before something is put right, which its price says
	Repeats bool // it acts again as long as it is held
	Bare    bool // it shows its picture alone: its word is only said
	Shows   bool // it is no key: a number that the keys beside it change
}

// Stepper are the keys that lower and raise a number, and the number between them; nil for an act that leads beyond the bounds, which
// within says.
func Stepper(icon parts.Icon, number int, within string, less, more func()) []Key {
	keys := []Key{
		{Icon: parts.IconMinus, Word: wording.L("1 less"), Tap: less, Bare: true, Repeats: true},
		{Icon: icon, Word: parts.Number(number), Shows: true},
		{Icon: parts.IconPlus, Word: wording.L("1 more"), Tap: more, Bare: true, Repeats: true},
	}
	for i := range keys {
		if !keys[i].Shows && keys[i].Tap == nil {
			keys[i].Why = within
		}
	}
	return keys
}

// Hint stands in place of the gold key where the act is a tap somewhere else.
type Hint struct {
	Show  fyne.CanvasObject // a die or a tile beside the words; nil: nothing
	Word  string
	Words string
	Short []string // the same as Words in fewer words, where the hint has no room for it
}

// Chip is a seat on the rail: its mark, its name where there is room, and a number or two.
type Chip struct {
	Seat int
	Name string
	Show []fyne.CanvasObject
	// Picture makes it a board with room for two lines, on wide windows; Acts is that of the seat that decides.
	Picture fyne.CanvasObject
	Acts    bool
	Time    string // what the clock of the seat shows, small under the rest; "": none is seen
	Spoken  string
	Tap     func()
}

// Moment is what floats over the felt: a card, a die, a region.
type Moment struct {
	Show fyne.CanvasObject
	Size fyne.Size           // at text step 1; it is made smaller where the felt is
	Away func()              // a tap on it, or beside it
	Over fyne.ThemeColorName // lies over the felt; "": the felt is seen, dimmed
}

// Dock is what the page holds in a step. What is nil or empty is left out, and nothing else moves for it.
type Dock struct {
	Seat    int                 // who decides: the colour of its edge; 0: the table
	Own     []fyne.CanvasObject // what that seat has: stock, hold, hand, last cards
	Others  []Key               // at most three
	Places  int                 // of the other keys, where its step goes on over several moves: what stays is where it was
	Main    *Key                // the gold key
	Side    *Key                // beside it: the table's own cards and dice, or how many
	Hint    *Hint
	End     *Key // what ends, gives up or passes
	Moment  *Moment
	Info    fyne.CanvasObject // on wide windows: the place that was tapped, the last card
	Rail    []Chip
	Turn    int      // in whose turn; where another seat decides, the dock turns over. 0: nobody's
	Waiting string   // for whom that seat waits, where the dock is turned over; the page of the match says it
	Brief   []string // what is awaited, in the fewer words that the strip may have room for, the longest first; its keys follow
	Folded  bool     // a board with much on it has the room: on a phone the own line stands in the row of the grip, other keys have one line
	Tall    bool     // the board keeps clear of the other keys too, in steps without any as well
	Hand    *Hand    // what that seat can turn over; nil: nothing, and an open hand closes
}

// MostOthers is how many other keys a dock has places for.
const MostOthers = 3
