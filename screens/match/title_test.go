package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/atrades"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// TestWhoseTurnItIsStandsOutMost compares the letters of the title of a match with those of the player whose turn it is.
func TestWhoseTurnItIsStandsOutMost(t *testing.T) {
	for _, game := range []string{atrades.Key} {
		for _, size := range [][2]float32{{390, 844}, {844, 390}, {1024, 768}} {
			for _, step := range look.Steps {
				tb := apptest.New(t, size[0], size[1])
				tb.App.Choose(func(o *shell.Options) { o.Text = step })
				o := tb.Play(game, 4)
				heights := map[string]float32{}
				for _, object := range tb.Shown() {
					if w, ok := object.(*parts.Words); ok && heights[w.Text()] == 0 {
						heights[w.Text()] = w.MinSize().Height
					}
				}
				title, who := heights[o.Match.Table().Game().Title], heights[picker.AwaitedNames(o.Match.Table())]
				require.Positive(t, title)
				require.Greater(t, who, title, "%s at %v, letters %v", game, size, step)
			}
		}
	}
}

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
