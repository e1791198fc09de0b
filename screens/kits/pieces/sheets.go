// Package pieces draws what lies on a table: cards, tokens, coins and dice; and makes the box with which a game is printed.
package pieces

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"strconv"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/lessons"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/widgets/parts"
)

// Colours of printed pieces.
var (
	InkJet   = color.NRGBA{0x1A, 0x1F, 0x24, 255}
	InkPale  = color.NRGBA{0xF7, 0xF3, 0xEA, 255}
	InkWhite = color.NRGBA{255, 255, 255, 255}
	InkRed   = color.NRGBA{0xB3, 0x26, 0x1E, 255}
	InkNight = color.NRGBA{0x15, 0x24, 0x3B, 255}
	InkLine  = color.NRGBA{0x9A, 0x9A, 0x94, 255}
)

// Print writes the pieces of a game, on that paper and with what else the style says; fonts and words are those of the app.
func Print(box *printing.Box, how printing.Style) (*printing.Printed, error) {
	return printing.Print(box, printedStyle(how))
}

// Cards draws the cards of a game for a print shop, with what the style says of how.
func Cards(box *printing.Box, how printing.Style) ([]printing.CardFile, error) {
	return printing.Cards(box, printedStyle(how))
}

// Show draws printed pieces of a form for the screen, each so many pixels wide.
func Show(pieces []*printing.Piece, form printing.Form, pixels int) ([]image.Image, error) {
	return printing.Show(pieces, form, printedStyle(printing.Style{Paper: printing.A4}), pixels)
}

func printedStyle(how printing.Style) printing.Style {
	fonts := theme.DefaultTheme()
	how.Words = printedWords()
	how.Regular, how.Bold = fonts.Font(fyne.TextStyle{}).Content(), fonts.Font(fyne.TextStyle{Bold: true}).Content()
	return how
}

// printedWords are what the sheets say beside the pieces.
func printedWords() printing.Words {
	return printing.Words{
		Author:    "Tablekeeper",
		CheckList: wording.L("Check list"),
		Also:      wording.L("You also need"),
		Ruler:     wording.L("This line is 50 mm long. If yours isn't, print at actual size, at 100 percent."),
		How: []string{
			wording.L("Card or heavy paper is best. Cut along the thin lines; cards and tiles of a kind share theirs."),
			wording.L("Parts of a board overlap by 10 mm: lay the crosses on each other and glue them."),
			wording.L("If the backs don't line up with their fronts, the command moves them: --back-right and --back-down."),
		},
		Sides: func(both, first, last int) string {
			switch {
			case both == 0:
				return wording.L("Print all pages on one side. Fold sheets along the dashed line, glue the halves together, and cut.")
			case first == 0:
				return wording.L("Print pages 1 to {both} on both sides, turned over the long edge.", both)
			}
			return wording.L("Print pages 1 to {both} on both sides, turned over the long edge, and pages {first} to {last} on one side.", both, first, last)
		},
		Sheet: func(pieces string, sheet int, side printing.Side) string {
			switch side {
			case printing.Back:
				return wording.L("sheet {sheet}, backs: {pieces}", sheet, pieces)
			case printing.Only:
				return wording.L("sheet {sheet}, print on one side: {pieces}", sheet, pieces)
			case printing.Folded:
				return wording.L("sheet {sheet}, fold along the dashed line: {pieces}", sheet, pieces)
			}
			return wording.L("sheet {sheet}: {pieces}", sheet, pieces)
		},
		Part: func(row, column int) string {
			return wording.L("row {row}, part {part}", row, column)
		},
	}
}

