package atrades

import (
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

var pictures = []picker.Pictured{
	{Icon: parts.IconPeople, Verbs: []rules.Named{atrades.ChooseGuild}},
	{Icon: parts.IconMap, Verbs: []rules.Named{atrades.Draw, atrades.Lay}},
	{Icon: parts.IconCoin, Verbs: []rules.Named{atrades.Bid, atrades.PayOwn, atrades.Pay, atrades.AdjustPersonal}},
	{Icon: parts.IconCompany, Verbs: []rules.Named{atrades.Acquire, atrades.Keep, atrades.AdjustCompany}},
	{Icon: parts.IconHex, Verbs: []rules.Named{atrades.Place, atrades.Expand}},
	{Icon: parts.IconSwap, Verbs: []rules.Named{atrades.Merge}},
	{Icon: parts.IconCube, Verbs: []rules.Named{atrades.LayCube, atrades.AdjustCubes}},
	{Icon: parts.IconStamp, Verbs: []rules.Named{atrades.AdjustBureaucracy}},
	{Icon: parts.IconMarket, Verbs: []rules.Named{atrades.AdjustDemand}},
	{Icon: parts.IconCity, Verbs: []rules.Named{atrades.Sell}},
	{Icon: parts.IconTech, Verbs: []rules.Named{atrades.Research, atrades.Choose}},
	{Icon: parts.IconStop, Verbs: []rules.Named{atrades.Pass}},
	{Icon: parts.IconCheck, Verbs: []rules.Named{atrades.Done}},
}
