package newmatch

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// newMatch is the page on which a match begins: who sits where, the house rules, the setup, and whose cards and dice.
type newMatchPage struct {
	app     *Feature
	game    *rules.Game
	table   *game.LastTable
	seats   *parts.SeatList
	names   *fyne.Container
	problem *parts.Words
	start   *parts.Button
	mix     *parts.Card
	chairs  *parts.Card
}

// copyCard leads from a match that begins to one's own copy of the game.
func (p *newMatchPage) copyCard() fyne.CanvasObject {
	_, words := p.app.Adds(p.game.Key).Printed()
	return parts.NewCard(parts.IconList, lang.L("What your box prints"), words,
		func() { p.app.Open(shell.Route{Page: shell.CopyPage, Arg: p.game.Key}) })
}

func newNewMatch(a *Feature, g *rules.Game) *newMatchPage {
	p := &newMatchPage{app: a, game: g, table: a.Beginning(g), names: parts.NewFlow(), problem: game.NewProblem()}
	p.seats = parts.NewSeatList(g.MinSeats, g.MaxSeats, p.table.Seats, game.VacantName, p.changed)
	p.start = parts.NewMainButton(lang.L("Start the match"), parts.IconPlay, p.begin)
	return p
}

func (p *newMatchPage) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("New match")) }

func (p *newMatchPage) Page() fyne.CanvasObject {
	cards := parts.NewColumn(parts.NewCard(parts.IconRules, lang.L("House rules"), game.HouseRulesLine(p.game, p.table.Options),
		func() { p.app.Open(shell.Route{Page: shell.NewTablePage, Arg: p.game.Key}) }))
	if p.game.Shuffle != nil {
		cards.Add(parts.NewCard(parts.IconShuffle, lang.L("Setup"), setupLine(p.table),
			func() { p.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: p.game.Key}) }))
	}
	if p.app.Adds(p.game.Key).Printed != nil {
		cards.Add(p.copyCard())
	}
	p.chairs = parts.NewCard(parts.IconPeople, lang.L("Empty chairs"), p.chairsLine(),
		func() { p.app.Open(shell.Route{Page: shell.NewChairPage, Arg: p.game.Key}) })
	cards.Add(p.chairs)
	p.mix = parts.NewCard(parts.IconShuffle, lang.L("Shuffle together"), lang.L("Everyone taps once to stir the deck"),
		func() { p.app.Open(shell.Route{Page: shell.NewMixPage, Arg: p.game.Key}) })
	parts.SetVisible(p.mix, p.draws())
	cards.Add(p.mix)
	objects := []fyne.CanvasObject{parts.NewPanel(lang.L("Players"), p.seats, p.names)}
	if draws(p.game) {
		objects = append(objects, parts.NewPanel(lang.L("Cards and dice"), p.chance()))
	}
	return parts.NewFooted(p.problem, p.start).Leads(parts.GamePicture(p.game.Key), p.game.Title).Page(append(objects, cards)...)
}

// draws reports whether cards are drawn or dice thrown while a game is played.
func draws(g *rules.Game) bool {
	last := (&game.Remembered{}).Last(g)
	table, err := g.Open(last.Transcript(g), nil)
	if err != nil {
		return true
	}
	return slices.ContainsFunc(table.Forms(), func(f rules.Form) bool { return table.Reveals(rules.Act{Verb: f.Verb}) })
}

// chance chooses whose cards and dice are used.
func (p *newMatchPage) chance() fyne.CanvasObject {
	words := parts.NewLess(game.ChanceLine(p.table.Own))
	hands := game.NewPrivacy(!p.table.Open, func(private bool) { p.table.Open = !private; p.app.Relay() })
	hidden := p.app.Hides(p.game)
	parts.SetVisible(hands, hidden && p.table.Own)
	stays := parts.NewSwitch(parts.NoIcon, lang.L("What chance has shown stays"), p.table.Stays, func(on bool) { p.table.Stays = on })
	parts.SetVisible(stays, p.table.Own)
	chosen := 0
	if p.table.Own {
		chosen = 1
	}
	choice := parts.NewChoice("", []string{lang.L("Ours"), lang.L("The app's")}, chosen, func(i int) {
		p.table.Own = i == 1
		words.SetText(game.ChanceLine(p.table.Own))
		parts.SetVisible(hands, hidden && p.table.Own)
		parts.SetVisible(stays, p.table.Own)
		parts.SetVisible(p.mix, p.draws())
		p.app.Relay()
	})
	return parts.NewColumn(choice, words, hands, stays)
}

// setupLine reports how the table is set up.
func setupLine(t *game.LastTable) string {
	const named = 3 // lines
	if len(t.Setup) == 0 {
		return lang.L("By chance")
	}
	return lang.L("As laid: {{.Lines}}", map[string]any{"Lines": strings.Join(t.Setup[:min(len(t.Setup), named)], ", ")})
}

