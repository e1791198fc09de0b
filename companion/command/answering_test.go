package command_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAnswer answers what people ask, as text and as JSON, and on the position of a match.
func TestAnswer(t *testing.T) {
	status, out, errs := tablekeeper("answer", "raid-trade", "i am lvl 9 with two white tokens, can i go to level 10?")
	require.Equal(t, 0, status, errs)
	require.Regexp(t, `(?m)^No\. `, out)
	require.NotContains(t, out, "Perhaps")
	require.Contains(t, out, "RD-6.1: Trade leads up to level 9 and no further.")

	type answer struct {
		Matter  string
		Verdict string
		Leans   string
		Number  *int
		Turned  bool
		Rules   []string
		Facts   []map[string]any
		Goal    string
	}
	read := func(args ...string) answer {
		status, out, errs := tablekeeper(append([]string{"answer", "--json"}, args...)...)
		require.Equal(t, 0, status, errs)
		var got struct{ Answers []answer }
		require.NoError(t, json.Unmarshal([]byte(out), &got))
		require.GreaterOrEqual(t, len(got.Answers), 3)
		return got.Answers[0]
	}
	first := read("raid-trade", "level 9 and 2 white tokens, up to level 10?")
	require.Equal(t, "no", first.Verdict)
	require.Equal(t, "RD-6.1", first.Rules[0])
	require.Equal(t, "level 10", first.Goal)
	require.Contains(t, first.Facts, map[string]any{"text": "level 9", "path": "seats.{who}.level", "value": 9.0})

	first = read("traders", "can i build a third station on bob?")
	require.Equal(t, "no", first.Verdict)
	require.Empty(t, first.Facts, "a third station is wanted and not there")
	require.Equal(t, "stations 3", first.Goal)

	claim := read("raid-trade", "you can't raid him in space")
	require.Equal(t, []any{"yes", true}, []any{claim.Verdict, claim.Turned}, "the claim is wrong")
	require.Equal(t, "Raid somebody who is in space?", claim.Matter)

	question := "may I lengthen his trip with a king?"
	require.Equal(t, "depends", read("raid-trade", question).Verdict)
	match := write(t, "[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\nAnna: roll 5\nBen: roll 2\n")
	onTable := read("--table", match, "raid-trade", question)
	require.Equal(t, "no", onTable.Verdict)
	require.Equal(t, "RD-7.7", onTable.Rules[0])

	status, out, errs = tablekeeper("answer", "raid-trade", "do discards lie face up?")
	require.Equal(t, 0, status, errs)
	require.Regexp(t, `^Discards lie face up and are called by name\.\n  About: Is a discard pile secret\?`, out)
	told := read("raid-trade", "do discards lie face up?")
	require.Equal(t, []any{"told", "no"}, []any{told.Verdict, told.Leans}, "it isn't secret")
	require.Equal(t, 6, *read("raid-trade", "how many hits do I need against a defence of 5").Number)

	status, out, errs = tablekeeper("answer", "--option", "vicious-combat=on", "raid-trade", "does", "a", "3", "hit")
	require.Equal(t, 0, status, errs)
	require.Contains(t, out, "Yes. A 3 hits.")
	status, _, errs = tablekeeper("answer", "--option", "vicious-combat=yes", "raid-trade", "does", "a", "3", "hit")
	require.Equal(t, 2, status)
	require.Contains(t, errs, "option vicious-combat takes off, on")
	status, _, errs = tablekeeper("answer", "--option", "vicious-combat=on", "--table", match, "raid-trade", question)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "--option says how you play where there is no --table")

	status, out, _ = tablekeeper("answer", "traders", "asdf qwer")
	require.Equal(t, []any{4, "I don't know this one.\n"}, []any{status, out}, "what isn't understood is no silence of the rules")
	status, out, _ = tablekeeper("answer", "--json", "traders", "asdf qwer")
	require.Equal(t, 4, status)
	require.Contains(t, out, `"verdict":"unclear"`)
	status, out, errs = tablekeeper("answer", "traders", strings.Repeat("may I build ", 50))
	require.Equal(t, []any{2, ""}, []any{status, out})
	require.Contains(t, errs, "the question has 600 letters; expected at most 500")

	status, _, errs = tablekeeper("answer", "--table", match, "traders", question)
	require.Equal(t, 2, status)
	require.Contains(t, errs, "a match of Raid Trade")
}
