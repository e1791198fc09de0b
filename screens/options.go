package screens

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// options is the screen of the options. Each change is kept at once.
type options struct {
	app    *App
	length *parts.Words   // what the length comes to
	own    *parts.Stepper // the minutes, where the length is the table's own
}

func (o *options) Heading() string { return wording.L("Options") }

func (o *options) Page() fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if o.app.timer.Evening != nil {
		objects = append(objects, parts.NewLess(
			wording.L("The running game keeps its length and events. Changes count from the next game.")))
	}
	device := parts.NewSections(o.sound(), o.sight())
	if o.app.device.Turn != nil {
		device.Add(parts.NewPanel(wording.L("Turn the screen"), o.app.session.TurnChoice()))
	}
	device.Add(parts.NewCard(parts.IconInfo, wording.L("Signs and keys"), "", func() { o.app.Open(shell.Route{Page: shell.KeysPage}) }))
	return parts.NewWidePage(append(objects, parts.NewHalves(parts.NewSections(o.time(), o.chance()), device))...)
}

// time chooses how long a game lasts (section 12.1 of the specification).
func (o *options) time() fyne.CanvasObject {
	p := o.app.options
	words := []string{wording.L("Default"), wording.L("Advanced"), wording.L("Custom")}
	choice := parts.NewChoice("", words, slices.Index(shell.Lengths, p.Length), func(i int) {
		o.app.Choose(func(p *shell.Options) { p.Length = shell.Lengths[i] })
	})
	o.length = parts.NewLess("")
	o.own = parts.NewStepper(wording.L("Every game"), tide.MinMinutes, tide.MaxMinutes, 1,
		func(n int) string { return parts.Minutes(int64(n) * shell.Minute) },
		func(n int) { o.app.Choose(func(p *shell.Options) { p.Minutes = n }) })
	o.own.SetValue(p.Minutes)
	return parts.NewPanel(wording.L("Rising Tides: length of the timer"), choice, o.length, o.own)
}

// chance chooses the random events (section 12.3 of the specification).
func (o *options) chance() fyne.CanvasObject {
	switches := parts.NewTightColumn()
	for _, kind := range tide.Kinds() {
		told := timer.TellEvent(kind)
		on := o.app.options.Events().Has(kind)
		switches.Add(parts.NewSwitch(told.Icon, told.Title, on, func(on bool) { o.activate(kind, on) }))
	}
	chance := parts.NewStepper(wording.L("Chance, every 10 seconds"), 0, 100, tide.ChanceStep,
		func(n int) string { return wording.L("{percent} %", n) },
		func(n int) { o.app.Choose(func(p *shell.Options) { p.Chance = n }) })
	chance.SetValue(o.app.options.Chance)
	return parts.NewPanel(wording.L("Rising Tides: random events"), switches, chance)
}

// activate switches an event on or off.
func (o *options) activate(kind tide.Kind, on bool) {
	o.app.Choose(func(p *shell.Options) { p.Active = strings.Join(p.Events().With(kind, on).Words(), ",") })
}

// sound chooses how loud the app is.
func (o *options) sound() fyne.CanvasObject {
	pulse, events := o.app.timer.Volumes()
	on := parts.NewSwitch(parts.IconSound, wording.L("Sound"), !o.app.options.Muted, func(on bool) {
		o.app.Choose(func(p *shell.Options) { p.Muted = !on })
	})
	objects := []fyne.CanvasObject{on, pulse, events}
	if problem := o.app.device.Sound.Problem(); problem != "" && problem != sounds.NeedsTap { // who is here has tapped
		objects = append([]fyne.CanvasObject{parts.NewLess(wording.Translate(problem))}, objects...)
	}
	return parts.NewPanel(wording.L("Sound"), objects...)
}

// sight chooses how the app looks.
func (o *options) sight() fyne.CanvasObject {
	p := o.app.options
	text := parts.NewChoice(wording.L("Text"), []string{wording.L("Normal"), wording.L("Large"), wording.L("Largest")},
		slices.Index(look.Steps[:], p.Text), func(i int) {
			o.app.Choose(func(p *shell.Options) { p.Text = look.Steps[i] })
		})
	ground := parts.NewChoice(wording.L("Colours"), []string{wording.L("System"), wording.L("Dark"), wording.L("Light")},
		slices.Index(shell.Grounds, p.Ground), func(i int) {
			o.app.Choose(func(p *shell.Options) { p.Ground = shell.Grounds[i] })
		})
	still := parts.NewSwitch(parts.NoIcon, wording.L("Reduced motion"), p.Still, func(on bool) {
		o.app.Choose(func(p *shell.Options) { p.Still, p.StillChosen = on, true })
	})
	return parts.NewPanel(wording.L("Look"), text, ground, still)
}

func (o *options) Refresh() {
	p := o.app.options
	box.SetVisible(o.own, p.Length == shell.LengthOwn)
	box.SetVisible(o.length, p.Length != shell.LengthOwn)
	o.length.SetText(wording.L("4 players {four}, 5 players {five}, 6 players {six}", parts.Minutes(p.LengthFor(4)), parts.Minutes(p.LengthFor(5)), parts.Minutes(p.LengthFor(6))))
}
