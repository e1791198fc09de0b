package screens

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// duckHelp stands above the moves of Duck Dealer before the first turn: the secret bids for the playing order, and who
// was born closest to the day of the rules.
type duckHelp struct {
	app   *App
	acts  boardActs
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

func newDuckHelp(a *App, acts boardActs) assist {
	return &duckHelp{app: a, acts: acts, box: parts.NewTightColumn(), mark: -1, births: map[int]string{}}
}

func (h *duckHelp) object() fyne.CanvasObject { return h.box }

// alone tells that bids are entered unseen: the list of moves would show them.
func (h *duckHelp) alone() bool { return h.view.Step == duckdealer.StepBid && !h.app.sealing.openly }

// show tells it of a position.
func (h *duckHelp) show(t rules.Table, _ *picker) bool {
	v, ok := duckdealer.Look(t)
	if !ok || v.Step != duckdealer.StepBid && v.Step != duckdealer.StepBorn {
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
	head := parts.NewFold(0, lang.L("Find out by birth dates"), "", h.dated, func() {
		h.dated, h.mark = !h.dated, -1
		h.acts.again()
	})
	if !h.dated {
		return head
	}
	column := parts.NewColumn(parts.NewLess(lang.L("Day, month, year: 24 11 1967")))
	for _, seat := range h.open() {
		field := parts.NewEntry(lang.L("Birth date of {{.Player}}", map[string]any{"Player": h.table.Seats()[seat-1]}), h.births[seat], func(text string) {
			h.births[seat] = text
			h.weighBirths()
		})
		column.Add(parts.NewTightColumn(parts.NewRow(parts.RowData{Seat: seat, Title: h.table.Seats()[seat-1]}), field))
	}
	h.closer, h.starts = parts.NewWords("", look.Body, look.Text), parts.NewMainButton("", parts.IconCheck, func() { h.name(h.closest) })
	column.Add(h.closer)
	column.Add(h.starts)
	h.weighBirths()
	return container.New(&closeColumn{}, head, parts.NewPanel("", column))
}

// open are the seats that the table may name.
func (h *duckHelp) open() []int {
	var seats []int
	for _, act := range h.table.Legal(nil) {
		seats = append(seats, act.Words[0])
	}
	return seats
}

// weighBirths says who was born closest, as soon as all dates are there.
func (h *duckHelp) weighBirths() {
	seats := h.open()
	var births []time.Time
	for _, seat := range seats {
		day, ok := duckdealer.ReadDay(h.births[seat])
		if !ok {
			h.sayCloser("", 0)
			return
		}
		births = append(births, day)
	}
	closest := duckdealer.Closest(births)
	data := map[string]any{"Days": duckdealer.DaysFromTheDay(births[closest[0]])}
	var names []string
	for _, i := range closest {
		names = append(names, h.table.Seats()[seats[i]-1])
	}
	data["Names"] = strings.Join(names, ", ")
	if len(closest) > 1 {
		h.sayCloser(lang.L("{{.Names}} are equally close, {{.Days}} days: decide among them.", data), 0)
		return
	}
	h.starts.SetText(lang.L("Enter {{.Names}}", data))
	h.sayCloser(lang.L("{{.Names}} is closest: {{.Days}} days.", data), seats[closest[0]])
}

// sayCloser shows what the dates say, and the button that enters it where they name one seat.
func (h *duckHelp) sayCloser(words string, seat int) {
	h.closest = seat
	h.closer.SetText(words)
	setVisible(h.closer, words != "")
	setVisible(h.starts, seat > 0)
	h.app.relay()
}

// name enters who was born closest.
func (h *duckHelp) name(seat int) {
	for _, act := range h.table.Legal(nil) {
		if act.Words[0] == seat {
			h.acts.play(act)
			return
		}
	}
}

// sealingOf is the round of bids that begins or goes on here.
func (h *duckHelp) sealingOf() *sealing {
	entries, seats := len(h.table.Log()), h.view.Bidders()
	s := h.app.sealing
	if s != nil && s.entries == entries && s.step == h.view.Step && slices.Equal(s.fists.Names(), seatNames(h.table, seats)) {
		return s
	}
	s = &sealing{entries: entries, step: h.view.Step, seats: seats, openly: s != nil && s.openly}
	s.fists = atrades.NewFists(seatNames(h.table, seats))
	h.app.sealing = s
	return s
}

// bids lets the device go round; the bids are played when all are in.
func (h *duckHelp) bids() fyne.CanvasObject {
	s := h.sealingOf()
	turn := func(openly bool) func() { return func() { s.openly = openly; h.acts.again() } }
	if s.openly {
		unseen := parts.NewButton(lang.L("Bid unseen on this device"), parts.IconFist, turn(false))
		return parts.NewTightColumn(parts.NewLess(lang.L("Write the bids down, show them together, then enter each number.")), unseen.SetWeight(parts.Quiet))
	}
	rows := make([]*parts.Row, len(s.seats))
	for i, seat := range s.seats {
		data := parts.RowData{Seat: seat, Title: s.fists.Names()[i], Trail: lang.L("not yet"), Tap: func() { h.ask(s, i) }}
		if s.fists.In(i) {
			data.Trail, data.Here = lang.L("closed"), true
			data.Tap = func() { h.app.openFist(s.fists, i, func() { h.ask(s, i) }) }
		}
		rows[i] = parts.NewRow(data)
	}
	main := parts.NewMainButton(lang.L("Show all bids"), parts.IconFist, func() { h.reveal(s) })
	if next := s.fists.Next(); next >= 0 {
		main = parts.NewMainButton(lang.L("Pass the device to {{.Player}}", map[string]any{"Player": s.fists.Names()[next]}),
			parts.IconForward, func() { h.ask(s, next) })
	}
	words := lang.L("The device goes round; nothing is written before all are in. If the app is closed in between, everybody bids again.")
	openly := parts.NewButton(lang.L("We bid on paper"), parts.IconList, turn(true))
	return parts.NewTightColumn(main, parts.NewRows(rows...), parts.NewLess(words), openly.SetWeight(parts.Quiet))
}

// ask passes the device to one who bids, and then to the next.
func (h *duckHelp) ask(s *sealing, i int) {
	least, most := duckdealer.BidRange()
	h.app.askFist(fistAsk{
		seat: s.seats[i], name: s.fists.Names()[i], least: least, most: most,
		line:  lang.L("A bid for the playing order. Nobody else looks."),
		facts: []string{lang.L("The highest bidder chooses the playing position first. Everybody's points bid are taken off at the end.")},
	}, func(amount int) {
		if err := s.fists.Enter(i, amount); err != nil {
			h.app.say(upper(err.Error()) + ".")
		}
	}, func(entered bool) {
		next := s.fists.Next()
		switch {
		case entered && next >= 0:
			h.ask(s, next)
		case next < 0:
			h.reveal(s)
		default:
			h.acts.again()
		}
	})
}

// reveal plays all bids together, in the order in which they are awaited.
func (h *duckHelp) reveal(s *sealing) {
	bids, ok := s.fists.Reveal()
	if !ok {
		return
	}
	amounts := map[int]int{}
	for _, bid := range bids {
		amounts[s.seats[bid.Who]] = bid.Amount
	}
	h.acts.walk(func(t rules.Table) (rules.Act, bool) {
		for seat, amount := range amounts {
			if v, ok := duckdealer.Look(t); ok && v.Step == duckdealer.StepBid && slices.Contains(t.ToMove(), seat) {
				delete(amounts, seat)
				return rules.NewAct(t, seat, "bid", plainNumber(amount))
			}
		}
		return rules.Act{}, false
	})
}
