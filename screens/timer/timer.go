package timer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// timer is the timer from the start to the end. While it runs nothing but the pulse and the colour tells how much time
// is left, until the digits appear at a tenth.
type timer struct {
	app     *Feature
	disc    *disc
	reading *reading
	pause   *parts.Button
	sound   *parts.IconButton
	reached *parts.Button
	deck    *parts.Button // the deck is empty; while paused: end the game
}

func newTimer(a *Feature) *timer {
	t := &timer{app: a, disc: newDisc(a, lang.L("The wave"), nil), reading: newReading()}
	t.pause = parts.NewMainButton("", parts.IconPause, t.pauseOrGoOn).SetHeight(look.BigTarget)
	t.sound = parts.NewIconButton(parts.IconSound, lang.L("Mute"), a.Mute).Outlined()
	t.reached = parts.NewButton(lang.L("Plan reached"), parts.IconFlag, func() { a.Open(shell.Route{Page: shell.PlacesPage}) })
	if a.Evening.Match != "" { // the referee keeps the places
		t.reached = parts.NewButton(lang.L("To the match"), parts.IconTable, a.openFollowed)
	}
	t.deck = parts.NewButton("", parts.IconShuffle, t.deckOrEnd)
	return t
}

func (t *timer) Bar() *parts.TopBar {
	return shell.BackBar(t.app, tideTitle(t.app), t.app.eventsButton(), t.app.rulesButton())
}

func (t *timer) Page() fyne.CanvasObject { return newTableLayout(t.disc, newControls(t)) }

func (t *timer) Refresh() {
	v := t.app.Evening.View
	for _, b := range []*parts.Button{t.pause, t.deck} {
		parts.Able(b, !t.app.Evening.OnlyShown)
	}
	moved := t.reading.Show(pauseWord(v), v.Digits)
	t.disc.draw()
	pause, deck := t.dressPause(v), t.dressDeck(v)
	if moved || pause || deck {
		t.app.Relay()
	}
	if t.app.Options().Muted {
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
	if t.app.Evening.Match != "" { // the referee knows when the deck is empty
		changed = t.deck.Visible() != (v.State != tide.Running)
		parts.SetVisible(t.deck, v.State != tide.Running)
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
		Title: lang.L("End this game?"), Words: lang.L("The timer and the places are gone for good."),
		Yes: lang.L("End the game"), No: lang.L("Keep it"), Icon: parts.IconStop,
	}
	if t.app.Evening.Match != "" {
		question.Title, question.Yes = lang.L("End the timer?"), lang.L("End the timer")
		question.Words = lang.L("The time is gone for good. The match stays as it is.")
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

// Build makes a page of the timer, or nil: before, while or after it runs, its events, and who is safe.
func (a *Feature) Build(r shell.Route) shell.Screen {
	switch {
	case r.Page == shell.EventsPage:
		return newEvents(a)
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
