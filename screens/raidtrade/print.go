package raidtrade

import (
	"image/color"
	"strconv"

	"tablekeeper/companion/printing"
	"tablekeeper/companion/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// How many tokens are printed: the game has as many as it takes, and no more lie on the cards of two players in most games.
const (
	printedBlack  = 48
	printedWhite  = 24
	printedMissed = 4 // of both players together; more than one lies there only by a house rule
)

// raidPrints are the cards in play of both players, tokens, a mat for each, and two dice.
func raidPrints(g *rules.Game, seats int) *printing.Box {
	box := game.NewBox(g, game.HouseSource())
	var utility, fixed []printing.Piece
	for seat := 1; seat <= seats; seat++ {
		letter := game.PrintedLetter(seat)
		back := game.PrintedBack(box.Art, letter)
		for _, card := range raidtrade.UtilityCards() {
			utility = append(utility, printing.Piece{
				Row: "Two Utility decks (Diamonds and Clubs)", Name: letter + ": " + wording.Translate(card.Title), Count: 1, Front: utilityFace(card.Word), Back: back,
			})
		}
		for _, level := range raidtrade.LevelCards() {
			n := strconv.Itoa(level)
			fixed = append(fixed, printing.Piece{
				Row: "Level deck and Level card (Hearts 2 to 10)", Name: letter + ": " + wording.L("Level {level}", n), Count: 1,
				Front: placeFace(n, parts.IconHearts, game.InkRed, wording.L("Level {level}", n),
					wording.L("Holds up to {most} black tokens.", n)), Back: back,
			})
		}
		for _, place := range placeCards() {
			fixed = append(fixed, printing.Piece{
				Row: place.row, Name: letter + ": " + place.title, Count: 1, Front: placeFace(place.rank, parts.IconSpades, game.InkJet, place.title, place.words), Back: back,
			})
		}
	}
	box.Sections = []printing.Section{
		{Title: wording.L("Utility cards"), Form: printing.CardForm, Pieces: utility},
		{Title: wording.L("Level and place cards"), Form: printing.CardForm, Pieces: fixed},
		{Title: wording.L("Tokens"), Form: printing.TokenForm, Pieces: []printing.Piece{
			{Row: "Black and white tokens", Name: wording.L("Black token"), Count: printedBlack, Front: game.PrintedToken("B", parts.NoIcon, game.InkJet, game.InkPale, 0)},
			{Row: "Black and white tokens", Name: wording.L("White token"), Count: printedWhite, Front: game.PrintedToken("W", parts.NoIcon, game.InkPale, game.InkJet, 1)},
		}},
		game.PrintedDie("One die or two"),
		{Title: wording.L("Markers"), Form: printing.TokenForm, Pieces: []printing.Piece{
			game.Markers("Royals: Ace, King, Queen, Jack", wording.L("Missed turn"), "X", parts.IconStop, game.InkRed, game.InkWhite, printedMissed),
		}},
		{Title: wording.L("Player mats"), Form: printing.Form{Shape: printing.Board, Width: 264, Height: 188}, Pieces: []printing.Piece{
			{Row: "Two decks of 52 cards", Name: wording.L("Player mat"), Count: seats, Front: matFace},
		}},
	}
	box.Also = []string{wording.L("Nothing else. Each deck leaves out the Jokers, Hearts A, J, Q and K, and Spades 2 to 10 and J.")}
	box.Moves = append(raidReference(), box.Moves...)
	game.AddAids(box, g, seats)
	layTrade(box)
	return box
}

// layTrade draws the table at the start.
func layTrade(box *printing.Box) {
	game.HoldUp(box, wording.L("Player mat"))
	laid := func(piece string, x, y float64, words string, back bool) game.LaidPiece {
		return game.LaidPiece{Name: "A: " + piece, X: x, Y: y, Words: words, Back: back}
	}
	level := func(n string) string { return wording.L("Level {level}", n) }
	black := func(x, y float64) game.LaidPiece { return game.LaidPiece{Name: wording.L("Black token"), X: x, Y: y} }
	game.LayTable(box,
		game.LaidPiece{Name: wording.L("Player mat"), X: 10, Y: 20, Words: wording.L("Your mat at the start")},
		laid(level("10"), 13, 24, "", true), laid(level("2"), 78, 24, "", false), black(85, 80), black(105, 80),
		laid(wording.L("Trip card"), 143, 24, "", false), laid(wording.L("Cargo card"), 208, 24, "", false),
		laid(wording.Translate(raidtrade.UtilityCards()[0].Title), 13, 116, "", true), laid(wording.L("Bank card"), 208, 116, "", false), black(215, 170), black(235, 170),
		laid(wording.Translate(raidtrade.UtilityCards()[1].Title), 60, 232, "", true), laid(wording.Translate(raidtrade.UtilityCards()[2].Title), 85, 232, "", true),
		laid(wording.Translate(raidtrade.UtilityCards()[3].Title), 110, 232, "", true), laid(wording.Translate(raidtrade.UtilityCards()[4].Title), 135, 232, wording.L("Your hand"), true),
		game.LaidPiece{Name: wording.L("Player aid"), X: 300, Y: 150, Words: wording.L("Your aid")},
		game.LaidPiece{Name: wording.L("Black token"), X: 320, Y: 40}, game.LaidPiece{Name: wording.L("White token"), X: 340, Y: 40},
		game.LaidPiece{Name: wording.L("Die to fold"), X: 370, Y: 25, Words: wording.L("Tokens and a die")},
		game.LaidPiece{Name: "B: " + level("2"), X: 470, Y: 24, Words: wording.L("The other mat the same way")})
}

// placeCard is a card that marks a place.
type placeCard struct{ row, rank, title, words string }

func placeCards() []placeCard {
	return []placeCard{
		{"Trip card (Ace of Spades)", "A", wording.L("Trip card"), wording.L("In space while a token lies here.")},
		{"Cargo card (Queen of Spades)", "Q", wording.L("Cargo card"), wording.L("Black tokens here turn white on arrival.")},
		{"Bank card (King of Spades)", "K", wording.L("Bank card"), wording.L("Black tokens to load, white tokens to go up a level.")},
	}
}

// corners are rank and suit in two corners of a card.
func corners(p *printing.Pen, rank string, suit parts.Icon, ink color.Color) {
	icon := game.PrintedIcon(suit, ink)
	p.Rect(2, 2, p.Width-4, p.Height-4, 3, printing.Brush{Line: game.InkLine, Wide: 0.2})
	for _, x := range []float64{4, p.Width - 13} {
		p.Text(rank, x, 4, 9, printing.Type{Size: 22, Bold: true, Align: printing.Centre, Lines: 1, Colour: ink})
		p.Art(icon, x+1, 14, 7, 7)
	}
}

// utilityFace is a card of a Utility deck: rank and suit as on the screen, and what it is worth.
func utilityFace(word string) printing.Face {
	return func(p *printing.Pen) {
		rank, suit := cutCard(word)
		ink := color.Color(game.InkJet)
		if suit == parts.IconDiamonds {
			ink = game.InkRed
		}
		corners(p, rank, suit, ink)
		p.Art(game.PrintedIcon(suit, ink), p.Width/2-11, 24, 22, 22)
		y := 49.0
		for _, r := range royals() {
			if r.rank != rank {
				continue
			}
			for _, line := range [][2]string{{wording.L("Attacker"), r.attacks}, {wording.L("Defender"), r.defends}, {wording.L("No raid"), r.outside}} {
				p.Text(line[0], 5, y, 14, printing.Type{Size: 7, Bold: true, Lines: 1})
				y += p.Text(line[1], 19, y, p.Width-24, printing.Type{Size: 7}) + 0.6
			}
			p.Text(wording.L("Trip 2, sold for 2."), 5, p.Height-8, p.Width-10, printing.Type{Size: 7, Align: printing.Centre})
			return
		}
		p.InMiddle(rank, 5, 50, p.Width-10, 20, printing.Type{Size: 44, Bold: true, Lines: 1, Colour: ink})
		p.Text(wording.L("Trip {number}, sold for 1.", rank), 5, p.Height-12, p.Width-10, printing.Type{Size: 8, Align: printing.Centre})
	}
}

// placeFace is a card on which tokens lie.
func placeFace(rank string, suit parts.Icon, ink color.Color, title, words string) printing.Face {
	return func(p *printing.Pen) {
		corners(p, rank, suit, ink)
		p.InMiddle(title, 16, 5, p.Width-32, 14, printing.Type{Size: 13, Bold: true, Lines: 2, Colour: ink})
		p.Art(game.PrintedIcon(suit, ink), p.Width/2-10, 30, 20, 20)
		p.Text(words, 6, p.Height-17, p.Width-12, printing.Type{Size: 9, Align: printing.Centre})
	}
}

// matFace is where the cards of a player lie: Level card right of its deck, Trip right of that, Cargo right of Trip, and the Bank
// below Cargo.
func matFace(p *printing.Pen) {
	p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: game.InkPale})
	place := func(column, row float64, title string, icon parts.Icon, ink color.Color) {
		x, y := 3+column*65, 4+row*92
		p.Rect(x, y, 63, 88, 3, printing.Brush{Fill: game.InkWhite, Line: game.InkLine, Wide: 0.4})
		p.Art(game.PrintedIcon(icon, ink), x+21, y+20, 21, 21)
		p.InMiddle(title, x+4, y+46, 55, 20, printing.Type{Size: 14, Bold: true})
	}
	place(0, 0, wording.L("Level deck"), parts.IconHearts, game.InkRed)
	place(1, 0, wording.L("Level card"), parts.IconHearts, game.InkRed)
	place(2, 0, wording.L("Trip card"), parts.IconSpades, game.InkJet)
	place(3, 0, wording.L("Cargo card"), parts.IconSpades, game.InkJet)
	place(0, 1, wording.L("Utility deck"), parts.IconDeck, game.InkJet)
	place(1, 1, wording.L("Discards"), parts.IconDiscards, game.InkJet)
	place(2, 1, wording.L("Cards of a raid"), parts.IconDie, game.InkJet)
	place(3, 1, wording.L("Bank card"), parts.IconSpades, game.InkJet)
}

// raidReference is what a card costs, brings and does, before the moves.
func raidReference() []printing.Block {
	block := printing.Block{Title: wording.L("Royals")}
	for _, r := range royals() {
		block.Lines = append(block.Lines,
			printing.Line{Name: r.title, Words: wording.L("Attacker: {role}", r.attacks)},
			printing.Line{Words: wording.L("Defender: {role}", r.defends)},
			printing.Line{Words: wording.L("No raid: {role}", r.outside)})
	}
	return []printing.Block{block}
}
