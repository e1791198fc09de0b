package matches_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/matches"
)

func verified(t testing.TB, file string) *matches.Verification {
	t.Helper()
	v, err := matches.Verify([]byte(file), find, noEvents, nil)
	require.NoError(t, err)
	return v
}

// What is forged in an export of a match that was sealed is found, or named as what
// people entered.
func TestForgedExports(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := create(t, l, matches.Settings{Draws: true})
	finish(t, m, rand.New(rand.NewPCG(2, 1)))
	file := string(m.Export())
	honest := verified(t, file)
	require.True(t, honest.Proved())
	ground := chance.SeedFrom("ground until it gave the right card")
	seal := `[Commitment "` + ground.Commitment()
	open := `[Seed "` + ground.String()
	first, body, _ := strings.Cut(file, "\n\n")
	lines := strings.SplitAfter(body, "\n")
	second, last := 0, 0
	for i, line := range lines {
		if strings.Contains(line, "# app draw 2:") {
			second = i
		}
		if strings.Contains(line, "# app draw ") {
			last = i
		}
	}
	for what, forged := range map[string]string{
		"an unused seal in front":         strings.Replace(file, `[Commitment "`, seal+"\"]\n"+`[Commitment "`, 1),
		"a second seal for draw 1":        first + "\n" + seal + "\"]\n" + open + "\"]\n\n" + body,
		"a second seal for draw 3":        first + "\n" + seal + " from draw 3\"]\n" + open + " from draw 3\"]\n\n" + body,
		"the end cut off":                 first + "\n\n" + strings.Join(lines[:last], ""),
		"a mark that can't be":            strings.Replace(file, "# app draw 2: ", "# app draw 2: 9", 1),
		"a mark without its number":       strings.Replace(file, "# app draw 2: ", "# app draw ", 1),
		"no commitment but a seed":        strings.Replace(file, "[Commitment ", "[Remark ", 1),
		"a draw that is taken out":        first + "\n\n" + strings.Join(append(append([]string{}, lines[:second]...), lines[second+1:]...), ""),
		"two draws in each other's place": strings.NewReplacer("# app draw 1:", "# app draw 2:", "# app draw 2:", "# app draw 1:").Replace(file),
	} {
		require.NotEqual(t, file, forged, what)
		require.False(t, verified(t, forged).Proved(), what)
	}
	relabelled := verified(t, strings.Replace(file, lines[last], lines[last][:strings.Index(lines[last], "  #")]+"\n", 1))
	require.Equal(t, honest.Count(matches.ByHand)+1, relabelled.Count(matches.ByHand), "it is named as entered")
	slipped := verified(t, first+"\n\n= "+string(m.At(0).State())+"\n"+body)
	require.Equal(t, 1, slipped.Count(matches.AgreedOn), "it is named")
}

// Without the seed cards that are drawn hidden can't be checked; nobody is accused.
func TestHiddenDrawsOfAMatchThatGoesOn(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := secretly(t, l)
	for seat := 1; seat <= 4; seat++ {
		drawFor(t, m, seat)
	}
	v := verified(t, string(m.Export()))
	require.Empty(t, v.Problems)
	require.Zero(t, v.Count(matches.NotDrawn), "%v", firstWrong(v))
	require.Equal(t, 4, v.Count(matches.Unchecked))
}

// An export of a match that goes on tells of no hidden draw how many cases it had. It comes back whole, can be played to its
// end on another device, and nobody is accused there either.
func TestHiddenDrawsOfAMatchThatGoesOnElsewhere(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := secretly(t, l)
	for seat := 1; seat <= 4; seat++ {
		drawFor(t, m, seat)
	}
	file := string(m.Export())
	require.NotContains(t, file, "? of")
	there, _ := newLibrary(journal.Memory())
	imported, report, err := there.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Len(t, report.Damage, 1, "the cards are not in the file")
	require.Equal(t, file, string(imported.Export()))
	finish(t, imported, rand.New(rand.NewPCG(2, 1)))
	file = string(imported.Export())
	require.NotContains(t, file, "of 0")
	v := verified(t, file)
	require.Empty(t, v.Problems)
	require.Zero(t, v.Count(matches.NotDrawn), "%v", firstWrong(v))
	require.GreaterOrEqual(t, v.Count(matches.Unchecked), 4)
	again, report, err := there.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Len(t, report.Damage, 1)
	require.Equal(t, file, string(again.Export()))

	// Where the seed is known, a hidden draw without its number of cases is not proved.
	finish(t, m, rand.New(rand.NewPCG(2, 1)))
	file = string(m.Export())
	require.True(t, verified(t, file).Proved())
	start := strings.Index(file, "# app draw 3: ? of")
	end := start + strings.IndexByte(file[start:], '\n')
	require.False(t, verified(t, file[:start]+"# app draw 3: ?"+file[end:]).Proved())
}

func TestAMatchThatWasNeverSealed(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := seated(t, l)
	drawFor(t, m, 1)
	file := strings.ReplaceAll(string(m.Export()), "[Commitment ", "[Remark ")
	v := verified(t, file)
	require.Equal(t, 1, v.Count(matches.Unchecked))
	require.Contains(t, v.Checked[len(v.Checked)-1].Why, "never sealed")
}

// A copy has no second seal for a draw.
func TestTheSealsOfACopy(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	for draws := range 2 {
		m := seated(t, l)
		for range draws {
			drawFor(t, m, 1)
		}
		m.Close()
		id, err := l.Duplicate(m.ID(), "copy")
		require.NoError(t, err)
		for _, id := range []string{id, m.ID()} {
			one, _, err := l.Open(id)
			require.NoError(t, err)
			require.Empty(t, verified(t, string(one.Export())).Problems)
			one.Close()
		}
	}
}
