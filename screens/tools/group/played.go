package group

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// separators can stand between the cells of the table, in the order in which they are offered.
var separators = []rune{',', ';', '\t'}

// inAndOut are the ways of matches into the numbers and out of them: a match that was played without the app, and a table.
func (p *groupPage) inAndOut() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{p.app.enterKey()}
	if p.figures.Matches == 0 {
		return objects
	}
	words := []string{wording.L("Comma"), wording.L("Semicolon"), wording.L("Tab")}
	return append(objects, parts.NewPanel(wording.L("For a spreadsheet"),
		parts.NewChoice(wording.L("Between the cells"), words, p.app.apart, func(i int) { p.app.apart = i }),
		parts.NewButton(wording.L("Export as a table"), parts.IconShare, p.shareTable)))
}

// shareTable hands all matches of the group over for a spreadsheet.
func (p *groupPage) shareTable() {
	data := p.log.Since(p.app.since).CSV(p.figures.People, time.Local, separators[p.app.apart])
	p.app.Share(shell.Shareable{Title: wording.L("Export as a table"), Name: "evenings.csv", Text: string(data), Data: data})
}

// enterKey leads to where a match is entered.
func (a *Feature) enterKey() fyne.CanvasObject {
	return parts.NewButton(wording.L("Enter a match played without the app"), parts.IconPlus, func() { a.Open(shell.Route{Page: shell.PlayedPage}) })
}

// entering is a match that is being entered.
type entering struct {
	game    int // on the shelf
	date    string
	people  []string
	places  map[string]int
	points  map[string]int
	counted bool // there were points
}

// playedPage enters a match that was played without the app, and lists those that were.
type playedPage struct {
	app  *Feature
	name *parts.Entry
	who  *fyne.Container // a switch for each who can have played
	how  *fyne.Container // how it ended for those who have
	list *fyne.Container // what was entered before
}

func newPlayed(a *Feature) *playedPage {
	if e := &a.entering; e.places == nil {
		*e = entering{game: e.game, date: a.today(), places: map[string]int{}, points: map[string]int{}}
	}
	return &playedPage{app: a, who: parts.NewTightColumn(), how: parts.NewColumn(), list: parts.NewColumn()}
}

// today is the date on this device.
func (a *Feature) today() string {
	return time.UnixMilli(a.Device().Clock().Wall).Format(time.DateOnly)
}

func (p *playedPage) Heading() string { return wording.L("Played without the app") }

func (p *playedPage) Page() fyne.CanvasObject {
	e := &p.app.entering
	var titles []string
	for _, g := range p.app.Games() {
		titles = append(titles, g.Title)
	}
	p.name = parts.NewEntry(wording.L("Name"), "", nil)
	p.name.OnSubmitted = func(string) { p.add() }
	return parts.NewPage(
		parts.NewPanel(wording.L("What was played?"), parts.NewChoice("", titles, e.game, func(i int) { e.game = i }),
			parts.NewLess(wording.L("Year, month and day")), parts.NewEntry(wording.L("Date"), e.date, func(text string) { e.date = strings.TrimSpace(text) })),
		parts.NewPanel(wording.L("Who played?"), p.who, p.name, parts.NewButton(wording.L("Somebody else"), parts.IconPlus, p.add)),
		p.how, p.list)
}

// Refresh shows who can have played, how it ended for those who have, and what was entered.
func (p *playedPage) Refresh() {
	log, _ := p.app.Evenings.Log()
	e := &p.app.entering
	known := log.People()
	for _, name := range e.people {
		if !slices.Contains(known, name) {
			known = append(known, name)
		}
	}
	p.who.Objects = nil
	for _, name := range known {
		p.who.Add(parts.NewSwitch(parts.NoIcon, name, slices.Contains(e.people, name), func(on bool) { p.sit(name, on) }))
	}
	p.how.Objects = nil
	if len(e.people) > 0 {
		p.how.Add(p.ended())
		p.how.Add(parts.NewMainButton(wording.L("Keep this match"), parts.IconCheck, p.keep))
	}
	p.list.Objects = nil
	var rows []*parts.Row
	for _, match := range slices.Backward(p.app.Evenings.Played()) {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconRemove, Title: p.app.title(match.Game), Words: parts.Sentences(match.Date, p.app.placesLine(match)), Here: true,
			Tap: func() { p.remove(match) },
		}))
	}
	if rows != nil {
		p.list.Add(parts.NewSection(wording.L("Entered before: tap one to take it away")))
		p.list.Add(parts.NewRows(rows...))
	}
	for _, c := range []*fyne.Container{p.who, p.how, p.list} {
		c.Refresh()
	}
	p.app.Relay()
}

