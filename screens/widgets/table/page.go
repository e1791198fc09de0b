package table

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Fitted is a felt that shows its board within an area of the page, and goes on beneath strip and dock.
type Fitted interface {
	// Fit tells the edges, in device-independent pixels, that the rest of the page lies over.
	Fit(left, top, right, bottom float32)
}

// Sheets are what the pulled-up dock holds, by its tabs.
type Sheets struct {
	Titles []string
	Shown  []fyne.CanvasObject
	Typed  fyne.CanvasObject        // the field for a move; stands under all of them
	Menu   func() fyne.CanvasObject // what the key in the strip opens in place of the tabs
}

// Acts are what a page does whatever the step is.
type Acts struct {
	Back   func()
	Turned func(tab int) // a tab of the sheet was chosen, or the sheet was closed: -1
	Looked func()        // a hand was turned over
	After  func(time.Duration, func()) (stop func())
}

// Page is the page of a match.
type Page struct {
	felt     look.Felt
	ground   fyne.CanvasObject // the felt
	fits     Fitted            // the same, where its board has a place of its own; nil: it hasn't
	strip    *strip
	rail     *fyne.Container
	Fit      *parts.IconButton // brings the whole board back; hidden while it is seen
	above    *fyne.Container   // what stands over the felt all the time: a lesson's coach, a timer
	told     *fyne.Container   // what has to be said: notes that wait for an answer
	tells    fyne.CanvasObject // scrolls them where they are higher than the felt
	veil     *dim
	moment   *fyne.Container
	dock     *box.Surface
	edge     *canvas.Rectangle
	grip     *grip
	own      *fyne.Container
	Others   [MostOthers]*Button
	Main     *Button
	Side     *Button
	hint     *hint
	Undo     *Button
	Redo     *Button
	End      *Button
	info     *fyne.Container
	log      fyne.CanvasObject // on wide windows
	more     *Button           // turns to the other keys that have no room
	first    int               // of them
	all      *Button           // opens the sheet on wide windows
	sheet    *sheet
	acts     Acts
	dockData Dock
	row      []Key        // the other keys in their places
	fan      *fan         // the open hand
	rest     *box.Surface // under who waits while another seat answers
	waits    *waiting
	frame    *canvas.Rectangle // round the page of a seat whose turn it is
	size     fyne.Size
	placed   bool // what was tapped has the place of other keys
	step     float32
	Object   *fyne.Container
}

// New is the page of a match on a felt; fits is its board, nil where it fills the page by itself. Log is shown beside the keys of wide windows, above over the felt, nil for nothing.
func New(felt look.Felt, ground fyne.CanvasObject, fits Fitted, log, above fyne.CanvasObject, sheets Sheets, acts Acts) *Page {
	p := &Page{felt: felt, ground: ground, fits: fits, log: log, acts: acts}
	p.strip = newStrip(felt, acts.Back, p.menu)
	p.rail, p.own, p.info = container.NewWithoutLayout(), box.Row(ownGap), container.NewStack()
	p.Fit = parts.NewIconButton(parts.IconWhole, wording.L("Show the whole board"), func() {}).Outlined()
	p.Fit.Hide()
	p.told = box.Column(gap)
	p.tells = parts.Scrolling(box.Fixed(p.told, 1, 0)) // its notes wrap at any width
	p.above = container.NewStack()
	if above != nil {
		p.above.Objects = []fyne.CanvasObject{above}
	}
	p.veil = newDim(p.putAway)
	p.moment = container.New(floating{})
	p.dock, p.edge = box.NewSurface(box.Face{Fill: felt.Dock, Corner: dockCorner}), &canvas.Rectangle{}
	p.grip, p.fan = newGrip(felt, p.turn), newFan(p.hideHand)
	for i := range p.Others {
		p.Others[i] = NewButton(Other, felt)
	}
	p.Main, p.Side, p.hint = NewButton(Gold, felt), NewButton(Other, felt), newHint(felt)
	p.Undo, p.Redo, p.End = NewButton(Quiet, felt).AtLeft(), NewButton(Quiet, felt).Bare(), NewButton(Quiet, felt).Bold()
	p.more = NewButton(Quiet, felt).Bare()
	p.more.Set(&Key{Icon: parts.IconForward, Word: wording.L("More keys"), Tap: func() { p.first++; p.Relay() }})
	p.all = NewButton(Other, felt)
	p.all.Set(&Key{Icon: parts.IconList, Word: wording.L("Type a move"), Cost: wording.L("All moves"), Tap: func() { p.turn(true) }})
	p.all.Label = wording.L("All moves")
	for _, b := range append(p.Others[:], p.Side) {
		b.after = acts.After
	}
	p.frame = &canvas.Rectangle{StrokeWidth: frameWide}
	p.frame.Hide()
	p.rest, p.waits = box.NewSurface(box.Face{}), newWaiting()
	p.sheet = newSheet(felt, sheets, acts)
	objects := []fyne.CanvasObject{p.ground, p.rail, p.Fit, p.veil, p.moment, p.above, p.tells, p.fan.box, p.rest, p.edge, p.dock, p.waits.box, p.strip, p.grip, p.own}
	for _, b := range p.Others {
		objects = append(objects, b)
	}
	objects = append(objects, p.hint, p.more, p.Main, p.Side, p.info, p.log, p.all, p.sheet.box, p.Undo, p.Redo, p.End, p.frame)
	p.Object = container.New(p, objects...)
	p.dressSheet()
	return p
}

