package atrades

import (
	"errors"
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/atrades/aid"
	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// How many pieces are printed of what the game has without limit, and the width of a hex in millimetres.
const (
	printedCubes   = 20 // of a player, for tracks and the common supply
	printedMarkers = 8  // of the auction track
	hexAcross      = 24.0
)

// printedKinds are the colours of the company types; their letters say the same.
var printedKinds = [...]color.NRGBA{{0xB8, 0xD8, 0x8B, 255}, {0x9C, 0xC7, 0xE8, 255}, {0xF2, 0xCF, 0x66, 255}, {0xE8, 0xA6, 0xA0, 255}, {0xCB, 0xB4, 0xE3, 255}, {0xD8, 0xC9, 0xB0, 255}, {0xB5, 0xDD, 0xD3, 255}, {0xDD, 0xDD, 0xDD, 255}}

var cubeForm = printing.Form{Shape: printing.Square, Width: 9, Height: 9}

// guildPrints are guild boards, regions, tiles, bank cards, cubes, money and charts: those of the owner's copy, or the published ones.
func (a *Feature) guildPrints(g *rules.Game, house bool) *printing.Box {
	own, source := aid.PrintedCopy(), lang.L("The published prototype.")
	if !house {
		_, source = guildPrinted(a)
		if mine := a.GuildCopy().Copy; len(mine.Mistakes()) == 0 {
			if as, err := aid.ReadCopy(mine.File()); err == nil { // it isn't changed while it is printed
				own = as
			}
		}
	}
	box := game.NewBox(g, lang.L("Guilds, tiles, regions and charts: {{.Source}}", map[string]any{"Source": source}))
	seats := g.MaxSeats
	box.Sections = []printing.Section{
		{Title: lang.L("Guild boards"), Form: printing.Form{Shape: printing.Square, Width: 185, Height: 88}, Pieces: guildPieces(own)},
		{Title: lang.L("Regions"), Form: printing.Form{Shape: printing.Board, Width: 7*hexAcross + 12, Height: 205}, Pieces: regionPieces(own)},
		{Title: lang.L("Region deck"), Form: printing.CardForm, Pieces: regionCards(own, box.Art)},
		{Title: lang.L("Company bank cards"), Form: printing.CardForm, Pieces: bankCards(own, box.Art)},
		{Title: lang.L("Tiles"), Form: printing.Form{Shape: printing.Hex, Width: hexAcross - 2, Height: (hexAcross - 2) * 2 / math.Sqrt(3)}, Pieces: tilePieces(own)},
		{Title: lang.L("Cubes"), Form: cubeForm, Pieces: cubePieces(own, seats)},
		{Title: lang.L("Money"), Form: printing.TokenForm, Pieces: game.Coins("Where money went", map[int]int{1: 50, 5: 30, 20: 20}, 1, 5, 20)},
		{Title: lang.L("Charts"), Form: printing.Form{Shape: printing.Board, Width: 185, Height: 120}, Pieces: []printing.Piece{
			{Row: "Government chart", Name: lang.L("Government chart and auction track"), Count: 1, Front: chartFace(own)},
		}},
	}
	if cards := technologyCards(own, box.Art); len(cards) > 0 {
		box.Sections = append(box.Sections, printing.Section{Title: lang.L("Technology cards"), Form: printing.CardForm, Pieces: cards})
	} else {
		box.Also = []string{lang.L("The published prototype has no technology cards, so none are printed. Enter yours under Your copy.")}
	}
	return box
}

// printsCopy are the pieces of a copy in a data file.
func printsCopy(file []byte) (*printing.Box, error) {
	own, err := aid.ReadCopy(file)
	if err != nil {
		return nil, err
	}
	if mistakes := own.Mistakes(); len(mistakes) > 0 {
		return nil, errors.New(mistakes[0].Why)
	}
	return (&Feature{ownGuilds: &guildCopy{Copy: own}}).guildPrints(atrades.Game(), false), nil
}

func guildPieces(own *aid.Copy) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Guilds) {
		name := own.Text(aid.Guilds, i, "name")
		list = append(list, printing.Piece{Row: "Five guild boards: initiative, money, boxes", Name: name, Count: 1, Front: func(p *printing.Pen) {
			p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: game.InkPale})
			p.Art(game.PrintedIcon(parts.IconCompany, game.InkNight), 5, 4, 14, 14)
			p.Text(name, 23, 5, 100, printing.Type{Size: 20, Bold: true, Lines: 1})
			p.Text(lang.L("Initiative {{.Number}}", map[string]any{"Number": own.Number(aid.Guilds, i, "initiative")}), 128, 4, 52, printing.Type{Size: 12, Bold: true, Align: printing.Right, Lines: 1})
			p.Text(lang.L("Money {{.Amount}}", map[string]any{"Amount": own.Number(aid.Guilds, i, "money")}), 128, 10, 52, printing.Type{Size: 12, Bold: true, Align: printing.Right, Lines: 1})
			for k, track := range []struct {
				key, title string
				icon       parts.Icon
			}{
				{"companies", lang.L("Companies"), parts.IconCompany}, {"bureaucracy", lang.L("Bureaucracy"), parts.IconStamp}, {"tech", lang.L("Technology"), parts.IconTech},
			} {
				y := 22 + float64(k)*16
				p.Art(game.PrintedIcon(track.icon, game.InkNight), 5, y+1, 10, 10)
				p.Text(track.title, 18, y+3, 36, printing.Type{Size: 11, Bold: true, Lines: 1})
				n := own.Number(aid.Guilds, i, "boxes", track.key)
				side := min(12, (p.Width-60)/float64(max(1, n))-1)
				for b := range n {
					p.Rect(56+float64(b)*(side+1), y, side, side, 1, printing.Brush{Fill: game.InkWhite, Line: game.InkLine, Wide: 0.4})
				}
			}
			p.Text(lang.L("Action cubes: {{.Count}}, golden: {{.Golden}}", map[string]any{"Count": own.Number(aid.Cubes, 0, "action"), "Golden": own.Number(aid.Cubes, 0, "golden")}),
				5, 72, p.Width-10, printing.Type{Size: 10, Lines: 1})
		}})
	}
	return list
}

