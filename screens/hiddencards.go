package screens

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// hides tells whether a game has cards that a player draws and shows nobody.
func (a *App) hides(g *rules.Game) bool {
	t := lastTable{}
	for seat := range g.MinSeats {
		t.Seats = append(t.Seats, seatName(seat+1))
	}
	table, err := g.Open(t.transcript(g), nil)
	return err == nil && matches.Hides(table)
}

// newPrivacy chooses who sees a card that the app draws into a hand.
func newPrivacy(private bool, choose func(private bool)) fyne.CanvasObject {
	chosen := 1
	if private {
		chosen = 0
	}
	words := parts.NewLess(privacyLine(private))
	choice := parts.NewChoice("", []string{lang.L("Only who draws it"), lang.L("Everybody")}, chosen, func(i int) {
		words.SetText(privacyLine(i == 0))
		choose(i == 0)
	})
	return parts.NewColumn(parts.NewBody(lang.L("Who sees a card that the app draws into a hand?")), choice, words)
}

// privacyLine says what the choice means.
func privacyLine(private bool) string {
	if private {
		return lang.L("The device is passed to the player, who holds the screen to look. The log says only that a card was drawn; the seed shows it at the end.")
	}
	return lang.L("The card is shown on the screen and stands in the log.")
}

// passDraw passes the device to who has drawn a card that nobody else sees.
func (a *App) passDraw(o *openMatch) {
	number := o.match.Count()
	if number == 0 {
		return
	}
	card, ok := o.match.Face(number)
	if !ok {
		return
	}
	seat := o.match.Line(number).Seat
	name := o.match.Table().Seats()[seat-1]
	a.pass(secret{
		seat: seat, name: name,
		line: lang.L("The card that {{.Player}} has drawn. Nobody else looks.", map[string]any{"Player": name}),
		face: func() parts.Face {
			icon, words := cardOf(o.match.Table(), card.Word)
			return parts.NewFace(icon, lang.L(card.Title), words)
		},
	})
}

// cardOf is the sign of a card and what it does, as its game tells it.
func cardOf(t rules.Table, word string) (icon parts.Icon, words string) {
	if tell := atTableOf(t.Game().Key).card; tell != nil {
		return tell(word)
	}
	return parts.IconCards, ""
}

// passHand passes the device to a player who wants to see the own cards.
func (a *App) passHand(o *openMatch, seat int) {
	name := o.match.Table().Seats()[seat-1]
	a.pass(secret{
		seat: seat, name: name,
		line: lang.L("The hand of {{.Player}}. Nobody else looks.", map[string]any{"Player": name}),
		face: func() parts.Face {
			hand, _ := o.match.Hand(seat)
			return handFace(o.match.Table(), hand)
		},
	})
}

// leastCard is the least width of a card of a hand beside another one, in device-independent pixels.
const leastCard = 200

// handFace are the cards of a hand.
func handFace(t rules.Table, h matches.Hand) parts.Face {
	var rows []fyne.CanvasObject
	var said []string
	add := func(icon parts.Icon, title string, count int) {
		rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Trail: strconv.Itoa(count)}))
		said = append(said, title+" "+strconv.Itoa(count))
	}
	for _, c := range h.Cards {
		icon, _ := cardOf(t, c.Word)
		add(icon, lang.L(c.Title), c.Count)
	}
	if h.Unknown > 0 {
		add(parts.IconHidden, lang.L("Not known to the app"), h.Unknown)
	}
	return parts.Face{Object: parts.NewGrid(leastCard, 2, rows...), Spoken: strings.Join(said, ", ")}
}

// handButtons let the players among those seats look at their own cards, where the app has drawn some hidden.
func (a *App) handButtons(o *openMatch, seats []int) []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, seat := range seats {
		if seat == 0 {
			continue
		}
		if _, ok := o.match.Hand(seat); ok {
			text := lang.L("{{.Player}}: see your cards", map[string]any{"Player": o.match.Table().Seats()[seat-1]})
			buttons = append(buttons, parts.NewButton(text, parts.IconHidden, func() { a.passHand(o, seat) }))
		}
	}
	return buttons
}

// everySeat are the seats of a table.
func everySeat(t rules.Table) []int {
	seats := make([]int, len(t.Seats()))
	for i := range seats {
		seats[i] = i + 1
	}
	return seats
}
