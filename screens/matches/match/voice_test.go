package match_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/tell/lessons"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// TestTheVoiceSaysRollsAndTurns is silent until it is turned on, then says each throw once, also after undo and redo, and breaks
// off where the page is left.
func TestTheVoiceSaysRollsAndTurns(t *testing.T) {
	tb := apptest.Speaking(t, 390, 844)
	o := tb.Play("raid-trade", 2)
	play := func(move string) {
		t.Helper()
		act, err := o.Match.Table().Read(move)
		require.NoError(t, err)
		require.NoError(t, o.Match.Play(act, matches.Entered))
		o.Changes++
		tb.App.Refresh()
	}
	undo := func() {
		t.Helper()
		require.NoError(t, o.Match.Undo())
		o.Changes++
		tb.App.Refresh()
	}
	play("Anna: roll 4")
	require.Empty(t, tb.Voice.Said, "nothing is said before anybody asks for it")
	undo()
	tb.Tap("More")
	tb.Tap("Speak events and turns aloud")
	turns := tb.Voice.Said
	require.Len(t, turns, 1, "it is heard at once that it works")
	require.Contains(t, turns[0], "turn")
	play("Anna: roll 3")
	said := tb.Voice.Said
	require.Contains(t, said[1], "3")
	undo()
	require.NoError(t, o.Match.Redo())
	o.Changes++
	tb.App.Refresh()
	n := 0
	for _, s := range tb.Voice.Said {
		if s == said[1] {
			n++
		}
	}
	require.Equal(t, 1, n, "%q", tb.Voice.Said)
	tb.App.Go()
	require.Empty(t, tb.Voice.Said[len(tb.Voice.Said)-1], "it stops where the page is left")
	tb.App.Options().Muted = true
	before := len(tb.Voice.Said)
	tb.Library.Resume(o.ID)
	play("Ben: roll 2")
	require.Len(t, tb.Voice.Said, before, "a mute device says nothing")
	tb.Run(time.Second)
}

// TestTheVoiceReadsALesson reads each step once, what it wants and why, and only if the voice is on.
func TestTheVoiceReadsALesson(t *testing.T) {
	tb := apptest.Speaking(t, 320, 568)
	m := learn(tb, "rising-tides")
	l, err := lessons.Of(m.Of.Table().Game())
	require.NoError(t, err)
	require.Empty(t, tb.Voice.Said, "nothing is said before anybody asks for it")
	tb.Tap("More")
	tb.Tap("Speak events and turns aloud")
	tb.Tap("More")
	require.Equal(t, l.Aim+" "+l.Steps[0].Say+" "+l.Steps[0].Why, strings.Join(tb.Voice.Said, ""))
	require.Empty(t, tb.Faults())
	for range l.Steps[1:] {
		skip(tb)
	}
	said := strings.Join(tb.Voice.Said, "\n")
	for i, s := range l.Steps[1:] {
		require.Equal(t, 1, strings.Count(said, "\n"+s.Say), "step %d: %s\n%s", i+2, s.Say, said)
	}
	tb.App.Refresh()
	require.Equal(t, said, strings.Join(tb.Voice.Said, "\n"), "nothing is read twice")
	skip(tb)
	require.Equal(t, "That was the first round. "+strings.Join(l.End, " "), tb.Voice.Said[len(tb.Voice.Said)-1])
	spoken := slices.DeleteFunc(slices.Clone(tb.Voice.Said), func(words string) bool { return words == "" })
	require.Len(t, spoken, len(l.Steps)+1, "nothing but the steps and the end is read, no turns besides")
}

// TestNoVoiceNoKey has a device without a voice.
func TestNoVoiceNoKey(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play("raid-trade", 2)
	require.False(t, tb.Has("Speak events and turns aloud"))
	tb.App.Open(shell.Route{Page: shell.OptionsPage})
	require.False(t, tb.Sees("Speak events and turns aloud"))
}

// TestTheVoiceKeepsHiddenCards draws a card that one player alone may see, and enters one that has a hidden form.
func TestTheVoiceKeepsHiddenCards(t *testing.T) {
	tb := apptest.Speaking(t, 390, 844)
	tb.App.Choose(func(p *shell.Options) { p.Voice = true })
	o := secretly(tb)
	tb.App.Refresh()
	tb.Word("Draw", "Draw here")
	card, ok := o.Match.Log().Face(o.Match.Log().Count())
	require.True(t, ok)
	peek(tb)
	tb.Tap("Done")
	require.Contains(t, tb.Voice.Said, "Ben's turn")
	require.NotContains(t, strings.Join(tb.Voice.Said, "\n"), card.Title)
	for _, s := range tb.Voice.Said {
		require.True(t, s == "" || strings.HasSuffix(s, "'s turn"), "%q", s)
	}
}
