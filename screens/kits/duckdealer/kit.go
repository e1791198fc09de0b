// Package kit has the pieces of Duck Dealer.
package kit

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
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

// Box are the map, the tiles, counters, and what each player has, by a copy as people save it, or by the house where that is nil.
func Box(file []byte, seats int) (*printing.Box, error) {
	own, source := aid.HouseCopy(), wording.L("the house edition, which isn't what a publisher printed.")
	if file != nil {
		read, faults, err := aid.ReadCopy(file)
		switch {
		case err != nil:
			return nil, err
		case len(faults) > 0:
			return nil, faults[0]
		}
		own = read
	}
	lines, madeUp := own.Usable()
	if file != nil && lines != nil {
		source = OwnSource(own, madeUp)
	}
	edition, err := duckdealer.ReadEdition(lines, own.Names()...)
	if err != nil {
		return nil, err
	}
	g := duckdealer.Game()
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
	return box, nil
}

// OwnSource says how much of a copy its owner has entered, of which so many values are made up.
func OwnSource(own *aid.Copy, madeUp int) string {
	if madeUp == 0 {
		return wording.L("Your copy, complete.")
	}
	all := 0
	own.Each(func(rules.Path) { all++ })
	return wording.L("Your copy. Of {all} values, {left} are still house data.", all, madeUp)
}

func energyPieces() []printing.Piece {
	var list []printing.Piece
	for _, word := range duckdealer.Energy() {
		ink, letter := energyInk(word)
		list = append(list, printing.Piece{
			Row: "Energy markers: red, yellow, blue", Name: EnergyTitle(word), Count: duckdealer.MarkersOfAType,
			Front: pieces.Token(letter, EnergyIcon(word), ink, pieces.InkWhite, 0),
		})
	}
	return list
}

// gearPieces are the cargo holds: crews are energy markers (DD-9.9).
func gearPieces() []printing.Piece {
	word := duckdealer.Gear()[0]
	title := GearTitle(word)
	return []printing.Piece{{
		Row: "Cargo holds, navigators, builders, merchants", Name: title, Count: printedHolds,
		Front: pieces.Token(string([]rune(title)[0]), GearIcon(word), pieces.InkPale, pieces.InkNight, 0),
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
		pieces.Laid{Name: GearTitle(duckdealer.Gear()[0]), X: x + 7, Y: 252},
		ship(x+195, 345, wording.L("The next player's")))
}

func pathwayPieces(seats int) []printing.Piece {
	list := pieces.SeatTokens("Pathway: entrance and exit", wording.L("Entrance"), parts.IconEntrance, seats, 1)
	list = append(list, pieces.SeatTokens("Pathway: entrance and exit", wording.L("Exit"), parts.IconExit, seats, 1)...)
	return append(list, pieces.SeatTokens("Ship placard, its slots and classes", wording.L("Ship"), parts.IconShip, seats, 1)...)
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
