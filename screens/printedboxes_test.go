package screens_test

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
)

// ruler measures letters in the fonts of the sheets.
type ruler struct{ regular, bold font.Face }

func newRuler(t *testing.T) ruler {
	t.Helper()
	face := func(style fyne.TextStyle) font.Face {
		read, err := opentype.Parse(theme.DefaultTheme().Font(style).Content())
		require.NoError(t, err)
		face, err := opentype.NewFace(read, &opentype.FaceOptions{Size: 1000, DPI: 72})
		require.NoError(t, err)
		return face
	}
	return ruler{face(fyne.TextStyle{}), face(fyne.TextStyle{Bold: true})}
}

// box is the rectangle round the capitals of words.
func (r ruler) box(w drawnWord) drawnShape {
	face := r.regular
	if w.bold {
		face = r.bold
	}
	wide := float64(font.MeasureString(face, w.text)) / 64 / 1000 * w.size
	return drawnShape{left: w.x, top: w.y - 0.7*w.size, right: w.x + wide, bottom: w.y, layer: w.layer}
}

// over is how much of a rectangle a shape covers: nothing, a part, or all of it. A hair counts as nothing.
func (s drawnShape) over(b drawnShape) float64 {
	const hair = 0.1
	covered, asked := 0.0, 0.0
	for _, x := range []float64{b.left + hair, (b.left + b.right) / 2, b.right - hair} {
		for _, y := range []float64{b.top + hair, (b.top + b.bottom) / 2, b.bottom - hair} {
			asked++
			if s.around(x, y) {
				covered++
			}
		}
	}
	return covered / asked
}

// around reports whether a point lies within the path.
func (s drawnShape) around(x, y float64) (in bool) {
	if len(s.points) == 2 {
		return s.holds(x, y)
	}
	for i, a := range s.points {
		b := s.points[(i+1)%len(s.points)]
		if (a[1] > y) != (b[1] > y) && x < a[0]+(y-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
			in = !in
		}
	}
	return in
}

// areas are what of a page has edges, on one piece of a sketch or on none: areas, lines to cut along and pictures, in the order in which they
// are drawn. What pictures are made of is none of them, and parts of a board are glued to each other.
func (p *drawnPage) areas(piece int) (list []drawnShape) {
	picture := func(frame int) bool { return frame > 0 && !p.frames[frame-1].read }
	for _, s := range p.shapes {
		if s.piece == piece && (s.filled || s.cut && !strings.Contains(p.caption, ", row ")) && !s.straight && !picture(s.frame) {
			list = append(list, s)
		}
	}
	for i, f := range p.frames {
		if f.piece == piece && picture(i+1) && !picture(f.frame) {
			list = append(list, f.drawnShape)
		}
	}
	slices.SortFunc(list, func(a, b drawnShape) int { return cmp.Compare(a.at, b.at) })
	return list
}

// faults are the words of a page that lie under something or on an edge, and the pictures that are cut off. Whatever lies under an area on which
// the whole word stands doesn't count. The picture of the game itself is cut to fill the backs of cards and the label.
func (r ruler) faults(p drawnPage) (list []string) {
	areas := map[int][]drawnShape{}
	for _, w := range p.words {
		if _, known := areas[w.piece]; !known {
			areas[w.piece] = p.areas(w.piece)
		}
		fault := ""
		for _, area := range areas[w.piece] {
			switch over := area.over(r.box(w)); {
			case over == 1 && area.at < w.at:
				fault = ""
			case over == 1 && !area.cut:
				fault = "lies under something"
			case over > 0 && over < 1:
				fault = "lies on an edge"
			}
		}
		if fault != "" {
			list = append(list, fmt.Sprintf("%q %s", w.text, fault))
		}
	}
	for _, f := range p.frames {
		if f.frame == 0 || f.read {
			continue
		}
		whole := p.frames[f.frame-1]
		const line = 0.05
		shape := whole.wide() / whole.high()
		cut := f.left < whole.left-line || f.right > whole.right+line || f.top < whole.top-line || f.bottom > whole.bottom+line
		if cut && !whole.read && math.Abs(shape-53.0/78) > 0.01 && math.Abs(shape-150.0/60) > 0.01 {
			list = append(list, fmt.Sprintf("a picture is cut off: %.1f by %.1f in %.1f by %.1f", f.wide(), f.high(), whole.wide(), whole.high()))
		}
	}
	return list
}

