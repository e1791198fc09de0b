// Package kit has the pieces of Rising Tides.
package kit

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"time"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/games/tide"
	"tablekeeper/companion/tell/printing"
	"tablekeeper/screens/kits/pieces"
	"tablekeeper/screens/widgets/parts"
)

// The colours of the printed cards: resources, action cards, nations, the board.
var printedTints = map[string]color.NRGBA{
	"fuel": {0x8A, 0x4B, 0x12, 255}, "materials": {0x4A, 0x55, 0x62, 255}, "supplies": {0x2E, 0x6B, 0x3A, 255},
	"steal-protect": {0x1F, 0x4F, 0x8F, 255}, "relocate-redirect": {0x5A, 0x3A, 0x8A, 255}, "nuke": {0xA1, 0x1F, 0x1F, 255},
}

// Box are the cards for so many players, with how many fewer take, construction cards, the events, the turn chip, and a mat for each.
func Box(seats int) *printing.Box {
	g := risingtides.Game()
	box := pieces.NewBox(g, pieces.HouseSource())
	back := pieces.Back(box.Art, "")
	var resourceCards, action, nations, construction []printing.Piece
	helps := pieces.VerbHelps(g)
	for i, card := range risingtides.Deck(seats) {
		piece := cardPrint(i, helps).Piece("Resource cards: fuel, materials, supplies", card.Count, back)
		if i < Resources {
			resourceCards = append(resourceCards, piece)
			continue
		}
		piece.Row = "Action cards: Steal and Protect, Relocate and Redirect, Nuke"
		action = append(action, piece)
	}
	nationBack := pieces.TitledBack(box.Art, pieces.InkNight, wording.L("Nation"))
	for i, n := range risingtides.Nations() {
		if i >= max(printedNations, seats) {
			continue // it is for six
		}
		nations = append(nations, nationCard(n).Piece("Nation cards, each with a plan of three stages", 1, nationBack))
	}
	for stage := 1; stage <= Stages; stage++ {
		piece := constructionCard(stage).Piece("Construction cards, one a stage", seats, pieces.TitledBack(box.Art, pieces.InkLine, wording.L("Construction")))
		piece.Name = wording.L("Construction of stage {number}", stage)
		construction = append(construction, piece)
	}
	box.Sections = []printing.Section{
		{Title: wording.L("Resource cards"), Form: printing.CardForm, Pieces: resourceCards},
		{Title: wording.L("Action cards"), Form: printing.CardForm, Pieces: action},
		{Title: wording.L("Nation cards"), Form: printing.CardForm, Pieces: nations},
		{Title: wording.L("Construction cards"), Form: printing.CardForm, Pieces: construction},
		{Title: wording.L("Event cards"), Form: printing.Form{Shape: printing.Square, Width: 63, Height: 44}, Pieces: eventPieces()},
		{Title: wording.L("Turn chip"), Form: printing.Form{Shape: printing.Round, Width: 30, Height: 30}, Pieces: []printing.Piece{{
			Row: "Turn chip", Name: wording.L("Turn chip"), Count: 1, Front: pieces.Token("", parts.IconWave, pieces.SeatInk(1), pieces.InkWhite, 1),
		}}},
		{Title: wording.L("Player mats"), Form: printing.Form{Shape: printing.Board, Width: 199, Height: 188}, Pieces: []printing.Piece{matPiece(seats)}},
	}
	box.Also = []string{wording.L("A clock in sight of all. A device with this app beats and calls the events; with any other clock you play without them.")}
	for fewer := g.MinSeats; fewer <= seats; fewer++ {
		box.Also = append(box.Also, deckOf(fewer))
	}
	pieces.AddAids(box, g, seats)
	box.First[0].Blocks = slices.Insert(box.First[0].Blocks, clockChapter, minutesBlock())
	layTides(box)
	return box
}

