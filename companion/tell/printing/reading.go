package printing

import (
	"cmp"
	"fmt"
	"image/color"
	"strings"

	"github.com/srwiley/rasterx"
)

// Measures of what is read, in millimetres and points.
const (
	columnGap  = 6.0
	headMore   = 2.0 // of a heading, in points over the text
	bodySize   = 7.5
	mostNames  = 0.36 // of a column
	sketchHigh = 120.0
	mostTitle  = 12.0
	lineGap    = 0.08 // in millimetres, of a point of the text
	artSide    = 3.6  // of a sign before a line
	labelWide  = 150.0
	labelHigh  = 80.0
	labelSpine = 18.0
)

// ground is behind the names on the label.
var ground = color.NRGBA{0xF7, 0xF3, 0xEA, 255}

// readFirst prints what is read before anything is cut. Where sheets with backs follow, it fills both sides of its paper; what has no room
// there it gives back.
func (d *document) readFirst(box *Box, backs bool) (later []Page) {
	for i := range box.First {
		d.read(&box.First[i])
	}
	d.checkList(box)
	switch odd := len(d.pages)%2 == 1; {
	case box.Held != nil && (odd || !backs):
		d.read(box.Held)
	case odd && backs:
		d.page(Sheet{Side: Back}, false)
	case box.Held != nil:
		later = []Page{*box.Held}
	}
	return later
}

// Label is the lid of a box with its spine under it, to cut out.
func Label(box *Box, title string) Section {
	form := Form{Square, labelWide, labelHigh + labelSpine}
	return Section{Title: title, Form: form, Pieces: []Piece{{Name: title, Says: box.Line, Count: 1, Front: func(p *Pen) { p.label(box, 0, 0) }}}}
}

// label is the lid of a box with its spine under it.
func (p *Pen) label(box *Box, x, y float64) {
	p.Rect(x, y, labelWide, labelHigh, 0, Brush{Fill: ground})
	p.Cover(box.Art, x, y, labelWide, labelHigh-20)
	p.Rect(x, y+labelHigh-20, labelWide, 20, 0, Brush{Fill: ground})
	p.Text(box.Title, x+5, y+labelHigh-18, labelWide-10, Type{Size: 26, Bold: true, Lines: 1})
	p.Text(box.Line, x+5, y+labelHigh-7, labelWide-10, Type{Size: 9, Lines: 1})
	p.Rect(x, y+labelHigh, labelWide, labelSpine, 0, Brush{Fill: ground})
	p.InMiddle(box.Title, x+5, y+labelHigh, labelWide-10, labelSpine, Type{Size: 22, Bold: true, Lines: 1})
	p.Line(x, y+labelHigh, x+labelWide, y+labelHigh, thin, thinLine) // where it is folded
}

// checkList counts what must be there, with a box to tick for each kind, and says how to print and cut it.
func (d *document) checkList(box *Box) {
	words := &d.style.Words
	kinds, columns := 0, 2
	for i := range box.Sections {
		kinds += len(box.Sections[i].Pieces)
	}
	if kinds > mostKinds {
		columns = 3
	}
	flow := d.flow(words.CheckList, columns, 9)
	flow.p.Text(sides, flow.edge, flow.y, flow.p.Width-2*flow.edge, Type{Size: 9.5, Bold: true}) // it becomes longer at the end
	flow.top += 6
	flow.y = flow.top
	flow.rule(words.Ruler)
	for _, line := range words.How {
		flow.line(Line{Words: line})
	}
	flow.line(Line{Words: box.Source})
	if len(box.Also) > 0 {
		flow.head(words.Also, 8)
		for _, line := range box.Also {
			flow.line(Line{Words: line})
		}
	}
	for i := range box.Sections {
		s := &box.Sections[i]
		flow.head(fmt.Sprintf("%s (%d)", s.Title, s.Count()), 5)
		for _, piece := range s.Pieces {
			flow.tick(piece.Count, piece.Name)
		}
	}
}

// mostKinds is how many kinds of pieces have room in two columns.
const mostKinds = 45

// read prints a page that is read.
func (d *document) read(page *Page) {
	flow := d.flow(page.Title, cmp.Or(page.Columns, 2), cmp.Or(page.Size, bodySize))
	if page.Sketch != nil {
		flow.sketch(page.Sketch)
	}
	if page.One {
		p, edge := flow.p, flow.edge
		p.Within(edge, flow.y, p.Width-2*edge, p.Height-edge-flow.y, func(p *Pen) { p.Blocks("", page.Blocks, flow.columns, flow.size) })
		return
	}
	for _, b := range page.Blocks {
		flow.block(b)
	}
}

