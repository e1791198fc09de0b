package picker

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Moves shows a picker: the verbs with the line of each, then word by word.
type Moves struct {
	app     shell.Window
	Pick    *Picker
	Inline  bool // the word was chosen beside its verb: the verbs stay
	table   bool // the moves of the table are shown, though none is awaited
	Drawn   Drawing
	ruling  func(rules.Act)
	changed func() // told after each choice
	// Plays plays a legal move at once; nil: every move is only chosen here.
	Plays func(rules.Act)
	Box   *fyne.Container
	foot  []fyne.CanvasObject // stands under the moves
	// Own are the seats whose moves are chosen here; nil: all, and the table's.
	Own func(seat int) bool
}

// Drawing is how the app throws the dice and draws the cards of a table.
type Drawing struct {
	Can  func(seat, verb int) bool // whether the app can draw for that verb
	Does bool                      // whether it does, where people do not ask for anything else
	Draw func(seat, verb int)
	Main []rules.Named // verbs that come first and stand out, the foremost one first
	// AtOnce are the verbs whose move is played with its last word: it has one of few, and undo is at hand.
	AtOnce []rules.Named
	Face   func(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) // shortens a word; nil: none is
	// Told is a word as it is told at the table; nil: all words are told by their titles.
	Told func(t rules.Table, v *rules.Vocabulary, value int) (words string, ok bool)
	// Brief lays the verbs out in little room; nil: they are a list.
	Brief *Brief
	Rows  func(v *rules.Vocabulary) [][]int // of the words that lie in rows; nil: none do
}

// NewMoves is empty until Set. Drawn is how the app draws, ruling is told a move that is not allowed, changed each choice.
func NewMoves(a shell.Window, drawn Drawing, ruling func(rules.Act), changed func()) *Moves {
	return &Moves{app: a, Drawn: drawn, ruling: ruling, changed: changed, Box: parts.NewTightColumn()}
}

// Set begins anew with the moves of a table.
func (m *Moves) Set(t rules.Table) {
	all := m.Pick != nil && m.Pick.All && slices.Equal(m.Pick.awaited, t.ToMove()) // it ends with the turn
	m.Pick, m.Inline, m.table = NewPicker(t), false, false
	m.Pick.All = all
	if m.Own != nil {
		m.Pick.Only(m.Own)
	}
	m.openAlone()
	m.Fill()
}

// Did does something to the picker and shows it.
func (m *Moves) Did(change func()) {
	change()
	m.Fill()
	m.changed()
}

// Forget shows the verbs again: nothing is chosen.
func (m *Moves) Forget() {
	m.Did(func() { m.Inline = false; m.Pick.Forget() })
}

// About lists only the moves that name a player; the same player again lists all.
func (m *Moves) About(seat int) {
	if m.Pick.About == seat {
		seat = 0
	}
	m.Pick.About, m.Inline = seat, false
	m.Pick.Forget()
	m.Fill()
}

// Near lists only the moves that have to do with a place of the board, or all again where the place has no title.
func (m *Moves) Near(at OnBoard) {
	m.Pick.At, m.Inline = at, false
	m.Pick.Forget()
	m.Fill()
}

// Choosing reports whether the words of a verb are shown instead of the verbs.
func (m *Moves) Choosing() bool { return m.Pick.Form != nil && !m.Inline && m.Pick.Place() >= 0 }

// Fill shows the verbs, or the words of the verb that is chosen.
func (m *Moves) Fill() {
	if m.Choosing() {
		m.Box.Objects = m.wordsAt(m.Pick.Place())
	} else {
		m.Box.Objects = m.verbs()
	}
	switch {
	case m.Pick.Table.Over():
	case m.Pick.All: // the list is long: what makes it short again stands at hand
		m.Box.Objects = append([]fyne.CanvasObject{m.allSwitch()}, m.Box.Objects...)
	default:
		m.Box.Add(m.allSwitch())
	}
	m.Box.Objects = append(m.Box.Objects, m.foot...)
	m.Box.Refresh()
}

// allSwitch shows also what is not legal now, or leaves it out again.
func (m *Moves) allSwitch() fyne.CanvasObject {
	text := wording.L("Show all moves")
	if m.Pick.All {
		text = wording.L("Only what is allowed")
	}
	return parts.NewButton(text, parts.IconList, func() {
		m.Did(func() {
			m.Pick.All, m.Inline = !m.Pick.All, false
			m.Pick.Forget()
		})
	}).SetWeight(parts.Quiet)
}

