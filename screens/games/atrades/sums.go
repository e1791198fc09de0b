package atrades

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// guildSums are what was reckoned last without a match. They live while the app runs.
type guildSums struct {
	money   int
	merger  atrades.Winning
	demand  int
	sellers []atrades.Seller
}

// Limits of what is reckoned.
const (
	mostMoney = 999
	mostTiles = 37 // the hexes of a region
	mostAsked = 99
)

// sheet is the owner's copy as far as it can be reckoned with, else the published prototype.
func (a *Feature) sheet() *atrades.Sheet {
	if s, err := atrades.ReadSheet(a.GuildCopy().File()); err == nil {
		return s
	}
	s, err := atrades.ReadSheet(atrades.DefaultData())
	if err != nil {
		panic("screens: " + err.Error()) // the tests have read it
	}
	return s
}

// guildAids are the pages for a table without a match.
func guildAids(a *Feature) []game.Aid {
	return []game.Aid{
		fistsAid(a),
		{
			Name: "government", Icon: parts.IconStamp, Open: func() shell.Screen { return newChartPage(a) },
			Title: func() string { return wording.L("Government chart") },
			Line:  func() string { return wording.L("What the government pays for a company.") },
		},
		{
			Name: "payout", Icon: parts.IconCube, Open: func() shell.Screen { return newPayoutPage(a) },
			Title: func() string { return wording.L("Merger payout") },
			Line:  func() string { return wording.L("The winning bid on the auction track: who takes what.") },
		},
		{
			Name: "market", Icon: parts.IconMarket, Open: func() shell.Screen { return newStallPage(a) },
			Title: func() string { return wording.L("Market of a region") },
			Line:  func() string { return wording.L("Companies sell in the order of their numbers.") },
		},
	}
}

// sumPage is a page that reckons: what is asked stands under the answer.
type sumPage struct {
	app    *Feature
	title  string
	answer *fyne.Container
	asked  []fyne.CanvasObject
	below  *fyne.Container
	tell   func()
}

func newSumPage(a *Feature, title string) *sumPage {
	return &sumPage{app: a, title: title, answer: parts.NewTightColumn(), below: parts.NewTightColumn()}
}

func (p *sumPage) Bar() *parts.TopBar { return shell.BackBar(p.app, p.title) }

func (p *sumPage) Page() fyne.CanvasObject {
	return parts.NewPage(append(append([]fyne.CanvasObject{p.answer}, p.asked...), p.below)...)
}

// Refresh reckons anew.
func (p *sumPage) Refresh() {
	p.tell()
	p.answer.Refresh()
	p.below.Refresh()
	p.app.Relay()
}

func (p *sumPage) Key(fyne.KeyName) bool { return false }

// newChartPage is the government's chart.
func newChartPage(a *Feature) shell.Screen {
	p, sheet := newSumPage(a, wording.L("Government chart")), a.sheet()
	pad := parts.NewNumberPad(0, mostMoney, a.sums.money, func(int) bool { return true }, func(n int) { a.sums.money = n; p.Refresh() })
	p.asked = []fyne.CanvasObject{parts.NewPanel(wording.L("Money on the company's card"), pad)}
	p.tell = func() {
		g := sheet.Government(a.sums.money)
		p.answer.Objects = []fyne.CanvasObject{
			parts.NewTable(wording.L("It pays {pays}", g.Pays)), parts.NewBody(governmentLine(g)),
		}
		for _, warning := range governmentWarnings(g) {
			p.answer.Add(parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: warning}))
		}
		var rows []*parts.Row
		for _, row := range g.Rows {
			data := parts.RowData{Title: wording.L("{give} for {get}", row.Give, row.Get), Greyed: !row.Taken}
			if row.Taken {
				data.Icon, data.Trail = parts.IconCheck, wording.L("taken")
			}
			rows = append(rows, parts.NewRow(data))
		}
		p.below.Objects = []fyne.CanvasObject{parts.NewPanel(wording.L("The chart, from the top, each row once"), parts.NewRows(rows...))}
	}
	return p
}

// newPayoutPage lays a winning bid on the auction track.
func newPayoutPage(a *Feature) shell.Screen {
	p, w := newSumPage(a, wording.L("Merger payout")), &a.sums.merger
	w.Tiles = [2]int{max(1, w.Tiles[0]), max(1, w.Tiles[1])}
	w.Bid = max(w.Bid, w.Least())
	bid := parts.NewNumberField(wording.L("Winning bid"), 1, mostMoney, func(n int) { w.Bid = n; p.Refresh() })
	bid.SetValue(w.Bid)
	tiles := func(i int, title string) *parts.Stepper {
		s := parts.NewStepper(title, 1, mostTiles, 1, strconv.Itoa, func(n int) {
			w.Tiles[i] = n
			if w.Bid < w.Least() {
				w.Bid = w.Least()
				bid.SetValue(w.Bid)
			}
			p.Refresh()
		})
		s.SetValue(w.Tiles[i])
		return s
	}
	winner := parts.NewChoice(wording.L("Who wins?"), []string{wording.L("First owner"), wording.L("Second owner"), wording.L("Another one")}, w.Winner,
		func(i int) { w.Winner = i; p.Refresh() })
	owners := []string{wording.L("Two players"), wording.L("One player")}
	both := 0
	if w.Both {
		both = 1
	}
	p.asked = []fyne.CanvasObject{parts.NewPanel("",
		tiles(0, wording.L("Tiles of the first company")), tiles(1, wording.L("Tiles of the second company")), bid, winner,
		parts.NewChoice(wording.L("Both companies belong to"), owners, both, func(i int) { w.Both = i == 1; p.Refresh() }),
	), p.oldMoney(w)}
	return p
}

