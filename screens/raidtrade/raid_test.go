package raidtrade_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	raidtradescreens "tablekeeper/screens/raidtrade"
)

// since are the moves behind the first n.
func since(o *game.OwnMatch, n int) []string { return apptest.Moves(o)[n:] }

func TestTheRollForTheStart(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2)
	tb.Tap("We rolled")
	tb.Tap("We rolled. 4")
	require.Equal(t, "Anna: roll 4", apptest.Latest(o), "the lowest seat that has not rolled")
	tb.Tap("We rolled. 4")
	require.True(t, tb.Sees("Both rolled 4: roll again."), "%q", tb.Labels())
	require.Len(t, apptest.Moves(o), 2, "the next throw waits for a tap")
	tb.Tap("Roll here")
	tb.Tap("Two dice")
	tb.Tap("Roll")
	require.Len(t, apptest.Moves(o), 4, "left die and right die")
	rolls, _ := aid.StartRolls(o.Match.Table())
	require.True(t, tb.Sees("Anna. "+parts.Number(rolls[0])), "%q", tb.Labels())
	require.True(t, tb.Sees("Ben. "+parts.Number(rolls[1])))
}

// TestOneTapARoll plays a raid of ten rolls with the table's own dice and with the app's, and counts the taps.
func TestOneTapARoll(t *testing.T) {
	for _, ours := range []bool{true, false} {
		tb := apptest.New(t, 390, 844)
		o := tb.Play(raidtradescreens.Key, 2, raidMet...)
		taps := 0
		tap := func(label string) { taps++; tb.Tap(label) }
		n := len(apptest.Moves(o))
		if ours {
			tap("We rolled")
			for _, face := range []string{"1", "4", "2", "5", "3", "6", "1", "4", "2", "5"} {
				tap("We rolled. " + face)
				stands(tb, tap)
			}
			require.Equal(t, 11+2*5, taps, "one to say whose dice, one a roll, and of each hit one of the attacker and one of the defender")
			require.Equal(t, []string{"Anna: roll 1", "Anna: roll 4", "Anna: pass", "Ben: take", "Anna: roll 2"}, since(o, n)[:5])
		} else {
			tap("Roll")
			tap(tb.Begins("In a hurry"))
			for range 9 {
				tap(nextRoll(tb))
			}
			require.Equal(t, 11, taps, "a table in a hurry says so once")
			require.Equal(t, matches.Drawn, o.Match.Line(n+1).By)
		}
		rolls := slices.DeleteFunc(since(o, n), func(move string) bool { return !strings.HasPrefix(move, "Anna: roll") })
		require.Len(t, rolls, 10)
		if tb.Sees("Take the hit") {
			tap("Take the hit")
		}
		tap(tb.Begins("Withdraw: "))
		require.Equal(t, "main", o.Match.Table().Step())
		t.Logf("our dice %v: %d taps from the first roll to the end of the raid", ours, taps)
	}
}

// stands lets a hit stand, if there is one: the attacker doesn't double it, and the defender takes it.
func stands(tb *apptest.Table, tap func(label string)) {
	tb.T.Helper()
	for _, key := range []string{"Don't double it: ", "Take the hit: "} {
		for _, label := range tb.Labels() {
			if strings.HasPrefix(label, key) {
				tap(label)
				break // the list says the same below
			}
		}
	}
}

// nextRoll is the button that rolls next.
func nextRoll(tb *apptest.Table) string {
	tb.T.Helper()
	for _, label := range []string{"Roll", "Take the hit and roll again", "Take the hit, next die", "Take the hit", "Take the hit: raid won"} {
		if tb.Sees(label) {
			return label
		}
	}
	tb.T.Fatalf("nothing rolls: %q", tb.Labels())
	return ""
}