// Blocks writes blocks on a piece, in columns, as large as they have room and at most in a size.
func (p *Pen) Blocks(title string, blocks []Block, columns int, size float64) {
	pages := p.out
	trial := func(size, high float64) bool {
		blank := *pages
		blank.on, blank.cut, blank.sketched = nowhere{}, nil, true
		f := &flow{d: &blank, columns: columns, size: size}
		of := *p
		of.out, of.Height = &blank, high
		f.begin(&of, 0, title)
		for _, b := range blocks {
			f.block(b)
		}
		return len(blank.cut) == 0
	}
	for size > Least && !trial(size, p.Height) {
		size -= 0.25
	}
	size = max(Least, size)
	low, high := 0.0, p.Height // columns end at about the same height
	for columns > 1 && high-low > 1 {
		if middle := (low + high) / 2; trial(size, middle) {
			high = middle
		} else {
			low = middle
		}
	}
	f := &flow{d: pages, columns: columns, size: size}
	of := *p
	of.Height = high
	f.begin(&of, 0, title)
	for _, b := range blocks {
		f.block(b)
	}
}

// nowhere takes what is drawn to see whether it has room.
type nowhere struct{}

func (nowhere) paint(rasterx.Path, float64, float64, float64, Brush)       {}
func (nowhere) within(_, _, _, _ float64, draw func())                     { draw() }
func (nowhere) write(string, float64, float64, float64, bool, color.Color) {}

// flow writes what is read into columns, and goes on with the next page where one is full. On a piece there is no next one.
type flow struct {
	d       *document
	title   string
	columns int
	size    float64
	paper   bool
	p       *Pen
	edge    float64
	column  int
	y, top  float64
	wide    float64
	names   float64 // how wide the names of the block are, with their signs
	art     float64
}

func (d *document) flow(title string, columns int, size float64) *flow {
	f := &flow{d: d, title: title, columns: columns, size: size, paper: true}
	f.page()
	return f
}

// page goes on with an empty page.
func (f *flow) page() {
	side := Front
	if len(f.d.pages)%2 == 1 {
		side = Back
	}
	f.begin(f.d.page(Sheet{Title: f.title, Side: side}, false), margin, f.title)
}

// begin goes on with a pen, so far from its edges, under a title.
func (f *flow) begin(p *Pen, edge float64, title string) {
	f.p, f.edge, f.column, f.top = p, edge, 0, edge
	f.wide = (p.Width - 2*edge - float64(f.columns-1)*columnGap) / float64(f.columns)
	if title != "" {
		f.top += p.Text(title, edge, edge, p.Width-2*edge, Type{Size: min(f.size, mostTitle) + headMore + 4, Bold: true, Lines: 1}) + 1.5
	}
	f.y = f.top
}

// room makes sure that so much height is left.
func (f *flow) room(high float64) {
	if f.y+high <= f.p.Height-f.edge+1e-6 {
		return
	}
	f.y = f.top
	if f.column++; f.column < f.columns {
		return
	}
	if f.paper {
		f.page()
		return
	}
	f.column--
	f.d.cut = append(f.d.cut, f.d.title)
}

func (f *flow) left() float64 { return f.edge + float64(f.column)*(f.wide+columnGap) }

// rule draws a line of 50 mm to measure.
func (f *flow) rule(words string) {
	const long = 50.0
	x, y := f.left(), f.y+3
	f.p.Line(x, y, x+long, y, black, 0.3)
	for _, end := range []float64{0, long} {
		f.p.Line(x+end, y-2, x+end, y+2, black, 0.3)
	}
	f.y = y + 3
	f.line(Line{Words: words})
}

// head writes a heading with room for what follows.
func (f *flow) head(words string, under float64) {
	t := Type{Size: f.size + headMore, Bold: true}
	f.room(f.p.TextHeight(words, f.wide, t) + under + 2)
	if f.y > f.top {
		f.y += 1.2
	}
	f.y += f.p.Text(words, f.left(), f.y, f.wide, t) + 0.5
}

// tick writes a line of the list.
func (f *flow) tick(count int, name string) {
	t := Type{Size: 8.5}
	high := f.p.TextHeight(name, f.wide-18, t)
	f.room(high + 0.5)
	f.p.Rect(f.left(), f.y+0.5, 3, 3, 0, Brush{Line: thin, Wide: thinLine})
	f.p.Text(fmt.Sprint(count), f.left()+4, f.y, 9, Type{Size: 9, Align: Right, Bold: true})
	f.p.Text(name, f.left()+16, f.y, f.wide-18, t)
	f.y += high + 0.5
}