// oldMoney asks what becomes of the money that lay on the cards before the merger, and how much that is where it counts. It is
// what the page reckons with each time.
func (p *sumPage) oldMoney(w *atrades.Winning) fyne.CanvasObject {
	fields := parts.NewTightColumn()
	for i, title := range []string{wording.L("First company's card"), wording.L("Second company's card")} {
		field := parts.NewNumberField(title, 0, mostMoney, func(n int) { w.Old[i] = n; p.Refresh() })
		field.SetValue(w.Old[i])
		fields.Add(field)
	}
	p.tell = func() {
		box.SetVisible(fields, w.Joins)
		p.answer.Objects = payoutAnswer(*w)
	}
	chosen := 0
	if w.Joins {
		chosen = 1
	}
	goes := parts.NewChoice(wording.L("Old money of a company that the winner did not own"),
		[]string{wording.L("To the bank"), wording.L("It stays")}, chosen, func(i int) { w.Joins = i == 1; p.Refresh() })
	return parts.NewPanel("", goes, fields)
}

// payoutAnswer says what a winning bid brings to whom.
func payoutAnswer(w atrades.Winning) []fyne.CanvasObject {
	if w.Bid < w.Least() {
		return []fyne.CanvasObject{parts.NewBody(wording.L("The lowest bid is {least}: 1 for each cube.", w.Least()))}
	}
	laid, takes, card := w.Lay()
	var cubes []*cube
	for _, cube := range laid {
		name := strconv.Itoa(cube.Of + 1)
		cubes = append(cubes, newCube(cube.Of+1, name, cube.Money,
			wording.L("Cube of company {company}: {money}", name, cube.Money)))
	}
	objects := []fyne.CanvasObject{parts.NewPanel(wording.L("Auction track"), newCubes(cubes...))}
	for i, who := range []string{wording.L("First owner"), wording.L("Second owner")} {
		if takes[i] > 0 {
			objects = append(objects, parts.NewRow(parts.RowData{Seat: i + 1, Title: who, Words: wording.L("For lost control"), Trail: "+" + strconv.Itoa(takes[i])}))
		}
	}
	before := wording.L("The money that was on both cards goes to the bank.")
	if w.Joins {
		before = wording.L("With the money on the card of a company that the winner didn't own.")
	}
	return append(objects, parts.NewRow(parts.RowData{
		Icon: parts.IconCompany, Title: wording.L("The card of the company that stays"), Words: before, Trail: strconv.Itoa(card),
	}))
}

// newStallPage is the market of one region.
func newStallPage(a *Feature) shell.Screen {
	p, sheet, sums := newSumPage(a, wording.L("Market of a region")), a.sheet(), &a.sums
	demand := parts.NewStepper(wording.L("Demand"), 0, mostAsked, 1, strconv.Itoa, func(n int) { sums.demand = n; p.Refresh() })
	demand.SetValue(sums.demand)
	steppers, keys := parts.NewTightColumn(), parts.NewFlow()
	p.asked = []fyne.CanvasObject{parts.NewPanel("", demand, steppers), parts.NewPanel(wording.L("Companies that sell here"), keys)}
	p.tell = func() {
		p.answer.Objects = stallAnswer(sheet.Market(sums.demand, sums.sellers), sheet)
		steppers.Objects, keys.Objects = nil, nil
		for i := range sums.sellers {
			steppers.Add(a.tilesOf(i, p.Refresh))
		}
		for _, number := range sheet.Numbers() {
			key := parts.NewKey(0, strconv.Itoa(number), func() { sums.turn(number); p.Refresh() })
			if sums.sells(number) >= 0 {
				key.Chosen()
			}
			keys.Add(key)
		}
		steppers.Refresh()
		keys.Refresh()
	}
	return p
}

// tilesOf asks how many tiles a seller has in the region.
func (a *Feature) tilesOf(i int, changed func()) *parts.Stepper {
	of := &a.sums.sellers[i]
	s := parts.NewStepper(wording.L("Tiles of company {company}", of.Number), 1, mostTiles, 1, strconv.Itoa,
		func(n int) { of.Tiles = n; changed() })
	s.SetValue(of.Tiles)
	return s
}

// sells is the place of a company among the sellers, or -1.
func (s *guildSums) sells(number int) int {
	return slices.IndexFunc(s.sellers, func(of atrades.Seller) bool { return of.Number == number })
}

// turn lets a company sell, or no longer.
func (s *guildSums) turn(number int) {
	if i := s.sells(number); i >= 0 {
		s.sellers = slices.Delete(s.sellers, i, i+1)
		return
	}
	s.sellers = append(s.sellers, atrades.Seller{Number: number, Tiles: 1})
	slices.SortFunc(s.sellers, func(a, b atrades.Seller) int { return a.Number - b.Number })
}

// stallAnswer says what each company sells, in the order in which they do.
func stallAnswer(sold []atrades.Sales, sheet *atrades.Sheet) []fyne.CanvasObject {
	if len(sold) == 0 {
		return []fyne.CanvasObject{parts.NewBody(wording.L("Set the demand, and tap the companies that have tiles in the region."))}
	}
	var rows []*parts.Row
	for _, s := range sold {
		kind, price := sheet.Kind(s.Number)
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconCompany, Title: wording.L("{company} {kind}: {goods} of {tiles} sold", s.Number, kind, s.Goods, s.Tiles),
			Words: wording.L("{price} each; a demand of {left} is left", price, s.Left), Trail: "+" + strconv.Itoa(s.Money),
		}))
	}
	return []fyne.CanvasObject{parts.NewRows(rows...)}
}
