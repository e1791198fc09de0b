// Package lab lets designers play many matches with other numbers of the rules, and shows what came of it.
package lab

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/lab"
	"tablekeeper/companion/lab/players"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// Feature is the lab: it plays many matches of a game and shows what the rules do.
type Feature struct {
	*game.Session
	studies map[string]*study // by the game's key
}

// New is a lab in which nothing was played yet.
func New(s *game.Session) *Feature { return &Feature{s, map[string]*study{}} }

// sizes are how many matches can be asked for: fewer in a browser, which has one core for all.
func (a *Feature) sizes() []int {
	if a.Device().Yield != nil {
		return []int{10, 50, 200}
	}
	return []int{20, 200, 1000, 10000}
}

// Build makes a page of the lab, or nil. Arg: the game's key; with a slash and rules: what is compared, with numbers: those of the rules.
func (a *Feature) Build(r shell.Route) shell.Screen {
	key, what, _ := strings.Cut(r.Arg, "/")
	g, ok := a.Game(key)
	if r.Page != shell.LabPage || !ok {
		return nil
	}
	s := a.studies[key]
	if s == nil {
		s = newStudy(a, g)
		a.studies[key] = s
	}
	switch {
	case what == "" || s.work() != idle: // another answer would throw away what is under way
		return &page{app: a, study: s, box: container.NewStack()}
	case what == numbersPart:
		if s.editor == nil || s.edited != s.seats { // what is printed may differ
			s.editor, s.edited = newNumbersPage(a, s), s.seats
		}
		return s.editor
	}
	return &rulesPage{a, s}
}

// page asks what is to be played, plays it, and shows the report.
type page struct {
	app      *Feature
	study    *study
	box      *fyne.Container
	progress *parts.Progress
	left     *parts.Words // how long it takes
	shown    work         // what went on when the page was drawn last
}

func (p *page) Heading() string { return wording.L("The lab") }

func (p *page) Page() fyne.CanvasObject {
	p.study.changed = func() {
		if p.app.Shown() == shell.Screen(p) {
			p.app.Refresh()
		}
	}
	return parts.NewWidePage(p.box)
}

// Refresh moves the bar, or draws all anew where something has begun or ended.
func (p *page) Refresh() {
	s, now := p.study, p.study.work()
	if now != idle && now == p.shown {
		p.progress.SetValue(s.far())
		p.showLeft()
		return
	}
	p.shown = now
	objects := []fyne.CanvasObject{parts.NewBody(wording.L("The app plays many matches by itself and counts what the rules do. Nothing here touches your matches."))}
	if now != idle {
		objects = append(objects, p.underWay(now)...)
	} else {
		objects = append(objects, parts.NewHalves(parts.NewPanel("", p.choices()), parts.NewColumn(p.others(), p.begin())))
		if s.fault != "" {
			objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: wording.L("A match broke off"), Words: s.fault}))
		}
		if n := s.broke.Matches; n > 0 {
			title := wording.N(n, "One match broke off and is left out;{n} matches broke off and are left out")
			objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: title, Words: parts.Upper(s.broke.First()) + "."}))
		}
		objects = append(objects, p.found()...)
	}
	p.box.Objects = []fyne.CanvasObject{parts.NewSections(objects...)}
	p.box.Refresh()
	p.app.Relay()
}

// underWay says what goes on beside the screens, and how far it has come.
func (p *page) underWay(now work) []fyne.CanvasObject {
	words := map[work]string{
		reads: wording.L("Matches read"), plays: wording.L("Matches played"), stopping: wording.L("Matches played"), counts: wording.L("Counting what the matches show"),
	}
	p.progress = parts.NewProgress(words[now])
	p.progress.SetValue(p.study.far())
	if now != plays && now != stopping {
		return []fyne.CanvasObject{p.progress}
	}
	p.left = parts.NewLess("")
	p.showLeft()
	stop := parts.NewMainButton(wording.L("Stop"), parts.IconStop, func() {
		p.study.halted.Store(true)
		p.Refresh()
	})
	if now == stopping {
		stop.SetText(wording.L("Stopping"))
		stop.Disable()
	}
	return []fyne.CanvasObject{p.progress, p.left, stop}
}

