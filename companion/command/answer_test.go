package command_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

// fullDisk takes nothing.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// TestOutputThatNobodyTakes ends every command with a fault where its output is lost.
func TestOutputThatNobodyTakes(t *testing.T) {
	file := write(t, disputed)
	for _, args := range [][]string{
		{"--help"},
		{"help"},
		{"--version"},
		{"check", "--help"},
		{"simulate", "--help"},
		{"serve", "--help"},
		{"tide", "--help"},
		{"rules", "traders"},
		{"rules", "traders", "TR-1.1"},
		{"check", file},
		{"check", "--json", file},
		{"moves", file},
		{"verify", file},
		{"tide", "--seed", "x"},
		{"simulate", "--max-moves", "5", "traders"},
	} {
		var errs bytes.Buffer
		require.Equal(t, 2, command.Run(args, shell(fullDisk{}, &errs)), args)
		require.Equal(t, "tablekeeper: no space left on device\n", errs.String(), args)
	}
}

// hostile is a transcript with names and moves that a terminal would obey.
const hostile = "[Game \"raid-trade\"]\n[Seat \"An\u202ena\"]\n[Seat \"Ben\u200b\U000e0041\u2067\"]\n" +
	"1: roll \x1b[2J\u009b\rx\u2028\n2: roll 9 # \u202e\nAn\u202ena: sell 9d bank\nCl\x07\u200feo: roll 1\n"

// TestWhatATerminalObeys is written as escapes.
func TestWhatATerminalObeys(t *testing.T) {
	file := write(t, hostile)
	for _, args := range [][]string{{"check"}, {"check", "--json"}, {"verify"}, {"verify", "--json"}, {"moves"}} {
		status, out, errs := tablekeeper(append(args, file)...)
		require.NotEqual(t, 2, status, errs)
		require.NotEmpty(t, out)
		for _, r := range out + errs {
			bad := r != '\n' && unicode.IsControl(r) || unicode.In(r, unicode.Bidi_Control, unicode.Zl) || r == 0xe0041 || r == '\u200b'
			require.False(t, bad, "%v: %q in %s", args, r, out)
		}
	}
	_, out, _ := tablekeeper("check", file)
	require.Contains(t, out, `line 6  An\u202ena (1): sell 9d bank`)
	require.Contains(t, out, `line 4  1: roll \u001b[2J\u009b\u000dx\u2028`)
	_, out, _ = tablekeeper("check", "--json", file)
	var refused struct{ Why string }
	require.NoError(t, json.Unmarshal([]byte(strings.Split(out, "\n")[3]), &refused))
	require.Contains(t, refused.Why, "An\u202ena", "the same text for who reads JSON")
}

// TestErrorsAreOneShortLine: whatever is in a file, its name, or a box.
func TestErrorsAreOneShortLine(t *testing.T) {
	long := strings.Repeat("x", 3<<20)
	plain := write(t, "[Game \"duck-dealer\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n")
	for _, args := range [][]string{
		{"check", "--box", write(t, "edition "+long+"Y\n"), plain},
		{"check", "--box", write(t, "ship | slots "+long+" @box\n"), plain},
		{"check", "--box", write(t, long+"\n"), plain},
		{"check", write(t, "[Game \""+long[:60000]+"\"]\n")},
		{"check", write(t, "[Game \"traders\"]\n[Seat \"a:"+long[:60000]+"\"]\n")},
		{"check", write(t, "[Game \"traders\"]\n[Seat \"\u202e:\x1b\"]\n")},
		{"check", filepath.Join(t.TempDir(), "\x1b[31m\u202e\x9b\xff\n")},
		{"rules", long},
		{"\x1b]0;title\a"},
	} {
		status, out, errs := tablekeeper(args...)
		require.Equal(t, 2, status)
		require.Empty(t, out)
		require.Less(t, len(errs), 5000)
		require.Equal(t, 1, strings.Count(errs, "\n"))
		for _, r := range errs {
			require.True(t, r == '\n' || unicode.IsPrint(r), "%q in %s", r, errs)
		}
	}
}
