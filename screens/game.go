package screens

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/free"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// gamePage is the page of one game: what the app does for it.
type gamePage struct {
	app  *App
	game *rules.Game
	felt look.Felt
	late []string // matches whose result wasn't read yet
}

func (g *gamePage) Heading() string { return g.game.Title }

func (g *gamePage) Page() fyne.CanvasObject {
	f := &gameFront{picture: container.NewStack(), about: parts.NewBody(wording.Translate(g.game.Tagline))}
	if picture := parts.GamePicture(g.game.Key); picture != "" {
		f.picture = container.NewStack(picture.Cover())
	}
	if g.game.Text(rules.LessonFile) != "" {
		f.acts = append(f.acts, g.act(table.Key{Icon: parts.IconFlag, Word: wording.L("Learn it"), Price: wording.L("in five minutes"), Tap: g.to(shell.LessonPage)},
			wording.L("Learn to play"), wording.L("A first round, tap by tap, in five minutes. The referee plays along.")))
	}
	f.acts = append(f.acts, g.act(table.Key{Icon: parts.IconScales, Word: wording.L("Ask a rule"), Price: wording.L("in your words"), Tap: g.to(shell.DisputePage)},
		wording.L("Ask a rule"), wording.L("Type what you would ask at the table, and read the answer with its rule.")))
	if g.game.Timer != nil {
		f.timer = []fyne.CanvasObject{g.act(table.Key{Icon: parts.IconWave, Word: wording.L("Timer"), Price: wording.L("a wave, and random events"), Tap: g.app.timer.OpenTimer},
			wording.L("Timer"), wording.L("A wave that pulses faster as time runs out, with random events. Nothing is saved."))}
	}
	inBox := game.PiecesOf(g.app.session, g.game.Key, g.game.MaxSeats)
	f.tools = append(g.app.session.AidKeys(g.game.Key, func(aid game.Aid, open func()) fyne.CanvasObject {
		if aid.Name == game.LoosePart && len(f.timer) == 0 {
			f.timer = append(f.timer, free.NewKey(g.felt, g.app.session.Adds(g.game.Key).Loose(), parts.Sentences(aid.Title(), aid.Line()), open))
			return nil
		}
		return g.tool(aid.Icon, aid.Title(), aid.Title(), aid.Line(), open)
	}), g.tools(inBox != nil)...)
	f.last, f.winners = g.winners()
	f.inside, f.pieces = g.pieces(inBox)
	f.play, f.plate = table.NewButton(table.Gold, g.felt).Large(), box.NewSurface(box.Face{Fill: g.felt.Dock, Line: look.Gold, Corner: gameDockCorner, Square: true})
	checks := wording.L("Shows your options, checks each move, saves the match.")
	if on := g.runs(); on != nil {
		f.play.Set(&table.Key{Icon: parts.IconPlay, Word: wording.L("Go on"), Price: wording.L("{players}, move {moves}", peopleLine(*on), on.Moves), Tap: func() { g.app.library.Resume(on.ID) }})
		f.tools = append(f.tools, g.tool(parts.IconPlus, wording.L("New match"), wording.L("Play with the referee"), checks, g.to(shell.NewMatchPage)))
	} else {
		f.play.Set(&table.Key{Icon: parts.IconPlay, Word: wording.L("Play"), Price: g.who(), Tap: g.to(shell.NewMatchPage)})
		f.play.Label = parts.Sentences(wording.L("Play with the referee"), checks)
	}
	f.scroll = container.NewVScroll(box.Laid(func() fyne.Size { return fyne.NewSize(200, f.place(f.view.Width, false)) },
		func(size fyne.Size) { f.place(size.Width, true) }, f.all()...))
	return box.Laid(box.Scrolls, f.lay, f.plate, f.scroll, f.play)
}

// pieces are what lies in the box, the first kinds of which there are several, each with its number.
func (g *gamePage) pieces(box *printing.Box) (heading *parts.Words, keys []fyne.CanvasObject) {
	heading = parts.NewLess(wording.N(g.game.MaxSeats, "In the box, for one player;In the box, for {n} players"))
	if box == nil {
		return heading, nil
	}
	for i := range box.Sections {
		title, count := wording.Translate(box.Sections[i].Title), box.Sections[i].Count()
		if count < 2 || len(keys) == mostTools {
			continue
		}
		open := func() { g.app.Open(shell.Route{Page: shell.PiecesPage, Arg: g.game.Key + "/" + strconv.Itoa(i)}) }
		keys = append(keys, g.act(table.Key{Word: title, Price: parts.Number(count), Tap: open}, title, parts.Number(count)))
	}
	return heading, keys
}

