package traders

import (
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

var pictures = []picker.Pictured{
	{Icon: parts.IconDie, Verbs: []rules.Named{traders.Roll}},
	{Icon: parts.IconEvent, Verbs: []rules.Named{traders.DrawEvent}},
	{Icon: parts.IconPlanet, Verbs: []rules.Named{traders.DrawPlanet}},
	{Icon: parts.IconCrate, Verbs: []rules.Named{traders.Produce, traders.Load, traders.Leave}},
	{Icon: parts.IconMoney, Verbs: []rules.Named{traders.Sell, traders.Give}},
	{Icon: parts.IconCards, Verbs: []rules.Named{traders.Draw, traders.Buy, traders.Take, traders.PlayExtraTurn, traders.PlayRebellion, traders.PlayImmobilise, traders.PlaySteal, traders.PlayMercenaries, traders.PlayTrade}},
	{Icon: parts.IconDiscards, Verbs: []rules.Named{traders.Discard, traders.Jettison}},
	{Icon: parts.IconShield, Verbs: []rules.Named{traders.Counter, traders.PlayCounter}},
	{Icon: parts.IconStation, Verbs: []rules.Named{traders.Build, traders.Unload}},
	{Icon: parts.IconShip, Verbs: []rules.Named{traders.Step}},
	{Icon: parts.IconStop, Verbs: []rules.Named{traders.Stop, traders.Stay, traders.Done}},
	{Icon: parts.IconCross, Verbs: []rules.Named{traders.Refuse, traders.Pass}},
}
