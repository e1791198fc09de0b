package printing

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

const heart = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="#C81018" d="M12 21.6C7 16.6 2 12.6 2 8A5.3 5.3 0 0 1 12 5.4A5.3 5.3 0 0 1 22 8C22 12.6 17 16.6 12 21.6Z"/><circle cx="12" cy="12" r="3" fill="none" stroke="#0B322C"/></svg>`

func style(paper Paper, ink bool) Style {
	return Style{
		Paper: paper, Ink: ink, Regular: goregular.TTF, Bold: gobold.TTF,
		Words: Words{
			Author: "Somebody", CheckList: "Check list", Also: "Also", Ruler: "50 mm", How: []string{"Cut."},
			Sides: func(both, first, last int) string { return fmt.Sprint("both to ", both, ", one ", first, " to ", last) },
			Sheet: func(pieces string, sheet int, side Side) string { return fmt.Sprint(pieces, " ", sheet, " ", side) },
			Part:  func(row, column int) string { return fmt.Sprint(row, column) },
		},
	}
}

// numbered are cards of which each back says the number of its front.
func numbered(count int) *Box {
	s := Section{Title: "Cards", Form: CardForm}
	for i := range count {
		face := func(side string) Face {
			return func(p *Pen) {
				p.Text(side+strconv.Itoa(i), 5, 5, 40, Type{Size: 12})
				p.Art([]byte(heart), 20, 20, 20, 20)
			}
		}
		s.Pieces = append(s.Pieces, Piece{Name: fmt.Sprint("card ", i), Count: 1, Front: face("f"), Back: face("b")})
	}
	return &Box{Title: "Test", Line: "2 players", Source: "House", Art: []byte(heart), Sections: []Section{s}}
}

// firstCards is the page of the first pieces: behind the list.
const firstCards = 2

// lines are the straight lines of a page of a PDF that isn't compressed, in millimetres from the upper left corner.
func lines(t *testing.T, pdf []byte, paper Paper, page int) (found [][4]float64) {
	t.Helper()
	streams := regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`).FindAllSubmatch(pdf, -1)
	require.Greater(t, len(streams), page)
	number := `(-?[0-9.]+) `
	for _, m := range regexp.MustCompile(`(?m)^`+number+number+`m\n`+number+number+`l\nS$`).FindAllSubmatch(streams[page][1], -1) {
		var l [4]float64
		for i := range l {
			n, err := strconv.ParseFloat(string(m[i+1]), 64)
			require.NoError(t, err)
			l[i] = n * mm
			if i%2 == 1 {
				l[i] = paper.Height - l[i]
			}
		}
		found = append(found, l)
	}
	return found
}

// rectangles are the outlines along which pieces of a page are cut, in millimetres from the upper left corner: left, top, right, bottom.
func rectangles(t *testing.T, pdf []byte, paper Paper, page int) (found [][4]float64) {
	t.Helper()
	streams := regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`).FindAllSubmatch(pdf, -1)
	require.Greater(t, len(streams), page)
	point := regexp.MustCompile(`(-?[0-9.]+) (-?[0-9.]+) [ml]\n`)
	for _, path := range regexp.MustCompile(`(?s)0\.43 w\n(.*?)[sS]\n`).FindAllSubmatch(streams[page][1], -1) {
		r := [4]float64{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
		for _, m := range point.FindAllSubmatch(path[1], -1) {
			x, err := strconv.ParseFloat(string(m[1]), 64)
			require.NoError(t, err)
			y, err := strconv.ParseFloat(string(m[2]), 64)
			require.NoError(t, err)
			x, y = x*mm, paper.Height-y*mm
			r = [4]float64{min(r[0], x), min(r[1], y), max(r[2], x), max(r[3], y)}
		}
		found = append(found, r)
	}
	return found
}

// TestCardsAreCutTo63By88 measures the outlines in the file: cards of one kind share their edges, and none is where printers don't reach.
func TestCardsAreCutTo63By88(t *testing.T) {
	for _, paper := range []Paper{A4, Letter} {
		done, err := write(numbered(11), style(paper, false), false)
		require.NoError(t, err)
		cards := rectangles(t, done.PDF, paper, firstCards)
		require.Len(t, cards, 9)
		for i, c := range cards {
			require.InDelta(t, 63, c[2]-c[0], 0.02)
			require.InDelta(t, 88, c[3]-c[1], 0.02)
			require.InDelta(t, cards[0][0]+float64(i%3)*63, c[0], 0.02)
			require.InDelta(t, cards[0][1]+float64(i/3)*88, c[1], 0.02)
			require.True(t, c[0] > 6.4 && c[1] > 6.4 && c[2] < paper.Width-6.4 && c[3] < paper.Height-6.4, "printers leave a margin: %v", c)
		}
		require.Len(t, rectangles(t, done.PDF, paper, firstCards+2), 2)
	}
}

// texts are where words stand on a page, in millimetres from the left.
func texts(pdf []byte, page int) map[string]float64 {
	streams := regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`).FindAllSubmatch(pdf, -1)
	found := map[string]float64{}
	for _, m := range regexp.MustCompile(`(?s)BT ([0-9.]+) ([0-9.]+) Td \((.*?)\) Tj ET`).FindAllSubmatch(streams[page][1], -1) {
		x, _ := strconv.ParseFloat(string(m[1]), 64)
		found[string(bytes.ReplaceAll(m[3], []byte{0}, nil))] = x * mm
	}
	return found
}

