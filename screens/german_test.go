package screens_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// TestAGermanRulingOnItsPage asks for a ruling where a catalogue has both the words of the page and the sentence of the referee.
func TestAGermanRulingOnItsPage(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play("rising-tides", 4, apptest.Dealt...)
	act, err := o.Match.Table().Read("Anna: construct 1-1-2")
	require.NoError(t, err)
	apptest.Speak(t, "../companion/games/shelf/testdata/de.json")
	tb.Session.Playing.Refuse(act)
	require.True(t, tb.Sees("Nicht erlaubt"), "%q", tb.Labels())
	require.True(t, tb.Has("Als Nächstes baut Anna Stufe 1, und das kostet 3 Karten, nicht 4"), "%q", tb.Labels())
}
