package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
)

// EventCard announces an event to the whole table: it covers the lower half of the screen with icon, title and words
// until it is tapped anywhere. When it goes is the screen's affair: Hide and Show it as any object.
type EventCard struct {
	control
	icon   Icon
	title  *Words
	words  *Words
	advice *Words
}

// NewEventCard is a card; tap is called when it is tapped.
func NewEventCard(tap func()) *EventCard {
	e := &EventCard{control: control{tap: tap}}
	e.title = NewWords("", look.Table, look.OnAccent).Bold()
	e.words = NewWords("", look.Label, look.OnAccent)
	e.advice = NewWords(lang.L("Tap to close"), look.Body, look.OnAccent)
	e.extend(e)
	return e
}

// Set changes what it announces.
func (e *EventCard) Set(icon Icon, title, words string) {
	e.icon = icon
	e.label = title + ". " + words + ". " + lang.L("Tap to close")
	e.title.SetText(title)
	e.words.SetText(words)
	e.Refresh()
}

// badge is the side of the square that the icon stands in.
func (e *EventCard) badge() float32 { return size(e, look.Table) * 2.4 }

// CreateRenderer draws surface, icon, title, words, advice and ring.
func (e *EventCard) CreateRenderer() fyne.WidgetRenderer {
	surface, badge, ring := &canvas.Rectangle{}, &canvas.Circle{}, newRing()
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	return newScene(&scene{
		of:      e,
		objects: append([]fyne.CanvasObject{surface, badge, icon, e.title, e.words, e.advice}, ring.objects()...),
		min: func() fyne.Size {
			column := e.title.MinSize()
			words, advice := e.words.MinSize(), e.advice.MinSize()
			gaps := 2*size(e, look.Margin) + 2*size(e, look.Grid)
			height := max(column.Height+words.Height+advice.Height, e.badge()) + gaps
			width := max(column.Width, words.Width, advice.Width) + 2*size(e, look.Margin)
			if e.beside(e.Size().Width) {
				return fyne.NewSize(width+e.badge()+size(e, look.Section), height)
			}
			return fyne.NewSize(width, height+e.badge()+size(e, look.Gap))
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.layout(area)
			e.arrange(badge, icon, area)
		},
		refresh: func() {
			dress(e, surface, look.Accent, "")
			if e.hovered {
				surface.FillColor = paint(e, look.AccentHover)
			}
			badge.FillColor = paint(e, look.OnAccent)
			for _, words := range []*Words{e.title, e.words, e.advice} {
				words.Refresh()
			}
			drawIcon(e, icon, e.icon, look.Accent)
			ring.show(&e.control, size(e, look.Radius))
		},
	})
}

// beside reports whether the icon has room beside the words.
func (e *EventCard) beside(width float32) bool {
	need := max(e.title.MinSize().Width, e.words.MinSize().Width, size(e, look.Table)*5)
	return width >= need+e.badge()+size(e, look.Section)+2*size(e, look.Margin)
}

func (e *EventCard) arrange(badge *canvas.Circle, icon *canvas.Image, area fyne.Size) {
	margin, side := size(e, look.Margin), e.badge()
	room, above := min(area.Width-2*margin, size(e, look.Reading)), float32(0)
	left := (area.Width - room) / 2
	start := left
	if e.beside(area.Width) {
		left += side + size(e, look.Section)
		room -= side + size(e, look.Section)
	} else {
		above = side + size(e, look.Gap)
	}
	gap := size(e, look.Grid)
	title, words, advice := HeightAt(e.title, room), HeightAt(e.words, room), HeightAt(e.advice, room)
	top := (area.Height - above - title - words - advice - 2*gap) / 2
	badgeTop := top
	if above == 0 {
		badgeTop = (area.Height - side) / 2
	}
	Place(badge, start, badgeTop, side, side)
	Place(icon, start+side*0.19, badgeTop+side*0.19, side*0.62, side*0.62)
	top += above
	Place(e.title, left, top, room, title)
	Place(e.words, left, top+title+gap, room, words)
	Place(e.advice, left, top+title+words+2*gap, room, advice)
}