// NewPlate is a plate on a felt that holds what has to be read there.
func NewPlate(felt look.Felt, o fyne.CanvasObject) fyne.CanvasObject {
	return container.NewStack(box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: keyCorner}), box.Pad(o, gap, gap))
}

// floating lies over the page.
type floating struct{}

// Layout fills the area.
func (floating) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		box.Place(o, 0, 0, size.Width, size.Height)
	}
}

// MinSize is small: a moment has the size that it is given.
func (floating) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// Layer is over the page.
func (floating) Layer() int { return 1 }

// Away takes away what lies over the felt, and reports whether there was something that can be taken away.
func (p *Page) Away() bool {
	m := p.dockData.Moment
	there := p.veil.Visible() && (p.menuOpen() || m == nil || m.Away != nil)
	p.putAway()
	return there
}

// putAway takes away what lies over the felt: the menu, the moment, else the open hand.
func (p *Page) putAway() {
	if p.menuOpen() {
		p.turn(false)
	} else if m := p.dockData.Moment; m == nil {
		p.CloseHand()
	} else if m.Away != nil {
		m.Away()
	}
	parts.Changed(p.Object)
}

// turn opens the sheet or closes it.
func (p *Page) turn(open bool) {
	if p.sheet.open == open {
		return
	}
	p.CloseHand()
	p.sheet.open = open
	if !open {
		p.sheet.choose(p.sheet.at) // the menu is opened by its own key alone
	}
	p.dressSheet()
	p.Refill()
	if !open {
		p.acts.Turned(-1)
	} else if !p.sheet.menu {
		p.acts.Turned(p.sheet.at)
	}
	parts.Changed(p.Object)
}

// Refill places everything anew, and with it what stands over the felt, and what the sheet holds or, while it is closed, the log. What
// isn't seen is left as it is.
func (p *Page) Refill() {
	p.above.Refresh()
	p.Relay()
	switch {
	case p.sheet.open:
		p.sheet.box.Refresh()
	case p.log.Visible():
		p.log.Refresh()
	}
}

// menu opens what else can be done, or closes it.
func (p *Page) menu() {
	if p.sheet.open && p.sheet.menu {
		p.turn(false)
		return
	}
	p.sheet.showMenu()
	p.turn(true)
	p.Relay()
}

// Sheet opens the sheet at a tab, or closes it with -1.
func (p *Page) Sheet(tab int) {
	if tab < 0 {
		p.turn(false)
		return
	}
	p.sheet.choose(tab)
	p.turn(true)
}

// Open reports whether the sheet is open, and at which tab.
func (p *Page) Open() (tab int, open bool) { return p.sheet.at, p.sheet.open }

// Set shows a step.
func (p *Page) Set(d Dock) {
	parts.Changed(p.Object)
	comes := p.follow(d)
	p.dockData = d
	if d.Hand != nil && d.Hand.Backs != nil {
		d.Hand.Backs.press.after, d.Hand.Backs.press.turn = p.acts.After, p.OpenHand
	}
	if p.fan.open() { // the step has changed, and with it what its cards do
		p.refillHand()
	}
	p.strip.set(d.Seat)
	p.strip.brief(d.briefs())
	p.edge.FillColor = seatColour(d.Seat, p.Main)
	p.edge.Refresh()
	p.setRail(d.Rail)
	for _, o := range d.Own {
		if count, ok := o.(*Count); ok && parts.TextStep() == 1 {
			count.large()
		}
	}
	p.own.Objects = d.Own
	p.own.Refresh()
	p.dressTone()
	p.setKeys()
	p.setMoment(d.Moment)
	p.info.Objects = nil
	if d.Info != nil {
		p.info.Objects = []fyne.CanvasObject{box.NewSurface(box.Face{Fill: p.felt.Dock, Line: p.felt.Line, Corner: keyCorner}), box.Pad(d.Info, 0, 0)}
	}
	p.info.Refresh()
	p.dressSheet()
	p.Relay()
	if comes {
		p.OpenHand()
	}
}

