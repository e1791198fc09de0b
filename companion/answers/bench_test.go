package answers

import (
	"testing"

	"tablekeeper/companion/shelf"
)

// BenchmarkAsk asks a question of a library that is read.
func BenchmarkAsk(b *testing.B) {
	game, _ := shelf.Find("duck-dealer")
	desk, err := For(game)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		desk.Ask("five slots and seven dots to go with one red marker, can i make it", nil)
	}
}

// BenchmarkRead reads a library, which is done at the first question.
func BenchmarkRead(b *testing.B) {
	game, _ := shelf.Find("duck-dealer")
	for b.Loop() {
		if _, err := readDesk(game); err != nil {
			b.Fatal(err)
		}
	}
}
