// Package library shows the matches of the device: their list, their numbers and story, and how they leave it and come to it.
package library

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/library"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// archived is the Arg of the matches that were put away.
const archived = "archive"

// Recent are the matches of the device that can be opened and weren't put away, the one touched last first. A list that can't be read is said.
func (a *Feature) Recent() []library.Entry {
	all, err := a.Library.List()
	if err != nil {
		a.Say(wording.L("The list of matches can't be read: {problem}.", err))
	}
	return slices.DeleteFunc(all, func(m library.Entry) bool { return m.Archived || m.Unread })
}

// matchTitle is what a match is called.
func (a *Feature) matchTitle(m library.Entry) string {
	title := m.Game
	if game, ok := a.Game(m.Game); ok {
		title = game.Title
	}
	if m.Name == "" || m.Name == title {
		return title
	}
	return parts.ShortWords(m.Name)
}

// matchLine is who plays, how far it has come and when it was last touched.
func (a *Feature) matchLine(m library.Entry) string {
	players, time, title := parts.ShortWords(strings.Join(m.Seats, ", ")), parts.ClockTime(m.Touched, a.Device().Clock().Wall), m.Game
	if game, ok := a.Game(m.Game); ok {
		title = game.Title
	}
	line := wording.L("{players}. Move {moves}, {time}", players, m.Moves, time)
	if m.Over {
		line = wording.L("{players}. Over after {moves} moves, {time}", players, m.Moves, time)
	}
	if m.Name != "" && m.Name != title {
		line = wording.L("{game}. ", title) + line
	}
	if m.Damage != "" {
		line += ". " + m.Damage
	}
	return line
}

// Resume goes on with a match.
func (a *Feature) Resume(id string) {
	if _, err := a.Opened(id); err != nil {
		a.Say(wording.L("This match can't be opened: {problem}.", err))
		return
	}
	a.Open(shell.Route{Page: shell.MatchPage, Arg: id})
}

// matchesPage lists the matches of the device: those that run, those that are over, and the archive.
type matchesPage struct {
	app     *Feature
	archive bool
	list    *fyne.Container
}

func (p *matchesPage) Heading() string {
	if p.archive {
		return wording.L("Archive")
	}
	return wording.L("Matches")
}

func (p *matchesPage) Page() fyne.CanvasObject { return parts.NewWidePage(p.list) }

// Refresh reads the list anew.
func (p *matchesPage) Refresh() {
	all, err := p.app.Library.List()
	gone, lost := p.app.Library.Deleted()
	if err == nil {
		err = lost
	}
	var objects []fyne.CanvasObject
	if err != nil {
		objects = append(objects, parts.NewLess(wording.L("The list of matches can't be read: {problem}.", err)))
	}
	if p.archive {
		objects = append(objects, p.putAway(all, gone)...)
	} else {
		objects = append(objects, p.inPlay(all, gone)...)
	}
	p.list.Objects = []fyne.CanvasObject{parts.NewSections(objects...)}
	p.list.Refresh()
	p.app.Relay()
}

// inPlay are the matches that run or are over, the import, and the way to the others.
func (p *matchesPage) inPlay(all, gone []library.Entry) []fyne.CanvasObject {
	running, over, away := parted(all)
	objects := p.justDeleted(gone)
	objects = append(objects, p.section(wording.L("Running"), running, p.begin())...)
	objects = append(objects, p.section(wording.L("Over"), over, nil)...)
	objects = append(objects, p.importing())
	if len(all) > 0 {
		objects = append(objects, p.everything())
	}
	objects = append(objects, p.app.damagedFiles()...)
	if len(away)+len(gone) > 0 {
		objects = append(objects, parts.NewCard(parts.IconArchive, wording.L("Archive and deleted"), matchCount(len(away)+len(gone)),
			func() { p.app.Open(shell.Route{Page: shell.MatchesPage, Arg: archived}) }))
	}
	return objects
}