// choices are how many play, how well, and how often.
func (p *page) choices() fyne.CanvasObject {
	s := p.study
	change := func(set func(i int)) func(int) {
		return func(i int) {
			set(i)
			s.forget()
			p.Refresh()
		}
	}
	var sizes []string
	for _, n := range p.app.sizes() {
		sizes = append(sizes, strconv.Itoa(n))
	}
	levels := players.Levels()
	column := parts.NewTightColumn(
		parts.NewBody(wording.L("Seats")), p.seats(change),
		parts.NewBody(wording.L("Players")), parts.NewChoice("", game.LevelTitles()[1:], slices.Index(levels, s.level), change(func(i int) { s.level = levels[i] })),
		parts.NewBody(wording.L("Matches")), parts.NewChoice("", sizes, slices.Index(p.app.sizes(), s.games), func(i int) {
			s.games = p.app.sizes()[i]
			p.Refresh() // what was played counts
		}),
	)
	if timer := p.timer(); timer != nil {
		column.Add(timer)
	}
	return column
}

// others are what else a study can change.
func (p *page) others() fyne.CanvasObject {
	s, column := p.study, parts.NewColumn()
	open := func(what string) func() {
		return func() { p.app.Open(shell.Route{Page: shell.LabPage, Arg: s.game.Key + "/" + what}) }
	}
	if s.span {
		column.Add(parts.NewLess(wording.L("All matches are played with each number of players, and the results stand side by side.")))
		return column
	}
	if len(s.game.Options) > 0 {
		words := wording.L("No house rule is compared.")
		if len(s.against) > 0 {
			words = game.HouseRulesLine(s.game, s.against)
		}
		column.Add(parts.NewCard(parts.IconScales, wording.L("Compare with house rules"), words, open("rules")))
	}
	if len(s.knobs(s.seats, s.timer)) > 0 {
		words := wording.L("All numbers as printed")
		if len(s.numbers) > 0 {
			words = s.numbersLine()
		}
		column.Add(parts.NewCard(parts.IconGear, wording.L("Designer"), words, open(numbersPart)))
		if len(s.numbers) > 0 {
			column.Add(parts.NewLess(wording.L("All matches are played once more with your numbers, from the same chance, and compared with the printed game.")))
		}
	}
	if p.app.Device().Yield != nil {
		column.Add(parts.NewLess(wording.L("A browser plays on one core, and slowly: an installed Tablekeeper plays thousands.")))
	}
	return column
}

// seats chooses how many play, or all numbers in turn.
func (p *page) seats(change func(set func(i int)) func(int)) fyne.CanvasObject {
	s := p.study
	var seats []string
	for n := s.game.MinSeats; n <= s.game.MaxSeats; n++ {
		seats = append(seats, strconv.Itoa(n))
	}
	chosen, all := s.seats-s.game.MinSeats, len(seats)
	if all > 1 {
		seats = append(seats, wording.L("All"))
	}
	if s.span {
		chosen = all
	}
	return parts.NewChoice("", seats, chosen, change(func(i int) {
		s.span = i == all
		s.reseat(s.game.MinSeats + i%all)
	}))
}

// timer is the switch of the game's timer; nil: it has none.
func (p *page) timer() fyne.CanvasObject {
	s := p.study
	usual := lab.ClockFor(s.game, s.seats)
	if usual == nil {
		return nil
	}
	words := wording.L("Chance ends the matches, and brings events.")
	if s.timer {
		words = wording.L("Set to {minutes} minutes. Every ten seconds an event comes in {chance} of 100 cases. A move takes {seconds} seconds. Change it under Designer.",
			usual.Minutes, usual.Chance, lab.DefaultPace)
	}
	return parts.NewTightColumn(parts.NewSwitch(parts.IconHourglass, wording.L("The timer runs"), s.timer, func(on bool) {
		s.wind(on)
		s.forget()
		p.Refresh()
	}), parts.NewLess(words))
}

// begin plays, or goes on where it was stopped.
func (p *page) begin() fyne.CanvasObject {
	s := p.study
	done, total := s.done()
	text := wording.L("Play")
	if done > 0 {
		text = wording.L("Go on")
	}
	button := parts.NewMainButton(text, parts.IconPlay, func() {
		s.start()
		p.Refresh()
	})
	parts.Able(button, done < total)
	if done == 0 || done >= total {
		return button
	}
	return parts.NewTightColumn(parts.NewLess(wording.L("Played {done} of {total}.", done, total)), button)
}

// levelTitle is a level as people choose it.
func levelTitle(level string) string {
	return game.LevelTitles()[1+slices.Index(players.Levels(), level)]
}

// rulesPage chooses the house rules that are compared with the usual ones.
type rulesPage struct {
	app   *Feature
	study *study
}

func (p *rulesPage) Heading() string { return wording.L("Compare with house rules") }

func (p *rulesPage) Page() fyne.CanvasObject {
	return parts.NewPage(parts.NewBody(wording.L("All matches are played once more with these answers, from the same chance.")),
		game.NewHouseRules(p.app.Session, p.study.game, p.study.against, p.study.forget))
}
