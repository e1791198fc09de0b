package fairness_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
)

// mixed is a match into which three of four players mixed, one of them twice.
func mixed(t testing.TB, l *library.Library) *matches.Match {
	t.Helper()
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	require.True(t, m.Chance().MayMix())
	for _, c := range []fairness.Contribution{{1, []byte("apple")}, {3, []byte{0, 255}}, {2, []byte("Birne")}, {1, []byte("again")}} {
		require.NoError(t, m.Chance().Mix(c.Seat, c.What))
	}
	return m
}

// What everybody mixed in goes into every draw, and stays so through the disk, an
// export and a copy.
func TestEverybodyMixesIn(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := mixed(t, l)
	commitment := m.Chance().Proof().Seeds[0].Commitment
	matchtest.Play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	m.Close()
	m, _, err := l.Open(m.ID())
	require.NoError(t, err)
	require.True(t, m.Chance().MayMix(), "nothing was drawn yet")
	matchtest.Draw(t, m, 1)
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 1)))

	seal := m.Chance().Proof().Seeds[0]
	require.Equal(t, commitment, seal.Commitment, "the device had committed before")
	require.Len(t, seal.Mixed, 4)
	require.Equal(t, []string{"apple", "00ff", "Birne", "again"},
		[]string{seal.Mixed[0].Text(), seal.Mixed[1].Text(), seal.Mixed[2].Text(), seal.Mixed[3].Text()})
	seed, err := chance.ParseSeed(seal.Seed)
	require.NoError(t, err)
	root := seed.Mix([]string{"1 6170706c65", "3 00ff", "2 4269726e65", "1 616761696e"})
	for _, d := range m.Chance().Proof().Draws {
		require.Equal(t, chance.New(root.Branch(d.Number)).Below(d.Of), d.Value, "anybody can compute draw %d", d.Number)
	}

	file := string(m.Export())
	require.True(t, matchtest.Verified(t, file).Proved())
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
		require.False(t, matchtest.Verified(t, forged).Proved(), what)
	}
	copied, report, err := l.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, file, string(copied.Export()))
}

// Where nobody mixes in, the draws are those that they always were.
func TestAMatchIntoWhichNobodyMixed(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
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
	matchtest.Play(t, old, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	var values []int
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, old, seat)
	}
	for _, d := range old.Chance().Proof().Draws {
		values = append(values, d.Value)
	}
	require.Equal(t, []int{40, 18, 18, 22}, values)
	require.NotContains(t, string(old.Export()), "[MixedIn ")
}

func TestNobodyMixesInTooLate(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	unsealed := matchtest.Create(t, l, matches.Settings{})
	require.False(t, unsealed.Chance().MayMix())
	require.ErrorIs(t, unsealed.Chance().Mix(1, []byte("a")), fairness.ErrUnsealed)

	m := mixed(t, l)
	require.Error(t, m.Chance().Mix(0, []byte("a")))
	require.Error(t, m.Chance().Mix(5, []byte("a")))
	require.ErrorIs(t, m.Chance().Mix(1, nil), fairness.ErrMixLong)
	require.ErrorIs(t, m.Chance().Mix(1, make([]byte, fairness.MaxContribution+1)), fairness.ErrMixLong)
	for range fairness.MaxContributions - 4 {
		require.NoError(t, m.Chance().Mix(4, make([]byte, fairness.MaxContribution)))
	}
	require.ErrorIs(t, m.Chance().Mix(4, []byte("a")), fairness.ErrMixLong)
	matchtest.Play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	first := matchtest.Draw(t, m, 1)
	require.False(t, m.Chance().MayMix())
	require.NoError(t, m.Undo())
	require.ErrorIs(t, m.Chance().Mix(1, []byte("another card, please")), fairness.ErrTooLate, "taking back does not help")
	require.Equal(t, first, matchtest.Draw(t, m, 1))

	shown := seated(t, l)
	_, err := shown.Chance().Ahead(2, 6)
	require.NoError(t, err)
	require.ErrorIs(t, shown.Chance().Mix(1, []byte("a")), fairness.ErrTooLate, "the dice lie on the table")
	timed := seated(t, l)
	_, err = timed.Chance().TimerSeed()
	require.NoError(t, err)
	require.ErrorIs(t, timed.Chance().Mix(1, []byte("a")), fairness.ErrTooLate, "the timer has its events")
}

