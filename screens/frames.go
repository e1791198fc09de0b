package screens

import (
	"time"

	"fyne.io/fyne/v2"
)

// frameTime is the time between two drawn frames, in ms: fourteen a second show a pulse of under three a second, and
// each one draws the whole window.
const frameTime = 70

// follow starts the frames while a clock runs, and stops them when none does.
func (a *App) follow() {
	runs := a.evening != nil && a.evening.runs()
	switch {
	case runs && a.frames == nil:
		a.frames = &fyne.Animation{
			Duration: time.Hour, RepeatCount: fyne.AnimationRepeatForever,
			Curve: fyne.AnimationLinear, Tick: func(float32) { a.frame() },
		}
		a.frames.Start()
	case !runs && a.frames != nil:
		a.frames.Stop()
		a.frames = nil
	}
}

// frame looks at the running timer once and draws what can be seen of the change.
func (a *App) frame() {
	now := a.device.Clock()
	late := now.Steady - a.due
	if a.evening == nil || late < 0 && late >= -frameTime {
		return
	}
	if late < 0 || late > frameTime { // the first frame, or the first one after a rest
		late = 0
	}
	a.due = now.Steady + frameTime - late
	state := a.evening.view.State
	a.evening.see(now)
	if a.evening.view.State != state {
		a.stateChanged()
		return
	}
	a.refresh()
}

// stateChanged shows the timer in its new state; its end is shown whatever page was open.
func (a *App) stateChanged() {
	a.follow()
	onTimer := a.trail.here().Page == TimerPage
	if a.ended() && !onTimer {
		a.trail = newTrail().open(Route{Page: TimerPage})
	}
	if _, goes := a.shown.(*timer); onTimer && goes && !a.ended() {
		a.refresh()
		return
	}
	a.show()
	a.refresh()
}

// act is one act of a person on the running timer.
func (a *App) act(act func(e *evening) error) {
	if a.evening == nil {
		return
	}
	if err := act(a.evening); err != nil {
		a.say(err.Error())
	}
	a.stateChanged()
}