// NewBox is the box of a game with what is read: how it is set up and played, the page to hold up, the moves, and the rules. A game adds
// its pieces.
func NewBox(g *rules.Game, source string) *printing.Box {
	players := wording.L("{least} to {most} players", g.MinSeats, g.MaxSeats)
	if g.MinSeats == g.MaxSeats {
		players = wording.L("{most} players", g.MaxSeats)
	}
	box := &printing.Box{
		Title: g.Title, Line: players + ". " + wording.Translate(g.Tagline), Source: source, Art: Drawing(parts.GamePicture(g.Key).Resource()),
		Last: []printing.Page{rulesPage(g)},
	}
	if of := leaflet(g); of != nil {
		named := func(words string) string { return g.Title + ": " + words }
		box.First = []printing.Page{
			{Title: named(wording.L("Set up")), Size: 13, One: true, Blocks: chapters(of.Setup, true)},
			{Title: named(wording.L("How it is played")), Size: 13, One: true, Blocks: chapters(of.Play, true)},
		}
		if page := firstRound(g); page != nil {
			box.First = append(box.First, *page)
		}
		box.Held = &printing.Page{Title: wording.L("Explain to the others"), Size: 26, One: true, Columns: 1, Blocks: chapters(of.Held, false)}
	}
	return box
}

// leaflet is what is printed to read; nil: nothing. A test reads those of all games.
func leaflet(g *rules.Game) *lessons.Leaflet {
	of, err := lessons.LeafletOf(g)
	if err != nil {
		panic("pieces: " + err.Error())
	}
	return of
}

// firstRound is the lesson of a game as a page, step by step, without what is tried in vain; nil: there is none.
func firstRound(g *rules.Game) *printing.Page {
	lesson, err := lessons.Of(g)
	if lesson == nil || err != nil {
		return nil
	}
	steps := printing.Block{Lines: []printing.Line{{Words: wording.Translate(lesson.Aim)}}}
	for _, s := range lesson.Steps {
		if s.Kind == lessons.Try {
			continue
		}
		line := printing.Line{Name: strconv.Itoa(len(steps.Lines)), Words: wording.Translate(s.Say)}
		if s.Why != "" {
			line.Words, line.Rules = parts.Sentences(line.Words, wording.Translate(s.Why)), []string{s.Rule}
		}
		if s.Show != "" {
			line.Words = parts.Sentences(line.Words, wording.L("On the table: {pieces}", wording.Translate(s.Show)))
		}
		steps.Lines = append(steps.Lines, line)
	}
	onwards := printing.Block{Title: wording.L("How it goes on")}
	for _, words := range lesson.End {
		onwards.Lines = append(onwards.Lines, printing.Line{Words: wording.Translate(words)})
	}
	return &printing.Page{Title: wording.L("{game}: A first round", g.Title), Size: 12, One: true, Blocks: []printing.Block{steps, onwards}}
}

// chapters are blocks of statements, with the ids of their rules or without.
func chapters(of []lessons.Chapter, ids bool) []printing.Block {
	var blocks []printing.Block
	for _, c := range of {
		block := printing.Block{Title: wording.Translate(c.Title)}
		for _, s := range c.Says {
			line := printing.Line{Words: wording.Translate(s.Words)}
			if s.Name != "" {
				line.Name = wording.Translate(s.Name)
			}
			if ids {
				line.Rules = s.Rules
			}
			block.Lines = append(block.Lines, line)
		}
		blocks = append(blocks, block)
	}
	return blocks
}

// AddAids adds what every game has besides its pieces: an aid for each player, with charts on its back, and the label of the box.
func AddAids(box *printing.Box, g *rules.Game, players int, charts ...printing.Block) {
	of := leaflet(g)
	if of == nil {
		return
	}
	box.Charts = charts
	charts = append(chapters(of.Charts, false), charts...)
	aid := printing.Piece{Name: wording.L("Player aid"), Says: says(of.Aid), Count: players, Front: aidFace(g.Title, chapters(of.Aid, false), 2)}
	if len(charts) > 0 {
		columns := 2
		if len(charts) > 2 {
			columns = 3
		}
		aid.Back = aidFace("", charts, columns)
	}
	box.Sections = append(box.Sections, printing.Section{Title: wording.L("Player aids"), Form: printing.AidForm, Pieces: []printing.Piece{aid}}, printing.Label(box, wording.L("Label of the box")))
}

// says is what chapters say, without their headings.
func says(of []lessons.Chapter) string {
	var all []string
	for _, b := range chapters(of, false) {
		for _, line := range b.Lines {
			all = append(all, line.Name, line.Words)
		}
	}
	return parts.Sentences(all...)
}

