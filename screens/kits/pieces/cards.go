package pieces

import (
	"image/color"
	"slices"
	"strconv"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/widgets/parts"
)

// Card is a card with a picture, and what it says.
type Card struct {
	Title string
	Sign  []byte // an SVG, in the corner that a fan of cards shows
	Mark  string // letters under the sign
	Art   []byte // an SVG
	Tint  color.Color
	Words []string // what it does
	Smile string   // what it says besides
	Foot  string
	Draw  printing.Face // in place of Art
}

// Piece is the card with how many there are, and their back.
func (c Card) Piece(row string, count int, back printing.Face) printing.Piece {
	return printing.Piece{Row: row, Name: c.Title, Says: parts.Sentences(append(slices.Clone(c.Words), c.Foot)...), Count: count, Front: c.Face, Back: back}
}

// Measures of printed cards, in millimetres.
const (
	cardEdge    = 3.0
	cardHead    = 11.0
	cardCorner  = 9.0 // wide: what is seen of a card in a fan
	cardMark    = 7.0 // high: the letters under the sign
	cardPicture = 30.0
	cardFoot    = 6.0
)

// Face draws it: the picture takes what the words leave.
func (c Card) Face(p *printing.Pen) {
	in := p.Width - 2*cardEdge
	p.Rect(cardEdge, cardEdge, in, p.Height-2*cardEdge, 2, printing.Brush{Fill: InkWhite, Line: c.Tint, Wide: 0.6})
	p.Rect(cardEdge, cardEdge, in, cardHead, 2, printing.Brush{Fill: c.Tint})
	left, top, bottom := cardEdge+2, cardEdge+cardHead+1, p.Height-cardEdge-2
	if c.Sign != nil || c.Mark != "" {
		left = cardEdge + cardCorner + 1
		high := cardCorner
		if c.Mark != "" {
			high += cardMark
			top = cardEdge + high + 1
		}
		p.Rect(cardEdge+0.6, cardEdge+0.6, cardCorner, high, 1.5, printing.Brush{Fill: InkWhite, Line: c.Tint, Wide: 0.4})
		if c.Sign != nil {
			p.Art(c.Sign, cardEdge+1.6, cardEdge+1.4, cardCorner-2, cardCorner-2)
		}
		if c.Mark != "" {
			p.InMiddle(c.Mark, cardEdge+1, cardEdge+cardCorner, cardCorner-0.8, cardMark, printing.Type{Size: 13, Bold: true, Lines: 1, Colour: c.Tint})
		}
	}
	p.InMiddle(c.Title, left, cardEdge, p.Width-left-cardEdge-2, cardHead, printing.Type{Size: 13, Bold: true, Lines: 1, Colour: InkWhite})
	if c.Foot != "" {
		bottom -= cardFoot
	}
	size := cardSize
	for size > printing.Least && bottom-c.high(p, size) < top+cardPicture {
		size -= 0.5
	}
	y := bottom - c.high(p, size)
	if c.Draw != nil {
		p.Within(cardEdge+1, top, in-2, y-top-1.5, c.Draw)
	} else {
		p.Art(c.Art, cardEdge+1, top+0.5, in-2, y-top-2.5)
	}
	for _, words := range c.Words {
		y += p.Text(words, cardEdge+2.5, y, in-5, printing.Type{Size: size}) + wordsGap
	}
	if c.Smile != "" {
		p.Text(c.Smile, cardEdge+2.5, y, in-5, printing.Type{Size: printing.Least, Colour: InkDim})
	}
	if c.Foot != "" {
		p.InMiddle(c.Foot, cardEdge+2, bottom, in-4, cardFoot, printing.Type{Size: 9, Bold: true, Lines: 1})
	}
}

// cardSize is that of the words of a card where they have room, in points, and wordsGap what is between them, in millimetres.
const (
	cardSize = 10.0
	wordsGap = 1.2
)

// high is what the words of a card take.
func (c Card) high(p *printing.Pen, size float64) (sum float64) {
	wide := p.Width - 2*cardEdge - 5
	for _, words := range c.Words {
		sum += p.TextHeight(words, wide, printing.Type{Size: size}) + wordsGap
	}
	if c.Smile != "" {
		sum += p.TextHeight(c.Smile, wide, printing.Type{Size: printing.Least}) + wordsGap
	}
	return sum
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
	if t := EmptyTable(g); t != nil {
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
		letter := Letter(seat)
		list = append(list, printing.Piece{
			Row: row, Name: letter + ": " + name, Kind: name, Count: each, Front: Token(letter, icon, SeatInk(seat), InkWhite, 0),
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
			Row: row, Name: wording.L("Money: {value}", n), Count: counts[value],
			Front: Token(n, parts.NoIcon, color.NRGBA{0xE3, 0xC4, 0x6A, 255}, InkJet, 1+i),
		})
	}
	return list
}

// Markers are round tokens that say something of a player or a place: a sign with a letter.
func Markers(row, name, letter string, icon parts.Icon, fill, ink color.Color, count int) printing.Piece {
	return printing.Piece{Row: row, Name: name, Count: count, Front: Token(letter, icon, fill, ink, 1)}
}
