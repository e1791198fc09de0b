// Package newmatch begins a match: who plays, by which house rules, with whose cards, and what lies on the table.
package newmatch

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// newMatch is the page on which a match begins: who sits where, the house rules, the setup, and whose cards and dice.
type newMatchPage struct {
	app     *Feature
	game    *rules.Game
	table   *game.LastTable
	seats   *parts.SeatList
	problem *parts.Words
	start   *table.Button
	mix     *parts.Card
}

// copyCard leads from a match that begins to one's own copy of the game.
func (p *newMatchPage) copyCard() fyne.CanvasObject {
	_, words := p.app.Adds(p.game.Key).Printed()
	return parts.NewCard(parts.IconList, wording.L("What your box prints"), words,
		func() { p.app.Open(shell.Route{Page: shell.CopyPage, Arg: p.game.Key}) })
}

func newNewMatch(a *Feature, g *rules.Game) *newMatchPage {
	p := &newMatchPage{app: a, game: g, table: a.Beginning(g), problem: game.NewProblem()}
	p.seats = parts.NewSeatList(g.MinSeats, g.MaxSeats, p.table.Seats, game.VacantName, p.changed).
		Plays(func(name string) bool { return p.table.Chairs[name] != "" }, p.level).Offer(a.Remembered.Names)
	p.start = table.NewButton(table.Gold, look.FeltOf(g.Key)).Large()
	return p
}

func (p *newMatchPage) Heading() string { return wording.L("New match") }

// level chooses who plays the seat of somebody.
func (p *newMatchPage) level(seat int, name string) fyne.CanvasObject {
	return game.NewLevelChoice(p.app.Session, p.game, p.table.Chairs[name], func(level string) {
		p.table.SetChair(seat, level)
		p.seats.SetNames(p.table.Seats)
		p.Refresh()
	})
}

// footed is the page with the key that starts.
func (p *newMatchPage) footed(objects ...fyne.CanvasObject) fyne.CanvasObject {
	felt := look.FeltOf(p.game.Key)
	plate := box.NewSurface(box.Face{Fill: felt.Dock, Line: look.Gold, Corner: plateCorner})
	start := box.Fixed(p.start, 0, startHigh*table.Grown())
	return parts.NewFooted(p.problem, start).Leads(parts.GamePicture(p.game.Key)).On(plate).Page(objects...)
}

// Measures of the foot, in device-independent pixels.
const (
	startHigh   = 84
	plateCorner = 24
)

func (p *newMatchPage) Page() fyne.CanvasObject {
	cards := parts.NewTightColumn(parts.NewCard(parts.IconRules, wording.L("House rules"), game.HouseRulesLine(p.game, p.table.Options),
		func() { p.app.Open(shell.Route{Page: shell.NewTablePage, Arg: p.game.Key}) }))
	if p.game.Shuffle != nil {
		cards.Add(parts.NewCard(parts.IconShuffle, wording.L("Setup"), setupLine(p.table),
			func() { p.app.Open(shell.Route{Page: shell.NewSetupPage, Arg: p.game.Key}) }))
	}
	if p.app.Adds(p.game.Key).Printed != nil {
		cards.Add(p.copyCard())
	}
	p.mix = parts.NewCard(parts.IconShuffle, wording.L("Shuffle together"), wording.L("Everyone taps once to stir the deck"),
		func() { p.app.Open(shell.Route{Page: shell.NewMixPage, Arg: p.game.Key}) })
	box.SetVisible(p.mix, p.draws())
	cards.Add(p.mix)
	column := parts.NewColumn(parts.NewSection(wording.L("Who plays")), p.seats)
	if draws(p.game) {
		column.Add(parts.NewSection(wording.L("Whose cards and dice")))
		column.Add(p.chance())
	}
	column.Add(cards)
	column.Add(game.NewClockChoice(p.table.Clock, func(header string) { p.table.Clock = header; p.app.Relay() }))
	return p.footed(column)
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
	hands := game.NewPrivacy(!p.table.Open, func(private bool) { p.table.Open = !private; p.app.Relay() })
	hidden := p.app.Hides(p.game)
	stays := parts.NewSwitch(parts.NoIcon, wording.L("What chance has shown stays"), p.table.Stays, func(on bool) { p.table.Stays = on })
	var ours, own *parts.Card
	choose := func(app bool) {
		p.table.Own = app
		ours.Choose(!app)
		own.Choose(app)
		box.SetVisible(hands, hidden && app)
		box.SetVisible(stays, app)
		box.SetVisible(p.mix, p.draws())
	}
	tapped := func(app bool) func() { return func() { choose(app); p.app.Relay() } }
	ours = parts.NewCard(parts.IconTable, wording.L("Ours"), wording.L("Cards and dice from the box"), tapped(false)).Pick()
	own = parts.NewCard(parts.IconCards, wording.L("The app's"), wording.L("It shuffles, deals and rolls"), tapped(true)).Pick()
	choose(p.table.Own)
	return parts.NewColumn(parts.NewGrid(leastHalf, 2, ours, own), hands, stays)
}

