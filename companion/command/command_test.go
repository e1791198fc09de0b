package command_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/command"
)

const disputed = `[Game "rising-tides"]
[Seat "Anna"]
[Seat "Ben"]
[Seat "Cleo"]
[Seat "Dora"]
1: nation us
2: nation ?
3: nation asia
4: nation ?
Anna: draw fuel
Ben: draw ?
Cleo: steal 4 materials
Cleo: place materials
Cleo: dance
Cleo: draw supplies
`

func write(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "match.table")
	require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
	return file
}

func TestCheckForReading(t *testing.T) {
	status, out, errs := tablekeeper("check", write(t, disputed))
	require.Equal(t, 1, status)
	require.Empty(t, errs)
	require.Equal(t, `line 12  Cleo (3): steal 4 materials
  Not allowed (RT-2.3.1.1.1): Dora has no card in the depot that could be attacked.
  RT-2.3.1.1.1: You can attack only a player who has a depot card outside the built stages.

line 13  Cleo (3): place materials
  Not allowed (RT-4.3.2): Cleo's hand is empty.
  RT-4.3.2: You can play, pay or discard only cards from your own hand.

line 14  Cleo: dance
  Unreadable: this game has no verb "dance".

Rising Tides: 10 moves judged, 3 not legal.
It is Dora's turn.
Anna: Nation card: US; Hand: 1 Fuel
Ben: Nation card: Hidden; Hand: 1 unknown card
Cleo: Nation card: Asia; Hand: 1 Supplies
Dora: Nation card: Hidden
The deck has 75 cards.
Awaited: Dora (4)
`, out)
}

// TestCheckSaysThatNobodyHasWon ends a match of Rising Tides before anybody has finished (section 8): for reading nobody has won, while
// the JSON has the places as the contract gives them.
func TestCheckSaysThatNobodyHasWon(t *testing.T) {
	unwon := "[Game \"rising-tides\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n[Seat \"Cleo\"]\n[Seat \"Dora\"]\n" +
		"Anna: nation us\nBen: nation asia\nCleo: nation africa\nDora: nation ?\n1: draw ?\n2: draw ?\n3: draw ?\n4: draw ?\n" +
		"table: time-out\ntable: close\n"
	status, out, errs := tablekeeper("check", write(t, unwon))
	require.Zero(t, status, errs)
	require.Contains(t, out, "\nNobody has won.\nLast: Anna (1), Ben (2), Cleo (3), Dora (4)\n")
	require.NotContains(t, out, "Place 1")
	_, out, _ = tablekeeper("check", "--json", write(t, unwon))
	require.Contains(t, out, `"ranking":[[1,2,3],[4]]`)
}

func TestCheckReadsStandardInput(t *testing.T) {
	var out, errs bytes.Buffer
	status := command.Run([]string{"check", "-", "--json"}, reading(disputed, &out, &errs))
	require.Equal(t, 1, status)
	require.Empty(t, errs.String())
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	require.Len(t, lines, 11)
	require.Equal(t, `{"line":12,"seat":3,"move":"steal 4 materials","verdict":"illegal","rule":"RT-2.3.1.1.1",`+
		`"why":"Dora has no card in the depot that could be attacked."}`, lines[6])
	require.Equal(t, `{"line":14,"verdict":"unreadable","why":"this game has no verb \"dance\""}`, lines[8])
	require.True(t, strings.HasPrefix(lines[10], `{"end":true,"over":false,"ranking":[],"to_move":[4],"state":{"attack":null,`))
}

