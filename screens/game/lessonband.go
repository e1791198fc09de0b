package game

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/lessons"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// lessonBand is the band of a lesson above the page of its match: the step, what to do, why, what the referee says, and the way
// on. Where it would take too much of the window, its words scroll.
type lessonBand struct {
	of    *taught
	words *fyne.Container
	acts  *fyne.Container
	said  *parts.Aloud
	box   *fyne.Container
	drawn int // the changes of the match that are shown
	read  [2]int
}

// The most of the window's height that the words of a band take, and of a low window's.
const (
	bandMost  = 0.3
	bandTold  = 0.45 // where nothing is to be tapped below
	bandLess  = 0.18
	lowWindow = 640
)

func (b *lessonBand) build() {
	b.words, b.acts, b.said = container.New(&parts.CloseColumn{}), container.NewStack(), parts.NewAloud()
	b.read = [2]int{-1, -1}
	b.box = container.New(&bandLayout{b.of}, parts.Scrolling(b.words), b.acts, b.said)
}

// draw shows the step as it stands, if that is not shown yet.
func (b *lessonBand) draw() {
	s := b.of
	if b.drawn == s.of.Changes {
		return
	}
	b.drawn = s.of.Changes
	if step := s.step(); step == nil {
		b.showEnd()
	} else {
		b.showStep(step)
	}
	b.words.Refresh()
	b.acts.Refresh()
	parts.ScrollOf(b.box.Objects[0]).ScrollToTop() // the page lays it out: it shows the match anew too
}

// showStep shows what to do, why, and the answer to the last move.
func (b *lessonBand) showStep(step *lessons.Step) {
	s := b.of
	number := wording.L("{number} of {of}", s.at+1, len(s.lesson.Steps))
	b.words.Objects = nil
	if s.at == 0 {
		b.words.Add(parts.NewBody(wording.Translate(s.lesson.Aim)))
	}
	if s.said != "" {
		b.words.Add(parts.NewWords(s.said, look.Body, look.NotAllowed).Bold())
	}
	if !s.tried {
		b.words.Add(parts.NewBody(wording.Translate(step.Say)).Bold())
		if taps := s.taps(); taps != "" {
			b.words.Add(parts.NewWords(wording.L("Tap: {move}", taps), look.Body, look.Link))
		}
	}
	if s.tellsWhy() {
		b.words.Add(parts.NewBody(wording.Translate(step.Why)))
	}
	main := parts.NewMainButton(wording.L("Show me"), parts.NoIcon, s.show)
	if _, awaits := s.next(); !awaits {
		main = parts.NewMainButton(wording.L("Next step"), parts.NoIcon, s.later)
	}
	main.SetHeight(look.TapTarget)
	row := []fyne.CanvasObject{s.backButton(), main}
	if step.Rule != "" {
		row = append(row, parts.NewIconButton(parts.IconRules, wording.L("Rule {rule}", step.Rule),
			func() { s.app.Open(RuleRoute(s.lesson.Game, step.Rule)) }).Outlined())
	}
	row = append(row, parts.NewIconButton(parts.IconForward, wording.L("Skip this step"), s.later).Outlined())
	b.acts.Objects = []fyne.CanvasObject{container.New(&bandRow{}, row...)}
	b.words.Add(parts.NewLess(number))
	if at := [2]int{s.at, len(s.said)}; b.read != at {
		b.read = at
		b.said.Say(cmp.Or(s.said, wording.Translate(step.Say)))
	}
	s.speak()
}

// backButton goes to the step before.
func (s *taught) backButton() *parts.IconButton {
	button := parts.NewIconButton(parts.IconBack, wording.L("Step before"), func() {
		if s.at > 0 && s.goTo(s.at-1) {
			s.app.Refresh()
		}
	})
	return button.Outlined()
}

// showEnd shows how the game goes on, and leads to the own match.
func (b *lessonBand) showEnd() {
	s := b.of
	b.words.Objects = []fyne.CanvasObject{parts.NewSection(wording.L("That was the first round"))}
	for _, line := range s.lesson.End {
		b.words.Add(parts.NewBody(wording.Translate(line)))
	}
	start := parts.NewMainButton(wording.L("Now start yours"), parts.NoIcon, s.start)
	start.SetHeight(look.TapTarget)
	explain := parts.NewIconButton(parts.IconList, wording.L("Explain to the others"), func() {
		s.app.Open(shell.Route{Page: shell.ExplainPage, Arg: s.lesson.Game.Key})
	})
	again := parts.NewIconButton(parts.IconUndo, wording.L("Once more"), func() {
		if s.goTo(0) {
			s.app.Refresh()
		}
	})
	b.acts.Objects = []fyne.CanvasObject{container.New(&bandRow{}, again.Outlined(), start, explain.Outlined())}
	b.said.Say(wording.L("That was the first round"))
	s.speak()
}

// bandLayout puts the words over the buttons; words that are too high scroll.
type bandLayout struct{ of *taught }

func (l *bandLayout) high(objects []fyne.CanvasObject, width float32) float32 {
	content := parts.ScrollOf(objects[0]).Content
	share := float32(bandMost)
	if _, awaits := l.of.next(); !awaits {
		share = bandTold
	}
	window := l.of.app.Size().Height
	if window < lowWindow {
		share = bandLess
	}
	most := window * share
	return min(box.HeightAt(content, width), most)
}

// Layout places the words at the top, the buttons below.
func (l *bandLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap, acts := parts.CurrentTheme().Size(look.Grid), box.HeightAt(objects[1], size.Width)
	box.Place(objects[0], 0, 0, size.Width, max(0, size.Height-acts-gap))
	box.Place(objects[1], 0, size.Height-acts, size.Width, acts)
}

// MinSize is that at the width which the band has.
func (l *bandLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width := objects[0].Size().Width
	return fyne.NewSize(200, l.high(objects, width)+parts.CurrentTheme().Size(look.Grid)+objects[1].MinSize().Height)
}

// bandRow lays a wide button between small ones.
type bandRow struct{}

// Layout gives the second one what the others leave.
func (*bandRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap := parts.CurrentTheme().Size(look.Grid)
	room := size.Width
	for i, o := range objects {
		if i != 1 {
			room -= o.MinSize().Width + gap
		}
	}
	x := float32(0)
	for i, o := range objects {
		width := o.MinSize().Width
		if i == 1 {
			width = room
		}
		box.Place(o, x, 0, width, size.Height)
		x += width + gap
	}
}

// MinSize is the highest of them.
func (*bandRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := fyne.NewSize(200, 0)
	for _, o := range objects {
		least.Height = max(least.Height, o.MinSize().Height)
	}
	return least
}
