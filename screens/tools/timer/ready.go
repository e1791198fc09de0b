package timer

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
)

// ready is the timer before its start: tap the disc.
type ready struct {
	app   *Feature
	match *game.OwnMatch // the match that it will follow; nil: none
	scape *seascape
	crew  *sea.Crew
	facts *parts.Words
}

// factsTight is how small the line about the next game becomes, as a share of its letters, before it takes a second line.
const factsTight = 0.8

func newReady(a *Feature, match string) *ready {
	r := &ready{app: a, crew: sea.NewCrew(nil), facts: parts.NewBody("").Centred().Squeezed(factsTight)}
	if match != "" {
		r.match, _ = a.Opened(match) // a match that can't be opened any more has no timer of its own
	}
	r.scape = newSeascape(a, newDisc(a, wording.L("Start the timer"), r.start))
	r.scape.reading.Show(wording.L("Tap to start"), "")
	return r
}

func (r *ready) Bar() *parts.TopBar {
	return shell.BackBar(r.app, tideTitle(r.app), r.app.rulesButton())
}

func (r *ready) Page() fyne.CanvasObject {
	var words []string
	for n := tide.MinPlayers; n <= tide.MaxPlayers; n++ {
		words = append(words, strconv.Itoa(n))
	}
	players := parts.NewChoice(wording.L("Players"), words, r.app.Options().Players-tide.MinPlayers, func(i int) {
		r.app.Choose(func(p *shell.Options) { p.Players = tide.MinPlayers + i })
	})
	players.Hidden = r.match != nil
	names := parts.NewButton(wording.L("Names"), lesserIcon(r.app, parts.IconPeople), func() { r.app.Open(shell.Route{Page: shell.NamesPage}) }).SetWeight(parts.Faint)
	names.Hidden = r.match != nil
	change := parts.NewButton(wording.L("Options"), lesserIcon(r.app, parts.IconGear), func() { r.app.Open(shell.Route{Page: shell.OptionsPage}) })
	column := parts.NewColumn
	if lowWindow(r.app) {
		column = parts.NewTightColumn
	}
	r.crew.Low(lowWindow(r.app))
	return r.scape.page(column(r.crew, players, r.facts, parts.NewEqual(names, change.SetWeight(parts.Faint))), nil)
}

// Ground is the sea.
func (r *ready) Ground() fyne.CanvasObject { return r.scape.sea }

func (r *ready) Refresh() {
	r.facts.SetText(factsLine(r.settings()))
	r.showCrew()
	r.scape.draw()
}

// showCrew shows who plays, if anybody has a name.
func (r *ready) showCrew() {
	names := r.app.called(r.app.Options().Players)
	if r.match != nil {
		names = r.match.Match.Table().Seats()
	}
	r.crew.SetPlayers(names)
	named := slices.ContainsFunc(names, func(name string) bool { return name != "" })
	if r.crew.Visible() != named {
		box.SetVisible(r.crew, named)
		r.app.Relay()
	}
}

// settings are those of the next game.
func (r *ready) settings() tide.Settings {
	if r.match != nil {
		return r.app.TideSettings(r.match)
	}
	return r.app.Options().Settings(r.app.Options().Players)
}

// start starts the timer, alone or beside its match.
func (r *ready) start() {
	if r.match != nil {
		r.app.StartBeside(r.match)
		return
	}
	r.app.Start()
}

// factsLine reports what the next game will be like.
func factsLine(s tide.Settings) string {
	time := parts.Minutes(s.Length)
	if s.Chance == 0 || s.Active == 0 {
		return wording.L("{time}, no random events", time)
	}
	return wording.L("{time}, {events} kinds of events at {chance}%", time, len(s.Active.List()), s.Chance)
}

func (r *ready) Key(name fyne.KeyName) bool {
	if name == fyne.KeySpace {
		r.start()
		return true
	}
	return false
}

// Start starts the timer with the options.
func (a *Feature) Start() {
	if a.Evening != nil || a.joins() {
		return
	}
	players := a.Options().Players
	e, err := beginEvening(a.Device(), a.Options().Settings(players), a.sit(players))
	a.begun(e, err)
}

// StartBeside starts the timer of a match.
func (a *Feature) StartBeside(o *game.OwnMatch) {
	if a.Evening != nil || a.joins() {
		return
	}
	a.begun(beginBeside(a.Device(), a.TideSettings(o), a.Beside(o)))
}

// begun shows a timer that was started, or says why it was not.
func (a *Feature) begun(e *Evening, err error) {
	if err != nil {
		a.Say(wording.L("The timer can't be started: {problem}.", err))
		return
	}
	a.Evening = e
	a.Cover.begin(e.View)
	a.stateChanged()
	a.watchTimer()
}

// OpenTimer goes to the timer.
func (a *Feature) OpenTimer() { a.Open(shell.Route{Page: shell.TimerPage}) }

// tideTitle is the title of the game that has the timer.
func tideTitle(a *Feature) string {
	if game, ok := a.TimedGame(); ok {
		return game.Title
	}
	return wording.L("Timer")
}

// rulesButton leads from the timer to the rules.
func (a *Feature) rulesButton() *parts.IconButton {
	return parts.NewIconButton(parts.IconRules, wording.L("Rules"), func() {
		if g, ok := a.TimedGame(); ok {
			a.Open(shell.Route{Page: shell.RulesPage, Arg: g.Key})
		}
	})
}

// eventsButton leads from the timer to the list of events.
func (a *Feature) eventsButton() *parts.IconButton {
	return parts.NewIconButton(parts.IconList, wording.L("Events"), func() { a.Open(shell.Route{Page: shell.EventsPage}) })
}