// aidFace are blocks on one side of a player's aid.
func aidFace(title string, blocks []printing.Block, columns int) printing.Face {
	return func(p *printing.Pen) {
		p.Within(4, 3.5, p.Width-8, p.Height-7, func(p *printing.Pen) { p.Blocks(title, blocks, columns, 10.5) })
	}
}

// Laid is a piece of a table that is set up: its name, where it lies, in millimetres, and what it is called there. Back: it lies face
// down.
type Laid struct {
	Name  string
	Back  bool
	X, Y  float64
	Words string
}

// Round what lies on a table that is set up, and for the words under it, in millimetres.
const (
	laidEdge   = 8
	laidWords  = 18
	laidLetter = 4 // the width of one
)

// Lay draws the table laid out on the first page, with the pieces of the box: it is as large as what lies on it asks for.
func Lay(box *printing.Box, lies ...Laid) {
	s := &printing.Sketch{}
	for _, l := range lies {
		piece, form := box.Find(l.Name)
		if piece == nil {
			panic("pieces: nothing is printed that is called " + l.Name)
		}
		face := piece.Front
		if l.Back {
			face = piece.Back
		}
		half, below := form.Width/2, 0.0
		if l.Words != "" {
			half, below = max(half, laidLetter/2*float64(utf8.RuneCountInString(l.Words))), laidWords
		}
		s.Width, s.Height = max(s.Width, l.X+form.Width/2+half+laidEdge), max(s.Height, l.Y+form.Height+below+laidEdge)
		s.Lies = append(s.Lies, printing.Lying{X: l.X, Y: l.Y, Form: form, Face: face, Words: l.Words})
	}
	box.First[0].Sketch = s
}

// HoldUp draws a piece on the page that is held up, such as the board.
func HoldUp(box *printing.Box, name string) {
	piece, form := box.Find(name)
	if piece == nil {
		panic("pieces: nothing is printed that is called " + name)
	}
	box.Held.Sketch = &printing.Sketch{Width: form.Width, Height: form.Height, Lies: []printing.Lying{{Form: form, Face: piece.Front}}}
}

// HouseSource says that nothing printed comes from a copy of the game.
func HouseSource() string {
	return wording.L("These sheets print the game as its own document describes it.")
}

// Drawing is the file of a drawing; nil: there is none.
func Drawing(file fyne.Resource) []byte {
	if file == nil {
		return nil
	}
	return file.Content()
}

// Sign is a sign in a colour.
func Sign(i parts.Icon, c color.Color) []byte { return i.In(c).Content() }

// EmptyTable is a table of the game before its first move; nil: it needs more than seats.
func EmptyTable(g *rules.Game) rules.Table {
	file := &rules.Transcript{}
	file.Add("Game", g.Key)
	for seat := range g.MinSeats {
		file.Add("Seat", fmt.Sprint("P", seat+1))
	}
	t, err := g.Open(file, nil)
	if err != nil {
		return nil
	}
	return t
}

// rulesPage are the rules with their numbers, by the sections of the game.
func rulesPage(g *rules.Game) printing.Page {
	page := printing.Page{Title: wording.L("{game}: Rules", g.Title), Columns: 2}
	last := ""
	for _, r := range g.Rules() {
		if title := cmp.Or(g.SectionTitle(r.ID), rules.SectionOf(r.ID)); title != last || len(page.Blocks) == 0 {
			last = title
			page.Blocks = append(page.Blocks, printing.Block{Title: wording.Translate(title)})
		}
		block := &page.Blocks[len(page.Blocks)-1]
		block.Lines = append(block.Lines, printing.Line{Name: r.ID, Words: wording.Translate(r.Text)})
	}
	return page
}

// Back is the back of cards: the picture of the game within a frame, and a letter where the cards of players differ.
func Back(art []byte, letter string) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(3, 3, p.Width-6, p.Height-6, 2, printing.Brush{Fill: InkNight})
		p.Cover(art, 5, 5, p.Width-10, p.Height-10)
		p.Rect(5, 5, p.Width-10, p.Height-10, 0, printing.Brush{Line: InkPale, Wide: 0.5})
		if letter == "" {
			return
		}
		p.Circle(p.Width/2, p.Height/2, 9, printing.Brush{Fill: InkPale, Line: InkNight, Wide: 0.8})
		p.InMiddle(letter, p.Width/2-9, p.Height/2-9, 18, 18, printing.Type{Size: 26, Bold: true, Lines: 1})
	}
}

