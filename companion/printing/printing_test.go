package printing

import (
	"bytes"
	"fmt"
	"image/color"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

const heart = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="#C81018" d="M12 21.6C7 16.6 2 12.6 2 8A5.3 5.3 0 0 1 12 5.4A5.3 5.3 0 0 1 22 8C22 12.6 17 16.6 12 21.6Z"/><circle cx="12" cy="12" r="3" fill="none" stroke="#0B322C"/></svg>`

func style(paper Paper, ink bool) Style {
	return Style{
		Paper: paper, Ink: ink, Regular: goregular.TTF, Bold: gobold.TTF,
		Words: Words{
			CheckList: "Check list", Also: "Also", Blank: "Blank", How: []string{"Cut."},
			Sheet: func(section string, sheet, of int, back bool) string { return fmt.Sprint(section, sheet, of, back) },
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

// firstCards is the page of the first pieces: behind the label and the list, of which no back is used.
const firstCards = 4

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

// TestCardsAreCutTo63By88 measures the marks to cut by in the file.
func TestCardsAreCutTo63By88(t *testing.T) {
	for _, paper := range []Paper{A4, Letter} {
		done, err := write(numbered(11), style(paper, false), false)
		require.NoError(t, err)
		marks := lines(t, done.PDF, paper, firstCards)
		require.Len(t, marks, 16)
		left, top := (paper.Width-3*63)/2, (paper.Height-3*88)/2
		for i, m := range marks {
			if i < 8 { // upright, above and below
				require.InDelta(t, left+float64(i/2)*63, m[0], 0.01)
				require.Equal(t, m[0], m[2])
				require.Greater(t, m[3]-m[1], 0.8)
				require.True(t, m[3] < top || m[1] > top+3*88, "a mark lies on a card")
			} else {
				require.InDelta(t, top+float64((i-8)/2)*88, m[1], 0.01)
				require.Equal(t, m[1], m[3])
				require.True(t, m[2] < left || m[0] > left+3*63, "a mark lies on a card")
			}
			require.True(t, m[0] > 6.4 && m[1] > 6.4 && m[2] < paper.Width-6.4 && m[3] < paper.Height-6.4, "printers leave a margin: %v", m)
		}
		last := lines(t, done.PDF, paper, firstCards+2)
		require.Len(t, last, 2*3+2*2, "two cards in one row")
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
	require.False(t, done.Sheets[firstCards].Back)
	require.True(t, done.Sheets[firstCards+1].Back)
	require.Equal(t, done.Sheets[firstCards].Pieces, done.Sheets[firstCards+1].Pieces)
}

// TestWhatIsReadHasItsOwnSheets begins the list and each reference on a front: the label is cut, and references are handed out.
func TestWhatIsReadHasItsOwnSheets(t *testing.T) {
	box := numbered(1)
	box.Aids = []Aid{{Title: "Reference", Copies: 2, Blocks: []Block{{Lines: []Line{{Words: "Draw a card."}}}}}}
	done, err := Print(box, style(A4, false))
	require.NoError(t, err)
	var titles []string
	for i, sheet := range done.Sheets {
		require.Equal(t, i%2 == 1, sheet.Back, sheet.Title)
		titles = append(titles, sheet.Title)
	}
	require.Equal(t, []string{"Test", "Blank", "Check list", "Blank", "Cards1 1 false", "Cards1 1 true", "Test: Reference", "Blank", "Test: Reference"}, titles)
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
		for _, s := range done.Sheets[firstCards:] {
			if !s.Back {
				fronts++
			}
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
		require.Equal(t, !ink, bytes.Contains(streams[firstCards][1], []byte("0.000 g\n")), "black areas, saving ink: %v", ink)
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
	require.Len(t, done.Cut, 2)
}

// TestLettersThatNoFontHasAreTold prints names with signs beyond U+FFFF and letters of other scripts: each stands as a question mark.
func TestLettersThatNoFontHasAreTold(t *testing.T) {
	box := numbered(1)
	box.Title, box.Line = "Quack 🦆", "שלום 🦆 𝒜"
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
	require.Contains(t, string(done.PDF), "/ViewerPreferences <</PrintScaling /None>>")
	at := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(done.PDF)
	require.NotNil(t, at)
	offset, err := strconv.Atoi(string(at[1]))
	require.NoError(t, err)
	require.True(t, bytes.HasPrefix(done.PDF[offset:], []byte("xref\n")))
}