// TestBacksLieBehindTheirFronts turns a sheet over its long edge: what is at the left comes to the right.
func TestBacksLieBehindTheirFronts(t *testing.T) {
	done, err := write(numbered(5), style(A4, false), false)
	require.NoError(t, err)
	fronts, backs := texts(done.PDF, firstCards), texts(done.PDF, firstCards+1)
	for i := range 5 {
		front, back := fronts[fmt.Sprint("f", i)], backs[fmt.Sprint("b", i)]
		require.Positive(t, front)
		// Both stand 5 mm right of the left edge of their side of the card.
		require.InDelta(t, front-5, A4.Width-(back-5)-63, 0.01, "card %d", i)
	}
	moved := style(A4, false)
	moved.Right, moved.Down = 1.5, -2
	again, err := write(numbered(5), moved, false)
	require.NoError(t, err)
	require.InDelta(t, fronts["f0"], texts(again.PDF, firstCards)["f0"], 0.001, "fronts stay")
	require.InDelta(t, backs["b0"]+1.5, texts(again.PDF, firstCards+1)["b0"], 0.01, "printers lay backs aside")
	require.Equal(t, Front, done.Sheets[firstCards].Side)
	require.Equal(t, Back, done.Sheets[firstCards+1].Side)
	require.Equal(t, done.Sheets[firstCards].Pieces, done.Sheets[firstCards+1].Pieces)
}

// tokens are pieces without backs.
func tokens(title string, form Form, count int) Section {
	return Section{Title: title, Form: form, Pieces: []Piece{{Name: title, Count: count, Front: func(p *Pen) { p.InMiddle(title, 0, 0, p.Width, p.Height, Type{Size: 7}) }}}}
}

// TestPiecesShareSheets lays pieces of all kinds on the same sheets, none over another, with the sheets of one side behind all others.
func TestPiecesShareSheets(t *testing.T) {
	box := numbered(10)
	box.Sections = append(box.Sections, tokens("T", TokenForm, 60), tokens("M", Form{Square, 190, 130}, 3), tokens("H", Form{Hex, 22, 25.4}, 10))
	box.Held = &Page{Title: "Hold", Blocks: []Block{{Title: "All", Lines: []Line{{Name: "A", Words: "Draw a card."}}}}}
	box.Last = []Page{{Title: "Rules"}}
	for _, paper := range []Paper{A4, Letter} {
		done, err := Print(box, style(paper, false))
		require.NoError(t, err)
		count, sides := map[string]int{}, ""
		for i, sheet := range done.Sheets {
			sides += fmt.Sprint(int(sheet.Side))
			if i < done.Both {
				require.Equal(t, i%2 == 1, sheet.Side == Back, sheet.Title)
			}
			for name, n := range sheet.Pieces {
				if sheet.Side != Back {
					count[name] += n
				}
			}
		}
		require.Regexp(t, `^(01)+0?2*$`, sides, "no page is blank, and what is printed on one side comes last")
		require.Equal(t, 60, count["T"])
		require.Equal(t, 3, count["M"])
		require.Equal(t, 10, count["H"])
		require.LessOrEqual(t, done.Papers(), 6, "a sheet to read, the rules, two of cards with tokens, two of mats")
		for _, f := range style(paper, false).leaves(box) {
			for i, a := range f.spots {
				require.LessOrEqual(t, a.x+a.form.Width, paper.Width-2*safe-strip+1e-6)
				require.LessOrEqual(t, a.y+a.form.Height, paper.Height-2*safe+1e-6)
				for _, b := range f.spots[:i] {
					apart := a.x >= b.x+b.form.Width-1e-6 || b.x >= a.x+a.form.Width-1e-6 || a.y >= b.y+b.form.Height-1e-6 || b.y >= a.y+a.form.Height-1e-6
					require.True(t, apart, "%s lies on %s", a.piece.Name, b.piece.Name)
				}
			}
		}
	}
}

