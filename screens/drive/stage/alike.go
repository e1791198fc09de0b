package stage

import (
	"fmt"
	"image"
	"slices"
)

// Two pictures show the same where few of their blocks differ: the letters' edges are drawn a little differently, which
// does not change the mean of a block by much.
const (
	block     = 16   // pixels
	different = 14   // of 255, of a block's mean
	seaDiffer = 60   // the same on the sea of the timer, whose waves are elsewhere in every picture
	alike     = 0.05 // of the blocks: the digits of the timer are among them
	pageAlike = 0.08 // the same on pages without a disc, on which keys with outlines may lie close together
)

// A cell of the pictures is about as large as two letters, so that one other word is noticed: whose turn it is, and what was played
// last. The edges of letters, of marks and of discs of tokens do not change its mean by so much.
const (
	cellWide   = 24 // pixels
	cellHigh   = 12
	cellDiffer = 36 // of 255
)

// Differs says where a picture differs so much from the reference's that it shows something else, to the letter or as a whole; "" where
// it does not.
func (t *Reference) Differs(picture *image.NRGBA, letters bool) string {
	disc, _ := t.Disc() // none is as good
	most, is := pageAlike, t.Picture()
	if !disc.Empty() {
		most = alike
	}
	switch share := unlike(is.Rect, picture, is, disc); {
	case share >= most:
		return fmt.Sprintf("%.0f %% of it", 100*share)
	case !disc.Empty() || !letters:
		return ""
	}
	return otherCell(picture, is, t.scrolls())
}

// differsIn is Differs for a part of the picture: a list that stands one click of the wheel too high is a small part of the window, and
// what cuts it off is drawn a little differently.
func (t *Reference) differsIn(part image.Rectangle, picture *image.NRGBA) string {
	if share := unlike(part, picture, t.Picture(), image.Rectangle{}); share >= alike {
		return fmt.Sprintf("%.0f %% of %v", 100*share, part)
	}
	return ""
}

// Unlike is the share of two pictures that differs.
func Unlike(a, b *image.NRGBA) float64 { return unlike(b.Rect, a, b, image.Rectangle{}) }

// unlike is the share of the blocks of a part that differ, but for those of the disc, which has a life of its own.
func unlike(part image.Rectangle, window, reference *image.NRGBA, disc image.Rectangle) float64 {
	most := different
	if !disc.Empty() {
		most = seaDiffer
	}
	n, other := 0, 0
	for area := range cells(part.Intersect(reference.Rect), block, block) {
		if !area.Overlaps(disc) {
			n++
			if apart(window, reference, area) > most {
				other++
			}
		}
	}
	return float64(other) / float64(max(n, 1))
}

// otherCell says where a cell outside of some areas differs most from the reference's, "" where none differs by more than a cell may.
func otherCell(window, reference *image.NRGBA, without []image.Rectangle) string {
	worst, where := cellDiffer, image.Rectangle{}
	for cell := range cells(reference.Rect, cellWide, cellHigh) {
		if slices.ContainsFunc(without, cell.Overlaps) {
			continue
		}
		if d := apart(window, reference, cell); d > worst {
			worst, where = d, cell
		}
	}
	if where.Empty() {
		return ""
	}
	return fmt.Sprintf("%d at %v", worst, where)
}

// changes are the blocks outside of the disc in which two pictures differ.
func changes(before, after *image.NRGBA, disc image.Rectangle) []image.Rectangle {
	var changed []image.Rectangle
	for area := range cells(after.Rect.Intersect(before.Rect), block, block) {
		if !area.Overlaps(disc) && apart(before, after, area) > different {
			changed = append(changed, area)
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

// cells are the whole cells of a part, line by line.
func cells(part image.Rectangle, wide, high int) func(yield func(image.Rectangle) bool) {
	return func(yield func(image.Rectangle) bool) {
		for y := part.Min.Y; y+high <= part.Max.Y; y += high {
			for x := part.Min.X; x+wide <= part.Max.X; x += wide {
				if !yield(image.Rect(x, y, x+wide, y+high)) {
					return
				}
			}
		}
	}
}

// apart is by how much the means of an area differ.
func apart(a, b *image.NRGBA, area image.Rectangle) int {
	x, y := mean(a, area), mean(b, area)
	return max(x-y, y-x)
}

// mean is the mean of the three channels in an area.
func mean(picture *image.NRGBA, area image.Rectangle) int {
	sum := 0
	for y := area.Min.Y; y < area.Max.Y; y++ {
		line := picture.Pix[picture.PixOffset(area.Min.X, y) : picture.PixOffset(area.Max.X-1, y)+4]
		for i := 0; i < len(line); i += 4 {
			sum += int(line[i]) + int(line[i+1]) + int(line[i+2])
		}
	}
	return sum / (3 * area.Dx() * area.Dy())
}
