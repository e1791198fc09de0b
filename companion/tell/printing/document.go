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
	// Both is how many of the pages, from the first, are printed on both sides of the paper; the others on one.
	Both int
	// Smallest is the size of the smallest text, in points, and Cut are the texts that are wider or higher than their place. A piece
	// with such a text must be drawn otherwise.
	Smallest float64
	Cut      []string
	// Missing are the letters that the fonts lack, such as signs and letters of other scripts: a question mark stands for each.
	Missing string
}

// Papers is how many sheets of paper the file takes.
func (p *Printed) Papers() int { return (p.Both+1)/2 + len(p.Sheets) - p.Both }

// document is a file that is being written.
type document struct {
	pdf      *fpdf.Fpdf // measures texts, on whatever they are written
	on       surface
	style    Style
	title    string
	pages    []Sheet
	both     int     // of the pages, printed on both sides
	size     float64 // of the font that is set
	smallest float64
	sketched bool // what is drawn is smaller than it is
	cut      []string
	letters  *letters
	drawings map[string]*drawing
	fault    error
}

// undated is the date of a file that has none: the library would take that of the clock.
var undated = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// Print writes a box. It fails where a drawing or a font can't be read.
func Print(box *Box, style Style) (*Printed, error) { return write(box, style, true) }

// caught turns what the library of PDFs throws into an error: whatever is on a piece, the app goes on.
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
	leaves := style.leaves(box)
	both := slices.IndexFunc(leaves, func(f *leaf) bool { return !f.backed || f.turn != printed })
	if both < 0 {
		both = len(leaves)
	}
	read := d.readFirst(box, both > 0)
	d.sheets(leaves[:both], 1)
	for _, page := range append(read, box.Last...) {
		d.read(&page)
	}
	if d.both = len(d.pages); style.Fold {
		d.both = 0
	}
	d.sheets(leaves[both:], both+1)
	d.boards(box)
	d.pdf.RegisterAlias(sides, d.letters.printable(d.sides()))
	var out bytes.Buffer
	if err := d.pdf.Output(&out); err != nil {
		return nil, fmt.Errorf("printing %s: %w", box.Title, err)
	}
	if d.fault != nil {
		return nil, fmt.Errorf("printing %s: %w", box.Title, d.fault)
	}
	return &Printed{
		PDF: asked(out.Bytes()), Sheets: d.pages, Both: d.both,
		Smallest: d.smallest, Cut: d.cut, Missing: string(d.letters.missing),
	}, nil
}

// sides is on the first page for which pages are printed on both sides: how many there are is known at the end.
const sides = "{sides}"

// sides says which pages are printed on both sides.
func (d *document) sides() string {
	if d.both == len(d.pages) {
		return d.style.Words.Sides(d.both, 0, 0)
	}
	return d.style.Words.Sides(d.both, d.both+1, len(d.pages))
}

// asked asks viewers to print pages as large as they are and to turn the paper over its long edge. The library has no word for it: it goes
// into the catalogue, which is the last object of a file.
func asked(pdf []byte) []byte {
	const catalogue, asks = "/Type /Catalog\n", "/ViewerPreferences <</PrintScaling /None /Duplex /DuplexFlipLongEdge>>\n"
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
	made := style.Made
	if made.IsZero() {
		made = undated
	}
	d.pdf.SetCreationDate(made)
	d.pdf.SetModificationDate(made)
	d.pdf.SetAuthor(style.Words.Author, true)
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

// font sets the font, and remembers the smallest that is read.
func (d *document) font(bold bool, size float64) {
	style := ""
	if bold {
		style = "B"
	}
	d.pdf.SetFont("text", style, size)
	d.size = size
	if !d.sketched {
		d.smallest = min(d.smallest, size)
	}
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
	d.pages = append(d.pages, sheet)
	if d.style.Page != nil {
		d.style.Page(len(d.pages))
	}
	return &Pen{Width: size.Width, Height: size.Height, out: d}
}

// caption says along an edge of the paper what a sheet is: nothing that is cut lies there. That of a back is at the same edge of the paper.
func (p *Pen) caption(words string, back bool) {
	pdf := p.out.pdf
	x, y := safe+Least*mm, p.Height/2
	if back {
		x = p.Width - safe
	}
	words = p.out.letters.printable(words)
	p.out.font(false, Least)
	for letters := []rune(words); pdf.GetStringWidth(words) > p.Height-2*safe; words = string(letters) + "…" {
		letters = letters[:len(letters)-1]
	}
	pdf.SetTextColor(rgb(thin))
	pdf.TransformBegin()
	pdf.TransformRotate(90, x, y)
	pdf.Text(x-pdf.GetStringWidth(words)/2, y, words)
	pdf.TransformEnd()
}
