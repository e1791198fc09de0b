package atrades

import (
	"slices"

	"tablekeeper/companion/rules"
)

// many bounds the counts that nothing in the game bounds, where people set them.
const many = mostMoney

// part and shape are those of a position of this game.
type (
	part  = rules.Part
	shape = rules.Shape
)

// described is the position of section 5, field by field.
func (t *table) described(p *position) shape {
	parts := append(t.roundParts(p), t.seatParts(p)...)
	parts = append(parts, t.worldParts(p)...)
	parts = append(parts, t.pendingParts(p)...)
	return rules.Group(append(parts, t.restParts(p)...)...).
		Fresh(func() { *p = t.blank() }).
		Then(func(_ rules.Value) { p.total = t.money(p) })
}

// amount is a number from low that nothing in the game bounds.
func amount(low int) rules.Scalar { return rules.NumberIn(low, many).Reads(min(low, 1), mostRead) }

// numbered is a company by its number; the position keeps its place in the table's list.
func (t *table) numbered() rules.Scalar {
	return rules.NumberIn(t.number[0], t.number[len(t.number)-1]).Reads(0, mostRead).Kept(
		func(n int, v rules.Value) int {
			c := slices.Index(t.number, n)
			if c < 0 {
				v.Fail("there is no company %d", n)
			}
			return max(0, c)
		},
		func(c int) int { return t.number[c] })
}

// roundParts are about the round, and whose move it is.
func (t *table) roundParts(p *position) []part {
	seat := rules.SeatOf(t.size())
	return []part{
		{
			Name: "phase", Title: "Phase", Ask: "Which phase is it?", Tell: "the phase is {value}",
			Is: rules.At(&p.phase, rules.WordIn(phaseWords)),
		},
		{
			Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}",
			Is: rules.At(&p.Step, rules.WordIn(stepWords)),
		},
		{ // the table as actor, 0, is settled from the step
			Name: "actor", Title: "Who is awaited", Ask: "Who has to act?", Tell: "{value} has to act|nobody alone has to act",
			Only: allSteps &^ nobodySteps, Misfit: "a single player whose move it is",
			Is: rules.At(&p.actor, seat.Reads(0, t.size()).OrNull(nobody, "Nobody alone")),
		},
		{
			Name: "turn", Title: "Whose action it is", Ask: "Whose action is it?", Tell: "it is {value}'s action|it is nobody's action",
			Is: rules.At(&p.turn, seat.OrNull(0, "Nobody's")),
		},
		{
			Name: "round", Title: "Round", Ask: "Which round is it?", Tell: "it is round {value}",
			Is: rules.At(&p.Round, amount(0)),
		},
		{
			Name: "era", Title: "Era", Ask: "Which era is it?", Tell: "it is era {value}",
			Is: rules.At(&p.era, rules.NumberIn(1, int(t.lastEra))),
		},
		{
			Name: "turn_order", Title: "Turn order", Ask: "What is the turn order?", Tell: "the turn order is {value}",
			Is: rules.Row(p.order[:], seat).Then(rules.Distinct),
		},
	}
}

// seatParts are what each seat has.
func (t *table) seatParts(p *position) []part {
	counts := func(name, title, ask, tell string, of *[maxSeats]int) part {
		return part{Name: name, Title: title, Ask: ask, Tell: tell, Is: rules.EachSeat(t.size(), func(i int) shape {
			return rules.At(&of[i], amount(0))
		})}
	}
	track := func(number int, title, said string) part {
		return counts(trackNames[number], title, "How many cubes does {who} have on the "+said+" track?",
			"{who} has {n:cube} on the "+said+" track", &p.tracks[number])
	}
	return []part{
		{
			Name: "guilds", Title: "Guild", Ask: "Which guild does {who} play?", Tell: "{who} plays {value}|{who} has no guild yet",
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.At(&p.guilds[i], rules.WordIn(t.words.guild).OrNull(none, "Not chosen yet"))
			}),
		},
		counts("personal", "Personal money", "How much personal money does {who} have?", "{who}'s personal money is {value}",
			&p.Personal),
		counts("cubes", "Unused action cubes", "How many action cubes does {who} have left?", "{who} has {n:action cube} left",
			&p.Cubes),
		counts("golden", "Unused golden cubes", "How many golden cubes does {who} have left?", "{who} has {n:golden cube} left",
			&p.Golden),
		{Name: "tracks", Title: "Cubes on the tracks", Is: rules.Group(
			track(trackCompanies, "Companies", "companies"), track(trackBureaucracy, "Bureaucracy", "bureaucracy"), track(trackTech, "Tech", "tech"),
		)},
	}
}

