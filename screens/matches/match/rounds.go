package match

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/blindbid"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// openedWith are the lines of bids that were closed in fists and opened together, of which a line is the last; nil: it is no such bid.
func openedWith(log *matches.Log, number int) []matches.LogLine {
	lines := []matches.LogLine{log.Line(number)}
	for {
		first := lines[0]
		if first.Number == 1 || !alike(log.Line(first.Number-1), first) {
			break
		}
		before := log.Line(first.Number - 1)
		if sealed := log.Sealed(first.Number - 1); len(sealed) != len(lines) || !slices.Contains(sealed, first.Seat) {
			break
		}
		lines = slices.Insert(lines, 0, before)
	}
	if len(lines) > 1 && len(log.Sealed(lines[0].Number-1)) == len(lines) {
		return lines
	}
	return nil
}

// alike reports whether two lines are moves that stand, of one verb by two seats.
func alike(a, b matches.LogLine) bool {
	verb, _, _ := strings.Cut(a.Text, " ")
	same, _, _ := strings.Cut(b.Text, " ")
	return verb == same && a.Seat != b.Seat && a.Seat*b.Seat > 0 && !a.Undone && !b.Undone &&
		a.Kind == matches.MoveLine && b.Kind == matches.MoveLine
}

// bidsRow is the row of bids that were opened together: all of them, the highest first, as they lay over the felt.
func bidsRow(of *game.OpenMatch, lines []matches.LogLine) parts.RowData {
	last := lines[len(lines)-1]
	shown := game.Opened{}
	for _, line := range lines {
		shown.Seats, shown.Words = append(shown.Seats, line.Seat), append(shown.Words, line.Text)
	}
	var said []string
	for _, bid := range game.OpenedBids(of.Table(), shown) {
		amount := strconv.Itoa(bid.Amount)
		if bid.Amount == blindbid.Withdrawn {
			amount = wording.L("no bid")
		}
		said = append(said, wording.L("{player} {bid}", bid.Name, amount))
	}
	return parts.RowData{
		Icon: parts.IconFist, Title: wording.L("All bids: {bids}", strings.Join(said, ", ")), Trail: strconv.Itoa(last.Move),
		Words: wording.L("Opened together"), Chosen: of.At >= lines[0].Number && of.At <= last.Number,
	}
}
