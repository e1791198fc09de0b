package atrades

import "tablekeeper/companion/rules"

// figures are the numbers that follow from the rules and the data, in the order of the specification.
func (t *table) figures(*position) []rules.Figured {
	n := rules.FromNumber
	money := n("money", 0, maxAmount, "How much money is on the company's card?")
	personal := n("personal", 0, maxAmount, "How much personal money is there?").At("personal.{who}")
	card := n("card", 0, maxAmount, "How much is on the richest own card?").Or(0)
	cubes := n("cubes", 0, maxNumber, "How many cubes are on the auction track?").At("merger.track").Or(0)
	high := n("bid", 0, mostMoney, "What is the standing bid?").At("merger.high").Or(0)
	bid, place := n("bid", 0, mostMoney, "What is the winning bid?").At("merger.high"), n("place", 1, maxNumber, "Which cube from the left?").Or(1)
	first, second := n("first", 1, maxNumber, "Which level is one company?"), n("second", 1, maxNumber, "Which level is the other one?")
	guild := rules.From(t.words.guild, "Which guild?").Called("guild").At("guilds.{who}")
	companies := n("companies", 0, maxNumber, "How many companies has the guild acquired?").At("tracks.companies.{who}").Or(0)
	city := n("city", 0, maxNumber, "What is the city's number?")
	players := n("players", minSeats, maxSeats, "How many players?")
	list := []rules.Figured{
		rules.FigureOfSeats("AT-14.1", minSeats, min(maxSeats, len(t.data.guilds))),
		rules.Figure0(rules.Reckons("action cubes", "AT-3.1 AT-13.1", "How many action cubes does each player have?", "{n:action cube}."),
			t.data.cubes),
		rules.Figure0(rules.Reckons("golden cubes", "AT-13.1 AT-14.33", "How many golden cubes does each player have?", "{n:golden cube}."),
			t.goldenCubes()),
		rules.Figure1(rules.Reckons("regions", "AT-13.3", "With how many regions do {players} players start?", "{n:region}: {players} players."), players,
			t.regionsFor),
		rules.Figure2(rules.Reckons("greatest bid", "AT-14.14 AT-2.1 AT-14.6", "How much can be bid with {personal} of personal money and {card} on the richest card?", "{n} at most: {personal} and {card}.").As(rules.Most), personal, card,
			func(personal, card int) int { return personal + card }),
		rules.Figure2(rules.Reckons("least bid", "AT-6.2 AT-6.1 AT-14.14", "What is the lowest bid with {cubes} cubes on the track and {bid} as the standing bid?", "{n} at least: {cubes} on the track, and {bid} stands.").As(rules.Least), cubes, high,
			leastBid),
		rules.Figure2(rules.Reckons("auction rounds", "AT-13.5", "How many rounds does the auction have with companies of levels {first} and {second}?", "{n:round}: levels {first} and {second}."), first, second,
			func(first, second int) int { return first + second }),
		rules.Figure3(rules.Reckons("share", "AT-14.18", "How much of a bid of {bid} lies on cube {place} of {cubes}?", "{n} of {bid} on cube {place} of {cubes}."), bid, n("cubes", 1, maxNumber, "How many cubes are on the auction track?").At("merger.track"), place,
			func(bid, cubes, place int) int { return sharesOf(bid, cubes)[min(place, cubes)-1] }),
		rules.Figure1(rules.Reckons("bureaucracy", "AT-8.3 AT-14.24", "How much bureaucracy does city {city} ask for?", "City {city} asks for {n:bureaucracy;bureaucracy}.").As(rules.Least), city,
			func(city int) int { return city }),
		rules.Figure1(rules.Reckons("payout", "AT-14.25", "What does the government pay for a company with {money} on its card?", "{n} for {money} on the card."), money,
			func(money int) int { return paidOut(t.data.chart, money) }),
	}
	if !t.limits {
		return list
	}
	return append(list,
		rules.Figure2(rules.Reckons("companies left", "AT-4.1 AT-13.7", "How many more companies can {guild} acquire after {companies}?", "{n:more company;more companies}: {guild} has {companies}.").As(rules.Most), guild, companies,
			func(guild, companies int) int {
				return max(0, t.data.guilds[guild].boxes[trackCompanies]-companies)
			}))
}

// goldenCubes is how many golden cubes each player has, in the later edition alone (AT-13.1).
func (t *table) goldenCubes() int {
	if !t.eras {
		return 0
	}
	return t.data.golden
}
