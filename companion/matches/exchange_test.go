package matches_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/rules"
)

// Export, then check: every move legal, the same end as the library's table. And
// what is imported and exported again is the same file, byte by byte.
func TestExportAndImport(t *testing.T) {
	for seed := range uint64(25) {
		hint := fmt.Sprintf("seed %d", seed)
		r := rand.New(rand.NewPCG(seed, 11))
		l, c := matchtest.New(journal.Memory())
		m := matchtest.Create(t, l, matches.Settings{Draws: seed%3 == 0})
		matchtest.Wander(t, m, r, c, 400)
		file := m.Export()
		table, judged := matchtest.Checked(t, file)
		require.Equal(t, string(m.Table().State()), string(table.State()), hint)
		require.Equal(t, m.Table().Ranking(), table.Ranking(), hint)
		log := m.Table().Log()
		require.Len(t, judged, len(log), hint)
		for i, j := range judged {
			require.Contains(t, []rules.Verdict{rules.Legal, rules.Agreed}, j.Verdict, hint)
			if !log[i].Agreed {
				require.Equal(t, log[i].Act, j.Act, hint)
			}
		}
		again, report, err := l.Import(file, "", nil)
		require.NoError(t, err, hint)
		require.Empty(t, report.Damage, hint)
		require.Equal(t, string(file), string(again.Export()), hint)
		require.Equal(t, statistics.Of(m).Disputed, statistics.Of(again).Disputed, hint)
		require.Equal(t, statistics.Of(m).Undone, statistics.Of(again).Undone, hint)
		again.Close()
		reopened, _, err := l.Open(again.ID())
		require.NoError(t, err)
		require.Equal(t, string(file), string(reopened.Export()), hint)
	}
}

func TestATranscriptWithWrongMovesInTheMiddle(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	var steps []int
	m, _, err := l.Import([]byte(matchtest.WrongInTheMiddle), "Sunday", func(done, total int) bool {
		require.Equal(t, 9, total)
		steps = append(steps, done)
		return true
	})
	require.NoError(t, err)
	require.Equal(t, []int{0, 9}, steps)
	require.Equal(t, []string{
		"note after dinner", "1 1:nation us", "void RT-2.1.1 nation us", "note too quick",
		"2 2:nation asia", "3 3:nation ?", "void  4: natoin ?", "4 4:nation ?", "void  ={\"step\":\"main\"}",
		"note agreed: nobody saw it", "void  1: draw fuel\x01", "5 1:draw fuel", "note a", "note agreed:",
	}, matchtest.Lines(m))
	wrong := m.Log().Line(3)
	require.Equal(t, 2, wrong.Seat)
	require.Contains(t, wrong.Why, "already")
	require.Contains(t, m.Log().Line(7).Why, "natoin")

	_, before := matchtest.Checked(t, []byte(matchtest.WrongInTheMiddle))
	_, after := matchtest.Checked(t, m.Export())
	require.Len(t, after, len(before))
	for i := range before {
		before[i].Line, after[i].Line = 0, 0
		require.Equal(t, before[i], after[i])
	}
	require.Contains(t, string(m.Export()), `[Seed "any words"]`, "without a commitment it is anybody's header")
	again, _, err := l.Import(m.Export(), "", nil)
	require.NoError(t, err)
	require.Equal(t, "Sunday", again.Name())
	require.Equal(t, string(m.Export()), string(again.Export()))
	require.Equal(t, matchtest.Lines(m), matchtest.Lines(again))
	require.Equal(t, 4, statistics.Of(again).Disputed)
}

// A wrong line stays where it was judged, also when moves before it are taken
// back: then it is a comment, for its verdict was of another position.
func TestWrongLinesAndTakingBack(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m, _, err := l.Import([]byte(matchtest.WrongInTheMiddle), "x", nil)
	require.NoError(t, err)
	for range 4 {
		require.NoError(t, m.Undo())
	}
	matchtest.Play(t, m, "2: nation africa")
	_, judged := matchtest.Checked(t, m.Export())
	var verdicts []rules.Verdict
	for _, j := range judged {
		verdicts = append(verdicts, j.Verdict)
	}
	require.Equal(t, []rules.Verdict{rules.Legal, rules.Illegal, rules.Legal}, verdicts)
}

