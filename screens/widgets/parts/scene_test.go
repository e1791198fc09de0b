package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/matches/handover"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// TestDrawnAnewAfterAMinuteOutOfSight makes what draws a widget again, as the toolkit does for a widget that comes back
// into sight at the size that it had.
func TestDrawnAnewAfterAMinuteOutOfSight(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	for name, part := range map[string]fyne.Widget{
		"button": parts.NewMainButton("Play", parts.IconPlay, nothing),
		"card":   parts.NewCard(parts.IconPlay, "Resume", "2 minutes", nothing),
		"row":    parts.NewRow(parts.RowData{Title: "Rule", Chosen: true, Tap: nothing}),
		"mat":    parts.NewMat(parts.MatData{Seat: 2, Name: "Ben", Tap: nothing}),
		"offer":  parts.NewOffer(parts.OfferData{Title: "Draw", Line: "Take a card.", Tap: nothing}),
		"hold":   handover.NewPressToReveal(func() parts.Face { return parts.NewFace(parts.IconBlast, "Nuke", "") }, nil),
	} {
		partstest.Show(t, part, fyne.NewSize(358, 300))
		for _, o := range part.CreateRenderer().Objects() {
			if surface, ok := o.(*canvas.Rectangle); ok {
				require.Equal(t, part.Size(), surface.Size(), "the surface of the %s", name)
				break
			}
		}
	}
}
