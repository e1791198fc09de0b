package game

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/lessons"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/board"
	"tablekeeper/screens/box"
	"tablekeeper/screens/parts"
)

// Picture is the board of a table as it lies, without anything to tap; nil where pieces lie in mats. The match is one of its game.
func Picture(a *Session, t rules.Table, of *OpenMatch) *board.Board {
	adds := a.AtTable(t)
	if adds.Felt == nil {
		return nil
	}
	felt := adds.Felt(watching(of))
	felt.Show(t, nil)
	if drawing := felt.Drawing(); drawing != nil {
		return drawing.Still()
	}
	return nil
}

// watching are the acts of a board that is only looked at.
func watching(of *OpenMatch) Acts {
	no := func(int) bool { return false }
	return Acts{
		Filter: func(string, func(rules.Act) bool) {}, Take: func(int, int) {}, Play: func(rules.Act) {},
		Walk: func(func(rules.Table) (rules.Act, bool)) {}, Ruling: func(rules.Act) {}, Again: func() {}, Draw: func(int, int) {},
		Can: func(int, int) bool { return false }, Draws: of.Draws, Of: of, Mine: no, Elsewhere: no,
		Holder: func(seat int) int { return seat }, Shown: func() bool { return false },
	}
}

// exampleHigh is the height of a drawn example, in device-independent pixels.
const exampleHigh = 300

// Example draws a rule: the board as it lies in the first round of its game where that rests on the rule, with what is said there; nil where
// it doesn't, or pieces lie in mats.
func (l *Lessons) Example(g *rules.Game, id string) fyne.CanvasObject {
	lesson, err := lessons.Of(g)
	of := l.Of(g.Key)
	if err != nil || lesson == nil || of == nil {
		return nil
	}
	var step *lessons.Step
	var at rules.Table
	if err := lesson.Walk(func(t rules.Table, s *lessons.Step, act rules.Act) error {
		if s.Rule == id && (step == nil || step == s) {
			step, at = s, t.Fork()
			if s.Kind != lessons.Try {
				at.Play(act)
			}
		}
		return nil
	}); err != nil || step == nil {
		return nil
	}
	drawing := Picture(l.app, at, of)
	if drawing == nil {
		return nil
	}
	drawing.Tell(about(step))
	return parts.NewColumn(
		box.AtLeast(drawing, box.Just(0), box.Just(exampleHigh)),
		parts.NewBody(wording.Translate(step.Say)).Bold(), parts.NewLess(wording.Translate(step.Why)),
	)
}