// The longest words that can be kept do not make an export that nobody can read.
func TestLongWords(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	waves := strings.Repeat("🌊", 1000)
	require.NoError(t, m.Note(waves))
	require.ErrorIs(t, m.Note(waves+"x"), matches.ErrLongNote)
	require.ErrorIs(t, m.Note(" \n"), matches.ErrLongNote)
	require.NoError(t, m.Dispute(strings.Repeat("🌊", 300)))
	require.NoError(t, m.Dispute("1: "+strings.Repeat("🌊", 297)))
	require.ErrorIs(t, m.Dispute(waves), matches.ErrLongNote)
	require.NoError(t, m.Agree(m.Table().State(), waves))
	require.ErrorIs(t, m.Agree(m.Table().State(), waves+"x"), matches.ErrLongNote)
	require.True(t, keepsVerdicts(t, m.Export(), ""))

	head := string(matchtest.Tides(matchtest.Four...).AppendHeaders(nil))
	full := func(start string) string { return start + strings.Repeat("é", (rules.MaxLine-len(start))/2) + "\n" }
	again, _, err := l.Import([]byte(head+"1: nation ?\n"+full("#")+full("1: x")+full("2: nation ? #")), "", nil)
	require.NoError(t, err)
	require.NoError(t, again.Undo())
	require.NoError(t, again.Undo())
	require.True(t, keepsVerdicts(t, again.Export(), ""))
}

func TestAnImportCanBeStopped(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	_, _, err := l.Import(long(t, 5000), "", func(done, _ int) bool { return done < 1000 })
	require.ErrorIs(t, err, matches.ErrStopped)
	names, err := store.List()
	require.NoError(t, err)
	require.Empty(t, names)
}

// long is a transcript with so many move lines: a whole game, and then moves
// after its end, which are all wrong.
func long(t testing.TB, lines int) []byte {
	t.Helper()
	var out bytes.Buffer
	out.Write(matchtest.Tides(matchtest.Four...).AppendHeaders(nil))
	r := rand.New(rand.NewPCG(5, 5))
	table, _ := matchtest.Checked(t, out.Bytes())
	broken := rules.PlayRandomly(table, r.IntN, lines, func(a rules.Act) {
		fmt.Fprintf(&out, "%s: %s\n", []string{"table", "1", "2", "3", "4"}[a.Seat], table.Notation(a))
		lines--
	})
	require.Empty(t, broken)
	for range lines {
		out.WriteString("Anna: draw fuel\n")
	}
	return out.Bytes()
}

func TestTwentyThousandMoves(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	file := long(t, rules.MaxMoves)
	m, _, err := l.Import(file, "", nil)
	require.NoError(t, err)
	_, before := matchtest.Checked(t, file)
	_, after := matchtest.Checked(t, m.Export())
	require.Len(t, after, len(before))
	a, err := m.Table().Read("Anna: pass")
	require.NoError(t, err)
	require.Error(t, m.Play(a, matches.Entered))
	require.NoError(t, m.Undo())
	m.Close()
	again, report, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Empty(t, report.Differs)
	matchtest.Same(t, m, again, "")

	_, _, err = l.Import(append(file, "1: pass\n"...), "", nil)
	require.ErrorContains(t, err, "more than 20000 moves")
}

func TestFilesThatAreNoTranscripts(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	for text, why := range map[string]string{
		"":                              "Game",
		"hello\n":                       "Game",
		"[Game \"chess\"]\n":            "chess",
		"[Game \"rising-tides\"]\n":     "players",
		"[Game \"rising-tides\"]\n\xff": "UTF-8",
		string(matchtest.Tides("A", "B").AppendHeaders(nil)):                                  "players",
		string(matchtest.Tides(matchtest.Four...).AppendHeaders(nil)) + "[Position \"{}\"]\n": "position",
		string(matchtest.Tides(matchtest.Four...).AppendHeaders(nil)) + "[Option \"x=y\"]\n":  "option",
	} {
		_, _, err := l.Import([]byte(text), "", nil)
		require.ErrorContains(t, err, why, "%q", text)
	}
	names, err := store.List()
	require.NoError(t, err)
	require.Empty(t, names)
}

func FuzzImport(f *testing.F) {
	f.Add([]byte(matchtest.WrongInTheMiddle))
	f.Add([]byte(matchtest.WrongInTheMiddle + "Cleo pass\r "))
	f.Add([]byte(strings.ReplaceAll(matchtest.WrongInTheMiddle, "# after dinner", "# app draw 1: 2 of 3\n# asked: x -- y -- z\n# note: n")))
	f.Fuzz(func(t *testing.T, data []byte) { keepsVerdicts(t, data, "") })
}