// TestNothingLiesOnWords measures each page of each game: no words lie under a picture or on the edge of a piece, of a chip or of a picture,
// no caption lies on a piece, and no picture is cut off.
func TestNothingLiesOnWords(t *testing.T) {
	r := newRuler(t)
	for key := range printedCounts {
		for _, ink := range []bool{false, true} {
			done, err := pieces.Print(boxOf(t, key), printing.Style{Paper: printing.A4, Ink: ink})
			require.NoError(t, err)
			for i, page := range readPDF(t, done.PDF) {
				for _, fault := range r.faults(page) {
					assert.Fail(t, fault, "%s: page %d: %s", key, i+1, page.caption)
				}
			}
		}
	}
}

// TestStationsHavePlacesWithoutInk counts the marks of the spaces for stations on the board of Traders where no areas are printed.
func TestStationsHavePlacesWithoutInk(t *testing.T) {
	spaces := 0
	for _, spot := range traders.Usual().Spots() {
		if spot.Around != "" && spot.Around != "earth" {
			spaces++
		}
	}
	done, err := pieces.Print(boxOf(t, "traders"), printing.Style{Paper: printing.A4, Ink: true})
	require.NoError(t, err)
	boards := 0
	for _, page := range readPDF(t, done.PDF) {
		if !strings.Contains(page.caption, "Board, row ") {
			continue
		}
		boards++
		marks := 0
		for _, s := range page.shapes {
			if len(s.points) > 6 && math.Abs(s.wide()-12) < 0.1 && math.Abs(s.high()-12) < 0.1 {
				marks++
			}
		}
		assert.Equal(t, spaces, marks, page.caption)
	}
	assert.Equal(t, 2, boards)
}

// TestCardsFitTheirPlaces measures the places of the mats: whatever lies there is a card.
func TestCardsFitTheirPlaces(t *testing.T) {
	for key, places := range map[string][]string{
		"rising-tides": {"Nation", "Depot", "Stage 1", "Stage 2", "Stage 3"},
		"raid-trade":   {"Level deck", "Level card", "Trip card", "Cargo card", "Bank card", "Utility deck", "Discards", "Cards of a raid"},
	} {
		for _, page := range printedPages(t, key, printing.Letter) {
			if !strings.HasSuffix(page.caption, "Player mat") {
				continue
			}
			for _, place := range places {
				at := slices.IndexFunc(page.words, func(w drawnWord) bool { return w.text == place })
				require.GreaterOrEqual(t, at, 0, place)
				w := page.words[at]
				round := slices.DeleteFunc(page.areas(0), func(s drawnShape) bool { return !s.holds(w.x, w.y) })
				least := slices.MinFunc(round, func(a, b drawnShape) int { return cmp.Compare(a.wide()*a.high(), b.wide()*b.high()) })
				assert.GreaterOrEqual(t, least.wide(), printing.CardForm.Width-0.01, "%s: %s", key, place)
				assert.GreaterOrEqual(t, least.high(), printing.CardForm.Height-0.01, "%s: %s", key, place)
			}
		}
	}
}

// TestAnyClockWillDo finds the minutes of each number of players on the first page of Rising Tides.
func TestAnyClockWillDo(t *testing.T) {
	said := ""
	for _, w := range printedPages(t, "rising-tides", printing.A4)[0].words {
		said += w.text + " "
	}
	for _, preset := range tide.Presets() {
		minutes := preset.Length / time.Minute.Milliseconds()
		words := fmt.Sprintf("%d players %d, or ", preset.Players, minutes)
		if preset.Advanced {
			words = fmt.Sprintf(", or %d in a quick game", minutes)
		}
		assert.Contains(t, said, words)
	}
}