// TestTheFileSaysHowItIsPrinted reads a line to measure, who made it and when, and which pages have backs.
func TestTheFileSaysHowItIsPrinted(t *testing.T) {
	box := numbered(1)
	box.Sections = append(box.Sections, tokens("M", Form{Board, 190, 250}, 1))
	how := style(A4, false)
	how.Made = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	var begun []int
	how.Page = func(page int) { begun = append(begun, page) }
	done, err := write(box, how, false)
	require.NoError(t, err)
	require.Contains(t, string(done.PDF), "D:20261128")
	require.Contains(t, string(done.PDF), "/Author")
	require.Contains(t, string(bytes.ReplaceAll(done.PDF, []byte{0}, nil)), "(both to 4, one 5 to 5)")
	require.Equal(t, []int{1, 2, 3, 4, 5}, begun)
	var long []float64
	for _, l := range lines(t, done.PDF, A4, 0) {
		long = append(long, math.Round(100*(l[2]-l[0]))/100)
	}
	require.Contains(t, long, 50.0)
}

// TestASketchIsSmall draws pieces on a smaller scale without a word about their small texts, and writes on as before.
func TestASketchIsSmall(t *testing.T) {
	box := numbered(1)
	face := box.Sections[0].Pieces[0].Front
	box.First = []Page{{Title: "Table", Sketch: &Sketch{Width: 600, Height: 400, Lies: []Lying{{X: 10, Y: 10, Form: CardForm, Face: face, Words: "Deck"}}}, Blocks: []Block{{Lines: []Line{{Words: "Deal."}}}}}}
	done, err := write(box, style(A4, false), false)
	require.NoError(t, err)
	require.GreaterOrEqual(t, done.Smallest, float64(Least))
	require.Empty(t, done.Cut)
	require.Contains(t, texts(done.PDF, 0), "Deal.")
	require.Contains(t, texts(done.PDF, 0), "Deck")
}

// TestBlocksFillTheirPiece writes them as large as they have room, and tells where they have none.
func TestBlocksFillTheirPiece(t *testing.T) {
	for count, fits := range map[int]bool{5: true, 200: false} {
		box := numbered(1)
		box.Sections[0].Form = AidForm
		box.Sections[0].Pieces[0].Front = func(p *Pen) {
			block := Block{Title: "Turn"}
			for range count {
				block.Lines = append(block.Lines, Line{Name: "Draw", Words: "A card from the deck, or one from the market."})
			}
			p.Blocks("Aid", []Block{block}, 2, 9)
		}
		done, err := Print(box, style(A4, false))
		require.NoError(t, err)
		require.Equal(t, fits, len(done.Cut) == 0, count)
	}
}

func TestTheSameBoxGivesTheSameBytes(t *testing.T) {
	once, err := Print(numbered(12), style(A4, false))
	require.NoError(t, err)
	again, err := Print(numbered(12), style(A4, false))
	require.NoError(t, err)
	require.True(t, bytes.Equal(once.PDF, again.PDF))
	require.True(t, bytes.HasPrefix(once.PDF, []byte("%PDF-")))
	require.GreaterOrEqual(t, once.Smallest, float64(Least))
	require.Empty(t, once.Cut)
}

