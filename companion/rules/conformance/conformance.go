// Package conformance runs transcripts that carry their own verdicts, as the
// specifications print their worked examples. It is for the tests of the games.
//
// The comment of a move says what the referee must answer:
//
//	Anna: draw ?                # anything or nothing: legal
//	Ben: draw ?                 # illegal GEN-2: words that are not compared
//	Ben: steal 9 fuel           # unreadable
//	Ben: step p6                # illegal DD-4.4 house
//
// An agreed position takes no comment; it must be accepted unless the line
// before it is "#! unreadable". Lines that begin with #! say what must hold at
// that point: "#! step turn", "#! to_move [1,2]", "#! ranking [[1],[2]]" and
// "#! state {...}" with those fields of the position that are compared.
package conformance

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Coverage is what a set of transcripts has shown: by rule identifier, whether
// some move broke the rule and whether some legal move was checked against it.
type Coverage struct {
	Broken, Kept map[string]bool
}

// Run judges every transcript of a folder (*.table) and compares what the
// comments say. It reports which rules were shown.
func Run(t *testing.T, game *rules.Game, folder string) Coverage {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.table"))
	require.NoError(t, err)
	require.NotEmpty(t, files, "no transcripts in %s", folder)
	shown := Coverage{map[string]bool{}, map[string]bool{}}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".table"), func(t *testing.T) {
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			run(t, game, data, shown)
		})
	}
	return shown
}

func run(t *testing.T, game *rules.Game, data []byte, shown Coverage) {
	transcript, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	lines := strings.Split(string(data), "\n")
	next := 1
	for _, m := range transcript.Moves {
		before := ""
		for ; next < m.Number; next++ {
			before = lines[next-1]
			state(t, table, next, before)
		}
		next = m.Number + 1
		fork := table.Fork()
		judged := rules.JudgeMove(table, m)
		require.Equal(t, expected(m, lines[m.Number-1], before), spelled(&judged),
			"line %d: %s\n%s%s", m.Number, lines[m.Number-1], judged.Why, unread(&judged))
		note(shown, fork, &judged)
	}
	for ; next <= len(lines); next++ {
		state(t, table, next, lines[next-1])
	}
}

// expected reads the comment of a line.
func expected(m rules.Move, line, before string) string {
	if m.Agreed {
		if strings.TrimSpace(before) == "#! unreadable" {
			return "unreadable"
		}
		return "agreed"
	}
	_, comment, _ := strings.Cut(line, " #")
	words := strings.Fields(comment)
	switch {
	case len(words) > 0 && strings.TrimRight(words[0], ":,;") == "unreadable":
		return "unreadable"
	case len(words) > 2 && words[0] == "illegal" && strings.TrimRight(words[2], ":,;") == "house":
		return "illegal " + strings.TrimRight(words[1], ":,;") + " house"
	case len(words) > 1 && words[0] == "illegal":
		return "illegal " + strings.TrimRight(words[1], ":,;")
	}
	return "legal"
}

func spelled(j *rules.Judged) string {
	text := string(j.Verdict)
	if j.Verdict == rules.Illegal {
		text += " " + j.Rule
	}
	if j.House {
		text += " house"
	}
	return text
}

func unread(j *rules.Judged) string {
	if j.Unread == nil {
		return ""
	}
	return j.Unread.Error()
}

func note(shown Coverage, before rules.Judge, j *rules.Judged) {
	switch j.Verdict {
	case rules.Illegal:
		shown.Broken[j.Rule] = true
	case rules.Legal:
		for _, rule := range before.Explain(j.Act).Passed {
			shown.Kept[rule] = true
		}
	}
}

// state compares what a line with #! says with the table.
func state(t *testing.T, table rules.State, number int, line string) {
	said, ok := strings.CutPrefix(strings.TrimSpace(line), "#! ")
	if !ok {
		return
	}
	what, value, _ := strings.Cut(said, " ")
	switch what {
	case "unreadable":
	case "step":
		require.Equal(t, value, table.Step(), "line %d", number)
	case "to_move":
		require.JSONEq(t, value, string(rules.JSON(table.ToMove())), "line %d", number)
	case "ranking":
		require.JSONEq(t, value, string(rules.JSON(table.Ranking())), "line %d", number)
	case "state":
		var want map[string]any
		require.NoError(t, json.Unmarshal([]byte(value), &want), "line %d", number)
		got := State(t, table)
		for field := range got {
			if _, compared := want[field]; !compared {
				delete(got, field)
			}
		}
		require.Equal(t, want, got, "line %d", number)
	default:
		t.Fatalf("line %d: %q is none of step, to_move, ranking, state, unreadable", number, what)
	}
}

// Cited lists the rules that the checks of a game can cite, sorted.
func Cited(table rules.Grammar) []string {
	var cited []string
	for _, verb := range table.Verbs() {
		cited = append(cited, verb.Rules...)
	}
	slices.Sort(cited)
	return slices.Compact(cited)
}

// Complete makes sure that every rule that a check of the game can cite was both
// broken by some move and kept by some legal one. Never names rules that no move
// can break, or that none can keep, with the reason.
func Complete(t *testing.T, table rules.Grammar, shown Coverage, never map[string]string) {
	t.Helper()
	for _, rule := range Cited(table) {
		_, excused := never[rule]
		require.True(t, shown.Broken[rule] || excused, "no illegal line shows %s", rule)
		require.True(t, shown.Kept[rule] || excused, "no legal line is checked against %s", rule)
	}
	shared := []string{rules.GameOver, rules.NotAwaited}
	for _, verb := range table.Verbs() {
		if len(verb.Steps) < len(table.Steps())-1 { // where every verb is used in every step but the end, no move comes at a wrong one
			shared = append(shared, rules.WrongStep)
			break
		}
	}
	for _, rule := range shared {
		require.True(t, shown.Broken[rule], "no illegal line shows %s", rule)
	}
}
