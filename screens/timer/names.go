package timer

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/tide"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// names is the page on which the players of the timer take their seats: those of the last table sit already, and who was
// here before sits down by a tap.
type names struct {
	app     *Feature
	table   *game.LastTable
	seats   *parts.SeatList
	problem *parts.Words
	done    *parts.Button
}

func newNames(a *Feature) *names {
	n := &names{app: a, table: a.table(), problem: game.NewProblem()}
	n.table.Seats = a.seated(a.Options().Players)
	n.seats = parts.NewSeatList(tide.MinPlayers, tide.MaxPlayers, n.table.Seats, game.VacantName, n.changed).Offer(a.Remembered.Names)
	n.done = parts.NewMainButton(wording.L("Done"), parts.IconCheck, func() { a.Back() })
	return n
}

func (n *names) Heading() string { return wording.L("Players") }

func (n *names) Page() fyne.CanvasObject {
	return parts.NewFooted(n.problem, n.done).Page(parts.NewPanel(wording.L("Clockwise"), n.seats))
}

// changed takes the seats as they stand.
func (n *names) changed() {
	n.table.Seats = n.seats.Names()
	n.app.Choose(func(p *shell.Options) { p.Players = len(n.table.Seats) })
	n.Refresh()
}

// Refresh says what is wrong with those who sit.
func (n *names) Refresh() {
	game.SayProblem(n.problem, n.table.Wrong())
	n.app.Relay()
}

// table is the table of the game that has the timer: as it was last, and what was changed since.
func (a *Feature) table() *game.LastTable {
	if g, ok := a.TimedGame(); ok {
		return a.Beginning(g)
	}
	return &game.LastTable{}
}

// seated are the names of so many players; a seat that nobody has taken is called by its letter, as a match calls it.
func (a *Feature) seated(players int) []string {
	seats := slices.Clone(a.table().Seats)
	for len(seats) < players {
		seats = append(seats, parts.SeatName(len(seats)+1))
	}
	return seats[:players]
}

// called are those names, "" where nobody has taken the seat.
func (a *Feature) called(players int) []string {
	names := a.seated(players)
	for i, name := range names {
		if game.VacantName(name) {
			names[i] = ""
		}
	}
	return names
}

// sit gives the seats of the next timer the names of the people, and remembers them. Where the names can't be told apart,
// the letters have to do.
func (a *Feature) sit(players int) []string {
	seats := a.seated(players)
	table := *a.table()
	table.Seats = seats
	if !slices.ContainsFunc(seats, func(name string) bool { return !game.VacantName(name) }) || table.Wrong() != nil {
		return Letters(players)
	}
	if g, ok := a.TimedGame(); ok {
		if err := a.Remembered.Keep(a.Wholes(), g.Key, table); err != nil {
			a.Say(wording.L("The names can't be remembered: {problem}.", err))
		}
	}
	for i, name := range seats {
		if game.VacantName(name) {
			seats[i] = look.Marks[i].Letter
		}
	}
	return seats
}
