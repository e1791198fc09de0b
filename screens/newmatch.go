package screens

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// The pages on which a match begins. Arg: the game's key.
const (
	NewMatchPage Page = "new-match"
	NewTablePage Page = "new-match-rules" // the house rules
	NewSetupPage Page = "new-match-setup" // what lies on the table

)

// newMatch is the page on which a match begins: who sits where, the house rules, the setup, and whose cards and dice.
type newMatchPage struct {
	app     *App
	game    *rules.Game
	table   *lastTable
	seats   *parts.SeatList
	names   *fyne.Container
	problem *parts.Words
	start   *parts.Button
}

// beginning is the table of a game that has not begun: as it was last, and what was changed since.
func (a *App) beginning(g *rules.Game) *lastTable {
	t, ok := a.beginnings[g.Key]
	if !ok {
		last := a.remembered.last(g)
		t = &last
		a.beginnings[g.Key] = t
	}
	printed := a.printed(g)
	if ok && slices.Equal(t.Printed, printed) {
		return t
	}
	t.Printed = printed
	if _, err := g.Open(t.laid(g), nil); err != nil && t.wrong() == nil {
		t.Setup = nil // it was laid with other components
	}
	return t
}

// printed are the headers of one's own copy of a game.
func (a *App) printed(g *rules.Game) []rules.Header {
	if printed := atTableOf(g.Key).printed; printed != nil {
		headers, _ := printed(a)
		return headers
	}
	return nil
}

// copyCard leads from a match that begins to one's own copy of the game.
func (p *newMatchPage) copyCard() fyne.CanvasObject {
	_, words := atTableOf(p.game.Key).printed(p.app)
	return parts.NewCard(parts.IconList, lang.L("What your box prints"), words,
		func() { p.app.open(Route{CopyPage, p.game.Key}) })
}

func newNewMatch(a *App, g *rules.Game) *newMatchPage {
	p := &newMatchPage{app: a, game: g, table: a.beginning(g), names: parts.NewFlow(), problem: newProblem()}
	p.seats = parts.NewSeatList(g.MinSeats, g.MaxSeats, p.table.Seats, vacantName, p.changed)
	p.start = parts.NewMainButton(lang.L("Start the match"), parts.IconPlay, p.begin)
	return p
}

func (p *newMatchPage) bar() *parts.TopBar { return p.app.backBar(lang.L("New match")) }

func (p *newMatchPage) page() fyne.CanvasObject {
	cards := parts.NewColumn(parts.NewCard(parts.IconRules, lang.L("House rules"), houseRulesLine(p.game, p.table.Options),
		func() { p.app.open(Route{NewTablePage, p.game.Key}) }))
	if p.game.Shuffle != nil {
		cards.Add(parts.NewCard(parts.IconShuffle, lang.L("Setup"), setupLine(p.table),
			func() { p.app.open(Route{NewSetupPage, p.game.Key}) }))
	}
	if atTableOf(p.game.Key).printed != nil {
		cards.Add(p.copyCard())
	}
	objects := []fyne.CanvasObject{parts.NewPanel(lang.L("Players"), p.seats, p.names)}
	if draws(p.game) {
		objects = append(objects, parts.NewPanel(lang.L("Cards and dice"), p.chance()))
	}
	return newFooted(p.problem, p.start).page(append(objects, cards)...)
}

// draws tells whether cards are drawn or dice thrown while a game is played.
func draws(g *rules.Game) bool {
	last := (&remembered{}).last(g)
	table, err := g.Open(last.transcript(g), nil)
	if err != nil {
		return true
	}
	return slices.ContainsFunc(table.Forms(), func(f rules.Form) bool { return table.Reveals(rules.Act{Verb: f.Verb}) })
}

// chance chooses whose cards and dice are used.
func (p *newMatchPage) chance() fyne.CanvasObject {
	words := parts.NewLess(chanceLine(p.table.Own))
	hands := newPrivacy(!p.table.Open, func(private bool) { p.table.Open = !private; p.app.relay() })
	hidden := p.app.hides(p.game)
	setVisible(hands, hidden && p.table.Own)
	chosen := 0
	if p.table.Own {
		chosen = 1
	}
	choice := parts.NewChoice("", []string{lang.L("Ours"), lang.L("The app's")}, chosen, func(i int) {
		p.table.Own = i == 1
		words.SetText(chanceLine(p.table.Own))
		setVisible(hands, hidden && p.table.Own)
		p.app.relay()
	})
	return parts.NewColumn(choice, words, hands)
}

