package screens

import (
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// secret is what one player alone sees or enters, while the device is in that player's hands.
type secret struct {
	seat int    // 1 to 6; 0: a player without a seat
	name string // whom the device is passed to
	// line says to everybody what is passed: "The card that Anna has drawn. Nobody else looks."
	line string
	// face makes what is seen while the player holds. Nothing of it exists otherwise.
	face func() parts.Face
	// form makes what the player enters, in place of a face; it is made when the player says to have the device, and
	// thrown away when the app is left. It calls done when all is entered.
	form func(done func()) fyne.CanvasObject
	// done is called once, when the player gives the device back; seen tells whether the player has looked or entered.
	done func(seen bool)
}

// passed is a secret on its way: it covers the whole window, and nothing of the page beneath is shown.
type passed struct {
	secret
	app  *App
	head *parts.Words  // to whom it is passed, or who has it
	hold *parts.Hold   // nil for a form
	have *parts.Button // "I am Anna" before a form
	form fyne.CanvasObject
	end  *parts.Button
	seen bool
	box  *fyne.Container
}

// pass covers the window with "Pass the device to Anna" until that player has looked and taps Done.
func (a *App) pass(s secret) {
	a.passing = &passed{secret: s, app: a}
	a.show()
	if p := a.passing; p.hold != nil && !fyne.CurrentDevice().IsMobile() {
		a.window.Canvas().Focus(p.hold)
	}
}

// hideSecrets hides what one player alone may see: the app is left, or something is asked of all.
func (a *App) hideSecrets() {
	if a.passing != nil {
		a.passing.hide()
	}
}

// cover makes the objects that cover the window.
func (p *passed) cover() fyne.CanvasObject {
	p.form = nil
	p.head = parts.NewWords("", p.large(), look.Text).Bold()
	words := parts.NewBody(p.line)
	head := container.New(&leadRow{}, parts.NewSeatMark(p.seat, markHeight), p.head)
	p.end = parts.NewMainButton("", parts.NoIcon, p.leave)
	if p.secret.form == nil {
		p.hold = parts.NewHold(p.face, func() { p.seen = true; p.dress() })
		p.box = container.New(&passLayout{app: p.app}, head, words, p.hold, p.end)
	} else {
		p.have = parts.NewMainButton(lang.L("I am {{.Player}}", map[string]any{"Player": p.name}), parts.IconCheck, p.begin)
		p.box = container.New(&passLayout{app: p.app}, head, words, p.have, p.end)
	}
	p.dress()
	return p.box
}

// longName is the number of letters from which a name is written smaller.
const longName = 16

// large is how large the heading is: a long name or a low window leaves less room for what is held.
func (p *passed) large() fyne.ThemeSizeName {
	sizes := []fyne.ThemeSizeName{look.Table, look.Title, look.Label}
	if utf8.RuneCountInString(p.name) > longName {
		sizes = sizes[1:]
	}
	if look.SideBySide(p.app.size) {
		sizes = sizes[1:]
	}
	return sizes[0]
}

// begin shows the form: the player has the device.
func (p *passed) begin() {
	p.form = p.secret.form(func() { p.seen = true; p.leave() })
	p.box.Objects[2] = scrolling(p.form)
	p.dress()
	p.app.relay()
}

// dress says to whom the device goes, or who has it, and what the last button does: give it back, or put it off.
func (p *passed) dress() {
	p.head.SetText(lang.L("Pass the device to {{.Player}}", map[string]any{"Player": p.name}))
	if p.form != nil {
		p.head.SetText(p.name)
	}
	p.end.SetText(lang.L("Later"))
	p.end.SetIcon(parts.NoIcon)
	p.end.SetWeight(parts.Outlined)
	if p.seen && p.secret.form == nil {
		p.end.SetText(lang.L("Done"))
		p.end.SetIcon(parts.IconCheck)
		p.end.SetWeight(parts.Filled)
	}
}

// hide shows nothing secret any more; a form is asked for anew.
func (p *passed) hide() {
	if p.hold != nil {
		p.hold.Release()
	}
	if p.form != nil {
		p.form = nil
		p.box.Objects[2] = p.have
		p.dress()
		p.app.relay()
	}
}

// leave takes the cover away.
func (p *passed) leave() {
	if p.app.passing != p {
		return
	}
	p.hide()
	p.app.passing = nil
	p.app.show()
	if p.done != nil {
		p.done(p.seen)
	}
}

// key works a key that no part took; none reaches the page beneath.
func (p *passed) key(name fyne.KeyName) {
	if name == fyne.KeyEscape || name == mobile.KeyBack {
		p.leave()
	}
}

// passLayout shows to whom the device goes, then what is held, then the end, one under the other or, where the window is
// too low for that, the middle beside the rest.
type passLayout struct{ app *App }

func (l *passLayout) size(name fyne.ThemeSizeName) float32 {
	return l.app.fyne.Settings().Theme().Size(name)
}

// Layout places the heading, its line, the middle and the last button.
func (l *passLayout) Layout(objects []fyne.CanvasObject, area fyne.Size) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	width := min(area.Width-2*margin, l.size(look.Reading))
	left := (area.Width - width) / 2
	top, bottom := l.edges(objects, left, width, area.Height)
	if room := bottom - top; look.SideBySide(area) || area.Width >= leastBoth && room < objects[2].MinSize().Height {
		width = (area.Width - 3*margin) / 2
		l.edges(objects, margin, width, area.Height)
		left, top, bottom = width+2*margin, margin, area.Height-margin+gap
	}
	l.placeMiddle(objects[2], fyne.NewPos(left, top), fyne.NewSize(width, bottom-gap-top))
}

// edges places the heading and its line at the upper end and the last button at the lower one, and gives what they leave.
func (l *passLayout) edges(objects []fyne.CanvasObject, left, width, height float32) (top, bottom float32) {
	margin, gap := l.size(look.Margin), l.size(look.Gap)
	top = margin
	for _, o := range objects[:2] {
		height := heightAt(o, width)
		place(o, left, top, width, height)
		top += height + gap
	}
	end := heightAt(objects[3], width)
	bottom = height - margin - end
	place(objects[3], left, bottom, width, end)
	return top, bottom
}

// placeMiddle gives the middle all of its room, or a button only its own height, at the lower end.
func (l *passLayout) placeMiddle(o fyne.CanvasObject, at fyne.Position, room fyne.Size) {
	if _, ok := o.(*parts.Button); ok {
		height := heightAt(o, room.Width)
		at.Y += room.Height - height
		room.Height = height
	}
	place(o, at.X, at.Y, room.Width, room.Height)
}

// MinSize is a small phone's.
func (l *passLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 300) }