// mostWinners is how many of the last matches are told.
const mostWinners = 3

// winners tell who won the last match in a line, and the last ones in a list.
func (g *gamePage) winners() (last *parts.Words, all fyne.CanvasObject) {
	log, unread := g.app.session.Evenings.Log()
	told, now := log.ByID(), g.app.device.Clock().Wall
	last = parts.NewLess(wording.L("No match played to its end yet")).Centred()
	var rows []*parts.Row
	g.late = nil
	for _, m := range g.app.library.Recent() {
		if m.Game != g.game.Key || !m.Over || len(rows) == mostWinners {
			continue
		}
		r, read := told[m.ID]
		if !read {
			if slices.Contains(unread, m.ID) && len(g.late) < mostWinners {
				g.late = append(g.late, m.ID)
			}
			continue
		}
		how, seat := wonBy(r)
		if len(rows) == 0 {
			last.SetText(wording.L("{when}: {how}", parts.ClockTime(m.Touched, now), how))
		}
		rows = append(rows, parts.NewRow(parts.RowData{Seat: seat, Title: how, Words: strings.Join(m.Seats, ", "), Trail: parts.ClockTime(m.Touched, now)}))
	}
	if len(rows) == 0 {
		return last, parts.NewPanel(wording.L("The last winners"), parts.NewLess(last.Text()))
	}
	return last, parts.NewPanel(wording.L("The last winners"), parts.NewRows(rows...))
}

// who plays: those who played last, or others.
func (g *gamePage) who() string {
	seats := g.app.session.Remembered.Last(g.game).Seats
	if slices.ContainsFunc(seats, game.VacantName) {
		return wording.L("with the referee")
	}
	return wording.L("{players}, or others", parts.ShortWords(strings.Join(seats, ", ")))
}

// to leads to a page about the game.
func (g *gamePage) to(page shell.Page) func() {
	return func() { g.app.Open(shell.Route{Page: page, Arg: g.game.Key}) }
}

// act is one of the keys under the picture; a screen reader says its title and all of what it does.
func (g *gamePage) act(key table.Key, title, line string) fyne.CanvasObject {
	if parts.TextStep() >= largeLetters { // it would be cut off
		key.Price = ""
	}
	b := actKey(g.felt, key)
	b.Label = parts.Sentences(title, line)
	return b
}

// tool is a small key with its picture over the word.
func (g *gamePage) tool(icon parts.Icon, word, title, line string, tap func()) fyne.CanvasObject {
	b := table.NewButton(table.Other, g.felt)
	b.SetOver(true)
	b.Set(&table.Key{Icon: icon, Word: word, Tap: tap})
	b.Label = parts.Sentences(title, line)
	return b
}

// tools are what is looked up, explained, printed where it can be, and counted.
func (g *gamePage) tools(prints bool) []fyne.CanvasObject {
	keys := []fyne.CanvasObject{g.tool(parts.IconRules, wording.L("Rules"), wording.L("Rules"), game.RulesLine(g.game), g.to(shell.RulesPage))}
	if g.game.Text(rules.LessonFile) != "" {
		keys = append(keys, g.tool(parts.IconBubble, wording.L("Explain"), wording.L("Explain to the others"), wording.L("What to say and what to show, on one page."), g.to(shell.ExplainPage)))
	}
	if prints {
		keys = append(keys, g.tool(parts.IconPrint, wording.L("Print"), wording.L("Print the game"), wording.L("Cards, boards and tokens as a PDF, to cut and play with."), g.to(shell.PrintPage)))
	}
	keys = append(keys, g.tool(parts.IconChart, wording.L("Lab"), wording.L("The lab"), wording.L("For designers: the app plays many matches and counts what the rules do."), g.to(shell.LabPage)))
	if copied := g.app.session.Adds(g.game.Key).Copied; copied != nil {
		keys = append(keys, g.tool(copied.Icon, copied.Title(), copied.Title(), copied.Line(), g.to(shell.CopyPage)))
	}
	return keys
}

// runs is the match of this game that was touched last and isn't over; nil for none.
func (g *gamePage) runs() *library.Entry {
	recent := g.app.library.Recent()
	if i := slices.IndexFunc(recent, func(m library.Entry) bool { return m.Game == g.game.Key && !m.Over && m.Moves > 0 }); i >= 0 {
		return &recent[i]
	}
	return nil
}

// Refresh reads who won the last matches, once the page is drawn.
func (g *gamePage) Refresh() {
	g.app.catchUp(g, &g.late)
}
