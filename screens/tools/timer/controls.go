package timer

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
)

// forwardTime is how long the controls stay in front after a touch, and a volume in sight.
const forwardTime = 6 * time.Second

// controls is what works the running timer: who is safe, two lesser acts, and the main act with the sound beside it. In a
// low window the main act comes first, so that it is seen whatever has to scroll.
type controls struct {
	app              *Feature
	crew, acts, main fyne.CanvasObject
}

func newControls(t *timer) fyne.CanvasObject {
	c := &controls{
		app:  t.app,
		crew: t.crew.Low(lowWindow(t.app)),
		acts: parts.NewEqual(t.reached, t.deck),
		main: container.New(&parts.MainRow{}, t.pause, t.sound),
	}
	return box.Laid(c.least, c.lay, c.crew, c.acts, c.main)
}

// newGauge is as high as the controls of a timer that runs.
func newGauge(a *Feature) fyne.CanvasObject {
	seats := make([]string, a.Options().Players)
	pause := parts.NewMainButton(wording.L("Pause"), parts.IconPause, nil).SetHeight(pauseHigh(a))
	c := &controls{
		app:  a,
		crew: sea.NewCrew(seats).Low(lowWindow(a)),
		acts: parts.NewEqual(parts.NewButton(wording.L("Plan reached"), lesserIcon(a, parts.IconFlag), nil), parts.NewButton(wording.L("Deck is empty"), lesserIcon(a, parts.IconShuffle), nil)),
		main: container.New(&parts.MainRow{}, pause, parts.NewIconButton(parts.IconSound, "", nil)),
	}
	return box.Laid(c.least, c.lay, c.crew, c.acts, c.main)
}

// lowWindow reports whether a phone lies on its side and has larger letters than usual: then all of the controls have room only
// where each takes less.
func lowWindow(a *Feature) bool { return look.SideBySide(a.Size()) && a.Options().Text > 1 }

// pauseHigh is the height of the main act.
func pauseHigh(a *Feature) fyne.ThemeSizeName {
	if lowWindow(a) {
		return look.MainTarget
	}
	return look.BigTarget
}

// narrowLesser is the width below which two lesser acts with large letters have no room for their icons, in device-independent pixels.
const narrowLesser = 380

// lesserIcon is the icon of a lesser act, or none where its words would take a second line beside it, which the digits need, or
// would be cut off.
func lesserIcon(a *Feature, icon parts.Icon) parts.Icon {
	if (look.SideBySide(a.Size()) || a.Size().Width < narrowLesser) && a.Options().Text > shell.LargeText {
		return parts.NoIcon
	}
	return icon
}

// put places one object.
type put func(o fyne.CanvasObject, x, y, width, height float32)

// arrange goes through the places of all objects at that width, and gives the height of all.
func (c *controls) arrange(width float32, put put) float32 {
	y, gap := float32(0), parts.CurrentTheme().Size(look.Grid)
	order := []fyne.CanvasObject{c.crew, c.acts, c.main}
	if look.SideBySide(c.app.Size()) {
		order = []fyne.CanvasObject{c.main, c.acts, c.crew}
	}
	for _, o := range order {
		height := box.HeightAt(o, width)
		put(o, 0, y, width, height)
		y += height + gap
	}
	return y - gap
}

// lay places all.
func (c *controls) lay(size fyne.Size) { c.arrange(size.Width, box.Place) }

// least is as high as all at the present width.
func (c *controls) least() fyne.Size {
	height := c.arrange(c.acts.Size().Width, func(fyne.CanvasObject, float32, float32, float32, float32) {})
	return fyne.NewSize(c.main.MinSize().Width, height)
}

// comeForward lets the controls stand out for some seconds.
func (t *timer) comeForward() {
	if t.recede != nil {
		t.recede()
	}
	t.forward = true
	t.recede = t.app.Device().After(forwardTime, func() {
		t.forward, t.recede = false, nil
		t.volumes.Hide()
		t.dressWeights()
	})
	t.dressWeights()
}

// dressWeights lets the controls recede while the clock runs and nobody touches the screen.
func (t *timer) dressWeights() {
	forward := t.forward || !t.app.Evening.Runs()
	if t.stands == forward {
		return
	}
	t.stands = forward
	main, lesser := parts.Faint, parts.Faint
	if forward {
		main, lesser = parts.Filled, parts.Outlined
	}
	t.pause.SetWeight(main)
	t.reached.SetWeight(lesser)
	t.deck.SetWeight(lesser)
	t.sound.SetFaint(!forward)
}

