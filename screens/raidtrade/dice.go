package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Sides of a die that the whole table sees, in device-independent pixels.
const (
	dieFace  = 150
	dieGrand = 220
)

// dicePage throws one die or two at the table, without a match.
type dicePage struct {
	app         *Feature
	of          *diceEvening
	left, right *parts.Die
	words       *parts.Words
	roll, ours  *parts.Button
	undo        *parts.Button
	faces       *fyne.Container
	panel       *fyne.Container
	entering    bool // the faces are shown, to be tapped
	opened      bool // they have just been shown
	first       int  // the left one of two dice that people threw; 0: not tapped yet
	mine        bool // the latest throw was asked for here and tumbles
	match       *matchThrows
}

func newDicePage(a *Feature) shell.Screen {
	d := &dicePage{app: a, of: a.Dice(), match: newMatchThrows(a)}
	side := float32(dieFace)
	if shell.ClassOf(a.Size()) != look.Phone {
		side = dieGrand
	}
	d.left, d.right = parts.NewDie("", chance.Faces, side, d.throw), parts.NewDie(wording.L("Right die"), chance.Faces, side, d.throw)
	d.words = parts.NewTable("").Centred()
	d.roll = parts.NewMainButton(wording.L("Roll"), parts.IconDie, d.throw).SetHeight(look.DiceTarget)
	d.ours = parts.NewButton(wording.L("We rolled"), parts.NoIcon, d.change).SetHeight(look.DiceTarget)
	d.undo = parts.NewButton("", parts.IconUndo, d.takeBack)
	d.faces = newFaceKeys(d.tapped)
	d.panel = parts.NewColumn()
	return d
}

func (d *dicePage) Bar() *parts.TopBar {
	history := parts.NewIconButton(parts.IconChart, wording.L("This evening"), func() { d.app.Open(shell.Route{Page: shell.AidPage, Arg: Key + "/evening"}) })
	return shell.BackBar(d.app, wording.L("Dice"), history)
}

func (d *dicePage) Page() fyne.CanvasObject {
	stage := parts.NewTightColumn(parts.NewEqual(d.left, d.right), d.words)
	keys := parts.NewTightColumn(d.faces, d.undo, parts.NewEqual(d.roll, d.ours)) // what throws stays at the lower end
	return newDiceLayout(d, stage, keys)
}

// Refresh copies the evening into the widgets.
func (d *dicePage) Refresh() {
	d.ours.SetText(wording.L("We rolled"))
	if d.entering {
		d.ours.SetText(wording.L("Done"))
	}
	box.SetVisible(d.faces, d.entering)
	d.panel.Objects = d.settings()
	d.panel.Refresh()
	if d.match.on {
		d.layMatch()
		return
	}
	d.lay()
	parts.Able(d.roll, true)
	parts.Able(d.ours, true)
	n := len(d.of.Cup.Throws)
	box.SetVisible(d.undo, n > 0)
	if n > 0 {
		d.undo.SetText(wording.L("Take back throw {number}", n))
	}
	d.app.Relay()
}

// lay shows the latest throw, tumbling where it was asked for here.
func (d *dicePage) lay() {
	last, thrown := d.of.Cup.Last()
	count := d.of.count()
	if thrown && d.first == 0 {
		count = len(last.Faces)
	}
	box.SetVisible(d.right, count == 2)
	d.left.SetTitle("")
	if count == 2 {
		d.left.SetTitle(wording.L("Left die"))
	}
	n, counted := len(d.of.Cup.Throws), count
	if d.of.Raid != nil && n > d.of.Raid.From {
		_, counted = d.of.raid()
	}
	for i, die := range []*parts.Die{d.left, d.right}[:count] {
		switch {
		case d.first > 0 && d.of.Two: // the left one of the next throw lies there already
			die.Set([]int{d.first, 0}[i], 0)
		case !thrown:
			die.Set(0, 0)
		case d.mine:
			die.Throw(last.Faces[i], n, d.landed)
		case !die.Moving():
			die.Set(last.Faces[i], n)
		}
		die.SetVoid(i >= counted && d.first == 0)
	}
	d.mine = false
	d.say()
}

// layMatch shows the latest roll of the match, tumbling where it was asked for here, and who rolls next. It is taken back there.
func (d *dicePage) layMatch() {
	d.left.SetTitle("")
	d.left.SetVoid(false)
	face, _, _ := aid.LastDie(d.match.table())
	n := d.match.rolls()
	switch fresh := n > d.match.shown; {
	case d.mine && fresh && face > 0:
		d.left.Throw(face, n, d.landed)
	case face == 0:
		d.left.Set(0, 0)
	case !d.left.Moving():
		d.left.Set(face, n)
	}
	d.mine = d.mine && n == d.match.shown // another device's table may answer later
	d.match.shown = n
	_, due := d.match.due()
	parts.Able(d.roll, d.match.draws())
	parts.Able(d.ours, due || d.entering)
	box.SetVisible(d.right, false)
	box.SetVisible(d.undo, false)
	d.say()
	d.app.Relay()
}

