// Package kit has the pieces of Raid Trade.
package kit

import (
	"image/color"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// How many tokens are printed: the game has as many as it takes, and no more lie on the cards of two players in most games.
const (
	printedBlack  = 48
	printedWhite  = 24
	printedMissed = 4 // of both players together; more than one lies there only by a house rule
)

// Box are the cards in play of both players, tokens, a mat for each, and two dice.
func Box(seats int) *printing.Box {
	g := raidtrade.Game()
	box := pieces.NewBox(g, pieces.HouseSource())
	var utility, fixed []printing.Piece
	for seat := 1; seat <= seats; seat++ {
		letter := pieces.Letter(seat)
		back := pieces.Back(box.Art, letter)
		for _, card := range raidtrade.UtilityCards() {
			utility = append(utility, printing.Piece{
				Row: "Two Utility decks (Diamonds and Clubs)", Name: letter + ": " + wording.Translate(card.Title), Kind: wording.Translate(card.Title),
				Says: CardSays(card.Word), Count: 1, Front: utilityFace(card.Word), Back: back,
			})
		}
		for _, place := range placeCards() {
			fixed = append(fixed, printing.Piece{Row: place.row, Name: letter + ": " + place.title, Kind: place.title, Says: place.words, Count: 1, Front: place.face, Back: back})
		}
	}
	box.Sections = []printing.Section{
		{Title: wording.L("Utility cards"), Form: printing.CardForm, Pieces: utility},
		{Title: wording.L("Level and place cards"), Form: printing.CardForm, Pieces: fixed},
		{Title: wording.L("Tokens"), Form: printing.TokenForm, Pieces: []printing.Piece{
			{Row: "Black and white tokens", Name: wording.L("Black token"), Count: printedBlack, Front: pieces.Token("B", parts.NoIcon, pieces.InkJet, pieces.InkPale, 0)},
			{Row: "Black and white tokens", Name: wording.L("White token"), Count: printedWhite, Front: pieces.Token("W", parts.NoIcon, pieces.InkPale, pieces.InkJet, 1)},
		}},
		pieces.Die("One die or two"),
		{Title: wording.L("Markers"), Form: printing.TokenForm, Pieces: []printing.Piece{
			pieces.Markers("Royals: Ace, King, Queen, Jack", wording.L("Missed turn"), "X", parts.IconStop, pieces.InkRed, pieces.InkWhite, printedMissed),
		}},
		{Title: wording.L("Player mats"), Form: printing.Form{Shape: printing.Board, Width: 264, Height: 188}, Pieces: []printing.Piece{
			{Row: "Two decks of 52 cards", Name: wording.L("Player mat"), Count: seats, Front: matFace},
		}},
	}
	box.Also = []string{wording.L("Nothing else. Each deck leaves out the Jokers, Hearts A, J, Q and K, and Spades 2 to 10 and J.")}
	pieces.AddAids(box, g, seats)
	layTrade(box)
	return box
}

// layTrade draws the table at the start.
func layTrade(box *printing.Box) {
	pieces.HoldUp(box, wording.L("Player mat"))
	laid := func(piece string, x, y float64, words string, back bool) pieces.Laid {
		return pieces.Laid{Name: "A: " + piece, X: x, Y: y, Words: words, Back: back}
	}
	level := func(n string) string { return wording.L("Level {level}", n) }
	black := func(x, y float64) pieces.Laid { return pieces.Laid{Name: wording.L("Black token"), X: x, Y: y} }
	pieces.Lay(box,
		pieces.Laid{Name: wording.L("Player mat"), X: 10, Y: 20, Words: wording.L("Your mat at the start")},
		laid(level("10"), 13, 24, "", true), laid(level("2"), 78, 24, "", false), black(85, 80), black(105, 80),
		laid(wording.L("Trip card"), 143, 24, "", false), laid(wording.L("Cargo card"), 208, 24, "", false),
		laid(wording.Translate(raidtrade.UtilityCards()[0].Title), 13, 116, "", true), laid(wording.L("Bank card"), 208, 116, "", false), black(215, 170), black(235, 170),
		laid(wording.Translate(raidtrade.UtilityCards()[1].Title), 60, 232, "", true), laid(wording.Translate(raidtrade.UtilityCards()[2].Title), 85, 232, "", true),
		laid(wording.Translate(raidtrade.UtilityCards()[3].Title), 110, 232, "", true), laid(wording.Translate(raidtrade.UtilityCards()[4].Title), 135, 232, wording.L("Your hand"), true),
		pieces.Laid{Name: wording.L("Player aid"), X: 300, Y: 150, Words: wording.L("Your aid")},
		pieces.Laid{Name: wording.L("Black token"), X: 320, Y: 40}, pieces.Laid{Name: wording.L("White token"), X: 340, Y: 40},
		pieces.Laid{Name: wording.L("Die to fold"), X: 370, Y: 25, Words: wording.L("Tokens and a die")},
		pieces.Laid{Name: "B: " + level("2"), X: 470, Y: 24, Words: wording.L("The other mat the same way")})
}

// placeCard is a card that marks a place: tokens lie on it.
type placeCard struct {
	row, rank, title, words string
	suit                    parts.Icon
	ink                     color.Color
}

// placeCards are those of a player: the levels, the first one of a game first, and the places.
func placeCards() []placeCard {
	var list []placeCard
	for _, level := range raidtrade.LevelCards() {
		n := strconv.Itoa(level)
		list = append(list, placeCard{
			"Level deck and Level card (Hearts 2 to 10)", n, wording.L("Level {level}", n), wording.L("Holds up to {most} black tokens.", n), parts.IconHearts, pieces.InkRed,
		})
	}
	return append(list,
		placeCard{"Trip card (Ace of Spades)", "A", wording.L("Trip card"), wording.L("In space while a token lies here."), parts.IconSpades, pieces.InkJet},
		placeCard{"Cargo card (Queen of Spades)", "Q", wording.L("Cargo card"), wording.L("Black tokens here turn white on arrival."), parts.IconSpades, pieces.InkJet},
		placeCard{"Bank card (King of Spades)", "K", wording.L("Bank card"), wording.L("Black tokens to load, white tokens to go up a level."), parts.IconSpades, pieces.InkJet})
}

// corners are rank and suit in two corners of a card.
func corners(p *printing.Pen, rank string, suit parts.Icon, ink color.Color) {
	icon := pieces.Sign(suit, ink)
	p.Rect(2, 2, p.Width-4, p.Height-4, 3, printing.Brush{Line: pieces.InkLine, Wide: 0.2})
	for _, x := range []float64{4, p.Width - 13} {
		p.Text(rank, x, 4, 9, printing.Type{Size: 22, Bold: true, Align: printing.Centre, Lines: 1, Colour: ink})
		p.Art(icon, x+1, 14, 7, 7)
	}
}

// roles are what a royal does, by the case; a number does nothing besides.
func roles(rank string) (list [][2]string) {
	for _, r := range royals() {
		if r.Rank == rank {
			list = [][2]string{{wording.L("Attacker"), r.Attacks}, {wording.L("Defender"), r.Defends}, {wording.L("No raid"), r.Outside}}
		}
	}
	return list
}

// worth is how long a trip a card makes, and what it is sold for.
func worth(rank string) string {
	if IsNumber(rank) {
		return wording.L("Trip {number}, sold for 1.", rank)
	}
	return wording.L("Trip 2, sold for 2.")
}

// CardSays is all that a card of a Utility deck says.
func CardSays(word string) string {
	rank, _ := CutCard(word)
	says := ""
	for _, role := range roles(rank) {
		says = parts.Sentences(says, role[0]+": "+role[1])
	}
	return parts.Sentences(says, worth(rank))
}

// utilityFace is a card of a Utility deck: rank and suit as on the screen, and what it is worth.
func utilityFace(word string) printing.Face {
	return func(p *printing.Pen) {
		rank, suit := CutCard(word)
		ink := color.Color(pieces.InkJet)
		if suit == parts.IconDiamonds {
			ink = pieces.InkRed
		}
		corners(p, rank, suit, ink)
		p.Art(pieces.Sign(suit, ink), p.Width/2-11, 24, 22, 22)
		if IsNumber(rank) {
			p.InMiddle(rank, 5, 50, p.Width-10, 20, printing.Type{Size: 44, Bold: true, Lines: 1, Colour: ink})
			p.Text(worth(rank), 5, p.Height-12, p.Width-10, printing.Type{Size: 8, Align: printing.Centre})
			return
		}
		y := 49.0
		for _, role := range roles(rank) {
			p.Text(role[0], 5, y, 14, printing.Type{Size: 7, Bold: true, Lines: 1})
			y += p.Text(role[1], 19, y, p.Width-24, printing.Type{Size: 7}) + 0.6
		}
		p.Text(worth(rank), 5, p.Height-8, p.Width-10, printing.Type{Size: 7, Align: printing.Centre})
	}
}

// face is a card on which tokens lie.
func (c placeCard) face(p *printing.Pen) {
	corners(p, c.rank, c.suit, c.ink)
	p.InMiddle(c.title, 16, 5, p.Width-32, 14, printing.Type{Size: 13, Bold: true, Lines: 2, Colour: c.ink})
	p.Art(pieces.Sign(c.suit, c.ink), p.Width/2-10, 30, 20, 20)
	p.Text(c.words, 6, p.Height-17, p.Width-12, printing.Type{Size: 9, Align: printing.Centre})
}

// matFace is where the cards of a player lie: Level card right of its deck, Trip right of that, Cargo right of Trip, and the Bank
// below Cargo.
func matFace(p *printing.Pen) {
	p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
	place := func(column, row float64, title string, icon parts.Icon, ink color.Color) {
		x, y := 3+column*65, 4+row*92
		p.Rect(x, y, 63, 88, 3, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
		p.Art(pieces.Sign(icon, ink), x+21, y+20, 21, 21)
		p.InMiddle(title, x+4, y+46, 55, 20, printing.Type{Size: 14, Bold: true})
	}
	place(0, 0, wording.L("Level deck"), parts.IconHearts, pieces.InkRed)
	place(1, 0, wording.L("Level card"), parts.IconHearts, pieces.InkRed)
	place(2, 0, wording.L("Trip card"), parts.IconSpades, pieces.InkJet)
	place(3, 0, wording.L("Cargo card"), parts.IconSpades, pieces.InkJet)
	place(0, 1, wording.L("Utility deck"), parts.IconDeck, pieces.InkJet)
	place(1, 1, wording.L("Discards"), parts.IconDiscards, pieces.InkJet)
	place(2, 1, wording.L("Cards of a raid"), parts.IconDie, pieces.InkJet)
	place(3, 1, wording.L("Bank card"), parts.IconSpades, pieces.InkJet)
}

// CutCard is a card of Raid Trade as its rank, as printed, and the sign of its suit; NoIcon: it isn't a card.
func CutCard(word string) (rank string, suit parts.Icon) {
	if rank, ok := strings.CutSuffix(word, "d"); ok {
		return strings.ToUpper(rank), parts.IconDiamonds
	}
	if rank, ok := strings.CutSuffix(word, "c"); ok {
		return strings.ToUpper(rank), parts.IconClubs
	}
	return "", parts.NoIcon
}

// royal is what one rank does.
type royal struct{ Rank, Title, Attacks, Defends, Outside string }

// royals are the ranks that do something, the highest first.
func royals() []royal {
	two := wording.L("Draw two cards.")
	doubles, evades := wording.L("Right after a hit: it counts double."), wording.L("In answer to a hit: it is void.")
	return []royal{
		{
			"A", wording.L("Ace"), wording.L("A hit without a roll."),
			wording.L("Instead of a defence card: escape. The raid is over, and no other one follows this turn."),
			wording.L("The other player loses a level, but never falls below level 2."),
		},
		{
			"K", wording.L("King"), doubles, evades,
			wording.L("Roll a die: your trip gets that much shorter, or the other player's trip in space that much longer."),
		},
		{"Q", wording.L("Queen"), doubles, evades, wording.L("The other player misses a turn.")},
		{"J", wording.L("Jack"), two, two, two},
	}
}

// IsNumber reports whether a rank is a plain number.
func IsNumber(rank string) bool {
	_, err := strconv.Atoi(rank)
	return err == nil
}
