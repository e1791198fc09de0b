package picker

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// Moves shows a picker: the verbs with the line of each, then word by word.
type Moves struct {
	app     shell.Window
	Pick    *Picker
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
	// Elsewhere are moves that the page has another key for in every step; nil: there is none.
	Elsewhere func(rules.Act) bool
}

// Face is what a list shows of a verb; what is empty is what the rules say.
type Face struct {
	Icon  parts.Icon
	Title string
	Line  string     // what it brings, or what comes next
	Price string     // what it costs
	Sign  parts.Icon // of what
}

// Drawing is how the app throws the dice and draws the cards of a table.
type Drawing struct {
	Can   func(seat, verb int) bool // whether the app can draw for that verb
	Does  bool                      // whether it does, where people do not ask for anything else
	Draw  func(seat, verb int)
	Short func(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) // shortens a word; nil: none is
	// Pictures are those of the verbs in the list; nil: they have none.
	Pictures []Pictured
	// Face adds what else the list shows of a verb, by one of its moves; nil: nothing.
	Face func(t rules.Table, act rules.Act, face *Face)
}

// Pictured are verbs that a list shows with the same picture.
type Pictured struct {
	Icon  parts.Icon
	Verbs []rules.Named
}

// pictureOf is the picture of a move's verb.
func pictureOf(list []Pictured, act rules.Act) parts.Icon {
	if list == nil {
		return parts.NoIcon
	}
	for _, p := range list {
		if rules.OneOf(act, p.Verbs...) {
			return p.Icon
		}
	}
	return parts.IconForward
}

// NewMoves is empty until Set. Drawn is how the app draws, ruling is told a move that is not allowed, changed each choice.
func NewMoves(a shell.Window, drawn Drawing, ruling func(rules.Act), changed func()) *Moves {
	return &Moves{app: a, Drawn: drawn, ruling: ruling, changed: changed, Box: parts.NewTightColumn()}
}

// Set begins anew with the moves of a table.
func (m *Moves) Set(t rules.Table) {
	all := m.Pick != nil && m.Pick.All && slices.Equal(m.Pick.awaited, t.ToMove()) // it ends with the turn
	m.Pick, m.table = NewPicker(t), false
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
	m.Did(m.Pick.Forget)
}

// About lists only the moves that name a player; the same player again lists all.
func (m *Moves) About(seat int) {
	if m.Pick.About == seat {
		seat = 0
	}
	m.Pick.About = seat
	m.Pick.Forget()
	m.Fill()
}

// Near lists only the moves that have to do with a place of the board, or all again where the place has no title.
func (m *Moves) Near(at OnBoard) {
	m.Pick.At = at
	m.Pick.Forget()
	m.Fill()
}

// Choosing reports whether the words of a verb are shown instead of the verbs.
func (m *Moves) Choosing() bool { return m.Pick.Form != nil && m.Pick.Place() >= 0 }

// Fill shows the verbs, or the words of the verb that is chosen.
func (m *Moves) Fill() {
	if m.Choosing() {
		m.Box.Objects = append(m.wordsAt(m.Pick.Place()), m.allSwitch())
	} else {
		m.Box.Objects = m.verbs()
	}
	m.Box.Objects = append(m.Box.Objects, m.foot...)
	m.Box.Refresh()
}

// allSwitch shows also what is not legal now, or leaves it out again; it says how many verbs of the step those are, or of other steps
// where this one has none.
func (m *Moves) allSwitch() fyne.CanvasObject {
	var far [3]int
	for i := range m.Pick.Forms {
		far[m.Pick.farNow(&m.Pick.Forms[i])]++
	}
	not := far[1]
	if not == 0 {
		not = far[2]
	}
	return newSeam(wording.L("Not now"), not, m.Pick.All, func() {
		m.Did(func() {
			m.Pick.All = !m.Pick.All
			m.Pick.Forget()
		})
	})
}

// verbs lists the verbs, by seat where several may act.
func (m *Moves) verbs() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if m.Pick.At.Title != "" {
		objects = append(objects, m.everywhere())
	}
	offers := m.mainFirst(m.Pick.Offers())
	if m.table { // they were asked for
		slices.SortStableFunc(offers, func(a, b VerbOffer) int { return min(a.Seat, 1) - min(b.Seat, 1) })
	}
	if m.Pick.Table.Over() {
		return nil // the places say it
	}
	if m.Elsewhere != nil {
		offers = slices.DeleteFunc(offers, func(o VerbOffer) bool { return len(o.Acts) == 1 && m.Elsewhere(o.Acts[0]) })
	}
	if len(offers) == 0 {
		objects = append(objects, parts.NewLess(m.noMoves()))
	}
	last, refused, later := -1, false, false
	for i, offer := range offers {
		if len(offer.Acts) == 0 && !refused {
			objects, refused = append(objects, m.allSwitch()), true
		}
		if offer.far() == 2 && !later {
			objects, later = append(objects, parts.NewLess(wording.L("In other steps"))), true
		}
		if offer.Seat != last && m.heads(offer.Seat) {
			objects = append(objects, m.head(offer.Seat, offers[i:]))
		}
		last = offer.Seat
		if !m.folds(offer.Seat) || m.table {
			objects = append(objects, m.offer(offer))
		}
	}
	if !refused {
		objects = append(objects, m.allSwitch())
	}
	if m.Pick.All {
		objects = append(objects, m.seats())
	}
	return objects
}

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

// offer is one verb.
func (m *Moves) offer(o VerbOffer) fyne.CanvasObject {
	face := m.FaceOf(o)
	return parts.NewOffer(parts.OfferData{
		Icon: face.Icon, Title: face.Title, Line: face.Line, Price: face.Price, Sign: face.Sign,
		Greyed: len(o.Acts) == 0, Leads: len(o.Acts) > 1, Tap: func() { m.take(o) },
	})
}

// FaceOf is what the list shows of a verb.
func (m *Moves) FaceOf(o VerbOffer) Face {
	face, act := Face{}, o.Act
	if len(o.Acts) > 0 {
		act = o.Acts[0]
	}
	face.Icon = pictureOf(m.Drawn.Pictures, act)
	if m.Drawn.Face != nil {
		m.Drawn.Face(m.Pick.Table, act, &face)
	}
	if face.Title == "" {
		face.Title = VerbTitle(o.Form)
		if len(o.Acts) > 0 {
			face.Title = ActTitle(m.Pick.Table, act)
		}
	}
	if len(o.Acts) == 0 {
		return Face{Icon: face.Icon, Title: face.Title, Line: m.reason(o.claim)}
	}
	if form := m.Pick.FormOf(act); face.Line == "" && len(o.Acts) == 1 && len(form.Words) > 0 {
		face.Line = wordsTitle(form, form.Numbers(act), m.Pick.Table.Seats())
	}
	if help := m.Pick.Table.Help(act); face.Line == "" && strings.TrimSuffix(help, ".") != face.Title {
		face.Line = help
	}
	return face
}

// TakeVerb chooses a verb by its number.
func (m *Moves) TakeVerb(seat, verb int) {
	for i := range m.Pick.Forms {
		if form := &m.Pick.Forms[i]; form.Verb == verb {
			m.Did(func() {
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
