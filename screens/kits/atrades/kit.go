// Package kit has the pieces of Atrades.
package kit

import (
	"bytes"
	"errors"
	"image/color"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/games/atrades/aid"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// How many pieces are printed of what the game has without limit, and the width of a hex in millimetres.
const (
	printedCubes  = 20 // of a player, for tracks, the auction and the common supply
	auctionPlaces = 30
	hexAcross     = 23.0
	regionHead    = 22.0 // over the hexes of a region, in millimetres
)

// printedKinds are the colours of the company types; their letters say the same.
var printedKinds = [...]color.NRGBA{{0xB8, 0xD8, 0x8B, 255}, {0x9C, 0xC7, 0xE8, 255}, {0xF2, 0xCF, 0x66, 255}, {0xE8, 0xA6, 0xA0, 255}, {0xCB, 0xB4, 0xE3, 255}, {0xD8, 0xC9, 0xB0, 255}, {0xB5, 0xDD, 0xD3, 255}, {0xDD, 0xDD, 0xDD, 255}}

var cubeForm = printing.Form{Shape: printing.Square, Width: 9, Height: 9}

// Box are guild boards, regions, tiles, bank cards, cubes, money and charts, by a copy as people save it, or by the published one where
// that is nil.
func Box(file []byte, seats int) (*printing.Box, error) {
	own, source := aid.PrintedCopy(), wording.L("The published prototype.")
	if file != nil && !bytes.Equal(file, own.File()) {
		read, err := aid.ReadCopy(file)
		if err != nil {
			return nil, err
		}
		if mistakes := read.Mistakes(); len(mistakes) > 0 {
			return nil, errors.New(mistakes[0].Why)
		}
		own, source = read, wording.L("Your copy, complete.")
	}
	g := atrades.Game()
	box := pieces.NewBox(g, wording.L("Guilds, tiles, regions and charts: {source}", source))
	box.Sections = []printing.Section{
		{Title: wording.L("Guild boards"), Form: printing.Form{Shape: printing.Square, Width: 185, Height: 88}, Pieces: guildPieces(own)},
		{Title: wording.L("Regions"), Form: printing.Form{Shape: printing.Square, Width: 7*hexAcross + 12, Height: 177}, Pieces: regionPieces(own)},
		{Title: wording.L("Region deck"), Form: printing.CardForm, Pieces: regionCards(own, box.Art)},
		{Title: wording.L("Company bank cards"), Form: printing.CardForm, Pieces: bankCards(own, box.Art)},
		{Title: wording.L("Tiles"), Form: printing.Form{Shape: printing.Hex, Width: hexAcross - 2, Height: (hexAcross - 2) * 2 / math.Sqrt(3)}, Pieces: tilePieces(own)},
		{Title: wording.L("Cubes"), Form: cubeForm, Pieces: cubePieces(own, seats)},
		{Title: wording.L("Money"), Form: printing.TokenForm, Pieces: pieces.Coins("Where money went", map[int]int{1: 50, 5: 30, 20: 20}, 1, 5, 20)},
		{Title: wording.L("Charts"), Form: printing.Form{Shape: printing.Square, Width: 190, Height: 90}, Pieces: []printing.Piece{
			{Row: "Government chart", Name: wording.L("Government chart and tracks"), Says: auctionWords(), Count: 1, Front: chartFace(own, seats)},
		}},
	}
	if cards := technologyCards(own, box.Art); len(cards) > 0 {
		box.Sections = append(box.Sections, printing.Section{Title: wording.L("Technology cards"), Form: printing.CardForm, Pieces: cards})
	} else {
		box.Also = []string{wording.L("The published prototype has no technology cards, so none are printed. Enter yours under Your copy.")}
	}
	pieces.AddAids(box, g, seats)
	pieces.HoldUp(box, own.Text(aid.Maps, 0, "name"))
	layGuilds(box, own)
	return box, nil
}

// layGuilds draws the table of two players at the start.
func layGuilds(box *printing.Box, own *aid.Copy) {
	region := func(i int) string { return own.Text(aid.Maps, i, "name") }
	guild := func(i int) string { return own.Text(aid.Guilds, i, "name") }
	card := func(i int) string {
		mark := kindMark(own.Numbers(aid.Types, 0, "initiatives")[i], own.Text(aid.Types, 0, "name"))
		return wording.L("Bank card {mark}", mark)
	}
	tile := wording.L("Tile: {kind}", own.Text(aid.Types, 0, "name"))
	pieces.Lay(box,
		pieces.Laid{Name: region(0), X: 10, Y: 10}, pieces.Laid{Name: region(1), X: 190, Y: 10, Words: wording.L("The regions that were drawn")},
		pieces.Laid{Name: wording.L("Region card: {name}", region(1)), Back: true, X: 375, Y: 10, Words: wording.L("Region deck")},
		pieces.Laid{Name: card(0), X: 450, Y: 10, Words: wording.L("Company bank cards")},
		pieces.Laid{Name: tile, X: 555, Y: 20, Words: wording.L("Tiles, money, cubes")},
		pieces.Laid{Name: wording.L("Money: {value}", "5"), X: 585, Y: 20},
		pieces.Laid{Name: wording.L("Government chart and tracks"), X: 375, Y: 125, Words: wording.L("Chart and tracks")},
		pieces.Laid{Name: guild(0), X: 10, Y: 300, Words: wording.L("Your guild")},
		pieces.Laid{Name: wording.L("Player aid"), X: 210, Y: 285, Words: wording.L("Your aid")},
		pieces.Laid{Name: "A: " + wording.L("Action cube"), X: 165, Y: 370},
		pieces.Laid{Name: guild(1), X: 450, Y: 300, Words: wording.L("The next player's")})
}

// ruled says which values of a company's card no document gives.
func ruled(own *aid.Copy, k int) []string {
	for _, group := range []string{"price", "era", "level"} {
		if own.Status(aid.Types, k, group) == aid.FromRuling {
			return []string{wording.L("Price, era and level are rulings: the rulebook gives none.")}
		}
	}
	return nil
}

func guildPieces(own *aid.Copy) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Guilds) {
		name := own.Text(aid.Guilds, i, "name")
		list = append(list, printing.Piece{Row: "Five guild boards: initiative, money, boxes", Name: name, Count: 1, Front: func(p *printing.Pen) {
			p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
			p.Art(pieces.Sign(parts.IconCompany, pieces.InkNight), 5, 4, 14, 14)
			p.Text(name, 23, 5, 100, printing.Type{Size: 20, Bold: true, Lines: 1})
			p.Text(wording.L("Initiative {number}", own.Number(aid.Guilds, i, "initiative")), 128, 4, 52, printing.Type{Size: 12, Bold: true, Align: printing.Right, Lines: 1})
			p.Text(wording.L("Money {amount}", own.Number(aid.Guilds, i, "money")), 128, 10, 52, printing.Type{Size: 12, Bold: true, Align: printing.Right, Lines: 1})
			for k, track := range []struct {
				key, title string
				icon       parts.Icon
			}{
				{"companies", wording.L("Companies"), parts.IconCompany}, {"bureaucracy", wording.L("Bureaucracy"), parts.IconStamp}, {"tech", wording.L("Technology"), parts.IconTech},
			} {
				y := 22 + float64(k)*16
				p.Art(pieces.Sign(track.icon, pieces.InkNight), 5, y+1, 10, 10)
				p.Text(track.title, 18, y+3, 36, printing.Type{Size: 11, Bold: true, Lines: 1})
				n := own.Number(aid.Guilds, i, "boxes", track.key)
				side := min(12, (p.Width-60)/float64(max(1, n))-1)
				for b := range n {
					p.Rect(56+float64(b)*(side+1), y, side, side, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
				}
			}
			p.Text(wording.L("Action cubes: {count}, golden: {golden}", own.Number(aid.Cubes, 0, "action"), own.Number(aid.Cubes, 0, "golden")),
				5, 72, p.Width-10, printing.Type{Size: 10, Lines: 1})
		}})
	}
	return list
}

