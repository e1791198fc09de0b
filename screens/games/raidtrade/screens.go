package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/raidtrade/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/raidtrade"
	"tablekeeper/screens/widgets/parts"
)

// Key is the key of Raid Trade.
const Key = raidtrade.Key

// Adds is what Raid Trade adds: mats with tokens, words for each step, the combat assistant with its dice, and
// dice for any table.
func (a *Feature) Adds() game.Screens {
	return game.Screens{
		Reached: raidReached,
		Icon:    parts.IconDie,
		Ground:  leather,
		Step: func(t rules.Table, yours bool) string {
			v, ok := raidtrade.Look(t)
			if !ok {
				return ""
			}
			return raidStep(t, v, yours)
		},
		Mats: func(t rules.Table, large bool) (mats, middle []parts.MatData) {
			v, ok := raidtrade.Look(t)
			if !ok {
				return game.PlainMats(t, large)
			}
			return raidMats(t, v, large), nil
		},
		Laid:  laid,
		Felt:  func(acts game.Acts) game.Felt { return newRaidFelt(a, acts) },
		Face:  raidFace,
		Signs: raidSigns,
		Rows:  raidRows,
		Cards: a.hand,
		Main: []rules.Named{
			raidtrade.Draw, raidtrade.Unload, raidtrade.Advance, raidtrade.Trip, raidtrade.Sell, raidtrade.BeginRaid,
			raidtrade.End, raidtrade.Load,
		},
		// Those of the attacker are played with another tap, after which the page takes none for a moment: a double tap answers
		// nothing for the defender.
		Pictures: pictures,
		AtOnce: []rules.Named{
			raidtrade.Draw, raidtrade.Sell, raidtrade.Load, raidtrade.Trip, raidtrade.LoseLevel, raidtrade.MissTurn,
			raidtrade.Shorten, raidtrade.Lengthen, raidtrade.DrawTwo, raidtrade.Defend, raidtrade.Escape, raidtrade.Evade,
			raidtrade.Rush, raidtrade.Discard,
		},
		Question: raidQuestion,
		Loose:    lies,
	}
}

// raidFace shortens a card to its rank and the sign of its suit.
func raidFace(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) {
	if v.Name != "CARD" && v.Name != "CARD?" {
		return "", parts.NoIcon, false
	}
	rank, suit := kit.CutCard(v.Word(value))
	return rank, suit, suit != parts.NoIcon
}

// raidRows are the cards of the red suit and of the black one.
func raidRows(v *rules.Vocabulary) [][]int {
	var rows [][]int
	suit := parts.NoIcon
	first, last := v.Range()
	for value := first; value <= last; value++ {
		_, of, ok := raidFace(v, value)
		if !ok {
			continue
		}
		if of != suit {
			suit, rows = of, append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], value)
	}
	return rows
}

// raidQuestion asks once before a move with which an exchange of cargo lapses.
func raidQuestion(t rules.Table, act rules.Act) (q parts.Question, asks bool) {
	if !aid.Lapses(t, act) {
		return q, false
	}
	return parts.Question{
		Icon: parts.IconCaution, Title: wording.L("Unload first?"),
		Words: wording.L("{player} can unload the cargo now. With this move the exchange for white tokens is lost.",
			t.Seats()[act.Seat-1]),
		Yes: wording.L("Play it anyway"), No: wording.L("Go back"),
	}, true
}

// raidReached is the level of a seat.
func raidReached(t rules.Table, seat int) string {
	v, ok := raidtrade.Look(t)
	if !ok {
		return ""
	}
	return wording.L("Level {level}", v.Traders[seat-1].Level)
}