// What is mixed in before a match begins goes into the same draws.
func TestMixedInBeforeTheMatch(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	seal, err := l.Seal("rising-tides")
	require.NoError(t, err)
	require.NoError(t, seal.Mix(2, []byte("b")))
	seal.Clear()
	require.NoError(t, seal.Mix(1, []byte("a")))
	require.ErrorIs(t, seal.Mix(1, nil), fairness.ErrMixLong)
	m := matchtest.Create(t, l, matches.Settings{Draws: true, Seal: seal})
	require.Equal(t, seal.Commitment(), m.Chance().Proof().Seeds[0].Commitment)
	require.Equal(t, seal.Mixed(), m.Chance().Proof().Seeds[0].Mixed)
	require.Equal(t, 1, m.Chance().Start(), "a seal and its match are one start")
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 1)))
	require.True(t, matchtest.Verified(t, string(m.Export())).Proved())

	seal, err = l.Seal("rising-tides")
	require.NoError(t, err)
	require.NoError(t, seal.Mix(5, []byte("a")))
	_, err = l.Create(matchtest.Tides(matchtest.Four...), "x", matches.Settings{Draws: true, Seal: seal})
	require.ErrorContains(t, err, "seat 5")
}

// A copy that was made before the first draw draws from a seal of its own, into which
// nobody mixed yet.
func TestCopiesOfAMixedMatch(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	for _, drawn := range []bool{false, true} {
		m := mixed(t, l)
		matchtest.Play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
		if drawn {
			matchtest.Draw(t, m, 1)
		}
		id, err := l.Duplicate(m.ID(), "copy")
		require.NoError(t, err)
		other, _, err := l.Open(id)
		require.NoError(t, err)
		require.Empty(t, other.Chance().Proof().Seeds[len(other.Chance().Proof().Seeds)-1].Mixed)
		require.NoError(t, other.Chance().Mix(2, []byte("later")))
		for _, match := range []*matches.Match{m, other} {
			matchtest.Finish(t, match, rand.New(rand.NewPCG(3, 3)))
			v := matchtest.Verified(t, string(match.Export()))
			later(t, v)
		}
	}
}

// The events of a timer follow from what everybody mixed in too.
func TestMixedIntoTheTimer(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := mixed(t, l)
	matchtest.Play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	timer, err := m.Chance().TimerSeed()
	require.NoError(t, err)
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 1)))
	seed, err := chance.ParseSeed(m.Chance().Proof().Seeds[0].Seed)
	require.NoError(t, err)
	require.Equal(t, seed.Mix([]string{"1 6170706c65", "3 00ff", "2 4269726e65", "1 616761696e"}).Timer(1), timer)
	file := string(m.Export())
	require.True(t, matchtest.Verified(t, file).Proved())
	ground := chance.SeedFrom("ground until the right event came")
	forged := strings.NewReplacer(timer.String(), ground.String(), timer.Commitment(), ground.Commitment()).Replace(file)
	require.Contains(t, matchtest.Verified(t, forged).Problems, "Seal 1 of the timer does not follow from what everybody mixed in.")
}

// Who begins again until the first cards please is counted.
func TestStartsAreCounted(t *testing.T) {
	store := journal.Memory()
	l, c := matchtest.New(store)
	start := func() int { return matchtest.Create(t, l, matches.Settings{Draws: true}).Chance().Start() }
	first := matchtest.Create(t, l, matches.Settings{Draws: true})
	require.Equal(t, 1, first.Chance().Start())
	require.NotContains(t, string(first.Export()), "[Start ")
	c.At += 60_000
	require.Equal(t, 2, start())
	_, err := l.Seal("rising-tides")
	require.NoError(t, err, "a seal that everybody saw counts, though no match came of it")
	_, err = l.Seal("traders")
	require.NoError(t, err, "another game is another matter")
	plain := matchtest.Create(t, l, matches.Settings{})
	require.Equal(t, 1, plain.Chance().Start(), "nothing is sealed")
	require.NoError(t, plain.Chance().SetDraws(true))
	require.Equal(t, 4, plain.Chance().Start())
	require.Contains(t, string(plain.Export()), `[Start "4"]`)
	first.Close()
	require.NoError(t, l.Delete(first.ID()), "deleting helps nobody")
	l = library.New(store, matchtest.Find, c.Now, chance.Seeds("a test")) // nor does another start of the app
	require.Equal(t, 5, start())
	c.At -= 3_600_000 // nor a clock that is set back
	require.Equal(t, 6, start())
	c.At += 14 * 3_600_000
	require.Equal(t, 1, start(), "the next evening")
	require.NoError(t, store.Write("starts.json", []byte("{")))
	require.Equal(t, 1, start(), "a file that can't be read costs only the count")
	kept, err := journal.Kept(store)
	require.NoError(t, err)
	require.Len(t, kept, 1, "and is kept")
}

