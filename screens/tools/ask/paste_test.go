package ask_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/risingtides"
)

func TestPaste(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	game, _ := tb.App.Game(risingtides.Key)
	d, err := tb.Dispute.Dispute(game)
	require.NoError(t, err)
	start := string(d.Draft.Bytes())

	require.ErrorContains(t, d.Paste("nothing"), "neither")
	require.ErrorContains(t, d.Paste(`[Game "traders"]`+"\n[Seat \"A\"]\n[Seat \"B\"]\n"), "another game")
	require.ErrorContains(t, d.Paste("[Game \"rising-tides\"]\n[Seat \"Anna\"]\n"), "players")
	require.ErrorContains(t, d.Paste("[Game \"rising-tides\"\n"), "line 1")
	require.Error(t, d.Paste("{"))
	require.Equal(t, start, string(d.Draft.Bytes()), "what is refused changes nothing")

	text := "[Game \"rising-tides\"]\n"
	for _, name := range apptest.People[:5] {
		text += fmt.Sprintf("[Seat %q]\n", name)
	}
	text += "[Option \"finish-discard=on\"]\nAnna: nation asia\nBen: nonsense\n"
	require.NoError(t, d.Paste(text))
	require.Equal(t, apptest.People[:5], d.Seats.Seats)
	require.Equal(t, map[string]string{"finish-discard": "on"}, d.Seats.Options)
	require.Equal(t, "asia", d.Draft.Get(rules.Path{"nations", "0"}))
	position := d.Draft.Bytes()
	require.True(t, json.Valid(position))
	require.NoError(t, d.Paste("= "+string(position)))
	require.Equal(t, string(position), string(d.Draft.Bytes()))
}