// Token is a round token with a letter, a sign or both, told apart without colours by its letter and its rings.
func Token(letter string, icon parts.Icon, fill, ink color.Color, rings int) printing.Face {
	return func(p *printing.Pen) {
		r := p.Width / 2
		p.Circle(r, r, r-0.4, printing.Brush{Fill: fill})
		for i := range rings {
			p.Circle(r, r, r-1.4-float64(i), printing.Brush{Line: ink, Wide: 0.35})
		}
		switch {
		case icon == parts.NoIcon:
			p.InMiddle(letter, 0, 0, p.Width, p.Height, printing.Type{Size: p.Width * 0.95, Bold: true, Lines: 1, Colour: ink})
		case letter == "":
			p.Art(Sign(icon, ink), r*0.5, r*0.5, r, r)
		default:
			p.Art(Sign(icon, ink), r*0.6, r*0.3, r*0.8, r*0.8)
			p.InMiddle(letter, 0, r*1.05, p.Width, r*0.7, printing.Type{Size: max(printing.Least, p.Width*0.55), Bold: true, Lines: 1, Colour: ink})
		}
	}
}

// Die is a die to fold: six faces in a cross with edges to glue, on a piece of 70 by 54 mm.
func Die(row string) printing.Section {
	const side, flap = 16.0, 3.0
	return printing.Section{
		Title: wording.L("Dice to fold"), Form: printing.Form{Shape: printing.Square, Width: 4*side + 2*flap, Height: 3*side + 2*flap},
		Pieces: []printing.Piece{{Row: row, Name: wording.L("Die to fold"), Count: 2, Front: func(p *printing.Pen) {
			at := [][2]float64{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {1, 0}, {1, 2}} // 1 to 6: opposite faces make 7
			for i, face := range []int{3, 1, 4, 6, 5, 2} {
				x, y := flap+at[i][0]*side, flap+at[i][1]*side
				p.Rect(x, y, side, side, 0, printing.Brush{Line: InkJet, Wide: 0.3})
				pips(p, face, x+side/2, y+side/2, side*0.27)
			}
			for _, f := range [][4]float64{{0, 0, 0, -1}, {0, 1, 0, 1}, {2, 0, 0, -1}, {2, 1, 0, 1}, {3, 0, 0, -1}, {3, 1, 0, 1}} {
				y := flap + side + f[1]*side
				x := flap + f[0]*side
				p.Polygon([][2]float64{{x, y}, {x + side, y}, {x + side - flap, y + f[3]*flap}, {x + flap, y + f[3]*flap}}, printing.Brush{Line: InkLine, Wide: 0.2})
			}
			x, y := flap, flap+side
			p.Polygon([][2]float64{{x, y}, {x, y + side}, {x - flap, y + side - flap}, {x - flap, y + flap}}, printing.Brush{Line: InkLine, Wide: 0.2})
		}}},
	}
}

// pips are those of a face round a middle, so far from it.
func pips(p *printing.Pen, face int, x, y, away float64) {
	var at [][2]float64
	if face%2 == 1 {
		at = append(at, [2]float64{})
	}
	if face > 1 {
		at = append(at, [2]float64{-1, -1}, [2]float64{1, 1})
	}
	if face > 3 {
		at = append(at, [2]float64{-1, 1}, [2]float64{1, -1})
	}
	if face == 6 {
		at = append(at, [2]float64{-1, 0}, [2]float64{1, 0})
	}
	for _, a := range at {
		p.Circle(x+a[0]*away, y+a[1]*away, 1.5, printing.Brush{Fill: InkJet})
	}
}

// Letter is what tells the pieces of a seat from those of the others without a colour: A to F.
func Letter(seat int) string { return string(rune('A' + seat - 1)) }
