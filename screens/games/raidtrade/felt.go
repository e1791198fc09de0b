// Package raidtrade draws Raid Trade: its felt, dice, cards and mats, and the dice and counts that are used without a match.
package raidtrade

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// raidFelt is the felt of Raid Trade: two leather mats, the one whose turn it is nearer and larger, with its deck and hand.
type raidFelt struct {
	app   *Feature
	acts  game.Acts
	stage *feltStage
	die   *parts.Die
	boxes *HitBoxes
	faces *fyne.Container // of a die that people threw

	table  rules.Table
	view   *raidtrade.View
	was    *raidtrade.View // before the latest move
	pick   *picker.Picker  // nil: an earlier position is shown
	legal  []rules.Act
	mark   int  // the position that was shown last
	live   bool // one was
	asked  bool // the face of a die that people threw is asked for
	chosen string
	less   int // by how many tokens fewer than possible are loaded with a trip
}

func newRaidFelt(a *Feature, acts game.Acts) game.Felt {
	f := &raidFelt{app: a, acts: acts, boxes: NewHitBoxes()}
	f.die = parts.NewDie(momentDie, f.away)
	f.faces = parts.NewFaceKeys(f.threw)
	f.stage = newFeltStage()
	return f
}

// momentDie is the side of the die that floats over the felt, in device-independent pixels.
const momentDie = 150

func (f *raidFelt) Object() fyne.CanvasObject { return f.stage }

// Drawing is none: the mats are placed by the felt itself.
func (f *raidFelt) Drawing() *board.Board { return nil }

// Show lays the mats out.
func (f *raidFelt) Show(t rules.Table, p *picker.Picker) {
	v, ok := raidtrade.Look(t)
	if !ok {
		return
	}
	if fresh := f.mark != t.Mark() || f.table == nil; fresh {
		f.asked, f.chosen, f.less = false, "", 0
	}
	f.was, f.table, f.view, f.pick, f.legal = viewBefore(t), t, v, p, nil
	if p != nil {
		f.legal = p.Legal
	}
	own := f.nearer()
	for i := range v.Traders {
		seat := i + 1
		m := f.stage.mats[0]
		if seat == own {
			m = f.stage.mats[1]
		}
		m.show(t, v, seat, func() { f.acts.Mat(seat) })
	}
	f.stage.own(&v.Traders[own-1], f.draws(own), f.backs(own))
	f.throw()
}

// nearer is the seat whose mat is the larger one: that of this device, or whose turn it is.
func (f *raidFelt) nearer() int {
	if person := f.acts.Holder(0); person > 0 {
		return person
	}
	_, mine := game.Decider(f.table, f.acts)
	for seat := 1; seat <= len(f.view.Traders); seat++ {
		if !game.Plays(f.acts, seat) {
			return max(1, mine)
		}
	}
	return max(1, f.view.Turn)
}

// draws is what a tap on the deck does; nil: nothing.
func (f *raidFelt) draws(seat int) func() {
	act, ok := rules.FirstOf(f.legal, raidtrade.Draw)
	if !ok || act.Seat != seat || !game.Plays(f.acts, seat) {
		return nil
	}
	return func() {
		if f.acts.Draws() && f.acts.Can(seat, act.Verb) {
			f.acts.Draw(seat, act.Verb)
			return
		}
		f.acts.Play(raidtrade.Draw.Act(seat, raidtrade.Unseen))
	}
}

// throw lays the die down; one that was thrown just now tumbles.
func (f *raidFelt) throw() {
	face, fresh := f.latestDie()
	fresh = fresh && face > 0 && f.live && f.mark != f.table.Mark()
	f.mark, f.live = f.table.Mark(), true
	switch {
	case fresh:
		f.die.Throw(face, 0, f.acts.Again)
	case !f.die.Moving():
		f.die.Set(face, 0)
	}
}

// feltStage places leather, mats, deck and hand.
type feltStage struct {
	table.Stage
	mats     [2]*mat // the other one's, and the nearer one
	deck     *table.Pile
	discards *table.Pile
	hand     *fyne.Container
	covered  bool // the open hand lies where the piles are
}

// cover takes the piles away while the open hand lies there.
func (s *feltStage) cover(open bool, _ string) {
	s.covered = open
	s.lay(s.Size())
}

func newFeltStage() *feltStage {
	s := &feltStage{mats: [2]*mat{newMat(true), newMat(false)}, deck: table.NewPile(wording.L("Deck"), parts.NoIcon, look.Night), discards: table.NewPile(wording.L("Discards"), parts.NoIcon, look.Night)}
	s.hand = container.New(handLayer{})
	s.Build(s, table.NewGround(leather), func() []fyne.CanvasObject {
		return []fyne.CanvasObject{s.mats[0], s.mats[1], s.deck, s.discards, s.hand}
	}, s.lay)
	return s
}