// TestBoxFaults makes sure that a fault of a box names the file that holds it:
// the box file, or the transcript and the line of its Box header.
func TestBoxFaults(t *testing.T) {
	folder := t.TempDir()
	name := func(file, text string) string {
		path := filepath.Join(folder, file)
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	const head = "[Game \"duck-dealer\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n"
	plain := name("plain.table", head)
	boxed := name("boxed.table", head+"[Box \"edition own\"]\n\n[Box \"ship | slots 99 @box\"]\n")
	wrong := name("wrong.table", head+"[Setup \"mine s6 blue-paint\"]\n")
	box := name("own.box", "# An own edition.\nedition own\n\nship | slots 99 @box\n")
	short := name("short.box", "edition own\n")
	house := filepath.Join("..", "games", "duckdealer", "house-1.box")
	for _, c := range []struct{ args, says string }{
		{"check --box " + box + " " + plain, box + ": line 4: "},
		{"moves --box " + box + " " + plain, box + ": line 4: "},
		{"simulate --box " + box + " duck-dealer", box + ": line 4: "},
		{"check --box " + short + " " + plain, short + ": line 0: the box: the line "},
		{"check " + boxed, boxed + ": line 6: "},
		{"check --box " + box + " " + boxed, boxed + ": line 4: the transcript has its own box"},
		{"check --box " + house + " " + wrong, wrong + ": line 4: there is no planet"},
	} {
		status, out, errs := tablekeeper(strings.Fields(c.args)...)
		require.Equal(t, 2, status, c.args)
		require.Empty(t, out, c.args)
		require.True(t, strings.HasPrefix(errs, "tablekeeper: "+c.says), errs)
		require.Equal(t, 1, strings.Count(errs, "\n"), errs)
	}
}

func TestMoves(t *testing.T) {
	file := write(t, disputed)
	status, out, _ := tablekeeper("moves", file)
	require.Zero(t, status)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	require.Contains(t, lines, "4: draw ?")
	require.Contains(t, lines, "table: skip")
	require.IsIncreasing(t, lines)

	_, out, _ = tablekeeper("moves", "--json", file)
	var list []string
	require.NoError(t, json.Unmarshal([]byte(out), &list))
	require.Equal(t, lines, list)
}

func TestRules(t *testing.T) {
	status, out, _ := tablekeeper("rules", "rising-tides", "rt-8.2.2")
	require.Zero(t, status)
	require.Contains(t, out, "Rising Tides  RT-8.2.2\n")
	require.Contains(t, out, "House rule sixth-nation: ")
	status, out, _ = tablekeeper("rules", "raid trade", "RD-6.2")
	require.Zero(t, status)
	require.Regexp(t, `\nLegal: Anna: advance \(.+\)\n  It is Anna's turn\.\n(  .+\n)*Illegal: .+\n  `, out)
	status, out, _ = tablekeeper("rules", "Rising-Tides")
	require.Zero(t, status)
	for _, id := range []string{"RT-2.1.1", "RT-8.2.2", "GEN-1", "GEN-4"} {
		require.Contains(t, out, id)
	}
}

func TestSimulateRepeats(t *testing.T) {
	run := func(games string) string {
		status, out, errs := tablekeeper("simulate", "--games", games, "--seats", "5", "--seed", "tide", "--max-moves", "200",
			"--option", "starting-hand=3", "rising-tides")
		require.Zero(t, status, errs)
		require.Contains(t, errs, "every invariant holds")
		return out
	}
	three := run("3")
	require.Equal(t, three, run("3"))
	require.True(t, strings.HasPrefix(three, run("2")), "a game does not depend on how many are played")

	_, nameless, _ := tablekeeper("simulate", "--seed", "x", "--seed=", "--max-moves", "20", "rising-tides")
	_, again, _ := tablekeeper("simulate", "--seed=", "--max-moves", "20", "rising-tides")
	require.Equal(t, nameless, again, "no letter is a seed too")

	folder := t.TempDir()
	status, out, _ := tablekeeper("simulate", "--games=2", "--seed=x", "--max-moves=50", "--out", filepath.Join(folder, "new"), "rising-tides")
	require.Zero(t, status)
	require.Empty(t, out)
	for _, name := range []string{"rising-tides-00001.table", "rising-tides-00002.table"} {
		status, _, errs := tablekeeper("check", filepath.Join(folder, "new", name))
		require.Zero(t, status, errs)
	}
}

func TestBadArguments(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "none.table")
	for line, want := range map[string]string{
		"dance":                              "unknown command \"dance\"",
		"--dance":                            "tablekeeper: unknown flag: --dance; usage: tablekeeper",
		"chek x.table":                       "tablekeeper: unknown command \"chek\"; did you mean check?\n",
		"help chek":                          "tablekeeper: unknown command \"chek\"; did you mean check?\n",
		"help check moves":                   "tablekeeper: unexpected \"moves\"; usage: tablekeeper help [COMMAND]\n",
		"version x":                          "unexpected \"x\"; usage: tablekeeper version",
		"texts x":                            "unexpected \"x\"; usage: tablekeeper texts",
		"serve x":                            "unexpected \"x\"; usage: tablekeeper serve",
		"tide x":                             "unexpected \"x\"; usage: tablekeeper tide",
		"rules traders a b":                  "unexpected \"b\"; usage: tablekeeper rules",
		"chek --json x":                      "tablekeeper: unknown command \"chek\"; did you mean check?\n",
		os.Args[0] + " x":                    "unexpected \"x\"; usage: tablekeeper [FILE.table]",
		"none.table":                         "none.table: no such file",
		"check":                              "expected one transcript",
		"check a b":                          "unexpected \"b\"; usage: tablekeeper check",
		"check " + missing:                   "none.table: no such file",
		"check --quiet x":                    "unknown flag: --quiet; usage: tablekeeper check",
		"check -q x":                         "unknown shorthand flag: 'q' in -q",
		"check --json=yes x":                 "invalid argument \"yes\" for \"--json\" flag: expected true or false",
		"check --box":                        "flag needs an argument: --box",
		"check " + t.TempDir():               "is a directory",
		"moves":                              "expected one transcript",
		"rules":                              "expected a game",
		"rules checkers":                     "unknown game \"checkers\"",
		"rules rising-tides RT-9":            "has no rule \"RT-9\"",
		"simulate":                           "expected one game",
		"simulate checkers":                  "unknown game",
		"simulate --games 0 rising-tides":    "for \"--games\" flag: expected a whole number from 1 to",
		"simulate --seats 3 rising-tides":    "tablekeeper: Rising Tides is for 4 to 6 players, not 3\n",
		"simulate --seats 7 traders":         "tablekeeper: Traders is for 2 to 6 players, not 7\n",
		"simulate --seats 1 raid-trade":      "is for 2 players, not 1",
		"simulate --option x=1 rising-tides": "tablekeeper: Rising Tides has no option \"x\"; there are starting-hand, ",
		"lab --against x=1 rising-tides":     "Rising Tides has no option \"x\"; there are starting-hand, ",
		"lab --vary x=1 raid-trade":          "Raid Trade has no number \"x\"; there are ",
		"print --players 9 raid-trade":       "tablekeeper: Raid Trade is for 2 players, not 9\n",
		"simulate --players x traders":       "unknown player \"x\"; the players are random, greedy, search\n",
		"simulate --players random,random,greedy traders": "--players names 3 players for 2 seats",
		"simulate --seed \x1b[m traders":                  "--seed takes a line of text",
		"check -- --json x":                               "unexpected \"x\"",
		"simulate --box none rising-tides":                "none: no such file",
		"simulate --out /dev/null/x rising-tides":         "/dev/null/x: not a directory",
		"check --box " + os.Args[0] + " " + missing:       "no such file",
	} {
		status, out, errs := tablekeeper(strings.Fields(line)...)
		require.Equal(t, 2, status, line)
		require.Empty(t, out, line)
		require.Contains(t, errs, want, line)
		require.Equal(t, 1, strings.Count(errs, "\n"), "%s: %s", line, errs)
	}
}

