package screens

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// gamePage is the page of one game: what the app does for it.
type gamePage struct {
	app  *App
	game *rules.Game
}

func newGame(a *App, g *rules.Game) *gamePage { return &gamePage{a, g} }

func (g *gamePage) Bar() *parts.TopBar { return shell.BackBar(g.app, g.game.Title) }

func (g *gamePage) Page() fyne.CanvasObject {
	objects := []fyne.CanvasObject{g.head(), g.referee()}
	if g.game.Text(rules.LessonFile) != "" { // above the aids: a phone shows it without scrolling
		objects = append(objects, g.learn())
	}
	if aids := g.aids(); len(aids) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("At the table")), parts.NewGrid(parts.CardWidth, 3, aids...)))
	}
	register := parts.NewCard(parts.IconRules, wording.L("Rules"), game.RulesLine(g.game),
		func() { g.app.Open(shell.Route{Page: shell.RulesPage, Arg: g.game.Key}) })
	look := []fyne.CanvasObject{register}
	if copied := g.app.session.Adds(g.game.Key).Copied; copied != nil {
		look = append(look, parts.NewCard(copied.Icon, copied.Title(), copied.Line(), func() { g.app.Open(shell.Route{Page: shell.CopyPage, Arg: g.game.Key}) }))
	}
	if game.PiecesOf(g.app.session, g.game.Key, g.game.MaxSeats) != nil {
		look = append(look, parts.NewCard(parts.IconCards, wording.L("Print the game"), wording.L("Cards, boards and tokens as a PDF, to cut and play with."),
			func() { g.app.Open(shell.Route{Page: shell.PrintPage, Arg: g.game.Key}) }))
	}
	look = append(look, parts.NewCard(parts.IconChart, wording.L("The lab"), wording.L("For designers: the app plays many matches and counts what the rules do."),
		func() { g.app.Open(shell.Route{Page: shell.LabPage, Arg: g.game.Key}) }))
	return parts.NewWidePage(append(objects, parts.NewColumn(parts.NewSection(wording.L("Look it up")), parts.NewGrid(parts.CardWidth, 2, look...)))...)
}

// learn leads to the guided first round, and to its script for whoever explains the game.
func (g *gamePage) learn() fyne.CanvasObject {
	learn := parts.NewCard(parts.IconFlag, wording.L("Learn to play"),
		wording.L("A first round, tap by tap, in five minutes. The referee plays along."),
		func() { g.app.Open(shell.Route{Page: shell.LessonPage, Arg: g.game.Key}) })
	explain := parts.NewCard(parts.IconList, wording.L("Explain to the others"),
		wording.L("What to say and what to show, on one page."),
		func() { g.app.Open(shell.Route{Page: shell.ExplainPage, Arg: g.game.Key}) })
	return parts.NewColumn(parts.NewSection(wording.L("Learn it")), parts.NewGrid(parts.CardWidth, 2, learn, explain))
}

// head says what the game is, beside its picture.
func (g *gamePage) head() fyne.CanvasObject {
	words := parts.NewColumn(parts.NewBody(wording.Translate(g.game.Tagline)), parts.NewLess(playersLine(g.game)))
	if picture := parts.GamePicture(g.game.Key); picture != "" {
		return parts.NewLead(picture, words)
	}
	return words
}

// aids are the cards of what helps at the table without a match.
func (g *gamePage) aids() []fyne.CanvasObject {
	var cards []fyne.CanvasObject
	if g.app.session.Adds(g.game.Key).Timer != nil {
		cards = append(cards, parts.NewCard(parts.IconWave, wording.L("Timer"),
			wording.L("A wave that pulses faster as time runs out, with random events. Nothing is saved."), g.app.timer.OpenTimer))
	}
	return append(cards, g.app.session.AidCards(g.game.Key)...)
}

// referee leads to a match with the referee, and to the ruling on a single move.
func (g *gamePage) referee() fyne.CanvasObject {
	play := parts.NewCard(parts.IconPlay, wording.L("Play with the referee"),
		wording.L("Shows your options, checks each move, saves the match."),
		func() { g.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: g.game.Key}) })
	settle := parts.NewCard(parts.IconScales, wording.L("Ask a rule"),
		wording.L("Type what you would ask at the table, and read the answer with its rule."),
		func() { g.app.Open(shell.Route{Page: shell.DisputePage, Arg: g.game.Key}) })
	return parts.NewColumn(parts.NewSection(wording.L("With the referee")), parts.NewGrid(parts.CardWidth, 2, play, settle))
}

func (g *gamePage) Refresh() {}

func (g *gamePage) Key(fyne.KeyName) bool { return false }
