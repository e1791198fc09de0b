// Package handover passes the device to one player: what that one alone may see is shown while it is pressed.
package handover

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/layout"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Cover is a secret on its way: it covers the whole window, and nothing of the page beneath is shown.
type Cover struct {
	shell.Secret
	app   shell.Window
	given func()          // takes the cover away
	head  *parts.Words    // to whom it is passed, or who has it
	hold  *PressToReveal  // nil for a form
	have  *parts.Button   // "I am Anna" before a form
	badge *parts.SeatMark // whose form it is, before it: large, for the whole table
	form  fyne.CanvasObject
	end   *parts.Button
	seen  bool
	left  bool
	box   *fyne.Container
}

// New covers the window with "Pass the device to Anna" until that player has looked and taps Done; then given is
// called, which takes the cover away.
func New(a shell.Window, s shell.Secret, given func()) *Cover {
	return &Cover{Secret: s, app: a, given: given}
}

// Focus lets the keyboard hold what is shown, where there is one.
func (p *Cover) Focus() {
	if p.hold != nil && !fyne.CurrentDevice().IsMobile() {
		p.app.Canvas().Focus(p.hold)
	}
}

// Object makes the objects that cover the window.
func (p *Cover) Object() fyne.CanvasObject {
	p.form = nil
	p.head = parts.NewWords("", p.large(), look.Text).Bold().Head(1).Aloud()
	words := parts.NewBody(p.Line)
	head := container.New(&parts.LeadRow{}, parts.NewSeatMark(p.Seat, parts.MarkHeight), p.head)
	p.end = parts.NewMainButton("", parts.NoIcon, p.leave)
	if p.Secret.Form == nil {
		p.hold = NewPressToReveal(p.Face, func() { p.seen = true; p.update() })
		p.box = container.New(&passLayout{app: p.app}, head, words, p.hold, p.end)
	} else {
		p.have = parts.NewMainButton(wording.L("I am {player}", p.Name), parts.IconCheck, p.begin)
		p.badge = parts.NewSeatMark(p.Seat, badgeHeight).Spoken(p.Name)
		p.box = container.New(&passLayout{app: p.app}, head, words, p.have, p.end, p.badge)
	}
	p.update()
	if p.Here && p.have != nil {
		p.Here = false // it is asked for again when the app was left
		p.begin()
	}
	return p.box
}

// badgeHeight is the height of the mark that the whole table sees while the device goes round, in device-independent pixels at
// text step 1.
const badgeHeight = 150

// outline is the room round a form for the outlines of its keys, which a scroll would cut.
const outline = 2

// longName is the number of letters from which a name is written smaller.
const longName = 16

// large is how large the heading is: a long name or a low window leaves less room for what is held.
func (p *Cover) large() fyne.ThemeSizeName {
	sizes := []fyne.ThemeSizeName{look.Table, look.Title, look.Label}
	if utf8.RuneCountInString(p.Name) > longName {
		sizes = sizes[1:]
	}
	if look.SideBySide(p.app.Size()) {
		sizes = sizes[1:]
	}
	return sizes[0]
}

// begin shows the form: the player has the device.
func (p *Cover) begin() {
	p.form = p.Secret.Form(func() { p.seen = true; p.leave() })
	p.box.Objects[2] = parts.Scrolling(container.New(layout.NewCustomPaddedLayout(outline, outline, outline, 0), p.form))
	p.update()
	p.app.Relay()
	parts.Changed(p.box)
}

// update says to whom the device goes, or who has it, and what the last button does: give it back, or put it off.
func (p *Cover) update() {
	p.head.SetText(wording.L("Pass the device to {player}", p.Name))
	later := wording.L("Later")
	switch {
	case p.Here && p.hold != nil: // on the player's own device, which goes nowhere
		later = wording.L("Back")
		p.head.SetText(p.Name)
	case p.form != nil:
		p.head.SetText(p.Name)
	}
	p.end.SetText(later)
	p.end.SetIcon(parts.NoIcon)
	p.end.SetWeight(parts.Outlined)
	if p.seen && p.Secret.Form == nil {
		p.end.SetText(wording.L("Done"))
		p.end.SetIcon(parts.IconCheck)
		p.end.SetWeight(parts.Filled)
	}
}

