package duckdealer

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/printing"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/duckdealer/boxmap"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/pieces"
)

// How many pieces are printed of what the game has without limit, and the sizes of tiles and of a planet in millimetres.
const (
	printedGoods     = 8 // of a kind
	printedHolds     = 15
	tileSide         = 18.5
	planetRadius     = 26.2
	printedTurns     = 24
	printedConsumers = 12 // places of the consumer track
	printedPoints    = 100
	printedLaps      = 4    // of 100 points, of a player
	stripLong        = 12.0 // of a highway part, which lies across its route
	mostStrip        = 9.0
	stripGap         = 0.5
)

// The forms of tiles, small markers and cubes.
var (
	tileForm   = printing.Form{Shape: printing.Square, Width: tileSide, Height: tileSide}
	markerForm = printing.Form{Shape: printing.Round, Width: 12, Height: 12}
)

// energyInk is the colour of an energy type, and the letter that says it.
func energyInk(word string) (ink color.NRGBA, letter string) {
	switch word {
	case "move":
		return pieces.SeatInk(2), "R"
	case "build":
		return color.NRGBA{0x8A, 0x66, 0x00, 255}, "Y"
	}
	return pieces.SeatInk(1), "B"
}

// duckPrints are the map, the tiles, counters, and what each player has. Without the app's own copy they are those of the house.
func (a *Feature) duckPrints(g *rules.Game, house bool, seats int) *printing.Box {
	own := aid.HouseCopy()
	var lines []rules.Line
	source := wording.L("the house edition, which isn't what a publisher printed.")
	if !house {
		own = a.DuckCopy().Copy
		used, left := own.Usable()
		if used != nil {
			lines, source = used, copyLine(own, true, left)
		}
	}
	edition, err := duckdealer.ReadEdition(lines, own.Names()...)
	if err != nil {
		panic("screens: " + err.Error()) // what is usable can be read
	}
	box := pieces.NewBox(g, wording.L("Recipes, tiles and map: {source}", source))
	tokens := printing.TokenForm
	box.Sections = []printing.Section{
		{Title: wording.L("Goods"), Form: tokens, Pieces: goodPieces(edition)},
		{Title: wording.L("Mines"), Form: tileForm, Pieces: minePieces(edition)},
		{Title: wording.L("Factories"), Form: tileForm, Pieces: factoryPieces(edition)},
		{Title: wording.L("Consumers"), Form: tileForm, Pieces: consumerPieces(edition)},
		{Title: wording.L("Spaceyards"), Form: tileForm, Pieces: yardPieces(edition)},
		{Title: wording.L("Energy markers"), Form: markerForm, Pieces: energyPieces()},
		{Title: wording.L("Gear"), Form: tokens, Pieces: gearPieces()},
		{Title: wording.L("Markers of 100 points"), Form: markerForm, Pieces: lapPieces(seats)},
		{Title: wording.L("Cubes"), Form: stripForm(edition), Pieces: stripPieces("Cubes: highway parts, turn track, score marker", seats)},
		{Title: wording.L("Privilege discs"), Form: markerForm, Pieces: pieces.SeatTokens("Privilege discs", wording.L("Privilege disc"), parts.IconDisc, seats, duckdealer.DiscsEach)},
		{Title: wording.L("Pathways and ships"), Form: tokens, Pieces: pathwayPieces(seats)},
		{Title: wording.L("Ship placards"), Form: printing.Form{Shape: printing.Square, Width: 190, Height: 88}, Pieces: []printing.Piece{
			{Row: "Ship placard, its slots and classes", Name: wording.L("Ship placard"), Says: slotWords(), Count: seats, Front: placardFace(edition.Slots())},
		}},
		{Title: wording.L("Tracks"), Form: printing.Form{Shape: printing.Board, Width: 255, Height: 188}, Pieces: []printing.Piece{
			{Row: "Free highway parts on turns 1 to 6, 7 to 12, from 13", Name: wording.L("Turn and score tracks"), Count: 1, Front: tracksFace},
		}},
		mapSection(edition),
	}
	pieces.AddAids(box, g, seats, recipeBlock(edition), builtBlock(edition))
	pieces.HoldUp(box, wording.L("Map"))
	layDucks(box)
	return box
}

// printsCopy are the pieces of a copy in a box file.
func printsCopy(file []byte, players int) (*printing.Box, error) {
	own, faults, err := aid.ReadCopy(file)
	switch {
	case err != nil:
		return nil, err
	case len(faults) > 0:
		return nil, faults[0]
	}
	return (&Feature{ownBox: &duckCopy{Copy: own}}).duckPrints(duckdealer.Game(), false, players), nil
}

func goodPieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	words, _ := picker.VocabularyWords(duckdealer.GoodWords(), nil)
	for _, word := range words {
		list = append(list, printing.Piece{Row: "17 goods", Name: goodTitle(word), Says: factoryWords(e, word), Count: printedGoods, Front: func(p *printing.Pen) {
			r := p.Width / 2
			p.Circle(r, r, r-0.4, printing.Brush{Fill: pieces.InkPale})
			p.Art(pieces.Sign(goodIcon(word), pieces.InkNight), r*0.45, r*0.2, r*1.1, r*1.1)
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
			p.Art(pieces.Sign(goodIcon(good), pieces.InkNight), x+2, 11.6, 4, 4)
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
			name := wording.L("Mine: {good}", goodTitle(m.Good))
			if i == 0 {
				name = wording.L("Mine with a border: {good}", goodTitle(m.Good))
			}
			list = append(list, printing.Piece{Row: "Mines, with and without a border", Name: name, Count: count, Front: func(p *printing.Pen) {
				p.Rect(0.6, 0.6, p.Width-1.2, p.Height-1.2, 1, printing.Brush{Fill: pieces.InkPale})
				if i == 0 {
					p.Rect(1.4, 1.4, p.Width-2.8, p.Height-2.8, 0.6, printing.Brush{Line: pieces.InkNight, Wide: 1})
				}
				p.Art(pieces.Sign(goodIcon(m.Good), pieces.InkNight), 4.5, 2.5, 9.5, 9.5)
				p.Art(pieces.Sign(parts.IconMine, pieces.InkNight), 2.5, 12.5, 3.8, 3.8)
				p.Text(shortGood(m.Good), 6.5, 12.8, 11, printing.Type{Size: 8, Bold: true, Lines: 1})
			}})
		}
	}
	return list
}

func factoryPieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	words, _ := picker.VocabularyWords(duckdealer.ProductWords(), nil)
	for _, word := range words {
		f, _ := e.Factory(word)
		goods := goodsOf(f.Recipe)
		list = append(list, printing.Piece{
			Row: "17 factory tiles", Name: wording.L("Factory: {good}", goodTitle(word)), Says: factoryWords(e, word), Count: f.Count,
			Front: tileFace(parts.IconFactory, f.Points, goodIcon(word), shortGood(word), goods),
		})
	}
	return list
}

func consumerPieces(e *duckdealer.Edition) []printing.Piece {
	var list []printing.Piece
	for _, tile := range e.ConsumerTiles() {
		c, _ := e.Consumer(tile)
		title := goodTitle(c.Wants)
		name := wording.L("Consumer: {good}", title)
		if tile != c.Wants {
			name = wording.L("Consumer {tile}: {good}", tile, title)
		}
		list = append(list, printing.Piece{
			Row: "12 consumer tiles, in three groups", Name: name, Says: consumerWords(c), Count: 1,
			Front: tileFace(parts.IconConsumerSite, c.Points, goodIcon(c.Wants), shortGood(c.Wants), goodsOf(c.Build)),
			Back:  tileFace(parts.IconConsumer, c.Deliver, goodIcon(c.Wants), shortGood(c.Wants), nil),
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
			Front: tileFace(parts.IconYardSite, y.Points, gearIcon(y.Sells[0].Gear), tile, goodsOf(y.Build)),
			Back:  tileFace(parts.IconYard, 0, gearIcon(y.Sells[0].Gear), gearTitle(y.Sells[0].Gear)[:1], goodsOf(y.Sells[0].Price)),
		})
	}
	return list
}

func energyPieces() []printing.Piece {
	var list []printing.Piece
	for _, word := range duckdealer.Energy() {
		ink, letter := energyInk(word)
		list = append(list, printing.Piece{
			Row: "Energy markers: red, yellow, blue", Name: energyTitle(word), Count: duckdealer.MarkersOfAType,
			Front: pieces.Token(letter, energyIcon(word), ink, pieces.InkWhite, 0),
		})
	}
	return list
}

// gearPieces are the cargo holds: crews are energy markers (DD-9.9).
func gearPieces() []printing.Piece {
	word := duckdealer.Gear()[0]
	title := gearTitle(word)
	return []printing.Piece{{
		Row: "Cargo holds, navigators, builders, merchants", Name: title, Count: printedHolds,
		Front: pieces.Token(string([]rune(title)[0]), gearIcon(word), pieces.InkPale, pieces.InkNight, 0),
	}}
}

