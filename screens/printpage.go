package screens

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// printPage makes the file with the pieces of a game.
type printPage struct {
	app     *App
	game    *rules.Game
	box     *printing.Box
	players int
	letter  bool
	ink     bool
	fold    bool
	save    *parts.Button
}

// newPrint is the page of a game that has pieces, or nil.
func newPrint(a *App, g *rules.Game) shell.Screen {
	box := game.PiecesOf(a.session, g.Key, g.MaxSeats)
	if box == nil {
		return nil
	}
	p := &printPage{app: a, game: g, box: box, players: g.MaxSeats}
	p.save = parts.NewMainButton(wording.L("Save the PDF"), parts.IconImport, p.write)
	return p
}

func (p *printPage) Heading() string { return wording.L("Print the game") }

func (p *printPage) Page() fyne.CanvasObject {
	words := parts.NewColumn(
		parts.NewBody(wording.L("All that the game needs as a PDF, to print and cut: how it is set up and played, cards, boards, tokens, an aid for each player.")),
		parts.NewLess(p.box.Source))
	paper := parts.NewChoice(wording.L("Paper"), []string{wording.L("A4"), wording.L("US Letter")}, index(p.letter), func(i int) { p.letter = i == 1 })
	panel := []fyne.CanvasObject{}
	if p.game.MinSeats < p.game.MaxSeats {
		var counts []string
		for n := p.game.MinSeats; n <= p.game.MaxSeats; n++ {
			counts = append(counts, strconv.Itoa(n))
		}
		panel = append(panel, parts.NewChoice(wording.L("Players"), counts, p.players-p.game.MinSeats, p.count))
	}
	ink := parts.NewChoice(wording.L("Ink"), []string{wording.L("In colours"), wording.L("Save ink")}, index(p.ink), func(i int) { p.ink = i == 1 })
	printer := parts.NewChoice(wording.L("Your printer"), []string{wording.L("Prints on both sides"), wording.L("On one side: fold")}, index(p.fold), func(i int) { p.fold = i == 1 })
	var rows []*parts.Row
	for i := range p.box.Sections {
		s := &p.box.Sections[i]
		rows = append(rows, parts.NewRow(parts.RowData{Title: s.Title, Trail: strconv.Itoa(s.Count())}))
	}
	said := parts.NewLess("")
	said.Hide()
	return parts.NewFooted(said, p.save).Leads(parts.GamePicture(p.game.Key)).Page(words, parts.NewPanel("", append(panel, paper, printer, ink)...), parts.NewColumn(parts.NewSection(wording.L("What is in it")), parts.NewRows(rows...)))
}

// count prints what other many players need.
func (p *printPage) count(i int) {
	p.players = p.game.MinSeats + i
	p.box = game.PiecesOf(p.app.session, p.game.Key, p.players)
	p.app.Show()
}

// index is that of the second option where on.
func index(on bool) int {
	if on {
		return 1
	}
	return 0
}

// write makes the file beside the screens, and saves it.
func (p *printPage) write() {
	p.save.Disable()
	how := printing.Style{Paper: printing.A4, Ink: p.ink, Fold: p.fold, Made: time.UnixMilli(p.app.Device().Clock().Wall).UTC()}
	if p.letter {
		how.Paper = printing.Letter
	}
	var done *printing.Printed
	var err error
	p.app.Device().Apart(func() { done, err = pieces.Print(p.box, how) }, func() {
		p.save.Enable()
		if err != nil {
			p.app.Say(wording.L("The file can't be written: {problem}.", err))
			return
		}
		if done.Missing != "" {
			p.app.Say(wording.L("The fonts for print don't have these letters; a ? stands for each: {letters}", done.Missing))
		}
		p.app.library.Save(shell.Shareable{Title: wording.L("Print the game"), Name: p.game.Key + ".pdf", Data: done.PDF, Opens: true})
	})
}
