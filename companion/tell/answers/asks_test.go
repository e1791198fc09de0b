package answers

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// TestMissing asks for what decides, wherever it depends: what can be said leads to yes or no.
func TestMissing(t *testing.T) {
	for _, game := range shelf.Games() {
		desk, err := For(game)
		require.NoError(t, err)
		wrong := ""
		for _, e := range desk.entries {
			for _, r := range e.Rulings {
				if r.Verdict != Depends || path.Base(e.File) == plainFile {
					continue
				}
				q := desk.words.read(strings.NewReplacer("{city}", "3", "{cubes}", "3", "{number}", "7", "{parts}", "2", "{opening}", "5").Replace(r.Matter))
				found := map[Verdict]bool{}
				desk.reach(t, e, r, q, found, 0)
				if !found[Yes] && !found[No] {
					wrong += fmt.Sprintf("%s:%d: %s leads to %v\n", e.File, e.Line, r.Matter, found)
				}
			}
		}
		assert.Empty(t, wrong, game.Key)
	}
}

// mostAsked is how many facts in a row are asked for at most.
const mostAsked = 5

// reach notes the verdicts to which what is asked for leads.
func (d *Desk) reach(t *testing.T, e *entry, r *Ruling, q *question, found map[Verdict]bool, depth int) {
	require.Less(t, depth, mostAsked, q.text)
	m := d.missing(&choice{entry: e, ruling: r}, q)
	noteKeys(t, m, found)
	for ; m != nil; m = m.next() {
		for _, k := range m.Keys {
			if k.Words != "" && k.Verdict == Depends {
				said := d.words.read(k.In(q.text))
				d.reach(t, e, e.rulingFor(d.words, said), said, found, depth+1)
			}
		}
	}
}

// next is what is asked after a key that decides nothing.
func (m *Missing) next() *Missing {
	for _, k := range m.Keys {
		if n := firstOf(k.then); n != nil {
			return n
		}
	}
	return nil
}

// noteKeys notes the verdicts of all keys.
func noteKeys(t *testing.T, m *Missing, found map[Verdict]bool) {
	for ; m != nil; m = m.next() {
		require.True(t, strings.HasSuffix(m.Question, "?"), m.Question)
		require.GreaterOrEqual(t, len(m.Keys), 2, m.Question)
		for _, k := range m.Keys {
			found[k.Verdict] = true
			require.True(t, k.Verdict != Depends || k.Words != "" || len(k.then) > 0, "%s %s leads nowhere", m.Question, k.Text)
		}
	}
}

// TestWhatIsSaidIsNotMissing asks with one of the facts that decide: the others are named, and that one isn't.
func TestWhatIsSaidIsNotMissing(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	desk, err := For(game)
	require.NoError(t, err)
	needs := func(question string) string { return strings.Join(desk.Ask(question, nil)[0].Needs, "; ") }
	require.Contains(t, needs("Can I rise a level with white tokens?"), "white tokens")
	said := needs("2 white tokens enough for a level?")
	require.NotContains(t, said, "white tokens")
	require.Contains(t, said, "my level")
}

// TestTold says what decides, one after the other, and gets the answer; a number is asked for by its own words.
func TestTold(t *testing.T) {
	game, _ := shelf.Find("rising-tides")
	desk, err := For(game)
	require.NoError(t, err)
	first := desk.Ask("Can I steal now?", nil)[0]
	require.Equal(t, Depends, first.Verdict)
	require.Equal(t, "Is it my turn?", first.Asks.Question)
	require.Equal(t, No, first.Told(first.Asks.Keys[0]).Verdict)
	for range 2 {
		first = first.Told(first.Asks.Keys[1])
		require.Equal(t, Depends, first.Verdict)
	}
	last := first.Told(first.Asks.Keys[1])
	require.Equal(t, Yes, last.Verdict)
	require.Nil(t, last.Asks)
	require.Empty(t, last.Needs)
	require.True(t, strings.HasPrefix(last.Says, "Yes. "), last.Says)

	game, _ = shelf.Find("atrades")
	desk, err = For(game)
	require.NoError(t, err)
	sale := desk.Ask("can i sell to city 3", nil)[0]
	require.NotNil(t, sale.Asks)
	at := slices.IndexFunc(sale.Asks.Keys, func(k Key) bool { return k.Text == "2" })
	require.Equal(t, No, sale.Asks.Keys[at].Verdict)
	require.Equal(t, "Sell to city 3 with 2 bureaucracy?", desk.Ask(sale.Asks.Keys[at].In("can i sell to city 3"), nil)[0].Matter)
}
