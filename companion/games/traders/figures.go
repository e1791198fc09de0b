package traders

import "tablekeeper/companion/rules"

// sellWords are where resources are sold.
var sellWords = rules.Words("place", 0, "planet", "earth").Titled("a planet", "Earth")

// figures are the numbers that follow from the rules, in the order of the specification.
func (t *table) figures(p *position) []rules.Figured {
	n := rules.FromNumber
	const most = 999
	die := n("die", 1, 6, "What was rolled?")
	money := n("money", 0, most, "How much money is there?").At("money.{who}")
	goods := n("goods", 0, most, "How many of that resource are at earth?")
	there, owned := n("there", 0, t.n.mostStations-1, "How many stations are on this planet already?"), n("owned", 0, most, "How many stations are there in all?")
	stored := func(r int, name string) rules.Operand {
		return n(name, 0, most, "How much of it is at earth?").At("earth.{who}." + resourceWords.Word(r)).Or(0)
	}
	number := n("goods", 1, most, "How many resources are sold?").Or(1)
	return []rules.Figured{
		rules.FigureOfSeats("TR-1.1", minSeats, maxSeats),
		rules.Figure0(rules.Reckons("start money", "TR-1.6", "How much money does each player start with?", "{n:MCr;MCr}."),
			t.startMoney),
		rules.Figure0(rules.Reckons("rebellion", "TR-2.7 TR-6.12", "For how many planet cards does a Rebellion halt a planet?", "{n:planet card}."),
			t.n.haltedFor),
		rules.Figure1(rules.Reckons("pirates", "TR-9.3 TR-3.8 TR-3.7", "How much of {money} MCr do pirates take?", "{n:MCr;MCr} of {money}: half, rounded down."), money,
			func(money int) int { return int(half(int32(money))) }),
		rules.Figure0(rules.Reckons("room", "TR-4.1", "How many resources does a ship carry?", "{n:resource}.").As(rules.Most),
			t.n.holds),
		rules.Figure0(rules.Reckons("stations", "TR-5.3", "How many stations can a player have on one planet?", "{n:station} on one planet.").As(rules.Most),
			t.n.mostStations),
		rules.Figure2(rules.Reckons("station price", "TR-5.4", "What does a station cost with {there} on the planet and {owned} in all?", "{n:MCr;MCr}: {there} on this planet, {owned} in all.").As(rules.Least), there, owned,
			func(there, owned int) int { return t.n.stationPrice(there > 0, owned > 0) }),
		rules.Figure0(rules.Reckons("hand", "TR-6.2", "How many action cards does a hand hold?", "{n:action card}.").As(rules.Most),
			t.n.handSize),
		rules.Figure1(rules.Reckons("card cost", "TR-6.4", "What does playing this card cost: {card}?", "{n:MCr;MCr}: {card}.").As(rules.Least), rules.From(actionWords, "Which card?").Called("card"),
			func(card int) int { return t.n.costs[card] }),
		rules.Figure1(rules.Reckons("steps", "TR-7.1", "How many steps does a {die} give?", "{n:step} with a {die}."), die,
			func(die int) int { return t.n.baseSteps + int(d3(die)) }),
		rules.Figure2(rules.Tells("produces", "TR-1.4", "Does {planet} produce {resource}?", "{planet} produces {resource}.|{planet} doesn't produce {resource}."),
			rules.From(producerWords, "Which planet?").Called("planet"), rules.From(resourceWords, "Which resource?").Called("resource"),
			func(planet, resource int) int { return rules.Number(p.has(planet, resource)) }),
		rules.Figure2(rules.Reckons("sale", "TR-8.2 TR-8.1", "What do sold resources bring: {goods} on {place}?", "{n:MCr;MCr}: {goods} on {place}."), rules.From(sellWords, "Where are they sold?"), number,
			func(place, goods int) int { return goods * [...]int{t.n.planetSale, t.n.earthSale}[place] }),
		rules.Figure0(rules.Reckons("card price", "TR-8.4", "What does buying an action card cost?", "{n:MCr;MCr}.").As(rules.Least),
			t.n.cardPrice),
		rules.Figure1(rules.Reckons("money missing", "TR-9.1", "How much money is missing to win with {money} MCr?", "{n:MCr;MCr}: {money} are there."), money,
			func(money int) int { return max(0, t.n.winMoney-money) }),
		rules.Figure1(rules.Reckons("goods missing", "TR-9.1", "How many of a resource are missing to win with {goods} at earth?", "{n:resource} of a kind: {goods} are there."), goods,
			func(goods int) int { return max(0, t.n.winGoods-goods) }),
		rules.Figure3(rules.Reckons("all missing", "TR-9.1", "How many resources are missing at earth to win?", "{n:resource}: {metal} metal, {food} food and {gems} gems are there."),
			stored(metal, "metal"), stored(food, "food"), stored(gems, "gems"),
			func(metal, food, gems int) int {
				return max(0, t.n.winGoods-metal) + max(0, t.n.winGoods-food) + max(0, t.n.winGoods-gems)
			}),
	}
}

// half is half of some money, rounded down (TR-9.3).
func half(money int32) int32 { return money / 2 }

// stationPrice is what a station costs whoever has one on the planet, or anywhere (TR-5.4).
func (n *numbers) stationPrice(there, anywhere bool) int {
	switch {
	case there:
		return n.secondStation
	case anywhere:
		return n.furtherStation
	}
	return n.firstStation
}
