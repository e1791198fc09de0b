package screens

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// moves shows a picker: the verbs with the line of each, then word by word.
type moves struct {
	app     *App
	pick    *picker
	inline  bool // the word was chosen beside its verb: the verbs stay
	table   bool // the moves of the table are shown, though none is awaited
	drawn   drawing
	ruling  func(rules.Act)
	changed func() // told after each choice
	box     *fyne.Container
	foot    []fyne.CanvasObject // stands under the moves
}

// drawing is how the app throws the dice and draws the cards of a table.
type drawing struct {
	can  func(seat, verb int) bool // whether the app can draw for that verb
	does bool                      // whether it does, where people do not ask for anything else
	draw func(seat, verb int)
}

func newMoves(a *App, drawn drawing, ruling func(rules.Act), changed func()) *moves {
	return &moves{app: a, drawn: drawn, ruling: ruling, changed: changed, box: parts.NewTightColumn()}
}

// set begins anew with the moves of a table.
func (m *moves) set(t rules.Table) {
	all := m.pick != nil && m.pick.all
	m.pick, m.inline, m.table = newPicker(t), false, false
	m.pick.all = all
	m.fill()
}

// did does something to the picker and shows it.
func (m *moves) did(change func()) {
	change()
	m.fill()
	m.changed()
}

// about lists only the moves that name a player; the same player again lists all.
func (m *moves) about(seat int) {
	if m.pick.about == seat {
		seat = 0
	}
	m.pick.about, m.inline = seat, false
	m.pick.forget()
	m.fill()
}

// near lists only the moves that have to do with a place of the board, or all again where the place has no title.
func (m *moves) near(at onBoard) {
	m.pick.at, m.inline = at, false
	m.pick.forget()
	m.fill()
}

// fill shows the verbs, or the words of the verb that is chosen.
func (m *moves) fill() {
	if m.pick.form == nil || m.inline || m.pick.place() < 0 {
		m.box.Objects = m.verbs()
	} else {
		m.box.Objects = m.wordsAt(m.pick.place())
	}
	if !m.pick.table.Over() {
		m.box.Add(m.allSwitch())
	}
	m.box.Objects = append(m.box.Objects, m.foot...)
	m.box.Refresh()
}

// allSwitch shows also what is not legal now, or leaves it out again.
func (m *moves) allSwitch() fyne.CanvasObject {
	text := lang.L("Show all moves")
	if m.pick.all {
		text = lang.L("Only what is legal")
	}
	return parts.NewButton(text, parts.IconList, func() {
		m.did(func() {
			m.pick.all, m.inline = !m.pick.all, false
			m.pick.forget()
		})
	}).SetWeight(parts.Quiet)
}

// verbs lists the verbs, by seat where several may act.
func (m *moves) verbs() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if m.pick.at.title != "" {
		objects = append(objects, m.everywhere())
	}
	if m.pick.all {
		objects = append(objects, m.seats())
	}
	offers := m.pick.offers()
	if m.pick.table.Over() {
		return nil // the places say it
	}
	if len(offers) == 0 {
		return append(objects, parts.NewLess(m.noMoves()))
	}
	last := -1
	for i, offer := range offers {
		if offer.seat != last && m.heads(offer.seat) {
			objects = append(objects, m.head(offer.seat, offers[i:]))
		}
		last = offer.seat
		if !m.folds(offer.seat) || m.table {
			objects = append(objects, m.offer(offer))
		}
	}
	return objects
}

// everywhere names the place whose moves alone are listed, and lists all again.
func (m *moves) everywhere() fyne.CanvasObject {
	title, words, more := strings.Cut(m.pick.at.title, "\n")
	if more {
		words += "\n"
	}
	words += lang.L("Only the moves here are listed. Tap for all.")
	return parts.NewRow(parts.RowData{
		Title: title, Words: words, Icon: parts.IconPlace, Here: true,
		Tap: func() { m.did(func() { m.near(onBoard{}) }) },
	})
}

// noMoves says why there is nothing to choose.
func (m *moves) noMoves() string {
	if m.pick.at.title != "" {
		title, _, _ := strings.Cut(m.pick.at.title, "\n")
		return lang.L("No move has to do with {{.Place}} now.", map[string]any{"Place": title})
	}
	if m.pick.about == 0 {
		return lang.L("No move is legal now.")
	}
	return lang.L("No move has to do with {{.Player}} now.", map[string]any{"Player": m.pick.table.Seats()[m.pick.about-1]})
}

// heads tells whether a seat's verbs need a heading: who is awaited alone stands at the top of the screen.
func (m *moves) heads(seat int) bool {
	awaited := m.pick.table.ToMove()
	return !m.pick.all && (len(awaited) != 1 || awaited[0] != seat)
}

// folds tells whether a seat's verbs are shown only when asked for: what the table may do while it is not awaited.
func (m *moves) folds(seat int) bool { return seat == 0 && m.heads(0) }

