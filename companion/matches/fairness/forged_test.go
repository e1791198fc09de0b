package fairness_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library/matchtest"
)

// What is forged in an export of a match that was sealed is found, or named as what
// people entered.
func TestForgedExports(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Finish(t, m, rand.New(rand.NewPCG(2, 1)))
	file := string(m.Export())
	honest := matchtest.Verified(t, file)
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
		require.False(t, matchtest.Verified(t, forged).Proved(), what)
	}
	relabelled := matchtest.Verified(t, strings.Replace(file, lines[last], lines[last][:strings.Index(lines[last], "  #")]+"\n", 1))
	require.Equal(t, honest.Count(fairness.ByHand)+1, relabelled.Count(fairness.ByHand), "it is named as entered")
	slipped := matchtest.Verified(t, first+"\n\n= "+string(m.Log().At(0).State())+"\n"+body)
	require.Equal(t, 1, slipped.Count(fairness.AgreedOn), "it is named")
}

// Without the seed cards that are drawn hidden can't be checked; nobody is accused.
func TestHiddenDrawsOfAMatchThatGoesOn(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, m, seat)
	}
	v := matchtest.Verified(t, string(m.Export()))
	require.Empty(t, v.Problems)
	require.Zero(t, v.Count(fairness.NotDrawn), "%v", firstWrong(v))
	require.Equal(t, 4, v.Count(fairness.Unchecked))
}

// An export of a match that goes on tells of no hidden draw how many cases it had. It comes back whole, can be played to its
// end on another device, and nobody is accused there either.
func TestHiddenDrawsOfAMatchThatGoesOnElsewhere(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, m, seat)
	}
	file := string(m.Export())
	require.NotContains(t, file, "? of")
	there, _ := matchtest.New(journal.Memory())
	imported, report, err := there.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Len(t, report.Damage, 1, "the cards are not in the file")
	require.Equal(t, file, string(imported.Export()))
	matchtest.Finish(t, imported, rand.New(rand.NewPCG(2, 1)))
	file = string(imported.Export())
	require.NotContains(t, file, "of 0")
	v := matchtest.Verified(t, file)
	require.Empty(t, v.Problems)
	require.Zero(t, v.Count(fairness.NotDrawn), "%v", firstWrong(v))
	require.GreaterOrEqual(t, v.Count(fairness.Unchecked), 4)
	again, report, err := there.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Len(t, report.Damage, 1)
	require.Equal(t, file, string(again.Export()))

	// Where the seed is known, a hidden draw without its number of cases is not proved.
	matchtest.Finish(t, m, rand.New(rand.NewPCG(2, 1)))
	file = string(m.Export())
	require.True(t, matchtest.Verified(t, file).Proved())
	start := strings.Index(file, "# app draw 3: ? of")
	end := start + strings.IndexByte(file[start:], '\n')
	require.False(t, matchtest.Verified(t, file[:start]+"# app draw 3: ?"+file[end:]).Proved())
}

func TestAMatchThatWasNeverSealed(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := seated(t, l)
	matchtest.Draw(t, m, 1)
	file := strings.ReplaceAll(string(m.Export()), "[Commitment ", "[Remark ")
	v := matchtest.Verified(t, file)
	require.Equal(t, 1, v.Count(fairness.Unchecked))
	require.Contains(t, v.Checked[len(v.Checked)-1].Why, "never sealed")
}

// A copy has no second seal for a draw.
func TestTheSealsOfACopy(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	for draws := range 2 {
		m := seated(t, l)
		for range draws {
			matchtest.Draw(t, m, 1)
		}
		m.Close()
		id, err := l.Duplicate(m.ID(), "copy")
		require.NoError(t, err)
		for _, id := range []string{id, m.ID()} {
			one, _, err := l.Open(id)
			require.NoError(t, err)
			require.Empty(t, matchtest.Verified(t, string(one.Export())).Problems)
			one.Close()
		}
	}
}