// The last draw of a match that is over is missed, and whatever else is changed by hand.
func TestTheDigest(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true, Private: true})
	matchtest.Play(t, m, "1: nation us", "2: nation europe", "3: nation africa", "4: nation asia")
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, m, seat)
	}
	matchtest.Play(t, m, "table: time-out")
	require.True(t, m.Table().Over())
	file := string(m.Export())
	require.True(t, matchtest.Verified(t, file).Proved())
	lines := strings.SplitAfter(file, "\n")
	for i, line := range lines {
		if strings.Contains(line, "# app draw 4:") {
			lines[i] = ""
		}
	}
	cut := strings.Join(lines, "")
	v := matchtest.Verified(t, cut)
	require.Equal(t, 3, v.Count(fairness.AsDrawn))
	require.NotEmpty(t, v.Problems, "the last draw is missing")
	_, report, err := l.Import([]byte(cut), "", nil)
	require.NoError(t, err)
	require.NotEmpty(t, report.Damage, "an import tells it too")

	copied, report, err := l.Import([]byte(file), "", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
	require.Equal(t, file, string(copied.Export()))
	// How lines end means nothing.
	loose := "\ufeff" + strings.ReplaceAll(file, "\n", " \r\n") + "\r\n"
	require.True(t, matchtest.Verified(t, loose).Proved())
	_, report, err = l.Import([]byte(loose), "", nil)
	require.NoError(t, err)
	require.Empty(t, report.Damage)
}

// Whatever single line of the export of a sealed match is changed, left out, added or moved, the file is refuted or no
// transcript any more, and is imported without its seal only.
func TestOneLineOfASealedExport(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	matchtest.Create(t, l, matches.Settings{Draws: true}).Close()
	m := matchtest.Create(t, l, matches.Settings{Draws: true, Private: true})
	require.Equal(t, 2, m.Chance().Start())
	require.NoError(t, m.SetHeader("Called", "the second"))
	require.NoError(t, m.Chance().Mix(2, []byte("pear")))
	matchtest.Play(t, m, "1: nation us", "2: nation europe")
	require.NoError(t, m.Undo())
	matchtest.Play(t, m, "2: nation asia", "3: nation africa", "4: nation europe")
	require.NoError(t, m.Note("after dinner"))
	require.NoError(t, m.Dispute("1: construct 9-9-9"))
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, m, seat)
	}
	matchtest.Play(t, m, "table: time-out")
	file := string(m.Export())
	honest := matchtest.Verified(t, file)
	require.Equal(t, fairness.Proved, honest.Answer())
	require.Equal(t, 2, honest.Start)
	lines := strings.Split(strings.TrimSuffix(file, "\n"), "\n")
	refuted := func(what string, forged []string) {
		t.Helper()
		text := strings.Join(forged, "\n") + "\n"
		v, err := fairness.Verify([]byte(text), matchtest.Find, matchtest.NoEvents, nil)
		if err != nil {
			return // no transcript
		}
		if known := strings.Contains(text, `[Seed "`) && strings.Contains(text, `[Commitment "`) && strings.Contains(text, `[Chance "`); known {
			require.Equal(t, fairness.Refuted, v.Answer(), what)
		} else {
			require.NotContains(t, []fairness.Answer{fairness.Proved, fairness.Nothing}, v.Answer(), what)
		}
		there, _ := matchtest.New(journal.Memory())
		imported, report, err := there.Import([]byte(text), "", nil)
		require.NoError(t, err, what)
		require.NotEmpty(t, report.Damage, what)
		for _, seal := range imported.Chance().Proof().Seeds {
			require.Empty(t, seal.Seed, what)
		}
	}
	r := rand.New(rand.NewPCG(1, 12))
	for i, line := range lines {
		with := func(other ...string) []string { return slices.Concat(lines[:i], other, lines[i+1:]) }
		refuted("left out: "+line, with())
		refuted("twice: "+line, with(line, line))
		refuted("a comment before: "+line, with("# something", line))
		for j := range i {
			if lines[j] != line {
				other := slices.Clone(lines)
				other[i], other[j] = lines[j], line
				refuted(lines[j]+" in the place of "+line, other)
			}
		}
		for range 8 {
			if letters := []byte(line); len(letters) > 0 {
				at := r.IntN(len(letters))
				letters[at] ^= 1 << r.IntN(3)
				refuted("for "+line+": "+string(letters), with(string(letters)))
			}
		}
	}
}

