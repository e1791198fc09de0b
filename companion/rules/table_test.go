package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

func openPile(t *testing.T, more string) rules.Table {
	t.Helper()
	transcript, err := rules.ReadTranscript([]byte("[Game \"pile\"]\n[Seat \"Anna\"]\n[Seat \"Ben Ali\"]\n" + more))
	require.NoError(t, err)
	table, err := pileGame().Open(transcript, nil)
	require.NoError(t, err)
	for _, m := range transcript.Moves {
		j := rules.JudgeMove(table, m)
		require.Contains(t, []rules.Verdict{rules.Legal, rules.Agreed}, j.Verdict, "line %d", j.Line)
	}
	return table
}

func read(t *testing.T, table rules.Table, line string) rules.Act {
	t.Helper()
	a, err := table.Read(line)
	require.NoError(t, err)
	return a
}

func TestReading(t *testing.T) {
	table := openPile(t, "")
	for _, line := range []string{"Anna: take 2", "ANNA:take  2", "1: TAKE\t2", "anna :take 2 "} {
		a := read(t, table, line)
		require.Equal(t, "take 2", table.Notation(a), line)
		require.Equal(t, 1, a.Seat)
	}
	require.Equal(t, 2, read(t, table, "ben ali: take 1").Seat)
	require.Equal(t, 0, read(t, table, "Table: add").Seat)
	for line, why := range map[string]string{
		"Cleo: take 1":   "no seat is called",
		"3: take 1":      "no seat is called",
		"01: take 1":     "no seat is called",
		"Anna take 1":    "colon",
		"Anna:":          "the move is missing",
		"Anna: steal 1":  "this game has no verb \"steal\"",
		"Anna: take":     "wrong number of words",
		"Anna: take 1 1": "wrong number of words",
		"Anna: take 4":   "\"4\" doesn't fit STONES (1 to 3)",
		"Anna: take 01":  "\"01\" doesn't fit STONES",
		"Anna: take +1":  "\"+1\" doesn't fit STONES",
		"Anna: add 1":    "wrong number of words",
	} {
		_, err := table.Read(line)
		require.ErrorContains(t, err, why, line)
	}
}

func TestSharedRulesComeFirst(t *testing.T) {
	table := openPile(t, "")
	for line, rule := range map[string]string{
		"Anna: take 3": "", "table: add": "",
		"Ben Ali: take 3": rules.NotAwaited, "Ben Ali: add": rules.NotAwaited,
		"Anna: add": rules.WrongStep, "table: take 1": rules.WrongStep,
	} {
		require.Equal(t, rule, table.Judge(read(t, table, line)), line)
	}
	over := openPile(t, "1: take 3\n2: take 3\n1: take 1\n")
	for _, line := range []string{"Anna: take 3", "Ben Ali: take 3", "table: add", "table: take 1"} {
		require.Equal(t, rules.GameOver, over.Judge(read(t, over, line)), line)
	}
	require.Empty(t, over.Legal(nil))
	require.Empty(t, over.ToMove())
	require.Equal(t, [][]int{{1}, {2}}, over.Ranking())
}

func TestRefusalsSayWhyAndWhatElse(t *testing.T) {
	table := openPile(t, "[Option \"two-at-most=on\"]\n1: take 2\n2: take 2\n1: take 1\n")
	ruling := table.Explain(read(t, table, "2: take 3"))
	require.False(t, ruling.Legal())
	require.Equal(t, "PI-1", ruling.Rule, "the first broken check, though the second is broken too")
	require.Equal(t, "Ben Ali can't take 3: 2 stones are left.", ruling.Why.String())
	require.Empty(t, ruling.Passed)
	require.Equal(t, []string{"take 2", "take 1"}, texts(table, ruling.Nearest))

	require.Equal(t, []string{"PI-1", "PI-2"}, table.Explain(read(t, table, "2: take 2")).Passed)
	wrong := table.Explain(read(t, table, "1: take 1"))
	require.Equal(t, "It is not Anna's move: Ben Ali must first take stones.", wrong.Why.String())
	require.Empty(t, wrong.Nearest)
	require.Equal(t, "Only the table adds stones. Ben Ali must first take stones.", table.Explain(read(t, table, "2: add")).Why.String())
}

func texts(table rules.Table, acts []rules.Act) []string {
	var list []string
	for _, a := range acts {
		list = append(list, table.Notation(a))
	}
	return list
}

func TestUndoAndRedo(t *testing.T) {
	table := openPile(t, "1: take 1\n2: take 2\n")
	mark := table.Mark()
	require.True(t, table.Undo())
	require.True(t, table.Redo())
	require.Equal(t, mark, table.Mark())
	require.True(t, table.Undo())
	require.Empty(t, table.Play(read(t, table, "2: take 3")))
	require.NotEqual(t, mark, table.Mark())
	require.JSONEq(t, `{"step":"playing","turn":1,"stones":3}`, string(table.State()))
	require.False(t, table.Redo())
	require.True(t, table.Undo())
	require.True(t, table.Redo(), "redo goes to what was undone last")
	require.Len(t, table.Log(), 2)
	require.Equal(t, "take 3", table.Notation(table.Log()[1].Act))

	require.True(t, table.Undo())
	require.True(t, table.Undo())
	require.Empty(t, table.Play(read(t, table, "1: take 1")))
	require.True(t, table.Redo(), "what was undone can be made again after the same move")
}

