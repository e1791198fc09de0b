package game

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/kits"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Screens is what a game adds to the screens beside its book. Whatever is nil, the game does without.
type Screens struct {
	// Icon is its sign on Home, where it has no picture there; a picture is a drawing of package parts under its key.
	Icon parts.Icon
	// Ground draws what lies under its pages; nil: it has no tone of its own.
	Ground func(size fyne.Size, paint table.Paint) string
	// Step says in words what is awaited, to who decides at this device or to the others.
	Step func(t rules.Table, yours bool) string
	// Mats lay the position out: a mat for each player, and what lies in the middle; large where there is room for
	// every card.
	Mats func(t rules.Table, large bool) (mats, middle []parts.MatData)
	// Laid is what a seat has as it lies on the felt, for pages beside the match; nil: its mat.
	Laid func(t rules.Table, seat int) fyne.CanvasObject
	// Felt is what lies under the page of a match, and Dock what the page holds beside it in a step; nil: the mats lie there,
	// and all moves are listed.
	Felt func(acts Acts) Felt
	// Card is the sign of a card that players draw, by its word, and what it does where its title says too little.
	Card func(word string) (icon parts.Icon, words string)
	// Question is what people are asked before a legal move that is perhaps not meant.
	Question func(t rules.Table, act rules.Act) (q parts.Question, asks bool)
	// Pictures are those of the verbs in the list of moves; nil: they have none.
	Pictures []picker.Pictured
	// Verb adds what else that list shows of a verb, by one of its moves; nil: nothing.
	Verb func(t rules.Table, act rules.Act, face *picker.Face)
	// Face shortens a word that can be chosen, such as a card; ok is false for words that stay as they are.
	Face func(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool)
	// Cards are cards of a hand, by their words, as they lie before the player who looks at them; nil: only their titles are
	// shown.
	Cards func(t rules.Table, words []string) fyne.CanvasObject
	// Signs are what the game shows as pictures, each with its words; nil: all has words beside it.
	Signs func() []Sign
	// Place names a place of the board by what lies there; "" for a word that isn't a place or has nothing near.
	Place func(t rules.Table, word string) string
	// Map draws the places of the board, without what players put there; take is called with the word of a place that is
	// tapped. Nil: none of the words is a place.
	Map func(t rules.Table, words []string, chosen string, take func(word string)) *board.Board
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

// Chance fills the gold key of a dock and the key beside it for a verb by which something is drawn or thrown: the app does it with one of
// them, and what the table drew or threw itself is told with the other. The one that is in use in this match is the gold one.
func Chance(d *table.Dock, acts Acts, seat, verb int, icon parts.Icon, word, ours string) {
	own := table.Key{Icon: icon, Word: ours, Tap: func() { acts.Take(seat, verb) }}
	if !acts.Can(seat, verb) {
		d.Main = &own
		return
	}
	app := table.Key{Icon: icon, Word: word, Tap: func() { acts.Draw(seat, verb) }}
	d.Main, d.Side = &app, &own
	if !acts.Draws() {
		app.Word = wording.L("App draws")
		d.Main, d.Side = &own, &app
	}
	d.Side.Icon = parts.NoIcon // there is no room for it
}

// UnknownCard is the word of a card of a hand that the app doesn't know.
const UnknownCard = "?"

// Knows reports whether the app knows a card of a seat's hand.
func Knows(acts Acts, seat int) bool {
	words, _ := acts.Held(seat)
	return slices.ContainsFunc(words, func(w string) bool { return w != UnknownCard })
}

// LiftCard turns a hand over at a tap. Of cards that the app doesn't know, ask asks which one is meant.
func LiftCard(acts Acts, seat int, ask func()) {
	if Knows(acts, seat) {
		acts.Hand(seat)
		return
	}
	ask()
}

// Moves gives moves one after another, for [Acts.Walk].
func Moves(moves []rules.Act) func(rules.Table) (rules.Act, bool) {
	return func(rules.Table) (rules.Act, bool) {
		if len(moves) == 0 {
			return rules.Act{}, false
		}
		move := moves[0]
		moves = moves[1:]
		return move, true
	}
}

// Plays reports whether this device plays a seat, and no other one asks its player.
func Plays(acts Acts, seat int) bool { return acts.Mine(seat) && !acts.Elsewhere(seat) }

// Decider is the seat whose decision a dock shows: among those that are awaited the first that this device plays, else the first. Mine is
// the seat whose things it shows: that one, or the one that this device plays; 0: none.
func Decider(t rules.Table, acts Acts) (seat, mine int) {
	for _, awaited := range t.ToMove() {
		if awaited > 0 && Plays(acts, awaited) {
			return awaited, awaited
		}
		if seat == 0 {
			seat = awaited
		}
	}
	for own := range t.Seats() {
		if Plays(acts, own+1) {
			return seat, own + 1
		}
	}
	return seat, 0
}

// Loose is what of a game lies on a table without a match. One page shows it, for all games.
type Loose struct {
	Decks []LooseDeck
	Dice  *LooseDice // nil: none are thrown
	// Earlier is the file that kept it in an earlier version of the app, and Adopt reads that; "": there was none.
	Earlier string
	Adopt   func(data []byte, decks []loose.Deck) (*loose.Table, error)
}

// LooseDeck is one deck.
type LooseDeck struct {
	loose.Deck
	Icon  parts.Icon // on its backs
	Band  fyne.ThemeColorName
	Title string // "Planet cards"
	Short string // "Planet"
	Draw  string // "Draw a planet card"
	// Face is a card as it lies on the table, or in a match; nil: none is played.
	Face  func(word string, of *OpenMatch) table.CardFace
	Small func(word string) fyne.CanvasObject // the same as a small picture
	// Hand are cards that somebody looks at alone, roomy where there is room for their pictures; nil where all are laid open.
	Hand func(words []string, roomy bool) parts.Face
	// Verb draws a card in a match, and In says how the deck lies there; nil: not at all.
	Verb rules.Named
	In   func(t rules.Table) LoosePile
}

// LoosePile is how a deck lies.
type LoosePile struct {
	Cards []string // all of them
	Left  int      // that can still be drawn
	Up    []string // the latest last
	Held  []int    // by seat
}

// LooseDice are the dice of a game: one or two are thrown.
type LooseDice struct {
	First bool                           // they are before the decks
	Verb  rules.Named                    // throws one in a match
	Enter func(seat, face int) rules.Act // enters there what people threw
	// Throw says what a throw brings, in large words and in a line; faces are nil where nothing was thrown yet.
	Throw func(of *OpenMatch, t *loose.Table, faces []int) (said, line string)
	// Thrown are the dice that a match shows now.
	Thrown func(t rules.Table) []int
	// Void is from which die of the latest throw on none counts; nil: all count.
	Void func(t *loose.Table) int
	// Count is what is counted with the throws, nil for nothing, and what begins it; changed is called when that has changed.
	Count func(t *loose.Table, asked bool, changed func()) (shown fyne.CanvasObject, begin string)
}

// Deck finds a deck by its name.
func (l *Loose) Deck(name string) *LooseDeck {
	if i := slices.IndexFunc(l.Decks, func(d LooseDeck) bool { return d.Name == name }); i >= 0 {
		return &l.Decks[i]
	}
	return nil
}

// decks are all decks as they are when nobody has touched them.
func (l *Loose) decks() []loose.Deck {
	var decks []loose.Deck
	for _, d := range l.Decks {
		decks = append(decks, d.Deck)
	}
	return decks
}

// LooseFile is the name under which what lies loose of a game is kept.
func LooseFile(key string) string { return "loose-" + key + ".json" }

// LooseOf is what lies loose of a game, as it was left. What can't be read is said once, and begins anew.
func LooseOf(a *Session, key string) *loose.Table {
	if t := a.lying[key]; t != nil {
		return t
	}
	l, decks := a.Adds(key).Loose(), a.Adds(key).Loose().decks()
	var t *loose.Table
	read := func(name string, from func(data []byte, decks []loose.Deck) (*loose.Table, error)) {
		err := a.Wholes().Read(name, func(data []byte) error {
			kept, err := from(data, decks)
			if err == nil {
				t = kept
			}
			return err
		})
		if err != nil {
			a.SayUnread(wording.L("What lies on the table can't be read, so it begins anew: {problem}.", err), err)
		}
	}
	read(LooseFile(key), func(data []byte, decks []loose.Deck) (*loose.Table, error) { return loose.Read(data, decks...) })
	if t == nil && l.Earlier != "" {
		read(l.Earlier, l.Adopt)
	}
	if t == nil {
		t = loose.New(decks...)
	}
	if a.lying == nil {
		a.lying = map[string]*loose.Table{}
	}
	a.lying[key] = t
	return t
}

// DoLoose does something with what lies loose of a game, and reports whether it could be done.
func DoLoose(a *Session, key string, act loose.Act) bool {
	t := LooseOf(a, key)
	if !t.Begun() {
		seed, err := a.Device().NewSeed()
		if err != nil {
			a.Say(wording.L("The app can't throw or draw: {problem}.", err))
			return false
		}
		t.Begin(seed)
	}
	if !t.Do(act) {
		return false
	}
	KeepLoose(a, key)
	return true
}

// KeepLoose writes it to the disk, before anybody sees what was drawn.
func KeepLoose(a *Session, key string) {
	data, err := LooseOf(a, key).Data()
	if err == nil {
		err = a.Wholes().Write(LooseFile(key), append(data, '\n'))
	}
	if err != nil {
		a.Say(wording.L("What lies on the table can't be saved. It stays until you close the app: {problem}.", err))
	}
}

// DueLoose is the act with a verb that a match awaits from a seat of this device; ok is false for none.
func (o *OpenMatch) DueLoose(verb rules.Named) (act rules.Act, ok bool) {
	if verb == nil || o.ReadOnly() != "" || o.Waits() {
		return act, false
	}
	for _, act := range o.Table().Legal(nil) {
		if verb.Is(act) && o.Mine(act.Seat) {
			return act, true
		}
	}
	return act, false
}

// roomyHeight is the height of a window, at text of the least size, from which a held card shows its picture too.
const roomyHeight = 700

// Roomy reports whether a card that is held has room for more than what it does.
func Roomy(a *Session) bool { return a.Size().Height >= roomyHeight*a.Options().Text }

// LoosePart leads, in place of a deck or the dice, to what was used last.
const LoosePart = "loose"

// looseAids lead to what lies loose of a game.
func looseAids(a *Session, key string) []Aid {
	if a.Adds(key).Loose == nil {
		return nil
	}
	return []Aid{{
		Name: LoosePart, Icon: parts.IconCards,
		Title: func() string {
			if a.Adds(key).Loose().Dice == nil {
				return wording.L("Cards")
			}
			return wording.L("Cards and dice")
		},
		Line: func() string { return a.Adds(key).Loose().line() },
	}}
}

// line says what lies there.
func (l *Loose) line() string {
	var all []string
	for _, d := range l.Decks {
		all = append(all, d.Title)
	}
	if l.Dice != nil {
		all = append(all, wording.L("One die or two"))
	}
	return strings.Join(all, ", ") + "."
}
