package game

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/board"
	"tablekeeper/screens/kits"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/table"
)

// Screens is what a game adds to the screens beside its book. Whatever is nil, the game does without.
type Screens struct {
	// Icon is its sign on Home, where it has no picture there; a picture is a drawing of package parts under its key.
	Icon parts.Icon
	// Ground draws what lies under its pages; nil: it has no tone of its own.
	Ground func(size fyne.Size, paint table.Paint) string
	// Timer reports whether it is the game that has the timer.
	Timer bool
	// Step says in words what is awaited, to who decides at this device or to the others.
	Step func(t rules.Table, yours bool) string
	// Mats lay the position out: a mat for each player, and what lies in the middle; large where there is room for
	// every card.
	Mats func(t rules.Table, large bool) (mats, middle []parts.MatData)
	// Felt is what lies under the page of a match, and Dock what the page holds beside it in a step; nil: the mats lie there,
	// and all moves are listed.
	Felt func(acts Acts) Felt
	// Card is the sign of a card that players draw, by its word, and what it does where its title says too little.
	Card func(word string) (icon parts.Icon, words string)
	// Question is what people are asked before a legal move that is perhaps not meant.
	Question func(t rules.Table, act rules.Act) (q parts.Question, asks bool)
	// Main are the verbs that come first in the list of moves and stand out, the foremost one first.
	Main []rules.Named
	// AtOnce are the verbs whose move is played with its last word, without another tap.
	AtOnce []rules.Named
	// Brief lays the verbs out in little room; nil: they are a list.
	Brief *picker.Brief
	// Face shortens a word that can be chosen, such as a card; ok is false for words that stay as they are.
	Face func(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool)
	// Told is a word as it is told at a table where its title says too little, such as a company by its goods and price; ok is false
	// for words that stay as they are.
	Told func(t rules.Table, v *rules.Vocabulary, value int) (words string, ok bool)
	// Rows are the rows in which the words of a vocabulary lie to be chosen, such as cards by their suits; nil for words that
	// are listed.
	Rows func(v *rules.Vocabulary) [][]int
	// Joined are the verbs whose moves in a row are one act of a seat, such as a flight: once it is over, undo and redo take all
	// of it.
	Joined []rules.Named
	// Cards are cards of a hand, by their words, as they lie before the player who looks at them; nil: only their titles are
	// shown.
	Cards func(t rules.Table, words []string) fyne.CanvasObject
	// Signs are what the game shows as pictures, each with its words; nil: all has words beside it.
	Signs func() []Sign
	// Place names a place of the board by what lies there; "" for a word that is no place or has nothing near.
	Place func(t rules.Table, word string) string
	// Map draws the places of the board, without what players put there; take is called with the word of a place that is
	// tapped. Nil: none of the words is a place.
	Map func(t rules.Table, words []string, chosen string, take func(word string)) *board.Board
	// Reached says at the end, in few words, on what the place of a seat rests.
	Reached func(t rules.Table, seat int) string
	// Short says at the end what a seat still lacked; "" for nothing. Nil: rules.Game.Told says it.
	Short func(t rules.Table, seat int) string
	// Alone gives the move that the one who is awaited can only make, where making it tells nothing; the app enters it.
	Alone func(t rules.Table) (rules.Act, bool)
	// Aids are useful at the table without a match.
	Aids []Aid
	// Loose is what of the game lies on a table without a match, in the words of today's language; nil: nothing does.
	Loose func() *Loose
	// Laying asks what lies on the table before a match, place by place; take is called with the setup lines.
	Laying func(table *LastTable, take func(lines []string)) Laying
	// Printed are the headers with which a match begins because of one's own copy of the game, and in a sentence what
	// is used of it.
	Printed func() (headers []rules.Header, words string)
	// Imports is a kind of file, besides transcripts, that the game reads; nil for none.
	Imports *FileKind
	// MatchPage makes a page about a match that only this game has, or gives nil.
	MatchPage func(page shell.Page, of *OpenMatch) shell.Screen
	// Copy is the owner's copy as a file; nil: every copy of the game prints the same.
	Copy func() []byte
	// Copied is where people enter what their own copy of the game prints.
	Copied *Aid
}

// Sign is a picture with what it means.
type Sign struct {
	Icon  parts.Icon
	Title string
}

// Feature is a game as the screens know it: it holds what the game remembers while the app runs, and tells what it adds.
type Feature interface{ Adds() Screens }

