package game

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/fairness"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Hides reports whether a game has cards that a player draws and shows nobody.
func (a *Session) Hides(g *rules.Game) bool {
	t := LastTable{}
	for seat := range g.MinSeats {
		t.Seats = append(t.Seats, parts.SeatName(seat+1))
	}
	table, err := g.Open(t.Transcript(g), nil)
	return err == nil && fairness.Hides(table)
}

// NewPrivacy chooses who sees a card that the app draws into a hand.
func NewPrivacy(private bool, choose func(private bool)) fyne.CanvasObject {
	chosen := 1
	if private {
		chosen = 0
	}
	words := parts.NewLess(privacyLine(private))
	choice := parts.NewChoice("", []string{wording.L("Only that player"), wording.L("Everybody")}, chosen, func(i int) {
		words.SetText(privacyLine(i == 0))
		choose(i == 0)
	})
	return parts.NewColumn(parts.NewBody(wording.L("Who sees a card that the app draws into a hand?")), choice, words)
}

// privacyLine reports what the choice means.
func privacyLine(private bool) string {
	if private {
		return wording.L("Pass the device to the player, who holds the screen to look. The log says only that a card was drawn; the seed shows it at the end.")
	}
	return wording.L("The card is shown on the screen and in the log.")
}

// passDraws passes the device to who has drawn a card that nobody else sees, in these lines of the log, one after the other. Where one
// person alone plays at it the cards are told, and lie in the hand.
func (o *OwnMatch) passDraws(lines ...int) {
	if !o.Shared() {
		o.tellDraws(lines)
		return
	}
	for i, number := range lines {
		if number == 0 {
			continue
		}
		seat := o.Match.Log().Line(number).Seat
		card, ok := o.Match.Log().Face(number)
		if !ok || o.Chairs.Level(seat) != "" || o.Elsewhere(seat) {
			continue
		}
		name := o.Match.Table().Seats()[seat-1]
		o.app.Pass(shell.Secret{
			Seat: seat, Name: name,
			Line: wording.L("The card that {player} has drawn. Nobody else looks.", name),
			Face: func() parts.Face { return o.drawnFace(card) },
			Done: func(bool) { o.passDraws(lines[i+1:]...) },
		})
		return
	}
}

// tellDraws tells the one person who plays at this device what was drawn for that seat in these lines of the log.
func (o *OwnMatch) tellDraws(lines []int) {
	var drawn []string
	for _, number := range lines {
		if card, ok := o.Match.Log().Face(number); ok && o.Sits(o.Match.Log().Line(number).Seat) {
			drawn = append(drawn, wording.Translate(card.Title))
		}
	}
	if len(drawn) > 0 {
		o.TellBriefly(o.app, Brief{Words: wording.L("You drew: {card}", strings.Join(drawn, ", "))})
	}
}

// drawnFace is a card that was drawn, for its player alone.
func (o *OwnMatch) drawnFace(card matches.Card) parts.Face {
	a, t := o.app, o.Match.Table()
	icon, words := a.cardOf(t, card.Word)
	title := wording.Translate(card.Title)
	if lay := a.AtTable(t).Cards; lay != nil {
		return parts.Face{Object: lay(t, []string{card.Word}), Spoken: spoken(title, words)}
	}
	return parts.NewFace(icon, title, words)
}

// PassMove passes the device to the player whose hidden cards decide over a move. The table sees the same whatever they
// are: only that player learns whether it can be made, and plays it or leaves it.
func (o *OwnMatch) PassMove(seat int, act rules.Act, play func()) {
	t := o.Match.Table()
	name, plays := t.Seats()[seat-1], false
	o.app.Pass(shell.Secret{
		Seat: seat, Name: name,
		Line: wording.L("{move}? Only {player} sees whether the cards allow it.", parts.Upper(t.Sentence(act)), name),
		Form: func(done func()) fyne.CanvasObject {
			if !o.Match.Hands().Holds(act) {
				return parts.NewBody(wording.L("Your cards don't allow this. Tap Later: nobody else is told."))
			}
			return parts.NewTightColumn(parts.NewBody(wording.L("Your cards allow this.")),
				parts.NewMainButton(wording.L("Play it"), parts.IconCheck, func() { plays = true; done() }))
		},
		Done: func(bool) {
			if plays {
				play()
			}
		},
	})
}