// layTides draws the table at the start.
func layTides(box *printing.Box) {
	pieces.HoldUp(box, wording.L("Player mat"))
	deck := CardTitle("fuel")
	pieces.Lay(box,
		pieces.Laid{Name: deck, Back: true, X: 235, Y: 10, Words: wording.L("Deck")},
		pieces.Laid{Name: CardTitle("supplies"), X: 320, Y: 10, Words: wording.L("Discards")},
		pieces.Laid{Name: wording.L("Turn chip"), X: 160, Y: 70, Words: wording.L("Turn chip")},
		pieces.Laid{Name: wording.L("Construction of stage {number}", 1), X: 430, Y: 10, Words: wording.L("Construction cards")},
		pieces.Laid{Name: wording.L("Player mat"), X: 10, Y: 130, Words: wording.L("Your mat")},
		pieces.Laid{Name: NationTitle("africa"), Back: true, X: 12.5, Y: 133.5},
		pieces.Laid{Name: wording.L("Player aid"), X: 220, Y: 170, Words: wording.L("Your aid")},
		pieces.Laid{Name: wording.L("Player mat"), X: 380, Y: 130, Words: wording.L("The next player's mat")},
		pieces.Laid{Name: NationTitle("europe"), Back: true, X: 382.5, Y: 133.5})
}

// clockChapter is the place of the set times among what is said of the setup: after what lies where.
const clockChapter = 2

// Stages are those of a plan, and printedNations the nations that any number of players have.
const (
	Stages         = 3
	printedNations = 5
)

// eventPieces are the events of the timer with their odds, and the time that two of them take or give.
func eventPieces() []printing.Piece {
	var list []printing.Piece
	for _, kind := range tide.Kinds() {
		event := kind.Event()
		title, words := wording.Translate(event.Title), wording.Translate(event.Says)
		if event.Time != 0 {
			words += " " + wording.L("By a twentieth of the set time: 30 seconds of 10 minutes.")
		}
		list = append(list, printing.Piece{Row: "Five random events", Name: title, Says: words, Count: 1, Front: func(p *printing.Pen) {
			p.Rect(2, 2, p.Width-4, p.Height-4, 2, printing.Brush{Fill: pieces.InkWhite, Line: pieces.SeatInk(1), Wide: 0.6})
			p.Art(pieces.Drawing(parts.Picture(event.Key()).Resource()), 4, 4, 24, 15)
			p.InMiddle(title, 29, 4, p.Width-33, 15, printing.Type{Size: 13, Bold: true, Lines: 1})
			y := 20 + p.Text(words, 5, 20, p.Width-10, printing.Type{Size: 8}) + 1
			p.Text(wording.L("One of five, each as likely. Every 10 seconds the timer draws; 1 time in 5 an event comes."), 5, y, p.Width-10,
				printing.Type{Size: printing.Least, Colour: pieces.InkDim})
		}})
	}
	return list
}

// deckOf says how many cards the deck of so many players has.
func deckOf(seats int) string {
	var counts []any
	for _, card := range risingtides.Deck(seats) {
		counts = append(counts, card.Count)
	}
	return wording.L("{seats} players take into the deck: fuel, materials, supplies {each} each, Steal / Protect {steal}, Relocate / Redirect {relocate}, Nuke {nuke}.",
		seats, counts[0], counts[3], counts[4], counts[5])
}

// cardPrint is a card of the deck, by its place in the specification.
func cardPrint(i int, helps map[string]string) pieces.Card {
	card := TideCards()[i]
	tint := printedTints[card.Word]
	return pieces.Card{Title: CardTitle(card.Word), Tint: tint, Sign: pieces.Sign(card.Icon, tint), Mark: cardMark(card.Word), Words: cardSays(card.Word, helps), Draw: func(p *printing.Pen) {
		p.Art(pieces.Sign(card.Icon, tint), 0, 3, p.Width, p.Height-6)
	}}
}

// cardSays is what a card of the deck does, by the helps of the verbs.
func cardSays(word string, helps map[string]string) []string {
	switch word {
	case "steal-protect":
		return []string{wording.Translate(helps["steal SEAT RES"]), wording.Translate(helps["protect"])}
	case "relocate-redirect":
		return []string{wording.Translate(helps["relocate SEAT RES"]), wording.Translate(helps["redirect TO RES"])}
	case "nuke":
		return []string{wording.Translate(helps["nuke SEAT COST3"])}
	}
	return []string{wording.L("Place it in your depot, build a stage of your plan with it, or pay with it.")}
}

// CardRule is the same in one text.
func CardRule(word string) string {
	return strings.Join(cardSays(word, pieces.VerbHelps(risingtides.Game())), " ")
}

// cardMark are the letters of a card in the corner that a fan shows: of an action card those of both its sides.
func cardMark(word string) string {
	first, second, both := strings.Cut(word, "-")
	if !both {
		return strings.ToUpper(first[:1])
	}
	return strings.ToUpper(first[:1] + second[:1])
}

