// Package partstest shows parts to tests, in a window of the toolkit's test driver.
package partstest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
)

// Start starts an app with that look, until the test ends.
func Start(t *testing.T, th *look.Theme) {
	t.Helper()
	test.NewTempApp(t)
	test.ApplyTheme(t, th)
}

// Phone is the look of most tests.
func Phone() *look.Theme { return look.New(look.Dark, look.Phone, 1) }

// Show puts an object into a window of that size.
func Show(t *testing.T, o fyne.CanvasObject, size fyne.Size) fyne.Window {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(size)
	return w
}

// FindButton returns the icon button with that label.
func FindButton(t *testing.T, w fyne.Window, label string) *parts.IconButton {
	t.Helper()
	var found *parts.IconButton
	for _, o := range audit.Shown(w.Canvas().Content()) {
		if b, ok := o.(*parts.IconButton); ok && b.AccessibilityLabel() == label {
			found = b
		}
	}
	require.NotNil(t, found, "no button %q", label)
	return found
}
