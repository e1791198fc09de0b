package apptest

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
)

// passing is a line that is said over a page, and long enough to need several lines on a phone.
const passing = "This line is said over the page and closed again. What stood under it stands where it stood before, whatever page it was, and whichever way the window lies."

// mostTold is how many objects are told of: where one moves, those under it do.
const mostTold = 4

// LeftOver lists what stands elsewhere once a line was said over the page and closed.
func (tb *Table) LeftOver() []string {
	if tb.Notice() != "" || tb.Window.Canvas().Overlays().Top() != nil {
		return nil // closing would change more than the line
	}
	tb.App.Relay()
	before := tb.places()
	tb.App.Say(passing)
	tb.CloseNotices()
	return moved(before, tb.places())
}

// Anew lists what stands elsewhere once the page was opened anew: what was there before its present state has left no trace.
func (tb *Table) Anew() []string {
	before := tb.places()
	tb.App.Show()
	return moved(before, tb.places())
}

// places are all that is shown and has a label, with its place and size, as if nothing was scrolled.
func (tb *Table) places() []string {
	var places []string
	scrolls := tb.scrolls()
	for _, o := range tb.Shown() {
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() != "" {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
			if scroll := scrolls[o]; scroll != nil {
				at = at.Add(scroll.Offset)
			}
			places = append(places, fmt.Sprintf("%s at %.0f, %.0f, %.0f wide, %.0f high", a.AccessibilityLabel(), at.X, at.Y, o.Size().Width, o.Size().Height))
		}
	}
	return places
}

// moved lists what isn't where it was.
func moved(before, now []string) []string {
	var list []string
	for _, place := range now {
		if !slices.Contains(before, place) {
			list = append(list, place)
		}
	}
	return list[:min(len(list), mostTold)]
}