// kindMark is a company's number with the first letter of its type, as on the app's board.
func kindMark(number int, kind string) string {
	first, _ := utf8.DecodeRuneInString(kind)
	return strconv.Itoa(number) + string(first)
}

// tileFace is a tile of a type; mark is the number of a starting tile, or the letter of the type.
func tileFace(mark, kind string, k int) printing.Face {
	return func(p *printing.Pen) {
		p.Polygon(printing.HexCorners(p.Width/2, p.Height/2, p.Width-1), printing.Brush{Fill: printedKinds[k%len(printedKinds)]})
		p.InMiddle(mark, 2, p.Height*0.28, p.Width-4, p.Height*0.3, printing.Type{Size: 20, Bold: true, Lines: 1})
		p.Text(kind, 3, p.Height*0.6, p.Width-6, printing.Type{Size: 7, Align: printing.Centre, Lines: 2})
	}
}

func tilePieces(own *aid.Copy) []printing.Piece {
	const row = "18 starting tiles, 78 regular tiles, four types"
	var starting, regular []printing.Piece
	for k := range own.Count(aid.Types) {
		kind := own.Text(aid.Types, k, "name")
		for _, number := range own.Numbers(aid.Types, k, "initiatives") {
			starting = append(starting, printing.Piece{
				Row: row, Name: wording.L("Starting tile {mark}", kindMark(number, kind)), Count: 1, Front: tileFace(kindMark(number, kind), kind, k),
			})
		}
		first, _ := utf8.DecodeRuneInString(kind)
		regular = append(regular, printing.Piece{Row: row, Name: wording.L("Tile: {kind}", kind), Count: own.Number(aid.Types, k, "tiles"), Front: tileFace(string(first), kind, k)})
	}
	return append(starting, regular...)
}

