package screens

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
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/raidtrade"
	"tablekeeper/screens/shell"
)

// cup throws what the app of a test throws.
func cup() *chance.Cup { return &chance.Cup{Seed: chance.SeedFrom("a table")} }

func TestThrowsAreNumbered(t *testing.T) {
	tb, expected := newTable(t, 390, 844), cup()
	tb.dice()
	require.True(t, tb.sees("Ready to roll"))
	require.True(t, tb.sees("Die. Not thrown yet"))
	for n := 1; n <= 3; n++ {
		tb.tap("Roll")
		face := strconv.Itoa(expected.Roll(1).Faces[0])
		require.True(t, tb.sees("Die. Throw "+strconv.Itoa(n)+": "+face), "%q", tb.labels())
		require.True(t, tb.sees(face))
	}
	tb.press(fyne.KeyR)
	require.Len(t, tb.app.raid().TableDice.Cup.Throws, 4, "R rolls")
	tb.tap("Two dice")
	tb.tap("Roll")
	require.Len(t, tb.app.raid().TableDice.Cup.Throws[4].Faces, 2)
	require.GreaterOrEqual(t, tb.find("Roll").Size().Height, tb.app.fyne.Settings().Theme().Size(look.DiceTarget))
}

// TestTheEveningSurvives leaves the page, kills the app, and throws on.
func TestTheEveningSurvives(t *testing.T) {
	tb, expected := newTable(t, 390, 844), cup()
	tb.dice("Roll", "Two dice", "Roll", "We rolled", "We rolled. 6", "We rolled. 2")
	expected.Roll(1)
	expected.Roll(2)
	expected.Enter(6, 2)
	tb.press(fyne.KeyEscape)
	require.Equal(t, shell.HomePage, tb.app.trail.Here().Page)
	tb.killed(time.Hour)
	tb.dice("Roll")
	expected.Roll(2)
	require.Equal(t, *expected, tb.app.raid().TableDice.Cup, "the same seed throws the same")

	tb.tap("Take back throw 4")
	tb.tap("Roll")
	require.Equal(t, *expected, tb.app.raid().TableDice.Cup, "taking back brings no other throw")
	tb.press(fyne.KeyU)
	require.Len(t, tb.app.raid().TableDice.Cup.Throws, 3)

	tb.tap("This evening")
	require.True(t, tb.sees("3 throws, 5 dice: 3 by the app, 2 by you."), "%q", tb.labels())
	require.True(t, tb.sees("6 and 2. You rolled. 3"), "%q", tb.labels())
	tb.tap("Begin a new evening")
	tb.tap("Keep them")
	tb.tap("Begin a new evening")
	tb.tap("Begin anew")
	require.True(t, tb.sees("Nothing was thrown yet. Each throw on the page of the dice is counted here."))
	tb.killed(time.Minute)
	require.Empty(t, tb.app.raid().Dice().Cup.Throws)
	require.True(t, tb.app.raid().Dice().Two, "how people throw is remembered")
}

// TestARaidIsCounted enters the rolls of a raid by hand.
func TestARaidIsCounted(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.dice("Less: Defence card", "Less: Defence card", "Less: Defence card", "Count this raid", "We rolled")
	require.True(t, tb.sees("0 of 3 hits, 5 rolls left"), "%q", tb.labels())
	for _, s := range []struct{ tap, says string }{
		{"We rolled. 5", "Hit. 1 of 3 hits, 4 rolls left"},
		{"We rolled. 3", "Miss. 1 of 3 hits, 3 rolls left"},
		{"We rolled. 1", "Miss. 1 of 3 hits, 2 rolls left"},
		{"We rolled. 2", "Miss. 1 of 3 hits, 1 roll left. It can be broken off."},
		{"One more roll", "Miss. 1 of 3 hits, 2 rolls left"},
		{"We rolled. 6", "Hit. 2 of 3 hits, 1 roll left"},
		{"One hit is void", "Hit. 1 of 3 hits, 1 roll left. It can be broken off."},
		{"One more hit", "Hit. 2 of 3 hits, 1 roll left"},
		{"We rolled. 4", "Hit. The raid is won."},
		{"We rolled. 4", "4 does not count. The raid is won."},
		{"Take back throw 7", "Hit. The raid is won."},
		{"Take back throw 6", "Hit. 2 of 3 hits, 1 roll left"},
	} {
		tb.tap(s.tap)
		require.True(t, tb.sees(s.says), "%s: %q", s.tap, tb.labels())
	}
	tb.killed(time.Minute)
	tb.dice("End this raid", "A 3 hits too: Off", "As many hits as the defence are enough: Off", "Count this raid", "We rolled", "We rolled. 3", "We rolled. 3")
	require.True(t, tb.sees("Hit. The raid is won."), "two hits reach 2: %q", tb.labels())
}