// turnSound shows the volumes, or puts them away.
func (t *timer) turnSound() {
	box.SetVisible(t.volumes, !t.volumes.Visible())
	t.comeForward()
	t.app.Relay()
}

// newVolumes are mute and the two volumes; they stand behind the button of the sound.
func (t *timer) newVolumes() fyne.CanvasObject {
	pulse, events := t.app.Volumes()
	t.mute = parts.NewButton("", parts.IconMute, t.app.Mute)
	panel := parts.NewPanel("", t.mute, parts.NewGrid(140, 2, pulse, events))
	panel.Hide()
	return panel
}

// SettleTime is how long a volume has to stand still before it is kept: a slider tells many values on its way.
const SettleTime = 400 * time.Millisecond

// Volumes are the two sliders of the beats and of the announcements.
func (a *Feature) Volumes() (pulse, events *parts.VolumeSlider) {
	pulse = parts.NewVolumeSlider(wording.L("Beat"), a.Options().PulseVolume, func(v float64) {
		a.Options().PulseVolume = v
		a.TurnVolume()
	})
	events = parts.NewVolumeSlider(wording.L("Events"), a.Options().EventVolume, func(v float64) {
		a.Options().EventVolume = v
		a.TurnVolume()
	})
	return pulse, events
}

// TurnVolume lets a volume be heard at once and keeps it when it has settled.
func (a *Feature) TurnVolume() {
	a.Device().Sound.SetVolumes(a.Options().PulseVolume, a.Options().EventVolume)
	if a.settle != nil {
		a.settle()
	}
	a.settle = a.Device().After(SettleTime, func() {
		a.settle = nil
		a.KeepOptions()
	})
}

// coverTime is how long an event stays announced when nobody taps it.
const coverTime = 8 * time.Second

// cover announces the events to the whole table, one after another, each until it is tapped or its time has gone.
type cover struct {
	Card  *parts.EventCard
	Guard *parts.Guard // lies over the card and its place for a moment after an event has gone
	after func(time.Duration, func()) (stop func())
	told  int         // how many events of the running timer were put into the queue
	queue []tide.Kind // the one that is shown first
	stop  func()      // stops the wait for the end of the one that is shown
	moved func()      // told that the card is another one and has to be laid out anew
	speak func(sentence string)
	seen  func(n int) // told that the first n events of the running timer have been seen
}

func newCover(after func(time.Duration, func()) (stop func()), moved func(), seen func(n int), speak func(string)) *cover {
	c := &cover{after: after, moved: moved, seen: seen, speak: speak}
	c.Card, c.Guard = parts.NewEventCard(c.Next), parts.NewGuard()
	c.Card.Hide()
	return c
}

// begin forgets what was announced; the events that the table has seen are not announced any more.
func (c *cover) begin(v tide.View) {
	c.queue = nil
	c.told = v.Seen
	c.draw()
}

// Announce takes what came since the last view.
func (c *cover) Announce(v tide.View) {
	if v.State == tide.Over {
		c.queue = nil
		c.draw()
		return
	}
	all := Announced(v.All)
	if len(all) <= c.told {
		return
	}
	for _, h := range all[c.told:] {
		told := TellEvent(h.Event)
		c.speak(told.Title + ". " + told.Words)
		c.queue = append(c.queue, h.Event)
	}
	c.told = len(all)
	if !c.Card.Visible() {
		c.draw()
	}
}

// Next leaves the event that is shown.
func (c *cover) Next() {
	if len(c.queue) > 0 {
		c.queue = c.queue[1:]
		c.seen(c.told - len(c.queue))
		c.Guard.Cover(c.after) // it takes the taps that were meant for the event that has just gone
	}
	c.draw()
}

// draw shows the first event of the queue, or nothing.
func (c *cover) draw() {
	if c.stop != nil {
		c.stop()
		c.stop = nil
	}
	if len(c.queue) == 0 {
		c.Card.Hide()
		return
	}
	told := TellEvent(c.queue[0])
	c.Card.Set(told.Mood, told.Picture, told.Title, told.Words)
	c.Card.Show()
	c.moved()
	c.stop = c.after(coverTime, c.Next)
}

// drawBeat lets the pulse go on in the card of an event that hides it.
func (a *Feature) drawBeat() {
	share, card := 0.0, a.Cover.Card
	if e := a.Evening; card.Visible() && e != nil && e.Runs() && !a.Options().Still {
		if t, ok := a.Shown().(*timer); !ok || t.scape.covered() {
			share = a.smallShare()
		}
	}
	card.SetBeat(float32(share), a.shade())
}
