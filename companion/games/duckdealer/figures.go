package duckdealer

import "tablekeeper/companion/rules"

// withWords say whether there is a privilege.
var withWords = rules.Words("privilege", 0, "without", "with").Titled("no privilege", "a privilege")

// shipWords are the classes of ships.
var shipWords = rules.Words("ship", 0, "scout", "cruiser", "freighter").Titled("scout", "cruiser", "freighter")

// figures are the numbers that follow from the rules, in the order of the specification.
func (t *table) figures(*position) []rules.Figured {
	n := rules.FromNumber
	slots := n("slots", 0, mostSlots, "How many slots are filled?").At("players.{who}.gear")
	holds := n("holds", 0, mostSlots, "How many cargo holds are there?").At("players.{who}.gear." + gearNames[cargoHold])
	crew := n("crew", 0, mostSlots, "How many crew quarters are there?")
	markers := n("markers", 0, mostTurns, "How many markers are there?")
	reds := n("markers", 0, mostTurns, "How many movement markers are spent?").Or(1)
	turn := n("turn", 1, mostTurns, "Which action turn is it?").At("turn_track")
	pieces := n("pieces", 1, mostCubes, "How many are taken?").Or(1)
	return []rules.Figured{
		rules.FigureOfSeats("DD-R26", minSeats, maxSeats),
		rules.Figure0(rules.Reckons("start gear", "DD-1.5 DD-R25", "With how many pieces of gear does a ship begin?", "{n:piece} of gear."), t.n.startGear),
		rules.Figure1(rules.Reckons("collected", "DD-2.2", "How many markers does one collect with {crew} crew quarters?", "{n:marker}: one of choice, and {crew} for the crew."), crew,
			func(crew int) int { return crew + 1 }),
		rules.Figure1(rules.Reckons("kept", "DD-2.4 DD-R21", "How many of {markers} markers are kept after an action turn?", "{n:marker} of {markers}.").As(rules.Most), markers,
			func(markers int) int { return min(markers, t.n.keptMarkers) }),
		rules.Figure1(rules.Reckons("free parts", "DD-3.2", "How many free highway parts are there on turn {turn}?", "{n:free part} on turn {turn}.").As(rules.Most), turn,
			t.n.freeOn),
		rules.Figure0(rules.Reckons("highway price", "DD-3.10", "How many build markers does a paid highway part cost?", "{n:build marker}.").As(rules.Least), t.n.highwayPrice),
		rules.Figure2(rules.Reckons("steps", "DD-4.2 DD-4.3", "How many steps are there with {slots} filled slots and movement markers: {markers}?", "{n:step} with {slots} filled slots; movement markers: {markers}.").As(rules.Most), slots, reds,
			func(slots, markers int) int { return int(t.n.stepsWith(slots)) * markers }),
		rules.Figure2(rules.Reckons("reach", "DD-4.2 DD-4.3", "How many steps does a {ship} fly, movement markers: {markers}?", "{n:step} for a {ship}; movement markers: {markers}.").As(rules.Most), rules.From(shipWords, "Which ship?"), reds,
			func(ship, markers int) int { return t.n.speed[ship] * markers }),
		rules.Figure0(rules.Reckons("privilege price", "DD-8.4", "How many build markers does a privilege cost?", "{n:build marker}.").As(rules.Least), t.n.claimPrice),
		rules.Figure0(rules.Reckons("discs", "DD-8.5", "How many privilege discs has a player?", "{n:privilege disc}.").As(rules.Most), t.n.discs),
		rules.Figure2(rules.Reckons("trade price", "DD-9.2 DD-8.9", "How many trade markers do {pieces} cost with {privilege}?", "{n:trade marker} for {pieces} with {privilege}.").As(rules.Least), pieces, rules.From(withWords, "Is there a privilege?").Or(0),
			func(pieces, privilege int) int { return tradePrice(pieces, privilege > 0) }),
		rules.Figure1(rules.Reckons("room", "DD-10.1", "How many goods fit with {holds} cargo holds?", "{n:good} with {holds} cargo holds.").As(rules.Most), holds,
			t.n.roomWith),
		rules.Figure1(rules.Reckons("turns left", "DD-11.1", "How many action turns are left after turn {turn}?", "{n:action turn} after turn {turn}."), turn,
			func(turn int) int { return max(0, t.n.turns-turn) }),
	}
}

// tradePrice is what pieces of one kind cost on a planet: a privilege is paid once for a stay (DD-9.2).
func tradePrice(pieces int, privilege bool) int {
	if privilege {
		return min(1, pieces)
	}
	return pieces
}
