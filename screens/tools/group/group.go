package group

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/export"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// groupPage shows the numbers of a group: who won what, who came before whom, and each person.
type groupPage struct {
	app     *Feature
	bar     *parts.TopBar
	share   *parts.IconButton
	list    *fyne.Container
	play    *table.Button // the main act
	log     *evenings.Log
	figures evenings.Figures
}

func newGroup(a *Feature) *groupPage {
	p := &groupPage{app: a, list: container.NewStack(), play: table.NewButton(table.Gold, look.FeltOf(look.PlainFelt)).Large()}
	p.share = parts.NewIconButton(parts.IconShare, wording.L("Share as a picture"), p.sharePicture)
	p.bar = shell.BackBar(a, wording.L("Your evenings"), p.share)
	return p
}

func (p *groupPage) Bar() *parts.TopBar { return p.bar }

func (p *groupPage) Page() fyne.CanvasObject {
	said := parts.NewLess("")
	said.Hide()
	return parts.NewFooted(said, box.FixedBy(p.play, box.Just(0), func() float32 { return playHigh * table.Grown() })).Page(p.list)
}

// Refresh counts anew, and reads beside the screens what wasn't read yet.
func (p *groupPage) Refresh() {
	var unread []string
	p.log, unread = p.app.Evenings.Log()
	p.show()
	p.app.Evenings.CatchUp(unread, func() {
		if p.app.Shown() == shell.Screen(p) {
			p.log, _ = p.app.Evenings.Log()
			p.show()
		}
	})
}

// show builds what is on the page.
func (p *groupPage) show() {
	all := p.log
	people := p.app.group(all)
	counted := all.Since(p.app.since)
	p.figures = counted.Of(people, p.app.keys())
	var objects []fyne.CanvasObject
	if left := p.app.Evenings.Left; left > 0 {
		objects = append(objects, parts.NewLess(wording.N(left, "One match is still being read.;{n} matches are still being read.")))
	}
	switch {
	case len(people) == 0:
		p.bar.SetTitle(wording.L("Your evenings"))
		p.bar.SetLine("")
		objects = append(objects, p.first())
	default:
		p.bar.SetTitle(strings.Join(people, ", "))
		p.bar.SetLine(p.head())
		if p.figures.Matches > 0 {
			objects = append(objects, p.drawn()...)
			if records := p.newest(counted.With(people)); records != nil {
				objects = append(objects, records)
			}
			objects = append(objects, p.each())
		}
		objects = append(objects, p.choices(all)...)
	}
	p.play.Set(&table.Key{Icon: parts.IconPlay, Word: wording.L("Find a game for tonight"), Tap: func() { p.app.Open(shell.Route{Page: shell.TonightPage}) }})
	if len(people) > 0 {
		p.play.Set(p.playTogether())
	}
	box.SetVisible(p.share, p.figures.Matches > 0)
	p.bar.Refresh()
	p.list.Objects = []fyne.CanvasObject{parts.NewTightColumn(objects...)}
	p.list.Refresh()
	p.app.Relay()
}

// playHigh is the height of the main act, in device-independent pixels.
const playHigh = 72

// first is the page of those who have finished nothing yet.
func (p *groupPage) first() fyne.CanvasObject {
	var games []fyne.CanvasObject
	for _, g := range p.app.Games() {
		games = append(games, parts.NewTile(parts.GamePicture(g.Key), g.Title, wording.L("Start a match"),
			func() { p.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: g.Key}) }))
	}
	return parts.NewColumn(parts.NewTitle(wording.L("Your first evening")),
		parts.NewBody(wording.L("Play a match to its end, with your names. Then you see here who won, and who still owes whom a revenge.")),
		parts.NewGrid(firstTile, 3, games...), p.app.enterKey())
}

// firstTile is the width of a game's picture, in device-independent pixels.
const firstTile = 160

// head says how much was played.
func (p *groupPage) head() string {
	if p.figures.Matches == 0 {
		return wording.L("Nothing played together since {day}.", day(p.app.since))
	}
	line := countLine(p.figures)
	if p.app.since > 0 {
		line = wording.L("{count}, since {day}", line, day(p.app.since))
	}
	return line
}

// countLine counts evenings and matches.
func countLine(f evenings.Figures) string {
	return wording.N(f.Evenings, "One evening;{n} evenings") + ", " +
		wording.Count(f.Matches, "match;matches").String()
}

// drawn is what leaves the app as a picture too.
func (p *groupPage) drawn() []fyne.CanvasObject {
	return []fyne.CanvasObject{parts.NewPanel("", p.app.newWins(p.figures)), p.duels()}
}