// head is the heading of one seat's verbs, the first of those given.
func (m *moves) head(seat int, offers []verbOffer) fyne.CanvasObject {
	if !m.folds(seat) {
		return parts.NewRow(parts.RowData{Seat: seat, Title: m.pick.table.Seats()[seat-1]})
	}
	var verbs []string
	for _, offer := range offers {
		if offer.seat == seat {
			verbs = append(verbs, verbTitle(offer.form))
		}
	}
	return parts.NewFold(0, lang.L("The table"), strings.Join(verbs, ", "), m.table, func() {
		m.did(func() { m.table = !m.table })
	})
}

// seats are keys for whose moves are shown while all are.
func (m *moves) seats() fyne.CanvasObject {
	names := m.pick.table.Seats()
	keys := parts.NewFlow()
	for seat := range len(names) + 1 {
		name, mark := lang.L("The table"), 0
		if seat > 0 {
			name, mark = names[seat-1], seat
		}
		key := parts.NewKey(mark, name, func() {
			m.did(func() {
				m.pick.who = seat
				m.pick.forget()
			})
		})
		if seat == m.pick.who {
			key.Chosen()
		}
		keys.Add(key)
	}
	keys.Objects = append(keys.Objects[1:], keys.Objects[0]) // the table last
	return keys
}

// offer is one verb: as a whole, or with its first word where the choice is small.
func (m *moves) offer(o verbOffer) fyne.CanvasObject {
	data := parts.OfferData{Title: verbTitle(o.form), Tap: func() { m.take(o) }}
	if len(o.acts) == 0 {
		data.Greyed, data.Line = true, m.reason(o.claim)
		return parts.NewOffer(data)
	}
	data.Line = lang.L(m.pick.table.Help(o.acts[0]))
	at, values := firstChoice(o)
	chosen := m.pick.form == o.form && m.pick.seat == o.seat
	if len(o.acts) == 1 && !m.pick.all && at < 0 {
		data.Chosen = chosen
		data.Line = m.plainOr(o.acts[0], data.Line)
	}
	draws := !m.pick.all && m.drawn.can(o.seat, o.form.Verb)
	if draws && m.drawn.does {
		data.Keys = append(data.Keys, m.drawKey(o.seat, o.form), m.enterKey(o))
		data.Tap = nil
		return parts.NewOffer(data)
	}
	if !m.pick.all && at >= 0 && len(values) <= m.few() && !isNumber(o.form.Words[at]) {
		data.Tap, data.Chosen = nil, chosen
		if draws {
			data.Keys = append(data.Keys, m.drawKey(o.seat, o.form))
		}
		for _, value := range values {
			data.Keys = append(data.Keys, m.inlineKey(o, at, value))
		}
	}
	return parts.NewOffer(data)
}

// plainOr is the line of a verb, with its only word where it has one.
func (m *moves) plainOr(a rules.Act, line string) string {
	if form := m.pick.formOf(a); len(form.Words) > 0 {
		return wordsTitle(form, a.Words[:len(form.Words)], m.pick.table.Seats()) + ". " + line
	}
	return line
}

// firstChoice is the first place at which moves differ, and the words there; -1 where there is one move.
func firstChoice(o verbOffer) (at int, values []int) {
	for at := range o.form.Words {
		if values := distinct(o.acts, at); len(values) > 1 {
			return at, values
		}
	}
	return -1, nil
}

// few is how many words stand beside their verb: on a phone little, so that all verbs can be seen at once.
func (m *moves) few() int {
	if classOf(m.app.size) == look.Phone {
		return 3
	}
	return 7
}

// inlineKey is a word beside its verb.
func (m *moves) inlineKey(o verbOffer, at, value int) *parts.Key {
	p := m.pick
	key := m.key(o.form.Words[at], value, func() {
		m.did(func() {
			p.take(o.seat, o.form)
			p.choose(at, value)
			_, m.inline = p.complete()
		})
	})
	if p.form == o.form && p.seat == o.seat && m.inline && p.words[at] == value {
		key.Chosen()
	}
	return key
}

// take chooses a verb. One that is not legal whatever its words are leads to the ruling.
func (m *moves) take(o verbOffer) {
	if len(o.acts) == 0 && o.rule != "" {
		m.ruling(o.act)
		return
	}
	m.did(func() {
		m.inline = false
		m.pick.take(o.seat, o.form)
	})
}

// takeVerb chooses a verb by its number.
func (m *moves) takeVerb(seat, verb int) {
	for i := range m.pick.forms {
		if form := &m.pick.forms[i]; form.Verb == verb {
			m.did(func() {
				m.inline = false
				m.pick.take(seat, form)
			})
			return
		}
	}
}

// reason says in few words why something is not legal.
func (m *moves) reason(c claim) string {
	switch c.rule {
	case "":
		return lang.L("Not possible now.")
	case rules.NotAwaited: // their sentences list all that is possible, which is on the screen
		return c.rule + ": " + lang.L("Awaited is {{.Player}}.", map[string]any{"Player": awaitedNames(m.pick.table)})
	case rules.WrongStep:
		return c.rule + ": " + lang.L("Not in this step.")
	}
	return c.rule + ": " + lang.L(m.pick.table.Explain(c.act).Why)
}
