package atrades

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/blindbid"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// fistTable is a closed-fist bid without a match. It lives only in the memory: an app that is closed asks again.
type fistTable struct {
	Names []string
	fists *blindbid.Round // nil: nobody has been asked yet
}

// fistsAid is the table aid for any bid that is made with closed fists.
func fistsAid(a *Feature) game.Aid {
	return game.Aid{
		Name: "fists", Icon: parts.IconFist,
		Title: func() string { return wording.L("Closed fists") },
		Line: func() string {
			return wording.L("Everybody bids unseen on this device; all numbers are shown together.")
		},
		Open: func() shell.Screen { return newFistsPage(a) },
	}
}

// fistsPage is the page of a closed-fist bid.
type fistsPage struct {
	app     *Feature
	table   *fistTable
	seats   *parts.SeatList
	problem *parts.Words
	begin   *parts.Button
	box     *fyne.Container
}

func newFistsPage(a *Feature) *fistsPage {
	if a.Bidding == nil {
		a.Bidding = &fistTable{Names: []string{parts.SeatName(1), parts.SeatName(2)}}
		if g, ok := a.Game(Key); ok {
			a.Bidding.Names = a.Remembered.Last(g).Seats
		}
	}
	return &fistsPage{app: a, table: a.Bidding, box: container.NewStack(), problem: game.NewProblem()}
}

func (p *fistsPage) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("Closed fists")) }

func (p *fistsPage) Page() fyne.CanvasObject { return parts.NewPage(p.box) }

// Refresh shows who bids, who has bid, or what was bid.
func (p *fistsPage) Refresh() {
	if p.table.fists == nil {
		p.show(p.who()...)
		return
	}
	if bids, ok := p.table.fists.Reveal(); ok {
		p.show(p.shown(bids)...)
		return
	}
	p.show(p.waiting()...)
}

func (p *fistsPage) show(objects ...fyne.CanvasObject) {
	p.box.Objects = []fyne.CanvasObject{parts.NewColumn(objects...)}
	p.box.Refresh()
	p.app.Relay()
}

// who asks for the names.
func (p *fistsPage) who() []fyne.CanvasObject {
	if p.seats == nil {
		p.seats = parts.NewSeatList(blindbid.MinBidders, blindbid.MaxBidders, p.table.Names, game.VacantName, p.named).Offer(p.app.Remembered.Names)
		p.begin = parts.NewMainButton(wording.L("Begin"), parts.IconFist, p.start)
		p.named()
	}
	return []fyne.CanvasObject{
		parts.NewBody(wording.L("The device goes round. Nobody sees a number before all are in, and none is kept: if the app is closed in between, everybody bids again.")),
		parts.NewPanel(wording.L("Who bids?"), p.seats, p.problem), p.begin,
	}
}

// named takes the names as they stand.
func (p *fistsPage) named() {
	p.table.Names = p.seats.Names()
	err := game.LastTable{Seats: p.table.Names}.Wrong()
	game.SayProblem(p.problem, err)
	parts.Able(p.begin, err == nil)
	p.app.Relay()
}

func (p *fistsPage) start() {
	p.table.fists = blindbid.New(p.table.Names)
	p.ask(0)
}

// waiting shows who has bid and asks the next one.
func (p *fistsPage) waiting() []fyne.CanvasObject {
	f := p.table.fists
	next := parts.NewMainButton(wording.L("Pass the device to {player}", f.Names()[f.Next()]), parts.IconForward,
		func() { p.ask(f.Next()) })
	stop := parts.NewButton(wording.L("Stop this bid"), parts.IconStop, p.again).SetWeight(parts.Quiet)
	return []fyne.CanvasObject{game.BidRows(f, p.tapped), next, stop}
}

// tapped asks a player, or lets one who has bid bid again.
func (p *fistsPage) tapped(i int) {
	f := p.table.fists
	if !f.In(i) {
		p.ask(i)
		return
	}
	p.app.AskBidAgain(f, i, func() { p.ask(i) })
}

// ask passes the device to one player, and then to the next who has not bid.
func (p *fistsPage) ask(i int) {
	f := p.table.fists
	p.app.AskBid(game.BidAsk{
		Seat: i + 1, Name: f.Names()[i], Line: wording.L("A closed fist: nobody else looks."),
		Most: blindbid.MaxBid, Withdraw: wording.L("No bid"),
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
func (p *fistsPage) shown(bids []blindbid.Bid) []fyne.CanvasObject {
	var best []string
	for _, bid := range bids {
		if bid.Place == 1 && bid.Amount != blindbid.Withdrawn {
			best = append(best, bid.Name)
		}
	}
	names := strings.Join(best, ", ")
	title := wording.L("Nobody bids")
	switch {
	case len(best) == 1:
		title = wording.L("{names}: {amount}", names, bids[0].Amount)
	case len(best) > 1:
		title = wording.L("A tie at {amount}: {names}", bids[0].Amount, names)
	}
	return []fyne.CanvasObject{
		parts.NewTable(title), game.RevealedBids(bids, wording.L("no bid")),
		parts.NewMainButton(wording.L("Bid again"), parts.IconFist, p.again),
	}
}

// again throws all numbers away.
func (p *fistsPage) again() {
	p.table.fists, p.seats = nil, nil
	p.Refresh()
}

func (p *fistsPage) Key(fyne.KeyName) bool { return false }
