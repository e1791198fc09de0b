package matches_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/statistics"
)

// clock is a wall clock that tests move.
type clock struct{ at int64 }

func (c *clock) now() int64 { return c.at }

func find(key string) (*rules.Game, bool) {
	g := risingtides.Game()
	return g, key == g.Key
}

func newLibrary(store journal.Store) (*matches.Library, *clock) {
	c := &clock{at: 1_790_000_000_000}
	return matches.NewLibrary(store, find, c.now, chance.Seeds("a test")), c
}

func tides(seats ...string) *rules.Transcript {
	t := &rules.Transcript{}
	t.Add("Game", "rising-tides")
	for _, seat := range seats {
		t.Add("Seat", seat)
	}
	return t
}

var four = []string{"Anna", "Ben Ali", "Cleo", "Dora"}

func create(t testing.TB, l *matches.Library, own matches.Settings) *matches.Match {
	t.Helper()
	m, err := l.Create(tides(four...), "Friday", own)
	require.NoError(t, err)
	return m
}

func play(t testing.TB, m *matches.Match, lines ...string) {
	t.Helper()
	for _, line := range lines {
		a, err := m.Table().Read(line)
		require.NoError(t, err, line)
		require.NoError(t, m.Play(a, matches.Entered), line)
	}
}

// linesOf is a match in a few words a line: what it is, and whether it stands.
func linesOf(m *matches.Match) []string {
	var list []string
	for _, l := range m.Lines() {
		text := fmt.Sprintf("%d %d:%s", l.Move, l.Seat, l.Text)
		switch {
		case l.Kind == matches.AgreedLine:
			text = fmt.Sprintf("%d agreed: %s", l.Move, l.Reason)
		case l.Kind == matches.VoidLine:
			text = "void " + l.Rule + " " + l.Text
		case l.Kind == matches.DisputeLine:
			text = "asked " + l.Rule + " " + l.Text
		case l.Kind == matches.NoteLine:
			text = "note " + l.Text
		case l.Undone:
			text = "- " + text[2:]
		}
		list = append(list, text)
	}
	return list
}

// same makes sure that two matches tell the same and stand alike.
func same(t testing.TB, want, got *matches.Match, hint string) {
	t.Helper()
	require.Equal(t, want.Lines(), got.Lines(), hint)
	require.Equal(t, string(want.Table().State()), string(got.Table().State()), hint)
	require.Equal(t, want.Table().Log(), got.Table().Log(), hint)
	require.Equal(t, string(want.Export()), string(got.Export()), hint)
}

// wander does n random things that people do with a match.
func wander(t testing.TB, m *matches.Match, r *rand.Rand, c *clock, n int) {
	t.Helper()
	var list []rules.Act
	for range n {
		c.at += int64(r.IntN(20_000))
		list = m.Table().Legal(list[:0])
		switch k := r.IntN(20); {
		case k == 0 || len(list) == 0:
			if err := m.Undo(); err != nil {
				require.ErrorIs(t, err, matches.ErrNothing)
			}
		case k == 1:
			if err := m.Redo(); err != nil {
				require.ErrorIs(t, err, matches.ErrNothing)
			}
		case k == 2:
			require.NoError(t, m.Note(fmt.Sprintf("note: # %d \t\nagreed: é", r.IntN(100))))
		case k == 3:
			require.NoError(t, m.Dispute([]string{"2: draw ?", "nobody: says", "table: event back", `3: "pass" # x`}[r.IntN(4)]))
		case k == 4 && r.IntN(4) == 0:
			require.NoError(t, m.Agree(m.Table().State(), "we miscounted"))
		default:
			a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
			if m.Cases(a.Seat, a.Verb) > 0 && r.IntN(2) == 0 {
				_, err := m.Draw(a.Seat, a.Verb)
				require.NoError(t, err)
			} else {
				require.NoError(t, m.Play(a, matches.Entered))
			}
		}
	}
}

func TestAMatchComesBackAsItWas(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 3))
		store := journal.Memory()
		l, c := newLibrary(store)
		m := create(t, l, matches.Settings{Draws: seed%2 == 0})
		wander(t, m, r, c, 300)
		m.Close()
		require.NotEmpty(t, m.ReadOnly())
		again, report, err := l.Open(m.ID())
		require.NoError(t, err)
		report.Away = 0
		require.Equal(t, matches.Report{}, report)
		same(t, m, again, fmt.Sprintf("seed %d", seed))
		require.Equal(t, statistics.Of(m), statistics.Of(again))
		require.Equal(t, m.Chance(), again.Chance())
		wander(t, again, r, c, 100)
	}
}

