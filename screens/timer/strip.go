package timer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/tide"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/tidescape"
)

// Strip is the timer on the page of the match that it follows.
func (a *Feature) Strip(o *game.OwnMatch) (strip fyne.CanvasObject, draw func()) {
	if !a.Follows(o.ID) {
		return nil, nil
	}
	high := look.BigTarget
	if shell.ClassOf(a.Size()) == look.Phone {
		high = look.TapTarget
	}
	s := tidescape.NewStrip(high, wording.L("Timer"), func() { a.OpenMatchTimer(o) })
	return s, func() { a.drawStrip(s) }
}

// smallPulse makes the pulse of a small disc as large as it must be to be seen.
const smallPulse = 2.5

// smallShare is the share of its full diameter that a small disc has at this moment.
func (a *Feature) smallShare() float64 {
	if !a.Evening.Runs() || a.Options().Still {
		return 1
	}
	const full = 100
	return 1 - smallPulse*(full-tide.Diameter(full, a.Evening.View.Phase))/full
}

// drawStrip shows the timer at this moment.
func (a *Feature) drawStrip(s *tidescape.Strip) {
	e := a.Evening
	if e == nil {
		return
	}
	s.SetFrame(a.smallShare(), a.shade(), a.tones())
	s.SetWords(a.turnLine(), StateWord(e.View), e.View.Digits)
}
