package atrades

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// regionPlate names the region that is shown alone, and shows its demand: what it takes now, and what it takes next.
type regionPlate struct {
	parts.Control
	name, words *parts.Words
	track, box  *fyne.Container
}

var _ fyne.Accessible = (*regionPlate)(nil)

// Measures of the plate, in device-independent pixels.
const (
	demandBox    = 34
	demandGap    = 5
	demandCorner = 9
	demandMost   = 4 // boxes that are shown
	plateCorner  = 14
)

func newRegionPlate() *regionPlate {
	p := &regionPlate{name: parts.NewWords("", look.Label, look.Text).Bold().Lines(1).Squeezed(nameTight), track: box.Row(demandGap)}
	p.words = parts.NewWords("", look.Caption, look.FeltOf(Key).Less).Lines(1).Squeezed(nameTight)
	words := box.Column(0, box.Spring(), p.name, p.words, box.Spring())
	p.box = container.NewStack(box.NewSurface(box.Face{Fill: look.FeltOf(Key).Scrim, Corner: plateCorner}),
		box.Pad(box.Row(demandGap, box.Grow(words), p.track), plateInset, 0))
	p.Hide()
	p.Build(p, box.FixedBy(p.box, box.Named(look.TapTarget), box.Named(look.TapTarget)), box.Just(plateCorner), func() {})
	return p
}

// oneLineStep is from how large letters on a plate has one line.
const oneLineStep = 1.4

// nameTight is the least share of their size that the letters of a region's name may have, so that it stays on one line.
const nameTight = 0.75

// Layer is over the board, and under the page.
func (p *regionPlate) Layer() int { return -2 }

// show shows a region; tap opens its market.
func (p *regionPlate) show(r *atrades.Region, tap func()) {
	words := wording.L("Demand now {demand}", r.Demand())
	if r.Marker() < len(r.Track()) {
		words = wording.L("Demand now {demand}, then {next}", r.Demand(), r.Track()[r.Marker()])
	}
	p.name.SetText(r.Name())
	p.words.SetText(words)
	box.SetVisible(p.words, tileStep() < oneLineStep) // the boxes say it
	p.Label, p.Tap = parts.Sentences(r.Name(), words, wording.L("The market")), tap
	p.track.Objects = nil
	first := max(0, min(r.Marker()-2, len(r.Track())-demandMost))
	for k := first; k < min(len(r.Track()), first+demandMost); k++ {
		p.track.Add(demandOf(r, k))
	}
	p.track.Refresh()
	p.Refresh()
}

// demandOf is a space of a demand track: the number that holds is filled, the next one outlined in green.
func demandOf(r *atrades.Region, k int) fyne.CanvasObject {
	face, ink := box.Face{Line: look.FeltOf(Key).Line, Corner: demandCorner}, look.FeltOf(Key).Less
	switch k + 1 {
	case r.Marker():
		face, ink = box.Face{Fill: look.Pale, Line: look.FeltOf(Key).Line, Corner: demandCorner}, look.Jet
	case r.Marker() + 1:
		face.Line, ink = look.DuneLegal, look.DuneLegal
	}
	number := parts.NewWords(strconv.Itoa(r.Track()[k]), look.Label, ink).Bold().Centred()
	return box.Fixed(container.NewStack(box.NewSurface(face), box.Column(0, box.Spring(), number, box.Spring())), demandBox, 0)
}
