package command

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// runTide is `tablekeeper tide` with words parted by blanks.
func runTide(t *testing.T, line string) (status int, stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	args := []string{"tide"}
	for _, word := range strings.Fields(line) {
		args = append(args, strings.ReplaceAll(word, `""`, ""))
	}
	status = Run(args, &Shell{Out: &out, Err: &errs})
	return status, out.String(), errs.String()
}

func TestTideJSONByHand(t *testing.T) {
	status, out, errs := runTide(t, "--length 1m --chance 20 --active more-time,back --numbers 19,1,20,0,0 --sample 57s --json")
	require.Zero(t, status, errs)
	require.Empty(t, errs)
	// A = 3 s; more-time at 10 s, unlucky at 30 s, back at 40 s; E + R = 63 s.
	// At 57 s R = 6 s = T/10: p(0.1) = 2.12. Phase: 10 s at full and falling time
	// give 5 + 40 (1/6)^3, the rest 23.5 + 40 (0.9^3 - (7/60)^3).
	require.Equal(t, `{"t":60000,"chance":20,"active":["back","more-time"],"ticks":[`+
		`{"e":10000,"r":50000,"i":1,"event":"more-time","r_after":53000},`+
		`{"e":20000,"r":43000,"barred":"b"},`+
		`{"e":30000,"r":33000,"barred":"u"},`+
		`{"e":40000,"r":23000,"i":0,"event":"back","r_after":23000},`+
		`{"e":50000,"r":13000,"barred":"b"},`+
		`{"e":60000,"r":3000,"barred":"c"}],`+
		`"end":{"e":63000,"r":0},"beats":71,"samples":[`+
		`{"e":0,"r":60000,"f":1,"hz":0.5,"phase":0,"red":0,"colour":[38,110,160],"digits":null},`+
		`{"e":57000,"r":6000,"f":0.1,"hz":2.12,"phase":57.781666666666666,"red":1,"colour":[200,16,24],"digits":"00:06"}]}`+"\n", out)
}

func TestTideJSONHasEveryFieldAlways(t *testing.T) {
	status, out, errs := runTide(t, `--length 1m --active "" --seed x --json --sample 60s`)
	require.Zero(t, status, errs)
	var got map[string]json.RawMessage
	require.NoError(t, json.Unmarshal([]byte(out), &got))
	require.Len(t, got, 7)
	require.JSONEq(t, `[]`, string(got["active"]))
	require.JSONEq(t, `{"e":60000,"r":0}`, string(got["end"]))
	require.JSONEq(t, `69`, string(got["beats"]))
	require.Equal(t, 4, strings.Count(string(got["ticks"]), `"barred":"e"`))
	require.Equal(t, 2, strings.Count(string(got["ticks"]), `"barred":"c"`), "at R = 10 s and at the end")
}

func TestTideSeeds(t *testing.T) {
	_, one, _ := runTide(t, "--seed Friday --json")
	_, two, _ := runTide(t, "--seed Friday --json")
	require.Equal(t, one, two)
	_, other, _ := runTide(t, "--seed Saturday --json")
	require.NotEqual(t, one, other)

	_, fresh, errOutput := runTide(t, "--json --chance 50")
	seed, ok := strings.CutPrefix(errOutput, "seed: ")
	require.True(t, ok, "a fresh seed is told: %q", errOutput)
	_, again, errOutput := runTide(t, "--json --chance 50 --seed "+strings.TrimSpace(seed))
	require.Equal(t, fresh, again)
	require.Empty(t, errOutput)

	_, text, errOutput := runTide(t, "")
	require.Empty(t, errOutput)
	require.Contains(t, text, "Seed: ")
}

func TestTideText(t *testing.T) {
	status, out, _ := runTide(t, "--length 60s --numbers 0,3,50,99,20 --sample 30s")
	require.Zero(t, status)
	require.Equal(t, `Rising Tides, 01:00
Events: right, left, back, more-time, less-time; chance 20%

     time       left    beats/s   red
    00:00      01:00       0.50    0%
    00:10      00:50  event more-time: 00:53 left
    00:30      00:33       0.90   50%
    01:00      00:03       2.30  100%
    01:03      00:00  the time is out

71 beats. 6 ticks, 1 with an event, 3 by chance without one, 1 barred after an event, 1 barred in the last ten seconds.
`, out)
	_, out, _ = runTide(t, `--length 1m --active "" --sample 1m`)
	require.Contains(t, out, "Events: none; chance 20%")
	require.Contains(t, out, "4 without any event switched on")
}