func TestWhatTheAssistantSays(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, append(raidBegun, "Anna: raid 4d")...)
	require.True(t, tb.Sees("Four of Diamonds. Attack"), "%q", tb.Labels())
	require.True(t, tb.Sees("No card yet. Defence"))
	require.True(t, tb.Sees("Anna raids with the Four of Diamonds: defend, or escape."))
	tb.Tap(tb.Begins("Defend: "))
	tb.Tap("King of Clubs")
	require.Equal(t, "Ben: defend kc", apptest.Latest(o))
	require.True(t, tb.Sees("King of Clubs. Defence 4"), "a royal takes the other number: %q", tb.Labels())
	require.True(t, tb.Sees("0 of 5 hits, 4 rolls left. You can withdraw."))
	require.True(t, tb.Sees("Level tokens: Anna 2, Ben 2. 4, 5 and 6 hit. Rolled so far: 0."))
	tb.Tap("We rolled")
	tb.Tap("We rolled. 6")
	require.True(t, tb.Sees("You hit! Double it?"))
	require.True(t, tb.Sees("0 of 5 hits, 1 more to be answered"))
	tb.Tap(tb.Begins("Don't double it: "))
	require.True(t, tb.Sees("Anna hits: take it, evade, or spend a Level token."))
	tb.Tap(tb.Begins("Absorb: "))
	require.True(t, tb.Sees("Absorbed. 0 of 5 hits, 3 rolls left. You can withdraw."), "%q", tb.Labels())
	for _, face := range []string{"1", "2", "3"} {
		tb.Tap("We rolled. " + face)
	}
	require.True(t, tb.Sees("Miss. 0 of 5 hits. The rolls have run out."), "%q", tb.Labels())
	require.False(t, tb.Sees("We rolled. 1"), "no roll is left")
	tb.Tap(tb.Begins("Extra: "))
	require.True(t, tb.Sees("We rolled. 1"))
	tb.Tap(tb.Begins("Withdraw: "))
	require.Equal(t, "Anna: withdraw", apptest.Latest(o))
	require.False(t, tb.Sees("Rolled so far: 4"))
}

// TestTheRightDieWaits throws two dice: a hit of the left one is settled before the right one counts.
func TestTheRightDieWaits(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, raidMet...)
	tb.Tap("Two dice")
	tb.Tap("We rolled")
	tb.Tap("We rolled. 5")
	require.True(t, tb.Sees("Left die 5. Now the right one."), "%q", tb.Labels())
	n := len(apptest.Moves(o))
	tb.Tap("We rolled. 6")
	require.Equal(t, []string{"Anna: roll 5"}, since(o, n))
	require.True(t, tb.Sees("Right die. 6"), "it is on show: %q", tb.Labels())
	require.True(t, tb.Sees("Hit! 1 of 11 if it stands. 9 rolls left. The right die waits: 6."))
	tb.Tap(tb.Begins("Don't double it: "))
	tb.Tap(tb.Begins("Take the hit: "))
	tb.Run(100 * time.Millisecond)
	require.Equal(t, []string{"Anna: roll 5", "Anna: pass", "Ben: take", "Anna: roll 6"}, since(o, n), "it is entered by itself")
	require.True(t, tb.Sees("Hit! 2 of 11 if it stands. 8 rolls left"), "%q", tb.Labels())
	tb.Press("U")
	tb.Tap("Undo")
	tb.Run(100 * time.Millisecond)
	require.Equal(t, []string{"Anna: roll 5", "Anna: pass", "Ben: take"}, since(o, n), "what is taken back stays so")
	tb.Press("Y")
	tb.Run(100 * time.Millisecond)
	require.Equal(t, "Anna: roll 6", apptest.Latest(o))
	stands(tb, tb.Tap)
	tb.Tap("We rolled. 1")
	tb.Tap("We rolled. 2")
	tb.Run(100 * time.Millisecond)
	require.Equal(t, []string{"Anna: pass", "Ben: take", "Anna: roll 1", "Anna: roll 2"}, since(o, n+4), "after a miss at once")
	require.True(t, tb.Sees("Two misses. 2 of 11 hits, 6 rolls left. You can withdraw."), "%q", tb.Labels())
}

// TestTwoDiceOfTheApp compares what lay on the table with what is entered.
func TestTwoDiceOfTheApp(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, raidMet...)
	tb.Tap("Two dice")
	n := len(apptest.Moves(o))
	tb.Tap("Roll")
	for range 4 {
		w, ok := raidOf(tb).Raid.Waiting[o.ID]
		require.True(t, ok)
		for w.State(o.Match.Table()) != aid.Entered {
			before := len(apptest.Moves(o))
			tb.Run(100 * time.Millisecond)
			if len(apptest.Moves(o)) == before {
				stands(tb, tb.Tap)
			}
		}
		rolls := slices.DeleteFunc(since(o, n), func(move string) bool { return !strings.HasPrefix(move, "Anna: roll") })
		require.Equal(t, []string{"Anna: roll " + parts.Number(w.Left), "Anna: roll " + parts.Number(w.Face)}, rolls[len(rolls)-2:])
		stands(tb, tb.Tap)
		tb.Tap(nextRoll(tb))
	}
	for _, line := range o.Match.Lines()[n:] {
		if strings.HasPrefix(line.Text, "roll") {
			require.Equal(t, matches.Drawn, line.By)
		}
	}
}

