package table

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Hand are the cards that the seat of a dock can turn over.
type Hand struct {
	// Seat is whose cards they are. Own reports that nobody else plays at this device: a hand that its owner has left open is open again
	// when the turn comes.
	Seat int
	Own  bool
	// Open makes the cards. It is called when the hand is turned over, and what it made is dropped when the hand is closed, so that
	// nothing hidden is in the window, in a picture of it or in the words for a screen reader before or after.
	Open func() []HandCard
	// Backs are pressed for it, in the own line or on the felt.
	Backs *Backs
	// Plan makes what is shown over the open cards while none is lifted, for the same eyes alone; nil: nothing.
	Plan func() fyne.CanvasObject
	// Main is what is mostly done while it is open and no card is lifted; nil: what the step says. The step's own then stands with the others.
	Main *Key
	// Lifted is told whether the cards are seen, and the word of the one that is lifted, "" for none; nil: nobody asks.
	Lifted func(open bool, word string)
}

// HandCard is a card of an open hand.
type HandCard struct {
	Face   fyne.CanvasObject
	Word   string // what it is for its game
	Spoken string
	Main   *Key // what is mostly done with it
	Side   *Key
	Others []Key
	Why    string // why nothing can be done with it; "": something can
	Hint   *Hint  // where it is tapped to be played; nil: nowhere
	Down   string // what is said under the key that puts it down; "": there is none
}

// Measures of an open hand, in device-independent pixels.
const (
	fanWide, fanHigh = 98, 138
	fanStep          = 90
	fanLift          = 46
	fanRim           = 5
	fanUnder         = 10 // how far the cards go on beneath the dock's edge
	fanCorner        = 14
	fanLayer         = 10
	planWide         = 440 // at most
	fewCards         = 3   // so many lie side by side, larger
	fewWide, fewHigh = 112, 158
	fewStep          = 121
	fewUnder         = 32  // free under them
	fewLeast         = 560 // of the height that the felt has then
)

// How long a hand is pressed to turn it over, and how long it stays open untouched.
const (
	HoldTime = 500 * time.Millisecond
	OpenTime = 20 * time.Second
)

// fan is the open hand over the dock.
type fan struct {
	box    *fyne.Container
	plan   fyne.CanvasObject // over the cards; nil: nothing
	eye    *parts.IconButton
	cards  []HandCard
	lifted int // -1: none
	stop   func()
	left   bool // open by its owner, who hasn't hidden it since
}

func newFan(shut func()) *fan {
	f := &fan{box: container.NewWithoutLayout(), lifted: -1}
	f.eye = parts.NewIconButton(parts.IconHidden, wording.L("Hide the hand"), shut).Outlined()
	f.box.Hide()
	return f
}

// open reports whether the cards are seen.
func (f *fan) open() bool { return f.cards != nil }

// layout places the cards side by side over the lower edge of an area, closer together where it is narrow.
func (f *fan) layout(at area) {
	put(f.box, at)
	if !f.open() {
		return
	}
	n := float32(len(f.cards))
	wide, high, step, under := float32(fanWide), float32(fanHigh), float32(fanStep), float32(fanUnder)
	if n <= fewCards && f.plan == nil && at.wide >= fewCards*fewStep && at.high >= fewLeast { // they lie side by side
		wide, high, step, under = fewWide, fewHigh, fewStep, -fewUnder
	}
	if n > 1 {
		step = min(step, (at.wide-wide)/(n-1))
	}
	left := (at.wide - wide - step*(n-1)) / 2
	top := at.high - high + under
	for i, o := range f.box.Objects[:len(f.cards)] {
		y := top
		if i == f.lifted {
			y -= fanLift
		}
		put(o, area{left + float32(i)*step, y, wide, high})
	}
	eye := f.eye.MinSize()
	if f.plan == nil {
		x := at.wide - eye.Width
		if n := len(f.cards); f.lifted >= 0 && 2*f.lifted >= n-1 { // a card that is lifted has the other side
			x = 0
		}
		put(f.eye, area{x, max(0, top-eye.Height-gap), eye.Width, eye.Height})
		return
	}
	plan := f.planArea(at)
	put(f.plan, plan)
	put(f.eye, area{plan.x + plan.wide - eye.Width - gap, plan.y + gap, eye.Width, eye.Height})
}