// nationStage is the height of a stage on a nation card, in millimetres.
const nationStage = 8.0

// nationCard has the picture of a nation's plan, and what each stage takes.
func nationCard(n risingtides.Nation) pieces.Card {
	return pieces.Card{Title: NationTitle(n.Word), Tint: pieces.InkNight, Words: []string{NationPlan(n.Word), wording.L("Each stage takes exactly these cards, from the depot.")}, Draw: func(p *printing.Pen) {
		art := p.Height - Stages*nationStage - 1
		p.Art(pieces.Drawing(NationPicture(n.Word).Resource()), 0, 0, p.Width, art)
		for k, stage := range n.Stages {
			y := art + 1 + float64(k)*nationStage
			p.Text(wording.L("Stage {number}", k+1), 1, y+1.5, 14, printing.Type{Size: 9, Bold: true, Lines: 1})
			for i, count := range stage {
				card := TideCards()[i]
				x := 16 + float64(i)*13
				if count == 0 {
					continue
				}
				p.Art(pieces.Sign(card.Icon, printedTints[card.Word]), x, y, 6.5, 6.5)
				p.Text(fmt.Sprint(count), x+7.2, y+0.5, 5, printing.Type{Size: 14, Bold: true, Lines: 1})
			}
		}
	}}
}

// constructionCard stands for a built stage.
func constructionCard(stage int) pieces.Card {
	return pieces.Card{Title: wording.L("Construction"), Tint: pieces.InkDim, Words: []string{wording.L("Lies on the cards of a built stage. Only the Nuke destroys it.")}, Draw: func(p *printing.Pen) {
		p.InMiddle(wording.L("Stage {number}", stage), 0, 0, p.Width, p.Height, printing.Type{Size: 24, Bold: true, Lines: 1})
	}}
}

// matPlace is where cards lie on a player's mat, by column and row.
type matPlace struct {
	column, row, wide float64
	icon              parts.Icon
	title, words      string
}

// matPlaces are nation, depot and the three stages, each as large as the cards that lie there.
func matPlaces() []matPlace {
	list := []matPlace{
		{0, 0, 64, parts.IconFlag, wording.L("Nation"), wording.L("Face down until the end, or shown in your turn.")},
		{1, 0, 129.5, parts.IconCrate, wording.L("Depot"), wording.L("Placed resources, open to all, the latest on top.")},
	}
	for stage := range Stages {
		list = append(list, matPlace{
			float64(stage), 1, 64, parts.IconCheck, wording.L("Stage {number}", stage+1), wording.L("{cards} cards of your plan, then the Construction card on them.", stage+3),
		})
	}
	return list
}

// matPiece is the mat of a player, so many of them.
func matPiece(seats int) printing.Piece {
	says := ""
	for _, place := range matPlaces() {
		says = parts.Sentences(says, place.title, place.words)
	}
	return printing.Piece{Row: "Depots", Name: wording.L("Player mat"), Says: says, Count: seats, Front: func(p *printing.Pen) {
		p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: pieces.InkPale})
		for _, place := range matPlaces() {
			x, y := 2+place.column*65.5, 3+place.row*93
			p.Rect(x, y, place.wide, 89, 3, printing.Brush{Fill: pieces.InkWhite, Line: pieces.InkLine, Wide: 0.4})
			p.Art(pieces.Sign(place.icon, pieces.InkNight), x+3, y+3, 9, 9)
			p.Text(place.title, x+14, y+4, place.wide-17, printing.Type{Size: 13, Bold: true, Lines: 1})
			p.Text(place.words, x+4, y+14, place.wide-8, printing.Type{Size: 9})
		}
	}}
}

// minutesBlock are the set times for each number of players (specification 12.1), for whatever clock there is.
func minutesBlock() printing.Block {
	block := printing.Block{Title: wording.L("Minutes on the clock")}
	minutes := map[bool]int64{}
	for _, preset := range tide.Presets() {
		if minutes[preset.Advanced] = preset.Length / time.Minute.Milliseconds(); preset.Advanced {
			block.Lines = append(block.Lines, printing.Line{
				Name: wording.L("{most} players", preset.Players), Words: wording.L("{usual}, or {quick} in a quick game (Advanced).", minutes[false], minutes[true]),
			})
		}
	}
	return block
}

// Resources is how many of the cards go into a depot.
const Resources = 3
