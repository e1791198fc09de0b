package conformance

import (
	"testing"

	"tablekeeper/companion/rules"
)

// Fuzz feeds the referee of a game with whatever can be written: nothing
// crashes, and [Judge] holds. The seeds are transcripts of the game.
func Fuzz(f *testing.F, game *rules.Game, seeds ...string) {
	for _, seed := range seeds {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		transcript, err := rules.ReadTranscript([]byte(text))
		if err != nil {
			return
		}
		table, err := game.Open(transcript, nil)
		if err != nil {
			return
		}
		Judge(t, table, transcript.Moves)
	})
}

// Judge judges moves, whatever they are: what is legal or agreed keeps the
// invariants, what is not changes nothing, and what is refused is refused with a
// sentence.
func Judge(t *testing.T, table rules.Table, moves []rules.Move) {
	for _, m := range moves {
		before := string(table.State())
		j := rules.JudgeMove(table, m)
		if j.Verdict != rules.Legal && j.Verdict != rules.Agreed && before != string(table.State()) {
			t.Fatalf("%s changed the position", m.Text)
		}
		if j.Verdict == rules.Illegal && (j.Why.Empty() || table.Judge(j.Act) != j.Rule) {
			t.Fatalf("%s is refused by %s with %q", m.Text, j.Rule, j.Why)
		}
		if broken := table.Violations(); broken != nil {
			t.Fatalf("after %s: %v", m.Text, broken)
		}
	}
}
