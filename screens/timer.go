package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// timer is the timer from the start to the end. While it runs nothing but the pulse and the colour tells how much time
// is left, until the digits appear at a tenth.
type timer struct {
	app     *App
	disc    *disc
	reading *reading
	pause   *parts.Button
	sound   *parts.IconButton
	reached *parts.Button
	deck    *parts.Button // the deck is empty; while paused: end the game
}

func newTimer(a *App) *timer {
	t := &timer{app: a, disc: newDisc(a, lang.L("The wave"), nil), reading: newReading()}
	t.pause = parts.NewMainButton("", parts.IconPause, t.pauseOrGoOn).SetHeight(look.BigTarget)
	t.sound = parts.NewIconButton(parts.IconSound, lang.L("Mute"), a.mute).Outlined()
	t.reached = parts.NewButton(lang.L("Plan reached"), parts.IconFlag, func() { a.open(Route{Page: PlacesPage}) })
	if a.evening.match != "" { // the referee keeps the places
		t.reached = parts.NewButton(lang.L("To the match"), parts.IconTable, a.openFollowed)
	}
	t.deck = parts.NewButton("", parts.IconShuffle, t.deckOrEnd)
	return t
}

func (t *timer) bar() *parts.TopBar {
	return t.app.backBar(tideTitle(t.app), t.app.eventsButton(), t.app.rulesButton())
}

func (t *timer) page() fyne.CanvasObject { return newTableLayout(t.disc, newControls(t)) }

func (t *timer) refresh() {
	v := t.app.evening.view
	for _, b := range []*parts.Button{t.pause, t.deck} {
		able(b, !t.app.evening.onlyShown)
	}
	moved := t.reading.show(pauseWord(v), v.Digits)
	t.disc.draw()
	pause, deck := t.dressPause(v), t.dressDeck(v)
	if moved || pause || deck {
		t.app.content.Refresh()
	}
	if t.app.options.Muted {
		t.sound.Set(parts.IconMute, lang.L("Sound on"))
	} else {
		t.sound.Set(parts.IconSound, lang.L("Mute"))
	}
}

// pauseWord is what stands under a disc that does not pulse.
func pauseWord(v tide.View) string {
	if v.State == tide.Running {
		return ""
	}
	return stateWord(v)
}

func (t *timer) dressPause(v tide.View) (changed bool) {
	switch {
	case v.DeckEmpty:
		return setButton(t.pause, parts.IconCheck, lang.L("Cards are shuffled"))
	case v.State == tide.Paused:
		return setButton(t.pause, parts.IconPlay, lang.L("Resume"))
	}
	return setButton(t.pause, parts.IconPause, lang.L("Pause"))
}

func (t *timer) dressDeck(v tide.View) (changed bool) {
	if t.app.evening.match != "" { // the referee knows when the deck is empty
		changed = t.deck.Visible() != (v.State != tide.Running)
		setVisible(t.deck, v.State != tide.Running)
		return setButton(t.deck, parts.IconStop, lang.L("End the timer")) || changed
	}
	if v.State == tide.Running {
		return setButton(t.deck, parts.IconShuffle, lang.L("Deck is empty"))
	}
	return setButton(t.deck, parts.IconStop, lang.L("End the game"))
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
	if e := t.app.evening; e.match != "" && e.view.DeckEmpty {
		t.app.shuffleFollowed()
		return
	}
	t.app.act(func(e *evening) error {
		switch {
		case e.view.DeckEmpty:
			return e.do(e.game.Shuffled)
		case e.view.State == tide.Paused:
			return e.do(e.game.Continue)
		}
		return e.do(e.game.Pause)
	})
}

// deckOrEnd pauses for the shuffle or, where it is paused, asks whether the game shall end.
func (t *timer) deckOrEnd() {
	if t.app.evening.runs() {
		t.app.act(func(e *evening) error { return e.do(e.game.DeckEmpty) })
		return
	}
	question := parts.Question{
		Title: lang.L("End this game?"), Words: lang.L("The timer and the places are gone for good."),
		Yes: lang.L("End the game"), No: lang.L("Keep it"), Icon: parts.IconStop,
	}
	if t.app.evening.match != "" {
		question.Title, question.Yes = lang.L("End the timer?"), lang.L("End the timer")
		question.Words = lang.L("The time is gone for good. The match stays as it is.")
	}
	parts.Ask(t.app.window.Canvas(), question, func(yes bool) {
		if yes {
			t.app.clear()
		}
	})
}

func (t *timer) key(name fyne.KeyName) bool {
	if name == fyne.KeySpace {
		t.pauseOrGoOn()
		return true
	}
	return false
}