// Hide shows nothing secret any more; a form is asked for anew.
func (p *Cover) Hide() {
	if p.hold != nil {
		p.hold.Release()
	}
	if p.form != nil {
		p.form = nil
		p.box.Objects[2] = p.have
		p.update()
		p.app.Relay()
	}
}

// leave takes the cover away.
func (p *Cover) leave() {
	if p.left {
		return
	}
	p.left = true
	p.Hide()
	p.given()
	if p.Done != nil {
		p.Done(p.seen)
	}
}

// Key works a key that no part took; none reaches the page beneath.
func (p *Cover) Key(name fyne.KeyName) {
	if name == fyne.KeyEscape || name == mobile.KeyBack {
		p.leave()
	}
}

// passLayout shows to whom the device goes, then what is held, then the end, one under the other or, where the window is
// too low for that, the middle beside the rest.
type passLayout struct{ app shell.Window }

func (l *passLayout) size(name fyne.ThemeSizeName) float32 {
	return parts.CurrentTheme().Size(name)
}

// Layout places the heading, its line, the middle and the last button.
func (l *passLayout) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	width := min(area.Width-2*margin, l.size(look.Reading))
	left := (area.Width - width) / 2
	top, bottom := l.edges(objects, left, width, area.Height)
	if room := bottom - top; look.SideBySide(area) || area.Width >= parts.LeastBoth && room < objects[2].MinSize().Height {
		width = (area.Width - 3*margin) / 2
		l.edges(objects, margin, width, area.Height)
		left, top, bottom = width+2*margin, margin, area.Height-margin+gap
	}
	l.placeMiddle(objects[2], fyne.NewPos(left, top), fyne.NewSize(width, bottom-gap-top))
	_, before := objects[2].(*parts.Button)
	for _, badge := range objects[4:] {
		placeBadge(badge, before, fyne.NewPos(left, top), fyne.NewSize(width, objects[2].Position().Y-gap-top))
	}
}

// placeBadge puts a mark into the middle of the room over the button before a form, if it has room there.
func placeBadge(badge fyne.CanvasObject, before bool, at fyne.Position, room fyne.Size) {
	is := badge.MinSize()
	box.SetVisible(badge, before && is.Height <= room.Height)
	box.Place(badge, at.X+(room.Width-is.Width)/2, at.Y+(room.Height-is.Height)/2, is.Width, is.Height)
}

// edges places the heading and its line at the upper end and the last button at the lower one, and gives what they leave.
func (l *passLayout) edges(objects []fyne.CanvasObject, left, width, height float32) (top, bottom float32) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	top = margin
	for _, o := range objects[:2] {
		height := box.HeightAt(o, width)
		box.Place(o, left, top, width, height)
		top += height + gap
	}
	end := box.HeightAt(objects[3], width)
	bottom = height - margin - end
	box.Place(objects[3], left, bottom, width, end)
	return top, bottom
}

// placeMiddle gives the middle all of its room, or a button and a form only their own height, at the lower end: where the thumb
// is. A form reaches into the margin with the bar of its scroll.
func (l *passLayout) placeMiddle(o fyne.CanvasObject, at fyne.Position, room fyne.Size) {
	height := room.Height
	switch o := o.(type) {
	case *parts.Button:
		height = box.HeightAt(o, room.Width)
	case *fyne.Container:
		at.X -= outline
		room.Width += outline + parts.BarRoom
		if inside, ok := o.Layout.(*parts.Scrolled); ok {
			height = min(height, box.HeightAt(inside.Content, room.Width))
		}
	}
	at.Y += room.Height - height
	room.Height = height
	box.Place(o, at.X, at.Y, room.Width, room.Height)
}

// MinSize is a small phone's.
func (l *passLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 300) }