// keepsVerdicts imports a transcript: its export has the same verdicts, and is
// the same file when it is imported and exported again.
func keepsVerdicts(t *testing.T, data []byte, hint string) (opened bool) {
	t.Helper()
	l, _ := matchtest.New(journal.Memory())
	m, _, err := l.Import(data, "", nil)
	if err != nil {
		return false
	}
	file := m.Export()
	again, _, err := l.Import(file, "", nil)
	require.NoError(t, err, "%s %q", hint, file)
	require.Equal(t, string(file), string(again.Export()), hint)
	_, before := matchtest.Checked(t, data)
	table, after := matchtest.Checked(t, file)
	require.Len(t, after, len(before), hint)
	for i := range before {
		require.Equal(t, before[i].Verdict, after[i].Verdict, "%s: move %d of %q", hint, i+1, file)
	}
	require.Equal(t, string(table.State()), string(m.Table().State()), hint)
	return true
}

// Exports that somebody has changed by hand: lines lost, doubled and moved,
// letters changed, comments of every kind in odd places.
func TestChangedTranscripts(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Wander(t, m, rand.New(rand.NewPCG(21, 1)), c, 120)
	lines := strings.SplitAfter(string(m.Export()), "\n")
	odd := []string{
		"# asked: x \"y\" z\n", "# asked: \"\n", "# agreed: a\n", "= {}\n", "# note: \n", "#\n", "1: draw ? # app draw 1: 2 of 3\n",
		"table: event back # app event 2\n", "# taken back: x\n", "1 pass\n", "\t1:\tpass\t#\t#x\r\n", "1: \x00pass\n", "1: pass\u0085\n", "\n", "#agreed: \u2028\n",
	}
	opened := 0
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 22))
		changed := append([]string(nil), lines...)
		for range 1 + r.IntN(5) {
			at := 14 + r.IntN(len(changed)-15)
			switch r.IntN(5) {
			case 0:
				changed = append(changed[:at], changed[at+1:]...)
			case 1:
				changed = append(changed[:at+1], append([]string{changed[at]}, changed[at+1:]...)...)
			case 2:
				changed[at], changed[at+1] = changed[at+1], changed[at]
			case 3:
				changed = append(changed[:at+1], append([]string{odd[r.IntN(len(odd))]}, changed[at+1:]...)...)
			default:
				if line := []byte(changed[at]); len(line) > 1 {
					line[r.IntN(len(line)-1)] = " #:=abc1?\"\t-"[r.IntN(12)]
					changed[at] = string(line)
				}
			}
		}
		if keepsVerdicts(t, []byte(strings.Join(changed, "")), fmt.Sprintf("seed %d", seed)) {
			opened++
		}
	}
	require.Greater(t, opened, 1000)
}

// TestNamesThatAFileGives are cut to what a match can be called: they mean nothing
// to the rules.
func TestNamesThatAFileGives(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	for given, called := range map[string]string{
		strings.Repeat("ä", 100):         strings.Repeat("ä", 100),
		strings.Repeat("ä", 101):         strings.Repeat("ä", 100),
		strings.Repeat("x", 99) + " two": strings.Repeat("x", 99),
		" \t":                            "Rising Tides",
		"":                               "Rising Tides",
	} {
		m, _, err := l.Import([]byte("[Game \"rising-tides\"]\n[Seat \"A\"]\n[Seat \"B\"]\n[Seat \"C\"]\n[Seat \"D\"]\n[Name \""+given+"\"]\n"), "", nil)
		require.NoError(t, err, "%q", given)
		require.Equal(t, called, m.Name())
	}
}

// TestSeatsThatCanNotBeToldApart are refused where a match is kept, though the
// notation takes them.
func TestSeatsThatCanNotBeToldApart(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	for _, other := range []string{"Аnna", "An\u200bna", "B\u202een"} {
		text := "[Game \"rising-tides\"]\n[Seat \"C\"]\n[Seat \"D\"]\n[Seat \"Anna\"]\n[Seat \"" + other + "\"]\n"
		matchtest.Checked(t, []byte(text))
		_, _, err := l.Import([]byte(text), "", nil)
		require.Error(t, err, "%q", other)
		transcript, err := rules.ReadTranscript([]byte(text))
		require.NoError(t, err)
		_, err = l.Create(transcript, "x", matches.Settings{})
		require.Error(t, err, "%q", other)
	}
	found, err := l.List()
	require.NoError(t, err)
	require.Empty(t, found, "nothing was kept")
}
