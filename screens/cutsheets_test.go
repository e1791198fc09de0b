package screens_test

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/require"
)

// drawnPage is what a page of a PDF draws, in millimetres from its upper left corner.
type drawnPage struct {
	wide, high float64
	caption    string // the words along its edge
	words      []drawnWord
	shapes     []drawnShape
	frames     []drawnFrame
}

type drawnWord struct {
	x, y      float64
	text, ink string // the ink as the PDF writes the colour
	layer
	size float64 // of the letters
	bold bool
}

// layer is when something is drawn on its page, and on which piece of a sketch: 0 on none.
type layer struct{ at, piece int }

// drawnFrame is a rectangle that keeps to itself what is drawn in it. Read: there are words among that; without them it is a picture.
type drawnFrame struct {
	drawnShape
	read bool
}

// drawnShape is a path by the rectangle round it. Cut: it is a line to cut along, by its width; straight: it is one line.
type drawnShape struct {
	left, top, right, bottom float64
	straight, cut, filled    bool
	layer
	frame  int // that it is drawn in, by its place among those of the page, from 1; 0: none
	points [][2]float64
}

func (s drawnShape) wide() float64 { return s.right - s.left }
func (s drawnShape) high() float64 { return s.bottom - s.top }

// holds reports whether a point lies in the rectangle.
func (s drawnShape) holds(x, y float64) bool {
	return s.left < x && x < s.right && s.top < y && y < s.bottom
}

// cutPiece is a piece that was cut out of the sheets: what is on both sides, and its size.
type cutPiece struct {
	section     string // by the caption of its sheet
	wide, high  float64
	front, back []drawnWord
	drawn       bool // the back has something on it
}

func said(words []drawnWord, text string) bool {
	return slices.ContainsFunc(words, func(w drawnWord) bool { return w.text == text })
}

const (
	pointMM   = 25.4 / 72
	cutWide   = 0.15 // of lines to cut along
	glued     = 10.0 // parts of a board lie on each other by this
	pdfNumber = `(-?[0-9.]+)`
)

// readPDF reads the pages of a PDF.
func readPDF(t *testing.T, pdf []byte) (pages []drawnPage) {
	t.Helper()
	boxes := regexp.MustCompile(`/MediaBox \[0 0 ` + pdfNumber + ` ` + pdfNumber + `\]`)
	usual := boxes.FindSubmatch(pdf[bytes.Index(pdf, []byte("/Type /Pages")):])
	for _, m := range regexp.MustCompile(`(?s)<</Type /Page\n(.*?)/Contents (\d+) 0 R>>`).FindAllSubmatch(pdf, -1) {
		size := boxes.FindSubmatch(m[1])
		if size == nil {
			size = usual
		}
		_, stream, found := bytes.Cut(pdf, []byte("\n"+string(m[2])+" 0 obj"))
		require.True(t, found)
		_, stream, found = bytes.Cut(stream, []byte("stream\n"))
		require.True(t, found)
		z, err := zlib.NewReader(bytes.NewReader(stream))
		require.NoError(t, err)
		content, err := io.ReadAll(z)
		require.NoError(t, err)
		p := drawnPage{wide: number(string(size[1])) * pointMM, high: number(string(size[2])) * pointMM}
		p.read(content, boldFont(pdf))
		pages = append(pages, p)
	}
	return pages
}

func number(text string) float64 {
	n, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return math.NaN()
	}
	return n
}

// boldFont is what the PDF calls the font whose letters are bold.
func boldFont(pdf []byte) string {
	for _, m := range regexp.MustCompile(`/(F[0-9a-f]+) (\d+) 0 R`).FindAllSubmatch(pdf, -1) {
		_, object, _ := bytes.Cut(pdf, []byte("\n"+string(m[2])+" 0 obj"))
		if object, _, _ = bytes.Cut(object, []byte("endobj")); bytes.Contains(object, []byte("/utf8textB")) {
			return string(m[1])
		}
	}
	return ""
}

// pdfTokens are strings in brackets, and all that stands between blanks.
func pdfTokens(content []byte) (tokens []string) {
	for at := 0; at < len(content); {
		end := at + 1
		switch content[at] {
		case ' ', '\n', '\r', '\t', '\f', ')':
			at = end
			continue
		case '(':
			for ; end < len(content) && content[end] != ')'; end++ {
				if content[end] == '\\' {
					end++
				}
			}
			end = min(end+1, len(content))
		default:
			for end < len(content) && strings.IndexByte(" \n\r\t\f()", content[end]) < 0 {
				end++
			}
		}
		tokens = append(tokens, string(content[at:end]))
		at = end
	}
	return tokens
}

// pdfState is what q keeps and Q brings back: ink, width of lines, and how what is drawn is turned, made smaller and moved.
type pdfState struct {
	ink        string
	line       float64
	turned     bool
	scale      float64
	x, y       float64 // in points, of the corner
	piece      int
	frame      int // of those of the page, from 1; 0: none
	font       string
	size, high float64
}

// place is a point in millimetres from the upper left corner of its page.
func (s *pdfState) place(x, y string) [2]float64 {
	return [2]float64{(s.x + s.scale*number(x)) * pointMM, s.high - (s.y+s.scale*number(y))*pointMM}
}

// read goes through what draws a page. What is turned is its caption alone.
func (p *drawnPage) read(content []byte, bold string) {
	now := pdfState{scale: 1, high: p.high}
	var kept []pdfState
	var operands []string
	var points [][2]float64
	var at [2]float64
	pieces := 0
	for i, word := range pdfTokens(content) {
		o := operands
		if word[0] == '(' || word[0] == '/' || !math.IsNaN(number(word)) {
			operands = append(operands, word)
			continue
		}
		operands = nil
		on := layer{i, now.piece}
		switch word {
		case "q":
			kept = append(kept, now)
		case "Q":
			now, kept = kept[len(kept)-1], kept[:len(kept)-1]
		case "cm":
			pieces++
			now.turned, now.piece = now.turned || o[1] != "0.00000", pieces
			now.x, now.y, now.scale = now.x+now.scale*number(o[4]), now.y+now.scale*number(o[5]), now.scale*number(o[0])
		case "g", "rg":
			now.ink = strings.Join(o, " ")
		case "w":
			now.line = number(o[0]) * pointMM
		case "m", "l", "c":
			for i := 0; i < len(o); i += 2 {
				points = append(points, now.place(o[i], o[i+1]))
			}
		case "re":
			x, y, w, h := number(o[0]), number(o[1]), number(o[2]), number(o[3])
			points = append(points, now.place(o[0], o[1]), now.place(fmt.Sprint(x+w), fmt.Sprint(y+h)))
		case "W":
			p.frame(&now, shapeOf(points, "n", 0), on)
		case "S", "s", "f", "f*", "B", "B*", "b", "b*", "n":
			if len(points) > 0 && word != "n" {
				s := shapeOf(points, word, now.line)
				s.layer, s.frame = on, now.frame
				p.shapes = append(p.shapes, s)
			}
			points = nil
		case "Tf":
			now.font, now.size = o[0][1:], number(o[1])*pointMM*now.scale
		case "Td":
			at = now.place(o[0], o[1])
		case "Tj":
			text := utf16Text(o[0])
			if now.turned {
				p.caption = text
				continue
			}
			p.words = append(p.words, drawnWord{at[0], at[1], text, now.ink, on, now.size, now.font == bold})
			for f := now.frame; f > 0; f = p.frames[f-1].frame {
				p.frames[f-1].read = true
			}
		}
	}
}

// frame begins one within the one that is there.
func (p *drawnPage) frame(now *pdfState, s drawnShape, on layer) {
	s.layer, s.frame = on, now.frame
	p.frames = append(p.frames, drawnFrame{drawnShape: s})
	now.frame = len(p.frames)
}

func shapeOf(points [][2]float64, painted string, line float64) drawnShape {
	s := drawnShape{left: math.Inf(1), top: math.Inf(1), right: math.Inf(-1), bottom: math.Inf(-1), straight: len(points) == 2, points: points}
	for _, at := range points {
		s.left, s.right = min(s.left, at[0]), max(s.right, at[0])
		s.top, s.bottom = min(s.top, at[1]), max(s.bottom, at[1])
	}
	s.filled = painted[0] != 'S' && painted[0] != 's'
	s.cut = !s.filled && math.Abs(line-cutWide) < 0.005
	return s
}

// utf16Text reads a string of a PDF in the fonts of the sheets.
func utf16Text(bracketed string) string {
	raw := regexp.MustCompile(`(?s)\\(.)`).ReplaceAllStringFunc(bracketed[1:len(bracketed)-1], func(s string) string {
		if s[1] == 'r' {
			return "\r"
		}
		return s[1:]
	})
	var units []uint16
	for i := 0; i+1 < len(raw); i += 2 {
		units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
	}
	return string(utf16.Decode(units))
}

// cutSheets cuts all pieces out of the pages: a sheet whose caption says so is printed on one side, and of another the next page is the
// back, turned over its long edge. It knows what the PDF shows alone.
func cutSheets(pages []drawnPage) (pieces []cutPiece) {
	var parts []cutPiece // of boards
	for i, front := range pages {
		_, title, named := strings.Cut(front.caption, " · ")
		if !named || strings.Contains(title, ", backs: ") {
			continue // it is read, or the back of what was cut
		}
		back := drawnPage{}
		if strings.HasPrefix(title, "sheet ") && !strings.Contains(title, "print on one side") && i+1 < len(pages) {
			back = pages[i+1]
		}
		for _, line := range front.outlines() {
			piece := cutPiece{section: title, wide: line.wide(), high: line.high(), front: front.within(line)}
			behind := line
			behind.left, behind.right = back.wide-line.right, back.wide-line.left
			piece.back = back.within(behind)
			piece.drawn = slices.ContainsFunc(back.shapes, func(s drawnShape) bool {
				return s.filled && behind.holds((s.left+s.right)/2, (s.top+s.bottom)/2)
			})
			if strings.Contains(title, ", row ") {
				parts = append(parts, piece)
			} else {
				pieces = append(pieces, piece)
			}
		}
	}
	return append(pieces, glueParts(parts)...)
}

// outlines are the lines round the pieces of a page.
func (p *drawnPage) outlines() (found []drawnShape) {
	for _, s := range p.shapes {
		if s.cut && !s.straight {
			found = append(found, s)
		}
	}
	return found
}

// within are the words on a piece.
func (p *drawnPage) within(line drawnShape) (words []drawnWord) {
	for _, w := range p.words {
		if line.holds(w.x, w.y) {
			words = append(words, w)
		}
	}
	return words
}

// glueParts makes whole boards of their parts. What has a part too few is none.
func glueParts(parts []cutPiece) (boards []cutPiece) {
	place := regexp.MustCompile(`^(.*), row (\d+), part (\d+)$`)
	copies := map[string]map[[2]int][]cutPiece{}
	var names []string
	for _, part := range parts {
		m := place.FindStringSubmatch(part.section)
		if m == nil {
			continue
		}
		if copies[m[1]] == nil {
			copies[m[1]] = map[[2]int][]cutPiece{}
			names = append(names, m[1])
		}
		at := [2]int{int(number(m[2])), int(number(m[3]))}
		copies[m[1]][at] = append(copies[m[1]][at], part)
	}
	for _, name := range names {
		whole := math.MaxInt
		var rows, columns int
		for at, same := range copies[name] {
			whole, rows, columns = min(whole, len(same)), max(rows, at[0]), max(columns, at[1])
		}
		if len(copies[name]) < rows*columns {
			continue
		}
		for i := range whole {
			board := cutPiece{section: name}
			for row := range rows {
				for column := range columns {
					part := copies[name][[2]int{row + 1, column + 1}][i]
					board.front = append(board.front, part.front...)
					board.wide = float64(columns)*part.wide - float64(columns-1)*glued
					board.high = float64(rows)*part.high - float64(rows-1)*glued
				}
			}
			boards = append(boards, board)
		}
	}
	return boards
}
