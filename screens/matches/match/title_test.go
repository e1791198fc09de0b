package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/games/risingtides"
)

// TestWhatTheTableMayDoIsNotRefused lists all moves of a player: what the table may do now is offered as legal there.
func TestWhatTheTableMayDoIsNotRefused(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	p := picker.NewPicker(o.Match.Table())
	p.All = true
	for who := range 5 {
		p.Who = who
		for _, offer := range p.Offers() {
			if offer.Form.Name == "skip" {
				require.NotEmpty(t, offer.Acts, "seat %d: %s", who, offer.Rule)
				require.Zero(t, offer.Seat)
			}
		}
	}
}
