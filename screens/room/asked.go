package room

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/blindbid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

func has(seats []int, seat int) bool { return slices.Contains(seats, seat) }

// asked shows what a seat asks the others, to the own seat; 0 is the host's device.
func (a *Feature) asked(t rules.Table, p tables.Proposal, own int, vote func(yes bool)) []fyne.CanvasObject {
	who := lang.L("The table")
	if p.By > 0 {
		who = t.Seats()[p.By-1]
	}
	data := map[string]any{"Player": who, "Move": parts.Upper(p.Sentence)}
	title := lang.L("{{.Player}} wants to undo: {{.Move}}", data)
	if p.Redo {
		title = lang.L("{{.Player}} wants to redo: {{.Move}}", data)
	}
	if p.Many > 1 {
		data["Number"] = p.Many
		title = lang.L("{{.Player}} wants to undo {{.Number}} moves: {{.Move}}", data)
		if p.Redo {
			title = lang.L("{{.Player}} wants to redo {{.Number}} moves: {{.Move}}", data)
		}
	}
	row := parts.RowData{Icon: parts.IconUndo, Title: title}
	switch {
	case p.No != 0:
		row.Words = lang.L("Not everybody agrees: it stays as it is.")
	case has(p.Awaited, own):
		return []fyne.CanvasObject{
			parts.NewRow(row).Aloud(),
			parts.NewEqual(parts.NewButton(lang.L("Agree"), parts.IconCheck, func() { vote(true) }),
				parts.NewButton(lang.L("Keep it"), parts.IconCross, func() { vote(false) })),
		}
	default:
		row.Words = lang.L("The app asks the others.")
	}
	return []fyne.CanvasObject{parts.NewRow(row).Aloud()}
}

// bidsOf are the bids that a seat can make, in the notation, by their number; what bids nothing stands under
// blindbid.Withdrawn.
func bidsOf(t rules.Table, seat int) (ask game.BidAsk, bids map[int]string) {
	ask = game.BidAsk{Seat: seat, Name: t.Seats()[seat-1], Most: -1}
	bids = map[int]string{}
	for _, act := range t.Legal(nil) {
		if act.Seat != seat {
			continue
		}
		words := t.Notation(act)
		amount, err := strconv.Atoi(words[strings.LastIndex(words, " ")+1:])
		if err != nil {
			bids[blindbid.Withdrawn], ask.Withdraw = words, parts.Upper(t.Sentence(act))
			continue
		}
		if ask.Most < ask.Least {
			ask.Least = amount
		}
		bids[amount] = words
		ask.Least, ask.Most = min(ask.Least, amount), max(ask.Most, amount)
	}
	return ask, bids
}
