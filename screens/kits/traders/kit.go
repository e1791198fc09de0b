// Package kit has the pieces of Traders.
package kit

import (
	"image/color"
	"math"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// How many pieces are printed of what the game has without limit.
const (
	printedResources = 28 // of a kind
	printedStations  = 8  // of a player
	printedRebels    = 12 // four cards, each for three planet cards
	printedOnes      = 30
	printedFives     = 12
)

// The tints of the decks.
var (
	planetTint = pieces.InkNight
	eventTint  = color.NRGBA{0x8A, 0x4B, 0x12, 255}
	actionTint = color.NRGBA{0x2C, 0x5F, 0x98, 255}
)

// Box are the three decks, the ship card and the station card of each player, tokens, the die and the board.
func Box(seats int) *printing.Box {
	g := traders.Game()
	box := pieces.NewBox(g, pieces.HouseSource())
	var planets []printing.Piece
	for _, card := range traders.PlanetCards() {
		planets = append(planets, pieces.Card{
			Title: card.Title, Tint: planetTint, Sign: pieces.Sign(parts.IconPlanet, planetTint), Words: []string{wording.L("Each station on these two planets makes one resource.")}, Draw: starFace(card),
		}.Piece("Ten planet cards", 1, pieces.TitledBack(box.Art, planetTint, wording.L("Planet card"))))
	}
	events := deckPieces("35 event cards: Engine Boost, Engine Failure, Pirate, Get Resource, Get Credits, Get Action", parts.IconEvent, aid.EventFaces(), eventTint,
		pieces.TitledBack(box.Art, eventTint, wording.L("Event card")))
	actions := deckPieces("28 action cards: Counter, Trade, Rebellion, Mercenaries, Immobilise, Extra Turn, Steal", parts.IconBolt, aid.ActionFaces(), actionTint,
		pieces.TitledBack(box.Art, actionTint, wording.L("Action card")))
	var ships []printing.Piece
	for i, f := range aid.Factions() {
		if i >= seats {
			break
		}
		ships = append(ships, printing.Piece{Row: "Six spaceship cards, with two holds and money", Name: f.Title, Says: wording.Translate(f.Motto), Count: 1, Front: shipFace(f)})
	}
	var goods []printing.Piece
	for i, word := range traders.ResourceWords() {
		title := ResourceTitle(word)
		goods = append(goods, printing.Piece{
			Row: "Metal, food, gems", Name: title, Count: printedResources,
			Front: pieces.Token(string([]rune(title)[0]), ResourceIcons()[i], resourceInk(i), pieces.InkWhite, 0),
		})
	}
	token := printing.TokenForm
	box.Sections = []printing.Section{
		{Title: wording.L("Planet cards"), Form: printing.CardForm, Pieces: planets},
		{Title: wording.L("Event cards"), Form: printing.CardForm, Pieces: events},
		{Title: wording.L("Action cards"), Form: printing.CardForm, Pieces: actions},
		{Title: wording.L("Spaceship cards"), Form: printing.Form{Shape: printing.Square, Width: 126, Height: 88}, Pieces: ships},
		{Title: wording.L("Station cards"), Form: printing.Form{Shape: printing.Square, Width: 190, Height: 88}, Pieces: []printing.Piece{
			{Row: "Station card, with the part of earth", Name: wording.L("Station card"), Says: parts.Sentences(storeWords("gobi"), storeWords("earth")), Count: seats, Front: stationFace},
		}},
		{Title: wording.L("Resources"), Form: token, Pieces: goods},
		{Title: wording.L("Money"), Form: token, Pieces: pieces.Coins("Money (MCr)", map[int]int{1: printedOnes, 5: printedFives}, 1, 5)},
		{Title: wording.L("Ships"), Form: token, Pieces: pieces.SeatTokens("Ships", wording.L("Ship"), parts.IconShip, seats, 1)},
		{Title: wording.L("Stations"), Form: token, Pieces: pieces.SeatTokens("Stations: first free, 2 MCr, 6 MCr", wording.L("Station"), parts.IconStation, seats, printedStations)},
		{Title: wording.L("Markers"), Form: token, Pieces: []printing.Piece{
			pieces.Markers("Ten planet cards", wording.L("Starting player"), "1", parts.IconFlag, pieces.InkPale, pieces.InkJet, 1),
			pieces.Markers("28 action cards: Counter, Trade, Rebellion, Mercenaries, Immobilise, Extra Turn, Steal", wording.L("Rebellion marker"), "R", parts.IconFist, pieces.InkRed, pieces.InkWhite, printedRebels),
			pieces.Markers("28 action cards: Counter, Trade, Rebellion, Mercenaries, Immobilise, Extra Turn, Steal", wording.L("Missed turn"), "X", parts.IconStop, pieces.InkJet, pieces.InkWhite, seats),
		}},
		pieces.Die("Die and chart, 1D3 + 1"),
		boardSection(),
	}
	pieces.AddAids(box, g, seats)
	layTraders(box)
	return box
}

// layTraders draws the table at the start.
func layTraders(box *printing.Box) {
	ships := aid.Factions()
	of := func(section int) string { return box.Sections[section].Pieces[0].Name }
	pieces.HoldUp(box, wording.L("Board"))
	pieces.Lay(box,
		pieces.Laid{Name: wording.L("Board"), X: 10, Y: 8, Words: wording.L("Board, all ships on earth")},
		pieces.Laid{Name: of(0), Back: true, X: 300, Y: 15, Words: wording.L("Planet cards")},
		pieces.Laid{Name: of(1), Back: true, X: 390, Y: 15, Words: wording.L("Event cards")},
		pieces.Laid{Name: of(2), Back: true, X: 480, Y: 15, Words: wording.L("Action cards")},
		pieces.Laid{Name: wording.L("Money: {value}", "5"), X: 305, Y: 135},
		pieces.Laid{Name: ResourceTitle("metal"), X: 325, Y: 135, Words: wording.L("Money and resources")},
		pieces.Laid{Name: ResourceTitle("food"), X: 345, Y: 135}, pieces.Laid{Name: ResourceTitle("gems"), X: 365, Y: 135},
		pieces.Laid{Name: ships[0].Title, X: 10, Y: 345, Words: wording.L("Your ship card")},
		pieces.Laid{Name: wording.L("Station card"), X: 150, Y: 345, Words: wording.L("Your station card")},
		pieces.Laid{Name: wording.L("Player aid"), X: 360, Y: 328, Words: wording.L("Your aid")},
		pieces.Laid{Name: ships[1].Title, X: 330, Y: 190, Words: wording.L("The next player's")},
		pieces.Laid{Name: wording.L("Starting player"), X: 535, Y: 135, Words: wording.L("Starting player")})
}

// initials are the letters of a card in the corner that a fan shows: "EB" of engine-boost.
func initials(word string) string {
	letters := ""
	for part := range strings.SplitSeq(word, "-") {
		letters += strings.ToUpper(part[:1])
	}
	return letters
}

// deckPieces are the cards of a deck as the app shows them.
func deckPieces(row string, sign parts.Icon, faces []aid.Face, tint color.Color, back printing.Face) []printing.Piece {
	var list []printing.Piece
	for _, f := range faces {
		list = append(list, pieces.Card{
			Title: wording.Translate(f.Title), Sign: pieces.Sign(sign, tint), Mark: initials(f.Word), Art: pieces.Drawing(parts.Picture(f.Word).Resource()), Tint: tint, Words: []string{wording.Translate(f.Text)},
			Smile: wording.Translate(f.Smile), Foot: FaceFoot(f),
		}.Piece(row, f.Copies, back))
	}
	return list
}

// starFace is the map of a planet card: earth on top in the middle, the two planets lit.
func starFace(card traders.PlanetCard) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(0, 0, p.Width, p.Height, 1, printing.Brush{Fill: color.NRGBA{0x0B, 0x15, 0x24, 255}})
		for _, planet := range traders.PlanetWords() {
			at := StarPlaces[planet]
			x, y := (float64(at[0])+0.5)*p.Width/3, (float64(at[1])+0.5)*p.Height/2
			r := 3.0
			if planet == card.First || planet == card.Second {
				r = 5.5
				p.Circle(x, y-2, r+1.3, printing.Brush{Line: pieces.InkPale, Wide: 0.7})
			}
			p.Art(pieces.Drawing(parts.Planet(planet).Resource()), x-r, y-2-r, 2*r, 2*r)
			p.Text(traders.PlanetTitle(planet), x-9, y+5, 18, printing.Type{Size: printing.Least, Align: printing.Centre, Lines: 1, Colour: pieces.InkWhite})
		}
	}
}

