package game

import (
	"cmp"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// PrintedCard is a card with a picture, and what it says.
type PrintedCard struct {
	Title string
	Art   []byte // an SVG
	Tint  color.Color
	Words []string // what it does
	Smile string   // what it says besides
	Foot  string
	Draw  printing.Face // in place of Art
	High  float64       // of the picture, in millimetres; 0: as usual
}

// Measures of printed cards, in millimetres.
const (
	cardEdge    = 3.0
	cardHead    = 11.0
	cardPicture = 36.0
)

// Face draws it.
func (c PrintedCard) Face(p *printing.Pen) {
	in := p.Width - 2*cardEdge
	p.Rect(cardEdge, cardEdge, in, p.Height-2*cardEdge, 2, printing.Brush{Fill: InkWhite, Line: c.Tint, Wide: 0.6})
	p.Rect(cardEdge, cardEdge, in, cardHead, 2, printing.Brush{Fill: c.Tint})
	p.InMiddle(c.Title, cardEdge+2, cardEdge, in-4, cardHead, printing.Type{Size: 13, Bold: true, Lines: 1, Colour: InkWhite})
	y, high := cardEdge+cardHead+1, cmp.Or(c.High, cardPicture)
	if c.Draw != nil {
		p.Within(cardEdge+1, y, in-2, high, c.Draw)
	} else {
		p.Art(c.Art, cardEdge+1, y, in-2, high)
	}
	y += high + 2
	for _, words := range c.Words {
		y += p.Text(words, cardEdge+2, y, in-4, printing.Type{Size: 8}) + 1
	}
	if c.Smile != "" {
		p.Text(c.Smile, cardEdge+2, y+0.5, in-4, printing.Type{Size: printing.Least, Colour: InkDim, Aside: true})
	}
	if c.Foot != "" {
		p.Text(c.Foot, cardEdge+2, p.Height-cardEdge-5, in-4, printing.Type{Size: 8, Bold: true, Lines: 1, Align: printing.Centre})
	}
}

// InkDim is what is said besides.
var InkDim = color.NRGBA{0x5A, 0x62, 0x6A, 255}

// TitledBack is the back of cards that several decks of a game have: the picture of the game with the name of the deck.
func TitledBack(art []byte, tint color.Color, title string) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(3, 3, p.Width-6, p.Height-6, 2, printing.Brush{Fill: tint})
		p.Cover(art, 5, 5, p.Width-10, p.Height-10)
		p.Rect(5, p.Height/2-8, p.Width-10, 16, 0, printing.Brush{Fill: tint, Line: InkPale, Wide: 0.4})
		p.InMiddle(title, 7, p.Height/2-8, p.Width-14, 16, printing.Type{Size: 15, Bold: true, Lines: 2, Colour: InkWhite})
	}
}

// VerbHelps are what the verbs of a game do, by their words.
func VerbHelps(g *rules.Game) map[string]string {
	helps := map[string]string{}
	if t := emptyTable(g); t != nil {
		for _, v := range t.Verbs() {
			helps[v.Form] = v.Help
		}
	}
	return helps
}

// seatTints are what tells the pieces of seats apart, beside their letters.
var seatTints = [...]color.NRGBA{
	{0x1F, 0x5F, 0xA8, 255}, {0xB3, 0x26, 0x1E, 255}, {0x2E, 0x7D, 0x46, 255}, {0xC7, 0x8A, 0x00, 255}, {0x6A, 0x3F, 0x9C, 255}, {0x4A, 0x4A, 0x4A, 255},
}

// SeatInk is the colour of a seat's pieces.
func SeatInk(seat int) color.NRGBA { return seatTints[(seat-1)%len(seatTints)] }

// SeatTokens are pieces of each seat with a sign and the seat's letter.
func SeatTokens(row, name string, icon parts.Icon, seats, each int) []printing.Piece {
	var list []printing.Piece
	for seat := 1; seat <= seats; seat++ {
		letter := PrintedLetter(seat)
		list = append(list, printing.Piece{
			Row: row, Name: letter + ": " + name, Count: each, Front: PrintedToken(letter, icon, SeatInk(seat), InkWhite, 0),
		})
	}
	return list
}

// Coins are money of these values, so many of each.
func Coins(row string, counts map[int]int, values ...int) []printing.Piece {
	var list []printing.Piece
	for i, value := range values {
		n := strconv.Itoa(value)
		list = append(list, printing.Piece{
			Row: row, Name: lang.L("Money: {{.Value}}", map[string]any{"Value": n}), Count: counts[value],
			Front: PrintedToken(n, parts.NoIcon, color.NRGBA{0xE3, 0xC4, 0x6A, 255}, InkJet, 1+i),
		})
	}
	return list
}
