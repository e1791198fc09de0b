package timer

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
)

// timer is the timer from the start to the end. While it runs nothing but the pulse and the colours tells how much time
// is left, until the digits appear at a tenth.
type timer struct {
	app     *Feature
	scape   *seascape
	crew    *sea.Crew
	pause   *parts.Button
	sound   *parts.IconButton
	volumes fyne.CanvasObject
	mute    *parts.Button
	reached *parts.Button
	deck    *parts.Button // the deck is empty; while paused: end the game
	forward bool          // somebody has just touched the screen
	stands  bool          // the controls stand out
	recede  func()        // stops the wait after which they recede; nil: nothing waits
}

func newTimer(a *Feature) *timer {
	t := &timer{app: a, crew: sea.NewCrew(a.Evening.called()), stands: true}
	t.scape = newSeascape(a, newDisc(a, wording.L("Show the controls"), t.comeForward))
	t.pause = parts.NewMainButton("", parts.IconPause, t.pauseOrGoOn).SetHeight(pauseHigh(a))
	t.sound = parts.NewIconButton(parts.IconSound, wording.L("Sound"), t.turnSound).Outlined()
	t.volumes = t.newVolumes()
	t.reached = parts.NewButton(wording.L("Plan reached"), lesserIcon(a, parts.IconFlag), func() { a.Open(shell.Route{Page: shell.PlacesPage}) })
	if a.Evening.Match != "" { // the referee keeps the places
		t.reached = parts.NewButton(wording.L("To the match"), lesserIcon(a, parts.IconTable), a.openFollowed)
	}
	t.deck = parts.NewButton("", lesserIcon(a, parts.IconShuffle), t.deckOrEnd)
	return t
}

func (t *timer) Bar() *parts.TopBar {
	right := []*parts.IconButton{t.app.DeviceSign(), t.app.eventsButton(), t.app.rulesButton()}
	if voice := t.app.VoiceKey(func() string { return cmp.Or(t.app.turnLine(), wording.L("I'll say what happens.")) }); voice != nil {
		right = append([]*parts.IconButton{voice}, right...)
	}
	bar := shell.BackBar(t.app, tideTitle(t.app), right...)
	if len(right) > 3 { // the title stays in one line
		bar.Small()
	}
	return bar
}

func (t *timer) Page() fyne.CanvasObject { return t.scape.page(newControls(t), t.volumes) }

// Ground is the sea.
func (t *timer) Ground() fyne.CanvasObject { return t.scape.sea }

// Announces is where an event has its place: not over what is needed now.
func (t *timer) Announces() (fyne.Position, fyne.Size) { return t.scape.announces() }

func (t *timer) Refresh() {
	v := t.app.Evening.View
	for _, b := range []*parts.Button{t.pause, t.deck} {
		parts.Able(b, !t.app.Evening.OnlyShown)
	}
	t.dressWeights()
	t.crew.SetSafe(t.app.safe())
	moved := t.scape.reading.Show(t.headline(v), v.Digits)
	t.scape.draw()
	pause, deck := t.dressPause(v), t.dressDeck(v)
	t.dressSound()
	if moved || pause || deck {
		t.app.Relay()
	}
}

// dressSound shows whether there is any sound, and what the button in the panel would do.
func (t *timer) dressSound() {
	if t.app.Options().Muted {
		t.sound.Set(parts.IconMute, wording.L("Sound"))
		setButton(t.mute, parts.IconSound, wording.L("Sound on"))
		return
	}
	t.sound.Set(parts.IconSound, wording.L("Sound"))
	setButton(t.mute, parts.IconMute, wording.L("Mute"))
}

// headline is what the timer does where it does not run, else in a followed match whose turn it is.
func (t *timer) headline(v tide.View) string {
	if v.State != tide.Running {
		return StateWord(v)
	}
	return t.app.turnLine()
}

func (t *timer) dressPause(v tide.View) (changed bool) {
	switch {
	case v.DeckEmpty:
		return setButton(t.pause, lesserIcon(t.app, parts.IconCheck), wording.L("Cards are shuffled"))
	case v.State == tide.Paused:
		return setButton(t.pause, parts.IconPlay, wording.L("Resume"))
	}
	return setButton(t.pause, parts.IconPause, wording.L("Pause"))
}

func (t *timer) dressDeck(v tide.View) (changed bool) {
	if t.app.Evening.Match != "" { // the referee knows when the deck is empty
		changed = t.deck.Visible() != (v.State != tide.Running)
		box.SetVisible(t.deck, v.State != tide.Running)
		return setButton(t.deck, lesserIcon(t.app, parts.IconStop), wording.L("End the timer")) || changed
	}
	if v.State == tide.Running {
		return setButton(t.deck, lesserIcon(t.app, parts.IconShuffle), wording.L("Deck is empty"))
	}
	return setButton(t.deck, lesserIcon(t.app, parts.IconStop), wording.L("End the game"))
}

// setButton changes a button only where it shows something else, because each change draws the window anew, and tells
// whether it did.
func setButton(b *parts.Button, icon parts.Icon, words string) bool {
	if b.AccessibilityLabel() == words {
		return false
	}
	b.SetIcon(icon)
	b.SetText(words)
	return true
}

// pauseOrGoOn does what the main button says.
func (t *timer) pauseOrGoOn() {
	if e := t.app.Evening; e.Match != "" && e.View.DeckEmpty {
		t.app.shuffleFollowed()
		return
	}
	t.app.Act(func(e *Evening) error {
		switch {
		case e.View.DeckEmpty:
			return e.Do(e.Game.Shuffled)
		case e.View.State == tide.Paused:
			return e.Do(e.Game.Continue)
		}
		return e.Do(e.Game.Pause)
	})
}

// deckOrEnd pauses for the shuffle or, where it is paused, asks whether the game shall end.
func (t *timer) deckOrEnd() {
	if t.app.Evening.Runs() {
		t.app.Act(func(e *Evening) error { return e.Do(e.Game.DeckEmpty) })
		return
	}
	question := parts.Question{
		Title: wording.L("End this game?"), Words: wording.L("This clears the timer and the places. It can't be undone."),
		Yes: wording.L("End the game"), No: wording.L("Keep playing"), Icon: parts.IconStop,
	}
	if t.app.Evening.Match != "" {
		question.Title, question.Yes = wording.L("End the timer?"), wording.L("End the timer")
		question.Words = wording.L("This clears the time. It can't be undone. The match stays as it is.")
	}
	parts.Ask(t.app.Canvas(), question, func(yes bool) {
		if yes {
			t.app.Clear()
		}
	})
}

func (t *timer) Key(name fyne.KeyName) bool {
	if name == fyne.KeySpace {
		t.pauseOrGoOn()
		return true
	}
	return false
}

// Build makes a page of the timer, or nil: before, while or after it runs, its events, who plays, and who is safe.
func (a *Feature) Build(r shell.Route) shell.Screen {
	switch {
	case r.Page == shell.EventsPage:
		return &events{app: a, list: container.NewStack(), rows: -1}
	case r.Page == shell.NamesPage:
		return newNames(a)
	case r.Page == shell.PlacesPage:
		return newPlaces(a)
	case r.Page != shell.TimerPage:
		return nil
	case a.Evening == nil:
		return newReady(a, r.Arg)
	case a.ended():
		return newRanking(a)
	}
	return newTimer(a)
}

// Mute turns all sound off, or on again.
func (a *Feature) Mute() {
	a.Choose(func(p *shell.Options) { p.Muted = !p.Muted })
}
