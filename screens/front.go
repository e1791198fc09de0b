package screens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// front is what is on Home, each thing at its place: what runs, the acts, the games with this evening after them, and the ways to
// other pages.
type front struct {
	goOn  *goOnTile
	acts  []fyne.CanvasObject
	play  *parts.Words        // over the games
	games []fyne.CanvasObject // and this evening
	ways  []fyne.CanvasObject
	view  fyne.Size
	high  float32 // of all of it, at what was measured last
	last  measured
}

// measured is what the height depends on.
type measured struct {
	view        fyne.Size
	width, step float32
}

// newFront scrolls where there is more than fits.
func newFront(f *front) fyne.CanvasObject {
	objects := append([]fyne.CanvasObject{f.goOn}, f.acts...)
	objects = append(append(append(objects, f.play), f.games...), f.ways...)
	content := box.Laid(func() fyne.Size { return fyne.NewSize(200, f.height(f.view.Width)) }, func(size fyne.Size) { f.place(size.Width, true) }, objects...)
	scroll := container.NewVScroll(content)
	return box.Laid(box.Scrolls, func(size fyne.Size) {
		f.view = size
		content.Resize(fyne.NewSize(size.Width, max(size.Height, f.height(size.Width))))
		box.Place(scroll, 0, 0, size.Width, size.Height)
	}, scroll)
}

// Measures of Home in device-independent pixels, at text step 1.
const (
	frontEdge, frontGap       = 16, 8 // of a phone
	wideEdge, wideGap         = 32, 16
	goOnHigh, goOnWide        = 104, 124 // on a phone, and on a wide page
	actHigh, flatHigh         = 84, 82
	wayHigh                   = 64
	frontLip                  = 5          // of a tile
	column                    = 600        // the most that a page that stands is wide
	goOnShare, goOnFlat       = 0.44, 0.34 // of what runs on a wide page, and on a phone on its side
	tileFlat, tileTall        = 1.0, 0.5   // the highest picture, as a share of its width: on a phone on its side, and elsewhere
	tilesWide                 = 3
	flatTop, frontTop, spaced = 8, 12, 12
)

// wideFront reports whether the page is wider than high.
func wideFront(view fyne.Size) bool { return view.Width > view.Height && view.Width >= column }

// height is how high all is at a width. It is measured once: the toolkit asks for it before each frame, and what is measured is drawn
// anew.
func (f *front) height(width float32) float32 {
	if now := (measured{f.view, width, parts.TextStep()}); f.last != now {
		f.last, f.high = now, f.place(width, false)
	}
	return f.high
}

// placing goes down a page.
type placing struct {
	x, wide, y float32
	puts       bool
}

// row places objects side by side, and goes on below them.
func (p *placing) row(objects []fyne.CanvasObject, n int, high, gap float32) {
	cell := (p.wide - gap*float32(n-1)) / float32(n)
	for i, o := range objects {
		if p.puts {
			box.Place(o, p.x+float32(i)*(cell+gap), p.y, cell, high)
		}
	}
	p.y += high + gap
}

// place says where all goes at that width, and returns how high that is with the margin below.
func (f *front) place(width float32, puts bool) float32 {
	up := table.Grown()
	if puts {
		stacked := wideFront(f.view) && !look.SideBySide(f.view)
		for _, o := range f.ways {
			o.(*table.Button).SetFlat(stacked) // they are high enough for one line
		}
	}
	if !wideFront(f.view) {
		return f.upright(&placing{puts: puts}, width, up)
	}
	flat := look.SideBySide(f.view)
	edge, gap, top, high, n := float32(wideEdge), float32(wideGap), float32(frontTop), goOnWide*up, tilesWide
	if flat {
		edge, gap, top, high, n = frontEdge, spaced, flatTop, flatHigh*up, len(f.games)
	}
	p := &placing{x: edge, wide: width - 2*edge, y: top, puts: puts}
	p.across(f, high, gap, flat)
	f.play.Hide()
	rows := (len(f.games) + n - 1) / n
	least, most := f.tile((p.wide - gap*float32(n-1)) / float32(n))
	if flat {
		most += (p.wide/float32(n) - gap) * (tileFlat - tileTall)
	}
	high = max(least, min(most, (f.view.Height-p.y-edge+gap)/float32(rows)-gap))
	for i := 0; i < len(f.games); i += n {
		p.row(f.games[i:min(len(f.games), i+n)], n, high, gap)
	}
	return p.y
}

// across has what runs, the acts and the ways in one row; the ways stand one over the other where it is high enough.
func (p *placing) across(f *front, high, gap float32, flat bool) {
	first := p.wide * goOnShare
	if flat {
		first = p.wide * goOnFlat
	}
	if p.puts {
		box.Place(f.goOn, p.x, p.y, first, high)
	}
	rest := placing{x: p.x + first + gap, wide: p.wide - first - gap, y: p.y, puts: p.puts}
	p.y += high + gap
	if flat {
		keys := slices.Concat(f.acts, f.ways)
		rest.row(keys, max(1, len(keys)), high, gap)
		return
	}
	n := float32(len(f.acts) + 1)
	cell := (rest.wide - gap*(n-1)) / n
	rest.wide -= cell + gap
	rest.row(f.acts, max(1, len(f.acts)), high, gap)
	for i, o := range f.ways {
		if each := (high+frontGap)/float32(len(f.ways)) - frontGap; p.puts {
			box.Place(o, p.x+p.wide-cell, p.y-high-gap+float32(i)*(each+frontGap), cell, each)
		}
	}
}

// upright has one under the other, on a page that stands.
func (f *front) upright(p *placing, width, up float32) float32 {
	p.x, p.wide, p.y = frontEdge, width-2*frontEdge, frontTop
	if p.wide > column {
		p.x, p.wide = (width-column)/2, column
	}
	p.row([]fyne.CanvasObject{f.goOn}, 1, max(goOnHigh*up, f.goOn.needs(p.wide)), frontGap)
	p.y += frontGap - 2
	p.row(f.acts, max(1, len(f.acts)), actHigh*up, frontGap)
	f.play.Show()
	high := box.HeightAt(f.play, p.wide)
	p.row([]fyne.CanvasObject{f.play}, 1, high, frontGap)
	rows := float32((len(f.games) + 1) / 2)
	below := wayHigh*up + frontGap + frontEdge
	least, most := f.tile((p.wide - frontGap) / 2)
	high = max(least, min(most, (f.view.Height-p.y-below)/rows-frontGap))
	for i := 0; i < len(f.games); i += 2 {
		p.row(f.games[i:min(len(f.games), i+2)], 2, high, frontGap)
	}
	p.y += frontGap
	p.row(f.ways, max(1, len(f.ways)), wayHigh*up, frontGap)
	return p.y - frontGap + frontEdge
}

// tile is the least and the largest height of a game at a width.
func (f *front) tile(width float32) (least, most float32) {
	for _, o := range f.games {
		least = max(least, box.HeightAt(o, width))
	}
	if len(f.games) > 0 {
		if g, ok := f.games[0].(*gameTile); ok {
			most = g.name(width) + width*tileTall
		}
	}
	return least, max(least, most)
}
