package group

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// tonight is what was said of this evening.
type tonight struct {
	people  []string // who plays, in the order in which they sit
	minutes int
	starts  string // who was drawn to begin; "": nobody yet
	draws   int    // how often somebody was
}

// The minutes that can be chosen, and those that are there first.
const (
	leastMinutes, mostMinutes, minuteStep = 10, 300, 10
	usualMinutes                          = 90
)

// tonightPage finds a game for those who are there and the time that they have, and draws who starts.
type tonightPage struct {
	app  *Feature
	log  *evenings.Log
	list *fyne.Container // the games
	who  *fyne.Container // who starts
	draw *parts.Button
}

func newTonight(a *Feature) *tonightPage {
	p := &tonightPage{app: a, list: parts.NewColumn(), who: container.NewStack()}
	p.log, _ = a.Evenings.Log()
	if a.tonight.minutes == 0 {
		a.tonight.minutes = usualMinutes
	}
	return p
}

func (p *tonightPage) Heading() string { return wording.L("Tonight") }

func (p *tonightPage) Page() fyne.CanvasObject {
	p.draw = parts.NewButton(wording.L("Draw who starts"), parts.IconShuffle, p.drawStarter)
	minutes := parts.NewStepper(wording.L("You have"), leastMinutes, mostMinutes, minuteStep,
		func(n int) string { return parts.Minutes(int64(n) * shell.Minute) },
		func(n int) { p.app.tonight.minutes = n; p.Refresh() })
	minutes.SetValue(p.app.tonight.minutes)
	return parts.NewPage(parts.NewPanel(wording.L("Who is there?"), p.people(), parts.NewButton(wording.L("Somebody else"), parts.IconPlus, p.add)),
		parts.NewPanel("", minutes), p.list, parts.NewPanel(wording.L("Who starts?"), p.who, p.draw))
}

// known are the people who can be there: those of the evenings and those of the last tables.
func (p *tonightPage) known() []string {
	names := p.log.People()
	for _, list := range [][]string{p.app.Remembered.Names, p.app.tonight.people} {
		for _, name := range list {
			called := p.app.Evenings.People().Call(name)
			if !game.VacantName(name) && !slices.Contains(names, called) {
				names = append(names, called)
			}
		}
	}
	return names
}

// people are switches, one for each.
func (p *tonightPage) people() fyne.CanvasObject {
	column := parts.NewTightColumn()
	for _, name := range p.known() {
		column.Add(parts.NewSwitch(parts.NoIcon, name, slices.Contains(p.app.tonight.people, name), func(on bool) { p.sit(name, on) }))
	}
	return column
}

// sit lets somebody come or go.
func (p *tonightPage) sit(name string, on bool) {
	t := &p.app.tonight
	t.people, t.starts = slices.DeleteFunc(slices.Clone(t.people), func(n string) bool { return n == name }), ""
	if on {
		t.people = append(t.people, name)
	}
	p.Refresh()
}

// add asks for a name that isn't among those known.
func (p *tonightPage) add() { p.app.Open(shell.Route{Page: shell.NewcomerPage}) }

// Refresh lists the games anew, and who starts.
func (p *tonightPage) Refresh() {
	t := &p.app.tonight
	p.list.Objects = []fyne.CanvasObject{parts.NewSection(wording.L("What fits"))}
	if len(t.people) == 0 {
		p.list.Add(parts.NewLess(wording.L("Say who is there, then the games that suit you come first.")))
	}
	var rows []*parts.Row
	for _, f := range p.log.Tonight(p.app.Games(), len(t.people), t.minutes) {
		row := parts.RowData{Icon: p.app.Adds(f.Game.Key).Icon, Title: f.Game.Title, Words: fitLine(f), Greyed: !f.Fits()}
		if f.Seats {
			row.Tap = func() { p.begin(f) }
		}
		rows = append(rows, parts.NewRow(row))
	}
	if len(t.people) > 0 {
		p.list.Add(parts.NewRows(rows...))
	}
	p.list.Refresh()
	p.who.Objects = []fyne.CanvasObject{p.starter()}
	p.who.Refresh()
	if enough := len(t.people) > 1; enough == p.draw.Disabled() {
		if enough {
			p.draw.Enable()
		} else {
			p.draw.Disable()
		}
	}
	p.app.Relay()
}

