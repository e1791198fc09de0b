// Package atrades is the rulebook of Atrades, Speculators of the desert planet:
// guilds start companies, merge them and sell to the market. Its specification is
// docs/rules/atrades.md; rule identifiers are its own.
package atrades

import (
	"fmt"
	"slices"
	"strconv"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Game is Atrades as it stands on the shelf.
func Game() *rules.Game {
	return rules.Declare(rules.Game{
		Key:      "atrades",
		Title:    "Atrades",
		Version:  "1",
		Tagline:  "Start, grow and merge companies on the desert planet, and keep the money for yourself.",
		MinSeats: minSeats, MaxSeats: maxSeats,
		Told:    "{n} money",
		Options: options(),
		Numbers: func(int) []rules.RuleNumber {
			c := printed()
			return c.numbers(new(int))
		},
		Copied: new(DataField()),
		AtOnce: []rules.Named{Acquire, Draw, Expand, Keep, Place},
		Texts:  texts,
	}, build)
}

// build makes the rulebook for one table.
func build(s *rules.Setup) (*rules.Book[position], error) {
	data, err := setup(s.Choices)
	if err != nil {
		return nil, err
	}
	if len(s.Seats) > len(data.guilds) { // AT-14.1
		return nil, &rules.Fault{Text: fmt.Sprintf("%d seats, but only %d guilds in the data", len(s.Seats), len(data.guilds))}
	}
	regions := 0
	if err := data.adjust(s, &regions); err != nil {
		return nil, err
	}
	return newTable(s, data, regions).newBook(), nil
}

// reached is the money of a seat; cubes decide between equals.
func reached(p *position, seat int) wording.Text {
	return wording.Say("Money {money}, cubes {cubes}", p.Personal[seat-1], p.Cubes[seat-1]+p.Golden[seat-1])
}

// newBook makes the rulebook of a table.
func (t *table) newBook() *rules.Book[position] {
	t.book = &rules.Book[position]{
		Seats:        t.seats,
		Steps:        stepSaid,
		Start:        t.initial(),
		Step:         func(p *position) rules.Step { return p.Step },
		ToMove:       t.toMove,
		Sealed:       t.sealedSeats,
		Deal:         t.unbid,
		Verbs:        t.verbs(),
		Ranking:      t.ranking,
		Turn:         func(p *position) int { return int(p.turn) },
		Reached:      reached,
		Standing:     func(p *position, seat int) int { return p.Personal[seat-1] },
		Invariants:   t.invariants(),
		Figures:      t.figures,
		Of:           t,
		Position:     t.described,
		Settle:       t.settle,
		RandomWeight: t.randomWeight,
		Signs:        t.signs(),
		Feats:        feats(),
	}
	return t.book
}

func newTable(s *rules.Setup, data *components, least int) *table {
	t := &table{
		setup: s, seats: s.Seats, data: data, lastEra: int8(data.lastEra()), boardSize: len(data.regions),
		eras:     s.Options["edition"] == "later",
		bidFirst: s.Options["first-order"] == "bid",
		joined:   s.Options["layout"] == "joined",
		tiers:    s.Options["auction-rounds"] == "tiers",
		joins:    s.Options["old-bank-money"] == "joins",
		limits:   s.Options.On("track-limits"),
		least:    least,
	}
	t.regions = t.regionsFor(len(s.Seats))
	for i := range t.noSealed {
		t.noSealed[i] = none
	}
	t.numberCompanies()
	t.words = t.vocabularies()
	return t
}

// regionsFor is how many regions so many players begin with (AT-13.3).
func (t *table) regionsFor(players int) int {
	regions := max(t.least, players)
	if n, err := strconv.Atoi(t.setup.Options["start-regions"]); err == nil {
		regions = n
	}
	return min(regions, t.boardSize)
}

// numberCompanies lists the company numbers of all types, ascending.
func (t *table) numberCompanies() {
	kind := map[int]int{}
	for i := range t.data.kinds {
		for _, n := range t.data.kinds[i].numbers {
			t.number = append(t.number, n)
			kind[n] = i
		}
	}
	slices.Sort(t.number)
	for _, n := range t.number {
		t.kindOf = append(t.kindOf, kind[n])
	}
}

// priced tells the companies by their goods and what one brings.
func (t *table) priced() []wording.Text {
	told := make([]wording.Text, len(t.number))
	for c, n := range t.number {
		k := &t.data.kinds[t.kindOf[c]]
		told[c] = wording.Say("{number} {kind} at {price}", n, wording.Name(k.name), k.price)
	}
	return told
}

func (t *table) vocabularies() vocabularies {
	numbers, titles := make([]string, len(t.number)), make([]string, len(t.number))
	for c, n := range t.number {
		numbers[c] = strconv.Itoa(n)
		titles[c] = "company " + numbers[c]
	}
	d := t.data
	regions := each(d.regions, func(m *region) string { return m.id })
	regionTitles := each(d.regions, func(m *region) string { return m.name })
	cards := each(d.cards, func(c *card) string { return c.id })
	cardTitles := each(d.cards, func(c *card) string { return c.name })
	return vocabularies{
		guild: rules.Words("G", 0, each(d.guilds, func(g *guild) string { return g.id })...).
			Titled(each(d.guilds, func(g *guild) string { return g.name })...),
		region:   rules.Words("M", 0, regions...).Titled(regionTitles...),
		company:  rules.Words("C", 0, numbers...).Told(t.priced()),
		seat:     rules.Numbers("SEAT", 1, t.size()).OfSeats(),
		card:     rules.Words("card", 0, cards...).Titled(cardTitles...),
		research: rules.Open("W", 0, cards...).Titled(cardTitles...),
		choice:   rules.Words("W", 0, append(numbers, regions...)...).Titled(append(titles, regionTitles...)...),
	}
}

// initial is the position at the start of the setup (section 4).
func (t *table) initial() position {
	p := t.blank()
	p.phase, p.era = phaseSetup, 1
	p.Step, p.actor = StepGuild, 1
	for i := range t.size() {
		p.Cubes[i] = t.data.cubes
		p.Golden[i] = t.goldenCubes()
	}
	for c := range t.number {
		if !t.eras || t.kind(c).era == 1 {
			p.companies[c].where = Supply
		}
	}
	for i := range t.data.cards {
		p.supply[i] = uint8(t.data.cards[i].copies)
	}
	return p
}

// blank is a position in which nothing is there.
func (t *table) blank() position {
	p := position{
		sealed: t.noSealed, tile: none, market: market{company: none}, effect: research{company: none},
	}
	for i := range p.guilds {
		p.guilds[i] = none
	}
	return p
}

// verbs lists the moves in the order of the specification (section 7).
func (t *table) verbs() []verb {
	list := []verb{
		t.guild(), t.draw(), t.lay(),
		t.bidTurn(), t.bidOpen(), t.bidFinal(),
		t.payOwn(), t.payFrom(),
		t.acquire(StepAction), t.acquire(StepGolden), t.acquire(StepFreeAcquire), t.place(),
		t.merge(StepAction), t.merge(StepGolden), t.mergeCube(), t.freeCube(),
		t.pass(StepAction, "Take no action this round.", "passes", t.passAction),
		t.pass(StepGolden, "Keep your golden cube for a later round.", "keeps the golden cube", t.passAction),
		t.pass(StepMergeCube, "Merge without laying a cube.", "lays no cube for the merger", t.passMergeCube),
		t.pass(StepAuction, "Leave the auction for good.", "leaves the auction", t.passOpen),
		t.pass(StepFinalBid, "Withdraw from the auction, unseen by the others.", "withdraws from the auction", t.passFinal),
		t.pass(StepFreeAcquire, "Take no free company.", "takes no free company", t.passFreeAcquire),
		t.pass(StepFreeCube, "Take no free cube.", "takes no bureaucracy cube", t.passAction),
		t.pass(StepCardExpand, "Let no company grow.", "lets no company grow", t.passCard),
		t.pass(StepExpand, "Don't grow.", "doesn't grow", func(p *position, _ act) { t.afterGrowth(p) }),
		t.keep(), t.sellCompany(StepAction), t.sellCompany(StepGolden),
		t.researchCard(StepAction), t.researchCard(StepGolden),
		t.chooseRegion(), t.chooseCompany(), t.chooseGrowing(), t.expand(),
	}
	return append(append(list, t.adjust()...), t.done())
}

// pass declares the pass of one step.
func (t *table) pass(step rules.Step, line, says string, effect func(p *position, a act)) verb {
	return verb{Is: Pass, Passes: true, Steps: in(step), Help: line, Template: "{who} " + says, Effect: effect}
}

func (t *table) passAction(p *position, _ act) { t.finishAction(p) }

// randomWeight makes random games move on and use the whole board: mergers, sales and
// cards are taken up when they can be, and bids stay small.
func (t *table) randomWeight(_ *position, a act) int {
	if amount, ok := Bid.Of(a); ok {
		return 1 + 60/(1+amount)
	}
	switch {
	case Merge.Is(a), Sell.Is(a), Research.Is(a):
		return 120
	case Done.Is(a):
		return 100
	case Lay.Is(a):
		return 1
	}
	return 15
}
