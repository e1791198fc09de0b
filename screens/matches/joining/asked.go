package joining

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/blindbid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

func has(seats []int, seat int) bool { return slices.Contains(seats, seat) }

// answerWide is the least width of an answer beside another one, in device-independent pixels.
const answerWide = 120

// asked shows what a seat asks the others, to the own seat; 0 is the host's device, which can also decide for who is away.
func (a *Feature) asked(t rules.Match, p tables.Proposal, own int, vote func(yes bool), decide func(seat int, yes bool)) []fyne.CanvasObject {
	who := wording.L("The table")
	if p.By > 0 {
		who = t.Seats()[p.By-1]
	}
	move := parts.Upper(p.Sentence)
	title := wording.L("{player} wants to undo: {move}", who, move)
	if p.Redo {
		title = wording.L("{player} wants to redo: {move}", who, move)
	}
	if p.Many > 1 {
		title = wording.L("{player} wants to undo {number} moves: {move}", who, p.Many, move)
		if p.Redo {
			title = wording.L("{player} wants to redo {number} moves: {move}", who, p.Many, move)
		}
	}
	row := parts.RowData{Icon: parts.IconUndo, Title: title}
	var answers []fyne.CanvasObject
	switch {
	case p.No != 0:
		row.Words = wording.L("Not everybody agrees: it stays as it is.")
	case has(p.Awaited, own):
		answers = append(answers, parts.NewGrid(answerWide, 2, parts.NewButton(wording.L("Agree"), parts.IconCheck, func() { vote(true) }),
			parts.NewButton(wording.L("Keep it"), parts.IconCross, func() { vote(false) })))
	default:
		row.Words = wording.L("The app asks the others.")
	}
	if len(p.Away) > 0 {
		row.Words = waits(t, p.Away, decide != nil)
	}
	if decide != nil {
		for _, seat := range p.Away {
			answers = append(answers, parts.NewGrid(answerWide, 2, parts.NewButton(wording.L("Agree for {player}", t.Seats()[seat-1]), parts.IconCheck, func() { decide(seat, true) }),
				parts.NewButton(wording.L("Keep it for {player}", t.Seats()[seat-1]), parts.IconCross, func() { decide(seat, false) })))
		}
	}
	return append([]fyne.CanvasObject{parts.NewRow(row).Aloud()}, answers...)
}

// waits says who is waited for, and who can decide for them.
func waits(t rules.Match, away []int, here bool) string {
	names := make([]string, len(away))
	for i, seat := range away {
		names[i] = t.Seats()[seat-1]
	}
	players := strings.Join(names, ", ")
	if here {
		return wording.L("Not connected: {players}. It waits for them, or you decide for them. The log says so.", players)
	}
	return wording.L("Not connected: {players}. It waits for them, or whoever keeps the match decides for them.", players)
}

// wished shows a device that asks for a seat, to its player or to whoever keeps the match.
func wished(s tables.Seat, answer func(question string, yes bool)) []fyne.CanvasObject {
	if s.Wish == nil {
		return nil
	}
	question := s.Wish.ID
	return []fyne.CanvasObject{
		wish(s),
		parts.NewEqual(parts.NewButton(wording.L("Hand {player}'s seat over", s.Name), parts.IconCheck, func() { answer(question, true) }),
			parts.NewButton(wording.L("Keep it"), parts.IconCross, func() { answer(question, false) })),
	}
}

// wish is who asks for a seat.
func wish(s tables.Seat) fyne.CanvasObject {
	row := parts.RowData{
		Icon: parts.IconPeople, Title: wording.L("\"{mark}\" wants to play as {player}", s.Wish.Mark, s.Name),
		Words: wording.L("A device without a seat. It shows the same two words."),
	}
	if s.Wish.From != "" {
		row.Words = wording.L("{from}'s device. It shows the same two words.", s.Wish.From)
	}
	return parts.NewRow(row).Aloud()
}

// bidsOf are the bids that a seat can make by their number; what bids nothing stands under blindbid.Withdrawn.
func bidsOf(t rules.Table, seat int) (ask game.BidAsk, bids map[int]rules.Act) {
	ask = game.BidAsk{Seat: seat, Name: t.Seats()[seat-1], Most: -1}
	bids = map[int]rules.Act{}
	for _, act := range t.Legal(nil) {
		if act.Seat != seat {
			continue
		}
		amount := game.Amount(t, act)
		bids[amount] = act
		if amount == blindbid.Withdrawn {
			ask.Withdraw = parts.Upper(t.Sentence(act))
			continue
		}
		if ask.Most < ask.Least {
			ask.Least = amount
		}
		ask.Least, ask.Most = min(ask.Least, amount), max(ask.Most, amount)
	}
	return ask, bids
}

// openTwice says for which seats two devices or windows speak: to all, so that whoever really plays one learns of it.
func openTwice(seats []tables.Seat) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, s := range seats {
		if s.Twice {
			objects = append(objects, parts.NewRow(parts.RowData{
				Seat: i + 1, Title: wording.L("{player}'s seat is open twice", s.Name),
				Words: wording.L("Two devices or two windows play for {player}. If only one of them is {player}'s, free the seat where the match is kept.", s.Name),
			}).Aloud())
		}
	}
	return objects
}