// leastHalf is how wide each of two cards side by side is at least, in device-independent pixels.
const leastHalf = 130

// setupLine reports how the table is set up.
func setupLine(t *game.LastTable) string {
	const named = 3 // lines
	if len(t.Setup) == 0 {
		return wording.L("By chance")
	}
	return wording.L("As laid: {lines}", strings.Join(t.Setup[:min(len(t.Setup), named)], ", "))
}

// showStart says on the key that starts which seats the app plays, so that nobody is surprised by a match that plays itself; else who
// plays.
func (p *newMatchPage) showStart(able bool) {
	key, label := table.Key{Icon: parts.IconPlay, Word: wording.L("Start")}, wording.L("Start the match")
	if names := game.AppNames(p.table.Seats, p.table.Chair); len(names) > 0 {
		key.Price = wording.L("the app plays {names}", strings.Join(names, ", "))
		label = parts.Sentences(label, key.Price)
	} else {
		key.Price = parts.ShortWords(strings.Join(p.table.Seats, ", "))
	}
	if able {
		key.Tap = p.begin
	}
	p.start.Set(&key)
	p.start.Label = label
	parts.Able(p.start, able)
}

// changed takes the seats as they stand.
func (p *newMatchPage) changed() {
	p.table.Sit(p.seats.Names())
	p.Refresh()
}

// Refresh reports what keeps the match from beginning.
func (p *newMatchPage) Refresh() {
	err := p.table.Wrong()
	if err == nil {
		_, err = p.game.Open(p.table.Laid(p.game), nil)
	}
	game.SayProblem(p.problem, err)
	p.showStart(err == nil)
	p.app.Relay()
}

// begin starts the match, and remembers the table for the next one.
func (p *newMatchPage) begin() {
	a, t := p.app, p.table
	own := matches.Settings{Draws: t.Own && draws(p.game), Private: !t.Open, Stays: t.Stays, Setup: p.game.Shuffle != nil && len(t.Setup) == 0, Seal: a.mixed(p.game, t.Seats)}
	laid := t.Laid(p.game)
	laid.Add(evenings.HeaderDate, time.UnixMilli(a.Device().Clock().Wall).Format(time.DateOnly))
	if t.Clock != "" {
		laid.Add(matches.HeaderClock, t.Clock)
	}
	m, err := a.Library.Create(laid, p.game.Title, own)
	if a.Kept(err) != nil || m == nil {
		return
	}
	if err := a.Remembered.Keep(a.Wholes(), p.game.Key, *t); err != nil {
		a.Say(wording.L("The names can't be remembered: {problem}.", err))
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

func (p *newMatchRules) Heading() string { return wording.L("House rules") }

func (p *newMatchRules) Page() fyne.CanvasObject {
	t := p.app.Beginning(p.game)
	return parts.NewPage(parts.NewBody(wording.L("The match keeps these answers, even if a default changes later.")),
		game.NewHouseRules(p.app.Session, p.game, t.Options, func() {}))
}

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
	case shell.NewSetupPage:
		return newNewMatchSetup(a, game)
	}
	return nil
}

// Feature is where a match begins.
type Feature struct {
	*game.Session
	seals map[string]*sealed // by the game's key: of matches into which people mix before they begin
}
