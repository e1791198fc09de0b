package atrades

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/blindbid"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// FistTable is a closed-fist bid without a match. It lives only in the memory: an app that is closed asks again.
type FistTable struct {
	Names []string
	fists *blindbid.Round // nil: nobody has been asked yet
}

// fistsAid is the table aid for any bid that is made with closed fists.
func fistsAid(a *Feature) game.Aid {
	return game.Aid{
		Name: "fists", Icon: parts.IconFist,
		Title: func() string { return lang.L("Closed fists") },
		Line:  func() string { return lang.L("Everybody bids unseen on this device; all numbers are shown together.") },
		Open:  func() shell.Screen { return newFistsPage(a) },
	}
}

// FistsPage is the page of a closed-fist bid.
type FistsPage struct {
	app     *Feature
	table   *FistTable
	seats   *parts.SeatList
	problem *parts.Words
	begin   *parts.Button
	box     *fyne.Container
}

func newFistsPage(a *Feature) *FistsPage {
	if a.Bidding == nil {
		a.Bidding = &FistTable{Names: []string{parts.SeatName(1), parts.SeatName(2)}}
		if g, ok := a.Game(Key); ok {
			a.Bidding.Names = a.Remembered.Last(g).Seats
		}
	}
	return &FistsPage{app: a, table: a.Bidding, box: container.NewStack(), problem: game.NewProblem()}
}

func (p *FistsPage) Bar() *parts.TopBar { return shell.BackBar(p.app, lang.L("Closed fists")) }

func (p *FistsPage) Page() fyne.CanvasObject { return parts.NewPage(p.box) }

// Refresh shows who bids, who has bid, or what was bid.
func (p *FistsPage) Refresh() {
	if p.table.fists == nil {
		p.Show(p.who()...)
		return
	}
	if bids, ok := p.table.fists.Reveal(); ok {
		p.Show(p.shown(bids)...)
		return
	}
	p.Show(p.waiting()...)
}

func (p *FistsPage) Show(objects ...fyne.CanvasObject) {
	p.box.Objects = []fyne.CanvasObject{parts.NewColumn(objects...)}
	p.box.Refresh()
	p.app.Relay()
}

// who asks for the names.
func (p *FistsPage) who() []fyne.CanvasObject {
	if p.seats == nil {
		p.seats = parts.NewSeatList(blindbid.MinBidders, blindbid.MaxBidders, p.table.Names, game.VacantName, p.named)
		p.begin = parts.NewMainButton(lang.L("Begin"), parts.IconFist, p.start)
		p.named()
	}
	return []fyne.CanvasObject{
		parts.NewBody(lang.L("The device goes round. Nobody sees a number before all are in, and none is kept: if the app is closed in between, everybody bids again.")),
		parts.NewPanel(lang.L("Who bids?"), p.seats, p.problem), p.begin,
	}
}

// named takes the names as they stand.
func (p *FistsPage) named() {
	p.table.Names = p.seats.Names()
	err := game.LastTable{Seats: p.table.Names}.Wrong()
	game.SayProblem(p.problem, err)
	parts.Able(p.begin, err == nil)
	p.app.Relay()
}

func (p *FistsPage) start() {
	p.table.fists = blindbid.New(p.table.Names)
	p.ask(0)
}

// waiting shows who has bid and asks the next one.
func (p *FistsPage) waiting() []fyne.CanvasObject {
	f := p.table.fists
	next := parts.NewMainButton(lang.L("Pass the device to {{.Player}}", map[string]any{"Player": f.Names()[f.Next()]}), parts.IconForward,
		func() { p.ask(f.Next()) })
	stop := parts.NewButton(lang.L("Stop this bid"), parts.IconStop, p.again).SetWeight(parts.Quiet)
	return []fyne.CanvasObject{game.FistRows(f, p.Tapped), next, stop}
}

// Tapped asks a player, or lets one who has bid bid again.
func (p *FistsPage) Tapped(i int) {
	f := p.table.fists
	if !f.In(i) {
		p.ask(i)
		return
	}
	p.app.OpenFist(f, i, func() { p.ask(i) })
}

// ask passes the device to one player, and then to the next who has not bid.
func (p *FistsPage) ask(i int) {
	f := p.table.fists
	p.app.AskFist(game.FistAsk{
		Seat: i + 1, Name: f.Names()[i], Line: lang.L("A closed fist: nobody else looks."),
		Most: blindbid.MaxBid, Withdraw: lang.L("No bid"),
	}, func(amount int) {
		if err := f.Enter(i, amount); err != nil {
			p.app.Say(parts.Upper(err.Error()) + ".")
		}
	}, func(entered bool) {
		if next := f.Next(); entered && next >= 0 {
			p.ask(next)
			return
		}
		p.app.Refresh()
	})
}

// shown are all bids, and who has bid most.
func (p *FistsPage) shown(bids []blindbid.Bid) []fyne.CanvasObject {
	var best []string
	for _, bid := range bids {
		if bid.Place == 1 && bid.Amount != blindbid.Withdrawn {
			best = append(best, bid.Name)
		}
	}
	data := map[string]any{"Names": strings.Join(best, ", "), "Amount": bids[0].Amount}
	title := lang.L("Nobody bids")
	switch {
	case len(best) == 1:
		title = lang.L("{{.Names}}: {{.Amount}}", data)
	case len(best) > 1:
		title = lang.L("A tie at {{.Amount}}: {{.Names}}", data)
	}
	return []fyne.CanvasObject{
		parts.NewTable(title), game.FistShown(bids, lang.L("no bid")),
		parts.NewMainButton(lang.L("Bid again"), parts.IconFist, p.again),
	}
}

// again throws all numbers away.
func (p *FistsPage) again() {
	p.table.fists, p.seats = nil, nil
	p.Refresh()
}

func (p *FistsPage) Key(fyne.KeyName) bool { return false }
