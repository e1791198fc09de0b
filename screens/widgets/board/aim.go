package board

import "fyne.io/fyne/v2"

// thumb is the least height of a target that is tapped with a thumb, in device-independent pixels.
const thumb = 44

// hexHeight is the height of a flat hex, and about that of a circle, in distances from its middle to a corner.
const hexHeight = 1.7

// aim is what a board has brought near by itself: the bounds of the legal targets, and the size of the smallest.
type aim struct {
	on          bool // nobody has zoomed or moved since
	least, most fyne.Position
	size        float32 // from the middle of the smallest target to a corner, in units
	apart       float32 // of the nearest two, in units; 0: their size counts
}

// Distances of targets that are told apart by them, in device-independent pixels, and how far they are brought near at most.
const (
	leastApart = 32
	mostApart  = 44
	mostAim    = 8
)

// aimOf is the to at the targets of a board; not on where there are none, or nothing is brought near.
func aimOf(data Data) aim {
	to := aim{}
	for _, p := range data.Places {
		if !data.Reach || !p.Target {
			continue
		}
		least, most := p.At.SubtractXY(p.Size, p.Size), p.At.AddXY(p.Size, p.Size)
		if !to.on {
			to = aim{on: true, least: least, most: most, size: p.Size, apart: data.Apart}
			continue
		}
		to.least = fyne.NewPos(min(to.least.X, least.X), min(to.least.Y, least.Y))
		to.most = fyne.NewPos(max(to.most.X, most.X), max(to.most.Y, most.Y))
		to.size = min(to.size, p.Size)
	}
	return to
}

// aimAt brings the targets of a position near, once they are others than before; where none are any more, the whole board is
// seen again, unless somebody has chosen what is seen.
func (w *window) aimAt(data Data) {
	to, was := aimOf(data), w.aim
	fresh := was
	fresh.on = to.on
	switch {
	case to.on && to != fresh:
		w.aim = to
		w.view = w.view.aimed(to)
	case !to.on && was.on:
		w.aim = aim{}
		w.view = w.view.fitted()
	case !to.on:
		w.aim = aim{}
	}
}

// aimed shows all of an aim, as large as it can be; what is too small for a thumb is larger, even if not all of it is seen then.
func (v view) aimed(to aim) view {
	whole := fitScale(v.least, v.most, v.edge, v.window)
	scale := max(fitScale(to.least, to.most, v.edge, v.window), thumb/(hexHeight*to.size))
	v.zoom = min(max(scale/whole, leastZoom), mostZoom)
	if to.apart > 0 {
		scale = max(leastApart/to.apart, min(fitScale(to.least, to.most, v.edge, v.window), mostApart/to.apart))
		v.zoom = min(max(scale/whole, leastZoom), mostAim)
	}
	v.middle = fyne.NewPos((to.least.X+to.most.X)/2, (to.least.Y+to.most.Y)/2)
	return v.held()
}