// A seal of one's own for a late draw gives any card, and whoever knows the first seed makes the digest anew: such a file is
// never called proved.
func TestAnOwnSealForALateDraw(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Play(t, m, "1: nation us", "2: nation europe", "3: nation africa", "4: nation asia")
	for seat := 1; seat <= 4; seat++ {
		matchtest.Draw(t, m, seat)
	}
	matchtest.Play(t, m, "table: time-out")
	file := string(m.Export())
	last := m.Chance().Proof().Draws[3]
	same := func(n int) chance.Seed { // gives the same card at draw 4: any other is as easily found
		for {
			seed := chance.SeedFrom(fmt.Sprint(n))
			if chance.New(seed.Branch(4)).Below(last.Of) == last.Value {
				return seed
			}
			n++
		}
	}
	for n := range 11 {
		own := same(1000 * n)
		forged := strings.Replace(file, `[Seed "`, `[Commitment "`+own.Commitment()+" from draw 4\"]\n"+`[Seed "`+own.String()+" from draw 4\"]\n"+`[Seed "`, 1)
		v := matchtest.Verified(t, forged)
		require.Equal(t, fairness.Refuted, v.Answer())
		require.Equal(t, 4, v.Count(fairness.AsDrawn))
		seed, err := chance.ParseSeed(m.Chance().Proof().Seeds[0].Seed)
		require.NoError(t, err)
		v = matchtest.Verified(t, string(fairness.Redigest([]byte(forged), seed)))
		require.Empty(t, v.Problems)
		require.Len(t, v.Late, 1)
		require.Equal(t, fairness.Open, v.Answer())
	}
}

// What is said of the versions of draws and rules is looked at by verify, also under a digest that is made anew: the key of the
// digest is in the file.
func TestTheVersionsOfAProof(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Finish(t, m, rand.New(rand.NewPCG(2, 1)))
	file := string(m.Export())
	seed, err := chance.ParseSeed(m.Chance().Proof().Seeds[0].Seed)
	require.NoError(t, err)
	own, played := `[Chance "`+chance.Version+`"]`+"\n", `[Rules "1"]`+"\n"
	require.Contains(t, file, own)
	require.Contains(t, file, played)
	for what, forged := range map[string]string{
		"other rules":     strings.Replace(file, played, `[Rules "999"]`+"\n", 1),
		"no rules":        strings.Replace(file, played, "", 1),
		"rules twice":     strings.Replace(file, played, played+played, 1),
		"other draws":     strings.Replace(file, own, `[Chance "none"]`+"\n", 1),
		"no draws":        strings.Replace(file, own, "", 1),
		"a second Chance": strings.Replace(file, own, own+`[Chance "none"]`+"\n", 1),
	} {
		v := matchtest.Verified(t, string(fairness.Redigest([]byte(forged), seed)))
		require.Equal(t, fairness.Refuted, v.Answer(), what)
	}
	require.Equal(t, fairness.Proved, matchtest.Verified(t, file).Answer())
}

// A file whose seal is cut out says nothing of what the app drew.
func TestASealThatIsCutOut(t *testing.T) {
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Finish(t, m, rand.New(rand.NewPCG(2, 1)))
	var rest []string
	for line := range strings.Lines(string(m.Export())) {
		key, _, _ := strings.Cut(strings.TrimPrefix(line, "["), " ")
		if !fairness.IsOwn(key) && key != fairness.HeaderSeed {
			rest = append(rest, line)
		}
	}
	imported, report, err := l.Import([]byte(strings.Join(rest, "")), "", nil)
	require.NoError(t, err)
	require.Len(t, report.Damage, 1)
	require.Contains(t, report.Damage[0], "it has no seal")
	moves := 0
	for _, line := range imported.Log().Lines() {
		require.Equal(t, matches.Entered, line.By, line.Text)
		moves++
	}
	require.Greater(t, moves, 10)
}