// TestBoardsArePrintedInParts covers a board by sheets that overlap.
func TestBoardsArePrintedInParts(t *testing.T) {
	for _, paper := range []Paper{A4, Letter} {
		drawn := 0
		box := &Box{Title: "Test", Art: []byte(heart), Sections: []Section{{
			Title: "Board", Form: Form{Board, 500, 300},
			Pieces: []Piece{{Name: "Board", Count: 1, Front: func(p *Pen) {
				drawn++
				require.Equal(t, []float64{500, 300}, []float64{p.Width, p.Height})
			}}},
		}}}
		done, err := Print(box, style(paper, false))
		require.NoError(t, err)
		fronts, pieces := 0, 0
		for _, s := range done.Sheets[1:] {
			require.Equal(t, Only, s.Side)
			fronts++
			pieces += s.Pieces["Board"]
		}
		require.Equal(t, drawn, fronts)
		require.Equal(t, 1, pieces, "it is one board")
		require.LessOrEqual(t, fronts, 4)
	}
	require.Equal(t, 1, tiles(190, 190))
	require.Equal(t, 2, tiles(190.5, 190))
	require.Equal(t, 2, tiles(370, 190), "two sheets overlap by 10 mm")
	require.Equal(t, 3, tiles(370.5, 190))
}

// TestInkIsSaved fills nothing with a dark colour.
func TestInkIsSaved(t *testing.T) {
	dark := func(p *Pen) { p.Rect(0, 0, p.Width, p.Height, 0, Brush{Fill: black}) }
	box := &Box{Title: "Test", Art: []byte(heart), Sections: []Section{{Title: "Tokens", Form: TokenForm, Pieces: []Piece{{Name: "Token", Count: 1, Front: dark}}}}}
	for _, ink := range []bool{false, true} {
		done, err := write(box, style(A4, ink), false)
		require.NoError(t, err)
		streams := regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`).FindAllSubmatch(done.PDF, -1)
		require.Equal(t, !ink, regexp.MustCompile(`0\.000 g\n[^g]*\n[fB]\n`).Match(streams[1][1]), "black areas, saving ink: %v", ink)
	}
}

// TestTextKeepsItsColourAfterADrawing writes in the colour in which a drawing ended.
func TestTextKeepsItsColourAfterADrawing(t *testing.T) {
	red := color.NRGBA{0xC8, 0x10, 0x18, 255}
	box := numbered(1)
	box.Sections[0].Pieces[0].Front = func(p *Pen) {
		p.Rect(0, 0, 10, 10, 0, Brush{Fill: white})
		p.Art([]byte(`<svg viewBox="0 0 24 24"><path fill="#C81018" d="M2 2H22V22Z"/></svg>`), 20, 20, 20, 20)
		p.Text("red", 5, 5, 40, Type{Size: 12, Colour: red})
	}
	done, err := write(box, style(A4, false), false)
	require.NoError(t, err)
	page := regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`).FindAllSubmatch(done.PDF, -1)[firstCards][1]
	before, _, found := bytes.Cut(page, []byte("(\x00r\x00e\x00d) Tj"))
	require.True(t, found)
	require.Regexp(t, `0\.784 0\.063 0\.094 rg[^Q]*$`, string(before), "no frame ends between the colour and the text")
}

// TestDrawingsThatCannotBePrinted are told.
func TestDrawingsThatCannotBePrinted(t *testing.T) {
	for _, svg := range []string{`<svg viewBox="0 0 1 1"><text>a</text></svg>`, `<svg>`, `<svg viewBox="0 0 1 1"><path d="M0 0 X"/>`} {
		box := numbered(1)
		box.Art = []byte(svg)
		box.Sections = append(box.Sections, Label(box, "Label"))
		_, err := Print(box, style(A4, false))
		require.Error(t, err, svg)
	}
}

