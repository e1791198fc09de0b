package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// HitBoxes are boxes in a row, some of them filled: how far something has come that takes so many steps. Those that are
// about to be filled have a dot.
type HitBoxes struct {
	widget.BaseWidget
	all, filled, coming int
	label               string
	boxes               []*canvas.Rectangle
	dots                []*canvas.Circle
}

var _ fyne.Accessible = (*HitBoxes)(nil)

// mostBoxes is how many boxes can be drawn.
const mostBoxes = 12

// NewHitBoxes are no boxes until Set.
func NewHitBoxes() *HitBoxes {
	h := &HitBoxes{}
	for range mostBoxes {
		h.boxes, h.dots = append(h.boxes, &canvas.Rectangle{}), append(h.dots, &canvas.Circle{})
	}
	h.ExtendBaseWidget(h)
	return h
}

// Set shows so many boxes, of which some are filled and the next few are coming; label says it in words.
func (h *HitBoxes) Set(all, filled, coming int, label string) {
	h.all, h.filled, h.coming, h.label = min(all, mostBoxes), filled, coming, label
	h.Refresh()
}

// AccessibilityLabel reports how many are filled.
func (h *HitBoxes) AccessibilityLabel() string { return h.label }

// AccessibilityRole is that of text.
func (h *HitBoxes) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// side is the length of a box's sides.
func (h *HitBoxes) side() float32 { return parts.Size(h, look.Body) * 1.35 }

func (h *HitBoxes) gap() float32 { return parts.Size(h, look.Grid) * 0.75 }

// inRow is how many boxes have room side by side.
func (h *HitBoxes) inRow(width float32) int {
	return max(1, int((width+h.gap())/(h.side()+h.gap())))
}

// wide is the width of the longest line of boxes.
func (h *HitBoxes) wide(width float32) float32 {
	return float32(min(h.all, h.inRow(width)))*(h.side()+h.gap()) - h.gap()
}

func (h *HitBoxes) Natural() float32 { return float32(h.all)*(h.side()+h.gap()) - h.gap() }

// CreateRenderer draws the boxes, on as many lines as they need.
func (h *HitBoxes) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for i := range h.boxes {
		objects = append(objects, h.boxes[i], h.dots[i])
	}
	return parts.Draw(h, parts.Scene{
		Objects: objects,
		Min: func() fyne.Size {
			width := h.Size().Width
			if width <= 0 {
				width = h.Natural()
			}
			rows := (h.all + h.inRow(width) - 1) / h.inRow(width)
			return fyne.NewSize(h.side(), float32(rows)*(h.side()+h.gap())-h.gap())
		},
		Layout: func(area fyne.Size) {
			step, row := h.side()+h.gap(), h.inRow(area.Width)
			for i := range h.boxes {
				x, y := max(0, area.Width-h.wide(area.Width))/2+float32(i%row)*step, float32(i/row)*step
				parts.Place(h.boxes[i], x, y, h.side(), h.side())
				pip := h.side() * 0.4
				parts.Place(h.dots[i], x+(h.side()-pip)/2, y+(h.side()-pip)/2, pip, pip)
			}
		},
		Refresh: func() {
			for i := range h.boxes {
				fill := fyne.ThemeColorName("")
				if i < h.filled {
					fill = look.Accent
				}
				parts.Dress(h, h.boxes[i], fill, look.Outline)
				h.boxes[i].CornerRadius = h.side() * 0.2
				h.boxes[i].Hidden = i >= h.all
				h.dots[i].FillColor = parts.Paint(h, look.Text)
				h.dots[i].Hidden = i >= h.all || i < h.filled || i >= h.filled+h.coming
			}
		},
	})
}
