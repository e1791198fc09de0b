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

// mixed is a match into which three of four players mixed, one of them twice.
func mixed(t testing.TB, l *matches.Library) *matches.Match {
	t.Helper()
	m := create(t, l, matches.Settings{Draws: true})
	require.True(t, m.MayMix())
	for _, c := range []matches.Contribution{{1, []byte("apple")}, {3, []byte{0, 255}}, {2, []byte("Birne")}, {1, []byte("again")}} {
		require.NoError(t, m.Mix(c.Seat, c.What))
	}
	return m
}

// What everybody mixed in goes into every draw, and stays so through the disk, an
// export and a copy.
func TestEverybodyMixesIn(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := mixed(t, l)
	commitment := m.Chance().Seeds[0].Commitment
	play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	m.Close()
	m, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.True(t, m.MayMix(), "nothing was drawn yet")
	drawFor(t, m, 1)
	finish(t, m, rand.New(rand.NewPCG(1, 1)))

	seal := m.Chance().Seeds[0]
	require.Equal(t, commitment, seal.Commitment, "the device had committed before")
	require.Len(t, seal.Mixed, 4)
	require.Equal(t, []string{"apple", "00ff", "Birne", "again"},
		[]string{seal.Mixed[0].Text(), seal.Mixed[1].Text(), seal.Mixed[2].Text(), seal.Mixed[3].Text()})
	seed, err := chance.ParseSeed(seal.Seed)
	require.NoError(t, err)
	root := seed.Mix([]string{"1 6170706c65", "3 00ff", "2 4269726e65", "1 616761696e"})
	for _, d := range m.Chance().Draws {
		require.Equal(t, chance.New(root.Branch(d.Number)).Below(d.Of), d.Value, "anybody can compute draw %d", d.Number)
	}

	file := string(m.Export())
	require.True(t, verified(t, file).Proved())
	for what, forged := range map[string]string{
		"without what was mixed in":  strings.ReplaceAll(file, "[MixedIn ", "[Remark "),
		"without what one mixed in":  strings.Replace(file, "[MixedIn ", "[Remark ", 1),
		"something else mixed in":    strings.Replace(file, "6170706c65", "6170706c66", 1),
		"by somebody else":           strings.Replace(file, "2 4269726e65", "4 4269726e65", 1),
		"in another order":           strings.NewReplacer("1 6170706c65", "1 616761696e", "1 616761696e", "1 6170706c65").Replace(file),
		"something that can't be":    strings.Replace(file, "6170706c65", "6170706C65", 1),
		"by nobody":                  strings.Replace(file, "2 4269726e65", "5 4269726e65", 1),
		"for a seal that is not one": strings.Replace(file, "2 4269726e65", "2 4269726e65 from draw 2", 1),
	} {
		require.NotEqual(t, file, forged, what)
		require.False(t, verified(t, forged).Proved(), what)
	}
	copied, report, err := l.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, file, string(copied.Export()))
}