// chanceLine says what the choice means.
func chanceLine(own bool) string {
	if own {
		return lang.L("The app throws and draws. Before the first draw it shows a seal of what will come, and at the end what was under the seal, so that anybody can check it.")
	}
	return lang.L("You throw and draw at the table and enter what came. This can be changed at any time.")
}

// setupLine says how the table is set up.
func setupLine(t *lastTable) string {
	const named = 3 // lines
	if len(t.Setup) == 0 {
		return lang.L("By chance")
	}
	return lang.L("As laid: {{.Lines}}", map[string]any{"Lines": strings.Join(t.Setup[:min(len(t.Setup), named)], ", ")})
}

// changed takes the seats as they stand.
func (p *newMatchPage) changed() {
	p.table.Seats = p.seats.Names()
	p.refresh()
}

// refresh says what keeps the match from beginning, and offers the names of those who do not sit yet.
func (p *newMatchPage) refresh() {
	p.offerNames()
	err := p.table.wrong()
	if err == nil {
		_, err = p.game.Open(p.table.laid(p.game), nil)
	}
	sayProblem(p.problem, err)
	switch {
	case err == nil && p.start.Disabled():
		p.start.Enable()
	case err != nil && !p.start.Disabled():
		p.start.Disable()
	}
	p.app.relay()
}

// offerNames are the names that people had before and that nobody at the table has.
func (p *newMatchPage) offerNames() {
	p.names.Objects = nil
	for _, name := range p.app.remembered.Names {
		if slices.Contains(p.table.Seats, name) || !p.vacant() {
			continue
		}
		p.names.Add(parts.NewKey(0, name, func() { p.seats.Add(name) }))
	}
	p.names.Hidden = len(p.names.Objects) == 0
	p.names.Refresh()
}

// vacant tells whether somebody can still sit down.
func (p *newMatchPage) vacant() bool {
	return len(p.table.Seats) < p.game.MaxSeats || slices.ContainsFunc(p.table.Seats, vacantName)
}

// begin starts the match, and remembers the table for the next one.
func (p *newMatchPage) begin() {
	a, t := p.app, p.table
	own := matches.Settings{Draws: t.Own && draws(p.game), Private: !t.Open, Setup: p.game.Shuffle != nil && len(t.Setup) == 0}
	m, err := a.library.Create(t.laid(p.game), p.game.Title, own)
	if a.kept(err) != nil || m == nil {
		return
	}
	if err := a.remembered.keep(a.files, p.game.Key, *t); err != nil {
		a.say(lang.L("The names can't be remembered: {{.Problem}}.", said(err)))
	}
	delete(a.beginnings, p.game.Key)
	a.sitDown(m)
}

// sitDown opens a match that has just begun. The way back leads to its game.
func (a *App) sitDown(m *matches.Match) {
	a.take(m)
	a.trail = newTrail().open(Route{GamePage, m.Table().Game().Key}).open(Route{MatchPage, m.ID()})
	a.sayChance(m)
	a.show()
}

func (p *newMatchPage) key(name fyne.KeyName) bool {
	if (name == fyne.KeyReturn || name == fyne.KeyEnter) && !p.start.Disabled() {
		p.begin()
		return true
	}
	return false
}

// newMatchRules chooses the house rules of a match.
type newMatchRules struct {
	app  *App
	game *rules.Game
}

func (p *newMatchRules) bar() *parts.TopBar { return p.app.backBar(lang.L("House rules")) }

func (p *newMatchRules) page() fyne.CanvasObject {
	t := p.app.beginning(p.game)
	return parts.NewPage(parts.NewBody(lang.L("The match keeps these answers, also if a default changes later.")),
		newHouseRules(p.app, p.game, t.Options, func() {}))
}

func (p *newMatchRules) refresh() {}

func (p *newMatchRules) key(fyne.KeyName) bool { return false }
