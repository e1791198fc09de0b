package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/matches/match"
)

// TestOnlyWhatStandsInTheLogWasPlayed tries to enter, to draw and to bring by the timer what is refused: nothing says
// "Played" then.
func TestOnlyWhatStandsInTheLogWasPlayed(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	m := tb.App.Shown().(*match.Match)
	tried := func(try func()) {
		o.Played = "Anna passes"
		before := o.Match.Log().Count()
		try()
		require.Equal(t, before, o.Match.Log().Count())
		require.Empty(t, o.Played)
		tb.App.Show()
		require.False(t, tb.Has("Played: "), "%q", tb.Labels())
	}
	wrong, err := o.Match.Table().Read("Ben: pass")
	require.NoError(t, err)
	require.NotEmpty(t, o.Match.Table().Judge(wrong))
	tried(func() { m.Enter(wrong) })
	tried(func() { o.Draw(2, wrong.Verb) })
	o.Match.Close()
	tried(func() { require.Error(t, tb.Timer.Beside(o).TimeOut()) })
}
