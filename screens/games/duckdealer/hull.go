package duckdealer

import (
	"fmt"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Measures of the ship that is fitted out, as it is drawn: it is as large as its width lets it be.
const (
	hullWide, hullHigh   = 384, 160
	hullSlot, hullStep   = 74, 82
	hullLeft, hullTop    = 58, 15
	hullWindow, duckSide = 313, 36
)

// hull lays slots and a duck over the drawing of a ship: the drawing first, then the duck, then the slots.
type hull struct{ width float32 }

// newHull is a ship in the colour of a seat, with a duck at its window.
func newHull(seat int, slots ...fyne.CanvasObject) *fyne.Container {
	duck := parts.NewSign(goodIcon("yellow-ducks"), duckSide, look.Text)
	ship := table.NewGround(func(fyne.Size, table.Paint) string { return hullDrawing(seat) })
	return container.New(&hull{}, append([]fyne.CanvasObject{ship, duck}, slots...)...)
}

// MinSize is as high as the ship is at the last width.
func (h *hull) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(1, min(h.width, hullWide)*hullHigh/hullWide)
}

// Layout places all where they are drawn.
func (h *hull) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	h.width = size.Width
	scale := min(size.Width, hullWide) / hullWide
	left := (size.Width - hullWide*scale) / 2
	place := func(o fyne.CanvasObject, x, y, wide, high float32) {
		box.Place(o, left+x*scale, y*scale, wide*scale, high*scale)
	}
	place(objects[0], 0, 0, hullWide, hullHigh)
	place(objects[1], hullWindow, 60, duckSide, duckSide)
	for i, o := range objects[2:] {
		place(o, hullLeft+float32(i)*hullStep, hullTop, hullSlot, hullSlot)
	}
}

// hullDrawing is the ship: flames, hull, window, and the hatches of what it will carry.
func hullDrawing(seat int) string {
	mark, _ := look.MarkOf(seat)
	c := color.NRGBAModel.Convert(mark.Colour).(color.NRGBA)
	s := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%[1]d" height="%[2]d">`, hullWide, hullHigh)
	s += `<path d="M36 63L20 37H46ZM36 95L20 121H46Z" fill="#B4581E"/><path d="M28 67L6 79L28 91Z" fill="#FF8A3C"/>`
	const body = `M42 27C42 11 56 1.5 74 1.5H268C318 1.5 360 37 374 79C360 121 318 157 268 157H74C56 157 42 147 42 131Z`
	s += fmt.Sprintf(`<path d="%s" fill="#%02X%02X%02X" stroke="#101820" stroke-width="3"/>`, body, c.R, c.G, c.B)
	s += `<path d="M44 27C44 12 57 3 74 3H268C296 3 322 14 342 33H44Z" fill="#FFFFFF" fill-opacity="0.16"/>`
	s += `<path d="M43 117H340C320 141 294 155.500 268 155.500H74C57 155.500 43 146 43 131Z" fill="#000000" fill-opacity="0.32"/>`
	s += `<path d="M310 41C334 51 350 65 358 79C350 93 334 107 310 117Z" fill="#BFE3F5" stroke="#101820" stroke-width="3"/>`
	for i := range 6 {
		s += fmt.Sprintf(`<rect x="%d" y="103" width="33" height="33" rx="8" fill="#000000" fill-opacity="0.45"/>`, 58+41*i)
	}
	return s + "</svg>"
}

// gearKey is a slot of the ship, or a piece of gear that it can have, with what that is good for.
type gearKey struct {
	parts.Control
	chosen bool // its outline is green
	fill   fyne.ThemeColorName
	inside fyne.CanvasObject
	number *parts.Words // at its corner: how many are taken; nil: it is a slot
}

