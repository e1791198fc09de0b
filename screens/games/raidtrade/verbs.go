package raidtrade

import (
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

var pictures = []picker.Pictured{
	{Icon: parts.IconDie, Verbs: []rules.Named{raidtrade.Roll, raidtrade.Rush}},
	{Icon: parts.IconCards, Verbs: []rules.Named{raidtrade.Draw, raidtrade.DrawTwo}},
	{Icon: parts.IconSwap, Verbs: []rules.Named{raidtrade.Unload}},
	{Icon: parts.IconMoney, Verbs: []rules.Named{raidtrade.Sell}},
	{Icon: parts.IconShield, Verbs: []rules.Named{raidtrade.Stow, raidtrade.Defend, raidtrade.Absorb}},
	{Icon: parts.IconUp, Verbs: []rules.Named{raidtrade.Advance}},
	{Icon: parts.IconCrate, Verbs: []rules.Named{raidtrade.Load}},
	{Icon: parts.IconShip, Verbs: []rules.Named{raidtrade.Trip}},
	{Icon: parts.IconDown, Verbs: []rules.Named{raidtrade.LoseLevel}},
	{Icon: parts.IconHourglass, Verbs: []rules.Named{raidtrade.MissTurn, raidtrade.Shorten, raidtrade.Lengthen}},
	{Icon: parts.IconBlast, Verbs: []rules.Named{raidtrade.BeginRaid, raidtrade.AutoHit, raidtrade.Take}},
	{Icon: parts.IconDeck, Verbs: []rules.Named{raidtrade.DefendTop}},
	{Icon: parts.IconForward, Verbs: []rules.Named{raidtrade.Escape, raidtrade.Evade}},
	{Icon: parts.IconPlus, Verbs: []rules.Named{raidtrade.Extra, raidtrade.Double}},
	{Icon: parts.IconReturn, Verbs: []rules.Named{raidtrade.Withdraw}},
	{Icon: parts.IconStop, Verbs: []rules.Named{raidtrade.End, raidtrade.EndTwo, raidtrade.Pass}},
	{Icon: parts.IconDiscards, Verbs: []rules.Named{raidtrade.Discard}},
}