// own shows what lies before the nearer player, beside the mat: what is left in the deck, the discards and the hand.
func (s *feltStage) own(t *raidtrade.Trader, draw func(), backs fyne.CanvasObject) {
	s.deck.Set(strconv.Itoa(t.Deck), wording.L("Deck {number}", t.Deck), draw)
	s.discards.Set(strconv.Itoa(t.Discard.Sum()), wording.L("Discard pile {number}", t.Discard.Sum()), nil)
	s.hand.Objects = []fyne.CanvasObject{backs}
	s.hand.Refresh()
	s.lay(s.Size()) // with more cards it is wider
}

// handLayer fills its area, over the mat.
type handLayer struct{}

// Layout fills the area.
func (handLayer) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		box.Place(o, 0, 0, size.Width, size.Height)
	}
}

// MinSize is that of the hand.
func (handLayer) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.Size{}
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least
}

// Layer is over the mat, and under the page.
func (handLayer) Layer() int { return -2 }

// Sizes of what lies on the felt, in device-independent pixels at the size of a phone.
const (
	otherMat, ownMat, feltPiles = 150, 200, 124
	matGap                      = 8
	matWidest                   = 1.1 // of a mat, for each of its own height and the other's
	mostScale, mostPile         = 1.6, 1.4
	pileWide                    = 78
)

// lay places the mats one over the other, and deck and hand under them where there is room for it.
func (s *feltStage) lay(size fyne.Size) {
	wide, high := size.Width-s.Left-s.Right, size.Height-s.Top-s.Bottom
	if wide <= 0 || high <= 0 {
		return
	}
	box.SetVisible(s.mats[0], (high-matGap)*otherMat >= leastMat*(otherMat+ownMat))
	if !s.mats[0].Visible() { // a lesson's band leaves room for one
		box.SetVisible(s.mats[1], high >= leastMat)
		s.hand.Hidden = !s.mats[1].Visible()
		box.Place(s.mats[1], s.Left, s.Top, wide, high)
		s.deck.Hide()
		s.discards.Hide()
		s.mats[1].place(s.hand, s.mats[1].Position())
		return
	}
	s.mats[1].Show()
	s.hand.Show()
	const whole, bare = otherMat + ownMat + feltPiles, otherMat + ownMat
	piled := high >= bare*1.2
	scale := (high - matGap) / bare
	if piled {
		scale = (high - 2*matGap*mostScale) / whole
	}
	scale = min(scale, mostScale, max(1, wide/((otherMat+ownMat)*matWidest))) // the cards are as wide as they are high
	across := min(wide, (otherMat+ownMat)*matWidest*max(1, scale))
	x, y := s.Left+(wide-across)/2, s.Top
	for i, tall := range []float32{otherMat, ownMat} {
		box.Place(s.mats[i], x, y, across, tall*scale)
		y += tall*scale + max(1, scale)*matGap
	}
	for _, o := range []fyne.CanvasObject{s.deck, s.discards, s.hand} {
		box.SetVisible(o, piled && !s.covered)
	}
	if piled {
		tall := min(feltPiles*mostScale*scale, size.Height-s.Bottom-y)
		card := min(pileWide*mostPile*scale, tall*playShape)
		box.Place(s.deck, x+matGap, y, card, tall)
		box.Place(s.discards, x+2*matGap+card, y, card, tall)
		box.Place(s.hand, x+3*matGap+2*card, y, across-4*matGap-2*card, tall)
		return
	}
	s.hand.Show()
	s.mats[1].place(s.hand, s.mats[1].Position())
}

// leather is the ground under the mats.
func leather(size fyne.Size, paint table.Paint) string {
	ground, _ := paint(look.FeltOf(Key).Ground)
	glow, covers := paint(look.LeatherGlow)
	var s strings.Builder
	fmt.Fprintf(&s, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]g %[2]g" width="%[1]g" height="%[2]g"><defs>`, size.Width, size.Height)
	fmt.Fprintf(&s, `<radialGradient id="l"><stop offset="0" stop-color="%s" stop-opacity="%.2f"/><stop offset="1" stop-color="%s" stop-opacity="0"/></radialGradient></defs>`, glow, covers, glow)
	fmt.Fprintf(&s, `<rect width="%g" height="%g" fill="%s"/>`, size.Width, size.Height, ground)
	fmt.Fprintf(&s, `<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="url(#l)"/></svg>`, size.Width/2, size.Height*0.3, size.Width*0.8, size.Height*0.5)
	return s.String()
}

// viewBefore is the view before the latest move.
func viewBefore(t rules.Table) *raidtrade.View {
	log := t.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		v, _ := raidtrade.Look(t)
		return v
	}
	before := t.Fork()
	before.Undo()
	v, _ := raidtrade.Look(before)
	return v
}
