package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// The pages about the matches of the device.
const (
	MatchesPage    Page = "matches"    // Arg: archived for those that were put away, else ""
	MatchNamePage  Page = "match-name" // Arg: the match's id
	StatisticsPage Page = "statistics" // Arg: the match's id
	ChancePage     Page = "chance"     // Arg: the match's id
	AgreePage      Page = "agree"      // Arg: the match's id, a slash, and the move that is played anyway
	ImportPage     Page = "import"     // a transcript is being read
)

// archived is the Arg of the matches that were put away.
const archived = "archive"

// matchWhere names the table of a match in a route.
func matchWhere(id string) string { return "match/" + id }

// mostResumed is how many running matches Home shows.
const mostResumed = 4

// resumeCards are cards to go on with the running matches, the latest first.
func (a *App) resumeCards() []fyne.CanvasObject {
	all, err := a.library.List()
	if err != nil {
		a.say(lang.L("The list of matches can't be read: {{.Problem}}.", said(err)))
	}
	running, _, _ := parted(all)
	var cards []fyne.CanvasObject
	for _, m := range running[:min(len(running), mostResumed)] {
		cards = append(cards, parts.NewCard(parts.IconPlay, a.matchTitle(m), a.matchLine(m), func() { a.resume(m.ID) }))
	}
	return cards
}

// matchesRow leads to all matches of the device.
func (a *App) matchesRow() fyne.CanvasObject {
	return parts.NewCard(parts.IconList, lang.L("Matches"), lang.L("All that run or are over, the archive, and import"),
		func() { a.open(Route{Page: MatchesPage}) })
}

// matchTitle is what a match is called.
func (a *App) matchTitle(m matches.Summary) string {
	title := m.Game
	if game, ok := a.game(m.Game); ok {
		title = game.Title
	}
	if m.Name == "" || m.Name == title {
		return title
	}
	return shortWords(m.Name)
}

// matchLine is who plays, how far it has come and when it was last touched.
func (a *App) matchLine(m matches.Summary) string {
	data := map[string]any{
		"Players": shortWords(together(m.Seats)), "Moves": m.Moves,
		"Time": clockTime(m.Touched, a.device.Clock().Wall), "Game": m.Game,
	}
	if game, ok := a.game(m.Game); ok {
		data["Game"] = game.Title
	}
	line := lang.L("{{.Players}}, move {{.Moves}}, {{.Time}}", data)
	if m.Over {
		line = lang.L("{{.Players}}, over after {{.Moves}} moves, {{.Time}}", data)
	}
	if m.Name != "" && m.Name != data["Game"] {
		line = lang.L("{{.Game}}. ", data) + line
	}
	if m.Damage != "" {
		line += ". " + m.Damage
	}
	return line
}

// together are the names of a table; commas stand between them where one of them is of several words.
func together(names []string) string {
	if strings.Contains(strings.Join(names, ""), " ") {
		return strings.Join(names, ", ")
	}
	return strings.Join(names, " ")
}

// resume goes on with a match.
func (a *App) resume(id string) {
	if _, err := a.opened(id); err != nil {
		a.say(lang.L("This match can't be opened: {{.Problem}}.", said(err)))
		return
	}
	a.open(Route{MatchPage, id})
}

// matchesPage lists the matches of the device: those that run, those that are over, and the archive.
type matchesPage struct {
	app     *App
	archive bool
	list    *fyne.Container
}

func newMatches(a *App, archive bool) *matchesPage {
	return &matchesPage{app: a, archive: archive, list: container.NewStack()}
}

func (p *matchesPage) bar() *parts.TopBar {
	if p.archive {
		return p.app.backBar(lang.L("Archive"))
	}
	return p.app.backBar(lang.L("Matches"))
}

func (p *matchesPage) page() fyne.CanvasObject { return parts.NewPage(p.list) }

// refresh reads the list anew.
func (p *matchesPage) refresh() {
	all, err := p.app.library.List()
	gone, lost := p.app.library.Deleted()
	if err == nil {
		err = lost
	}
	var objects []fyne.CanvasObject
	if err != nil {
		objects = append(objects, parts.NewLess(lang.L("The list of matches can't be read: {{.Problem}}.", said(err))))
	}
	if p.archive {
		objects = append(objects, p.putAway(all, gone)...)
	} else {
		objects = append(objects, p.inPlay(all, gone)...)
	}
	p.list.Objects = []fyne.CanvasObject{parts.NewSections(objects...)}
	p.list.Refresh()
	p.app.relay()
}

// inPlay are the matches that run or are over, the import, and the way to the others.
func (p *matchesPage) inPlay(all, gone []matches.Summary) []fyne.CanvasObject {
	running, over, away := parted(all)
	objects := p.justDeleted(gone)
	objects = append(objects, p.section(lang.L("Running"), running, lang.L("No match runs. Begin one at a game: Play with the referee."))...)
	objects = append(objects, p.section(lang.L("Over"), over, "")...)
	objects = append(objects, p.importing())
	objects = append(objects, p.app.damagedFiles()...)
	if len(away)+len(gone) > 0 {
		objects = append(objects, parts.NewCard(parts.IconArchive, lang.L("Archive and deleted"), matchCount(len(away)+len(gone)),
			func() { p.app.open(Route{MatchesPage, archived}) }))
	}
	return objects
}