// cardOf is the sign of a card and what it does, as its game tells it.
func (a *Session) cardOf(t rules.Table, word string) (icon parts.Icon, words string) {
	if tell := a.AtTable(t).Card; tell != nil {
		return tell(word)
	}
	return parts.IconCards, ""
}

// PassHand passes the device to a player who wants to see the own cards.
func (o *OwnMatch) PassHand(seat int) {
	name := o.Match.Table().Seats()[seat-1]
	o.app.Pass(shell.Secret{
		Seat: seat, Name: name,
		Line: wording.L("{player}'s hand. Nobody else looks.", name),
		Face: func() parts.Face {
			hand, _ := o.Match.Hands().Of(seat)
			return o.app.HandFace(o.Match.Table(), hand)
		},
	})
}

// leastCard is the least width of a card of a hand beside another one, in device-independent pixels.
const leastCard = 200

// spoken is a card as a screen reader says it.
func spoken(title, words string) string {
	if words == "" {
		return title
	}
	return title + ". " + words
}

// laidFace are the cards of a hand as they lie before their player.
func laidFace(t rules.Table, h matches.Hand, lay func(t rules.Table, words []string) fyne.CanvasObject) parts.Face {
	var words, labels []string
	for _, c := range h.Cards {
		for range c.Count {
			words = append(words, c.Word)
			labels = append(labels, wording.Translate(c.Title))
		}
	}
	laid := parts.NewTightColumn(lay(t, words))
	if h.Unknown > 0 {
		words := wording.L("Not known to the app: {number}", h.Unknown)
		laid.Add(parts.NewLess(words))
		labels = append(labels, words)
	}
	return parts.Face{Object: laid, Spoken: strings.Join(labels, ", ")}
}

// HandFace are the cards of a hand.
func (a *Session) HandFace(t rules.Table, h matches.Hand) parts.Face {
	if lay := a.AtTable(t).Cards; lay != nil && len(h.Cards) > 0 {
		return laidFace(t, h, lay)
	}
	var rows []fyne.CanvasObject
	var labels []string
	add := func(icon parts.Icon, title string, count int) {
		rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Trail: strconv.Itoa(count)}))
		labels = append(labels, title+" "+strconv.Itoa(count))
	}
	for _, c := range h.Cards {
		icon, words := a.cardOf(t, c.Word)
		title := wording.Translate(c.Title)
		if liesDown(t, c.Word) {
			rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Words: words}))
			labels = append(labels, spoken(title, words))
			continue
		}
		add(icon, title, c.Count)
	}
	if h.Unknown > 0 {
		add(parts.IconHidden, wording.L("Not known to the app"), h.Unknown)
	}
	return parts.Face{Object: parts.NewGrid(leastCard, 2, rows...), Spoken: strings.Join(labels, ", ")}
}

// liesDown reports whether a card lies face down before its player, beside the hand.
func liesDown(t rules.Secrets, word string) bool {
	down := t.CardsDown()
	if down == nil {
		return false
	}
	_, lies := down.Value(word)
	return lies
}

// HandButtons let the players among those seats look at their own cards, where the app has drawn some hidden.
func (o *OwnMatch) HandButtons(seats []int) []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, seat := range seats {
		if seat == 0 || o.Chairs.Level(seat) != "" {
			continue
		}
		if _, ok := o.Match.Hands().Of(seat); ok {
			text := wording.L("{player}: see your cards", o.Match.Table().Seats()[seat-1])
			buttons = append(buttons, parts.NewButton(text, parts.IconHidden, func() { o.PassHand(seat) }))
		}
	}
	return buttons
}

// EverySeat are the seats of a table.
func EverySeat(t rules.Match) []int {
	seats := make([]int, len(t.Seats()))
	for i := range seats {
		seats[i] = i + 1
	}
	return seats
}
