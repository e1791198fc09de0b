package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

const pileHead = "[Game \"pile\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n"

func TestTranscriptLines(t *testing.T) {
	transcript, err := rules.ReadTranscript([]byte("\ufeff# a comment\r\n\r\n\t[Game \"pile\"] # the game\r\n" +
		"[Seat \"An#na\\\"s\"]\n" +
		"[Note \"a \\\\ and \\\" and # and [x]\"]\n" +
		"  Anna: take 1  # said aloud\n" +
		"Anna: take#1\n" +
		" = {\"a\": \"# no comment\"} \n" +
		"#= x\n" +
		"nonsense"))
	require.ErrorContains(t, err, "line 4: the name")
	require.NotNil(t, transcript)

	transcript, err = rules.ReadTranscript([]byte(pileHead + "[Note \"a \\\\ and \\\" and # and [x]\"]\n" +
		"  Anna: take 1  # said aloud\nAnna: take#1\n = {\"a\": \"# no comment\"} \n#= x\nnonsense"))
	require.NoError(t, err)
	require.Equal(t, []rules.Line{{Number: 4, Text: `a \ and " and # and [x]`}}, transcript.Values("Note"))
	require.Equal(t, []rules.Move{
		{Line: rules.Line{Number: 5, Text: "Anna: take 1"}},
		{Line: rules.Line{Number: 6, Text: "Anna: take#1"}},
		{Line: rules.Line{Number: 7, Text: `{"a": "# no comment"}`}, Agreed: true},
		{Line: rules.Line{Number: 9, Text: "nonsense"}},
	}, transcript.Moves)
	again, err := rules.ReadTranscript(transcript.AppendHeaders(nil))
	require.NoError(t, err)
	require.Equal(t, transcript.Headers, again.Headers, "headers are written back as they were")
}

func TestTranscriptFaults(t *testing.T) {
	for text, want := range map[string]string{
		"":                                 "line 1: expected [Game",
		"Anna: take 1":                     "line 1: expected [Game",
		"[Seat \"Anna\"]\n[Game \"pile\"]": "line 1: expected [Game",
		pileHead + "[Game \"pile\"]":       "line 4: a second Game header",
		pileHead + "[Position \"{}\"]\n[Position \"{}\"]":       "line 5: a second Position header",
		pileHead + "Anna: take 1\n[Date \"2026-11-20\"]":        "line 5: a header can't stand after the moves",
		pileHead + "[Date 2026]":                                "line 4: malformed header",
		pileHead + "[Date \"2026\"":                             "line 4: malformed header",
		pileHead + "[Date \"2026]":                              "line 4: malformed header",
		pileHead + "[Date\"2026\"]":                             "line 4: malformed header",
		pileHead + "[Date \"a\\n\"]":                            "line 4: malformed header",
		pileHead + "[Date \"2026\"] x":                          "line 4: text after the header",
		pileHead + "[Date \"2026\"]# x":                         "line 4: text after the header",
		pileHead + "[Seat \"anna\"]":                            "line 4: two seats are called \"anna\"",
		pileHead + "[Seat \"TABLE\"]":                           "line 4: the name \"TABLE\" means",
		pileHead + "[Seat \"\"]":                                "line 4: a seat's name has 1 to 32 characters",
		pileHead + "[Seat \"" + strings.Repeat("ö", 33) + "\"]": "line 4: a seat's name has 1 to 32 characters",
		pileHead + "[Seat \"12\"]":                              "line 4: the name \"12\" is only digits",
		pileHead + "[Seat \" a\"]":                              "line 4: the name \" a\" has white space",
		pileHead + "[Seat \"a\u00a0\"]":                         "has white space",
		pileHead + "[Seat \"=a\"]":                              "begins with \"=\"",
		pileHead + "[Seat \"[a\"]":                              "begins with \"[\"",
		pileHead + "[Seat \"a:b\"]":                             "has a colon",
		pileHead + "[Seat \"a\tb\"]":                            "control character",
		pileHead + "\n\n\xff":                                   "line 6: not UTF-8",
	} {
		_, err := rules.ReadTranscript([]byte(text))
		require.ErrorContains(t, err, want, "%q", text)
	}
	_, err := rules.ReadTranscript([]byte(pileHead + "[Seat \"" + strings.Repeat("ö", 32) + "\"]"))
	require.NoError(t, err)
}

