package sea

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

const (
	ringDots = 12
	dotSide  = 16
	// RingBand is how much wider than the disc a BeatRing is at each side, in device-independent pixels.
	RingBand = dotSide + 8
)

// BeatRing is a ring of dots that counts the beats where the disc stands still; it lies round the disc. The dots fill one
// by one and begin anew, so that it tells nothing of the time that is left.
type BeatRing struct {
	widget.BaseWidget
	full  float32
	beats int
	dots  [ringDots]*canvas.Circle
}

var _ fyne.Accessible = (*BeatRing)(nil)

// NewBeatRing is a ring for a disc of that full diameter; it is 2 * RingBand wider.
func NewBeatRing(full float32) *BeatRing {
	r := &BeatRing{full: full}
	for i := range r.dots {
		r.dots[i] = &canvas.Circle{}
	}
	r.ExtendBaseWidget(r)
	return r
}

// SetFull changes the diameter of the disc that it lies round.
func (r *BeatRing) SetFull(full float32) {
	if full == r.full || full <= 0 {
		return
	}
	r.full = full
	r.Refresh()
}

// SetBeats shows the number of beats so far. It reports whether it drew.
func (r *BeatRing) SetBeats(beats int) bool {
	if beats == r.beats || beats < 0 {
		return false
	}
	r.beats = beats
	r.Refresh()
	return true
}

// lit is the number of filled dots: after a whole round all of them, then one.
func (r *BeatRing) lit() int {
	if r.beats == 0 {
		return 0
	}
	return (r.beats-1)%ringDots + 1
}

// AccessibilityLabel reports what it is; the count would be read at every beat.
func (r *BeatRing) AccessibilityLabel() string { return wording.L("Beats") }

// AccessibilityRole is that of text.
func (r *BeatRing) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the dots.
func (r *BeatRing) CreateRenderer() fyne.WidgetRenderer {
	objects := make([]fyne.CanvasObject, 0, ringDots)
	for _, dot := range r.dots {
		objects = append(objects, dot)
	}
	return box.Draw(r, box.Scene{
		Objects: objects,
		Min:     func() fyne.Size { return fyne.NewSquareSize(r.full + 2*RingBand) },
		Layout: func(area fyne.Size) {
			radius := r.full/2 + RingBand - dotSide/2
			for i, dot := range r.dots {
				sin, cos := math.Sincos(2 * math.Pi * float64(i) / ringDots)
				x, y := area.Width/2+radius*float32(sin), area.Height/2-radius*float32(cos)
				box.Place(dot, x-dotSide/2, y-dotSide/2, dotSide, dotSide)
			}
		},
		Refresh: func() {
			for i, dot := range r.dots {
				dot.StrokeColor, dot.StrokeWidth, dot.FillColor = box.Paint(r, look.TextLess), 2, nil
				if i < r.lit() {
					dot.FillColor, dot.StrokeColor = box.Paint(r, look.Text), box.Paint(r, look.Text)
				}
			}
		},
	})
}