// putAway are the matches of the archive, and those that were deleted and can still be brought back.
func (p *matchesPage) putAway(all, gone []library.Entry) []fyne.CanvasObject {
	_, _, away := parted(all)
	objects := p.section(wording.L("Archive"), away, parts.NewEmpty(
		wording.L("Nothing is archived. To put a match away, tap the dots beside it, then Archive."),
		parts.NewButton(wording.L("To the matches"), parts.IconList, func() { p.app.Back() })))
	if len(gone) == 0 {
		return objects
	}
	column := parts.NewTightColumn(parts.NewSection(wording.L("Deleted")),
		parts.NewLess(wording.L("They are kept for 30 days.")))
	for _, m := range gone {
		row := parts.NewRow(parts.RowData{Title: p.app.matchTitle(m), Words: p.app.matchLine(m), Struck: true})
		back := parts.NewIconButton(parts.IconUndo, wording.L("Bring back: {match}", p.app.matchTitle(m)),
			func() { p.bringBack(m.ID) })
		column.Add(parts.NewEnds(row, back.Outlined()))
	}
	return append(objects, column)
}

// parted are the matches that run, that are over, and that were put away.
func parted(all []library.Entry) (running, over, away []library.Entry) {
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
	return wording.Count(n, "match;matches").String()
}

// Width and number of the games on an empty page, in device-independent pixels.
const (
	tileWidth    = 160
	tilesAbreast = 5
)

// begin offers the games where no match runs.
func (p *matchesPage) begin() fyne.CanvasObject {
	var games []fyne.CanvasObject
	for _, g := range p.app.Games() {
		begin := func() { p.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: g.Key}) }
		if picture := parts.GamePicture(g.Key); picture != "" {
			games = append(games, parts.NewTile(picture, g.Title, wording.L("Start a match"), begin))
		} else {
			games = append(games, parts.NewButton(g.Title, p.app.Adds(g.Key).Icon, begin))
		}
	}
	return parts.NewColumn(parts.NewBody(wording.L("No match is running.")), parts.NewGrid(tileWidth, tilesAbreast, games...))
}

// section is a heading with matches under it; empty stands where there are none, nil leaves the section out.
func (p *matchesPage) section(heading string, list []library.Entry, empty fyne.CanvasObject) []fyne.CanvasObject {
	if len(list) == 0 && empty == nil {
		return nil
	}
	column := parts.NewTightColumn()
	if heading != "" {
		column.Add(parts.NewSection(heading))
	}
	if len(list) == 0 {
		column.Add(empty)
	}
	var rows []fyne.CanvasObject
	for _, m := range list {
		rows = append(rows, p.row(m))
	}
	column.Add(parts.NewHalves(rows...))
	return []fyne.CanvasObject{column}
}

// row is one match: a tap goes on with it, the button beside it leads to all else.
func (p *matchesPage) row(m library.Entry) fyne.CanvasObject {
	icon := p.app.Adds(m.Game).Icon
	if m.Damage != "" {
		icon = parts.IconCaution
	}
	title, open := p.app.matchTitle(m), func() { p.app.Resume(m.ID) }
	card := parts.NewCard(icon, title, p.app.matchLine(m), open)
	if picture := parts.GamePicture(m.Game); picture != "" && m.Damage == "" {
		card = parts.NewPicturedCard(picture, icon, title, p.app.matchLine(m), open)
	}
	more := parts.NewIconButton(parts.IconMore, wording.L("More: {match}", title), func() { p.app.openMore(m.ID) })
	return parts.NewEnds(card, more.Outlined())
}

// openMore leads to what can be done with a match besides playing.
func (a *Feature) openMore(id string) {
	if _, err := a.Opened(id); err != nil {
		a.Say(wording.L("This match can't be opened: {problem}.", err))
		return
	}
	a.Open(shell.Route{Page: shell.MatchMorePage, Arg: id})
}