func TestRefusedMovesChangeNothing(t *testing.T) {
	table := openPile(t, "1: take 1\n")
	before := table.State()
	require.NotEmpty(t, table.Play(read(t, table, "1: take 1")))
	require.Error(t, table.Agree([]byte(`{"step":"playing","turn":1,"stones":0}`)))
	require.Equal(t, before, table.State())
	require.Len(t, table.Log(), 1)
}

func TestAgreedPositions(t *testing.T) {
	table := openPile(t, "1: take 3\n2: take 3\n1: take 1\n= {\"step\": \"playing\", \"turn\": 2, \"stones\": 2}\n2: take 1\n")
	require.Equal(t, "playing", table.Step(), "an agreed position may stand after the end")
	require.Len(t, table.Log(), 5)
	require.True(t, table.Log()[3].Agreed)
	require.True(t, table.Undo())
	require.True(t, table.Undo())
	require.True(t, table.Over())
	require.True(t, table.Redo())
	require.JSONEq(t, `{"step":"playing","turn":2,"stones":2}`, string(table.State()))
	for position, why := range map[string]string{
		`{"step":"playing","turn":2}`:                               `the field "stones" is missing`,
		`{"step":"playing","turn":2,"stones":1,"x":1}`:              `there is no field "x"`,
		`{"step":"playing","turn":2,"turn":2,"stones":1}`:           `the field "turn" appears twice`,
		`{"step":"playing","turn":3,"stones":1}`:                    `position.turn: expected a whole number from 1 to 2`,
		`{"step":"playing","turn":1.0,"stones":1}`:                  `1.0 isn't a whole number`,
		`{"step":"playing","turn":1,"stones":-0}`:                   `-0 isn't a whole number`,
		`{"step":"playing","turn":1,"stones":1e1}`:                  `1e1 isn't a whole number`,
		`{"step":"playing","turn":true,"stones":1}`:                 `expected a whole number`,
		`{"step":"waiting","turn":1,"stones":1}`:                    `expected one of playing, ended`,
		`{"step":"ended","turn":1,"stones":1}`:                      `the game is over exactly when`,
		`[1]`:                                                       `isn't a JSON object`,
		`{"step":"playing","turn":1,"stones":1} x`:                  `isn't JSON`,
		`{"step":"playing","turn":1,"stones":99999999999999999999}`: `isn't a whole number`,
		`{"step":"playing","turn":{"a\nb":[1,[2.5]]},"stones":1}`:   `position.turn."a\nb"[1][0]: 2.5 isn't a whole number`,
		`{"step":"playing","turn":{"":0.5},"stones":1}`:             `position.turn.: 0.5 isn't a whole number`,
		``: `isn't JSON`,
	} {
		require.ErrorContains(t, table.Agree([]byte(position)), why, position)
	}
}

func TestSetupFaultsNameTheLine(t *testing.T) {
	for text, want := range map[string]string{
		"[Option \"two-at-most=on\"]\n[Option \"two-at-most=off\"]": "line 5: the option two-at-most appears twice",
		"[Option \"two-at-most=yes\"]":                              "line 4: option two-at-most takes off, on, not \"yes\"",
		"[Option \"two-at-most\"]":                                  "line 4: option two-at-most takes off, on, not \"\"",
		"[Option \"three=on\"]":                                     "line 4: Pile has no option \"three\"; there are two-at-most",
		"\n[Seat \"Cleo\"]\n[Seat \"Dora\"]":                        "line 5: Pile is for 2 players, not 4",
		"[Position \"{}\"]":                                         "line 4: position: the field \"step\" is missing",
		"[Box \"x\"]":                                               "line 4: Pile has no component data: no Box header",
	} {
		transcript, err := rules.ReadTranscript([]byte("[Game \"pile\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n" + text))
		require.NoError(t, err)
		_, err = pileGame().Open(transcript, nil)
		require.EqualError(t, err, want)
	}
	transcript, err := rules.ReadTranscript([]byte("\n[Game \"pile\"]\n[Seat \"Anna\"]\n"))
	require.NoError(t, err)
	_, err = pileGame().Open(transcript, nil)
	require.EqualError(t, err, "line 2: Pile is for 2 players, not 1")
}

func TestAThrowIsOfOneNumberAndShown(t *testing.T) {
	table := openPile(t, "")
	for _, a := range table.Legal(nil) {
		require.Zero(t, table.Ways(a), "taking stones is no throw: %s", table.Notation(a))
	}
}