// Where nobody mixes in, the draws are those that they always were.
func TestAMatchIntoWhichNobodyMixed(t *testing.T) {
	store := journal.Memory()
	l, _ := newLibrary(store)
	m := create(t, l, matches.Settings{Draws: true})
	m.Close()
	data, err := store.Read(m.ID() + ".match")
	require.NoError(t, err)
	records, _ := journal.Parse(data)
	seed := chance.SeedFrom("a match of before")
	for i := range records {
		if records[i].Kind == 'S' {
			records[i].Text = "1 " + seed.String()
		}
	}
	_, err = journal.Create(store, "old.match", records...)
	require.NoError(t, err)
	old, report, err := l.Open("old")
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	play(t, old, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	var values []int
	for seat := 1; seat <= 4; seat++ {
		drawFor(t, old, seat)
	}
	for _, d := range old.Chance().Draws {
		values = append(values, d.Value)
	}
	require.Equal(t, []int{40, 18, 18, 22}, values)
	require.NotContains(t, string(old.Export()), "[MixedIn ")
}

func TestNobodyMixesInTooLate(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	unsealed := create(t, l, matches.Settings{})
	require.False(t, unsealed.MayMix())
	require.ErrorIs(t, unsealed.Mix(1, []byte("a")), matches.ErrUnsealed)

	m := mixed(t, l)
	require.Error(t, m.Mix(0, []byte("a")))
	require.Error(t, m.Mix(5, []byte("a")))
	require.ErrorIs(t, m.Mix(1, nil), matches.ErrMixLong)
	require.ErrorIs(t, m.Mix(1, make([]byte, matches.MaxContribution+1)), matches.ErrMixLong)
	for range matches.MaxContributions - 4 {
		require.NoError(t, m.Mix(4, make([]byte, matches.MaxContribution)))
	}
	require.ErrorIs(t, m.Mix(4, []byte("a")), matches.ErrMixLong)
	play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	first := drawFor(t, m, 1)
	require.False(t, m.MayMix())
	require.NoError(t, m.Undo())
	require.ErrorIs(t, m.Mix(1, []byte("another card, please")), matches.ErrTooLate, "taking back does not help")
	require.Equal(t, first, drawFor(t, m, 1))

	shown := seated(t, l)
	_, err := shown.Ahead(2, 6)
	require.NoError(t, err)
	require.ErrorIs(t, shown.Mix(1, []byte("a")), matches.ErrTooLate, "the dice lie on the table")
	timed := seated(t, l)
	_, err = timed.TimerSeed()
	require.NoError(t, err)
	require.ErrorIs(t, timed.Mix(1, []byte("a")), matches.ErrTooLate, "the timer has its events")
}

// What is mixed in before a match begins goes into the same draws.
func TestMixedInBeforeTheMatch(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	seal, err := l.Seal("rising-tides")
	require.NoError(t, err)
	require.NoError(t, seal.Mix(2, []byte("b")))
	seal.Clear()
	require.NoError(t, seal.Mix(1, []byte("a")))
	require.ErrorIs(t, seal.Mix(1, nil), matches.ErrMixLong)
	m := create(t, l, matches.Settings{Draws: true, Seal: seal})
	require.Equal(t, seal.Commitment(), m.Chance().Seeds[0].Commitment)
	require.Equal(t, seal.Mixed(), m.Chance().Seeds[0].Mixed)
	require.Equal(t, 1, m.Start(), "a seal and its match are one start")
	finish(t, m, rand.New(rand.NewPCG(1, 1)))
	require.True(t, verified(t, string(m.Export())).Proved())

	seal, err = l.Seal("rising-tides")
	require.NoError(t, err)
	require.NoError(t, seal.Mix(5, []byte("a")))
	_, err = l.Create(tides(four...), "x", matches.Settings{Draws: true, Seal: seal})
	require.ErrorContains(t, err, "seat 5")
}

// A copy that was made before the first draw draws from a seal of its own, into which
// nobody mixed yet.
func TestCopiesOfAMixedMatch(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	for _, drawn := range []bool{false, true} {
		m := mixed(t, l)
		play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
		if drawn {
			drawFor(t, m, 1)
		}
		id, err := l.Duplicate(m.ID(), "copy")
		require.NoError(t, err)
		other, _, err := l.Open(id)
		require.NoError(t, err)
		require.Empty(t, other.Chance().Seeds[len(other.Chance().Seeds)-1].Mixed)
		require.NoError(t, other.Mix(2, []byte("later")))
		for _, match := range []*matches.Match{m, other} {
			finish(t, match, rand.New(rand.NewPCG(3, 3)))
			v := verified(t, string(match.Export()))
			require.True(t, v.Proved(), "%v %v", v.Problems, firstWrong(v))
		}
	}
}

// The events of a timer follow from what everybody mixed in too.
func TestMixedIntoTheTimer(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := mixed(t, l)
	play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	timer, err := m.TimerSeed()
	require.NoError(t, err)
	finish(t, m, rand.New(rand.NewPCG(1, 1)))
	seed, err := chance.ParseSeed(m.Chance().Seeds[0].Seed)
	require.NoError(t, err)
	require.Equal(t, seed.Mix([]string{"1 6170706c65", "3 00ff", "2 4269726e65", "1 616761696e"}).Timer(1), timer)
	file := string(m.Export())
	require.True(t, verified(t, file).Proved())
	ground := chance.SeedFrom("ground until the right event came")
	forged := strings.NewReplacer(timer.String(), ground.String(), timer.Commitment(), ground.Commitment()).Replace(file)
	require.Contains(t, verified(t, forged).Problems, "Seal 1 of the timer does not follow from what everybody mixed in.")
}

// Who begins again until the first cards please is counted.
func TestStartsAreCounted(t *testing.T) {
	store := journal.Memory()
	l, c := newLibrary(store)
	start := func() int { return create(t, l, matches.Settings{Draws: true}).Start() }
	first := create(t, l, matches.Settings{Draws: true})
	require.Equal(t, 1, first.Start())
	require.NotContains(t, string(first.Export()), "[Start ")
	c.at += 60_000
	require.Equal(t, 2, start())
	_, err := l.Seal("rising-tides")
	require.NoError(t, err, "a seal that everybody saw counts, though no match came of it")
	_, err = l.Seal("traders")
	require.NoError(t, err, "another game is another matter")
	plain := create(t, l, matches.Settings{})
	require.Equal(t, 1, plain.Start(), "nothing is sealed")
	require.NoError(t, plain.SetDraws(true))
	require.Equal(t, 4, plain.Start())
	require.Contains(t, string(plain.Export()), `[Start "4"]`)
	first.Close()
	require.NoError(t, l.Delete(first.ID()), "deleting helps nobody")
	l = matches.NewLibrary(store, find, c.now, chance.Seeds("a test")) // nor does another start of the app
	require.Equal(t, 5, start())
	c.at -= 3_600_000 // nor a clock that is set back
	require.Equal(t, 6, start())
	c.at += 14 * 3_600_000
	require.Equal(t, 1, start(), "the next evening")
	require.NoError(t, store.Write("starts.json", []byte("{")))
	require.Equal(t, 1, start(), "a file that can't be read costs only the count")
	kept, err := journal.Kept(store)
	require.NoError(t, err)
	require.Len(t, kept, 1, "and is kept")
}

// The last draw of a match that is over is missed, and whatever else is changed by hand.
func TestTheDigest(t *testing.T) {
	l, _ := newLibrary(journal.Memory())
	m := create(t, l, matches.Settings{Draws: true, Private: true})
	play(t, m, "1: nation us", "2: nation europe", "3: nation africa", "4: nation asia")
	for seat := 1; seat <= 4; seat++ {
		drawFor(t, m, seat)
	}
	play(t, m, "table: time-out")
	require.True(t, m.Table().Over())
	file := string(m.Export())
	require.True(t, verified(t, file).Proved())
	lines := strings.SplitAfter(file, "\n")
	for i, line := range lines {
		if strings.Contains(line, "# app draw 4:") {
			lines[i] = ""
		}
	}
	cut := strings.Join(lines, "")
	v := verified(t, cut)
	require.Equal(t, 3, v.Count(matches.AsDrawn))
	require.NotEmpty(t, v.Problems, "the last draw is missing")
	_, report, err := l.Import([]byte(cut), "", nil)
	require.NoError(t, err)
	require.NotEmpty(t, report.Damage, "an import tells it too")

	copied, report, err := l.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, file, string(copied.Export()))
	// White space, comments and notes mean nothing, and an export of before has no digest.
	loose := strings.ReplaceAll(file, "Anna: nation", "Anna:   nation") + "# a remark\n"
	require.True(t, verified(t, loose).Proved())
	before := verified(t, strings.Replace(file, "[Digest ", "[Remark ", 1))
	require.True(t, before.Proved())
	require.True(t, before.Undigested, "and that is said")
}
