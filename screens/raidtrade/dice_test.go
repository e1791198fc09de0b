package raidtrade_test

import (
	"encoding/json"
	"errors"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/shell"
)

// cup throws what the app of a test throws.
func cup() *chance.Cup { return &chance.Cup{Seed: chance.SeedFrom("a table 1")} }

func TestThrowsAreNumbered(t *testing.T) {
	tb, expected := apptest.New(t, 390, 844), cup()
	openDice(tb)
	require.True(t, tb.Sees("Ready to roll"))
	require.True(t, tb.Sees("Die. Not thrown yet"))
	for n := 1; n <= 3; n++ {
		tb.Tap("Roll")
		face := strconv.Itoa(expected.Roll(1).Faces[0])
		require.True(t, tb.Sees("Die. Throw "+strconv.Itoa(n)+": "+face), "%q", tb.Labels())
		require.True(t, tb.Sees(face))
	}
	tb.Press(fyne.KeyR)
	require.Len(t, raidOf(tb).TableDice.Cup.Throws, 4, "R rolls")
	tb.Tap("Two dice")
	tb.Tap("Roll")
	require.Len(t, raidOf(tb).TableDice.Cup.Throws[4].Faces, 2)
	require.GreaterOrEqual(t, tb.Find("Roll").Size().Height, fyne.CurrentApp().Settings().Theme().Size(look.DiceTarget))
}

// TestTheEveningSurvives leaves the page, kills the app, and throws on.
func TestTheEveningSurvives(t *testing.T) {
	tb, expected := apptest.New(t, 390, 844), cup()
	openDice(tb, "Roll", "Two dice", "Roll", "We rolled", "We rolled. 6", "We rolled. 2")
	expected.Roll(1)
	expected.Roll(2)
	expected.Enter(6, 2)
	tb.Press(fyne.KeyEscape)
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
	tb.Killed(time.Hour)
	openDice(tb, "Roll")
	expected.Roll(2)
	require.Equal(t, *expected, raidOf(tb).TableDice.Cup, "the same seed throws the same")

	tb.Tap("Take back throw 4")
	tb.Tap("Roll")
	require.Equal(t, *expected, raidOf(tb).TableDice.Cup, "taking back brings no other throw")
	tb.Press(fyne.KeyU)
	require.Len(t, raidOf(tb).TableDice.Cup.Throws, 3)

	tb.Tap("This evening")
	require.True(t, tb.Sees("3 throws, 5 dice: 3 by the app, 2 by you."), "%q", tb.Labels())
	require.True(t, tb.Sees("6 and 2. You rolled. 3"), "%q", tb.Labels())
	tb.Tap("Start a new evening")
	tb.Tap("Keep them")
	tb.Tap("Start a new evening")
	tb.Tap("Start over")
	require.True(t, tb.Sees("No throws yet. This page counts each throw of the dice."))
	tb.Tap("To the dice")
	require.True(t, tb.Sees("Roll"), "%q", tb.Labels())
	tb.Killed(time.Minute)
	require.Empty(t, raidOf(tb).Dice().Cup.Throws)
	require.True(t, raidOf(tb).Dice().Two, "how people throw is remembered")
}

// TestARaidIsCounted enters the rolls of a raid by hand.
func TestARaidIsCounted(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openDice(tb, "Less: Defence card", "Less: Defence card", "Less: Defence card", "Count this raid", "We rolled")
	require.True(t, tb.Sees("0 of 3 hits, 5 rolls left"), "%q", tb.Labels())
	for _, s := range []struct{ tap, says string }{
		{"We rolled. 5", "Hit. 1 of 3 hits, 4 rolls left"},
		{"We rolled. 3", "Miss. 1 of 3 hits, 3 rolls left"},
		{"We rolled. 1", "Miss. 1 of 3 hits, 2 rolls left"},
		{"We rolled. 2", "Miss. 1 of 3 hits, 1 roll left. You can withdraw."},
		{"One more roll", "Miss. 1 of 3 hits, 2 rolls left"},
		{"We rolled. 6", "Hit. 2 of 3 hits, 1 roll left"},
		{"One hit is void", "Hit. 1 of 3 hits, 1 roll left. You can withdraw."},
		{"One more hit", "Hit. 2 of 3 hits, 1 roll left"},
		{"We rolled. 4", "Hit. The raid is won."},
		{"We rolled. 4", "4 does not count. The raid is won."},
		{"Take back throw 7", "Hit. The raid is won."},
		{"Take back throw 6", "Hit. 2 of 3 hits, 1 roll left"},
	} {
		tb.Tap(s.tap)
		require.True(t, tb.Sees(s.says), "%s: %q", s.tap, tb.Labels())
	}
	tb.Killed(time.Minute)
	openDice(tb, "End this raid", "A 3 hits too: Off", "Hits equal to the defence are enough: Off", "Count this raid", "We rolled", "We rolled. 3", "We rolled. 3")
	require.True(t, tb.Sees("Hit. The raid is won."), "two hits reach 2: %q", tb.Labels())
}

// TestTheSecondDieMayFallTooLate throws two dice where one roll is left.
func TestTheSecondDieMayFallTooLate(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	e := raidOf(tb).Dice()
	e.Two, e.Attack, e.Defend = true, 3, 10
	openDice(tb, "Count this raid", "We rolled", "We rolled. 1", "We rolled. 6")
	require.True(t, tb.Sees("A hit and a miss. 1 of 11 hits, 1 roll left. You can withdraw."), "%q", tb.Labels())
	tb.Tap("We rolled. 5")
	require.True(t, tb.Sees("Left die 5. Now the right one."))
	tb.Tap("We rolled. 6")
	require.True(t, tb.Sees("Hit. 2 of 11 hits. The rolls have run out."), "%q", tb.Labels())
	require.True(t, tb.Sees("Right die. Throw 2: 6. Does not count"), "%q", tb.Labels())
}

