package stage

import (
	"image"
	"time"
)

// LostAfter is when a click is lost that has had no effect: the X server and the toolkit lose one now and then on a busy
// machine. It is then clicked again. Nothing that was only late may be taken for lost.
const LostAfter = 20 * time.Second

// clicks is how often something is clicked at most.
const clicks = 3

// click taps a point of the window until it shows an effect: what the reference showed before has to go where the reference shows
// something else now. Where the reference has not changed there is nothing to wait for.
func (w *Session) click(at image.Point, before *image.NRGBA) error {
	disc, _ := w.Disc() // none is as good
	changed := changes(before, w.reference.Picture(), disc)
	for range clicks {
		if err := w.App.Tap(at.X, at.Y); err != nil {
			return err
		}
		if len(changed) == 0 {
			return nil
		}
		err := Await(LostAfter, "", func() bool {
			now, err := w.display.Picture()
			if err == nil {
				if _, shown := eventShown(now, w.reference.size()); shown {
					return true // it lies over the page; who looks next taps it away
				}
			}
			return err == nil && !stands(now, before, changed) || !w.Runs()
		})
		if err == nil {
			return nil
		}
	}
	return nil // who looks at the window next says what it shows
}

// changes are the blocks outside of the disc in which two pictures differ.
func changes(before, after *image.NRGBA, disc image.Rectangle) []image.Rectangle {
	var changed []image.Rectangle
	part := after.Rect.Intersect(before.Rect)
	for y := part.Min.Y; y+block <= part.Max.Y; y += block {
		for x := part.Min.X; x+block <= part.Max.X; x += block {
			area := image.Rect(x, y, x+block, y+block)
			if !area.Overlaps(disc) && apart(before, after, area) > different {
				changed = append(changed, area)
			}
		}
	}
	return changed
}

// stands reports whether a window shows in all of those blocks, but for some that are drawn differently, what a picture shows.
func stands(window, picture *image.NRGBA, blocks []image.Rectangle) bool {
	gone := 0
	for _, area := range blocks {
		if apart(window, picture, area) > different {
			gone++
		}
	}
	return float64(gone) <= alike*float64(len(blocks))
}

// apart is by how much the means of an area differ.
func apart(a, b *image.NRGBA, area image.Rectangle) int {
	x, y := mean(a, area), mean(b, area)
	return max(x-y, y-x)
}
