package raidtrade_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	raidtradescreens "tablekeeper/screens/games/raidtrade"
)

// since are the moves behind the first n.
func since(o *game.OwnMatch, n int) []string { return apptest.Moves(o)[n:] }

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
	require.NoError(t, o.Match.Chance().SetDraws(true))
	tb.App.Show()
	n := len(apptest.Moves(o))
	for range 3 {
		if tb.Sees("Don't double it") {
			tb.Tap("Don't double it")
			tb.Tap("Take the hit")
		}
		tb.Press("R")
		tb.Run(5 * time.Second)
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
	tb.TapOn("End the turn")
	require.Equal(t, last, apptest.Latest(o), "it is asked first")
	tb.Tap("Go back")
	require.Equal(t, last, apptest.Latest(o))
	tb.Verb("Unload")
	require.Contains(t, tb.Mat("Anna"), "Bank 2 black and 2 white tokens")
	tb.TapOn("End the turn")
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

func TestTheRollForTheStart(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2)
	tb.Tap("We rolled. 4")
	require.Equal(t, "Anna: roll 4", apptest.Latest(o), "the lowest seat that has not rolled")
	tb.Tap("We rolled. 4")
	require.True(t, tb.Sees("Both rolled 4: roll again."), "%q", tb.Labels())
	require.Len(t, apptest.Moves(o), 2, "the next throw waits for a tap")
	tb.Tap("App rolls")
	tb.Run(5 * time.Second)
	require.Len(t, apptest.Moves(o), 3)
	require.Equal(t, matches.Drawn, o.Match.Log().Line(3).By)
}

// TestOneTapARoll plays a raid of ten rolls with the table's own dice and with the app's, and counts the taps.
func TestOneTapARoll(t *testing.T) {
	for _, ours := range []bool{true, false} {
		tb := apptest.New(t, 390, 844)
		o := tb.Play(raidtradescreens.Key, 2, raidMet...)
		if !ours {
			require.NoError(t, o.Match.Chance().SetDraws(true))
			tb.App.Show()
		}
		taps, hits := 0, 0
		tap := func(label string) { taps++; tb.Tap(label); tb.Run(5 * time.Second) }
		for _, face := range []string{"1", "4", "2", "5", "3", "6", "1", "4", "2", "5"} {
			if ours {
				tap("We rolled. " + face)
			} else {
				tap("Roll")
			}
			if tb.Sees("Don't double it") {
				hits++
				tap("Don't double it")
				tap("Take the hit")
			}
		}
		require.Equal(t, 10+2*hits, taps, "one a roll, and of each hit one of the attacker and one of the defender")
		rolls := slices.DeleteFunc(since(o, len(raidMet)), func(move string) bool { return !strings.HasPrefix(move, "Anna: roll") })
		require.Len(t, rolls, 10)
		tap("Withdraw")
		require.Equal(t, "main", o.Match.Table().Step())
		if ours {
			require.Equal(t, []string{"Anna: roll 1", "Anna: roll 4", "Anna: pass", "Ben: take", "Anna: roll 2"}, since(o, len(raidMet))[:5])
		}
	}
}

// TestWhatARaidSays goes through a raid: cards and their values, what is awaited, what a throw brought, and how far it has come.
func TestWhatARaidSays(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, append(raidBegun, "Anna: raid 4d")...)
	require.True(t, tb.Sees("Four of Diamonds"), "%q", tb.Labels())
	require.True(t, tb.Sees("No card yet"), "%q", tb.Labels())
	require.True(t, tb.Sees("Anna waits for Ben"), "%q", tb.Labels())
	tb.Tap("Defend")
	tb.Tap("King of Clubs")
	tb.Tap("Defend with it")
	require.Equal(t, "Ben: defend kc", apptest.Latest(o))
	require.True(t, tb.Sees("Defence 4"), "a royal takes the other number: %q", tb.Labels())
	require.True(t, tb.Sees("0 of 5 hits, 4 rolls left. You can withdraw."))
	tb.Tap("We rolled. 6")
	require.True(t, tb.Sees("You hit! Double it?"))
	require.True(t, tb.Sees("0 of 5 hits, 1 more to be answered"))
	require.True(t, tb.Sees("1 of 5 if it stands. 3 rolls left."), "%q", tb.Labels())
	tb.Tap("Don't double it")
	require.True(t, tb.Sees("Answer the hit"))
	tb.Tap("Absorb")
	require.True(t, tb.Sees("Absorbed"), "%q", tb.Labels())
	require.True(t, tb.Sees("0 of 5 hits, 3 rolls left. You can withdraw."), "%q", tb.Labels())
	for _, face := range []string{"1", "2", "3"} {
		tb.Tap("We rolled. " + face)
	}
	require.True(t, tb.Sees("Missed"), "%q", tb.Labels())
	require.True(t, tb.Sees("0 of 5 hits. The rolls have run out."), "%q", tb.Labels())
	require.False(t, tb.Sees("We rolled. 1"), "no roll is left")
	tb.Tap("One more roll")
	require.True(t, tb.Sees("We rolled. 1"))
	tb.Tap("Withdraw")
	require.Equal(t, "Anna: withdraw", apptest.Latest(o))
}

func TestRollsOutsideARaidAreShown(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, append(raidFlown, "Ben: lengthen kc")...)
	require.True(t, tb.Sees("Roll: Anna's trip gets longer"), "%q", tb.Labels())
	tb.Tap("We rolled. 4")
	require.Equal(t, "Ben: roll 4", apptest.Latest(o))
	require.True(t, tb.Sees("Ben makes the other trip 4 turns longer."), "%q", tb.Labels())
	require.Contains(t, tb.Mat("Anna"), "In space, Trip 14")
}

// TestACardIsLifted chooses a card of the table's own among all and does with it what its keys say: depart with a part of the tokens.
func TestACardIsLifted(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(raidtradescreens.Key, 2, raidBegun...)
	tb.Tap("Hand 4")
	require.True(t, tb.Sees("Which card is it?"), "%q", tb.Labels())
	tb.Tap("Eight of Clubs")
	require.True(t, tb.Sees("Depart with it. 8 turns, 2 tokens aboard"), "%q", tb.Labels())
	require.True(t, tb.Sees("Raid with it. attack 8"), "%q", tb.Labels())
	tb.Tap("Load 2")
	require.True(t, tb.Sees("Depart with it. 8 turns, 1 tokens aboard"), "%q", tb.Labels())
	tb.Tap("Depart with it")
	require.Equal(t, []string{"Anna: load 1", "Anna: trip 8c"}, since(o, 2))
	tb.Tap(tb.Begins("Undo 2 moves: "))
	require.Len(t, apptest.Moves(o), 2, "it was one act")
}
