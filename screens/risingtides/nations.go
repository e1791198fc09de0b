package risingtides

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/risingtides"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// nationsPage shows the nation cards: what each nation builds, and what each stage takes.
type nationsPage struct{ app *game.Session }

// nationsAid leads there.
func nationsAid(s *game.Session) game.Aid {
	return game.Aid{
		Name: "nations", Icon: parts.IconFlag, Open: func() shell.Screen { return &nationsPage{s} },
		Title: func() string { return lang.L("Nations") },
		Line:  func() string { return lang.L("Six plans, and what each stage takes.") },
	}
}

// Bar has the way back.
func (p *nationsPage) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("Nations")) }

// Page lists the nations one below the other.
func (p *nationsPage) Page() fyne.CanvasObject {
	list := []fyne.CanvasObject{parts.NewLess(lang.L("Each stage takes exactly these cards, from the depot."))}
	for _, n := range risingtides.Nations() {
		title := parts.NewWords(nationTitle(n.Word), look.Label, look.Text).Bold().Head(2)
		card := parts.NewTightColumn(title, parts.NewBody(nationPlan(n.Word)))
		for k, stage := range n.Stages {
			card.Add(parts.NewLabelled(lang.L("Stage {{.Number}}", map[string]any{"Number": k + 1}), stageTallies(stage)))
		}
		list = append(list, card)
	}
	return parts.NewPage(list...)
}

// stageTallies are the cards that a stage takes, with their pictures.
func stageTallies(stage [resources]int) fyne.CanvasObject {
	flow := parts.NewFlow()
	for i, card := range tideCards()[:resources] {
		if n := stage[i]; n > 0 {
			flow.Add(parts.NewTally(card.icon, strconv.Itoa(n), cardTitle(card.word)+" "+strconv.Itoa(n)))
		}
	}
	return flow
}

// nationPlan is what a nation builds against the wave.
func nationPlan(word string) string {
	switch word {
	case "us":
		return lang.L("Builds an ark.")
	case "pacific-state":
		return lang.L("Builds a dome under water.")
	case "europe":
		return lang.L("Builds a space ship.")
	case "africa":
		return lang.L("Builds a city on stilts.")
	case "asia":
		return lang.L("Builds a great wall.")
	}
	return lang.L("Builds a floating reef. Only with six players: the game's document describes five nations.")
}

// Refresh changes nothing: the cards are printed.
func (p *nationsPage) Refresh() {}

// Key takes no key.
func (p *nationsPage) Key(fyne.KeyName) bool { return false }