// planArea is where what lies over the cards has its place: under the page's head, and clear of a card that is lifted as far as there is room.
func (f *fan) planArea(at area) area {
	high := f.plan.MinSize().Height
	foot := at.high - fanHigh + fanUnder - gap
	if len(f.cards) == 0 {
		foot = at.high - gap
	}
	high, wide := min(high, foot), min(at.wide, planWide)
	return area{(at.wide - wide) / 2, foot - high, wide, high}
}

// NewPictured is a card with a picture, if it has one, over its title.
func NewPictured(of parts.Picture, words string) fyne.CanvasObject {
	picture := fyne.CanvasObject(box.Spring())
	if drawn := of.Resource(); drawn != nil {
		picture = box.Grow(parts.NewDrawing(drawn, canvas.ImageFillContain, picturedCorner))
	}
	title := parts.NewWords(words, look.Body, look.OnPaper).Bold().Centred().Lines(1).Squeezed(leastTitle)
	return container.NewStack(box.NewSurface(box.Face{Fill: look.Paper, Line: look.PaperLip, Corner: picturedCorner}), box.Column(0, picture, box.Pad(title, 4, 2)))
}

// The corner of a card with a picture, in device-independent pixels, and how large its title is at least.
const (
	picturedCorner = 10
	leastTitle     = 14
)

// handCard is one card of the fan; one that is lifted has a rim.
type handCard struct {
	parts.Control
	layer int
}

// Layer is over the page, and over the cards before it.
func (h *handCard) Layer() int { return h.layer }

func newHandCard(at int, c HandCard, lifted bool, tap func()) *handCard {
	h := &handCard{layer: fanLayer + at}
	where := ""
	if c.Hint != nil {
		where = c.Hint.Word
	}
	h.Label, h.Tap = parts.Sentences(c.Spoken, c.Why, where), tap
	rim := box.NewSurface(box.Face{Fill: look.Gold, Corner: fanCorner})
	rim.Hidden = !lifted
	h.Build(h, box.AtLeast(container.NewStack(box.Pad(rim, -fanRim, -fanRim), c.Face), box.Just(fanWide), box.Just(fanHigh)), box.Just(gap),
		func() { canvas.Refresh(c.Face) })
	return h
}

// HoldsHand reports whether there are backs that can be pressed for the hand of the dock.
func (p *Page) HoldsHand() bool {
	h := p.dockData.Hand
	return h != nil && h.Backs != nil && h.Backs.Size().Width > 0
}

// OpenHand turns the hand of the dock over.
func (p *Page) OpenHand() {
	if h := p.dockData.Hand; h != nil && !p.sheet.open {
		p.fan.cards, p.fan.lifted, p.fan.left = h.Open(), -1, true
		p.touchHand()
		p.acts.Looked()
	}
}

// refillHand makes the cards of an open hand anew; the one that is lifted stays so while there are as many.
func (p *Page) refillHand() {
	cards := p.dockData.Hand.Open()
	if at := p.fan.lifted; len(cards) != len(p.fan.cards) || at >= 0 && cards[at].Main == nil && len(cards[at].Others) == 0 && cards[at].Hint == nil {
		p.fan.lifted = -1
	}
	p.fan.cards = cards
	p.touchHand()
	if len(cards) == 0 && p.dockData.Hand.Plan == nil {
		p.CloseHand()
	}
}

// follow closes the hand where the dock is another's, and reports whether it opens with the turn of its owner.
func (p *Page) follow(d Dock) (comes bool) {
	was := p.dockData
	if d.Hand == nil || was.Hand != nil && d.Hand.Seat != was.Hand.Seat || !d.Hand.Own && d.Seat != was.Seat {
		p.CloseHand()
	}
	return d.Hand != nil && d.Hand.Own && p.fan.left && d.Seat == d.Hand.Seat && d.Seat != was.Seat && !p.fan.open()
}

// hideHand hides the hand until its owner wants to see it again.
func (p *Page) hideHand() {
	p.fan.left = false
	p.CloseHand()
}

// CloseHand hides the hand and forgets its cards.
func (p *Page) CloseHand() {
	if !p.fan.open() {
		return
	}
	p.fan.cards, p.fan.lifted = nil, -1
	p.fan.stop()
	p.showHand()
}

// touchHand shows the hand, and closes it when nobody has touched it for long.
func (p *Page) touchHand() {
	if p.fan.stop != nil {
		p.fan.stop()
	}
	p.fan.stop = p.acts.After(OpenTime, p.CloseHand)
	p.showHand()
}