// briefs are what is awaited in few words: those of the step, else those of what is tapped.
func (d *Dock) briefs() []string {
	list := slices.Clone(d.Brief)
	if d.Hint != nil {
		list = append(list, d.Hint.Word)
	}
	if d.Main != nil {
		list = append(list, d.Main.Wordings()...)
	}
	return list
}

// setKeys shows the keys of the step, or of the card that is lifted.
func (p *Page) setKeys() {
	d := p.keys()
	p.row = steady(p.row, d)
	for i, b := range p.Others {
		if i < len(p.row) && p.row[i].Word != "" {
			b.Set(&p.row[i])
		} else {
			b.Set(nil)
		}
	}
	p.Main.Set(d.Main)
	p.Side.Set(d.Side)
	p.End.Set(d.End)
	p.hint.set(d.Hint)
}

// steady are the other keys of a dock in their places: where its step goes on, each that was there before is where it was, and the new
// ones take the places that are free. A place without words is empty.
func steady(was []Key, d Dock) []Key {
	if d.Places == 0 || len(d.Others) == 0 {
		return d.Others
	}
	row := make([]Key, max(d.Places, min(len(d.Others), MostOthers)))
	var come []Key
	for _, key := range d.Others[:min(len(d.Others), MostOthers)] {
		at := slices.IndexFunc(was, func(k Key) bool { return k.Word == key.Word })
		if at >= 0 && row[at].Word == "" {
			row[at] = key
		} else {
			come = append(come, key)
		}
	}
	for i := range row {
		if row[i].Word == "" && len(come) > 0 {
			row[i], come = come[0], come[1:]
		}
	}
	return row
}

// Relay places everything anew.
func (p *Page) Relay() {
	if p.size.Width > 0 {
		p.Layout(nil, p.size)
	}
}

// Head says whose turn it is and what is awaited; aloud where it changes.
func (p *Page) Head(seats []int, who, step string) { p.strip.say(seats, who, step) }

// Clock shows in the strip whose time it is, in digits and in words; without digits it is nobody's. The words
// aren't said aloud. Without a clock it isn't seen.
func (p *Page) Clock(seen bool, digits, words string) {
	p.strip.clock(seen, digits, words)
}

// Own says whose device this is, 0 where it is everybody's; called that it is that seat's turn and it hasn't acted yet: then the strip
// is filled with its colour, and a frame of it goes round the page.
func (p *Page) Own(seat int, called bool) {
	p.strip.own(seat, called)
	p.frame.StrokeColor = seatColour(seat, p.Main)
	box.SetVisible(p.frame, called)
	p.frame.Refresh()
}

// Tell shows what waits for an answer over the felt.
func (p *Page) Tell(notes []fyne.CanvasObject) {
	p.told.Objects = nil
	for _, o := range notes {
		p.told.Add(NewPlate(p.felt, o))
	}
	p.told.Refresh()
}

func (p *Page) setMoment(m *Moment) {
	p.moment.Objects = nil
	if m != nil {
		p.moment.Objects = []fyne.CanvasObject{m.Show}
	}
	p.veil.Refresh()
	box.SetVisible(p.veil, m != nil)
	box.SetVisible(p.moment, m != nil)
	p.moment.Refresh()
}

// setRail shows the chips of the seats that do not decide.
func (p *Page) setRail(chips []Chip) {
	p.rail.Objects = nil
	for _, c := range chips {
		p.rail.Add(newChip(c, p.felt))
	}
	p.rail.Refresh()
}

// dressSheet shows the sheet, or what it lies over.
func (p *Page) dressSheet() {
	open := p.sheet.open
	box.SetVisible(p.sheet.box, open)
	for _, b := range append(p.Others[:], p.Main, p.Side) {
		box.SetVisible(b, !open && b.shown())
	}
	for _, b := range []*Button{p.Undo, p.Redo, p.End} {
		box.SetVisible(b, !(open && p.sheet.menu) && b.shown())
	}
	box.SetVisible(p.hint, !open && p.hint.data != nil)
	box.SetVisible(p.own, !open)
	box.SetVisible(p.info, !open)
	box.SetVisible(p.log, !open)
	box.SetVisible(p.rest, p.turned() && !open)
	box.SetVisible(p.waits.box, p.turned() && !open)
	p.grip.set(open)
}

// shown reports whether there is something on the key.
func (b *Button) shown() bool { return b.data.Word != "" }

// seatColour is the colour of a seat's mark; that of the table is the outline's.
func seatColour(seat int, w box.Themed) color.Color {
	if mark, ok := look.MarkOf(seat); ok {
		return mark.Colour
	}
	return box.Paint(w, look.Outline)
}
