package newmatch

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// newMatchSetup chooses the setup of a match: by chance, or as it lies on the table, in the setup lines of the notation.
type newMatchSetup struct {
	app     *Feature
	game    *rules.Game
	table   *game.LastTable
	lines   *parts.Entry
	drawn   fyne.CanvasObject // what is in the place of laid, by chance
	laid    *fyne.Container
	picks   []*parts.WordPick
	laying  game.Laying // nil: the game has none
	problem *parts.Words
}

func newNewMatchSetup(a *Feature, g *rules.Game) *newMatchSetup {
	return &newMatchSetup{app: a, game: g, table: a.Beginning(g), problem: game.NewProblem()}
}

func (p *newMatchSetup) Heading() string { return wording.L("Setup") }

func (p *newMatchSetup) Page() fyne.CanvasObject {
	chosen := 0
	if len(p.table.Setup) > 0 {
		chosen = 1
	}
	choice := parts.NewChoice("", []string{wording.L("By chance"), wording.L("As laid")}, chosen, func(i int) {
		if i == 0 {
			p.take(nil)
			return
		}
		p.shuffle()
	})
	p.lines = parts.NewText(wording.L("Setup lines, one a line"), strings.Join(p.table.Setup, "\n"), p.typed)
	fill := parts.NewButton(wording.L("Draw them by chance"), parts.IconShuffle, p.shuffle)
	p.laid = parts.NewSections()
	if p.game.SeatChoice != nil {
		p.laid.Add(p.factions())
	}
	if asks := p.app.Adds(p.game.Key).Laying; asks != nil {
		p.laying = asks(p.table, p.take)
		p.laid.Add(p.laying.Object())
	}
	p.laid.Add(parts.NewPanel(wording.L("Setup lines"), p.lines, p.problem, fill))
	words := parts.NewBody(wording.L("The app draws by chance, and the match keeps what came. Or enter what's on the table."))
	p.drawn = parts.NewLess(wording.L("The setup is drawn when the match starts."))
	if picture := parts.GamePicture(p.game.Key); picture != "" {
		p.drawn = parts.NewLead(picture, p.drawn)
	}
	nothing := container.NewStack()
	nothing.Hide()
	done := parts.NewMainButton(wording.L("Done"), parts.IconCheck, func() { p.app.Back() })
	return parts.NewFooted(nothing, done).Page(words, choice, p.drawn, p.laid)
}

// factions chooses what each player plays.
func (p *newMatchSetup) factions() fyne.CanvasObject {
	p.picks = nil
	column := parts.NewColumn(parts.NewSection(wording.L("Who plays what")))
	words, titles := picker.VocabularyWords(p.game.SeatChoice.Words, p.table.Seats)
	for i, name := range p.table.Seats {
		pick := parts.NewWordPick(name, words, titles, func(word string) {
			p.take(p.table.WithChoice(p.game.SeatChoice.Header, i+1, word))
		})
		p.picks = append(p.picks, pick)
		head := parts.NewRow(parts.RowData{Seat: i + 1, Title: name})
		column.Add(parts.NewTightColumn(head, pick.Object))
	}
	return column
}

// shuffle writes the lines as chance decides them.
func (p *newMatchSetup) shuffle() {
	seed, err := p.app.Device().NewSeed()
	if err != nil {
		shell.SayProblem(p.app, err)
		return
	}
	p.take(p.game.Shuffle(&rules.Setup{Seats: p.table.Seats, Box: p.table.Box()}, chance.New(seed).Below))
}

// take shows other lines.
func (p *newMatchSetup) take(lines []string) {
	p.table.Setup = lines
	p.lines.SetText(strings.Join(lines, "\n"))
	p.Refresh()
}

// typed takes the lines as they were typed.
func (p *newMatchSetup) typed(text string) {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	p.table.Setup = lines
	p.Refresh()
}

func (p *newMatchSetup) Refresh() {
	box.SetVisible(p.laid, len(p.table.Setup) > 0)
	box.SetVisible(p.drawn, len(p.table.Setup) == 0)
	if p.laying != nil {
		p.laying.Refresh()
	}
	for i, pick := range p.picks {
		pick.Choose(p.table.ChoiceOf(p.game.SeatChoice.Header, i+1))
	}
	_, err := p.game.Open(p.table.Laid(p.game), nil)
	game.SayProblem(p.problem, err)
	p.app.Relay()
}
