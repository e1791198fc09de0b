package traders_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/table"
	tradersscreens "tablekeeper/screens/traders"
)

// TestACardAloneStandsInTheMiddle opens a card with nothing beside it in wide windows.
func TestACardAloneStandsInTheMiddle(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}} {
		tb := apptest.New(t, size.Width, size.Height)
		tb.App.Open(aidRoute(tradersscreens.OneCard + "/mercenaries"))
		found := false
		for _, o := range tb.Shown() {
			if card, ok := o.(*table.BigCard); ok {
				left := fyne.CurrentApp().Driver().AbsolutePositionForObject(card).X
				require.InDelta(t, size.Width/2, left+card.Size().Width/2, 1, "%v", size)
				found = true
			}
		}
		require.True(t, found)
	}
}
