package answers

import (
	"bytes"
	"embed"
	"encoding/json"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/shelf"
)

// keptApart are questions with their answers, written from the rules alone by somebody who hasn't read the libraries. Nobody writes words to mend
// one of them.
//
//go:embed testdata/kept/*.jsonl
var keptApart embed.FS

// keptSample is a line of GAME.jsonl there. Its verdict is yes, no, depends, number, told or unknown.
type keptSample struct {
	ID       string   `json:"id"`
	Question string   `json:"question"`
	Verdict  string   `json:"verdict"`
	Rules    []string `json:"rules"`
}

// keptFloors are, by game, how many of its kept questions are answered useful at least: with the right verdict, or told by the right rule; and
// how many get the opposite of a yes or no at most.
var keptFloors = map[string][2]int{
	"rising-tides": {40, 5}, "traders": {45, 4}, "raid-trade": {39, 4}, "duck-dealer": {40, 6}, "atrades": {44, 3},
}

// keptFigures counts the kept questions of a game: those whose verdict is right, those that get the opposite of a yes or no, those that are told by
// a right rule and those that aren't known.
type keptFigures struct{ asked, right, opposite, told, unknown int }

func (f *keptFigures) take(s *keptSample, first *Answer) {
	f.asked++
	verdict, wanted := first.Literal(), Verdict(s.Verdict)
	byRule := slices.ContainsFunc(first.Rules[:min(3, len(first.Rules))], func(id string) bool { return slices.Contains(s.Rules, id) })
	switch {
	case verdict == Unclear || verdict == Silent:
		f.unknown++
		if s.Verdict == "unknown" {
			f.right++
		}
	case verdict == wanted && (wanted == Yes || wanted == No || wanted == Depends):
		f.right++
	case (verdict == Yes || verdict == No) && wanted == verdict.opposite():
		f.opposite++
	case verdict == Fact && (s.Verdict == "number" || s.Verdict == "told") && byRule:
		f.right++
	case verdict == Told && byRule:
		f.told++
	}
}

// TestKeptApart asks the questions that are kept apart.
func TestKeptApart(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		text, err := keptApart.ReadFile("testdata/kept/" + game.Key + ".jsonl")
		require.NoError(t, err)
		f, lines := &keptFigures{}, json.NewDecoder(bytes.NewReader(text))
		for lines.More() {
			s := &keptSample{}
			require.NoError(t, lines.Decode(s))
			f.take(s, &desk.Ask(s.Question, nil)[0])
		}
		t.Logf("%-12s %d asked, verdict right %d, the opposite %d, told by a right rule %d, not known %d", game.Key, f.asked, f.right, f.opposite, f.told, f.unknown)
		floors := keptFloors[game.Key]
		require.GreaterOrEqual(t, f.right+f.told, floors[0], game.Key)
		require.LessOrEqual(t, f.opposite, floors[1], game.Key)
	}
}
