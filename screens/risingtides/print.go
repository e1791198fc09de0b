package risingtides

import (
	"fmt"
	"image/color"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/printing"
	"tablekeeper/companion/risingtides"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// The colours of the printed cards: resources, action cards, nations, the board.
var printedTints = map[string]color.NRGBA{
	"fuel": {0x8A, 0x4B, 0x12, 255}, "materials": {0x4A, 0x55, 0x62, 255}, "supplies": {0x2E, 0x6B, 0x3A, 255},
	"steal-protect": {0x1F, 0x4F, 0x8F, 255}, "relocate-redirect": {0x5A, 0x3A, 0x8A, 255}, "nuke": {0xA1, 0x1F, 0x1F, 255},
}

// tidePrints are the cards for six, with how many fewer play, construction cards, the turn chip, and a mat for each.
func tidePrints(g *rules.Game) *printing.Box {
	box := game.NewBox(g, game.HouseSource())
	back := game.PrintedBack(box.Art, "")
	var resourceCards, action, nations, construction []printing.Piece
	helps := game.VerbHelps(g)
	for i, card := range risingtides.Deck(g.MaxSeats) {
		piece := printing.Piece{Row: "Resource cards: fuel, materials, supplies", Name: cardTitle(card.Word), Count: card.Count, Front: cardFace(i, helps), Back: back}
		if i < resources {
			resourceCards = append(resourceCards, piece)
			continue
		}
		piece.Row = "Action cards: Steal and Protect, Relocate and Redirect, Nuke"
		action = append(action, piece)
	}
	nationBack := game.TitledBack(box.Art, game.InkNight, lang.L("Nation"))
	for _, n := range risingtides.Nations() {
		nations = append(nations, printing.Piece{
			Row: "Nation cards, each with a plan of three stages", Name: nationTitle(n.Word), Count: 1, Front: nationFace(n), Back: nationBack,
		})
	}
	for stage := 1; stage <= stages; stage++ {
		construction = append(construction, printing.Piece{
			Row: "Construction cards, one a stage", Name: lang.L("Construction of stage {{.Number}}", map[string]any{"Number": stage}), Count: g.MaxSeats,
			Front: constructionFace(stage), Back: game.TitledBack(box.Art, game.InkLine, lang.L("Construction")),
		})
	}
	box.Sections = []printing.Section{
		{Title: lang.L("Resource cards"), Form: printing.CardForm, Pieces: resourceCards},
		{Title: lang.L("Action cards"), Form: printing.CardForm, Pieces: action},
		{Title: lang.L("Nation cards"), Form: printing.CardForm, Pieces: nations},
		{Title: lang.L("Construction cards"), Form: printing.CardForm, Pieces: construction},
		{Title: lang.L("Turn chip"), Form: printing.Form{Shape: printing.Round, Width: 30, Height: 30}, Pieces: []printing.Piece{{
			Row: "Turn chip", Name: lang.L("Turn chip"), Count: 1, Front: game.PrintedToken("", parts.IconWave, game.SeatInk(1), game.InkWhite, 1),
		}}},
		{Title: lang.L("Player mats"), Form: printing.Form{Shape: printing.Board, Width: 190, Height: 250}, Pieces: []printing.Piece{
			{Row: "Depots", Name: lang.L("Player mat"), Count: g.MaxSeats, Front: tideMat},
		}},
	}
	box.Also = []string{lang.L("A device with this app, in sight of all: it is the timer and calls the events.")}
	for seats := g.MinSeats; seats < g.MaxSeats; seats++ {
		box.Also = append(box.Also, fewer(seats))
	}
	return box
}

// stages are those of a plan.
const stages = 3

// fewer says how many cards a deck for fewer players has.
func fewer(seats int) string {
	var counts []any
	for _, card := range risingtides.Deck(seats) {
		counts = append(counts, card.Count)
	}
	return lang.L("{{.Seats}} players take into the deck: fuel, materials, supplies {{.Each}} each, Steal / Protect {{.Steal}}, Relocate / Redirect {{.Relocate}}, Nuke {{.Nuke}}.",
		map[string]any{"Seats": seats, "Each": counts[0], "Steal": counts[3], "Relocate": counts[4], "Nuke": counts[5]})
}

// cardFace is a card of the deck, by its place in the specification.
func cardFace(i int, helps map[string]string) printing.Face {
	card := tideCards()[i]
	var words []string
	switch card.word {
	case "steal-protect":
		words = []string{lang.L(helps["steal SEAT RES"]), lang.L(helps["protect"])}
	case "relocate-redirect":
		words = []string{lang.L(helps["relocate SEAT RES"]), lang.L(helps["redirect TO RES"])}
	case "nuke":
		words = []string{lang.L(helps["nuke SEAT COST3"])}
	default:
		words = []string{lang.L("Place it in your depot, build a stage of your plan with it, or pay with it.")}
	}
	tint := printedTints[card.word]
	return game.PrintedCard{Title: cardTitle(card.word), Tint: tint, Words: words, Draw: func(p *printing.Pen) {
		p.Art(game.PrintedIcon(card.icon, tint), 0, 3, p.Width, p.Height-6)
	}}.Face
}

// Heights on a nation card, in millimetres: of its picture, and of a stage.
const (
	nationArt   = 25.0
	nationStage = 6.3
)

// nationFace is a nation card: the picture of its plan, and what each stage takes.
func nationFace(n risingtides.Nation) printing.Face {
	return game.PrintedCard{Title: nationTitle(n.Word), Tint: game.InkNight, High: nationArt + stages*nationStage, Words: []string{nationPlan(n.Word), lang.L("Each stage takes exactly these cards, from the depot.")}, Draw: func(p *printing.Pen) {
		p.Cover(game.Drawing(nationPicture(n.Word).Resource()), 0, 0, p.Width, nationArt)
		for k, stage := range n.Stages {
			y := nationArt + 1 + float64(k)*nationStage
			p.Text(lang.L("Stage {{.Number}}", map[string]any{"Number": k + 1}), 1, y+1, 13, printing.Type{Size: 8, Bold: true, Lines: 1})
			for i, count := range stage {
				card := tideCards()[i]
				x := 15 + float64(i)*13.3
				if count == 0 {
					continue
				}
				p.Art(game.PrintedIcon(card.icon, printedTints[card.word]), x, y, 5.5, 5.5)
				p.Text(fmt.Sprint(count), x+6.5, y+0.3, 5, printing.Type{Size: 12, Bold: true, Lines: 1})
			}
		}
	}}.Face
}

// constructionFace is a card that stands for a built stage.
func constructionFace(stage int) printing.Face {
	return game.PrintedCard{Title: lang.L("Construction"), Tint: game.InkDim, Words: []string{lang.L("Lies on the cards of a built stage. Only the Nuke destroys it.")}, Draw: func(p *printing.Pen) {
		p.InMiddle(lang.L("Stage {{.Number}}", map[string]any{"Number": stage}), 0, 0, p.Width, p.Height, printing.Type{Size: 24, Bold: true, Lines: 1})
	}}.Face
}

// tideMat is where a player's cards lie: nation, depot and the three stages.
func tideMat(p *printing.Pen) {
	p.Rect(0, 0, p.Width, p.Height, 0, printing.Brush{Fill: game.InkPale})
	place := func(x, y, wide, high float64, title, words string, icon parts.Icon) {
		p.Rect(x, y, wide, high, 3, printing.Brush{Fill: game.InkWhite, Line: game.InkLine, Wide: 0.4})
		p.Art(game.PrintedIcon(icon, game.InkNight), x+wide/2-7, y+10, 14, 14)
		p.Text(title, x+3, y+27, wide-6, printing.Type{Size: 13, Bold: true, Align: printing.Centre})
		p.Text(words, x+4, y+35, wide-8, printing.Type{Size: 9, Align: printing.Centre})
	}
	place(8, 8, 63, 88, lang.L("Nation"), lang.L("Face down until the end, or shown in your turn."), parts.IconFlag)
	place(76, 8, 106, 88, lang.L("Depot"), lang.L("Placed resources, open to all, the latest on top."), parts.IconCrate)
	for stage := 1; stage <= stages; stage++ {
		place(8+float64(stage-1)*59, 104, 55, 84, lang.L("Stage {{.Number}}", map[string]any{"Number": stage}),
			lang.L("{{.Cards}} cards of your plan, then the Construction card on them.", map[string]any{"Cards": stage + 2}), parts.IconCheck)
	}
	p.Text(lang.L("Your turn: one action. Draw, place, discard, build a stage, Steal, Relocate or Nuke. At most 5 cards in the hand."),
		8, 198, p.Width-16, printing.Type{Size: 11, Bold: true})
	p.Text(lang.L("Deck and discards lie in the middle. Who builds stage 3 is safe; the first one has won."), 8, 216, p.Width-16, printing.Type{Size: 10})
}
