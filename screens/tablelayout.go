package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
)

// Measures in device-independent pixels.
const (
	leastDisc  = 160 // a smaller disc is not seen across a table; then the controls scroll
	widestSide = 480 // at text of the least size
	leastBoth  = 600 // the width from which disc and controls can stand side by side
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
	l := &tableLayout{disc: d, side: side, theme: d.app.fyne.Settings().Theme}
	content := container.New(&railed{func() float32 { return l.size(look.Margin) }}, side)
	l.scroll = container.New(&scrolled{content}, container.NewVScroll(content))
	return container.New(l, d.both, l.scroll)
}

func (l *tableLayout) size(name fyne.ThemeSizeName) float32 { return l.theme().Size(name) }

// Layout places both.
func (l *tableLayout) Layout(_ []fyne.CanvasObject, page fyne.Size) {
	if page.Width > page.Height && page.Width >= leastBoth {
		l.layBeside(page)
		return
	}
	l.layAbove(page)
}

// layAbove keeps the controls at the lower end, under the thumb, and the disc in the middle of the rest.
func (l *tableLayout) layAbove(page fyne.Size) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	width := min(page.Width-2*margin, l.size(look.Reading))
	room := max(leastDisc, page.Height-heightAt(l.side, width)-gap-margin)
	full := l.disc.fit(min(page.Width-2*margin, room))
	place(l.disc.both, (page.Width-full)/2, max(0, (room-full)/2), full, full)
	place(l.scroll, (page.Width-width)/2, room+gap, width+margin, page.Height-room-gap)
}

// layBeside keeps both in the middle of the height.
func (l *tableLayout) layBeside(page fyne.Size) {
	margin, edge := l.size(look.Margin), l.size(look.Grid)
	full := l.disc.fit(max(leastDisc, min(page.Height-2*edge, page.Width*0.55)))
	width := min(widestSide*l.size(look.Body)/16, page.Width-full-3*margin)
	left := (page.Width - full - width - margin) / 2
	height := min(heightAt(l.side, width), page.Height-edge)
	place(l.disc.both, left, (page.Height-full)/2, full, full)
	place(l.scroll, left+full+margin, (page.Height-height)/2, width+margin, height)
}

// MinSize is small: the controls scroll.
func (l *tableLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// railed keeps the margin at the right end free for the scroll bar.
type railed struct{ margin func() float32 }

// Layout fills the rest of the area.
func (r *railed) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		place(o, 0, 0, size.Width-r.margin(), size.Height)
	}
}

// MinSize is the widest and the highest, and the margin.
func (r *railed) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least.AddWidthHeight(r.margin(), 0)
}

// scrolled gives the content of a scroll its width before its height is asked for.
type scrolled struct{ content fyne.CanvasObject }

// Layout fills the area with the scroll.
func (s *scrolled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.content.Resize(fyne.NewSize(size.Width, max(size.Height, heightAt(s.content, size.Width))))
	for _, o := range objects {
		place(o, 0, 0, size.Width, size.Height)
	}
}

// MinSize is small: it scrolls.
func (s *scrolled) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// heightAt is the height that an object needs at that width.
func heightAt(o fyne.CanvasObject, width float32) float32 {
	o.Resize(fyne.NewSize(width, o.Size().Height))
	return o.MinSize().Height
}

func place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}