// verbs lists the verbs, by seat where several may act.
func (m *Moves) verbs() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if m.Pick.At.Title != "" {
		objects = append(objects, m.everywhere())
	}
	if m.Pick.All {
		objects = append(objects, m.seats())
	}
	offers := m.mainFirst(m.Pick.Offers())
	if m.table { // they were asked for
		slices.SortStableFunc(offers, func(a, b VerbOffer) int { return min(a.Seat, 1) - min(b.Seat, 1) })
	}
	if m.Pick.Table.Over() {
		return nil // the places say it
	}
	if len(offers) == 0 {
		return append(objects, parts.NewLess(m.noMoves()))
	}
	last, refused := -1, false
	for i, offer := range offers {
		if len(offer.Acts) == 0 && !refused {
			objects, refused = append(objects, parts.NewSection(wording.L("Not possible now"))), true
		}
		if offer.Seat != last && m.heads(offer.Seat) {
			objects = append(objects, m.head(offer.Seat, offers[i:]))
		}
		last = offer.Seat
		if !m.folds(offer.Seat) || m.table {
			objects = m.listed(objects, offer)
		}
	}
	return objects
}

// listed adds a verb to a list; tiles come to lie beside each other.
func (m *Moves) listed(objects []fyne.CanvasObject, o VerbOffer) []fyne.CanvasObject {
	if m.Drawn.Brief == nil || m.Pick.All || o.Seat == 0 {
		return append(objects, m.offer(o))
	}
	card, tile := m.briefly(o)
	if !tile {
		return append(objects, card)
	}
	if n := len(objects); n > 0 {
		if tiles, ok := objects[n-1].(*fyne.Container); ok {
			tiles.Add(card)
			return objects
		}
	}
	return append(objects, parts.NewCells(look.Label, tileWords, mostTiles, card))
}

// Measures of tiles: how many sizes of a button's letters each is wide at least, and how many of them lie in a row at most.
const (
	tileWords = 5.2
	mostTiles = 4
)

// everywhere names the place whose moves alone are listed, and lists all again.
func (m *Moves) everywhere() fyne.CanvasObject {
	title, words, more := strings.Cut(m.Pick.At.Title, "\n")
	if more {
		words += "\n"
	}
	words += wording.L("Showing only the moves here. Tap to show all.")
	return parts.NewRow(parts.RowData{
		Title: title, Words: words, Icon: parts.IconPlace, Here: true,
		Tap: func() { m.Did(func() { m.Near(OnBoard{}) }) },
	})
}

// noMoves reports why there is nothing to choose.
func (m *Moves) noMoves() string {
	if m.Pick.At.Title != "" {
		title, _, _ := strings.Cut(m.Pick.At.Title, "\n")
		return wording.L("Nothing to do at {place} right now.", title)
	}
	if awaited := m.Pick.Table.ToMove(); m.Own != nil && !slices.ContainsFunc(awaited, m.Own) {
		return wording.L("Waiting for {player}.", AwaitedNames(m.Pick.Table))
	}
	if m.Pick.About == 0 {
		return wording.L("No move is allowed now.")
	}
	return wording.L("Nothing to do with {player} right now.", m.Pick.Table.Seats()[m.Pick.About-1])
}

// heads reports whether a seat's verbs need a heading: who is awaited alone stands at the top of the screen.
func (m *Moves) heads(seat int) bool {
	awaited := m.Pick.Table.ToMove()
	return !m.Pick.All && (len(awaited) != 1 || awaited[0] != seat)
}

// folds reports whether a seat's verbs are shown only when asked for: what the table may do while it is not awaited.
func (m *Moves) folds(seat int) bool { return seat == 0 && m.heads(0) }

// head is the heading of one seat's verbs, the first of those given.
func (m *Moves) head(seat int, offers []VerbOffer) fyne.CanvasObject {
	if !m.folds(seat) {
		return parts.NewRow(parts.RowData{Seat: seat, Title: m.Pick.Table.Seats()[seat-1]})
	}
	var verbs []string
	for _, offer := range offers {
		if offer.Seat == seat {
			verbs = append(verbs, VerbTitle(offer.Form))
		}
	}
	return parts.NewFold(wording.L("The table"), strings.Join(verbs, ", "), m.table, func() {
		m.Did(func() { m.table = !m.table })
	})
}

// seats are keys for whose moves are shown while all are.
func (m *Moves) seats() fyne.CanvasObject {
	names := m.Pick.Table.Seats()
	keys := parts.NewFlow()
	for seat := range len(names) + 1 {
		if m.Own != nil && !m.Own(seat) {
			continue
		}
		name, mark := wording.L("The table"), 0
		if seat > 0 {
			name, mark = names[seat-1], seat
		}
		key := parts.NewKey(mark, name, func() {
			m.Did(func() {
				m.Pick.Who = seat
				m.Pick.Forget()
			})
		})
		if seat == m.Pick.Who {
			key.Chosen()
		}
		keys.Add(key)
	}
	if m.Own == nil {
		keys.Objects = append(keys.Objects[1:], keys.Objects[0]) // the table last
	}
	return keys
}