// middleOf is where a hex of a region lies on its board.
func middleOf(cell atrades.Cell) (x, y float64) {
	r := hexAcross / math.Sqrt(3)
	return 6 + hexAcross*3.5 + hexAcross*(float64(cell.Q)+float64(cell.R)/2), 28 + r + 1.5*r*float64(cell.R+3)
}

func regionPieces(own *aid.Copy) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Maps) {
		name := own.Text(aid.Maps, i, "name")
		list = append(list, printing.Piece{Row: "Seven regions: habitable land, cities, lines, demand", Name: name, Count: 1, Front: func(p *printing.Pen) {
			p.Text(name, 6, 4, 80, printing.Type{Size: 22, Bold: true, Lines: 1})
			at := map[string][2]float64{}
			for _, cell := range own.MapCells(i) {
				x, y := middleOf(cell)
				at[cell.Word] = [2]float64{x, y}
				regionHex(p, cell, x, y)
			}
			for _, link := range own.MapLinks(i) {
				from, to := at[link[0]], at[link[1]]
				p.Line(from[0], from[1], to[0], to[1], game.InkJet, 1.4)
			}
			demand := own.Numbers(aid.Maps, i, "demand")
			p.Text(lang.L("Demand"), p.Width-16*float64(len(demand))-30, 9, 28, printing.Type{Size: 11, Bold: true, Align: printing.Right, Lines: 1})
			for k, n := range demand {
				x := p.Width - 16*float64(len(demand)-k)
				p.Rect(x, 5, 14, 14, 1, printing.Brush{Fill: game.InkWhite, Line: game.InkJet, Wide: 0.5})
				p.InMiddle(strconv.Itoa(n), x, 5, 14, 14, printing.Type{Size: 18, Bold: true, Lines: 1})
			}
		}})
	}
	return list
}

// regionHex is land, a city with its number, or desert, crossed out.
func regionHex(p *printing.Pen, cell atrades.Cell, x, y float64) {
	fill := color.NRGBA{0xEE, 0xEA, 0xE0, 255}
	switch {
	case cell.City > 0:
		fill = color.NRGBA{0xD9, 0xC2, 0x8C, 255}
	case cell.Land:
		fill = color.NRGBA{0x9F, 0xC9, 0x8E, 255}
	}
	p.Polygon(printing.HexCorners(x, y, hexAcross-0.6), printing.Brush{Fill: fill, Line: game.InkLine, Wide: 0.3})
	switch {
	case cell.City > 0:
		p.Art(game.PrintedIcon(parts.IconCity, game.InkJet), x-9, y-5, 10, 10)
		p.Text(strconv.Itoa(cell.City), x+2, y-3.5, 8, printing.Type{Size: 20, Bold: true, Lines: 1})
	case cell.Land:
		p.Text(cell.Word, x-8, y+6, 16, printing.Type{Size: 7, Align: printing.Centre, Lines: 1})
	default:
		p.Line(x-6, y-6, x+6, y+6, game.InkLine, 0.4)
		p.Line(x-6, y+6, x+6, y-6, game.InkLine, 0.4)
	}
}