// TestTheRightDieIsVoid ends the raid while it waits.
func TestTheRightDieIsVoid(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, append(raidBegun, "Anna: raid 8d", "Ben: defend 2c", "Anna: roll 5", "Anna: pass", "Ben: take", "Anna: roll 5", "Anna: pass", "Ben: take")...)
	tb.Tap("Two dice")
	tb.Tap("We rolled")
	tb.Tap("We rolled. 5")
	tb.Tap("We rolled. 6")
	stands(tb, tb.Tap)
	tb.Run(100 * time.Millisecond)
	require.Equal(t, "Ben: take", apptest.Latest(o))
	require.Contains(t, tb.Mat("Anna"), "Level 3")
	require.True(t, tb.Sees("Anna wins the raid: Level 3"), "%q", tb.Labels())
}

// TestTheEndOfARaidIsTold tells of a raid that was won against a trader with cargo, and of one that was broken off.
func TestTheEndOfARaidIsTold(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	hits := []string{"Ben: roll 5", "Ben: pass", "Anna: take"}
	tb.Play(raidtradescreens.Key, 2, slices.Concat(raidFlown, []string{"Ben: raid 9d", "Anna: defend 2c"}, hits, hits, hits)...)
	require.True(t, tb.Sees("Ben wins the raid: Level 3"), "%q", tb.Labels())
	require.True(t, tb.Sees("5 cargo taken from Anna, who is back in orbit."), "%q", tb.Labels())

	tb = apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2, append(raidBegun, "Anna: raid 2c", "Ben: defend 10d", "Anna: roll 1", "Anna: roll 1", "Anna: withdraw")...)
	require.True(t, tb.Sees("Anna hasn't won the raid"), "%q", tb.Labels())
}

func TestRKeyRollsInAMatch(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(raidtradescreens.Key, 2, raidMet...)
	require.NoError(t, o.Match.SetDraws(true))
	tb.App.Show()
	n := len(apptest.Moves(o))
	for range 3 {
		stands(tb, tb.Tap)
		tb.Press("R")
	}
	rolls := slices.DeleteFunc(since(o, n), func(move string) bool { return !strings.HasPrefix(move, "Anna: roll") })
	require.Len(t, rolls, 3)
}

// TestAnExchangeIsNotForgotten ends a turn in which cargo could be unloaded.
func TestAnExchangeIsNotForgotten(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, raidArrived...)
	require.Contains(t, tb.Mat("Anna"), "Can unload")
	last := apptest.Latest(o)
	tb.Verb("End")
	require.Equal(t, last, apptest.Latest(o), "it is asked first")
	tb.Tap("Go back")
	require.Equal(t, last, apptest.Latest(o))
	tb.Verb("Unload")
	require.Contains(t, tb.Mat("Anna"), "Bank 2 black and 2 white tokens")
	tb.Verb("End")
	require.Equal(t, "Anna: end", apptest.Latest(o), "there is nothing to ask any more")
}

func TestRaidNotices(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2, raidArrived[:len(raidArrived)-1]...)
	require.True(t, tb.Sees("Anna has arrived. Unload 2 cargo in the next turn, or the exchange is lost."), "%q", tb.Labels())
	tb.Enter("Ben: miss-turn qd", "Ben: draw-two jd", "Ben: draw ?", "Ben: draw ?", "Ben: end")
	tb.App.Refresh()
	require.True(t, tb.Sees("Anna missed a turn"), "%q", tb.Labels())
	tb.Enter("Ben: raid 9d", "Anna: draw-two jc")
	tb.App.Refresh()
	require.True(t, tb.Sees("Anna draws. 2 from their own deck, before the raid continues."), "%q", tb.Labels())
}

func TestRollsOutsideARaidAreShown(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, append(raidFlown, "Ben: lengthen kc")...)
	require.True(t, tb.Sees("Roll for the King: Anna's trip gets longer."))
	tb.Tap("We rolled")
	tb.Tap("We rolled. 4")
	require.Equal(t, "Ben: roll 4", apptest.Latest(o))
	require.True(t, tb.Sees("Ben makes the other trip 4 turns longer."), "%q", tb.Labels())
	require.True(t, tb.Sees("Die. 4"))
	require.Contains(t, tb.Mat("Anna"), "In space, Trip 14")
}

// TestComingBackAfterARoll comes back to a match whose latest move was tapped: its page is made anew.
func TestComingBackAfterARoll(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(raidtradescreens.Key, 2)
	tb.Tap("We rolled")
	tb.Tap("We rolled. 4")
	tb.Tap("We rolled. 2")
	tb.Tap("Show all moves")
	tb.Tap(tb.Greyed("Advance"))
	tb.Press(fyne.KeyEscape)
	require.True(t, tb.Sees("Only what is allowed"), "%q", tb.Labels())
}
