package game

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/loose"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/table"
)

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