// TestRefusalsAreOneLine: whatever the name of a file or an argument has in it.
func TestRefusalsAreOneLine(t *testing.T) {
	for _, args := range [][]string{
		{"check", "no\nsuch\r\nfile"},
		{"check", "--a\nb"},
		{"simulate", "--seed", "a\nb", "rising-tides"},
		{"simulate", "--seed", "\xff", "rising-tides"},
		{"tide", "--a\nb"},
	} {
		status, out, errs := tablekeeper(args...)
		require.Equal(t, 2, status, args)
		require.Empty(t, out, args)
		require.Equal(t, 1, strings.Count(errs, "\n"), "%q: %s", args, errs)
		require.NotContains(t, errs, "\r", args)
	}
}

// TestWordsAfterTwoDashes reads files whose names begin as flags do.
func TestWordsAfterTwoDashes(t *testing.T) {
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile("--json", []byte(disputed), 0o600))
	status, out, errs := tablekeeper("check", "--json", "--", "--json")
	require.Equal(t, 1, status, errs)
	require.True(t, strings.HasPrefix(out, `{"line":`))
	status, _, errs = tablekeeper("moves", "--", "--json")
	require.Zero(t, status, errs)
}

func TestHelpEverywhere(t *testing.T) {
	for _, args := range []string{"--help", "help", "-h", "check --help", "moves --help", "simulate -h", "rules --help", "verify --help", "tide --help", "ask --help", "texts --help", "serve --help", "help check", "help help", "version --help"} {
		status, out, errs := tablekeeper(strings.Fields(args)...)
		require.Zero(t, status, args)
		require.Contains(t, out, "Usage: tablekeeper", args)
		require.Empty(t, errs, args)
	}
	_, usage, _ := tablekeeper("--help")
	require.Contains(t, usage, "--version")
}