// offer is one verb: as a whole, or with its first word where the choice is small.
func (m *Moves) offer(o VerbOffer) fyne.CanvasObject {
	data := parts.OfferData{Title: VerbTitle(o.Form), Main: m.main(o), Tap: func() { m.take(o) }}
	if len(o.Acts) == 0 {
		data.Greyed, data.Line = true, m.reason(o.claim)
		return parts.NewOffer(data)
	}
	data.Title, data.Line = m.titled(o)
	at, values := firstChoice(o)
	chosen := m.Pick.Form == o.Form && m.Pick.Seat == o.Seat
	if len(o.Acts) == 1 && !m.Pick.All && at < 0 {
		data.Chosen, data.Plays = chosen, m.Plays != nil
		data.Line = m.plainOr(o.Acts[0], data.Line)
	}
	draws := !m.Pick.All && m.Drawn.Can(o.Seat, o.Form.Verb)
	if draws && m.Drawn.Does {
		data.Keys = append(data.Keys, m.drawKey(o.Seat, o.Form).Main(), m.enterKey(o))
		data.Tap = nil
		return parts.NewOffer(data)
	}
	if m.beside(o, at, values) {
		data.Tap, data.Chosen = nil, chosen
		for _, value := range values {
			data.Keys = append(data.Keys, m.inlineKey(o, at, value))
		}
		if draws { // the table draws itself: its card comes first
			data.Keys = append(data.Keys, m.drawKey(o.Seat, o.Form))
		}
	}
	return parts.NewOffer(data)
}

// titled are the title of a verb and the sentence about it, "" where the title is the sentence.
func (m *Moves) titled(o VerbOffer) (title, line string) {
	title, line = ActTitle(m.Pick.Table, o.Acts[0]), m.Pick.Table.Help(o.Acts[0])
	if strings.TrimSuffix(line, ".") == title {
		return title, ""
	}
	return title, line
}

// plainOr is the line of a verb, with its only word where it has one.
func (m *Moves) plainOr(a rules.Act, line string) string {
	if form := m.Pick.FormOf(a); len(form.Words) > 0 {
		return wordsTitle(form, form.Numbers(a), m.Pick.Table.Seats()) + ". " + line
	}
	return line
}

// firstChoice is the first place at which moves differ, and the words there; -1 where there is one move.
func firstChoice(o VerbOffer) (at int, values []int) {
	for at := range o.Form.Words {
		if values := distinct(o.Acts, at); len(values) > 1 {
			return at, values
		}
	}
	return -1, nil
}

// Few is how many words stand beside their verb: on a phone little, so that all verbs can be seen at once.
func (m *Moves) Few() int {
	if shell.ClassOf(m.app.Size()) == look.Phone {
		return 3
	}
	return 7
}

// inlineKey is a word beside its verb.
func (m *Moves) inlineKey(o VerbOffer, at, value int) *parts.Key {
	p := m.Pick
	key := m.key(o.Form.Words[at], value, func() {
		m.say(func() {
			p.Take(o.Seat, o.Form)
			p.Choose(at, value)
			_, m.Inline = p.Complete()
		})
	})
	if p.Form == o.Form && p.Seat == o.Seat && m.Inline && p.Words[at] == value {
		key.Chosen()
	}
	return key
}

// TakeVerb chooses a verb by its number.
func (m *Moves) TakeVerb(seat, verb int) {
	for i := range m.Pick.Forms {
		if form := &m.Pick.Forms[i]; form.Verb == verb {
			m.Did(func() {
				m.Inline = false
				m.Pick.Take(seat, form)
			})
			return
		}
	}
}

// reason says in few words why something is not legal.
func (m *Moves) reason(c claim) string {
	rule := m.Pick.Table.Judge(c.Act)
	switch rule {
	case rules.NotAwaited: // their sentences list all that is possible, which is on the screen
		return wording.L("Waiting for {player}.", AwaitedNames(m.Pick.Table))
	case rules.WrongStep: // what is awaited is on the screen too
		if when := m.Pick.FormOf(c.Act).When; when != "" {
			return wording.TextOf(when).String()
		}
	}
	return shell.Because(rule, m.Pick.Table.Explain(c.Act).Why.String())
}