// chairsLine names the seats that the app plays.
func (p *newMatchPage) chairsLine() string { return game.ChairsLine(p.table.Seats, p.table.Chair) }

// startWords says on the key that starts which seats the app plays: nobody is surprised by a match that plays itself.
func (p *newMatchPage) startWords() string {
	var names []string
	for seat, name := range p.table.Seats {
		if p.table.Chair(seat+1) != "" {
			names = append(names, name)
		}
	}
	if names == nil {
		return lang.L("Start the match")
	}
	return lang.L("Start: the app plays {{.Names}}", map[string]any{"Names": strings.Join(names, ", ")})
}

// changed takes the seats as they stand.
func (p *newMatchPage) changed() {
	p.table.Seats = p.seats.Names()
	p.chairs.Set(parts.IconPeople, lang.L("Empty chairs"), p.chairsLine())
	p.Refresh()
}

// Refresh reports what keeps the match from beginning, and offers the names of those who do not sit yet.
func (p *newMatchPage) Refresh() {
	game.OfferNames(p.names, p.seats, p.app.Remembered.Names)
	err := p.table.Wrong()
	if err == nil {
		_, err = p.game.Open(p.table.Laid(p.game), nil)
	}
	game.SayProblem(p.problem, err)
	p.start.SetText(p.startWords())
	switch {
	case err == nil && p.start.Disabled():
		p.start.Enable()
	case err != nil && !p.start.Disabled():
		p.start.Disable()
	}
	p.app.Relay()
}

// begin starts the match, and remembers the table for the next one.
func (p *newMatchPage) begin() {
	a, t := p.app, p.table
	own := matches.Settings{Draws: t.Own && draws(p.game), Private: !t.Open, Stays: t.Stays, Setup: p.game.Shuffle != nil && len(t.Setup) == 0, Seal: a.mixed(p.game, t.Seats)}
	m, err := a.Library.Create(t.Laid(p.game), p.game.Title, own)
	if a.Kept(err) != nil || m == nil {
		return
	}
	if err := a.Remembered.Keep(a.Wholes(), p.game.Key, *t); err != nil {
		a.Say(lang.L("The names can't be remembered: {{.Problem}}.", shell.Problem(err)))
	}
	delete(a.Beginnings, p.game.Key)
	delete(a.seals, p.game.Key)
	a.sitDown(m)
	a.Playing.SetChairs(t.Chairs)
	a.Refresh()
}

// sitDown opens a match that has just begun. The way back leads to its game.
func (a *Feature) sitDown(m *matches.Match) {
	a.SetMatch(m)
	a.Go(shell.Route{Page: shell.GamePage, Arg: m.Table().Game().Key}, shell.Route{Page: shell.MatchPage, Arg: m.ID()})
}

func (p *newMatchPage) Key(name fyne.KeyName) bool {
	if (name == fyne.KeyReturn || name == fyne.KeyEnter) && !p.start.Disabled() {
		p.begin()
		return true
	}
	return false
}

// newMatchRules chooses the house rules of a match.
type newMatchRules struct {
	app  *Feature
	game *rules.Game
}

func (p *newMatchRules) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("House rules")) }

func (p *newMatchRules) Page() fyne.CanvasObject {
	t := p.app.Beginning(p.game)
	return parts.NewPage(parts.NewBody(lang.L("The match keeps these answers, even if a default changes later.")),
		game.NewHouseRules(p.app.Session, p.game, t.Options, func() {}))
}

func (p *newMatchRules) Refresh() {}

func (p *newMatchRules) Key(fyne.KeyName) bool { return false }

// newMatchChairs chooses who plays which seat.
type newMatchChairs struct {
	app  *Feature
	game *rules.Game
}

func (p *newMatchChairs) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("Empty chairs")) }

func (p *newMatchChairs) Page() fyne.CanvasObject {
	t := p.app.Beginning(p.game)
	return parts.NewPage(game.NewChairChoice(p.app.Session, p.game, t.Seats, t.Chair, t.SetChair))
}

func (p *newMatchChairs) Refresh() {}

func (p *newMatchChairs) Key(fyne.KeyName) bool { return false }

// Build makes a page on which a match begins, or nil.
func (a *Feature) Build(r shell.Route) shell.Screen {
	game, ok := a.Game(r.Arg)
	if !ok {
		return nil
	}
	switch r.Page {
	case shell.NewMatchPage:
		return newNewMatch(a, game)
	case shell.NewTablePage:
		return &newMatchRules{a, game}
	case shell.NewMixPage:
		return newMixPage(a, game)
	case shell.NewChairPage:
		return &newMatchChairs{a, game}
	case shell.NewSetupPage:
		return newNewMatchSetup(a, game)
	}
	return nil
}