func regionCards(own *aid.Copy, art []byte) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Maps) {
		name := own.Text(aid.Maps, i, "name")
		demand := fmt.Sprint(own.Numbers(aid.Maps, i, "demand"))
		list = append(list, printing.Piece{
			Row: "Region deck", Name: lang.L("Region card: {{.Name}}", map[string]any{"Name": name}), Count: 1, Back: game.TitledBack(art, game.InkNight, lang.L("Region")),
			Front: game.PrintedCard{
				Title: name, Tint: game.InkNight, Words: []string{lang.L("Demand") + ": " + strings.Trim(demand, "[]")},
				Draw: func(p *printing.Pen) {
					for _, cell := range own.MapCells(i) {
						x, y := middleOf(cell)
						x, y = p.Width/2+(x-6-hexAcross*3.5)*0.2, 1+(y-28)*0.225
						fill := color.NRGBA{0xEE, 0xEA, 0xE0, 255}
						if cell.Land {
							fill = color.NRGBA{0x9F, 0xC9, 0x8E, 255}
						}
						if cell.City > 0 {
							fill = color.NRGBA{0xD9, 0xC2, 0x8C, 255}
						}
						p.Polygon(printing.HexCorners(x, y, hexAcross*0.2), printing.Brush{Fill: fill, Line: game.InkLine, Wide: 0.15})
					}
				},
			}.Face,
		})
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
		p.Text(kind, 1, p.Height*0.62, p.Width-2, printing.Type{Size: 7, Align: printing.Centre, Lines: 1})
	}
}

func tilePieces(own *aid.Copy) []printing.Piece {
	const row = "18 starting tiles, 78 regular tiles, four types"
	var starting, regular []printing.Piece
	for k := range own.Count(aid.Types) {
		kind := own.Text(aid.Types, k, "name")
		for _, number := range own.Numbers(aid.Types, k, "initiatives") {
			starting = append(starting, printing.Piece{
				Row: row, Name: lang.L("Starting tile {{.Mark}}", map[string]any{"Mark": kindMark(number, kind)}), Count: 1, Front: tileFace(kindMark(number, kind), kind, k),
			})
		}
		first, _ := utf8.DecodeRuneInString(kind)
		regular = append(regular, printing.Piece{Row: row, Name: lang.L("Tile: {{.Kind}}", map[string]any{"Kind": kind}), Count: own.Number(aid.Types, k, "tiles"), Front: tileFace(string(first), kind, k)})
	}
	return append(starting, regular...)
}

func bankCards(own *aid.Copy, art []byte) []printing.Piece {
	var list []printing.Piece
	for k := range own.Count(aid.Types) {
		kind, price := own.Text(aid.Types, k, "name"), own.Number(aid.Types, k, "price")
		for _, number := range own.Numbers(aid.Types, k, "initiatives") {
			mark := kindMark(number, kind)
			list = append(list, printing.Piece{
				Row: "Company bank cards", Name: lang.L("Bank card {{.Mark}}", map[string]any{"Mark": mark}), Count: 1, Back: game.TitledBack(art, game.InkNight, lang.L("Company")),
				Front: game.PrintedCard{
					Title: lang.L("Company {{.Number}}", map[string]any{"Number": number}), Tint: game.InkNight,
					Words: []string{
						lang.L("{{.Kind}}, brings {{.Price}} a good at the market.", map[string]any{"Kind": kind, "Price": price}),
						lang.L("Era {{.Era}}, level {{.Level}}.", map[string]any{"Era": own.Number(aid.Types, k, "era"), "Level": own.Number(aid.Types, k, "level")}),
						lang.L("Starts with {{.Money}} money. Its money lies here.", map[string]any{"Money": own.Number(aid.BankMoney, 0, "amount")}),
					},
					Draw: func(p *printing.Pen) {
						p.Polygon(printing.HexCorners(p.Width/2, p.Height/2, 28), printing.Brush{Fill: printedKinds[k%len(printedKinds)], Line: game.InkJet, Wide: 0.4})
						p.InMiddle(mark, p.Width/2-14, 0, 28, p.Height, printing.Type{Size: 28, Bold: true, Lines: 1})
					},
				}.Face,
			})
		}
	}
	return list
}

