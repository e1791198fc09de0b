// Package printing writes a game as sheets to print, cut and play with: cards with their backs, tokens, boards, mats, references, the
// label of the box and the list of what must be there. It knows no game: a box says which pieces there are, and each draws itself.
// The same box gives the same bytes.
package printing

// Box is all that a game needs on the table.
type Box struct {
	Title  string
	Line   string // under the title, such as how many play
	Source string // where what the pieces print comes from: the house edition, or the owner's copy
	Art    []byte // an SVG, for the label
	// Sections follow each other as people cut them.
	Sections []Section
	Also     []string // what the table needs besides, such as a die
	Aids     []Aid
}

// Section is a group of pieces of one shape. Its pieces never share a sheet with those of another section.
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

// The shapes. Cards lie edge to edge, so that one cut serves two; Boards larger than the paper are printed in parts that overlap.
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
)

// Piece is a kind of piece, of which there are Count alike.
type Piece struct {
	Row   string // the row of docs/components.md that it belongs to
	Name  string
	Count int
	Front Face
	Back  Face // nil: blank
}

// Face draws one side of a piece.
type Face func(p *Pen)

// Count is how many pieces a section has.
func (s *Section) Count() int {
	n := 0
	for i := range s.Pieces {
		n += s.Pieces[i].Count
	}
	return n
}

// backed reports whether any piece of the section has something on its back.
func (s *Section) backed() bool {
	for i := range s.Pieces {
		if s.Pieces[i].Back != nil {
			return true
		}
	}
	return false
}

// Aid is a sheet to read: a reference for each player, or the rules.
type Aid struct {
	Title  string
	Copies int // one for each player
	Blocks []Block
}

// Block is a headed part of an aid: lines with what they are called by at their left, or without.
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
	// Regular and Bold are TrueType fonts. What the sheets use of them goes into the file.
	Regular, Bold []byte
	Words         Words
}

// Words are what the sheets themselves say.
type Words struct {
	CheckList, Also, Blank string
	How                    []string // how to print and cut
	Sheet                  func(section string, sheet, of int, back bool) string
	Part                   func(row, column int) string // of a board
}

// Sheet is a page of the file: what it shows, and how many pieces lie on it.
type Sheet struct {
	Title  string
	Back   bool
	Pieces map[string]int // by their names
}