// TestThrowsEnterTheMatch rolls for a match from which the dice were opened: the app throws, or the table's own die is tapped.
func TestThrowsEnterTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtrade.Key, 2, raidMet...)
	openDice(tb)
	require.True(t, tb.Sees("Throws count in the match: On"), "%q", tb.Labels())
	require.True(t, tb.Sees("Anna rolls next."), "%q", tb.Labels())
	tb.Tap("Roll")
	require.Len(t, o.Match.Table().Log(), len(raidMet)+1)
	face := strconv.Itoa(o.Match.Table().Log()[len(raidMet)].Words[0])
	require.True(t, tb.Sees("Die. Throw 3: "+face), "the third roll of the match: %q", tb.Labels())
	require.True(t, tb.Has(" of 11 hits, 9 rolls left"), "%q", tb.Labels())
	require.Empty(t, raidOf(tb).Dice().Cup.Throws, "the evening has its own throws")

	tb.App.Go()
	o = tb.Play(raidtrade.Key, 2, raidMet...)
	openDice(tb, "We rolled", "We rolled. 2")
	require.Equal(t, "Anna: roll 2", apptest.Latest(o))
	require.True(t, tb.Sees("Miss. 0 of 11 hits, 9 rolls left"), "%q", tb.Labels())
	tb.Tap("We rolled. 5")
	require.Equal(t, "Anna: roll 5", apptest.Latest(o))
	tb.Tap("We rolled. 6")
	require.Equal(t, "Anna: roll 5", apptest.Latest(o), "Ben may answer the hit first")
	require.True(t, tb.Sees("The match goes on without a roll."), "%q", tb.Labels())

	tb.Tap("Throws count in the match: On")
	tb.Tap("Roll")
	require.Equal(t, "Anna: roll 5", apptest.Latest(o), "where it is not wanted a throw is the table's alone")
	require.Len(t, raidOf(tb).Dice().Cup.Throws, 1)
	tb.Tap("To the match")
	require.Equal(t, o.Route(), tb.App.Here().Route)
}

// TestDiceFromHomeAreTheTables opens the dice while a match is open that was not looked at.
func TestDiceFromHomeAreTheTables(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtrade.Key, 2)
	tb.App.Go()
	openDice(tb, "Roll")
	require.Empty(t, o.Match.Table().Log())
	tb.Tap("Throws count in the match: Off")
	tb.Tap("We rolled")
	tb.Tap("We rolled. 4")
	require.Len(t, o.Match.Table().Log(), 1, "it counts as soon as somebody wants it")
}

// TestATapEndsAThrow looks at dice that tumble, as they do in a window where time goes by.
func TestATapEndsAThrow(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openDice(tb, "Roll")
	require.Len(t, raidOf(tb).TableDice.Cup.Throws, 1)
	var die *parts.Die
	for _, o := range tb.Shown() {
		if d, ok := o.(*parts.Die); ok && d.Face() > 0 {
			die = d
		}
	}
	require.NotNil(t, die)
	require.False(t, die.Moving(), "the test driver goes to the end of a motion")
	test.Tap(die)
	require.Len(t, raidOf(tb).TableDice.Cup.Throws, 2, "a die that lies still is thrown by a tap")
}

func TestDamagedDice(t *testing.T) {
	for name, data := range map[string]string{
		"no JSON": "hello", "a seven": `{"cup":{"seed":"` + chance.SeedFrom("x").String() + `","throws":[{"faces":[7]}]},"attack":5,"defence":5}`,
		"no seed": `{"cup":{"seed":"ab","throws":[]},"attack":5,"defence":5}`, "no values": `{"attack":0}`,
	} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			require.NoError(t, tb.Store.Write(raidtrade.DiceFile, []byte(data)))
			openDice(tb, "Roll")
			require.Contains(t, tb.Notice(), "Tonight's throws can't be read")
			require.Equal(t, cup().Roll(1), raidOf(tb).TableDice.Cup.Throws[0], "a new evening begins")
		})
	}
}

func TestDiceWithoutDiskOrChance(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Store.Full = true
	openDice(tb, "Roll", "Roll")
	require.Contains(t, tb.Notice(), "no space left on device")
	require.Len(t, raidOf(tb).TableDice.Cup.Throws, 2, "the evening goes on")

	tb = apptest.New(t, 390, 844)
	tb.App.Device().NewSeed = func() (chance.Seed, error) { return chance.Seed{}, errors.New("no randomness") }
	openDice(tb, "Roll")
	require.Contains(t, tb.Notice(), "The app can't throw: no randomness.")
	require.Empty(t, raidOf(tb).TableDice.Cup.Throws)
	tb.Tap("We rolled")
	tb.Tap("We rolled. 4")
	require.Len(t, raidOf(tb).TableDice.Cup.Throws, 1)
}

// TestTheFileOfTheEvening keeps its form: later versions read it.
func TestTheFileOfTheEvening(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openDice(tb, "Count this raid", "We rolled", "We rolled. 4")
	data, err := tb.Store.Read(raidtrade.DiceFile)
	require.NoError(t, err)
	require.JSONEq(t, `{"cup":{"seed":"`+chance.Seed{}.String()+`","throws":[{"faces":[4],"ours":true}]},
		"house":{},"attack":5,"defence":5,"raid":{"attack":5,"defence":5,"from":0}}`, string(data))
	require.True(t, json.Valid(data))
}