// TestTextThatHasNoRoomIsTold finds words that would be cut.
func TestTextThatHasNoRoomIsTold(t *testing.T) {
	box := numbered(1)
	box.Sections[0].Pieces[0].Front = func(p *Pen) {
		p.Text("Donaudampfschifffahrtsgesellschaft", 0, 0, 10, Type{Size: 30, Lines: 1})
		p.InMiddle("one two three four five six seven", 0, 0, 10, 5, Type{Size: 30})
	}
	done, err := Print(box, style(A4, false))
	require.NoError(t, err)
	require.Len(t, done.Cut, 2, "a long word is divided, and still has no room")
}

// TestLongNamesStayInTheirPlace prints names of twenty letters, and of twenty of the widest, without a blank in a place of 20 mm: no line
// is wider, all letters are there on as many lines as they need, and where there may be fewer it is told.
func TestLongNamesStayInTheirPlace(t *testing.T) {
	for _, name := range []string{"Sternenhandelsgilden", strings.Repeat("W", 20)} {
		for _, most := range []int{0, 1, 2} {
			box := numbered(1)
			checked := false
			box.Sections[0].Pieces[0].Front = func(p *Pen) {
				checked = true
				lines, size := p.fit(name, 20, Type{Size: 9, Lines: most})
				require.InDelta(t, Least, size, 0)
				for _, line := range lines {
					require.LessOrEqual(t, p.out.pdf.GetStringWidth(line), 20.0, line)
				}
				if most == 0 {
					require.Equal(t, name, strings.Join(lines, ""))
				} else {
					require.LessOrEqual(t, len(lines), most)
				}
				p.Text(name, 5, 5, 20, Type{Size: 9, Lines: most})
			}
			printed, err := Print(box, style(A4, false))
			require.NoError(t, err)
			require.True(t, checked)
			if most == 0 {
				require.Empty(t, printed.Cut)
			}
		}
	}
}

// TestLettersThatNoFontHasAreTold prints names with signs beyond U+FFFF and letters of other scripts: each stands as a question mark.
func TestLettersThatNoFontHasAreTold(t *testing.T) {
	box := numbered(1)
	box.Title, box.Line = "Quack 🦆", "שלום 🦆 𝒜"
	box.Sections = append(box.Sections, Label(box, "Label"))
	box.Sections[0].Pieces[0].Front = func(p *Pen) {
		p.Text("名前 🦆", 5, 5, 40, Type{Size: 12})
		p.InMiddle("🎲", 5, 20, 40, 10, Type{Size: 12})
	}
	done, err := Print(box, style(A4, false))
	require.NoError(t, err)
	for _, r := range "🦆ש𝒜名🎲" {
		require.Contains(t, done.Missing, string(r))
	}
	require.NotContains(t, done.Missing, "Q")
	done, err = Print(numbered(1), style(A4, false))
	require.NoError(t, err)
	require.Empty(t, done.Missing)
}

// TestWhatAPieceThrowsIsAnError prints and shows a piece that can't be drawn.
func TestWhatAPieceThrowsIsAnError(t *testing.T) {
	box := numbered(1)
	box.Sections[0].Pieces[0].Front = func(*Pen) { panic("no such letter") }
	_, err := Print(box, style(A4, false))
	require.ErrorContains(t, err, "no such letter")
	_, err = Show([]*Piece{&box.Sections[0].Pieces[0]}, CardForm, style(A4, false), 100)
	require.ErrorContains(t, err, "no such letter")
}

// TestViewersPrintTheActualSize asks for it in the file's catalogue, where the table of objects still finds it.
func TestViewersPrintTheActualSize(t *testing.T) {
	done, err := Print(numbered(3), style(Letter, false))
	require.NoError(t, err)
	require.Contains(t, string(done.PDF), "/ViewerPreferences <</PrintScaling /None /Duplex /DuplexFlipLongEdge>>")
	at := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(done.PDF)
	require.NotNil(t, at)
	offset, err := strconv.Atoi(string(at[1]))
	require.NoError(t, err)
	require.True(t, bytes.HasPrefix(done.PDF[offset:], []byte("xref\n")))
}