// lapPieces mark how often a score has gone round the track.
func lapPieces(seats int) []printing.Piece {
	var list []printing.Piece
	for seat := 1; seat <= seats; seat++ {
		letter := pieces.Letter(seat)
		list = append(list, printing.Piece{
			Row: "Points of building and delivering", Name: letter + ": " + wording.L("+100"), Kind: wording.L("+100"), Count: printedLaps, Front: func(p *printing.Pen) {
				p.Circle(p.Width/2, p.Height/2, p.Width/2-0.4, printing.Brush{Fill: pieces.SeatInk(seat)})
				p.InMiddle(letter, 0, 1, p.Width, 5, printing.Type{Size: 8, Bold: true, Lines: 1, Colour: pieces.InkWhite})
				p.InMiddle("+100", 1, 5.2, p.Width-2, 4.5, printing.Type{Size: 9, Bold: true, Lines: 1, Colour: pieces.InkWhite})
			},
		})
	}
	return list
}

// layDucks draws the table at the start: the map is as large as the edition needs it.
func layDucks(box *printing.Box) {
	_, plan := box.Find(wording.L("Map"))
	x := plan.Width + 20
	ship := func(x, y float64, words string) pieces.Laid {
		return pieces.Laid{Name: wording.L("Ship placard"), X: x, Y: y, Words: words}
	}
	pieces.Lay(box,
		pieces.Laid{Name: wording.L("Map"), X: 8, Y: 8, Words: wording.L("The map, a mine on every planet")},
		pieces.Laid{Name: wording.L("Turn and score tracks"), X: x, Y: 8, Words: wording.L("Tracks, with energy and consumers")},
		ship(x, 230, ""), pieces.Laid{Name: wording.L("Player aid"), X: x, Y: 345, Words: wording.L("Your placard and aid")},
		pieces.Laid{Name: gearTitle(duckdealer.Gear()[0]), X: x + 7, Y: 252},
		ship(x+195, 345, wording.L("The next player's")))
}

func pathwayPieces(seats int) []printing.Piece {
	list := pieces.SeatTokens("Pathway: entrance and exit", wording.L("Entrance"), parts.IconEntrance, seats, 1)
	list = append(list, pieces.SeatTokens("Pathway: entrance and exit", wording.L("Exit"), parts.IconExit, seats, 1)...)
	return append(list, pieces.SeatTokens("Ship placard, its slots and classes", wording.L("Ship"), parts.IconShip, seats, 1)...)
}

