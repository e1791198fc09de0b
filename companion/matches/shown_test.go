package matches_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
	"tablekeeper/companion/rules"
)

// TestShownFollows plays, takes back and notes by chance; what follows step by step
// shows the same as what is read anew.
func TestShownFollows(t *testing.T) {
	l, c := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	shown, err := matches.Show(shelf.Find, m.Export())
	require.NoError(t, err)
	require.NotEmpty(t, shown.ReadOnly())
	r := rand.New(rand.NewPCG(3, 3))
	for step := range 120 {
		c.At += 700
		switch {
		case step%17 == 16:
			require.NoError(t, m.Note("a word"))
		case step%11 == 10:
			require.NoError(t, m.Undo())
		case step%23 == 22:
			require.NoError(t, m.Dispute("Anna: pass"))
		case m.Table().Over():
			require.NoError(t, m.Undo())
		default:
			advance(t, m, r)
		}
		export := m.Export()
		require.NoError(t, shown.Follow(export))
		anew, err := matches.Show(shelf.Find, export)
		require.NoError(t, err)
		require.Equal(t, anew.Log().Lines(), shown.Log().Lines())
		require.Equal(t, string(m.Table().State()), string(shown.Table().State()))
		require.Equal(t, string(anew.Table().State()), string(shown.Log().At(shown.Log().Count()).State()))
	}
	require.Contains(t, string(m.Export()), "draw ?  # app draw ")
	require.NotRegexp(t, `\? of`, string(m.Export()))
	before := shown.Log().Lines()
	require.Error(t, shown.Follow([]byte("no match")))
	require.Equal(t, before, shown.Log().Lines())
	require.ErrorIs(t, shown.Undo(), matches.ErrReadOnly)
}

// advance plays a legal move by chance; what chance decides the app draws.
func advance(t *testing.T, m *matches.Match, r *rand.Rand) {
	t.Helper()
	list := m.Table().Legal(nil)
	require.NotEmpty(t, list)
	for range 50 {
		a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
		if m.Cases(a.Seat, a.Verb) > 0 {
			_, err := m.Draw(a.Seat, a.Verb)
			require.NoError(t, err)
			return
		}
		if m.Play(a, matches.Entered) == nil {
			return
		}
	}
	t.Fatal("no move can be made")
}

func TestOtherRulesAreNamed(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	export := string(m.Export())
	other := []byte(replaceOnce(t, export, `[Rules "1"]`, `[Rules "99"]`))
	_, err := matches.Show(shelf.Find, other)
	var differ *matches.OtherRules
	require.ErrorAs(t, err, &differ)
	require.Equal(t, "99", differ.There)
}

func TestRevisionsCountEveryChange(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Secretly(t, l)
	require.Equal(t, 4, m.Log().Revision())
	require.NoError(t, m.Note("nothing changed"))
	require.Equal(t, 4, m.Log().Revision())
	require.NoError(t, m.Undo())
	require.NoError(t, m.Redo())
	require.Equal(t, 6, m.Log().Revision())
	change, ok := m.Log().Changed(5)
	require.True(t, ok)
	require.Equal(t, matches.TakenBack, change.Kind)
	require.Equal(t, 4, change.Line.Seat)
	_, ok = m.Log().Changed(7)
	require.False(t, ok)
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, 6, again.Log().Revision())
	change, _ = again.Log().Changed(6)
	require.Equal(t, matches.MadeAgain, change.Kind)
}

func TestMovesTogetherAreAllOrNone(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{})
	act := func(line string) rules.Act {
		a, err := m.Table().Read(line)
		require.NoError(t, err)
		return a
	}
	var refused *matches.Refused
	require.ErrorAs(t, m.PlayTogether([]rules.Act{act("1: nation ?"), act("1: nation ?")}), &refused)
	require.Zero(t, m.Log().Revision())
	require.NoError(t, m.PlayTogether([]rules.Act{act("1: nation ?"), act("2: nation ?")}))
	require.Equal(t, 2, m.Log().Revision())
	m.Close()
	again, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.Equal(t, 2, again.Log().Revision())
}

func replaceOnce(t *testing.T, text, old, now string) string {
	t.Helper()
	require.Contains(t, text, old)
	return strings.Replace(text, old, now, 1)
}
