package matches_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/matches/statistics"
	"tablekeeper/companion/rules"
)

func TestAMatchComesBackAsItWas(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 3))
		store := journal.Memory()
		l, c := matchtest.New(store)
		m := matchtest.Create(t, l, matches.Settings{Draws: seed%2 == 0})
		matchtest.Wander(t, m, r, c, 300)
		m.Close()
		require.NotEmpty(t, m.ReadOnly())
		again, report, err := l.Open(m.ID())
		require.NoError(t, err)
		report.Away = 0
		require.Equal(t, library.Report{}, report)
		matchtest.Same(t, m, again, fmt.Sprintf("seed %d", seed))
		require.Equal(t, statistics.Of(m), statistics.Of(again))
		require.Equal(t, m.Chance().Proof(), again.Chance().Proof())
		matchtest.Wander(t, again, r, c, 100)
	}
}

func TestTheWholeStoryIsKept(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation ?", "2: nation us", "3: nation ?")
	require.NoError(t, m.Undo())
	require.NoError(t, m.Undo())
	back, ok := m.Log().RedoLine()
	require.True(t, ok)
	require.Equal(t, "nation us", back.Text)
	require.NoError(t, m.Redo())
	matchtest.Play(t, m, "3: nation asia", "4: nation ?")
	c.At += 7000
	matchtest.Play(t, m, "1: draw fuel")
	require.NoError(t, m.Dispute("Cleo: pass"))
	require.NoError(t, m.Note("Cleo slept\n\tdeeply"))
	position := strings.Replace(string(m.Table().State()), `"deck":77`, `"deck":76`, 1)
	require.Error(t, m.Agree([]byte(position), "one fell off"), "a card is missing")
	require.NoError(t, m.Agree(m.Table().State(), "recounted"))
	require.Equal(t, []string{
		"1 1:nation ?", "2 2:nation us", "- 3:nation ?", "3 3:nation asia", "4 4:nation ?", "5 1:draw fuel",
		"asked GEN-2 pass", "note Cleo slept deeply", "6 agreed: recounted",
	}, matchtest.Lines(m))
	line := m.Log().Line(6)
	require.Equal(t, "Anna draws: Fuel", line.Sentence)
	require.Equal(t, c.At, line.When)
	latest, ok := m.Log().UndoLine()
	require.True(t, ok)
	require.Equal(t, 9, latest.Number)
	require.NoError(t, m.Undo())
	require.True(t, m.Log().Line(9).Undone)
	require.Zero(t, m.Log().Line(9).Move)

	a, err := m.Table().Read("1: pass")
	require.NoError(t, err)
	var refused *matches.Refused
	require.ErrorAs(t, m.Play(a, matches.Entered), &refused)
	require.Equal(t, rules.NotAwaited, refused.Rule)
	require.Equal(t, 9, m.Log().Count(), "a refused move is no line of the log")
}

// What was taken back is kept by the log alone: behind a move that is made again stands
// what once followed it.
func TestRedoAlongAnOlderBranch(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Play(t, m, "1: nation us", "2: nation europe")
	want := string(m.Table().State())
	require.NoError(t, m.Undo())
	require.NoError(t, m.Undo())
	matchtest.Play(t, m, "1: nation ?")
	require.NoError(t, m.Undo())
	matchtest.Play(t, m, "1: nation us")
	require.NoError(t, m.Redo())
	require.Equal(t, want, string(m.Table().State()))
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	matchtest.Same(t, m, again, "")
}

// Looking back at any line in any order shows the position that was there.
func TestLookingBack(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	r := rand.New(rand.NewPCG(7, 7))
	states := []string{string(m.Table().State())}
	for range 200 {
		before := m.Log().Count()
		matchtest.Wander(t, m, r, c, 1)
		if m.Log().Count() > before {
			states = append(states, string(m.Table().State()))
		}
	}
	for range 300 {
		line := r.IntN(len(states))
		require.Equal(t, states[line], string(m.Log().At(line).State()), "line %d", line)
	}
}

func TestNamesOfEveryKind(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
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
		m, err := l.Create(matchtest.Tides("Zoë 🌊", `back\slash`, "a]b", "x'y"), name, matches.Settings{})
		require.NoError(t, err, name)
		require.Equal(t, want, m.Name())
		matchtest.Play(t, m, "Zoë 🌊: nation ?", `back\slash: nation ?`, "a]b: nation ?")
		copied, _, err := l.Import(m.Export(), "", nil)
		require.NoError(t, err)
		require.Equal(t, want, copied.Name())
		require.Equal(t, string(m.Export()), string(copied.Export()))
	}
	for _, name := range []string{"", " \n", "\u202e", strings.Repeat("x", 101)} {
		_, err := l.Create(matchtest.Tides(matchtest.Four...), name, matches.Settings{})
		require.Error(t, err)
	}
}

func TestOptionsAreKeptWithTheirDefaults(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	headers := matchtest.Tides(matchtest.Four...)
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
