package aid

import (
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
)

// Lapses reports whether a move gives an exchange of cargo away that could be made
// now: unload is legal, and the move ends the turn or forces departure (RD-3.8,
// RD-4.4). The referee allows it; people are asked once.
func Lapses(t rules.Judge, a rules.Act) bool {
	return rules.OneOf(a, raidtrade.End, raidtrade.Load, raidtrade.Trip) && t.Judge(raidtrade.Unload.Act(a.Seat)) == ""
}

// Notice is something that the table has to do with its cards, or that it would
// miss.
type Notice struct {
	Kind NoticeKind
	Seat int
	N    int // cards to draw, cards of the new deck, or turns
}

// NoticeKind is what a notice is about.
type NoticeKind uint8

// The kinds of notices.
const (
	DrawOwed   NoticeKind = iota // the seat has to draw N cards
	Reshuffled                   // the seat's discards are its new deck of N cards (RD-2.4)
	Missed                       // the seat's turn was missed (RD-7.5)
	Arrived                      // the seat's ship has arrived: cargo can be exchanged in its next turn
)

// Notices compares the views before and after a move.
func Notices(before, after *raidtrade.View) []Notice {
	var list []Notice
	for i := range after.Traders {
		was, is := &before.Traders[i], &after.Traders[i]
		if is.Deck > was.Deck && was.Discard.Sum() > 0 && is.Discard.Sum() == 0 {
			list = append(list, Notice{Reshuffled, i + 1, is.Deck})
		}
		if is.Misses < was.Misses {
			list = append(list, Notice{Missed, i + 1, was.Misses - is.Misses})
		}
		if was.Trip > 0 && is.InOrbit() && is.Travelled && is.Cargo > 0 {
			list = append(list, Notice{Arrived, i + 1, is.Cargo})
		}
	}
	if after.Owed > before.Owed || after.Owed > 0 && after.Drawer() != before.Drawer() {
		list = append(list, Notice{DrawOwed, after.Drawer(), after.Owed})
	}
	return list
}

// StartRolls are the rolls for the first turn that lie on the table: those of the
// running throw or, once it is decided, of the last one; 0 stands for none. Tie
// reports that both were equal and both roll again (RD-1.3).
func StartRolls(t rules.History) (rolls [2]int, tie bool) {
	var running [2]int
	for _, e := range t.Log() {
		if e.Agreed {
			return [2]int{}, false
		}
		face, ok := raidtrade.Roll.Of(e.Act)
		if !ok {
			break
		}
		running[e.Seat-1] = face
		rolls, tie = running, false
		if running[0] > 0 && running[1] > 0 {
			tie = running[0] == running[1]
			if !tie {
				break
			}
			running = [2]int{}
		}
	}
	return rolls, tie
}

// LastDie is the face of the latest move, if that was a roll.
func LastDie(t rules.History) (face, seat int, ok bool) {
	log := t.Log()
	if len(log) == 0 || log[len(log)-1].Agreed {
		return 0, 0, false
	}
	last := log[len(log)-1]
	face, ok = raidtrade.Roll.Of(last.Act)
	return face, last.Seat, ok
}

// LastAttack is the face of the latest attack roll of the running raid.
func LastAttack(t rules.History) (face int, ok bool) {
	for _, move := range raidtrade.MovesSince(t, raidtrade.BeginRaid) {
		if face, ok := raidtrade.Roll.Of(move); ok {
			return face, true
		}
	}
	return 0, false
}
