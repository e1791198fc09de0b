package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// TestTheNameOfAVacantSeatIsReplaced taps a seat that nobody has taken and types: nobody is called "BenPlayer B".
func TestTheNameOfAVacantSeatIsReplaced(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	list := parts.NewSeatList(2, 4, []string{"Anna", "Player B"}, func(name string) bool { return name == "Player B" }, nothing)
	window := partstest.Show(t, container.NewVScroll(list), fyne.NewSize(390, 400))
	press := func(seat, name, typed string) {
		for _, o := range test.LaidOutObjects(window.Canvas().Content()) {
			if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() == seat+": "+name {
				o.(fyne.Tappable).Tapped(&fyne.PointEvent{})
			}
		}
		for _, o := range test.LaidOutObjects(window.Canvas().Content()) {
			if e, ok := o.(*parts.Entry); ok && e.Text == name {
				e.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
				e.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
				test.Type(e, typed)
				e.Tapped(&fyne.PointEvent{}) // it waits for a second tap
				return
			}
		}
		t.Fatal(name)
	}
	press("Seat B", "Player B", "Be")
	test.Type(window.Canvas().Focused(), "n")
	require.Equal(t, []string{"Anna", "Ben"}, list.Names())
	press("Seat A", "Anna", "be")
	require.Len(t, list.Names()[0], len("Annabe"), "a name that people gave is not replaced")
}

// TestTheWheelOverAnEntryTurnsThePage scrolls with the pointer over a name: the topmost part there that scrolls is asked.
func TestTheWheelOverAnEntryTurnsThePage(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	entry := parts.NewEntry("Name", "Anna", func(string) {})
	objects := []fyne.CanvasObject{entry}
	for range 20 {
		objects = append(objects, parts.NewButton("Row", parts.NoIcon, nothing))
	}
	scroll := container.NewVScroll(parts.NewColumn(objects...))
	partstest.Show(t, container.NewStack(scroll), fyne.NewSize(390, 400))
	var top fyne.Scrollable
	for _, o := range test.LaidOutObjects(entry) {
		if s, ok := o.(fyne.Scrollable); ok {
			top = s
		}
	}
	require.NotNil(t, top)
	top.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -60)})
	require.InDelta(t, 60, scroll.Offset.Y, 0.5)
}