// newGearSlot is a slot with a piece of gear, or an empty one.
func newGearSlot(word string, empty func()) *gearKey {
	k := &gearKey{chosen: word != "", fill: look.FeltOf(Key).Dock, inside: container.NewStack()}
	if k.Label = wording.L("Empty slot"); word != "" {
		k.Label, k.Tap = wording.L("Empty the slot: {gear}", kit.GearTitle(word)), empty
		k.inside = box.Middle(parts.NewSign(kit.GearIcon(word), slotSign, look.Text))
	}
	k.build()
	return k
}

// newGearTile is a piece of gear to take, so many of which are taken already.
func newGearTile(word string, count int, take func()) *gearKey {
	number := ""
	if count > 0 {
		number = plainNumber(count)
	}
	k := &gearKey{chosen: count > 0, fill: look.FeltOf(Key).Key, number: parts.NewWords(number, look.Body, look.FeltOf(Key).Dock).Bold().Centred()}
	k.Label, k.Tap = parts.Sentences(kit.GearTitle(word), gearWords(word), number), take
	title := box.Row(gearGap, parts.NewSign(kit.GearIcon(word), tileSign, look.Text), box.Grow(parts.NewBody(kit.GearTitle(word)).Bold()))
	k.inside = box.Pad(box.Column(0, title, parts.NewWords(gearWords(word), look.Caption, look.FeltOf(Key).Less)), gearEdge, gearEdge)
	k.build()
	return k
}

// build puts it together: the surface, what lies on it, and at the corner how many were taken.
func (k *gearKey) build() {
	surface, target := box.NewSurface(box.Face{}), box.Named(look.TapTarget)
	tree := container.NewStack(surface, k.inside)
	if k.chosen && k.number != nil {
		badge := container.NewStack(box.NewSurface(box.Face{Fill: look.Legal, Corner: gearBadge / 2}), box.Centred(k.number))
		corner := box.Column(0, box.Row(0, box.Spring(), box.Fixed(badge, gearBadge, gearBadge)), box.Spring())
		tree.Add(box.Pad(corner, -gearOut, -gearOut))
	}
	k.Build(k, box.AtLeast(tree, target, target), box.Just(gearCorner), func() {
		face := box.Face{Fill: k.Fill(k.fill), Line: look.FeltOf(Key).Line, Corner: gearCorner}
		if k.chosen {
			face.Line, face.Band = look.Legal, 2.5
		}
		surface.Set(face)
	})
}

// Measures of slots and tiles of gear, in device-independent pixels.
const (
	slotSign, tileSign = 44, 30
	gearGap, gearEdge  = 8, 10
	gearCorner         = 14
	gearBadge          = 28 // at the corner of a tile, and how far it stands out
	gearOut            = 6
	gearWide           = 150 // the least that a tile is wide
)

// outfit is the ship with its slots, and the gear that it can have: a tap adds a piece, a tap on a slot empties it.
func (b *duckBoard) outfit() []fyne.CanvasObject {
	gear := map[string]int{}
	var slots, tiles []fyne.CanvasObject
	for i := range startGear {
		word := ""
		if i < len(b.chosen) {
			word = b.chosen[i]
			gear[word]++
		}
		slots = append(slots, newGearSlot(word, func() {
			b.chosen = slices.Delete(slices.Clone(b.chosen), i, i+1)
			b.acts.Again()
		}))
	}
	for _, word := range duckdealer.Gear() {
		var take func()
		if len(b.chosen) < startGear {
			take = func() {
				b.chosen = append(slices.Clone(b.chosen), word)
				b.acts.Again()
			}
		}
		tiles = append(tiles, newGearTile(word, gear[word], take))
	}
	room := wording.N(duckdealer.Fitted(gear).Capacity(), "Room for {n} good.;Room for {n} goods.")
	words := parts.Sentences(wording.L("A scout: a red marker flies 8 steps."), room, wording.L("Tap a slot to empty it."))
	return []fyne.CanvasObject{newHull(b.View.Active(), slots...), parts.NewBody(words).Centred(), parts.NewGrid(gearWide, 2, tiles...)}
}