// duels are who came before whom, for one person.
func (p *groupPage) duels() fyne.CanvasObject {
	people := p.figures.People
	own := max(0, slices.Index(people, p.app.against))
	rows := parts.NewTightColumn(parts.NewFlow(box.Pad(parts.NewSection(wording.L("Head to head")), 0, duelGap),
		newWho(own+1, people[own], p.app.choosing, func() { p.app.choosing = !p.app.choosing; p.show() })))
	if p.app.choosing {
		rows.Add(parts.NewChoice("", people, own, func(i int) {
			p.app.against, p.app.choosing = people[i], false
			p.show()
		}))
	}
	met := false
	for other := range people {
		before, behind := p.figures.Before[own][other], p.figures.Before[other][own]
		if p.figures.Met[own][other] {
			rows.Add(newDuel(people, own, other, before, behind))
			met = true
		}
	}
	if !met {
		rows.Add(parts.NewLess(wording.L("{player} has met nobody of you yet.", people[own])))
	}
	return parts.NewPanel("", rows)
}

// each are the people, each with a way to more.
func (p *groupPage) each() fyne.CanvasObject {
	var rows []*parts.Row
	for i, name := range p.figures.People {
		f := p.figures.Together[i]
		rows = append(rows, parts.NewRow(parts.RowData{
			Seat: i + 1, Title: name, Words: wonLine(f), Trail: streakLine(f.Streak),
			Tap: func() { p.app.Open(shell.Route{Page: shell.PersonPage, Arg: name}) },
		}))
	}
	return parts.NewColumn(parts.NewSection(wording.L("Each of you")), parts.NewRows(rows...))
}

// wonLine says how many of the matches were won.
func wonLine(f evenings.Person) string {
	return wording.L("Won {won} of {played}", f.Won, f.Played)
}

// streakLine says how many of the latest matches were won; nothing of a single one.
func streakLine(n int) string {
	if n < 2 {
		return ""
	}
	return wording.L("{number} in a row", n)
}

// mostSince is how many evenings are offered to count from.
const mostSince = 8

// choices are what counts, the other groups, and the way out as a table.
func (p *groupPage) choices(all *evenings.Log) []fyne.CanvasObject {
	year := yearBegins(p.app.Device().Clock().Wall)
	words, from := []string{wording.L("All"), wording.L("This year")}, []int64{0, year}
	own := all.With(p.figures.People).Evenings()
	for _, e := range slices.Backward(own[max(0, len(own)-mostSince):]) {
		words, from = append(words, wording.L("Since {day}", day(e.Started))), append(from, e.Started)
	}
	period := parts.NewChoice("", words, slices.Index(from, p.app.since), func(i int) {
		p.app.since = from[i]
		p.show()
	})
	objects := []fyne.CanvasObject{parts.NewPanel(wording.L("What counts"), period)}
	if groups := all.Groups(); len(groups) > 1 {
		var rows []*parts.Row
		for _, g := range groups {
			rows = append(rows, parts.NewRow(parts.RowData{
				Title: strings.Join(g, ", "), Words: countLine(all.Of(g, nil)), Chosen: slices.Equal(g, p.figures.People), Here: true,
				Tap: func() { p.choose(g) },
			}))
		}
		objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("Groups")), parts.NewRows(rows...)))
	}
	return append(objects, p.inAndOut()...)
}

// choose shows another group.
func (p *groupPage) choose(people []string) {
	p.app.people, p.app.against, p.app.choosing = people, "", false
	p.show()
}

// Measures of the picture that leaves the app: its width in units, of which each has so many pixels.
const (
	pictureWide  = 540
	pictureDense = 2
)

// sharePicture hands the numbers over as one picture.
func (p *groupPage) sharePicture() {
	title := strings.Join(p.figures.People, ", ")
	objects := append([]fyne.CanvasObject{parts.NewTitle(title), parts.NewLess(p.head())}, p.drawn()...)
	sheet := box.Pad(parts.NewColumn(objects...), pictureEdge, pictureEdge)
	size := fyne.NewSize(pictureWide, box.HeightAt(sheet, pictureWide))
	sheet.Resize(size)
	data, err := export.PNG(sheet, size, pictureDense)
	if err != nil {
		p.app.Say(wording.L("The file can't be written: {problem}.", err))
		return
	}
	p.app.Share(shell.Shareable{Title: title, Name: "evenings.png", Text: p.text(), Data: data})
}

// pictureEdge is free round the picture, in units.
const pictureEdge = 16

// text are the numbers in words.
func (p *groupPage) text() string {
	lines := []string{strings.Join(p.figures.People, ", "), countLine(p.figures)}
	add := func(title string, of []evenings.Person) {
		var words []string
		for i, f := range of {
			words = append(words, fmt.Sprintf("%s %d", p.figures.People[i], f.Won))
		}
		lines = append(lines, title+": "+strings.Join(words, ", "))
	}
	for _, g := range p.figures.Games {
		add(p.app.title(g.Game), g.Persons)
	}
	add(wording.L("Together"), p.figures.Together)
	return strings.Join(lines, "\n") + "\n"
}