// say puts the outcome into words, once the dice lie still.
func (d *dicePage) say() {
	words := d.of.outcome()
	if d.match.on {
		words = d.match.outcome()
	}
	switch {
	case d.left.Moving() || d.right.Moving():
		words = wording.L("Rolling")
	case d.match.on:
	case d.entering && d.of.Two && d.opened:
		words = wording.L("Tap the left die, then the right one.")
	case d.entering && d.first > 0:
		words = wording.L("Left die {face}. Now the right one.", d.first)
	}
	d.words.SetSize(look.Table)
	if shell.ClassOf(d.app.Size()) == look.Phone && len(words) > longOutcome {
		d.words.SetSize(look.Title)
	}
	d.words.SetText(words)
}

// longOutcome is from how many letters on an outcome is written smaller on a phone, so that the dice stay in sight.
const longOutcome = 20

func (d *dicePage) landed() {
	d.say()
	d.app.Relay()
}

// throw throws the dice of the app. While a throw is still to be seen it only ends that.
func (d *dicePage) throw() {
	left, right := d.left.Skip(), d.right.Skip()
	if left || right {
		return
	}
	if d.match.on {
		d.mine = true
		d.match.roll()
		return
	}
	if !d.of.seeded(d.app) {
		return
	}
	d.of.Cup.Roll(d.of.count())
	d.entering, d.first, d.mine = false, 0, true
	d.changed()
}

// changed keeps the evening and shows it.
func (d *dicePage) changed() {
	d.app.KeepDice()
	d.Refresh()
}

// change shows the faces, to enter what people threw, or hides them.
func (d *dicePage) change() {
	d.left.Skip()
	d.right.Skip()
	d.entering, d.first = !d.entering, 0
	d.opened = d.entering
	d.Refresh()
}

// tapped takes a face that people threw. The faces stay: the next throw is likely to be theirs as well.
func (d *dicePage) tapped(face int) {
	d.opened = false
	if d.match.on {
		d.mine = false
		d.match.enter(face)
		return
	}
	if d.of.Two && d.first == 0 {
		d.first = face
		d.Refresh()
		return
	}
	if d.of.Two {
		d.of.Cup.Enter(d.first, face)
	} else {
		d.of.Cup.Enter(face)
	}
	d.first = 0
	d.changed()
}

func (d *dicePage) takeBack() {
	if d.match.on {
		return
	}
	d.left.Skip()
	d.right.Skip()
	d.first = 0
	if d.of.takeBack() {
		d.changed()
	}
}

func (d *dicePage) Key(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyR:
		d.throw()
	case fyne.KeyU:
		d.takeBack()
	default:
		return false
	}
	return true
}

// diceLayout keeps what throws at the lower end, under the thumb; what lies on the table and the settings scroll above or,
// in a window that is wider than high, side by side.
type diceLayout struct {
	app         *Feature
	dice        []*parts.Die
	stage, rest fyne.CanvasObject // scroll, each by itself where they stand side by side
	both        fyne.CanvasObject // scroll together
	keys        fyne.CanvasObject
}

// newDiceLayout puts the dice, the settings and the keys onto a page.
func newDiceLayout(d *dicePage, stage, keys fyne.CanvasObject) fyne.CanvasObject {
	l := &diceLayout{app: d.app, dice: []*parts.Die{d.left, d.right}, keys: keys}
	if l.wide() {
		l.stage, l.rest = parts.Scrolling(stage), parts.Scrolling(d.panel)
		return container.New(l, l.stage, l.rest, keys)
	}
	l.both = parts.Scrolling(parts.NewColumn(stage, d.panel))
	return container.New(l, l.both, keys)
}

// wide reports whether dice and settings stand side by side.
func (l *diceLayout) wide() bool {
	size := l.app.Size()
	return look.SideBySide(size) || shell.ClassOf(size) != look.Phone && size.Width > size.Height
}

// Layout places all.
func (l *diceLayout) Layout(_ []fyne.CanvasObject, page fyne.Size) {
	theme := parts.CurrentTheme()
	margin, gap := theme.Size(look.Margin), theme.Size(look.Gap)
	if l.both != nil {
		width := page.Width - 2*margin
		high := box.HeightAt(l.keys, width)
		box.Place(l.keys, margin, page.Height-high-gap, width, high)
		box.Place(l.both, margin, 0, width+parts.BarRoom, max(0, page.Height-high-2*gap))
		return
	}
	half := (page.Width - 2*margin - gap - parts.BarRoom) / 2
	top := l.grow(half, page.Height)
	high := box.HeightAt(l.keys, half)
	box.Place(l.stage, margin, top, half+parts.BarRoom, page.Height-top-gap)
	left := margin + half + gap + parts.BarRoom
	box.Place(l.keys, left, page.Height-high-gap, half, high)
	box.Place(l.rest, left, 0, half+parts.BarRoom, max(0, page.Height-high-2*gap))
}

// Beside the settings dice have this share of the page's height, but never so large a side; words under them have this many
// sizes of the largest letters.
const (
	diceShare = 0.42
	mostDie   = 300
	diceWords = 4
)

// grow makes the dice as large as two of them have room side by side, and gives how far below the bar they lie: always the
// same, so that a tap on them meets them again.
func (l *diceLayout) grow(width, height float32) (top float32) {
	side := max(dieFace, min((width-parts.RowGap)/2, height*diceShare, mostDie))
	for _, die := range l.dice {
		die.SetSide(side)
	}
	return max(0, (height-side-diceWords*parts.CurrentTheme().Size(look.Table))/2)
}

// MinSize is small: all but the keys scrolls.
func (l *diceLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }
