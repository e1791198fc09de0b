package printing

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"time"

	"codeberg.org/go-pdf/fpdf"
)

// Printed is a box as a file.
type Printed struct {
	PDF    []byte
	Sheets []Sheet // its pages, in order
	// Smallest is the size of the smallest text, in points, and Cut are the texts that are wider or higher than their place. A piece
	// with such a text must be drawn otherwise.
	Smallest float64
	Cut      []string
	// Missing are the letters that the fonts lack, such as signs and letters of other scripts: a question mark stands for each.
	Missing string
}

// document is a file that is being written.
type document struct {
	pdf      *fpdf.Fpdf // measures texts, on whatever they are written
	on       surface
	said     []Line // what was written
	style    Style
	title    string
	sheets   []Sheet
	smallest float64
	cut      []string
	letters  *letters
	drawings map[string]*drawing
	fault    error
}

// undated stands where a PDF has the time at which it was made: the same box gives the same bytes.
var undated = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// Print writes a box. It fails where a drawing or a font can't be read.
func Print(box *Box, style Style) (*Printed, error) { return write(box, style, true) }

// caught turns what the library of PDFs throws into an error: whatever stands on a piece, the app goes on.
func caught(what string, err *error) {
	if thrown := recover(); thrown != nil {
		*err = fmt.Errorf("printing %s: %v", what, thrown)
	}
}

func write(box *Box, style Style, compressed bool) (done *Printed, err error) {
	defer caught(box.Title, &err)
	d := newDocument(style, compressed)
	d.title = box.Title
	d.pdf.SetTitle(box.Title, true)
	d.pdf.SetSubject(box.Source, true)
	d.cover(box)
	for i := range box.Sections {
		if s := &box.Sections[i]; s.Form.Shape == Board {
			d.boards(s)
		} else {
			d.grid(s)
		}
	}
	d.aids(box)
	var out bytes.Buffer
	if err := d.pdf.Output(&out); err != nil {
		return nil, fmt.Errorf("printing %s: %w", box.Title, err)
	}
	if d.fault != nil {
		return nil, fmt.Errorf("printing %s: %w", box.Title, d.fault)
	}
	return &Printed{actualSize(out.Bytes()), d.sheets, d.smallest, d.cut, string(d.letters.missing)}, nil
}

// actualSize asks viewers to print pages as large as they are. The library has no word for it: it goes into the catalogue, which is the
// last object of a file.
func actualSize(pdf []byte) []byte {
	const catalogue, asks = "/Type /Catalog\n", "/ViewerPreferences <</PrintScaling /None>>\n"
	at := bytes.LastIndex(pdf, []byte(catalogue))
	end := bytes.LastIndex(pdf, []byte("startxref\n"))
	if at < 0 || end < at {
		return pdf
	}
	table, _, _ := bytes.Cut(pdf[end+len("startxref\n"):], []byte("\n"))
	offset, err := strconv.Atoi(string(table))
	if err != nil {
		return pdf
	}
	at += len(catalogue)
	return slices.Concat(pdf[:at], []byte(asks), pdf[at:end], fmt.Appendf(nil, "startxref\n%d\n%%%%EOF\n", offset+len(asks)))
}

// newDocument is a file with its fonts and no page yet.
func newDocument(style Style, compressed bool) *document {
	d := &document{style: style, smallest: 1000, drawings: map[string]*drawing{}, letters: newLetters(style.Regular)}
	d.pdf = fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: style.Paper.Width, Ht: style.Paper.Height}})
	d.pdf.SetCompression(compressed)
	d.pdf.SetCatalogSort(true)
	d.pdf.SetCreationDate(undated)
	d.pdf.SetModificationDate(undated)
	d.pdf.SetProducer("Tablekeeper", true)
	d.pdf.SetAutoPageBreak(false, 0)
	d.pdf.SetMargins(0, 0, 0)
	d.pdf.SetCellMargin(0)
	d.pdf.SetLineJoinStyle("round")
	d.pdf.AddUTF8FontFromBytes("text", "", style.Regular)
	d.pdf.AddUTF8FontFromBytes("text", "B", style.Bold)
	d.on = &sheet{d.pdf}
	return d
}

// say remembers what is written: bold words name what follows them.
func (d *document) say(words string, bold bool) {
	last := len(d.said) - 1
	switch {
	case bold:
		d.said = append(d.said, Line{Name: words})
	case last >= 0 && d.said[last].Words == "":
		d.said[last].Words = words
	default:
		d.said = append(d.said, Line{Words: words})
	}
}

// font sets the font, and remembers the smallest.
func (d *document) font(bold bool, size float64) {
	style := ""
	if bold {
		style = "B"
	}
	d.pdf.SetFont("text", style, size)
	d.smallest = min(d.smallest, size)
}

// drawing reads an SVG once; nil: it can't be read.
func (d *document) drawing(svg []byte) *drawing {
	if found, ok := d.drawings[string(svg)]; ok {
		return found
	}
	found, err := read(svg)
	if err != nil && d.fault == nil {
		d.fault = err
	}
	d.drawings[string(svg)] = found
	return found
}

// page begins a page and gives the pen for all of it. Wide turns the paper.
func (d *document) page(sheet Sheet, wide bool) *Pen {
	size, turn := d.style.Paper, "P"
	if wide {
		turn = "L"
	}
	d.pdf.AddPageFormat(turn, fpdf.SizeType{Wd: size.Width, Ht: size.Height})
	d.pdf.SetLineCapStyle("round")
	if wide {
		size.Width, size.Height = size.Height, size.Width
	}
	d.sheets = append(d.sheets, sheet)
	return &Pen{Width: size.Width, Height: size.Height, out: d}
}

// recto begins a page that is the front of a sheet: in between a page may stay blank.
func (d *document) recto(sheet Sheet, wide bool) *Pen {
	if len(d.sheets)%2 == 1 {
		p := d.page(Sheet{Title: d.style.Words.Blank, Back: true}, wide)
		p.caption(d.style.Words.Blank)
	}
	return d.page(sheet, wide)
}

// caption says along the left edge of the paper what a sheet is: nothing that is cut lies there.
func (p *Pen) caption(words string) {
	pdf := p.out.pdf
	x, y := safe+Least*mm, p.Height/2
	words = p.out.letters.printable(words)
	p.out.font(false, Least)
	pdf.SetTextColor(rgb(thin))
	pdf.TransformBegin()
	pdf.TransformRotate(90, x, y)
	pdf.Text(x-pdf.GetStringWidth(words)/2, y, words)
	pdf.TransformEnd()
}