// TestTheSecondDieMayFallTooLate throws two dice where one roll is left.
func TestTheSecondDieMayFallTooLate(t *testing.T) {
	tb := newTable(t, 390, 844)
	e := tb.app.raid().Dice()
	e.Two, e.Attack, e.Defend = true, 3, 10
	tb.dice("Count this raid", "We rolled", "We rolled. 1", "We rolled. 6")
	require.True(t, tb.sees("A hit and a miss. 1 of 11 hits, 1 roll left. It can be broken off."), "%q", tb.labels())
	tb.tap("We rolled. 5")
	require.True(t, tb.sees("Left die 5. Now the right one."))
	tb.tap("We rolled. 6")
	require.True(t, tb.sees("Hit. 2 of 11 hits, no roll left. The rolls have run out."), "%q", tb.labels())
	require.True(t, tb.sees("Right die. Throw 2: 6. Does not count"), "%q", tb.labels())
}

// TestATapEndsAThrow looks at dice that tumble, as they do in a window where time goes by.
func TestATapEndsAThrow(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.dice("Roll")
	require.Len(t, tb.app.raid().TableDice.Cup.Throws, 1)
	var die *parts.Die
	for _, o := range tb.shown() {
		if d, ok := o.(*parts.Die); ok && d.Face() > 0 {
			die = d
		}
	}
	require.NotNil(t, die)
	require.False(t, die.Moving(), "the test driver goes to the end of a motion")
	test.Tap(die)
	require.Len(t, tb.app.raid().TableDice.Cup.Throws, 2, "a die that lies still is thrown by a tap")
}

func TestDamagedDice(t *testing.T) {
	for name, data := range map[string]string{
		"no JSON": "hello", "a seven": `{"cup":{"seed":"` + chance.SeedFrom("x").String() + `","throws":[{"faces":[7]}]},"attack":5,"defence":5}`,
		"no seed": `{"cup":{"seed":"ab","throws":[]},"attack":5,"defence":5}`, "no values": `{"attack":0}`,
	} {
		t.Run(name, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			require.NoError(t, tb.store.Write(raidtrade.DiceFile, []byte(data)))
			tb.dice("Roll")
			require.Contains(t, tb.app.stage.notice.Sentence(), "The throws of the evening can't be read")
			require.Equal(t, cup().Roll(1), tb.app.raid().TableDice.Cup.Throws[0], "a new evening begins")
		})
	}
}

func TestDiceWithoutDiskOrChance(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.store.full = true
	tb.dice("Roll", "Roll")
	require.Contains(t, tb.app.stage.notice.Sentence(), "no space left on device")
	require.Len(t, tb.app.raid().TableDice.Cup.Throws, 2, "the evening goes on")

	tb = newTable(t, 390, 844)
	tb.app.device.NewSeed = func() (chance.Seed, error) { return chance.Seed{}, errors.New("no randomness") }
	tb.dice("Roll")
	require.Contains(t, tb.app.stage.notice.Sentence(), "The app can't throw: no randomness.")
	require.Empty(t, tb.app.raid().TableDice.Cup.Throws)
	tb.tap("We rolled")
	tb.tap("We rolled. 4")
	require.Len(t, tb.app.raid().TableDice.Cup.Throws, 1)
}

// TestTheFileOfTheEvening keeps its form: later versions read it.
func TestTheFileOfTheEvening(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.dice("Count this raid", "We rolled", "We rolled. 4")
	data, err := tb.store.Read(raidtrade.DiceFile)
	require.NoError(t, err)
	require.JSONEq(t, `{"cup":{"seed":"`+chance.Seed{}.String()+`","throws":[{"faces":[4],"ours":true}]},
		"house":{},"attack":5,"defence":5,"raid":{"attack":5,"defence":5,"from":0}}`, string(data))
	require.True(t, json.Valid(data))
}
