package rulebook

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/lessons"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// explain is a lesson as one page for whoever explains the game: what to say, what to show, and the rules.
type explain struct {
	app    *Feature
	game   *rules.Game
	lesson *lessons.Lesson
	script []lessons.Line
}

// newExplain is nil for a game that has no lesson.
func newExplain(a *Feature, g *rules.Game) shell.Screen {
	l, err := lessons.Of(g)
	if l == nil || err != nil {
		return nil
	}
	script, err := l.Script()
	if err != nil {
		return nil
	}
	return &explain{a, g, l, script}
}

func (e *explain) Heading() string { return wording.L("Explain to the others") }

func (e *explain) Page() fyne.CanvasObject {
	objects := []fyne.CanvasObject{parts.NewColumn(parts.NewTitle(wording.Translate(e.game.Title)), parts.NewBody(wording.Translate(e.lesson.Aim)).Bold())}
	for _, line := range e.script {
		step := parts.NewTightColumn(parts.NewBody(line.Say))
		if line.Show != "" {
			step.Add(parts.NewLess(wording.L("Show: {what}", line.Show)))
		}
		if line.Rule != "" {
			step.Add(parts.NewChip(line.Rule, "", func() { e.app.Open(game.RuleRoute(e.game, line.Rule)) }))
		}
		objects = append(objects, step)
	}
	end := parts.NewColumn(parts.NewSection(wording.L("How it goes on")))
	for _, line := range e.lesson.End {
		end.Add(parts.NewBody(wording.Translate(line)))
	}
	return parts.NewPage(append(objects, end, parts.NewButton(wording.L("Share"), parts.IconShare, e.share))...)
}

// share hands the script over as plain text, to send or print.
func (e *explain) share() {
	text, err := e.lesson.Text()
	if err != nil { // the page was made of the same steps
		return
	}
	e.app.Share(shell.Shareable{Title: wording.L("Explain to the others"), Text: text, Name: e.game.Key + "-explained.txt"})
}
