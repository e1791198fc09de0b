package joining

import (
	"math"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
	"tablekeeper/sounds"
)

// Strip is the timer of the table, as it beats on the host's device.
func (w *away) Strip() (strip fyne.CanvasObject, draw func()) {
	a := w.of.app
	if _, ok := w.of.guest.Timer(); !ok {
		return nil, nil
	}
	high := look.BigTarget
	if shell.ClassOf(a.Size()) == look.Phone {
		high = look.TapTarget
	}
	s := sea.NewStrip(high, wording.L("Timer"), func() {
		if b := w.TimerButton(); b != nil {
			b.Tap()
			return
		}
		w.More()
	})
	return s, func() { w.drawStrip(s) }
}

// Timed reports whether a timer follows the match.
func (w *away) Timed() bool {
	_, ok := w.of.guest.Timer()
	return ok
}

// TimerButton starts the timer of the table, pauses it or lets it go on, for all devices; nil: its game has none, or this device no seat.
func (w *away) TimerButton() *parts.IconButton {
	if w.Table().Game().Timer == nil || w.of.guest.Seat() == tables.Everybody || w.Table().Over() {
		return nil
	}
	timer, ok := w.of.guest.Timer()
	tap := func(what string) func() {
		return func() { w.of.ask(func() { w.of.guest.TapTimer(what, w.of.answered) }) }
	}
	switch {
	case !ok || timer.State == tide.Over.String():
		return parts.NewIconButton(parts.IconWave, wording.L("Start the timer"), tap(tables.StartTimer))
	case timer.State == tide.Paused.String():
		return parts.NewIconButton(parts.IconPlay, wording.L("Resume the timer"), tap(tables.ResumeTimer))
	}
	return parts.NewIconButton(parts.IconPause, wording.L("Pause the timer"), func() {
		parts.Ask(w.of.app.Canvas(), parts.Question{
			Icon: parts.IconPause, Title: wording.L("Pause the timer?"), Words: wording.L("It stops on all devices, until somebody lets it go on."),
			Yes: wording.L("Pause the timer"), No: wording.L("Keep playing"),
		}, func(yes bool) {
			if yes {
				tap(tables.PauseTimer)()
			}
		})
	})
}

// now is the timer of the table at this moment of the host's clock; it reports whether there is one.
func (j *joined) now() (tables.Timer, bool) {
	t, ok := j.guest.Timer()
	if host, known := j.guest.Clock(j.app.Device().Network.Now()); ok && known {
		t = t.Ahead(host.Milliseconds())
	}
	return t, ok
}

// stripPulse makes the pulse of a small disc as large as it must be to be seen, and toneSteps is how many tones its sea goes
// through.
const (
	stripPulse = 2.5
	toneSteps  = 160
)

// drawStrip shows the timer at this moment.
func (w *away) drawStrip(s *sea.Strip) {
	t, ok := w.of.now()
	if !ok || t.Length <= 0 {
		return
	}
	share, runs := 1.0, t.State == tide.Running.String()
	if runs && !w.of.app.Options().Still {
		const full = 100
		share = 1 - stripPulse*(full-tide.Diameter(full, t.Phase))/full
	}
	red := float64(int(tide.Redness(t.Remaining, t.Length)*toneSteps)) / toneSteps
	tones := look.TideTones(red)
	if !runs {
		tones = tones.Calm()
	}
	s.SetFrame(share, tide.Colour(t.Remaining, t.Length), tones)
	s.SetWords(game.TurnLine(w.Table()), stateWord(t.State), tide.Digits(t.Remaining, t.Length))
}

// stateWord is what the timer does, in words.
func stateWord(state string) string {
	switch state {
	case tide.Running.String():
		return wording.L("The clock runs")
	case tide.Waiting.String():
		return wording.L("Shuffle")
	case tide.Paused.String():
		return wording.L("Paused")
	}
	return wording.L("The game is over")
}

// tick lets the timer be drawn while it runs, and stops that when it does not.
func (j *joined) tick() {
	t, ok := j.guest.Timer()
	runs := ok && t.State == tide.Running.String() && j.guest.Live()
	switch {
	case runs && j.frames == nil:
		last := int64(-1)
		j.frames = &fyne.Animation{
			Duration: time.Hour, RepeatCount: fyne.AnimationRepeatForever, Curve: fyne.AnimationLinear,
			Tick: func(float32) {
				if now := j.look(); now != last {
					last = now
					j.frame()
				}
			},
		}
		j.frames.Start()
		j.app.Device().KeepAwake(true)
	case !runs:
		j.stop()
	}
}

// look numbers the frames of the timer. All devices of a table draw them at the same moments of the host's clock, so that beats
// are seen and heard together.
func (j *joined) look() int64 {
	t, ok := j.now()
	if !ok || t.Length <= 0 {
		return 0
	}
	number, _ := game.Frame(tide.Hz(1-float64(t.Remaining)/float64(t.Length)), t.Phase)
	return number
}

// stop stops the frames.
func (j *joined) stop() {
	j.clock.stop()
	if j.frames != nil {
		j.frames.Stop()
		j.frames = nil
		j.app.Device().KeepAwake(false)
	}
}

// frame plays the beat that has come, and draws the timer where it is shown.
func (j *joined) frame() {
	if t, ok := j.now(); ok {
		beat := int(math.Floor(t.Phase))
		if beat > j.beat && j.beat > 0 {
			j.app.Device().Sound.Play(sounds.Pulse)
		}
		j.beat = beat
	}
	if j.app.Here().Page == shell.SeatPage {
		j.app.Refresh()
	}
}
