package parts

import (
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

func TestACardThatSaysTheSameDrawsNothing(t *testing.T) {
	test.NewTempApp(t)
	test.ApplyTheme(t, look.New(look.Dark, look.Phone, 1))
	c := NewCard(IconInfo, "Go on", "", nil)
	test.NewTempWindow(t, c)
	require.Zero(t, testing.AllocsPerRun(10, func() { c.Set(IconInfo, "Go on", "") }))
	c.Set(IconInfo, "Go on", "3 min")
	require.Equal(t, "Go on. 3 min", c.AccessibilityLabel())
	require.Zero(t, testing.AllocsPerRun(10, func() { c.Set(IconInfo, "Go on", "3 min") }))
	c.Set(IconInfo, "Go on", "")
	require.Equal(t, "Go on", c.AccessibilityLabel())
}