// Adds makes screens the whole feature of a game that remembers nothing.
func (s Screens) Adds() Screens { return s }

// Adds is what a game adds, by its key.
func (a *Session) Adds(key string) Screens { return a.Screens[key] }

// PiecesOf are those of a game for so many players, by the owner's copy, or by the house's where that can't be printed; nil: it has none.
func PiecesOf(s *Session, key string, players int) *printing.Box {
	if own := s.Adds(key).Copy; own != nil {
		if box, err := kits.Box(key, own(), players); err == nil {
			return box
		}
	}
	box, _ := kits.Box(key, nil, players)
	return box
}

// AtTable is what the game of a table adds.
func (a *Session) AtTable(t rules.Table) Screens { return a.Adds(t.Game().Key) }

// FileKind is a kind of file that a game reads.
type FileKind struct {
	Ending string
	// Take is called with what is in a file of the kind that somebody handed over.
	Take func(name string, data []byte, err error)
}

// Felt is a game as it lies on the table, and what the page of its match holds in each step.
type Felt interface {
	// Object fills the page, under everything else.
	Object() fyne.CanvasObject
	// Drawing is its board; nil: it has none.
	Drawing() *board.Board
	// Show draws a position. P is the move that is being chosen, nil while an earlier position is shown.
	Show(t rules.Table, p *picker.Picker)
	// Dock is what the page holds in the position that was shown last, but for undo.
	Dock() table.Dock
}

// Trophied is a felt that shows at the end as pieces what seats have won with.
type Trophied interface {
	// Trophy says what a winner has made, in few words, and shows it.
	Trophy(seat int) (made string, pieces fyne.CanvasObject)
	// Standing is how far another seat came, small.
	Standing(seat int) []fyne.CanvasObject
}

// Laying is a way to say what lies on the table besides typing the setup lines.
type Laying interface {
	Object() fyne.CanvasObject
	// Refresh shows the setup lines as they are now.
	Refresh()
}

// Acts are what a board or an assist does to the match.
type Acts struct {
	// Filter lists only the moves that names takes, under the title of a place, which may have more lines with what is
	// worth knowing there; nil lists all again.
	Filter func(place string, names func(rules.Act) bool)
	// Take begins with a verb of a seat: its words are asked for next.
	Take func(seat, verb int)
	// Play plays a legal move, after the questions that it asks.
	Play func(rules.Act)
	// Walk plays moves one after another until next gives none or one is not legal.
	Walk func(next func(rules.Table) (rules.Act, bool))
	// Ruling opens the ruling on a move that is not allowed.
	Ruling func(rules.Act)
	// Wrong answers a tap on the felt that means a move which is not allowed: a plate says why, and what would be right.
	Wrong func(rules.Act)
	// Again shows board, assist and moves anew.
	Again func()
	// Sheet pulls the dock up, with all moves; Mat pulls it up with what a seat has.
	Sheet func()
	Mat   func(seat int)
	// Hand turns over the cards that a seat holds, at a tap. Where others look at this device it says that they have to be held.
	Hand func(seat int)
	// Held are the words of the cards that a seat holds, as far as whoever has the device in hand may turn them over, UnknownCard for each that
	// the app doesn't know. Hidden reports that the others must not see them.
	Held func(seat int) (words []string, hidden bool)
	// Holder is the seat whose hand this device shows while it shows the things of that seat: a person's own, whoever decides.
	Holder func(seat int) int
	// Shared reports whether several people play at this device.
	Shared func() bool
	// Draw lets the app throw or draw for a verb of a seat, if can says that it does so.
	Draw func(seat, verb int)
	Can  func(seat, verb int) bool
	// Deal lets the app draw with a verb for all who are awaited one after the other and whose cards this device draws; each looks at
	// the own card then.
	Deal func(verb int)
	// Draws reports whether the app draws all cards and throws all dice of the match.
	Draws func() bool
	// Of is the match.
	Of *OpenMatch
	// Mine reports whether this device makes the moves of a seat; 0 is the table.
	Mine func(seat int) bool
	// Elsewhere reports whether a seat is played at a device of its own, whose player is asked there.
	Elsewhere func(seat int) bool
	// Shown reports whether the page of the board or assist is the one that is shown.
	Shown func() bool
}

// Aid is a page that helps at the table without a match.
type Aid struct {
	Name  string // in a route, behind the game's key and a slash
	Icon  parts.Icon
	Title func() string
	Line  func() string
	Open  func() shell.Screen
	Under bool // it is reached from another aid, not from the page of the game
}
