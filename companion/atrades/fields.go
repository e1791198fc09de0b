package atrades

import "tablekeeper/companion/rules"

// many bounds the counts that nothing in the game bounds.
const many = mostMoney

// fields describes the JSON form of section 5 for setting a position up by hand.
func (t *table) fields() []rules.Field {
	round := rules.Field{Name: "round", Title: "Round", Ask: "Which round is it?", Tell: "it is round {value}", Kind: rules.CountField, High: many}
	flag := func(name, title, asks, tells string) rules.Field {
		return rules.Field{Name: name, Title: title, Ask: asks, Tell: tells, Kind: rules.FlagField, Rare: true}
	}
	order := rules.Field{Name: "turn_order", Title: "Turn order", Ask: "What is the turn order?", Tell: "the turn order is {value}", Kind: rules.ListField, Of: []rules.Field{{Kind: rules.SeatField}}}
	bank := rules.Field{Name: "bank", Title: "Bank: received less paid out", Ask: "What has the bank received, less what it paid out?", Tell: "the bank's balance is {value}", Kind: rules.CountField, Low: -many, High: many, Rare: true}
	era := rules.Field{Name: "era", Title: "Era", Ask: "Which era is it?", Tell: "it is era {value}", Kind: rules.CountField, Low: 1, High: int(t.lastEra)}
	return []rules.Field{
		{Name: "phase", Title: "Phase", Ask: "Which phase is it?", Tell: "the phase is {value}", Kind: rules.WordField, Words: phaseWords},
		{Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}", Kind: rules.WordField, Words: stepWords},
		// The table as actor, 0, is settled from the step.
		{Name: "actor", Title: "Who is awaited", Ask: "Who has to act?", Tell: "{value} has to act|nobody alone has to act", Kind: rules.SeatField, Null: "Nobody alone"},
		{Name: "turn", Title: "Whose action it is", Ask: "Whose action is it?", Tell: "it is {value}'s action|it is nobody's action", Kind: rules.SeatField, Null: "Nobody's"},
		round, era, order,
		{Name: "guilds", Title: "Guild", Ask: "Which guild does {who} play?", Tell: "{who} plays {value}|{who} has no guild yet", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.WordField, Words: t.words.guild, Null: "Not chosen yet"},
		}},
		t.seatCounts("personal", "Personal money"),
		t.seatCounts("cubes", "Unused action cubes"),
		t.seatCounts("golden", "Unused golden cubes"),
		{Name: "tracks", Title: "Cubes on the tracks", Kind: rules.GroupField, Of: []rules.Field{
			t.seatCounts("companies", "Companies"), t.seatCounts("bureaucracy", "Bureaucracy"), t.seatCounts("tech", "Tech"),
		}},
		t.companyField(), t.regionField(), t.boardField(),
		t.numberList("supply", "Companies in the supply", "Which companies are in the supply?"), t.numberList("gone", "Companies that left the game", "Which companies have left the game?"),
		t.sealedField(), t.paymentField(), t.oneNumber("tile", "Company that is being placed", "Which company is being placed?", "company {value} is being placed|no company is being placed", "None"),
		t.mergerField(), t.marketField(), t.effectField(), t.cardsField(), bank,
		flag("active", "A cube was laid or a merger took place this round", "Has a cube been laid or a merger taken place this round?",
			"a cube has been laid or a merger has taken place this round|no cube has been laid and no merger has taken place this round"),
		flag("new_era", "A new era began at the end of this round", "Did a new era begin at the end of this round?",
			"a new era began at the end of this round|no new era began at the end of this round"),
		flag("fourth_era", "An era would follow after the last one", "Would an era follow after the last one?",
			"an era would follow after the last one|no era would follow after the last one"),
	}
}

// seatQuestions ask for the counts of seats in the players' words.
var seatQuestions = map[string]string{
	"personal": "How much personal money does {who} have?", "cubes": "How many action cubes does {who} have left?",
	"golden": "How many golden cubes does {who} have left?", "companies": "How many cubes does {who} have on the companies track?",
	"bureaucracy": "How many cubes does {who} have on the bureaucracy track?", "tech": "How many cubes does {who} have on the tech track?",
}

// seatTells are the counts of seats in sentences.
var seatTells = map[string]string{
	"personal": "{who}'s personal money is {value}", "cubes": "{who} has {n:action cube} left",
	"golden": "{who} has {n:golden cube} left", "companies": "{who} has {n:cube} on the companies track",
	"bureaucracy": "{who} has {n:cube} on the bureaucracy track", "tech": "{who} has {n:cube} on the tech track",
}

func (t *table) seatCounts(name, title string) rules.Field {
	return rules.Field{
		Name: name, Title: title, Ask: seatQuestions[name], Tell: seatTells[name], Kind: rules.BySeatField,
		Of: []rules.Field{{Kind: rules.CountField, High: many}},
	}
}

