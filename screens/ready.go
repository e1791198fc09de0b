package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/parts"
)

// ready is the timer before its start: tap the disc.
type ready struct {
	app   *App
	match *openMatch // the match that it will follow; nil: none
	disc  *disc
	facts *parts.Words
}

func newReady(a *App, match string) *ready {
	r := &ready{app: a, facts: parts.NewLess("").Centred()}
	if match != "" {
		r.match, _ = a.opened(match) // a match that can't be opened any more has no timer of its own
	}
	r.disc = newDisc(a, lang.L("Start the timer"), r.start)
	return r
}

func (r *ready) bar() *parts.TopBar { return r.app.backBar(tideTitle(r.app), r.app.rulesButton()) }

func (r *ready) page() fyne.CanvasObject {
	var words []string
	for n := tide.MinPlayers; n <= tide.MaxPlayers; n++ {
		words = append(words, strconv.Itoa(n))
	}
	players := parts.NewChoice(lang.L("Players"), words, r.app.options.Players-tide.MinPlayers, func(i int) {
		r.app.choose(func(p *preferences) { p.Players = tide.MinPlayers + i })
	})
	change := parts.NewButton(lang.L("Options"), parts.IconGear, func() { r.app.open(Route{Page: OptionsPage}) })
	players.Hidden = r.match != nil
	side := parts.NewColumn(parts.NewTable(lang.L("Tap to start")).Centred(), players, r.facts, change.SetWeight(parts.Quiet))
	return newTableLayout(r.disc, side)
}

func (r *ready) refresh() {
	r.facts.SetText(factsLine(r.settings()))
	r.disc.draw()
}

// settings are those of the next game.
func (r *ready) settings() tide.Settings {
	if r.match != nil {
		return r.app.tideSettings(r.match)
	}
	return r.app.options.settings(r.app.options.Players)
}

// start starts the timer, alone or beside its match.
func (r *ready) start() {
	if r.match != nil {
		r.app.startBeside(r.match)
		return
	}
	r.app.start()
}

// factsLine says what the next game will be like.
func factsLine(s tide.Settings) string {
	data := map[string]any{"Time": minutes(s.Length), "Events": len(s.Active.List()), "Chance": s.Chance}
	if s.Chance == 0 || s.Active == 0 {
		return lang.L("{{.Time}}, no random events", data)
	}
	return lang.L("{{.Time}}, {{.Events}} kinds of events at {{.Chance}} %", data)
}

func (r *ready) key(name fyne.KeyName) bool {
	if name == fyne.KeySpace {
		r.start()
		return true
	}
	return false
}

// start starts the timer with the options.
func (a *App) start() {
	if a.evening != nil || a.joins() {
		return
	}
	e, err := beginEvening(a.device, a.options.settings(a.options.Players), a.options.Players)
	a.begun(e, err)
}

// startBeside starts the timer of a match.
func (a *App) startBeside(o *openMatch) {
	if a.evening != nil || a.joins() {
		return
	}
	e, err := beginBeside(a.device, a.tideSettings(o), &followed{a, o})
	a.begun(e, err)
}

// begun shows a timer that was started, or says why it was not.
func (a *App) begun(e *evening, err error) {
	if err != nil {
		a.say(lang.L("The timer can't be started: {{.Problem}}.", said(err)))
		return
	}
	a.evening = e
	a.cover.begin(e.view)
	a.stateChanged()
	a.watchTimer()
}

// openTimer goes to the timer.
func (a *App) openTimer() { a.open(Route{Page: TimerPage}) }

// tideTitle is the title of the game that has the timer.
func tideTitle(a *App) string {
	if game, ok := a.game(tideKey); ok {
		return game.Title
	}
	return lang.L("Timer")
}

// rulesButton leads from the timer to the rules.
func (a *App) rulesButton() *parts.IconButton {
	return parts.NewIconButton(parts.IconRules, lang.L("Rules"), a.openRules)
}

// eventsButton leads from the timer to the list of events.
func (a *App) eventsButton() *parts.IconButton {
	return parts.NewIconButton(parts.IconList, lang.L("Events"), func() { a.open(Route{Page: EventsPage}) })
}