// block writes a part of a page. Its names stand in a column of their own, as wide as they need.
func (f *flow) block(b Block) {
	f.names = 0
	for _, line := range b.Lines {
		if line.Name != "" {
			f.d.font(true, f.size)
			f.names = max(f.names, f.d.pdf.GetStringWidth(f.d.letters.printable(line.Name))+2.5)
		}
		if line.Art != nil {
			f.art = artSide + 1
		}
	}
	f.names = min(f.names+f.art, f.wide*mostNames)
	if b.Title != "" {
		under := 0.0
		if len(b.Lines) > 0 {
			under = f.high(b.Lines[0])
		}
		f.head(b.Title, under)
	}
	for _, line := range b.Lines {
		f.line(line)
	}
	f.art = 0
}

// saidIn is what a line says, with the rules where to read on.
func saidIn(line Line) string {
	if len(line.Rules) == 0 {
		return line.Words
	}
	return line.Words + " (" + strings.Join(line.Rules, ", ") + ")"
}

// places are how far the words of a line stand in, and how wide its name is.
func (f *flow) places(line Line) (in, name float64) {
	if line.Name == "" {
		return 0, 0
	}
	return f.names, f.names - f.art - 1.5
}

// high is what a line takes.
func (f *flow) high(line Line) float64 {
	in, wide := f.places(line)
	high := f.p.TextHeight(saidIn(line), f.wide-in, Type{Size: f.size})
	if line.Art != nil {
		high = max(high, artSide)
	}
	if line.Name != "" {
		high = max(high, f.p.TextHeight(line.Name, wide, Type{Size: f.size, Bold: true}))
	}
	return high + f.size*lineGap
}

func (f *flow) line(line Line) {
	high := f.high(line)
	f.room(high)
	in, wide := f.places(line)
	if line.Art != nil {
		f.p.Art(line.Art, f.left(), f.y, artSide, artSide)
	}
	if line.Name != "" {
		f.p.Text(line.Name, f.left()+f.art, f.y, wide, Type{Size: f.size, Bold: true})
	}
	f.p.Text(saidIn(line), f.left()+in, f.y, f.wide-in, Type{Size: f.size})
	f.y += high
}

// sketch draws a table over all columns, as large as there is room.
func (f *flow) sketch(s *Sketch) {
	wide := f.p.Width - 2*f.edge
	scale := min(wide/s.Width, sketchHigh/s.Height)
	left := f.edge + (wide-scale*s.Width)/2
	f.p.Rect(left, f.y, scale*s.Width, scale*s.Height, 3, Brush{Fill: ground, Line: thin, Wide: thinLine})
	for _, l := range s.Lies {
		x, y, w, h := left+scale*l.X, f.y+scale*l.Y, scale*l.Form.Width, scale*l.Form.Height
		if l.Face != nil {
			f.p.small(x, y, scale, l.Form, l.Face)
		}
		f.p.at(x, y, w, h).outline(l.Form.Shape)
	}
	for _, l := range s.Lies {
		if l.Words != "" {
			x, y, w := left+scale*l.X, f.y+scale*(l.Y+l.Form.Height), scale*l.Form.Width
			wide := max(w, sketchWords)
			f.p.Text(l.Words, x+(w-wide)/2, y+0.3, wide, Type{Size: Least + 1, Align: Centre})
		}
	}
	f.top += scale*s.Height + 3
	f.y = f.top
}

// sketchWords is the least width of the words under a piece of a sketch.
const sketchWords = 24.0

// small draws a piece on a smaller scale.
func (p *Pen) small(x, y, scale float64, form Form, face Face) {
	d := p.out
	before := d.sketched
	d.sketched = true
	d.moved(func() {
		d.pdf.TransformScaleXY(100*scale, p.x+x, p.y+y)
		cut := len(d.cut)
		face(p.at(x, y, form.Width, form.Height))
		d.cut = d.cut[:cut] // it is told of the piece
	})
	d.sketched = before
}

// moved draws what draw does, which begins with how it is moved.
func (d *document) moved(draw func()) {
	d.pdf.TransformBegin()
	draw()
	d.pdf.TransformEnd()
	// The library believes that what the piece set still holds.
	d.pdf.SetFont("text", "", Least-1)
	d.pdf.SetFont("text", "B", Least-2)
	d.pdf.SetFillColor(d.pdf.GetFillColor())
}
