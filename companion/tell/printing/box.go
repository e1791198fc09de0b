// Package printing writes a game as sheets to print, cut and play with: cards with their backs, tokens, boards, mats, references, the
// label of the box and the list of what must be there. It knows no game: a box says which pieces there are, and each draws itself.
// The same box gives the same bytes.
package printing

import (
	"cmp"
	"time"
)

// Box is all that a game needs on the table.
type Box struct {
	Title  string
	Line   string // under the title, such as how many play
	Source string // where what the pieces print comes from: the house edition, or the owner's copy
	Art    []byte // an SVG, for the label
	// Sections are the pieces by their kinds. Those of all sections share sheets.
	Sections []Section
	Also     []string // what the table needs besides, such as a die
	// First are read before anything is cut: how the game is set up, and how it is played. Held is a page to hold up for all.
	First  []Page
	Held   *Page
	Last   []Page  // are looked up: the rules
	Charts []Block // are looked up on a screen; on paper the aids have them
}

// Section is a group of pieces of one shape.
type Section struct {
	Title  string
	Form   Form
	Pieces []Piece
}

// Form is the shape and the size of pieces, in millimetres.
type Form struct {
	Shape         Shape
	Width, Height float64
}

// Shape is how a piece is cut.
type Shape int

// The shapes. Cards and Squares of one section lie edge to edge, so that one cut serves two; Boards have sheets of their own, in parts
// that overlap where they are larger than the paper.
const (
	Card Shape = iota
	Square
	Round
	Hex // with a corner on top, as wide as its flat sides are apart
	Board
)

// Forms that games share, in millimetres.
var (
	CardForm  = Form{Card, 63, 88}
	TokenForm = Form{Round, 15, 15}
	AidForm   = Form{Square, 148, 105}
)

// Piece is a kind of piece, of which there are Count alike.
type Piece struct {
	Row   string // the row of docs/components.md that it belongs to
	Name  string
	Kind  string // what those of other seats are called too; "": as this one
	Says  string // what it does, costs or brings, in sentences; "": no more than its name
	Count int
	Front Face
	Back  Face // nil: blank
}

// Title is what people call it, whosever it is.
func (p *Piece) Title() string { return cmp.Or(p.Kind, p.Name) }

// Face draws one side of a piece.
type Face func(p *Pen)

// Find is the piece of a name with its form; nil: there is none.
func (b *Box) Find(name string) (*Piece, Form) {
	for i := range b.Sections {
		for k := range b.Sections[i].Pieces {
			if b.Sections[i].Pieces[k].Name == name {
				return &b.Sections[i].Pieces[k], b.Sections[i].Form
			}
		}
	}
	return nil, Form{}
}

// Count is how many pieces a section has.
func (s *Section) Count() int {
	n := 0
	for i := range s.Pieces {
		n += s.Pieces[i].Count
	}
	return n
}

// Page is one that is read, in columns; what has no room goes on with the next.
type Page struct {
	Title   string
	Size    float64 // of the text, in points; 0: as usual
	Columns int     // 0: two
	Sketch  *Sketch // over the text; nil: none
	One     bool    // it has no next one: Size is the most that the text has, and it shrinks to what has room
	Blocks  []Block
}

// Sketch is a table laid out with pieces, as seen from above: its size is in millimetres of the table.
type Sketch struct {
	Width, Height float64
	Lies          []Lying
}

// Lying is a piece on a table, from its upper left corner, with what it is called there. A face of nil is an empty place.
type Lying struct {
	X, Y  float64
	Form  Form
	Face  Face
	Words string
}

// Block is a headed part of a page or of an aid: lines with what they are called by at their left, or without.
type Block struct {
	Title string
	Lines []Line
}

// Line is one of a block. Art is an SVG that stands before it, Rules are the ids of the rules where to read on.
type Line struct {
	Name, Words string
	Art         []byte
	Rules       []string
}

// Paper is a size of paper in millimetres.
type Paper struct{ Width, Height float64 }

// The papers.
var (
	A4     = Paper{210, 297}
	Letter = Paper{215.9, 279.4}
)

// Style is how a box is printed.
type Style struct {
	Paper Paper
	Ink   bool // saves ink: outlines in place of areas, black in place of colours
	Fold  bool // for printers that print on one side: backs lie beside their fronts, and the sheet is folded between them
	// Regular and Bold are TrueType fonts. What the sheets use of them goes into the file.
	Regular, Bold []byte
	Words         Words
	// Right and Down are how far backs are moved, in millimetres as the back is looked at, for printers that lay them beside their fronts.
	Right, Down float64
	Made        time.Time      // the date of the file; the same date gives the same bytes
	Page        func(page int) // is called when a page is begun; nil: nobody waits
}

// Words are what the sheets themselves say.
type Words struct {
	Author                         string
	CheckList, Also, Before, Ruler string
	How                            []string                           // how to print and cut
	Sides                          func(both, first, last int) string // which pages are printed on both sides, and which on one; 0: none
	Sheet                          func(pieces string, sheet int, side Side) string
	Part                           func(row, column int) string // of a board
}

// Side is what of a sheet of paper a page is.
type Side int

// The sides.
const (
	Front Side = iota
	Back
	Only   // the paper is printed on one side
	Folded // front and back are on one side of the paper, which is folded between them
)

// Sheet is a page of the file: what it shows, and how many pieces lie on it.
type Sheet struct {
	Title  string
	Side   Side
	Pieces map[string]int // by their names
}