// putAway are the matches of the archive, and those that were deleted and can still be brought back.
func (p *matchesPage) putAway(all, gone []matches.Summary) []fyne.CanvasObject {
	_, _, away := parted(all)
	objects := p.section(lang.L("Archive"), away, lang.L("Nothing was put away."))
	if len(gone) == 0 {
		return objects
	}
	column := parts.NewTightColumn(parts.NewSection(lang.L("Deleted")),
		parts.NewLess(lang.L("They are kept for 30 days.")))
	for _, m := range gone {
		row := parts.NewRow(parts.RowData{Title: p.app.matchTitle(m), Words: p.app.matchLine(m), Struck: true})
		back := parts.NewIconButton(parts.IconUndo, lang.L("Bring back: {{.Match}}", map[string]any{"Match": p.app.matchTitle(m)}),
			func() { p.bringBack(m.ID) })
		column.Add(parts.NewEnds(row, back.Outlined()))
	}
	return append(objects, column)
}

// parted are the matches that run, that are over, and that were put away.
func parted(all []matches.Summary) (running, over, away []matches.Summary) {
	for _, m := range all {
		switch {
		case m.Archived:
			away = append(away, m)
		case m.Over:
			over = append(over, m)
		default:
			running = append(running, m)
		}
	}
	return running, over, away
}

// matchCount counts matches in words.
func matchCount(n int) string {
	if n == 1 {
		return lang.L("1 match")
	}
	return lang.L("{{.Count}} matches", map[string]any{"Count": n})
}

// section is a heading with matches under it; empty is what is said where there are none, "" leaves the section out.
func (p *matchesPage) section(heading string, list []matches.Summary, empty string) []fyne.CanvasObject {
	if len(list) == 0 && empty == "" {
		return nil
	}
	column := parts.NewTightColumn()
	if heading != "" {
		column.Add(parts.NewSection(heading))
	}
	if len(list) == 0 {
		column.Add(parts.NewLess(empty))
	}
	for _, m := range list {
		column.Add(p.row(m))
	}
	return []fyne.CanvasObject{column}
}

// row is one match: a tap goes on with it, the button beside it leads to all else.
func (p *matchesPage) row(m matches.Summary) fyne.CanvasObject {
	icon := parts.IconPlay
	if m.Over {
		icon = parts.IconFlag
	}
	if m.Damage != "" {
		icon = parts.IconCaution
	}
	if classOf(p.app.size) == look.Phone {
		icon = parts.NoIcon // the names need the room; heading and words say the same
	}
	title := p.app.matchTitle(m)
	open := parts.NewCard(icon, title, p.app.matchLine(m), func() { p.app.resume(m.ID) })
	more := parts.NewIconButton(parts.IconMore, lang.L("More: {{.Match}}", map[string]any{"Match": title}), func() { p.app.openMore(m.ID) })
	return parts.NewEnds(open, more.Outlined())
}

// openMore leads to what can be done with a match besides playing.
func (a *App) openMore(id string) {
	if _, err := a.opened(id); err != nil {
		a.say(lang.L("This match can't be opened: {{.Problem}}.", said(err)))
		return
	}
	a.open(Route{MatchMorePage, id})
}

// justDeleted is the match that was deleted last, to bring it back at once.
func (p *matchesPage) justDeleted(gone []matches.Summary) []fyne.CanvasObject {
	for _, m := range gone {
		if m.ID != p.app.gone {
			continue
		}
		row := parts.NewRow(parts.RowData{Title: p.app.matchTitle(m), Words: p.app.matchLine(m), Struck: true})
		back := parts.NewButton(lang.L("Bring back"), parts.IconUndo, func() { p.bringBack(m.ID) })
		return []fyne.CanvasObject{parts.NewPanel(lang.L("Deleted"), row, back)}
	}
	return nil
}

// deleteMatch takes a match off the list; it can be brought back.
func (a *App) deleteMatch(id string) {
	if a.evening != nil && a.evening.match == id {
		a.say(lang.L("The timer runs for this match. End it first."))
		return
	}
	a.leaveMatch(id)
	if err := a.library.Delete(id); err != nil {
		a.say(lang.L("This match can't be deleted: {{.Problem}}.", said(err)))
		return
	}
	a.gone = id
	a.trail = newTrail().open(Route{Page: MatchesPage})
	a.show()
}

// bringBack gives a deleted match back.
func (p *matchesPage) bringBack(id string) {
	if err := p.app.library.Undelete(id); err != nil {
		p.app.say(lang.L("This match can't be brought back: {{.Problem}}.", said(err)))
		return
	}
	p.refresh()
}

func (p *matchesPage) key(fyne.KeyName) bool { return false }
