package atrades

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// MarketPage reads the markets of a match of Atrades back, step by step. Arg: the match's id.
const MarketPage shell.Page = "market"

// marketPage shows one market of a match, or the one that would come.
type marketPage struct {
	app     *Feature
	of      *game.OpenMatch
	markets []atrades.Market // the rounds played, oldest first, then what would come
	names   []string
	chosen  int
	step    int // how many steps are shown
	keys    *fyne.Container
	steps   *parts.Stepper
	report  *fyne.Container
}

func newMarketPage(a *Feature, of *game.OpenMatch) *marketPage {
	p := &marketPage{app: a, of: of, keys: parts.NewFlow(), report: container.NewStack()}
	t := of.Table()
	for _, market := range atrades.Markets(t) {
		p.markets = append(p.markets, market)
		p.names = append(p.names, wording.L("Round {round}", market.Round))
	}
	p.chosen = len(p.markets) - 1
	if v, ok := atrades.Look(t); ok && v.Phase() != "market" && !t.Over() {
		p.markets, p.names = append(p.markets, v.Forecast()), append(p.names, wording.L("Forecast"))
		if v.Phase() == "action" || p.chosen < 0 {
			p.chosen = len(p.markets) - 1
		}
	}
	return p
}

func (p *marketPage) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("The market")) }

func (p *marketPage) Page() fyne.CanvasObject {
	most := 0
	for i := range p.markets {
		most = max(most, len(p.markets[i].Sales))
	}
	p.steps = parts.NewStepper(wording.L("Steps"), 0, most, 1, strconv.Itoa, func(n int) { p.step = n; p.fill() })
	p.choose(p.chosen)
	return parts.NewPage(p.keys, p.steps, p.report)
}

// choose shows another market, all of it.
func (p *marketPage) choose(i int) {
	p.chosen = i
	if i >= 0 {
		p.step = len(p.markets[i].Sales)
		p.steps.SetValue(p.step)
	}
	p.fill()
}

// fill shows as many steps as were asked for.
func (p *marketPage) fill() {
	p.keys.Objects = nil
	for i, name := range p.names {
		key := parts.NewKey(0, name, func() { p.choose(i) })
		if i == p.chosen {
			key.Chosen()
		}
		p.keys.Add(key)
	}
	p.keys.Refresh()
	p.report.Objects = []fyne.CanvasObject{p.chosenReport()}
	p.report.Refresh()
	p.app.Relay()
}

// chosenReport is the report of the chosen market.
func (p *marketPage) chosenReport() fyne.CanvasObject {
	if p.chosen < 0 || len(p.markets[p.chosen].Regions) == 0 {
		return parts.NewEmpty(wording.L("There has been no market yet. It comes after the actions of the first round."),
			parts.NewButton(wording.L("To the match"), parts.IconPlay, func() { p.app.Open(p.of.Route()) }))
	}
	m, seats := &p.markets[p.chosen], p.of.Table().Seats()
	step := min(p.step, len(m.Sales))
	var rows []*parts.Row
	for i := range m.Sales[:step] {
		rows = append(rows, saleRow(i, &m.Sales[i], seats))
	}
	column := parts.NewColumn(parts.NewLess(wording.L("Companies sell in the order of their numbers: in each region as many goods as they have tiles there and as the demand still takes.")))
	if len(m.Sales) == 0 {
		column.Add(parts.NewBody(wording.L("No company is in business.")))
	}
	column.Add(parts.NewRows(rows...))
	column.Add(parts.NewPanel(wording.L("What the regions take"), regionsAt(m, step)))
	return column
}

// regionsAt is what was sold in each region after some steps.
func regionsAt(m *atrades.Market, step int) fyne.CanvasObject {
	var lines []string
	for _, region := range m.Regions {
		sold := 0
		for _, sale := range m.Sales[:step] {
			for _, in := range sale.In {
				if in.Region == region.Name {
					sold += in.Sold
				}
			}
		}
		lines = append(lines, wording.L("{region}: {sold} of {demand} sold", region.Name, sold, region.Demand))
	}
	return parts.NewBody(strings.Join(lines, "\n"))
}

// saleRow is one step of a market.
func saleRow(i int, s *atrades.Sale, seats []string) *parts.Row {
	title := wording.L("{step}. Company {company}, {kind}: {owner}",
		i+1, s.Company, s.Kind, seats[s.Owner-1])
	return parts.NewRow(parts.RowData{Seat: s.Owner, Title: title, Words: saleLine(s), Trail: "+" + strconv.Itoa(s.Money)})
}

// saleLine reports what a company sold where, for what, and whether it grew.
func saleLine(s *atrades.Sale) string {
	var where []string
	for _, in := range s.In {
		where = append(where, wording.N(in.Tiles, "{region}: {n} tile sells {sold} and leaves a demand of {left};{region}: {n} tiles sell {sold} and leave a demand of {left}", in.Region, in.Sold, in.Left))
	}
	said := strings.Join(where, "; ") + ". " + wording.L("Goods sold: {goods}, at {price} each: {money}.", s.Goods, s.Price, s.Money)
	switch s.Growth {
	case atrades.MayGrow:
		said += " " + wording.L("May grow.")
	case atrades.NotGrown:
		said += " " + wording.L("Did not grow.")
	case atrades.Grown:
		said += " " + wording.L("Grew to {cell} of {region}.", s.OntoX, s.OntoRegion)
	}
	return said
}

func (p *marketPage) Refresh() {}

func (p *marketPage) Key(fyne.KeyName) bool { return false }
