package answers

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
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

// keptFloors are, by game, how many of its kept questions are right or told by the right rule at least, how many show a right yes, no or number at
// least, and how many the opposite of a yes or no at most.
var keptFloors = map[string][3]int{
	"rising-tides": {42, 17, 2}, "traders": {44, 28, 2}, "raid-trade": {41, 24, 2}, "duck-dealer": {47, 26, 1}, "atrades": {42, 26, 3},
}

// toldFigures are figures of answers to questions: how many are right, show a right yes, no or number, are told by the right rule, show the opposite of a
// yes or no, and aren't known.
type toldFigures struct{ asked, right, shown, told, opposite, unknown int }

// share is a part of what was asked, in percent, with the interval in which 95 of 100 such measurements have the truth (Wilson).
func (f *toldFigures) share(n int) string {
	const z = 1.96
	all, p := float64(f.asked), float64(n)/float64(f.asked)
	middle, wide := p+z*z/(2*all), z*math.Sqrt(p*(1-p)/all+z*z/(4*all*all))
	return fmt.Sprintf("%.0f%% (%.0f–%.0f)", 100*p, 100*(middle-wide)/(1+z*z/all), 100*(middle+wide)/(1+z*z/all))
}

// row is a row of the table in docs/questions.md.
func (f *toldFigures) row(title string) string {
	return fmt.Sprintf("| %s | %d | %s | %s | %s | %s | %s |\n", title, f.asked, f.share(f.right+f.told), f.share(f.shown), f.share(f.told), f.share(f.opposite), f.share(f.unknown))
}

// add counts the figures of another one too.
func (f *toldFigures) add(o *toldFigures) {
	f.asked, f.right, f.shown, f.told, f.opposite, f.unknown = f.asked+o.asked, f.right+o.right, f.shown+o.shown, f.told+o.told, f.opposite+o.opposite, f.unknown+o.unknown
}

// take counts an answer to a question whose verdict is known, and the rules by which it is.
func (f *toldFigures) take(wanted Verdict, rules []string, first *Answer) {
	f.asked++
	verdict := first.Literal()
	byRule := slices.ContainsFunc(first.Rules[:min(3, len(first.Rules))], func(id string) bool { return slices.Contains(rules, id) })
	number := wanted == "number" || wanted == Fact
	switch {
	case verdict == Unclear || verdict == Silent:
		f.unknown++
		if wanted == "unknown" || wanted == Silent {
			f.right++
		}
	case verdict == wanted && (wanted == Yes || wanted == No || wanted == Depends), verdict == Fact && (number || wanted == Told) && byRule:
		f.right++
		if wanted != Depends && wanted != Told {
			f.shown++
		}
	case (verdict == Yes || verdict == No) && wanted == verdict.opposite():
		f.opposite++
	case verdict == Told && byRule:
		f.told++
	}
}

// The table of docs/questions.md that the figures make, and the marks around it.
const (
	questionsPage = "../../../docs/questions.md"
	tableBegins   = "<!-- Figures: go test ./companion/tell/answers -run KeptApart -update writes them. -->\n\n"
	tableEnds     = "\n<!-- The end of the figures. -->"
	tableHead     = "| | asked | right, or told by the right rule | right yes, no or number | told by the right rule | the opposite | not known |\n|---|---|---|---|---|---|---|\n"
)

var update = flag.Bool("update", false, "write the figures into docs/questions.md")

// TestKeptApart asks the questions that are kept apart. The page about questions has the figures.
func TestKeptApart(t *testing.T) {
	table, all := tableHead, &toldFigures{}
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		text, err := keptApart.ReadFile("testdata/kept/" + game.Key + ".jsonl")
		if errors.Is(err, fs.ErrNotExist) {
			continue // the page has no line of it
		}
		require.NoError(t, err)
		f, lines := &toldFigures{}, json.NewDecoder(bytes.NewReader(text))
		for lines.More() {
			s := &keptSample{}
			require.NoError(t, lines.Decode(s))
			f.take(Verdict(s.Verdict), s.Rules, &desk.Ask(s.Question, nil)[0])
		}
		floors := keptFloors[game.Key]
		require.GreaterOrEqual(t, f.right+f.told, floors[0], game.Key)
		require.GreaterOrEqual(t, f.shown, floors[1], game.Key)
		require.LessOrEqual(t, f.opposite, floors[2], game.Key)
		table += f.row(game.Title)
		all.add(f)
	}
	keepTable(t, tableBegins, table+all.row("All"))
}

// keepTable compares a table of figures with that of the page, behind the line that begins it, or writes it.
func keepTable(t *testing.T, begin, table string) {
	page, err := os.ReadFile(questionsPage)
	require.NoError(t, err)
	before, rest, begins := strings.Cut(string(page), begin)
	_, after, ends := strings.Cut(rest, tableEnds)
	require.True(t, begins && ends)
	if whole := before + begin + table + tableEnds + after; *update {
		require.NoError(t, os.WriteFile(questionsPage, []byte(whole), 0o644))
	} else {
		require.Equal(t, whole, string(page))
	}
}

// Of a library's own wordings, each left out of it, so many yes and no that are told are right at least.
const leastToldRight = 0.9

// TestTrust asks wordings of the libraries, each of a library that lacks it.
func TestTrust(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		asked, said, right := 0, 0, 0
		leaveOut(desk, 1, 1, func(less *Desk, _ int, q *question, r *Ruling, _ bool) {
			asked++
			if c := less.tell(less.choose(less.rank(q), q), q)[0]; !c.told && (c.ruling.Verdict == Yes || c.ruling.Verdict == No) {
				said++
				if c.ruling.Verdict == r.Verdict {
					right++
				}
			}
		})
		t.Logf("%-12s %d asked, yes or no told %d, right %d", game.Key, asked, said, right)
		require.GreaterOrEqual(t, float64(right), leastToldRight*float64(said), game.Key)
	}
}