func TestTideLengths(t *testing.T) {
	for text, ms := range map[string]string{"10m": "600000", "600s": "600000", "1h": "3600000", "0h1m0s": "60000", "60000ms": "60000"} {
		status, out, errs := runTide(t, "--json --seed x --length "+text)
		require.Zero(t, status, errs)
		require.True(t, strings.HasPrefix(out, `{"t":`+ms+","), text)
	}
}

func TestTideRefuses(t *testing.T) {
	for line, says := range map[string]string{
		"--length 0m":                        "1 to 60 minutes",
		"--length 61m":                       "1 to 60 minutes",
		"--length 90s":                       "whole minutes",
		"--length -5m":                       "1 to 60 minutes",
		"--length 10":                        "write a time as",
		"--length 1m0.0000001s":              "whole milliseconds",
		"--length":                           "length",
		"--chance -1":                        "0 to 100 percent",
		"--chance 101":                       "0 to 100 percent",
		"--chance 20%":                       "isn't a whole number",
		"--active right,up":                  `no event is called "up"`,
		"--active right,right":               "listed twice",
		"--sample 0s":                        "every 2 ms or less often",
		"--sample -1s":                       "less often",
		"--sample x":                         "write a time as",
		"--numbers 1,2 --seed x":             "give one of them",
		"--numbers 1,x":                      "isn't a whole number",
		"--numbers 1,,2":                     "isn't a whole number",
		`--numbers ""`:                       "run dry",
		"--numbers 50,10":                    "run dry",
		"--numbers 100":                      "number 1 of the list is 100; it has to be 0 to 99",
		"--numbers -1":                       "it has to be 0 to 99",
		"--numbers 50,0,5":                   "number 3 of the list is 5; it has to be 0 to 4",
		"--numbers 0,1 --active back":        "it has to be 0 to 0",
		"--loud":                             "loud",
		"evening":                            `unexpected "evening"`,
		"--json=perhaps":                     "json",
		"--length 99999999999999999h":        "write a time as",
		"--chance 99999999999999999999999":   "isn't a whole number",
		"--json --numbers 50,10 --length 2m": "run dry",
		"--json --numbers 0 --length 2m --sample 1s": "run dry",
	} {
		status, out, errs := runTide(t, line)
		require.Equal(t, 2, status, line)
		require.Empty(t, out, line)
		require.Contains(t, errs, says, line)
		require.True(t, strings.HasPrefix(errs, "tablekeeper: "), line)
		require.Equal(t, 1, strings.Count(errs, "\n"), "%s: one line, not %q", line, errs)
	}
}

func TestTideHelp(t *testing.T) {
	for _, flag := range []string{"--help", "-h"} {
		status, out, errs := runTide(t, flag)
		require.Zero(t, status)
		require.Empty(t, errs)
		for _, word := range []string{"--length", "--chance", "--seed", "--numbers", "--active", "--sample", "--json"} {
			require.Contains(t, out, word)
		}
	}
}

// TestTideCitesRules makes sure that the rules that the help names are there to be read.
func TestTideCitesRules(t *testing.T) {
	_, help, _ := runTide(t, "--help")
	cited := regexp.MustCompile(`RT-[0-9.]+[0-9]`).FindAllString(help, -1)
	require.NotEmpty(t, cited)
	game, _ := shelf.Find("rising-tides")
	for _, id := range cited {
		_, ok := game.Rule(id)
		require.True(t, ok, id)
	}
}

func BenchmarkTideJSON(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		var out, errs bytes.Buffer
		require.Zero(b, Run([]string{"tide", "--seed", "x", "--json"}, &Shell{Out: &out, Err: &errs}))
	}
}