func bankCards(own *aid.Copy, art []byte) []printing.Piece {
	var list []printing.Piece
	for k := range own.Count(aid.Types) {
		kind, price := own.Text(aid.Types, k, "name"), own.Number(aid.Types, k, "price")
		for _, number := range own.Numbers(aid.Types, k, "initiatives") {
			mark := kindMark(number, kind)
			piece := pieces.Card{
				Title: wording.L("Company {number}", number), Tint: pieces.InkNight, Sign: pieces.Sign(parts.IconCompany, pieces.InkNight), Mark: mark,
				Words: append([]string{
					wording.L("{kind}, brings {price} a good at the market.", kind, price),
					wording.L("Era {era}, level {level}.", own.Number(aid.Types, k, "era"), own.Number(aid.Types, k, "level")),
					wording.L("Starts with {money} money. Its money is here.", own.Number(aid.BankMoney, 0, "amount")),
				}, ruled(own, k)...),
				Draw: func(p *printing.Pen) {
					p.Polygon(printing.HexCorners(p.Width/2, p.Height/2, 28), printing.Brush{Fill: printedKinds[k%len(printedKinds)], Line: pieces.InkJet, Wide: 0.4})
					p.InMiddle(mark, p.Width/2-14, 0, 28, p.Height, printing.Type{Size: 28, Bold: true, Lines: 1})
				},
			}.Piece("Company bank cards", 1, pieces.TitledBack(art, pieces.InkNight, wording.L("Company")))
			piece.Name = wording.L("Bank card {mark}", mark)
			list = append(list, piece)
		}
	}
	return list
}

func cubePieces(own *aid.Copy, seats int) []printing.Piece {
	list := pieces.SeatTokens("Action cubes, golden cube", wording.L("Action cube"), parts.NoIcon, seats, own.Number(aid.Cubes, 0, "action"))
	for seat := 1; seat <= seats; seat++ {
		letter := pieces.Letter(seat)
		list = append(list, printing.Piece{
			Row: "Action cubes, golden cube", Name: letter + ": " + wording.L("Golden cube"), Kind: wording.L("Golden cube"), Count: own.Number(aid.Cubes, 0, "golden"),
			Front: pieces.Token(letter, parts.NoIcon, color.NRGBA{0xE3, 0xB8, 0x3A, 255}, pieces.InkJet, 1),
		})
	}
	list = append(list, pieces.SeatTokens("Tracks: companies, bureaucracy, technology", wording.L("Cube for tracks and tiles"), parts.NoIcon, seats, printedCubes)...)
	return append(list,
		printing.Piece{Row: "Eras, new companies and regions", Name: wording.L("Era marker"), Count: 1, Front: pieces.Token("E", parts.NoIcon, pieces.InkRed, pieces.InkWhite, 0)},
		printing.Piece{Row: "Demand tracks", Name: wording.L("Marker of a demand track"), Count: own.Count(aid.Maps), Front: pieces.Token("D", parts.NoIcon, pieces.InkJet, pieces.InkWhite, 0)})
}

