package apptest

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts/audit"
)

// touchable is something to tap that lies on the screen and has a label.
type touchable interface {
	fyne.CanvasObject
	fyne.Tappable
	fyne.Accessible
}

// touch taps something, and notes it where a person would have had to scroll to it, but for the sheet of a match, which is a list.
func (tb *Table) touch(o touchable) {
	tb.T.Helper()
	m, ok := tb.App.Shown().(*match.Match)
	if sheet := ok && m.Table != nil; !sheet && !tb.InSight(o) {
		tb.Swiped = append(tb.Swiped, said(o))
	}
	test.Tap(o)
}

// InSight reports whether all of something is seen: nothing that it scrolls in cuts it off.
func (tb *Table) InSight(o fyne.CanvasObject) bool {
	driver := fyne.CurrentApp().Driver()
	var around []*container.Scroll
	var find func(at fyne.CanvasObject, in []*container.Scroll) bool
	find = func(at fyne.CanvasObject, in []*container.Scroll) bool {
		if at == o {
			around = in
			return true
		}
		if scroll, ok := at.(*container.Scroll); ok {
			return find(scroll.Content, append(in[:len(in):len(in)], scroll))
		}
		for _, child := range audit.Children(at) {
			if child.Visible() && find(child, in) {
				return true
			}
		}
		return false
	}
	if !find(tb.Window.Canvas().Content(), nil) {
		return true // it lies over everything
	}
	top := driver.AbsolutePositionForObject(o).Y
	for _, scroll := range around {
		from := driver.AbsolutePositionForObject(scroll).Y
		if top < from || top+o.Size().Height > from+scroll.Size().Height {
			return false
		}
	}
	return true
}
