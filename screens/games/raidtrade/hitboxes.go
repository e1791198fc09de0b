package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// HitBoxes are boxes in a row, some of them crossed: how far something has come that takes so many steps. Those that are
// about to be crossed have a question mark.
type HitBoxes struct {
	widget.BaseWidget
	all, filled, coming int
	label               string
	boxes               []*canvas.Rectangle
	crosses             []*canvas.Image
	asked               []*canvas.Text
}

var _ fyne.Accessible = (*HitBoxes)(nil)

// mostBoxes is how many boxes can be drawn.
const mostBoxes = 12

// NewHitBoxes are no boxes until Set.
func NewHitBoxes() *HitBoxes {
	h := &HitBoxes{}
	for range mostBoxes {
		h.boxes, h.crosses = append(h.boxes, &canvas.Rectangle{}), append(h.crosses, &canvas.Image{FillMode: canvas.ImageFillContain})
		mark := &canvas.Text{TextStyle: fyne.TextStyle{Bold: true}, Alignment: fyne.TextAlignCenter}
		parts.Write(mark, "?")
		h.asked = append(h.asked, mark)
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

// side is the length of a box's sides: as large as in one row there is room for, within bounds.
func (h *HitBoxes) side(width float32) float32 {
	body := box.Size(h, look.Body)
	return min(largeBox*body, max(smallBox*body, (width+h.gap())/float32(max(1, h.all))-h.gap()))
}

// smallBox and largeBox bound the side of a box, as shares of the size of letters.
const smallBox, largeBox = 1.35, 2.1

func (h *HitBoxes) gap() float32 { return box.Size(h, look.Grid) * 0.75 }

// inRow is how many boxes have room side by side.
func (h *HitBoxes) inRow(width float32) int {
	return max(1, int((width+h.gap())/(h.side(width)+h.gap())+0.01))
}

// wide is the width of the longest line of boxes.
func (h *HitBoxes) wide(width float32) float32 {
	return float32(min(h.all, h.inRow(width)))*(h.side(width)+h.gap()) - h.gap()
}

func (h *HitBoxes) Natural() float32 { return float32(h.all)*(h.side(0)+h.gap()) - h.gap() }

// CreateRenderer draws the boxes, on as many lines as they need.
func (h *HitBoxes) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	for i := range h.boxes {
		objects = append(objects, h.boxes[i], h.crosses[i], h.asked[i])
	}
	return box.Draw(h, box.Scene{
		Objects: objects,
		Min: func() fyne.Size {
			width := h.Size().Width
			if width <= 0 {
				width = h.Natural()
			}
			rows := (h.all + h.inRow(width) - 1) / h.inRow(width)
			return fyne.NewSize(h.side(0), float32(rows)*(h.side(width)+h.gap())-h.gap())
		},
		Layout: func(area fyne.Size) {
			side, row := h.side(area.Width), h.inRow(area.Width)
			step := side + h.gap()
			for i := range h.boxes {
				x, y := max(0, area.Width-h.wide(area.Width))/2+float32(i%row)*step, float32(i/row)*step
				box.Place(h.boxes[i], x, y, side, side)
				h.boxes[i].CornerRadius = side * 0.2
				box.Place(h.crosses[i], x+side*0.15, y+side*0.15, side*0.7, side*0.7)
				h.asked[i].TextSize = side * 0.6
				high := h.asked[i].MinSize().Height
				box.Place(h.asked[i], x, y+(side-high)/2, side, high)
			}
		},
		Refresh: func() {
			for i := range h.boxes {
				fill, line, coming := fyne.ThemeColorName(""), look.Outline, i >= h.filled && i < h.filled+h.coming
				if i < h.filled {
					fill, line = look.NotAllowed, look.NotAllowed
				} else if coming {
					fill, line = look.Gold, look.Gold
				}
				box.Dress(h, h.boxes[i], fill, line)
				h.boxes[i].Hidden = i >= h.all
				h.crosses[i].Hidden = i >= min(h.all, h.filled)
				if !h.crosses[i].Hidden {
					parts.DrawIcon(h, h.crosses[i], parts.IconCross, look.OnAccent)
				}
				h.asked[i].Color, h.asked[i].Hidden = box.Paint(h, look.OnGold), i >= h.all || !coming
			}
		},
	})
}