// lift lifts a card, or puts it down.
func (p *Page) lift(card int) {
	if p.fan.lifted == card {
		card = -1
	}
	p.fan.lifted = card
	p.touchHand()
}

// showHand shows the cards with what belongs to them, and their keys.
func (p *Page) showHand() {
	p.fan.box.Objects, p.fan.plan = nil, nil
	if h := p.dockData.Hand; h != nil {
		word := ""
		if p.fan.lifted >= 0 {
			word = p.fan.cards[p.fan.lifted].Word
		}
		if h.Lifted != nil {
			h.Lifted(p.fan.open(), word)
		}
		if p.fan.open() && h.Plan != nil && p.fan.lifted < 0 {
			p.fan.plan = h.Plan()
		}
	}
	for i, c := range p.fan.cards {
		p.fan.box.Add(newHandCard(i, c, i == p.fan.lifted, func() { p.lift(i) }))
	}
	if p.fan.plan != nil {
		p.fan.box.Add(p.fan.plan)
	}
	if p.fan.open() {
		p.fan.box.Add(p.fan.eye)
	}
	box.SetVisible(p.fan.box, p.fan.open())
	p.setKeys()
	p.dressSheet()
	p.Relay()
	p.fan.box.Refresh()
	parts.Changed(p.Object)
}

// keys is the dock with the keys of the lifted card in their places; what ends the turn stays.
func (p *Page) keys() Dock {
	d := p.dockData
	if p.fan.lifted < 0 {
		if p.fan.open() && d.Hand.Main != nil {
			d.Others = nil
			if d.Main != nil {
				d.Others = []Key{*d.Main}
			}
			d.Main, d.Side, d.Hint = d.Hand.Main, nil, nil
		}
		return d
	}
	c := p.fan.cards[p.fan.lifted]
	places := 0
	if p.turned() { // what it shares with the step stays where it was
		places = len(d.Others)
	}
	for _, other := range p.fan.cards { // and what it shares with the next card too
		places = max(places, len(other.Others)+min(1, len(other.Down)))
	}
	d.Main, d.Side, d.Others, d.Hint, d.Places = c.Main, c.Side, c.Others, nil, places
	if d.Hint = c.Hint; c.Why != "" {
		d.Hint = &Hint{Word: c.Why}
	}
	if c.Down != "" {
		d.Others = append(slices.Clone(d.Others), Key{Icon: parts.IconDown, Word: wording.L("Put it down"), Price: c.Down, Tap: func() { p.lift(p.fan.lifted) }})
	}
	return d
}

// press is a finger or a mouse button on backs.
type press struct {
	after func(time.Duration, func()) (stop func())
	turn  func()
	stop  func() // nil: nothing is pressed
	held  bool   // the hand was turned over; the tap that ends it means nothing more
}

var (
	_ desktop.Mouseable = (*Backs)(nil)
	_ mobile.Touchable  = (*Backs)(nil)
)

// down begins to press.
func (p *press) down() {
	if p.turn == nil || p.stop != nil {
		return
	}
	p.held = false
	p.stop = p.after(HoldTime, func() {
		p.stop, p.held = nil, true
		p.turn()
	})
}

// up lets go.
func (p *press) up() {
	if p.stop != nil {
		p.stop()
		p.stop = nil
	}
}

// MouseDown begins to press.
func (b *Backs) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		b.press.down()
	}
}

// MouseUp lets go.
func (b *Backs) MouseUp(*desktop.MouseEvent) { b.press.up() }

// MouseOut lets go: the button would be let go elsewhere.
func (b *Backs) MouseOut() {
	b.Control.MouseOut()
	b.press.up()
}

// TouchDown begins to press.
func (b *Backs) TouchDown(*mobile.TouchEvent) { b.press.down() }

// TouchUp lets go.
func (b *Backs) TouchUp(*mobile.TouchEvent) { b.press.up() }

// TouchCancel lets go where the finger leaves the backs.
func (b *Backs) TouchCancel(*mobile.TouchEvent) { b.press.up() }

// Tapped acts, where it didn't end a press that turned the hand over.
func (b *Backs) Tapped(e *fyne.PointEvent) {
	held := b.press.held
	b.press.held = false
	if !held {
		b.Control.Tapped(e)
	}
}
