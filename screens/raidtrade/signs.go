package raidtrade

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// raidSigns are the signs on mats and cards.
func raidSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconDiamonds, Title: lang.L("Red Utility card")},
		{Icon: parts.IconClubs, Title: lang.L("Black Utility card")},
		{Icon: parts.IconDeck, Title: lang.L("Cards left in the deck")},
		{Icon: parts.IconDiscards, Title: lang.L("Discards")},
		{Icon: parts.IconCrown, Title: lang.L("Royals")},
		{Icon: parts.IconDie, Title: lang.L("Rolls")},
	}
}
