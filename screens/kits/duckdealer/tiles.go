package kit

import (
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

func goodPieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	words := wordsOf(duckdealer.GoodWords())
	for _, word := range words {
		list = append(list, printing.Piece{Row: "17 goods", Name: GoodTitle(word), Says: factoryWords(e, word), Count: printedGoods, Front: func(p *printing.Pen) {
			r := p.Width / 2
			p.Circle(r, r, r-0.4, printing.Brush{Fill: pieces.InkPale})
			p.Art(pieces.Sign(GoodIcon(word), pieces.InkNight), r*0.45, r*0.2, r*1.1, r*1.1)
			p.Text(shortGood(word), 1.5, r*1.22, p.Width-3, printing.Type{Size: printing.Least, Align: printing.Centre, Bold: true, Lines: 1})
		}})
	}
	return list
}

// shortGood are three letters that tell a good without its picture: of its first word, and of its last one.
func shortGood(word string) string {
	if word == aid.AnyGood {
		return "?"
	}
	first, last, two := strings.Cut(word, "-")
	if !two {
		return strings.ToUpper(first[:1]) + first[1:3]
	}
	return strings.ToUpper(first[:1]) + strings.ToUpper(last[:1]) + last[1:2]
}

// tileFace is a tile: a sign of its kind, the points, the good that it is about, and the goods that it takes, as pictures with their
// letters. Without a good of its own, what it takes stands in the middle.
func tileFace(icon parts.Icon, points int, about parts.Icon, letters string, takes []string) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(0.6, 0.6, p.Width-1.2, p.Height-1.2, 1, printing.Brush{Fill: pieces.InkPale})
		p.Art(pieces.Sign(icon, pieces.InkNight), 1.2, 1.2, 4.8, 4.8)
		if points > 0 {
			p.Text("+"+strconv.Itoa(points), p.Width-9, 1.2, 7.8, printing.Type{Size: 10, Bold: true, Lines: 1, Align: printing.Right})
		}
		p.Art(pieces.Sign(about, pieces.InkNight), 2, 5.6, 6, 6)
		p.Text(letters, 8.8, 6.6, p.Width-9.3, printing.Type{Size: 9, Bold: true, Lines: 1})
		for i, good := range takes {
			x := p.Width/2 + (float64(i)-float64(len(takes))/2)*8
			p.Art(pieces.Sign(GoodIcon(good), pieces.InkNight), x+2, 11.6, 4, 4)
			p.Text(shortGood(good), x, 15.1, 8, printing.Type{Size: 7, Lines: 1, Align: printing.Centre})
		}
	}
}

// goodsOf are the words of a printed list: "blue-paint + r".
func goodsOf(list string) []string { return strings.Split(list, " + ") }

func minePieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	for _, m := range e.Mines() {
		for i, count := range []int{m.Start, m.Other} {
			if count == 0 {
				continue
			}
			name := wording.L("Mine: {good}", GoodTitle(m.Good))
			if i == 0 {
				name = wording.L("Mine with a border: {good}", GoodTitle(m.Good))
			}
			list = append(list, printing.Piece{Row: "Mines, with and without a border", Name: name, Count: count, Front: func(p *printing.Pen) {
				p.Rect(0.6, 0.6, p.Width-1.2, p.Height-1.2, 1, printing.Brush{Fill: pieces.InkPale})
				if i == 0 {
					p.Rect(1.4, 1.4, p.Width-2.8, p.Height-2.8, 0.6, printing.Brush{Line: pieces.InkNight, Wide: 1})
				}
				p.Art(pieces.Sign(GoodIcon(m.Good), pieces.InkNight), 4.5, 2.5, 9.5, 9.5)
				p.Art(pieces.Sign(parts.IconMine, pieces.InkNight), 2.5, 12.5, 3.8, 3.8)
				p.Text(shortGood(m.Good), 6.5, 12.8, 11, printing.Type{Size: 8, Bold: true, Lines: 1})
			}})
		}
	}
	return list
}

func factoryPieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	words := wordsOf(duckdealer.ProductWords())
	for _, word := range words {
		f, _ := e.Factory(word)
		goods := goodsOf(f.Recipe)
		list = append(list, printing.Piece{
			Row: "17 factory tiles", Name: wording.L("Factory: {good}", GoodTitle(word)), Says: factoryWords(e, word), Count: f.Count,
			Front: tileFace(parts.IconFactory, f.Points, GoodIcon(word), shortGood(word), goods),
		})
	}
	return list
}

func consumerPieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	for _, tile := range e.ConsumerTiles() {
		c, _ := e.Consumer(tile)
		title := GoodTitle(c.Wants)
		name := wording.L("Consumer: {good}", title)
		if tile != c.Wants {
			name = wording.L("Consumer {tile}: {good}", tile, title)
		}
		list = append(list, printing.Piece{
			Row: "12 consumer tiles, in three groups", Name: name, Says: consumerWords(c), Count: 1,
			Front: tileFace(parts.IconConsumerSite, c.Points, GoodIcon(c.Wants), shortGood(c.Wants), goodsOf(c.Build)),
			Back:  tileFace(parts.IconConsumer, c.Deliver, GoodIcon(c.Wants), shortGood(c.Wants), nil),
		})
	}
	return list
}

func yardPieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	for _, tile := range e.YardTiles() {
		y, _ := e.Yard(tile)
		name := wording.L("Spaceyard {tile}", tile)
		list = append(list, printing.Piece{
			Row: "5 spaceyards", Name: name, Says: yardWords(y), Count: 1,
			Front: tileFace(parts.IconYardSite, y.Points, GearIcon(y.Sells[0].Gear), tile, goodsOf(y.Build)),
			Back:  tileFace(parts.IconYard, 0, GearIcon(y.Sells[0].Gear), GearTitle(y.Sells[0].Gear)[:1], goodsOf(y.Sells[0].Price)),
		})
	}
	return list
}