// placesLine says in which order people came in, with their points.
func (a *Feature) placesLine(match evenings.Played) string {
	var words []string
	for i, name := range match.Names {
		word := strconv.Itoa(match.Places[i]) + " " + name
		if match.Points != nil {
			word += " (" + strconv.Itoa(match.Points[i]) + ")"
		}
		words = append(words, word)
	}
	slices.Sort(words)
	return strings.Join(words, ", ")
}

// ended asks for the place of each who played, and the points where there were any.
func (p *playedPage) ended() fyne.CanvasObject {
	e := &p.app.entering
	column := []fyne.CanvasObject{}
	for _, name := range e.people {
		place := parts.NewStepper(name, 1, len(e.people), 1, parts.PlaceWord, func(n int) { e.places[name] = n })
		place.SetValue(min(e.places[name], len(e.people)))
		column = append(column, place)
		if e.counted {
			points := parts.NewNumberField(wording.L("Points of {player}", name), -mostPoints, mostPoints, func(n int) { e.points[name] = n })
			points.SetValue(e.points[name])
			column = append(column, points)
		}
	}
	column = append(column, parts.NewSwitch(parts.NoIcon, wording.L("With points"), e.counted, func(on bool) {
		e.counted = on
		p.Refresh()
	}))
	return parts.NewPanel(wording.L("How did it end?"), column...)
}

// mostPoints are those that can be entered.
const mostPoints = 9999

// sit says that somebody has played, or hasn't. The one who comes is placed last.
func (p *playedPage) sit(name string, on bool) {
	e := &p.app.entering
	e.people = slices.DeleteFunc(slices.Clone(e.people), func(n string) bool { return n == name })
	if on {
		e.people = append(e.people, name)
		e.places[name] = len(e.people)
	}
	p.Refresh()
}

// add takes a name that isn't among those known, if it can be told from the others.
func (p *playedPage) add() {
	name := strings.TrimSpace(p.name.Text)
	if err := (game.LastTable{Seats: append(slices.Clone(p.app.entering.people), name)}).Wrong(); err != nil {
		shell.SayProblem(p.app, err)
		return
	}
	p.name.SetText("")
	p.sit(name, true)
}

// keep adds the match to those that count.
func (p *playedPage) keep() {
	e := &p.app.entering
	g := p.app.Games()[e.game]
	var places, points []int
	for _, name := range e.people {
		places = append(places, min(e.places[name], len(e.people)))
		if e.counted {
			points = append(points, e.points[name])
		}
	}
	list := p.app.Evenings.Played()
	id := "played-" + strconv.FormatInt(p.app.Device().Clock().Wall, 36) // two are never entered in one millisecond
	match, err := evenings.NewPlayed(id, g, e.date, e.people, places, points)
	switch _, bad := time.Parse(time.DateOnly, e.date); {
	case bad != nil:
		p.app.Say(wording.L("A date is year, month and day, such as {date}.", p.app.today()))
	case e.date > p.app.today():
		p.app.Say(wording.L("That day is still to come."))
	case len(e.people) < g.MinSeats || len(e.people) > g.MaxSeats:
		p.app.Say(seatsLine(g))
	case err != nil:
		shell.SayProblem(p.app, err)
	case p.app.Evenings.KeepPlayed(append(slices.Clone(list), match)):
		p.app.entering = entering{game: e.game}
		p.app.Back()
	}
}

// seatsLine says for how many people a game is.
func seatsLine(g *rules.Game) string {
	if g.MinSeats == g.MaxSeats {
		return wording.L("{game} is for {least} players.", g.Title, g.MinSeats)
	}
	return wording.L("{game} is for {least} to {most} players.", g.Title, g.MinSeats, g.MaxSeats)
}

// remove asks, and takes a match away that was entered.
func (p *playedPage) remove(match evenings.Played) {
	parts.Ask(p.app.Canvas(), parts.Question{
		Icon: parts.IconRemove, Title: wording.L("Take it away?"), Words: wording.L("{game} of {date} counts for nobody then.", p.app.title(match.Game), match.Date),
		Yes: wording.L("Take away"), No: wording.L("Keep"),
	}, func(yes bool) {
		left := slices.DeleteFunc(slices.Clone(p.app.Evenings.Played()), func(m evenings.Played) bool { return m.ID == match.ID })
		if yes && p.app.Evenings.KeepPlayed(left) {
			p.Refresh()
		}
	})
}
