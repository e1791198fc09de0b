package game

import (
	"cmp"
	"fmt"
	"image/color"
	"regexp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/theme"

	"tablekeeper/companion/lessons"
	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
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

// Printout writes the pieces of a game for a paper; ink saves ink.
func Printout(box *printing.Box, paper printing.Paper, ink bool) (*printing.Printed, error) {
	return printing.Print(box, printedStyle(paper, ink))
}

// Shown draws printed pieces of a form for the screen, each so many pixels wide.
func Shown(pieces []*printing.Piece, form printing.Form, pixels int) ([]*printing.Shown, error) {
	return printing.Show(pieces, form, printedStyle(printing.A4, false), pixels)
}

func printedStyle(paper printing.Paper, ink bool) printing.Style {
	fonts := theme.DefaultTheme()
	return printing.Style{
		Paper: paper, Ink: ink, Words: printedWords(),
		Regular: fonts.Font(fyne.TextStyle{}).Content(), Bold: fonts.Font(fyne.TextStyle{Bold: true}).Content(),
	}
}

// printedWords are what the sheets say beside the pieces.
func printedWords() printing.Words {
	return printing.Words{
		CheckList: lang.L("Check list"),
		Also:      lang.L("You also need"),
		Blank:     lang.L("This side stays blank."),
		How: []string{
			lang.L("Print on both sides, turned over the long edge, at 100 percent. Card or heavy paper is best."),
			lang.L("Cut cards along the marks in the margins, all other pieces along their thin lines."),
			lang.L("Parts of a board overlap by 10 mm: lay the crosses on each other and glue them."),
		},
		Sheet: func(section string, sheet, of int, back bool) string {
			data := map[string]any{"Pieces": section, "Sheet": sheet, "Of": of}
			if back {
				return lang.L("{{.Pieces}}, backs, sheet {{.Sheet}} of {{.Of}}", data)
			}
			return lang.L("{{.Pieces}}, sheet {{.Sheet}} of {{.Of}}", data)
		},
		Part: func(row, column int) string {
			return lang.L("row {{.Row}}, part {{.Part}}", map[string]any{"Row": row, "Part": column})
		},
	}
}

// NewBox is the box of a game with its label, the moves for each player, and the rules; a game adds its pieces.
func NewBox(g *rules.Game, source string) *printing.Box {
	players := lang.L("{{.Least}} to {{.Most}} players", map[string]any{"Least": g.MinSeats, "Most": g.MaxSeats})
	if g.MinSeats == g.MaxSeats {
		players = lang.L("{{.Most}} players", map[string]any{"Most": g.MaxSeats})
	}
	aids := []printing.Aid{movesAid(g), rulesAid(g)}
	if explained, ok := explainAid(g); ok {
		aids = append(aids, explained)
	}
	return &printing.Box{
		Title: g.Title, Line: players + ". " + lang.L(g.Tagline), Source: source, Art: Drawing(parts.GamePicture(g.Key).Resource()),
		Aids: aids,
	}
}

// explainAid is the lesson as a page for whoever explains the game. It reports whether the game has one.
func explainAid(g *rules.Game) (aid printing.Aid, ok bool) {
	l, err := lessons.Of(g)
	if l == nil || err != nil {
		return aid, false
	}
	script, err := l.Script()
	if err != nil {
		return aid, false
	}
	told := printing.Block{Lines: []printing.Line{{Words: lang.L(l.Aim)}}}
	for _, line := range script {
		words := line.Say
		if line.Show != "" {
			words += " " + lang.L("Show: {{.What}}", map[string]any{"What": line.Show})
		}
		told.Lines = append(told.Lines, printing.Line{Name: line.Rule, Words: words})
	}
	end := printing.Block{Title: lang.L("How it goes on")}
	for _, line := range l.End {
		end.Lines = append(end.Lines, printing.Line{Words: lang.L(line)})
	}
	return printing.Aid{Title: lang.L("Explain to the others"), Copies: 1, Blocks: []printing.Block{told, end}}, true
}

// HouseSource says that nothing printed comes from a copy of the game.
func HouseSource() string {
	return lang.L("These sheets print the game as its own document describes it.")
}

// Drawing is the file of a drawing; nil: there is none.
func Drawing(file fyne.Resource) []byte {
	if file == nil {
		return nil
	}
	return file.Content()
}

// PrintedIcon is a sign in a colour.
func PrintedIcon(i parts.Icon, c color.Color) []byte { return i.In(c).Content() }

// movesAid is the reference of each player: what can be done, by step.
func movesAid(g *rules.Game) printing.Aid {
	aid := printing.Aid{Title: lang.L("Reference"), Copies: g.MaxSeats}
	t := emptyTable(g)
	if t == nil {
		return aid
	}
	said := map[string]bool{}
	for _, v := range t.Verbs() {
		if said[v.Help] || v.Help == "" {
			continue
		}
		said[v.Help] = true
		step := ""
		if len(v.Steps) > 0 {
			step = v.Steps[0]
		}
		title := cmp.Or(StepTitle(t, step), step)
		i := slices.IndexFunc(aid.Blocks, func(b printing.Block) bool { return b.Title == title })
		if i < 0 {
			i, aid.Blocks = len(aid.Blocks), append(aid.Blocks, printing.Block{Title: title})
		}
		aid.Blocks[i].Lines = append(aid.Blocks[i].Lines, printing.Line{Name: formName(v.Form), Words: lang.L(v.Help), Rules: ruleIDs(v)})
	}
	return aid
}

// ruleIDs are the first rules of the game that a verb is checked by: where to read on.
func ruleIDs(v rules.VerbFacts) []string {
	var ids []string
	for _, id := range v.Rules {
		if _, shared := strings.CutPrefix(id, "GEN-"); !shared && len(ids) < mostIDs {
			ids = append(ids, id)
		}
	}
	return ids
}

// formName is a verb by the words of its form that are always the same: "Play steal".
func formName(form string) string {
	verb, rest, _ := strings.Cut(form, " ")
	if what, _, _ := strings.Cut(rest, " "); fixedWord.MatchString(what) {
		verb += " " + what
	}
	return parts.Upper(strings.ReplaceAll(verb, "-", " "))
}

// fixedWord is a word of a form that stands for no other.
var fixedWord = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// mostIDs is how many rules stand behind a move of the reference.
const mostIDs = 2

// emptyTable is a table of the game before its first move; nil: it needs more than seats.
func emptyTable(g *rules.Game) rules.Table {
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

// StepTitle is what people call a step; "": it has no name.
func StepTitle(t rules.Table, step string) string {
	for _, s := range t.StepWords() {
		if s.Name == step {
			return lang.L(s.Title)
		}
	}
	return ""
}

// rulesAid are the rules with their numbers, by the sections of the game.
func rulesAid(g *rules.Game) printing.Aid {
	aid := printing.Aid{Title: lang.L("Rules"), Copies: 1}
	last := ""
	for _, r := range g.Rules {
		if title := cmp.Or(g.SectionTitle(r.ID), rules.SectionOf(r.ID)); title != last || len(aid.Blocks) == 0 {
			last = title
			aid.Blocks = append(aid.Blocks, printing.Block{Title: lang.L(title)})
		}
		block := &aid.Blocks[len(aid.Blocks)-1]
		block.Lines = append(block.Lines, printing.Line{Name: r.ID, Words: lang.L(r.Text)})
	}
	return aid
}

// PrintedBack is the back of cards: the picture of the game within a frame, and a letter where the cards of players differ.
func PrintedBack(art []byte, letter string) printing.Face {
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

// PrintedToken is a round token with a letter, a sign or both, told apart without colours by its letter and its rings.
func PrintedToken(letter string, icon parts.Icon, fill, ink color.Color, rings int) printing.Face {
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
			p.Art(PrintedIcon(icon, ink), r*0.5, r*0.5, r, r)
		default:
			p.Art(PrintedIcon(icon, ink), r*0.6, r*0.3, r*0.8, r*0.8)
			p.InMiddle(letter, 0, r*1.05, p.Width, r*0.7, printing.Type{Size: max(printing.Least, p.Width*0.55), Bold: true, Lines: 1, Colour: ink})
		}
	}
}

// PrintedDie is a die to fold: six faces in a cross with edges to glue, on a piece of 70 by 54 mm.
func PrintedDie(row string) printing.Section {
	const side, flap = 16.0, 3.0
	return printing.Section{
		Title: lang.L("Dice to fold"), Form: printing.Form{Shape: printing.Square, Width: 4*side + 2*flap, Height: 3*side + 2*flap},
		Pieces: []printing.Piece{{Row: row, Name: lang.L("Die to fold"), Count: 2, Front: func(p *printing.Pen) {
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

// PrintedLetter is what tells the pieces of a seat from those of the others without a colour: A to F.
func PrintedLetter(seat int) string { return string(rune('A' + seat - 1)) }
