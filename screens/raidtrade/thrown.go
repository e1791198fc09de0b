package raidtrade

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Sides of a die beside the buttons of a match.
const (
	dieSmall = 110 // two of them on a phone, or one on a phone that lies on its side or has the largest letters
	dieTight = 84  // two of them on a small phone or with large letters: they lie between the cards
	dieLarge = 150
)

// usualPhone is the width from which two dice of the usual size have room on a phone, in device-independent pixels.
const usualPhone = 390

// raidThrown are the dice of a match: what lies on the table, what came of it, and what throws the next.
type raidThrown struct {
	of          *raidAssist
	left, right *parts.Die
	words       *parts.Words
	cast        *fyne.Container // the dice
	roll, ours  *parts.Button
	here        *parts.Button   // back to the app's dice
	keys        *fyne.Container // of the app's dice
	faces       *fyne.Container // what people rolled, to be tapped
	first       int             // the left one of two dice that people threw; 0: not tapped yet
	box         *fyne.Container
}

func newRaidThrown(of *raidAssist) *raidThrown {
	d := &raidThrown{of: of, left: parts.NewDie("", 6, dieLarge, nil), right: parts.NewDie("", 6, dieLarge, nil)}
	words := look.Title
	if shell.ClassOf(of.app.Size()) == look.Phone {
		words = look.Label
	}
	d.words = parts.NewWords("", words, look.Text).Bold().Centred()
	d.roll = parts.NewMainButton("", parts.NoIcon, func() { of.Roll() }).SetHeight(look.DiceTarget)
	d.here = parts.NewButton(lang.L("Roll here"), parts.IconDie, d.change)
	d.ours = parts.NewButton(lang.L("We rolled"), parts.NoIcon, d.change).SetHeight(look.DiceTarget)
	d.keys = container.New(rollKeys{}, d.roll, d.ours)
	d.cast = container.NewHBox(d.left, d.right)
	d.faces = newFaceKeys(d.tapped)
	d.box = parts.NewTightColumn(d.keys, d.faces)
	return d
}

// newFaceKeys are the six faces, to be tapped.
func newFaceKeys(tapped func(face int)) *fyne.Container {
	keys := container.New(&faceRow{})
	for face := 1; face <= 6; face++ {
		side := fyne.CurrentApp().Settings().Theme().Size(look.TapTarget)
		die := parts.NewDie(lang.L("We rolled"), 6, side, func() { tapped(face) }).Bare()
		die.Set(face, 0)
		keys.Add(die)
	}
	return keys
}

func (d *raidThrown) Object() fyne.CanvasObject { return d.box }

// change goes over to people's own dice, or back to the app's.
func (d *raidThrown) change() {
	d.first = 0
	d.of.app.Raid.ours = !d.of.app.Raid.ours
	d.of.fill()
	d.of.app.Relay()
}

// skip ends the throw that is still to be seen.
func (d *raidThrown) skip() bool {
	left, right := d.left.Skip(), d.right.Skip()
	return left || right
}

// tapped takes a face that people threw.
func (d *raidThrown) tapped(face int) {
	d.skip()
	if !d.of.app.Raid.two || !d.of.two(2) {
		d.of.enter([]int{face})
		return
	}
	if d.first == 0 {
		d.first = face
		d.show()
		d.of.app.Relay()
		return
	}
	faces := []int{d.first, face}
	d.first = 0
	d.of.enter(faces)
}

// show dresses the buttons for the step.
func (d *raidThrown) show() {
	can, rolls := d.next()
	ours := d.of.ours() && rolls
	parts.SetVisible(d.faces, ours)
	parts.SetVisible(d.here, ours && d.of.app.Raid.ours)
	parts.SetVisible(d.keys, can != "" && !ours)
	d.size()
	parts.SetVisible(d.ours, rolls)
	if can != "" && d.roll.AccessibilityLabel() != can {
		d.roll.SetText(can)
	}
	if !d.left.Moving() && !d.right.Moving() {
		d.say()
	}
}

// size makes the dice as large as there is room for, with all that stands above and under them in sight.
func (d *raidThrown) size() {
	side, window, letters := float32(dieLarge), d.of.app.Size(), d.of.app.Options().Text
	if shell.ClassOf(window) == look.Phone {
		switch {
		case d.right.Visible() && (letters > 1 || window.Width < usualPhone):
			side = dieTight
		case d.right.Visible() || look.SideBySide(window) || letters > shell.LargeText:
			side = dieSmall
		}
	}
	d.left.SetSide(side)
	d.right.SetSide(side)
}