// worldParts are about companies and regions. They are read first, in this order: each
// says where some company numbers are, and no number is in two places.
func (t *table) worldParts(p *position) []part {
	list := func(name, title, ask string, where Where) part {
		return part{Name: name, Title: title, Ask: ask, First: true, Is: rules.ListOf(0,
			func() []int { return t.numbersAt(p, where) },
			func(list []int, v rules.Value) { t.putAll(p, list, where, v) }, rules.Itself[int](t.numbered()))}
	}
	return []part{
		{
			Name: "companies", Title: "Companies on the board", First: true,
			Ask: "Which companies are on the board, who owns them, and how much money is on their cards?",
			Is:  rules.MapAt(t.words.company, func(c int) *company { return &p.companies[c] }, t.describedCompany),
		},
		{
			Name: "regions", Title: "Regions in the order drawn", Ask: "Which regions are in play?", First: true,
			Is: rules.ListOf(t.boardSize, p.drawnRegions, func(list []drawn, v rules.Value) { t.setRegions(p, list, v) }, t.describedRegion),
		},
		{
			Name: "board", Title: "Tiles", Ask: "Where are the tiles?", First: true,
			Is: rules.Own(rules.Field{Kind: rules.MapField, Words: t.words.region, Of: []rules.Field{
				{Kind: rules.MapField, Words: cellWords, Of: []rules.Field{t.tileField()}},
			}}, func() any { return t.boardObject(p) }, func(v rules.Value) { t.readBoard(p, v) }),
		},
		list("supply", "Companies in the supply", "Which companies are in the supply?", Supply),
		list("gone", "Companies that left the game", "Which companies have left the game?", Gone),
	}
}

// tileField is the company of a hex.
func (t *table) tileField() rules.Field {
	f := t.numbered().Field
	f.Title = "Company"
	return f
}

func (t *table) describedCompany(c *company) rules.Shape {
	return rules.Group(
		part{
			Name: "owner", Title: "Owner", Ask: "Who owns company {card}?", Tell: "company {card} belongs to {value}|company {card} is sold",
			Is: rules.At(&c.owner, rules.SeatOf(t.size()).OrNull(0, "Sold")),
		},
		part{
			Name: "money", Title: "Money on the card", Ask: "How much money is on company {card}'s card?", Tell: "company {card}'s card holds {value}",
			Is: rules.At(&c.money, amount(0)),
		},
	).Fresh(func() { c.where = Business }).
		OrNull("", func() bool { return c.where == Business }, func() { *c = company{} })
}

// drawn is a region in play, as it was drawn.
type drawn struct {
	region int8
	mapState
}

func (t *table) describedRegion(d *drawn) rules.Shape {
	longest := 0
	for i := range t.data.regions {
		longest = max(longest, len(t.data.regions[i].demand))
	}
	return rules.Group(
		part{Name: "id", Title: "Region", Is: rules.At(&d.region, rules.WordIn(t.words.region))},
		part{
			Name: "demand", Title: "Spaces that the demand marker has moved",
			Is: rules.At(&d.demand, rules.NumberIn(0, longest)),
		},
		part{Name: "at", Title: "Centre", Rare: !t.joined, Is: rules.Own(
			rules.Field{Kind: rules.ListField, High: 2, Of: []rules.Field{{Kind: rules.CountField, Low: -many, High: many}}, Null: "Not laid"},
			func() any {
				if !d.laid {
					return nil
				}
				return rules.List{d.at.q, d.at.r}
			}, func(v rules.Value) { readCentre(d, v) })},
		part{
			Name: "rotation", Title: "Turns", Rare: !t.joined,
			Is: rules.At(&d.rotation, rules.NumberIn(0, sides-1)),
		},
	).Then(func(v rules.Value) {
		v.Field("demand").Int(0, len(t.data.regions[v.Field("id").Word(t.words.region)].demand))
	})
}

// pendingParts are about what is under way.
func (t *table) pendingParts(p *position) []part {
	return []part{
		{
			Name: "sealed", Title: "Hidden bid", Ask: "What has {who} bid?", Tell: "{who} has bid {value}|{who} has not bid", Rare: true,
			Is: rules.EachSeat(t.size(), func(i int) shape {
				return rules.At(&p.sealed[i], amount(0).OrNull(none, "None"))
			}),
		},
		{
			Name: "payment", Title: "Payment", Ask: "Is a payment due?", Tell: "a payment is due|no payment is due",
			Only: in(StepPay), Misfit: "a sum to be paid", Rare: true,
			Is: rules.Group(
				part{
					Name: "seat", Title: "Who pays", Ask: "Who has to pay?", Tell: "{value} has to pay",
					Is: rules.At(&p.payer, rules.SeatOf(t.size())),
				},
				part{
					Name: "amount", Title: "Amount", Ask: "How much is owed?", Tell: "the payment is {value}",
					Is: rules.At(&p.Owed, rules.NumberIn(1, mostMoney)),
				},
			).OrNull("None", func() bool { return p.Owed > 0 }, func() { p.Owed, p.payer = 0, 0 }),
		},
		{
			Name: "tile", Title: "Company that is being placed", Ask: "Which company is being placed?",
			Tell: "company {value} is being placed|no company is being placed",
			Only: in(StepPlace), Misfit: "a tile to be placed", Rare: true, First: true,
			Is: t.tileShape(p),
		},
		{
			Name: "merger", Title: "Merger", Ask: "Is a merger under way?", Tell: "a merger is under way|no merger is under way", Rare: true,
			Is: t.describedMerger(&p.Merger),
		},
		{
			Name: "market", Title: "Market", Ask: "Is the market running?", Tell: "the market is running|the market is not running", Rare: true,
			Is: t.describedMarket(p),
		},
		{
			Name: "effect", Title: "Card that is being carried out", Ask: "Is a technology card being carried out?",
			Tell: "a technology card is being carried out|no technology card is being carried out", Rare: true,
			Is: t.describedEffect(&p.effect),
		},
	}
}

