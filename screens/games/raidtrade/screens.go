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
		Icon:   parts.IconDie,
		Ground: leather,
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
		Laid:     laid,
		Felt:     func(acts game.Acts) game.Felt { return newRaidFelt(a, acts) },
		Face:     raidFace,
		Signs:    raidSigns,
		Cards:    a.hand,
		Pictures: pictures,
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