// oneNumber is one company number; asks is the question for it, tells says it, and null is what null means, "" where it
// can't be.
func (t *table) oneNumber(name, title, asks, tells, null string) rules.Field {
	return rules.Field{
		Name: name, Title: title, Ask: asks, Tell: tells, Kind: rules.CountField, Low: t.number[0], High: t.number[len(t.number)-1], Null: null, Rare: null != "",
	}
}

func (t *table) numberList(name, title, asks string) rules.Field {
	return rules.Field{Name: name, Title: title, Ask: asks, Kind: rules.ListField, Of: []rules.Field{t.oneNumber("", "", "", "", "")}}
}

func (t *table) companyField() rules.Field {
	return rules.Field{Name: "companies", Title: "Companies on the board", Ask: "Which companies are on the board, who owns them, and how much money is on their cards?", Kind: rules.MapField, Words: t.words.company, Of: []rules.Field{
		{Kind: rules.GroupField, Of: []rules.Field{
			{Name: "owner", Title: "Owner", Ask: "Who owns company {card}?", Tell: "company {card} belongs to {value}|company {card} is sold", Kind: rules.SeatField, Null: "Sold"},
			{Name: "money", Title: "Money on the card", Ask: "How much money is on company {card}'s card?", Tell: "company {card}'s card holds {value}", Kind: rules.CountField, High: many},
		}},
	}}
}

func (t *table) regionField() rules.Field {
	longest := 0
	for i := range t.data.regions {
		longest = max(longest, len(t.data.regions[i].demand))
	}
	place := rules.Field{Kind: rules.CountField, Low: -many, High: many}
	return rules.Field{Name: "regions", Title: "Regions in the order drawn", Ask: "Which regions are in play?", Kind: rules.ListField, High: t.boardSize, Of: []rules.Field{
		{Kind: rules.GroupField, Of: []rules.Field{
			{Name: "id", Title: "Region", Kind: rules.WordField, Words: t.words.region},
			{Name: "demand", Title: "Spaces that the demand marker has moved", Kind: rules.CountField, High: longest},
			{Name: "at", Title: "Centre", Kind: rules.ListField, High: 2, Of: []rules.Field{place}, Null: "Not laid", Rare: !t.joined},
			{Name: "rotation", Title: "Turns", Kind: rules.CountField, High: sides - 1, Rare: !t.joined},
		}},
	}}
}

func (t *table) boardField() rules.Field {
	return rules.Field{Name: "board", Title: "Tiles", Ask: "Where are the tiles?", Kind: rules.MapField, Words: t.words.region, Of: []rules.Field{
		{Kind: rules.MapField, Words: cellWords, Of: []rules.Field{t.oneNumber("", "Company", "", "", "")}},
	}}
}

func (t *table) sealedField() rules.Field {
	return rules.Field{Name: "sealed", Title: "Sealed bid", Ask: "What has {who} bid?", Tell: "{who} has bid {value}|{who} has not bid", Kind: rules.BySeatField, Rare: true, Of: []rules.Field{
		{Kind: rules.CountField, High: mostMoney, Null: "None"},
	}}
}

func (t *table) paymentField() rules.Field {
	return rules.Field{Name: "payment", Title: "Payment", Ask: "Is a payment due?", Tell: "a payment is due|no payment is due", Kind: rules.GroupField, Null: "None", Only: in(StepPay), Rare: true, Of: []rules.Field{
		{Name: "seat", Title: "Who pays", Ask: "Who has to pay?", Tell: "{value} has to pay", Kind: rules.SeatField},
		{Name: "amount", Title: "Amount", Ask: "How much is owed?", Tell: "the payment is {value}", Kind: rules.CountField, Low: 1, High: mostMoney},
	}}
}

func (t *table) mergerField() rules.Field {
	seats := func(name, title, asks string) rules.Field {
		return rules.Field{Name: name, Title: title, Ask: asks, Kind: rules.ListField, Of: []rules.Field{{Kind: rules.SeatField}}}
	}
	return rules.Field{Name: "merger", Title: "Merger", Ask: "Is a merger under way?", Tell: "a merger is under way|no merger is under way", Kind: rules.GroupField, Null: "None", Rare: true, Of: []rules.Field{
		{Name: "initiator", Title: "Initiator", Ask: "Who started the merger?", Tell: "{value} started the merger", Kind: rules.SeatField},
		t.numberList("targets", "The two companies", "Which two companies merge?"), seats("owners", "Their owners", "Who owns the two companies of the merger?"),
		{Name: "placed", Title: "The initiator laid a cube", Ask: "Did the initiator lay a cube?", Tell: "the initiator laid a cube|the initiator laid no cube", Kind: rules.FlagField},
		t.numberList("track", "Companies of the cubes, left to right", "Which companies do the cubes on the auction track stand for, from left to right?"),
		{Name: "rounds", Title: "Rounds of the auction", Ask: "How many rounds does the auction have?", Tell: "the auction has {n:round}", Kind: rules.CountField, Low: 2, High: many},
		{Name: "round", Title: "Round of the auction", Ask: "Which round of the auction is it?", Tell: "it is round {value} of the auction", Kind: rules.CountField, Low: 1, High: many},
		seats("in", "Still in the auction", "Who is still in the auction?"),
		{Name: "high", Title: "Standing or winning bid", Ask: "What is the standing bid?", Tell: "the standing bid is {value}", Kind: rules.CountField, High: mostMoney},
		{Name: "leader", Title: "Whose bid it is", Ask: "Whose bid stands?", Tell: "{value}'s bid stands|nobody's bid stands", Kind: rules.SeatField, Null: "Nobody's"},
		{Name: "winner", Title: "Winner", Ask: "Who has won the auction?", Tell: "{value} has won the auction|nobody has won the auction yet", Kind: rules.SeatField, Null: "Nobody yet"},
		{Name: "held", Title: "Money for the surviving card", Ask: "How much money goes to the surviving company's card?", Tell: "the surviving company's card gets {value}", Kind: rules.CountField, High: many},
		seats("losers", "Still to get a free company, the next first", "Who still gets a free company, the next one first?"),
	}}
}

