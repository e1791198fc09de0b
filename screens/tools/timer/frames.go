package timer

import (
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
)

// FrameTime is the longest time between two looks at the running timer, in ms.
const FrameTime = 90

// frameNow is the number of the frame at this moment and the time until the next one, in ms.
func (e *Evening) frameNow() (number, wait int64) { return game.Frame(e.View.Hz, e.View.Phase) }

// drawsNow reports whether a frame is due, or shows what can't wait.
func (a *Feature) drawsNow() bool {
	v := a.Evening.View
	number, _ := a.Evening.frameNow()
	digits := v.Digits != "" // that they change can wait for the next frame of the beat: a seventh of a second
	if len(v.New) == 0 && digits == a.digits && number == a.drawn && a.Evening.Broke == 0 {
		return false
	}
	a.drawn, a.digits = number, digits
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
	if early := a.Due - now.Steady; a.Evening == nil || early > 0 && early <= FrameTime {
		return
	}
	state := a.Evening.View.State
	a.Evening.see(now)
	_, wait := a.Evening.frameNow()
	a.Due = now.Steady + min(wait, FrameTime)
	if a.Evening.Broke > 0 {
		a.Due = now.Steady + breakFrame
	}
	a.tell()
	if a.Evening.View.State != state {
		if a.stateChanged(); a.ended() {
			a.Speak(StateWord(a.Evening.View))
		}
		return
	}
	if a.drawsNow() {
		a.Refresh()
		a.drawBeat()
	}
	a.Follow()
}

// stateChanged shows the timer in its new state; its end is shown whatever page was open.
func (a *Feature) stateChanged() {
	defer a.drawBeat()
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
