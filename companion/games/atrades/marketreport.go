package atrades

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Market is a market phase step by step: what was sold, in the order of the
// company numbers, and who grew.
type Market struct {
	Round   int
	Sales   []Sale
	Regions []MarketRegion
	Over    bool // all companies have been to the market
}

// MarketRegion is what a region takes, and how much of that was sold.
type MarketRegion struct {
	Name         string
	Demand, Sold int
}

// Sale is what one company brings to the market.
type Sale struct {
	Company, Owner    int
	Kind              string
	Size, Price       int
	In                []SaleIn
	Goods, Money      int    // in all
	Growth            Growth // what comes of the right to grow
	OntoRegion, OntoX string // where it grew: the region's name and the cell
}

// SaleIn is what a company sells in one region: its tiles there, the demand that
// was left when it came, and the goods sold.
type SaleIn struct {
	Region            string
	Tiles, Left, Sold int
}

// Growth is whether a company grew at the market.
type Growth int

// A company may grow that sold a good for each tile (AT-14.30).
const (
	NoGrowth Growth = iota // not everything was sold, or there is no room or tile
	MayGrow                // its owner has not decided yet
	NotGrown               // its owner did without
	Grown
)

// ledger writes a market down while it runs.
type ledger struct {
	t      *table
	market Market
}

// sale notes a company that has been to the market.
func (l *ledger) sale(p *position, c int, before [maxRegions]int) {
	kind := l.t.kind(c)
	sale := Sale{
		Company: l.t.number[c], Owner: int(p.companies[c].owner), Kind: kind.name, Size: int(p.companies[c].size), Price: kind.price,
	}
	for _, i := range p.drawn[:p.open] {
		tiles := 0
		for rest := p.tilesOf(c, int(i)); rest != 0; rest &= rest - 1 {
			tiles++
		}
		if tiles == 0 {
			continue
		}
		sold := p.market.sold[i] - before[i]
		sale.In = append(sale.In, SaleIn{
			Region: l.t.data.regions[i].name, Tiles: tiles, Left: max(0, l.t.demandValue(p, int(i))-before[i]), Sold: sold,
		})
		sale.Goods += sold
	}
	sale.Money = sale.Goods * kind.price
	if sale.Goods == sale.Size && l.t.canGrow(p, c) {
		sale.Growth = MayGrow
	}
	l.market.Sales = append(l.market.Sales, sale)
}

// close adds the regions up.
func (l *ledger) close(p *position) Market {
	for _, i := range p.drawn[:p.open] {
		region := MarketRegion{Name: l.t.data.regions[i].name, Demand: l.t.demandValue(p, int(i))}
		for _, sale := range l.market.Sales {
			for _, in := range sale.In {
				if in.Region == region.Name {
					region.Sold += in.Sold
				}
			}
		}
		l.market.Regions = append(l.market.Regions, region)
	}
	return l.market
}

// Forecast is the market as it would run from this position if no company grew.
func (v *View) Forecast() Market {
	q, l := *v.position, &ledger{t: v.t, market: Market{Round: v.Round}}
	q.market = market{on: true, company: none}
	for c := range v.t.number {
		if q.companies[c].where != Business || q.companies[c].owner == 0 {
			continue
		}
		before := q.market.sold
		v.t.sellGoods(&q, c)
		l.sale(&q, c, before)
	}
	return l.close(&q)
}

// Markets are the markets of a match as they went, the earliest first; the last
// one may still run. What a market brought after an agreed position is not told.
func Markets(at rules.Table) []Market {
	v, ok := Look(at)
	if !ok {
		return nil
	}
	var list []Market
	back, log := at.Fork(), at.Log()
	after, _ := rules.Position[position](back)
	for i := len(log) - 1; i >= 0; i-- {
		back.Undo()
		before, _ := rules.Position[position](back)
		begun := before.phase == phaseAction && (after.phase != phaseAction || after.Round != before.Round)
		if begun && !log[i].Agreed {
			list = append(list, v.t.replayMarket(*before, log[i:]))
		}
		after = before
	}
	slices.Reverse(list)
	return list
}

// replayMarket plays a log from the act that begins the market until it is over.
func (t *table) replayMarket(p position, log []rules.Entry) Market {
	watched := newTable(t.setup, t.data, t.regions)
	l := &ledger{t: watched, market: Market{Round: p.Round}}
	watched.watch = l.sale
	book := watched.newBook().Compile()
	for i, entry := range log {
		if entry.Agreed || i > 0 && p.phase != phaseMarket {
			break
		}
		if i > 0 {
			l.decided(&p, entry.Act)
		}
		book.Apply(&p, entry.Act)
	}
	l.market.Over = p.phase != phaseMarket
	return l.close(&p)
}

// decided notes what the owner of the company that was there last has decided.
func (l *ledger) decided(p *position, a act) {
	sale := &l.market.Sales[len(l.market.Sales)-1]
	sale.Growth = NotGrown
	if region, cell, ok := Expand.Of(a); ok {
		sale.Growth, sale.OntoRegion, sale.OntoX = Grown, l.t.data.regions[region].name, cellNames[cell]
	}
}