// TestHelpOfACommand is the same in both ways to ask for it.
func TestHelpOfACommand(t *testing.T) {
	_, flag, _ := tablekeeper("ask", "--help")
	_, word, _ := tablekeeper("help", "ask")
	require.Equal(t, flag, word)
	require.Contains(t, word, "  - 3: The verdict depends on what isn't known.\n")
}

// TestCompletions asks as shells do.
func TestCompletions(t *testing.T) {
	for words, want := range map[string]string{
		"ch":                        "check\t",
		"simulate tr":               "traders\t",
		"rules rising-tides rt-8.2": "RT-8.2.2\t",
		"help si":                   "simulate\t",
		"simulate --max":            "--max-moves\t",
	} {
		status, out, _ := tablekeeper(append([]string{"__complete"}, strings.Split(words, " ")...)...)
		require.Zero(t, status)
		require.Contains(t, out, want, words)
	}
	for _, sh := range []string{"bash", "zsh", "fish"} {
		status, out, errs := tablekeeper("completion", sh)
		require.Zero(t, status, errs)
		require.Contains(t, out, "__complete", sh)
	}
}

// TestFileInTheWindow opens what is named in place of a command.
func TestFileInTheWindow(t *testing.T) {
	var out, errs bytes.Buffer
	var shown string
	sh := shell(&out, &errs)
	sh.Window = func(file string) error { shown = file; return nil }
	file := write(t, disputed)
	require.Zero(t, command.Run([]string{file}, sh), errs.String())
	require.Equal(t, file, shown)
	sh.Window = func(string) error { return errors.New("there is no display") }
	require.Equal(t, 2, command.Run([]string{write(t, disputed)}, sh))
	require.Equal(t, "tablekeeper: there is no display\n", errs.String())
}

func TestRefusals(t *testing.T) {
	ask := func(args ...string) (status int, out, errs string) {
		var o, e bytes.Buffer
		status = command.Run(append([]string{"rules", "--refusals", "rising-tides"}, args...), shell(&o, &e))
		return status, o.String(), e.String()
	}
	status, out, errs := ask()
	require.Zero(t, status, errs)
	require.Contains(t, out, "RT-4.3.2  You can play, pay or discard only cards from your own hand.\n")
	require.Contains(t, out, "  Re-countering takes two cards; Ben holds one.\n    Ben: recounter fuel (Ben re-counters and pays Fuel)  [Re-counter; ")
	require.Contains(t, out, "  Nations are chosen only at the start. It is Anna's turn.\n")
	_, one, _ := ask("rt-3.2.1")
	require.Contains(t, one, "there is no card to draw.")
	require.NotContains(t, one, "RT-4.3.2")
	status, _, errs = ask("RT-9.9")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "has no rule")
}