// next reports what the main button does, "" where it can do nothing. Rolls reports whether a die is thrown then, rather than
// one of a pair entered that lies there already.
func (d *raidThrown) next() (words string, rolls bool) {
	t := d.of.table
	if step := d.of.view.Step; step != raidtrade.StepHit && step != raidtrade.StepAnswer {
		if _, ok := d.of.rollAct(); ok {
			return lang.L("Roll"), true
		}
		return "", false
	}
	if !d.of.hurries() {
		return "", false
	}
	after := t.Fork()
	for act, ok := letStand(after); ok; act, ok = letStand(after) {
		after.Play(act)
	}
	v, ok := raidtrade.Look(after)
	_, state, pair := d.of.waits()
	switch {
	case !ok:
		return "", false
	case v.Combat == nil:
		return lang.L("Take the hit: raid won"), false
	case v.Combat.Rolls == 0:
		return lang.L("Take the hit"), false
	case pair && state == aid.Waits:
		return lang.L("Take the hit, next die"), false
	}
	return lang.L("Take the hit and roll again"), true
}

// say puts what came of the throw into words.
func (d *raidThrown) say() {
	words := d.outcome()
	if d.of.ours() && d.first > 0 {
		words = lang.L("Left die {{.Face}}. Now the right one.", map[string]any{"Face": d.first})
	}
	d.words.SetText(words)
	parts.SetVisible(d.words, words != "")
}

// outcome reports what the latest throw brought.
func (d *raidThrown) outcome() string {
	t, v := d.of.table, d.of.view
	if v.Combat != nil && v.Combat.Met() {
		words := raidStands(v.Combat)
		if v.Combat.Pending == 0 {
			words = raidSaid(t, d.lying()) + raidStanding(v.Combat.Raid)
		}
		if w, state, ok := d.of.waits(); ok && state == aid.Waits {
			words += ". " + lang.L("The right die waits: {{.Face}}.", map[string]any{"Face": w.Face})
		}
		return words
	}
	rolls, tie := aid.StartRolls(t)
	if tie && v.Step == raidtrade.StepInitiative {
		return lang.L("Both rolled {{.Face}}: roll again.", map[string]any{"Face": rolls[0]})
	}
	face, seat, ok := aid.LastDie(t)
	if !ok {
		return ""
	}
	data := map[string]any{"Face": face, "Player": t.Seats()[seat-1]}
	switch d.of.was.Step {
	case raidtrade.StepInitiative:
		if v.Turn > 0 {
			return lang.L("{{.Player}} begins.", map[string]any{"Player": t.Seats()[v.Turn-1]})
		}
	case raidtrade.StepKing:
		return d.king(data, seat, face)
	case raidtrade.StepRush:
		if v.Rush == "won" {
			return lang.L("Hurrying succeeds: two tokens may come off at the end of the turn.")
		}
		return lang.L("Hurrying failed.")
	}
	return ""
}

// king reports what the die of a King did to a trip: no more comes off than there was.
func (d *raidThrown) king(data map[string]any, seat, face int) string {
	was, is := d.of.was.Traders[seat-1], d.of.view.Traders[seat-1]
	if d.of.was.King != "shorten" {
		if face == 1 {
			return lang.L("{{.Player}} makes the other trip 1 turn longer.", data)
		}
		return lang.L("{{.Player}} makes the other trip {{.Face}} turns longer.", data)
	}
	data["Turns"] = was.Trip - is.Trip
	switch {
	case is.Trip == 0 && is.Cargo > 0 && !is.Travelled:
		return lang.L("{{.Player}} rolled {{.Face}} and is in orbit. A King brings no exchange: the cargo stays where it is.", data)
	case is.Trip == 0 && is.Cargo > 0:
		data["Cargo"] = is.Cargo
		return lang.L("{{.Player}} rolled {{.Face}} and is in orbit: {{.Cargo}} cargo can be exchanged now.", data)
	case is.Trip == 0:
		return lang.L("{{.Player}} rolled {{.Face}} and is in orbit.", data)
	case data["Turns"] == 1:
		return lang.L("{{.Player}}'s trip is 1 turn shorter.", data)
	}
	return lang.L("{{.Player}}'s trip is {{.Turns}} turns shorter.", data)
}

// raidSaid reports what the latest move did to a hit, or what the dice brought.
func raidSaid(t rules.Table, faces []int) string {
	log := t.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return ""
	}
	switch latest := log[len(log)-1].Act; {
	case raidtrade.Evade.Is(latest):
		return lang.L("Evaded.") + " "
	case raidtrade.Absorb.Is(latest):
		return lang.L("Absorbed.") + " "
	case raidtrade.AutoHit.Is(latest):
		return lang.L("Hit.") + " "
	}
	v, ok := raidtrade.Look(t)
	if !ok || len(faces) == 0 || v.Combat == nil {
		return ""
	}
	return hitOrMiss(faces, v.Combat.House) + " "
}
