package screens

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	raidtradescreens "tablekeeper/screens/raidtrade"
)

// since are the moves behind the first n.
func since(o *game.OpenMatch, n int) []string { return text(o)[n:] }

func TestTheRollForTheStart(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(raidtradescreens.Key, 2)
	tb.tap("We rolled")
	tb.tap("We rolled. 4")
	require.Equal(t, "Anna: roll 4", latest(o), "the lowest seat that has not rolled")
	tb.tap("We rolled. 4")
	require.True(t, tb.sees("Both rolled 4: roll again."), "%q", tb.labels())
	require.Len(t, text(o), 2, "the next throw waits for a tap")
	tb.tap("Roll here")
	tb.tap("Two dice")
	tb.tap("Roll")
	require.True(t, tb.begins("Sealed: ") != "", "the seal is shown before the first throw: %q", tb.labels())
	require.Len(t, text(o), 2)
	tb.tap("Go on")
	require.Len(t, text(o), 4, "left die and right die")
	rolls, _ := aid.StartRolls(o.Match.Table())
	require.True(t, tb.sees("Anna. "+parts.Number(rolls[0])), "%q", tb.labels())
	require.True(t, tb.sees("Ben. "+parts.Number(rolls[1])))
}

// TestOneTapARoll plays a raid of ten rolls with the table's own dice and with the app's, and counts the taps.
func TestOneTapARoll(t *testing.T) {
	for _, ours := range []bool{true, false} {
		tb := newTable(t, 390, 844)
		o := tb.play(raidtradescreens.Key, 2, raidMet...)
		taps := 0
		tap := func(label string) { taps++; tb.tap(label) }
		n := len(text(o))
		if ours {
			tap("We rolled")
			for _, face := range []string{"1", "4", "2", "5", "3", "6", "1", "4", "2", "5"} {
				tap("We rolled. " + face)
			}
			require.Equal(t, 11, taps, "one to say whose dice, then one a roll")
			require.Equal(t, []string{"Anna: roll 1", "Anna: roll 4", "Anna: pass", "Ben: take", "Anna: roll 2"}, since(o, n)[:5])
		} else {
			tap("Roll")
			tap("Go on") // the seal of the match, once
			for range 9 {
				tap(tb.nextRoll())
			}
			require.Equal(t, 11, taps)
			require.Equal(t, matches.Drawn, o.Match.Line(n+1).By)
		}
		rolls := slices.DeleteFunc(since(o, n), func(move string) bool { return !strings.HasPrefix(move, "Anna: roll") })
		require.Len(t, rolls, 10)
		if tb.sees("Hit counts") {
			tap("Hit counts")
		}
		tap(tb.begins("Withdraw: "))
		require.Equal(t, "main", o.Match.Table().Step())
		require.LessOrEqual(t, taps, 13)
		t.Logf("our dice %v: %d taps from the first roll to the end of the raid", ours, taps)
	}
}

// nextRoll is the button that rolls next.
func (tb *table) nextRoll() string {
	tb.t.Helper()
	for _, label := range []string{"Roll", "Hit counts, roll on", "Hit counts, next die", "Hit counts", "Hit counts: raid won"} {
		if tb.sees(label) {
			return label
		}
	}
	tb.t.Fatalf("nothing rolls: %q", tb.labels())
	return ""
}

func TestWhatTheAssistantSays(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(raidtradescreens.Key, 2, append(raidBegun, "Anna: raid 4d")...)
	require.True(t, tb.sees("Four of Diamonds. Attack"), "%q", tb.labels())
	require.True(t, tb.sees("No card yet. Defence"))
	require.True(t, tb.sees("Anna raids with the Four of Diamonds: defend, or escape."))
	tb.tap(tb.begins("Defend: "))
	require.False(t, tb.sees("No card yet. Defence"), "the cards have the room while one is chosen")
	tb.tap("King of Clubs")
	tb.tap("Play this move")
	require.Equal(t, "Ben: defend kc", latest(o))
	require.True(t, tb.sees("King of Clubs. Defence 4"), "a royal takes the other number: %q", tb.labels())
	require.True(t, tb.sees("0 of 5 hits, 4 rolls left. It can be broken off."))
	require.True(t, tb.sees("Level tokens: Anna 2, Ben 2. Rolled so far: 0."))
	tb.tap("We rolled")
	tb.tap("We rolled. 6")
	require.True(t, tb.sees("A hit: double it, or pass."))
	require.True(t, tb.sees("0 of 5 hits, 1 more to be answered"))
	tb.tap(tb.begins("Pass: "))
	require.True(t, tb.sees("Anna hits: take it, evade, or spend a Level token."))
	tb.tap(tb.begins("Absorb: "))
	require.True(t, tb.sees("Absorbed. 0 of 5 hits, 3 rolls left. It can be broken off."), "%q", tb.labels())
	for _, face := range []string{"1", "2", "3"} {
		tb.tap("We rolled. " + face)
	}
	require.True(t, tb.sees("Miss. 0 of 5 hits, no roll left. The rolls have run out."), "%q", tb.labels())
	require.False(t, tb.sees("We rolled. 1"), "no roll is left")
	tb.tap(tb.begins("Extra: "))
	require.True(t, tb.sees("We rolled. 1"))
	tb.tap(tb.begins("Withdraw: "))
	require.Equal(t, "Anna: withdraw", latest(o))
	require.False(t, tb.sees("Rolled so far: 4"))
}

// TestTheRightDieWaits throws two dice: a hit of the left one is settled before the right one counts.
func TestTheRightDieWaits(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(raidtradescreens.Key, 2, raidMet...)
	tb.tap("Two dice")
	tb.tap("We rolled")
	tb.tap("We rolled. 5")
	require.True(t, tb.sees("Left die 5. Now the right one."), "%q", tb.labels())
	n := len(text(o))
	tb.tap("We rolled. 6")
	require.Equal(t, []string{"Anna: roll 5"}, since(o, n))
	require.True(t, tb.sees("Right die. 6"), "it is on show: %q", tb.labels())
	require.True(t, tb.sees("Hit. 0 of 11 hits, 9 rolls left. The right die waits: 6."))
	tb.tap(tb.begins("Pass: "))
	tb.tap(tb.begins("Take: "))
	tb.run(100 * time.Millisecond)
	require.Equal(t, []string{"Anna: roll 5", "Anna: pass", "Ben: take", "Anna: roll 6"}, since(o, n), "it is entered by itself")
	require.True(t, tb.sees("Two hits. 1 of 11 hits, 8 rolls left"), "%q", tb.labels())
	tb.press("U")
	tb.tap("Undo")
	tb.run(100 * time.Millisecond)
	require.Equal(t, []string{"Anna: roll 5", "Anna: pass", "Ben: take"}, since(o, n), "what is taken back stays so")
	tb.press("Y")
	tb.run(100 * time.Millisecond)
	require.Equal(t, "Anna: roll 6", latest(o))
	tb.tap("We rolled. 1") // the hit of the right die stands
	tb.tap("We rolled. 2")
	tb.run(100 * time.Millisecond)
	require.Equal(t, []string{"Anna: pass", "Ben: take", "Anna: roll 1", "Anna: roll 2"}, since(o, n+4), "after a miss at once")
	require.True(t, tb.sees("Two misses. 2 of 11 hits, 6 rolls left. It can be broken off."), "%q", tb.labels())
}

// TestTwoDiceOfTheApp compares what lay on the table with what is entered.
func TestTwoDiceOfTheApp(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(raidtradescreens.Key, 2, raidMet...)
	tb.tap("Two dice")
	n := len(text(o))
	tb.tap("Roll")
	tb.tap("Go on")
	for range 4 {
		w, ok := tb.app.raid().Raid.Waiting[o.ID]
		require.True(t, ok)
		for w.State(o.Match.Table()) != aid.Entered {
			before := len(text(o))
			tb.run(100 * time.Millisecond)
			if len(text(o)) == before {
				tb.tap("Hit counts, next die")
			}
		}
		rolls := slices.DeleteFunc(since(o, n), func(move string) bool { return !strings.HasPrefix(move, "Anna: roll") })
		require.Equal(t, []string{"Anna: roll " + parts.Number(w.Left), "Anna: roll " + parts.Number(w.Face)}, rolls[len(rolls)-2:])
		tb.tap(tb.nextRoll())
	}
	for _, line := range o.Match.Lines()[n:] {
		if strings.HasPrefix(line.Text, "roll") {
			require.Equal(t, matches.Drawn, line.By)
		}
	}
}

// TestTheRightDieIsVoid ends the raid while it waits.
func TestTheRightDieIsVoid(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(raidtradescreens.Key, 2, append(raidBegun, "Anna: raid 8d", "Ben: defend 2c", "Anna: roll 5", "Anna: pass", "Ben: take", "Anna: roll 5", "Anna: pass", "Ben: take")...)
	tb.tap("Two dice")
	tb.tap("We rolled")
	tb.tap("We rolled. 5")
	tb.tap("We rolled. 6")
	require.True(t, tb.sees("Hit counts: raid won"), "%q", tb.labels())
	tb.tap("Hit counts: raid won")
	tb.run(100 * time.Millisecond)
	require.Equal(t, "Ben: take", latest(o))
	require.Contains(t, tb.mat("Anna"), "Level 3")
}

func TestRKeyRollsInAMatch(t *testing.T) {
	tb := newTable(t, 1280, 800)
	o := tb.play(raidtradescreens.Key, 2, raidMet...)
	require.NoError(t, o.Match.SetDraws(true))
	tb.app.Show()
	n := len(text(o))
	for range 3 {
		tb.press("R")
	}
	rolls := slices.DeleteFunc(since(o, n), func(move string) bool { return !strings.HasPrefix(move, "Anna: roll") })
	require.Len(t, rolls, 3)
}

// TestAnExchangeIsNotForgotten ends a turn in which cargo could be unloaded.
func TestAnExchangeIsNotForgotten(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(raidtradescreens.Key, 2, raidArrived...)
	require.Contains(t, tb.mat("Anna"), "Can unload")
	last := latest(o)
	tb.verb("End")
	tb.tap("Play this move")
	require.Equal(t, last, latest(o), "it is asked first")
	tb.tap("Go back")
	require.Equal(t, last, latest(o))
	tb.verb("Unload")
	tb.tap("Play this move")
	require.Contains(t, tb.mat("Anna"), "Bank 2 black and 2 white tokens")
	tb.verb("End")
	tb.tap("Play this move")
	require.Equal(t, "Anna: end", latest(o), "there is nothing to ask any more")
}

func TestRaidNotices(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.play(raidtradescreens.Key, 2, raidArrived[:len(raidArrived)-1]...)
	require.True(t, tb.sees("Anna has arrived. Unload 2 cargo in the next turn, or the exchange is lost."), "%q", tb.labels())
	tb.enter("Ben: miss-turn qd", "Ben: draw-two jd", "Ben: draw ?", "Ben: draw ?", "Ben: end")
	tb.app.Refresh()
	require.True(t, tb.sees("Anna missed a turn"), "%q", tb.labels())
	tb.enter("Ben: raid 9d", "Anna: draw-two jc")
	tb.app.Refresh()
	require.True(t, tb.sees("Anna draws. 2 from the own deck, before the raid goes on."), "%q", tb.labels())
}

func TestRollsOutsideARaidAreShown(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play(raidtradescreens.Key, 2, append(raidFlown, "Ben: lengthen kc")...)
	require.True(t, tb.sees("Roll for the King: Anna's trip gets longer."))
	tb.tap("We rolled")
	tb.tap("We rolled. 4")
	require.Equal(t, "Ben: roll 4", latest(o))
	require.True(t, tb.sees("Ben makes the other trip 4 turns longer."), "%q", tb.labels())
	require.True(t, tb.sees("Die. 4"))
	require.Contains(t, tb.mat("Anna"), "In space, Trip 14")
}
