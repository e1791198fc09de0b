package traders

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// How many pieces are printed of what the game has without limit.
const (
	printedResources = 28 // of a kind
	printedStations  = 8  // of a player
	printedOnes      = 30
	printedFives     = 12
)

// The tints of the decks.
var (
	planetTint = game.InkNight
	eventTint  = color.NRGBA{0x8A, 0x4B, 0x12, 255}
	actionTint = color.NRGBA{0x2C, 0x5F, 0x98, 255}
)

// tradersPrints are the three decks, the ship card and the station card of each player, tokens, the die and the board.
func tradersPrints(g *rules.Game) *printing.Box {
	box := game.NewBox(g, game.HouseSource())
	seats := g.MaxSeats
	var planets []printing.Piece
	for _, card := range traders.PlanetCards() {
		planets = append(planets, printing.Piece{
			Row: "Ten planet cards", Name: card.Title, Count: 1, Back: game.TitledBack(box.Art, planetTint, lang.L("Planet card")),
			Front: game.PrintedCard{
				Title: card.Title, Tint: planetTint, Words: []string{lang.L("Each station on these two planets makes one resource.")}, Draw: starFace(card),
			}.Face,
		})
	}
	events := deckPieces("35 event cards: Engine Boost, Engine Failure, Pirate, Get Resource, Get Credits, Get Action", aid.EventFaces(), eventTint,
		game.TitledBack(box.Art, eventTint, lang.L("Event card")))
	actions := deckPieces("28 action cards: Counter, Trade, Rebellion, Mercenaries, Immobilise, Extra Turn, Steal", aid.ActionFaces(), actionTint,
		game.TitledBack(box.Art, actionTint, lang.L("Action card")))
	var ships []printing.Piece
	for _, f := range aid.Factions() {
		ships = append(ships, printing.Piece{Row: "Six spaceship cards, with two holds and money", Name: f.Title, Count: 1, Front: shipFace(f)})
	}
	var goods []printing.Piece
	for i, word := range traders.ResourceWords() {
		title := resourceTitle(word)
		goods = append(goods, printing.Piece{
			Row: "Metal, food, gems", Name: title, Count: printedResources,
			Front: game.PrintedToken(string([]rune(title)[0]), resourceIcons()[i], game.SeatInk([]int{6, 3, 5}[i]), game.InkWhite, 0),
		})
	}
	token := printing.TokenForm
	box.Sections = []printing.Section{
		{Title: lang.L("Planet cards"), Form: printing.CardForm, Pieces: planets},
		{Title: lang.L("Event cards"), Form: printing.CardForm, Pieces: events},
		{Title: lang.L("Action cards"), Form: printing.CardForm, Pieces: actions},
		{Title: lang.L("Spaceship cards"), Form: printing.Form{Shape: printing.Square, Width: 126, Height: 88}, Pieces: ships},
		{Title: lang.L("Station cards"), Form: printing.Form{Shape: printing.Square, Width: 185, Height: 126}, Pieces: []printing.Piece{
			{Row: "Station card, with the part of earth", Name: lang.L("Station card"), Count: seats, Front: stationFace},
		}},
		{Title: lang.L("Resources"), Form: token, Pieces: goods},
		{Title: lang.L("Money"), Form: token, Pieces: game.Coins("Money (MCr)", map[int]int{1: printedOnes, 5: printedFives}, 1, 5)},
		{Title: lang.L("Ships"), Form: token, Pieces: game.SeatTokens("Ships", lang.L("Ship"), parts.IconShip, seats, 1)},
		{Title: lang.L("Stations"), Form: token, Pieces: game.SeatTokens("Stations: first free, 2 MCr, 6 MCr", lang.L("Station"), parts.IconStation, seats, printedStations)},
		game.PrintedDie("Die and chart, 1D3 + 1"),
		boardSection(),
	}
	return box
}

// deckPieces are the cards of a deck as the app shows them.
func deckPieces(row string, faces []aid.Face, tint color.Color, back printing.Face) []printing.Piece {
	var list []printing.Piece
	for _, f := range faces {
		list = append(list, printing.Piece{Row: row, Name: lang.L(f.Title), Count: f.Copies, Back: back, Front: game.PrintedCard{
			Title: lang.L(f.Title), Art: game.Drawing(parts.Picture(f.Word).Resource()), Tint: tint, Words: []string{lang.L(f.Text)},
			Smile: lang.L(f.Smile), Foot: faceFoot(f),
		}.Face})
	}
	return list
}

// starFace is the map of a planet card: earth on top in the middle, the two planets lit.
func starFace(card traders.PlanetCard) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(0, 0, p.Width, p.Height, 1, printing.Brush{Fill: color.NRGBA{0x0B, 0x15, 0x24, 255}})
		for _, planet := range traders.PlanetWords() {
			at := starPlaces[planet]
			x, y := (float64(at[0])+0.5)*p.Width/3, (float64(at[1])+0.5)*p.Height/2
			r := 3.0
			if planet == card.First || planet == card.Second {
				r = 5.5
				p.Circle(x, y-2, r+1.3, printing.Brush{Line: game.InkPale, Wide: 0.7})
			}
			p.Art(game.Drawing(parts.Planet(planet).Resource()), x-r, y-2-r, 2*r, 2*r)
			p.Text(traders.PlanetTitle(planet), x-9, y+5, 18, printing.Type{Size: printing.Least, Align: printing.Centre, Lines: 1, Colour: game.InkWhite})
		}
	}
}