// placardFace is the placard of a ship: its slots with the speed that filling them brings, the hold, and the markers.
func placardFace(slots int) printing.Face {
	return func(p *printing.Pen) {
		p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
		p.Art(pieces.Sign(parts.IconShip, pieces.InkNight), 5, 3, 11, 11)
		p.Text(wording.L("Ship placard"), 19, 3, 60, printing.Type{Size: 14, Bold: true, Lines: 1})
		p.Text(slotWords(), 19, 9.5, p.Width-24, printing.Type{Size: 9})
		across := max(min(slots, 9), (slots+1)/2)
		side := min(18.0, (p.Width-12)/float64(across)-1.5)
		for i := range slots {
			x, y := 6+float64(i%across)*(side+1.5), 17+float64(i/across)*(side+2)
			p.Rect(x, y, side, side, 2, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
			p.InMiddle(strconv.Itoa(duckdealer.ClassOf(i+1).Speed()), x, y, side, side, printing.Type{Size: 20, Bold: true, Lines: 1, Colour: pieces.InkLine})
		}
		y := 17 + float64((slots+across-1)/across)*(side+2) + 1
		for i, title := range []string{wording.L("Goods: 1, and 2 for each cargo hold"), wording.L("Energy: at most {count} are kept", duckdealer.MarkersKept)} {
			x := 6 + float64(i)*90
			p.Rect(x, y, 87, p.Height-y-4, 2, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
			p.Text(title, x+2, y+1.5, 83, printing.Type{Size: 9, Bold: true, Lines: 1})
		}
	}
}

// slotWords say what the numbers on the slots of a placard are.
func slotWords() string {
	return wording.L("The number on the last filled slot is how many steps a movement marker gives.")
}

// tracksFace is the turn track with its free highway parts, the score track, the consumer track and the stock of energy.
func tracksFace(p *printing.Pen) {
	p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
	cell := func(x, y, side float64, n int, under string) {
		p.Rect(x, y, side-1, side-1, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.3})
		p.Text(strconv.Itoa(n), x+0.5, y+0.5, side-2, printing.Type{Size: 9, Bold: true, Lines: 1})
		if under != "" {
			p.Text(under, x+0.5, y+side-5, side-2, printing.Type{Size: 7, Lines: 1})
		}
	}
	p.Text(wording.L("Turn track"), 5, 1.5, 100, printing.Type{Size: 12, Bold: true, Lines: 1})
	for turn := 1; turn <= printedTurns; turn++ {
		cell(5+float64((turn-1)%12)*20.5, 7.5+float64((turn-1)/12)*17, 17, turn, wording.L("{count} free", duckdealer.FreeParts(turn)))
	}
	p.Text(wording.L("Score track"), 5, 43, 100, printing.Type{Size: 12, Bold: true, Lines: 1})
	for n := 1; n <= printedPoints; n++ {
		cell(5+float64((n-1)%20)*12.3, 49+float64((n-1)/20)*12.3, 12.3, n, "")
	}
	p.Text(wording.L("Consumer track: explore with one of the first two"), 5, 112, 200, printing.Type{Size: 12, Bold: true, Lines: 1})
	for i := range printedConsumers {
		x := 4 + float64(i)*20.6
		p.Rect(x, 118, tileSide, tileSide, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.3})
		p.InMiddle(strconv.Itoa(i+1), x, 118, tileSide, tileSide, printing.Type{Size: 16, Bold: true, Lines: 1, Colour: pieces.InkLine})
	}
	for i, word := range duckdealer.Energy() {
		x := 5 + float64(i)*82
		ink, letter := energyInk(word)
		p.Rect(x, 141, 80, 44, 2, printing.Brush{Fill: pieces.InkWhite, Line: ink, Wide: 0.6})
		p.Text(letter+": "+energyTitle(word), x+2, 143, 76, printing.Type{Size: 10, Bold: true, Lines: 1})
	}
}

// mapSection is the map of the edition, its planets as large as the tiles need.
func mapSection(e *duckdealer.Edition) printing.Section {
	plan := boxmap.New(e, boxmap.Upright)
	scale := planetRadius / plan.Planet
	f := printing.Form{Shape: printing.Board, Width: plan.Width*scale + 10, Height: plan.Height*scale + 10}
	return printing.Section{Title: wording.L("Map"), Form: f, Pieces: []printing.Piece{
		{Row: "Board: planets, routes of dots, junctions", Name: wording.L("Map"), Count: 1, Front: func(p *printing.Pen) {
			p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkNight})
			at := map[string][2]float64{}
			for i, space := range e.Spaces() {
				at[space] = [2]float64{5 + plan.Spots[i].X*scale, 5 + plan.Spots[i].Y*scale}
			}
			for _, r := range e.Routes() {
				p.Line(at[r.From][0], at[r.From][1], at[r.To][0], at[r.To][1], pieces.InkLine, 0.8)
				for _, dot := range r.Dots {
					p.Circle(at[dot][0], at[dot][1], min(4.5, plan.Dot*scale), printing.Brush{Fill: pieces.InkPale, Line: pieces.InkLine, Wide: 0.3})
				}
			}
			for _, place := range e.Places() {
				printPlace(p, place, at[place.Name], e.SpaceTitle(place.Name))
			}
		}},
	}}
}

// stripForm is a highway part: none lies over the next dot of a route.
func stripForm(e *duckdealer.Edition) printing.Form {
	plan := boxmap.New(e, boxmap.Upright)
	return printing.Form{Shape: printing.Square, Width: min(mostStrip, closest(plan, e)*planetRadius/plan.Planet-stripGap), Height: stripLong}
}

// stripPieces are the cubes of each seat, with its letter.
func stripPieces(row string, seats int) []printing.Piece {
	var list []printing.Piece
	for seat := 1; seat <= seats; seat++ {
		letter := pieces.Letter(seat)
		list = append(list, printing.Piece{Row: row, Name: letter + ": " + wording.L("Cube"), Kind: wording.L("Cube"), Count: duckdealer.CubesEach, Front: func(p *printing.Pen) {
			p.Rect(0.5, 0.5, p.Width-1, p.Height-1, 0.5, printing.Brush{Fill: pieces.SeatInk(seat)})
			p.InMiddle(letter, 0, 0, p.Width, p.Height, printing.Type{Size: 13, Bold: true, Lines: 1, Colour: pieces.InkWhite})
		}})
	}
	return list
}

