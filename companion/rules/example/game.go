// Package example is a whole small card game, for those who want to add a game of
// their own: copy the package, and replace one file after the other. CONTRIBUTING.md
// says how. The game isn't on the shelf; its tests play it as those of the shelf are.
//
// Lamps: 52 lamps lie face down in a deck, numbered 1 to 13 in four colours. The
// higher the number, the brighter the lamp. Everybody is dealt three. In your turn
// you draw a lamp; then you light one of your hand in your window, or douse one. A
// lamp must be brighter than all lamps of its colour in your window. When the deck
// is empty the hands are played out. Whoever has lit most lamps wins.
package example

import (
	"embed"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Key names the game in transcripts, commands and files. On the shelf, the package
// has the same name without hyphens.
const Key = "lamps"

// texts are the files beside the game. register.txt is the list of the rules: people read it in the app, checks cite its ids, and the
// page in docs/rules is written from it. sentences.txt are the templates of what is said here, for catalogues of other languages;
// go test ./companion/games/shelf -run Sentences -update writes them.
//
//go:embed *.txt
var texts embed.FS

// Game is what is known of the game before a match. The shelf has one line for it.
func Game() *rules.Game {
	return rules.Declare(rules.Game{
		Key:     Key,
		Title:   "Lamps",
		Tagline: "Light the lamps in your window, each brighter than the one before.",
		Texts:   texts,
		// A match keeps the version that judged it. Raise it when verdicts change.
		Version:  "1",
		MinSeats: 2, MaxSeats: maxSeats,
		Told:    "{n:lamp}",
		Options: options(),
	}, build)
}

// options are what a table decides before it plays. Each rule that an option
// decides names it in the register.
func options() []rules.Option {
	return []rules.Option{{
		Name: "any-order", Question: "May lamps be lit in any order?",
		Values: []string{"off", "on"},
		Why:    "Rising numbers are the whole difficulty of the game.", Source: "Lighting",
	}}
}

// table is what stays the same during a match. The functions of the book that need
// it are its methods; the others are plain functions of the position.
type table struct {
	seats    []string
	anyOrder bool
}

// name is what a seat is called in a sentence.
func (t *table) name(seat int) wording.Name { return wording.Name(t.seats[seat-1]) }

// build makes the rulebook for one table. Every part of it has a file of its own.
func build(s *rules.Setup) (*rules.Book[Position], error) {
	if len(s.Choices) > 0 { // a Fault names the line that is wrong
		return nil, &rules.Fault{Line: s.Choices[0].Number, Text: "Lamps has no Setup headers"}
	}
	t := &table{seats: s.Seats, anyOrder: s.Options.On("any-order")}
	return &rules.Book[Position]{
		Seats: s.Seats,

		// turn.go: whose move it is, what can be done and what follows.
		Steps:    stepSaid,
		Step:     func(p *Position) rules.Step { return p.step },
		ToMove:   toMove,
		Verbs:    t.verbs(),
		Ranking:  t.ranking,
		Standing: func(p *Position, seat int) int { return p.Keepers[seat-1].Window.Sum() },

		// position.go: what lies on the table, and what is true of it at any time.
		Start:      Position{step: stepDeal, turn: 1, Deck: deckSize},
		Hands:      rules.HandsOf(cardWords, func(p *Position, seat int) *rules.Hand { return &p.Keepers[seat-1].Hand }),
		Invariants: t.invariants(),

		// fields.go: positions in files and forms, and for reading at the table.
		Position: t.described,
		Settle:   t.settle,
	}, nil
}