// tileShape is the company whose tile is acquired and not yet placed.
func (t *table) tileShape(p *position) shape {
	number := rules.At(&p.tile, t.numbered().OrNull(none, "None"))
	return number.Fresh(func() {
		if p.tile != none {
			p.companies[p.tile].where = Later
		}
	}).Then(func(v rules.Value) {
		if p.tile != none {
			t.put(p, int(p.tile), Taken, v)
		}
	})
}

func (t *table) describedMarket(p *position) shape {
	return rules.Group(
		part{
			Name: "company", Title: "Company that may grow", Ask: "Which company may grow in the market?", Tell: "company {value} may grow in the market",
			Is: rules.At(&p.market.company, t.numbered()),
		},
		part{
			Name: "sold", Title: "Goods sold this time", Ask: "How many goods have been sold in {card} this time?",
			Tell: "{n:good} sold in {card} this time|nothing sold in {card} this time",
			Is: rules.MapAt(t.words.region, func(region int) *int {
				if !p.maps[region].inPlay {
					return nil
				}
				return &p.market.sold[region]
			}, rules.Itself[int](amount(1))),
		},
	).Fresh(func() { p.market.on = true }).
		OrNull("Not running", func() bool { return p.market.on }, func() { p.market = market{company: none} })
}

func (t *table) describedEffect(e *research) rules.Shape {
	return rules.Group(
		part{
			Name: "card", Title: "Card", Ask: "Which technology card is being carried out?", Tell: "the technology card is {value}",
			Is: rules.At(&e.card, rules.WordIn(t.words.card)),
		},
		part{
			Name: "next", Title: "Effects begun", Ask: "How many of the card's effects have begun?", Tell: "{n:effect} of the card begun",
			Is: rules.At(&e.next, rules.NumberIn(0, maxEra)),
		},
		part{
			Name: "company", Title: "Company that grows", Ask: "Which company grows because of the card?",
			Tell: "company {value} grows because of the card|no company grows because of the card",
			Only: in(StepExpand), Misfit: "a company that grows", Rare: true,
			Is: rules.At(&e.company, t.numbered().OrNull(none, "None")),
		},
		part{
			Name: "adjusted", Title: "Adjustments made", Ask: "How many adjustments have been made for this card?",
			Tell: "{n:adjustment} made for this card",
			Is:   rules.At(&e.adjusted, rules.NumberIn(0, mostAdjusted)),
		},
	).Then(func(v rules.Value) {
		v.Field("next").Int(0, len(t.data.cards[v.Field("card").Word(t.words.card)].effects))
	}).Switched("None", &e.on, func() { *e = research{company: none} })
}

// restParts are the technology cards, the bank and what the round has seen.
func (t *table) restParts(p *position) []part {
	flag := func(name, title, asks, tells string, at *bool) part {
		return part{Name: name, Title: title, Ask: asks, Tell: tells, Rare: true, Is: rules.FlagAt(at)}
	}
	return []part{
		{
			Name: "cards", Title: "Technology cards", Ask: "Which technology cards are held?", Rare: len(t.data.cards) == 0,
			Is: rules.Group(
				part{
					Name: "supply", Title: "Supply", Ask: "How many {card} cards are in the supply?", Tell: "the supply has {n:{card} card}",
					Is: rules.NumbersAt(p.supply[:], t.words.card, maxCards),
				},
				part{
					Name: "held", Title: "Held", Ask: "How many {card} cards does {who} hold?", Tell: "{who} holds {n:{card} card}",
					Is: rules.EachSeat(t.size(), func(i int) shape {
						return rules.NumbersAt(p.held[i][:], t.words.card, maxCards)
					}),
				},
			),
		},
		{
			Name: "bank", Title: "Bank: received less paid out", Ask: "What has the bank received, less what it paid out?",
			Tell: "the bank's balance is {value}", Rare: true,
			Is: rules.At(&p.bank, rules.NumberIn(-many, many).Reads(-mostRead, mostRead)),
		},
		flag("active", "A cube was laid or a merger took place this round", "Has a cube been laid or a merger taken place this round?",
			"a cube has been laid or a merger has taken place this round|no cube has been laid and no merger has taken place this round",
			&p.active),
		flag("new_era", "A new era began at the end of this round", "Did a new era begin at the end of this round?",
			"a new era began at the end of this round|no new era began at the end of this round",
			&p.newEra),
		flag("fourth_era", "An era would follow after the last one", "Would an era follow after the last one?",
			"an era would follow after the last one|no era would follow after the last one",
			&p.fourthEra),
	}
}
