package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// game is the page of one game: what the app does for it.
type game struct {
	app  *App
	game *rules.Game
}

func newGame(a *App, g *rules.Game) *game { return &game{a, g} }

func (g *game) bar() *parts.TopBar { return g.app.backBar(g.game.Title) }

func (g *game) page() fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		parts.NewColumn(parts.NewBody(lang.L(g.game.Tagline)), parts.NewLess(playersLine(g.game))),
	}
	objects = append(objects, g.referee())
	if aids := g.aids(); len(aids) > 0 {
		objects = append(objects, parts.NewColumn(parts.NewSection(lang.L("At the table")), parts.NewGrid(cardWidth, 2, aids...)))
	}
	register := parts.NewCard(parts.IconRules, lang.L("Rules"), rulesLine(g.game),
		func() { g.app.open(Route{RulesPage, g.game.Key}) })
	look := []fyne.CanvasObject{register}
	if copied := atTableOf(g.game.Key).copied; copied != nil {
		look = append(look, parts.NewCard(copied.icon, copied.title(), copied.line(), func() { g.app.open(Route{CopyPage, g.game.Key}) }))
	}
	return parts.NewPage(append(objects, parts.NewColumn(parts.NewSection(lang.L("To look up")), parts.NewGrid(cardWidth, 2, look...)))...)
}

// aids are the cards of what helps at the table without a match.
func (g *game) aids() []fyne.CanvasObject {
	var cards []fyne.CanvasObject
	if g.game.Key == tideKey {
		cards = append(cards, parts.NewCard(parts.IconWave, lang.L("Timer"),
			lang.L("The wave that pulses faster as time runs out, with random events. Nothing is recorded."), g.app.openTimer))
	}
	return append(cards, g.app.aidCards(g.game.Key)...)
}

// aidCards lead to the table aids of a game.
func (a *App) aidCards(key string) []fyne.CanvasObject {
	var cards []fyne.CanvasObject
	for _, aid := range atTableOf(key).aids {
		if aid.under {
			continue
		}
		cards = append(cards, parts.NewCard(aid.icon, aid.title(), aid.line(), func() { a.open(Route{AidPage, key + "/" + aid.name}) }))
	}
	return cards
}

// referee leads to a match with the referee, and to the ruling on a single move.
func (g *game) referee() fyne.CanvasObject {
	play := parts.NewCard(parts.IconPlay, lang.L("Play with the referee"),
		lang.L("It tells what may be done, judges each move, and keeps the match."),
		func() { g.app.open(Route{NewMatchPage, g.game.Key}) })
	settle := parts.NewCard(parts.IconScales, lang.L("Settle a dispute"),
		lang.L("Is this move legal? Set up how things stand, and ask."),
		func() { g.app.open(Route{DisputePage, g.game.Key}) })
	return parts.NewColumn(parts.NewSection(lang.L("With the referee")), parts.NewGrid(cardWidth, 2, play, settle))
}

// rulesLine says what the register holds.
func rulesLine(g *rules.Game) string {
	data := map[string]any{"Rules": len(g.Rules), "Options": len(g.Options)}
	return lang.L("All {{.Rules}} rules and {{.Options}} house rules, to search by word or number.", data)
}

func (g *game) refresh() {}

func (g *game) key(fyne.KeyName) bool { return false }

// backBar is the bar of a page below Home: the way back in the left top corner, then the title.
func (a *App) backBar(title string, right ...*parts.IconButton) *parts.TopBar {
	back := parts.NewIconButton(parts.IconBack, lang.L("Back"), func() { a.back() })
	return parts.NewTopBar(back, title, right...)
}