func cubePieces(own *aid.Copy, seats int) []printing.Piece {
	list := game.SeatTokens("Action cubes, golden cube", lang.L("Action cube"), parts.NoIcon, seats, own.Number(aid.Cubes, 0, "action"))
	for seat := 1; seat <= seats; seat++ {
		letter := game.PrintedLetter(seat)
		list = append(list, printing.Piece{
			Row: "Action cubes, golden cube", Name: letter + ": " + lang.L("Golden cube"), Count: own.Number(aid.Cubes, 0, "golden"),
			Front: game.PrintedToken(letter, parts.NoIcon, color.NRGBA{0xE3, 0xB8, 0x3A, 255}, game.InkJet, 1),
		})
	}
	list = append(list, game.SeatTokens("Tracks: companies, bureaucracy, technology", lang.L("Cube for tracks and tiles"), parts.NoIcon, seats, printedCubes)...)
	return append(list,
		printing.Piece{Row: "Auction track with its cubes", Name: lang.L("Marker of the auction track"), Count: printedMarkers, Front: game.PrintedToken("1", parts.NoIcon, game.InkWhite, game.InkJet, 0)},
		printing.Piece{Row: "Demand tracks", Name: lang.L("Marker of a demand track"), Count: own.Count(aid.Maps), Front: game.PrintedToken("D", parts.NoIcon, game.InkJet, game.InkWhite, 0)})
}

// chartFace is the government chart over the auction track.
func chartFace(own *aid.Copy) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: game.InkPale})
		p.Text(lang.L("Government chart"), 6, 5, 100, printing.Type{Size: 16, Bold: true, Lines: 1})
		rows, _ := own.Get(aid.GovChart, 0, "rows").([]any)
		wide := min(34, (p.Width-12)/float64(max(1, len(rows))))
		for i := range rows {
			pair := own.Numbers(aid.GovChart, 0, "rows", strconv.Itoa(i))
			if len(pair) != 2 {
				continue
			}
			x := 6 + float64(i)*wide
			p.Rect(x, 15, wide-2, 22, 2, printing.Brush{Fill: game.InkWhite, Line: game.InkLine, Wide: 0.4})
			p.InMiddle(lang.L("{{.Get}} for {{.Give}}", map[string]any{"Get": pair[1], "Give": pair[0]}), x, 15, wide-2, 22, printing.Type{Size: 14, Bold: true})
		}
		p.Text(lang.L("Auction track"), 6, 46, 100, printing.Type{Size: 16, Bold: true, Lines: 1})
		for n := 1; n <= 40; n++ {
			x, y := 6+float64((n-1)%20)*8.7, 56+float64((n-1)/20)*14
			p.Rect(x, y, 8.2, 12, 1, printing.Brush{Fill: game.InkWhite, Line: game.InkLine, Wide: 0.3})
			p.InMiddle(strconv.Itoa(n), x, y, 8.2, 12, printing.Type{Size: 10, Bold: true, Lines: 1})
		}
		p.Text(lang.L("Lay a marker of each company on the bid. Cubes, tiles and old money follow the reference."), 6, 88, p.Width-12, printing.Type{Size: 10})
	}
}

// technologyCards are those of the owner's copy.
func technologyCards(own *aid.Copy, art []byte) []printing.Piece {
	var list []printing.Piece
	for i := range own.Count(aid.Cards) {
		name := own.Text(aid.Cards, i, "name")
		list = append(list, printing.Piece{
			Row: "Technology cards (none is published)", Name: name, Count: max(1, own.Number(aid.Cards, i, "copies")), Back: game.TitledBack(art, game.InkNight, lang.L("Technology")),
			Front: game.PrintedCard{
				Title: name, Tint: game.InkNight, Art: game.PrintedIcon(parts.IconTech, game.InkNight), Words: []string{own.Text(aid.Cards, i, "text")},
				Foot: lang.L("Era {{.Era}}, costs {{.Cost}}", map[string]any{"Era": own.Number(aid.Cards, i, "era"), "Cost": own.Number(aid.Cards, i, "cost")}),
			}.Face,
		})
	}
	return list
}
