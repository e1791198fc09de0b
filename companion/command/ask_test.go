package command_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

const askTraders = "[Game \"traders\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n"

// TestAsk: the verdict is the exit status, and the JSON has the keys that tools look for.
func TestAsk(t *testing.T) {
	for _, c := range []struct {
		text, verdict string
		status        int
	}{
		{askTraders + "= {\"money\":[1]}\nAnna: play rebellion gobi\n", "illegal", 1},
		{askTraders + "= {\"money\":[\"?\",1]}\nAnna: play rebellion gobi\n", "depends", 3},
		{askTraders + "Anna: done\n", "legal", 0},
		{askTraders + "Anna: roll 6\nBen: roll 3\nAnna: planet gobi-bob\n", "legal", 0},
		{askTraders + "Anna: roll 6\nBen: roll 3\nBen: planet gobi-bob\n", "illegal", 1},
	} {
		status, out, errs := tablekeeper("ask", "--json", write(t, c.text))
		require.Empty(t, errs)
		require.Equal(t, c.status, status, out)
		var answer map[string]any
		require.NoError(t, json.Unmarshal([]byte(out), &answer))
		require.Equal(t, c.verdict, answer["verdict"])
		for _, key := range []string{"verdict", "rule", "reason", "assumed", "facts", "legal_when", "illegal_when", "takes"} {
			require.Contains(t, answer, key)
		}
		require.Len(t, answer, 8)
	}
}

// TestAskForPeople says what is in the way and what it would take.
func TestAskForPeople(t *testing.T) {
	_, out, _ := tablekeeper("ask", write(t, askTraders+"= {\"money\":[1],\"hands\":[{\"known\":{\"rebellion\":1},\"unknown\":0}]}\nAnna: play rebellion gobi\n"))
	require.Contains(t, out, "Not allowed.\n")
	require.Contains(t, out, "costs 2 MCr; Anna has 1.\n  TR-6.4: ")
	require.Contains(t, out, "It would take: Anna has one more MCr.\n")
	_, out, _ = tablekeeper("ask", write(t, askTraders+"Anna: play rebellion gobi\n"))
	require.Contains(t, out, "It depends.\n")
	require.Contains(t, out, "How much money does Anna have?\n  0 to 1: not allowed (TR-6.4")
}

// TestAskRefuses names the line and what is wrong with it.
func TestAskRefuses(t *testing.T) {
	for text, why := range map[string]string{
		askTraders:                                      "expected a move as the last line",
		askTraders + "= {\"money\":[1]}\n":              "expected a move as the last line",
		askTraders + "= {\"gold\":[1]}\nAnna: done\n":   `line 4: position: there is no field "gold"`,
		askTraders + "= {\"money\":[-1]}\nAnna: done\n": "line 4: position.money.0: expected a whole number",
		askTraders + "= {\"money\":1}\nAnna: done\n":    "line 4: position.money: expected an array",
		askTraders + "= {\"step\":\"x\"}\nAnna: done\n": "line 4: position.step: this can't stand here",
		askTraders + "= {\"money\":[1]}\nAnna: dance\n": "line 5: ",
		askTraders + "= {\"money\":[1]\nAnna: done\n":   "line 4: ",
	} {
		status, out, errs := tablekeeper("ask", write(t, text))
		require.Equal(t, 2, status, text)
		require.Empty(t, out)
		require.Contains(t, errs, why)
	}
}
