package game_test

import (
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
)

// TestPastGoesBackStepByStep keeps what was before, takes it back, and greys its key where there is nothing to take back.
func TestPastGoesBackStepByStep(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.New(look.Dark, look.Phone, 1))
	var p game.Past[int]
	_, ok := p.Back()
	require.False(t, ok)
	key := p.Key(func() {})
	require.True(t, key.Disabled(), "nothing has changed")
	for n := range game.MostPast + 1 {
		p.Keep(n)
	}
	require.False(t, key.Disabled(), "a change on the page itself counts")
	require.Equal(t, 1, p.All()[0], "the oldest is forgotten")
	for n := game.MostPast; n > 0; n-- {
		before, ok := p.Back()
		require.True(t, ok)
		require.Equal(t, n, before)
	}
	require.True(t, key.Disabled())
}

// TestPastInAFile is a list, which is left out where nothing has changed.
func TestPastInAFile(t *testing.T) {
	type file struct {
		Past game.Past[string] `json:"past,omitzero"`
	}
	var f file
	text, err := json.Marshal(f)
	require.NoError(t, err)
	require.JSONEq(t, `{}`, string(text))
	f.Past.Keep("before")
	text, err = json.Marshal(f)
	require.NoError(t, err)
	require.JSONEq(t, `{"past":["before"]}`, string(text))
	var read file
	require.NoError(t, json.Unmarshal(text, &read))
	require.Equal(t, []string{"before"}, read.Past.All())
}