// shipFace is the spaceship card of a company: two holds, and room for the money.
func shipFace(f aid.Faction) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(2, 2, p.Width-4, p.Height-4, 3, printing.Brush{Fill: game.InkPale, Line: game.InkNight, Wide: 0.5})
		p.Art(game.Drawing(parts.Picture(f.Word).Resource()), 5, 5, 58, 36)
		p.Text(f.Title, 66, 6, p.Width-71, printing.Type{Size: 14, Bold: true, Lines: 2})
		p.Text(lang.L(f.Motto), 66, 20, p.Width-71, printing.Type{Size: 9, Colour: game.InkDim})
		for i, title := range []string{lang.L("Hold"), lang.L("Hold"), lang.L("Money (MCr)")} {
			wide := []float64{26, 26, 56}[i]
			x := []float64{5, 34, 65}[i]
			p.Rect(x, 46, wide, 36, 2, printing.Brush{Fill: game.InkWhite, Line: game.InkLine, Wide: 0.4})
			p.Text(title, x+1, 47, wide-2, printing.Type{Size: 8, Bold: true, Align: printing.Centre, Lines: 1})
		}
	}
}

// stationFace is the record of a player: the stores on the five planets, and earth.
func stationFace(p *printing.Pen) {
	p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: game.InkPale})
	for i, planet := range traders.PlanetWords() {
		x, y := 4+float64(i%3)*59.5, 4+float64(i/3)*60
		p.Rect(x, y, 57, 57, 2, printing.Brush{Fill: game.InkWhite, Line: game.InkLine, Wide: 0.4})
		p.Art(game.Drawing(parts.Planet(planet).Resource()), x+2, y+2, 13, 13)
		p.Text(traders.PlanetTitle(planet), x+17, y+3, 38, printing.Type{Size: 12, Bold: true, Lines: 1})
		words := lang.L("Stores of your stations here. Sold for 1 MCr each.")
		if planet == "earth" {
			words = lang.L("Yours at earth. Sold for 4 MCr each. You win with 2 metal, 2 food and 2 gems here, and 10 MCr on your ship here.")
		}
		p.Text(words, x+17, y+8.5, 38, printing.Type{Size: 7})
	}
}

// boardSection is the usual board: hexes 26 mm from side to side.
func boardSection() printing.Section {
	const across = 26.0
	v := traders.Usual()
	columns, rows := v.Size()
	r := across / math.Sqrt(3)
	f := printing.Form{Shape: printing.Board, Width: (1.5*float64(columns-1) + 2) * r, Height: (float64(rows) + 0.5) * across}
	return printing.Section{Title: lang.L("Board"), Form: f, Pieces: []printing.Piece{
		{Row: "Board of hexes, size open", Name: lang.L("Board"), Count: 1, Front: func(p *printing.Pen) {
			p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: game.InkNight})
			for _, s := range v.Spots() {
				x, y := r+1.5*r*float64(s.Column), p.Height-across*(float64(s.Row)-0.5+float64(s.Column%2)/2)
				hex(p, s, x, y, r)
			}
			x, y := 6.0, 4.0 // the compass: north is up
			p.Polygon([][2]float64{{x, y + 7}, {x + 2.5, y}, {x + 5, y + 7}, {x + 2.5, y + 5}}, printing.Brush{Fill: game.InkPale})
			p.Text(lang.L("N"), x, y+7, 5, printing.Type{Size: 9, Bold: true, Align: printing.Centre, Colour: game.InkWhite})
		}},
	}}
}

// hex is a place of the board: a planet, a place for a station, a dock, or open space.
func hex(p *printing.Pen, s traders.Spot, x, y, r float64) {
	var corners [][2]float64
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		corners = append(corners, [2]float64{x + r*cos, y + r*sin})
	}
	fill := color.NRGBA{0x1C, 0x2E, 0x49, 255}
	if s.Around != "" {
		fill = color.NRGBA{0x3A, 0x55, 0x7C, 255}
	}
	p.Polygon(corners, printing.Brush{Fill: fill, Line: game.InkLine, Wide: 0.3})
	switch {
	case s.Planet != "":
		p.Art(game.Drawing(parts.Planet(s.Planet).Resource()), x-8, y-9.5, 16, 16)
		p.Text(traders.PlanetTitle(s.Planet), x-r*0.7, y+7, r*1.4, printing.Type{Size: 8, Bold: true, Align: printing.Centre, Lines: 1, Colour: game.InkWhite})
	case s.Around == "earth":
		p.Text(lang.L("Dock"), x-r*0.7, y+7, r*1.4, printing.Type{Size: 7, Align: printing.Centre, Lines: 1, Colour: game.InkWhite})
	}
	p.Text(s.Hex, x-r*0.5, y-12, r, printing.Type{Size: 7, Align: printing.Centre, Lines: 1, Colour: game.InkWhite})
}
