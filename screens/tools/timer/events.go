package timer

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// events lists the random events of the running timer, the latest first.
type events struct {
	app  *Feature
	list *fyne.Container
	rows int // how many events are listed; -1 before the first look
}

func (e *events) Heading() string { return wording.L("Events") }

func (e *events) Page() fyne.CanvasObject { return parts.NewPage(e.list) }

func (e *events) Refresh() {
	var came []tide.Happening
	if e.app.Evening != nil {
		came = Announced(e.app.Evening.View.All)
	}
	if len(came) == e.rows {
		return
	}
	e.rows = len(came)
	e.list.Objects = []fyne.CanvasObject{eventRows(came, e.app.ended(),
		parts.NewButton(wording.L("Back to the timer"), parts.IconWave, func() { e.app.Back() }))}
	e.list.Refresh()
	e.app.Relay()
}

// eventRows are the events, the latest first. When each came is told only at the end: before, it would betray the time.
// Where there are none, the buttons are what can be done next.
func eventRows(came []tide.Happening, ended bool, next ...*parts.Button) fyne.CanvasObject {
	if len(came) == 0 {
		return parts.NewEmpty(wording.L("No event has come yet. Every event is kept in this list."), next...)
	}
	var rows []*parts.Row
	for i, h := range slices.Backward(came) {
		told := TellEvent(h.Event)
		data := parts.RowData{Icon: told.Icon, Title: told.Title, Words: told.Words}
		if ended {
			data.Trail = parts.Elapsed(h.At)
		} else if i == len(came)-1 {
			data.Trail = wording.L("Latest")
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewRows(rows...)
}

// ended reports whether the timer has come to its end.
func (a *Feature) ended() bool { return a.Evening != nil && a.Evening.View.State == tide.Over }

// places keeps who has reached the survival plan, in order (section 4.6 of the design document).
type places struct {
	app  *Feature
	list *fyne.Container
	undo *parts.Button
}

func newPlaces(a *Feature) *places {
	p := &places{app: a, list: container.NewStack()}
	p.undo = parts.NewButton("", parts.IconUndo, a.undoReach)
	return p
}

func (p *places) Heading() string { return wording.L("Plan reached") }

func (p *places) Page() fyne.CanvasObject {
	return parts.NewWidePage(parts.NewTitle(wording.L("Who finished stage 3? They're safe.")), p.list, p.undo)
}

func (p *places) Refresh() {
	e := p.app.Evening
	if e == nil {
		return
	}
	finished := e.View.Finished
	var keys []fyne.CanvasObject
	for seat := 1; seat <= e.players(); seat++ { // everybody keeps their place, so that no key slips away under a thumb
		if place := slices.Index(finished, seat); place >= 0 {
			keys = append(keys, parts.NewMat(parts.MatData{
				Seat: seat, Name: e.Name(seat), Chosen: true,
				Spoken: parts.PlaceWord(place + 1), Counts: []fyne.CanvasObject{parts.NewBody(parts.PlaceWord(place + 1))},
			}))
			continue
		}
		keys = append(keys, parts.NewMat(parts.MatData{Seat: seat, Name: e.Name(seat), Tap: func() { p.reach(seat) }}))
	}
	p.list.Objects = []fyne.CanvasObject{parts.NewGrid(parts.CurrentTheme().Size(look.Body)*keyWidth, 2, keys...)}
	p.list.Refresh()
	box.SetVisible(p.undo, len(finished) > 0)
	p.undo.SetText(p.app.undoWord(finished))
}

// keyWidth is the least width of a player's key, in sizes of body text.
const keyWidth = 15

func (p *places) reach(seat int) {
	p.app.Back()
	p.app.Act(func(e *Evening) error {
		return e.Do(func(now clock.Reading) error { return e.Game.Reach(now, seat) })
	})
}

// undoReach takes the latest place back.
func (a *Feature) undoReach() {
	a.Act(func(e *Evening) error { return e.Do(e.Game.UndoReach) })
}

// undoWord names what an undo takes back.
func (a *Feature) undoWord(finished []int) string {
	if len(finished) == 0 {
		return wording.L("Undo")
	}
	return wording.L("Undo: {player} has reached the plan", a.Evening.Name(finished[len(finished)-1]))
}

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

// Where another program replaces the timer's file while the timer runs, its journal is written anew beside it, as
// rising-tides-2.timer and so on. The one with the greatest number is the one that was kept last.

const timerSuffix = ".timer"

// besides are the numbers of the timer's files beside TimerFile.
func besides(store journal.Store) []int {
	names, err := store.List()
	if err != nil {
		return nil // then the timer can't be read either, and that is said
	}
	var numbers []int
	for _, name := range names {
		number, ok := strings.CutPrefix(strings.TrimSuffix(name, timerSuffix), strings.TrimSuffix(TimerFile, timerSuffix)+"-")
		n, err := strconv.Atoi(number)
		if ok && err == nil && name == beside(n) {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

func beside(n int) string {
	return strings.TrimSuffix(TimerFile, timerSuffix) + "-" + strconv.Itoa(n) + timerSuffix
}

// latestFile is the file in which the timer was kept last.
func latestFile(store journal.Store) string {
	latest := 0
	for _, n := range besides(store) {
		latest = max(latest, n)
	}
	if latest == 0 {
		return TimerFile
	}
	return beside(latest)
}

// gather brings the file in which the timer was kept last back to its name. What stood there is kept beside.
func gather(store journal.Store) error {
	latest := latestFile(store)
	if latest == TimerFile {
		return nil
	}
	data, err := store.Read(latest)
	if err != nil {
		return err
	}
	names, err := store.List()
	if err != nil {
		return err
	}
	for _, name := range names {
		if name == TimerFile {
			if _, err := journal.SetAside(store, name); err != nil {
				return err
			}
		}
	}
	if err := store.Write(TimerFile, data); err != nil {
		return err
	}
	return removeBesides(store)
}

// removeBesides removes the timer's files beside TimerFile.
func removeBesides(store journal.Store) error {
	for _, n := range besides(store) {
		if err := store.Remove(beside(n)); err != nil {
			return err
		}
	}
	return nil
}
