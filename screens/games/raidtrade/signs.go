package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// raidSigns are the signs on mats and cards.
func raidSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconDiamonds, Title: wording.L("Red Utility card")},
		{Icon: parts.IconClubs, Title: wording.L("Black Utility card")},
		{Icon: parts.IconDeck, Title: wording.L("Cards left in the deck")},
		{Icon: parts.IconDiscards, Title: wording.L("Discards")},
		{Icon: parts.IconCrown, Title: wording.L("Royals")},
		{Icon: parts.IconDie, Title: wording.L("Rolls")},
	}
}