// closest is how far the two closest dots of a route are apart.
func closest(plan boxmap.Plan, e *duckdealer.Edition) float64 {
	least := math.Inf(1)
	at := map[string]boxmap.Spot{}
	for i, space := range e.Spaces() {
		at[space] = plan.Spots[i]
	}
	for _, r := range e.Routes() {
		for i := 1; i < len(r.Dots); i++ {
			a, b := at[r.Dots[i-1]], at[r.Dots[i]]
			least = min(least, math.Hypot(a.X-b.X, a.Y-b.Y))
		}
	}
	return least
}

// printPlace is a planet with the slots of its tiles, or a junction.
func printPlace(p *printing.Pen, place duckdealer.Place, at [2]float64, title string) {
	x, y := at[0], at[1]
	if place.Kind == duckdealer.Junction {
		p.Circle(x, y, 5.5, printing.Brush{Fill: pieces.InkPale, Line: pieces.InkJet, Wide: 0.6})
		return
	}
	slots := []parts.Icon{parts.IconMine, parts.IconConsumerSite, parts.IconFactory}
	fill := color.NRGBA{0x5B, 0x73, 0x91, 255}
	if place.Kind == duckdealer.StartPlanet {
		slots, fill = []parts.Icon{parts.IconMine, parts.IconYardSite}, color.NRGBA{0x8F, 0xA1, 0xB3, 255}
	}
	p.Circle(x, y, planetRadius, printing.Brush{Fill: fill, Line: pieces.InkPale, Wide: 0.6})
	for i, icon := range slots {
		left, top := x-tileSide-0.5+float64(i%2)*(tileSide+1), y-tileSide+1+float64(i/2)*(tileSide+1)
		if i == 2 {
			left = x - tileSide/2
		}
		p.Rect(left, top, tileSide, tileSide, 1, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.3})
		p.Art(pieces.Sign(icon, pieces.InkLine), left+tileSide/4, top+tileSide/4, tileSide/2, tileSide/2)
	}
	p.InMiddle(title, x-13, y-planetRadius+1, 26, 6.5, printing.Type{Size: 12, Bold: true, Lines: 2, Colour: pieces.InkWhite})
}

// recipeBlock are the recipes and points of the player aid.
func recipeBlock(e *duckdealer.Edition) printing.Block {
	block := printing.Block{Title: wording.L("Factories")}
	words, _ := picker.VocabularyWords(duckdealer.ProductWords(), nil)
	for _, word := range words {
		block.Lines = append(block.Lines, printing.Line{Name: shortGood(word), Art: pieces.Sign(goodIcon(word), pieces.InkNight), Words: factoryWords(e, word)})
	}
	return block
}

// factoryWords are what a good is made of, and what its factory brings; "": no factory makes it.
func factoryWords(e *duckdealer.Edition, good string) string {
	if f, made := e.Factory(good); made {
		return wording.L("{good}: {goods}. +{points}", goodTitle(good), goodsList(goodsOf(f.Recipe)), f.Points)
	}
	return ""
}

// builtBlock are the consumers and spaceyards.
func builtBlock(e *duckdealer.Edition) printing.Block {
	block := printing.Block{Title: wording.L("Consumers and spaceyards")}
	for _, tile := range e.ConsumerTiles() {
		c, _ := e.Consumer(tile)
		block.Lines = append(block.Lines, printing.Line{Name: goodTitle(c.Wants), Words: consumerWords(c)})
	}
	for _, tile := range e.YardTiles() {
		y, _ := e.Yard(tile)
		block.Lines = append(block.Lines, printing.Line{Name: wording.L("Spaceyard {tile}", tile), Words: yardWords(y)})
	}
	return block
}

// consumerWords are what a consumer is built with, and what that and each delivery bring.
func consumerWords(c duckdealer.Consumer) string {
	return wording.L("{goods}: +{points}. Each delivery +{deliver}.", goodsList(goodsOf(c.Build)), c.Points, c.Deliver)
}

// yardWords are what a spaceyard is built with, what that brings, and what it sells.
func yardWords(y duckdealer.Yard) string {
	var sells []string
	for _, s := range y.Sells {
		sells = append(sells, fmt.Sprintf("%s = %s", gearTitle(s.Gear), goodsList(goodsOf(s.Price))))
	}
	return wording.L("{goods}: +{points}. Sells {gear}.", goodsList(goodsOf(y.Build)), y.Points, strings.Join(sells, "; "))
}
