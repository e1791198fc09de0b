package timer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// tableLayout puts the disc above its controls or, in a window that is wider than high, beside them. The controls scroll
// where they have no room; the disc never does.
type tableLayout struct {
	disc   *disc
	side   fyne.CanvasObject
	scroll fyne.CanvasObject // round the side
	theme  func() fyne.Theme
}

func newTableLayout(d *disc, side fyne.CanvasObject) fyne.CanvasObject {
	l := &tableLayout{disc: d, side: side, theme: parts.CurrentTheme}
	content := container.New(&parts.Railed{Margin: func() float32 { return l.size(look.Margin) }}, side)
	l.scroll = container.New(&parts.Scrolled{Content: content}, container.NewVScroll(content))
	return container.New(l, d.both, l.scroll)
}

func (l *tableLayout) size(name fyne.ThemeSizeName) float32 { return l.theme().Size(name) }

// Layout places both.
func (l *tableLayout) Layout(_ []fyne.CanvasObject, page fyne.Size) {
	if page.Width > page.Height && page.Width >= parts.LeastBoth {
		l.layBeside(page)
		return
	}
	l.layAbove(page)
}

// layAbove keeps the controls at the lower end, under the thumb, and the disc in the middle of the rest.
func (l *tableLayout) layAbove(page fyne.Size) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	width := min(page.Width-2*margin, l.size(look.Reading))
	room := max(parts.LeastDisc, page.Height-parts.HeightAt(l.side, width)-gap-margin)
	full := l.disc.fit(min(page.Width-2*margin, room))
	parts.Place(l.disc.both, (page.Width-full)/2, max(0, (room-full)/2), full, full)
	parts.Place(l.scroll, (page.Width-width)/2, room+gap, width+margin, page.Height-room-gap)
}

// layBeside keeps both in the middle of the height.
func (l *tableLayout) layBeside(page fyne.Size) {
	margin, edge := l.size(look.Margin), l.size(look.Grid)
	full := l.disc.fit(max(parts.LeastDisc, min(page.Height-2*edge, page.Width*0.55)))
	width := min(parts.WidestSide*l.size(look.Body)/16, page.Width-full-3*margin)
	left := (page.Width - full - width - margin) / 2
	height := min(parts.HeightAt(l.side, width), page.Height-edge)
	parts.Place(l.disc.both, left, (page.Height-full)/2, full, full)
	parts.Place(l.scroll, left+full+margin, (page.Height-height)/2, width+margin, height)
}

// MinSize is small: the controls scroll.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