// TestBacksAreFoldedBehindTheirFronts folds sheets for printers that print on one side: cards over an upright line, and what is too wide
// for that over one across, where the backs stand on their heads.
func TestBacksAreFoldedBehindTheirFronts(t *testing.T) {
	box := numbered(5)
	wide := numbered(1).Sections[0]
	wide.Title, wide.Form = "Aids", AidForm
	wide.Pieces[0].Front = func(p *Pen) { p.Text("aid", 5, 5, 40, Type{Size: 12}) }
	wide.Pieces[0].Back = func(p *Pen) { p.Text("chart", 5, 5, 40, Type{Size: 12}) }
	box.Sections = append(box.Sections, wide, tokens("token", TokenForm, 3))
	folded := style(A4, false)
	folded.Fold = true
	done, err := write(box, folded, false)
	require.NoError(t, err)
	require.Zero(t, done.Both, "nothing is printed on both sides")
	require.Equal(t, len(done.Sheets), done.Papers())
	require.Contains(t, texts(done.PDF, 0), fmt.Sprint("both to 0, one 1 to ", len(done.Sheets)))
	var sides []Side
	cards := map[string]int{}
	first := 0
	for page, sheet := range done.Sheets {
		if len(sheet.Pieces) == 0 {
			continue
		}
		if sides = append(sides, sheet.Side); first == 0 {
			first = page
		}
		for name, n := range sheet.Pieces {
			cards[name] += n
		}
		if found := texts(done.PDF, page); sheet.Side == Folded && sheet.Pieces["card 0"] > 0 && len(sheet.Pieces) > 1 {
			require.InDelta(t, A4.Height-(found["f0"]-5)-63, found["b0"]-5, 0.01, "the back is as far right of the fold as its front is left of it")
		}
	}
	require.Equal(t, []Side{Folded, Folded, Folded, Only}, sides, "four cards and one, the aid, the tokens")
	require.Equal(t, 3, cards["token"])
	require.Equal(t, 1, cards["card 4"])
	aid := texts(done.PDF, first+2)
	require.InDelta(t, A4.Width-AidForm.Width-aid["aid"]+10, aid["chart"], 0.01, "before it is turned, behind its front")
}

// TestCardsForPrintShops draws cards with 3 mm more on each side at 300 dots an inch: what touches an edge goes on over it.
func TestCardsForPrintShops(t *testing.T) {
	box := numbered(2)
	red := color.NRGBA{200, 16, 24, 255}
	box.Sections[0].Pieces[0] = Piece{Name: "A / B", Count: 12, Front: func(p *Pen) { p.Rect(0, 0, p.Width, p.Height, 0, Brush{Fill: red}) }}
	box.Sections[0].Pieces[1].Name = "a b"
	box.Sections[0].Pieces[1].Count = 12
	box.Sections = append(box.Sections, tokens("token", TokenForm, 3), tokens("cube", Form{Square, 8, 8}, 3), tokens("mat", Form{Board, 199, 188}, 1))
	files, err := Cards(box, style(A4, false))
	require.NoError(t, err)
	var names []string
	for _, f := range files {
		names = append(names, f.Name)
	}
	require.Equal(t, []string{"12x-a-b-front.png", "12x-a-b-2-front.png", "12x-a-b-2-back.png"}, names, "no file for tokens, cubes, mats and blank backs")
	drawn, err := png.Decode(bytes.NewReader(files[0].Data))
	require.NoError(t, err)
	require.Equal(t, image.Pt(815, 1110), drawn.Bounds().Size(), "69 by 94 mm")
	for _, at := range []image.Point{{0, 0}, {814, 1109}, {407, 0}, {0, 555}, {407, 555}} {
		require.Equal(t, color.NRGBAModel.Convert(red), color.NRGBAModel.Convert(drawn.At(at.X, at.Y)), "%v", at)
	}
	const pixels = "pHYs\x00\x00\x2e\x23\x00\x00\x2e\x23\x01" // 11,811 a metre
	require.Contains(t, string(files[0].Data), pixels)
	box.Sections[0].Pieces[0].Front = func(p *Pen) { p.Art([]byte("<svg"), 0, 0, 5, 5) }
	_, err = Cards(box, style(A4, false))
	require.ErrorContains(t, err, "A / B")
	broken := style(A4, false)
	broken.Bold = []byte("no font")
	_, err = Cards(box, broken)
	require.Error(t, err)
}