func TestTheWholeStoryIsKept(t *testing.T) {
	l, c := newLibrary(journal.Memory())
	m := create(t, l, matches.Settings{})
	play(t, m, "1: nation ?", "2: nation us", "3: nation ?")
	require.NoError(t, m.Undo())
	require.NoError(t, m.Undo())
	back, ok := m.RedoLine()
	require.True(t, ok)
	require.Equal(t, "nation us", back.Text)
	require.NoError(t, m.Redo())
	play(t, m, "3: nation asia", "4: nation ?")
	c.at += 7000
	play(t, m, "1: draw fuel")
	require.NoError(t, m.Dispute("Cleo: pass"))
	require.NoError(t, m.Note("Cleo slept\n\tdeeply"))
	position := strings.Replace(string(m.Table().State()), `"deck":77`, `"deck":76`, 1)
	require.Error(t, m.Agree([]byte(position), "one fell off"), "a card is missing")
	require.NoError(t, m.Agree(m.Table().State(), "recounted"))
	require.Equal(t, []string{
		"1 1:nation ?", "2 2:nation us", "- 3:nation ?", "3 3:nation asia", "4 4:nation ?", "5 1:draw fuel",
		"asked GEN-2 pass", "note Cleo slept deeply", "6 agreed: recounted",
	}, linesOf(m))
	line := m.Line(6)
	require.Equal(t, "Anna draws: Fuel", line.Sentence)
	require.Equal(t, c.at, line.When)
	latest, ok := m.UndoLine()
	require.True(t, ok)
	require.Equal(t, 9, latest.Number)
	require.NoError(t, m.Undo())
	require.True(t, m.Line(9).Undone)
	require.Zero(t, m.Line(9).Move)

	a, err := m.Table().Read("1: pass")
	require.NoError(t, err)
	var refused *matches.Refused
	require.ErrorAs(t, m.Play(a, matches.Entered), &refused)
	require.Equal(t, rules.NotAwaited, refused.Rule)
	require.Equal(t, 9, m.Count(), "a refused move is no line of the log")
}

// What was taken back is kept by the log alone: behind a move that is made again stands
// what once followed it.
func TestRedoAlongAnOlderBranch(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := create(t, l, matches.Settings{})
	play(t, m, "1: nation us", "2: nation europe")
	want := string(m.Table().State())
	require.NoError(t, m.Undo())
	require.NoError(t, m.Undo())
	play(t, m, "1: nation ?")
	require.NoError(t, m.Undo())
	play(t, m, "1: nation us")
	require.NoError(t, m.Redo())
	require.Equal(t, want, string(m.Table().State()))
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	same(t, m, again, "")
}

// Looking back at any line in any order shows the position that was there.
func TestLookingBack(t *testing.T) {
	l, c := newLibrary(journal.Memory())
	m := create(t, l, matches.Settings{})
	r := rand.New(rand.NewPCG(7, 7))
	states := []string{string(m.Table().State())}
	for range 200 {
		before := m.Count()
		wander(t, m, r, c, 1)
		if m.Count() > before {
			states = append(states, string(m.Table().State()))
		}
	}
	for range 300 {
		line := r.IntN(len(states))
		require.Equal(t, states[line], string(m.At(line).State()), "line %d", line)
	}
}

func TestNamesOfEveryKind(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	for name, want := range map[string]string{
		"Friday":                    "Friday",
		"  two\nlines\x00 ":         "two lines",
		`"quoted" \ [Game "x"] # =`: `"quoted" \ [Game "x"] # =`,
		"../../etc/passwd":          "../../etc/passwd",
		"Πέμπτη 木曜日 🌊":              "Πέμπτη 木曜日 🌊",
		"bad \xff bytes":            "bad \ufffd bytes",
		"Fri\u202eday\u2066":        "Friday",
		"می\u200cنا":                "می\u200cنا",
	} {
		m, err := l.Create(tides("Zoë 🌊", `back\slash`, "a]b", "x'y"), name, matches.Settings{})
		require.NoError(t, err, name)
		require.Equal(t, want, m.Name())
		play(t, m, "Zoë 🌊: nation ?", `back\slash: nation ?`, "a]b: nation ?")
		copied, _, err := l.Import(m.Export(), "", nil)
		require.NoError(t, err)
		require.Equal(t, want, copied.Name())
		require.Equal(t, string(m.Export()), string(copied.Export()))
	}
	for _, name := range []string{"", " \n", "\u202e", strings.Repeat("x", 101)} {
		_, err := l.Create(tides(four...), name, matches.Settings{})
		require.Error(t, err)
	}
}

func TestOptionsAreKeptWithTheirDefaults(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	headers := tides(four...)
	headers.Add("Option", "starting-hand=2")
	m, err := l.Create(headers, "x", matches.Settings{})
	require.NoError(t, err)
	text := string(m.Export())
	require.Equal(t, 1, strings.Count(text, "starting-hand="))
	require.Contains(t, text, `[Option "starting-hand=2"]`)
	require.Contains(t, text, `[Option "finish-discard=off"]`)
	require.Equal(t, "2", m.Table().Options()["starting-hand"])
	require.NoError(t, m.SetHeader("Timer", "480"))
	require.NoError(t, m.SetHeader("Timer", "600"))
	require.Equal(t, "600", m.Header("Timer"))
	require.Error(t, m.SetHeader("Seat", "Emil"))
	require.Error(t, m.SetHeader("Commitment", "x"))
	require.Equal(t, 1, strings.Count(string(m.Export()), "[Timer "))
}