// fitLine says how long a game takes and how that is known, or why it doesn't suit.
func fitLine(f evenings.Fit) string {
	if !f.Seats && f.Game.MinSeats == f.Game.MaxSeats {
		return wording.L("For {least} players", f.Game.MinSeats)
	}
	if !f.Seats {
		return wording.L("For {least} to {most} players", f.Game.MinSeats, f.Game.MaxSeats)
	}
	line := ""
	switch f.Source {
	case evenings.NoTime:
		return wording.L("Nobody knows yet how long it takes")
	case evenings.Document:
		line = wording.L("About {minutes} min, says the rulebook", f.Minutes)
	case evenings.OwnMatches:
		line = wording.N(f.Matches, "About {minutes} min, as in one match of yours with another number of players;About {minutes} min, as in {n} matches of yours with other numbers of players", f.Minutes)
	case evenings.OwnTables:
		line = wording.N(f.Matches, "About {minutes} min, as in one match of yours;About {minutes} min, as in {n} matches of yours", f.Minutes)
	}
	if !f.Time {
		line = parts.Sentences(wording.L("Takes too long"), line)
	}
	return line
}

// starter shows who was drawn, large enough for all to read.
func (p *tonightPage) starter() fyne.CanvasObject {
	t := &p.app.tonight
	if t.starts == "" {
		return parts.NewLess(wording.L("The app draws one of you, each as likely. Everybody watches."))
	}
	seat := slices.Index(t.people, t.starts) + 1
	return parts.NewFlow(parts.NewSeatMark(seat, starterMark),
		parts.NewTable(wording.L("{player} starts", t.starts)).Again(t.draws).Squeezed(nameTight))
}

// starterMark is the mark of who starts, in device-independent pixels.
const starterMark = 56

// drawStarter draws one of those who are there.
func (p *tonightPage) drawStarter() {
	seed, err := p.app.Device().NewSeed()
	if err != nil {
		p.app.Say(wording.L("Nobody can be drawn: {problem}.", err))
		return
	}
	t := &p.app.tonight
	t.starts, t.draws = t.people[chance.New(seed).Below(len(t.people))], t.draws+1
	p.Refresh()
}

// begin leads to a new match of those who are there. Who was drawn to start sits first.
func (p *tonightPage) begin(f evenings.Fit) {
	t := p.app.Beginning(f.Game)
	t.Seats, t.Setup, t.Chairs = slices.Clone(p.app.tonight.people), nil, nil
	if at := slices.Index(t.Seats, p.app.tonight.starts); at > 0 {
		t.Seats = slices.Concat(t.Seats[at:], t.Seats[:at])
	}
	p.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: f.Game.Key})
}

// newcomerPage asks for the name of somebody who hasn't played here yet.
type newcomerPage struct {
	app  *Feature
	name *parts.Entry
}

func (p *newcomerPage) Heading() string { return wording.L("Somebody else") }

func (p *newcomerPage) Page() fyne.CanvasObject {
	p.name = parts.NewEntry(wording.L("Name"), "", nil)
	p.name.OnSubmitted = func(string) { p.sit() }
	return parts.NewPage(p.name, parts.NewMainButton(wording.L("Sit down"), parts.IconCheck, p.sit))
}

// sit lets the newcomer be there, if the name can be told from the others.
func (p *newcomerPage) sit() {
	t := &p.app.tonight
	people := append(slices.Clone(t.people), strings.TrimSpace(p.name.Text))
	if err := (game.LastTable{Seats: people}).Wrong(); err != nil {
		shell.SayProblem(p.app, err)
		return
	}
	t.people, t.starts = people, ""
	p.app.Back()
}

// playTogether is the key that leads from the numbers of a group to its next match.
func (p *groupPage) playTogether() *table.Key {
	return &table.Key{Icon: parts.IconPlay, Word: wording.L("Play together"), Price: strings.Join(p.figures.People, ", "), Tap: func() {
		p.app.tonight.people, p.app.tonight.starts = slices.Clone(p.figures.People), ""
		p.app.Open(shell.Route{Page: shell.TonightPage})
	}}
}
