package printing

import (
	"fmt"
	"image/color"
	"strings"
)

// Measures of what is read, in millimetres and points.
const (
	columnGap  = 6.0
	titleSize  = 16.0
	headSize   = 10.0
	bodySize   = 7.5
	nameWide   = 0.26 // of a column
	lineGap    = 0.5
	artSide    = 3.6 // of a sign before a line
	labelWide  = 150.0
	labelHigh  = 80.0
	labelSpine = 18.0
)

// ground is behind the names on the label.
var ground = color.NRGBA{0xF7, 0xF3, 0xEA, 255}

// cover prints the label of the box, how to print, and the list of what must be there.
func (d *document) cover(box *Box) {
	p := d.page(Sheet{Title: box.Title}, false)
	p.label(box, (p.Width-labelWide)/2, margin+8)
	x, y, width := margin+8, margin+labelHigh+labelSpine+18, p.Width-2*margin-16
	for _, line := range append([]string{box.Source}, d.style.Words.How...) {
		y += p.Text(line, x, y, width, Type{Size: 9}) + 1.5
	}
	if len(box.Also) > 0 {
		y += 2 + p.Text(d.style.Words.Also, x, y+2, width, Type{Size: headSize, Bold: true})
		for _, line := range box.Also {
			y += p.Text(line, x, y+1, width, Type{Size: 9}) + 1
		}
	}
	d.checkList(box)
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
	p.at(x, y, labelWide, labelHigh).outline(Square)
	p.at(x, y+labelHigh, labelWide, labelSpine).outline(Square)
}

// checkList counts what must be there, with a box to tick for each kind.
func (d *document) checkList(box *Box) {
	flow := d.flow(d.style.Words.CheckList, 2)
	for i := range box.Sections {
		s := &box.Sections[i]
		flow.head(fmt.Sprintf("%s (%d)", s.Title, s.Count()))
		for _, piece := range s.Pieces {
			flow.tick(piece.Count, piece.Name)
		}
	}
}

// aids prints the references, one for each player.
func (d *document) aids(box *Box) {
	for _, aid := range box.Aids {
		for range max(1, aid.Copies) {
			flow := d.flow(box.Title+": "+aid.Title, 2)
			for _, b := range aid.Blocks {
				flow.block(b)
			}
		}
	}
}

// flow writes what is read into columns, and goes on with the next page where one is full.
type flow struct {
	d       *document
	title   string
	columns int
	p       *Pen
	column  int
	y, top  float64
	wide    float64
}

func (d *document) flow(title string, columns int) *flow {
	f := &flow{d: d, title: title, columns: columns}
	f.begin(d.recto(Sheet{Title: title}, false)) // a sheet of its own: it is handed out, or what is behind it is cut
	return f
}

// begin goes on with an empty page.
func (f *flow) begin(p *Pen) {
	f.p, f.column = p, 0
	f.wide = (f.p.Width - 2*margin - float64(f.columns-1)*columnGap) / float64(f.columns)
	f.top = margin + f.p.Text(f.title, margin, margin, f.p.Width-2*margin, Type{Size: titleSize, Bold: true, Lines: 1}) + 2
	f.y = f.top
}

// room makes sure that so much height is left.
func (f *flow) room(high float64) {
	if f.y+high <= f.p.Height-margin {
		return
	}
	f.y = f.top
	if f.column++; f.column == f.columns {
		f.begin(f.d.page(Sheet{Title: f.title}, false))
	}
}

func (f *flow) left() float64 { return margin + float64(f.column)*(f.wide+columnGap) }

// head writes a heading that has at least a line under it.
func (f *flow) head(words string) {
	t := Type{Size: headSize, Bold: true}
	f.room(f.p.TextHeight(words, f.wide, t) + 12)
	if f.y > f.top {
		f.y += 1.2
	}
	f.y += f.p.Text(words, f.left(), f.y, f.wide, t) + 0.5
}

// tick writes a line of the list.
func (f *flow) tick(count int, name string) {
	t := Type{Size: 9}
	high := f.p.TextHeight(name, f.wide-18, t)
	f.room(high + 0.8)
	f.p.Rect(f.left(), f.y+0.5, 3, 3, 0, Brush{Line: thin, Wide: thinLine})
	f.p.Text(fmt.Sprint(count), f.left()+4, f.y, 9, Type{Size: 9, Align: Right, Bold: true})
	f.p.Text(name, f.left()+16, f.y, f.wide-18, t)
	f.y += high + 0.8
}

// block writes a part of an aid.
func (f *flow) block(b Block) {
	if b.Title != "" {
		f.head(b.Title)
	}
	for _, line := range b.Lines {
		f.line(line)
	}
}

func (f *flow) line(line Line) {
	name, words := Type{Size: bodySize, Bold: true}, Type{Size: bodySize}
	in := 0.0
	if line.Name != "" {
		in = f.wide * nameWide
	}
	art, least := 0.0, 0.0
	if line.Art != nil {
		art, least = artSide+1, artSide
	}
	said := line.Words
	if len(line.Rules) > 0 {
		said += " (" + strings.Join(line.Rules, ", ") + ")"
	}
	high := max(f.p.TextHeight(said, f.wide-in, words), least)
	if line.Name != "" {
		high = max(high, f.p.TextHeight(line.Name, in-art-1.5, name))
	}
	f.room(high + lineGap)
	if line.Art != nil {
		f.p.Art(line.Art, f.left(), f.y, artSide, artSide)
	}
	if line.Name != "" {
		f.p.Text(line.Name, f.left()+art, f.y, in-art-1.5, name)
	}
	f.p.Text(said, f.left()+in, f.y, f.wide-in, words)
	f.y += high + lineGap
}
