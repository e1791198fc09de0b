package command_test

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestNotationGuide runs every example of docs/notation.md: the comments of a
// transcript say what the referee must answer, the last line of a faulty one what
// is wrong with it, and a command prints what is under it.
func TestNotationGuide(t *testing.T) {
	guide, err := os.ReadFile("../../docs/notation.md")
	require.NoError(t, err)
	examples := regexp.MustCompile("(?ms)^```([a-z]+)\n(.*?)^```$").FindAllStringSubmatch(string(guide), -1)
	last, count := "", map[string]int{}
	for _, example := range examples {
		kind, text := example[1], example[2]
		count[kind]++
		switch kind {
		case "table":
			last = write(t, text)
			guideJudges(t, last, text)
		case "fault":
			lines := strings.Split(strings.TrimSpace(text), "\n")
			want, _ := strings.CutPrefix(lines[len(lines)-1], "# ")
			require.Contains(t, refused(t, write(t, text)), want+"\n")
		case "console":
			line, want, _ := strings.Cut(text, "\n")
			args := strings.Fields(strings.Replace(line, "FILE", last, 1))
			_, out, errs := tablekeeper(args[2:]...)
			guidePrints(t, want, out, line+"\n"+errs)
		default:
			t.Fatalf("%q is none of table, fault, console", kind)
		}
	}
	require.Greater(t, count["table"], 3)
	require.NotZero(t, count["fault"])
	require.NotZero(t, count["console"])
}

// guidePrints compares what a command prints with the guide, where "..." at the end
// of a line stands for the rest of it.
func guidePrints(t *testing.T, want, out, about string) {
	wanted, got := strings.Split(want, "\n"), strings.Split(out, "\n")
	require.Len(t, got, len(wanted), "%s\n%s", about, out)
	for i, line := range wanted {
		if begin, cut := strings.CutSuffix(line, "..."); cut {
			require.True(t, strings.HasPrefix(got[i], begin), "%s\n%s", about, out)
			continue
		}
		require.Equal(t, line, got[i], about)
	}
}

// guideJudges makes sure that each move has the verdict that its comment tells.
func guideJudges(t *testing.T, file, text string) {
	status, out, errs := tablekeeper("check", "--json", file)
	require.Less(t, status, 2, errs)
	lines := strings.Split(text, "\n")
	for answer := range strings.Lines(out) {
		var judged struct {
			Line          int
			Verdict, Rule string
			End           bool
		}
		require.NoError(t, json.Unmarshal([]byte(answer), &judged))
		if judged.End {
			continue
		}
		line := lines[judged.Line-1]
		_, comment, _ := strings.Cut(line, " # ")
		switch judged.Verdict {
		case "illegal":
			require.Regexp(t, "^illegal "+regexp.QuoteMeta(judged.Rule)+`\b`, comment, line)
		case "unreadable":
			require.Regexp(t, `^unreadable\b`, comment, line)
		default:
			require.NotRegexp(t, `^(illegal|unreadable)\b`, comment, line)
			require.Equal(t, strings.HasPrefix(line, "="), judged.Verdict == "agreed", line)
		}
	}
}