// shipFace is the spaceship card of a company: two holds, and room for the money.
func shipFace(f aid.Faction) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(2, 2, p.Width-4, p.Height-4, 3, printing.Brush{Fill: pieces.InkPale, Line: pieces.InkNight, Wide: 0.5})
		p.Art(pieces.Drawing(parts.Picture(f.Word).Resource()), 5, 5, 58, 36)
		p.Text(f.Title, 66, 6, p.Width-71, printing.Type{Size: 14, Bold: true, Lines: 2})
		p.Text(wording.Translate(f.Motto), 66, 20, p.Width-71, printing.Type{Size: 9, Colour: pieces.InkDim})
		for i, title := range []string{wording.L("Hold"), wording.L("Hold"), wording.L("Money (MCr)")} {
			wide := []float64{26, 26, 56}[i]
			x := []float64{5, 34, 65}[i]
			p.Rect(x, 46, wide, 36, 2, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
			p.Text(title, x+1, 47, wide-2, printing.Type{Size: 8, Bold: true, Align: printing.Centre, Lines: 1})
		}
	}
}

// stationFace is the record of a player: the stores on the five planets, with what each makes, and earth.
func stationFace(p *printing.Pen) {
	p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
	for i, planet := range traders.PlanetWords() {
		x, y := 3+float64(i%3)*61.5, 3+float64(i/3)*41.5
		p.Rect(x, y, 60, 40, 2, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
		p.Art(pieces.Drawing(parts.Planet(planet).Resource()), x+1.5, y+1.5, 11, 11)
		p.Text(traders.PlanetTitle(planet), x+14, y+1.5, 24, printing.Type{Size: 12, Bold: true, Lines: 1})
		makes(p, planet, x+39, y+2, 6)
		p.Text(storeWords(planet), x+14, y+8, 44, printing.Type{Size: 7})
	}
}

// storeWords say what a player's stores at a planet are for.
func storeWords(planet string) string {
	if planet == "earth" {
		return wording.L("Yours at earth. Sold for 4 MCr each. You win with 2 metal, 2 food and 2 gems here, and 10 MCr on your ship here.")
	}
	return wording.L("Stores of your stations here. Sold for 1 MCr each.")
}

// makes are the signs of what a planet makes on the usual board, with their letters, side by side.
func makes(p *printing.Pen, planet string, x, y, side float64) {
	for k, word := range traders.Usual().Makes(planet) {
		i := slices.Index(traders.ResourceWords(), word)
		at := x + float64(k)*(side+3)
		p.Circle(at+side/2, y+side/2, side/2, printing.Brush{Fill: resourceInk(i)})
		p.Art(pieces.Sign(ResourceIcons()[i], pieces.InkWhite), at+side*0.18, y+side*0.18, side*0.64, side*0.64)
		p.Text(string([]rune(ResourceTitle(word))[0]), at+side+0.3, y+(side-3)/2, 2.7, printing.Type{Size: 7, Bold: true, Lines: 1})
	}
}

// resourceInk is the colour of a resource.
func resourceInk(i int) color.NRGBA { return pieces.SeatInk([]int{6, 3, 5}[i]) }

// boardSection is the usual board: hexes 26 mm from side to side.
func boardSection() printing.Section {
	const across = 26.0
	v := traders.Usual()
	columns, rows := v.Size()
	r := across / math.Sqrt(3)
	f := printing.Form{Shape: printing.Board, Width: (1.5*float64(columns-1) + 2) * r, Height: (float64(rows) + 0.5) * across}
	return printing.Section{Title: wording.L("Board"), Form: f, Pieces: []printing.Piece{
		{Row: "Board of hexes, size open", Name: wording.L("Board"), Count: 1, Front: func(p *printing.Pen) {
			p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkNight})
			for _, s := range v.Spots() {
				x, y := r+1.5*r*float64(s.Column), p.Height-across*(float64(s.Row)-0.5+float64(s.Column%2)/2)
				hex(p, s, x, y, r)
			}
			x, y := 0.5, 1.0 // the compass: north is up
			p.Polygon([][2]float64{{x, y + 6}, {x + 2, y}, {x + 4, y + 6}, {x + 2, y + 4.5}}, printing.Brush{Fill: pieces.InkPale})
			p.Text(wording.L("N"), x+4, y, 5, printing.Type{Size: 9, Bold: true, Align: printing.Centre, Colour: pieces.InkWhite})
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
	p.Polygon(corners, printing.Brush{Fill: fill, Line: pieces.InkLine, Wide: 0.3})
	switch {
	case s.Planet != "":
		p.Art(pieces.Drawing(parts.Planet(s.Planet).Resource()), x-8, y-9.5, 16, 16)
		if n := float64(len(traders.Usual().Makes(s.Planet))); n > 0 {
			p.Rect(x-(n*7.5)/2-0.7, y+1.2, n*7.5+1.4, 5.6, 2, printing.Brush{Fill: pieces.InkPale})
			makes(p, s.Planet, x-(n*7.5)/2+0.5, y+1.7, 4.5)
		}
		p.Text(traders.PlanetTitle(s.Planet), x-r*0.7, y+7, r*1.4, printing.Type{Size: 8, Bold: true, Align: printing.Centre, Lines: 1, Colour: pieces.InkWhite})
	case s.Around == "earth":
		p.Text(wording.L("Dock"), x-r*0.7, y+7, r*1.4, printing.Type{Size: 7, Align: printing.Centre, Lines: 1, Colour: pieces.InkWhite})
	case s.Around != "":
		p.Circle(x, y, r*0.4, printing.Brush{Line: fill, Wide: 0.3}) // seen where ink is saved
	}
	p.Text(s.Hex, x-r*0.5, y-12, r, printing.Type{Size: 7, Align: printing.Centre, Lines: 1, Colour: pieces.InkWhite})
}

// ResourceIcons are the signs of the resources, in the order of traders.Goods.
func ResourceIcons() []parts.Icon {
	return []parts.Icon{parts.IconMetal, parts.IconFood, parts.IconGems}
}

// ResourceWord is a resource in a sentence.
func ResourceWord(word string) string {
	switch word {
	case "metal":
		return wording.L("metal")
	case "food":
		return wording.L("food")
	case "gems":
		return wording.L("gems")
	}
	return ""
}

// ResourceTitle is a resource that stands alone.
func ResourceTitle(word string) string { return parts.Upper(ResourceWord(word)) }

// FaceFoot reports what a card costs and whether it can be countered.
func FaceFoot(f aid.Face) string {
	cost := ""
	if f.Cost > 0 {
		cost = wording.L("Costs {cost} MCr.", f.Cost)
	}
	if f.Counterable {
		cost = Join(cost, wording.L("May be countered."))
	}
	return cost
}

// Join puts a sentence behind another one, which may be missing.
func Join(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + " " + second
}

// StarPlaces are the columns and rows of the planets on a planet card.
var StarPlaces = map[string][2]float32{
	"gobi": {0, 0}, "earth": {1, 0}, "supay": {2, 0}, "bob": {0, 1}, "inti": {1, 1}, "seranide": {2, 1},
}
