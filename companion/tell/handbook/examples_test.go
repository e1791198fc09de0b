package handbook

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// sighting is a move of an example that breaks or keeps a rule.
type sighting struct {
	Example
	form string
}

// sightings are all moves that break or keep each rule, in the order of the files.
type sightings struct{ broken, kept map[string][]sighting }

// shownBy judges the examples of a game and picks for each rule the illegal move
// and the legal one that lie closest together.
func shownBy(t *testing.T, game *rules.Game) map[string]Shown {
	files, err := filepath.Glob(filepath.Join("..", "..", "games", folder(game), "testdata", "examples", "*.table"))
	require.NoError(t, err)
	require.NotEmpty(t, files)
	s := sightings{map[string][]sighting{}, map[string][]sighting{}}
	for _, file := range files {
		s.judge(t, game, file)
	}
	shown := map[string]Shown{}
	for _, r := range slices.Concat(game.Rules(), rules.Shared[:]) {
		if pair := s.closest(r.ID); pair != (Shown{}) {
			if pair.Legal != nil && pair.Illegal != nil && slices.Equal(pair.Legal.Position, pair.Illegal.Position) {
				refused := *pair.Illegal // another rule may be shown by the same move
				refused.Position = nil
				pair.Illegal = &refused
			}
			shown[r.ID] = pair
		}
	}
	return shown
}

// folder is the package of a game beside this one.
func folder(game *rules.Game) string { return strings.ReplaceAll(game.Key, "-", "") }

func (s *sightings) judge(t *testing.T, game *rules.Game, file string) {
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	transcript, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	for _, m := range transcript.Moves {
		before := table.Fork()
		j := rules.JudgeMove(table, m)
		if j.Verdict != rules.Legal && j.Verdict != rules.Illegal {
			continue
		}
		who, _, _ := strings.Cut(m.Text, ":")
		seen := sighting{Example{File: filepath.Base(file), Line: m.Number, Move: who + ": " + j.Move, Position: before.Summary()}, verbOf(j.Move)}
		if j.Verdict == rules.Illegal {
			seen.Says = j.Why.String()
			s.broken[j.Rule] = append(s.broken[j.Rule], seen)
			continue
		}
		seen.Says = sentence(before.Sentence(j.Act))
		for _, rule := range before.Explain(j.Act).Passed {
			s.kept[rule] = append(s.kept[rule], seen)
		}
	}
}

// verbOf is the word that a move begins with.
func verbOf(move string) string {
	verb, _, _ := strings.Cut(move, " ")
	return verb
}

// sentence ends a move in words as a sentence ends.
func sentence(text string) string {
	if strings.HasSuffix(text, ".") {
		return text
	}
	return text + "."
}

// closest returns the pair of moves that shows a rule best: of one verb, in one
// file, few lines apart.
func (s *sightings) closest(rule string) Shown {
	broken, kept := s.broken[rule], s.kept[rule]
	switch {
	case len(broken) == 0 && len(kept) == 0:
		return Shown{}
	case len(broken) == 0:
		return Shown{Legal: &kept[0].Example}
	case len(kept) == 0:
		return Shown{Illegal: &broken[0].Example}
	}
	var best Shown
	least := [3]int{2}
	for i := range broken {
		for k := range kept {
			if away := apart(&broken[i], &kept[k]); slices.Compare(away[:], least[:]) < 0 {
				best, least = Shown{Legal: &kept[k].Example, Illegal: &broken[i].Example}, away
			}
		}
	}
	return best
}

// apart reports how far two moves are from each other: verb, file, lines.
func apart(a, b *sighting) (away [3]int) {
	if a.form != b.form {
		away[0] = 1
	}
	away[1] = min(1, max(cmp.Compare(a.File, b.File), cmp.Compare(b.File, a.File)))
	away[2] = max(a.Line-b.Line, b.Line-a.Line)
	return away
}
