package duckdealer

import (
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/parts"
)

var pictures = []picker.Pictured{
	{Icon: parts.IconCoin, Verbs: []rules.Named{duckdealer.Bid}},
	{Icon: parts.IconGear, Verbs: []rules.Named{duckdealer.Fit, duckdealer.Buy, duckdealer.Exchange}},
	{Icon: parts.IconPlace, Verbs: []rules.Named{duckdealer.Home}},
	{Icon: parts.IconBolt, Verbs: []rules.Named{duckdealer.Collect, duckdealer.Return}},
	{Icon: parts.IconShip, Verbs: []rules.Named{duckdealer.TakeTurn, duckdealer.Burn, duckdealer.Step}},
	{Icon: parts.IconRemove, Verbs: []rules.Named{duckdealer.Discard}},
	{Icon: parts.IconRoute, Verbs: []rules.Named{duckdealer.Highway, duckdealer.Lift}},
	{Icon: parts.IconEntrance, Verbs: []rules.Named{duckdealer.Entrance, duckdealer.Teleport}},
	{Icon: parts.IconExit, Verbs: []rules.Named{duckdealer.Exit}},
	{Icon: parts.IconSearch, Verbs: []rules.Named{duckdealer.Explore}},
	{Icon: parts.IconFactory, Verbs: []rules.Named{duckdealer.BuildFactory, duckdealer.Make}},
	{Icon: parts.IconConsumerSite, Verbs: []rules.Named{duckdealer.BuildConsumer, duckdealer.FillConsumer}},
	{Icon: parts.IconYardSite, Verbs: []rules.Named{duckdealer.BuildYard, duckdealer.FillYard}},
	{Icon: parts.IconDisc, Verbs: []rules.Named{duckdealer.Claim, duckdealer.Unclaim}},
	{Icon: parts.IconMine, Verbs: []rules.Named{duckdealer.Mine}},
	{Icon: parts.IconConsumer, Verbs: []rules.Named{duckdealer.Deliver}},
	{Icon: parts.IconSwap, Verbs: []rules.Named{duckdealer.OpenDeal, duckdealer.Offer, duckdealer.Ask, duckdealer.Propose}},
	{Icon: parts.IconCheck, Verbs: []rules.Named{duckdealer.Accept}},
	{Icon: parts.IconCross, Verbs: []rules.Named{duckdealer.Cancel, duckdealer.Decline}},
	{Icon: parts.IconStop, Verbs: []rules.Named{duckdealer.End, duckdealer.Ready}},
}

// addToFace says under the name of a verb what it brings, and which marker it costs.
func addToFace(t rules.Table, act rules.Act, face *picker.Face) {
	v, ok := duckdealer.Look(t)
	if !ok || v.Step != duckdealer.StepAction || act.Seat == 0 {
		return
	}
	switch {
	case duckdealer.Mine.Is(act):
		if good := v.Planet(v.Ship(act.Seat)).MineOf(); good != "" {
			face.Icon, face.Title = goodIcon(good), wording.L("Mine {goods}", strings.ToLower(kit.GoodTitle(good)))
		}
	case duckdealer.Highway.Is(act):
		face.Title, face.Line = wording.L("Lay a highway part"), wording.L("on a dot of a route")
	case duckdealer.Entrance.Is(act):
		face.Title, face.Line = wording.L("Lay a pathway"), wording.L("two planets of your choice")
	case duckdealer.Discard.Is(act):
		face.Title = wording.L("Throw a good away")
	}
	was, before := v.Players[act.Seat-1], v.StepsLeft
	next := t.Fork()
	if next.Play(act) != "" {
		return
	}
	if v, ok = duckdealer.Look(next); !ok {
		return
	}
	is := v.Players[act.Seat-1]
	if n := is.Score - was.Score; n != 0 {
		face.Line = wording.N(n, "{count} point;{count} points", n)
	}
	if n := v.StepsLeft - before; n > 0 {
		face.Line = wording.N(n, "{count} step;{count} steps", n)
	}
	for _, word := range duckdealer.Energy() {
		if n := was.Energy()[word] - is.Energy()[word]; n > 0 {
			face.Price, face.Sign = strconv.Itoa(n), kit.EnergyIcon(word)
		}
	}
}