func (t *table) marketField() rules.Field {
	return rules.Field{Name: "market", Title: "Market", Ask: "Is the market running?", Tell: "the market is running|the market is not running", Kind: rules.GroupField, Null: "Not running", Rare: true, Of: []rules.Field{
		t.oneNumber("company", "Company that may grow", "Which company may grow in the market?", "company {value} may grow in the market", ""),
		{Name: "sold", Title: "Goods sold this time", Ask: "How many goods have been sold in {card} this time?", Tell: "{n:good} sold in {card} this time|nothing sold in {card} this time", Kind: rules.MapField, Words: t.words.region, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: many},
		}},
	}}
}

func (t *table) effectField() rules.Field {
	return rules.Field{Name: "effect", Title: "Card that is being carried out", Ask: "Is a technology card being carried out?", Tell: "a technology card is being carried out|no technology card is being carried out", Kind: rules.GroupField, Null: "None", Rare: true, Of: []rules.Field{
		{Name: "card", Title: "Card", Ask: "Which technology card is being carried out?", Tell: "the technology card is {value}", Kind: rules.WordField, Words: t.words.card},
		{Name: "next", Title: "Effects begun", Ask: "How many of the card's effects have begun?", Tell: "{n:effect} of the card begun", Kind: rules.CountField, High: 9},
		t.oneNumber("company", "Company that grows", "Which company grows because of the card?", "company {value} grows because of the card|no company grows because of the card", "None"),
		{Name: "adjusted", Title: "Adjustments made", Ask: "How many adjustments have been made for this card?", Tell: "{n:adjustment} made for this card", Kind: rules.CountField, High: mostAdjusted},
	}}
}

func (t *table) cardsField() rules.Field {
	return rules.Field{Name: "cards", Title: "Technology cards", Ask: "Which technology cards are held?", Kind: rules.GroupField, Rare: len(t.data.cards) == 0, Of: []rules.Field{
		{Name: "supply", Title: "Supply", Ask: "How many {card} cards are in the supply?", Tell: "the supply has {n:{card} card}", Kind: rules.CardsField, Words: t.words.card, High: maxCards},
		{Name: "held", Title: "Held", Ask: "How many {card} cards does {who} hold?", Tell: "{who} holds {n:{card} card}", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.CardsField, Words: t.words.card, High: maxCards},
		}},
	}}
}

// settle makes fit what follows from the rest of a position that is being set
// up: where the numbers are that nobody named, the cards left, and that nothing
// stands from a step that is over.
func (t *table) settle(p *position) {
	if p.step != StepPay {
		p.payment, p.payer = 0, 0
	}
	if p.phase != phaseMarket {
		p.market = market{company: none}
	}
	if p.step != StepPlace && p.tile != none {
		p.companies[p.tile].where = later
		p.tile = none
	}
	t.settleNumbers(p)
	for k := range t.data.cards {
		left := t.data.cards[k].copies
		for i := range t.size() {
			left -= int(p.held[i][k])
		}
		p.supply[k] = uint8(max(0, left))
	}
	switch {
	case p.step == StepManual:
		p.actor = 0
	case nobodySteps.Has(p.step):
		p.actor = nobody
	}
	if !t.acting(p) {
		p.turn, p.merger, p.effect = 0, merger{}, research{company: none}
		if p.phase != phaseTurnOrder {
			p.sealed = t.noSealed
		}
	}
	if !t.eras {
		p.golden = [maxSeats]int{}
	}
}

// settleNumbers puts the numbers of later eras aside and those that are nowhere
// into the supply; the money of a sold company is gone.
func (t *table) settleNumbers(p *position) {
	for c := range t.number {
		card := &p.companies[c]
		switch comes := t.eras && t.kind(c).era > int(p.era); {
		case card.where == later && !comes:
			card.where = ready
		case card.where == ready && comes:
			card.where = later
		}
		if card.owner == 0 {
			card.money = 0
		}
	}
}
