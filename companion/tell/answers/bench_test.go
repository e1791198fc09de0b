package answers

import (
	"testing"

	"tablekeeper/companion/games/shelf"
)

// BenchmarkAsk asks a question of the largest library, which is read.
func BenchmarkAsk(b *testing.B) {
	game, _ := shelf.Find("traders")
	desk, err := For(game)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		desk.Ask("he steals from me and i have no card in my hand, does he get money or another card instead", nil)
	}
}

// BenchmarkAskInAMatch asks in a match of it how that stands, and what may be done in it.
func BenchmarkAskInAMatch(b *testing.B) {
	game, _ := shelf.Find("traders")
	desk, err := For(game)
	if err != nil {
		b.Fatal(err)
	}
	at := &At{Table: opened(b, game, ""), Seat: 1}
	for b.Loop() {
		desk.Ask("how much cargo has Ben", at)
		desk.Ask("may I send mercenaries to him", at)
	}
}

// BenchmarkRead reads a library, which is done at the first question.
func BenchmarkRead(b *testing.B) {
	game, _ := shelf.Find("traders")
	for b.Loop() {
		if _, err := readDesk(game); err != nil {
			b.Fatal(err)
		}
	}
}
