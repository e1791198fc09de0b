package timer

import (
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/game"
	"tablekeeper/screens/shell"
)

// FrameTime is the time between two looks at the running timer, in ms, and the shortest between two drawn frames: eleven a
// second show a pulse of at most two and a half a second, and each one draws the whole window. So many cost half of what one
// circle costs that is drawn 60 times a second.
const FrameTime = game.LookTime

// A beat is drawn in so many frames, but none stays longer than restFrame: a slow pulse needs fewer in a second.
const (
	beatFrames = 12
	restFrame  = 160
)

// drawsNow reports whether a frame is due, or shows what can't wait.
func (a *Feature) drawsNow(now int64) bool {
	v := a.Evening.View
	rest := min(max(int64(1000/max(v.Hz, 0.5))/beatFrames, FrameTime), restFrame)
	since := now - a.drawn
	if len(v.New) == 0 && v.Digits == a.digits && since >= 0 && since < rest-FrameTime/4 && a.Evening.Broke == 0 {
		return false
	}
	a.drawn, a.digits = now, v.Digits
	return true
}

// breakFrame is the same while the wave breaks over the screen.
const breakFrame = 35

// Follow starts the frames while a clock runs or the wave breaks, and stops them when neither does.
func (a *Feature) Follow() {
	runs := a.Evening != nil && (a.Evening.Runs() || a.broke() < 1)
	switch {
	case runs && a.Frames == nil:
		a.Frames = &fyne.Animation{
			Duration: time.Hour, RepeatCount: fyne.AnimationRepeatForever,
			Curve: fyne.AnimationLinear, Tick: func(float32) { a.Frame() },
		}
		a.Frames.Start()
	case !runs && a.Frames != nil:
		a.Frames.Stop()
		a.Frames = nil
	}
}

// Frame looks at the running timer once and draws what can be seen of the change.
func (a *Feature) Frame() {
	now := a.Device().Clock()
	late := now.Steady - a.Due
	if a.Evening == nil || late < 0 && late >= -FrameTime {
		return
	}
	a.Due = now.Steady + FrameTime - a.Device().Network.Now().Milliseconds()%FrameTime
	if a.Evening.Broke > 0 {
		a.Due = now.Steady + breakFrame
	}
	state := a.Evening.View.State
	a.Evening.see(now)
	a.tell()
	if a.Evening.View.State != state {
		a.stateChanged()
		return
	}
	if a.drawsNow(now.Steady) {
		a.Refresh()
	}
	a.Follow()
}

// stateChanged shows the timer in its new state; its end is shown whatever page was open.
func (a *Feature) stateChanged() {
	a.Follow()
	a.tell()
	onTimer := a.Here().Page == shell.TimerPage
	if a.ended() && !onTimer {
		a.Go(shell.Route{Page: shell.TimerPage})
		a.Refresh()
		return
	}
	if _, goes := a.Shown().(*timer); onTimer && goes && !a.ended() {
		a.Refresh()
		return
	}
	a.Show()
	a.Refresh()
}

// Act is one act of a person on the running timer.
func (a *Feature) Act(act func(e *Evening) error) {
	if a.Evening == nil {
		return
	}
	if err := act(a.Evening); err != nil {
		a.Say(err.Error())
	}
	a.stateChanged()
}
