package duckdealer

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/games/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// duckHelp stands above the moves of Duck Dealer before the first turn: the secret bids for the playing order, and who
// was born closest to the day of the rules.
type duckHelp struct {
	app   *Feature
	acts  game.Acts
	box   *fyne.Container
	table rules.Table
	view  *duckdealer.View
	mark  int // of the table that is shown, -1: none. What is typed stays while it does

	dated   bool           // the fields for birth dates are shown
	births  map[int]string // by seat, as typed
	closer  *parts.Words   // what the dates say
	closest int            // the seat that they name; 0: none
	starts  *parts.Button
}

func newDuckHelp(a *Feature, acts game.Acts) *duckHelp {
	return &duckHelp{app: a, acts: acts, box: parts.NewTightColumn(), mark: -1, births: map[int]string{}}
}

func (h *duckHelp) Object() fyne.CanvasObject { return h.box }

// Show tells it of a position.
func (h *duckHelp) Show(t rules.Table, _ *picker.Picker) bool {
	v, ok := duckdealer.Look(t)
	if !ok || !h.acts.Mine(0) || v.Step != duckdealer.StepBid && v.Step != duckdealer.StepBorn {
		return false
	}
	if v.Step == duckdealer.StepBid && h.acts.Of.Fists() { // the fists are closed at the table
		return false
	}
	h.table, h.view = t, v
	if mark := t.Mark(); mark != h.mark || v.Step == duckdealer.StepBid {
		h.mark = mark
		h.box.Objects = []fyne.CanvasObject{h.help()}
		h.box.Refresh()
	}
	return true
}

func (h *duckHelp) help() fyne.CanvasObject {
	if h.view.Step == duckdealer.StepBid {
		return h.bids()
	}
	return h.born()
}

// born asks for birth dates and says who was born closest. It counts only those between whom it is open.
func (h *duckHelp) born() fyne.CanvasObject {
	head := parts.NewFold(wording.L("Find out by birth dates"), "", h.dated, func() {
		h.dated, h.mark = !h.dated, -1
		h.acts.Again()
	})
	if !h.dated {
		return head
	}
	column := parts.NewColumn(parts.NewLess(wording.L("Day, month, year: 24 11 1967")))
	for _, seat := range h.open() {
		field := parts.NewEntry(wording.L("Birth date of {player}", h.table.Seats()[seat-1]), h.births[seat], func(text string) {
			h.births[seat] = text
			h.weighBirths()
		})
		column.Add(parts.NewTightColumn(parts.NewRow(parts.RowData{Seat: seat, Title: h.table.Seats()[seat-1]}), field))
	}
	h.closer, h.starts = parts.NewWords("", look.Body, look.Text), parts.NewMainButton("", parts.IconCheck, func() { h.name(h.closest) })
	column.Add(h.closer)
	column.Add(h.starts)
	h.weighBirths()
	return container.New(&parts.CloseColumn{}, head, parts.NewPanel("", column))
}

// open are the seats that the table may name.
func (h *duckHelp) open() []int {
	var seats []int
	for _, act := range h.table.Legal(nil) {
		if seat, ok := duckdealer.Born.Of(act); ok {
			seats = append(seats, seat)
		}
	}
	return seats
}

// weighBirths says who was born closest, as soon as all dates are there.
func (h *duckHelp) weighBirths() {
	seats := h.open()
	var births []time.Time
	for _, seat := range seats {
		day, ok := aid.ReadDay(h.births[seat])
		if !ok {
			h.sayCloser("", 0)
			return
		}
		births = append(births, day)
	}
	closest := aid.Closest(births)
	days := aid.DaysFromTheDay(births[closest[0]])
	var equal []string
	for _, i := range closest {
		equal = append(equal, h.table.Seats()[seats[i]-1])
	}
	names := strings.Join(equal, ", ")
	if len(closest) > 1 {
		h.sayCloser(wording.L("{names} are equally close, {days} days: choose one of them.", names, days), 0)
		return
	}
	h.starts.SetText(wording.L("Enter {names}", names))
	h.sayCloser(wording.L("{names} is closest: {days} days.", names, days), seats[closest[0]])
}