// justDeleted is the match that was deleted last, to bring it back at once.
func (p *matchesPage) justDeleted(gone []library.Entry) []fyne.CanvasObject {
	for _, m := range gone {
		if m.ID != p.app.gone {
			continue
		}
		row := parts.NewRow(parts.RowData{Title: p.app.matchTitle(m), Words: p.app.matchLine(m), Struck: true})
		back := parts.NewButton(wording.L("Bring back"), parts.IconUndo, func() { p.bringBack(m.ID) })
		return []fyne.CanvasObject{parts.NewPanel(wording.L("Deleted"), row, back)}
	}
	return nil
}

// DeleteMatch takes a match off the list; it can be brought back.
func (a *Feature) DeleteMatch(id string) {
	if a.MatchTimer != nil && a.MatchTimer.Follows(id) {
		a.Say(wording.L("The timer is running for this match. End it first."))
		return
	}
	a.LeaveMatch(id)
	if err := a.Library.Delete(id); err != nil {
		a.Say(wording.L("This match can't be deleted: {problem}.", err))
		return
	}
	a.gone = id
	a.Go(shell.Route{Page: shell.MatchesPage})
}

// bringBack gives a deleted match back.
func (p *matchesPage) bringBack(id string) {
	if err := p.app.Library.Undelete(id); err != nil {
		p.app.Say(wording.L("This match can't be brought back: {problem}.", err))
		return
	}
	p.Refresh()
}

// Build makes a page about the matches of the device, or nil.
func (a *Feature) Build(r shell.Route) shell.Screen {
	switch r.Page {
	case shell.MatchesPage:
		return &matchesPage{app: a, archive: r.Arg == archived, list: container.NewStack()}
	case shell.ImportPage:
		return &importPage{app: a, progress: parts.NewProgress(wording.L("Reading the transcript"))}
	case shell.FilePage:
		return newFilePage(a)
	case shell.FaultPage:
		return &faultPage{a}
	case shell.SharePage:
		return &SharePage{a, a.Sharing}
	case shell.StoryPage:
		return a.story(r.Arg)
	case shell.MatchMorePage, shell.MatchNamePage, shell.StatisticsPage, shell.ChancePage:
		of, ok := a.Reopened(r.Arg)
		if !ok {
			return nil
		}
		return map[shell.Page]shell.Screen{
			shell.MatchMorePage: &matchMore{a, of}, shell.MatchNamePage: &matchName{app: a, of: of},
			shell.StatisticsPage: &statisticsPage{a, of}, shell.ChancePage: &chancePage{a, of},
		}[r.Page]
	}
	return nil
}

// Feature keeps the matches of the device in order, and lets them leave and come.
type Feature struct {
	*game.Session
	Incoming *incoming // nil: no transcript is being read
	Sharing  shell.Shareable
	asking   shell.FileAsk
	gone     string // the id of the match that was deleted last; "": none
	Folder   string // that was looked at last; "": none yet
}

// damagedFiles lists the files that were kept because something of them could not be read. A tap shows one, to save or
// send it.
func (a *Feature) damagedFiles() []fyne.CanvasObject {
	names, err := a.Library.Originals()
	if err != nil || len(names) == 0 {
		return nil
	}
	var rows []*parts.Row
	for _, name := range names {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: name, Tap: func() { a.shareDamaged(name) },
		}))
	}
	return []fyne.CanvasObject{parts.NewTightColumn(parts.NewSection(wording.L("Damaged files")),
		parts.NewLess(wording.L("The app leaves them as they are.")), parts.NewRows(rows...))}
}

// shareDamaged shows a damaged file as it is.
func (a *Feature) shareDamaged(name string) {
	data, err := a.Library.Original(name)
	if err != nil {
		a.Say(wording.L("The file can't be read: {problem}.", err))
		return
	}
	a.Share(shell.Shareable{Title: wording.L("Damaged file"), Name: name, Text: strings.ToValidUTF8(string(data), "\ufffd"), Data: data})
}
