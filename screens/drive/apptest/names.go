package apptest

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/board"
)

// Names looks at the names that the maps of a page show: wrong are those that aren't so many times nearer to their own place than to another, and
// missing counts the places whose names have no room.
func Names(page []fyne.CanvasObject, times float64) (wrong []string, missing int) {
	for _, o := range page {
		b, ok := o.(*board.Board)
		if !ok {
			continue
		}
		for _, p := range b.Shown().Places {
			if p.Picture == nil && !p.Pill {
				continue
			}
			name, shown := b.Named(p.Title)
			if !shown {
				missing++
				continue
			}
			own, _ := b.Drawn(p.Title)
			for _, other := range b.Shown().Places {
				if at, _ := b.Drawn(other.Title); (other.Picture != nil || other.Pill) && other.ID != p.ID && apart(name, at) <= times*apart(name, own) {
					wrong = append(wrong, fmt.Sprintf("%s is beside %s", p.Title, other.Title))
				}
			}
		}
	}
	return wrong, missing
}

// apart is how far two points are from each other.
func apart(a, b fyne.Position) float64 { return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) }