// sayCloser shows what the dates say, and the button that enters it where they name one seat.
func (h *duckHelp) sayCloser(words string, seat int) {
	h.closest = seat
	h.closer.SetText(words)
	box.SetVisible(h.closer, words != "")
	box.SetVisible(h.starts, seat > 0)
	h.app.Relay()
}

// name enters who was born closest.
func (h *duckHelp) name(seat int) {
	if act := duckdealer.Born.Act(0, seat); h.table.Judge(act) == "" {
		h.acts.Play(act)
	}
}

// bids lets the device go round; the bids are played when all are in.
func (h *duckHelp) bids() fyne.CanvasObject {
	s := h.app.Playing.SealingOf(h.view.Step)
	turn := func(openly bool) func() { return func() { s.Openly = openly; h.acts.Again() } }
	if s.Openly {
		unseen := parts.NewButton(wording.L("Bid unseen on this device"), parts.IconFist, turn(false))
		return parts.NewTightColumn(parts.NewLess(wording.L("Write the bids down, show them together, then enter each number.")), unseen.SetWeight(parts.Quiet))
	}
	rows := make([]*parts.Row, len(s.Seats))
	for i, seat := range s.Seats {
		data := parts.RowData{Seat: seat, Title: s.Fists.Names()[i], Trail: wording.L("not yet"), Tap: func() { h.ask(s, i) }}
		if s.Fists.In(i) {
			data.Trail, data.Here = wording.L("closed"), true
			data.Tap = func() { s.Reopen(i, func() { h.ask(s, i) }) }
		}
		rows[i] = parts.NewRow(data)
	}
	main := parts.NewMainButton(wording.L("Show all bids"), parts.IconFist, func() { h.reveal(s) })
	if next := s.Fists.Next(); next >= 0 {
		main = parts.NewMainButton(wording.L("Pass the device to {player}", s.Fists.Names()[next]),
			parts.IconForward, func() { h.ask(s, next) })
	}
	openly := parts.NewButton(wording.L("We bid on paper"), parts.IconList, turn(true))
	return parts.NewTightColumn(main, parts.NewRows(rows...), parts.NewLess(game.BidWords()), openly.SetWeight(parts.Quiet))
}

// ask passes the device to one who bids, and then to the next.
func (h *duckHelp) ask(s *game.Sealing, i int) {
	least, most := duckdealer.BidRange()
	h.app.AskBid(game.BidAsk{
		Seat: s.Seats[i], Name: s.Fists.Names()[i], Least: least, Most: most,
		Line:  wording.L("A bid for the playing order. Nobody else looks."),
		Facts: []string{wording.L("The highest bidder chooses the playing position first. The points that each player bid are subtracted at the end.")},
	}, func(amount int) {
		s.Close(i, duckdealer.Bid.Act(s.Seats[i], amount))
	}, func(entered bool) {
		next := s.Fists.Next()
		switch {
		case entered && next >= 0:
			h.ask(s, next)
		case next < 0:
			h.reveal(s)
		default:
			h.acts.Again()
		}
	})
}

// reveal plays all bids together, in the order in which they are awaited.
func (h *duckHelp) reveal(s *game.Sealing) {
	bids, ok := s.Fists.Reveal()
	if !ok {
		return
	}
	amounts := map[int]int{}
	for _, bid := range bids {
		amounts[s.Seats[bid.Who]] = bid.Amount
	}
	h.acts.Walk(func(t rules.Table) (rules.Act, bool) {
		for seat, amount := range amounts {
			if v, ok := duckdealer.Look(t); ok && v.Step == duckdealer.StepBid && slices.Contains(t.ToMove(), seat) {
				delete(amounts, seat)
				return duckdealer.Bid.Act(seat, amount), true
			}
		}
		return rules.Act{}, false
	})
}
