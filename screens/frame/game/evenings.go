package game

import (
	"encoding/json"
	"iter"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/evenings"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// peopleFile is the name under which it is kept who is meant by the names of matches.
const peopleFile = "people.json"

// Evenings is what the matches of the device that are over tell of those who play: read beside the screens, and kept.
type Evenings struct {
	app     *Session
	results *library.Results[evenings.Result]
	people  *evenings.People
	played  []evenings.Played            // without the app
	feats   map[string][]rules.FeatWords // by the game's key
	reading bool
	Left    int // how many matches are still read
}

// NewEvenings reads who is meant by the names.
func NewEvenings(a *Session) *Evenings {
	e := &Evenings{app: a, results: library.NewResults(a.Library, evenings.Version, evenings.ResultOf), people: evenings.NewPeople(), feats: map[string][]rules.FeatWords{}}
	err := a.Wholes().Read(peopleFile, func(data []byte) (err error) {
		e.people, err = evenings.ReadPeople(data)
		return err
	})
	if err != nil {
		a.SayUnread(wording.L("The names of the people can't be read: {problem}.", err), err)
	}
	err = a.Wholes().Read(evenings.PlayedFile, func(data []byte) (err error) {
		e.played, err = evenings.ReadPlayed(data)
		return err
	})
	if err != nil {
		a.SayUnread(wording.L("The matches that you entered can't be read: {problem}.", err), err)
	}
	return e
}

// Played are the matches that were played without the app.
func (e *Evenings) Played() []evenings.Played { return e.played }

// KeepPlayed keeps these as the matches that were played without the app, and reports whether it could.
func (e *Evenings) KeepPlayed(list []evenings.Played) bool {
	data, err := evenings.SavePlayed(list)
	if err == nil {
		err = e.app.Wholes().Write(evenings.PlayedFile, data)
	}
	if err != nil {
		e.app.Say(wording.L("The match can't be saved: {problem}.", err))
		return false
	}
	e.played = list
	return true
}

// People says who is meant by the names.
func (e *Evenings) People() *evenings.People { return e.people }

// KeepPeople keeps who is meant by the names.
func (e *Evenings) KeepPeople() {
	data, err := e.people.Save()
	if err == nil {
		err = e.app.Wholes().Write(peopleFile, data)
	}
	if err != nil {
		e.app.Say(wording.L("The names of the people can't be saved: {problem}.", err))
	}
}

// Log is what was played, as far as it was read, and the matches that were not, the latest first.
func (e *Evenings) Log() (log *evenings.Log, unread []string) {
	results, unread, err := e.results.All()
	if err != nil {
		e.app.Say(wording.L("The list of matches can't be read: {problem}.", err))
	}
	for _, p := range e.played {
		results = append(results, p.Result())
	}
	return evenings.NewLog(results, e.people, VacantName), unread
}

// atOnce is how many matches are read before the screens have their turn.
const atOnce = 4

// CatchUp reads matches beside the screens. Then is called after each few, and once all are read; never where there are none or some are
// being read.
func (e *Evenings) CatchUp(unread []string, then func()) {
	if len(unread) == 0 || e.reading {
		return
	}
	e.reading, e.Left = true, len(unread)
	some := unread[:min(len(unread), atOnce)]
	e.app.Device().Apart(func() {
		for _, id := range some {
			e.results.Learn(id)
			if e.app.Device().Yield != nil {
				e.app.Device().Yield()
			}
		}
		if len(some) == len(unread) {
			e.results.Keep()
		}
	}, func() {
		e.reading, e.Left = false, len(unread)-len(some)
		if then(); e.Left > 0 {
			e.CatchUp(unread[len(some):], then)
		}
	})
}

// FeatWords are what is remembered of the matches of a game.
func (e *Evenings) FeatWords(g *rules.Game) []rules.FeatWords {
	words, ok := e.feats[g.Key]
	if ok {
		return words
	}
	if table, err := g.Open((&Remembered{}).Last(g).Transcript(g), nil); err == nil {
		words = rules.FeatsOf(table)
	}
	e.feats[g.Key] = words
	return words
}

// Broken are the records of the table that a match of this device has broken, once it and all others were read; then is called when that
// was done in the meantime.
func (e *Evenings) Broken(id string, g *rules.Game, then func()) []evenings.Record {
	log, unread := e.Log()
	if len(unread) > 0 {
		e.CatchUp(unread, func() {
			if e.Left == 0 {
				then()
			}
		})
		return nil
	}
	return log.Broken(id, g.Key, e.FeatWords(g))
}

// RecordLine says who holds a record.
func RecordLine(r evenings.Record) string {
	return wording.L("{player}, {value}", r.Person, r.Words.Told.Of(r.Value).String())
}

// NewRecordLine says that somebody has broken one.
func NewRecordLine(r evenings.Record) string {
	return wording.L("New record! {title}: {holder}", r.Words.Title.String(), RecordLine(r))
}

// Places are the places at the end; who shares one stands under it together.
func Places(a *Session, t rules.Table, but ...int) fyne.CanvasObject {
	var rows []*parts.Row
	for seat, place := range Placed(a, t) {
		if !slices.Contains(but, seat) {
			rows = append(rows, parts.NewRow(parts.RowData{Seat: seat, Title: t.Seats()[seat-1], Words: t.Reached(seat).String(), Trail: place}))
		}
	}
	return parts.NewRows(rows...)
}

// Placed goes through the seats in the order of their places at the end, each with the word for its place.
func Placed(a *Session, t rules.Table) iter.Seq2[int, string] {
	safe := t.Safe()
	return func(yield func(seat int, place string) bool) {
		place := 1
		for _, group := range t.Ranking() {
			for _, seat := range group {
				word := parts.PlaceWord(place)
				if safe != nil && !slices.Contains(safe, seat) {
					word = wording.L("Last")
				}
				if !yield(seat, word) {
					return
				}
			}
			place += len(group)
		}
	}
}

// GainMark is the side of a seat's mark beside gains, in device-independent pixels at text step 1.
const GainMark = 22

// mostBack is how many moves are looked through for one that changed what somebody has.
const mostBack = 12

// LatestGains are the gains of the latest move that brought or cost something, with the views before and after it; nil where
// none of the latest moves did, or a position was agreed on since.
func LatestGains[V, G any](t rules.Table, look func(rules.Table) (V, bool), gains func(was, after V) []G) (list []G, was, after V) {
	after, ok := look(t)
	before := t.Fork()
	log := t.Log()
	for i := len(log) - 1; ok && i >= max(0, len(log)-mostBack) && !log[i].Agreed; i-- {
		before.Undo()
		if was, ok = look(before); !ok {
			break
		}
		if list = gains(was, after); len(list) > 0 {
			return list, was, after
		}
		after = was
	}
	return nil, was, after
}

// MostPast is how many changes can be taken back.
const MostPast = 200

// Past is what something was before each of its changes, oldest first. What is kept never changes: another state takes its place.
type Past[T any] struct {
	was []T
	key *parts.IconButton // the one that is shown; nil: none was
}

// Keep notes what is about to change.
func (p *Past[T]) Keep(before T) {
	p.was = append(slices.Clip(p.was), before)
	p.was = p.was[max(0, len(p.was)-MostPast):]
	p.able()
}

// Back gives what was before the latest change, and forgets it there; ok is false where nothing has changed.
func (p *Past[T]) Back() (before T, ok bool) {
	last := len(p.was) - 1
	if last < 0 {
		return before, false
	}
	before, p.was = p.was[last], p.was[:last]
	p.able()
	return before, true
}

// Any reports whether there is something to go back to.
func (p *Past[T]) Any() bool { return len(p.was) > 0 }

// All are the states before, oldest first.
func (p *Past[T]) All() []T { return slices.Clip(p.was) }

// Key takes the latest change back; it is grey as long as there is none.
func (p *Past[T]) Key(back func()) *parts.IconButton {
	p.key = parts.NewIconButton(parts.IconUndo, wording.L("Undo"), back)
	p.able()
	return p.key
}

func (p *Past[T]) able() {
	if p.key != nil {
		parts.Able(p.key, p.Any())
	}
}

// IsZero reports whether nothing has changed: then a file leaves it out.
func (p Past[T]) IsZero() bool { return !p.Any() }

// MarshalJSON writes the states.
func (p Past[T]) MarshalJSON() ([]byte, error) { return json.Marshal(p.was) }

// UnmarshalJSON reads them.
func (p *Past[T]) UnmarshalJSON(data []byte) error { return json.Unmarshal(data, &p.was) }

// MatsView is how a position lies on the table: a mat for each player, and what lies in the middle.
type MatsView struct {
	app  *Session
	Box  *fyne.Container
	tap  func(seat int)
	Turn fyne.CanvasObject // the mat of the first who is awaited; nil: none

	spoken  map[int]string // what lies on each mat, by seat; nil before the first position
	changed map[int]bool   // by the last move
}

// NewMats is empty until show; tap is called with the seat of a mat that was tapped.
func NewMats(a *Session, tap func(seat int)) *MatsView {
	return &MatsView{app: a, Box: container.NewStack(), tap: tap}
}

// Show lays a position out. About is the seat whose moves alone are listed, 0 for none.
func (m *MatsView) Show(t rules.Table, about int) {
	lay := m.app.AtTable(t).Mats
	if lay == nil {
		lay = PlainMats
	}
	data, middle := lay(t, m.large())
	m.Turn = nil
	fresh := m.compare(data)
	awaited := t.ToMove()
	objects := make([]fyne.CanvasObject, 0, len(data))
	for _, d := range data {
		d.Chosen = d.Seat == about && about > 0
		d.Changed, d.Fresh = m.changed[d.Seat], fresh && m.changed[d.Seat]
		for _, seat := range awaited {
			d.Awaited = d.Awaited || seat == d.Seat && seat > 0
		}
		d.Brief = !m.large() && !d.Awaited && !d.Whole && len(d.Counts) > 0
		if d.Seat > 0 {
			d.Tap = func() { m.tap(d.Seat) }
		}
		objects = append(objects, parts.NewMat(d))
		if d.Awaited && m.Turn == nil {
			m.Turn = objects[len(objects)-1]
		}
	}
	m.Box.Objects = []fyne.CanvasObject{m.arrange(objects, middle)}
	m.Box.Refresh()
}

// compare finds out which mats differ from those of the position before, and reports whether any does. A position that is
// shown again keeps what the last move changed.
func (m *MatsView) compare(data []parts.MatData) (fresh bool) {
	spoken, changed := map[int]string{}, map[int]bool{}
	for _, d := range data {
		if d.Seat == 0 {
			continue
		}
		spoken[d.Seat] = d.Name + "\n" + d.Words + "\n" + d.Spoken
		if was, ok := m.spoken[d.Seat]; ok && was != spoken[d.Seat] {
			changed[d.Seat] = true
		}
	}
	m.spoken = spoken
	if len(changed) > 0 {
		m.changed = changed
	}
	return len(changed) > 0
}

// Changed are the seats whose mats the last move changed, in order.
func (m *MatsView) Changed() []int { return slices.Sorted(maps.Keys(m.changed)) }

// large reports whether there is room to show each card.
func (m *MatsView) large() bool { return shell.ClassOf(m.app.Size()) != look.Phone }

// leastMat is the least width of a mat of two side by side, in device-independent pixels.
const leastMat = 240

// arrange puts the mats one under the other or, where there is room, in two columns, in the order of the seats. What lies
// in the middle stands above them, or on a phone under them.
func (m *MatsView) arrange(mats []fyne.CanvasObject, middle []parts.MatData) fyne.CanvasObject {
	common := make([]fyne.CanvasObject, len(middle))
	for i, d := range middle {
		common[i] = parts.NewMat(d)
	}
	if !m.large() || len(mats) < 3 {
		return parts.NewTightColumn(append(mats, common...)...)
	}
	return parts.NewTightColumn(append(common, parts.NewGrid(leastMat, 2, mats...))...)
}

// PlainMats show what the game's book says of the position: the lines that begin with a player's name lie on that
// player's mat, the others in the middle. The first line tells whose turn it is, which the heading says.
func PlainMats(t rules.Table, large bool) (mats, middle []parts.MatData) {
	lines := t.Summary()
	for i, line := range lines {
		name, spoken, _ := strings.Cut(line, ": ")
		if seat := seatOf(name, t.Seats()); seat > 0 {
			if large {
				spoken = strings.ReplaceAll(spoken, "; ", "\n")
			}
			mats = append(mats, parts.MatData{Seat: seat, Name: name, Words: parts.Upper(spoken)})
			continue
		}
		if i > 0 {
			middle = append(middle, parts.MatData{Words: line})
		}
	}
	return mats, middle
}

// seatOf is the seat whose name a text is, or begins with before a bracket; 0 for none.
func seatOf(text string, seats []string) int {
	for i, name := range seats {
		if text == name || strings.HasPrefix(text, name+" (") {
			return i + 1
		}
	}
	return 0
}
