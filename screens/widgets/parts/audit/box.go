package audit

import (
	"fmt"

	"fyne.io/fyne/v2"
)

// box is an area of the canvas.
type box struct{ left, top, right, bottom float32 }

func boxOf(at fyne.Position, size fyne.Size) box {
	return box{at.X, at.Y, at.X + size.Width, at.Y + size.Height}
}

func (b box) width() float32  { return b.right - b.left }
func (b box) height() float32 { return b.bottom - b.top }
func (b box) empty() bool     { return b.width() <= 0 || b.height() <= 0 }

// common is the area that two boxes share; it may be empty.
func (b box) common(o box) box {
	return box{max(b.left, o.left), max(b.top, o.top), min(b.right, o.right), min(b.bottom, o.bottom)}
}

// meets reports whether two boxes share more than rounding can explain.
func (b box) meets(o box) bool {
	c := b.common(o)
	return c.width() > slack && c.height() > slack
}

// holds reports whether a box lies within this one.
func (b box) holds(o box) bool {
	return o.left >= b.left-slack && o.top >= b.top-slack && o.right <= b.right+slack && o.bottom <= b.bottom+slack
}

// has reports whether a point lies within this box.
func (b box) has(p fyne.Position) bool {
	return p.X >= b.left && p.X <= b.right && p.Y >= b.top && p.Y <= b.bottom
}

// nearest is the point of this box that is nearest to another one.
func (b box) nearest(p fyne.Position) fyne.Position {
	return fyne.NewPos(min(max(p.X, b.left), b.right), min(max(p.Y, b.top), b.bottom))
}

// apart is the distance of two boxes that do not meet: the larger one of across and down.
func (b box) apart(o box) float32 {
	across := max(o.left-b.right, b.left-o.right)
	down := max(o.top-b.bottom, b.top-o.bottom)
	return max(across, down)
}

func (b box) String() string {
	return fmt.Sprintf("%.0fx%.0f at %.0f,%.0f", b.width(), b.height(), b.left, b.top)
}