// TestTranscriptOfManySeats: no file makes reading it slow.
func TestTranscriptOfManySeats(t *testing.T) {
	var text strings.Builder
	text.WriteString(pileHead)
	for n := range 100_000 {
		fmt.Fprintf(&text, "[Seat \"p%d\"]\n", n)
	}
	transcript, err := rules.ReadTranscript([]byte(text.String()))
	require.NoError(t, err)
	_, err = pileGame().Open(transcript, nil)
	require.EqualError(t, err, "line 4: Pile is for 2 players, not 100002")
}

func TestTranscriptLimits(t *testing.T) {
	padded := func(line string, bytes int) string { return line + strings.Repeat("x", bytes-len(line)) }
	for name, c := range map[string]struct{ text, want string }{
		"a line":          {padded("Anna: take 1 # ", rules.MaxLine), ""},
		"a longer line":   {padded("Anna: take 1 # ", rules.MaxLine+1), "line 4: longer than 4096 bytes"},
		"a long comment":  {padded("# ", rules.MaxLine+1), "line 4: longer than 4096 bytes"},
		"an agreed one":   {padded("= {", rules.MaxHeader), ""},
		"a longer one":    {padded("= {", rules.MaxHeader+1), "line 4: longer than 65536 bytes"},
		"a header":        {padded("[Note \"", rules.MaxHeader-2) + "\"]", ""},
		"a longer header": {padded("[Note \"", rules.MaxHeader-1) + "\"]", "line 4: longer than 65536 bytes"},
		"moves":           {strings.Repeat("Anna: take 1\n", rules.MaxMoves), ""},
		"more moves":      {strings.Repeat("Anna: take 1\n", rules.MaxMoves) + "= {}", "line 20004: more than 20000 moves"},
		"a file":          {strings.Repeat("#\n", (rules.MaxFile-len(pileHead))/2), ""},
		"a longer file":   {strings.Repeat("#\n", rules.MaxFile/2), "longer than 4 MiB"},
	} {
		_, err := rules.ReadTranscript([]byte(pileHead + c.text))
		if c.want == "" {
			require.NoError(t, err, name)
		} else {
			require.ErrorContains(t, err, c.want, name)
		}
	}
}

func TestBoxLines(t *testing.T) {
	lines, err := rules.ReadLines([]byte("# box\n\n a | b # c\r\nd#e\n"))
	require.NoError(t, err)
	require.Equal(t, []rules.Line{{Number: 3, Text: "a | b"}, {Number: 4, Text: "d#e"}}, lines)
}

// FuzzReadTranscript: whatever the bytes, reading answers with a transcript or a
// fault, and headers that were read are written so that they read the same.
func FuzzReadTranscript(f *testing.F) {
	f.Add([]byte(pileHead + "[Note \"\\\\ \\\" #\"] # c\n Anna: take 1 # x\n= {}\n"))
	f.Add([]byte("[Game \"pile\"]\r\n[Seat \"a\"]\n[Position \"{\\\"a\\\":1}\"]\n1: take 1"))
	f.Fuzz(func(t *testing.T, data []byte) {
		transcript, err := rules.ReadTranscript(data)
		if err != nil {
			return
		}
		again, err := rules.ReadTranscript(transcript.AppendHeaders(nil))
		require.NoError(t, err)
		require.Len(t, again.Headers, len(transcript.Headers))
		for i, h := range transcript.Headers {
			require.Equal(t, h.Text, again.Headers[i].Text)
		}
	})
}