// chartFace are the government chart, the turn order, the eras, and the auction track: a cube a place, and the bid under it.
func chartFace(own *aid.Copy, seats int) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
		boxed := func(words string, x, y, wide, high, size float64) {
			p.Rect(x, y, wide, high, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
			p.InMiddle(words, x, y, wide, high, printing.Type{Size: size, Bold: true})
		}
		p.Text(wording.L("Government chart: row by row, each once"), 5, 2, 110, printing.Type{Size: 11, Bold: true, Lines: 1})
		rows, _ := own.Get(aid.GovChart, 0, "rows").([]any)
		wide := min(21.5, 108/float64(max(1, len(rows))))
		for i := range rows {
			if pair := own.Numbers(aid.GovChart, 0, "rows", strconv.Itoa(i)); len(pair) == 2 {
				boxed(wording.L("{get} for {give}", pair[1], pair[0]), 5+float64(i)*wide, 8, wide-1.5, 14, 11)
			}
		}
		p.Text(wording.L("Turn order"), 118, 2, 40, printing.Type{Size: 11, Bold: true, Lines: 1})
		for i := range seats {
			boxed(strconv.Itoa(i+1), 118+float64(i)*10.5, 8, 10, 14, 9)
		}
		eras := 0
		for k := range own.Count(aid.Types) {
			eras = max(eras, own.Number(aid.Types, k, "era"))
		}
		p.Text(wording.L("Era"), 5, 25, 20, printing.Type{Size: 11, Bold: true, Lines: 1})
		for i := range eras {
			boxed(strconv.Itoa(i+1), 16+float64(i)*11, 24, 10, 10, 10)
		}
		p.Text(auctionWords(),
			20+float64(eras)*11, 25, p.Width-25-float64(eras)*11, printing.Type{Size: 9})
		const across = auctionPlaces / 2
		for n := range auctionPlaces {
			x, y := 5+float64(n%across)*12.1, 37+float64(n/across)*26
			p.Rect(x, y, 11.6, 25, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.3})
			p.Rect(x+1, y+1, 9.6, 9.6, 0.5, printing.Brush{Line: pieces.InkLine, Wide: 0.2})
			p.InMiddle(strconv.Itoa(n+1), x+1, y+1, 9.6, 9.6, printing.Type{Size: 9, Bold: true, Lines: 1, Colour: pieces.InkDim})
		}
	}
}

// auctionWords say how the auction track is used.
func auctionWords() string {
	return wording.L("Auction track: a cube a hex of both companies, by turns, then 1 of the bid on each from the left, again and again.")
}

// technologyCards are those of the owner's copy.
func technologyCards(own *aid.Copy, art []byte) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Cards) {
		name := own.Text(aid.Cards, i, "name")
		list = append(list, pieces.Card{
			Title: name, Tint: pieces.InkNight, Sign: pieces.Sign(parts.IconTech, pieces.InkNight), Mark: strings.ToUpper(string([]rune(name)[:1])), Art: pieces.Sign(parts.IconTech, pieces.InkNight), Words: []string{own.Text(aid.Cards, i, "text")},
			Foot: wording.L("Era {era}, costs {cost}", own.Number(aid.Cards, i, "era"), own.Number(aid.Cards, i, "cost")),
		}.Piece("Technology cards (none is published)", max(1, own.Number(aid.Cards, i, "copies")), pieces.TitledBack(art, pieces.InkNight, wording.L("Technology"))))
	}
	return list
}
